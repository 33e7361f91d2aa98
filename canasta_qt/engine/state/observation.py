"""What one seat may know: a masked position and the public events of the round."""

from __future__ import annotations

from dataclasses import dataclass, replace

from canasta_qt.cards import UNKNOWN, Card
from canasta_qt.engine.state.events import (
    CardsDrawn,
    Event,
    FootTakenUp,
    PileTaken,
    TalonDrawn,
)
from canasta_qt.engine.state.masking import masked
from canasta_qt.engine.state.position import Position


@dataclass(frozen=True, slots=True)
class Observation:
    """The game as one seat knows it; nobody changes its position."""

    position: Position
    seat: int
    history: tuple[Event, ...] = ()
    """This round's events as the seat saw them; empty when read from text."""

    def __eq__(self, other: object) -> bool:
        """Compare what is seen; the history is no part of equality."""
        return (
            isinstance(other, Observation)
            and self.seat == other.seat
            and self.position == other.position
        )

    __hash__ = None  # type: ignore[assignment]

    @property
    def hand(self) -> list[Card]:
        """The seat's own cards in canonical order."""
        return self.position.hand(self.seat)

    @property
    def side(self) -> int:
        """The seat's own side."""
        return self.position.terms.side_of[self.seat]


def observe(
    position: Position, seat: int, history: tuple[Event, ...] = ()
) -> Observation:
    """Mask a position for a seat; `history` are full events, masked here as well."""
    return Observation(
        masked(position, seat), seat, tuple(seen_by(event, seat) for event in history)
    )


def seen_by(event: Event, seat: int) -> Event:
    """Hide the cards of an event that a seat may not see."""
    if isinstance(event, CardsDrawn | FootTakenUp | TalonDrawn) and event.seat != seat:
        return replace(event, cards=(UNKNOWN,) * len(event.cards))
    if isinstance(event, PileTaken) and event.hidden and event.seat != seat:
        unseen = (UNKNOWN,) * event.hidden
        return replace(event, cards=unseen + event.cards[event.hidden :])
    return event
