"""Progress of the learner in one file: lessons, repeated positions, days.

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
Nothing is cached, so that a second program sees every change.
"""

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
from canasta_qt.learning.reading import TomlTable, build_dataclass
from canasta_qt.outside_text import MAX_GAME_BYTES, parse_toml
from canasta_qt.storage import paths
from canasta_qt.storage.atomic_file import (
    delete_file,
    read_text,
    replace_file_text,
    set_file_aside,
)
from canasta_qt.storage.paths import NEWER_FILE_MESSAGE, NoSuchFileError, StorageError
from canasta_qt.translate import WordedError, mark

_T = TypeVar("_T")

_FORMAT_VERSION: Final = 1
REVIEW_INTERVAL_DAYS: Final = (1, 3, 7, 21, 60)
"""Days until a position of box 1, 2 … is due again."""
MAX_SESSION_POSITIONS: Final = 10
"""Largest number of positions in one session."""
MAX_OWN_POSITIONS: Final = 200
"""Largest number of positions from the player's own games."""
FIRST_ROUND_LESSON: Final = "first-round"
"""Id of the guided round, a lesson that continues at the part reached before."""
OWN_SOURCE: Final = "own"
"""Source of positions from the player's own games."""
_PROMOTING_GRADES: Final = frozenset({Grade.SOLVED, Grade.AS_GOOD})


@dataclass(frozen=True, slots=True)
class FinishedLesson:
    """Date on which a lesson was last finished, and the number of wrong actions in
    it."""

    done: date
    tries: int = 0


@dataclass(frozen=True, slots=True)
class LessonProgress:
    """Progress in an unfinished lesson: current part, from 1, and parts that are
    done.
    """

    part: int
    done: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class BoxedPosition:
    """Box of a practice position, from 1, the date when it is due, and the number of
    answers to it."""

    box: int
    due: date
    seen: int

    def __post_init__(self) -> None:
        """Raise `ValueError` for a box number that does not exist."""
        if not 1 <= self.box <= len(REVIEW_INTERVAL_DAYS):
            raise ValueError(f"there is no box {self.box}")


@dataclass(frozen=True, slots=True)
class DayResult:
    """Results of the first attempt on a day: of the deal, and the grade of the
    position.

    `deal` has the points of the player's side and of the other side.
    """

    deal: tuple[int, ...] = ()
    canastas: int = 0
    out: bool = False
    hints: int = 0
    position: str = ""


def next_review_box(
    before: BoxedPosition | None, grade: Grade, today: date
) -> BoxedPosition:
    """Return the box of a position after an answer with a grade.

    An answer before the due date does not raise the box, as the explanation was read
    only recently.
    """
    seen = 1 if before is None else before.seen + 1
    if before is None or grade in {Grade.COSTLY, Grade.GIFT}:
        box = 1
    elif today < before.due:
        return replace(before, seen=seen)
    else:
        box = min(before.box + (grade in _PROMOTING_GRADES), len(REVIEW_INTERVAL_DAYS))
    return BoxedPosition(
        box, today + timedelta(days=REVIEW_INTERVAL_DAYS[box - 1]), seen
    )


@dataclass(slots=True)
class ProgressData:
    """Contents of the progress file."""

    lesson: dict[str, FinishedLesson] = field(default_factory=dict)
    left: dict[str, LessonProgress] = field(default_factory=dict)
    position: dict[str, BoxedPosition] = field(default_factory=dict)
    day: dict[str, DayResult] = field(default_factory=dict)
    own: list[PracticePosition] = field(default_factory=list)

    def due_keys(self, today: date) -> list[str]:
        """Return the keys of positions that are due, the earliest due date first."""
        due = [(it.due, key) for key, it in self.position.items() if it.due <= today]
        return [key for _, key in sorted(due)]


def positions_for_session(
    learned: ProgressData, positions: Sequence[PracticePosition], today: date
) -> list[PracticePosition]:
    """Return the positions for a session: due ones, then new ones, at most
    `MAX_SESSION_POSITIONS`.

    Of new positions, the player's own are first. They are sorted by level; those of one
    level alternate between sources.
    """
    found = {each.key: each for each in positions}
    due = [found.pop(key) for key in learned.due_keys(today) if key in found]
    turns: Counter[tuple[str, int]] = Counter()
    new: list[tuple[bool, int, int, PracticePosition]] = []
    for key, each in found.items():
        if key not in learned.position:
            kind = each.source, each.level
            turns[kind] += 1
            new.append((each.source != OWN_SOURCE, each.level, turns[kind], each))
    new.sort(key=lambda entry: entry[:-1])
    return [*due, *(each for *_, each in new)][:MAX_SESSION_POSITIONS]


