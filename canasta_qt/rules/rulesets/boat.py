"""Boat Canasta: no printed rules were found.

The encyclopedia article says only that it comes from Slovakia and mixes known rules,
and no other text about it was found.  This is the program's own reading, put together
from what Slovak and Czech rule pages have in common: Classic with fifteen, thirteen or
eleven cards for two, three or four, wild cards in at most half of a meld, wild canastas
of 1,000, a target of 10,000.
Our choice: all of it.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from canasta_qt.rules.amounts import ByPlayers
from canasta_qt.rules.model import Ruleset
from canasta_qt.rules.rulesets.classic import CLASSIC_4
from canasta_qt.rules.values import Seating, WildMelds, WildRatio
from canasta_qt.translate import tr

BOAT: Final[Ruleset] = replace(
    CLASSIC_4,
    id="boat",
    title=tr("Boat"),
    character=tr("A Slovak game as we read it: no printed rules were found."),
    source=tr("No printed rules, but customs of Slovak and Czech tables"),
    chosen=frozenset(
        {"tie", "players_allowed", "seating", "hand_size", "draw_count", "wild_ratio"}
        | {"wild_melds", "wild_meld_max", "go_out_canastas", "wild_canasta_table"}
        | {"target_score"}
    ),
    equipment=replace(
        CLASSIC_4.equipment,
        players_allowed=frozenset({2, 3, 4}),
        seating=((2, (Seating.SOLO,)), (3, (Seating.SOLO,)), (4, (Seating.PAIRS,))),
    ),
    deal=replace(CLASSIC_4.deal, hand_size=ByPlayers(((2, 15), (3, 13), (4, 11)))),
    melds=replace(
        CLASSIC_4.melds,
        wild_ratio=WildRatio.WILD_LE_NATURAL,
        wild_melds=WildMelds.ANY_WILDS,
    ),
    bonuses=replace(CLASSIC_4.bonuses, wild_canasta_table="WC-BOAT"),
    match=replace(CLASSIC_4.match, target_score=10000),
)
