"""The level `standard`: the rule policy, with its plan and the scores that decided."""

from __future__ import annotations

from canasta_qt.bots.bot import Because, Candidate, Decision
from canasta_qt.bots.discards import NEVER, discard_scores
from canasta_qt.bots.grounds import ground_of
from canasta_qt.bots.picking import thrown
from canasta_qt.bots.policy import choose
from canasta_qt.cards import RANKS
from canasta_qt.engine.actions import DISCARDS, Action, AskPartner, Discard, Draw
from canasta_qt.engine.observation import Observation
from canasta_qt.engine.position import OVER_PHASE, Position
from canasta_qt.engine.transition import play


class StandardBot:
    """Level `standard`: sound and predictable, no chance in it."""

    def decide(self, view: Observation, seed: int, budget: int) -> Decision:  # noqa: ARG002
        """Follow the rule policy; neither seed nor budget changes anything."""
        position = view.position
        action = choose(position)
        return Decision(
            action,
            rest_of_turn(position, action),
            candidates(position, view.seat, action),
            because(position, action),
        )


def rest_of_turn(position: Position, action: Action) -> tuple[Action, ...]:
    """What the policy will do after an action, as far as it can be foreseen."""
    ahead = position.copy()
    seat = position.turn
    plan: list[Action] = []
    while True:
        if isinstance(action, Draw | AskPartner) or ahead.phase == OVER_PHASE:
            return tuple(plan)
        play(ahead, action)
        if ahead.phase == OVER_PHASE or ahead.turn != seat:
            return tuple(plan)
        action = choose(ahead)
        plan.append(action)


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


def because(position: Position, action: Action) -> Because:
    """The fact that decided for an action."""
    return ground_of(position, action)
