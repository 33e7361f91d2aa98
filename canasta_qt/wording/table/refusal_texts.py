"""The sentences of every refusal, as tables; `refusals.py` chooses and fills them.

Full sentences with numbers, no exclamation marks, no blame.
"""

from __future__ import annotations

from typing import Final

from canasta_qt.engine.state.refusals import Reason
from canasta_qt.translate import QT_TRANSLATE_NOOP

_CANASTAS_LACK: Final = QT_TRANSLATE_NOOP(
    "refusals",
    "You must keep a card: going out takes {need_word} canastas, "
    "and your side has {have_word}.",
)

SENTENCES: Final[dict[Reason, str]] = {
    Reason.ROUND_IS_OVER: QT_TRANSLATE_NOOP("refusals", "This hand is over."),
    Reason.NOT_YOUR_DECISION: QT_TRANSLATE_NOOP(
        "refusals", "Something else has to be decided first."
    ),
    Reason.DRAW_FIRST: QT_TRANSLATE_NOOP("refusals", "Draw first, or take the pile."),
    Reason.ALREADY_DREW: QT_TRANSLATE_NOOP(
        "refusals", "You have drawn already: lay melds if you like, then discard."
    ),
    Reason.NO_PLAYS: QT_TRANSLATE_NOOP("refusals", "Choose the cards to lay first."),
    Reason.NOT_IN_HAND: QT_TRANSLATE_NOOP(
        "refusals", "You do not hold enough of these cards: {cards}."
    ),
    Reason.NO_SUCH_MELD: QT_TRANSLATE_NOOP("refusals", "There is no such meld."),
    Reason.UNEQUAL_RANKS: QT_TRANSLATE_NOOP(
        "refusals", "The natural cards of a meld must all be of one rank."
    ),
    Reason.MELD_TOO_SMALL: QT_TRANSLATE_NOOP(
        "refusals", "A meld needs at least {need_word} cards, and this has {have_word}."
    ),
    Reason.TOO_FEW_NATURALS: QT_TRANSLATE_NOOP(
        "refusals",
        "A meld needs {need_word} natural cards first, and this has {have_word}.",
    ),
    Reason.TOO_MANY_WILDS: QT_TRANSLATE_NOOP(
        "refusals",
        "A meld of {ranks} may hold {need_word} wild cards; "
        "this one would hold {have_word}.",
    ),
    Reason.WILD_RATIO: QT_TRANSLATE_NOOP(
        "refusals",
        "With so few natural {ranks} this meld may hold {need_word} wild cards; "
        "it would hold {have_word}.",
    ),
    Reason.CANASTA_NATURALS: QT_TRANSLATE_NOOP(
        "refusals",
        "A canasta needs at least {need_word} natural cards, "
        "and this one would have {have_word}.",
    ),
    Reason.MELD_TOO_LARGE: QT_TRANSLATE_NOOP(
        "refusals",
        "A meld of {ranks} may hold {need_word} cards; this would hold {have_word}.",
    ),
    Reason.WILD_ON_CANASTA: QT_TRANSLATE_NOOP(
        "refusals", "Your canasta of {ranks} is complete and takes no more wild cards."
    ),
    Reason.WILDS_ALONE: QT_TRANSLATE_NOOP(
        "refusals",
        "Wild cards are no meld of their own in this game: "
        "point at a meld, or choose natural cards with them.",
    ),
    Reason.DEUCE_LOCKED: QT_TRANSLATE_NOOP(
        "refusals",
        "Twos are not wild for your side until your meld of twos is a canasta.",
    ),
    Reason.PURE_RANK: QT_TRANSLATE_NOOP(
        "refusals", "A meld of {ranks} takes no wild cards in this game."
    ),
    Reason.NOT_A_SEQUENCE: QT_TRANSLATE_NOOP(
        "refusals",
        "A sequence is made of neighbouring cards of one suit, from four up to ace.",
    ),
    Reason.SEQUENCE_CLOSED: QT_TRANSLATE_NOOP(
        "refusals", "This sequence has its {need_word} cards and takes no more."
    ),
    Reason.RANK_HAS_MELD: QT_TRANSLATE_NOOP(
        "refusals", "Your side already has a meld of {ranks}: add to that one."
    ),
    Reason.CANNOT_JOIN: QT_TRANSLATE_NOOP(
        "refusals", "These two melds cannot become one."
    ),
    Reason.RANK_IS_BURNT: QT_TRANSLATE_NOOP(
        "refusals",
        "{ranks} are closed to your side: another side has a canasta of them.",
    ),
    Reason.RED_THREE_MELD: QT_TRANSLATE_NOOP(
        "refusals", "Red threes are never melded."
    ),
    Reason.BLACK_THREE_MELD: QT_TRANSLATE_NOOP(
        "refusals", "Black threes can only be melded when you go out."
    ),
    Reason.CARD_IS_SHUT: QT_TRANSLATE_NOOP(
        "refusals",
        "Cards from the pile stay in your hand this turn: {cards}.",
    ),
    Reason.OPENING_TOO_SMALL: QT_TRANSLATE_NOOP(
        "refusals", "You need {need} to open and this is {have}."
    ),
    Reason.OPENING_NEEDS_CANASTA: QT_TRANSLATE_NOOP(
        "refusals", "With your total you open with a complete canasta."
    ),
    Reason.OPENING_NATURALS_FROM_HAND: QT_TRANSLATE_NOOP(
        "refusals",
        "Your opening needs {need_word} natural cards from your hand, "
        "and this has {have_word}.",
    ),
    Reason.OPENING_CONDITION: QT_TRANSLATE_NOOP(
        "refusals",
        "An opening needs a meld with {need_word} natural cards of its rank.",
    ),
    Reason.OPENING_NOT_FROM_PILE: QT_TRANSLATE_NOOP(
        "refusals", "Open from your hand first; then you may take the pile."
    ),
    Reason.PILE_IS_EMPTY: QT_TRANSLATE_NOOP("refusals", "The pile is empty."),
    Reason.PILE_IS_BLOCKED: QT_TRANSLATE_NOOP(
        "refusals", "The pile is stopped by its top card until it is covered."
    ),
    Reason.PILE_NEVER_TAKEN: QT_TRANSLATE_NOOP(
        "refusals", "The pile is never taken in this game."
    ),
    Reason.PILE_ONLY_IN_FOOT: QT_TRANSLATE_NOOP(
        "refusals", "Only a player who already plays from the foot may take the pile."
    ),
    Reason.PILE_IS_FROZEN: QT_TRANSLATE_NOOP(
        "refusals", "The pile is frozen: you need {naturals} in your hand."
    ),
    Reason.TOP_CARD_UNUSED: QT_TRANSLATE_NOOP(
        "refusals",
        "To take the pile, use its top card: {one} must lie in your first meld.",
    ),
    Reason.TAKE_NEEDS_PAIR: QT_TRANSLATE_NOOP(
        "refusals", "To take the pile you need {naturals} in your hand."
    ),
    Reason.TOP_CARD_UNMET: QT_TRANSLATE_NOOP(
        "refusals",
        "Nothing in your hand meets the top card: you need {naturals}, "
        "or one and a wild card.",
    ),
    Reason.TAKE_ONTO_CANASTA: QT_TRANSLATE_NOOP(
        "refusals",
        "Your {ranks} are a canasta already, and the pile is not taken onto one.",
    ),
    Reason.SINGLE_CARD: QT_TRANSLATE_NOOP(
        "refusals", "With one card in your hand you may not take a pile of one card."
    ),
    Reason.MUST_TAKE_PILE: QT_TRANSLATE_NOOP(
        "refusals",
        "The stock is empty and your side has a meld for the top card: take the pile.",
    ),
    Reason.MUST_KEEP_CARD: _CANASTAS_LACK,
    Reason.MUST_KEEP_TWO: QT_TRANSLATE_NOOP(
        "refusals",
        "You must keep two cards, one to discard and one to hold: "
        "going out takes {need_word} canastas, and your side has {have_word}.",
    ),
    Reason.TOO_FEW_CANASTAS: _CANASTAS_LACK,
    Reason.CANASTA_KINDS: QT_TRANSLATE_NOOP(
        "refusals",
        "Your side does not have the kinds of canastas yet that going out takes: "
        "{have_word} of {need_word}.",
    ),
    Reason.GO_OUT_DISCARD: QT_TRANSLATE_NOOP(
        "refusals", "Keep one card: going out needs a last discard."
    ),
    Reason.FINAL_DISCARD: QT_TRANSLATE_NOOP(
        "refusals", "You may not go out by discarding {card}."
    ),
    Reason.FOOT_NOT_PLAYED: QT_TRANSLATE_NOOP(
        "refusals", "You cannot go out before your side has played from the foot."
    ),
    Reason.THREES_IN_HAND: QT_TRANSLATE_NOOP(
        "refusals", "You cannot go out while your side holds threes: {have} left."
    ),
    Reason.PARTNER_SAID_NO: QT_TRANSLATE_NOOP(
        "refusals", "{partner} said no, so you may not go out this turn."
    ),
    Reason.MUST_GO_OUT: QT_TRANSLATE_NOOP(
        "refusals", "{partner} said yes, so you must go out this turn."
    ),
    Reason.ASK_FIRST: QT_TRANSLATE_NOOP(
        "refusals", "Before you go out, ask {partner}: may I go out?"
    ),
    Reason.NO_PARTNER_TO_ASK: QT_TRANSLATE_NOOP(
        "refusals", "There is no partner to ask in this game."
    ),
    Reason.ASKED_TOO_LATE: QT_TRANSLATE_NOOP(
        "refusals", "You may ask right after drawing or taking, before you meld."
    ),
    Reason.ONE_CARD_LEFT: QT_TRANSLATE_NOOP(
        "refusals", "With one card left only going out can end this turn."
    ),
    Reason.ALREADY_ANSWERED: QT_TRANSLATE_NOOP(
        "refusals", "{partner} has answered already this turn."
    ),
    Reason.ASKED_TOO_OFTEN: QT_TRANSLATE_NOOP(
        "refusals", "You may ask {need_word} times in a hand and have done so."
    ),
    Reason.CANNOT_GO_OUT: QT_TRANSLATE_NOOP(
        "refusals", "You cannot go out with these cards."
    ),
    Reason.DISCARD_BANNED: QT_TRANSLATE_NOOP(
        "refusals", "You may not discard {card} now."
    ),
    Reason.DISCARD_ONE: QT_TRANSLATE_NOOP(
        "refusals", "A turn ends with one card discarded, and this is {have_word}."
    ),
    Reason.RED_THREE_DISCARD: QT_TRANSLATE_NOOP(
        "refusals", "Red threes are never discarded."
    ),
    Reason.FLOAT_NOT_ALLOWED: QT_TRANSLATE_NOOP(
        "refusals", "The turn ends with a discard."
    ),
    Reason.NO_SPECIAL_HAND: QT_TRANSLATE_NOOP(
        "refusals", "These cards are not that special hand."
    ),
    Reason.NOTHING_TO_CHOOSE: QT_TRANSLATE_NOOP(
        "refusals", "There is nothing to choose now."
    ),
    Reason.BONUS_NOT_NOW: QT_TRANSLATE_NOOP(
        "refusals", "This three cannot be laid out now."
    ),
}
"""One sentence for each reason."""

