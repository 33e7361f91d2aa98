"""Why not: the reasons for which the rules refuse an action, as data."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from canasta_qt.cards import Card, Rank

OPENED: Final = "opened"
"""Kind of the refusal of a draw after an opening for the sake of the pile."""
RANK_OR_SEQUENCE: Final = "rank_or_sequence"
"""Cards make neither a set nor a sequence, in a game that has both."""
NO_PILE: Final = "no_pile"
"""Kind of the refusal of what comes after the draw where no pile can be taken."""
NO_STOCK: Final = "no_stock"
"""The same where no card can be drawn: take the pile, or end the round."""
NO_STOCK_NO_PILE: Final = "no_stock_no_pile"
"""The same where only the end of the round is left."""
MUST_TAKE: Final = "must_take"
"""The same where the pile must be taken."""


class Reason(StrEnum):
    """Every ground on which an action is refused; the sentences are in `wording`."""

    ROUND_IS_OVER = "round_is_over"
    NOT_YOUR_DECISION = "not_your_decision"
    """The phase asks for another kind of action."""
    DRAW_FIRST = "draw_first"
    ALREADY_DREW = "already_drew"
    ALREADY_TOOK = "already_took"
    """The pile was taken in place of the draw."""
    NO_PLAYS = "no_plays"
    """An action that must lay cards lays none."""
    NOT_IN_HAND = "not_in_hand"
    NO_SUCH_MELD = "no_such_meld"
    UNEQUAL_RANKS = "unequal_ranks"
    """The cards of a meld are of several ranks."""
    MELD_TOO_SMALL = "meld_too_small"
    TOO_FEW_NATURALS = "too_few_naturals"
    TOO_MANY_WILDS = "too_many_wilds"
    WILD_RATIO = "wild_ratio"
    CANASTA_NATURALS = "canasta_naturals"
    """A meld of seven or more holds too few naturals."""
    MELD_TOO_LARGE = "meld_too_large"
    WILD_ON_CANASTA = "wild_on_canasta"
    WILDS_ALONE = "wilds_alone"
    """No melds of wild cards only in this game."""
    DEUCE_LOCKED = "deuce_locked"
    PURE_RANK = "pure_rank"
    NOT_A_SEQUENCE = "not_a_sequence"
    SEQUENCE_CLOSED = "sequence_closed"
    RANK_HAS_MELD = "rank_has_meld"
    """A second meld of the rank is not allowed, and joining is not either."""
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
    PILE_IS_EMPTY = "pile_is_empty"
    PILE_IS_BLOCKED = "pile_is_blocked"
    PILE_NEVER_TAKEN = "pile_never_taken"
    PILE_ONLY_IN_FOOT = "pile_only_in_foot"
    PILE_IS_FROZEN = "pile_is_frozen"
    """A frozen pile needs a natural pair from the hand."""
    TOP_CARD_UNUSED = "top_card_unused"
    """The first play does not use the top card as a take must."""
    TAKE_NEEDS_PAIR = "take_needs_pair"
    """This game wants a natural pair, not a natural and a wild card."""
    TOP_CARD_UNMET = "top_card_unmet"
    """Too few cards meet the top card of an open pile."""
    TOP_CARD_ALONE = "top_card_alone"
    """The pile can be had for a meld that lies there, by its top card alone."""
    TAKE_ONTO_CANASTA = "take_onto_canasta"
    SINGLE_CARD = "single_card"
    MUST_TAKE_PILE = "must_take_pile"
    MUST_KEEP_CARD = "must_keep_card"
    """A lay would use up the hand, but the side has `have` of `need` canastas."""
    MUST_KEEP_TWO = "must_keep_two"
    """A lay would leave one card, which cannot be discarded: the same lack."""
    TOO_FEW_CANASTAS = "too_few_canastas"
    CANASTA_KINDS = "canasta_kinds"
    GO_OUT_DISCARD = "go_out_discard"
    """Going out needs a last discard."""
    FINAL_DISCARD = "final_discard"
    """This card may not be the last discard."""
    FOOT_NOT_PLAYED = "foot_not_played"
    THREES_IN_HAND = "threes_in_hand"
    PARTNER_SAID_NO = "partner_said_no"
    MUST_GO_OUT = "must_go_out"
    """The partner said yes."""
    ASK_FIRST = "ask_first"
    NO_PARTNER_TO_ASK = "no_partner_to_ask"
    ASKED_TOO_LATE = "asked_too_late"
    ONE_CARD_LEFT = "one_card_left"
    """Only going out can end this turn: a no could not be obeyed."""
    ALREADY_ANSWERED = "already_answered"
    ASKED_TOO_OFTEN = "asked_too_often"
    CANNOT_GO_OUT = "cannot_go_out"
    """Going out is not possible with these cards."""
    DISCARD_BANNED = "discard_banned"
    DISCARD_ONE = "discard_one"
    """Several cards were let go on the pile: a gesture that is no action."""
    RED_THREE_DISCARD = "red_three_discard"
    FLOAT_NOT_ALLOWED = "float_not_allowed"
    NO_SPECIAL_HAND = "no_special_hand"
    NOTHING_TO_CHOOSE = "nothing_to_choose"
    """No packet and no lift is to be chosen now."""
    BONUS_NOT_NOW = "bonus_not_now"
    """No such three may be laid out or set on a canasta now."""


@dataclass(slots=True, unsafe_hash=True)
class Refusal:
    """Why an action is refused: the reason and the numbers a sentence needs.

    Frozen by its types only, like an action with cards: search makes many.
    """

    reason: Final[Reason]
    have: Final[int]
    need: Final[int]
    rank: Final[Rank | None]
    """The rank it is about, where there is one."""
    cards: Final[tuple[Card, ...]]
    """The cards it is about, where there are some."""
    kind: Final[str]
    """The kind of canasta it is about, as `rules.values.CanastaKind` writes it."""
    seats: Final[tuple[int, ...]]
    """The players it is about, where there are some."""

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
        """Tell the reason, and of the rest what it is about."""
        self.reason = reason
        self.have = have
        self.need = need
        self.rank = rank
        self.cards = cards
        self.kind = kind
        self.seats = seats


class IllegalActionError(Exception):
    """An action was applied that the rules refuse: a mistake of the program.

    The message ends with the position, so that it can be pasted into a test.
    """

    def __init__(self, refusal: Refusal, action: str, position: str) -> None:
        """Keep the refusal; the texts are for the message only."""
        super().__init__(f"{action}: {refusal.reason} in {position}")
        self.refusal = refusal
