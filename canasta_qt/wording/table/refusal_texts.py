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
    """For the status line; `%n` is what is needed, `{have}` what there is."""
    words: str
    """A few, for the place that refuses."""
    nameless: str = ""
    """The sentence where the refusal names neither rank nor cards, if another."""


KEEP_ONE: Final = tr(
    "Keep one card: you need %n canasta(s) to go out and have {have}.", "", 1
)

TEXTS: Final[dict[Reason, RefusalText]] = {
    Reason.ROUND_IS_OVER: RefusalText(tr("This round is over."), tr("round is over")),
    Reason.NOT_YOUR_DECISION: RefusalText(
        tr("Something else must be decided first."), tr("not now")
    ),
    Reason.DRAW_FIRST: RefusalText(
        tr("Draw first, or take the pile."), tr("draw first")
    ),
    Reason.ALREADY_DREW: RefusalText(
        tr("You have already drawn. Meld if you like, then discard."),
        tr("already drawn"),
    ),
    Reason.ALREADY_TOOK: RefusalText(
        tr("You have taken the pile. Meld if you like, then discard."),
        tr("already taken"),
    ),
    Reason.NO_PLAYS: RefusalText(
        tr("Select the cards to meld first."), tr("no cards selected")
    ),
    Reason.NOT_IN_HAND: RefusalText(
        tr("You do not have enough of these cards: {cards}."),
        tr("not in your hand"),
        nameless=tr("You do not have these cards."),
    ),
    Reason.NO_SUCH_MELD: RefusalText(tr("There is no meld here."), tr("no meld here")),
    Reason.UNEQUAL_RANKS: RefusalText(
        tr("The natural cards of a meld must all have the same rank."),
        tr("needs one rank"),
    ),
    Reason.MELD_TOO_SMALL: RefusalText(
        tr("A meld needs at least %n card(s); this has {have}.", "", 1),
        tr("needs %n card(s)", "", 1),
    ),
    Reason.TOO_FEW_NATURALS: RefusalText(
        tr("A meld needs at least %n natural card(s); this has {have}.", "", 1),
        tr("needs %n natural card(s)", "", 1),
    ),
    Reason.TOO_MANY_WILDS: RefusalText(
        tr(
            "A meld of {ranks} can hold only %n wild card(s); this would hold {have}.",
            "",
            1,
        ),
        tr("too many wild cards"),
        nameless=tr(
            "A meld can hold only %n wild card(s); this would hold {have}.", "", 1
        ),
    ),
    Reason.WILD_RATIO: RefusalText(
        tr(
            "With so few natural {ranks} this meld can hold only %n wild card(s).",
            "",
            1,
        ),
        tr("too many wild cards"),
        nameless=tr(
            "With so few natural cards this meld can hold only %n wild card(s).", "", 1
        ),
    ),
    Reason.CANASTA_NATURALS: RefusalText(
        tr(
            "A canasta needs at least %n natural card(s); this would have {have}.",
            "",
            1,
        ),
        tr("needs %n natural card(s)", "", 1),
    ),
    Reason.MELD_TOO_LARGE: RefusalText(
        tr(
            "A meld of {ranks} can hold only %n card(s); this would hold {have}.", "", 1
        ),
        tr("full with %n card(s)", "", 1),
        nameless=tr("A meld can hold only %n card(s); this would hold {have}.", "", 1),
    ),
    Reason.WILD_ON_CANASTA: RefusalText(
        tr("Your canasta of {ranks} is complete and takes no more wild cards."),
        tr("takes no wild cards"),
        nameless=tr("A complete canasta takes no more wild cards."),
    ),
    Reason.WILDS_ALONE: RefusalText(
        tr(
            "Wild cards cannot be melded alone. Drop them on a meld, or add natural"
            " cards."
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
        tr("A sequence is neighbouring cards of one suit, from four up to ace."),
        tr("not a sequence"),
    ),
    Reason.SEQUENCE_CLOSED: RefusalText(
        tr("This sequence is complete with its %n card(s).", "", 1),
        tr("sequence is complete"),
    ),
    Reason.RANK_HAS_MELD: RefusalText(
        tr("Your side already has a meld of {ranks}. Add to that one."),
        tr("add to that meld"),
        nameless=tr("Your side already has a meld of this rank. Add to that one."),
    ),
    Reason.CANNOT_JOIN: RefusalText(
        tr("These two melds cannot be combined."), tr("cannot be combined")
    ),
    Reason.RANK_IS_BURNT: RefusalText(
        tr("Your side cannot meld {ranks}: another side has a canasta of them."),
        tr("closed rank"),
        nameless=tr("Your side cannot meld this rank: another side has its canasta."),
    ),
    Reason.RED_THREE_MELD: RefusalText(
        tr("Red threes are never melded."), tr("never melded")
    ),
    Reason.BLACK_THREE_MELD: RefusalText(
        tr("You can meld black threes only when you go out."), tr("only when going out")
    ),
    Reason.CARD_IS_SHUT: RefusalText(
        tr("Cards from the pile stay in your hand this turn: {cards}."),
        tr("not this turn"),
        nameless=tr("Cards from the pile stay in your hand this turn."),
    ),
    Reason.OPENING_TOO_SMALL: RefusalText(
        tr("You need %n point(s) to open; these melds make {have}.", "", 1),
        tr("{have} of {need}"),
    ),
    Reason.OPENING_NEEDS_CANASTA: RefusalText(
        tr("At your score you must open with a complete canasta."),
        tr("open with a canasta"),
    ),
    Reason.OPENING_NATURALS_FROM_HAND: RefusalText(
        tr(
            "Your initial meld needs %n natural card(s) from your hand; this has"
            " {have}.",
            "",
            1,
        ),
        tr("needs %n natural card(s) from your hand", "", 1),
    ),
    Reason.OPENING_CONDITION: RefusalText(
        tr("To open you need a meld with %n natural card(s) of its rank.", "", 1),
        tr("not enough to open"),
    ),
    Reason.OPENING_NOT_FROM_PILE: RefusalText(
        tr("Open from your hand first. Then you can take the pile."), tr("open first")
    ),
    Reason.PILE_IS_EMPTY: RefusalText(tr("The pile is empty."), tr("empty")),
    Reason.PILE_IS_BLOCKED: RefusalText(
        tr("The top card blocks the pile this turn."), tr("blocked")
    ),
    Reason.PILE_NEVER_TAKEN: RefusalText(
        tr("The pile is never taken in this game."), tr("never taken")
    ),
    Reason.PILE_ONLY_IN_FOOT: RefusalText(
        tr("Only a player who has picked up the foot can take the pile."),
        tr("only from the foot"),
    ),
    Reason.PILE_IS_FROZEN: RefusalText(
        tr("The pile is frozen: you need two natural {ranks} in your hand."),
        tr("frozen: needs a natural pair"),
        nameless=tr(
            "The pile is frozen: you need a natural pair of its top card’s rank."
        ),
    ),
    Reason.TOP_CARD_UNUSED: RefusalText(
        tr("Your first meld must use the top card, {one}."),
        tr("use the top card"),
        nameless=tr("Your first meld must use the top card of the pile."),
    ),
    Reason.TAKE_NEEDS_PAIR: RefusalText(
        tr("To take the pile you need two natural {ranks} in your hand."),
        tr("needs a natural pair"),
        nameless=tr("To take the pile you need a natural pair of its top card’s rank."),
    ),
    Reason.TOP_CARD_UNMET: RefusalText(
        tr(
            "You cannot match the top card: you need two natural {ranks}, or one of"
            " them and a wild card."
        ),
        tr("cannot match the top card"),
        nameless=tr("You cannot match the top card."),
    ),
    Reason.TOP_CARD_ALONE: RefusalText(
        tr("Add only the top card, {one}, to your meld. The other cards can follow."),
        tr("only the top card"),
        nameless=tr("Add only the top card to your meld. The other cards can follow."),
    ),
    Reason.TAKE_ONTO_CANASTA: RefusalText(
        tr("Your {ranks} are a canasta: you cannot take the pile onto it."),
        tr("pile cannot go on a canasta"),
        nameless=tr("This meld is a canasta, and the pile cannot go on one."),
    ),
    Reason.SINGLE_CARD: RefusalText(
        tr("With one card in your hand you cannot take a pile of one card."),
        tr("not with one card"),
    ),
    Reason.MUST_TAKE_PILE: RefusalText(
        tr(
            "The stock is empty and your side has a meld for the top card. Take the"
            " pile."
        ),
        tr("take the pile"),
    ),
    Reason.MUST_KEEP_CARD: RefusalText(KEEP_ONE, tr("keep a card")),
    Reason.MUST_KEEP_TWO: RefusalText(
        tr(
            "Keep two cards, one to discard and one to hold: you need %n canasta(s) to"
            " go out and have {have}.",
            "",
            1,
        ),
        tr("keep two cards"),
    ),
    Reason.TOO_FEW_CANASTAS: RefusalText(KEEP_ONE, tr("keep a card")),
    Reason.CANASTA_KINDS: RefusalText(
        tr("To go out you need the right kinds of canastas: {have} of {need}."),
        tr("canastas: {have} of {need}"),
    ),
    Reason.GO_OUT_DISCARD: RefusalText(
        tr("Keep one card: you need it for your last discard."),
        tr("keep one to discard"),
    ),
    Reason.FINAL_DISCARD: RefusalText(
        tr("You cannot go out by discarding this card: {card}."),
        tr("not as your last card"),
        nameless=tr("You cannot go out by discarding this card."),
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
        tr("{partner} said no, so you cannot go out this turn."),
        tr("{partner} said no"),
    ),
    Reason.MUST_GO_OUT: RefusalText(
        tr("{partner} said yes, so you must go out this turn."), tr("you must go out")
    ),
    Reason.ASK_FIRST: RefusalText(
        tr("Ask your partner before you go out."), tr("ask first")
    ),
    Reason.NO_PARTNER_TO_ASK: RefusalText(
        tr("There is no partner to ask in this game."), tr("no partner")
    ),
    Reason.ASKED_TOO_LATE: RefusalText(
        tr("Ask first, then meld."), tr("too late to ask")
    ),
    Reason.ONE_CARD_LEFT: RefusalText(
        tr("With one card left you can end this turn only by going out."),
        tr("one card left"),
    ),
    Reason.ALREADY_ANSWERED: RefusalText(
        tr("{partner} has already answered this turn."), tr("already answered")
    ),
    Reason.ASKED_TOO_OFTEN: RefusalText(
        tr("You can ask only (once/%n times) a round, and you have.", "", 1),
        tr("already asked"),
    ),
    Reason.CANNOT_GO_OUT: RefusalText(
        tr("You cannot go out with these cards."), tr("you cannot go out")
    ),
    Reason.DISCARD_BANNED: RefusalText(
        tr("You cannot discard this card now: {card}."),
        tr("cannot discard this"),
        nameless=tr("You cannot discard this card now."),
    ),
    Reason.DISCARD_ONE: RefusalText(
        tr("Select only one card to discard."), tr("one card only")
    ),
    Reason.RED_THREE_DISCARD: RefusalText(
        tr("Red threes are never discarded."), tr("never discarded")
    ),
    Reason.FLOAT_NOT_ALLOWED: RefusalText(
        tr("End your turn with a discard."), tr("discard a card")
    ),
    Reason.NO_SPECIAL_HAND: RefusalText(
        tr("These cards are not that special hand."), tr("not that hand")
    ),
    Reason.NOTHING_TO_CHOOSE: RefusalText(
        tr("There is nothing to choose now."), tr("nothing to choose")
    ),
    Reason.BONUS_NOT_NOW: RefusalText(
        tr("You cannot lay out this three now."), tr("not now")
    ),
}
