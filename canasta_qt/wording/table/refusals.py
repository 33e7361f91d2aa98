"""Why not, in one full sentence with its numbers, and in a few words for a zone."""

from __future__ import annotations

from typing import Final

from canasta_qt.cards import (
    ACE,
    BLACK3,
    DEUCE,
    JOKER,
    NATURAL_RANKS,
    RED3,
    SEVEN,
    Rank,
    is_wild,
    rank_of,
)
from canasta_qt.engine.state.refusals import Reason, Refusal
from canasta_qt.gestures import OTHERS_TURN
from canasta_qt.rules.tables import NATURAL_CANASTA
from canasta_qt.translate import (
    alternatives,
    capital,
    enumerate_words,
    figure,
    tr,
    translate,
)
from canasta_qt.wording.cards import (
    card_in_sentence,
    end_refusal_sentence,
    number_word,
    one_of_rank,
    ordinal,
    rank_plural,
)
from canasta_qt.wording.table.refusal_texts import TEXTS

_FOURTH_WILD: Final = tr(
    "A meld of {ranks} may hold {need_word} wild cards; this would be the {ordinal}."
)
_NO_CANASTA: Final = tr("You must keep a card: your side has no canasta yet.")
_NO_CANASTA_TWO: Final = tr(
    "You must keep two cards, one to discard and one to hold: your side"
    " has no canasta yet."
)
_CANASTA_REASONS: Final = (
    Reason.MUST_KEEP_CARD,
    Reason.MUST_KEEP_TWO,
    Reason.TOO_FEW_CANASTAS,
)
_OTHERS_TURN: Final = tr("It is not your turn yet.")
_CHOOSE_DISCARD: Final = tr("Choose the card to discard first.")
_BLOCKED_BY_BLACK: Final = tr(
    "The pile is stopped by the black three until it is covered."
)
_BLOCKED_BY_WILD: Final = tr(
    "The pile is stopped by the wild card on top until it is covered."
)
_BLOCKED_BY_RED: Final = tr("The pile is stopped by the red three until it is covered.")
_NATURAL_OPENING: Final = tr(
    "With your total you open with a natural canasta or better."
)
_NO_FIRST_DISCARD: Final = tr(
    "Aces and sevens do not begin the pile while you hold another natural card."
)
_NO_WILD_DISCARD: Final = tr(
    "Wild cards are discarded only by a hand without natural cards."
)
_NO_THREE_DISCARD: Final = tr(
    "Now a three may be discarded only as your last card: choose another one."
)
_WILDS_IN_OPENING: Final = tr(
    "An opening holds no wild cards in this game, and this has {have_word}."
)
_NEVER_BLACK: Final = tr("Black threes are never melded in this game.")
_ON_A_CANASTA: Final = tr("A red three goes on a canasta of yours, one on each.")
_NO_WILDS: Final = tr("A sequence takes no wild cards.")
_NO_WILDS_WORDS: Final = tr("no wild cards")
_NEVER: Final = tr("never melded")
_ONLY_ON_A_CANASTA: Final = tr("only on a canasta")


def refusal_sentence(refusal: Refusal, partner: str | None = None) -> str:
    """Return why something is refused; `partner` names the one who said no."""
    about_end = end_refusal_sentence(refusal)
    if about_end is not None:
        return about_end
    source = _OTHERS_TURN if refusal.kind == OTHERS_TURN else _special(refusal)
    if source is None:
        nameless = refusal.rank is None and not refusal.cards
        text = TEXTS[refusal.reason]
        source = (text.nameless if nameless else "") or text.sentence
    return capital(translate("", source).format(**_values(refusal, partner)))


def refusal_words(refusal: Refusal) -> str:
    """Return it in a few words, for a place that is too small for the sentence."""
    about_end = end_refusal_sentence(refusal)
    if about_end is not None:
        return about_end
    source = _about_threes(refusal, _NEVER, _ONLY_ON_A_CANASTA)
    if _is_wild_on_run(refusal):
        source = _NO_WILDS_WORDS
    if source is None:
        source = TEXTS[refusal.reason].words
    return translate("", source).format(**_values(refusal, None))


