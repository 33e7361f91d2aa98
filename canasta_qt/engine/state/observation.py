"""What one seat may know: a masked position and the public events of the round."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from canasta_qt.cards import BLACK3, RANKS, RED3, UNKNOWN, Card, cards_of, kinds_of
from canasta_qt.engine.state import events
from canasta_qt.engine.state.events import Event
from canasta_qt.engine.state.position import KEEP_PHASE, Position, lying_cards

NOBODY: Final = -1
"""The seat of one who looks into no hand."""


def masked(position: Position, seat: int) -> Position:
    """Copy a position with everything replaced by numbers that a seat cannot know.

    Cards of other hands that came with a pile stay visible, as they are known.
    """
    terms = position.terms
    other = position.copy()
    other.stock = [UNKNOWN] * len(position.stock)
    for each in range(terms.players):
        if each != seat or position.phase == KEEP_PHASE:
            _hide_hand(other, each)
    if terms.rare_state:
        other.feet = [[UNKNOWN] * len(foot) for foot in position.feet]
        other.talons = [[UNKNOWN] * len(talon) for talon in position.talons]
        seen = position.pile[position.pile_hidden :]
        other.pile = [UNKNOWN] * position.pile_hidden + seen
    if terms.threes_are_public and position.phase != KEEP_PHASE:
        other.threes_held = [
            holds_threes(position, side, seat) for side in range(terms.sides)
        ]
    return other


def _hide_hand(other: Position, seat: int) -> None:
    other.hands[seat] = other.known[seat][:]
    other.ranks[seat] = _count_ranks(other.hands[seat])
    other.hidden[seat] = other.size[seat] - sum(other.hands[seat])


def holds_threes(position: Position, side: int, viewer: int = NOBODY) -> bool:
    """Return whether anybody of a side holds a three, in the packet being played.

    In a masked position the public fact answers for the hands that are hidden; the
    viewer's own hand is no part of it, as it is seen to change.
    """
    if position.threes_held and position.threes_held[side]:
        return True
    ranks = position.ranks
    seats = position.terms.seats_of[side]
    return any(
        seat != viewer and bool(ranks[seat][BLACK3] or ranks[seat][RED3])
        for seat in seats
    )


def _count_ranks(kinds: list[int]) -> list[int]:
    return [sum(kinds[rank * 4 : rank * 4 + 4]) for rank in range(RANKS)]


@dataclass(frozen=True, slots=True)
class Observation:
    """The game as one seat knows it; nobody changes its position."""

    position: Position
    seat: int
    history: tuple[Event, ...] = ()
    """This round's events as the seat saw them; empty when read from text."""
    blind: bool = False
    """Nobody looks into the seat's own hand: it is as hidden as the others."""

    def __eq__(self, other: object) -> bool:
        """Compare what is seen; the history is no part of equality."""
        return (
            isinstance(other, Observation)
            and self.seat == other.seat
            and self.position == other.position
        )

    @property
    def hand(self) -> list[Card]:
        """The seat's own cards in canonical order; none that nobody looks at."""
        return [] if self.blind else self.position.hand(self.seat)

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


def look_on(
    position: Position, seat: int, history: tuple[Event, ...] = ()
) -> Observation:
    """Return what everybody knows, seen from a seat whose own hand is hidden too."""
    told = tuple(seen_by(event, NOBODY) for event in history)
    return Observation(masked(position, NOBODY), seat, told, blind=True)


def seen_by(event: Event, seat: int) -> Event:
    """Hide the cards of an event that a seat may not see."""
    if (
        isinstance(event, events.CardsDrawn | events.FootTakenUp | events.TalonDrawn)
        and event.seat != seat
    ):
        return replace(event, cards=(UNKNOWN,) * len(event.cards))
    if isinstance(event, events.PileTaken) and event.hidden and event.seat != seat:
        unseen = (UNKNOWN,) * event.hidden
        return replace(event, cards=unseen + event.cards[event.hidden :])
    return event


def unseen_cards(position: Position) -> list[Card]:
    """List the cards of the table that the view shows nowhere, in canonical order."""
    left = kinds_of(position.terms.deck)
    for hand in position.hands:
        for kind, count in enumerate(hand):
            left[kind] -= count
    for card in position.stock + lying_cards(position):
        if card >= 0:
            left[card] -= 1
    return cards_of(left)
