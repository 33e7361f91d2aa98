"""Refusals in words: a sentence with numbers, and a short text for a place."""

from typing import Final

from canasta_qt.cards import (
    ACE,
    BLACK3,
    DEUCE,
    JOKER,
    NATURAL_RANK_COUNT,
    RED3,
    SEVEN,
    Rank,
    is_wild,
    rank_of,
)
from canasta_qt.engine.state.refusals import ONLY_NATURALS, Reason, Refusal
from canasta_qt.rules.tables import NATURAL_CANASTA_MINIMUM
from canasta_qt.translate import capitalize, join_with_or, mark, number_text, tr, tr_n
from canasta_qt.wording.cards import card_sign, one_of_rank, rank_plural, signs_phrase
from canasta_qt.wording.table.sequence_ends import end_refusal_sentence

_NO_CANASTA: Final = mark("Keep one card: your side has no canasta yet.")
_NO_CANASTA_TWO: Final = mark(
    "Keep two cards, one to discard and one to hold: your side has no canasta yet."
)
_LACKS_CANASTAS: Final = mark(
    "You cannot go out yet: you need %n canasta(s) and have {have}."
)
_CANASTA_REASONS: Final = (
    Reason.MUST_KEEP_CARD,
    Reason.MUST_KEEP_TWO,
    Reason.TOO_FEW_CANASTAS,
)
_WANT_A_PAIR: Final = (
    Reason.PILE_IS_FROZEN,
    Reason.TAKE_NEEDS_PAIR,
    Reason.TOP_CARD_UNMET,
)
COUNTED_CANASTA_TEXTS: Final = {
    "natural": mark("%n natural"),
    "red": mark("%n red"),
    "mixed": mark("%n mixed"),
    "black": mark("%n black"),
    "sequence": mark("%n sequence"),
    "wild": mark("%n wild"),
    "canasta_of_sevens": mark("%n of sevens"),
}
"""Texts for a number of missing or melded canastas, by kind."""
_CHOOSE_DISCARD: Final = mark("Select the card to discard first.")
_BLOCKED_BY_WILD: Final = mark("The wild card on top blocks the pile this turn.")
_BLOCK_TEXTS: Final = {
    BLACK3: mark("The black three blocks the pile this turn."),
    RED3: mark("The red three blocks the pile this turn."),
}
_NATURAL_OPENING: Final = mark(
    "At your score you must open with a natural canasta or better."
)
_NO_FIRST_DISCARD: Final = mark(
    "An ace or seven cannot start the pile unless you hold no other natural card."
)
_NO_WILD_DISCARD: Final = mark(
    "You can discard a wild card only if you hold no natural card."
)
_NO_THREE_DISCARD: Final = mark(
    "You can discard a three only as your last card. Select another one."
)
_BAN_TEXTS: Final = {
    ACE: _NO_FIRST_DISCARD,
    SEVEN: _NO_FIRST_DISCARD,
    DEUCE: _NO_WILD_DISCARD,
    JOKER: _NO_WILD_DISCARD,
    BLACK3: _NO_THREE_DISCARD,
    RED3: _NO_THREE_DISCARD,
}
"""Sentences on ranks that must not be discarded, by rank."""
_WILDS_IN_OPENING: Final = mark("An initial meld holds no wild cards in this game.")
_NO_BLACK_THREES: Final = mark("Black threes are never melded in this game.")
_RED_THREE_PLACE: Final = mark("A red three goes on one of your canastas, one on each.")
_WRONG_RANK: Final = mark("These are {ranks}: only {ranks} and wild cards fit here.")
_WRONG_NATURAL_RANK: Final = mark("These are {ranks}: only {ranks} fit here.")
_NO_WILDS: Final = mark("A sequence takes no wild cards.")
_NO_WILDS_WORDS: Final = mark("no wild cards")
_NEVER_MELDED: Final = mark("never melded")
_RED_THREE_SHORT: Final = mark("only on a canasta")


def refusal_sentence(refusal: Refusal, partner: str | None = None) -> str:
    """Return a refusal as a sentence; `partner` is the name of a partner who has
    refused."""
    about_end = end_refusal_sentence(refusal)
    if about_end is not None:
        return about_end
    source = refusal.sentence or _special_source(refusal)
    if source is None:
        nameless = refusal.rank is None and not refusal.cards
        if refusal.reason in _WANT_A_PAIR:
            rank = _rank(refusal)
            # Wild cards form no pair.
            nameless = rank is None or rank >= NATURAL_RANK_COUNT
        text = refusal.reason.value
        source = (text.general_sentence if nameless else "") or text.sentence
    return capitalize(_fill(source, refusal, partner))


