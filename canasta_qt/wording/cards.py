"""Names of cards, ranks and sequences, as words and as short signs."""

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Final, Literal, TypeAlias

from canasta_qt.cards import (
    BLACK_JOKER,
    DEUCE,
    JOKER,
    RED_JOKER,
    SUIT_SIGNS,
    Card,
    Rank,
    rank_of,
    suit_of,
)
from canasta_qt.translate import (
    COURT_RANKS,
    capitalize,
    court_letters,
    join_with_and,
    mark,
    number_text,
    tr,
    tr_n,
)

_SINGULAR: Final = (
    mark("four"),
    mark("five"),
    mark("six"),
    mark("seven"),
    mark("eight"),
    mark("nine"),
    mark("ten"),
    mark("jack"),
    mark("queen"),
    mark("king"),
    mark("ace"),
    mark("two"),
    mark("joker"),
    mark("black three"),
    mark("red three"),
)

CardRole: TypeAlias = Literal["", "object", "after with"]
"""Grammatical role of a number of cards: subject, object, or after `with`."""

_COUNTED_RANKS: Final = (
    mark("(a four/{number_word} fours)", "", "object", "after with"),
    mark("(a five/{number_word} fives)", "", "object", "after with"),
    mark("(a six/{number_word} sixes)", "", "object", "after with"),
    mark("(a seven/{number_word} sevens)", "", "object", "after with"),
    mark("(an eight/{number_word} eights)", "", "object", "after with"),
    mark("(a nine/{number_word} nines)", "", "object", "after with"),
    mark("(a ten/{number_word} tens)", "", "object", "after with"),
    mark("(a jack/{number_word} jacks)", "", "object", "after with"),
    mark("(a queen/{number_word} queens)", "", "object", "after with"),
    mark("(a king/{number_word} kings)", "", "object", "after with"),
    mark("(an ace/{number_word} aces)", "", "object", "after with"),
    mark("(a two/{number_word} twos)", "", "object", "after with"),
    mark("(a joker/{number_word} jokers)", "", "object", "after with"),
    mark("(a black three/{number_word} black threes)", "", "object", "after with"),
    mark("(a red three/{number_word} red threes)", "", "object", "after with"),
)

RankRole: TypeAlias = Literal["", "after to", "after of"]
"""Grammatical role of a rank."""

_PLURAL: Final = (
    mark("fours", "", "after to", "after of"),
    mark("fives", "", "after to", "after of"),
    mark("sixes", "", "after to", "after of"),
    mark("sevens", "", "after to", "after of"),
    mark("eights", "", "after to", "after of"),
    mark("nines", "", "after to", "after of"),
    mark("tens", "", "after to", "after of"),
    mark("jacks", "", "after to", "after of"),
    mark("queens", "", "after to", "after of"),
    mark("kings", "", "after to", "after of"),
    mark("aces", "", "after to", "after of"),
    mark("twos", "", "after to", "after of"),
    mark("jokers", "", "after to", "after of"),
    mark("black threes", "", "after to", "after of"),
    mark("red threes", "", "after to", "after of"),
)

_CARD_NAMES: Final = (
    mark("{rank} of clubs"),
    mark("{rank} of diamonds"),
    mark("{rank} of hearts"),
    mark("{rank} of spades"),
)

_NUMBERS: Final = (
    mark("no", "number"),
    mark("one", "number"),
    mark("two", "number"),
    mark("three", "number"),
    mark("four", "number"),
    mark("five", "number"),
    mark("six", "number"),
    mark("seven", "number"),
    mark("eight", "number"),
    mark("nine", "number"),
    mark("ten", "number"),
    mark("eleven", "number"),
    mark("twelve", "number"),
)

