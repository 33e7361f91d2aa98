"""A hand reviewed in its replay: the same words and marks, and nothing is written."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from canasta_qt.advice import Candidate
from canasta_qt.app.replay.open_replay import frames_of
from canasta_qt.app.replay.replay import Replay
from canasta_qt.app.start.program import Program
from canasta_qt.controller.advice.adviser import Adviser
from canasta_qt.controller.advice.review import choices_of
from canasta_qt.controller.bot_runner import SILENT
from canasta_qt.engine.generate import legal_actions
from canasta_qt.engine.state.actions import Action
from canasta_qt.engine.state.observation import Observation
from canasta_qt.notation.record import Record, format_record
from canasta_qt.windows.widgets.choices import Speed
from canasta_qt.wording.advice.sentences import better_words
from tests.app.playing import Start, dealt
from tests.app.replays import game, key, lone_window, with_marks
from tests.app.test_advice import dislikes_what_is_played
from tests.bots_here import BotsHere
from tests.controller.advice import Scripted

Key = Qt.Key
UNCHECKED = "The adviser did not answer: {} of your decisions could not be checked."
NOTHING_FOUND = "No mistakes found. Well played!"


def legal(view: Observation) -> Action:
    return next(iter(legal_actions(view.position)))


class Opened:
    """A replay, and the runner its adviser asks."""

    def __init__(self, qtbot: QtBot, program: Program, record: Record) -> None:
        self.record = record
        self.runner = Scripted(dislikes_what_is_played)
        self.adviser = Adviser(lambda: BotsHere(self.runner), program)
        self.replaying: Replay = lone_window(
            frames_of(record), program.appearance, Speed.FASTEST, self.adviser
        )
        qtbot.addWidget(self.replaying.window)
        self.replaying.window.show()
        self.replaying.window.setUpdatesEnabled(program.window.updatesEnabled())
        self.replaying.table.setFocus()
        self.button = self.replaying.window.bar.review
        self.stops = self.replaying.stops

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


def test_a_hand_is_reviewed_where_it_is_replayed(qtbot: QtBot, play: Play) -> None:
    opened = play(game())
    replaying, text = opened.replaying, format_record(opened.record)
    assert opened.stops(0) == ()

    opened.press()
    qtbot.waitUntil(lambda: bool(opened.stops(0)))

    count = len(opened.stops(0))
    assert count > 3
    summary = f"By the adviser’s estimate {count} of your decisions cost points."
    assert replaying.table.announcer.history[-1].startswith(summary)
    assert replaying.table.scene().now.words.rest.startswith(summary)
    indices = tuple(stop.index for stop in opened.stops(0))
    assert replaying.window.bar.slider.marks == tuple(sorted(indices))
    assert not opened.button.isEnabled()
    assert format_record(replaying.frames.record) == text

    frames = replaying.frames
    seen = [frames.observation(0, index) for index in range(len(frames.of(0)))]
    asked = [view for _, _, view in opened.runner.asked]
    assert len(asked) > 3
    assert all(view in seen for view in asked), "no more than the player saw"
    assert not set(asked[0].position.hand(1))  # nothing was taken by then

    key(replaying, Key.Key_M)
    assert replaying.index == indices[0]
    words = better_words(opened.stops(0)[0].mistake)
    assert words in replaying.table.announcer.history[-1]


def test_a_second_press_stops_the_review_and_so_does_closing_the_replay(
    qtbot: QtBot, play: Play
) -> None:
    """The marks are those of the hand that was asked about."""
    opened = play(game())
    opened.runner.open = False
    opened.press()
    assert opened.button.text().startswith("0 of ")
    key(opened.replaying, Key.Key_R)
    assert opened.button.text() == "Review"
    opened.runner.open = True
    assert opened.runner.answers() == []  # it was told to forget the question
    assert len(opened.runner.asked) == 1
    assert opened.stops(0) == ()

    opened.press()
    opened.replaying.to_hand(1)
    qtbot.waitUntil(lambda: bool(opened.stops(0)))
    assert opened.replaying.hand == 1
    assert opened.stops(1) == ()
    assert opened.button.isEnabled()

    opened.runner.open = False
    asked = len(opened.runner.asked)
    opened.press()
    opened.replaying.window.close()
    opened.runner.open = True
    assert opened.runner.answers() == []
    assert len(opened.runner.asked) == asked + 1


def test_only_a_hand_of_a_person_that_is_over_is_reviewed_once(play: Play) -> None:
    opened = play(with_marks(game(whole=False))[0])
    assert not opened.button.isEnabled(), "it is reviewed already"
    opened.replaying.to_hand(1)
    assert opened.replaying.hand == 1
    assert not opened.button.isEnabled()
    assert "after the round" in opened.button.toolTip()
    opened.replaying.review()
    assert opened.runner.asked == []

    opened = play(with_marks(game())[0])
    opened.replaying.to_hand(1)
    assert opened.button.isEnabled()

    opened = play(replace(game(), players=("bot:standard",) * 4))
    assert not opened.button.isVisible()
    opened.replaying.review()
    assert opened.runner.asked == []


def test_a_review_that_finds_nothing_says_so_and_so_does_the_key(
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

    opened.replaying.step(1)
    qtbot.waitUntil(lambda: table.scene().now.words.rest != NOTHING_FOUND)
    key(opened.replaying, Key.Key_M)
    assert table.scene().now.words.rest == NOTHING_FOUND


def test_a_review_without_an_answer_is_none_and_can_be_asked_for_again(
    qtbot: QtBot, play: Play
) -> None:
    opened = play(game())
    opened.runner.trouble = SILENT
    table, count = opened.replaying.table, len(choices_of(opened.record, 0, 0))

    opened.press()
    qtbot.waitUntil(lambda: table.announcer.history[-1] == UNCHECKED.format(count))
    assert opened.button.isEnabled()
    key(opened.replaying, Key.Key_M)
    assert NOTHING_FOUND not in table.announcer.history

    opened.runner.trouble = ""
    opened.press()
    qtbot.waitUntil(lambda: bool(opened.stops(0)))
    assert not opened.button.isEnabled()
