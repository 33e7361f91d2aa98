"""Classic Canasta in its short form.

Follows the short Classic rules: the opening uses two naturals from the hand and has no
minimum below zero, the pile is open to everybody, and whoever goes out without having
played a card before earns another hundred.
Silent on the target, on the empty stock, on several melds of a rank and on what a wild
card or red three turned at the deal does: all as in Classic.  No concealed exemption
and no question to the partner are mentioned there, so there are none.
Ties are our choice.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from canasta_qt.rules.model import Ruleset
from canasta_qt.rules.rulesets.classic import CLASSIC_4
from canasta_qt.rules.values import (
    AskPartner,
    ConcealedExempt,
    ConcealedRule,
    Red3Positive,
    Red3Timing,
)
from canasta_qt.translate import tr

SHORT_CLASSIC: Final[Ruleset] = replace(
    CLASSIC_4,
    id="short_classic",
    title=tr("Short Classic"),
    character=tr("Short rules. The pile is not frozen before you open."),
    source=tr("Short rules of Classic Canasta"),
    opening=replace(
        CLASSIC_4.opening,
        initial_table="IM-SHORT",
        initial_min_naturals_from_hand=2,
        concealed_exempt=ConcealedExempt.NEVER,
    ),
    pile=replace(CLASSIC_4.pile, frozen_until_initial=False),
    threes=replace(
        CLASSIC_4.threes,
        red3_initial_timing=Red3Timing.AT_DEAL,
        red3_positive_if=Red3Positive.CANASTAS_1,
    ),
    going_out=replace(
        CLASSIC_4.going_out,
        ask_partner=AskPartner.NONE,
        concealed_rule=ConcealedRule.NEVER_MELDED,
    ),
)
