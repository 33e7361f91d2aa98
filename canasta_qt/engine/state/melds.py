"""What lies together on the table: rank melds, runs, wild melds, black threes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from canasta_qt.cards import BLACK3, DEUCE, JOKER, NATURAL_RANKS, Card, Rank

SET: Final = 0
RUN: Final = 1
WILDS: Final = 2
THREES: Final = 3

CANASTA_SIZE: Final = 7
SMALLEST_MELD: Final = 3
FEWEST_NATURALS: Final = 2

_NO_RANK: Final = Rank(-1)
_RANKS: Final = [Rank(rank) for rank in range(NATURAL_RANKS)]
"""Numbers as ranks without a call for each."""


@dataclass(slots=True, unsafe_hash=True)
class Meld:
    """A meld as it lies: an immutable value that growing replaces.

    Nobody assigns to its fields.  It is not frozen at run time and has an `__init__`
    of its own, because search makes melds by the million: a frozen dataclass takes
    several times as long to make, and one that writes its `__init__` while it runs
    cannot be compiled.

    `form` is `SET`, `RUN`, `WILDS` or `THREES` (black threes); `rank` the rank of a
    set, the lowest rank of a run, `DEUCE` for wilds and `BLACK3` for threes.
    `cards` are in table order: a run is ascending, other melds as laid.
    """

    form: Final[int]
    rank: Final[Rank]
    naturals: Final[int]
    wilds: Final[int]
    cards: Final[tuple[Card, ...]]
    points: Final[int]
    topper: Final[Card | None]
    """A red three set on the canasta."""
    mixed_at_opening: Final[bool]
    """An opening meld with wild cards in it: no pure rank any more."""
    concealed: Final[bool]
    """A canasta laid complete from the hand."""

    def __init__(  # noqa: PLR0913 - the fields in their order
        self,
        form: int,
        rank: Rank,
        naturals: int,
        wilds: int,
        cards: tuple[Card, ...],
        points: int,
        topper: Card | None = None,
        mixed_at_opening: bool = False,  # noqa: FBT001, FBT002 - a field
        concealed: bool = False,  # noqa: FBT001, FBT002
    ) -> None:
        """Set every field; that they fit together is not checked."""
        self.form = form
        self.rank = rank
        self.naturals = naturals
        self.wilds = wilds
        self.cards = cards
        self.points = points
        self.topper = topper
        self.mixed_at_opening = mixed_at_opening
        self.concealed = concealed

    @property
    def size(self) -> int:
        """Number of cards, a topper not counted."""
        return len(self.cards)

    @property
    def canasta(self) -> bool:
        """Whether it has seven cards or more; black threes never do."""
        return len(self.cards) >= CANASTA_SIZE

    @property
    def kind(self) -> str | None:
        """Kind of canasta: natural, mixed, sequence, wild; None below seven cards."""
        if len(self.cards) < CANASTA_SIZE:
            return None
        if self.form == RUN:
            return "sequence"
        if self.form == WILDS:
            return "wild"
        return "mixed" if self.wilds else "natural"


def form_of(cards: tuple[Card, ...]) -> tuple[int, Rank] | None:
    """Find what a group of hand cards means to be: its form and rank.

    None where natural cards of several ranks are not in one suit, or threes of
    two colours lie together; whether the meld is allowed is not checked.
    """
    rank = _NO_RANK
    for card in cards:
        each = card >> 2
        if each < NATURAL_RANKS:
            if each != rank and rank >= 0:
                return _rarer_form(cards)
            rank = _RANKS[each]
        elif each >= BLACK3:
            return _rarer_form(cards)
    return (SET, rank) if rank >= 0 else (WILDS, DEUCE)


def _rarer_form(cards: tuple[Card, ...]) -> tuple[int, Rank] | None:
    """The same for a group with natural cards of several ranks, or with threes."""
    ranks = {card >> 2 for card in cards}
    naturals = [rank for rank in ranks if rank < NATURAL_RANKS]
    others = [rank for rank in ranks if rank >= NATURAL_RANKS]
    if any(rank >= BLACK3 for rank in others):
        if naturals or len(others) > 1:
            return None
        return THREES, Rank(others[0])
    suits = {card & 3 for card in cards}
    if others or len(suits) > 1:
        return None
    return RUN, Rank(min(naturals))


def count_wilds(cards: tuple[Card, ...]) -> int:
    """Count jokers and deuces."""
    wilds = 0
    for card in cards:
        if 44 <= card < 52:
            wilds += 1
    return wilds


def jokers_in(cards: tuple[Card, ...]) -> int:
    """Count jokers."""
    return sum(card >> 2 == JOKER for card in cards)


def points_of(cards: tuple[Card, ...], points: list[int]) -> int:
    """Add up the points of cards; `points` are by card."""
    total = 0
    for card in cards:
        total += points[card]
    return total


def make_meld(cards: tuple[Card, ...], points: list[int]) -> Meld:
    """Make the meld the cards mean to be; `points` are by card.

    Raises `ValueError` for cards that are no meld of any kind.
    """
    found = form_of(cards)
    if found is None:
        raise ValueError(cards)
    form, rank = found
    if form == RUN:
        cards = tuple(sorted(cards))
    wilds = count_wilds(cards)
    return Meld(
        form,
        rank,
        len(cards) - wilds,
        wilds,
        cards,
        points_of(cards, points),
        concealed=len(cards) >= CANASTA_SIZE,
    )


def grown(meld: Meld, cards: tuple[Card, ...], points: list[int]) -> Meld:
    """Add cards to a meld; a run finds each card's end by itself. No legality."""
    wilds = count_wilds(cards)
    together = meld.cards + cards
    if meld.form == RUN:
        together = tuple(sorted(together))
    return Meld(
        meld.form,
        Rank(together[0] >> 2) if meld.form == RUN else meld.rank,
        meld.naturals + len(cards) - wilds,
        meld.wilds + wilds,
        together,
        meld.points + points_of(cards, points),
        meld.topper,
        meld.mixed_at_opening,
        meld.concealed,
    )
