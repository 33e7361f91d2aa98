"""Modern American Canasta.

Follows the encyclopedia article's US American part: wings that nobody sees, no upcard,
a pile that is always frozen, threes of both colours as bonus cards, sevens and aces
kept pure, wild melds, special hands, at most seven cards a meld.  Opening and taking in
one turn is the tournament rule: the hand opens first.
The hundred for going out, the question once a hand, and five against for a three left
in hand come from the pagat page.  Bonus cards for opening, the rule of five, dead ranks
and further special hands, known elsewhere, are not in the article and not here.
Our choice: threes are laid in the player's own turn from the first on; a side whose
aces were mixed at the opening is not charged for aces in hand; threes in hand without a
canasta count in the table of threes and not twice; ranks of the pairs differ; a hand of
threes only lays them and draws; a red three that comes with a pile goes to the hand;
ties.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from canasta_qt.rules.amounts import Holding, RankPoints
from canasta_qt.rules.model import Ruleset
from canasta_qt.rules.rulesets.classic import CLASSIC_4
from canasta_qt.rules.values import (
    Black3Meld,
    Black3Mode,
    ConcealedExempt,
    ConcealedRule,
    DiscardBan,
    GoOutDiscard,
    InitialCondition,
    InitialFromPile,
    LastRed3,
    MeldedCards,
    PureRank,
    Red3FromPile,
    Red3Mode,
    Red3Otherwise,
    Red3Positive,
    TalonMode,
    WildMelds,
    WildToCanasta,
)
from canasta_qt.translate import tr

_PURE_CANASTAS: Final[RankPoints] = (("7", 2500), ("A", 2500))

AMERICAN: Final[Ruleset] = replace(
    CLASSIC_4,
    id="american",
    title=tr("US American"),
    character=tr("Pile always frozen. Sevens and aces take no wild cards."),
    source=tr("Encyclopedia article on Canasta, US American Canasta"),
    chosen=frozenset({"tie", "red3_from_pile", "red3_initial_timing"}),
    deal=replace(
        CLASSIC_4.deal,
        hand_size=13,
        talon_sizes=(4, 3),
        talon_mode=TalonMode.INERT,
        upcard=False,
        upcard_turn_again_on=frozenset(),
        upcard_freezes_on=frozenset(),
    ),
    drawing=replace(
        CLASSIC_4.drawing,
        forced_take_when_stock_out=False,
        last_card_red3_ends_hand=LastRed3.NEVER,
    ),
    points=replace(CLASSIC_4.points, black3_value_melded=0, red3_hand_penalty=5),
    melds=replace(
        CLASSIC_4.melds,
        max_wilds=2,
        min_naturals_in_canasta=5,
        max_meld_size=7,
        wild_to_canasta=WildToCanasta.NONE,
        wild_melds=WildMelds.ANY_WILDS,
        pure_ranks=(("7", PureRank.ALWAYS), ("A", PureRank.UNLESS_MIXED_AT_OPENING)),
        black3_meld=Black3Meld.NEVER,
    ),
    opening=replace(
        CLASSIC_4.opening,
        initial_table="IM-AM",
        initial_condition=InitialCondition.THREE_NATURAL_MELD,
        canasta_meets_initial=True,
        concealed_exempt=ConcealedExempt.NEVER,
        initial_from_pile=InitialFromPile.HAND_FIRST,
    ),
    pile=replace(
        CLASSIC_4.pile,
        take_unfrozen=frozenset(),
        take_for_completed_canasta=False,
        pile_always_frozen=True,
        freezing_discards=frozenset(),
        red3_from_pile=Red3FromPile.TO_HAND,
    ),
    discarding=replace(CLASSIC_4.discarding, discard_ban=DiscardBan.AM),
    threes=replace(
        CLASSIC_4.threes,
        red3_mode=Red3Mode.OPTIONAL,
        black3_mode=Black3Mode.BONUS,
        red3_table="RT-STEP",
        red3_positive_if=Red3Positive.CANASTAS_2,
        red3_otherwise=Red3Otherwise.NEGATIVE_AT_0_ZERO_AT_1,
    ),
    going_out=replace(
        CLASSIC_4.going_out,
        go_out_canastas=2,
        go_out_discard=GoOutDiscard.REQUIRED,
        ask_limit=1,
        concealed_total=100,
        concealed_rule=ConcealedRule.NONE,
        special_hands="SH-AM",
    ),
    bonuses=replace(
        CLASSIC_4.bonuses,
        wild_canasta_table="WC-AM",
        pure_rank_bonus=_PURE_CANASTAS,
        incomplete_pure_penalty=_PURE_CANASTAS,
        incomplete_wild_penalty=2000,
        holding_penalty=(Holding("7", 3, 1500), Holding("A", 3, 1500)),
    ),
    scoring=replace(CLASSIC_4.scoring, melded_cards=MeldedCards.MINUS_WITHOUT_CANASTA),
    match=replace(CLASSIC_4.match, target_score=8500),
)
