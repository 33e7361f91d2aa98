"""Numbered deals: typed, dealt again; the deal of the day."""

from dataclasses import replace
from datetime import date

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from canasta_qt.app.game.game_setup import setup_from_session
from canasta_qt.app.learning.daily import DealOfTheDay
from canasta_qt.app.start.program import Program
from canasta_qt.cards import Card
from canasta_qt.controller.session import Session
from canasta_qt.engine.numbered_deal import numbered_dealer, numbered_deck
from canasta_qt.learning.progress import ProgressFile
from canasta_qt.windows.game_end import GameEndSheet
from canasta_qt.windows.learning.day import DailyDealSheet
from tests.app.playing import Start, open_score, play_round, round_counted, top_sheet
from tests.narrow import instance, some
from tests.windows.test_sheets import button, words


def dealt(program: Program) -> tuple[int | None, int, tuple[Card, ...]]:
    """Return number, first dealer and deck of the game on the table."""
    session = some(program.main_game.session)
    first = session.record.rounds[0]
    return session.record.deal_number, first.dealer, first.deck


def test_a_deal_number_on_the_command_line_deals_at_once(start: Start) -> None:
    """The last ruleset or the one that is given; the same number gives the
    same cards.
    """
    first = start(deal=20261122)
    number, dealer, deck = dealt(first)
    terms = some(first.main_game.session).position.terms
    assert number == 20261122
    assert dealer == numbered_dealer(terms, number)[1]
    assert deck == numbered_deck(terms, 20261122, 1)
    first.close()

    program = start(deal=7, ruleset="samba")
    session = some(program.main_game.session)
    assert session.record.ruleset.id == "samba"
    assert dealt(program)[2] == numbered_deck(session.position.terms, 7, 1)
    before = dealt(program)
    program.main_game.replay_deal()
    assert dealt(program) == before
    program.main_game.play_again()
    assert dealt(program)[0] != before[0], "another game is another deal"


