"""Rules of several parts as lines of cells that are chosen and counted.

What the lines of each rule are is in `editors`.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeAlias

from canasta_qt.rules.amounts import ByPlayers, BySeating
from canasta_qt.rules.shapes import Line, Lines


@dataclass(frozen=True, slots=True)
class Pick:
    """A cell in which one of several is chosen; `lead` stands before it."""

    name: str
    choices: tuple[tuple[object, str], ...]
    """The values and what they are called."""
    lead: str = ""

    @property
    def values(self) -> list[object]:
        """What may be chosen."""
        return [value for value, _ in self.choices]

    def can_show(self, value: object) -> bool:
        """Return whether a value is among the choices."""
        return value in self.values


@dataclass(frozen=True, slots=True)
class Count:
    """A cell with a number; `lead` stands before it."""

    name: str
    least: int
    most: int
    lead: str = ""

    @property
    def values(self) -> Iterable[object]:
        """The numbers, as far as a new line may begin with them."""
        return range(self.least, min(self.most, 99) + 1)

    def can_show(self, value: object) -> bool:
        """Return whether a value is a number; limits are the conflicts' business."""
        return isinstance(value, int) and value >= 0


Cell: TypeAlias = Pick | Count


@dataclass(frozen=True, slots=True)
class LineEditor:
    """Any number of lines with the same cells; the first of them may come once only."""

    title: str
    cells: tuple[Cell, ...]
    form: Lines
    start: Line
    """The line that is added first."""
    unique: bool = True
    single: bool = False
    least: int = 0
    """Fewest lines there must be."""

    def lines(self, value: object) -> tuple[Line, ...] | None:
        """Take a value apart; None if it cannot be said in these cells."""
        if not isinstance(value, self.form.type):
            return None
        lines = tuple(self.form.lines(value))
        return lines if self.value(lines) == value else None

    def value(self, lines: tuple[Line, ...]) -> object:
        """Put lines together; None if something is missing or stands twice."""
        keys = {line[0] for line in lines}
        filled = all(
            cell.can_show(each)
            for line in lines
            for cell, each in zip(self.cells, line, strict=True)
        )
        twice = self.unique and len(keys) < len(lines)
        if not filled or twice or (self.single and not lines):
            return None
        return self.form.value(lines)

    def another(self, lines: tuple[Line, ...]) -> Line | None:
        """Return a line to be added, with the first key that is free; or None."""
        if self.single and lines:
            return None
        if not self.unique:
            return self.start
        used = {line[0] for line in lines}
        keys = (self.start[0], *self.cells[0].values)
        free = [key for key in keys if key not in used]
        return (free[0], *self.start[1:]) if free else None

    def can_show(self, value: object) -> bool:
        """Return whether a value can be said in these cells."""
        return self.lines(value) is not None

    def begin(self, now: object) -> object:
        """Return the value to begin with; a number that holds now goes on to hold."""
        if not (self.single or self.least):
            return self.value(())
        *others, last = self.start
        goes_on = isinstance(now, int) and isinstance(self.cells[-1], Count)
        return self.value(((*others, now if goes_on else last),))


@dataclass(frozen=True, slots=True)
class Plain:
    """One number for everything."""

    title: str
    least: int
    most: int

    def can_show(self, value: object) -> bool:
        """Return whether a value is a number within the limits."""
        return isinstance(value, int) and self.least <= value <= self.most

    def begin(self, now: object) -> object:
        """Return the last number of the value that holds now, within the limits."""
        number = now if isinstance(now, int) else self.least
        if isinstance(now, ByPlayers | BySeating) and now.amounts:
            number = now.amounts[-1][1]
        return min(max(number, self.least), self.most)


@dataclass(frozen=True, slots=True)
class Fixed:
    """A value that has no parts."""

    title: str
    value: object

    def can_show(self, value: object) -> bool:
        """Return whether it is this value."""
        return value == self.value

    def begin(self, now: object) -> object:  # noqa: ARG002 - as the other ways
        """Return the value."""
        return self.value


Way: TypeAlias = LineEditor | Plain | Fixed
