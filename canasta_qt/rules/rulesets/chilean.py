"""Chilean Canasta: runs and wild canastas, with three or four packs.

The encyclopedia article says no more than that; the rummy page adds the eight jokers of
four packs.  `deck_count` 4 plays it with 216 cards, and jokers and red threes follow.
Our choice, all else as in Bolivian: 10,000 points, any two canastas to go out, five
against for a black three, Samba's red threes and, with eight of them, 1,200 for all.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from canasta_qt.rules.amounts import ByDecks, Formula
from canasta_qt.rules.model import Ruleset
from canasta_qt.rules.rulesets.bolivian import BOLIVIAN
from canasta_qt.translate import tr

CHILEAN: Final[Ruleset] = replace(
    BOLIVIAN,
    id="chilean",
    title=tr("Chilean"),
    character=tr("Sequences, wild canastas. Go out with any two canastas."),
    source=tr("Encyclopedia article on Canasta, Chilean Canasta"),
    chosen=BOLIVIAN.chosen
    | {"black3_hand_penalty", "red3_table", "red3_positive_if"}
    | {"go_out_kinds", "target_score"},
    equipment=replace(BOLIVIAN.equipment, jokers_total=Formula.TWICE_DECKS),
    points=replace(BOLIVIAN.points, black3_hand_penalty=5),
    threes=replace(BOLIVIAN.threes, red3_table=ByDecks(((3, "RT6"), (4, "RT8")))),
    going_out=replace(BOLIVIAN.going_out, go_out_kinds=()),
    match=replace(BOLIVIAN.match, target_score=10000),
)
