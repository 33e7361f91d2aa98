"""What one seat may know: a masked position and the public events of the round.

`complete` goes the other way: it deals the unseen cards into a full position.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random
from typing import Final

from canasta_qt.cards import BLACK3, RANKS, RED3, UNKNOWN, Card, cards_of, kinds_of
from canasta_qt.engine.state.events import (
    CardsDrawn,
    Event,
    FootTakenUp,
    PileTaken,
    TalonDrawn,
)
from canasta_qt.engine.state.position import KEEP_PHASE, Position

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
    if terms.threes_are_public:
        other.threes_held = [
            holds_threes(position, side) for side in range(terms.sides)
        ]
    return other


def _hide_hand(other: Position, seat: int) -> None:
    other.hands[seat] = other.known[seat][:]
    other.ranks[seat] = _count_ranks(other.hands[seat])
    other.hidden[seat] = other.size[seat] - sum(other.hands[seat])


def holds_threes(position: Position, side: int) -> bool:
    """Return whether anybody of a side holds a three, in the packet being played.

    In a masked position the public fact answers where hands are hidden.
    """
    if position.threes_held:
        return position.threes_held[side]
    ranks = position.ranks
    seats = position.terms.seats_of[side]
    return any(ranks[seat][BLACK3] or ranks[seat][RED3] for seat in seats)


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

    __hash__ = None  # type: ignore[assignment]

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
    if isinstance(event, CardsDrawn | FootTakenUp | TalonDrawn) and event.seat != seat:
        return replace(event, cards=(UNKNOWN,) * len(event.cards))
    if isinstance(event, PileTaken) and event.hidden and event.seat != seat:
        unseen = (UNKNOWN,) * event.hidden
        return replace(event, cards=unseen + event.cards[event.hidden :])
    return event


def complete(observation: Observation, rng: Random) -> Position:
    """Deal the unseen cards at random into hands, stock and pile.

    Cards known to be in a hand stay there.  Red threes go to the stock wherever they
    are laid out at once, even from hands whose player has not had a turn.
    """
    position = observation.position.copy()
    unseen = unseen_cards(observation.position)
    rng.shuffle(unseen)
    fill(position, unseen)
    return position


def unseen_cards(position: Position) -> list[Card]:
    """List the cards of the table that the view shows nowhere, in canonical order."""
    left = kinds_of(position.terms.deck)
    for hand in position.hands:
        for kind, count in enumerate(hand):
            left[kind] -= count
    shown = [*position.bonus, position.pile, position.stock]
    if position.terms.rare_state:
        shown += [*position.feet, *position.talons, *position.asides]
    for melds in position.melds:
        shown += [list(meld.cards) for meld in melds]
        shown.append([meld.topper for meld in melds if meld.topper is not None])
    for cards in shown:
        for card in cards:
            if card >= 0:
                left[card] -= 1
    return cards_of(left)


def fill(position: Position, cards: list[Card]) -> None:
    """Put cards, in order, where a position has unknown ones: hands first.

    Raises `ValueError` if the numbers do not match.
    """
    waiting = cards[::-1]
    held_back: list[Card] = []
    _place_public_threes(position, waiting)
    for seat in range(position.terms.players):
        for _ in range(position.hidden[seat]):
            card = _next_for_hand(position, seat, waiting, held_back)
            position.hands[seat][card] += 1
            position.ranks[seat][card >> 2] += 1
        position.hidden[seat] = 0
    waiting = held_back + waiting
    heaps = [position.pile, position.stock]
    if position.terms.rare_state:
        heaps += [*position.feet, *position.talons]
    for heap in heaps:
        for place, card in enumerate(heap):
            if card == UNKNOWN:
                if not waiting:
                    raise ValueError("too few unseen cards for the unknown places")
                heap[place] = waiting.pop()
    if waiting:
        raise ValueError("more unseen cards than unknown places")
    position.threes_held = []


def _place_public_threes(position: Position, waiting: list[Card]) -> None:
    """Give each side known to hold threes one of the unseen ones, if it shows none."""
    for side, held in enumerate(position.threes_held):
        seats = position.terms.seats_of[side]
        ranks = position.ranks
        if not held or any(ranks[seat][BLACK3] or ranks[seat][RED3] for seat in seats):
            continue
        hiding = [seat for seat in seats if position.hidden[seat]]
        threes = [card for card in waiting if card >> 2 >= BLACK3]
        if hiding and threes:
            waiting.remove(threes[-1])
            position.hidden[hiding[0]] -= 1
            position.hands[hiding[0]][threes[-1]] += 1
            ranks[hiding[0]][threes[-1] >> 2] += 1


def _next_for_hand(
    position: Position, seat: int, waiting: list[Card], held_back: list[Card]
) -> Card:
    """The next card that may lie in this hand; others are held back for the stock."""
    no_red = position.terms.auto_red3
    held = position.threes_held
    no_threes = bool(held) and not held[position.terms.side_of[seat]]
    while waiting:
        card = waiting.pop()
        rank = card >> 2
        three = rank == RED3 or (no_threes and rank == BLACK3)
        if not (three and (no_red or no_threes)):
            return card
        held_back.append(card)
    raise ValueError("too few unseen cards for the hands")
