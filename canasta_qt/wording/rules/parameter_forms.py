"""How values are written that are neither numbers nor alternatives; names of tables."""

from __future__ import annotations

from typing import Final

from canasta_qt.translate import QT_TRANSLATE_NOOP

_AMOUNT: Final = QT_TRANSLATE_NOOP(
    "rules", "A number, or one for each number of players: {2:15,3:13,4:11}."
)

FORMS: Final[dict[str, str]] = {
    "seating": QT_TRANSLATE_NOOP(
        "rules",
        "For each number of players solo, pairs or trios, the usual one first: "
        "{2:solo,4:pairs|solo,6:trios}.",
    ),
    "deck_count": QT_TRANSLATE_NOOP(
        "rules",
        "A number; or players+1, clamp(players+1,4,6), max(6,players+1); or one for "
        "each number of players: {2:2,6:3}.",
    ),
    "jokers_total": QT_TRANSLATE_NOOP(
        "rules",
        "A number; 2*decks for two with each pack; or one for each number of "
        "players: {2:4,6:6}.",
    ),
    "hand_size": _AMOUNT,
    "draw_count": _AMOUNT,
    "go_out_canastas": QT_TRANSLATE_NOOP(
        "rules", "A number, or one for each way to sit: {solo:2,pairs:5}."
    ),
    "talon_sizes": QT_TRANSLATE_NOOP(
        "rules", "The size of each packet: [4,3]; [] for none."
    ),
    "pure_ranks": QT_TRANSLATE_NOOP(
        "rules",
        "For each rank always or unless_mixed_at_opening: "
        "{7:always,A:unless_mixed_at_opening}; {} for none.",
    ),
    "red3_table": QT_TRANSLATE_NOOP(
        "rules",
        "none, RT4, RT6, RT8, RT-BRA, RT-STEP or RT-ITA; or from a number of packs "
        "on: {1:RT4,3:RT6,4:RT8}.",
    ),
    "go_out_kinds": QT_TRANSLATE_NOOP(
        "rules",
        "[natural>=1], [red>=2,black>=3], [wild=0] where wild ones do not count, or "
        "one list for each way to sit: {solo:[red>=1],pairs:[red>=2]}. Kinds: "
        "natural, mixed, red, black, clean, dirty, sequence, wild, canasta_of_sevens.",
    ),
    "pure_rank_bonus": QT_TRANSLATE_NOOP(
        "rules", "Points for each rank: {7:2500,A:2500}; {} for none."
    ),
    "incomplete_pure_penalty": QT_TRANSLATE_NOOP(
        "rules", "Points for each rank: {7:2500,A:2500}; {} for none."
    ),
    "holding_penalty": QT_TRANSLATE_NOOP(
        "rules",
        "For a rank or wild the least number and the points: "
        "{7:3/1500,wild:4/2000}; {} for none.",
    ),
    "short_sequence_penalty": QT_TRANSLATE_NOOP(
        "rules",
        "{max_len:5,points:1000,per:sequence}, or per:side for once a side; none for "
        "no penalty.",
    ),
}
"""By parameter; these are the parameters that are written as text."""

TABLES: Final[dict[str, dict[str, str]]] = {
    "initial_table": {
        "IM1": QT_TRANSLATE_NOOP("rules", "Classic"),
        "IM-SHORT": QT_TRANSLATE_NOOP("rules", "Nothing below 0"),
        "IM1-N50": QT_TRANSLATE_NOOP("rules", "50 for everybody below 1,500"),
        "IM-AM": QT_TRANSLATE_NOOP("rules", "American"),
        "IM-SAMBA": QT_TRANSLATE_NOOP("rules", "Samba"),
        "IM-BRA": QT_TRANSLATE_NOOP("rules", "Brazilian"),
        "IM-CUB": QT_TRANSLATE_NOOP("rules", "Cuban"),
        "IM-ITA": QT_TRANSLATE_NOOP("rules", "Italian"),
        "IM-FAM": QT_TRANSLATE_NOOP("rules", "Family"),
        "IM-ROUND": QT_TRANSLATE_NOOP("rules", "By the hand’s number"),
    },
    "wild_canasta_table": {
        "none": QT_TRANSLATE_NOOP("rules", "None"),
        "WC-AM": QT_TRANSLATE_NOOP("rules", "American"),
        "WC-CUB": QT_TRANSLATE_NOOP("rules", "Cuban"),
        "WC-BOL": QT_TRANSLATE_NOOP("rules", "Bolivian"),
        "WC-BRA": QT_TRANSLATE_NOOP("rules", "Brazilian"),
        "WC-URU": QT_TRANSLATE_NOOP("rules", "Uruguayan"),
        "WC-ITA": QT_TRANSLATE_NOOP("rules", "Italian"),
        "WC-FAM": QT_TRANSLATE_NOOP("rules", "Family"),
        "WC-BOAT": QT_TRANSLATE_NOOP("rules", "Boat"),
    },
    "multi_canasta_table": {
        "none": QT_TRANSLATE_NOOP("rules", "None"),
        "MC-ITA": QT_TRANSLATE_NOOP("rules", "Italian"),
    },
    "black3_set_aside_table": {
        "none": QT_TRANSLATE_NOOP("rules", "None"),
        "B3-CUB": QT_TRANSLATE_NOOP("rules", "Cuban"),
    },
    "special_hands": {
        "none": QT_TRANSLATE_NOOP("rules", "None"),
        "SH-AM": QT_TRANSLATE_NOOP("rules", "American"),
    },
}
"""Names of the tables; what is in them `parameter_value` says."""

GROUPS: Final[dict[str, str]] = {
    "equipment": QT_TRANSLATE_NOOP("rules", "Players and packs"),
    "deal": QT_TRANSLATE_NOOP("rules", "Deal"),
    "drawing": QT_TRANSLATE_NOOP("rules", "Drawing"),
    "points": QT_TRANSLATE_NOOP("rules", "Card points"),
    "melds": QT_TRANSLATE_NOOP("rules", "Melds"),
    "opening": QT_TRANSLATE_NOOP("rules", "Opening"),
    "pile": QT_TRANSLATE_NOOP("rules", "Taking the pile"),
    "discarding": QT_TRANSLATE_NOOP("rules", "Discarding"),
    "threes": QT_TRANSLATE_NOOP("rules", "Threes"),
    "going_out": QT_TRANSLATE_NOOP("rules", "Going out"),
    "bonuses": QT_TRANSLATE_NOOP("rules", "Bonuses and penalties"),
    "scoring": QT_TRANSLATE_NOOP("rules", "Counting a hand"),
    "match": QT_TRANSLATE_NOOP("rules", "The game"),
}
"""Titles of the groups A to M."""
