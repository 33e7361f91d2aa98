"""The built-in rulesets in the order of the list of games."""

from typing import Final

from canasta_qt.rules.model import Ruleset
from canasta_qt.rules.rulesets.always_frozen import AMERICAN, CUBAN, URUGUAYAN
from canasta_qt.rules.rulesets.classic import (
    BOAT,
    CLASSIC_2,
    CLASSIC_3,
    CLASSIC_4,
    PLATFORM_CLASSIC,
    SHORT_CLASSIC,
    URUGUAY_ORIGINAL,
)
from canasta_qt.rules.rulesets.hand_and_foot import (
    FAMILY_HAND_AND_FOOT,
    HAND_AND_FOOT,
    HAND_AND_FOOT_QUAD,
)
from canasta_qt.rules.rulesets.samba import BOLIVIAN, BRAZILIAN, CHILEAN, ITALIAN, SAMBA

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

_RULESETS_BY_ID: Final = {ruleset.id: ruleset for ruleset in ALL_RULESETS}


def preset(ruleset_id: str) -> Ruleset | None:
    """Return a built-in ruleset by its id, or None."""
    return _RULESETS_BY_ID.get(ruleset_id)


def base_of(ruleset: Ruleset) -> Ruleset:
    """Return the built-in ruleset on which house rules are based; a built-in ruleset is
    returned unchanged."""
    return _RULESETS_BY_ID[ruleset.id]
