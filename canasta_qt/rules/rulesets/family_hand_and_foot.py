"""A family's Hand-and-Foot-style Canasta, everybody alone with six packs or more.

Follows the family's own text: thirteen cards and thirteen more, a canasta burns its
rank for whoever has no meld of it, two naturals to a wild card, red threes crown
canastas. Where it prints two readings we chose one: a finished canasta takes no wild
cards; a wild top card is taken with two wild cards like it, laid as a wild meld; turned
wild cards and red threes freeze because they lie in the pile.  Four wild cards kept in
hand are always charged when somebody goes out.  Tables of threes do not apply, so what
makes them count has Classic's value without effect.  Its teams are the pairs of four,
six or eight.
Our choice: play goes round like the deal, counter-clockwise; 10,000 points; the top
card counts for the opening; a total on a limit of the opening table belongs to the
higher row; wild cards in an unopened foot are not charged as kept; no concealed
exemption; the lift of the dealer is simulated; ties.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from canasta_qt.rules.amounts import Formula, Holding, KindCondition
from canasta_qt.rules.model import Ruleset, SeatingMap
from canasta_qt.rules.rulesets.classic import CLASSIC_4
from canasta_qt.rules.values import (
    AskPartner,
    Black3Meld,
    Black3Mode,
    CanastaKind,
    CardClass,
    ConcealedExempt,
    ConcealedRule,
    DealBonusMode,
    Direction,
    FootAssignment,
    GoOutFoot,
    LastRed3,
    Red3FromPile,
    Red3Mode,
    SameRankMelds,
    Seating,
    StockOut,
    WildMelds,
    WildRatio,
    WildToCanasta,
)
from canasta_qt.translate import tr

_ALONE: Final = (Seating.SOLO,)
_ALONE_OR_TEAMS: Final = (Seating.SOLO, Seating.PAIRS)
_SEATING: Final[SeatingMap] = (
    (2, _ALONE),
    (3, _ALONE),
    (4, _ALONE_OR_TEAMS),
    (5, _ALONE),
    (6, _ALONE_OR_TEAMS),
    (7, _ALONE),
    (8, _ALONE_OR_TEAMS),
)

FAMILY_HAND_AND_FOOT: Final[Ruleset] = replace(
    CLASSIC_4,
    id="family_hand_and_foot",
    title=tr("Family Hand-and-Foot Canasta"),
    character=tr("Six packs or more. A canasta closes its rank to other sides."),
    source=tr("A family’s rules of Canasta with hand and foot"),
    chosen=frozenset(
        {"tie", "play_direction", "target_score", "initial_table"}
        | {"initial_from_pile", "concealed_exempt", "holding_penalty"}
    ),
    equipment=replace(
        CLASSIC_4.equipment,
        players_allowed=frozenset(range(2, 9)),
        seating=_SEATING,
        deck_count=Formula.AT_LEAST_6,
        jokers_total=Formula.TWICE_DECKS,
        play_direction=Direction.CCW,
    ),
    deal=replace(
        CLASSIC_4.deal,
        hand_size=13,
        foot_size=13,
        foot_assignment=FootAssignment.SECOND_PACKET,
        deal_bonus_mode=DealBonusMode.DEALER_WITHIN_PLAYERS,
    ),
    drawing=replace(
        CLASSIC_4.drawing,
        draw_count=2,
        stock_out=StockOut.END_AFTER_TURN,
        forced_take_when_stock_out=False,
        last_card_red3_ends_hand=LastRed3.NEVER,
    ),
    points=replace(CLASSIC_4.points, black3_value_melded=0, red3_hand_penalty=50),
    melds=replace(
        CLASSIC_4.melds,
        max_wilds=2,
        wild_ratio=WildRatio.NATURAL_GE_2X_WILD,
        min_naturals_in_canasta=5,
        wild_to_canasta=WildToCanasta.NONE,
        same_rank_melds=SameRankMelds.AFTER_CANASTA,
        wild_melds=WildMelds.ANY_WILDS,
        wild_meld_max=None,
        black3_meld=Black3Meld.NEVER,
        burning=True,
    ),
    opening=replace(
        CLASSIC_4.opening,
        initial_table="IM-FAM",
        concealed_exempt=ConcealedExempt.NEVER,
    ),
    pile=replace(
        CLASSIC_4.pile,
        frozen_until_initial=False,
        freezing_discards=frozenset({CardClass.WILD, CardClass.RED3}),
        top_blocks=frozenset({CardClass.BLACK3, CardClass.RED3}),
        red3_from_pile=Red3FromPile.TO_HAND,
    ),
    threes=replace(
        CLASSIC_4.threes,
        red3_mode=Red3Mode.TOPPER,
        black3_mode=Black3Mode.DEAD,
        red3_table="none",
    ),
    going_out=replace(
        CLASSIC_4.going_out,
        go_out_canastas=2,
        go_out_kinds=(KindCondition(CanastaKind.NATURAL, 1),),
        ask_partner=AskPartner.NONE,
        go_out_foot=GoOutFoot.SELF_IN_FOOT,
        concealed_total=100,
        concealed_rule=ConcealedRule.NONE,
    ),
    bonuses=replace(
        CLASSIC_4.bonuses,
        wild_canasta_table="WC-FAM",
        incomplete_wild_penalty=2000,
        holding_penalty=(Holding("wild", 4, 2000),),
        topper_bonus=100,
    ),
    match=replace(CLASSIC_4.match, target_score=10000),
)
