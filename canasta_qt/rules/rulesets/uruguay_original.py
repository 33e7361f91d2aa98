"""Canasta as it was first played in Uruguay, for two to six.

Follows the encyclopedia article's rules of original Canasta.
Its sentence on wild cards is garbled; with its examples it means that they neither
outnumber the naturals nor exceed three.  A red three turned at the deal does not freeze
the pile there.  The pile is never frozen to a side because it has not opened, no
concealed bonus and no concealed exemption exist, and the last discard may not be a card
that could be played ("if the card can be played you are not out"), read literally.
Three players: as in the ruleset for three.  Six in pairs are three sides.
Silent on: how often the pile may become the stock (without limit, but a hand in which
cards only go round ends after a hundred times), what an instant win
counts (5,000 and nothing else of the hand), ties.  These are our choice.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from canasta_qt.rules.amounts import ByPlayers
from canasta_qt.rules.model import Ruleset
from canasta_qt.rules.rulesets.classic import CLASSIC_4
from canasta_qt.rules.values import (
    CardClass,
    ConcealedExempt,
    ConcealedRule,
    FirstDealer,
    GoOutDiscard,
    LastRed3,
    MeldedCards,
    Red3Positive,
    Red3Timing,
    Seating,
    StockOut,
    WildRatio,
)
from canasta_qt.translate import tr

_TWO_UP_TO_THREE: Final = ByPlayers(((2, 2), (3, 2), (4, 1), (5, 1), (6, 1)))

URUGUAY_ORIGINAL: Final[Ruleset] = replace(
    CLASSIC_4,
    id="uruguay_original",
    title=tr("Original Uruguay rules"),
    character=tr("Where it began. You must discard your last card."),
    source=tr("Encyclopedia article on Canasta, rules as played in Uruguay"),
    chosen=frozenset({"tie", "max_recycles", "instant_win_points"}),
    equipment=replace(
        CLASSIC_4.equipment,
        players_allowed=frozenset({2, 3, 4, 5, 6}),
        seating=(
            (2, (Seating.SOLO,)),
            (3, (Seating.SOLO,)),
            (4, (Seating.PAIRS, Seating.SOLO)),
            (5, (Seating.SOLO,)),
            (6, (Seating.PAIRS, Seating.SOLO)),
        ),
        first_dealer=FirstDealer.HIGH_DRAW,
    ),
    deal=replace(
        CLASSIC_4.deal,
        hand_size=ByPlayers(((2, 15), (3, 13), (4, 11), (5, 11), (6, 11))),
        upcard_turn_again_on=frozenset(CardClass),
        upcard_freezes_on=frozenset({CardClass.WILD, CardClass.BLACK3}),
    ),
    drawing=replace(
        CLASSIC_4.drawing,
        draw_count=_TWO_UP_TO_THREE,
        stock_out=StockOut.RECYCLE_PILE,
        forced_take_when_stock_out=False,
        last_card_red3_ends_hand=LastRed3.NEVER,
    ),
    melds=replace(CLASSIC_4.melds, wild_ratio=WildRatio.WILD_LE_NATURAL),
    opening=replace(CLASSIC_4.opening, concealed_exempt=ConcealedExempt.NEVER),
    pile=replace(CLASSIC_4.pile, frozen_until_initial=False),
    threes=replace(
        CLASSIC_4.threes,
        red3_initial_timing=Red3Timing.AT_DEAL,
        red3_positive_if=Red3Positive.CANASTAS_1,
    ),
    going_out=replace(
        CLASSIC_4.going_out,
        go_out_canastas=_TWO_UP_TO_THREE,
        go_out_discard=GoOutDiscard.REQUIRED,
        final_discard_unplayable=True,
        concealed_total=100,
        concealed_rule=ConcealedRule.NONE,
        instant_win_canastas=7,
    ),
    scoring=replace(CLASSIC_4.scoring, melded_cards=MeldedCards.MINUS_WITHOUT_CANASTA),
)
