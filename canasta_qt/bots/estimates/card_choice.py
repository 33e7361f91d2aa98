"""Choice of cards of a rank: policies decide by rank, actions need cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from canasta_qt.cards import CARD_LIST_LENGTH, DEUCE, JOKER, Card
from canasta_qt.engine.state.actions import AddToMeld, MeldPlay, NewMeld, cards_of_plays
from canasta_qt.engine.state.melds import CANASTA_SIZE, Meld

if TYPE_CHECKING:
    from mypy_extensions import i64

_CARDS: Final = [Card(kind) for kind in range(CARD_LIST_LENGTH)]
"""All cards by number, as calling `Card` is slow."""
_OF_RANK: Final = [
    tuple(_CARDS[kind : kind + 4]) for kind in range(0, CARD_LIST_LENGTH, 4)
]
"""Cards of each rank, clubs first."""


def cards_of_rank(card_counts: list[int], rank: int, count: int) -> tuple[Card, ...]:
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


def wild_cards(card_counts: list[int]) -> list[Card]:
    """Return the wild cards of a hand; those to use first are at the end."""
    jokers = cards_of_rank(card_counts, JOKER, 99)
    return [*jokers, *cards_of_rank(card_counts, DEUCE, 99)]


def card_to_discard(card_counts: list[int], known: list[int], rank: int) -> Card:
    """Return the card of a rank to discard, if possible one known to everybody."""
    first: i64 = rank * 4
    best: i64 = -1
    for card in range(first, first + 4):
        if card_counts[card]:
            if known[card]:
                return _CARDS[card]
            if best < 0:
                best = card
    return _CARDS[best]


def meld_play(index: int, cards: tuple[Card, ...]) -> NewMeld | AddToMeld:
    """Return cards as an addition to the meld `index`, or as a new meld for -1."""
    return NewMeld(cards) if index < 0 else AddToMeld(index, cards)


def makes_canasta(melds: list[Meld], play: MeldPlay) -> bool:
    size = 0
    if isinstance(play, AddToMeld):
        size = melds[play.meld].size if play.meld < len(melds) else CANASTA_SIZE
    return size < CANASTA_SIZE <= size + len(cards_of_plays((play,)))
