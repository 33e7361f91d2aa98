"""Text of a ruleset: `classic_4(target_score=3000)`, the id and the parameters that
differ from it.

It is used in house rules, positions and records; NOTATION.md has the grammar.
"""

import re
from dataclasses import replace
from typing import Any, Final

from canasta_qt.rules.model import (
    GROUP_BY_PARAMETER,
    PARAMETERS,
    Ruleset,
    differing_parameters,
)
from canasta_qt.rules.rulesets.catalog import ALL_RULESETS, base_of, preset
from canasta_qt.rules.shapes import InvalidValueError, split_outside_brackets
from canasta_qt.translate import WordedError, mark

UNKNOWN_RULESET_MESSAGE: Final = mark(
    "No ruleset is called “{ruleset}”. Choose one of these: {rulesets}."
)
_INCOMPLETE_TEXT_ERROR: Final = mark(
    "These rules are cut off: the bracket at their end is missing. Copy all of them."
)
_LONGEST_EXCERPT: Final = 200
"""Largest number of characters of a text that an error quotes."""
_TEXT: Final = re.compile(r"(?P<id>[^()\s]*)(?:\((?P<changes>.*)\))?", re.DOTALL)


class RuleName(str):
    """Name of a parameter in files, in place of which a message shows the title of the
    parameter."""

    __slots__ = ()


class UnreadableRuleError(WordedError):
    """Raised for an unknown parameter or value; it has a description of what is
    expected."""

    def __init__(
        self, source: str, expected: str, detail: str = "", **values: object
    ) -> None:
        """Make the error; `source` is a sentence with the reason."""
        super().__init__(source, detail, **values)
        self.expected = expected


class UnreadableRulesetError(WordedError):
    """Raised for a text that is no ruleset; it has the column, and a description of
    what is expected there."""

    def __init__(
        self,
        column: int,
        expected: str,
        source: str,
        detail: str = "",
        **values: object,
    ) -> None:
        """Make the error; `column` is from 1, `source` is a sentence with the
        reason."""
        super().__init__(source, f"{detail} (column {column})", **values)
        self.column = column
        self.expected = expected


def parse_ruleset(text: str) -> Ruleset:
    """Return the ruleset for a text `id` or `id(name=value,…)`.

    Contradictions are not checked (see `rules.conflicts`). Raises
    `UnreadableRulesetError`.
    """
    match = _TEXT.fullmatch(text)
    if match is None:
        expected = "an id, or id(name=value,…)"
        raise UnreadableRulesetError(1, expected, _INCOMPLETE_TEXT_ERROR)
    ruleset = preset(match["id"])
    if ruleset is None:
        known = [each.id for each in ALL_RULESETS]
        expected = f"a ruleset, not {match['id']!r}; there are {' '.join(known)}"
        raise UnreadableRulesetError(
            1,
            expected,
            UNKNOWN_RULESET_MESSAGE,
            ruleset=match["id"],
            rulesets=", ".join(known),
        )
    if match["changes"] is None:
        return ruleset
    return _parse_changes(ruleset, match["changes"], match.start("changes"))


def parse_value(parameter: str, text: str) -> object:
    """Return a parameter's value from text. Raises `InvalidValueError` or
    `KeyError`."""
    return PARAMETERS[parameter].value_format.parse(text)


def parse_rule(parameter: str, text: str) -> object:
    """Return a parameter's value from text. Raises `UnreadableRuleError`."""
    if parameter not in GROUP_BY_PARAMETER:
        unknown = mark("No rule is called “{field}”.")
        expected = f"the name of a parameter, not {parameter!r}"
        raise UnreadableRuleError(unknown, expected, field=parameter[:_LONGEST_EXCERPT])
    try:
        return parse_value(parameter, text)
    except InvalidValueError:
        invalid = mark("“{entry}” is not a value of the rule “{field}”.")
        allowed = PARAMETERS[parameter].value_format.description
        expected = f"for {parameter} {allowed}; not {text!r}"
        raise UnreadableRuleError(
            invalid,
            expected,
            f" Allowed is {allowed}.",
            entry=text[:_LONGEST_EXCERPT],
            field=RuleName(parameter),
        ) from None


def value_text(parameter: str, value: object) -> str:
    return PARAMETERS[parameter].value_format.format(value)


def ruleset_text(ruleset: Ruleset) -> str:
    """Return the text of a ruleset: its id, and the parameters that differ from the
    built-in ruleset of the id."""
    return f"{ruleset.id}{_changes_text(ruleset)}"


def _changes_text(ruleset: Ruleset) -> str:
    differences = [
        f"{name}={value_text(name, value)}"
        for name, value in differing_parameters(ruleset, base_of(ruleset)).items()
    ]
    return f"({','.join(differences)})" if differences else ""


def _parse_changes(ruleset: Ruleset, inside: str, start: int) -> Ruleset:
    changes: dict[str, Any] = {}
    column = start + 1
    for part in split_outside_brackets(inside):
        name, _, value = part.partition("=")
        if name in GROUP_BY_PARAMETER and not value:
            empty = mark("The rule “{field}” has no value.")
            expected, rule = f"{name}=value", RuleName(name)
            raise UnreadableRulesetError(column, expected, empty, field=rule)
        if name in changes:
            twice = mark("The rule “{field}” is there twice.")
            expected, rule = f"{name} only once", RuleName(name)
            raise UnreadableRulesetError(column, expected, twice, field=rule)
        try:
            changes[name] = parse_rule(name, value)
        except UnreadableRuleError as error:
            if name in GROUP_BY_PARAMETER:
                column += len(name) + 1
            raise UnreadableRulesetError(
                column, error.expected, error.source, error.detail, **error.values
            ) from None
        column += len(part) + 1
    return replace(ruleset, **changes)
