"""Every record of a rule parameter, by its name."""

from __future__ import annotations

from typing import Final

from canasta_qt.rules.fields import GROUP_OF, parameters
from canasta_qt.rules.model import Ruleset
from canasta_qt.rules.parameters.bonuses import BONUSES
from canasta_qt.rules.parameters.discards_and_threes import DISCARDS_AND_THREES
from canasta_qt.rules.parameters.drawing_and_points import DRAWING_AND_POINTS
from canasta_qt.rules.parameters.going_out import CANASTA_KINDS, GOING_OUT
from canasta_qt.rules.parameters.match import MATCH
from canasta_qt.rules.parameters.melds import MELDS, STRICTNESS
from canasta_qt.rules.parameters.opening import OPENING
from canasta_qt.rules.parameters.parameter import AnyOf, Choice, Parameter
from canasta_qt.rules.parameters.pile import PILE
from canasta_qt.rules.parameters.table_and_deal import (
    FORMULAS,
    SEATINGS,
    TABLE_AND_DEAL,
)
from canasta_qt.translate import tr

PARAMETERS: Final[dict[str, Parameter]] = {
    **TABLE_AND_DEAL,
    **DRAWING_AND_POINTS,
    **MELDS,
    **OPENING,
    **PILE,
    **DISCARDS_AND_THREES,
    **GOING_OUT,
    **BONUSES,
    **MATCH,
}

GROUP_TITLES: Final[dict[str, str]] = {
    "equipment": tr("Players and packs"),
    "deal": tr("Deal"),
    "drawing": tr("Drawing"),
    "points": tr("Card points"),
    "melds": tr("Melds"),
    "opening": tr("Initial meld"),
    "pile": tr("Taking the pile"),
    "discarding": tr("Discarding"),
    "threes": tr("Threes"),
    "going_out": tr("Going out"),
    "bonuses": tr("Bonuses and penalties"),
    "scoring": tr("Scoring a round"),
    "match": tr("The game"),
}
"""Titles of the groups A to M."""


def choices_of(name: str) -> dict[object, Choice]:
    """Return the choices of a parameter; none for numbers and values with parts."""
    kind = PARAMETERS[name].kind
    if isinstance(kind, AnyOf):
        return kind.choices
    return kind if isinstance(kind, dict) else {}


WORDS: Final[dict[tuple[type, object], str]] = {
    (type(value), value): choice.words
    for choices in (
        *(choices_of(name) for name in PARAMETERS),
        SEATINGS,
        FORMULAS,
        STRICTNESS,
        CANASTA_KINDS,
    )
    for value, choice in choices.items()
}
"""What the members of enumerations are called; by type, as equal texts are equal."""


def inactive(ruleset: Ruleset) -> dict[str, str]:
    """Return the parameters without effect, each with the one that takes it away."""
    values = dict(parameters(ruleset))
    found: dict[str, str] = {}
    for name in GROUP_OF:
        for condition in PARAMETERS[name].inactive_when:
            if condition.is_met(values):
                found[name] = condition.parameter
                break
    return found
