"""Enums of the values of rule parameters."""

from enum import StrEnum


class Seating(StrEnum):
    """Ways in which seats form sides."""

    SOLO = "solo"
    PAIRS = "pairs"
    TRIOS = "trios"

    @property
    def members(self) -> int:
        """Number of players on each side."""
        return {Seating.SOLO: 1, Seating.PAIRS: 2, Seating.TRIOS: 3}[self]


class Direction(StrEnum):
    """Direction of the deal and of turns."""

    CW = "cw"
    CCW = "ccw"


class FirstDealer(StrEnum):
    """Ways to choose the first dealer."""

    RANDOM = "random"
    HIGH_DRAW = "high_draw"


class CardClass(StrEnum):
    """Classes of cards that can freeze or block the pile, or must not be the upcard."""

    WILD = "wild"
    RED3 = "red3"
    BLACK3 = "black3"


class FootAssignment(StrEnum):
    """Ways in which the two packets of a player become hand and foot."""

    NONE = "none"
    SECOND_PACKET = "second_packet"
    LOWEST_BOTTOM_IS_HAND = "lowest_bottom_is_hand"
    SHOW_TOPS_KEEP_ONE_PASS_OTHER = "show_tops_keep_one_pass_other"
    LIFT_22 = "lift_22"


class TalonMode(StrEnum):
    """Uses of packets set aside at the deal (the wings of the American game)."""

    NONE = "none"
    INERT = "inert"
    BONUS_DRAW = "bonus_draw"


class PilePrefill(StrEnum):
    """Cards that are put face down under the first upcard."""

    NONE = "none"
    UPCARD_RANK = "upcard_rank"


class DealBonusMode(StrEnum):
    """Players who can earn the bonus for an exact lift, and numbers that are exact."""

    NONE = "none"
    DEALER_EXACT = "dealer_exact"
    DEALER_WITHIN_PLAYERS = "dealer_within_players"
    CUTTER_EXACT = "cutter_exact"
    PLAYER_LIFT_22 = "player_lift_22"


class StockOut(StrEnum):
    """Effects of an empty stock."""

    END_WHEN_UNABLE = "end_when_unable"
    RECYCLE_PILE = "recycle_pile"
    END_AFTER_TURN = "end_after_turn"


class LastRed3(StrEnum):
    """Whether a red three as last card of the stock ends the round."""

    ALWAYS = "always"
    ONLY_ALONE = "only_alone"
    NEVER = "never"


class WildRatio(StrEnum):
    """Largest ratio of wild to natural cards in a meld of one rank."""

    NONE = "none"
    WILD_LE_NATURAL = "wild_le_natural"
    WILD_LT_NATURAL = "wild_lt_natural"
    NATURAL_GE_2X_WILD = "natural_ge_2x_wild"


class WildToCanasta(StrEnum):
    """Canastas of one rank to which wild cards may be added."""

    ANY = "any"
    MIXED_ONLY = "mixed_only"
    NONE = "none"


class SameRankMelds(StrEnum):
    """Number of melds of one rank that a side may have."""

    ONE = "one"
    AFTER_CANASTA = "after_canasta"
    FREE = "free"


class WildMelds(StrEnum):
    """Melds that can be made of wild cards alone."""

    NONE = "none"
    ANY_WILDS = "any_wilds"
    DEUCES_AS_RANK = "deuces_as_rank"


class DeuceLock(StrEnum):
    """Cases in which twos may not be used as wild cards."""

    NONE = "none"
    WHILE_INCOMPLETE = "while_incomplete"


class PureRank(StrEnum):
    """Whether wild cards are never allowed in melds of a rank, or only to open."""

    ALWAYS = "always"
    UNLESS_MIXED_AT_OPENING = "unless_mixed_at_opening"


class Black3Meld(StrEnum):
    """Cases in which black threes may be melded."""

    NEVER = "never"
    GOING_OUT = "going_out"


class InitialBasis(StrEnum):
    """Whether the minimum depends on the score or on the round."""

    SCORE = "score"
    ROUND = "round"


class InitialCondition(StrEnum):
    """Conditions that an initial meld must meet, apart from its points."""

    NONE = "none"
    THREE_NATURAL_MELD = "three_natural_meld"
    NO_WILDS = "no_wilds"


class ConcealedExempt(StrEnum):
    """Cases in which no minimum is needed because the player goes out in one turn."""

    NEVER = "never"
    STOCK_DRAW_ONLY = "stock_draw_only"
    ALWAYS = "always"


