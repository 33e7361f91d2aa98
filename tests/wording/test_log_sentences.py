"""Every event and every deed has its sentence, whoever reads it."""

import re

import pytest

from canasta_qt.cards import UNKNOWN
from canasta_qt.engine.state.events import (
    BonusLaid,
    CanastaCompleted,
    CanastaMixed,
    CardDiscarded,
    CardsDrawn,
    CardsLifted,
    DealerDrawn,
    EndCause,
    Event,
    FootTakenUp,
    GameEnded,
    HandDeclared,
    MeldGrown,
    MeldLaid,
    MeldsJoined,
    PacketKept,
    PartnerAnswered,
    PartnerAsked,
    PileFroze,
    PileTaken,
    RoundEnded,
    RoundStarted,
    SideOpened,
    StockRenewed,
    TalonDrawn,
    ThreeSetAside,
    TurnFloated,
    UpcardTurned,
    WentOut,
)
from canasta_qt.wording.log import sentences
from canasta_qt.wording.player_names import PlayerNames
from tests.wording.samples import NAMES, card, cards, told

DRAWN = (UNKNOWN,)

SAID_BY_ITSELF: list[Event] = [
    DealerDrawn(cards("4cKhQs4d"), 1),
    RoundStarted(1, 3, 0, 11),
    UpcardTurned(card("4c")),
    BonusLaid(0, 0, card("3h")),
    MeldLaid(0, 0, 0, cards("5c5d5h"), 15),
    MeldGrown(0, 0, 0, cards("5c"), 5),
    MeldsJoined(0, 0, 0, 1),
    CanastaCompleted(0, 0, 0, "natural"),
    CanastaMixed(0, 0, 0),
    SideOpened(0, 0, 60, 50),
    CardDiscarded(0, card("4c")),
    PileFroze(card("2c")),
    PartnerAsked(0, 2),
    PartnerAnswered(2, yes=True),
    FootTakenUp(0, ()),
    StockRenewed(20),
    ThreeSetAside(0, 0, card("3c")),
    CardsLifted(0, 45, bonus=True),
    PacketKept(0, 2),
    TurnFloated(0),
    TalonDrawn(0, DRAWN * 4),
    CardsDrawn(0, DRAWN * 2),
    HandDeclared(0, "straight", cards("4c5c"), 3000),
    WentOut(0, concealed=False),
    RoundEnded(EndCause.WENT_OUT, (10, 20)),
    GameEnded((10, 20), (1,)),
]


@pytest.mark.parametrize("viewer", [0, 1, -1])
@pytest.mark.parametrize(
    "event", SAID_BY_ITSELF, ids=lambda event: type(event).__name__
)
def test_every_event_is_a_sentence_even_by_itself(event: Event, viewer: int) -> None:
    (sentence,) = told(event, people=PlayerNames(("Bea", *NAMES[1:]), viewer))

    assert sentence[0].isupper() or sentence[0].isdigit()
    assert sentence.rstrip("”")[-1] in ".?"
    assert not any(mark in sentence for mark in "*{}\x02\x03!")
    if viewer < 0:
        assert "you" not in sentence.casefold()


DEEDS = {
    name: deed
    for name, deed in vars(sentences).items()
    if isinstance(deed, sentences.Deed)
}


def slots(source: str) -> set[str]:
    return {*re.findall(r"\{\w+\}|%n", source)}


@pytest.mark.parametrize("deed", DEEDS.values(), ids=DEEDS)
def test_a_deed_has_the_same_slots_whoever_did_it(deed: sentences.Deed) -> None:
    if deed.you:
        assert slots(deed.other) == slots(deed.you)


def test_every_kind_of_event_was_asked_here() -> None:
    """A pile taken is said with the cards that met its top."""
    silent = {PileTaken}

    assert {type(event) for event in SAID_BY_ITSELF} | silent == set(Event.__args__)


def test_what_is_melded_from_the_foot_is_said_after_the_foot() -> None:
    """“Melded A A, 7 7 7, picked up your foot”: the sevens came from the foot."""
    turn = (
        MeldLaid(0, 0, 0, cards("AsAhXr"), 70),
        FootTakenUp(0, ()),
        MeldLaid(0, 0, 1, cards("7s7h7d"), 15),
    )

    assert told(*turn) == [
        "You melded A♠ A♥ joker, picked up your foot and melded 7♠ 7♥ 7♦."
    ]


def test_a_draw_after_threes_were_laid_out_is_told() -> None:
    """The cards that replace the threes are not counted."""
    turn = (
        BonusLaid(0, 0, card("3h")),
        BonusLaid(0, 0, card("3d")),
        CardsDrawn(0, cards("5c6c")),
        CardsDrawn(0, cards("9s")),
    )

    assert told(*turn[:3]) == ["You laid out 3♥ 3♦."]
    assert told(*turn) == ["You laid out 3♥ 3♦ and drew a card."]
