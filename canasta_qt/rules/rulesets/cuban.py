"""Cuban Canasta: always frozen, black threes leave play with a pile.

Follows the encyclopedia article's paragraph: two packs, 7,500 points, 150 to open from
5,000, wild canastas of 2,000 to 4,000, threes by the step table with a canasta only, a
hundred for all four black threes.  From the rummy page: thirteen cards, seven at most
in a canasta, which wild canasta counts what, five for each black three set aside while
they are fewer than four, no black three discarded in a player's first turn, no
concealed bonus.  Red threes without a canasta count nothing, as the article says.
Our choice: one canasta to go out, one card drawn, up to three wild cards in a rank
meld, no penalty for an unfinished wild meld, ties.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from canasta_qt.rules.model import Ruleset
from canasta_qt.rules.rulesets.classic import CLASSIC_4
from canasta_qt.rules.values import (
    Black3FromPile,
    ConcealedRule,
    Red3Otherwise,
    Red3Positive,
    WildMelds,
    WildToCanasta,
)
from canasta_qt.translate import tr

CUBAN: Final[Ruleset] = replace(
    CLASSIC_4,
    id="cuban",
    title=tr("Cuban"),
    character=tr("The pile is always frozen. Black threes from it score."),
    source=tr("Encyclopedia article on Canasta, Cuban Canasta"),
    chosen=frozenset(
        {"tie", "go_out_canastas", "draw_count", "max_wilds", "incomplete_wild_penalty"}
    ),
    deal=replace(CLASSIC_4.deal, hand_size=13),
    drawing=replace(CLASSIC_4.drawing, forced_take_when_stock_out=False),
    melds=replace(
        CLASSIC_4.melds,
        max_meld_size=7,
        wild_to_canasta=WildToCanasta.NONE,
        wild_melds=WildMelds.ANY_WILDS,
    ),
    opening=replace(CLASSIC_4.opening, initial_table="IM-CUB"),
    pile=replace(
        CLASSIC_4.pile,
        take_unfrozen=frozenset(),
        take_for_completed_canasta=False,
        pile_always_frozen=True,
        black3_from_pile=Black3FromPile.SET_ASIDE,
    ),
    discarding=replace(CLASSIC_4.discarding, black3_ban_first_round=True),
    threes=replace(
        CLASSIC_4.threes,
        red3_table="RT-STEP",
        red3_positive_if=Red3Positive.CANASTAS_1,
        red3_otherwise=Red3Otherwise.ZERO,
    ),
    going_out=replace(
        CLASSIC_4.going_out, concealed_total=100, concealed_rule=ConcealedRule.NONE
    ),
    bonuses=replace(
        CLASSIC_4.bonuses, wild_canasta_table="WC-CUB", black3_set_aside_table="B3-CUB"
    ),
    match=replace(CLASSIC_4.match, target_score=7500),
)
