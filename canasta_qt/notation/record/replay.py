"""A record played again: the positions and events it leads through."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from canasta_qt.engine.rounds import add_scores, start_game, start_round
from canasta_qt.engine.score.scoring import score_sheet
from canasta_qt.engine.state.events import Event
from canasta_qt.engine.state.position import OVER_PHASE, Position
from canasta_qt.engine.state.refusals import Refusal
from canasta_qt.notation.actions import Line
from canasta_qt.notation.errors import NotationError
from canasta_qt.notation.judge.line_play import LineRefusedError, play_line
from canasta_qt.notation.position.line import format_position
from canasta_qt.notation.record.record import Record, Round


@dataclass(frozen=True, slots=True)
class Moment:
    """The game after a deal (`line` None) or after a line."""

    round: int
    """Index of the round in the record."""
    number: int
    """Index of the line in the round; -1 for the deal."""
    line: Line | None
    events: tuple[Event, ...]
    position: Position


class ReplayError(NotationError):
    """A record the rules do not follow to its end, with the last good position."""

    def __init__(
        self,
        where: str,
        why: str,
        position: Position,
        refusal: Refusal | None = None,
        events: tuple[Event, ...] = (),
    ) -> None:
        """`where` is a round and a line, `why` one clause.

        `events` are those of the steps of the line that were still good.
        """
        super().__init__(f"{where}: {why}\n  in {format_position(position)}")
        self.where = where
        self.why = why
        self.position = position
        self.refusal = refusal
        self.events = events


@dataclass(frozen=True, slots=True)
class Replay:
    """Where a record leads: its last good position and the events of that round."""

    position: Position
    history: tuple[Event, ...]
    rounds: int
    """Rounds dealt."""
    lines: int
    """Whole lines of the last of them that were played."""
    stopped: ReplayError | None
    """Why the rest of the record was not played, if so."""


def replay(record: Record) -> Replay:
    """Play a record to its end, or to the last position the rules allow."""
    position = _table(record)
    history: tuple[Event, ...] = ()
    rounds = lines = 0
    try:
        for moment in moments(record):
            position = moment.position
            dealt = moment.line is None
            history = moment.events if dealt else history + moment.events
            rounds, lines = moment.round + 1, moment.number + 1
    except ReplayError as error:
        return Replay(error.position, history + error.events, rounds, lines, error)
    return Replay(position, history, rounds, lines, None)


def moments(record: Record) -> Iterator[Moment]:
    """Yield the game after each deal and each line; every position is a new one.

    Raises `ReplayError` where the rules refuse a line or a score differs.
    """
    position = _table(record)
    for index, played in enumerate(record.rounds):
        position = position.copy()
        if index:
            _must_be_over(position, index)
            add_scores(position)
        events = start_round(position, played.dealer, played.deck)
        yield Moment(index, -1, None, tuple(events), position)
        for number, line in enumerate(played.turns):
            position, happened = _play(position, line, f"round {index + 1}")
            yield Moment(index, number, line, tuple(happened), position)
        _compare_score(position, played, index)


def _table(record: Record) -> Position:
    return start_game(
        record.ruleset, players=len(record.players), seating=record.seating
    )


def _play(position: Position, line: Line, where: str) -> tuple[Position, list[Event]]:
    try:
        return play_line(position, line)
    except LineRefusedError as refused:
        raise ReplayError(
            f"{where}, line {str(line)!r}",
            f"{refused.step} is refused: {refused.refusal.reason}",
            refused.position,
            refused.refusal,
            tuple(refused.events),
        ) from None
    except NotationError as error:
        raise ReplayError(
            f"{where}, line {str(line)!r}", str(error), position
        ) from None


def _must_be_over(position: Position, index: int) -> None:
    if position.phase != OVER_PHASE:
        raise ReplayError(
            f"round {index}", "the next round is dealt before its end", position
        )


def _compare_score(position: Position, played: Round, index: int) -> None:
    if played.score is None:
        return
    if position.phase != OVER_PHASE:
        raise ReplayError(f"round {index + 1}", "scored before its end", position)
    total = score_sheet(position).total
    if total != played.score:
        raise ReplayError(
            f"round {index + 1}",
            f"the record says {_slashed(played.score)}, the count {_slashed(total)}",
            position,
        )


def _slashed(totals: tuple[int, ...]) -> str:
    return "/".join(map(str, totals))
