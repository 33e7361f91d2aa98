"""Text of a ruleset: its id and parameters that differ, `classic_4(target_score=3000)`.

Used in house rules, positions and records; NOTATION.md has the grammar.
"""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache
from typing import Any, Final

from canasta_qt.rules.model import (
    GROUP_BY_PARAMETER,
    PARAMETERS,
    Ruleset,
    differing_parameters,
)
from canasta_qt.rules.rulesets.catalog import ALL_RULESETS, preset
from canasta_qt.rules.shapes import (
    InvalidValueError,
    ValueFormat,
    split_outside_brackets,
)

RETIRED_PARAMETERS: Final = {
    "deal_bonus_points": "100",
    "short_draw": "take_rest",
    "min_meld_size": "3",
    "min_naturals": "2",
    "sequence_max": "7",
}
"""Parameters of old versions with the one value that can still be played.

They are ignored if they have this value.
"""

_TEXT: Final = re.compile(r"(?P<id>[^()\s]*)(?:\((?P<changes>.*)\))?", re.DOTALL)


class RuleName(str):
    """Name of a parameter in files; its title is shown to people."""

    __slots__ = ()


class UnreadableRulesetError(ValueError):
    """Raised for a text that is no ruleset; has the column, and what is expected
    there."""

    def __init__(self, text: str, column: int, expected: str) -> None:
        """Make the error; `column` is from 1."""
        super().__init__(f"column {column} of {text!r}: {expected}")
        self.text = text
        self.column = column
        self.expected = expected


def parse_ruleset(text: str) -> Ruleset:
    """Return the ruleset for a text `id` or `id(name=value,…)`.

    Contradictions are not checked (see `rules.conflicts`). Raises
    `UnreadableRulesetError`.
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
    return _parse_changes(ruleset, text, match["changes"], match.start("changes"))


def with_changes(ruleset: Ruleset, changes: dict[str, Any]) -> Ruleset:
    """Return the ruleset with other values of some parameters.

    Raises `TypeError` for an unknown name.
    """
    return replace(ruleset, **changes)


@cache
def value_format_of(parameter: str) -> ValueFormat:
    """Return the text format of a parameter. Raises `KeyError` for an unknown name."""
    return PARAMETERS[parameter].value_format


def parse_value(parameter: str, text: str) -> object:
    """Return a parameter's value from text. Raises `InvalidValueError` or
    `KeyError`."""
    return value_format_of(parameter).parse(text)


def value_text(parameter: str, value: object) -> str:
    return value_format_of(parameter).format(value)


def ruleset_text(ruleset: Ruleset) -> str:
    """Return the id, and the parameters that differ from the built-in ruleset of the
    id."""
    return f"{ruleset.id}{_changes_text(ruleset)}"


def _changes_text(ruleset: Ruleset) -> str:
    origin = preset(ruleset.id)
    if origin is None:
        raise ValueError(f"no preset is called {ruleset.id!r}")
    differences = [
        f"{name}={value_text(name, value)}"
        for name, value in differing_parameters(ruleset, origin).items()
    ]
    return f"({','.join(differences)})" if differences else ""


def _parse_changes(ruleset: Ruleset, text: str, inside: str, start: int) -> Ruleset:
    changes: dict[str, object] = {}
    column = start + 1
    for part in split_outside_brackets(inside):
        name, sign, value = part.partition("=")
        if RETIRED_PARAMETERS.get(name) == value:
            column += len(part) + 1
            continue
        if name in RETIRED_PARAMETERS:
            expected = f"rules without {name}, which is not there any more"
            raise UnreadableRulesetError(text, column, expected)
        if name not in GROUP_BY_PARAMETER:
            raise UnreadableRulesetError(
                text, column, f"the name of a parameter, not {name!r}"
            )
        if not sign:
            raise UnreadableRulesetError(text, column, f"{name}=value")
        if name in changes:
            raise UnreadableRulesetError(text, column, f"{name} only once")
        try:
            changes[name] = parse_value(name, value)
        except InvalidValueError:
            raise UnreadableRulesetError(
                text,
                column + len(name) + 1,
                f"for {name} {value_format_of(name).description}; not {value!r}",
            ) from None
        column += len(part) + 1
    return with_changes(ruleset, changes)
