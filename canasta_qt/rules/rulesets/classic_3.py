"""Classic Canasta for three, everybody alone.

The encyclopedia article's paragraph on two and three players: thirteen cards, and a
discard of one opponent may give the pile to the other.
It names drawing two cards for two players and one as its alternative; for three we draw
two, as the pagat form for three does, and ask for two canastas to go out, which the
article allows where two are drawn and takes for granted in its list of variations.
Everything else is Classic.  The pagat lone hand is the option `three_player_lone_hand`.
Our choice: two cards and two canastas (one and one is the other reading), ties.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from canasta_qt.rules.model import Ruleset
from canasta_qt.rules.rulesets.classic import CLASSIC_4
from canasta_qt.rules.values import AskPartner, Seating
from canasta_qt.translate import tr

CLASSIC_3: Final[Ruleset] = replace(
    CLASSIC_4,
    id="classic_3",
    title=tr("Classic, three players"),
    character=tr("Each plays alone. Your discard may give away the pile."),
    source=tr("Encyclopedia article on Canasta, part on two and three players"),
    chosen=frozenset({"tie", "draw_count", "go_out_canastas"}),
    equipment=replace(
        CLASSIC_4.equipment,
        players_allowed=frozenset({3}),
        seating=((3, (Seating.SOLO,)),),
    ),
    deal=replace(CLASSIC_4.deal, hand_size=13),
    drawing=replace(CLASSIC_4.drawing, draw_count=2),
    going_out=replace(
        CLASSIC_4.going_out, go_out_canastas=2, ask_partner=AskPartner.NONE
    ),
)
