"""Interface of the bots: a decision, with its reason, from an observation."""

from dataclasses import dataclass
from typing import Final, Protocol

from canasta_qt.advice import NO_EXPLANATION, Candidate, Explanation
from canasta_qt.engine.state.actions import Action
from canasta_qt.engine.state.observation import Observation

PLAYER_LEVELS: Final = ("novice", "beginner", "casual", "standard", "expert", "master")
"""Levels that a player can choose, from weakest to strongest."""

FALLBACK_LEVEL: Final = "standard"
"""Level that replaces one that has failed."""

LEVEL_NAMES: Final = (*PLAYER_LEVELS, "random")
"""Names of all levels, available without importing the bots."""

DEFAULT_WORLD_BUDGET: Final = 0
"""Value of `budget` that means the usual number of worlds, which depends on the level
and the number of options."""


@dataclass(frozen=True, slots=True)
class Decision:
    """The action of a bot and the planned rest of its turn.

    `planned_actions` follow the action, up to the next step that chance or the partner
    decides.
    """

    action: Action
    planned_actions: tuple[Action, ...] = ()
    candidates: tuple[Candidate, ...] = ()
    explanation: Explanation = NO_EXPLANATION
    world_count: int = 0
    """Number of worlds searched; 0 without a search."""
    is_time_up: bool = False
    """Whether the time limit ended the search; then the result is not reproducible."""


class Bot(Protocol):
    """A bot; equal observations and seeds give equal decisions."""

    def decide(self, observation: Observation, seed: int, budget: int) -> Decision:
        """Return the decision of `observation.seat`, which must be the seat to act.

        `budget` is the largest number of worlds of a search, limited to the largest
        number of the level, or `DEFAULT_WORLD_BUDGET`; bots that do not search ignore
        it. The observation is not changed.
        """
        ...
