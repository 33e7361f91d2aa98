"""Refusals as values: reasons why the rules do not allow an action."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from canasta_qt.cards import Card, Rank

SIDE_HAS_OPENED: Final = "opened"
"""`kind` of the refusal to draw after the side has opened in order to take the pile."""
RANK_OR_SEQUENCE: Final = "rank_or_sequence"
"""`kind` for cards neither of one rank nor in sequence, in a game with both."""
ONLY_NATURALS: Final = "only_naturals"
"""`kind` for a card of another rank than the meld, which takes no wild cards."""
PILE_UNAVAILABLE: Final = "no_pile"
"""`kind` for an action before the draw, if the pile cannot be taken."""
STOCK_IS_EMPTY: Final = "no_stock"
"""`kind` for an action before the draw, if only taking or ending the round is
possible."""
NEITHER_STOCK_NOR_PILE: Final = "no_stock_no_pile"
"""`kind` for an action before the draw, if only ending the round is possible."""
MUST_TAKE_FIRST: Final = "must_take"
"""`kind` for an action before the draw, if the pile must be taken."""
PARTNERS_THREES: Final = "partners_threes"
"""`kind` for threes in the hand of a partner, of which the number is hidden."""
PARTNERS_FOOT: Final = "partners_foot"
"""`kind` for a foot that has been played by the player, but not by a partner."""
ANSWER_FIRST: Final = "answer_first"
"""`kind` of the refusal of an action instead of an answer to the partner."""
KEEP_ONE_FOR_THREES: Final = "keep_one_for_threes"
"""`kind` for a lay that uses up the hand while threes of the side forbid going out."""
KEEP_TWO_FOR_THREES: Final = "keep_two_for_threes"
"""`kind` for a lay that leaves one card while threes of the side forbid going out."""


class Reason(StrEnum):
    """Reasons of refusals; `wording` has a sentence for each."""

    ROUND_IS_OVER = "round_is_over"
    NOT_YOUR_DECISION = "not_your_decision"
    """The phase needs another kind of action."""
    DRAW_FIRST = "draw_first"
    ALREADY_DREW = "already_drew"
    ALREADY_TOOK = "already_took"
    """The pile was taken in place of the draw."""
    NO_PLAYS = "no_plays"
    """The lay or take contains no cards."""
    NOT_IN_HAND = "not_in_hand"
    NO_SUCH_MELD = "no_such_meld"
    UNEQUAL_RANKS = "unequal_ranks"
    """The cards of a meld are of several ranks."""
    MELD_TOO_SMALL = "meld_too_small"
    TOO_FEW_NATURALS = "too_few_naturals"
    TOO_MANY_WILDS = "too_many_wilds"
    WILD_RATIO = "wild_ratio"
    CANASTA_NATURALS = "canasta_naturals"
    """A meld of seven or more cards has too few natural ones."""
    MELD_TOO_LARGE = "meld_too_large"
    WILD_ON_CANASTA = "wild_on_canasta"
    WILDS_ALONE = "wilds_alone"
    """This game has no melds of wild cards only."""
    DEUCE_LOCKED = "deuce_locked"
    PURE_RANK = "pure_rank"
    NOT_A_SEQUENCE = "not_a_sequence"
    SEQUENCE_CLOSED = "sequence_closed"
    RANK_HAS_MELD = "rank_has_meld"
    """The side has a meld of the rank, to which the cards cannot be added."""
    CANNOT_JOIN = "cannot_join"
    RANK_IS_BURNT = "rank_is_burnt"
    RED_THREE_MELD = "red_three_meld"
    BLACK_THREE_MELD = "black_three_meld"
    """Black threes are melded only when going out, or never."""
    CARD_IS_SHUT = "card_is_shut"
    OPENING_TOO_SMALL = "opening_too_small"
    OPENING_NEEDS_CANASTA = "opening_needs_canasta"
    OPENING_NATURALS_FROM_HAND = "opening_naturals_from_hand"
    OPENING_CONDITION = "opening_condition"
    OPENING_NOT_FROM_PILE = "opening_not_from_pile"
    FIRST_TURN_MELD = "first_turn_meld"
    FIRST_TURN_PILE = "first_turn_pile"
    PILE_IS_EMPTY = "pile_is_empty"
    PILE_IS_BLOCKED = "pile_is_blocked"
    PILE_NEVER_TAKEN = "pile_never_taken"
    PILE_ONLY_IN_FOOT = "pile_only_in_foot"
    PILE_IS_FROZEN = "pile_is_frozen"
    """A frozen pile needs a natural pair from the hand."""
    TOP_CARD_UNUSED = "top_card_unused"
    """The first play of a take does not meld the top card, as it must."""
    TAKE_NEEDS_PAIR = "take_needs_pair"
    """A take needs a natural pair, not a natural and a wild card."""
    TOP_CARD_UNMET = "top_card_unmet"
    """Too few cards match the top card of a pile that is not frozen."""
    HAND_TOO_SMALL = "hand_too_small"
    """A take needs two cards from the hand, which has only one."""
    TOP_CARD_ALONE = "top_card_alone"
    """The pile can be taken by adding only its top card to a meld."""
    TAKE_ONTO_CANASTA = "take_onto_canasta"
    NO_ROOM_FOR_PILE = "no_room_for_pile"
    """With the top card and two more cards the meld would have `have` cards, but may
    have only `need`."""
    SINGLE_CARD = "single_card"
    MUST_TAKE_PILE = "must_take_pile"
    MUST_KEEP_CARD = "must_keep_card"
    """A lay would use up the hand, but the side has only `have` of `need` canastas."""
    MUST_KEEP_TWO = "must_keep_two"
    """A lay would leave one card, which may not be discarded for lack of canastas."""
    TOO_FEW_CANASTAS = "too_few_canastas"
    CANASTA_KINDS = "canasta_kinds"
    GO_OUT_DISCARD = "go_out_discard"
    """Going out needs a last discard, and no card is left for it."""
    FINAL_DISCARD = "final_discard"
    """This card may not be the last discard."""
    FOOT_NOT_PLAYED = "foot_not_played"
    THREES_IN_HAND = "threes_in_hand"
    PARTNER_SAID_NO = "partner_said_no"
    MUST_GO_OUT = "must_go_out"
    """The partner has said yes, so the player must go out."""
    ASK_FIRST = "ask_first"
    NO_PARTNER_TO_ASK = "no_partner_to_ask"
    ASKED_TOO_LATE = "asked_too_late"
    ONE_CARD_LEFT = "one_card_left"
    """The partner may not be asked, because after a no the turn could not end."""
    ALREADY_ANSWERED = "already_answered"
    ASKED_TOO_OFTEN = "asked_too_often"
    CANNOT_GO_OUT = "cannot_go_out"
    """Going out is not possible with these cards."""
    DISCARD_BANNED = "discard_banned"
    DISCARD_ONE = "discard_one"
    """Several cards were dropped on the pile, but only one can be discarded."""
    RED_THREE_DISCARD = "red_three_discard"
    FLOAT_NOT_ALLOWED = "float_not_allowed"
    NO_SPECIAL_HAND = "no_special_hand"
    NOTHING_TO_CHOOSE = "nothing_to_choose"
    """No packet is to be chosen, and no cards are to be lifted, in this phase."""
    BONUS_NOT_NOW = "bonus_not_now"
    """This three cannot be laid out, or set on a canasta, at this moment."""


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
    """Case of the reason: a kind of canasta, or a constant such as `STOCK_IS_EMPTY`."""
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
        seats: tuple[int, ...] = (),
    ) -> None:
        self.reason = reason
        self.have = have
        self.need = need
        self.rank = rank
        self.cards = cards
        self.kind = kind
        self.seats = seats


class IllegalActionError(Exception):
    """Raised when an illegal action is applied, which is a bug of the program.

    The message ends with the position as text, from which a test can be made.
    """

    def __init__(self, refusal: Refusal, action: str, position: str) -> None:
        """Store the refusal, and a message with the texts of action and position."""
        super().__init__(f"{action}: {refusal.reason} in {position}")
        self.refusal = refusal
