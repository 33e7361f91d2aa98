"""Hand & Foot: two packets each, and discards that stay where they are.

Follows the encyclopedia article's part on Hand & Foot: four to six packs, eleven and
thirteen cards, the packet with the lowest bottom card first, two drawn, the pile never
taken, two red and three black canastas, every member through to the foot, all threes
gone.  The base game's wild rule holds: no more wild cards than naturals, three at most.
From other Hand & Foot pages: the opening by round, four rounds, two jokers a pack.
Red threes cost 500 of the article's 300 to 500.  Tables of threes do not apply, so what
makes them count has Classic's value without effect.
Our choice: no upcard; an empty stock ends the hand and red threes count against all
then too; a new meld of a rank after its canasta; the packet of eleven is the hand when
bottom cards tie; no concealed exemption; ties.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from canasta_qt.rules.amounts import BySeating, Formula, KindCondition, KindsBySeating
from canasta_qt.rules.model import Ruleset
from canasta_qt.rules.rulesets.classic import CLASSIC_4
from canasta_qt.rules.values import (
    Black3Meld,
    Black3Mode,
    CanastaKind,
    ConcealedExempt,
    ConcealedRule,
    FinalDiscard,
    FootAssignment,
    GoOutFoot,
    GoOutNoThrees,
    InitialBasis,
    LastRed3,
    MatchEnd,
    PileAccess,
    Red3FromPile,
    Red3Mode,
    SameRankMelds,
    Seating,
    WildRatio,
)
from canasta_qt.translate import tr


def _red_and_black(red: int, black: int) -> tuple[KindCondition, ...]:
    return (
        KindCondition(CanastaKind.RED, red),
        KindCondition(CanastaKind.BLACK, black),
    )


HAND_AND_FOOT: Final[Ruleset] = replace(
    CLASSIC_4,
    id="hand_and_foot",
    title=tr("Hand & Foot"),
    character=tr("Play your hand, then your foot. Pairs need five canastas."),
    source=tr("Encyclopedia article on Canasta, Hand & Foot"),
    chosen=frozenset({"tie", "upcard", "same_rank_melds", "concealed_exempt"}),
    equipment=replace(
        CLASSIC_4.equipment,
        players_allowed=frozenset({2, 3, 4, 5, 6, 8}),
        seating=(
            (2, (Seating.SOLO,)),
            (3, (Seating.SOLO,)),
            (4, (Seating.PAIRS, Seating.SOLO)),
            (5, (Seating.SOLO,)),
            (6, (Seating.PAIRS, Seating.SOLO)),
            (8, (Seating.PAIRS,)),
        ),
        deck_count=Formula.CLAMP_4_6,
        jokers_total=Formula.TWICE_DECKS,
    ),
    deal=replace(
        CLASSIC_4.deal,
        foot_size=13,
        foot_assignment=FootAssignment.LOWEST_BOTTOM_IS_HAND,
        upcard=False,
        upcard_turn_again_on=frozenset(),
        upcard_freezes_on=frozenset(),
    ),
    drawing=replace(
        CLASSIC_4.drawing,
        draw_count=2,
        forced_take_when_stock_out=False,
        last_card_red3_ends_hand=LastRed3.NEVER,
    ),
    points=replace(
        CLASSIC_4.points,
        black3_value_melded=0,
        black3_hand_penalty=0,
        red3_hand_penalty=500,
    ),
    melds=replace(
        CLASSIC_4.melds,
        wild_ratio=WildRatio.WILD_LE_NATURAL,
        same_rank_melds=SameRankMelds.AFTER_CANASTA,
        black3_meld=Black3Meld.NEVER,
    ),
    opening=replace(
        CLASSIC_4.opening,
        initial_table="IM-ROUND",
        initial_basis=InitialBasis.ROUND,
        concealed_exempt=ConcealedExempt.NEVER,
    ),
    pile=replace(
        CLASSIC_4.pile,
        pile_access=PileAccess.NEVER,
        take_unfrozen=frozenset(),
        take_frozen=frozenset(),
        frozen_until_initial=False,
        freezing_discards=frozenset(),
        red3_from_pile=Red3FromPile.TO_HAND,
    ),
    threes=replace(
        CLASSIC_4.threes,
        red3_mode=Red3Mode.DEAD,
        black3_mode=Black3Mode.DEAD,
        red3_table="none",
    ),
    going_out=replace(
        CLASSIC_4.going_out,
        go_out_canastas=BySeating(((Seating.SOLO, 2), (Seating.PAIRS, 5))),
        go_out_kinds=KindsBySeating(
            (
                (Seating.SOLO, _red_and_black(1, 1)),
                (Seating.PAIRS, _red_and_black(2, 3)),
            )
        ),
        final_discard_ban=frozenset({FinalDiscard.THREES}),
        go_out_foot=GoOutFoot.ALL_PLAYED_FROM_FOOT,
        go_out_no_threes=GoOutNoThrees.SIDE,
        concealed_total=100,
        concealed_rule=ConcealedRule.NONE,
    ),
    match=replace(
        CLASSIC_4.match, match_end=MatchEnd.ROUNDS, target_score=None, rounds=4
    ),
)