class ProgressFile:
    """The progress file of this player."""

    def __init__(self, file: Path | None = None) -> None:
        """Use this file, by default `learning.toml` in the data folder. Raises
        `StorageError` if the folder cannot be created."""
        self.file: Final = file or paths.data_folder() / "learning.toml"

    def read_progress(self) -> ProgressData:
        """Return the contents; empty if there is no file.

        Raises `StorageError`, also for a damaged file, which is set aside, and for a
        file of a newer version, which is not moved.
        """
        try:
            table = parse_toml(read_text(self.file, MAX_GAME_BYTES))
            number = table.get("format")
            if type(number) is int and number > _FORMAT_VERSION:
                why = WordedError(NEWER_FILE_MESSAGE)
                words = mark("“{file}”: {why}")
                raise StorageError(words, file=self.file.name, why=why)
            return _parse(table)
        except NoSuchFileError:
            return ProgressData()
        except ValueError as error:  # includes invalid dates and files that are no text
            aside = set_file_aside(self.file, error)
            said = mark(
                "Your progress in learning cannot be read and begins again. "
                "The file is now “{file}”."
            )
            raise StorageError(said, file=aside) from error

    def finish_lesson(self, name: str, tries: int, today: date) -> None:
        """Store that a lesson was finished after some wrong actions. Raises
        `StorageError`.
        """
        learned = self.read_progress()
        learned.lesson[name] = FinishedLesson(today, tries)
        learned.left.pop(name, None)
        self._write(learned)

    def save_lesson_progress(self, name: str, left: LessonProgress) -> None:
        """Store the part at which a lesson is to continue. Raises `StorageError`."""
        learned = self.read_progress()
        learned.left[name] = left
        self._write(learned)

    def record_answer(self, key: str, grade: Grade, today: date) -> None:
        """Store the grade of an answer to a position. Raises `StorageError`."""
        learned = self.read_progress()
        learned.position[key] = next_review_box(learned.position.get(key), grade, today)
        self._write(learned)

    def store_day_result(self, day: date, day_result: DayResult) -> None:
        """Add results to a day; existing results are not replaced, as only the first
        attempt counts. Raises `StorageError`."""
        learned = self.read_progress()
        before = learned.day.get(str(day), DayResult())
        first = before if before.deal else day_result
        position = before.position or day_result.position
        learned.day[str(day)] = replace(first, position=position)
        self._write(learned)

    def add_own_position(self, position: PracticePosition) -> str:
        """Add a position of the player's own games; return its key. Raises
        `StorageError`.

        An equal table is not stored twice; at the limit the oldest position is removed.
        """
        name = sha256(position.table.encode()).hexdigest()[:12]
        mine = replace(position, source=OWN_SOURCE, name=name)
        learned = self.read_progress()
        if all(each.name != name for each in learned.own):
            learned.own.append(mine)
            for gone in learned.own[:-MAX_OWN_POSITIONS]:
                learned.position.pop(gone.key, None)
            del learned.own[:-MAX_OWN_POSITIONS]
            self._write(learned)
        return mine.key

    def delete_progress(self) -> None:
        """Delete all progress. Raises `StorageError`."""
        delete_file(self.file)

    def _write(self, learned: ProgressData) -> None:
        tables = asdict(learned, dict_factory=_omit_none)
        replace_file_text(
            self.file, tomli_w.dumps({"format": _FORMAT_VERSION, **tables})
        )


def _omit_none(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Return fields by name without those that are None, which TOML cannot
    represent.
    """
    return {key: value for key, value in pairs if value is not None}


def _parse(table: TomlTable) -> ProgressData:
    if table.get("format") != _FORMAT_VERSION:
        raise ValueError(f"the format is not {_FORMAT_VERSION}")
    own = table.get("own", [])
    if not isinstance(own, list):
        raise ValueError(f"own must be a list of tables, not {own!r}")
    days = _named_values(DayResult, table.get("day", {}))
    return ProgressData(
        _named_values(FinishedLesson, table.get("lesson", {})),
        _named_values(LessonProgress, table.get("left", {})),
        _named_values(BoxedPosition, table.get("position", {})),
        {str(date.fromisoformat(key)): day for key, day in days.items()},
        [build_dataclass(PracticePosition, OWN_SOURCE, each) for each in own],
    )


def _named_values(kind: type[_T], table: object) -> dict[str, _T]:
    """Return the values in a table of tables, by name."""
    if not isinstance(table, dict):
        raise ValueError(f"{table!r} is no table")
    return {key: build_dataclass(kind, key, each) for key, each in table.items()}
