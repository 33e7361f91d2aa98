"""Every event and every action has its log sentence, for every reader."""

import re

import pytest

from canasta_qt.cards import UNKNOWN
from canasta_qt.engine.state import events
from canasta_qt.wording.log import sentences
from canasta_qt.wording.player_names import PlayerNames
from tests.wording.samples import NAMES, card, cards, log_lines

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
