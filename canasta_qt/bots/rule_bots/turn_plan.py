"""The rest of a turn as a bot means to play it, as far as it can be foreseen."""

from __future__ import annotations

from collections.abc import Callable

from canasta_qt.engine.state.actions import Action, Answer, AskPartner, Draw
from canasta_qt.engine.state.position import PLAY_PHASE, Position
from canasta_qt.engine.transition import play


def rest_of_turn(
    position: Position, action: Action, choose: Callable[[Position], Action]
) -> tuple[Action, ...]:
    """Follow a turn after its next action, on a copy.

    Stops where the stock or the partner decides next, and where a pile with unknown
    cards has come into the hand.
    """
    ahead = position.copy()
    seat = position.turn
    plan: list[Action] = []
    while not isinstance(action, Draw | AskPartner | Answer):
        play(ahead, action)
        if ahead.phase != PLAY_PHASE or ahead.turn != seat or ahead.hidden[seat]:
            break
        action = choose(ahead)
        plan.append(action)
    return tuple(plan)