_RANK_SIGNS: Final = ("4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "2")


def rank_name(rank: Rank) -> str:
    """Return the name of one card of a rank: `queen`."""
    return tr(_SINGULAR[rank])


def rank_plural(rank: Rank, role: RankRole = "") -> str:
    """Return the plural of a rank in a grammatical role: `queens`."""
    return tr(_PLURAL[rank], role)


def card_name(card: Card) -> str:
    """Return the name of a card for screen readers: `queen of hearts`, `red joker`."""
    if card < 0:
        return tr("face-down card")
    rank = rank_of(card)
    if rank == JOKER:
        if card == BLACK_JOKER:
            return tr("black joker")
        return tr("red joker")
    name = tr("three") if rank > JOKER else rank_name(rank)
    return tr(_CARD_NAMES[suit_of(card)]).format(rank=name)


def card_sign(card: Card) -> str:
    """Return the shortest form of a card, with the court letters of the language:
    `Q♥`."""
    if card < 0:
        return tr("a card")
    rank = rank_of(card)
    if rank == JOKER:
        return rank_name(rank)
    sign = _RANK_SIGNS[rank] if rank < JOKER else "3"
    if sign in COURT_RANKS:
        sign = court_letters()[COURT_RANKS.index(sign)]
    return sign + SUIT_SIGNS[suit_of(card)]


def card_in_sentence(card: Card) -> str:
    """Return a card as part of a sentence: `Q♥`, `a joker`."""
    if card >= 0 and rank_of(card) == JOKER:
        return one_of_rank(JOKER)
    return card_sign(card)


def spoken_card(card: Card, role: CardRole = "") -> str:
    """Return a card in a sentence for speech: `the queen of hearts`, `a joker`."""
    if card < 0:
        return tr("a card")
    if rank_of(card) == JOKER:
        return one_of_rank(JOKER, role)
    return tr("the {card}").format(card=card_name(card))


def number_word(number: int) -> str:
    """Return a small number as a word, a larger one in digits; 0 is `no`."""
    if 0 <= number < len(_NUMBERS):
        return tr(_NUMBERS[number], "number")
    return number_text(number)


def one_of_rank(rank: Rank, role: CardRole = "") -> str:
    """Return one card of a rank with its article: `an eight`."""
    return count_of_rank(rank, 1, role)


def count_of_rank(rank: Rank, count: int, role: CardRole = "") -> str:
    """Return a number of cards of a rank: `an eight`, `three fives`."""
    text = tr_n(_COUNTED_RANKS[rank], count, role)
    return text.format(number_word=number_word(count))


def cards_phrase(cards: Iterable[Card], role: CardRole = "") -> str:
    """Return cards counted by rank, natural ones first: `two eights and a joker`."""
    known = [card for card in cards if card >= 0]
    counts = Counter(rank_of(card) for card in known)
    ranks = sorted(counts, key=lambda rank: rank if rank >= DEUCE else -rank)
    return join_with_and([count_of_rank(rank, counts[rank], role) for rank in ranks])


def signs_phrase(cards: Iterable[Card], role: CardRole = "") -> str:
    """Return cards by their signs, equal ones counted: `8♣ and two jokers`."""
    counts = Counter(RED_JOKER if card == BLACK_JOKER else card for card in cards)
    return join_with_and(
        [
            count_of_rank(rank_of(card), count, role)
            if card == RED_JOKER or (count > 1 and card >= 0)
            else card_sign(card)
            for card, count in counts.items()
        ]
    )


def cards_in_hand_text(rank: Rank, count: int) -> str:
    """Return cards of a rank in the hand, which cost points: `Three aces in hand`."""
    if rank == DEUCE:
        return tr_n("%n wild card(s) in hand", count)
    text = tr("{counted} in hand")
    return capitalize(text.format(counted=count_of_rank(rank, count)))


_CANASTAS: Final = {
    "natural": mark("natural canasta"),
    "mixed": mark("mixed canasta"),
    "red": mark("red canasta"),
    "black": mark("black canasta"),
    "sequence": mark("sequence canasta"),
    "wild": mark("wild canasta"),
}


def canasta_name(kind: str) -> str:
    """Return the name of a kind of canasta in the present game: `natural canasta`."""
    return tr(_CANASTAS[kind])


def card_count(count: int) -> str:
    """Return a number of cards in words: `1 card`, `31 cards`."""
    return tr_n("%n card(s)", count)


def point_count(count: int) -> str:
    """Return a number of points in words: `40 points`."""
    return tr_n("%n point(s)", count)


def minimum_words(minimum: int) -> str:
    """Return the minimum of an initial meld: its points, or the required canasta."""
    # Imported late: the first paint needs names of cards, but no rules.
    from canasta_qt.rules.tables import CANASTA_MINIMUM, NATURAL_CANASTA_MINIMUM

    marks = {
        CANASTA_MINIMUM: tr("a canasta"),
        NATURAL_CANASTA_MINIMUM: tr("a natural canasta"),
    }
    return marks.get(minimum) or number_text(minimum)


MAX_LISTED_CARDS: Final = 2
"""Largest number of cards that are named one by one."""


def sequence_sign(low: Card, high: Card) -> str:
    """Return the shortest form of a sequence: `♥ 5–9`."""
    return tr("{suit} {low}–{high}").format(
        suit=SUIT_SIGNS[suit_of(low)],
        low=card_sign(low)[:-1],
        high=card_sign(high)[:-1],
    )


def sequence_range(low: Card, high: Card) -> str:
    """Return a sequence by its end cards, `5♥–9♥`; or one card, if both are the
    same."""
    if low == high:
        return card_sign(low)
    return tr("{low}–{high}").format(low=card_sign(low), high=card_sign(high))


def sequence_name(
    low: Card, high: Card, name: Callable[[Card], str] = card_sign
) -> str:
    """Return a sequence in words: `sequence from 5♥ to 9♥`; `name` words its cards."""
    return tr("sequence from {low} to {high}").format(low=name(low), high=name(high))
