"""The level `standard`: the rule policy, with its plan and the scores that decided."""

from __future__ import annotations

from canasta_qt.bots.bot import Candidate, Decision
from canasta_qt.bots.discards import NEVER, discard_scores
from canasta_qt.bots.grounds import ground_of
from canasta_qt.bots.picking import thrown
from canasta_qt.bots.planning import rest_of_turn
from canasta_qt.bots.policy import choose
from canasta_qt.cards import RANKS
from canasta_qt.engine.actions import DISCARDS, Action, Discard
from canasta_qt.engine.observation import Observation
from canasta_qt.engine.position import Position


class StandardBot:
    """Level `standard`: sound and predictable, no chance in it."""

    def decide(self, view: Observation, seed: int, budget: int) -> Decision:  # noqa: ARG002
        """Follow the rule policy; neither seed nor budget changes anything."""
        position = view.position
        action = choose(position)
        return Decision(
            action,
            rest_of_turn(position, action, choose),
            candidates(position, view.seat, action),
            ground_of(position, action),
        )


def candidates(position: Position, seat: int, action: Action) -> tuple[Candidate, ...]:
    """The actions weighed against each other, best first: discards have scores."""
    if not isinstance(action, Discard):
        return (Candidate(action, 0.0),)
    scores = discard_scores(position, seat)
    hand, known = position.hands[seat], position.known[seat]
    found = [
        Candidate(DISCARDS[thrown(hand, known, rank)], scores[rank])
        for rank in range(RANKS)
        if scores[rank] > NEVER
    ]
    found.sort(key=lambda candidate: -candidate.mean)
    return tuple(found)