def _is_wild_on_run(refusal: Refusal) -> bool:
    """Whether nothing but wild cards was to go on a sequence."""
    cards = refusal.cards
    about_run = refusal.reason is Reason.NOT_A_SEQUENCE
    return about_run and bool(cards) and all(is_wild(card) for card in cards)


def _special(refusal: Refusal) -> str | None:
    """Find the better sentence that fits only some numbers or ranks."""
    reason = refusal.reason
    rank = _rank(refusal)
    if _is_wild_on_run(refusal):
        return _NO_WILDS
    if reason is Reason.DISCARD_ONE and not refusal.have:
        return _CHOOSE_DISCARD
    if reason is Reason.PILE_IS_BLOCKED and rank is not None:
        return _blocked(rank)
    if reason is Reason.TOO_MANY_WILDS and rank is not None:
        return _FOURTH_WILD if refusal.have == refusal.need + 1 else None
    if reason in _CANASTA_REASONS and refusal.have == 0 and refusal.need <= 1:
        return _NO_CANASTA_TWO if reason is Reason.MUST_KEEP_TWO else _NO_CANASTA
    if reason is Reason.OPENING_NEEDS_CANASTA:
        return _NATURAL_OPENING if refusal.need == NATURAL_CANASTA else None
    if reason is Reason.DISCARD_BANNED and rank is not None:
        return _banned(rank)
    if reason is Reason.OPENING_CONDITION:
        return _WILDS_IN_OPENING if refusal.need == 0 else None
    return _about_threes(refusal, _NEVER_BLACK, _ON_A_CANASTA)


def _about_threes(refusal: Refusal, never: str, on_a_canasta: str) -> str | None:
    """Choose words for threes that only one of the two words fits, if one does."""
    if refusal.reason is Reason.BLACK_THREE_MELD and refusal.kind:
        return never
    if refusal.reason is Reason.BONUS_NOT_NOW and refusal.rank is not None:
        return on_a_canasta
    return None


def _blocked(rank: Rank) -> str:
    if rank == BLACK3:
        return _BLOCKED_BY_BLACK
    return _BLOCKED_BY_RED if rank == RED3 else _BLOCKED_BY_WILD


def _banned(rank: Rank) -> str | None:
    """Return when such a card may be discarded after all."""
    if rank in (ACE, SEVEN):
        return _NO_FIRST_DISCARD
    if rank in (DEUCE, JOKER):
        return _NO_WILD_DISCARD
    return _NO_THREE_DISCARD if rank in (BLACK3, RED3) else None


def _rank(refusal: Refusal) -> Rank | None:
    if refusal.rank is None and refusal.cards and refusal.cards[-1] >= 0:
        return rank_of(refusal.cards[-1])
    return refusal.rank


def _values(refusal: Refusal, partner: str | None) -> dict[str, str]:
    rank = _rank(refusal)
    cards = [card_in_sentence(card) for card in refusal.cards]
    return {
        "have": figure(refusal.have),
        "need": figure(refusal.need),
        "more": figure(refusal.need - refusal.have),
        "have_word": number_word(refusal.have),
        "need_word": number_word(refusal.need),
        "ordinal": ordinal(refusal.have),
        "one": translate("refusals", "one card") if rank is None else one_of_rank(rank),
        "ranks": translate("refusals", "one rank")
        if rank is None
        else rank_plural(rank),
        "naturals": _naturals(rank),
        "cards": enumerate_words(cards) or translate("refusals", "these cards"),
        "card": alternatives(cards) or translate("refusals", "this card"),
        "partner": partner or translate("refusals", "your partner"),
    }


def _naturals(rank: Rank | None) -> str:
    """Name the two natural cards that a frozen pile wants."""
    if rank is None or rank >= NATURAL_RANKS:
        return translate("refusals", "two natural cards of its top card’s rank")
    return translate("refusals", "two natural {ranks}").format(ranks=rank_plural(rank))
