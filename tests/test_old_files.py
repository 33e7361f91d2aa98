"""Files saved by an older version (commit 5fb54dca) are read correctly."""

import shutil
from datetime import date
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

import pytest

from canasta_qt.app.settings.settings import Settings
from canasta_qt.art.deck_style import BackDesign, DeckColours, IndexSize
from canasta_qt.bots.levels import decide_at_level
from canasta_qt.controller.practice_session import PracticeRound, start_from_record
from canasta_qt.controller.replay_frames import ReplayFrames
from canasta_qt.controller.session import Session
from canasta_qt.engine.state.position import seat_to_act
from canasta_qt.learning.progress import (
    BoxedPosition,
    DayResult,
    FinishedLesson,
    LessonProgress,
    ProgressFile,
)
from canasta_qt.look.tokens import Felt, MemoryAids
from canasta_qt.notation.record import parse_record
from canasta_qt.rules.amounts import ThreePoints
from canasta_qt.rules.model import differing_parameters
from canasta_qt.rules.rulesets.catalog import preset
from canasta_qt.rules.text import parse_ruleset
from canasta_qt.rules.values import BothAtTarget, FirstTurn
from canasta_qt.storage.game_files import GameStore
from canasta_qt.storage.own_rulesets import custom_rulesets, load_ruleset
from canasta_qt.storage.paths import rulesets_folder
from canasta_qt.windows.widgets.choices import Speed, ThemeChoice
from tests.conftest import ExpectedLog
from tests.narrow import some

FOLDER: Final = Path(__file__).parent / "old_files"


class Game(NamedTuple):
    """A saved game: its rules, round, points, hints and undos, and where it stopped."""

    rules: str
    round_: int
    scores: tuple[int, ...]
    turn: int
    hand: str
    hints: int = 0
    undos: int = 0


GAMES: Final = {
    "partner-wishes": Game("classic_4", 1, (0, 0), 3, "8d8s9dTcJhKcAdAd3s", 2),
    "hints-and-undo": Game("classic_4", 1, (0, 0), 3, "8d8s9dTcJhKcAdAd3s", 3, 1),
    "shared": Game("classic_4", 1, (0, 0), 3, "8d8s9dTcJhKcAd3s3s"),
    "several-rounds": Game("classic_4", 6, (5555, 2480), 2, "7s7s9cTcTdJcJdQsQsAcXr"),
    "house-rules": Game(
        "classic_4(hand_size=13,target_score=7000)", 3, (1050, 1405), 2, "As3s"
    ),
    "samba": Game("samba", 2, (1935, 5390), 0, "4h4s5d5h6h8cQdKsAc"),
    "classic-two": Game("classic_2", 2, (1005, 2120), 0, "5s6s7d7s8c8h9d9hQcKc3c3s"),
}


@pytest.mark.parametrize("name", GAMES)
def test_a_game_saved_by_an_older_version_can_be_continued(
    name: str, tmp_path: Path
) -> None:
    shutil.copy(FOLDER / f"{name}.canasta", tmp_path)
    store = GameStore(tmp_path)
    kept, complaints = store.unfinished_games()
    session = Session.resume(store.open_game(name)[1], Random(1))
    position, saved = session.position, GAMES[name]

    assert ([game.name for game in kept], complaints) == ([name], [])
    assert session.record.ruleset == parse_ruleset(saved.rules)
    assert (position.round, tuple(position.scores)) == (saved.round_, saved.scores)
    assert (session.hint_count, session.undo_count) == (saved.hints, saved.undos)
    assert seat_to_act(position) == saved.turn
    assert f"hands={saved.hand}/" in session.position_text()

    for seed in range(30):
        seat = seat_to_act(session.position)
        if seat is None:
            session.deal_next_round()
        else:
            session.submit(
                decide_at_level("beginner", session.observe(seat), seed, 1).action
            )


def test_an_old_practice_round_continues_and_can_be_undone_to_its_deal() -> None:
    """The file has a number of a branch, which is ignored now."""
    text = (FOLDER / "practice.canasta").read_text(encoding="utf-8")
    record = parse_record(text)
    assert record.private_fields["_branch"] == 2

    beginning, done = start_from_record(ReplayFrames(record, 0))
    practised = PracticeRound(beginning, 0, Random(1))
    for action in done:
        practised.submit(action)

    assert len(practised.applied_actions) == 44
    assert seat_to_act(practised.position) == 2
    assert "hands=5s7h9dTcJhKcAd3s/" in practised.position_text()
    while (seat := seat_to_act(practised.position)) is not None:
        seen, seed = practised.observe(seat), len(practised.applied_actions)
        practised.submit(decide_at_level("beginner", seen, seed, 1).action)
    kept = some(practised.practice_record())
    assert "_branch" not in kept.private_fields
    while practised.applied_actions:
        practised.undo()
    assert practised.position == beginning.position


