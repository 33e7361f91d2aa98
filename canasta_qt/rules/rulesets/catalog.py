"""The rulesets the program offers, in the order players see them."""

from __future__ import annotations

from typing import Final

from canasta_qt.rules.model import Ruleset
from canasta_qt.rules.rulesets.american import AMERICAN
from canasta_qt.rules.rulesets.boat import BOAT
from canasta_qt.rules.rulesets.bolivian import BOLIVIAN
from canasta_qt.rules.rulesets.brazilian import BRAZILIAN
from canasta_qt.rules.rulesets.chilean import CHILEAN
from canasta_qt.rules.rulesets.classic import CLASSIC_2, CLASSIC_4
from canasta_qt.rules.rulesets.classic_3 import CLASSIC_3
from canasta_qt.rules.rulesets.cuban import CUBAN
from canasta_qt.rules.rulesets.family_hand_and_foot import FAMILY_HAND_AND_FOOT
from canasta_qt.rules.rulesets.hand_and_foot import HAND_AND_FOOT
from canasta_qt.rules.rulesets.hand_and_foot_quad import HAND_AND_FOOT_QUAD
from canasta_qt.rules.rulesets.italian import ITALIAN
from canasta_qt.rules.rulesets.platform_classic import PLATFORM_CLASSIC
from canasta_qt.rules.rulesets.samba import SAMBA
from canasta_qt.rules.rulesets.short_classic import SHORT_CLASSIC
from canasta_qt.rules.rulesets.uruguay_original import URUGUAY_ORIGINAL
from canasta_qt.rules.rulesets.uruguayan import URUGUAYAN

ALL_RULESETS: Final[tuple[Ruleset, ...]] = (
    CLASSIC_4,
    CLASSIC_2,
    CLASSIC_3,
    URUGUAY_ORIGINAL,
    PLATFORM_CLASSIC,
    SHORT_CLASSIC,
    AMERICAN,
    SAMBA,
    BOLIVIAN,
    BRAZILIAN,
    CHILEAN,
    CUBAN,
    ITALIAN,
    URUGUAYAN,
    BOAT,
    HAND_AND_FOOT,
    HAND_AND_FOOT_QUAD,
    FAMILY_HAND_AND_FOOT,
)
"""Every built-in ruleset."""

_BY_ID: Final = {ruleset.id: ruleset for ruleset in ALL_RULESETS}


def preset(ruleset_id: str) -> Ruleset | None:
    """Find a built-in ruleset by its id; None if there is none of that name."""
    return _BY_ID.get(ruleset_id)
