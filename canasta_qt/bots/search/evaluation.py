"""Value of a position for a side: by learned weights, or by the present score.

Near the end of a game with a target score, the chance of winning replaces points. The
chances for the totals of two sides are computed from the results of sampled rounds,
beginning at the target. If both sides reach the target, the side with more points wins.
"""

from dataclasses import dataclass
from functools import lru_cache
from operator import mul
from typing import Final

from canasta_qt.advice import FEATURE_NAMES
from canasta_qt.bots.estimates.outlook import points_on_table
from canasta_qt.bots.estimates.values import values
from canasta_qt.bots.search import features
from canasta_qt.engine.scoring import round_points
from canasta_qt.engine.state.facts import known_hand_points
from canasta_qt.engine.state.position import OVER_PHASE, Position


@dataclass(frozen=True, slots=True)
class Evaluation:
    """Weights of the features in points, with a row for each of `FEATURE_CONTEXTS`."""

    always_weights: tuple[float, ...]
    stock_weights: tuple[float, ...]
    end_weights: tuple[float, ...]

    def expected_lead(self, position: Position, side: int) -> float:
        """Return the expected lead of a side in points after the round."""
        found = features.feature_differences(position, side)
        stock, end = features.context_weights(position)
        value: float = sum(map(mul, found, self.always_weights))
        value += stock * sum(map(mul, found, self.stock_weights))
        value += end * sum(map(mul, found, self.end_weights))
        return value

    def feature_contributions(self, position: Position, side: int) -> list[float]:
        """Return the points that each feature contributes to the value."""
        found = features.feature_differences(position, side)
        stock, end = features.context_weights(position)
        return [
            number * (always + stock * full + end * near)
            for number, always, full, near in zip(
                found,
                self.always_weights,
                self.stock_weights,
                self.end_weights,
                strict=True,
            )
        ]


def evaluation_from_rows(rows: dict[str, dict[str, float]]) -> Evaluation:
    """Return an evaluation from weights by context and feature; missing weights are
    0."""
    made = [
        tuple(float(rows[context].get(name, 0.0)) for name in FEATURE_NAMES)
        for context in features.FEATURE_CONTEXTS
    ]
    return Evaluation(*made)


def features_by_context(position: Position, side: int) -> list[float]:
    """Return the features multiplied by each context, for fitting the weights."""
    found = features.feature_differences(position, side)
    stock, end = features.context_weights(position)
    return [
        *found,
        *[number * stock for number in found],
        *[number * end for number in found],
    ]


def rows_from_weights(weights: list[float]) -> dict[str, dict[str, float]]:
    """Return fitted weights by context and feature, as they are stored in files."""
    return {
        context: {
            name: round(weights[place * features.FEATURE_COUNT + at], 3)
            for at, name in enumerate(FEATURE_NAMES)
            if abs(weights[place * features.FEATURE_COUNT + at]) >= 0.001
        }
        for place, context in enumerate(features.FEATURE_CONTEXTS)
    }


def current_lead(position: Position, side: int) -> float:
    """Return the lead of a side in points if the round ended now.

    The bonus for going out is not included.
    """
    points = [
        float(
            points_on_table(position, each)
            - sum([known_hand_points(position, seat) for seat in seats])
        )
        for each, seats in enumerate(position.terms.seats_of)
    ]
    return lead_over_others(points, side)


def lead_over_others(points: list[float], side: int) -> float:
    """Return the points of a side minus the mean of the others."""
    others = len(points) - 1
    if not others:
        return points[side]
    return points[side] - (sum(points) - points[side]) / others


def final_lead(position: Position, side: int) -> float:
    """Return the lead of a side in points after a round that has ended."""
    assert position.phase == OVER_PHASE, "the round goes on"
    return lead_over_others([float(points) for points in round_points(position)], side)


SampledResults = tuple[tuple[int, int], ...]
"""Points of two sides in sampled rounds."""

SCORE_STEP_POINTS: Final = 200
_MIN_SCORE: Final = -1000
_TABLE_RANGE: Final = 16000
"""Number of points below the target score for which chances are computed; more would
take too long."""
_PASS_COUNT: Final = 6
"""Number of passes in which the chances are computed."""
_SPREAD: Final[tuple[tuple[float, float], ...]] = ((-1.2, 0.3), (0.0, 0.4), (1.2, 0.3))


@dataclass(frozen=True, slots=True)
class RoundStatistics:
    """Statistics of rounds: sampled results, the points gained in a round, and the
    error of predictions."""

    results: SampledResults
    points_per_stock: float
    """Points that both sides together gain while the whole stock is drawn."""
    lead_standard_error: float
    """Standard error of the predicted lead at the end, with the whole stock to draw."""


