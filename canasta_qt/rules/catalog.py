"""The rulesets the program offers, in the order players see them."""

from __future__ import annotations

from typing import Final

from canasta_qt.rules.model import Ruleset
from canasta_qt.rules.rulesets.classic import CLASSIC_2, CLASSIC_4

RULESETS: Final[tuple[Ruleset, ...]] = (CLASSIC_4, CLASSIC_2)

_BY_ID: Final = {ruleset.id: ruleset for ruleset in RULESETS}


def preset(ruleset_id: str) -> Ruleset | None:
    """Find a built-in ruleset by its id; None if there is none of that name."""
    return _BY_ID.get(ruleset_id)
