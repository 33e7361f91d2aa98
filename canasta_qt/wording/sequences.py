"""Sequences in words: their ends, what goes on at an end, and what does not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from canasta_qt.cards import Card, suit_of
from canasta_qt.engine.state.refusals import Reason, Refusal
from canasta_qt.gestures import End, Target
from canasta_qt.translate import QT_TRANSLATE_NOOP, enumerate_words, translate
from canasta_qt.wording.cards import SUIT_SIGNS, card_sign

FEW: Final = 2
"""So many cards are named one by one; more of them by the first and the last."""

_COMES_BELOW: Final = QT_TRANSLATE_NOOP("refusals", "Below {end} comes {next}.")
_COMES_ABOVE: Final = QT_TRANSLATE_NOOP("refusals", "Above {end} comes {next}.")
_LOWEST: Final = QT_TRANSLATE_NOOP("refusals", "No card goes below {end}.")
_HIGHEST: Final = QT_TRANSLATE_NOOP("refusals", "No card goes above {end}.")


def sequence_sign(low: Card, high: Card) -> str:
    """Write a sequence as short as it can be read: `♥ 5–9`."""
    return translate("table", "{suit} {low}–{high}").format(
        suit=SUIT_SIGNS[suit_of(low)],
        low=card_sign(low)[:-1],
        high=card_sign(high)[:-1],
    )


def sequence_range(low: Card, high: Card) -> str:
    """Write a sequence by its end cards: `5♥–9♥`; a single card by itself."""
    if low == high:
        return card_sign(low)
    return translate("table", "{low}–{high}").format(
        low=card_sign(low), high=card_sign(high)
    )


def laid_words(
    target: Target, name: Callable[[Card], str] = card_sign, run: str = ""
) -> str:
    """Word at which end of its sequence the cards go: `4♥ below 5♥–9♥`.

    `run` names the sequence otherwise than by its end cards.
    """
    assert target.run is not None, "only a sequence has ends"
    low, high = target.run
    run = run or sequence_range(low, high)
    below = _cards(tuple(card for card in target.cards if card < low), name)
    above = _cards(tuple(card for card in target.cards if card > high), name)
    if below and above:
        pattern = translate("table", "{below} below and {above} above {run}")
    elif below:
        pattern = translate("table", "{below} below {run}")
    elif above:
        pattern = translate("table", "{above} above {run}")
    else:  # into a gap of a sequence that is not whole yet
        return translate("table", "Add to {ranks}").format(ranks=run)
    return pattern.format(below=below, above=above, run=run)


def _cards(cards: tuple[Card, ...], name: Callable[[Card], str]) -> str:
    if len(cards) <= FEW:
        return enumerate_words([name(card) for card in cards])
    return translate("table", "{low}–{high}").format(
        low=name(cards[0]), high=name(cards[-1])
    )


def end_name(end: End, run: str) -> str:
    """Name an end for reading aloud: `lower end of the sequence from …`."""
    if end is End.LOW:
        return translate("spoken", "lower end of the {run}").format(run=run)
    return translate("spoken", "upper end of the {run}").format(run=run)


def end_refusal_sentence(
    refusal: Refusal, name: Callable[[Card], str] = card_sign
) -> str | None:
    """Word what goes on at an end of a sequence, where a refusal is about an end.

    Such a refusal names the rank of the end; its cards are the card that lies there
    and, if there is one, the card that comes next.
    """
    about_end = refusal.reason is Reason.NOT_A_SEQUENCE and refusal.rank is not None
    if not about_end or not refusal.cards:
        return None
    end, *follows = refusal.cards
    if not follows:
        pattern = _LOWEST if refusal.rank == 0 else _HIGHEST
        return translate("refusals", pattern).format(end=name(end))
    pattern = _COMES_BELOW if follows[0] < end else _COMES_ABOVE
    return translate("refusals", pattern).format(end=name(end), next=name(follows[0]))
