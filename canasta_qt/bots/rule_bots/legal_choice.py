"""The rule policy with a second look: what the rules refuse is replaced.

The policy is written for games of one kind; house rules can forbid what it wants.
"""

from __future__ import annotations

from canasta_qt.bots.classic.discards import ranked_discards
from canasta_qt.bots.rule_bots.policy import choose
from canasta_qt.engine.generate import legal_actions
from canasta_qt.engine.legality import refusal
from canasta_qt.engine.state.actions import DISCARDS, DRAW, Action
from canasta_qt.engine.state.position import DRAW_PHASE, PLAY_PHASE, Position


def careful_choice(position: Position) -> Action:
    """Choose by the policy; instead of an illegal wish the next best legal action."""
    action = choose(position)
    if refusal(position, action) is None:
        return action
    for other in _instead(position):
        if refusal(position, other) is None:
            return other
    return next(legal_actions(position))


def _instead(position: Position) -> list[Action]:
    """What to try instead: to draw, or to throw the card that costs least."""
    if position.phase == DRAW_PHASE:
        return [DRAW]
    if position.phase != PLAY_PHASE:
        return []
    return [DISCARDS[card] for _, card in ranked_discards(position, position.turn)]
