"""Choice of the cards for a rank, as policies choose ranks but actions contain
cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from canasta_qt.cards import CARDS, DEUCE, JOKER, Card, cards_of_rank
from canasta_qt.engine.state.actions import AddToMeld, MeldPlay, NewMeld, cards_of_plays
from canasta_qt.engine.state.melds import CANASTA_SIZE, Meld

if TYPE_CHECKING:
    from mypy_extensions import i64


def wild_cards(card_counts: list[int]) -> list[Card]:
    """Return the wild cards of a hand, in an order in which the last ones should be
    used first."""
    jokers = cards_of_rank(card_counts, JOKER)
    return [*jokers, *cards_of_rank(card_counts, DEUCE)]


def card_to_discard(card_counts: list[int], known: list[int], rank: int) -> Card:
    """Return the card of a rank to discard, if possible a card that everybody knows to
    be in the hand."""
    first: i64 = rank * 4
    best: i64 = -1
    for card in range(first, first + 4):
        if card_counts[card]:
            if known[card]:
                return CARDS[card]
            if best < 0:
                best = card
    return CARDS[best]


def meld_play(index: int, cards: tuple[Card, ...]) -> NewMeld | AddToMeld:
    """Return cards as an addition to the meld `index`, or as a new meld for -1."""
    return NewMeld(cards) if index < 0 else AddToMeld(index, cards)


def makes_canasta(melds: list[Meld], play: MeldPlay) -> bool:
    """Return whether a play completes a canasta.

    An index beyond `melds` refers to a meld that an earlier play of the same action
    begins. As the size of that meld is unknown here, no play completes it.
    """
    size = 0
    if isinstance(play, AddToMeld):
        size = melds[play.meld].size if play.meld < len(melds) else CANASTA_SIZE
    return size < CANASTA_SIZE <= size + len(cards_of_plays((play,)))
