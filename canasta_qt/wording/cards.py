"""Names of cards, ranks and sequences, in words and as short signs.

Of a sequence: its ends, what goes on at an end, and what does not.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Final, Literal, TypeAlias

from canasta_qt.cards import BLACK_JOKER, DEUCE, JOKER, Card, Rank, rank_of, suit_of
from canasta_qt.engine.state.refusals import Reason, Refusal
from canasta_qt.gestures import End, Target
from canasta_qt.translate import (
    QT_TRANSLATE_NOOP,
    capital,
    enumerate_words,
    figure,
    plural,
    tr,
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

CardRole: TypeAlias = Literal["", "object", "after with"]
"""What a number of cards is in its sentence: the subject, the object, or that."""

_COUNTED: Final[dict[CardRole, tuple[str, ...]]] = {
    "": (
        tr("(a four/{number_word} fours)", "", 1),
        tr("(a five/{number_word} fives)", "", 1),
        tr("(a six/{number_word} sixes)", "", 1),
        tr("(a seven/{number_word} sevens)", "", 1),
        tr("(an eight/{number_word} eights)", "", 1),
        tr("(a nine/{number_word} nines)", "", 1),
        tr("(a ten/{number_word} tens)", "", 1),
        tr("(a jack/{number_word} jacks)", "", 1),
        tr("(a queen/{number_word} queens)", "", 1),
        tr("(a king/{number_word} kings)", "", 1),
        tr("(an ace/{number_word} aces)", "", 1),
        tr("(a two/{number_word} twos)", "", 1),
        tr("(a joker/{number_word} jokers)", "", 1),
        tr("(a black three/{number_word} black threes)", "", 1),
        tr("(a red three/{number_word} red threes)", "", 1),
    ),
    "object": (
        tr("(a four/{number_word} fours)", "object", 1),
        tr("(a five/{number_word} fives)", "object", 1),
        tr("(a six/{number_word} sixes)", "object", 1),
        tr("(a seven/{number_word} sevens)", "object", 1),
        tr("(an eight/{number_word} eights)", "object", 1),
        tr("(a nine/{number_word} nines)", "object", 1),
        tr("(a ten/{number_word} tens)", "object", 1),
        tr("(a jack/{number_word} jacks)", "object", 1),
        tr("(a queen/{number_word} queens)", "object", 1),
        tr("(a king/{number_word} kings)", "object", 1),
        tr("(an ace/{number_word} aces)", "object", 1),
        tr("(a two/{number_word} twos)", "object", 1),
        tr("(a joker/{number_word} jokers)", "object", 1),
        tr("(a black three/{number_word} black threes)", "object", 1),
        tr("(a red three/{number_word} red threes)", "object", 1),
    ),
    "after with": (
        tr("(a four/{number_word} fours)", "after with", 1),
        tr("(a five/{number_word} fives)", "after with", 1),
        tr("(a six/{number_word} sixes)", "after with", 1),
        tr("(a seven/{number_word} sevens)", "after with", 1),
        tr("(an eight/{number_word} eights)", "after with", 1),
        tr("(a nine/{number_word} nines)", "after with", 1),
        tr("(a ten/{number_word} tens)", "after with", 1),
        tr("(a jack/{number_word} jacks)", "after with", 1),
        tr("(a queen/{number_word} queens)", "after with", 1),
        tr("(a king/{number_word} kings)", "after with", 1),
        tr("(an ace/{number_word} aces)", "after with", 1),
        tr("(a two/{number_word} twos)", "after with", 1),
        tr("(a joker/{number_word} jokers)", "after with", 1),
        tr("(a black three/{number_word} black threes)", "after with", 1),
        tr("(a red three/{number_word} red threes)", "after with", 1),
    ),
}

RankRole: TypeAlias = Literal["", "after to", "after of"]
"""What all the cards of a rank are in their sentence."""

_PLURAL: Final[dict[RankRole, tuple[str, ...]]] = {
    "": (
        tr("fours"),
        tr("fives"),
        tr("sixes"),
        tr("sevens"),
        tr("eights"),
        tr("nines"),
        tr("tens"),
        tr("jacks"),
        tr("queens"),
        tr("kings"),
        tr("aces"),
        tr("twos"),
        tr("jokers"),
        tr("black threes"),
        tr("red threes"),
    ),
    "after to": (
        tr("fours", "after to"),
        tr("fives", "after to"),
        tr("sixes", "after to"),
        tr("sevens", "after to"),
        tr("eights", "after to"),
        tr("nines", "after to"),
        tr("tens", "after to"),
        tr("jacks", "after to"),
        tr("queens", "after to"),
        tr("kings", "after to"),
        tr("aces", "after to"),
        tr("twos", "after to"),
        tr("jokers", "after to"),
        tr("black threes", "after to"),
        tr("red threes", "after to"),
    ),
    "after of": (
        tr("fours", "after of"),
        tr("fives", "after of"),
        tr("sixes", "after of"),
        tr("sevens", "after of"),
        tr("eights", "after of"),
        tr("nines", "after of"),
        tr("tens", "after of"),
        tr("jacks", "after of"),
        tr("queens", "after of"),
        tr("kings", "after of"),
        tr("aces", "after of"),
        tr("twos", "after of"),
        tr("jokers", "after of"),
        tr("black threes", "after of"),
        tr("red threes", "after of"),
    ),
}

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

SUIT_SIGNS: Final = "♣♦♥♠"
"""By suit as `suit_of` counts them."""

_RANK_SIGNS: Final = ("4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "2")


def rank_name(rank: Rank) -> str:
    """Name one card of a rank: `queen`."""
    return translate("cards", _SINGULAR[rank])


def rank_plural(rank: Rank, role: RankRole = "") -> str:
    """Name the cards of a rank, by what they are in the sentence: `queens`."""
    return translate("", _PLURAL[role][rank], role)


def card_name(card: Card) -> str:
    """Name a card for reading aloud: `queen of hearts`, `red joker`."""
    if card < 0:
        return translate("cards", "face-down card")
    rank = rank_of(card)
    if rank == JOKER:
        if card == BLACK_JOKER:
            return translate("cards", "black joker")
        return translate("cards", "red joker")
    name = translate("cards", "three") if rank > JOKER else rank_name(rank)
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


def spoken_card(card: Card, role: CardRole = "") -> str:
    """Write a card as part of a spoken sentence: `the queen of hearts`, `a joker`."""
    if card < 0:
        return translate("cards", "a card")
    if rank_of(card) == JOKER:
        return one_of_rank(JOKER, role)
    return translate("cards", "the {card}").format(card=card_name(card))


def number_word(number: int) -> str:
    """Write a small number in words, a larger one in figures; 0 is `no`."""
    if 0 <= number < len(_NUMBERS):
        return translate("numbers", _NUMBERS[number])
    return figure(number)


def one_of_rank(rank: Rank, role: CardRole = "") -> str:
    """Name one card of a rank with its article: `an eight`."""
    return count_of_rank(rank, 1, role)


def count_of_rank(rank: Rank, count: int, role: CardRole = "") -> str:
    """Write a number of cards of a rank: `an eight`, `three fives`."""
    text = plural(count).translate("", _COUNTED[role][rank], role)
    return text.format(number_word=number_word(count))


def cards_phrase(cards: Iterable[Card], role: CardRole = "") -> str:
    """Sum cards up by rank, naturals first: `two eights and a joker`."""
    known = [card for card in cards if card >= 0]
    counts = Counter(rank_of(card) for card in known)
    ranks = sorted(counts, key=lambda rank: rank if rank >= DEUCE else -rank)
    return enumerate_words([count_of_rank(rank, counts[rank], role) for rank in ranks])


def held_words(rank: Rank, count: int) -> str:
    """Write cards that count against a hand: `Three aces in hand`; twos are wild."""
    if rank == DEUCE:
        return plural(count).translate("needs", "%n wild card(s) in hand", "", 1)
    text = translate("needs", "{counted} in hand")
    return capital(text.format(counted=count_of_rank(rank, count)))


_CANASTAS: Final = {
    "natural": QT_TRANSLATE_NOOP("spoken", "natural canasta"),
    "mixed": QT_TRANSLATE_NOOP("spoken", "mixed canasta"),
    "red": QT_TRANSLATE_NOOP("spoken", "red canasta"),
    "black": QT_TRANSLATE_NOOP("spoken", "black canasta"),
    "clean": QT_TRANSLATE_NOOP("spoken", "clean canasta"),
    "dirty": QT_TRANSLATE_NOOP("spoken", "dirty canasta"),
    "sequence": QT_TRANSLATE_NOOP("spoken", "sequence canasta"),
    "wild": QT_TRANSLATE_NOOP("spoken", "wild canasta"),
}


def canasta_name(kind: str) -> str:
    """Name a canasta by its kind as the game calls it: `natural canasta`."""
    return translate("spoken", _CANASTAS[kind])


def card_count(count: int) -> str:
    """Write `1 card`, `31 cards`."""
    return plural(count).translate("cards", "%n card(s)", "", 1)


def point_count(count: int) -> str:
    """Write `40 points`."""
    return plural(count).translate("cards", "%n point(s)", "", 1)


FEW: Final = 2
"""So many cards are named one by one; more of them by the first and the last."""

_COMES_BELOW: Final = QT_TRANSLATE_NOOP("refusals", "Only {card} can go below {end}.")
_COMES_ABOVE: Final = QT_TRANSLATE_NOOP("refusals", "Only {card} can go above {end}.")
_LOWEST: Final = QT_TRANSLATE_NOOP("refusals", "No card can go below {end}.")
_HIGHEST: Final = QT_TRANSLATE_NOOP("refusals", "No card can go above {end}.")


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


def laid_words(target: Target) -> str:
    """Word at which end of its sequence the cards go: `4♥ below 5♥–9♥`."""
    assert target.run is not None, "only a sequence has ends"
    low, high = target.run
    below = _signs([card for card in target.cards if card < low])
    above = _signs([card for card in target.cards if card > high])
    if below and above:
        text = translate("table", "{below} below and {above} above {sequence}")
    elif below:
        text = translate("table", "{below} below {sequence}")
    elif above:
        text = translate("table", "{above} above {sequence}")
    else:  # into a gap of a sequence that is not whole yet
        text = translate("table", "Add to {sequence}")
    return text.format(below=below, above=above, sequence=sequence_range(low, high))


def _signs(cards: list[Card]) -> str:
    if len(cards) > FEW:
        return sequence_range(cards[0], cards[-1])
    return enumerate_words([card_sign(card) for card in cards])


def end_name(end: End, low: Card, high: Card) -> str:
    """Name an end of a sequence for reading aloud: `lower end of the sequence …`."""
    if end is End.LOW:
        text = translate("spoken", "lower end of the sequence from {low} to {high}")
    else:
        text = translate("spoken", "upper end of the sequence from {low} to {high}")
    return text.format(low=card_name(low), high=card_name(high))


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
    return translate("refusals", pattern).format(end=name(end), card=name(follows[0]))
