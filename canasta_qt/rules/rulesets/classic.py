"""Classic Canasta for four and for two.

Four players: the Classic text (source 0) in every point it settles; conditions of the
concealed bonus and the take onto a finished canasta from the pagat page as quoted
there.  Silent on ties: another hand (our choice).
Two players: the same text's two-player form; one card left in the stock is a full draw
(pagat), and a red three as very last card ends the hand as in the four-player game.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from canasta_qt.rules.model import Deal, Drawing, Equipment, GoingOut, Ruleset
from canasta_qt.rules.values import AskPartner, Seating
from canasta_qt.translate import tr

CLASSIC_4: Final = Ruleset(
    id="classic_4",
    title=tr("Classic, four players"),
    character=tr("Two pairs, two packs. The most played form of Canasta."),
    source=tr("Classic Canasta, rules for four players"),
)

CLASSIC_2: Final = replace(
    CLASSIC_4,
    id="classic_2",
    title=tr("Classic, two players"),
    character=tr("Fifteen cards, draw two, two canastas to go out."),
    source=tr("Classic Canasta, rules for two players"),
    equipment=Equipment(
        players_allowed=frozenset({2}), seating=((2, (Seating.SOLO,)),)
    ),
    deal=Deal(hand_size=15),
    drawing=Drawing(draw_count=2),
    going_out=GoingOut(go_out_canastas=2, ask_partner=AskPartner.NONE),
)
