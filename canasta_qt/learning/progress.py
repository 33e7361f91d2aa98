"""What somebody has learned: lessons done, positions to repeat, days; one file.

```toml
format = 1
[lesson.classic-08]
done = 2026-11-22
tries = 2
[left.first-round]
part = 4
done = [1, 2, 3]
[position."piles: a pile is taken onto a meld"]
box = 2
due = 2026-11-25
seen = 3
[day.2026-11-22]
deal = [1215, 85]
position = "solved"
```

`own` has positions of the player's own games, in the fields of a `PracticePosition`.
Nothing is kept in memory: what is read is what is on disk, also by a second program.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field, replace
from datetime import date, timedelta
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, TypeVar

import tomli_w

from canasta_qt.learning.grading import Grade
from canasta_qt.learning.practice import PracticePosition
from canasta_qt.learning.reading import FORMAT, NewerError, Where
from canasta_qt.outside_text import MAX_GAME_BYTES
from canasta_qt.storage import paths
from canasta_qt.storage.atomic_file import read_text, set_aside, write_whole
from canasta_qt.storage.paths import NEWER_FILE, NoSuchFileError, StorageError
from canasta_qt.translate import WordedError, mark

_T = TypeVar("_T")

DAYS: Final = (1, 3, 7, 21, 60)
"""After how many days a position of box 1, 2 … is due again."""
SESSION: Final = 10
"""Positions asked in one session."""
MOST_OWN: Final = 200
FIRST_ROUND: Final = "first-round"
"""The lesson that goes on where it was left."""
OWN: Final = "own"
"""The source of positions from the player's games."""
_UP: Final = frozenset({Grade.SOLVED, Grade.AS_GOOD})


@dataclass(frozen=True, slots=True)
class LessonDone:
    """When a lesson was last finished, and how much was refused or put back then."""

    done: date
    tries: int = 0


@dataclass(frozen=True, slots=True)
class Left:
    """Where a lesson was left: its part, from 1, and which parts were done."""

    part: int
    done: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Boxed:
    """The box a position lies in, from 1, when it is due, how often it was answered."""

    box: int
    due: date
    seen: int

    def __post_init__(self) -> None:
        """Refuse a box that there is not."""
        if not 1 <= self.box <= len(DAYS):
            raise ValueError(f"there is no box {self.box}")


@dataclass(frozen=True, slots=True)
class Day:
    """The first try of a day: the deal, and the grade of the day's position.

    Points are those of the player's side and of the other.
    """

    deal: tuple[int, ...] = ()
    canastas: int = 0
    out: bool = False
    hints: int = 0
    position: str = ""


def boxed(before: Boxed | None, grade: Grade, today: date) -> Boxed:
    """Return where a position lies after an answer.

    What is answered before it is due has just been read: it rises no higher.
    """
    seen = 1 if before is None else before.seen + 1
    if before is None or grade in {Grade.COSTLY, Grade.GIFT}:
        box = 1
    elif today < before.due:
        return replace(before, seen=seen)
    else:
        box = min(before.box + (grade in _UP), len(DAYS))
    return Boxed(box, today + timedelta(days=DAYS[box - 1]), seen)


@dataclass(slots=True)
class Learned:
    """Everything that the file holds."""

    lesson: dict[str, LessonDone] = field(default_factory=dict)
    left: dict[str, Left] = field(default_factory=dict)
    position: dict[str, Boxed] = field(default_factory=dict)
    day: dict[str, Day] = field(default_factory=dict)
    own: list[PracticePosition] = field(default_factory=list)

    def due(self, today: date) -> list[str]:
        """Return the keys of positions that are due, the oldest first."""
        due = [(it.due, key) for key, it in self.position.items() if it.due <= today]
        return [key for _, key in sorted(due)]


def next_asked(
    learned: Learned, among: Sequence[PracticePosition], today: date
) -> list[PracticePosition]:
    """Choose the positions of a session: what is due, then own ones, then new ones.

    New ones come by their level, of every source in turn.
    """
    found = {each.key: each for each in among}
    due = [found.pop(key) for key in learned.due(today) if key in found]
    turns: Counter[tuple[str, int]] = Counter()
    new: list[tuple[bool, int, int, PracticePosition]] = []
    for key, each in found.items():
        if key not in learned.position:
            kind = each.source, each.level
            turns[kind] += 1
            new.append((each.source != OWN, each.level, turns[kind], each))
    new.sort(key=lambda entry: entry[:-1])
    return [*due, *(each for *_, each in new)][:SESSION]


