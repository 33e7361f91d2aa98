"""Source strings of refusals by reason; `refusals.py` fills in numbers and cards."""

from dataclasses import dataclass
from typing import Final

from canasta_qt.engine.state.refusals import Reason
from canasta_qt.translate import mark


@dataclass(frozen=True, slots=True)
class RefusalText:
    """Texts for a reason of refusals, without exclamation marks and without blame."""

    sentence: str
    """Sentence for the status line; `%n` is the number needed, `{have}` the present
    number."""
    short_text: str
    """Short text for a place on the table."""
    general_sentence: str = ""
    """Sentence for a refusal with neither rank nor cards, such as one of a sequence; if
    empty, `sentence` is used."""
    for_any_seat: str = ""
    """Sentence on why a seat may not take the pile, whoever plays there, for each
    reason that `pile_refusal` returns; its slots are `{card}` and `{ranks}`."""


KEEP_ONE_CARD_TEXT: Final = mark(
    "Keep one card: you need %n canasta(s) to go out and have {have}."
)

REFUSAL_TEXTS: Final[dict[Reason, RefusalText]] = {
    Reason.ROUND_IS_OVER: RefusalText(
        mark("This round is over."), mark("round is over")
    ),
    Reason.NOT_YOUR_DECISION: RefusalText(
        mark("Something else must be decided first."), mark("not now")
    ),
    Reason.DRAW_FIRST: RefusalText(
        mark("Draw first, or take the pile."), mark("draw first")
    ),
    Reason.ALREADY_DREW: RefusalText(
        mark("You have already drawn. Meld if you like, then discard."),
        mark("already drawn"),
    ),
    Reason.ALREADY_TOOK: RefusalText(
        mark("You have taken the pile. Meld if you like, then discard."),
        mark("already taken"),
    ),
    Reason.NO_PLAYS: RefusalText(
        mark("Select the cards to meld first."), mark("no cards selected")
    ),
    Reason.NOT_IN_HAND: RefusalText(
        mark("You do not have enough of these cards: {cards}."),
        mark("not in your hand"),
        general_sentence=mark("You do not have these cards."),
    ),
    Reason.NO_SUCH_MELD: RefusalText(
        mark("There is no meld here."), mark("no meld here")
    ),
    Reason.UNEQUAL_RANKS: RefusalText(
        mark("The natural cards of a meld must all have the same rank."),
        mark("needs one rank"),
    ),
    Reason.MELD_TOO_SMALL: RefusalText(
        mark("A meld of {ranks} needs at least %n card(s); this has {have}."),
        mark("needs %n card(s)"),
        general_sentence=mark("A meld needs at least %n card(s); this has {have}."),
    ),
    Reason.TOO_FEW_NATURALS: RefusalText(
        mark("A meld needs at least %n natural card(s); this has {have}."),
        mark("needs %n natural card(s)"),
    ),
    Reason.TOO_MANY_WILDS: RefusalText(
        mark(
            "A meld of {ranks} can hold only %n wild card(s); this would hold {have}."
        ),
        mark("too many wild cards"),
        general_sentence=mark(
            "A meld can hold only %n wild card(s); this would hold {have}."
        ),
    ),
    Reason.WILD_RATIO: RefusalText(
        mark("With so few natural {ranks} this meld can hold only %n wild card(s)."),
        mark("too many wild cards"),
        general_sentence=mark(
            "With so few natural cards this meld can hold only %n wild card(s)."
        ),
    ),
    Reason.CANASTA_NATURALS: RefusalText(
        mark("A canasta needs at least %n natural card(s); this would have {have}."),
        mark("needs %n natural card(s)"),
    ),
    Reason.MELD_TOO_LARGE: RefusalText(
        mark("A meld of {ranks} can hold only %n card(s); this would hold {have}."),
        mark("full with %n card(s)"),
        general_sentence=mark(
            "A sequence can hold only %n card(s); this would hold {have}."
        ),
    ),
    Reason.WILD_ON_CANASTA: RefusalText(
        mark("Your canasta of {ranks} is complete and takes no more wild cards."),
        mark("takes no wild cards"),
        general_sentence=mark("A complete canasta takes no more wild cards."),
    ),
    Reason.WILDS_ALONE: RefusalText(
        mark(
            "Wild cards cannot be melded alone. Drop them on a meld, or add natural"
            " cards."
        ),
        mark("needs natural cards"),
        general_sentence=mark("Wild cards cannot be melded alone."),
    ),
    Reason.DEUCE_LOCKED: RefusalText(
        mark("Twos are not wild for your side until your meld of twos is a canasta."),
        mark("twos are not wild yet"),
    ),
    Reason.PURE_RANK: RefusalText(
        mark("A meld of {ranks} takes no wild cards in this game."),
        mark("takes no wild cards"),
        general_sentence=mark("This meld takes no wild cards in this game."),
    ),
    Reason.NOT_A_SEQUENCE: RefusalText(
        mark("A sequence is neighbouring cards of one suit, from four up to ace."),
        mark("not a sequence"),
    ),
    Reason.SEQUENCE_CLOSED: RefusalText(
        mark("This sequence is complete with its %n card(s)."),
        mark("sequence is complete"),
    ),
    Reason.RANK_HAS_MELD: RefusalText(
        mark("Your side already has a meld of {ranks}. Add to that one."),
        mark("add to that meld"),
        general_sentence=mark(
            "Your side already has a meld of this rank. Add to that one."
        ),
    ),
    Reason.CANNOT_JOIN: RefusalText(
        mark("These two melds cannot be combined."), mark("cannot be combined")
    ),
    Reason.RANK_IS_BURNT: RefusalText(
        mark("Your side cannot meld {ranks}: another side has a canasta of them."),
        mark("closed rank"),
        general_sentence=mark(
            "Your side cannot meld this rank: another side has its canasta."
        ),
    ),
    Reason.RED_THREE_MELD: RefusalText(
        mark("Red threes are never melded."), mark("never melded")
    ),
    Reason.BLACK_THREE_MELD: RefusalText(
        mark("You can meld black threes only when you go out."),
        mark("only when going out"),
    ),
    Reason.CARD_IS_SHUT: RefusalText(
        mark("Cards from the pile stay in your hand this turn: {cards}."),
        mark("not this turn"),
        general_sentence=mark("Cards from the pile stay in your hand this turn."),
    ),
    Reason.OPENING_TOO_SMALL: RefusalText(
        mark("You need %n point(s) to open; these cards make {have}."),
        mark("{have} of {need}"),
    ),
    Reason.OPENING_NEEDS_CANASTA: RefusalText(
        mark("At your score you must open with a complete canasta."),
        mark("open with a canasta"),
    ),
    Reason.OPENING_NATURALS_FROM_HAND: RefusalText(
        mark(
            "Your initial meld needs %n natural card(s) from your hand; this has"
            " {have}."
        ),
        mark("needs %n natural card(s) from your hand"),
    ),
    Reason.OPENING_CONDITION: RefusalText(
        mark("To open you need a meld with %n natural card(s) of its rank."),
        mark("needs a meld with %n natural card(s)"),
    ),
    Reason.OPENING_NOT_FROM_PILE: RefusalText(
        mark("To take the pile you must open from your hand first."),
        mark("open first"),
        for_any_seat=mark("A side must open before it can take the pile."),
    ),
    Reason.FIRST_TURN_MELD: RefusalText(
        mark("You cannot meld in your first turn."), mark("not in the first turn")
    ),
    Reason.FIRST_TURN_PILE: RefusalText(
        mark("You cannot take the pile in your first turn."),
        mark("not in the first turn"),
        for_any_seat=mark("Nobody can take the pile in their first turn."),
    ),
    Reason.PILE_IS_EMPTY: RefusalText(
        mark("The pile is empty."),
        mark("empty"),
        for_any_seat=mark("There is no pile to take."),
    ),
    Reason.PILE_IS_BLOCKED: RefusalText(
        mark("The top card blocks the pile this turn."),
        mark("blocked"),
        for_any_seat=mark("The top card, {card}, blocks the pile."),
    ),
    Reason.PILE_NEVER_TAKEN: RefusalText(
        mark("The pile is never taken in this game."),
        mark("never taken"),
        for_any_seat=mark("The pile is never taken in this game."),
    ),
    Reason.PILE_ONLY_IN_FOOT: RefusalText(
        mark("Only a player who has picked up the foot can take the pile."),
        mark("only from the foot"),
        for_any_seat=mark("Only players playing from their foot can take the pile."),
    ),
    Reason.PILE_IS_FROZEN: RefusalText(
        mark("The pile is frozen: you need two natural {ranks} from your hand."),
        mark("frozen: needs a natural pair"),
        general_sentence=mark(
            "The pile is frozen: you need a natural pair of its top card’s rank."
        ),
    ),
    Reason.TOP_CARD_UNUSED: RefusalText(
        mark("Your first meld must use the top card, {one}."),
        mark("use the top card"),
        general_sentence=mark("Your first meld must use the top card of the pile."),
    ),
    Reason.TAKE_NEEDS_PAIR: RefusalText(
        mark("To take the pile you need two natural {ranks} from your hand."),
        mark("needs a natural pair"),
        general_sentence=mark(
            "To take the pile you need a natural pair of its top card’s rank."
        ),
    ),
    Reason.TOP_CARD_UNMET: RefusalText(
        mark(
            "You cannot use the top card: you need two natural {ranks}, or {one} "
            "and a wild card."
        ),
        mark("cannot use the top card"),
        general_sentence=mark("You cannot use the top card."),
    ),
    Reason.HAND_TOO_SMALL: RefusalText(
        mark("To take this pile you need two cards from your hand, and you have one."),
        mark("needs two cards"),
    ),
    Reason.TOP_CARD_ALONE: RefusalText(
        mark("Add only the top card, {one}, to your meld. The other cards can follow."),
        mark("only the top card"),
        general_sentence=mark(
            "Add only the top card to your meld. The other cards can follow."
        ),
    ),
    Reason.TAKE_ONTO_CANASTA: RefusalText(
        mark("Your {ranks} are a canasta: you cannot take the pile onto them."),
        mark("pile cannot go on a canasta"),
        general_sentence=mark("This meld is a canasta, and the pile cannot go on one."),
        for_any_seat=mark(
            "The side’s {ranks} are a canasta, so the pile cannot be taken onto them."
        ),
    ),
    Reason.NO_ROOM_FOR_PILE: RefusalText(
        mark(
            "Taking the pile would make your {ranks} a meld of {have}; a meld holds"
            " only {need}."
        ),
        mark("no room in your {ranks}"),
        general_sentence=mark("The pile has no room in your meld of this rank."),
        for_any_seat=mark(
            "The side’s {ranks} have no room for the top card and two more."
        ),
    ),
    Reason.SINGLE_CARD: RefusalText(
        mark("With one card in your hand you cannot take a pile of one card."),
        mark("not with one card"),
        for_any_seat=mark("A player with one card cannot take a pile of one card."),
    ),
    Reason.MUST_TAKE_PILE: RefusalText(
        mark(
            "The stock is empty and your side has a meld for the top card. Take the"
            " pile."
        ),
        mark("take the pile"),
    ),
    Reason.MUST_KEEP_CARD: RefusalText(KEEP_ONE_CARD_TEXT, mark("keep a card")),
    Reason.MUST_KEEP_TWO: RefusalText(
        mark(
            "Keep two cards, one to discard and one to hold: you need %n canasta(s) to"
            " go out and have {have}."
        ),
        mark("keep two cards"),
    ),
    Reason.TOO_FEW_CANASTAS: RefusalText(KEEP_ONE_CARD_TEXT, mark("keep a card")),
    Reason.CANASTA_KINDS: RefusalText(
        mark("To go out you still need canastas: {kinds}."),
        mark("canastas needed: {kinds}"),
    ),
    Reason.GO_OUT_DISCARD: RefusalText(
        mark("Keep one card: you need it for your last discard."),
        mark("keep one to discard"),
    ),
    Reason.FINAL_DISCARD: RefusalText(
        mark("You cannot go out by discarding this card: {card}."),
        mark("not as your last card"),
        general_sentence=mark("You cannot go out by discarding this card."),
    ),
    Reason.FOOT_NOT_PLAYED: RefusalText(
        mark("You cannot go out before your side has played from the foot."),
        mark("foot not played"),
    ),
    Reason.THREES_IN_HAND: RefusalText(
        mark("You cannot go out while you hold threes: {have} left."),
        mark("threes held"),
    ),
    Reason.PARTNER_SAID_NO: RefusalText(
        mark("{partner} said no, so you cannot go out this turn."),
        mark("{partner} said no"),
    ),
    Reason.MUST_GO_OUT: RefusalText(
        mark("{partner} said yes, so you must go out this turn."),
        mark("you must go out"),
    ),
    Reason.ASK_FIRST: RefusalText(
        mark("Ask your partner before you go out."), mark("ask first")
    ),
    Reason.NO_PARTNER_TO_ASK: RefusalText(
        mark("There is no partner to ask in this game."), mark("no partner")
    ),
    Reason.ASKED_TOO_LATE: RefusalText(
        mark("You can ask only before you meld, and you have melded."),
        mark("too late to ask"),
    ),
    Reason.ONE_CARD_LEFT: RefusalText(
        mark("With one card left you can end this turn only by going out."),
        mark("one card left"),
    ),
    Reason.ALREADY_ANSWERED: RefusalText(
        mark("{partner} has already answered this turn."), mark("already answered")
    ),
    Reason.ASKED_TOO_OFTEN: RefusalText(
        mark("You can ask only (once/%n times) a round, and you have."),
        mark("already asked"),
    ),
    Reason.CANNOT_GO_OUT: RefusalText(
        mark("You cannot go out: not all your cards fit into melds."),
        mark("you cannot go out"),
    ),
    Reason.DISCARD_BANNED: RefusalText(
        mark("You cannot discard this card now: {card}."),
        mark("cannot discard this"),
        general_sentence=mark("You cannot discard this card now."),
    ),
    Reason.DISCARD_ONE: RefusalText(
        mark("Select only one card to discard."), mark("one card only")
    ),
    Reason.RED_THREE_DISCARD: RefusalText(
        mark("Red threes are never discarded."), mark("never discarded")
    ),
    Reason.FLOAT_NOT_ALLOWED: RefusalText(
        mark("End your turn with a discard."), mark("discard a card")
    ),
    Reason.NO_SPECIAL_HAND: RefusalText(
        mark("These cards do not make that special hand."), mark("not that hand")
    ),
    Reason.NOTHING_TO_CHOOSE: RefusalText(
        mark("There is nothing to choose now."), mark("nothing to choose")
    ),
    Reason.BONUS_NOT_NOW: RefusalText(
        mark("You cannot lay out this three now."), mark("not now")
    ),
}
