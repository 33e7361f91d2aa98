"""Every parameter by name, and in which rulesets differ."""

from collections.abc import Iterator
from dataclasses import fields
from typing import Final

from canasta_qt.rules import model
from canasta_qt.rules.model import Ruleset

_GROUPS: Final = (
    ("equipment", model.Equipment),
    ("deal", model.Deal),
    ("drawing", model.Drawing),
    ("points", model.CardPoints),
    ("melds", model.MeldRules),
    ("opening", model.Opening),
    ("pile", model.PileRules),
    ("discarding", model.Discarding),
    ("threes", model.Threes),
    ("going_out", model.GoingOut),
    ("bonuses", model.Bonuses),
    ("scoring", model.HandScoring),
    ("match", model.Match),
)

GROUPS: Final[tuple[str, ...]] = tuple([name for name, _ in _GROUPS])
"""The groups A to M in order."""

GROUP_OF: Final[dict[str, str]] = {}
"""Every parameter's group, in the order of the specification."""
for _name, _group in _GROUPS:
    for _field in fields(_group):
        GROUP_OF.setdefault(_field.name, _name)

CLASSIC: Final = {each.name: each.default for each in fields(model.Match)}
"""The default of every parameter, which is the value of Classic for four."""

GOAL: Final = frozenset({"match_end", "target_score", "rounds"})
"""How far a game goes: it is chosen for every game and leaves it the same."""


def parameters(ruleset: Ruleset) -> Iterator[tuple[str, object]]:
    """Yield every parameter with its value, in the order of the specification."""
    for name in GROUP_OF:
        yield name, getattr(ruleset, name)


def differing(ruleset: Ruleset, other: Ruleset) -> dict[str, object]:
    """Return the parameters that are not as in another ruleset, with their values."""
    values = dict(parameters(other))
    return {name: v for name, v in parameters(ruleset) if v != values[name]}
