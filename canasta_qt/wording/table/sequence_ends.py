"""Sentences about the ends of a sequence: where cards are added, and which cards
fit."""

from collections.abc import Callable
from typing import Final

from canasta_qt.cards import Card
from canasta_qt.engine.state.refusals import Reason, Refusal
from canasta_qt.gestures import SequenceEnd, Target
from canasta_qt.translate import join_with_and, mark, tr
from canasta_qt.wording.cards import (
    MAX_LISTED_CARDS,
    card_name,
    card_sign,
    sequence_range,
)

_LOW_END_TEXT: Final = mark("Only {card} can go below {end}.")
_HIGH_END_TEXT: Final = mark("Only {card} can go above {end}.")
_BOTH_ENDS_TEXT: Final = mark(
    "Only {below} can go below {low}, and only {above} above {high}."
)
_ENDS_WITH_NEXT: Final = ("below", "low", "high", "above")
"""Names, in ascending order, of the two end cards of a sequence and of the next card
beyond each."""


def added_cards_text(target: Target) -> str:
    """Return at which end of a sequence cards are added: `4♥ below 5♥–9♥`."""
    assert target.run_ends is not None, "only a sequence has ends"
    low, high = target.run_ends
    below = _signs([card for card in target.cards if card < low])
    above = _signs([card for card in target.cards if card > high])
    if below and above:
        text = tr("{below} below and {above} above {sequence}")
    elif below:
        text = tr("{below} below {sequence}")
    elif above:
        text = tr("{above} above {sequence}")
    else:  # into a gap of an incomplete sequence
        text = tr("Add to {sequence}")
    return text.format(below=below, above=above, sequence=sequence_range(low, high))


def _signs(cards: list[Card]) -> str:
    if len(cards) > MAX_LISTED_CARDS:
        return sequence_range(cards[0], cards[-1])
    return join_with_and([card_sign(card) for card in cards])


def end_name(end: SequenceEnd, low: Card, high: Card) -> str:
    """Return the name of an end for screen readers: `lower end of the sequence …`."""
    if end is SequenceEnd.LOW:
        text = tr("lower end of the sequence from {low} to {high}")
    else:
        text = tr("upper end of the sequence from {low} to {high}")
    return text.format(low=card_name(low), high=card_name(high))


def end_refusal_sentence(
    refusal: Refusal, name: Callable[[Card], str] = card_sign
) -> str | None:
    """Return which cards fit the ends of a sequence; None if the refusal is not about
    an end.

    `rank` of such a refusal is the rank of the end card. Its `cards` are each end card
    that another card can follow, with that next card.
    """
    about_end = refusal.reason is Reason.NOT_A_SEQUENCE and refusal.rank is not None
    if not about_end or not refusal.cards:
        return None
    if len(refusal.cards) == len(_ENDS_WITH_NEXT):
        named = dict(zip(_ENDS_WITH_NEXT, sorted(refusal.cards), strict=True))
        return tr(_BOTH_ENDS_TEXT).format(
            **{place: name(card) for place, card in named.items()}
        )
    end, follows = refusal.cards
    pattern = _LOW_END_TEXT if follows < end else _HIGH_END_TEXT
    return tr(pattern).format(end=name(end), card=name(follows))
