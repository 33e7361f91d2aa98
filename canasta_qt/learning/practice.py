"""Practice positions: a table, good and bad moves, and texts.

`assets/practice/positions/<source>.toml` has tables and moves,
`assets/practice/<source>.toml` the English texts, and `<source>.de.toml` beside that
the texts of another language. If texts of a language are missing or wrong, all
positions of the source are English.
"""

from __future__ import annotations

import logging
from dataclasses import dataclass
from datetime import date
from functools import cache
from typing import TYPE_CHECKING, Final

from canasta_qt.asset_files import asset_path
from canasta_qt.engine.numbered_deal import shuffled
from canasta_qt.learning.reading import (
    FilePlace,
    ReadingError,
    Texts,
    TomlTable,
    read_file,
)
from canasta_qt.notation.errors import NotationError
from canasta_qt.notation.position.line import parse_position

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from canasta_qt.engine.state.position import Position

_log = logging.getLogger("canasta.learning")

_DAY_KEY: Final = "canasta-position/1"
_LEVELS: Final = (1, 2, 3)
_TRANSLATED_FIELDS: Final = frozenset({"title", "ask", "because"})
"""Fields of a position that are translated."""


@dataclass(frozen=True, slots=True)
class PracticePosition:
    """A decision for which the learner looks for the best move.

    Moves are patterns of action texts, in which `*` is any text. `source` and `name`
    together never change: progress is stored by them.
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
        """The key of the position in the progress file."""
        return f"{self.source}: {self.name}"

    def position(self) -> Position:
        """Return the position; cards that its text does not mention are unknown."""
        return parse_position(f"canasta/1 {self.table}")


@cache
def practice_positions(language: str = "") -> tuple[PracticePosition, ...]:
    """Return all positions of the program by source, in the order of the files."""
    return read_positions(asset_path("practice"), language)


def read_positions(folder: Path, language: str = "") -> tuple[PracticePosition, ...]:
    """Return the positions of a folder: texts, and tables in its folder `positions`.

    Raises `ReadingError`.
    """
    sources = [file.stem for file in sorted((folder / "positions").glob("*.toml"))]
    return tuple(each for name in sources for each in _source(folder, name, language))


def practice_position_of_day(day: date, language: str = "") -> PracticePosition:
    """Return the practice position of a date, the same for everybody."""
    return position_of_day(day, practice_positions(language))


def position_of_day(
    day: date, positions: Iterable[PracticePosition]
) -> PracticePosition:
    """Return the practice position of a date; each one comes once before any is
    repeated.

    Positions added during a year are used from the next year on.
    """
    old = {
        each.name: each
        for each in positions
        if each.since is None or each.since.year < day.year
    }
    return old[position_name_of_day(day.year, day.timetuple().tm_yday - 1, list(old))]


def position_name_of_day(year: int, day: int, names: list[str]) -> str:
    """Return the name of the position for a day of a year; the first of January is
    0.
    """
    turn, at = divmod(day, len(names))
    return shuffled(sorted(names), f"{_DAY_KEY}:{year}:{turn}")[at]


def _source(folder: Path, name: str, language: str) -> list[PracticePosition]:
    tables = _entries(folder / "positions" / f"{name}.toml")
    file, other = folder / f"{name}.toml", folder / f"{name}.{language}.toml"
    words = _entries(file)
    for each, entry in words.items():
        FilePlace(file.name, name=each).check_format(entry)
    english = _merge(file, words, tables)
    for position in english:
        at = FilePlace(file.name, name=position.name)
        if position.level not in _LEVELS:
            raise at.reading_error(f"level {position.level} is not 1, 2 or 3")
        if position.source != name:
            raise at.reading_error(f"source “{position.source}” is not the file’s name")
        try:
            position.position()
        except NotationError as error:
            raise at.reading_error(f"table: {error}") from None
    if not other.is_file():
        return english
    for each, entry in words.items():
        tables[each] |= {it: entry[it] for it in entry.keys() - _TRANSLATED_FIELDS}
    try:
        return _merge(other, _entries(other), tables)
    except ReadingError as error:
        _log.warning("practice positions are in English: %s", error)
        return english


def _entries(file: Path) -> dict[str, TomlTable]:
    """Return the entries of a file by name, each with the fields above all entries."""
    at, head = FilePlace(file.name), read_file(file)[1]
    found: dict[str, TomlTable] = {}
    for number, entry in enumerate(at.take_tables(head, "position"), start=1):
        name = entry.get("name")
        if type(name) is not str:
            raise at.reading_error(f"position {number} lacks “name”")
        if name in found:
            raise FilePlace(file.name, name=name).reading_error(
                "there is another of that name"
            )
        found[name] = head | entry
    return found


def _merge(
    file: Path, words: dict[str, TomlTable], tables: dict[str, TomlTable]
) -> list[PracticePosition]:
    """Return positions made from tables, and from the texts in a file."""
    for name in tables.keys() - words.keys():
        raise FilePlace(file.name, name=name).reading_error("has no text here")
    for name in words.keys() - tables.keys():
        at = FilePlace(file.name, name=name)
        raise at.reading_error(f"is not in positions/{file.name}")
    return [
        FilePlace(file.name, name=name).build_dataclass(
            PracticePosition, "position", words[name] | table
        )
        for name, table in tables.items()
    ]
