"""Every event and every action has its log sentence, for every reader."""

import re

import pytest

from canasta_qt.cards import UNKNOWN
from canasta_qt.engine.state import events
from canasta_qt.wording.log import sentences
from canasta_qt.wording.player_names import PlayerNames
from tests.wording.samples import (
    CLARA,
    NAMES,
    PEOPLE,
    TOMAS,
    TWO,
    card,
    cards,
    log_lines,
)

DRAWN = (UNKNOWN,)


SAID_BY_ITSELF: list[events.Event] = [
    events.DealerDrawn(cards("4cKhQs4d"), 1),
    events.RoundStarted(1, 3, 0, 11),
    events.UpcardTurned(card("4c")),
    events.BonusLaid(0, 0, card("3h")),
    events.MeldLaid(0, 0, 0, cards("5c5d5h"), 15),
    events.MeldGrown(0, 0, 0, cards("5c"), 5),
    events.MeldsJoined(0, 0, 0, 1),
    events.CanastaCompleted(0, 0, 0, "natural"),
    events.CanastaMixed(0, 0, 0),
    events.SideOpened(0, 0, 60, 50),
    events.CardDiscarded(0, card("4c")),
    events.PileFroze(card("2c")),
    events.PartnerAsked(0, 2),
    events.PartnerAnswered(2, yes=True),
    events.FootTakenUp(0, ()),
    events.StockRenewed(20),
    events.ThreeSetAside(0, 0, card("3c")),
    events.CardsLifted(0, 45, bonus=True),
    events.PacketKept(0, 2),
    events.TurnFloated(0),
    events.TalonDrawn(0, DRAWN * 4),
    events.CardsDrawn(0, DRAWN * 2),
    events.HandDeclared(0, "straight", cards("4c5c"), 3000),
    events.WentOut(0, concealed=False),
    events.RoundEnded(events.EndCause.WENT_OUT, (10, 20)),
    events.GameEnded((10, 20), (1,)),
]


@pytest.mark.parametrize("viewer", [0, 1, -1])
@pytest.mark.parametrize(
    "event", SAID_BY_ITSELF, ids=lambda event: type(event).__name__
)
def test_every_event_alone_makes_a_log_sentence(
    event: events.Event, viewer: int
) -> None:
    (sentence,) = log_lines(event, people=PlayerNames(("Bea", *NAMES[1:]), viewer))

    assert sentence[0].isupper() or sentence[0].isdigit()
    assert sentence.rstrip("”")[-1] in ".?"
    assert not any(mark in sentence for mark in "*{}\x02\x03!")
    if viewer < 0:
        assert "you" not in sentence.casefold()


DEEDS = {
    name: deed
    for name, deed in vars(sentences).items()
    if isinstance(deed, sentences.ActionClause)
}


def slots(source: str) -> set[str]:
    return {*re.findall(r"\{\w+\}|%n", source)}


@pytest.mark.parametrize("deed", DEEDS.values(), ids=DEEDS)
def test_log_sentences_of_you_and_of_others_have_the_same_slots(
    deed: sentences.ActionClause,
) -> None:
    if deed.you:
        assert slots(deed.other) == slots(deed.you)


def test_these_tests_include_every_kind_of_event() -> None:
    """Except a pile taken, which is worded with the cards that took it."""
    silent = {events.PileTaken}

    assert {type(event) for event in SAID_BY_ITSELF} | silent == set(
        events.Event.__args__
    )


def test_melds_from_the_foot_are_logged_after_picking_up_the_foot() -> None:
    """Regression: “Melded A A, 7 7 7, picked up your foot”: the sevens came from the
    foot.
    """
    turn = (
        events.MeldLaid(0, 0, 0, cards("AsAhXr"), 70),
        events.FootTakenUp(0, ()),
        events.MeldLaid(0, 0, 1, cards("7s7h7d"), 15),
    )

    assert log_lines(*turn) == [
        "You melded A♠ A♥ joker, picked up your foot and melded 7♠ 7♥ 7♦."
    ]


