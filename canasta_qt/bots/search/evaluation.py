"""What a position is worth to a side: learned weights, or the score as it stands."""

from __future__ import annotations

from dataclasses import dataclass
from operator import mul

from canasta_qt.bots.estimates.outlook import hand_points, laid_points
from canasta_qt.bots.search.features import (
    CONTEXTS,
    NAMES,
    NUMBER,
    contexts,
    differences,
)
from canasta_qt.engine.scoring import round_points
from canasta_qt.engine.state.position import OVER_PHASE, Position


@dataclass(frozen=True, slots=True)
class Evaluation:
    """Weights of the features: a row for each context, points for each number."""

    always: tuple[float, ...]
    stock: tuple[float, ...]
    end: tuple[float, ...]

    def value(self, position: Position, side: int) -> float:
        """Points by which the side will probably be ahead when the round ends."""
        found = differences(position, side)
        stock, end = contexts(position)
        value: float = sum(map(mul, found, self.always))
        value += stock * sum(map(mul, found, self.stock))
        value += end * sum(map(mul, found, self.end))
        return value

    def parts(self, position: Position, side: int) -> list[float]:
        """The same by feature: their sum is the value."""
        found = differences(position, side)
        stock, end = contexts(position)
        return [
            number * (always + stock * full + end * near)
            for number, always, full, near in zip(
                found, self.always, self.stock, self.end, strict=True
            )
        ]


def leaf_of(rows: dict[str, dict[str, float]]) -> Evaluation:
    """Make a leaf of weights by context and name; names left out count nothing.

    Raises `ValueError` if a name is none of ours.
    """
    made = []
    for context in CONTEXTS:
        row = rows.get(context, {})
        strangers = sorted(set(row) - set(NAMES))
        if strangers:
            raise ValueError(f"no such feature: {strangers[0]}")
        made.append(tuple(float(row.get(name, 0.0)) for name in NAMES))
    return Evaluation(*made)


def weighted(position: Position, side: int) -> list[float]:
    """The features times each context: what weights are fitted to."""
    found = differences(position, side)
    stock, end = contexts(position)
    return [
        *found,
        *[number * stock for number in found],
        *[number * end for number in found],
    ]


def rows_of(weights: list[float]) -> dict[str, dict[str, float]]:
    """Split fitted weights by context and name, as files hold them."""
    return {
        context: {
            name: round(weights[place * NUMBER + at], 3)
            for at, name in enumerate(NAMES)
            if abs(weights[place * NUMBER + at]) >= 0.001
        }
        for place, context in enumerate(CONTEXTS)
    }


def score_value(position: Position, side: int) -> float:
    """Points by which a side is ahead if the round ended now, going out not counted."""
    points = [
        float(
            laid_points(position, each)
            - sum([hand_points(position, seat) for seat in seats])
        )
        for each, seats in enumerate(position.terms.seats_of)
    ]
    return ahead(points, side)


def ahead(points: list[float], side: int) -> float:
    """Points of a side less the mean of the others'."""
    others = len(points) - 1
    if not others:
        return points[side]
    return points[side] - (sum(points) - points[side]) / others


def final_value(position: Position, side: int) -> float:
    """Points by which a side is ahead in a finished round."""
    assert position.phase == OVER_PHASE, "the round goes on"
    return ahead([float(points) for points in round_points(position)], side)
