"""Questions beside the play: may the partner go out, lifting cards, the packet."""

from __future__ import annotations

from canasta_qt.engine.rounds import lift_range
from canasta_qt.engine.state.observation import Observation
from canasta_qt.engine.state.position import LIFT_PHASE
from canasta_qt.gestures import Prompt, PromptKind


def question(observation: Observation) -> Prompt:
    """Return the partner's question: may I go out?"""
    return Prompt(PromptKind.ANSWER_PARTNER, asker=observation.position.turn)


def choice_before_play(observation: Observation) -> Prompt:
    """Return the question of a lift for a bonus, or which packet to keep."""
    position = observation.position
    if position.phase == LIFT_PHASE:
        return Prompt(
            PromptKind.LIFT,
            most=len(position.terms.deck),
            wanted=lift_range(position.terms),
        )
    return Prompt(PromptKind.KEEP_PACKET)
