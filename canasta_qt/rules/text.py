"""A ruleset as text: an id and what differs from it, `classic_4(target_score=3000)`.

House rules, positions and records are written this way; NOTATION.md has the grammar.
"""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache
from typing import Any, Final

from canasta_qt.rules.model import GROUP_OF, PARAMETERS, Ruleset, differing
from canasta_qt.rules.rulesets.catalog import ALL_RULESETS, preset
from canasta_qt.rules.shapes import NoSuchValueError, Shape, split_outside_brackets

RETIRED: Final = {
    "deal_bonus_points": "100",
    "short_draw": "take_rest",
    "min_meld_size": "3",
    "min_naturals": "2",
    "sequence_max": "7",
}
"""Parameters that no game varies any more, with the value that is played."""

_TEXT: Final = re.compile(r"(?P<id>[^()\s]*)(?:\((?P<changes>.*)\))?", re.DOTALL)


class RuleName(str):
    """The name of a rule in files; people read its title."""

    __slots__ = ()


class UnreadableRulesetError(ValueError):
    """A ruleset text that cannot be read: where in it, and what was expected."""

    def __init__(self, text: str, column: int, expected: str) -> None:
        """`column` counts from 1."""
        super().__init__(f"column {column} of {text!r}: {expected}")
        self.text = text
        self.column = column
        self.expected = expected


def parse_ruleset(text: str) -> Ruleset:
    """Read `id` or `id(name=value,…)`.

    That the values go together is not checked; see `rules.conflicts`.
    Raises `UnreadableRulesetError`.
    """
    match = _TEXT.fullmatch(text)
    if match is None:
        raise UnreadableRulesetError(text, 1, "an id, or id(name=value,…)")
    ruleset = preset(match["id"])
    if ruleset is None:
        known = " ".join(each.id for each in ALL_RULESETS)
        raise UnreadableRulesetError(
            text, 1, f"a ruleset, not {match['id']!r}; there are {known}"
        )
    if match["changes"] is None:
        return ruleset
    return _changed(ruleset, text, match["changes"], match.start("changes"))


def changed(ruleset: Ruleset, changes: dict[str, Any]) -> Ruleset:
    """Replace parameters by name. Raises `TypeError` for a name that is none."""
    return replace(ruleset, **changes)


@cache
def shape_of(parameter: str) -> Shape:
    """Return how the values of a parameter are read and written. Raises `KeyError`."""
    return PARAMETERS[parameter].shape


def read_value(parameter: str, text: str) -> object:
    """Read one parameter's value. Raises `NoSuchValueError` or `KeyError`."""
    return shape_of(parameter).parse(text)


def value_text(parameter: str, value: object) -> str:
    """Write one parameter's value."""
    return shape_of(parameter).format(value)


def ruleset_text(ruleset: Ruleset) -> str:
    """Write the id and only what differs from the preset of that id."""
    return f"{ruleset.id}{_changes_text(ruleset)}"


def _changes_text(ruleset: Ruleset) -> str:
    origin = preset(ruleset.id)
    if origin is None:
        raise ValueError(f"no preset is called {ruleset.id!r}")
    differences = [
        f"{name}={value_text(name, value)}"
        for name, value in differing(ruleset, origin).items()
    ]
    return f"({','.join(differences)})" if differences else ""


def _changed(ruleset: Ruleset, text: str, inside: str, start: int) -> Ruleset:
    changes: dict[str, object] = {}
    column = start + 1
    for part in split_outside_brackets(inside):
        name, sign, value = part.partition("=")
        if RETIRED.get(name) == value:
            column += len(part) + 1
            continue
        if name in RETIRED:
            expected = f"rules without {name}, which is not there any more"
            raise UnreadableRulesetError(text, column, expected)
        if name not in GROUP_OF:
            raise UnreadableRulesetError(
                text, column, f"the name of a parameter, not {name!r}"
            )
        if not sign:
            raise UnreadableRulesetError(text, column, f"{name}=value")
        if name in changes:
            raise UnreadableRulesetError(text, column, f"{name} only once")
        try:
            changes[name] = read_value(name, value)
        except NoSuchValueError:
            raise UnreadableRulesetError(
                text,
                column + len(name) + 1,
                f"for {name} {shape_of(name).allowed}; not {value!r}",
            ) from None
        column += len(part) + 1
    return changed(ruleset, changes)
