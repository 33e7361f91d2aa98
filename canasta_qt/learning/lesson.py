"""Lessons as files: what is read is a value, what is broken is told with its place.

`assets/lessons/<game>/<id>.toml` is English, `<id>.de.toml` beside it has the texts of
another language in the same shape; `assets/lessons/README.md` is for their authors.
"""

from __future__ import annotations

import logging
import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Final, TypeAlias

from canasta_qt.asset_files import asset
from canasta_qt.rules.rulesets.catalog import ALL_RULESETS

_log = logging.getLogger("canasta.lessons")

Table: TypeAlias = dict[str, Any]
Texts: TypeAlias = tuple[str, ...]

FORMAT: Final = 1
FIRST: Final = "first"
"""The folder whose lessons come before all others."""
DETOUR: Final = "lapse"
"""The field of a legal act that is put back."""

_KINDS: Final = {
    int: "a whole number",
    str: "a text in quotes",
    list: "a list of texts in quotes",
    dict: "a table",
    tuple: "a list of tables",
}
_LESSON: Final[Mapping[str, type]] = {
    "format": int, "id": str, "game": str, "title": str, "goal": str, "minutes": int,
    "words": list, "card": str, "deal": dict, "step": tuple,
}  # fmt: skip
_HEAD: Final = _LESSON.keys() - {"format", "step"}
_NEEDED: Final = tuple(name for name in _LESSON if name not in ("words", "deal"))
_STEP: Final[Mapping[str, type]] = {
    "part": str, "table": str, "say": list, "ring": list, "want": list, "also": list,
    "events": list, "done": str, "then": list, "ask": str, "answer": str,
    "within": int, "trap": tuple, DETOUR: tuple,
}  # fmt: skip
_TRAP: Final[Mapping[str, type]] = {"line": str, "reason": str, "say": list}
_DETOUR: Final[Mapping[str, type]] = {
    "line": str, "then": list, "say": list, "events": list,
}  # fmt: skip
_SPOKEN: Final = {
    "": ("title", "goal", "card", "words"),
    "step": ("part", "say", "done", "ask"),
    "trap": ("say",),
    DETOUR: ("say",),
}
"""By table the fields that are in another language."""


class LessonError(Exception):
    """A lesson that cannot be: the file, the step, and what is wrong."""


@dataclass(frozen=True, slots=True)
class Where:
    """A place in the file of a lesson; step 0 is what stands before the steps."""

    file: str
    step: int = 0
    line: int = 0

    def __str__(self) -> str:
        """Write `classic-08.toml, step 1 (line 12)`."""
        line = f" (line {self.line})" if self.line else ""
        return f"{self.file}, step {self.step}{line}" if self.step else self.file

    def error(self, sentence: str) -> LessonError:
        """Make the error that says so."""
        return LessonError(f"{self}: {sentence}")


@dataclass(frozen=True, slots=True)
class Trap:
    """An act that suggests itself and is refused, at its last action."""

    line: str
    reason: str
    say: Texts = ()


@dataclass(frozen=True, slots=True)
class Detour:
    """A legal act that is put back; `then` is what the others make of it."""

    line: str
    say: Texts
    then: Texts = ()
    events: Texts = ()


