"""The level `random`: random legal actions."""

from itertools import islice
from random import Random
from typing import Final

from canasta_qt.advice import AdviceReason, Candidate, Explanation
from canasta_qt.bots.rule_bots.bot import Decision
from canasta_qt.bots.rule_bots.standard import rest_of_turn
from canasta_qt.engine.generate import legal_actions
from canasta_qt.engine.state.actions import Action
from canasta_qt.engine.state.observation import Observation
from canasta_qt.engine.state.position import Position

_MAX_ACTIONS: Final = 300
"""Largest number of legal actions from which one is chosen, as there can be thousands
of initial melds."""


class RandomBot:
    """Level `random`, which also plans the rest of a turn at random."""

    def decide(self, observation: Observation, seed: int, budget: int) -> Decision:  # noqa: ARG002
        """Return a random decision; equal seeds give equal decisions."""
        rng = Random(seed)
        action = random_action(observation.position, rng)
        position = observation.position
        plan = rest_of_turn(position, action, lambda ahead: random_action(ahead, rng))
        reason = Explanation(AdviceReason.AT_RANDOM)
        return Decision(action, plan, (Candidate(action, 0.0),), reason)


def random_action(position: Position, rng: Random) -> Action:
    """Return a random legal action of the seat to act."""
    return rng.choice(list(islice(legal_actions(position), _MAX_ACTIONS)))
