"""Learned weights of rulesets, read from files in `bots/weights`."""

import json
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Final

from canasta_qt.bots.estimates.values import values
from canasta_qt.bots.search import evaluation
from canasta_qt.bots.search.beliefs import EVEN_BELIEF, Belief
from canasta_qt.bots.search.evaluation import RoundStatistics
from canasta_qt.engine.state.position import OVER_PHASE, Position
from canasta_qt.engine.state.terms import Terms
from canasta_qt.rules.model import Ruleset, parameter_values
from canasta_qt.rules.rulesets.catalog import preset
from canasta_qt.rules.values import WildMelds

WEIGHTS_FOLDER: Final = Path(__file__).parent / "weights"


@dataclass(frozen=True, slots=True)
class LearnedWeights:
    """Learned evaluation, belief and statistics of rounds for a ruleset."""

    evaluation: evaluation.Evaluation | None
    belief: Belief
    round_statistics: RoundStatistics | None = None
    """Statistics of rounds, used near the end of a game."""

    def expected_lead(self, position: Position, side: int) -> float:
        """Return the expected lead of a side in points at the end of the round; exact
        if the round has ended."""
        if position.phase == OVER_PHASE:
            return evaluation.final_lead(position, side)
        if self.evaluation is None:
            return evaluation.current_lead(position, side)
        return self.evaluation.expected_lead(position, side)

    def horizon_for(self, turns: int) -> int:
        """Return the number of turns to play ahead: `turns`, or more without learned
        weights."""
        return (
            turns if self.evaluation else turns * values.SEARCH.unlearned_horizon_factor
        )


NO_WEIGHTS: Final = LearnedWeights(None, EVEN_BELIEF)
"""Weights for rulesets without a similar one: evaluation by the score, even beliefs."""


@lru_cache(maxsize=64)
def weights_for(terms: Terms) -> LearnedWeights:
    """Return the weights for the terms of a game: those of its ruleset, or of the most
    similar one."""
    name = nearest_weights(terms.rules, available_weights())
    return NO_WEIGHTS if name is None else read_weights(WEIGHTS_FOLDER / f"{name}.json")


def available_weights() -> list[str]:
    """Return the names of rulesets with weights, sorted."""
    return sorted(path.stem for path in WEIGHTS_FOLDER.glob("*.json"))


def nearest_weights(ruleset: Ruleset, names: list[str]) -> str | None:
    """Return the name of the same or the most similar ruleset that has weights.

    None if only games of another kind have weights: the value of a sequence, a foot or
    a wild canasta cannot be learned from games without them.
    """
    found: list[tuple[bool, int, str]] = []
    own = dict(parameter_values(ruleset))
    for name in names:
        other = preset(name)
        if other is not None and _kind(other) == _kind(ruleset):
            differing = sum(own[key] != value for key, value in parameter_values(other))
            found.append((name != ruleset.id, differing, name))
    return min(found)[2] if found else None


def _kind(ruleset: Ruleset) -> tuple[bool, bool, bool]:
    """Return the properties that two rulesets must share to use the same weights."""
    return (
        ruleset.sequences,
        ruleset.foot_size > 0,
        ruleset.wild_melds is not WildMelds.NONE,
    )


def read_weights(path: Path) -> LearnedWeights:
    """Return the weights in a file written by `canasta-qt train`."""
    data = json.loads(path.read_text(encoding="utf-8"))
    rounds = data["rounds"]
    results = tuple((own, other) for own, other in rounds["results"])
    return LearnedWeights(
        evaluation.evaluation_from_rows(data["leaf"]),
        Belief(data["beliefs"]),
        RoundStatistics(results, rounds["growth"], rounds["scatter"]),
    )
