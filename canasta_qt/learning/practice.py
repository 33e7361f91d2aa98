"""Practice positions: a table, what is good and what is bad there, and why, in words.

`assets/practice/positions/<source>.toml` holds the tables and moves,
`assets/practice/<source>.toml` the English words for each of them, and
`<source>.de.toml` beside it the words of another language.  Words that are missing or
broken in another language are English for the whole source, never for a part of it.
"""

from __future__ import annotations

import logging
import tomllib
from dataclasses import dataclass
from datetime import date
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from canasta_qt.asset_files import asset
from canasta_qt.engine.numbered_deal import shuffled
from canasta_qt.notation.position.line import parse_position

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from pathlib import Path

    from canasta_qt.engine.state.position import Position

_log = logging.getLogger("canasta.learning")

_DAILY: Final = "canasta-position/1"
_LEVELS: Final = (1, 2, 3)


class PracticeError(Exception):
    """A file of practice positions is broken; the text says which, where and how."""


@dataclass(frozen=True, slots=True)
class PracticePosition:
    """A decision to find; moves are patterns as bots write them, `*` is anything.

    `source` and `name` together never change: progress is kept by them.
    """

    source: str
    name: str
    table: str
    good: tuple[str, ...]
    bad: tuple[str, ...]
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
    """Read a folder of words and its `positions`; raises `PracticeError`."""
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
    tables = _entries(folder / "positions" / f"{name}.toml", _TABLE, {})
    file = folder / f"{name}.toml"
    head = _read(file)
    words = _entries(file, _WORDS, _HEAD)
    _same_names(file, tables, words)
    said, other = words, folder / f"{name}.{language}.toml"
    if other.is_file():
        try:
            read = _entries(other, _SAID, _HEAD_SAID)
            _same_names(other, tables, read)
            said, head = read, _read(other)
        except (OSError, PracticeError) as error:
            _log.warning("practice positions are in English: %s", error)
    found = []
    for each, table in tables.items():
        level, since = words[each]["level"], words[each].get("since")
        if level not in _LEVELS:
            raise _wrong(file, each, f"level {level} is not 1, 2 or 3")
        if since is not None and type(since) is not date:
            raise _wrong(file, each, f"since {since} is no date")
        spoken = (head["title"], head["ask"], said[each]["because"])
        moves = (tuple(table["good"]), tuple(table["bad"]))
        found.append(
            PracticePosition(name, each, table["table"], *moves, *spoken, level, since)
        )
    return found


_TABLE: Final = {"name": str, "table": str, "good": list, "bad": list}
_HEAD_SAID: Final = {"title": str, "ask": str}
_HEAD: Final = {"format": int, "source": str, **_HEAD_SAID}
_SAID: Final = {"name": str, "because": str}
_WORDS: Final = {"level": int, **_SAID}


def _entries(
    file: Path, needed: Mapping[str, type], head: Mapping[str, type]
) -> dict[str, dict[str, Any]]:
    """Read the positions of a file by name; what it must hold it holds."""
    read = _read(file)
    _check(file, "", read, {**head, "position": list})
    found: dict[str, dict[str, Any]] = {}
    for entry in read["position"]:
        name = entry.get("name", f"number {len(found) + 1}")
        _check(file, name, entry, needed)
        if name in found:
            raise _wrong(file, name, "there is another of that name")
        found[name] = entry
    return found


def _check(
    file: Path, name: str, entry: dict[str, Any], needed: Mapping[str, type]
) -> None:
    for field, kind in needed.items():
        if field not in entry:
            raise _wrong(file, name, f"the field “{field}” is missing")
        if type(entry[field]) is not kind:
            raise _wrong(file, name, f"the field “{field}” is no {kind.__name__}")


def _same_names(
    file: Path, tables: Mapping[str, Any], words: Mapping[str, Any]
) -> None:
    for name in tables.keys() - words.keys():
        raise _wrong(file, name, "has no text here")
    for name in words.keys() - tables.keys():
        raise _wrong(file, name, f"is not in positions/{file.name}")


@cache
def _read(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise _wrong(file, "", f"not TOML: {error}") from None


def _wrong(file: Path, name: str, message: str) -> PracticeError:
    where = f", “{name}”" if name else ""
    return PracticeError(f"{file.name}{where}: {message}")
