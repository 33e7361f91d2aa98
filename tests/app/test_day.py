"""The deal of the day in the window: dealt, kept once, compared, shared."""

import multiprocessing
import os
import re
import signal
import sys
from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import date

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from canasta_qt.app.game.game_setup import setup_of
from canasta_qt.app.learning.daily import DealOfTheDay, SeatPlays
from canasta_qt.app.start.program import Program
from canasta_qt.bots.rule_bots.policy import choose
from canasta_qt.bots.worker import REFILL, START_SECONDS, STARTS
from canasta_qt.child_process import ChildProcess
from canasta_qt.controller.seat_play import HEARD, IN_SEAT, played
from canasta_qt.learning.progress import Progress
from canasta_qt.notation.record import format_record
from canasta_qt.windows.learning.day import DaySheet
from tests.app.playing import Start, top_sheet
from tests.conftest import ExpectedLog
from tests.windows.test_sheets import button, words

TODAY = date(2026, 11, 22)


@pytest.fixture
def program(start: Start, monkeypatch: pytest.MonkeyPatch) -> Program:
    """The program on the day of the design; bots play without a process."""

    def play(plays: SeatPlays, number: int) -> None:
        plays.number = number
        plays.records = {level: played(number, level) for level in IN_SEAT[:2]}

    monkeypatch.setattr(SeatPlays, "play", play)
    monkeypatch.setattr(SeatPlays, "playing", True)
    monkeypatch.setattr(DealOfTheDay, "today", lambda _: TODAY)
    return start(ruleset="samba")


def shown(program: Program) -> DaySheet:
    sheet = top_sheet(program)
    assert isinstance(sheet, DaySheet)
    return sheet


def finish(qtbot: QtBot, program: Program) -> None:
    """Play the round on the table to its end, and read the count."""
    session = program.match.session
    assert session is not None
    while not session.over:
        session.submit(choose(session.position))
    program.controller.begin(session)
    qtbot.waitUntil(lambda: program.match.counting is not None)
    program.match._on_count_read()


def test_a_day_is_dealt_kept_and_shared(qtbot: QtBot, program: Program) -> None:
    remembered = program.settings.remembered()
    program.window.menus.day_deal.trigger()
    assert "Ready to play" in words(shown(program))

    QTest.keyClick(shown(program), Qt.Key.Key_Return)

    session = program.match.session
    assert session is not None
    assert session.record.deal == 20261122
    assert session.record.players == ("human", *["bot:standard"] * 3)
    assert program.settings.remembered() == remembered, "the next new game is as usual"
    finish(qtbot, program)
    sheet, points = shown(program), Progress().read().day[str(TODAY)].deal
    assert f"You scored {points[0]:,} to {points[1]:,}" in words(sheet)
    assert "plays the round…" in words(sheet), "the Master has not come yet"
    button(sheet, "Copy").click()
    line = QGuiApplication.clipboard().text()
    assert line.startswith("Canasta 2026-11-22 · Classic · ")
    assert " · Standard −355 · " in line
    assert sheet.line.text() == line


def test_the_table_says_that_a_deal_of_the_day_is_played(program: Program) -> None:
    """In the title and over the score; not while something else is learned."""
    window, name = program.window, "Deal of the day · 2026-11-22"
    score = window.stage.panel.score

    def said() -> str:
        return score.accessibleDescription().partition(". ")[0]

    chips: list[str] = []
    window.stage.chip_changed.connect(lambda it: chips.append(it.hand if it else ""))
    window.stage.set_panel(wide=False, narrow=False)
    program.day_deal.show()
    program.day_deal.play()
    assert (window.windowTitle(), said()) == (name, "Deal of the day, 2026-11-22")
    assert chips[-1] == "Deal of the day"

    menus, session = window.menus, program.match.session
    assert session is not None
    setup = replace(setup_of(session), deal=None, day="")
    for begin in (
        menus.lessons.trigger,
        menus.positions.trigger,
        lambda: program.practice_mode.begin(setup),
    ):
        begin()
        assert "day" not in f"{window.windowTitle()} {said()} {chips[-1]}"
        assert said().startswith(chips[-1])
        program.leave_practice()
        assert window.windowTitle() == name
        assert chips[-1] == "Deal of the day"
    program.match.clear()
    assert window.windowTitle() == "Canasta"
    assert "Round 1" in said()


