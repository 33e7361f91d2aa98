"""Classic Canasta as an online platform plays it.

Follows the platform's rule text.  Its tables of card points and bonuses are lost, so
those of Classic stand in; the take that an empty stock forces is Classic's as well.
A canasta needs five naturals, so a meld of seven with four is illegal.  Without a
canasta melded cards count nothing.  One natural and a wild card never take the pile.
The question to the partner is not offered.
Silent on a black three as upcard: it freezes like a discarded one (our choice).  Ties
are our choice too.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from canasta_qt.rules.model import Ruleset
from canasta_qt.rules.rulesets.classic import CLASSIC_4
from canasta_qt.rules.values import (
    AskPartner,
    Black3Meld,
    CardClass,
    MeldedCards,
    Red3Timing,
    TakeWay,
)
from canasta_qt.translate import tr

PLATFORM_CLASSIC: Final[Ruleset] = replace(
    CLASSIC_4,
    id="platform_classic",
    title=tr("Online-platform Classic"),
    character=tr("Black threes freeze the pile. Few wild cards in a canasta."),
    source=tr("Rules of Classic Canasta on an online platform"),
    chosen=frozenset({"tie", "upcard_freezes_on"}),
    deal=replace(CLASSIC_4.deal, upcard_freezes_on=frozenset(CardClass)),
    melds=replace(
        CLASSIC_4.melds, min_naturals_in_canasta=5, black3_meld=Black3Meld.NEVER
    ),
    pile=replace(
        CLASSIC_4.pile,
        take_unfrozen=frozenset({TakeWay.PAIR, TakeWay.ADD}),
        freezing_discards=frozenset({CardClass.WILD, CardClass.BLACK3}),
    ),
    threes=replace(CLASSIC_4.threes, red3_initial_timing=Red3Timing.AT_DEAL),
    going_out=replace(CLASSIC_4.going_out, ask_partner=AskPartner.NONE),
    scoring=replace(CLASSIC_4.scoring, melded_cards=MeldedCards.ZERO_WITHOUT_CANASTA),
)
