"""Questions the table asks of the player besides ordinary play."""

from __future__ import annotations

from canasta_qt.engine.dealing import lift_wanted
from canasta_qt.engine.state.facts import points_in_hand
from canasta_qt.engine.state.observation import Observation
from canasta_qt.engine.state.position import LIFT_PHASE
from canasta_qt.gestures import Prompt, PromptKind


def question(observation: Observation) -> Prompt:
    """The partner asks: may I go out?"""
    return Prompt(
        PromptKind.ANSWER_PARTNER,
        asker=observation.position.turn,
        cards_held=observation.position.size[observation.seat],
        points_held=points_in_hand(observation.position, observation.seat) or 0,
    )


def choice_before_play(observation: Observation) -> Prompt:
    """A lift for a bonus, or which packet to keep."""
    position = observation.position
    if position.phase == LIFT_PHASE:
        return Prompt(
            PromptKind.LIFT,
            most=len(position.terms.deck),
            wanted=lift_wanted(position.terms),
        )
    return Prompt(PromptKind.KEEP_PACKET)
