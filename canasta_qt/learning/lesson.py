"""Lessons read from files.

`assets/lessons/<game>/<id>.toml` is English, `<id>.de.toml` beside it has the texts of
another language in the same structure; `assets/lessons/README.md` is for authors.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any, Final

from canasta_qt.asset_files import asset_path
from canasta_qt.learning.reading import Texts, TomlTable, build_dataclass, read_content
from canasta_qt.rules.rulesets.catalog import ALL_RULESETS

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
    """An action that the lesson expects as a mistake, because the rules refuse it: the
    last action of `line`."""

    line: str
    reason: str
    say: Texts = ()


@dataclass(frozen=True, slots=True)
class LessonDetour:
    """Legal actions that are explained and then undone; `then` are the lines of the
    other players after them."""

    line: str
    say: Texts
    then: Texts = ()
    events: Texts = ()


@dataclass(frozen=True, slots=True)
class LessonStep:
    """A step of a lesson: texts of the coach, actions of the learner, and lines that
    follow."""

    part: str = ""
    """Heading of the part of the lesson that begins with this step; else empty."""
    table: str = ""
    """Position at the beginning; if empty, the position at the end of the previous
    step."""
    say: Texts = ()
    ring: Texts = ()
    want: Texts = ()
    """Right lines of the learner, without the seat; the first one is shown as the
    solution."""
    also: Texts = ()
    """Patterns of other lines that are right."""
    events: Texts = ()
    done: str = ""
    then: Texts = ()
    """Lines of the other players that follow a right line."""
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
    """Sentence about what the lesson taught, for the page of notes."""
    steps: tuple[LessonStep, ...]
    words: Texts = ()
    """Words of the rules that are explained in the lesson."""
    covers: Texts = ()
    """Ids of lessons whose `card` is also shown when this lesson is finished."""
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
    """Return the lesson in a file, with the texts of its translation if there is
    one.
    """
    data = read_content(path)
    texts = path.with_suffix(f".{language}.toml")
    if texts.is_file():
        _replace_texts(data, read_content(texts), "")
    steps = tuple(_step(each, data["game"]) for each in data.pop("step"))
    return build_dataclass(Lesson, "lesson", data, steps=steps)


def _replace_texts(data: TomlTable, translated: TomlTable, kind: str) -> None:
    """Replace the texts in a table, and in tables inside it, by the translated
    texts."""
    for name in _TRANSLATED_FIELDS[kind]:
        if name in data:
            data[name] = translated[name]
    for name in ("step", "trap", DETOUR_FIELD):
        parts, others = (each.get(name, []) for each in (data, translated))
        if name != "step":  # without texts there is nothing to translate
            parts = [each for each in parts if "say" in each]
            others = [each for each in others if each]
        for part, other in zip(parts, others, strict=True):
            _replace_texts(part, other, name)


def _step(data: TomlTable, game: str) -> LessonStep:
    traps, detours = data.pop("trap", []), data.pop(DETOUR_FIELD, [])
    step = build_dataclass(
        LessonStep,
        "step",
        data,
        traps=tuple(build_dataclass(ExpectedMistake, "trap", each) for each in traps),
        detours=tuple(
            build_dataclass(LessonDetour, DETOUR_FIELD, each) for each in detours
        ),
    )
    return replace(step, table=f"canasta/1 {game} {step.table}") if step.table else step
