"""Lessons read from files; errors name the position in the file.

`assets/lessons/<game>/<id>.toml` is English, `<id>.de.toml` beside it has the texts of
another language in the same structure; `assets/lessons/README.md` is for authors.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from typing import Any, Final

from canasta_qt.asset_files import asset_path
from canasta_qt.learning.reading import (
    FilePlace,
    ReadingError,
    Texts,
    TomlTable,
    read_file,
)
from canasta_qt.rules.rulesets.catalog import ALL_RULESETS

_log = logging.getLogger("canasta.lessons")


FIRST_LESSONS_FOLDER: Final = "first"
"""Name of the folder with the first lessons."""
DETOUR_FIELD: Final = "lapse"
"""Name of the field of a step with its detours."""

_TRANSLATED_FIELDS: Final = {
    "": ("title", "goal", "card", "words"),
    "step": ("part", "say", "done", "ask"),
    "trap": ("say",),
    DETOUR_FIELD: ("say",),
}
"""Fields that are translated, by the name of their table."""


@dataclass(frozen=True, slots=True)
class ExpectedMistake:
    """A tempting action that the rules refuse: the last action of `line`."""

    line: str
    reason: str
    say: Texts = ()


@dataclass(frozen=True, slots=True)
class LessonDetour:
    """Legal actions that are explained and taken back; `then` are the lines of others
    after it.
    """

    line: str
    say: Texts
    then: Texts = ()
    events: Texts = ()


@dataclass(frozen=True, slots=True)
class LessonStep:
    """A step of a lesson: texts of the coach, actions of the learner, lines that
    follow.
    """

    where: FilePlace = field(compare=False)
    part: str = ""
    """Heading of the part of the lesson that begins with this step; else empty."""
    table: str = ""
    """Position at the beginning; empty means the one at the end of the step before."""
    say: Texts = ()
    ring: Texts = ()
    want: Texts = ()
    """Lines of the learner, without the seat; each is right, the first one is shown."""
    also: Texts = ()
    """Patterns of other lines that are right."""
    events: Texts = ()
    done: str = ""
    then: Texts = ()
    """Lines of the other players that follow the right one."""
    ask: str = ""
    answer: str = ""
    within: int = 0
    traps: tuple[ExpectedMistake, ...] = ()
    detours: tuple[LessonDetour, ...] = ()


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson in one language."""

    id: str
    game: str
    """Ruleset of the lesson as text."""
    title: str
    goal: str
    minutes: int
    card: str
    """Sentence on the page of what was learned."""
    steps: tuple[LessonStep, ...]
    where: FilePlace = field(compare=False)
    words: Texts = ()
    """Words of the rules that the lesson explains."""
    covers: Texts = ()
    """Ids of lessons whose sentences `card` are also shown once this one is
    finished.
    """
    deal: Mapping[str, Any] | None = None
    """Request to the judge for a whole round with its deck; None for a lesson without
    one.
    """


@cache
def all_lessons(language: str = "en") -> tuple[Lesson, ...]:
    """Return every lesson of the program, in learning order."""
    games = [ruleset.id for ruleset in ALL_RULESETS]
    paths = lesson_files(asset_path("lessons"))
    found = [(path, read_lesson(path, language)) for path in paths]
    found.sort(key=lambda each: _sort_key(each[0], each[1].game, games))
    return tuple(lesson for _, lesson in found)


def _sort_key(path: Path, game: str, games: list[str]) -> tuple[bool, int, str, str]:
    known = games.index(game) if game in games else len(games)
    return path.parent.name != FIRST_LESSONS_FOLDER, known, game, path.stem


def lesson_files(folder: Path) -> Iterator[Path]:
    """Yield the files of lessons in a folder, without their translations."""
    for path in sorted(folder.rglob("*.toml")):
        if "." not in path.stem:
            yield path


def read_lesson(path: Path, language: str = "en") -> Lesson:
    """Return the lesson in a file, translated if its translation is complete.

    Raises `ReadingError`.
    """
    text, data = read_file(path)
    lesson = _lesson(path, text, data)
    texts = path.with_suffix(f".{language}.toml")
    if not texts.is_file():
        return lesson
    try:
        return read_translated(path, texts)
    except ReadingError as error:
        _log.warning("a lesson is in English: %s", error)
        return lesson


def read_translated(path: Path, texts: Path) -> Lesson:
    """Return the lesson in a file with the texts in another file.

    Raises `ReadingError` if a text is missing: a lesson is never partly translated.
    """
    text, data = read_file(path)
    _, said = read_file(texts)
    _replace_texts(data, said, "", FilePlace(texts.name))
    return _lesson(path, text, data)


def _replace_texts(
    data: TomlTable, said: TomlTable, kind: str, where: FilePlace
) -> None:
    """Replace the texts in a table, and in the tables inside that, by the translated
    ones.
    """
    spoken = [name for name in _TRANSLATED_FIELDS[kind] if name in data]
    for name in said:
        if name not in (*spoken, "step", "trap", DETOUR_FIELD):
            raise where.reading_error(f"“{name}” is no text of the lesson here")
    for name in spoken:
        if type(said.get(name)) is not type(data[name]):
            raise where.reading_error(f"“{name}” is missing")
        data[name] = said[name]
    for name in ("step", "trap", DETOUR_FIELD):
        parts, others = (where.take_tables(dict(each), name) for each in (data, said))
        if name != "step":  # without texts there is nothing to translate
            parts = [each for each in parts if "say" in each]
            others = [each for each in others if each]
        if len(parts) != len(others):
            raise where.reading_error(
                f"{len(others)} × “{name}”, but the lesson has {len(parts)}"
            )
        for number, (part, other) in enumerate(zip(parts, others, strict=True), 1):
            inner = FilePlace(where.file, number) if name == "step" else where
            _replace_texts(part, other, name, inner)


def _lesson(path: Path, text: str, data: TomlTable) -> Lesson:
    where = FilePlace(path.name)
    where.check_format(data)
    heads = re.finditer(r"^[ \t]*\[\[step\]\]", text, re.MULTILINE)
    lines = [text.count("\n", 0, head.start()) + 1 for head in heads]
    found = where.take_tables(data, "step")
    lines += [0] * (len(found) - len(lines))
    steps = tuple(
        _step(each, FilePlace(path.name, number, line), data.get("game"))
        for number, (each, line) in enumerate(zip(found, lines, strict=False), 1)
    )
    lesson = where.build_dataclass(Lesson, "lesson", data, steps=steps, where=where)
    if not steps:
        raise where.reading_error("lesson lacks “step”")
    if lesson.id != path.stem:
        raise where.reading_error(f"id “{lesson.id}” is not the file’s name")
    if not 1 <= lesson.minutes <= 10:
        raise where.reading_error("minutes must lie between 1 and 10")
    return lesson


def _step(data: TomlTable, where: FilePlace, game: object) -> LessonStep:
    traps, detours = (
        where.take_tables(data, "trap"),
        where.take_tables(data, DETOUR_FIELD),
    )
    step = where.build_dataclass(
        LessonStep,
        "step",
        data,
        where=where,
        traps=tuple(
            where.build_dataclass(ExpectedMistake, "trap", each) for each in traps
        ),
        detours=tuple(
            where.build_dataclass(LessonDetour, DETOUR_FIELD, each) for each in detours
        ),
    )
    return replace(step, table=f"canasta/1 {game} {step.table}") if step.table else step
