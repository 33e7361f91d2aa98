"""What lies on the table, as the viewer sees it: the value every picture is made from.

A `TableState` is derived from an observation.  Between two observations the
choreography makes the steps in between by applying events to it; it knows no rule,
only where cards lie, and whatever it gets wrong is mended by the next observation.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, TypeVar

from canasta_qt.cards import (
    BLACK3,
    DEUCE,
    NATURAL_RANKS,
    UNKNOWN,
    Card,
    Rank,
    hand_order,
    is_wild,
)
from canasta_qt.engine.state.observation import Observation
from canasta_qt.engine.state.position import ALLY_MELDS

T = TypeVar("T")

CANASTA: Final = 7
"""Cards from which a meld is squared up."""


@dataclass(frozen=True, slots=True)
class MeldLook:
    """A meld as it is shown; `index` is its number among the melds of its side."""

    index: int
    rank: Rank
    cards: tuple[Card, ...]
    points: int
    run: bool = False
    topper: Card | None = None
    """A red three set on it."""

    @property
    def wilds(self) -> tuple[Card, ...]:
        """Its wild cards, which lie behind."""
        return tuple(card for card in self.cards if is_wild(card))

    @property
    def naturals(self) -> tuple[Card, ...]:
        """Its natural cards, which lie in front."""
        return tuple(card for card in self.cards if not is_wild(card))

    @property
    def canasta(self) -> bool:
        """Whether it is squared up; black threes never are."""
        return len(self.cards) >= CANASTA and self.rank != BLACK3

    @property
    def kind(self) -> str | None:
        """`natural`, `mixed`, `sequence` or `wild`; None below seven cards."""
        if not self.canasta:
            return None
        if self.run:
            return "sequence"
        if not self.naturals:
            return "wild"
        return "mixed" if self.wilds else "natural"

    @property
    def ends(self) -> tuple[Card, Card] | None:
        """Lowest and highest card of a sequence; None for another meld."""
        return (self.cards[0], self.cards[-1]) if self.run else None

    @property
    def column(self) -> tuple[int, int]:
        """Sort key of its column: ace to four, black threes, wild melds, sequences."""
        if self.run:
            return 3, self.index
        if self.rank < NATURAL_RANKS:
            return 0, -self.rank
        return (1 if self.rank == BLACK3 else 2), self.index


@dataclass(frozen=True, slots=True)
class TableState:
    """Cards by place; seats and sides are numbered as in the engine."""

    viewer: int
    side_of: tuple[int, ...]
    hand: tuple[Card, ...]
    """The viewer's cards, all of them, in the order of hands."""
    counts: tuple[int, ...]
    """Number of cards of every seat."""
    melds: tuple[tuple[MeldLook, ...], ...]
    """By side, in the order of columns."""
    bonus: tuple[tuple[Card, ...], ...]
    pile: tuple[Card, ...]
    frozen: bool
    stock: int
    turn: int | None
    dealer: int
    opened: tuple[bool, ...]
    pack: int
    """Number of cards in the game."""
    foot_size: int = 0
    """Cards of a foot as dealt; 0 in games without feet."""
    feet: tuple[int, ...] = ()
    """Cards of the feet that wait, by seat."""
    asides: tuple[tuple[Card, ...], ...] = ()
    """By side: black threes set aside from taken piles."""
    talons: tuple[int, ...] = ()
    """Cards of the packets set aside at the deal."""
    burnt: tuple[Rank, ...] = ()
    """Ranks closed to sides without a meld of them."""
    lone: int = -1
    """The side that plays this hand alone against the two others, if one does."""

    @property
    def ally(self) -> int:
        """The side that the viewer's plays with against a lone hand; -1 if none."""
        if self.lone < 0 or self.side == self.lone:
            return -1
        return 3 - self.side - self.lone

    def number(self, side: int, index: int) -> int:
        """By which number gestures call a meld of the own side or of the ally."""
        return index + ALLY_MELDS if side == self.ally else index

    def place_of(self, number: int) -> tuple[int, int]:
        """The side and the index of a meld that gestures call by a number."""
        if number >= ALLY_MELDS and self.ally >= 0:
            return self.ally, number - ALLY_MELDS
        return self.side, number

    @property
    def side(self) -> int:
        """The viewer's side."""
        return self.side_of[self.viewer]

    @property
    def seats(self) -> int:
        """Number of seats."""
        return len(self.side_of)

    @property
    def sides(self) -> int:
        """Number of sides."""
        return len(self.melds)

    def points(self, side: int) -> int:
        """Points of all melds of a side."""
        return sum(meld.points for meld in self.melds[side])

    def set_aside(self, side: int) -> tuple[Card, ...]:
        """Black threes a side has set aside."""
        return self.asides[side] if self.asides else ()

    def closed(self, side: int) -> tuple[Rank, ...]:
        """Ranks of which a side may lay no meld any more."""
        laid = {meld.rank for meld in self.melds[side] if not meld.run}
        return tuple(rank for rank in self.burnt if rank not in laid)

    def foot(self, seat: int) -> int:
        """Cards of a seat's waiting foot."""
        return self.feet[seat] if self.feet else 0

    def in_foot(self, seat: int) -> bool:
        """Whether a seat plays its foot already."""
        return self.foot_size > 0 and not self.foot(seat)

    def meld(self, side: int, index: int) -> MeldLook | None:
        """A meld of a side by its number, if it is there."""
        return next((m for m in self.melds[side] if m.index == index), None)

    def members(self, side: int) -> tuple[int, ...]:
        """The seats of a side."""
        return tuple(seat for seat, own in enumerate(self.side_of) if own == side)

    @property
    def freezer(self) -> int | None:
        """Depth from the bottom of the topmost wild card or red three in the pile."""
        if not self.frozen:
            return None
        odd = [i for i, card in enumerate(self.pile) if is_wild(card) or card in _RED]
        return odd[-1] if odd else None


