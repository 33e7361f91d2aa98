import pytest

from canasta_qt.engine.state.events import (
    CardDiscarded,
    DealerDrawn,
    EndCause,
    GameEnded,
    PileFroze,
    RoundEnded,
    RoundStarted,
    StockRenewed,
    UpcardTurned,
)
from canasta_qt.wording.player_names import PlayerNames
from tests.wording.samples import CLARA, NAMES, PEOPLE, TOMAS, TWO, card, cards, told


def test_the_deal_and_the_cards_turned_up_are_one_line() -> None:
    assert told(RoundStarted(4, TOMAS, 0, 11), UpcardTurned(card("6h"))) == [
        "Hand 4: Tomás dealt and you begin. 6♥ was turned up."
    ]
    assert told(
        RoundStarted(4, 0, CLARA, 11),
        UpcardTurned(card("2s")),
        UpcardTurned(card("6h")),
        PileFroze(card("2s")),
        CardDiscarded(CLARA, card("4c")),
    ) == [
        "Hand 4: you dealt and Clara begins. "
        "2♠ and 6♥ were turned up: the pile is frozen.",
        "Clara discarded 4♣.",
    ]


@pytest.mark.parametrize(
    ("cause", "line"),
    [
        (EndCause.WENT_OUT, "The hand is over. We 1,820, they −595."),
        (
            EndCause.STOCK_EMPTY,
            "The hand is over: the stock is empty and nobody went out. "
            "We 1,820, they −595.",
        ),
        (
            EndCause.LAST_RED_THREE,
            "The hand is over: the last card of the stock was a red three. "
            "We 1,820, they −595.",
        ),
    ],
)
def test_the_end_of_a_hand_says_why_and_the_points(cause: EndCause, line: str) -> None:
    assert told(RoundEnded(cause, (1820, -595))) == [line]


def test_the_readers_side_comes_first_wherever_it_sits() -> None:
    other = PlayerNames(NAMES, viewer=1)

    lines = told(RoundEnded(EndCause.WENT_OUT, (1820, -595)), people=other)

    assert lines == ["The hand is over. We −595, they 1,820."]


@pytest.mark.parametrize(
    ("people", "totals", "winners", "line"),
    [
        (PEOPLE, (5340, 4205), (0,), "We win the game by 1,135: 5,340 to 4,205."),
        (
            PEOPLE,
            (4205, 5340),
            (1,),
            "Clara and Tomás win the game by 1,135: 5,340 to 4,205.",
        ),
        (TWO, (5340, 4205), (0,), "You win the game by 1,135: 5,340 to 4,205."),
        (TWO, (4205, 5340), (1,), "Clara wins the game by 1,135: 5,340 to 4,205."),
        (TWO, (5340, 5340), (0, 1), "The game ends even at 5,340."),
    ],
)
def test_the_winner_is_said_with_the_margin(
    people: PlayerNames, totals: tuple[int, ...], winners: tuple[int, ...], line: str
) -> None:
    assert told(GameEnded(totals, winners), people=people) == [line]


def test_a_renewed_stock_is_said() -> None:
    assert told(StockRenewed(31)) == ["The pile became the new stock: 31 cards."]


def test_the_draw_for_the_first_deal_is_said() -> None:
    assert told(DealerDrawn(cards("4cKhQs4d"), CLARA), RoundStarted(1, 1, 2, 11)) == [
        "Clara drew K♥, the highest card, to deal.",
        "Hand 1: Clara dealt and Anton begins.",
    ]
