"""Practice positions: a table, good and bad moves, and texts.

`assets/practice/positions/<source>.toml` has tables and moves,
`assets/practice/<source>.toml` the English texts, and `<source>.de.toml` in the same
folder the texts of another language.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date
from functools import cache
from pathlib import Path
from typing import Final

from canasta_qt.asset_files import asset_path
from canasta_qt.engine.numbered_deal import shuffled
from canasta_qt.engine.state.position import Position
from canasta_qt.learning.reading import Texts, TomlTable, build_dataclass, read_content
from canasta_qt.notation.position.line import parse_position

_DAY_KEY: Final = "canasta-position/1"


@dataclass(frozen=True, slots=True)
class PracticePosition:
    """A decision for which the learner looks for the best move.

    Moves are patterns of action texts, in which `*` is any text. `source` and `name`
    together are the key of the stored progress, so they never change.
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
    """Return all positions of the program, by source and in the order of the files:
    texts from a folder, tables from the folder `positions` in it."""
    folder = asset_path("practice")
    sources = [file.stem for file in sorted((folder / "positions").glob("*.toml"))]
    return tuple(each for name in sources for each in _source(folder, name, language))


def practice_position_of_day(day: date, language: str = "") -> PracticePosition:
    """Return the practice position of a date, the same for everybody."""
    return position_of_day(day, practice_positions(language))


def position_of_day(
    day: date, positions: Iterable[PracticePosition]
) -> PracticePosition:
    """Return the practice position of a date; a position is repeated only after all
    others.

    Positions added during a year are used from the next year on.
    """
    old = {
        each.name: each
        for each in positions
        if each.since is None or each.since.year < day.year
    }
    turn, at = divmod(day.timetuple().tm_yday - 1, len(old))
    return old[shuffled(sorted(old), f"{_DAY_KEY}:{day.year}:{turn}")[at]]


def _source(folder: Path, name: str, language: str) -> list[PracticePosition]:
    tables = _entries(folder / "positions" / f"{name}.toml")
    english = _entries(folder / f"{name}.toml")
    other = folder / f"{name}.{language}.toml"
    translated = _entries(other) if other.is_file() else english
    return [
        build_dataclass(PracticePosition, key, english[key] | translated[key] | table)
        for key, table in tables.items()
    ]


def _entries(file: Path) -> dict[str, TomlTable]:
    """Return the entries of a file by name; each also has the fields at the beginning
    of the file."""
    head = read_content(file)
    return {entry["name"]: head | entry for entry in head.pop("position")}
