"""Enums of the values of rule parameters."""

from __future__ import annotations

from enum import StrEnum


class Seating(StrEnum):
    """How seats form sides."""

    SOLO = "solo"
    PAIRS = "pairs"
    TRIOS = "trios"

    @property
    def members(self) -> int:
        """Return the number of players on a side."""
        return {Seating.SOLO: 1, Seating.PAIRS: 2, Seating.TRIOS: 3}[self]


class Direction(StrEnum):
    """Direction of the deal and of turns."""

    CW = "cw"
    CCW = "ccw"


class FirstDealer(StrEnum):
    """How the first dealer is found."""

    RANDOM = "random"
    HIGH_DRAW = "high_draw"


class CardClass(StrEnum):
    """Classes of cards that freeze or block the pile or cover the upcard."""

    WILD = "wild"
    RED3 = "red3"
    BLACK3 = "black3"


class FootAssignment(StrEnum):
    """How the two packets of a player become hand and foot."""

    NONE = "none"
    SECOND_PACKET = "second_packet"
    LOWEST_BOTTOM_IS_HAND = "lowest_bottom_is_hand"
    SHOW_TOPS_KEEP_ONE_PASS_OTHER = "show_tops_keep_one_pass_other"
    LIFT_22 = "lift_22"


class TalonMode(StrEnum):
    """Use of the talon packets (the wings of the American game)."""

    NONE = "none"
    INERT = "inert"
    BONUS_DRAW = "bonus_draw"


class PilePrefill(StrEnum):
    """Hidden cards under the first upcard."""

    NONE = "none"
    UPCARD_RANK = "upcard_rank"


class DealBonusMode(StrEnum):
    """Who can earn the bonus of an exact lift, and what counts as exact."""

    NONE = "none"
    DEALER_EXACT = "dealer_exact"
    DEALER_WITHIN_PLAYERS = "dealer_within_players"
    CUTTER_EXACT = "cutter_exact"
    PLAYER_LIFT_22 = "player_lift_22"


class StockOut(StrEnum):
    """Effect of an empty stock."""

    END_WHEN_UNABLE = "end_when_unable"
    RECYCLE_PILE = "recycle_pile"
    END_AFTER_TURN = "end_after_turn"


class LastRed3(StrEnum):
    """When a red three as last card of the stock ends the round."""

    ALWAYS = "always"
    ONLY_ALONE = "only_alone"
    NEVER = "never"


class WildRatio(StrEnum):
    """Required ratio of wild to natural cards in every rank meld."""

    NONE = "none"
    WILD_LE_NATURAL = "wild_le_natural"
    WILD_LT_NATURAL = "wild_lt_natural"
    NATURAL_GE_2X_WILD = "natural_ge_2x_wild"


class WildToCanasta(StrEnum):
    """Completed rank canastas to which wild cards may be added."""

    ANY = "any"
    MIXED_ONLY = "mixed_only"
    NONE = "none"


class SameRankMelds(StrEnum):
    """How many melds of one rank a side may have."""

    ONE = "one"
    AFTER_CANASTA = "after_canasta"
    FREE = "free"


class WildMelds(StrEnum):
    """Melds made of wild cards only."""

    NONE = "none"
    ANY_WILDS = "any_wilds"
    DEUCES_AS_RANK = "deuces_as_rank"


class DeuceLock(StrEnum):
    """When deuces may not be used as wild cards."""

    NONE = "none"
    WHILE_INCOMPLETE = "while_incomplete"


class PureRank(StrEnum):
    """How strictly a rank must be melded without wild cards."""

    ALWAYS = "always"
    UNLESS_MIXED_AT_OPENING = "unless_mixed_at_opening"


class Black3Meld(StrEnum):
    """When black threes may be melded."""

    NEVER = "never"
    GOING_OUT = "going_out"


class InitialBasis(StrEnum):
    """Key of the table of minimums."""

    SCORE = "score"
    ROUND = "round"


class InitialCondition(StrEnum):
    """What an opening must have or avoid besides its points."""

    NONE = "none"
    THREE_NATURAL_MELD = "three_natural_meld"
    NO_WILDS = "no_wilds"


class ConcealedExempt(StrEnum):
    """When going out in one turn needs no minimum."""

    NEVER = "never"
    STOCK_DRAW_ONLY = "stock_draw_only"
    ALWAYS = "always"


