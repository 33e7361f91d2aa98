"""Games in which each player has a hand and a foot."""

from dataclasses import replace
from typing import Final

from canasta_qt.rules import values
from canasta_qt.rules.amounts import AmountFormula, AmountTable, Holding, KindCondition
from canasta_qt.rules.model import Ruleset
from canasta_qt.rules.rulesets.classic import CLASSIC_4, player_counts_and_seatings
from canasta_qt.translate import mark


def _red_and_black(red: int, black: int) -> tuple[KindCondition, ...]:
    return (
        KindCondition(values.CanastaKind.RED, red),
        KindCondition(values.CanastaKind.BLACK, black),
    )


HAND_AND_FOOT: Final[Ruleset] = replace(
    CLASSIC_4,
    id="hand_and_foot",
    title=mark("Hand & Foot"),
    character=mark("Play your hand, then your foot. Pairs need five canastas."),
    source=mark("Encyclopedia article on Canasta, Hand & Foot"),
    chosen=frozenset({"tie", "upcard", "same_rank_melds", "concealed_exempt"}),
    **player_counts_and_seatings(
        alone=(2, 3, 5), in_pairs=(8,), in_pairs_or_alone=(4, 6)
    ),
    deck_count=AmountFormula.CLAMP_4_6,
    jokers_total=AmountFormula.TWICE_DECKS,
    foot_size=13,
    foot_assignment=values.FootAssignment.LOWEST_BOTTOM_IS_HAND,
    upcard=False,
    upcard_turn_again_on=frozenset(),
    upcard_freezes_on=frozenset(),
    draw_count=2,
    forced_take_when_stock_out=False,
    last_card_red3_ends_hand=values.LastRed3.NEVER,
    black3_value_melded=0,
    black3_hand_penalty=0,
    red3_hand_penalty=500,
    wild_ratio=values.WildRatio.WILD_LE_NATURAL,
    same_rank_melds=values.SameRankMelds.AFTER_CANASTA,
    black3_meld=values.Black3Meld.NEVER,
    initial_table="IM-ROUND",
    initial_basis=values.InitialBasis.ROUND,
    concealed_exempt=values.ConcealedExempt.NEVER,
    pile_access=values.PileAccess.NEVER,
    take_unfrozen=frozenset(),
    take_frozen=frozenset(),
    frozen_until_initial=False,
    freezing_discards=frozenset(),
    red3_from_pile=values.Red3FromPile.TO_HAND,
    red3_mode=values.Red3Mode.DEAD,
    black3_mode=values.Black3Mode.DEAD,
    red3_table="none",
    go_out_canastas=AmountTable(
        "seating", ((values.Seating.SOLO, 2), (values.Seating.PAIRS, 5))
    ),
    go_out_kinds=AmountTable(
        "seating",
        (
            (values.Seating.SOLO, _red_and_black(1, 1)),
            (values.Seating.PAIRS, _red_and_black(2, 3)),
        ),
    ),
    final_discard_ban=frozenset({values.FinalDiscard.THREES}),
    go_out_foot=values.GoOutFoot.ALL_PLAYED_FROM_FOOT,
    go_out_no_threes=values.GoOutNoThrees.SIDE,
    concealed_total=100,
    concealed_rule=values.ConcealedRule.NONE,
    match_end=values.MatchEnd.ROUNDS,
    target_score=None,
    rounds=4,
)
"""Hand & Foot: each player has two packets, and the pile is never taken.

Source: the part of the encyclopedia article on Hand & Foot. Four to six packs, packets
of eleven and thirteen cards, of which the one with the lower bottom card is played
first, two drawn cards, two red and three black canastas to go out, with which all
players of the side must have played from their feet and hold no threes. As in the base
game of the article, a meld has no more wild cards than natural ones, and at most three.

From other pages on Hand & Foot: the minimum by round, four rounds, two jokers for each
pack. A red three costs 500 points, the most of the 300 to 500 in the article. Tables of
threes do not apply, so the parameters of their conditions have the values of Classic,
without effect.

Our choice: no upcard; an empty stock ends the round, and red threes in hands then count
against all sides as well; a new meld of a rank can be begun after its canasta; the
packet of eleven cards is the hand if the bottom cards are equal; no exemption from the
minimum for going out concealed; ties.
"""