def test_the_masters_round_can_be_watched(
    qtbot: QtBot, program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("canasta_qt.app.learning.daily.IN_SEAT", IN_SEAT[:2])
    program.day_deal.show()
    program.day_deal.play()
    finish(qtbot, program)

    button(shown(program), "Watch the Master’s round").click()

    replaying = program.replay_actions.replaying
    assert replaying is not None
    assert replaying.frames.record.rounds == played(20261122, IN_SEAT[1]).rounds
    names = ("Standard", "Clara", "Anton", "Tomás")
    assert replaying.frames.record.names == names


def test_playing_it_again_does_not_count(qtbot: QtBot, program: Program) -> None:
    program.day_deal.show()
    program.day_deal.play()
    finish(qtbot, program)
    first = Progress().read().day

    button(shown(program), "Play it again").click()
    session = program.match.session
    assert session is not None
    session.count_hint()
    finish(qtbot, program)

    assert Progress().read().day == first
    assert session.record.deal == 20261122


def test_what_a_bot_has_played_is_no_result(qtbot: QtBot, program: Program) -> None:
    program.day_deal.show()
    program.day_deal.play()
    program.match.hand_over("standard")
    finish(qtbot, program)

    assert Progress().read().day == {}
    assert not shown(program).shown.is_played


@pytest.mark.parametrize("day", ["2026-11-23", "yesterday", ""])
def test_a_day_that_is_none_yet_is_told(
    day: str, program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    monkeypatch.setattr(program.window, "notice", told.append)
    program.day_deal.show()
    sheet = shown(program)
    sheet.other.setText(day)

    button(sheet, "Show").click()

    assert shown(program) is sheet
    assert told == ["Type a day up to today, like 2026-11-22."]


def test_an_older_day_can_be_typed_or_chosen_in_the_week(program: Program) -> None:
    program.day_deal.show()
    shown(program).other.setText(" 2024-02-29")

    button(shown(program), "Show").click()

    assert shown(program).shown.facts.split(" · ")[1] == "deal 20240229"
    last = shown(program).shown.week[-1]
    assert last.day == "2024-03-06", "a week that begins with it"
    button(shown(program), f"{last.name}\n–").click()
    assert shown(program).shown.day == "2024-03-06"
    shown(program).on_enter()
    session = program.match.session
    assert session is not None
    assert session.record.deal == 20240306


def test_a_deal_that_is_not_over_is_gone_on_with(program: Program) -> None:
    program.day_deal.show()
    shown(program).on_enter()
    session = program.match.session

    program.day_deal.show()
    shown(program).on_enter()

    assert program.match.session is session


def test_the_process_tells_every_level_and_ends(qtbot: QtBot, start: Start) -> None:
    program = start(ruleset="samba")
    plays = program.day_deal.plays

    plays.play(20261122)

    qtbot.waitUntil(lambda: len(plays.records) == len(IN_SEAT))
    assert {level: plays.records[level].rounds for level in IN_SEAT[:2]} == {
        level: played(20261122, level).rounds for level in IN_SEAT[:2]
    }
    assert plays._process is None


@dataclass
class Clock:
    """A clock that a test moves."""

    now: float = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def plays(qapp: QApplication, clock: Clock) -> Iterator[SeatPlays]:
    made = SeatPlays(qapp, clock)
    yield made
    made.close()
    assert multiprocessing.active_children() == []


def all_came(plays: SeatPlays) -> bool:
    return len(plays.records) == len(IN_SEAT) and not plays.playing


def process() -> int:
    (child,) = multiprocessing.active_children()
    assert child.pid is not None
    return child.pid


def test_a_process_that_dies_is_started_again(
    qtbot: QtBot, plays: SeatPlays, expected_log: ExpectedLog
) -> None:
    expected_log("canasta.learning", "has died")
    plays.play(20261122)

    multiprocessing.active_children()[0].kill()

    qtbot.waitUntil(lambda: all_came(plays))


@pytest.mark.skipif(
    sys.platform == "win32", reason="Windows has no signal that stops a process"
)
def test_a_process_that_hangs_is_replaced(
    qtbot: QtBot, plays: SeatPlays, clock: Clock, expected_log: ExpectedLog
) -> None:
    """Issue 13, 4: nobody waits for a stopped process for ever."""
    expected_log("canasta.learning", "says nothing")
    plays.play(20261122)
    stopped = process()
    os.kill(stopped, signal.SIGSTOP)
    clock.now = START_SECONDS
    plays.look()
    assert process() == stopped, "it has still time"

    clock.now += 0.1
    plays.look()

    assert process() != stopped
    qtbot.waitUntil(lambda: all_came(plays))


def test_a_process_that_thinks_long_is_waited_for(
    plays: SeatPlays, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    plays.play(20261122)
    here = process()
    said = [HEARD, None, HEARD, None, HEARD, None]
    monkeypatch.setattr(ChildProcess, "receive", lambda _: said.pop(0))

    while said:
        clock.now += START_SECONDS
        plays.look()

    assert process() == here


def rubbish() -> dict[str, object]:
    mine = format_record(played(20261122, IN_SEAT[0]))
    return {
        "a word": "yes",
        "no record": (IN_SEAT[0], "no record"),
        "of another": (IN_SEAT[2], mine),
        "an illegal move": (IN_SEAT[0], mine.replace(": draw", ": discard Xr", 1)),
        "a part": (IN_SEAT[0], re.sub(r"(?ms)^score = .*?^\]\n", "", mine)),
    }


@pytest.mark.parametrize("what", rubbish())
def test_rubbish_is_given_up_after_some_starts_and_tried_again_later(
    plays: SeatPlays,
    clock: Clock,
    monkeypatch: pytest.MonkeyPatch,
    expected_log: ExpectedLog,
    what: str,
) -> None:
    expected_log("canasta.learning", "says nonsense")
    expected_log("canasta.learning", "are given up for now")
    failed, starts, said = [], [], rubbish()[what]

    class Liar:
        def __init__(self, *_: object) -> None:
            starts.append(clock.now)

        send = stop = staticmethod(lambda *_: None)
        receive = staticmethod(lambda: said)

    plays.failed.connect(lambda: failed.append(clock.now))
    monkeypatch.setattr("canasta_qt.app.learning.daily.ChildProcess", Liar)

    plays.play(20261122)
    for _ in range(STARTS + 3):
        plays.look()

    assert (len(starts), failed, plays.playing) == (STARTS, [0.0], False)
    assert plays.records == {}
    clock.now = REFILL
    plays.play(20261122)
    assert (len(starts), plays.playing) == (STARTS + 1, True)


def test_bots_that_do_not_answer_are_told(
    qtbot: QtBot,
    program: Program,
    monkeypatch: pytest.MonkeyPatch,
    expected_log: ExpectedLog,
) -> None:
    expected_log("canasta.learning", "cannot be started: no more processes")

    def full(*_: object) -> ChildProcess:
        raise OSError("no more processes")

    program.day_deal.show()
    program.day_deal.play()
    finish(qtbot, program)
    assert "does not answer" not in words(shown(program))
    monkeypatch.setattr(SeatPlays, "playing", False)
    monkeypatch.setattr("canasta_qt.app.learning.daily.ChildProcess", full)

    program.day_deal.plays._start()

    assert "does not answer" in words(shown(program))
    assert program.window.notice_text == "", "not over what is counted"
    program.window.show_pad(None)
    told = "The bots in your seat do not answer. Show the day again later."
    assert program.window.notice_text.endswith(told)