def test_house_rules_saved_by_an_older_version_are_unchanged() -> None:
    rules = load_ruleset(FOLDER / "sunday.toml")
    base = preset("samba")

    assert base is not None
    assert rules.name == "Sunday rules"
    assert rules.note == "As we played in the old house."
    assert dict(differing_parameters(rules.ruleset, base)) == {"target_score": 7000}


@pytest.mark.parametrize("name", GAMES)
def test_a_file_without_the_newer_rules_has_the_rules_of_its_time(name: str) -> None:
    """No game had these rules; the values of tables were those of printed games."""
    record = parse_record((FOLDER / f"{name}.canasta").read_text(encoding="utf-8"))
    for rules in (record.ruleset, load_ruleset(FOLDER / "sunday.toml").ruleset):
        assert rules.first_turn is FirstTurn.FREE
        assert rules.score_without_going_out is True
        assert rules.both_at_target is BothAtTarget.HIGHER_TOTAL
        assert rules.first_pile_size == 1
        tables = rules.initial_table, rules.wild_canasta_table, rules.red3_table
        base = preset(rules.id)
        assert base is not None
        assert tables == (base.initial_table, base.wild_canasta_table, base.red3_table)
        assert not any(isinstance(table, tuple | ThreePoints) for table in tables)


def test_an_old_game_with_a_removed_rule_is_set_aside_and_the_rule_named(
    tmp_path: Path, expected_log: ExpectedLog
) -> None:
    expected_log("canasta.storage", "was set aside")
    text = (FOLDER / "house-rules.canasta").read_text(encoding="utf-8")
    old = text.replace("hand_size=13", "hand_size=13,min_meld_size=4")
    (tmp_path / "house-rules.canasta").write_text(old, encoding="utf-8")

    kept, (complaint,) = GameStore(tmp_path).unfinished_games()

    assert (kept, "house-rules" in str(complaint)) == ([], True)
    texts = [path.read_text("utf-8") for path in tmp_path.rglob("*") if path.is_file()]
    assert old in texts
    assert any("not 'min_meld_size'" in each for each in texts)


def test_old_house_rules_with_a_removed_rule_are_set_aside_and_it_is_named(
    expected_log: ExpectedLog,
) -> None:
    expected_log("canasta.storage", "was set aside")
    text = (FOLDER / "sunday.toml").read_text(encoding="utf-8")
    old = f"{text}min_meld_size = 4\n"
    folder = rulesets_folder()
    (folder / "sunday.toml").write_text(old, encoding="utf-8")

    kept, (complaint,) = custom_rulesets()

    assert (kept, "sunday" in str(complaint)) == ([], True)
    texts = [path.read_text("utf-8") for path in folder.rglob("*") if path.is_file()]
    assert old in texts
    assert any("No rule is called “min_meld_size”" in each for each in texts)


def test_settings_saved_by_an_older_version_are_unchanged(tmp_path: Path) -> None:
    shutil.copy(FOLDER / "settings.ini", tmp_path)
    settings = Settings(tmp_path / "settings.ini")
    choices, remembered = settings.choices(), settings.remembered()

    assert settings.trouble == ""
    assert (choices.language, choices.player_name) == ("de", "Ruth")
    assert (choices.theme, choices.felt) == (ThemeChoice.DARK, Felt.MIDNIGHT)
    assert (choices.deck_colours, choices.index) == (DeckColours.TUNED, IndexSize.JUMBO)
    assert (choices.back, choices.card_size) == (BackDesign.ROSETTE, 120)
    assert (choices.speed, choices.memory_aids) == (Speed.FAST, MemoryAids.OUT)
    assert (choices.reduced_motion, choices.left_handed) == (True, True)
    assert (choices.faces_react, choices.count_by_itself) == (False, False)
    assert (choices.effects_volume, choices.panel_wide) == (30, False)
    assert remembered.window_rect is not None
    assert remembered.window_rect.getRect() == (10, 20, 1000, 700)
    assert (remembered.ruleset, remembered.target) == ("samba", 7000)
    assert (remembered.undo, remembered.players) == (False, 4)
    assert remembered.seats.split("|") == ["Clara", "Anton", "Tomás"]
    assert remembered.levels.split("|") == ["expert", "standard", "beginner"]


def test_progress_in_learning_saved_by_an_older_version_is_unchanged(
    tmp_path: Path,
) -> None:
    shutil.copy(FOLDER / "learning.toml", tmp_path)
    learned = ProgressFile(tmp_path / "learning.toml").read_progress()
    day = date(2026, 11, 22)

    assert learned.lesson == {"classic-08": FinishedLesson(day, 2)}
    assert learned.left == {"first-round": LessonProgress(4, (1, 2, 3))}
    solved = BoxedPosition(1, date(2026, 11, 23), 1)
    assert learned.position == {"piles: a pile is taken onto a meld": solved}
    solved_day = DayResult((1215, 85), 2, out=True, hints=1, position="solved")
    assert learned.day == {str(day): solved_day}
