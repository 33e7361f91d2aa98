"""Observation: the position and the events as one seat knows them, with hidden cards
masked."""

from dataclasses import dataclass, replace
from typing import Final

from canasta_qt.cards import BLACK3, RED3, UNKNOWN, Card, cards_from_counts, count_kinds
from canasta_qt.engine.state import events
from canasta_qt.engine.state.events import Event
from canasta_qt.engine.state.position import KEEP_PACKET_PHASE, Position, cards_on_table

SPECTATOR_SEAT: Final = -1
"""Seat number for a person who may see no hand."""


def mask_position(position: Position, seat: int) -> Position:
    """Return a copy of a position that has only the number of cards hidden from the
    seat.

    Cards that others took with the pile remain visible, as does a melded special hand.
    """
    terms = position.terms
    other = position.copy()
    other.stock = [UNKNOWN] * len(position.stock)
    for each in range(terms.players):
        is_own = each == seat and position.phase != KEEP_PACKET_PHASE
        if not is_own and not is_hand_public(position, each):
            _hide_hand(other, each)
    if terms.rare_state:
        other.feet = [[UNKNOWN] * len(foot) for foot in position.feet]
        other.talons = [[UNKNOWN] * len(talon) for talon in position.talons]
        seen = position.pile[position.pile_hidden :]
        other.pile = [UNKNOWN] * position.pile_hidden + seen
    if terms.threes_are_public and position.phase != KEEP_PACKET_PHASE:
        other.threes_held = [
            has_threes_in_hand(position, side, seat) for side in range(terms.sides)
        ]
    return other


def is_hand_public(position: Position, seat: int) -> bool:
    """Return whether the seat has melded its hand as a special hand."""
    return bool(position.special) and position.out == seat


def _hide_hand(other: Position, seat: int) -> None:
    known = other.hands[seat] = other.known[seat][:]
    other.ranks[seat] = [
        sum(known[rank : rank + 4]) for rank in range(0, len(known), 4)
    ]
    other.hidden[seat] = other.size[seat] - sum(known)


def has_threes_in_hand(
    position: Position, side: int, viewer: int = SPECTATOR_SEAT
) -> bool:
    """Return whether a player of the side holds a three in the packet being played.

    For hidden hands, `threes_held` of a masked position has the result. The hand of
    `viewer` is left out, as its cards are visible.
    """
    seats = [seat for seat in position.terms.seats_of[side] if seat != viewer]
    told = position.threes_held and position.threes_held[side]
    if told and any(position.hidden[seat] for seat in seats):
        return True
    ranks = position.ranks
    return any(bool(ranks[seat][BLACK3] or ranks[seat][RED3]) for seat in seats)


@dataclass(frozen=True, slots=True)
class Observation:
    """The game as one seat knows it; the position in it must not be changed."""

    position: Position
    seat: int
    history: tuple[Event, ...] = ()
    """Masked events of this round; () if the position was read from text."""
    is_hand_hidden: bool = False
    """Whether the hand of the seat itself is hidden as well."""

    def __eq__(self, other: object) -> bool:
        """Compare seat and position, but not the history."""
        return (
            isinstance(other, Observation)
            and self.seat == other.seat
            and self.position == other.position
        )

    @property
    def hand(self) -> list[Card]:
        """Cards of the seat in canonical order; empty if `is_hand_hidden`."""
        return [] if self.is_hand_hidden else self.position.hand(self.seat)

    @property
    def side(self) -> int:
        return self.position.terms.side_of[self.seat]


def observe(
    position: Position, seat: int, history: tuple[Event, ...] = ()
) -> Observation:
    """Return the observation of a seat; `history` has unmasked events."""
    return Observation(
        mask_position(position, seat),
        seat,
        tuple(mask_event(event, seat) for event in history),
    )


def observe_as_spectator(
    position: Position, seat: int, history: tuple[Event, ...] = ()
) -> Observation:
    """Return an observation of what everybody knows, in which even the seat's own hand
    is hidden unless it is public."""
    public = tuple(mask_event(event, SPECTATOR_SEAT) for event in history)
    return Observation(
        mask_position(position, SPECTATOR_SEAT),
        seat,
        public,
        is_hand_hidden=not is_hand_public(position, seat),
    )


def mask_event(event: Event, seat: int) -> Event:
    """Return the event with cards that the seat may not see replaced by `UNKNOWN`."""
    if (
        isinstance(event, events.CardsDrawn | events.FootTakenUp | events.TalonDrawn)
        and event.seat != seat
    ):
        return replace(event, cards=(UNKNOWN,) * len(event.cards))
    if (
        isinstance(event, events.PileTaken)
        and event.hidden_count
        and event.seat != seat
    ):
        unseen = (UNKNOWN,) * event.hidden_count
        return replace(event, cards=unseen + event.cards[event.hidden_count :])
    return event


def unseen_cards(position: Position) -> list[Card]:
    """Return the cards that are not visible anywhere in the position, in canonical
    order."""
    left = count_kinds(position.terms.deck)
    for hand in position.hands:
        for kind, count in enumerate(hand):
            left[kind] -= count
    for card in position.stock + cards_on_table(position):
        if card >= 0:
            left[card] -= 1
    return cards_from_counts(left)
