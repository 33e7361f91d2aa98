"""Refusals as values: reasons why the rules do not allow an action."""

from dataclasses import dataclass, replace
from enum import Enum
from typing import Final

from canasta_qt.cards import Card, Rank
from canasta_qt.translate import mark

SIDE_HAS_OPENED: Final = mark("You opened to take the pile. Take it now.")
"""Sentence for a draw after the side has opened in order to take the pile."""
RANK_OR_SEQUENCE: Final = mark(
    "Natural cards of a meld must have one rank, or follow each other in one suit."
)
"""Sentence for cards neither of one rank nor in sequence, in a game with both."""
ONLY_NATURALS: Final = "only_naturals"
"""`kind` for a card of another rank than the meld, which takes no wild cards."""
PILE_UNAVAILABLE: Final = mark("Draw first.")
"""Sentence for an action before the draw, if the pile cannot be taken."""
STOCK_IS_EMPTY: Final = mark(
    "The stock is empty: take the pile if you can, or end the round."
)
"""Sentence for an action before the draw, if only taking or ending the round is
possible."""
NEITHER_STOCK_NOR_PILE: Final = mark(
    "The stock is empty and the pile cannot be taken: the round ends."
)
"""Sentence for an action before the draw, if only ending the round is possible."""
MUST_TAKE_FIRST: Final = mark("The stock is empty: take the pile.")
"""Sentence for an action before the draw, if the pile must be taken."""
PARTNERS_THREES: Final = mark(
    "You cannot go out: your partner’s hand still holds threes."
)
"""Sentence for threes in the hand of a partner, of which the number is hidden."""
PARTNERS_FOOT: Final = mark(
    "You cannot go out: your partner has not played from the foot yet."
)
"""Sentence for a foot that has been played by the player, but not by a partner."""
ANSWER_FIRST: Final = mark("Answer your partner first: yes or no.")
"""Sentence of the refusal of an action instead of an answer to the partner."""
KEEP_ONE_FOR_THREES: Final = mark(
    "Keep one card: you cannot go out yet, as your side holds threes."
)
"""Sentence for a lay that uses up the hand while threes forbid going out."""
KEEP_TWO_FOR_THREES: Final = mark(
    "Keep two cards: you cannot go out yet, as your side holds threes."
)
"""Sentence for a lay that leaves one card while threes forbid going out."""


@dataclass(frozen=True, eq=False)
class RefusalText:
    """Texts for a reason of refusals, without exclamation marks and without blame."""

    sentence: str
    """Sentence for the status line; `%n` is the number needed, `{have}` the present
    number."""
    short_text: str
    """Short text for a place on the table."""
    general_sentence: str = ""
    """Sentence for a refusal with neither rank nor cards, such as a refusal of a
    sequence; if empty, `sentence` is used."""
    for_any_seat: str = ""
    """Sentence on why a seat may not take the pile, whoever plays there, for
    reasons that `pile_refusal` returns; its slots are `{card}` and `{ranks}`; if empty,
    `sentence` is used."""


_KEEP_ONE_CARD: Final = RefusalText(
    mark("Keep one card: you need %n canasta(s) to go out and have {have}."),
    mark("keep a card"),
)


