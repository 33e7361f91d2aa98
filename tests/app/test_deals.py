"""The number of a deal: asked for, dealt again."""

from dataclasses import replace

from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from canasta_qt.app.start.program import Program
from canasta_qt.cards import Card
from canasta_qt.controller.session import Session
from canasta_qt.engine.numbered_deal import numbered_dealer, numbered_deck
from canasta_qt.windows.game_end import GameEndSheet
from tests.app.playing import Start, open_score, play_round, top_sheet
from tests.narrow import instance, some
from tests.windows.test_sheets import button, words


def dealt(program: Program) -> tuple[int | None, int, tuple[Card, ...]]:
    """The number of the game on the table, its first dealer and its deck."""
    session = some(program.match.session)
    first = session.record.rounds[0]
    return session.record.deal, first.dealer, first.deck


def test_a_number_on_the_command_line_deals_at_once(start: Start) -> None:
    """The last game or the one that is named; the same deal has the same cards."""
    first = start(deal=20261122)
    number, dealer, deck = dealt(first)
    terms = some(first.match.session).position.terms
    assert number == 20261122
    assert dealer == numbered_dealer(terms, number)[1]
    assert deck == numbered_deck(terms, 20261122, 1)
    first.close()

    program = start(deal=7, ruleset="samba")
    session = some(program.match.session)
    assert session.record.ruleset.id == "samba"
    assert dealt(program)[2] == numbered_deck(session.position.terms, 7, 1)
    before = dealt(program)
    program.match.same_deal()
    assert dealt(program) == before
    program.match.again()
    assert dealt(program)[0] != before[0], "another game is another deal"


def test_the_end_of_a_game_offers_its_deal_again_and_copies_the_result(
    qtbot: QtBot, start: Start
) -> None:
    """The score sheet names the deal, and the menu offers what the game allows."""
    program = start(deal=123456, ruleset="classic_4(target_score=50)")
    play_round(program)
    actions = program.window.menus.actions
    assert actions["same_deal"].isEnabled()
    assert actions["copy_result"].isEnabled()
    score = open_score(qtbot, program)
    assert "\nDeal 123456" in words(score)
    score.on_enter()
    qtbot.waitUntil(lambda: isinstance(top_sheet(program), GameEndSheet))
    sheet = instance(GameEndSheet, top_sheet(program))
    before = dealt(program)

    button(sheet, "Copy result").click()

    ours, theirs = program.match.totals
    line = QGuiApplication.clipboard().text()
    assert line.startswith("Canasta · Classic, four players · deal 123456 · ")
    assert f" · {ours:,} : {theirs:,} (" in line.replace("−", "-")
    button(sheet, "Same deal again").click()
    assert dealt(program) == before
    assert program.match.running
    assert not actions["copy_result"].isEnabled(), "the number of a round is a secret"

    actions["same_deal"].trigger()
    assert dealt(program) == before
    session = some(program.match.session)
    bare = replace(session.record, own={})
    program.controller.begin(Session.resume(bare, session.generator))
    assert not actions["same_deal"].isEnabled(), "an older game has no number"
