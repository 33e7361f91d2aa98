"""What a record says of its hands: the game is played again and every hand counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Final

from canasta_qt.engine.score.scoring import score_sheet
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
from canasta_qt.engine.state.position import OVER_PHASE, Position
from canasta_qt.engine.state.score_lines import ScoreItem, ScoreSheet
from canasta_qt.notation.record.record import Record
from canasta_qt.notation.record.replay import moments
from canasta_qt.rules.text.overrides import ruleset_text
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
class SideHand:
    """What one side did in one hand."""

    points: int = 0
    won: bool = False
    went_out: bool = False
    concealed: bool = False
    canastas: Counter[Kind] = field(default_factory=Counter)
    red_threes: int = 0
    opened: int | None = None
    """The turn of the player who opened, from 1; None if the side did not."""
    piles: int = 0
    biggest_pile: int = 0
    special: str = ""
    """The special hand that was laid."""


@dataclass(frozen=True, slots=True)
class PlayedHand:
    """One hand that came to its end."""

    cause: str
    sides: tuple[SideHand, ...]


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """A game that is over, as the statistics keep it."""

    ruleset: str
    title: str
    ended: datetime | None
    """None where the record does not say."""
    names: tuple[str, ...]
    levels: tuple[str, ...]
    """By seat; empty where a person sat."""
    seat: int | None
    """The person's; None where bots played among themselves."""
    opponents: str
    result: Result
    scores: tuple[int, ...]
    hints: int
    hands: tuple[PlayedHand, ...]

    @property
    def sides(self) -> int:
        """Number of sides."""
        return len(self.scores)


def played_game(record: Record, title: str) -> PlayedGame:
    """Play a record again and count it. Raises `ReplayError` where that fails."""
    sides = record.terms.sides
    hands, last = _hands(record, sides)
    seat = record.players.index(PERSON) if PERSON in record.players else None
    levels = tuple(player.removeprefix(BOT) for player in record.players)
    levels = tuple("" if level == PERSON else level for level in levels)
    hints = record.own.get(HINTS, 0)
    return PlayedGame(
        ruleset=ruleset_text(record.ruleset),
        title=title,
        ended=ended_at(record),
        names=record.names or record.players,
        levels=levels,
        seat=seat,
        opponents=_opponents(levels, seat, sides),
        result=_result(last, seat, sides),
        scores=(0,) * sides if last is None else last.total,
        hints=hints if type(hints) is int else 0,
        hands=hands,
    )


def ended_at(record: Record) -> datetime | None:
    """When the game was over, where the record says so in a way that can be read."""
    text = record.own.get(ENDED)
    if not isinstance(text, str):
        return None
    try:
        ended = datetime.fromisoformat(text)
    except ValueError:
        return None
    return ended.replace(tzinfo=UTC) if ended.tzinfo is None else ended.astimezone(UTC)


def _opponents(levels: tuple[str, ...], seat: int | None, sides: int) -> str:
    side = -1 if seat is None else seat % sides
    met = {level for at, level in enumerate(levels) if at % sides != side}
    return met.pop() if len(met) == 1 else MIXED_LEVELS


def _result(sheet: ScoreSheet | None, seat: int | None, sides: int) -> Result:
    if sheet is None or not sheet.game_over:
        return Result.GIVEN_UP
    if seat is None or seat % sides not in sheet.winners:
        return Result.LOST
    return Result.WON if len(sheet.winners) == 1 else Result.SHARED


def _hands(
    record: Record, sides: int
) -> tuple[tuple[PlayedHand, ...], ScoreSheet | None]:
    """Every hand that came to its end, and the count of the last one."""
    hands: list[PlayedHand] = []
    events: list[Event] = []
    sheet: ScoreSheet | None = None
    for moment in moments(record):
        if moment.line is None:
            events.clear()
        events += moment.events
        if moment.position.phase == OVER_PHASE:
            sheet = score_sheet(moment.position)
            hands.append(_hand(moment.position, sheet, events, sides))
    return tuple(hands), sheet


def _hand(
    position: Position, sheet: ScoreSheet, events: Iterable[Event], sides: int
) -> PlayedHand:
    counted = tuple(SideHand() for _ in range(sides))
    for side, hand in enumerate(counted):
        hand.points = sheet.round[side]
        others = (p for other, p in enumerate(sheet.round) if other != side)
        hand.won = all(hand.points > points for points in others)
        for line in sheet.lines[side]:
            if line.item in _KINDS:
                hand.canastas[_KINDS[line.item]] += line.count
    if sheet.out is not None:
        out = counted[sheet.out % sides]
        out.went_out, out.concealed = True, sheet.concealed
    cause = _follow(events, counted, position.terms.players)
    return PlayedHand(cause, counted)


def _follow(events: Iterable[Event], sides: tuple[SideHand, ...], players: int) -> str:
    """Add what only the course of the hand tells; return why it ended."""
    turns = [1] * players
    cause = ""
    for event in events:
        match event:
            case CardDiscarded(seat=seat) | TurnFloated(seat=seat):
                turns[seat] += 1
            case BonusLaid(side=side):
                sides[side].red_threes += 1
            case SideOpened(seat=seat, side=side):
                sides[side].opened = turns[seat]
            case PileTaken(seat=seat, cards=cards):
                taker = sides[seat % len(sides)]
                taker.piles += 1
                taker.biggest_pile = max(taker.biggest_pile, len(cards))
            case HandDeclared(seat=seat, hand=hand):
                sides[seat % len(sides)].special = hand
            case RoundEnded(cause=why):
                cause = why.value
            case _:
                pass  # it leads to nothing that is counted
    return cause
