"""Hand & Foot Canasta: Hand & Foot with four packs.

Follows the encyclopedia article's entry, which says only that it uses four packs and a
foot; everything else is the article's Hand & Foot.
Our choice: two to four players, and what Hand & Foot leaves open.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from canasta_qt.rules.model import Ruleset
from canasta_qt.rules.rulesets.hand_and_foot import HAND_AND_FOOT
from canasta_qt.rules.values import Seating
from canasta_qt.translate import tr

HAND_AND_FOOT_QUAD: Final[Ruleset] = replace(
    HAND_AND_FOOT,
    id="hand_and_foot_quad",
    title=tr("Hand & Foot Canasta"),
    character=tr("Hand & Foot with four packs for up to four players."),
    source=tr("Encyclopedia article on Canasta, Hand & Foot Canasta"),
    chosen=HAND_AND_FOOT.chosen | {"players_allowed"},
    equipment=replace(
        HAND_AND_FOOT.equipment,
        players_allowed=frozenset({2, 3, 4}),
        seating=(
            (2, (Seating.SOLO,)),
            (3, (Seating.SOLO,)),
            (4, (Seating.PAIRS, Seating.SOLO)),
        ),
        deck_count=4,
        jokers_total=8,
    ),
)
