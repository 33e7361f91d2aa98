"""Every alternative that a rule parameter may take, in words."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from canasta_qt.rules.amounts import Formula
from canasta_qt.rules.values import (
    AskPartner,
    Black3FromPile,
    Black3Meld,
    Black3Mode,
    CanastaKind,
    CardClass,
    ConcealedExempt,
    ConcealedRule,
    DealBonusMode,
    DeuceLock,
    Direction,
    DiscardBan,
    FinalDiscard,
    FirstDealer,
    FootAssignment,
    GoOutDiscard,
    GoOutFoot,
    GoOutNoThrees,
    InitialBasis,
    InitialCondition,
    InitialFromPile,
    LastRed3,
    MatchEnd,
    MeldedCards,
    PileAccess,
    PilePrefill,
    PureRank,
    Red3FromPile,
    Red3Mode,
    Red3Otherwise,
    Red3Positive,
    Red3Timing,
    SameRankMelds,
    Seating,
    ShortDraw,
    StockOut,
    TakeWay,
    TalonMode,
    Tie,
    WildMelds,
    WildRatio,
    WildToCanasta,
)
from canasta_qt.translate import QT_TRANSLATE_NOOP

CHOICES: Final[dict[type[StrEnum], dict[str, str]]] = {
    Seating: {
        "solo": QT_TRANSLATE_NOOP("rules", "everybody alone"),
        "pairs": QT_TRANSLATE_NOOP("rules", "pairs"),
        "trios": QT_TRANSLATE_NOOP("rules", "threes"),
    },
    Direction: {
        "cw": QT_TRANSLATE_NOOP("rules", "clockwise"),
        "ccw": QT_TRANSLATE_NOOP("rules", "counterclockwise"),
    },
    FirstDealer: {
        "random": QT_TRANSLATE_NOOP("rules", "by chance"),
        "high_draw": QT_TRANSLATE_NOOP("rules", "by the highest card drawn"),
    },
    CardClass: {
        "wild": QT_TRANSLATE_NOOP("rules", "wild cards"),
        "red3": QT_TRANSLATE_NOOP("rules", "red threes"),
        "black3": QT_TRANSLATE_NOOP("rules", "black threes"),
    },
    FootAssignment: {
        "none": QT_TRANSLATE_NOOP("rules", "no foot"),
        "second_packet": QT_TRANSLATE_NOOP("rules", "the second packet is the foot"),
        "lowest_bottom_is_hand": QT_TRANSLATE_NOOP(
            "rules", "the packet with the lower bottom card is the hand"
        ),
        "show_tops_keep_one_pass_other": QT_TRANSLATE_NOOP(
            "rules", "both tops are shown, one packet is kept, the other passed on"
        ),
        "lift_22": QT_TRANSLATE_NOOP(
            "rules", "each player lifts packets, aiming at 22 cards"
        ),
    },
    TalonMode: {
        "none": QT_TRANSLATE_NOOP("rules", "no wings"),
        "inert": QT_TRANSLATE_NOOP("rules", "out of play"),
        "bonus_draw": QT_TRANSLATE_NOOP("rules", "drawn by the first sides to open"),
    },
    PilePrefill: {
        "none": QT_TRANSLATE_NOOP("rules", "none"),
        "upcard_rank": QT_TRANSLATE_NOOP("rules", "as many as the first card’s rank"),
    },
    DealBonusMode: {
        "none": QT_TRANSLATE_NOOP("rules", "none"),
        "dealer_exact": QT_TRANSLATE_NOOP(
            "rules", "the dealer, for lifting exactly enough"
        ),
        "dealer_within_players": QT_TRANSLATE_NOOP(
            "rules",
            "the dealer, for lifting as many too many as there are players, at most",
        ),
        "cutter_exact": QT_TRANSLATE_NOOP(
            "rules", "the cutter, for leaving exactly enough"
        ),
        "player_lift_22": QT_TRANSLATE_NOOP(
            "rules", "each player who lifts exactly 22 cards"
        ),
    },
    ShortDraw: {
        "take_rest": QT_TRANSLATE_NOOP("rules", "the rest is a full draw"),
        "cannot_draw": QT_TRANSLATE_NOOP("rules", "there is no draw"),
    },
    StockOut: {
        "end_when_unable": QT_TRANSLATE_NOOP(
            "rules", "the hand ends when a player can neither draw nor take"
        ),
        "recycle_pile": QT_TRANSLATE_NOOP(
            "rules", "the pile is turned over as the new stock"
        ),
        "end_after_turn": QT_TRANSLATE_NOOP("rules", "the hand ends after that turn"),
    },
    LastRed3: {
        "always": QT_TRANSLATE_NOOP("rules", "ends the hand"),
        "only_alone": QT_TRANSLATE_NOOP(
            "rules", "ends the hand if nothing else was drawn"
        ),
        "never": QT_TRANSLATE_NOOP("rules", "the turn goes on"),
    },
    WildRatio: {
        "none": QT_TRANSLATE_NOOP("rules", "any number"),
        "wild_le_natural": QT_TRANSLATE_NOOP("rules", "not more wild than natural"),
        "wild_lt_natural": QT_TRANSLATE_NOOP("rules", "fewer wild than natural"),
        "natural_ge_2x_wild": QT_TRANSLATE_NOOP("rules", "two natural for each wild"),
    },
    WildToCanasta: {
        "any": QT_TRANSLATE_NOOP("rules", "all of them"),
        "mixed_only": QT_TRANSLATE_NOOP("rules", "mixed ones only"),
        "none": QT_TRANSLATE_NOOP("rules", "none"),
    },
    SameRankMelds: {
        "one": QT_TRANSLATE_NOOP("rules", "one"),
        "after_canasta": QT_TRANSLATE_NOOP("rules", "a further one after a canasta"),
        "free": QT_TRANSLATE_NOOP("rules", "as many as wanted"),
    },
    WildMelds: {
        "none": QT_TRANSLATE_NOOP("rules", "no"),
        "any_wilds": QT_TRANSLATE_NOOP("rules", "yes, of any wild cards"),
        "deuces_as_rank": QT_TRANSLATE_NOOP("rules", "yes, of twos with few jokers"),
    },
    DeuceLock: {
        "none": QT_TRANSLATE_NOOP("rules", "always wild"),
        "while_incomplete": QT_TRANSLATE_NOOP(
            "rules", "not wild while the side’s meld of twos is unfinished"
        ),
    },
    PureRank: {
        "always": QT_TRANSLATE_NOOP("rules", "always"),
        "unless_mixed_at_opening": QT_TRANSLATE_NOOP(
            "rules", "unless opened with wild cards"
        ),
    },
    Black3Meld: {
        "never": QT_TRANSLATE_NOOP("rules", "never"),
        "going_out": QT_TRANSLATE_NOOP("rules", "when going out"),
    },
    InitialBasis: {
        "score": QT_TRANSLATE_NOOP("rules", "the side’s total"),
        "round": QT_TRANSLATE_NOOP("rules", "the number of the hand"),
    },
    InitialCondition: {
        "none": QT_TRANSLATE_NOOP("rules", "none"),
        "three_natural_meld": QT_TRANSLATE_NOOP(
            "rules", "a meld with three natural cards"
        ),
        "no_wilds": QT_TRANSLATE_NOOP("rules", "no wild cards"),
    },
    ConcealedExempt: {
        "never": QT_TRANSLATE_NOOP("rules", "never"),
        "stock_draw_only": QT_TRANSLATE_NOOP(
            "rules", "with a canasta, after drawing from the stock"
        ),
        "always": QT_TRANSLATE_NOOP("rules", "with a canasta"),
    },
    InitialFromPile: {
        "top_counts": QT_TRANSLATE_NOOP("rules", "its top card counts"),
        "forbidden": QT_TRANSLATE_NOOP("rules", "not allowed"),
        "hand_first": QT_TRANSLATE_NOOP("rules", "after opening from the hand"),
    },
    PileAccess: {
        "whole": QT_TRANSLATE_NOOP("rules", "the whole pile"),
        "never": QT_TRANSLATE_NOOP("rules", "never"),
        "top_n": QT_TRANSLATE_NOOP("rules", "only its top cards"),
        "foot_only": QT_TRANSLATE_NOOP("rules", "only from the foot"),
    },
    TakeWay: {
        "pair": QT_TRANSLATE_NOOP("rules", "a natural pair"),
        "nat_wild": QT_TRANSLATE_NOOP("rules", "a natural and a wild card"),
        "add": QT_TRANSLATE_NOOP("rules", "a meld of the rank"),
        "add_seq": QT_TRANSLATE_NOOP("rules", "a sequence it continues"),
    },
    Red3FromPile: {
        "table_no_replacement": QT_TRANSLATE_NOOP(
            "rules", "laid out without a replacement"
        ),
        "to_hand": QT_TRANSLATE_NOOP("rules", "into the hand"),
    },
    Black3FromPile: {
        "hand": QT_TRANSLATE_NOOP("rules", "into the hand"),
        "set_aside": QT_TRANSLATE_NOOP("rules", "set aside"),
    },
    DiscardBan: {
        "none": QT_TRANSLATE_NOOP("rules", "none"),
        "AM": QT_TRANSLATE_NOOP("rules", "the American list"),
    },
    Red3Mode: {
        "auto": QT_TRANSLATE_NOOP("rules", "laid out and replaced at once"),
        "optional": QT_TRANSLATE_NOOP("rules", "may be laid out and replaced"),
        "dead": QT_TRANSLATE_NOOP("rules", "useless"),
        "topper": QT_TRANSLATE_NOOP("rules", "may crown a canasta"),
    },
    Red3Timing: {
        "first_turn": QT_TRANSLATE_NOOP("rules", "in the player’s first turn"),
        "at_deal": QT_TRANSLATE_NOOP("rules", "right after the deal"),
    },
    Black3Mode: {
        "stopper": QT_TRANSLATE_NOOP("rules", "stop the pile for the next player"),
        "bonus": QT_TRANSLATE_NOOP("rules", "laid out and counted"),
        "dead": QT_TRANSLATE_NOOP("rules", "useless"),
    },
    Red3Positive: {
        "any_meld": QT_TRANSLATE_NOOP("rules", "a meld"),
        "canastas>=1": QT_TRANSLATE_NOOP("rules", "a canasta"),
        "canastas>=2": QT_TRANSLATE_NOOP("rules", "two canastas"),
    },
    Red3Otherwise: {
        "negative": QT_TRANSLATE_NOOP("rules", "against the side"),
        "zero": QT_TRANSLATE_NOOP("rules", "nothing"),
        "negative_at_0_zero_at_1": QT_TRANSLATE_NOOP(
            "rules", "against a side without a canasta, nothing with one"
        ),
    },
    GoOutDiscard: {
        "optional": QT_TRANSLATE_NOOP("rules", "as one likes"),
        "required": QT_TRANSLATE_NOOP("rules", "needed"),
    },
    FinalDiscard: {
        "threes": QT_TRANSLATE_NOOP("rules", "threes"),
        "wild": QT_TRANSLATE_NOOP("rules", "wild cards"),
    },
    AskPartner: {
        "none": QT_TRANSLATE_NOOP("rules", "not asked"),
        "optional": QT_TRANSLATE_NOOP("rules", "may be asked"),
        "mandatory": QT_TRANSLATE_NOOP("rules", "must be asked"),
    },
    GoOutFoot: {
        "none": QT_TRANSLATE_NOOP("rules", "no matter"),
        "self_in_foot": QT_TRANSLATE_NOOP("rules", "the player is in the foot"),
        "all_played_from_foot": QT_TRANSLATE_NOOP(
            "rules", "every partner has played from the foot"
        ),
        "all_in_foot": QT_TRANSLATE_NOOP("rules", "every partner is in the foot"),
    },
    GoOutNoThrees: {
        "none": QT_TRANSLATE_NOOP("rules", "nobody’s"),
        "player": QT_TRANSLATE_NOOP("rules", "the player’s"),
        "side": QT_TRANSLATE_NOOP("rules", "the whole side’s"),
    },
    ConcealedRule: {
        "none": QT_TRANSLATE_NOOP("rules", "nothing"),
        "own_canasta": QT_TRANSLATE_NOOP(
            "rules",
            "a player’s first melds, with a canasta of one’s own, in the last turn",
        ),
        "never_melded": QT_TRANSLATE_NOOP(
            "rules", "a player’s first melds in the last turn"
        ),
    },
    MeldedCards: {
        "plus": QT_TRANSLATE_NOOP("rules", "for the side"),
        "minus_without_canasta": QT_TRANSLATE_NOOP(
            "rules", "against a side without a canasta"
        ),
        "zero_without_canasta": QT_TRANSLATE_NOOP(
            "rules", "nothing for a side without a canasta"
        ),
    },
    MatchEnd: {
        "target": QT_TRANSLATE_NOOP("rules", "points"),
        "rounds": QT_TRANSLATE_NOOP("rules", "a number of hands"),
    },
    Tie: {
        "extra_hand": QT_TRANSLATE_NOOP("rules", "another hand is played"),
        "shared": QT_TRANSLATE_NOOP("rules", "the win is shared"),
    },
    CanastaKind: {
        "natural": QT_TRANSLATE_NOOP("rules", "natural canastas"),
        "mixed": QT_TRANSLATE_NOOP("rules", "mixed canastas"),
        "red": QT_TRANSLATE_NOOP("rules", "red canastas"),
        "black": QT_TRANSLATE_NOOP("rules", "black canastas"),
        "clean": QT_TRANSLATE_NOOP("rules", "clean canastas"),
        "dirty": QT_TRANSLATE_NOOP("rules", "dirty canastas"),
        "sequence": QT_TRANSLATE_NOOP("rules", "sequences of seven"),
        "wild": QT_TRANSLATE_NOOP("rules", "canastas of wild cards"),
        "canasta_of_sevens": QT_TRANSLATE_NOOP("rules", "canastas of sevens"),
    },
    Formula: {
        "players+1": QT_TRANSLATE_NOOP("rules", "one more than players"),
        "clamp(players+1,4,6)": QT_TRANSLATE_NOOP(
            "rules", "one more than players, from 4 to 6"
        ),
        "max(6,players+1)": QT_TRANSLATE_NOOP(
            "rules", "one more than players, at least 6"
        ),
        "2*decks": QT_TRANSLATE_NOOP("rules", "two for each pack"),
    },
}
