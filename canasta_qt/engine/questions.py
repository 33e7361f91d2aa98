"""What the actor may or must do now, as yes or no: the judge's facts ask here."""

from __future__ import annotations

from canasta_qt.engine.generate import takes
from canasta_qt.engine.position import PLAY_PHASE, Position
from canasta_qt.engine.taking import must_take
from canasta_qt.engine.way_out import way_out


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
