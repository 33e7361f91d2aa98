"""The number of a deal: asked for, dealt again."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from canasta_qt.app.start.program import Program
from canasta_qt.cards import Card
from canasta_qt.controller.session import Session
from canasta_qt.engine.numbered_deal import numbered_dealer, numbered_deck
from canasta_qt.windows.game_end import GameEndSheet
from canasta_qt.windows.scores import ScoreSheet
from tests.app.playing import Start, play_round, round_counted, top_sheet
from tests.narrow import instance, some
from tests.windows.test_sheets import button, words


def dealt(program: Program) -> tuple[int | None, int, tuple[Card, ...]]:
    """The number of the game on the table, its first dealer and its deck."""
    session = some(program.match.session)
    first = session.record.rounds[0]
    return session.record.deal, first.dealer, first.deck


def test_a_number_on_the_command_line_deals_the_last_game_at_once(start: Start) -> None:
    program = start(deal=20261122)

    number, dealer, deck = dealt(program)
    session = some(program.match.session)
    assert number == 20261122
    assert dealer == numbered_dealer(session.position.terms, number)[1]
    assert deck == numbered_deck(session.position.terms, 20261122, 1)


def test_a_number_and_a_game_on_the_command_line_go_together(start: Start) -> None:
    program = start(deal=7, ruleset="samba")

    session = some(program.match.session)
    assert session.record.ruleset.id == "samba"
    assert dealt(program)[2] == numbered_deck(session.position.terms, 7, 1)


def test_the_same_deal_again_has_the_same_cards_and_dealer(start: Start) -> None:
    program = start(ruleset="classic_4")
    before = dealt(program)

    program.match.same_deal()

    assert dealt(program) == before
    program.match.again()
    assert dealt(program)[0] != before[0], "another game is another deal"


@pytest.fixture
def ended(start: Start) -> Program:
    """A game of one round that has just been played to its end."""
    program = start(deal=123456, ruleset="classic_4(target_score=50)")
    play_round(program)
    return program


def test_the_score_sheet_names_the_deal_when_the_round_is_over(
    qtbot: QtBot, ended: Program
) -> None:
    qtbot.waitUntil(lambda: ended.match.counting is not None)

    ended.match.show_sheet()

    sheet = instance(ScoreSheet, top_sheet(ended))
    assert "\nDeal 123456" in words(sheet)


def test_the_end_of_a_game_offers_its_deal_again_and_copies_the_result(
    qtbot: QtBot, ended: Program
) -> None:
    QTest.keyClick(round_counted(qtbot, ended).pad, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: isinstance(top_sheet(ended), GameEndSheet))
    sheet = instance(GameEndSheet, top_sheet(ended))
    before = dealt(ended)

    button(sheet, "Copy result").click()

    ours, theirs = ended.match.totals
    line = QGuiApplication.clipboard().text()
    assert line.startswith("Canasta · Classic, four players · deal 123456 · ")
    assert f" · {ours:,} : {theirs:,} (" in line.replace("−", "-")
    button(sheet, "Same deal again").click()
    assert dealt(ended) == before
    assert ended.match.running


def test_the_menu_offers_what_the_game_allows(ended: Program) -> None:
    menus = ended.window.menus
    assert menus.actions["same_deal"].isEnabled()
    assert menus.actions["copy_result"].isEnabled()

    menus.actions["same_deal"].trigger()

    assert menus.actions["same_deal"].isEnabled()
    assert not menus.actions["copy_result"].isEnabled(), (
        "the number of a round is a secret"
    )
    session = some(ended.match.session)
    bare = replace(session.record, own={})
    ended.controller.begin(Session.resume(bare, session.generator))
    assert not menus.actions["same_deal"].isEnabled(), "an older game has no number"
