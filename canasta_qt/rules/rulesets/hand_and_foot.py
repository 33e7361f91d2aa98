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
"""Hand & Foot: two packets each, and discards that stay where they are.

Follows the encyclopedia article's part on Hand & Foot: four to six packs, eleven and
thirteen cards, the packet with the lowest bottom card first, two drawn, the pile never
taken, two red and three black canastas, every member through to the foot, all threes
gone.  The base game's wild rule holds: no more wild cards than naturals, three at most.
From other Hand & Foot pages: the opening by round, four rounds, two jokers a pack.
Red threes cost 500 of the article's 300 to 500.  Tables of threes do not apply, so what
makes them count has Classic's value without effect.
Our choice: no upcard; an empty stock ends the round and red threes count against all
then too; a new meld of a rank after its canasta; the packet of eleven is the hand when
bottom cards tie; no concealed exemption; ties.
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
"""Hand & Foot Canasta: Hand & Foot with four packs.

Follows the encyclopedia article's entry, which says only that it uses four packs and a
foot; everything else is the article's Hand & Foot.
Our choice: two to four players, and what Hand & Foot leaves open.
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
