"""What every bot offers: a decision made from an observation, and why."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Protocol

from canasta_qt.advice import NO_EXPLANATION, Candidate, Explanation
from canasta_qt.engine.state.actions import Action
from canasta_qt.engine.state.observation import Observation

LADDER: Final = ("novice", "beginner", "casual", "standard", "expert", "master")
"""The levels a player may choose, each stronger than the one before."""

SIMPLE: Final = "standard"
"""The level that answers in place of one that failed."""

NAMES: Final = (*LADDER, "random")
"""Every level there is: they can be told apart without loading the bots."""

USUAL: Final = 0
"""The budget that lets a level think as it is used to."""


@dataclass(frozen=True, slots=True)
class Decision:
    """What a bot does now, and what it means to do in the rest of the turn.

    `plan` follows the action and stops where chance or the partner decides next.
    """

    action: Action
    plan: tuple[Action, ...] = ()
    candidates: tuple[Candidate, ...] = ()
    because: Explanation = NO_EXPLANATION
    worlds: int = 0
    """Worlds that were looked at; 0 if nothing was searched."""
    cut: bool = False
    """The clock ended the search: the same question may get another answer."""


class Bot(Protocol):
    """A player made of code: the same view and seed always give the same decision."""

    def decide(self, observation: Observation, seed: int, budget: int) -> Decision:
        """Decide for `observation.seat`, which must be the actor.

        `budget` is the number of worlds a search may look at, though never more than
        the level is used to, or `USUAL`; rule bots need none.
        The view is not changed.
        """
        ...
