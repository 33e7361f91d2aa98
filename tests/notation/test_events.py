"""Events as lines for developers."""

from typing import get_args

import pytest

from canasta_qt.cards import UNKNOWN, parse_card
from canasta_qt.engine.state import events
from canasta_qt.engine.state.events import EndCause, Event
from canasta_qt.notation.actions import event_text

SEVEN, KING, THREE = parse_card("7c"), parse_card("Kd"), parse_card("3h")

LINES: list[tuple[Event, str]] = [
    (
        events.RoundStarted(2, 3, 0, 11),
        "round 2 started: dealer 3, first 0, 11 cards each",
    ),
    (events.DealerDrawn((SEVEN, KING), 2), "dealer drawn: seat 2, 7cKd"),
    (events.UpcardTurned(SEVEN), "upcard: 7c"),
    (events.CardsDrawn(1, (THREE, SEVEN)), "drawn: seat 1, 3h7c"),
    (events.CardsDrawn(1, (UNKNOWN, UNKNOWN)), "drawn: seat 1, (2)"),
    (events.BonusLaid(1, 1, THREE), "laid out: side 1, 3h"),
    (events.PileTaken(1, (SEVEN, KING)), "pile taken: 2 cards, top Kd"),
    (events.PileTaken(1, (KING,)), "pile taken: 1 card, top Kd"),
    (events.MeldLaid(0, 0, 1, (KING,) * 3, 30), "meld laid: side 0, m1 [KdKdKd], 30"),
    (events.MeldGrown(0, 0, 1, (KING,), 10), "meld grown: side 0, m1+Kd, 10"),
    (events.MeldsJoined(0, 0, 1, 2), "melds joined: side 0, m1+m2"),
    (events.CanastaCompleted(0, 0, 1, "mixed"), "canasta: side 0, m1, mixed"),
    (events.CanastaMixed(0, 0, 1), "canasta mixed: side 0, m1"),
    (events.SideOpened(0, 0, 60, 50), "opened: side 0, 60 of 50"),
    (events.CardDiscarded(0, SEVEN), "discarded: 7c"),
    (events.PileFroze(THREE), "pile frozen: 3h"),
    (events.PartnerAsked(0, 2), "asked: seat 0 asks seat 2"),
    (events.PartnerAnswered(2, yes=True), "answered: seat 2, yes"),
    (events.PartnerAnswered(2, yes=False), "answered: seat 2, no"),
    (events.FootTakenUp(0, (SEVEN,)), "foot taken up: seat 0, 7c"),
    (events.ThreeSetAside(0, 0, parse_card("3s")), "set aside: side 0, 3s"),
    (events.CardsLifted(0, 45, bonus=True), "lifted: seat 0, 45, bonus"),
    (events.CardsLifted(0, 44, bonus=False), "lifted: seat 0, 44"),
    (events.PacketKept(0, 2), "packet kept: seat 0, 2"),
    (events.TurnFloated(0), "floated: seat 0"),
    (events.TalonDrawn(0, (SEVEN,)), "talon drawn: seat 0, 7c"),
    (
        events.HandDeclared(0, "pairs", (SEVEN, SEVEN), 2500),
        "declared: seat 0, pairs, 2500",
    ),
    (events.StockRenewed(20), "stock renewed: 20 cards"),
    (events.WentOut(0, concealed=False), "went out: seat 0"),
    (events.WentOut(0, concealed=True), "went out: seat 0, concealed"),
    (events.RoundEnded(EndCause.WENT_OUT, (650, -9)), "round ended: went_out, 650/-9"),
    (events.GameEnded((5010, 120), (0,)), "game ended: 5010/120, won by side 0"),
]


@pytest.mark.parametrize(("event", "line"), LINES)
def test_an_event_is_written_as_a_line(event: Event, line: str) -> None:
    assert event_text(event) == line


def test_every_kind_of_event_has_an_example() -> None:
    assert {type(event) for event, _ in LINES} == set(get_args(Event))