class Progress:
    """The progress file of this player."""

    def __init__(self, file: Path | None = None) -> None:
        """Use a file, or the usual one. Raises `StorageError` if it has no place."""
        self.file: Final = file or paths.data_folder() / "learning.toml"

    def read(self) -> Learned:
        """Read the file; a damaged one is moved aside. Raises `StorageError`, once.

        One of a newer version stays, and is read again after an update.
        """
        try:
            return _parsed(read_text(self.file, MAX_GAME_BYTES), Where(self.file.name))
        except NoSuchFileError:
            return Learned()
        except NewerError as error:
            why = WordedError(NEWER_FILE)
            words = mark("“{file}”: {why}")
            raise StorageError(words, file=self.file.name, why=why) from error
        except ValueError as error:  # also a day that is none, and what is no text
            aside = set_aside(self.file, error)
            said = mark(
                "Your progress in learning cannot be read and begins again. "
                "The file is now “{file}”."
            )
            raise StorageError(said, file=aside) from error

    def finish_lesson(self, name: str, tries: int, today: date) -> None:
        """Keep that a lesson was played to its end. Raises `StorageError`."""
        learned = self.read()
        learned.lesson[name] = LessonDone(today, tries)
        learned.left.pop(name, None)
        self._write(learned)

    def leave_lesson(self, name: str, left: Left) -> None:
        """Keep where a lesson will go on. Raises `StorageError`."""
        learned = self.read()
        learned.left[name] = left
        self._write(learned)

    def answer(self, key: str, grade: Grade, today: date) -> None:
        """Put a position where its answer belongs. Raises `StorageError`."""
        learned = self.read()
        learned.position[key] = boxed(learned.position.get(key), grade, today)
        self._write(learned)

    def keep_day(self, day: date, done: Day) -> None:
        """Add to a day; what it has of deal or position stays: the first try counts.

        Raises `StorageError`.
        """
        learned = self.read()
        before = learned.day.get(str(day), Day())
        first = before if before.deal else done
        position = before.position or done.position
        learned.day[str(day)] = replace(first, position=position)
        self._write(learned)

    def add_private(self, position: PracticePosition) -> str:
        """Add a position of the player's own games; return the key it is kept by.

        The same table is kept once; the oldest gives way. Raises `StorageError`.
        """
        name = sha256(position.table.encode()).hexdigest()[:12]
        mine = replace(position, source=OWN, name=name)
        learned = self.read()
        if all(each.name != name for each in learned.own):
            learned.own.append(mine)
            for gone in learned.own[:-MOST_OWN]:
                learned.position.pop(gone.key, None)
            del learned.own[:-MOST_OWN]
            self._write(learned)
        return mine.key

    def start_over(self) -> None:
        """Forget everything. Raises `StorageError`."""
        try:
            self.file.unlink(missing_ok=True)
        except OSError as error:
            raise paths.writing_failed(self.file, error) from error

    def _write(self, learned: Learned) -> None:
        tables = asdict(learned, dict_factory=_without_nothing)
        write_whole(self.file, tomli_w.dumps({"format": FORMAT, **tables}))


def _without_nothing(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Leave out what TOML has no word for."""
    return {key: value for key, value in pairs if value is not None}


def _parsed(text: str, at: Where) -> Learned:
    table = at.parsed(text)
    at.check_format(table)
    own = at.tables(table, "own")
    days = _named(Day, table.get("day", {}), at)
    return Learned(
        _named(LessonDone, table.get("lesson", {}), at),
        _named(Left, table.get("left", {}), at),
        _named(Boxed, table.get("position", {}), at),
        {str(date.fromisoformat(key)): day for key, day in days.items()},
        [at.made(PracticePosition, OWN, each, strict=False) for each in own],
    )


def _named(kind: type[_T], table: object, at: Where) -> dict[str, _T]:
    """Make the values of a table of tables; fields that nobody knows are left out."""
    if not isinstance(table, dict):
        raise at.error(f"{table!r} is no table")
    return {key: at.made(kind, key, each, strict=False) for key, each in table.items()}
