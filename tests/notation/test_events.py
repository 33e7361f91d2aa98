"""Events as lines for developers; others are in `tests/engine/every_event.cases`."""

import pytest

from canasta_qt.cards import UNKNOWN, parse_card
from canasta_qt.engine.state import events
from canasta_qt.notation.actions import event_text

SEVEN, KING = parse_card("7c"), parse_card("Kd")

LINES = [
    (
        events.RoundStarted(2, 3, 0, 11),
        "round 2 started: dealer 3, first 0, 11 cards each",
    ),
    (events.DealerDrawn((SEVEN, KING), 2), "dealer drawn: seat 2, 7cKd"),
    (events.UpcardTurned(SEVEN), "upcard: 7c"),
    (events.CardsDrawn(1, (UNKNOWN, UNKNOWN)), "drawn: seat 1, (2)"),
    (events.CardsLifted(0, 45, bonus=True), "lifted: seat 0, 45, bonus"),
    (events.CardsLifted(0, 44, bonus=False), "lifted: seat 0, 44"),
    (events.PacketKept(0, 2), "packet kept: seat 0, 2"),
]


@pytest.mark.parametrize(("event", "line"), LINES)
def test_an_event_is_written_as_a_line(event: events.Event, line: str) -> None:
    assert event_text(event) == line