class InitialFromPile(StrEnum):
    """Whether the pile can help with the initial meld."""

    TOP_COUNTS = "top_counts"
    FORBIDDEN = "forbidden"
    HAND_FIRST = "hand_first"


class FirstTurn(StrEnum):
    """Actions that a player may not do in the first turn of a round."""

    FREE = "free"
    NO_PILE = "no_pile"
    NO_PILE_OR_MELD = "no_pile_or_meld"


class PileAccess(StrEnum):
    """Players who may take the discard pile, and how much of it."""

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
    """Uses of a red three in a taken pile."""

    TABLE_NO_REPLACEMENT = "table_no_replacement"
    TO_HAND = "to_hand"


class Black3FromPile(StrEnum):
    """Uses of black threes in a taken pile."""

    HAND = "hand"
    SET_ASIDE = "set_aside"


class DiscardBan(StrEnum):
    """Lists of cards that must not be discarded."""

    NONE = "none"
    AM = "AM"


class Red3Mode(StrEnum):
    """Uses of red threes."""

    AUTO = "auto"
    OPTIONAL = "optional"
    DEAD = "dead"
    TOPPER = "topper"


class Red3Timing(StrEnum):
    """Times at which red threes dealt to a hand are replaced."""

    FIRST_TURN = "first_turn"
    AT_DEAL = "at_deal"


class Black3Mode(StrEnum):
    """Uses of black threes."""

    STOPPER = "stopper"
    BONUS = "bonus"
    DEAD = "dead"


class Red3Positive(StrEnum):
    """Conditions for red threes to count for a side."""

    ANY_MELD = "any_meld"
    CANASTAS_1 = "canastas>=1"
    CANASTAS_2 = "canastas>=2"


class Red3Otherwise(StrEnum):
    """Effects of red threes on the score if the condition in `Red3Positive` is not
    met."""

    NEGATIVE = "negative"
    ZERO = "zero"
    NEGATIVE_AT_0_ZERO_AT_1 = "negative_at_0_zero_at_1"


class GoOutDiscard(StrEnum):
    """Whether going out needs a last discard."""

    OPTIONAL = "optional"
    REQUIRED = "required"


class FinalDiscard(StrEnum):
    """Cards that must not be the last discard of a player who goes out."""

    THREES = "threes"
    WILD = "wild"


class AskPartner(StrEnum):
    """Whether the partner is asked before going out."""

    NONE = "none"
    OPTIONAL = "optional"
    MANDATORY = "mandatory"


class GoOutFoot(StrEnum):
    """Players of the side who must have taken up the foot, or played a card of it."""

    NONE = "none"
    SELF_IN_FOOT = "self_in_foot"
    ALL_PLAYED_FROM_FOOT = "all_played_from_foot"
    ALL_IN_FOOT = "all_in_foot"


class GoOutNoThrees(StrEnum):
    """Players who must hold no threes for the side to go out."""

    NONE = "none"
    PLAYER = "player"
    SIDE = "side"


class ConcealedRule(StrEnum):
    """Conditions for going out concealed."""

    NONE = "none"
    OWN_CANASTA = "own_canasta"
    NEVER_MELDED = "never_melded"


class MeldedCards(StrEnum):
    """Ways in which melded cards count at the end of a round."""

    PLUS = "plus"
    MINUS_WITHOUT_CANASTA = "minus_without_canasta"
    ZERO_WITHOUT_CANASTA = "zero_without_canasta"


class MatchEnd(StrEnum):
    """Conditions for the end of a game."""

    TARGET = "target"
    ROUNDS = "rounds"


class Tie(StrEnum):
    """Effects of equal scores at the end of a game."""

    EXTRA_HAND = "extra_hand"
    SHARED = "shared"


class BothAtTarget(StrEnum):
    """Effects of several sides reaching the target in one round."""

    HIGHER_TOTAL = "higher_total"
    ANOTHER_ROUND = "another_round"
    TIE = "tie"


class CanastaKind(StrEnum):
    """Kinds of canastas in conditions of going out.

    `natural` and `red` are of one rank without wild cards, `mixed` and `black` with
    wild cards; `sevens` are canastas of sevens.
    """

    NATURAL = "natural"
    MIXED = "mixed"
    RED = "red"
    BLACK = "black"
    SEQUENCE = "sequence"
    WILD = "wild"
    SEVENS = "canasta_of_sevens"
