"""Games whose pile is always frozen: US American, Cuban, Uruguayan."""

from dataclasses import replace
from typing import Final

from canasta_qt.rules import values
from canasta_qt.rules.amounts import Holding, RankPoints
from canasta_qt.rules.model import Ruleset
from canasta_qt.rules.rulesets.classic import CLASSIC_4
from canasta_qt.translate import mark

_PURE_CANASTAS: Final[RankPoints] = (("7", 2500), ("A", 2500))

AMERICAN: Final[Ruleset] = replace(
    CLASSIC_4,
    id="american",
    title=mark("US American"),
    character=mark("Pile always frozen. Sevens take no wild cards."),
    source=mark("Encyclopedia article on Canasta, US American Canasta"),
    chosen=frozenset({"tie", "red3_from_pile", "red3_initial_timing"}),
    hand_size=13,
    talon_sizes=(4, 3),
    talon_mode=values.TalonMode.INERT,
    upcard=False,
    upcard_turn_again_on=frozenset(),
    upcard_freezes_on=frozenset(),
    forced_take_when_stock_out=False,
    last_card_red3_ends_hand=values.LastRed3.NEVER,
    black3_value_melded=0,
    red3_hand_penalty=5,
    max_wilds=2,
    min_naturals_in_canasta=5,
    max_meld_size=7,
    wild_to_canasta=values.WildToCanasta.NONE,
    wild_melds=values.WildMelds.ANY_WILDS,
    pure_ranks=(
        ("7", values.PureRank.ALWAYS),
        ("A", values.PureRank.UNLESS_MIXED_AT_OPENING),
    ),
    black3_meld=values.Black3Meld.NEVER,
    initial_table="IM-AM",
    initial_condition=values.InitialCondition.THREE_NATURAL_MELD,
    canasta_meets_initial=True,
    concealed_exempt=values.ConcealedExempt.NEVER,
    initial_from_pile=values.InitialFromPile.HAND_FIRST,
    take_unfrozen=frozenset(),
    take_for_completed_canasta=False,
    pile_always_frozen=True,
    freezing_discards=frozenset(),
    red3_from_pile=values.Red3FromPile.TO_HAND,
    discard_ban=values.DiscardBan.AM,
    red3_mode=values.Red3Mode.OPTIONAL,
    black3_mode=values.Black3Mode.BONUS,
    red3_table="RT-STEP",
    red3_positive_if=values.Red3Positive.CANASTAS_2,
    red3_otherwise=values.Red3Otherwise.NEGATIVE_AT_0_ZERO_AT_1,
    go_out_canastas=2,
    go_out_discard=values.GoOutDiscard.REQUIRED,
    ask_limit=1,
    concealed_total=100,
    concealed_rule=values.ConcealedRule.NONE,
    special_hands="SH-AM",
    wild_canasta_table="WC-AM",
    pure_rank_bonus=_PURE_CANASTAS,
    incomplete_pure_penalty=_PURE_CANASTAS,
    incomplete_wild_penalty=2000,
    holding_penalty=(Holding("7", 3, 1500), Holding("A", 3, 1500)),
    melded_cards=values.MeldedCards.MINUS_WITHOUT_CANASTA,
    target_score=8500,
)
"""Modern American Canasta.

Source: the US American part of the encyclopedia article. Packets set aside (wings) that
nobody sees, no upcard, a pile that is always frozen, threes of both colours that score
without being melded, pure sevens and aces, melds of wild cards, special hands, at most
seven cards in a meld.

From the rules of tournaments: a side can open and take the pile in one turn, if it
first opens with cards of the hand. From the pagat page: 100 points for going out, one
question to the partner in a round, 5 points lost for each three in a hand.

Not in the article, and not implemented: extra cards for opening, the rule of five, dead
ranks, further special hands.

Our choice: players may lay out threes in each of their turns, beginning with the first;
a side whose aces were mixed at the opening has no penalty for aces in hands; without a
canasta, threes in hands count in the table of threes, and not a second time as cards;
the ranks of seven pairs all differ; a hand of threes alone lays them out and draws; a
red three of a taken pile goes to the hand; ties.
"""

CUBAN: Final[Ruleset] = replace(
    CLASSIC_4,
    id="cuban",
    title=mark("Cuban"),
    character=mark("The pile is always frozen. Black threes taken with it score."),
    source=mark("Encyclopedia article on Canasta, Cuban Canasta"),
    chosen=frozenset(
        {"tie", "go_out_canastas", "draw_count", "max_wilds", "incomplete_wild_penalty"}
    ),
    hand_size=13,
    forced_take_when_stock_out=False,
    max_meld_size=7,
    wild_to_canasta=values.WildToCanasta.NONE,
    wild_melds=values.WildMelds.ANY_WILDS,
    initial_table="IM-CUB",
    take_unfrozen=frozenset(),
    take_for_completed_canasta=False,
    pile_always_frozen=True,
    black3_from_pile=values.Black3FromPile.SET_ASIDE,
    black3_ban_first_round=True,
    red3_table="RT-STEP",
    red3_positive_if=values.Red3Positive.CANASTAS_1,
    red3_otherwise=values.Red3Otherwise.ZERO,
    concealed_total=100,
    concealed_rule=values.ConcealedRule.NONE,
    wild_canasta_table="WC-CUB",
    black3_set_aside_table="B3-CUB",
    target_score=7500,
)
"""Cuban Canasta: the pile is always frozen; black threes of a taken pile are set aside.

Source: the paragraph of the encyclopedia article. Two packs, 7,500 points, a minimum of
150 from 5,000 points on, wild canastas of 2,000 to 4,000 points, points for threes by
the table RT-STEP and only with a canasta, 100 points for all four black threes.

From the rummy page: thirteen cards, at most seven cards in a canasta, the points of
each wild canasta, 5 points for each black three set aside while these are fewer than
four, no discard of a black three in a player's first turn, no bonus for going out
concealed. Red threes without a canasta count nothing, as in the article.

Our choice: one canasta to go out, one card drawn, up to three wild cards in a meld of
one rank, no penalty for an unfinished meld of wild cards, ties.
"""

URUGUAYAN: Final[Ruleset] = replace(
    CLASSIC_4,
    id="uruguayan",
    title=mark("Uruguayan"),
    character=mark("Classic with wild canastas and a pile that is always frozen."),
    source=mark("Encyclopedia article on Canasta, Uruguayan Canasta"),
    chosen=frozenset({"tie", "wild_meld_max", "incomplete_wild_penalty"}),
    forced_take_when_stock_out=False,
    wild_melds=values.WildMelds.ANY_WILDS,
    take_unfrozen=frozenset(),
    pile_always_frozen=True,
    wild_canasta_table="WC-URU",
)
"""Uruguayan Canasta: Classic with a pile that is always frozen, and canastas of wild
cards.

Source: the paragraph of the encyclopedia article; its “regular Canasta” is understood
as Classic. From the rummy page: melds of three or more wild cards, twos and jokers in
any mixture.

Our choice: at most seven cards in a meld of wild cards, no penalty for an unfinished
one, ties.
"""
