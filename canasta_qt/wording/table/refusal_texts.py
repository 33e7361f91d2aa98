"""What is said of every reason for a refusal; `refusals.py` fills in the numbers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from canasta_qt.engine.state.refusals import Reason
from canasta_qt.translate import tr


@dataclass(frozen=True, slots=True)
class RefusalText:
    """How a reason is said; no exclamation marks, no blame."""

    sentence: str
    """With its numbers, for the status line."""
    words: str
    """A few, for the place that refuses."""
    nameless: str = ""
    """The sentence where the refusal names neither rank nor cards, if another."""


TEXTS: Final[dict[Reason, RefusalText]] = {
    Reason.ROUND_IS_OVER: RefusalText(tr("This hand is over."), tr("the hand is over")),
    Reason.NOT_YOUR_DECISION: RefusalText(
        tr("Something else has to be decided first."), tr("not now")
    ),
    Reason.DRAW_FIRST: RefusalText(
        tr("Draw first, or take the pile."), tr("draw first")
    ),
    Reason.ALREADY_DREW: RefusalText(
        tr("You have drawn already: lay melds if you like, then discard."),
        tr("already drawn"),
    ),
    Reason.NO_PLAYS: RefusalText(
        tr("Choose the cards to lay first."), tr("no cards chosen")
    ),
    Reason.NOT_IN_HAND: RefusalText(
        tr("You do not hold enough of these cards: {cards}."),
        tr("not in your hand"),
        nameless=tr("You do not hold these cards."),
    ),
    Reason.NO_SUCH_MELD: RefusalText(tr("There is no such meld."), tr("no such meld")),
    Reason.UNEQUAL_RANKS: RefusalText(
        tr("The natural cards of a meld must all be of one rank."), tr("needs one rank")
    ),
    Reason.MELD_TOO_SMALL: RefusalText(
        tr("A meld needs at least {need_word} cards, and this has {have_word}."),
        tr("needs {need_word} cards"),
    ),
    Reason.TOO_FEW_NATURALS: RefusalText(
        tr("A meld needs {need_word} natural cards first, and this has {have_word}."),
        tr("needs {need_word} natural cards"),
    ),
    Reason.TOO_MANY_WILDS: RefusalText(
        tr(
            "A meld of {ranks} may hold {need_word} wild cards; this one would"
            " hold {have_word}."
        ),
        tr("too many wild cards"),
        nameless=tr(
            "A meld may hold {need_word} wild cards; this one would hold {have_word}."
        ),
    ),
    Reason.WILD_RATIO: RefusalText(
        tr(
            "With so few natural {ranks} this meld may hold {need_word} wild"
            " cards; it would hold {have_word}."
        ),
        tr("too many wild cards"),
        nameless=tr(
            "With so few natural cards this meld may hold {need_word} wild cards;"
            " it would hold {have_word}."
        ),
    ),
    Reason.CANASTA_NATURALS: RefusalText(
        tr(
            "A canasta needs at least {need_word} natural cards, and this one"
            " would have {have_word}."
        ),
        tr("needs {need_word} natural cards"),
    ),
    Reason.MELD_TOO_LARGE: RefusalText(
        tr(
            "A meld of {ranks} may hold {need_word} cards; this would hold {have_word}."
        ),
        tr("full with {need_word} cards"),
        nameless=tr("A meld may hold {need_word} cards; this would hold {have_word}."),
    ),
    Reason.WILD_ON_CANASTA: RefusalText(
        tr("Your canasta of {ranks} is complete and takes no more wild cards."),
        tr("takes no wild cards"),
        nameless=tr("A complete canasta takes no more wild cards."),
    ),
    Reason.WILDS_ALONE: RefusalText(
        tr(
            "Wild cards are no meld of their own in this game: point at a meld, or"
            " choose natural cards with them."
        ),
        tr("needs natural cards"),
    ),
    Reason.DEUCE_LOCKED: RefusalText(
        tr("Twos are not wild for your side until your meld of twos is a canasta."),
        tr("twos are not wild yet"),
    ),
    Reason.PURE_RANK: RefusalText(
        tr("A meld of {ranks} takes no wild cards in this game."),
        tr("takes no wild cards"),
        nameless=tr("This meld takes no wild cards in this game."),
    ),
    Reason.NOT_A_SEQUENCE: RefusalText(
        tr(
            "A sequence is made of neighbouring cards of one suit, from four up to ace."
        ),
        tr("not a sequence"),
    ),
    Reason.SEQUENCE_CLOSED: RefusalText(
        tr("This sequence has its {need_word} cards and takes no more."),
        tr("sequence is complete"),
    ),
    Reason.RANK_HAS_MELD: RefusalText(
        tr("Your side already has a meld of {ranks}: add to that one."),
        tr("add to your {ranks}"),
        nameless=tr("Your side already has a meld of this rank: add to that one."),
    ),
    Reason.CANNOT_JOIN: RefusalText(
        tr("These two melds cannot become one."), tr("cannot be joined")
    ),
    Reason.RANK_IS_BURNT: RefusalText(
        tr("{ranks} are closed to your side: another side has a canasta of them."),
        tr("{ranks} are closed"),
        nameless=tr(
            "This rank is closed to your side: another side has a canasta of it."
        ),
    ),
    Reason.RED_THREE_MELD: RefusalText(
        tr("Red threes are never melded."), tr("never melded")
    ),
    Reason.BLACK_THREE_MELD: RefusalText(
        tr("Black threes can only be melded when you go out."),
        tr("only when going out"),
    ),
    Reason.CARD_IS_SHUT: RefusalText(
        tr("Cards from the pile stay in your hand this turn: {cards}."),
        tr("not this turn"),
        nameless=tr("Cards from the pile stay in your hand this turn."),
    ),
    Reason.OPENING_TOO_SMALL: RefusalText(
        tr("You need {need} to open and this is {have}."), tr("{have} of {need}")
    ),
    Reason.OPENING_NEEDS_CANASTA: RefusalText(
        tr("With your total you open with a complete canasta."),
        tr("open with a canasta"),
    ),
    Reason.OPENING_NATURALS_FROM_HAND: RefusalText(
        tr(
            "Your opening needs {need_word} natural cards from your hand, and this"
            " has {have_word}."
        ),
        tr("needs {need_word} natural cards from your hand"),
    ),
    Reason.OPENING_CONDITION: RefusalText(
        tr("An opening needs a meld with {need_word} natural cards of its rank."),
        tr("not enough to open"),
    ),
    Reason.OPENING_NOT_FROM_PILE: RefusalText(
        tr("Open from your hand first; then you may take the pile."), tr("open first")
    ),
    Reason.PILE_IS_EMPTY: RefusalText(tr("The pile is empty."), tr("empty")),
    Reason.PILE_IS_BLOCKED: RefusalText(
        tr("The pile is stopped by its top card until it is covered."), tr("stopped")
    ),
    Reason.PILE_NEVER_TAKEN: RefusalText(
        tr("The pile is never taken in this game."), tr("never taken")
    ),
    Reason.PILE_ONLY_IN_FOOT: RefusalText(
        tr("Only a player who already plays from the foot may take the pile."),
        tr("only from the foot"),
    ),
    Reason.PILE_IS_FROZEN: RefusalText(
        tr("The pile is frozen: you need {naturals} in your hand."),
        tr("frozen: needs {naturals}"),
    ),
    Reason.TOP_CARD_UNUSED: RefusalText(
        tr("To take the pile, use its top card: {one} must lie in your first meld."),
        tr("needs {one}"),
        nameless=tr("To take the pile, use its top card in your first meld."),
    ),
    Reason.TAKE_NEEDS_PAIR: RefusalText(
        tr("To take the pile you need {naturals} in your hand."), tr("needs {naturals}")
    ),
    Reason.TOP_CARD_UNMET: RefusalText(
        tr(
            "Nothing in your hand meets the top card: you need {naturals}, or one"
            " and a wild card."
        ),
        tr("needs {naturals}"),
    ),
    Reason.TAKE_ONTO_CANASTA: RefusalText(
        tr("Your {ranks} are a canasta already, and the pile is not taken onto one."),
        tr("not onto a canasta"),
        nameless=tr("This meld is a canasta already: the pile is not taken onto one."),
    ),
    Reason.SINGLE_CARD: RefusalText(
        tr("With one card in your hand you may not take a pile of one card."),
        tr("not with one card"),
    ),
    Reason.MUST_TAKE_PILE: RefusalText(
        tr(
            "The stock is empty and your side has a meld for the top card: take"
            " the pile."
        ),
        tr("take the pile"),
    ),
    Reason.MUST_KEEP_CARD: RefusalText(
        tr(
            "You must keep a card: going out takes {need_word} canastas, and your"
            " side has {have_word}."
        ),
        tr("keep a card"),
    ),
    Reason.MUST_KEEP_TWO: RefusalText(
        tr(
            "You must keep two cards, one to discard and one to hold: going out"
            " takes {need_word} canastas, and your side has {have_word}."
        ),
        tr("keep two cards"),
    ),
    Reason.TOO_FEW_CANASTAS: RefusalText(
        tr(
            "You must keep a card: going out takes {need_word} canastas, and your"
            " side has {have_word}."
        ),
        tr("keep a card"),
    ),
    Reason.CANASTA_KINDS: RefusalText(
        tr(
            "Your side does not have the kinds of canastas yet that going out"
            " takes: {have_word} of {need_word}."
        ),
        tr("canastas: {have} of {need}"),
    ),
    Reason.GO_OUT_DISCARD: RefusalText(
        tr("Keep one card: going out needs a last discard."), tr("keep one to discard")
    ),
    Reason.FINAL_DISCARD: RefusalText(
        tr("You may not go out by discarding {card}."),
        tr("not as your last card"),
        nameless=tr("You may not go out by discarding this card."),
    ),
    Reason.FOOT_NOT_PLAYED: RefusalText(
        tr("You cannot go out before your side has played from the foot."),
        tr("foot not played"),
    ),
    Reason.THREES_IN_HAND: RefusalText(
        tr("You cannot go out while your side holds threes: {have} left."),
        tr("threes held: {have}"),
    ),
    Reason.PARTNER_SAID_NO: RefusalText(
        tr("{partner} said no, so you may not go out this turn."),
        tr("{partner} said no"),
    ),
    Reason.MUST_GO_OUT: RefusalText(
        tr("{partner} said yes, so you must go out this turn."), tr("you must go out")
    ),
    Reason.ASK_FIRST: RefusalText(
        tr("Before you go out, ask {partner}: may I go out?"), tr("ask first")
    ),
    Reason.NO_PARTNER_TO_ASK: RefusalText(
        tr("There is no partner to ask in this game."), tr("no partner")
    ),
    Reason.ASKED_TOO_LATE: RefusalText(
        tr("You may ask right after drawing or taking, before you meld."),
        tr("too late to ask"),
    ),
    Reason.ONE_CARD_LEFT: RefusalText(
        tr("With one card left only going out can end this turn."), tr("one card left")
    ),
    Reason.ALREADY_ANSWERED: RefusalText(
        tr("{partner} has answered already this turn."), tr("already answered")
    ),
    Reason.ASKED_TOO_OFTEN: RefusalText(
        tr("You may ask {need_word} times in a hand and have done so."),
        tr("already asked"),
    ),
    Reason.CANNOT_GO_OUT: RefusalText(
        tr("You cannot go out with these cards."), tr("you cannot go out")
    ),
    Reason.DISCARD_BANNED: RefusalText(
        tr("You may not discard {card} now."),
        tr("not to be discarded"),
        nameless=tr("You may not discard this card now."),
    ),
    Reason.DISCARD_ONE: RefusalText(
        tr("A turn ends with one card discarded, and this is {have_word}."),
        tr("one card only"),
    ),
    Reason.RED_THREE_DISCARD: RefusalText(
        tr("Red threes are never discarded."), tr("never discarded")
    ),
    Reason.FLOAT_NOT_ALLOWED: RefusalText(
        tr("The turn ends with a discard."), tr("discard a card")
    ),
    Reason.NO_SPECIAL_HAND: RefusalText(
        tr("These cards are not that special hand."), tr("not that hand")
    ),
    Reason.NOTHING_TO_CHOOSE: RefusalText(
        tr("There is nothing to choose now."), tr("nothing to choose")
    ),
    Reason.BONUS_NOT_NOW: RefusalText(
        tr("This three cannot be laid out now."), tr("not now")
    ),
}
