"""The table as the viewer sees it: input of the picture.

A `TableState` is read from an observation. `TableTexts` are the texts for the same
state.
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
"""Number of cards from which a meld is squared up."""


@dataclass(frozen=True, slots=True)
class DisplayedMeld:
    """A meld for display; `index` is its number among the melds of its side."""

    index: int
    rank: Rank
    cards: tuple[Card, ...]
    points: int
    run: bool = False
    topper: Card | None = None
    """Red three set on the canasta."""

    @property
    def wilds(self) -> tuple[Card, ...]:
        """Wild cards, which are behind the natural ones."""
        return tuple(card for card in self.cards if is_wild(card))

    @property
    def naturals(self) -> tuple[Card, ...]:
        """Natural cards, which are in front."""
        return tuple(card for card in self.cards if not is_wild(card))

    @property
    def canasta(self) -> bool:
        """Whether the meld is squared up; black threes never are."""
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
        """Sort key of the column: ace to four, black threes, wild melds, sequences."""
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
    """Number of cards in the unused feet, by seat."""
    melds: tuple[tuple[DisplayedMeld, ...], ...]
    """By side, in the order of columns."""
    bonus: tuple[tuple[Card, ...], ...]
    black_threes_aside: tuple[tuple[Card, ...], ...]
    """By side: black threes set aside from taken piles."""
    hand: tuple[Card, ...] = ()
    """All cards of the viewer, in hand order."""
    pile: tuple[Card, ...] = ()
    frozen: bool = False
    turn: int | None = None
    talons: tuple[int, ...] = ()
    """Numbers of cards in the packets set aside at the deal."""
    closed_ranks: tuple[Rank, ...] = ()
    """Ranks in which sides without a meld cannot start one."""
    open_hands: tuple[tuple[Card, ...], ...] = ()
    """Hands by seat, face up after the end of the round."""
    open_feet: tuple[tuple[Card, ...], ...] = ()
    """Unused feet by seat, face up after the end of the round."""
    lone: int | None = None
    """The lone side against the two others, if there is one."""
    out: int | None = None
    """Seat that went out."""
    blind: bool = False
    """Whether the viewer's hand is face down."""

    @property
    def ally(self) -> int | None:
        """The side allied with the viewer's side against a lone player, if any."""
        if self.lone is None or self.side == self.lone:
            return None
        return 3 - self.side - self.lone

    def number(self, side: int, index: int) -> int:
        """Return the number of a meld of the own side or the ally in gestures."""
        return index + ALLY_MELDS if side == self.ally else index

    def place_of(self, number: int) -> tuple[int, int]:
        """Return side and index of a meld by its number in gestures."""
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
        """Return the ranks in which a side may start no meld any more."""
        laid = {meld.rank for meld in self.melds[side] if not meld.run}
        return tuple(rank for rank in self.closed_ranks if rank not in laid)

    def in_foot(self, seat: int) -> bool:
        """Return whether a seat has picked up its foot."""
        dealt = any(self.counts)
        return self.terms.foot_size > 0 and dealt and not self.feet[seat]

    def meld(self, side: int, index: int) -> DisplayedMeld | None:
        """Return a meld of a side by its number; None if there is none."""
        return next((m for m in self.melds[side] if m.index == index), None)

    @property
    def freezer(self) -> int | None:
        """Depth from the bottom of the topmost freezing card in the pile."""
        if not self.frozen:
            return None
        depths = range(len(self.pile) - 1, -1, -1)
        odd = (i for i in depths if is_wild(self.pile[i]) or self.pile[i] >> 2 == RED3)
        return next(odd, None)


def read_table(observation: Observation) -> TableState:
    """Return the table for an observation; other hands are only numbers."""
    position, viewer = observation.position, observation.seat
    return TableState(
        position.terms,
        viewer,
        position.dealer,
        len(position.stock),
        counts=tuple(position.size),
        feet=tuple(len(foot) for foot in position.feet),
        melds=tuple(
            in_column_order(
                displayed_meld(index, meld.cards, meld.points, meld.topper)
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


def before_deal(end: TableState, dealer: int) -> TableState:
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


def displayed_meld(
    index: int, cards: tuple[Card, ...], points: int, topper: Card | None = None
) -> DisplayedMeld:
    """Return a meld of these cards, with the rank of its natural cards."""
    ranks = sorted({card >> 2 for card in cards if not is_wild(card)})
    rank = Rank(ranks[0]) if ranks else DEUCE
    run = len(ranks) > 1
    if run:
        cards = tuple(sorted(cards))
    return DisplayedMeld(index, rank, cards, points, run, topper)


def in_column_order(melds: Iterable[DisplayedMeld]) -> tuple[DisplayedMeld, ...]:
    """Return melds of a side in the order of their columns."""
    return tuple(sorted(melds, key=lambda meld: meld.column))


def sorted_hand(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Return cards in hand order: jokers, twos, ace to four, threes."""
    return tuple(sorted(cards, key=hand_order))


def cards_without(cards: tuple[Card, ...], gone: tuple[Card, ...]) -> tuple[Card, ...]:
    """Return cards without others; cards that are absent are ignored."""
    return tuple((Counter(cards) - Counter(gone)).elements())


@dataclass(frozen=True)
class TableTexts:
    """Texts for an observation."""

    people: PlayerNames
    sides: tuple[str, ...] = ()
    scores: tuple[str, ...] = ()
    """Meld points of each side as text, for a row without room for `sides`."""
    openings: tuple[str, ...] = ()
    conditions: str = ""
    """Further conditions of the initial meld of the player's side."""
    pile: labels.PileWords = field(default_factory=labels.PileWords)
    needs: str = ""
    """Unmet conditions for going out and cards that count against; may be empty."""
    asking: int | None = None
    """Seat that asks the player for permission to go out."""
    deciding: int | None = None
    """Seat that must decide, while no card is moving to it."""
    costs: tuple[int, ...] = ()
    """Points counted for the cards in the hands, by seat."""
    watched: bool = False
    """Whether an onlooker watches, who is offered nothing."""


def table_words(
    observation: Observation, people: PlayerNames, before: TableTexts
) -> TableTexts:
    """Return the texts for an observation; `before` adds those of the step."""
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
