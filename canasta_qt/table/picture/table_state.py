"""What lies on the table, as the viewer sees it: the value every picture is made from.

A `TableState` is read off an observation.  `TableWords` are what wording says of the
same state.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Final, TypeVar

from canasta_qt.cards import (
    BLACK3,
    DEUCE,
    NATURAL_RANKS,
    RED3,
    Card,
    Rank,
    hand_order,
    is_wild,
)
from canasta_qt.engine.state.facts import melded_score
from canasta_qt.engine.state.observation import Observation
from canasta_qt.engine.state.position import ALLY_MELDS, actor
from canasta_qt.engine.state.terms import Terms
from canasta_qt.translate import number_text
from canasta_qt.wording.player_names import PlayerNames
from canasta_qt.wording.table import labels

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

    terms: Terms = field(compare=False)
    viewer: int
    dealer: int
    stock: int
    counts: tuple[int, ...]
    """Number of cards of every seat."""
    feet: tuple[int, ...]
    """Cards of the feet that wait, by seat."""
    melds: tuple[tuple[MeldLook, ...], ...]
    """By side, in the order of columns."""
    bonus: tuple[tuple[Card, ...], ...]
    black_threes_aside: tuple[tuple[Card, ...], ...]
    """By side: black threes set aside from taken piles."""
    hand: tuple[Card, ...] = ()
    """The viewer's cards, all of them, in the order of hands."""
    pile: tuple[Card, ...] = ()
    frozen: bool = False
    turn: int | None = None
    talons: tuple[int, ...] = ()
    """Cards of the packets set aside at the deal."""
    closed_ranks: tuple[Rank, ...] = ()
    """Ranks closed to sides without a meld of them."""
    open_hands: tuple[tuple[Card, ...], ...] = ()
    """By seat, what everybody held: turned up once the round is over."""
    open_feet: tuple[tuple[Card, ...], ...] = ()
    """By seat, the feet that nobody took up, likewise."""
    lone: int | None = None
    """The side that plays this hand alone against the two others, if one does."""
    out: int | None = None
    """The seat that went out."""
    blind: bool = False
    """Nobody looks into the viewer's hand: it lies face down."""

    @property
    def ally(self) -> int | None:
        """The side that the viewer's plays with against a lone hand, if any."""
        if self.lone is None or self.side == self.lone:
            return None
        return 3 - self.side - self.lone

    def number(self, side: int, index: int) -> int:
        """By which number gestures call a meld of the own side or of the ally."""
        return index + ALLY_MELDS if side == self.ally else index

    def place_of(self, number: int) -> tuple[int, int]:
        """Return the side and the index of a meld that gestures call by a number."""
        if number >= ALLY_MELDS and self.ally is not None:
            return self.ally, number - ALLY_MELDS
        return self.side, number

    @property
    def side(self) -> int:
        """The viewer's side."""
        return self.terms.side_of[self.viewer]

    @property
    def seats(self) -> int:
        """Number of seats."""
        return self.terms.players

    @property
    def sides(self) -> int:
        """Number of sides."""
        return len(self.melds)

    def closed(self, side: int) -> tuple[Rank, ...]:
        """Return ranks of which a side may lay no meld any more."""
        laid = {meld.rank for meld in self.melds[side] if not meld.run}
        return tuple(rank for rank in self.closed_ranks if rank not in laid)

    def in_foot(self, seat: int) -> bool:
        """Return whether a seat plays its foot already."""
        dealt = any(self.counts)
        return self.terms.foot_size > 0 and dealt and not self.feet[seat]

    def meld(self, side: int, index: int) -> MeldLook | None:
        """Return a meld of a side by its number, if it is there."""
        return next((m for m in self.melds[side] if m.index == index), None)

    @property
    def freezer(self) -> int | None:
        """Depth from the bottom of the topmost wild card or red three in the pile."""
        if not self.frozen:
            return None
        depths = range(len(self.pile) - 1, -1, -1)
        odd = (i for i in depths if is_wild(self.pile[i]) or self.pile[i] >> 2 == RED3)
        return next(odd, None)