def test_a_draw_after_laying_out_threes_is_logged() -> None:
    """The cards that replace the threes are not counted."""
    turn = (
        events.BonusLaid(0, 0, card("3h")),
        events.BonusLaid(0, 0, card("3d")),
        events.CardsDrawn(0, cards("5c6c")),
        events.CardsDrawn(0, cards("9s")),
    )

    assert log_lines(*turn[:3]) == ["You laid out 3♥ 3♦."]
    assert log_lines(*turn) == ["You laid out 3♥ 3♦ and drew a card."]


def test_the_deal_and_the_upcards_are_one_log_line() -> None:
    assert log_lines(
        events.RoundStarted(4, TOMAS, 0, 11), events.UpcardTurned(card("6h"))
    ) == ["Round 4: Tomás dealt; you begin. Upcard: 6♥."]
    assert log_lines(
        events.RoundStarted(4, 0, CLARA, 11),
        events.UpcardTurned(card("2s")),
        events.UpcardTurned(card("6h")),
        events.PileFroze(card("2s")),
        events.CardDiscarded(CLARA, card("4c")),
    ) == [
        "Round 4: you dealt; Clara begins. Upcard: 2♠ 6♥. The pile is frozen.",
        "Clara discarded 4♣.",
    ]


@pytest.mark.parametrize(
    ("cause", "line"),
    [
        (
            events.EndCause.WENT_OUT,
            "The round is over. You and Anton score 1,820, Clara and Tomás −595.",
        ),
        (
            events.EndCause.STOCK_EMPTY,
            "The round is over: the stock is empty and nobody went out. "
            "You and Anton score 1,820, Clara and Tomás −595.",
        ),
        (
            events.EndCause.LAST_RED_THREE,
            "The round is over: the last card of the stock was a red three. "
            "You and Anton score 1,820, Clara and Tomás −595.",
        ),
    ],
)
def test_the_line_of_the_end_of_a_round_has_the_reason_and_the_points(
    cause: events.EndCause, line: str
) -> None:
    assert log_lines(events.RoundEnded(cause, (1820, -595))) == [line]


def test_in_the_log_the_points_of_the_readers_side_come_first() -> None:
    other = PlayerNames(("Bea", *NAMES[1:]), viewer=1)

    lines = log_lines(
        events.RoundEnded(events.EndCause.WENT_OUT, (1820, -595)), people=other
    )

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
def test_the_log_words_the_points_of_pairs_and_of_single_players(
    people: PlayerNames, line: str
) -> None:
    assert log_lines(
        events.RoundEnded(events.EndCause.WENT_OUT, (90, 1820)), people=people
    ) == [f"The round is over. {line}"]


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
        (TWO, (5340, 5120), (0, 1), "The game is a tie: you 5,340, Clara 5,120."),
        (
            PlayerNames(NAMES[:3], 0),
            (5340, 4205, 5340),
            (0, 2),
            "Shared win at 5,340 points: you and Anton.",
        ),
    ],
)
def test_the_log_names_the_winner_and_the_margin(
    people: PlayerNames, totals: tuple[int, ...], winners: tuple[int, ...], line: str
) -> None:
    assert log_lines(events.GameEnded(totals, winners), people=people) == [line]


def test_a_renewed_stock_is_logged() -> None:
    assert log_lines(events.StockRenewed(31)) == [
        "The pile becomes the new stock (31 cards)."
    ]


def test_drawing_for_the_first_deal_is_logged() -> None:
    assert log_lines(
        events.DealerDrawn(cards("4cKhQs4d"), CLARA), events.RoundStarted(1, 1, 2, 11)
    ) == [
        "Clara drew K♥, the highest card, and deals.",
        "Round 1: Clara dealt; Anton begins.",
    ]
