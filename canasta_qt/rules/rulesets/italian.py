"""Italian Canasta: Samba with a stocked first pile and melds of deuces.

Follows the encyclopedia article's paragraph: a variant of Samba whose first pile
depends on the upcard, always frozen, deuces may be melded and are no wild cards while
that meld is unfinished, 12,000 points.  The rummy and howstuffworks pages and Parlett
add the opening table without wild cards, the red threes, 300 for going out, two
canastas without counting a wild one, its bonus for the side that goes out only, and the
bonuses for many canastas.  Runs stay, because the article calls it a Samba; switch
`sequences` off for the reading with sets only.
Our choice: an ace as upcard counts one, a wild card or three is covered by another; the
deuce meld is deuces with at most two jokers, seven cards at most and no part of the
opening; a run counts as natural among many canastas; the rest as in Samba.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from canasta_qt.rules.amounts import KindCondition
from canasta_qt.rules.model import Ruleset
from canasta_qt.rules.rulesets.samba import SAMBA
from canasta_qt.rules.values import (
    CanastaKind,
    CardClass,
    DeuceLock,
    InitialCondition,
    PilePrefill,
    Red3Timing,
    WildMelds,
)
from canasta_qt.translate import tr

ITALIAN: Final[Ruleset] = replace(
    SAMBA,
    id="italian",
    title=tr("Italian"),
    character=tr("Many cards lie under the upcard. Open without wild cards."),
    source=tr("Encyclopedia article on Canasta, Italian Canasta"),
    chosen=SAMBA.chosen | {"upcard_turn_again_on", "wild_meld_max"},
    deal=replace(
        SAMBA.deal,
        upcard_turn_again_on=frozenset(CardClass),
        pile_prefill=PilePrefill.UPCARD_RANK,
    ),
    drawing=replace(SAMBA.drawing, forced_take_when_stock_out=False),
    melds=replace(
        SAMBA.melds,
        wild_melds=WildMelds.DEUCES_AS_RANK,
        deuce_lock=DeuceLock.WHILE_INCOMPLETE,
    ),
    opening=replace(
        SAMBA.opening,
        initial_table="IM-ITA",
        initial_condition=InitialCondition.NO_WILDS,
    ),
    pile=replace(SAMBA.pile, take_unfrozen=frozenset(), pile_always_frozen=True),
    threes=replace(
        SAMBA.threes, red3_initial_timing=Red3Timing.AT_DEAL, red3_table="RT-ITA"
    ),
    going_out=replace(
        SAMBA.going_out,
        go_out_kinds=(KindCondition(CanastaKind.WILD, 0, exactly=True),),
        go_out_bonus=300,
        concealed_total=300,
    ),
    bonuses=replace(
        SAMBA.bonuses,
        wild_canasta_table="WC-ITA",
        wild_bonus_only_if_out=True,
        multi_canasta_table="MC-ITA",
    ),
    match=replace(SAMBA.match, target_score=12000),
)
