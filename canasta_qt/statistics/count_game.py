"""A record as rows of the statistics: the game is played again, every hand counted."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final

from canasta_qt.engine.scoring import score_sheet
from canasta_qt.engine.state.events import (
    BonusLaid,
    CardDiscarded,
    Event,
    HandDeclared,
    PileTaken,
    RoundEnded,
    SideOpened,
    TurnFloated,
)
from canasta_qt.engine.state.position import OVER_PHASE
from canasta_qt.engine.state.score_lines import ScoreItem, ScoreSheet
from canasta_qt.notation.record import Record, moments
from canasta_qt.rules.text import ruleset_text
from canasta_qt.statistics.values import MIXED_LEVELS, Kind, Result

PERSON: Final = "human"
BOT: Final = "bot:"
ENDED: Final = "_ended"
"""Field of a record that says when the game was over, in UTC."""
HINTS: Final = "_hints"

_KINDS: Final = {
    ScoreItem.NATURAL_CANASTA: Kind.NATURAL,
    ScoreItem.MIXED_CANASTA: Kind.MIXED,
    ScoreItem.SEQUENCE: Kind.SEQUENCE,
    ScoreItem.WILD_CANASTA: Kind.WILD,
    ScoreItem.PURE_CANASTA: Kind.PURE,
}


@dataclass(slots=True)
class HandRow:
    """What one side did in one hand: a row of the table `hand`, in its order."""

    number: int
    """Of the hand, from 1."""
    side: int
    own: bool
    """The person's side did it."""
    cause: str
    points: int
    won: bool
    went_out: bool
    concealed: bool
    natural: int = 0
    mixed: int = 0
    sequence: int = 0
    wild: int = 0
    pure: int = 0
    red_threes: int = 0
    opened: int | None = None
    """The turn of the player who opened, from 1; None if the side did not."""
    piles: int = 0
    biggest_pile: int = 0
    special: str = ""
    """The special hand that was laid."""


@dataclass(frozen=True, slots=True)
class GameRow:
    """A game that is over: a row of the table `game`, in its order, after the file."""

    ended: str
    ruleset: str
    title: str
    names: str
    levels: str
    """By seat; empty where a person sat."""
    seat: int | None
    """The person's; None where bots played among themselves."""
    opponents: str
    """Their level, or `MIXED_LEVELS`."""
    result: Result
    scores: str
    points: int | None
    hints: int
    hands: int


def count_game(
    record: Record, title: str, changed: datetime
) -> tuple[GameRow, list[HandRow]]:
    """Play a record again and count it. Raises `ReplayError` where that fails.

    It ended when its file was `changed`, if the record does not say when.
    """
    sides = record.terms.sides
    seat = record.players.index(PERSON) if PERSON in record.players else None
    own = None if seat is None else seat % sides
    hands, last = _hands(record, sides, own)
    levels = tuple(player.removeprefix(BOT) for player in record.players)
    levels = tuple("" if level == PERSON else level for level in levels)
    met = {level for at, level in enumerate(levels) if at % sides != own}
    scores = (0,) * sides if last is None else last.total
    hints = record.own.get(HINTS, 0)
    game = GameRow(
        ended=(ended_at(record) or changed).isoformat(timespec="seconds"),
        ruleset=ruleset_text(record.ruleset),
        title=title,
        names=json.dumps(record.names or record.players),
        levels=json.dumps(levels),
        seat=seat,
        opponents=met.pop() if len(met) == 1 else MIXED_LEVELS,
        result=_result(last, own),
        scores=json.dumps(scores),
        points=None if own is None else scores[own],
        hints=hints if type(hints) is int else 0,
        hands=len(hands) // sides,
    )
    return game, hands


def ended_at(record: Record) -> datetime | None:
    """Return when the game was over, if the record says so in a readable way."""
    text = record.own.get(ENDED)
    if not isinstance(text, str):
        return None
    try:
        ended = datetime.fromisoformat(text)
    except ValueError:
        return None
    return ended.replace(tzinfo=UTC) if ended.tzinfo is None else ended.astimezone(UTC)


def _result(sheet: ScoreSheet | None, own: int | None) -> Result:
    if sheet is None or not sheet.game_over:
        return Result.GIVEN_UP
    if own not in sheet.winners:
        return Result.LOST
    return Result.WON if len(sheet.winners) == 1 else Result.SHARED


def _hands(
    record: Record, sides: int, own: int | None
) -> tuple[list[HandRow], ScoreSheet | None]:
    """Return every hand that came to its end by sides, and the count of the last."""
    hands: list[HandRow] = []
    events: list[Event] = []
    sheet: ScoreSheet | None = None
    for moment in moments(record):
        if moment.line is None:
            events.clear()
        events += moment.events
        if moment.position.phase == OVER_PHASE:
            sheet = score_sheet(moment.position)
            number = len(hands) // sides + 1
            rows = [_side(sheet, side, number, own) for side in range(sides)]
            _follow(events, rows, moment.position.terms.players)
            hands += rows
    return hands, sheet


def _side(sheet: ScoreSheet, side: int, number: int, own: int | None) -> HandRow:
    points = sheet.round[side]
    went_out = sheet.out is not None and sheet.out % len(sheet.round) == side
    row = HandRow(
        number,
        side,
        own=side == own,
        cause="",
        points=points,
        won=sheet.round.count(points) == 1 and points == max(sheet.round),
        went_out=went_out,
        concealed=went_out and sheet.concealed,
    )
    for line in sheet.lines[side]:
        if (kind := _KINDS.get(line.item)) is not None:
            setattr(row, kind, getattr(row, kind) + line.count)
    return row


def _follow(events: Iterable[Event], rows: Sequence[HandRow], players: int) -> None:
    """Add what only the course of the hand tells."""
    turns = [1] * players
    for event in events:
        match event:
            case CardDiscarded(seat=seat) | TurnFloated(seat=seat):
                turns[seat] += 1
            case BonusLaid(side=side):
                rows[side].red_threes += 1
            case SideOpened(seat=seat, side=side):
                rows[side].opened = turns[seat]
            case PileTaken(seat=seat, cards=cards):
                taker = rows[seat % len(rows)]
                taker.piles += 1
                taker.biggest_pile = max(taker.biggest_pile, len(cards))
            case HandDeclared(seat=seat, hand=hand):
                rows[seat % len(rows)].special = hand
            case RoundEnded(cause=cause):
                for row in rows:
                    row.cause = cause.value
            case _:
                pass  # it leads to nothing that is counted
