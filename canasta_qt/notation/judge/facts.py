"""What the judge says about a position: its facts and, when over, its score."""

from __future__ import annotations

from typing import Any, Final

from canasta_qt.cards import RED3
from canasta_qt.engine.automatic_steps import end_round
from canasta_qt.engine.generate import takes
from canasta_qt.engine.moves.going_out_search import way_out
from canasta_qt.engine.moves.taking_pile import must_take
from canasta_qt.engine.rounds import next_dealer
from canasta_qt.engine.scoring import score_sheet
from canasta_qt.engine.state.facts import frozen_to, opening_minimum, points_in_hand
from canasta_qt.engine.state.melds import RUN, SET, THREES, WILDS, Meld
from canasta_qt.engine.state.position import (
    DRAW_PHASE,
    OVER_PHASE,
    PHASE_NAMES,
    PLAY_PHASE,
    Position,
    actor,
)
from canasta_qt.engine.state.score_lines import ScoreItem, ScoreLine, ScoreSheet
from canasta_qt.notation.cards import write_cards
from canasta_qt.rules.tables import CANASTA, NATURAL_CANASTA

_KIND_NAMES: Final = {
    SET: "rank",
    RUN: "sequence",
    WILDS: "wild",
    THREES: "black_threes",
}
_OF_CARDS: Final = (
    ScoreItem.CARDS_IN_HAND,
    ScoreItem.CARDS_IN_FOOT,
    ScoreItem.THREES_IN_HAND,
    ScoreItem.HOLDING,
)
"""Lines that a player's cards decide."""
_MARKS: Final = {CANASTA: "canasta", NATURAL_CANASTA: "natural_canasta"}


def facts(position: Position) -> dict[str, Any]:
    """Describe a position by every fact NOTATION.md names."""
    sides = range(position.terms.sides)
    seat = actor(position)
    drawing = position.phase == DRAW_PHASE
    over = position.phase == OVER_PHASE
    ended = _end_of_game(position) if over else (False, None)
    return {
        "actor": seat,
        "phase": PHASE_NAMES[position.phase],
        "opening_minimum": [_minimum(position, side) for side in sides],
        "frozen": [frozen_to(position, side) for side in sides],
        "may_take": drawing and any(True for _ in takes(position)),
        "must_take": drawing and must_take(position),
        "may_go_out": _may_go_out(position),
        "round_over": over,
        "out": position.out if position.out >= 0 else None,
        "concealed": position.concealed,
        "game_over": ended[0],
        "winner": ended[1],
        "next_first_player": position.terms.next_seat[next_dealer(position)],
        "melds": [[_meld(meld) for meld in melds] for melds in position.melds],
        "points_in_hand": [
            points_in_hand(position, seat) for seat in range(position.terms.players)
        ],
    }


def score(position: Position) -> dict[str, Any] | None:
    """Count a finished round by side; None before its end.

    A side with unknown cards in hand has no points, only the lines that are certain.
    """
    if position.phase != OVER_PHASE or position.round == 0:
        return None
    sheet = _sheet(position)
    certain = [_is_known(position, side) for side in range(position.terms.sides)]
    return {
        "total_before": list(sheet.before),
        "round": _certain(sheet.round, certain),
        "total": _certain(sheet.total, certain),
        "lines": [
            [_line(line) for line in lines if not _is_hidden(position, line)]
            for lines in sheet.lines
        ],
    }


def _sheet(position: Position) -> ScoreSheet:
    """Count, with red threes that a text shows in a hand laid out first (2.3)."""
    cause = position.cause
    if cause is not None and any(ranks[RED3] for ranks in position.ranks):
        position = position.copy()
        end_round(position, cause, None)
    return score_sheet(position)


def _minimum(position: Position, side: int) -> int | str:
    if position.melds[side]:
        return 0
    minimum = opening_minimum(position, side)
    return _MARKS.get(minimum, minimum)


def _may_go_out(position: Position) -> bool:
    if position.phase != PLAY_PHASE:
        return False
    return way_out(position, position.turn) is not None


def _is_known(position: Position, side: int) -> bool:
    return not any(position.hidden[seat] for seat in position.terms.seats_of[side])


def _is_hidden(position: Position, line: ScoreLine) -> bool:
    seat = line.seat
    return seat is not None and line.item in _OF_CARDS and position.hidden[seat] > 0


def _certain(points: tuple[int, ...], certain: list[bool]) -> list[int | None]:
    return [each if sure else None for each, sure in zip(points, certain, strict=True)]


def _end_of_game(position: Position) -> tuple[bool | None, int | list[int] | None]:
    """Whether the match is over and who has won; unknown hands leave it open."""
    if position.round == 0:
        return False, None
    if any(position.hidden):
        return None, None
    sheet = _sheet(position)
    winners = list(sheet.winners)
    return sheet.game_over, winners[0] if len(winners) == 1 else winners or None


def _meld(meld: Meld) -> dict[str, Any]:
    return {
        "cards": write_cards(meld.cards),
        "kind": _KIND_NAMES[meld.form],
        "points": meld.points,
        "canasta": meld.kind,
    }


def _line(line: ScoreLine) -> dict[str, Any]:
    found: dict[str, Any] = {
        "item": str(line.item),
        "count": line.count,
        "each": line.each,
        "points": line.points,
    }
    if line.seat is not None:
        found["seat"] = line.seat
    return found
