"""Brazilian Canasta: like Bolivian, with an opening that grows to a natural canasta.

Follows the encyclopedia article's paragraph: opening table, values of five and six red
threes, 2,000 for a wild canasta, 1,000 lost for a run of five or fewer.  The Bicycle
and rummy pages add: no pile for the opening, one canasta makes red threes count,
permission must be asked, any two canastas go out, a finished run may grow when going
out. At 8,000 the article asks for 200 points in any melds, and so do we.
Our choice: the loss is charged for each short run; the rest as in Samba.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from canasta_qt.rules.amounts import ShortSequence
from canasta_qt.rules.model import Ruleset
from canasta_qt.rules.rulesets.bolivian import BOLIVIAN
from canasta_qt.rules.values import AskPartner, InitialFromPile, Red3Positive
from canasta_qt.translate import tr

BRAZILIAN: Final[Ruleset] = replace(
    BOLIVIAN,
    id="brazilian",
    title=tr("Brazilian"),
    character=tr("Short sequences cost points. Leaders open with a canasta."),
    source=tr("Encyclopedia article on Canasta, Brazilian Canasta"),
    chosen=BOLIVIAN.chosen | {"short_sequence_penalty"},
    melds=replace(BOLIVIAN.melds, sequence_overlength_when_going_out=True),
    opening=replace(
        BOLIVIAN.opening,
        initial_table="IM-BRA",
        initial_from_pile=InitialFromPile.FORBIDDEN,
    ),
    threes=replace(
        BOLIVIAN.threes, red3_table="RT-BRA", red3_positive_if=Red3Positive.CANASTAS_1
    ),
    going_out=replace(
        BOLIVIAN.going_out, go_out_kinds=(), ask_partner=AskPartner.MANDATORY
    ),
    bonuses=replace(
        BOLIVIAN.bonuses,
        wild_canasta_table="WC-BRA",
        short_sequence_penalty=ShortSequence(5, 1000, "sequence"),
    ),
    match=replace(BOLIVIAN.match, target_score=10000),
)