_RED: Final = (Card(57), Card(58))


def tableau_of(observation: Observation) -> TableState:
    """Read the table from what a seat knows; other hands are mere numbers."""
    position = observation.position
    terms = position.terms
    viewer = observation.seat
    over = position.cause is not None
    return TableState(
        viewer=viewer,
        side_of=tuple(terms.side_of),
        hand=sorted_hand(tuple(position.hand(viewer))),
        counts=tuple(position.size),
        melds=tuple(
            in_columns(
                tuple(
                    look(index, meld.cards, meld.points, meld.topper)
                    for index, meld in enumerate(melds)
                )
            )
            for melds in position.melds
        ),
        bonus=tuple(tuple(cards) for cards in position.bonus),
        pile=tuple(position.pile),
        frozen=position.frozen,
        stock=len(position.stock),
        turn=None if over else position.turn,
        dealer=position.dealer,
        opened=tuple(bool(melds) for melds in position.melds),
        pack=len(terms.deck),
        foot_size=terms.foot_size,
        feet=tuple(len(foot) for foot in position.feet),
        asides=tuple(tuple(cards) for cards in position.asides),
        talons=tuple(len(talon) for talon in position.talons),
        burnt=tuple(Rank(i) for i, shut in enumerate(position.burnt) if shut),
        lone=position.lone,
    )


def look(
    index: int, cards: tuple[Card, ...], points: int, topper: Card | None = None
) -> MeldLook:
    """A meld of these cards: its rank is that of its naturals."""
    ranks = sorted({card >> 2 for card in cards if not is_wild(card)})
    rank = Rank(ranks[0]) if ranks else DEUCE
    run = len(ranks) > 1
    if run:
        cards = tuple(sorted(cards))
    return MeldLook(index, rank, cards, points, run, topper)


def in_columns(melds: tuple[MeldLook, ...]) -> tuple[MeldLook, ...]:
    """Melds of a side in the order of their columns."""
    return tuple(sorted(melds, key=lambda meld: meld.column))


def sorted_hand(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """Cards in the order of hands: jokers, twos, ace to four, threes."""
    return tuple(sorted(cards, key=hand_order))


def without(cards: tuple[Card, ...], gone: tuple[Card, ...]) -> tuple[Card, ...]:
    """Cards less others; what is not there is not missed."""
    left = list(cards)
    for card in gone:
        if card in left:
            left.remove(card)
    return tuple(left)


def in_hand(table: TableState, seat: int, cards: tuple[Card, ...]) -> TableState:
    """The table after cards came into a hand."""
    counts = _changed(table.counts, seat, table.counts[seat] + len(cards))
    if seat != table.viewer:
        return replace(table, counts=counts)
    known = tuple(card for card in cards if card != UNKNOWN)
    return replace(table, counts=counts, hand=sorted_hand(table.hand + known))


def without_foot(table: TableState, seat: int) -> TableState:
    """The table after a foot was taken up."""
    return replace(table, feet=_changed(table.feet, seat, 0)) if table.feet else table


def out_of_hand(table: TableState, seat: int, cards: tuple[Card, ...]) -> TableState:
    """The table after cards left a hand."""
    counts = _changed(table.counts, seat, max(0, table.counts[seat] - len(cards)))
    if seat != table.viewer:
        return replace(table, counts=counts)
    return replace(table, counts=counts, hand=without(table.hand, cards))


def with_meld(table: TableState, side: int, meld: MeldLook) -> TableState:
    """The table with a meld laid, or in place of the one of its number."""
    others = tuple(m for m in table.melds[side] if m.index != meld.index)
    melds = _changed(table.melds, side, in_columns((*others, meld)))
    opened = tuple(bool(laid) for laid in melds)
    return replace(table, melds=melds, opened=opened)


def with_melds(table: TableState, side: int, melds: tuple[MeldLook, ...]) -> TableState:
    """The table with all melds of a side replaced."""
    return replace(table, melds=_changed(table.melds, side, in_columns(melds)))


def with_bonus(table: TableState, side: int, card: Card) -> TableState:
    """The table with one more red three laid out."""
    bonus = _changed(table.bonus, side, (*table.bonus[side], card))
    return replace(table, bonus=bonus)


def with_aside(table: TableState, side: int, card: Card) -> TableState:
    """The table with one more black three set aside."""
    asides = table.asides or ((),) * table.sides
    return replace(table, asides=_changed(asides, side, (*asides[side], card)))


def with_topper(table: TableState, side: int, meld: MeldLook, card: Card) -> TableState:
    """The table with a red three on a canasta."""
    return with_meld(table, side, replace(meld, topper=card))


def _changed(row: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    return (*row[:at], value, *row[at + 1 :])
