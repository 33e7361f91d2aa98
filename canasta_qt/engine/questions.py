"""What the actor may or must do now, as yes or no: the judge's facts ask here."""

from __future__ import annotations

from canasta_qt.engine.generate import takes
from canasta_qt.engine.moves.going_out import (
    canasta_refusal,
    foot_refusal,
    kind_refusals,
    threes_refusal,
)
from canasta_qt.engine.moves.going_out_search import way_out
from canasta_qt.engine.score.penalties import (
    holding_lines,
    incomplete_lines,
    short_sequence_lines,
)
from canasta_qt.engine.state.position import PLAY_PHASE, Position
from canasta_qt.engine.state.refusals import Reason, Refusal
from canasta_qt.engine.state.score_lines import ScoreLine


def may_take(position: Position) -> bool:
    """Return whether the actor can take the pile in some way."""
    return next(takes(position), None) is not None


def may_go_out(position: Position) -> bool:
    """Return whether the actor, having drawn or taken, can use up the hand this turn.

    The partner's word counts; false before the draw, when the hand is not complete.
    """
    return position.phase == PLAY_PHASE and way_out(position, position.turn) is not None


def out_needs(position: Position, seat: int) -> tuple[Refusal, ...]:
    """List every condition of going out that a seat's side does not meet yet."""
    side = position.terms.side_of[seat]
    kinds = kind_refusals(position, side)
    count = canasta_refusal(position, side)
    found: list[Refusal | None] = [*kinds]
    if count is not None and count.reason is Reason.TOO_FEW_CANASTAS:
        found.insert(0, count)
    found += [foot_refusal(position, seat), threes_refusal(position, seat)]
    return tuple(refused for refused in found if refused is not None)


def looming(position: Position, side: int) -> tuple[ScoreLine, ...]:
    """List the penalties that would count against a side if the hand ended now.

    Hidden cards of partners are not counted.
    """
    return tuple(
        line
        for part in (incomplete_lines, holding_lines, short_sequence_lines)
        for line in part(position, side)
    )
