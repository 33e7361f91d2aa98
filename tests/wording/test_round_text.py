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
        "Round 4: Tomás dealt; you begin. Upcard: 6♥."
    ]
    assert told(
        RoundStarted(4, 0, CLARA, 11),
        UpcardTurned(card("2s")),
        UpcardTurned(card("6h")),
        PileFroze(card("2s")),
        CardDiscarded(CLARA, card("4c")),
    ) == [
        "Round 4: you dealt; Clara begins. Upcard: 2♠ 6♥. The pile is frozen.",
        "Clara discarded 4♣.",
    ]


@pytest.mark.parametrize(
    ("cause", "line"),
    [
        (
            EndCause.WENT_OUT,
            "The round is over. You and Anton score 1,820, Clara and Tomás −595.",
        ),
        (
            EndCause.STOCK_EMPTY,
            "The round is over: the stock is empty and nobody went out. "
            "You and Anton score 1,820, Clara and Tomás −595.",
        ),
        (
            EndCause.LAST_RED_THREE,
            "The round is over: the last card of the stock was a red three. "
            "You and Anton score 1,820, Clara and Tomás −595.",
        ),
    ],
)
def test_the_end_of_a_hand_says_why_and_the_points(cause: EndCause, line: str) -> None:
    assert told(RoundEnded(cause, (1820, -595))) == [line]


def test_the_readers_side_comes_first_wherever_it_sits() -> None:
    other = PlayerNames(("Bea", *NAMES[1:]), viewer=1)

    lines = told(RoundEnded(EndCause.WENT_OUT, (1820, -595)), people=other)

    assert lines == [
        "The round is over. You and Tomás score −595, Bea and Anton 1,820."
    ]


@pytest.mark.parametrize(
    ("people", "line"),
    [
        (TWO, "You score 90, Clara 1,820."),
        (PlayerNames(("Bea", "Clara")), "Bea scores 90, Clara 1,820."),
        (
            PlayerNames(("Bea", *NAMES[1:])),
            "Bea and Anton score 90, Clara and Tomás 1,820.",
        ),
        (
            PlayerNames((*NAMES, "Eva", "Jo"), 0, 2),
            "Points: you, Anton and Eva 90, Clara, Tomás and Jo 1,820.",
        ),
    ],
)
def test_points_are_said_for_every_kind_of_side(people: PlayerNames, line: str) -> None:
    assert told(RoundEnded(EndCause.WENT_OUT, (90, 1820)), people=people) == [
        f"The round is over. {line}"
    ]


@pytest.mark.parametrize(
    ("people", "totals", "winners", "line"),
    [
        (
            PEOPLE,
            (5340, 4205),
            (0,),
            "Your side wins the game by 1,135 points: 5,340 to 4,205.",
        ),
        (
            PEOPLE,
            (4205, 5340),
            (1,),
            "Clara and Tomás win the game by 1,135 points: 5,340 to 4,205.",
        ),
        (TWO, (5340, 4205), (0,), "You win the game by 1,135 points: 5,340 to 4,205."),
        (
            TWO,
            (4205, 5340),
            (1,),
            "Clara wins the game by 1,135 points: 5,340 to 4,205.",
        ),
        (TWO, (5340, 5340), (0, 1), "The game is a tie at 5,340 points."),
        (
            PlayerNames(NAMES[:3], 0),
            (5340, 4205, 5340),
            (0, 2),
            "Shared win at 5,340 points: you and Anton.",
        ),
    ],
)
def test_the_winner_is_said_with_the_margin(
    people: PlayerNames, totals: tuple[int, ...], winners: tuple[int, ...], line: str
) -> None:
    assert told(GameEnded(totals, winners), people=people) == [line]


def test_a_renewed_stock_is_said() -> None:
    assert told(StockRenewed(31)) == ["The pile becomes the new stock (31 cards)."]


def test_the_draw_for_the_first_deal_is_said() -> None:
    assert told(DealerDrawn(cards("4cKhQs4d"), CLARA), RoundStarted(1, 1, 2, 11)) == [
        "Clara drew K♥, the highest card, and deals.",
        "Round 1: Clara dealt; Anton begins.",
    ]
