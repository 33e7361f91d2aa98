"""Uruguayan Canasta: Classic, always frozen, with canastas of wild cards.

Follows the encyclopedia article's paragraph; "regular Canasta" is read as Classic.  The
rummy page adds wild melds of three or more in any mix.
Our choice: seven cards at most in a wild meld, no penalty for an unfinished one, ties.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from canasta_qt.rules.model import Ruleset
from canasta_qt.rules.rulesets.classic import CLASSIC_4
from canasta_qt.rules.values import WildMelds
from canasta_qt.translate import tr

URUGUAYAN: Final[Ruleset] = replace(
    CLASSIC_4,
    id="uruguayan",
    title=tr("Uruguayan"),
    character=tr("Classic with wild canastas and a pile that is always frozen."),
    source=tr("Encyclopedia article on Canasta, Uruguayan Canasta"),
    chosen=frozenset({"tie", "wild_meld_max", "incomplete_wild_penalty"}),
    drawing=replace(CLASSIC_4.drawing, forced_take_when_stock_out=False),
    melds=replace(CLASSIC_4.melds, wild_melds=WildMelds.ANY_WILDS),
    pile=replace(CLASSIC_4.pile, take_unfrozen=frozenset(), pile_always_frozen=True),
    bonuses=replace(CLASSIC_4.bonuses, wild_canasta_table="WC-URU"),
)
