"""The deal: numbers count with the cards, and without motion cards just appear."""

import pytest
from PySide6.QtCore import QAbstractAnimation
from pytestqt.qtbot import QtBot

from canasta_qt.cards import UNKNOWN
from canasta_qt.engine.state.events import (
    CardDiscarded,
    CardsDrawn,
    HandDeclared,
    RoundStarted,
)
from canasta_qt.table.paint.table_style import TableStyle
from tests.table.sitting import Sitting, card, cards, seen

DEALT = "classic_4 turn=1.draw dealer=0 hands=AsAcKdQh9h8s7c6d5s4h4c/(11)/(11)/(11)"
STARTED = RoundStarted(1, dealer=0, first=1, hand_size=11)


def running(table: Sitting) -> QAbstractAnimation:
    return table.view.playback.animator


def counts(table: Sitting) -> list[int]:
    scenery = table.view.scene().fixtures
    plates = [plate.look.count for plate in scenery.plates]
    return [*plates, scenery.stock.look.count]


def test_seats_count_up_and_the_stock_down_while_cards_are_dealt(qtbot: QtBot) -> None:
    table = Sitting(qtbot, DEALT, TableStyle(speed=1))
    table.view.advance((STARTED,), table.observation)
    gathering = running(table)
    gathering.setCurrentTime(gathering.duration())
    deal = running(table)
    first = counts(table)

    deal.setCurrentTime(deal.duration() // 2)
    half = counts(table)
    table.view.flush()

    assert first == [0, 0, 0, 108]
    assert all(3 <= count <= 8 for count in half[:3])
    assert 64 < half[3] < 108
    assert counts(table) == [11, 11, 11, 64]


def test_the_pile_comes_last_and_says_nothing_before(qtbot: QtBot) -> None:
    text = DEALT + " pile=2c8s!"
    table = Sitting(qtbot, text, TableStyle(speed=1))
    table.view.advance((STARTED,), table.observation)
    pile = table.view.scene().fixtures.pile
    animator = table.view.playback.animator
    animator.setCurrentTime(animator.duration())
    last = max(animator.flights, key=lambda flight: flight.delay)
    during = (last.place.face, pile.look.count, pile.look.chip)

    table.view.flush()

    assert during == (card("8s"), 0, "")
    assert (pile.look.count, pile.look.chip) == (2, "Frozen")


def doings(table: Sitting) -> list[str]:
    return [plate.look.below for plate in table.view.scene().fixtures.plates]


def test_nobody_is_said_to_think_before_the_cards_are_dealt(qtbot: QtBot) -> None:
    table = Sitting(qtbot, DEALT, TableStyle(speed=1))
    events = (STARTED, CardsDrawn(1, (UNKNOWN,)))
    table.view.advance(events, table.observation)
    gathering = running(table)
    gathering.setCurrentTime(gathering.duration())
    during = doings(table)
    ringed = [plate.look.turn for plate in table.view.scene().fixtures.plates]

    table.view.flush()

    assert during == ["opponent", "partner", "opponent"]
    assert ringed == [False, False, False]
    assert doings(table) == ["thinks…", "partner", "opponent"]


def test_who_has_decided_is_not_said_to_think_while_the_card_flies(
    qtbot: QtBot,
) -> None:
    table = Sitting(qtbot, DEALT, TableStyle(speed=1))
    later = seen(DEALT.replace("turn=1.draw", "turn=2.draw pile=9c"))
    table.view.advance((CardDiscarded(1, card("9c")),), later)
    pause = running(table)
    pause.setCurrentTime(pause.duration())
    during = doings(table)
    ringed = [plate.look.turn for plate in table.view.scene().fixtures.plates]

    table.view.flush()

    assert during == ["opponent", "partner", "opponent"]
    assert ringed == [True, False, False]
    assert doings(table) == ["opponent", "thinks…", "opponent"]


def test_the_partner_who_is_asked_thinks_not_the_one_who_asked(qtbot: QtBot) -> None:
    asked = DEALT.replace("turn=1.draw", "turn=1.answer")
    table = Sitting(qtbot, asked)

    assert doings(table) == ["opponent", "partner", "thinks…"]


@pytest.mark.parametrize("speed", [0, 1])
def test_a_hand_laid_whole_is_folded_up_before_the_next_deal(
    qtbot: QtBot, speed: int
) -> None:
    table = Sitting(qtbot, DEALT, TableStyle(speed=speed))
    laid = HandDeclared(0, "straight", cards("4c5c6c7c8c9cTcJcQcKcAc2c3cXr"), 3000)
    table.view.advance((laid,), table.observation)
    fanned = table.view.scene().peek
    seen_at_first = fanned.isVisible()

    table.view.advance((STARTED,), table.observation)
    if speed:
        gathering = running(table)
        gathering.setCurrentTime(gathering.duration())

    assert seen_at_first
    assert not fanned.isVisible()
