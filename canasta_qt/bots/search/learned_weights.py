"""What has been learned of a ruleset, read from the files in `bots/weights`."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Final

from canasta_qt.bots.estimates.values import values
from canasta_qt.bots.search import evaluation
from canasta_qt.bots.search.beliefs import EVEN, Belief
from canasta_qt.bots.search.evaluation import Rounds
from canasta_qt.engine.state.position import OVER_PHASE, Position
from canasta_qt.engine.state.terms import Terms
from canasta_qt.rules.model import Ruleset, parameters
from canasta_qt.rules.rulesets.catalog import preset
from canasta_qt.rules.values import WildMelds

FOLDER: Final = Path(__file__).parent / "weights"


@dataclass(frozen=True, slots=True)
class Knowledge:
    """What a search values positions by, and deals hidden cards by."""

    source: str
    """The ruleset it was learned from; empty if there is none."""
    leaf: evaluation.Evaluation | None
    belief: Belief
    rounds: Rounds | None = None
    """Results of rounds, for the end of a match."""

    def value(self, position: Position, side: int) -> float:
        """Points by which a side will probably be ahead; exact in finished rounds."""
        if position.phase == OVER_PHASE:
            return evaluation.final_value(position, side)
        if self.leaf is None:
            return evaluation.score_value(position, side)
        return self.leaf.value(position, side)

    def ahead(self, turns: int) -> int:
        """How many turns to look ahead: more where the score is all there is."""
        return turns if self.leaf else turns * values.SEARCH.unlearned_horizon


NOTHING: Final = Knowledge("", None, EVEN)
"""Where nothing has been learned: the score as it stands, and even chances."""


@lru_cache(maxsize=64)
def knowledge_of(terms: Terms) -> Knowledge:
    """Find what is known of a table: its ruleset's weights, or the nearest's."""
    name = nearest(terms.rules, available())
    return NOTHING if name is None else read_weights(FOLDER / f"{name}.json")


def available(folder: Path = FOLDER) -> list[str]:
    """List the rulesets with weights."""
    return sorted(path.stem for path in folder.glob("*.json"))


def nearest(ruleset: Ruleset, names: list[str]) -> str | None:
    """Choose the ruleset's own weights or those of the preset most like it.

    None if there are only games of another kind: what a sequence, a foot or a wild
    canasta is worth cannot be learned where there is none.
    """
    found: list[tuple[bool, int, str]] = []
    own = dict(parameters(ruleset))
    for name in names:
        other = preset(name)
        if other is not None and _kind(other) == _kind(ruleset):
            differing = sum(own[key] != value for key, value in parameters(other))
            found.append((name != ruleset.id, differing, name))
    return min(found)[2] if found else None


def _kind(ruleset: Ruleset) -> tuple[bool, bool, bool]:
    """What games must share to be played by the same weights."""
    return (
        ruleset.sequences,
        ruleset.foot_size > 0,
        ruleset.wild_melds is not WildMelds.NONE,
    )


def read_weights(path: Path) -> Knowledge:
    """Read a file that `canasta-qt train` has written."""
    data = json.loads(path.read_text(encoding="utf-8"))
    rounds = data["rounds"]
    results = tuple((own, other) for own, other in rounds["results"])
    return Knowledge(
        path.stem,
        evaluation.leaf_of(data["leaf"]),
        Belief(data["beliefs"]),
        Rounds(results, rounds["growth"], rounds["scatter"]),
    )