class Reason(Enum):
    """Reasons of refusals with their texts; `str()` returns the name in lower case."""

    ROUND_IS_OVER = RefusalText(mark("This round is over."), mark("round is over"))
    NOT_YOUR_DECISION = RefusalText(
        mark("Something else must be decided first."), mark("not now")
    )
    """The phase needs another kind of action."""
    DRAW_FIRST = RefusalText(mark("Draw first, or take the pile."), mark("draw first"))
    ALREADY_DREW = RefusalText(
        mark("You have already drawn. Meld if you like, then discard."),
        mark("already drawn"),
    )
    ALREADY_TOOK = RefusalText(
        mark("You have taken the pile. Meld if you like, then discard."),
        mark("already taken"),
    )
    """The pile was taken in place of the draw."""
    NO_PLAYS = RefusalText(
        mark("Select the cards to meld first."), mark("no cards selected")
    )
    """The lay or take contains no cards."""
    NOT_IN_HAND = RefusalText(
        mark("You do not have enough of these cards: {cards}."),
        mark("not in your hand"),
        general_sentence=mark("You do not have these cards."),
    )
    NO_SUCH_MELD = RefusalText(mark("There is no meld here."), mark("no meld here"))
    UNEQUAL_RANKS = RefusalText(
        mark("The natural cards of a meld must all have the same rank."),
        mark("needs one rank"),
    )
    """The cards of a meld are of several ranks."""
    MELD_TOO_SMALL = RefusalText(
        mark("A meld of {ranks} needs at least %n card(s); this has {have}."),
        mark("needs %n card(s)"),
        general_sentence=mark("A meld needs at least %n card(s); this has {have}."),
    )
    TOO_FEW_NATURALS = RefusalText(
        mark("A meld needs at least %n natural card(s); this has {have}."),
        mark("needs %n natural card(s)"),
    )
    TOO_MANY_WILDS = RefusalText(
        mark(
            "A meld of {ranks} can hold only %n wild card(s); this would hold {have}."
        ),
        mark("too many wild cards"),
        general_sentence=mark(
            "A meld can hold only %n wild card(s); this would hold {have}."
        ),
    )
    WILD_RATIO = RefusalText(
        mark("With so few natural {ranks} this meld can hold only %n wild card(s)."),
        mark("too many wild cards"),
        general_sentence=mark(
            "With so few natural cards this meld can hold only %n wild card(s)."
        ),
    )
    CANASTA_NATURALS = RefusalText(
        mark("A canasta needs at least %n natural card(s); this would have {have}."),
        mark("needs %n natural card(s)"),
    )
    """A meld of seven or more cards has too few natural ones."""
    MELD_TOO_LARGE = RefusalText(
        mark("A meld of {ranks} can hold only %n card(s); this would hold {have}."),
        mark("full with %n card(s)"),
        general_sentence=mark(
            "A sequence can hold only %n card(s); this would hold {have}."
        ),
    )
    WILD_ON_CANASTA = RefusalText(
        mark("Your canasta of {ranks} is complete and takes no more wild cards."),
        mark("takes no wild cards"),
        general_sentence=mark("A complete canasta takes no more wild cards."),
    )
    WILDS_ALONE = RefusalText(
        mark(
            "Wild cards cannot be melded alone. Drop them on a meld, or add natural"
            " cards."
        ),
        mark("needs natural cards"),
        general_sentence=mark("Wild cards cannot be melded alone."),
    )
    """This game has no melds of wild cards only."""
    DEUCE_LOCKED = RefusalText(
        mark("Twos are not wild for your side until your meld of twos is a canasta."),
        mark("twos are not wild yet"),
    )
    PURE_RANK = RefusalText(
        mark("A meld of {ranks} takes no wild cards in this game."),
        mark("takes no wild cards"),
        general_sentence=mark("This meld takes no wild cards in this game."),
    )
    NOT_A_SEQUENCE = RefusalText(
        mark("A sequence is neighbouring cards of one suit, from four up to ace."),
        mark("not a sequence"),
    )
    SEQUENCE_CLOSED = RefusalText(
        mark("This sequence is complete with its %n card(s)."),
        mark("sequence is complete"),
    )
    RANK_HAS_MELD = RefusalText(
        mark("Your side already has a meld of {ranks}. Add to that one."),
        mark("add to that meld"),
        general_sentence=mark(
            "Your side already has a meld of this rank. Add to that one."
        ),
    )
    """The side has a meld of the rank, to which the cards cannot be added."""
    CANNOT_JOIN = RefusalText(
        mark("These two melds cannot be combined."), mark("cannot be combined")
    )
    RANK_IS_BURNT = RefusalText(
        mark("Your side cannot meld {ranks}: another side has a canasta of them."),
        mark("closed rank"),
        general_sentence=mark(
            "Your side cannot meld this rank: another side has its canasta."
        ),
    )
    RED_THREE_MELD = RefusalText(
        mark("Red threes are never melded."), mark("never melded")
    )
    BLACK_THREE_MELD = RefusalText(
        mark("You can meld black threes only when you go out."),
        mark("only when going out"),
    )
    """Black threes are melded only when going out, or never."""
    CARD_IS_SHUT = RefusalText(
        mark("Cards from the pile stay in your hand this turn: {cards}."),
        mark("not this turn"),
        general_sentence=mark("Cards from the pile stay in your hand this turn."),
    )
    OPENING_TOO_SMALL = RefusalText(
        mark("You need %n point(s) to open; these cards make {have}."),
        mark("{have} of {need}"),
    )
    OPENING_NEEDS_CANASTA = RefusalText(
        mark("At your score you must open with a complete canasta."),
        mark("open with a canasta"),
    )
    OPENING_NATURALS_FROM_HAND = RefusalText(
        mark(
            "Your initial meld needs %n natural card(s) from your hand; this has"
            " {have}."
        ),
        mark("needs %n natural card(s) from your hand"),
    )
    OPENING_CONDITION = RefusalText(
        mark("To open you need a meld with %n natural card(s) of its rank."),
        mark("needs a meld with %n natural card(s)"),
    )
    OPENING_NOT_FROM_PILE = RefusalText(
        mark("To take the pile you must open from your hand first."),
        mark("open first"),
        for_any_seat=mark("A side must open before it can take the pile."),
    )
    FIRST_TURN_MELD = RefusalText(
        mark("You cannot meld in your first turn."), mark("not in the first turn")
    )
    FIRST_TURN_PILE = RefusalText(
        mark("You cannot take the pile in your first turn."),
        mark("not in the first turn"),
        for_any_seat=mark("Nobody can take the pile in their first turn."),
    )
    PILE_IS_EMPTY = RefusalText(
        mark("The pile is empty."),
        mark("empty"),
        for_any_seat=mark("There is no pile to take."),
    )
    PILE_IS_BLOCKED = RefusalText(
        mark("The top card blocks the pile this turn."),
        mark("blocked"),
        for_any_seat=mark("The top card, {card}, blocks the pile."),
    )
    PILE_NEVER_TAKEN = RefusalText(
        mark("The pile is never taken in this game."), mark("never taken")
    )
    PILE_ONLY_IN_FOOT = RefusalText(
        mark("Only a player who has picked up the foot can take the pile."),
        mark("only from the foot"),
        for_any_seat=mark("Only players playing from their foot can take the pile."),
    )
    PILE_IS_FROZEN = RefusalText(
        mark("The pile is frozen: you need two natural {ranks} from your hand."),
        mark("frozen: needs a natural pair"),
        general_sentence=mark(
            "The pile is frozen: you need a natural pair of its top card’s rank."
        ),
    )
    """A frozen pile needs a natural pair from the hand."""
    TOP_CARD_UNUSED = RefusalText(
        mark("Your first meld must use the top card, {one}."),
        mark("use the top card"),
        general_sentence=mark("Your first meld must use the top card of the pile."),
    )
    """The first play of a take does not meld the top card, as it must."""
    TAKE_NEEDS_PAIR = RefusalText(
        mark("To take the pile you need two natural {ranks} from your hand."),
        mark("needs a natural pair"),
        general_sentence=mark(
            "To take the pile you need a natural pair of its top card’s rank."
        ),
    )
    """A take needs a natural pair, not a natural and a wild card."""
    TOP_CARD_UNMET = RefusalText(
        mark(
            "You cannot use the top card: you need two natural {ranks}, or {one} "
            "and a wild card."
        ),
        mark("cannot use the top card"),
        general_sentence=mark("You cannot use the top card."),
    )
    """Too few cards match the top card of a pile that is not frozen."""
    HAND_TOO_SMALL = RefusalText(
        mark("To take this pile you need two cards from your hand, and you have one."),
        mark("needs two cards"),
    )
    """A take needs two cards from the hand, which has only one."""
    TOP_CARD_ALONE = RefusalText(
        mark("Add only the top card, {one}, to your meld. The other cards can follow."),
        mark("only the top card"),
        general_sentence=mark(
            "Add only the top card to your meld. The other cards can follow."
        ),
    )
    """The pile can be taken by adding only its top card to a meld."""
    TAKE_ONTO_CANASTA = RefusalText(
        mark("Your {ranks} are a canasta: you cannot take the pile onto them."),
        mark("pile cannot go on a canasta"),
        general_sentence=mark("This meld is a canasta, and the pile cannot go on one."),
        for_any_seat=mark(
            "The side’s {ranks} are a canasta, so the pile cannot be taken onto them."
        ),
    )
    NO_ROOM_FOR_PILE = RefusalText(
        mark(
            "Taking the pile would make your {ranks} a meld of {have}; a meld holds"
            " only {need}."
        ),
        mark("no room in your {ranks}"),
        general_sentence=mark("The pile has no room in your meld of this rank."),
        for_any_seat=mark(
            "The side’s {ranks} have no room for the top card and two more."
        ),
    )
    """With the top card and two more cards the meld would have `have` cards, but may
    have only `need`."""
    SINGLE_CARD = RefusalText(
        mark("With one card in your hand you cannot take a pile of one card."),
        mark("not with one card"),
        for_any_seat=mark("A player with one card cannot take a pile of one card."),
    )
    MUST_TAKE_PILE = RefusalText(
        mark(
            "The stock is empty and your side has a meld for the top card. Take the"
            " pile."
        ),
        mark("take the pile"),
    )
    MUST_KEEP_CARD = _KEEP_ONE_CARD
    """A lay would use up the hand, but the side has only `have` of `need` canastas."""
    MUST_KEEP_TWO = RefusalText(
        mark(
            "Keep two cards, one to discard and one to hold: you need %n canasta(s) to"
            " go out and have {have}."
        ),
        mark("keep two cards"),
    )
    """A lay would leave one card, which may not be discarded for lack of canastas."""
    TOO_FEW_CANASTAS = replace(_KEEP_ONE_CARD)
    CANASTA_KINDS = RefusalText(
        mark("To go out you still need canastas: {kinds}."),
        mark("canastas needed: {kinds}"),
    )
    GO_OUT_DISCARD = RefusalText(
        mark("Keep one card: you need it for your last discard."),
        mark("keep one to discard"),
    )
    """Going out needs a last discard, and no card is left for it."""
    FINAL_DISCARD = RefusalText(
        mark("You cannot go out by discarding this card: {card}."),
        mark("not as your last card"),
        general_sentence=mark("You cannot go out by discarding this card."),
    )
    """This card may not be the last discard."""
    FOOT_NOT_PLAYED = RefusalText(
        mark("You cannot go out before your side has played from the foot."),
        mark("foot not played"),
    )
    THREES_IN_HAND = RefusalText(
        mark("You cannot go out while you hold threes: {have} left."),
        mark("threes held"),
    )
    PARTNER_SAID_NO = RefusalText(
        mark("{partner} said no, so you cannot go out this turn."),
        mark("{partner} said no"),
    )
    MUST_GO_OUT = RefusalText(
        mark("{partner} said yes, so you must go out this turn."),
        mark("you must go out"),
    )
    """The partner has said yes, so the player must go out."""
    ASK_FIRST = RefusalText(
        mark("Ask your partner before you go out."), mark("ask first")
    )
    NO_PARTNER_TO_ASK = RefusalText(
        mark("There is no partner to ask in this game."), mark("no partner")
    )
    ASKED_TOO_LATE = RefusalText(
        mark("You can ask only before you meld, and you have melded."),
        mark("too late to ask"),
    )
    ONE_CARD_LEFT = RefusalText(
        mark("With one card left you can end this turn only by going out."),
        mark("one card left"),
    )
    """The partner may not be asked, because after a no the turn could not end."""
    ALREADY_ANSWERED = RefusalText(
        mark("{partner} has already answered this turn."), mark("already answered")
    )
    ASKED_TOO_OFTEN = RefusalText(
        mark("You can ask only (once/%n times) a round, and you have."),
        mark("already asked"),
    )
    CANNOT_GO_OUT = RefusalText(
        mark("You cannot go out: not all your cards fit into melds."),
        mark("you cannot go out"),
    )
    """Going out is not possible with these cards."""
    DISCARD_BANNED = RefusalText(
        mark("You cannot discard this card now: {card}."),
        mark("cannot discard this"),
        general_sentence=mark("You cannot discard this card now."),
    )
    DISCARD_ONE = RefusalText(
        mark("Select only one card to discard."), mark("one card only")
    )
    """Several cards were dropped on the pile, but only one can be discarded."""
    RED_THREE_DISCARD = RefusalText(
        mark("Red threes are never discarded."), mark("never discarded")
    )
    FLOAT_NOT_ALLOWED = RefusalText(
        mark("End your turn with a discard."), mark("discard a card")
    )
    NO_SPECIAL_HAND = RefusalText(
        mark("These cards do not make that special hand."), mark("not that hand")
    )
    NOTHING_TO_CHOOSE = RefusalText(
        mark("There is nothing to choose now."), mark("nothing to choose")
    )
    """No packet is to be chosen, and no cards are to be lifted, in this phase."""
    BONUS_NOT_NOW = RefusalText(
        mark("You cannot lay out this three now."), mark("not now")
    )
    """This three cannot be laid out, or set on a canasta, at this moment."""

    def __str__(self) -> str:
        return self.name.lower()


@dataclass(slots=True, unsafe_hash=True)
class Refusal:
    """Reason why an action is refused, with the numbers for the sentence.

    Fields are `Final` for the type checker only, as search makes many.
    """

    reason: Final[Reason]
    have: Final[int]
    need: Final[int]
    rank: Final[Rank | None]
    """Rank for the sentence, or None."""
    cards: Final[tuple[Card, ...]]
    """Cards for the sentence."""
    kind: Final[str]
    """Case of the reason, such as a kind of canasta."""
    sentence: Final[str]
    """Source string in place of the sentence of the reason, such as `ANSWER_FIRST`; or
    empty."""
    seats: Final[tuple[int, ...]]
    """Players for the sentence."""

    def __init__(  # noqa: PLR0913 - most are left out
        self,
        reason: Reason,
        have: int = 0,
        need: int = 0,
        rank: Rank | None = None,
        cards: tuple[Card, ...] = (),
        kind: str = "",
        sentence: str = "",
        seats: tuple[int, ...] = (),
    ) -> None:
        self.reason = reason
        self.have = have
        self.need = need
        self.rank = rank
        self.cards = cards
        self.kind = kind
        self.sentence = sentence
        self.seats = seats