def is_match_near_end(position: Position) -> bool:
    """Return whether a side may reach the target score in this round or the next."""
    target = position.terms.rules.target_score
    if target is None or position.terms.sides < 2:
        return False
    return max(position.scores) >= target - values.SEARCH.near_target_points


class WinningChances:
    """Chances of winning a game, by the totals of two sides in steps of
    `SCORE_STEP_POINTS`."""

    __slots__ = ("_lowest", "_rows", "_size", "_target")

    def __init__(self, target: int, results: SampledResults) -> None:
        """Compute the chances for a game to a target score."""
        self._target: int = target
        self._lowest: int = max(_MIN_SCORE, target - _TABLE_RANGE)
        self._size: int = (target - self._lowest) // SCORE_STEP_POINTS
        size = self._size
        self._rows: list[list[float]] = [[0.5] * size for _ in range(size)]
        steps = [
            (round(a / SCORE_STEP_POINTS), round(b / SCORE_STEP_POINTS))
            for a, b in results
        ]
        for _ in range(_PASS_COUNT):
            for total in range(2 * size - 2, -1, -1):
                for own in range(max(0, total - size + 1), min(size, total + 1)):
                    self._fill(own, total - own, steps)

    def _fill(self, own: int, other: int, steps: list[tuple[int, int]]) -> None:
        if own < other:
            self._rows[own][other] = 1.0 - self._rows[other][own]
            return
        found = 0.0
        for gained, lost in steps:
            found += self._chance_at(own + gained, other + lost)
            found += self._chance_at(own + lost, other + gained)
        self._rows[own][other] = found / (2 * len(steps))

    def _chance_at(self, own: int, other: int) -> float:
        size = self._size
        if own >= size or other >= size:
            return 0.5 if own == other else float(own > other)
        return self._rows[max(own, 0)][max(other, 0)]

    def winning_chance(self, own: float, other: float) -> float:
        """Return the chance of winning with these totals, interpolated linearly."""
        if own >= self._target or other >= self._target:
            return 0.5 if own == other else float(own > other)
        last = self._size - 1.0
        steps = [(score - self._lowest) / SCORE_STEP_POINTS for score in (own, other)]
        x, y = (min(max(step - 0.5, 0.0), last) for step in steps)
        at, to = int(x), int(y)
        dx, dy = x - at, y - to
        right, up = min(at + 1, self._size - 1), min(to + 1, self._size - 1)
        rows = self._rows
        low = rows[at][to] * (1 - dy) + rows[at][up] * dy
        high = rows[right][to] * (1 - dy) + rows[right][up] * dy
        return low * (1 - dx) + high * dx


@lru_cache(maxsize=8)
def find_winning_chances(target: int, results: SampledResults) -> WinningChances:
    """Return the chances of winning a game to a target score, by totals; computed once,
    then cached."""
    return WinningChances(target, results)


class MatchStakes:
    """Converts points in a round into the chance of winning the game."""

    __slots__ = ("_chances", "_rounds", "_scores")

    def __init__(self, position: Position, rounds: RoundStatistics) -> None:
        """Get the chances of winning; the game must have a target score."""
        target = position.terms.rules.target_score
        assert target is not None, "a match without a target has no end to be near"
        self._chances: WinningChances = find_winning_chances(target, rounds.results)
        self._rounds: RoundStatistics = rounds
        self._scores: list[int] = position.scores

    def finished_round_value(self, points: list[float], side: int) -> float:
        """Return the value for a side of a round that has ended with these points."""
        totals = [a + b for a, b in zip(self._scores, points, strict=True)]
        other = max(total for each, total in enumerate(totals) if each != side)
        chance = self._chances.winning_chance(totals[side], other)
        return values.SEARCH.win_worth_points * (
            chance - 0.5
        ) + values.SEARCH.point_weight_beside_win * (totals[side] - other)

    def unfinished_round_value(
        self, now: list[float], lead: float, stock: float, side: int
    ) -> float:
        """Return the value for a side of an unfinished round.

        `now` has the present points by side, `lead` is the expected lead of the side at
        the end, and `stock` the share of the stock that is still to be drawn, from 0 to
        1.
        """
        others = [points for each, points in enumerate(now) if each != side]
        middle = (now[side] + max(others) + self._rounds.points_per_stock * stock) / 2
        rival = max(score for each, score in enumerate(self._scores) if each != side)
        own = self._scores[side]
        scatter = self._rounds.lead_standard_error * min(stock, 1.0) ** 0.5
        chance = 0.0
        for away, weight in _SPREAD:
            lead = lead + away * scatter
            chance += weight * self._chances.winning_chance(
                own + middle + lead / 2, rival + middle - lead / 2
            )
        return (
            values.SEARCH.win_worth_points * (chance - 0.5)
            + values.SEARCH.point_weight_beside_win * lead
        )
