"""Samba: three packs, and runs beside sets.

Follows the encyclopedia article's part on Samba; how runs, takes and the end work comes
from the Bicycle and howstuffworks pages and the Official Laws of the Regency Whist
Club: draw two, runs without wild cards and threes, closed at seven, the top card alone
onto a run or an unfinished meld, several melds of a rank, two canastas of any kind and
two hundred for going out.  The opening at 7,000 is the article's 150, not 160.
Our choice: no concealed exemption; runs that fit end to end may be joined up to seven
cards; ties.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from canasta_qt.rules.model import Ruleset
from canasta_qt.rules.rulesets.classic import CLASSIC_4
from canasta_qt.rules.values import (
    ConcealedExempt,
    ConcealedRule,
    Red3Positive,
    SameRankMelds,
    TakeWay,
    WildToCanasta,
)
from canasta_qt.translate import tr

SAMBA: Final[Ruleset] = replace(
    CLASSIC_4,
    id="samba",
    title=tr("Samba"),
    character=tr("Three packs. Sequences of one suit score most."),
    source=tr("Encyclopedia article on Canasta, Samba"),
    chosen=frozenset({"tie", "concealed_exempt"}),
    equipment=replace(CLASSIC_4.equipment, deck_count=3, jokers_total=6),
    deal=replace(CLASSIC_4.deal, hand_size=15),
    drawing=replace(CLASSIC_4.drawing, draw_count=2),
    melds=replace(
        CLASSIC_4.melds,
        max_wilds=2,
        min_naturals_in_canasta=5,
        wild_to_canasta=WildToCanasta.NONE,
        same_rank_melds=SameRankMelds.FREE,
        combine_melds=True,
        sequences=True,
    ),
    opening=replace(
        CLASSIC_4.opening,
        initial_table="IM-SAMBA",
        concealed_exempt=ConcealedExempt.NEVER,
    ),
    pile=replace(
        CLASSIC_4.pile,
        take_unfrozen=frozenset({TakeWay.PAIR, TakeWay.ADD, TakeWay.ADD_SEQ}),
        take_for_completed_canasta=False,
    ),
    threes=replace(
        CLASSIC_4.threes, red3_table="RT6", red3_positive_if=Red3Positive.CANASTAS_2
    ),
    going_out=replace(
        CLASSIC_4.going_out,
        go_out_canastas=2,
        go_out_bonus=200,
        concealed_rule=ConcealedRule.NONE,
    ),
    bonuses=replace(CLASSIC_4.bonuses, bonus_sequence=1500),
    match=replace(CLASSIC_4.match, target_score=10000),
)