class InitialFromPile(StrEnum):
    """Use of the pile for an opening."""

    TOP_COUNTS = "top_counts"
    FORBIDDEN = "forbidden"
    HAND_FIRST = "hand_first"


class PileAccess(StrEnum):
    """Who may take the discard pile, and how much of it."""

    WHOLE = "whole"
    NEVER = "never"
    TOP_N = "top_n"
    FOOT_ONLY = "foot_only"


class TakeWay(StrEnum):
    """Ways to use the top card when taking the pile."""

    PAIR = "pair"
    NAT_WILD = "nat_wild"
    ADD = "add"
    ADD_SEQ = "add_seq"


class Red3FromPile(StrEnum):
    """Effect on a red three in a taken pile."""

    TABLE_NO_REPLACEMENT = "table_no_replacement"
    TO_HAND = "to_hand"


class Black3FromPile(StrEnum):
    """Effect on black threes in a taken pile."""

    HAND = "hand"
    SET_ASIDE = "set_aside"


class DiscardBan(StrEnum):
    """Lists of cards that may not be discarded."""

    NONE = "none"
    AM = "AM"


class Red3Mode(StrEnum):
    """Use of red threes."""

    AUTO = "auto"
    OPTIONAL = "optional"
    DEAD = "dead"
    TOPPER = "topper"


class Red3Timing(StrEnum):
    """When dealt red threes are exchanged."""

    FIRST_TURN = "first_turn"
    AT_DEAL = "at_deal"


class Black3Mode(StrEnum):
    """Use of black threes."""

    STOPPER = "stopper"
    BONUS = "bonus"
    DEAD = "dead"


class Red3Positive(StrEnum):
    """Condition under which a side's red threes score in its favour."""

    ANY_MELD = "any_meld"
    CANASTAS_1 = "canastas>=1"
    CANASTAS_2 = "canastas>=2"


class Red3Otherwise(StrEnum):
    """Score of red threes if that condition is not met."""

    NEGATIVE = "negative"
    ZERO = "zero"
    NEGATIVE_AT_0_ZERO_AT_1 = "negative_at_0_zero_at_1"


class GoOutDiscard(StrEnum):
    """Whether going out needs a last discard."""

    OPTIONAL = "optional"
    REQUIRED = "required"


class FinalDiscard(StrEnum):
    """Cards that may not be the discard that goes out."""

    THREES = "threes"
    WILD = "wild"


class AskPartner(StrEnum):
    """Whether the partner is asked before going out."""

    NONE = "none"
    OPTIONAL = "optional"
    MANDATORY = "mandatory"


class GoOutFoot(StrEnum):
    """Members of the side that must be in the foot, or have played from it, to go
    out."""

    NONE = "none"
    SELF_IN_FOOT = "self_in_foot"
    ALL_PLAYED_FROM_FOOT = "all_played_from_foot"
    ALL_IN_FOOT = "all_in_foot"


class GoOutNoThrees(StrEnum):
    """Players who must hold no threes when a side goes out."""

    NONE = "none"
    PLAYER = "player"
    SIDE = "side"


class ConcealedRule(StrEnum):
    """Condition of going out concealed."""

    NONE = "none"
    OWN_CANASTA = "own_canasta"
    NEVER_MELDED = "never_melded"


class MeldedCards(StrEnum):
    """Score of melded cards at the end of a round."""

    PLUS = "plus"
    MINUS_WITHOUT_CANASTA = "minus_without_canasta"
    ZERO_WITHOUT_CANASTA = "zero_without_canasta"


class MatchEnd(StrEnum):
    """What ends a match."""

    TARGET = "target"
    ROUNDS = "rounds"


class Tie(StrEnum):
    """Effect of equal totals at the end of a match."""

    EXTRA_HAND = "extra_hand"
    SHARED = "shared"


class CanastaKind(StrEnum):
    """Kinds of canastas in conditions of going out.

    `natural` and `red` are rank canastas without wild cards; `mixed` and `black` those
    with some; `sevens` are rank canastas of sevens.
    """

    NATURAL = "natural"
    MIXED = "mixed"
    RED = "red"
    BLACK = "black"
    SEQUENCE = "sequence"
    WILD = "wild"
    SEVENS = "canasta_of_sevens"
