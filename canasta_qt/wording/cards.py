"""Names of cards, ranks and sequences, in words and as short signs.

Of a sequence: its ends, what goes on at an end, and what does not.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Final

from canasta_qt.cards import BLACK_JOKER, DEUCE, JOKER, Card, Rank, rank_of, suit_of
from canasta_qt.engine.state.refusals import Reason, Refusal
from canasta_qt.gestures import End, Target
from canasta_qt.translate import (
    QT_TRANSLATE_NOOP,
    enumerate_words,
    figure,
    plural,
    translate,
)

_SINGULAR: Final = (
    QT_TRANSLATE_NOOP("cards", "four"),
    QT_TRANSLATE_NOOP("cards", "five"),
    QT_TRANSLATE_NOOP("cards", "six"),
    QT_TRANSLATE_NOOP("cards", "seven"),
    QT_TRANSLATE_NOOP("cards", "eight"),
    QT_TRANSLATE_NOOP("cards", "nine"),
    QT_TRANSLATE_NOOP("cards", "ten"),
    QT_TRANSLATE_NOOP("cards", "jack"),
    QT_TRANSLATE_NOOP("cards", "queen"),
    QT_TRANSLATE_NOOP("cards", "king"),
    QT_TRANSLATE_NOOP("cards", "ace"),
    QT_TRANSLATE_NOOP("cards", "two"),
    QT_TRANSLATE_NOOP("cards", "joker"),
    QT_TRANSLATE_NOOP("cards", "black three"),
    QT_TRANSLATE_NOOP("cards", "red three"),
)

_ONE: Final = (
    QT_TRANSLATE_NOOP("cards", "a four"),
    QT_TRANSLATE_NOOP("cards", "a five"),
    QT_TRANSLATE_NOOP("cards", "a six"),
    QT_TRANSLATE_NOOP("cards", "a seven"),
    QT_TRANSLATE_NOOP("cards", "an eight"),
    QT_TRANSLATE_NOOP("cards", "a nine"),
    QT_TRANSLATE_NOOP("cards", "a ten"),
    QT_TRANSLATE_NOOP("cards", "a jack"),
    QT_TRANSLATE_NOOP("cards", "a queen"),
    QT_TRANSLATE_NOOP("cards", "a king"),
    QT_TRANSLATE_NOOP("cards", "an ace"),
    QT_TRANSLATE_NOOP("cards", "a two"),
    QT_TRANSLATE_NOOP("cards", "a joker"),
    QT_TRANSLATE_NOOP("cards", "a black three"),
    QT_TRANSLATE_NOOP("cards", "a red three"),
)

_PLURAL: Final = (
    QT_TRANSLATE_NOOP("cards", "fours"),
    QT_TRANSLATE_NOOP("cards", "fives"),
    QT_TRANSLATE_NOOP("cards", "sixes"),
    QT_TRANSLATE_NOOP("cards", "sevens"),
    QT_TRANSLATE_NOOP("cards", "eights"),
    QT_TRANSLATE_NOOP("cards", "nines"),
    QT_TRANSLATE_NOOP("cards", "tens"),
    QT_TRANSLATE_NOOP("cards", "jacks"),
    QT_TRANSLATE_NOOP("cards", "queens"),
    QT_TRANSLATE_NOOP("cards", "kings"),
    QT_TRANSLATE_NOOP("cards", "aces"),
    QT_TRANSLATE_NOOP("cards", "twos"),
    QT_TRANSLATE_NOOP("cards", "jokers"),
    QT_TRANSLATE_NOOP("cards", "black threes"),
    QT_TRANSLATE_NOOP("cards", "red threes"),
)

_OF_SUIT: Final = (
    QT_TRANSLATE_NOOP("cards", "{rank} of clubs"),
    QT_TRANSLATE_NOOP("cards", "{rank} of diamonds"),
    QT_TRANSLATE_NOOP("cards", "{rank} of hearts"),
    QT_TRANSLATE_NOOP("cards", "{rank} of spades"),
)

_NUMBERS: Final = (
    QT_TRANSLATE_NOOP("numbers", "no"),
    QT_TRANSLATE_NOOP("numbers", "one"),
    QT_TRANSLATE_NOOP("numbers", "two"),
    QT_TRANSLATE_NOOP("numbers", "three"),
    QT_TRANSLATE_NOOP("numbers", "four"),
    QT_TRANSLATE_NOOP("numbers", "five"),
    QT_TRANSLATE_NOOP("numbers", "six"),
    QT_TRANSLATE_NOOP("numbers", "seven"),
    QT_TRANSLATE_NOOP("numbers", "eight"),
    QT_TRANSLATE_NOOP("numbers", "nine"),
    QT_TRANSLATE_NOOP("numbers", "ten"),
    QT_TRANSLATE_NOOP("numbers", "eleven"),
    QT_TRANSLATE_NOOP("numbers", "twelve"),
)

_ORDINALS: Final = (
    QT_TRANSLATE_NOOP("numbers", "first"),
    QT_TRANSLATE_NOOP("numbers", "second"),
    QT_TRANSLATE_NOOP("numbers", "third"),
    QT_TRANSLATE_NOOP("numbers", "fourth"),
    QT_TRANSLATE_NOOP("numbers", "fifth"),
    QT_TRANSLATE_NOOP("numbers", "sixth"),
    QT_TRANSLATE_NOOP("numbers", "seventh"),
    QT_TRANSLATE_NOOP("numbers", "eighth"),
)

SUIT_SIGNS: Final = "♣♦♥♠"
"""By suit as `suit_of` counts them."""

_RANK_SIGNS: Final = ("4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "2")


def rank_name(rank: Rank) -> str:
    """Name one card of a rank: `queen`."""
    return translate("cards", _SINGULAR[rank])


def one_of_rank(rank: Rank) -> str:
    """Name one card of a rank with its article: `an eight`."""
    return translate("cards", _ONE[rank])


def rank_plural(rank: Rank) -> str:
    """Name the cards of a rank: `queens`."""
    return translate("cards", _PLURAL[rank])


def card_name(card: Card) -> str:
    """Name a card for reading aloud: `queen of hearts`, `red joker`."""
    if card < 0:
        return translate("cards", "face-down card")
    rank = rank_of(card)
    if rank == JOKER:
        if card == BLACK_JOKER:
            return translate("cards", "black joker")
        return translate("cards", "red joker")
    name = translate("numbers", "three") if rank > JOKER else rank_name(rank)
    return translate("cards", _OF_SUIT[suit_of(card)]).format(rank=name)


def card_sign(card: Card) -> str:
    """Write a card as short as it can be read: `Q♥`, `10♦`, `joker`."""
    if card < 0:
        return translate("cards", "a card")
    rank = rank_of(card)
    if rank == JOKER:
        return rank_name(rank)
    sign = _RANK_SIGNS[rank] if rank < JOKER else "3"
    return sign + SUIT_SIGNS[suit_of(card)]


def card_in_sentence(card: Card) -> str:
    """Write a card as part of a sentence: `Q♥`, `a joker`."""
    if card >= 0 and rank_of(card) == JOKER:
        return one_of_rank(JOKER)
    return card_sign(card)


def spoken_card(card: Card) -> str:
    """Write a card as part of a spoken sentence: `the queen of hearts`, `a joker`."""
    if card < 0:
        return translate("cards", "a card")
    if rank_of(card) == JOKER:
        return one_of_rank(JOKER)
    return translate("cards", "the {card}").format(card=card_name(card))


def number_word(number: int) -> str:
    """Write a small number in words, a larger one in figures; 0 is `no`."""
    if 0 <= number < len(_NUMBERS):
        return translate("numbers", _NUMBERS[number])
    return figure(number)


def ordinal(number: int) -> str:
    """Write `first` to `eighth`; beyond that `number 9`."""
    if 1 <= number <= len(_ORDINALS):
        return translate("numbers", _ORDINALS[number - 1])
    return translate("numbers", "number {figure}").format(figure=figure(number))


def count_of_rank(rank: Rank, count: int) -> str:
    """Write a number of cards of a rank: `an eight`, `three fives`."""
    if count == 1:
        return one_of_rank(rank)
    return translate("cards", "{number} {ranks}").format(
        number=number_word(count), ranks=rank_plural(rank)
    )


def cards_phrase(cards: Iterable[Card]) -> str:
    """Sum cards up by rank, naturals first: `two eights and a joker`."""
    known = [card for card in cards if card >= 0]
    counts = Counter(rank_of(card) for card in known)
    ranks = sorted(counts, key=lambda rank: rank if rank >= DEUCE else -rank)
    return enumerate_words([count_of_rank(rank, counts[rank]) for rank in ranks])


def card_count(count: int) -> str:
    """Write `1 card`, `31 cards`."""
    return plural(count).translate("cards", "%n card(s)", "", 1)


def point_count(count: int) -> str:
    """Write `40 points`."""
    return plural(count).translate("cards", "%n point(s)", "", 1)


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