NAMELESS: Final[dict[Reason, str]] = {
    Reason.NOT_IN_HAND: QT_TRANSLATE_NOOP("refusals", "You do not hold these cards."),
    Reason.TOO_MANY_WILDS: QT_TRANSLATE_NOOP(
        "refusals",
        "A meld may hold {need_word} wild cards; this one would hold {have_word}.",
    ),
    Reason.WILD_RATIO: QT_TRANSLATE_NOOP(
        "refusals",
        "With so few natural cards this meld may hold {need_word} wild cards; "
        "it would hold {have_word}.",
    ),
    Reason.MELD_TOO_LARGE: QT_TRANSLATE_NOOP(
        "refusals",
        "A meld may hold {need_word} cards; this would hold {have_word}.",
    ),
    Reason.WILD_ON_CANASTA: QT_TRANSLATE_NOOP(
        "refusals", "A complete canasta takes no more wild cards."
    ),
    Reason.PURE_RANK: QT_TRANSLATE_NOOP(
        "refusals", "This meld takes no wild cards in this game."
    ),
    Reason.RANK_HAS_MELD: QT_TRANSLATE_NOOP(
        "refusals", "Your side already has a meld of this rank: add to that one."
    ),
    Reason.RANK_IS_BURNT: QT_TRANSLATE_NOOP(
        "refusals",
        "This rank is closed to your side: another side has a canasta of it.",
    ),
    Reason.CARD_IS_SHUT: QT_TRANSLATE_NOOP(
        "refusals", "Cards from the pile stay in your hand this turn."
    ),
    Reason.TOP_CARD_UNUSED: QT_TRANSLATE_NOOP(
        "refusals", "To take the pile, use its top card in your first meld."
    ),
    Reason.TAKE_ONTO_CANASTA: QT_TRANSLATE_NOOP(
        "refusals",
        "This meld is a canasta already: the pile is not taken onto one.",
    ),
    Reason.FINAL_DISCARD: QT_TRANSLATE_NOOP(
        "refusals", "You may not go out by discarding this card."
    ),
    Reason.DISCARD_BANNED: QT_TRANSLATE_NOOP(
        "refusals", "You may not discard this card now."
    ),
}
"""The same where the refusal names neither rank nor cards."""