HAND_AND_FOOT_QUAD: Final[Ruleset] = replace(
    HAND_AND_FOOT,
    id="hand_and_foot_quad",
    title=mark("Hand & Foot Canasta"),
    character=mark("Hand & Foot with four packs for up to four players."),
    source=mark("Encyclopedia article on Canasta, Hand & Foot Canasta"),
    chosen=HAND_AND_FOOT.chosen | {"players_allowed"},
    **player_counts_and_seatings(alone=(2, 3), in_pairs_or_alone=(4,)),
    deck_count=4,
    jokers_total=8,
)
"""Hand & Foot with four packs.

Source: the entry of the encyclopedia article, which mentions only the four packs and
the foot; all other rules are those of Hand & Foot.

Our choice: two to four players, and the choices in Hand & Foot.
"""

FAMILY_HAND_AND_FOOT: Final[Ruleset] = replace(
    CLASSIC_4,
    id="family_hand_and_foot",
    title=mark("Family Hand-and-Foot Canasta"),
    character=mark("Six packs or more. A canasta closes its rank to other sides."),
    source=mark("A family’s rules of Canasta with hand and foot"),
    chosen=frozenset(
        {"tie", "play_direction", "target_score", "initial_table"}
        | {"initial_from_pile", "concealed_exempt", "holding_penalty"}
    ),
    **player_counts_and_seatings(alone=(2, 3, 5, 7), alone_or_in_pairs=(4, 6, 8)),
    deck_count=AmountFormula.AT_LEAST_6,
    jokers_total=AmountFormula.TWICE_DECKS,
    play_direction=values.Direction.CCW,
    hand_size=13,
    foot_size=13,
    foot_assignment=values.FootAssignment.SECOND_PACKET,
    deal_bonus_mode=values.DealBonusMode.DEALER_WITHIN_PLAYERS,
    draw_count=2,
    stock_out=values.StockOut.END_AFTER_TURN,
    forced_take_when_stock_out=False,
    last_card_red3_ends_hand=values.LastRed3.NEVER,
    black3_value_melded=0,
    red3_hand_penalty=50,
    max_wilds=2,
    wild_ratio=values.WildRatio.NATURAL_GE_2X_WILD,
    min_naturals_in_canasta=5,
    wild_to_canasta=values.WildToCanasta.NONE,
    same_rank_melds=values.SameRankMelds.AFTER_CANASTA,
    wild_melds=values.WildMelds.ANY_WILDS,
    wild_meld_max=None,
    black3_meld=values.Black3Meld.NEVER,
    burning=True,
    initial_table="IM-FAM",
    concealed_exempt=values.ConcealedExempt.NEVER,
    frozen_until_initial=False,
    freezing_discards=frozenset({values.CardClass.WILD, values.CardClass.RED3}),
    top_blocks=frozenset({values.CardClass.BLACK3, values.CardClass.RED3}),
    red3_from_pile=values.Red3FromPile.TO_HAND,
    red3_mode=values.Red3Mode.TOPPER,
    black3_mode=values.Black3Mode.DEAD,
    red3_table="none",
    go_out_canastas=2,
    go_out_kinds=(KindCondition(values.CanastaKind.NATURAL, 1),),
    ask_partner=values.AskPartner.NONE,
    go_out_foot=values.GoOutFoot.SELF_IN_FOOT,
    concealed_total=100,
    concealed_rule=values.ConcealedRule.NONE,
    wild_canasta_table="WC-FAM",
    incomplete_wild_penalty=2000,
    holding_penalty=(Holding("wild", 4, 2000),),
    topper_bonus=100,
    target_score=10000,
)
"""A game of one family, similar to Hand & Foot: everybody alone, with six packs or
more.

Source: the text of the family. Two packets of thirteen cards, a canasta that closes its
rank for players without a meld of that rank, two natural cards for each wild card, red
threes that are set on canastas. Where the text permits two interpretations, one is
chosen: no wild card is added to a complete canasta; two wild cards equal to a wild top
card take the pile, and all three are a meld of wild cards; wild cards and red threes
turned up at the deal freeze the pile, because they are in it. Four wild cards in a hand
always cost points when another player goes out. Tables of threes do not apply, so the
parameters of their conditions have the values of Classic, without effect. Teams are the
pairs of four, six or eight players.

Our choice: turns have the direction of the deal, counter-clockwise; 10,000 points; the
top card counts for the minimum; a score equal to a limit in the table of minimums
belongs to the higher row; wild cards in a foot that was not taken up have no penalty;
no exemption from the minimum for going out concealed; the number of cards that the
dealer lifts is random; ties.
"""
