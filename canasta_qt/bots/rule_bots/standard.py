"""The level `standard`: the rule policy, with its plan and the scores that decided."""

from __future__ import annotations

from canasta_qt.advice import Candidate
from canasta_qt.bots.classic.discards import ranked_discards
from canasta_qt.bots.rule_bots.bot import Decision
from canasta_qt.bots.rule_bots.explain import ground_of
from canasta_qt.bots.rule_bots.legal_choice import careful_choice
from canasta_qt.bots.rule_bots.turn_plan import rest_of_turn
from canasta_qt.engine.state.actions import DISCARDS, Action, Discard
from canasta_qt.engine.state.observation import Observation
from canasta_qt.engine.state.position import Position


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
    """The actions weighed against each other, best first: discards have scores."""
    if not isinstance(action, Discard):
        return (Candidate(action, 0.0),)
    return tuple(
        Candidate(DISCARDS[card], score)
        for score, card in ranked_discards(position, seat)
    )
