"""Bolivian Canasta: Samba with canastas of wild cards.

Follows the encyclopedia article's paragraph; the seven-card limit of wild melds and a
wild top card that cannot be taken come from the Bicycle and rummy pages.  A wild
canasta counts for going out and for red threes.  Rank melds keep Samba's two wild
cards. Each black three left in any hand costs a hundred, a partner's included.
Our choice: as in Samba.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from canasta_qt.rules.amounts import KindCondition
from canasta_qt.rules.model import Ruleset
from canasta_qt.rules.rulesets.samba import SAMBA
from canasta_qt.rules.values import CanastaKind, WildMelds
from canasta_qt.translate import tr

BOLIVIAN: Final[Ruleset] = replace(
    SAMBA,
    id="bolivian",
    title=tr("Bolivian"),
    character=tr("Going out needs a sequence canasta. Wild ones score high."),
    source=tr("Encyclopedia article on Canasta, Bolivian Canasta"),
    points=replace(SAMBA.points, black3_hand_penalty=100),
    melds=replace(SAMBA.melds, wild_melds=WildMelds.ANY_WILDS),
    going_out=replace(
        SAMBA.going_out, go_out_kinds=(KindCondition(CanastaKind.SEQUENCE, 1),)
    ),
    bonuses=replace(SAMBA.bonuses, wild_canasta_table="WC-BOL"),
    match=replace(SAMBA.match, target_score=15000),
)