WORDS: Final[dict[Reason, str]] = {
    Reason.ROUND_IS_OVER: QT_TRANSLATE_NOOP("refusals", "the hand is over"),
    Reason.NOT_YOUR_DECISION: QT_TRANSLATE_NOOP("refusals", "not now"),
    Reason.DRAW_FIRST: QT_TRANSLATE_NOOP("refusals", "draw first"),
    Reason.ALREADY_DREW: QT_TRANSLATE_NOOP("refusals", "already drawn"),
    Reason.NO_PLAYS: QT_TRANSLATE_NOOP("refusals", "no cards chosen"),
    Reason.NOT_IN_HAND: QT_TRANSLATE_NOOP("refusals", "not in your hand"),
    Reason.NO_SUCH_MELD: QT_TRANSLATE_NOOP("refusals", "no such meld"),
    Reason.UNEQUAL_RANKS: QT_TRANSLATE_NOOP("refusals", "needs one rank"),
    Reason.MELD_TOO_SMALL: QT_TRANSLATE_NOOP("refusals", "needs {need_word} cards"),
    Reason.TOO_FEW_NATURALS: QT_TRANSLATE_NOOP(
        "refusals", "needs {need_word} natural cards"
    ),
    Reason.TOO_MANY_WILDS: QT_TRANSLATE_NOOP("refusals", "too many wild cards"),
    Reason.WILD_RATIO: QT_TRANSLATE_NOOP("refusals", "too many wild cards"),
    Reason.CANASTA_NATURALS: QT_TRANSLATE_NOOP(
        "refusals", "needs {need_word} natural cards"
    ),
    Reason.MELD_TOO_LARGE: QT_TRANSLATE_NOOP("refusals", "full with {need_word} cards"),
    Reason.WILD_ON_CANASTA: QT_TRANSLATE_NOOP("refusals", "takes no wild cards"),
    Reason.WILDS_ALONE: QT_TRANSLATE_NOOP("refusals", "needs natural cards"),
    Reason.DEUCE_LOCKED: QT_TRANSLATE_NOOP("refusals", "twos are not wild yet"),
    Reason.PURE_RANK: QT_TRANSLATE_NOOP("refusals", "takes no wild cards"),
    Reason.NOT_A_SEQUENCE: QT_TRANSLATE_NOOP("refusals", "not a sequence"),
    Reason.SEQUENCE_CLOSED: QT_TRANSLATE_NOOP("refusals", "sequence is complete"),
    Reason.RANK_HAS_MELD: QT_TRANSLATE_NOOP("refusals", "add to your {ranks}"),
    Reason.CANNOT_JOIN: QT_TRANSLATE_NOOP("refusals", "cannot be joined"),
    Reason.RANK_IS_BURNT: QT_TRANSLATE_NOOP("refusals", "{ranks} are closed"),
    Reason.RED_THREE_MELD: QT_TRANSLATE_NOOP("refusals", "never melded"),
    Reason.BLACK_THREE_MELD: QT_TRANSLATE_NOOP("refusals", "only when going out"),
    Reason.CARD_IS_SHUT: QT_TRANSLATE_NOOP("refusals", "not this turn"),
    Reason.OPENING_TOO_SMALL: QT_TRANSLATE_NOOP("refusals", "{have} of {need}"),
    Reason.OPENING_NEEDS_CANASTA: QT_TRANSLATE_NOOP("refusals", "open with a canasta"),
    Reason.OPENING_NATURALS_FROM_HAND: QT_TRANSLATE_NOOP(
        "refusals", "needs {need_word} natural cards from your hand"
    ),
    Reason.OPENING_CONDITION: QT_TRANSLATE_NOOP("refusals", "not enough to open"),
    Reason.OPENING_NOT_FROM_PILE: QT_TRANSLATE_NOOP("refusals", "open first"),
    Reason.PILE_IS_EMPTY: QT_TRANSLATE_NOOP("refusals", "empty"),
    Reason.PILE_IS_BLOCKED: QT_TRANSLATE_NOOP("refusals", "stopped"),
    Reason.PILE_NEVER_TAKEN: QT_TRANSLATE_NOOP("refusals", "never taken"),
    Reason.PILE_ONLY_IN_FOOT: QT_TRANSLATE_NOOP("refusals", "only from the foot"),
    Reason.PILE_IS_FROZEN: QT_TRANSLATE_NOOP("refusals", "frozen: needs {naturals}"),
    Reason.TOP_CARD_UNUSED: QT_TRANSLATE_NOOP("refusals", "needs {one}"),
    Reason.TAKE_NEEDS_PAIR: QT_TRANSLATE_NOOP("refusals", "needs {naturals}"),
    Reason.TOP_CARD_UNMET: QT_TRANSLATE_NOOP("refusals", "needs {naturals}"),
    Reason.TAKE_ONTO_CANASTA: QT_TRANSLATE_NOOP("refusals", "not onto a canasta"),
    Reason.SINGLE_CARD: QT_TRANSLATE_NOOP("refusals", "not with one card"),
    Reason.MUST_TAKE_PILE: QT_TRANSLATE_NOOP("refusals", "take the pile"),
    Reason.MUST_KEEP_CARD: QT_TRANSLATE_NOOP("refusals", "keep a card"),
    Reason.MUST_KEEP_TWO: QT_TRANSLATE_NOOP("refusals", "keep two cards"),
    Reason.TOO_FEW_CANASTAS: QT_TRANSLATE_NOOP("refusals", "keep a card"),
    Reason.CANASTA_KINDS: QT_TRANSLATE_NOOP("refusals", "canastas: {have} of {need}"),
    Reason.GO_OUT_DISCARD: QT_TRANSLATE_NOOP("refusals", "keep one to discard"),
    Reason.FINAL_DISCARD: QT_TRANSLATE_NOOP("refusals", "not as your last card"),
    Reason.FOOT_NOT_PLAYED: QT_TRANSLATE_NOOP("refusals", "foot not played"),
    Reason.THREES_IN_HAND: QT_TRANSLATE_NOOP("refusals", "threes held: {have}"),
    Reason.PARTNER_SAID_NO: QT_TRANSLATE_NOOP("refusals", "{partner} said no"),
    Reason.MUST_GO_OUT: QT_TRANSLATE_NOOP("refusals", "you must go out"),
    Reason.ASK_FIRST: QT_TRANSLATE_NOOP("refusals", "ask first"),
    Reason.NO_PARTNER_TO_ASK: QT_TRANSLATE_NOOP("refusals", "no partner"),
    Reason.ASKED_TOO_LATE: QT_TRANSLATE_NOOP("refusals", "too late to ask"),
    Reason.ONE_CARD_LEFT: QT_TRANSLATE_NOOP("refusals", "one card left"),
    Reason.ALREADY_ANSWERED: QT_TRANSLATE_NOOP("refusals", "already answered"),
    Reason.ASKED_TOO_OFTEN: QT_TRANSLATE_NOOP("refusals", "already asked"),
    Reason.CANNOT_GO_OUT: QT_TRANSLATE_NOOP("refusals", "you cannot go out"),
    Reason.DISCARD_BANNED: QT_TRANSLATE_NOOP("refusals", "not to be discarded"),
    Reason.DISCARD_ONE: QT_TRANSLATE_NOOP("refusals", "one card only"),
    Reason.RED_THREE_DISCARD: QT_TRANSLATE_NOOP("refusals", "never discarded"),
    Reason.FLOAT_NOT_ALLOWED: QT_TRANSLATE_NOOP("refusals", "discard a card"),
    Reason.NO_SPECIAL_HAND: QT_TRANSLATE_NOOP("refusals", "not that hand"),
    Reason.NOTHING_TO_CHOOSE: QT_TRANSLATE_NOOP("refusals", "nothing to choose"),
    Reason.BONUS_NOT_NOW: QT_TRANSLATE_NOOP("refusals", "not now"),
}
"""A few words for each reason, shown in the place that refuses."""
