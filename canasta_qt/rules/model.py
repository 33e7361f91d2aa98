"""The class `Ruleset`, an immutable value with all rule parameters.

Parameters are fields, defined in groups A to M in `rules.parameters`.
"""

from collections.abc import Iterator
from dataclasses import dataclass, fields
from typing import Any, Final

from canasta_qt.rules.parameters.bonuses import Bonuses
from canasta_qt.rules.parameters.discards_and_threes import Discarding, Threes
from canasta_qt.rules.parameters.drawing_and_points import CardPoints, Drawing
from canasta_qt.rules.parameters.going_out import GoingOut
from canasta_qt.rules.parameters.match import Match, RoundScoring
from canasta_qt.rules.parameters.melds import MeldRules
from canasta_qt.rules.parameters.opening import Opening
from canasta_qt.rules.parameters.parameter import Parameter
from canasta_qt.rules.parameters.pile import PileRules
from canasta_qt.rules.parameters.table_and_deal import Deal, Equipment
from canasta_qt.translate import mark


@dataclass(frozen=True, slots=True, kw_only=True)
class Ruleset(Match):
    """All rules of a game.

    `id` is the name of a ruleset in positions and records; a ruleset with house rules
    has the id of the built-in ruleset on which it is based.
    """

    id: str
    title: str
    character: str
    """A sentence about the game, for the list of games."""
    source: str
    """Name of the text from which the rules are taken."""
    chosen: frozenset[str] = frozenset({"tie"})
    """Parameters that the source does not mention, so that the value is our choice."""


PARAMETERS: Final[dict[str, Parameter]] = {
    each.name: each.metadata["parameter"] for each in fields(Match)
}
"""Title, alternatives and conditions of each parameter, by name, in order A to M."""

CLASSIC_VALUES: Final = {each.name: each.default for each in fields(Match)}
"""Default of each parameter by name: the value in Classic for four."""

_GROUPS: Final = (
    ("equipment", Equipment, mark("Players and packs")),
    ("deal", Deal, mark("Deal")),
    ("drawing", Drawing, mark("Drawing")),
    ("points", CardPoints, mark("Card points")),
    ("melds", MeldRules, mark("Melds")),
    ("opening", Opening, mark("Initial meld")),
    ("pile", PileRules, mark("Taking the pile")),
    ("discarding", Discarding, mark("Discarding")),
    ("threes", Threes, mark("Threes")),
    ("going_out", GoingOut, mark("Going out")),
    ("bonuses", Bonuses, mark("Bonuses and penalties")),
    ("scoring", RoundScoring, mark("Scoring a round")),
    ("match", Match, mark("The game")),
)

GROUP_TITLES: Final = {name: title for name, _, title in _GROUPS}
"""Titles of the groups of parameters, by name."""

GROUP_BY_PARAMETER: Final[dict[str, str]] = {}
"""Name of the group of each parameter."""
for _name, _group, _ in _GROUPS:
    for _field in fields(_group):
        GROUP_BY_PARAMETER.setdefault(_field.name, _name)

GOAL_PARAMETERS: Final = frozenset({"match_end", "target_score", "rounds"})
"""Parameters of the length of a game; a player can set them for each new game."""


def parameter_values(ruleset: Ruleset) -> Iterator[tuple[str, Any]]:
    """Yield the name and value of each parameter, in order A to M."""
    for name in PARAMETERS:
        yield name, getattr(ruleset, name)


def differing_parameters(ruleset: Ruleset, other: Ruleset) -> dict[str, Any]:
    """Return the values of parameters that differ from another ruleset, by name."""
    values = parameter_values(ruleset)
    return {name: value for name, value in values if value != getattr(other, name)}


def inactive_parameters(ruleset: Ruleset) -> dict[str, str]:
    """Return the names of parameters without effect, each with the name of the
    parameter that removes the effect."""
    values = dict(parameter_values(ruleset))
    found: dict[str, str] = {}
    for name, parameter in PARAMETERS.items():
        for condition in parameter.inactive_when:
            if condition.is_met(values):
                found[name] = condition.parameter
                break
    return found
