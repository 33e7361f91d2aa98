"""Every parameter by name: its group, and its value in a ruleset."""

from collections.abc import Iterator
from dataclasses import MISSING, fields
from typing import Final

from canasta_qt.rules.model import Ruleset

_GROUPS: Final = [
    (each.name, each.default_factory)
    for each in fields(Ruleset)
    if each.default_factory is not MISSING
]
"""What a ruleset consists of besides its names."""

GROUPS: Final[tuple[str, ...]] = tuple([name for name, _ in _GROUPS])
"""The groups A to M in order."""

GROUP_OF: Final[dict[str, str]] = {
    parameter.name: name for name, group in _GROUPS for parameter in fields(group())
}
"""Every parameter's group, in the order of the specification."""


GOAL: Final = frozenset({"match_end", "target_score", "rounds"})
"""How far a game goes: it is chosen for every game and leaves it the same."""


def parameters(ruleset: Ruleset) -> Iterator[tuple[str, object]]:
    """Yield every parameter with its value, in the order of the specification."""
    for name, group in GROUP_OF.items():
        yield name, getattr(getattr(ruleset, group), name)


def value_of(ruleset: Ruleset, name: str) -> object:
    """Return the value of a parameter."""
    return getattr(getattr(ruleset, GROUP_OF[name]), name)


def differing(ruleset: Ruleset, other: Ruleset) -> dict[str, object]:
    """Return the parameters that are not as in another ruleset, with their values."""
    values = dict(parameters(other))
    return {name: v for name, v in parameters(ruleset) if v != values[name]}
