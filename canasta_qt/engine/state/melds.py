"""Melds as values, in four forms: cards of one rank, sequence, wild cards, black
threes."""

from dataclasses import dataclass
from typing import Final

from canasta_qt.cards import BLACK3, DEUCE, JOKER, NATURAL_RANK_COUNT, Card, Rank

SET: Final = 0
RUN: Final = 1
WILDS: Final = 2
THREES: Final = 3

CANASTA_SIZE: Final = 7
MIN_MELD_SIZE: Final = 3
MIN_NATURALS_IN_MELD: Final = 2

_NO_RANK: Final = Rank(-1)
_RANKS: Final = [Rank(rank) for rank in range(NATURAL_RANK_COUNT)]
"""All ranks by number, as calling `Rank` is slow."""


@dataclass(slots=True, unsafe_hash=True)
class Meld:
    """A meld; an immutable value, replaced by another one when cards are added.

    Fields are `Final` for the type checker only, and `__init__` is written out, because
    search makes millions of melds: a frozen dataclass is several times as slow, and an
    `__init__` generated at run time cannot be compiled.

    `form` is `SET`, `RUN`, `WILDS` or `THREES` (black threes); `rank` is the rank of a
    set, the lowest rank of a run, `DEUCE` for wild cards and `BLACK3` for threes.
    `cards` of a run are ascending, of other melds in the order of laying.
    """

    form: Final[int]
    rank: Final[Rank]
    naturals: Final[int]
    wilds: Final[int]
    cards: Final[tuple[Card, ...]]
    points: Final[int]
    topper: Final[Card | None]
    """Red three set on the canasta; None if there is none."""
    mixed_at_opening: Final[bool]
    """Whether its side opened with wild cards in this meld, so that wild cards are
    allowed although its rank is pure."""
    concealed: Final[bool]
    """Whether the meld is a canasta that was laid complete from the hand."""

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
        """Number of cards of the meld, without a red three set on it."""
        return len(self.cards)

    @property
    def is_canasta(self) -> bool:
        """Whether the meld has seven cards or more; a meld of black threes is never a
        canasta."""
        return len(self.cards) >= CANASTA_SIZE

    @property
    def canasta_kind(self) -> str | None:
        """Kind of canasta: natural, mixed, sequence, wild; None below seven cards."""
        if len(self.cards) < CANASTA_SIZE:
            return None
        if self.form == RUN:
            return "sequence"
        if self.form == WILDS:
            return "wild"
        return "mixed" if self.wilds else "natural"

    @property
    def run_ends(self) -> tuple[Card, Card] | None:
        """Lowest and highest card of a sequence; None for other melds."""
        return (self.cards[0], self.cards[-1]) if self.form == RUN else None


def find_meld_form(cards: tuple[Card, ...]) -> tuple[int, Rank] | None:
    """Return form and rank of the meld that cards would be; None if they are no meld of
    any form.

    Natural cards of several ranks have a form only if they are of one suit and without
    wild cards, threes only together with threes of their colour. Whether the rules
    allow the meld is not checked.
    """
    rank = _NO_RANK
    for card in cards:
        each = card >> 2
        if each < NATURAL_RANK_COUNT:
            if each != rank and rank >= 0:
                return _form_of_run_or_threes(cards)
            rank = _RANKS[each]
        elif each >= BLACK3:
            return _form_of_run_or_threes(cards)
    return (SET, rank) if rank >= 0 else (WILDS, DEUCE)


def ends_of_run(cards: tuple[Card, ...]) -> tuple[Card, Card] | None:
    """Return the lowest and the highest card if natural cards of one suit are a
    sequence of at least three cards; otherwise None."""
    if len(cards) < MIN_MELD_SIZE:
        return None
    low, high = min(cards), max(cards)
    one_suit = {card & 3 for card in cards} == {low & 3}
    wanted = list(range(low >> 2, (high >> 2) + 1))
    follow = [card >> 2 for card in sorted(cards)] == wanted
    return (
        (low, high) if one_suit and follow and high >> 2 < NATURAL_RANK_COUNT else None
    )


def _form_of_run_or_threes(cards: tuple[Card, ...]) -> tuple[int, Rank] | None:
    """Return form and rank of cards among which are threes or natural cards of several
    ranks; None if they have no form."""
    ranks = {card >> 2 for card in cards}
    naturals = [rank for rank in ranks if rank < NATURAL_RANK_COUNT]
    others = [rank for rank in ranks if rank >= NATURAL_RANK_COUNT]
    if any(rank >= BLACK3 for rank in others):
        if naturals or len(others) > 1:
            return None
        return THREES, Rank(others[0])
    suits = {card & 3 for card in cards}
    if others or len(suits) > 1:
        return None
    return RUN, Rank(min(naturals))


def count_wilds(cards: tuple[Card, ...]) -> int:
    wilds = 0
    for card in cards:
        if 44 <= card < 52:
            wilds += 1
    return wilds


def count_jokers(cards: tuple[Card, ...]) -> int:
    return sum(card >> 2 == JOKER for card in cards)


def points_of_cards(cards: tuple[Card, ...], points: list[int]) -> int:
    """Return the sum of the points of cards; `points` are by card."""
    total = 0
    for card in cards:
        total += points[card]
    return total


def make_meld(cards: tuple[Card, ...], points: list[int]) -> Meld:
    """Return the meld that the cards make; `points` are by card.

    Raises `ValueError` for cards that are no meld of any kind.
    """
    found = find_meld_form(cards)
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
        points_of_cards(cards, points),
        concealed=len(cards) >= CANASTA_SIZE,
    )


def meld_with_cards(meld: Meld, cards: tuple[Card, ...], points: list[int]) -> Meld:
    """Return the meld with cards added, without judging them; in a sequence each card
    is added at the end that it fits."""
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
        meld.points + points_of_cards(cards, points),
        meld.topper,
        meld.mixed_at_opening,
        meld.concealed,
    )
