"""The level `standard`: the rule policy, with its plan and the scores that decided."""

from __future__ import annotations

import logging
from collections.abc import Callable

from canasta_qt.advice import Candidate
from canasta_qt.bots.rule_bots.bot import Decision
from canasta_qt.bots.rule_bots.explain import ground_of
from canasta_qt.bots.rule_bots.policy import careful_choice, policy_of
from canasta_qt.engine.generate import legal_actions
from canasta_qt.engine.state import actions
from canasta_qt.engine.state.actions import Action
from canasta_qt.engine.state.observation import Observation
from canasta_qt.engine.state.position import PLAY_PHASE, Position
from canasta_qt.engine.transition import play
from canasta_qt.notation.position.line import format_position

_log = logging.getLogger("canasta.bots")


class StandardBot:
    """Level `standard`: sound and predictable, no chance in it."""

    def decide(self, observation: Observation, seed: int, budget: int) -> Decision:  # noqa: ARG002
        """Follow the rule policy; neither seed nor budget changes anything."""
        position = observation.position
        action = careful_choice(position)
        return Decision(
            action,
            rest_of_turn(position, action, careful_choice),
            candidates(position, observation.seat, action),
            ground_of(position, action),
        )


def candidates(position: Position, seat: int, action: Action) -> tuple[Candidate, ...]:
    """Return the actions compared, best first: only discards have scores."""
    if not isinstance(action, actions.Discard):
        return (Candidate(action, 0.0),)
    ranked = policy_of(position.terms).ranked_discards(position, seat)
    return tuple(Candidate(actions.DISCARDS[card], score) for score, card in ranked)


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
    while not isinstance(action, actions.Draw | actions.AskPartner | actions.Answer):
        play(ahead, action)
        if ahead.phase != PLAY_PHASE or ahead.turn != seat or ahead.hidden[seat]:
            break
        action = choose(ahead)
        plan.append(action)
    return tuple(plan)


def simple_choice(observation: Observation) -> Action:
    """Choose by the rules of play; if even that fails, the first legal action."""
    try:
        return careful_choice(observation.position)
    except Exception:
        # A game must never hang on a bot: the log tells what to mend.
        _log.exception(
            "the rule policy failed in %s", format_position(observation.position)
        )
    return next(legal_actions(observation.position))
