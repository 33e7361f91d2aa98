"""Transcripts: records played again and written as text, for comparison in tests and
for readers."""

from collections.abc import Iterator

from canasta_qt.engine.scoring import score_sheet
from canasta_qt.engine.state.events import Event, ScoreLine
from canasta_qt.engine.state.position import OVER_PHASE, Position
from canasta_qt.notation.actions import event_text
from canasta_qt.notation.position.line import format_position
from canasta_qt.notation.record import (
    REVIEW_FIELD,
    Record,
    ReplayMoment,
    replay_moments,
)
from canasta_qt.rules.text import ruleset_text

_INDENT = "     "


def transcript_lines(record: Record, until: int | None = None) -> Iterator[str]:
    """Yield each line of a record with its events, and each round with position and
    score.

    After `until` lines, counted over all rounds, only the position follows. Raises
    `ReplayError` for an illegal action.
    """
    yield f"{ruleset_text(record.ruleset)}: {', '.join(record.players)}"
    played = 0
    for moment in replay_moments(record):
        yield from _moment(moment)
        yield from _review_lines(record, moment)
        played += moment.line is not None
        over = moment.position.phase == OVER_PHASE
        if over:
            yield format_position(moment.position)
            yield from score_sheet_lines(moment.position)
        if until is not None and played >= until:
            if not over:
                yield format_position(moment.position)
            return


def _moment(moment: ReplayMoment) -> Iterator[str]:
    if moment.line is None:
        yield ""
        yield f"round {moment.round + 1}"
    else:
        yield str(moment.line)
    yield from _event_lines(moment.events)


def _review_lines(record: Record, moment: ReplayMoment) -> Iterator[str]:
    """Yield the mistakes that a review found in a line, each with its position.

    Invalid marks are left out.
    """
    marks = record.rounds[moment.round].private_fields.get(REVIEW_FIELD, ())
    for mark in marks if isinstance(marks, list) else ():
        if not isinstance(mark, dict) or mark.get("line") != moment.line_index + 1:
            continue
        step = mark.get("step")
        before = moment.position_before_step(step) if type(step) is int else None
        if before is None:
            continue
        yield (
            f"{_INDENT}review: step {step} cost about {mark.get('cost')} points"
            f" (± {mark.get('error')}), better: {mark.get('better')}"
        )
        yield _INDENT + format_position(before)


def _event_lines(events: tuple[Event, ...]) -> Iterator[str]:
    for event in events:
        yield _INDENT + event_text(event)


def score_sheet_lines(position: Position) -> Iterator[str]:
    """Yield the score of a finished round, a line for each score item."""
    sheet = score_sheet(position)
    for side, lines in enumerate(sheet.lines):
        yield (
            f"side {side}: {sheet.before[side]} + {sheet.round[side]}"
            f" = {sheet.total[side]}"
        )
        yield from (_INDENT + _line(line) for line in lines)


def _line(line: ScoreLine) -> str:
    whose = "" if line.seat is None else f" of seat {line.seat}"
    each = "" if line.each is None else f" at {line.each}"
    return f"{line.item}{whose}: {line.count}{each}, {line.points}"