def test_the_end_of_a_game_offers_its_deal_again_and_copies_the_result(
    qtbot: QtBot, start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The score sheet shows the number, and the menu offers what the game allows."""
    heard: list[str] = []
    program = start(deal=123456, ruleset="classic_4(target_score=50)")
    play_round(program)
    monkeypatch.setattr(
        program.sounds, "play_effect", lambda name, *_: heard.append(name)
    )
    actions = program.window.menus.actions
    assert actions["same_deal"].isEnabled()
    assert actions["copy_result"].isEnabled()
    score = open_score(qtbot, program)
    assert "\nDeal 123456" in words(score)
    score.on_enter_key()
    qtbot.waitUntil(lambda: isinstance(top_sheet(program), GameEndSheet))
    sheet = instance(GameEndSheet, top_sheet(program))
    assert heard[-1] == ("win" if sheet.content.is_won else "lose")
    assert not actions["give_up"].isEnabled()
    before = dealt(program)

    button(sheet, "Copy result").click()

    ours, theirs = program.main_game.side_totals
    line = QGuiApplication.clipboard().text()
    assert line.startswith("Canasta · Classic, four players · deal 123456 · ")
    assert f" · {ours:,} : {theirs:,} (" in line.replace("−", "-")
    button(sheet, "Same deal again").click()
    assert dealt(program) == before
    assert program.main_game.is_running
    assert not actions["copy_result"].isEnabled(), "the number of a round is a secret"

    actions["same_deal"].trigger()
    assert dealt(program) == before
    session = some(program.main_game.session)
    bare = replace(session.record, private_fields={})
    program.controller.begin_session(Session.resume(bare, session.generator))
    assert not actions["same_deal"].isEnabled(), "an older game has no number"


TODAY = date(2026, 11, 22)


@pytest.fixture
def program(start: Start, monkeypatch: pytest.MonkeyPatch) -> Program:
    """Start the program on a fixed day."""
    monkeypatch.setattr(DealOfTheDay, "today", staticmethod(lambda: TODAY))
    return start(ruleset="samba")


def shown(program: Program) -> DailyDealSheet:
    return instance(DailyDealSheet, top_sheet(program))


def begin(program: Program) -> None:
    program.deal_of_the_day.show_day()
    QTest.keyClick(shown(program), Qt.Key.Key_Return)


def finish(qtbot: QtBot, program: Program) -> None:
    """Play the round on the table to its end, and read the count."""
    play_round(program)
    QTest.keyClick(round_counted(qtbot, program).pad, Qt.Key.Key_Return)


def test_the_deal_of_the_day_is_dealt_recorded_and_copied(
    qtbot: QtBot, program: Program
) -> None:
    """Playing it again does not count."""
    remembered = program.settings.remembered()
    program.window.menus.actions["day_deal"].trigger()
    assert "Ready to play" in words(shown(program))

    QTest.keyClick(shown(program), Qt.Key.Key_Return)

    session = some(program.main_game.session)
    assert session.record.deal_number == 20261122
    assert session.record.players == ("human", *["bot:standard"] * 3)
    assert program.settings.remembered() == remembered, "the next new game is as usual"
    finish(qtbot, program)
    sheet, day = shown(program), ProgressFile().read_progress().day
    points = day[str(TODAY)].deal
    assert f"You scored {points[0]:,} to {points[1]:,}" in words(sheet)
    button(sheet, "Copy").click()
    line = QGuiApplication.clipboard().text()
    assert line.startswith("Canasta 2026-11-22 · Classic · ")
    assert line in {field.text() for field in sheet.findChildren(QLineEdit)}

    button(sheet, "Play it again").click()
    again = some(program.main_game.session)
    again.record_hint()
    finish(qtbot, program)
    assert ProgressFile().read_progress().day == day
    assert again is not session
    assert again.record.deal_number == 20261122
    shown(program).close_sheet()
    program.window.menus.actions["same_deal"].trigger()
    assert program.settings.remembered() == remembered


def test_title_and_score_say_that_a_deal_of_the_day_is_played(program: Program) -> None:
    """Not while a lesson or practice is open."""
    window, name = program.window, "Deal of the day · 11/22/2026"

    def said() -> str:
        return window.area.panel.score.accessibleDescription().partition(". ")[0]

    def chip() -> str:
        found = window.area.score_chip
        return found.round_text if found else ""

    if window.area.is_panel_open:
        window.area.toggle_panel()
    program.deal_of_the_day.show_day()
    program.deal_of_the_day.play_shown_day()
    assert (window.windowTitle(), said()) == (name, "Deal of the day, 11/22/2026")
    assert chip() == "Deal of the day"

    menus, session = window.menus, program.main_game.session
    assert session is not None
    setup = replace(setup_from_session(session), deal_number=None, deal_date="")
    for begin in (
        menus.actions["lessons"].trigger,
        menus.actions["positions"].trigger,
        lambda: program.practice_mode.begin_round(setup),
    ):
        begin()
        assert "day" not in f"{window.windowTitle()} {said()} {chip()}"
        assert said().startswith(chip())
        program.leave_practice()
        assert window.windowTitle() == name
        assert chip() == "Deal of the day"
    program.main_game.remove_game()
    assert window.windowTitle() == "Canasta"
    assert chip() == ""


def test_a_deal_of_the_day_played_by_a_bot_has_no_result(
    qtbot: QtBot, program: Program
) -> None:
    begin(program)
    program.main_game.hand_over("standard")
    finish(qtbot, program)

    assert ProgressFile().read_progress().day == {}
    assert not shown(program).content.share_text


def test_the_deal_of_an_earlier_day_can_be_typed_or_chosen(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A day in the future is refused; an unfinished deal is continued."""
    told: list[str] = []
    monkeypatch.setattr(program.window, "show_notice", told.append)
    program.deal_of_the_day.show_day()
    sheet = shown(program)
    for day in ("11/23/2026", "2026-11-23", "yesterday", ""):
        sheet.other.setText(day)
        button(sheet, "Show").click()
        assert shown(program) is sheet
        assert told.pop() == "Type a day up to today, like 11/22/2026."

    sheet.other.setText(" 2024-02-29")
    button(sheet, "Show").click()
    assert shown(program).content.facts_text.split(" · ")[1] == "deal 20240229"
    last = shown(program).content.weekdays[-1]
    assert last.iso_date == "2024-03-06", "a week that begins with it"
    button(shown(program), f"{last.name}\n–").click()
    assert shown(program).content.iso_date == "2024-03-06"
    shown(program).on_enter_key()
    assert some(program.main_game.session).record.deal_number == 20240306

    for _ in range(2):
        program.deal_of_the_day.show_day()
        shown(program).on_enter_key()
    session = program.main_game.session
    program.deal_of_the_day.show_day()
    shown(program).on_enter_key()
    assert program.main_game.session is session
