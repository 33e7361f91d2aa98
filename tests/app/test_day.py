"""The deal of the day in the window: dealt, kept once, compared, shared."""

from datetime import date

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from canasta_qt.app.learning.daily import DealOfTheDay, SeatPlays
from canasta_qt.app.start.program import Program
from canasta_qt.bots.rule_bots.policy import choose
from canasta_qt.controller.seat_play import IN_SEAT, played
from canasta_qt.learning.progress import Progress
from canasta_qt.windows.learning.day import DaySheet
from tests.app.playing import Start, top_sheet
from tests.windows.test_sheets import button, words

TODAY = date(2026, 11, 22)


@pytest.fixture
def program(start: Start, monkeypatch: pytest.MonkeyPatch) -> Program:
    """The program on the day of the design; bots play without a process."""

    def play(plays: SeatPlays, number: int) -> None:
        plays.number = number
        plays.records = {level: played(number, level) for level in IN_SEAT[:2]}

    monkeypatch.setattr(SeatPlays, "play", play)
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
    sheet, points = shown(program), Progress().day(TODAY).deal
    assert f"You scored {points[0]:,} to {points[1]:,}" in words(sheet)
    assert "plays the round…" in words(sheet), "the Master has not come yet"
    button(sheet, "Copy").click()
    line = QGuiApplication.clipboard().text()
    assert line.startswith("Canasta 2026-11-22 · Classic · ")
    assert " · Standard +5 · " in line
    assert sheet.line.text() == line


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
