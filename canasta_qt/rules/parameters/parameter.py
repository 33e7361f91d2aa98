"""Definition of a rule parameter: default, words, possible values, and when it has no
effect."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, Final, TypeAlias

from canasta_qt.rules.shapes import (
    NUMBER_FORMAT,
    ValueFormat,
    choice_format,
    optional_format,
    set_format,
)
from canasta_qt.rules.values import PileAccess, Seating
from canasta_qt.translate import mark

MAX_POINTS: Final = 100_000


@dataclass(frozen=True, slots=True)
class Choice:
    """A possible value: its label, and a sentence about its effect."""

    words: str
    effect: str = ""


Choices: TypeAlias = dict[Any, Choice]
"""Labels and effects by value: an enum member, a bool, or the name of a table."""


@dataclass(frozen=True, slots=True)
class ChoiceSet:
    """Kind of parameter whose value is a set of choices."""

    choices: Choices


@dataclass(frozen=True, slots=True)
class Number:
    """Kind of parameter that is a number between two limits.

    `none_label` is the label for the value None; if it is empty, None is no possible
    value.
    """

    min_number: int = 0
    max_number: int = MAX_POINTS
    none_label: str = ""


@dataclass(frozen=True, slots=True)
class Compound:
    """Kind of parameter with a compound value, with limits of the numbers in the
    value."""

    value_format: ValueFormat
    min_number: int = 0
    max_number: int = MAX_POINTS
    documented: tuple[str, ...] = ()
    """Values of known variations that no built-in ruleset has, in text format."""
    choices: Choices = field(default_factory=dict)
    """Printed tables by name, if the value can be such a table or be given in full."""


ParameterKind: TypeAlias = Choices | ChoiceSet | Number | Compound
"""Kind of a parameter; a value of the kind `Choices` is exactly one of the choices."""


@dataclass(frozen=True, slots=True)
class Condition:
    """Condition that is met if `accepts_value` returns true for the value of
    `parameter`, and all of `further_conditions` are met."""

    parameter: str
    accepts_value: Callable[[Any], bool]
    further_conditions: tuple[Condition, ...] = ()

    def is_met(self, values: Mapping[str, object]) -> bool:
        """Return whether the condition is met by values of parameters, given by
        name."""
        own = self.accepts_value(values[self.parameter])
        return own and all(each.is_met(values) for each in self.further_conditions)


@dataclass(frozen=True, slots=True)
class Parameter:
    """Words, kind and conditions of a rule parameter; its field in `Ruleset` has type
    and default."""

    title: str
    sentence: str
    kind: ParameterKind
    inactive_when: tuple[Condition, ...] = ()
    """Conditions; if one of them is met, the parameter has no effect."""

    @property
    def choices(self) -> Choices:
        """Return the possible values with their labels; empty for numbers and compound
        values without tables."""
        kind = self.kind
        if isinstance(kind, ChoiceSet | Compound):
            return kind.choices
        return kind if isinstance(kind, dict) else {}

    @property
    def number_bounds(self) -> tuple[int, int] | None:
        """Return the smallest and the largest sensible number; None for values without
        numbers."""
        kind = self.kind
        if isinstance(kind, Number | Compound):
            return kind.min_number, kind.max_number
        return None

    @property
    def value_format(self) -> ValueFormat:
        """Return the text format of the values."""
        match self.kind:
            case Compound(shape):
                return shape
            case Number(none_label=none):
                return optional_format(NUMBER_FORMAT) if none else NUMBER_FORMAT
            case ChoiceSet(choices):
                return set_format(_shape_of(choices))
            case choices:
                return _shape_of(choices)


def rule(
    default: Any,
    title: str,
    sentence: str,
    kind: ParameterKind,
    inactive_when: tuple[Condition, ...] = (),
) -> Any:
    """Return the dataclass field for a parameter; `default` is the value in Classic."""
    parameter = Parameter(title, sentence, kind, inactive_when)
    return field(default=default, metadata={"parameter": parameter})


def _shape_of(choices: Choices) -> ValueFormat:
    kind = type(next(iter(choices)))
    if kind is int:
        return NUMBER_FORMAT
    return choice_format(kind if issubclass(kind, StrEnum) else choices)


def yes_or_no(*, no: str, yes: str) -> Choices:
    """Return the choices for a bool, from sentences about the effects of both."""
    return {False: Choice(mark("No"), no), True: Choice(mark("Yes"), yes)}


def condition(parameter: str, *values: object) -> Condition:
    """Return the condition that a parameter has one of the values."""
    return Condition(parameter, lambda value: value in values)


PILE_NEVER_TAKEN: Final = condition("pile_access", PileAccess.NEVER)
PILE_ALWAYS_FROZEN: Final = Condition("pile_always_frozen", bool)
NO_SEQUENCES: Final = Condition("sequences", lambda sequences: not sequences)
NO_PARTNERS: Final = Condition(
    "seating", lambda rows: all(each is Seating.SOLO for _, row in rows for each in row)
)
