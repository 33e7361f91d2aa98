"""Rules of several parts as lines of cells that are chosen and counted.

A value is text, as everywhere; a way to write it takes the text apart into lines and
puts them together again.  What the lines of each rule are is in `rule_ways`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeAlias

from canasta_qt.rules.shapes import split_outside_brackets

Line: TypeAlias = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Pick:
    """A cell in which one of several is chosen; `lead` stands before it."""

    name: str
    choices: tuple[tuple[str, str], ...]
    """As written and as said."""
    lead: str = ""


@dataclass(frozen=True, slots=True)
class Count:
    """A cell with a number; `lead` stands before it."""

    name: str
    least: int
    most: int
    lead: str = ""


Cell: TypeAlias = Pick | Count


@dataclass(frozen=True, slots=True)
class LineEditor:
    """Any number of lines with the same cells; the first of them may come once only.

    `brackets` stand round all lines, and round the lines of each group where lines are
    grouped by their first cell.  Without commas between them there is one line.
    """

    title: str
    cells: tuple[Cell, ...]
    shape: str
    """A line as it is written, its cells as `{0}`, `{1}` …"""
    pattern: str
    """The same as a regular expression with a group for each cell."""
    brackets: str = "{}"
    start: Line = ()
    """The line that is added first."""
    unique: bool = True
    grouped: bool = False
    single: bool = False
    least: int = 0
    """Fewest lines there must be."""

    def read(self, text: str) -> tuple[Line, ...] | None:
        """Take a text apart; None if it is not of this form."""
        lines = self._read(text)
        return lines if lines is not None and self.write(lines) == text else None

    def _read(self, text: str) -> tuple[Line, ...] | None:
        inside = _inside(text, self.brackets)
        if inside is None:
            return None
        if not self.grouped:
            parts = [inside] if self.single else list(split_outside_brackets(inside))
            return self._lines(parts)
        found: list[Line] = []
        for part in split_outside_brackets(inside):
            key, _, rest = part.partition(":")
            members = _inside(rest, "[]")
            lines = None
            if members:
                each = split_outside_brackets(members)
                lines = self._lines(f"{key}:{member}" for member in each)
            if not lines:
                return None
            found += lines
        return tuple(found)

    def _lines(self, parts: Iterable[str]) -> tuple[Line, ...] | None:
        matches = [re.fullmatch(self.pattern, part) for part in parts]
        found = [m.groups(default="") for m in matches if m is not None]
        return tuple(found) if len(found) == len(matches) else None

    def write(self, lines: tuple[Line, ...]) -> str:
        """Put lines together again; what is counted stands in order."""
        if self.unique and isinstance(self.cells[0], Count):
            lines = tuple(sorted(lines, key=lambda line: (len(line[0]), line[0])))
        left, right = self.brackets[:1], self.brackets[1:]
        if not self.grouped:
            return left + ",".join(map(self._written, lines)) + right
        groups: dict[str, list[str]] = {}
        for line in lines:
            _, _, rest = self._written(line).partition(":")
            groups.setdefault(line[0], []).append(rest)
        parts = (f"{key}:[{','.join(each)}]" for key, each in groups.items())
        return left + ",".join(parts) + right

    def _written(self, line: Line) -> str:
        return re.sub(r"\|+(?=\||$)", "", self.shape.format(*line))

    def another(self, lines: tuple[Line, ...]) -> Line | None:
        """A line to be added: the first key that is free; None if there is none."""
        if self.single and lines:
            return None
        start = self.start or tuple(_first(cell) for cell in self.cells)
        if not self.unique:
            return start
        used = {line[0] for line in lines}
        free = [key for key in (start[0], *_keys(self.cells[0])) if key not in used]
        return (free[0], *start[1:]) if free else None


def _inside(text: str, brackets: str) -> str | None:
    if not brackets:
        return text
    enclosed = len(text) >= 2 and text[0] == brackets[0] and text[-1] == brackets[1]
    return text[1:-1] if enclosed else None


def _first(cell: Cell) -> str:
    return cell.choices[0][0] if isinstance(cell, Pick) else str(cell.least)


def _keys(cell: Cell) -> list[str]:
    if isinstance(cell, Pick):
        return [text for text, _ in cell.choices]
    return [str(number) for number in range(cell.least, min(cell.most, 99) + 1)]


@dataclass(frozen=True, slots=True)
class Plain:
    """One number for everything."""

    title: str
    least: int
    most: int


@dataclass(frozen=True, slots=True)
class Fixed:
    """A value that has no parts."""

    title: str
    text: str


Way: TypeAlias = LineEditor | Plain | Fixed


def reads(way: Way, text: str) -> bool:
    """Return whether a text is of the form of a way."""
    match way:
        case Plain(_, least, most):
            return text.isdecimal() and least <= int(text) <= most
        case Fixed(_, fixed):
            return text == fixed
        case LineEditor():
            return way.read(text) is not None


def first_text(way: Way, now: str) -> str:
    """The value with which a way begins; a number that holds now goes on to hold."""
    match way:
        case Plain(_, least, most):
            numbers = [int(each) for each in re.findall(r"\d+", now)]
            return str(min(max(numbers[-1] if numbers else least, least), most))
        case Fixed(_, fixed):
            return fixed
        case LineEditor():
            line = way.another(()) if way.single or way.least else None
            if line is None:
                return way.write(())
            if now.isdecimal() and isinstance(way.cells[-1], Count):
                line = (*line[:-1], now)
            return way.write((line,))
