"""Whether a lesson can be played as its file promises.

Expected lines are legal, traps are refused for their reason, lines of other seats
are legal, and every coach mark has its place.
"""

import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from typing import Any, Final

from canasta_qt.cards import card_text
from canasta_qt.gestures import Place
from canasta_qt.learning.lesson import (
    DETOUR_FIELD,
    ExpectedMistake,
    Lesson,
    LessonDetour,
    LessonStep,
    read_lesson,
)
from canasta_qt.learning.lesson_run import correct_number
from canasta_qt.learning.reading import Texts, build_dataclass
from canasta_qt.learning.rings import parse_coach_mark
from canasta_qt.notation.judge import judge

_CARD: Final = re.compile(r"X[rb]|[A2-9TJQK][cdhs]")
_PATTERN: Final = re.compile(r"(draw|take|meld|discard|ask|yes|no|keep|\*)")


_KINDS: Final[dict[str, type]] = {
    "lesson": Lesson,
    "step": LessonStep,
    "trap": ExpectedMistake,
    DETOUR_FIELD: LessonDetour,
}
_INSIDE: Final = ("step", "trap", DETOUR_FIELD)
"""Names of tables inside other tables."""


def problems(path: Path) -> tuple[str, ...]:
    """Return what is wrong with a lesson, and where."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except ValueError as error:  # no text, or no TOML
        return (f"{path.name}: {error}",)
    if data.pop("format", None) != 1:
        return (f"{path.name}: “format” is not 1",)
    found = tuple(_table_problems(path.name, "lesson", data))
    return found or tuple(_Proof().problems(path.name, read_lesson(path)))


def _table_problems(place: str, name: str, table: dict[str, Any]) -> Iterator[str]:
    """Yield unknown fields, missing ones and wrong values of a table and those
    inside."""
    kind = _KINDS[name]
    own = {key: value for key, value in table.items() if key not in _INSIDE}
    for key in own.keys() - {field.name for field in fields(kind)}:
        yield f"{place}: {name} has no field “{key}”"
    given: dict[str, object] = {"steps": ()} if kind is Lesson else {}
    try:
        build_dataclass(kind, name, own, **given)
    except ValueError as error:
        yield f"{place}: {error}"
    for inside in _INSIDE:
        for number, part in enumerate(table.get(inside, ()), 1):
            yield from _table_problems(f"{place}, {inside} {number}", inside, part)


class _Proof:
    """Plays a lesson step by step with the judge."""

    def __init__(self) -> None:
        self.position: str | None = None
        """Position after the lines played so far."""
        self.actor = 0

    def problems(self, file: str, lesson: Lesson) -> Iterator[str]:
        """Yield the problems of the lesson and of its lines."""
        if f"{lesson.id}.toml" != file:
            yield f"{file}: id “{lesson.id}” is not the file’s name"
        if not 1 <= lesson.minutes <= 10:
            yield f"{file}: minutes must be between 1 and 10"
        if lesson.deal is not None:
            answer = judge({"ruleset": lesson.game, **lesson.deal})
            if not answer["ok"]:
                yield f"{file}: deal: {answer['error']}"
                return
            self.position = answer["after"]
        if not any(step.want for step in lesson.steps):
            yield f"{file}: nothing is to be played in this lesson"
        for number, step in enumerate(lesson.steps, 1):
            for problem in self._step(step):
                yield f"{file}, step {number}: {problem}"

    def _step(self, step: LessonStep) -> Iterator[str]:
        position = step.table or self.position
        if position is None:
            yield "there is no table yet: give “table” here or “deal” above"
            return
        answer = judge({"position": position})
        if not answer["ok"]:
            yield f"table: {_unread(answer)}"
            return
        position, actor = answer["after"], answer["facts"]["actor"]
        self.actor = actor or 0
        yield from _shape(step)
        yield from _rings(position, step.ring)
        if step.want and actor != 0:
            yield f"seat {actor} is to act here, and the learner sits at 0"
        ends = []
        for number, want in enumerate(step.want):
            events = () if number else step.events
            ends.append(
                (yield from self._legal(position, "want", f"0: {want}", events))
            )
        for trap in step.traps:
            yield from self._trap(position, trap)
        for detour in step.detours:
            yield from self._detour(position, step, detour)
        self.position = ends[0] if ends else position
        for line in step.then:
            if self.position is not None:
                self.position = yield from self._legal(self.position, "then", line)
        if step.ask and self.position is not None:
            yield from _question(step, self.position)

    def _legal(self, position: str, what: str, line: str, events: Texts = ()) -> Any:
        """Yield the reason if a line is illegal; return the position after it."""
        answer = judge({"position": position, "line": line})
        if not answer["ok"]:
            yield f"{what} “{line}” cannot be read: {_unread(answer)}"
        elif not answer["legal"]:
            no = answer["refused"]
            yield f"{what} “{line}” is refused at “{no['action']}”: {no['reason']}"
        else:
            for wanted in events:
                if not any(each.startswith(wanted) for each in answer["events"]):
                    brought = answer["events"]
                    yield f"{what} “{line}” does not bring “{wanted}”, but {brought}"
            return answer["after"]
        return None

    def _trap(self, position: str, trap: ExpectedMistake) -> Iterator[str]:
        line = f"{self.actor}: {trap.line}"
        answer = judge({"position": position, "line": line})
        if not answer["ok"]:
            yield f"trap “{line}” cannot be read: {_unread(answer)}"
            return
        if answer["legal"]:
            yield (
                f"trap “{line}” is legal: make it a {DETOUR_FIELD},"
                " or change the position"
            )
            return
        no = answer["refused"]
        if no["reason"] != trap.reason:
            yield f"trap “{line}” is refused as {no['reason']}, not as {trap.reason}"
        elif no["step"] != trap.line.count(","):
            yield f"trap “{line}” is refused at “{no['action']}”, not at its end"

    def _detour(
        self, position: str, step: LessonStep, detour: LessonDetour
    ) -> Iterator[str]:
        line = f"{self.actor}: {detour.line}"
        after = yield from self._legal(position, DETOUR_FIELD, line, detour.events)
        for each in detour.then:
            if after is not None:
                after = yield from self._legal(after, f"{DETOUR_FIELD}.then", each)
        taken = acts(detour.line)
        if any(acts(want)[: len(taken)] == taken for want in step.want):
            yield f"{DETOUR_FIELD} “{detour.line}” is on the way to what is wanted"


def acts(line: str) -> list[str]:
    """Return the actions of a line without its seat."""
    return [each.strip() for each in line.split(",")]


def _unread(answer: dict[str, Any]) -> str:
    """Return why a text cannot be read, without the caret."""
    return str(answer["error"]).partition("\n")[0]


def _shape(step: LessonStep) -> Iterator[str]:
    """Yield the problems of a step that do not depend on the position."""
    for pattern in step.also:
        if not _PATTERN.match(pattern):
            yield f"also “{pattern}” is no pattern of a line"
    if not (step.say or step.want or step.then or step.ask):
        yield "a step without say, want, then and ask does nothing"
    if step.traps and not step.want:
        yield "a trap needs a step with “want”"


def _rings(position: str, rings: Texts) -> Iterator[str]:
    fields = dict(word.split("=", 1) for word in position.split() if "=" in word)
    hand = fields["hands"].split("/")[0]
    rows = fields.get("melds", "-/-").split("/")
    for text in rings:
        try:
            ring = parse_coach_mark(text)
        except ValueError as error:
            yield str(error)
            continue
        lacking = Counter(map(card_text, ring.cards)) - Counter(_CARD.findall(hand))
        if lacking:
            yield f"ring “{text}”: {', '.join(lacking)} is not in the hand {hand}"
        row = rows[ring.spot.side]
        if ring.spot.place is Place.MELD and ring.spot.index >= row.count("["):
            yield f"ring “{text}”: there is no meld of this number in {row}"


def _question(step: LessonStep, position: str) -> Iterator[str]:
    if not step.answer:
        yield "“ask” lacks “answer”"
    elif step.answer in ("score us", "score them"):
        if correct_number(step.answer, position) is None:
            yield "there is no score to ask for here"
    elif not re.fullmatch(r"-?\d+", step.answer):
        yield f"answer “{step.answer}” is no number and not “score us” or “score them”"
