"""Practice positions: a table, what is good and what is bad there, and why, in words.

`assets/practice/positions/<source>.toml` holds the tables and moves,
`assets/practice/<source>.toml` the English words for each of them, and
`<source>.de.toml` beside it the words of another language.  Words that are missing or
broken in another language are English for the whole source, never for a part of it.
"""

from __future__ import annotations

import logging
from dataclasses import dataclass
from datetime import date
from functools import cache
from typing import TYPE_CHECKING, Final

from canasta_qt.asset_files import asset
from canasta_qt.engine.numbered_deal import shuffled
from canasta_qt.learning.reading import ReadingError, Table, Texts, Where, read_file
from canasta_qt.notation.errors import NotationError
from canasta_qt.notation.position.line import parse_position

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from canasta_qt.engine.state.position import Position

_log = logging.getLogger("canasta.learning")

_DAILY: Final = "canasta-position/1"
_LEVELS: Final = (1, 2, 3)
_SPOKEN: Final = frozenset({"title", "ask", "because"})
"""Fields that are in another language."""


@dataclass(frozen=True, slots=True)
class PracticePosition:
    """A decision to find; moves are patterns as bots write them, `*` is anything.

    `source` and `name` together never change: progress is kept by them.
    """

    source: str
    name: str
    table: str
    good: Texts
    bad: Texts
    title: str
    ask: str
    because: str
    level: int
    since: date | None = None

    @property
    def key(self) -> str:
        """The name that progress is kept by."""
        return f"{self.source}: {self.name}"

    def position(self) -> Position:
        """Set the table; cards that nobody is told stay unknown."""
        return parse_position(f"canasta/1 {self.table}")


@cache
def positions(language: str = "") -> tuple[PracticePosition, ...]:
    """Read every position of the program, source by source, in the files' order."""
    return read_positions(asset("practice"), language)


def read_positions(folder: Path, language: str = "") -> tuple[PracticePosition, ...]:
    """Read a folder of words and its `positions`; raises `ReadingError`."""
    sources = [file.stem for file in sorted((folder / "positions").glob("*.toml"))]
    return tuple(each for name in sources for each in _source(folder, name, language))


def todays_position(day: date, language: str = "") -> PracticePosition:
    """Choose the position of a date, for everybody the same."""
    return position_of_day(day, positions(language))


def position_of_day(day: date, among: Iterable[PracticePosition]) -> PracticePosition:
    """Choose from positions; each comes once before any comes again.

    What was added during a year waits for the next one.
    """
    old = {
        each.name: each
        for each in among
        if each.since is None or each.since.year < day.year
    }
    return old[name_of_day(day.year, day.timetuple().tm_yday - 1, list(old))]


def name_of_day(year: int, day: int, names: list[str]) -> str:
    """Choose from names for a day of a year, the first of January being 0."""
    turn, at = divmod(day, len(names))
    return shuffled(sorted(names), f"{_DAILY}:{year}:{turn}")[at]


def _source(folder: Path, name: str, language: str) -> list[PracticePosition]:
    tables = _entries(folder / "positions" / f"{name}.toml")
    file, other = folder / f"{name}.toml", folder / f"{name}.{language}.toml"
    words = _entries(file)
    for each, entry in words.items():
        Where(file.name, name=each).check_format(entry)
    english = _joined(file, words, tables)
    for position in english:
        at = Where(file.name, name=position.name)
        if position.level not in _LEVELS:
            raise at.error(f"level {position.level} is not 1, 2 or 3")
        if position.source != name:
            raise at.error(f"source “{position.source}” is not the file’s name")
        try:
            position.position()
        except NotationError as error:
            raise at.error(f"table: {error}") from None
    if not other.is_file():
        return english
    for each, entry in words.items():
        tables[each] |= {it: entry[it] for it in entry.keys() - _SPOKEN}
    try:
        return _joined(other, _entries(other), tables)
    except ReadingError as error:
        _log.warning("practice positions are in English: %s", error)
        return english


def _entries(file: Path) -> dict[str, Table]:
    """Read the positions of a file by name, each with what stands above them."""
    at, head = Where(file.name), read_file(file)[1]
    found: dict[str, Table] = {}
    for number, entry in enumerate(at.tables(head, "position"), start=1):
        name = entry.get("name")
        if type(name) is not str:
            raise at.error(f"position {number} lacks “name”")
        if name in found:
            raise Where(file.name, name=name).error("there is another of that name")
        found[name] = head | entry
    return found


def _joined(
    file: Path, words: dict[str, Table], tables: dict[str, Table]
) -> list[PracticePosition]:
    """Make positions of tables and of the words that a file has for them."""
    for name in tables.keys() - words.keys():
        raise Where(file.name, name=name).error("has no text here")
    for name in words.keys() - tables.keys():
        at = Where(file.name, name=name)
        raise at.error(f"is not in positions/{file.name}")
    return [
        Where(file.name, name=name).made(
            PracticePosition, "position", words[name] | table
        )
        for name, table in tables.items()
    ]
