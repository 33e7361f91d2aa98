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
from canasta_qt.engine.moves.taking_pile import must_take
from canasta_qt.engine.score.penalties import (
    holding_lines,
    incomplete_lines,
    short_sequence_lines,
)
from canasta_qt.engine.state.position import PLAY_PHASE, Position
from canasta_qt.engine.state.refusals import Reason, Refusal
from canasta_qt.engine.state.score_lines import ScoreLine


def may_take(view: Position) -> bool:
    """Say whether the actor can take the pile in some way."""
    return next(takes(view), None) is not None


def must_take_pile(view: Position) -> bool:
    """Say whether an empty stock forces the actor to take the pile."""
    return must_take(view)


def may_go_out(view: Position) -> bool:
    """Say whether the actor, having drawn or taken, can use up the hand this turn.

    The partner's word counts; false before the draw, when the hand is not complete.
    """
    return view.phase == PLAY_PHASE and way_out(view, view.turn) is not None


def out_needs(view: Position, seat: int) -> tuple[Refusal, ...]:
    """List every condition of going out that a seat's side does not meet yet."""
    side = view.terms.side_of[seat]
    kinds = kind_refusals(view, side)
    count = canasta_refusal(view, side)
    found: list[Refusal | None] = [*kinds]
    if count is not None and count.reason is Reason.TOO_FEW_CANASTAS:
        found.insert(0, count)
    found += [foot_refusal(view, seat), threes_refusal(view, seat)]
    return tuple(refused for refused in found if refused is not None)


def looming(view: Position, side: int) -> tuple[ScoreLine, ...]:
    """List the penalties that would count against a side if the hand ended now.

    Hidden cards of partners are not counted.
    """
    return tuple(
        line
        for part in (incomplete_lines, holding_lines, short_sequence_lines)
        for line in part(view, side)
    )
