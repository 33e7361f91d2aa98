"""Every text that a player reads can be translated: seen in a pseudo-language."""

from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from canasta_qt.app.start.program import Program
from canasta_qt.art.typefaces import SUIT_TYPEFACE
from canasta_qt.bots.rule_bots.policy import policy_action
from canasta_qt.commands import Command
from canasta_qt.storage.paths import games_folder
from canasta_qt.windows.help import CrashDialog
from canasta_qt.windows.new_game.sheet import NewGameSheet
from tests.app.playing import (
    Spoken,
    Start,
    at_turn,
    close_top,
    end_game,
    my_turn,
    view_of,
    walk_sheets,
)
from tests.app.pseudo_language import PSEUDO
from tests.app.shown_words import Shown
from tests.app.test_advice import dislikes_what_is_played
from tests.conftest import ExpectedLog
from tests.controller.advice import Scripted
from tests.narrow import instance, some
from tests.statistics.played import SHORT, dated, played, put


@pytest.fixture
def opened(start: Start, spoken: Spoken) -> Start:
    """Start the program in the pseudo-language.

    The adviser answers at once, and rejects every move of the policy.
    """
    spoken(PSEUDO)
    adviser = Scripted(dislikes_what_is_played)
    return partial(start, language=PSEUDO, painted=True, adviser=adviser)


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch) -> Shown:
    return Shown(monkeypatch)


def play(qtbot: QtBot, program: Program, shown: Shown, turns: int) -> None:
    """Play by the policy, looking at the window at every decision."""
    session, table = program.main_game.session, program.table
    assert session is not None
    for turn in range(turns):
        qtbot.waitUntil(lambda: my_turn(program) or session.is_over)
        if session.is_over:
            return
        shown.look("table", program.window)
        if turn % 4 == 0:
            QTest.keyClick(table, Qt.Key.Key_H)
            qtbot.waitUntil(lambda: Command.FOLLOW in table.advice.commands)
            shown.look("hint", program.window)
            QTest.keyClick(table, Qt.Key.Key_H, Qt.KeyboardModifier.ShiftModifier)
            shown.look("why", program.window)
            QTest.keyClick(table, Qt.Key.Key_Escape)
        program.controller.play_action(policy_action(view_of(program).position))


def test_every_sheet_is_translated(qtbot: QtBot, opened: Start, shown: Shown) -> None:
    put(dated(played(SHORT, 1), "2026-11-01T20:00:00+00:00"), "game-101")
    put("no game", "game-102")
    program = at_turn(qtbot, opened)
    walk_sheets(qtbot, program, SHEETS, shown.look)
    crash = CrashDialog("", program.window)
    shown.look("crash", crash)

    well_written(shown)


SHEETS = (
    "new_game", "house_rules", "preferences", "statistics", "keys", "report", "about",
    "give_up", "compare",
)  # fmt: skip


def well_written(shown: Shown) -> None:
    """Assert that nothing is in English, and every suit sign is one of the deck."""
    assert "\n".join(shown.untranslated) == ""
    foreign = {text: by for text, by in shown.suits.items() if by != {SUIT_TYPEFACE}}
    assert foreign == {}


@pytest.mark.sample(3)
@pytest.mark.parametrize("ruleset", ["samba", "hand_and_foot", "cuban"])
def test_all_texts_of_a_played_round_are_translated(
    qtbot: QtBot, opened: Start, shown: Shown, ruleset: str
) -> None:
    program = opened(ruleset=ruleset)

    play(qtbot, program, shown, 9)

    assert len(shown.texts) > 100
    assert len(shown.suits) > 20
    well_written(shown)


def test_all_texts_of_the_end_of_a_game_are_translated(
    qtbot: QtBot, opened: Start, shown: Shown
) -> None:
    program = opened(ruleset="classic_2(target_score=100)")

    play(qtbot, program, shown, 5)
    end_game(qtbot, program, shown.look)
    program.replay_actions.replay_game()
    replaying = some(program.replay_actions.open_replay)
    for _ in range(4):
        replaying.go_to_marked_decision(1)
        shown.look("replay", replaying.window)

    assert {"why", "score", "hands", "review", "replay", "winner"} <= shown.places
    well_written(shown)


def test_every_game_in_the_list_of_games_is_translated(
    opened: Start, shown: Shown
) -> None:
    program = opened()
    sheet = instance(NewGameSheet, program.window.veil.top_sheet)

    for offer in sheet.games.offers:
        sheet.games.select_game(offer.ruleset_key)
        shown.look(offer.ruleset_key, program.window)
    for offer in sheet.games.offers:
        sheet.games.select_game(offer.ruleset_key)
        program.menu_actions.show_rules_of(some(sheet.selected_setup))
        assert program.window.veil.top_sheet is not sheet
        shown.look(f"rules of {offer.ruleset_key}", program.window)
        close_top(program)

    well_written(shown)


def test_the_report_of_a_damaged_saved_game_is_translated(
    qtbot: QtBot, opened: Start, shown: Shown, tmp_path: Path, expected_log: ExpectedLog
) -> None:
    expected_log("canasta.storage", "set aside")
    (games_folder() / "game-007.canasta").write_text("format = 1\nruleset = 3\n")
    foreign = tmp_path / "letter.canasta"
    foreign.write_text("Dear Clara,")
    program = opened()

    qtbot.waitUntil(
        lambda: "Thé gàmé “game-007” çàññöt" in program.window.banner.shown_text
    )
    program.menu_actions.open_file(foreign)

    assert "“letter.canasta” çàññöt bé öpéñéd" in program.window.banner.shown_text
    shown.look("notice", program.window)
    well_written(shown)
