"""Each event moves the cards it names, and nothing else."""

from dataclasses import replace

import pytest

from canasta_qt.cards import UNKNOWN
from canasta_qt.engine.state.events import (
    BonusLaid,
    CardDiscarded,
    CardsDrawn,
    Event,
    MeldGrown,
    MeldLaid,
    MeldsJoined,
    PileFroze,
    PileTaken,
    RoundStarted,
    StockRenewed,
    UpcardTurned,
)
from canasta_qt.table.motion.event_moves import Manner, moves
from canasta_qt.table.picture.table_state import TableState, read_table
from tests.table.sitting import MIDDLE, card, cards, seen


@pytest.fixture
def table() -> TableState:
    return read_table(seen(MIDDLE))


def after(table: TableState, *events: Event) -> TableState:
    return moves(table, events, table)[-1].table_state


def test_a_drawn_card_comes_into_the_hand_from_the_stock(table: TableState) -> None:
    then = after(table, CardsDrawn(0, cards("Kc")))

    assert then.stock == table.stock - 1
    assert len(then.hand) == len(table.hand) + 1
    assert card("Kc") in then.hand


def test_another_seats_card_is_only_a_number(table: TableState) -> None:
    then = after(table, CardsDrawn(1, (UNKNOWN,)))

    assert then.counts == (table.counts[0], table.counts[1] + 1, *table.counts[2:])
    assert then.hand == table.hand


def test_a_discard_lies_on_top_of_the_pile(table: TableState) -> None:
    then = after(table, CardDiscarded(0, card("9d")))

    assert then.pile == (*table.pile, card("9d"))
    assert card("9d") not in then.hand


def test_the_pile_freezes_when_it_is_said(table: TableState) -> None:
    thawed = after(table, PileTaken(1, table.pile))

    assert not thawed.frozen
    assert after(thawed, PileFroze(card("2s"))).frozen


def test_a_taken_pile_is_in_the_hand(table: TableState) -> None:
    then = after(table, PileTaken(0, table.pile))

    assert then.pile == ()
    assert len(then.hand) == len(table.hand) + len(table.pile)


def test_a_new_meld_stands_in_its_ranks_place(table: TableState) -> None:
    then = after(table, MeldLaid(0, 0, 2, cards("QdQcQs"), 30))

    assert [meld.rank for meld in then.melds[0]] == [10, 9, 8]
    assert then.points(0) == table.points(0) + 30


def test_a_meld_grows_by_what_is_added(table: TableState) -> None:
    then = after(table, MeldGrown(0, 0, 0, cards("AsAc"), 40))

    meld = then.meld(0, 0)
    assert meld is not None
    assert len(meld.cards) == 5


def test_melds_that_are_joined_are_one(table: TableState) -> None:
    then = after(table, MeldsJoined(0, 0, 1, 0))

    (meld,) = then.melds[0]
    assert meld.index == 0
    assert len(meld.cards) == 10


def test_a_red_three_is_laid_beside_the_melds(table: TableState) -> None:
    then = after(table, BonusLaid(1, 1, card("3d")))

    assert then.bonus[1] == (*table.bonus[1], card("3d"))
    assert then.counts[1] == table.counts[1] - 1


def test_a_red_three_that_crowns_a_canasta_lies_on_it(table: TableState) -> None:
    then = after(table, BonusLaid(0, 0, card("3d"), 1))

    crowned = then.meld(0, 1)
    assert crowned is not None
    assert crowned.topper == card("3d")
    assert then.bonus == table.bonus
    assert then.counts[0] == table.counts[0] - 1


def test_a_renewed_stock_leaves_no_pile(table: TableState) -> None:
    then = after(replace(table, stock=0), StockRenewed(6))

    assert (then.stock, then.pile) == (6, ())


def test_a_draw_that_begins_with_the_last_card_of_the_old_stock_counts_it(
    table: TableState,
) -> None:
    low = replace(table, stock=1)
    drawn = CardsDrawn(1, (UNKNOWN, UNKNOWN))

    renewed, after_draw = moves(low, (StockRenewed(6), drawn), low)

    assert renewed.table_state.stock == 7
    assert after_draw.table_state.stock == 5


def test_a_deal_gathers_the_cards_and_hands_them_out() -> None:
    end = read_table(
        seen(
            "classic_4 turn=0.draw pile=6h hands=4s5s6s7s8s9sTsJsQsKsAs/(11)/(11)/(11)"
        )
    )
    events = (RoundStarted(1, 3, 0, 11), UpcardTurned(card("6h")))

    gathered, dealt, turned = moves(end, events, end)

    assert gathered.table_state.stock == len(end.terms.deck)
    assert dealt.manner is Manner.DEAL
    assert dealt.table_state.hand == end.hand
    assert dealt.table_state.counts == (11,) * 4
    assert turned.table_state.pile == end.pile
    assert turned.table_state.stock == end.stock
