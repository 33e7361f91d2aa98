"""The field of a rule parameter: default, words, values, when it has no effect."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, Final, TypeAlias

from canasta_qt.rules.shapes import (
    NUMBER,
    YES_OR_NO,
    Shape,
    one_of,
    optional,
    set_of,
    table_name,
)
from canasta_qt.rules.values import PileAccess, Seating
from canasta_qt.translate import mark

MOST_POINTS: Final = 100_000


@dataclass(frozen=True, slots=True)
class Choice:
    """A value that may be chosen: what it is called, and what it does in play."""

    words: str
    effect: str = ""


Choices: TypeAlias = dict[Any, Choice]
"""By value: a member of an enumeration, a truth value, or the name of a table."""


@dataclass(frozen=True, slots=True)
class AnyOf:
    """Any number of the choices hold."""

    choices: Choices


@dataclass(frozen=True, slots=True)
class Number:
    """A number between two bounds; `none` is what None is called, if that may be."""

    least: int = 0
    most: int = MOST_POINTS
    none: str = ""


@dataclass(frozen=True, slots=True)
class Parts:
    """A value with parts; a plain number for all of them has bounds."""

    shape: Shape
    least: int = 0
    most: int = MOST_POINTS
    documented: tuple[str, ...] = ()
    """Values of documented variations that no ruleset has, as text."""


Kind: TypeAlias = Choices | AnyOf | Number | Parts
"""`Choices` alone: exactly one of them holds."""


@dataclass(frozen=True, slots=True)
class Condition:
    """A parameter has such a value, and all further conditions hold."""

    parameter: str
    holds: Callable[[Any], bool]
    also: tuple[Condition, ...] = ()

    def is_met(self, values: Mapping[str, object]) -> bool:
        """Return whether it holds for values by parameter."""
        own = self.holds(values[self.parameter])
        return own and all(each.is_met(values) for each in self.also)


@dataclass(frozen=True, slots=True)
class Parameter:
    """What is known of a rule parameter besides its type and default."""

    title: str
    sentence: str
    kind: Kind
    inactive_when: tuple[Condition, ...] = ()
    """The first of these that is met is why it has no effect."""

    @property
    def choices(self) -> Choices:
        """Return what may be chosen; none for numbers and values with parts."""
        kind = self.kind
        if isinstance(kind, AnyOf):
            return kind.choices
        return kind if isinstance(kind, dict) else {}

    @property
    def bounds(self) -> tuple[int, int] | None:
        """Return the least and the greatest number that makes sense, if any does."""
        kind = self.kind
        return (kind.least, kind.most) if isinstance(kind, Number | Parts) else None

    @property
    def shape(self) -> Shape:
        """How its values are read and written."""
        match self.kind:
            case Parts(shape):
                return shape
            case Number(none=none):
                return optional(NUMBER) if none else NUMBER
            case AnyOf(choices):
                return set_of(_shape_of(choices))
            case choices:
                return _shape_of(choices)


def rule(
    default: Any,
    title: str,
    sentence: str,
    kind: Kind,
    inactive_when: tuple[Condition, ...] = (),
) -> Any:
    """Return the field of a parameter; its default is the value of Classic."""
    parameter = Parameter(title, sentence, kind, inactive_when)
    return field(default=default, metadata={"parameter": parameter})


def _shape_of(choices: Choices) -> Shape:
    kind = type(next(iter(choices)))
    if issubclass(kind, StrEnum):
        return one_of(kind)
    if kind is str:
        return table_name(tuple(choices))
    return YES_OR_NO if kind is bool else NUMBER


def yes_or_no(*, no: str, yes: str) -> Choices:
    """Return the choices of a parameter that is true or false, by their effects."""
    return {False: Choice(mark("No"), no), True: Choice(mark("Yes"), yes)}


def when(parameter: str, *values: object) -> Condition:
    """Return the condition that a parameter has one of these values."""
    return Condition(parameter, lambda value: value in values)


NEVER_TAKEN: Final = when("pile_access", PileAccess.NEVER)
ALWAYS_FROZEN: Final = Condition("pile_always_frozen", bool)
NO_SEQUENCES: Final = Condition("sequences", lambda sequences: not sequences)
NO_PARTNERS: Final = Condition(
    "seating", lambda rows: all(each is Seating.SOLO for _, row in rows for each in row)
)
