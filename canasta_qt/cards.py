"""Cards as small integers: kinds, ranks, suits, text and packs.

The number of a card is its *kind*: `rank * 4 + suit`. Equal cards have equal numbers:
two aces of hearts cannot be distinguished. Threes of either colour are a separate rank,
because no rule treats both colours alike.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final, NewType

if TYPE_CHECKING:
    from mypy_extensions import i64

Card = NewType("Card", int)
"""A kind, 0..59 with gaps; `UNKNOWN` (-1) is a card that must stay hidden."""

Rank = NewType("Rank", int)
"""0..10 are the naturals 4 (low) to A (high), then `DEUCE JOKER BLACK3 RED3`."""

UNKNOWN: Final = Card(-1)

FOUR: Final = Rank(0)
SEVEN: Final = Rank(3)
EIGHT: Final = Rank(4)
ACE: Final = Rank(10)
DEUCE: Final = Rank(11)
JOKER: Final = Rank(12)
BLACK3: Final = Rank(13)
RED3: Final = Rank(14)

NATURAL_RANK_COUNT: Final = 11
"""Number of ranks of natural cards for melding; these ranks are below this number."""
RANK_COUNT: Final = 15
CARD_LIST_LENGTH: Final = 60
"""Length of a list indexed by card; some of the indexes are no cards."""

SUIT_LETTERS: Final = "cdhs"
SUIT_SIGNS: Final = "♣♦♥♠"
"""Signs of the suits, in the order of `SUIT_LETTERS`."""
RANK_LETTERS: Final = "456789TJQKA2X33"

RED_JOKER: Final = Card(48)
BLACK_JOKER: Final = Card(49)

CARDS: Final = [Card(kind) for kind in range(CARD_LIST_LENGTH)]
"""Cards by number, as calling `Card` is slow; numbers that are no cards are
included."""
_OF_RANK: Final = [CARDS[kind : kind + 4] for kind in range(0, CARD_LIST_LENGTH, 4)]
"""Cards of each rank, clubs first."""
ALL_CARDS: Final[tuple[Card, ...]] = tuple(
    Card(kind)
    for kind in range(CARD_LIST_LENGTH)
    if kind < 50 or kind in (52, 55, 57, 58)  # suits of threes and jokers
)
"""The 54 kinds in canonical order: naturals 4 to A, deuces, jokers, threes."""


def rank_of(card: Card) -> Rank:
    """Return the rank of a known card; meaningless for `UNKNOWN`."""
    return Rank(card >> 2)


def suit_of(card: Card) -> int:
    """Return 0..3 for clubs, diamonds, hearts, spades; for a joker 0 if it is red, 1 if
    black."""
    return card & 3


def is_wild(card: Card) -> bool:
    """Return whether the card is a joker or a deuce."""
    return 44 <= card < 52


def card_text(card: Card) -> str:
    """Return the two characters of a card: `7h`, `Td`, `2c`, `Xr`, `Xb`; `??` if
    unknown.
    """
    if card < 0:
        return "??"
    if card >> 2 == JOKER:
        return "Xr" if card == RED_JOKER else "Xb"
    return RANK_LETTERS[card >> 2] + SUIT_LETTERS[card & 3]


CARD_BY_TEXT: Final[dict[str, Card]] = {card_text(card): card for card in ALL_CARDS}


def parse_card(text: str) -> Card:
    """Return a known card from text. Raises `KeyError` for any other text."""
    return CARD_BY_TEXT[text]


def cards_text(cards: tuple[Card, ...] | list[Card]) -> str:
    """Return the text of cards in the given order without separators; `-` for none."""
    return "".join(card_text(card) for card in cards) or "-"


_SUIT_ORDER: Final = (2, 3, 1, 0)  # clubs, diamonds, hearts, spades: spades first


def hand_sort_key(card: Card) -> int:
    """Return the sort key of a card in a hand sorted by rank.

    The order is jokers, twos, ace down to four, threes; within a rank spades are first.
    """
    rank = card >> 2
    place = (1, 0, 13, 14)[rank - 11] if rank > 10 else 12 - rank
    return place * 4 + _SUIT_ORDER[card & 3]


def suit_sort_key(card: Card) -> int:
    """Return the sort key of a card in a hand sorted by suit.

    The order is wild cards, each suit from the ace down, threes.
    """
    rank = card >> 2
    if rank > 10:
        return hand_sort_key(card)
    return 8 + (_SUIT_ORDER[card & 3] * 11) + 10 - rank


def count_kinds(cards: tuple[Card, ...] | list[Card]) -> list[int]:
    """Return the number of cards of each kind, a list of length `CARD_LIST_LENGTH`; all
    must be known."""
    counts = [0] * CARD_LIST_LENGTH
    card: i64
    for card in list(
        cards
    ):  # compiled, iterating over a list or tuple of unknown type is slow
        counts[card] = counts[card] + 1
    return counts


def cards_from_counts(kinds: list[int]) -> list[Card]:
    """Return the cards for a list of numbers by kind, in canonical order."""
    return [card for card in ALL_CARDS for _ in range(kinds[card])]


def cards_of_rank(
    card_counts: list[int], rank: int, count: int = 99
) -> tuple[Card, ...]:
    """Return `count` cards of a rank, clubs first; `card_counts` has the number of each
    card."""
    if count <= 0:
        return ()
    found: list[Card] = []
    for card in _OF_RANK[rank]:
        held = card_counts[card]
        if held == 1:
            found.append(card)
        elif held:
            found += [card] * held
    return tuple(found if len(found) <= count else found[:count])


def full_deck(decks: int, jokers: int, copies: int | None = None) -> list[Card]:
    """Return every card of the game in canonical order.

    `decks` is the number of packs, `jokers` the number of jokers in all of them, red
    and black in turn. `copies` limits the number of cards of each natural rank (4 to
    A); surplus clubs are removed first, then diamonds, hearts, spades (rules.md 2.1
    `copies_per_natural_rank`).
    """
    kinds = [0] * CARD_LIST_LENGTH
    for card in ALL_CARDS:
        kinds[card] = decks
    kinds[RED_JOKER] = (jokers + 1) // 2
    kinds[BLACK_JOKER] = jokers // 2
    if copies is not None:
        _limit_copies(kinds, decks, copies)
    return cards_from_counts(kinds)


def _limit_copies(kinds: list[int], decks: int, copies: int) -> None:
    for rank in range(NATURAL_RANK_COUNT):
        surplus = max(0, 4 * decks - copies)
        for suit in range(4):
            gone = min(surplus, kinds[rank * 4 + suit])
            kinds[rank * 4 + suit] -= gone
            surplus -= gone


def shuffled(cards: list[Card], rng: Random) -> tuple[Card, ...]:
    """Return the cards shuffled with the generator `rng`; the first card is dealt
    first.
    """
    deck = cards[:]
    rng.shuffle(deck)
    return tuple(deck)