def read_table(observation: Observation) -> TableState:
    """Read the table from what a seat knows; other hands are mere numbers."""
    position, viewer = observation.position, observation.seat
    return TableState(
        position.terms,
        viewer,
        position.dealer,
        len(position.stock),
        counts=tuple(position.size),
        feet=tuple(len(foot) for foot in position.feet),
        melds=tuple(
            in_columns(
                look(index, meld.cards, meld.points, meld.topper)
                for index, meld in enumerate(melds)
            )
            for melds in position.melds
        ),
        bonus=tuple(tuple(cards) for cards in position.bonus),
        black_threes_aside=tuple(tuple(cards) for cards in position.black_threes_aside),
        hand=sorted_hand(observation.hand),
        pile=tuple(position.pile),
        frozen=position.frozen,
        turn=None if position.cause is not None else position.turn,
        talons=tuple(len(talon) for talon in position.talons),
        closed_ranks=tuple(
            Rank(i) for i, shut in enumerate(position.closed_ranks) if shut
        ),
        lone=None if position.lone < 0 else position.lone,
        out=None if position.out < 0 else position.out,
        blind=observation.blind,
    )


def gathered(end: TableState, dealer: int) -> TableState:
    """Return the table before a deal: all cards are in the stock."""
    nobody, nothing = (0,) * end.seats, ((),) * end.sides
    return TableState(
        end.terms,
        end.viewer,
        dealer,
        len(end.terms.deck),
        counts=nobody,
        feet=nobody,
        melds=nothing,
        bonus=nothing,
        black_threes_aside=nothing,
        blind=end.blind,
    )


def look(
    index: int, cards: tuple[Card, ...], points: int, topper: Card | None = None
) -> MeldLook:
    """Return a meld of these cards: its rank is that of its naturals."""
    ranks = sorted({card >> 2 for card in cards if not is_wild(card)})
    rank = Rank(ranks[0]) if ranks else DEUCE
    run = len(ranks) > 1
    if run:
        cards = tuple(sorted(cards))
    return MeldLook(index, rank, cards, points, run, topper)


def in_columns(melds: Iterable[MeldLook]) -> tuple[MeldLook, ...]:
    """Return melds of a side in the order of their columns."""
    return tuple(sorted(melds, key=lambda meld: meld.column))


def sorted_hand(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Return cards in the order of hands: jokers, twos, ace to four, threes."""
    return tuple(sorted(cards, key=hand_order))


def without(cards: tuple[Card, ...], gone: tuple[Card, ...]) -> tuple[Card, ...]:
    """Return cards less others; what is not there is not missed."""
    return tuple((Counter(cards) - Counter(gone)).elements())


@dataclass(frozen=True)
class TableWords:
    """What wording says of an observation; the table only sets it."""

    people: PlayerNames
    sides: tuple[str, ...] = ()
    scores: tuple[str, ...] = ()
    """By side what its melds score, for a row without room for `sides`."""
    openings: tuple[str, ...] = ()
    conditions: str = ""
    """What the player's first melds must be besides."""
    pile: labels.PileWords = field(default_factory=labels.PileWords)
    needs: str = ""
    """What the player's side still lacks for going out, and what looms; or nothing."""
    asking: int | None = None
    """The seat that asks the player for leave to go out."""
    deciding: int | None = None
    """The seat that everybody waits for, while nothing is on its way to it."""
    costs: tuple[int, ...] = ()
    """By seat, what is counted of their cards."""
    watched: bool = False
    """Nobody plays here: nothing is asked of the one who looks on."""


def table_words(
    observation: Observation, people: PlayerNames, before: TableWords
) -> TableWords:
    """Return the words of an observation, with what `before` says besides."""
    position = observation.position
    sides = range(len(position.melds))
    return replace(
        before,
        people=people,
        sides=tuple(labels.side_words(observation, side) for side in sides),
        scores=tuple(number_text(melded_score(position, side)) for side in sides),
        openings=tuple(labels.opening_words(observation, side) for side in sides),
        conditions=labels.opening_conditions(observation),
        pile=labels.pile_words(observation, looks_on=people.viewer < 0),
        deciding=actor(position),
    )
