"""Replays beside the running game: of the game, of files, of reviewed decisions.

A round reviewed in its replay has the same texts and marks, and nothing is saved.
"""

import gc
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QPushButton
from pytestqt.qtbot import QtBot

from canasta_qt.advice import Candidate
from canasta_qt.app.start.program import Program
from canasta_qt.controller.advice.adviser import Adviser
from canasta_qt.controller.advice.review import decisions_of_seat
from canasta_qt.controller.bot_runner import NO_ANSWER_MESSAGE
from canasta_qt.engine.generate import legal_actions
from canasta_qt.engine.state.actions import Action
from canasta_qt.engine.state.observation import Observation
from canasta_qt.notation.record import Record, format_record
from canasta_qt.windows.advice import ReviewSheet
from canasta_qt.windows.replay_window import ReplayWindow
from canasta_qt.windows.scores import ScoreSheet
from canasta_qt.windows.widgets.choices import Speed
from canasta_qt.wording.advice.sentences import better_words
from tests.app.playing import Start, dealt, my_turn, open_score, play_a_turn, play_round
from tests.app.replays import game, key, lone_replay, with_marks
from tests.app.test_advice import dislikes_what_is_played
from tests.bots_here import BotsHere
from tests.controller.advice import Scripted
from tests.narrow import instance, some
from tests.table.describe import describe_scene

Key = Qt.Key


def test_replaying_the_running_game_shows_what_was_seen_and_changes_nothing(
    qtbot: QtBot, start: Start
) -> None:
    program = dealt(start)
    for _ in range(2):
        play_a_turn(qtbot, program)
    qtbot.waitUntil(lambda: my_turn(program))
    session = some(program.main_game.session)
    before = state_of(program)
    log = program.window.area.panel.log
    row = next(i for i, line in enumerate(log.view.lines) if line.seat == 0)

    log.view.line_chosen.emit(row)

    replaying = some(program.replay_actions.open_replay)
    replaying.pause()
    frames = replaying.frames
    assert (replaying.hand, replaying.seat) == (0, 0)
    at = frames.find_event(0, log.view.lines[row].earlier_event_count)
    assert frames.round_frames(0)[at].position.turn == 0
    assert not replaying.window.bar.seats.isEnabled()
    assert not replaying.window.bar.all_hands.isEnabled()
    replaying.show_from_seat(1)
    replaying.pause()
    seen = some(replaying.table.scene().observation)
    assert seen.seat == 0
    mask = seen.position
    for seat in (1, 2, 3):
        assert len(mask.hand(seat)) == sum(mask.known[seat]) < mask.size[seat]

    program.window.menus.actions["replay"].triggered.emit()
    replaying = some(program.replay_actions.open_replay)
    replaying.go_to_start_or_end(1)
    with qtbot.waitSignal(replaying.window.closed):
        key(replaying, Key.Key_Escape)
    assert program.replay_actions.open_replay is None
    assert state_of(program) == before
    decision = session.decision
    QTest.keyClick(program.table, Key.Key_D)
    assert session.decision > decision


def state_of(program: Program) -> tuple[object, ...]:
    """Return the game, its saved file and what the table shows."""
    session = some(program.main_game.session)
    return (
        session.position_text(),
        session.record,
        session.decision,
        program.autosave.text,
        describe_scene(program.table.scene()),
    )


def test_one_replay_window_is_reused_and_closes_with_the_program(
    start: Start, tmp_path: Path
) -> None:
    program = dealt(start)
    program.replay_actions.replay_game()
    first = some(program.replay_actions.open_replay)
    first.window.move(40, 50)
    first.go_to_start_or_end(1)

    program.replay_actions.replay_game()
    assert program.replay_actions.open_replay is first
    assert first.index == 0

    path = tmp_path / "other.canasta"
    path.write_text(format_record(game(1)), encoding="utf-8")
    program.replay_actions.open_file(path)
    other = some(program.replay_actions.open_replay)
    assert other is not first
    assert other.window.pos() == first.window.pos()
    assert not first.window.isVisible()

    other.set_pace(Speed.FAST)
    program.appearance.set_choices(replace(program.appearance.choices, card_size=120))
    assert other.table.scene().current_style.card_size_factor == 1.2
    assert (
        other.table.scene().current_style.duration_factor == Speed.FAST.duration_factor
    )
    program.close()
    assert not other.window.isVisible()


def test_a_closed_replay_window_is_deleted(qtbot: QtBot, start: Start) -> None:
    program = dealt(start)
    program.replay_actions.replay_game()
    window = some(program.replay_actions.open_replay).window
    with qtbot.waitSignal(window.destroyed):
        window.close()
        gc.collect()

    assert not program.window.findChildren(ReplayWindow)
    program.replay_actions.replay_game()
    assert program.replay_actions.open_replay is not None