def refusal_words(refusal: Refusal) -> str:
    """Return a refusal in a few words, for a place on the table."""
    about_end = end_refusal_sentence(refusal)
    if about_end is not None:
        return about_end
    source = _threes_source(refusal, _NEVER_MELDED, _RED_THREE_SHORT)
    if _is_wild_on_run(refusal) or _is_wild_in_opening(refusal):
        source = _NO_WILDS_WORDS
    if source is None:
        source = refusal.reason.value.short_text
    return _fill(source, refusal, None)


def _is_wild_on_run(refusal: Refusal) -> bool:
    """Return whether a refusal is about wild cards added to a sequence."""
    cards = refusal.cards
    about_run = refusal.reason is Reason.NOT_A_SEQUENCE
    return about_run and bool(cards) and all(is_wild(card) for card in cards)


def _is_wild_in_opening(refusal: Refusal) -> bool:
    """Return whether a refusal is about wild cards in an initial meld that must not
    have any."""
    return refusal.reason is Reason.OPENING_CONDITION and refusal.need == 0


def _special_source(refusal: Refusal) -> str | None:
    """Return the source string of a special case; None if the usual string applies."""
    reason = refusal.reason
    rank = _rank(refusal)
    if _is_wild_on_run(refusal):
        return _NO_WILDS
    if reason is Reason.UNEQUAL_RANKS and refusal.rank in range(NATURAL_RANK_COUNT):
        return _WRONG_NATURAL_RANK if refusal.kind == ONLY_NATURALS else _WRONG_RANK
    if reason is Reason.DISCARD_ONE and not refusal.have:
        return _CHOOSE_DISCARD
    if reason is Reason.PILE_IS_BLOCKED and rank is not None:
        return _BLOCK_TEXTS.get(rank, _BLOCKED_BY_WILD)
    if reason in _CANASTA_REASONS and refusal.have == 0 and refusal.need <= 1:
        return _NO_CANASTA_TWO if reason is Reason.MUST_KEEP_TWO else _NO_CANASTA
    if reason is Reason.CANNOT_GO_OUT and refusal.have < refusal.need:
        return _LACKS_CANASTAS
    if reason is Reason.OPENING_NEEDS_CANASTA:
        return _NATURAL_OPENING if refusal.need == NATURAL_CANASTA_MINIMUM else None
    if reason is Reason.DISCARD_BANNED and rank is not None:
        return _BAN_TEXTS.get(rank)
    if reason is Reason.OPENING_CONDITION:
        return _WILDS_IN_OPENING if _is_wild_in_opening(refusal) else None
    return _threes_source(refusal, _NO_BLACK_THREES, _RED_THREE_PLACE)


def _threes_source(refusal: Refusal, never: str, on_a_canasta: str) -> str | None:
    """Return which of the source strings `never` and `on_a_canasta` fits a refusal of
    threes; None for other refusals."""
    if refusal.reason is Reason.BLACK_THREE_MELD and refusal.kind:
        return never
    if refusal.reason is Reason.BONUS_NOT_NOW and refusal.rank is not None:
        return on_a_canasta
    return None


def missing_count(refusal: Refusal) -> int:
    """Return how many canastas are missing."""
    return max(1, refusal.need - refusal.have)


def _rank(refusal: Refusal) -> Rank | None:
    if refusal.rank is None and refusal.cards and refusal.cards[-1] >= 0:
        return rank_of(refusal.cards[-1])
    return refusal.rank


def _fill(source: str, refusal: Refusal, partner: str | None) -> str:
    """Return a translated source string with its numbers, cards and names filled in."""
    rank = _rank(refusal)
    cards = [card_sign(card) for card in refusal.cards]
    kind = COUNTED_CANASTA_TEXTS.get(refusal.kind, "")
    return tr_n(source, refusal.need).format(
        have=number_text(refusal.have),
        need=number_text(refusal.need),
        one="" if rank is None else one_of_rank(rank, "object"),
        ranks="" if rank is None else rank_plural(rank),
        kinds=tr_n(kind, missing_count(refusal)),
        cards=signs_phrase(refusal.cards),
        card=join_with_or(cards),
        partner=partner or tr("Your partner"),
    )