@dataclass(frozen=True, slots=True)
class Step:
    """What the coach says, what is to be done, and what follows."""

    where: Where = field(compare=False)
    part: str = ""
    """A heading that this step begins."""
    table: str = ""
    """A whole position; empty goes on where the step before ended."""
    say: Texts = ()
    ring: Texts = ()
    want: Texts = ()
    """Lines of the learner without the seat; each is right, the first is shown."""
    also: Texts = ()
    """Patterns of lines that are right as well."""
    events: Texts = ()
    done: str = ""
    then: Texts = ()
    """Lines of the others."""
    ask: str = ""
    answer: str = ""
    within: int = 0
    traps: tuple[Trap, ...] = ()
    detours: tuple[Detour, ...] = ()


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson in the language it was read in."""

    id: str
    game: str
    """A ruleset as text."""
    title: str
    goal: str
    minutes: int
    card: str
    """The line that joins the learner’s card."""
    steps: tuple[Step, ...]
    where: Where = field(compare=False)
    words: Texts = ()
    """Words that the lesson explains."""
    deal: Mapping[str, Any] | None = None
    """A whole round with its deck, as the judge takes it."""


@cache
def lessons(language: str = "en") -> tuple[Lesson, ...]:
    """Read every lesson of the program, in the order in which one learns."""
    games = [ruleset.id for ruleset in ALL_RULESETS]
    found = [(path, read_lesson(path, language)) for path in files(asset("lessons"))]
    found.sort(key=lambda each: _order(each[0], each[1].game, games))
    return tuple(lesson for _, lesson in found)


def _order(path: Path, game: str, games: list[str]) -> tuple[bool, int, str, str]:
    known = games.index(game) if game in games else len(games)
    return path.parent.name != FIRST, known, game, path.stem


def files(folder: Path) -> Iterator[Path]:
    """Yield the lessons below a folder, without their translations."""
    for path in sorted(folder.rglob("*.toml")):
        if "." not in path.stem:
            yield path


def read_lesson(path: Path, language: str = "en") -> Lesson:
    """Read one file, with the texts of another language if those are whole.

    Raises `LessonError`; whether it can be played is asked by `learning.proof`.
    """
    text, data = _read(path)
    lesson = _lesson(path, text, data)
    texts = path.with_suffix(f".{language}.toml")
    if not texts.is_file():
        return lesson
    try:
        return translated(path, texts)
    except LessonError as error:
        _log.warning("a lesson is in English: %s", error)
        return lesson


def translated(path: Path, texts: Path) -> Lesson:
    """Read a lesson with its texts in another language.

    Raises `LessonError` if one is missing: nothing is half in a language.
    """
    text, data = _read(path)
    _, said = _read(texts)
    _speak(data, said, "", Where(texts.name))
    return _lesson(path, text, data)


def _read(path: Path) -> tuple[str, Table]:
    where = Where(path.name)
    try:
        text = path.read_text(encoding="utf-8")
        return text, tomllib.loads(text)
    except (OSError, UnicodeDecodeError) as error:
        raise where.error(f"cannot be read: {error}") from None
    except tomllib.TOMLDecodeError as error:
        raise where.error(f"not TOML: {error}") from None


def _speak(data: Table, said: Table, kind: str, where: Where) -> None:
    """Put the texts of a table and of the tables in it in their places."""
    spoken = [name for name in _SPOKEN[kind] if name in data]
    for name in said:
        if name not in (*spoken, "step", "trap", DETOUR):
            raise where.error(f"“{name}” is no text of the lesson here")
    for name in spoken:
        if type(said.get(name)) is not type(data[name]):
            raise where.error(f"“{name}” is missing")
        data[name] = said[name]
    for name in ("step", "trap", DETOUR):
        parts = [each for each in data.get(name, ()) if name == "step" or "say" in each]
        others = [each for each in said.get(name, ()) if name == "step" or each]
        if len(parts) != len(others):
            raise where.error(
                f"{len(others)} × “{name}”, but the lesson has {len(parts)}"
            )
        for number, (part, other) in enumerate(zip(parts, others, strict=True), 1):
            inner = Where(where.file, number) if name == "step" else where
            _speak(part, other, name, inner)


def _lesson(path: Path, text: str, data: Table) -> Lesson:
    where = Where(path.name)
    _check(where, "lesson", data, _LESSON, _NEEDED)
    if data["format"] != FORMAT:
        raise where.error(f"format {data['format']} is not known, only {FORMAT}")
    if data["id"] != path.stem:
        raise where.error(f"id “{data['id']}” is not the file’s name")
    if not 1 <= data["minutes"] <= 10:
        raise where.error("minutes must lie between 1 and 10")
    heads = re.finditer(r"^[ \t]*\[\[step\]\]", text, re.MULTILINE)
    lines = [text.count("\n", 0, head.start()) + 1 for head in heads]
    lines += [0] * (len(data["step"]) - len(lines))
    steps = tuple(
        _step(each, Where(path.name, number, line), data["game"])
        for number, (each, line) in enumerate(zip(data["step"], lines, strict=True), 1)
    )
    head = {name: each for name, each in _tuples(data).items() if name in _HEAD}
    return Lesson(**head, steps=steps, where=where)


def _step(data: Table, where: Where, game: str) -> Step:
    _check(where, "step", data, _STEP)
    fields = _tuples(data)
    traps, detours = fields.pop("trap", ()), fields.pop(DETOUR, ())
    for each in traps:
        _check(where, "trap", each, _TRAP, ("line", "reason"))
    for each in detours:
        _check(where, DETOUR, each, _DETOUR, ("line", "say"))
    if "table" in fields:
        fields["table"] = f"canasta/1 {game} {fields['table']}"
    return Step(
        where,
        **fields,
        traps=tuple(Trap(**_tuples(each)) for each in traps),
        detours=tuple(Detour(**_tuples(each)) for each in detours),
    )


def _tuples(data: Table) -> Table:
    lists = {name: tuple(each) for name, each in data.items() if type(each) is list}
    return data | lists


def _check(
    where: Where,
    name: str,
    data: Table,
    known: Mapping[str, type],
    needed: tuple[str, ...] = (),
) -> None:
    """Refuse fields that nobody knows, of a wrong kind, or missing."""
    for each, value in data.items():
        if each not in known:
            listed = ", ".join(known)
            raise where.error(f"{name} has no field “{each}”; it knows {listed}")
        if not _is(value, known[each]):
            kind = _KINDS[known[each]]
            raise where.error(f"“{each}” of {name} must be {kind}, not {value!r}")
    for each in needed:
        if each not in data:
            raise where.error(f"{name} lacks “{each}”")


def _is(value: object, kind: type) -> bool:
    if kind not in (list, tuple):
        return type(value) is kind
    inner = str if kind is list else dict
    return isinstance(value, list) and all(type(each) is inner for each in value)