def test_a_file_is_replayed_unchanged_or_refused_in_one_sentence(
    start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = start()
    path = tmp_path / "kept.canasta"
    monkeypatch.setattr(
        QFileDialog, "getOpenFileName", lambda *_: (str(path), "whatever")
    )
    program.window.menus.actions["replay_file"].triggered.emit()
    assert "kept.canasta" in program.window.banner.shown_text, "there is no such file"
    for content, why in (
        (b"\xff\xfe\x00", "This file is not a Canasta game."),
        (
            format_record(replace(game(1), rounds=())).encode(),
            "No round of this game was dealt.",
        ),
        (b"nonsense", "This file is not a Canasta game."),
    ):
        path.write_bytes(content)
        program.window.menus.actions["replay_file"].triggered.emit()
        assert why in program.window.banner.shown_text
    assert not program.window.findChildren(ReplayWindow)

    text = format_record(with_marks(game())[0])
    path.write_text(text, encoding="utf-8")
    program.window.menus.actions["replay_file"].triggered.emit()
    replaying = some(program.replay_actions.open_replay)
    assert replaying.people.names[1] == "Clara"
    replaying.go_to_marked_decision(1)
    assert replaying.table.advice.announcement
    assert path.read_text(encoding="utf-8") == text


# From the review


def test_each_decision_of_a_review_can_be_shown_on_a_table(
    qtbot: QtBot, start: Start
) -> None:
    program = dealt(start, adviser=Scripted(dislikes_what_is_played))
    play_round(program)
    score = open_score(qtbot, program)
    QTest.mouseClick(button(score, "Review…")[0], Qt.MouseButton.LeftButton)
    sheet = instance(ReviewSheet, program.window.veil.top_sheet)
    qtbot.waitUntil(sheet.bar.isHidden)
    ended = describe_scene(program.table.scene())

    shows = button(sheet, "Show on the table")
    assert len(shows) > 3
    assert f"estimate {len(shows)} of your" in sheet.summary.text()
    places, marks = [], set()
    for show in shows:
        QTest.mouseClick(show, Qt.MouseButton.LeftButton)
        replaying = some(program.replay_actions.open_replay)
        assert replaying.window.isVisible()
        assert replaying.table.advice.announcement
        places.append(replaying.index)
        marks = set(replaying.marked_mistakes(0))
        assert program.window.veil.top_sheet is sheet
    assert set(places) == marks
    assert describe_scene(program.table.scene()) == ended

    QTest.mouseClick(button(sheet, "Replay the round")[0], Qt.MouseButton.LeftButton)
    replaying = some(program.replay_actions.open_replay)
    assert (replaying.hand, replaying.index) == (0, 0)
    replaying.go_to_marked_decision(1)
    assert replaying.index == min(places)


def button(sheet: ReviewSheet | ScoreSheet, words: str) -> list[QPushButton]:
    return [each for each in sheet.findChildren(QPushButton) if each.text() == words]


UNCHECKED = "The adviser did not answer: {} of your decisions could not be checked."
NOTHING_FOUND = "No mistakes found. Well played!"


def legal(view: Observation) -> Action:
    return next(iter(legal_actions(view.position)))


class Opened:
    """A replay and the runner of its adviser."""

    def __init__(self, qtbot: QtBot, program: Program, record: Record) -> None:
        self.record = record
        self.runner = Scripted(dislikes_what_is_played)
        self.adviser = Adviser(BotsHere(self.runner), program)
        self.replaying = lone_replay(qtbot, program, record, self.adviser)
        self.button = self.replaying.window.bar.review
        self.mistakes = self.replaying.marked_mistakes

    def press(self) -> None:
        QTest.mouseClick(self.button, Qt.MouseButton.LeftButton)


@pytest.fixture
def play(qtbot: QtBot, start: Start) -> Iterator[Callable[[Record], Opened]]:
    program, replays = dealt(start), list[Opened]()

    def opened(record: Record) -> Opened:
        replays.append(Opened(qtbot, program, record))
        return replays[-1]

    yield opened
    for each in replays:
        each.replaying.window.close()


Play = Callable[[Record], Opened]


def test_a_round_can_be_reviewed_in_its_replay(qtbot: QtBot, play: Play) -> None:
    opened = play(game())
    replaying, text = opened.replaying, format_record(opened.record)
    assert opened.mistakes(0) == {}

    opened.press()
    qtbot.waitUntil(lambda: bool(opened.mistakes(0)))

    count = len(opened.mistakes(0))
    assert count > 3
    summary = f"By the adviser’s estimate {count} of your decisions cost points."
    assert replaying.table.announcer.history[-1].startswith(summary)
    assert replaying.table.scene().status_line.words.plain_text.startswith(summary)
    indices = tuple(opened.mistakes(0))
    assert replaying.window.bar.slider.marks == tuple(sorted(indices))
    assert not opened.button.isEnabled()
    assert format_record(replaying.frames.record) == text

    frames = replaying.frames
    seen = [
        frames.observation(0, index) for index in range(len(frames.round_frames(0)))
    ]
    asked = [view for _, _, view in opened.runner.asked]
    assert len(asked) > 3
    assert all(view in seen for view in asked), "no more than the player saw"
    assert not set(asked[0].position.hand(1))  # nothing was taken by then

    key(replaying, Key.Key_M)
    assert replaying.index == indices[0]
    words = better_words(next(iter(opened.mistakes(0).values())))
    assert words in replaying.table.announcer.history[-1]


def test_a_second_press_or_closing_the_replay_stops_the_review(
    qtbot: QtBot, play: Play
) -> None:
    """The marks are those of the requested round."""
    opened = play(game())
    opened.runner.open = False
    opened.press()
    assert opened.button.text().startswith("Checking 0 of ")
    key(opened.replaying, Key.Key_R)
    assert opened.button.text() == "Review"
    opened.runner.open = True
    assert opened.runner.answers() == []  # it was told to forget the question
    assert len(opened.runner.asked) == 1
    assert opened.mistakes(0) == {}

    opened.press()
    opened.replaying.go_to_round(1)
    qtbot.waitUntil(lambda: bool(opened.mistakes(0)))
    assert opened.replaying.hand == 1
    assert opened.mistakes(1) == {}
    assert opened.button.isEnabled()

    opened.runner.open = False
    asked = len(opened.runner.asked)
    opened.press()
    opened.replaying.window.close()
    opened.runner.open = True
    assert opened.runner.answers() == []
    assert len(opened.runner.asked) == asked + 1


def test_only_a_finished_round_of_a_person_can_be_reviewed_and_only_once(
    play: Play,
) -> None:
    opened = play(with_marks(game(whole=False))[0])
    assert not opened.button.isEnabled(), "it is reviewed already"
    opened.replaying.go_to_round(1)
    assert opened.replaying.hand == 1
    assert not opened.button.isEnabled()
    assert "after the round" in opened.button.toolTip()
    opened.replaying.start_or_stop_review()
    assert opened.runner.asked == []

    opened = play(with_marks(game())[0])
    opened.replaying.go_to_round(1)
    assert opened.button.isEnabled()

    opened = play(replace(game(), players=("bot:standard",) * 4))
    assert not opened.button.isVisible()
    opened.replaying.start_or_stop_review()
    assert opened.runner.asked == []


def test_a_review_without_mistakes_says_so_and_so_does_the_key_for_marks(
    qtbot: QtBot, play: Play
) -> None:
    opened = play(game())
    opened.runner.judgement = lambda view: (Candidate(legal(view), 0.0),)
    table = opened.replaying.table
    key(opened.replaying, Key.Key_M)
    assert NOTHING_FOUND not in table.announcer.history

    opened.press()
    qtbot.waitUntil(lambda: not opened.button.isEnabled())
    assert table.announcer.history[-1] == NOTHING_FOUND
    assert opened.button.toolTip() == NOTHING_FOUND

    opened.replaying.step_by_action(1)
    qtbot.waitUntil(lambda: table.scene().status_line.words.plain_text != NOTHING_FOUND)
    key(opened.replaying, Key.Key_M)
    assert table.scene().status_line.words.plain_text == NOTHING_FOUND


def test_a_review_without_an_answer_of_the_adviser_can_be_repeated(
    qtbot: QtBot, play: Play
) -> None:
    opened = play(game())
    opened.runner.trouble = NO_ANSWER_MESSAGE
    table, count = opened.replaying.table, len(decisions_of_seat(opened.record, 0, 0))

    opened.press()
    qtbot.waitUntil(lambda: table.announcer.history[-1] == UNCHECKED.format(count))
    assert opened.button.isEnabled()
    key(opened.replaying, Key.Key_M)
    assert NOTHING_FOUND not in table.announcer.history

    opened.runner.trouble = ""
    opened.press()
    qtbot.waitUntil(lambda: bool(opened.mistakes(0)))
    assert not opened.button.isEnabled()
