"""Training from rounds between bots: weights of the evaluation, beliefs about hands.

`canasta-qt train` plays rounds by the rule policy with a few random actions, records
positions at the start of turns, and fits to them the final lead of the side in turn
(ridge regression in plain Python).
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any, Final

from canasta_qt import __version__
from canasta_qt.bots.estimates.outlook import points_on_table
from canasta_qt.bots.rule_bots.policy import policy_action
from canasta_qt.bots.rule_bots.random_bot import random_action
from canasta_qt.bots.search.beliefs import DiscardMemory, weight_key
from canasta_qt.bots.search.determinizations import expected_cards
from canasta_qt.bots.search.evaluation import (
    features_by_context,
    final_lead,
    rows_from_weights,
)
from canasta_qt.bots.search.features import (
    FEATURE_CONTEXTS,
    FEATURE_COUNT,
    context_weights,
)
from canasta_qt.bots.search.learned_weights import WEIGHTS_FOLDER
from canasta_qt.cards import RANK_COUNT
from canasta_qt.engine.rounds import new_deck, start_round
from canasta_qt.engine.scoring import round_points
from canasta_qt.engine.state.actions import Action, Discard, Draw
from canasta_qt.engine.state.observation import mask_position
from canasta_qt.engine.state.position import DRAW_PHASE, OVER_PHASE, Position
from canasta_qt.engine.transition import apply_legal
from canasta_qt.notation.errors import CommandError
from canasta_qt.proving.executors import Progress, find_commit, run_tasks
from canasta_qt.proving.self_play import MAX_DECISIONS_OF_ROUND, Contest
from canasta_qt.rules.rulesets.catalog import ALL_RULESETS, preset

_MIN_ROUNDS: Final = 20
"""Smallest number of rounds to which weights are fitted."""
_SIZE = len(FEATURE_CONTEXTS) * FEATURE_COUNT
_CHANCE = 0.04
"""Share of decisions that are random, so that unusual positions occur."""
_RECORDED_FRACTION = 0.4
"""Share of turns whose position is recorded."""
_BELIEF_FRACTION = 0.15
"""Share of turns in which hands are compared with chance; turns close together are
alike."""
_RIDGES = (30.0, 200.0, 1000.0)
"""Penalties (ridge) that are tried; fewer rounds and rarer features need larger
ones."""
_MAX_RESULTS = 40
"""Number of results of rounds that are stored, sorted by difference."""
_START_SCORES = (0, 0, 0, 1500, 1500, 3000)
"""Scores, one of which is chosen at random for each side at the start of a round."""
_VALIDATION_SHARE = 10
"""Number of rounds; one in this many is used for validation and not for fitting."""
_PRIOR = 3.0
"""Number of expected cards added to each key, so that rare keys remain near 1."""
ROUNDS_PER_TASK = 50
"""Number of rounds in a task; sums are added in the order of tasks."""
_SCATTER = 1.3
"""Variation of results with a full stock, divided by the variation at the mean
position."""


def _sums(one: list[float], other: list[float]) -> list[float]:
    return [a + b for a, b in zip(one, other, strict=True)]


@dataclass(slots=True)
class LeastSquaresFit:
    """Sums over samples for a least squares fit with a penalty."""

    matrix: list[list[float]]
    right_side: list[float]
    sample_count: int = 0
    sum_of_squares: float = 0.0

    @classmethod
    def of_size(cls, size: int) -> LeastSquaresFit:
        """Return a fit without samples; a sample has `size` numbers."""
        return cls([[0.0] * size for _ in range(size)], [0.0] * size)

    def add(self, sample: list[float], value: float) -> None:
        """Add a sample; its numbers that are 0 take no time."""
        self.sample_count += 1
        self.sum_of_squares += value * value
        places = [place for place, number in enumerate(sample) if number]
        filled = [sample[place] for place in places]
        for at, place in enumerate(places):
            row = self.matrix[place]
            number = filled[at]
            self.right_side[place] += number * value
            for other in range(at, len(places)):
                row[places[other]] += number * filled[other]

    def merge(self, other: LeastSquaresFit) -> None:
        """Add the samples of another fit."""
        self.sample_count += other.sample_count
        rows = zip(self.matrix, other.matrix, strict=True)
        self.matrix = [_sums(*both) for both in rows]
        self.right_side = _sums(self.right_side, other.right_side)
        self.sum_of_squares += other.sum_of_squares

    def solve(self, ridge: float) -> list[float]:
        """Return the weights; the penalty is relative to the spread of each number of a
        sample."""
        size = len(self.right_side)
        matrix = [row[:] for row in self.matrix]
        for place in range(size):
            for other in range(place):
                matrix[place][other] = matrix[other][place]
        scale = [
            (matrix[i][i] / max(self.sample_count, 1)) ** 0.5 or 1.0
            for i in range(size)
        ]
        for i in range(size):
            row = matrix[i]
            matrix[i] = [row[j] / (scale[i] * scale[j]) for j in range(size)]
            matrix[i][i] += ridge
        right = [value / scale[i] for i, value in enumerate(self.right_side)]
        found = solve_system(matrix, right)
        return [value / scale[i] for i, value in enumerate(found)]

    def explained_fraction(self, weights: list[float]) -> float:
        """Return the share of the sum of squares that weights explain (R² about
        zero)."""
        size = len(weights)
        cross = sum([w * r for w, r in zip(weights, self.right_side, strict=True)])
        square = 0.0
        for i in range(size):
            row = self.matrix[i]
            square += weights[i] * weights[i] * row[i]
            for j in range(i + 1, size):
                square += 2 * weights[i] * weights[j] * row[j]
        return (2 * cross - square) / (self.sum_of_squares or 1.0)


def solve_system(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Return the solution of positive definite linear equations; the arguments are
    overwritten."""
    size = len(right)
    for i in range(size):
        pivot = matrix[i][i]
        upper = matrix[i]
        for j in range(i + 1, size):
            factor = matrix[j][i] / pivot
            if factor:
                row = matrix[j]
                matrix[j] = [a - factor * b for a, b in zip(row, upper, strict=True)]
                right[j] -= factor * right[i]
    found = [0.0] * size
    for i in range(size - 1, -1, -1):
        known = sum([matrix[i][j] * found[j] for j in range(i + 1, size)])
        found[i] = (right[i] - known) / matrix[i][i]
    return found


@dataclass(slots=True)
class TrainingData:
    """Sums and results of the rounds played."""

    fit: LeastSquaresFit = field(default_factory=lambda: LeastSquaresFit.of_size(_SIZE))
    validation_fit: LeastSquaresFit = field(
        default_factory=lambda: LeastSquaresFit.of_size(_SIZE)
    )
    """Samples of the rounds for validation."""
    observed_cards: defaultdict[str, float] = field(
        default_factory=partial(defaultdict, float)
    )
    expected_cards: defaultdict[str, float] = field(
        default_factory=partial(defaultdict, float)
    )
    round_points: list[tuple[int, ...]] = field(default_factory=list)
    """Points by side of each round."""
    growth_sums: list[float] = field(default_factory=lambda: [0.0, 0.0])
    """Sums over positions, to fit the growth of points with the stock still to be
    drawn.

    The first is the sum of later gains times the size of the stock, the second that of
    the square of the size.
    """

    def merge(self, other: TrainingData) -> None:
        """Add the sums and results of other rounds."""
        self.fit.merge(other.fit)
        self.validation_fit.merge(other.validation_fit)
        for sums, more in (
            (self.observed_cards, other.observed_cards),
            (self.expected_cards, other.expected_cards),
        ):
            for name, number in more.items():
                sums[name] += number
        self.round_points += other.round_points
        self.growth_sums = _sums(self.growth_sums, other.growth_sums)


def collect_data(
    ruleset: str,
    seed: int,
    hands: int,
    *,
    jobs: int = 1,
    cluster: str | None = None,
    on_progress: Callable[[int], object] = lambda _hands: None,
) -> TrainingData:
    """Play rounds that start with low and high scores, and return the results.

    The results do not depend on the number of processes `jobs`, or the machines of a
    `cluster`. `on_progress` is called with the number of rounds played since its last
    call.
    """
    starts = range(0, hands, ROUNDS_PER_TASK)
    tasks = [
        (ruleset, seed, start, min(ROUNDS_PER_TASK, hands - start)) for start in starts
    ]
    lesson = TrainingData()
    parts = run_tasks(collect_chunk, tasks, jobs=jobs, cluster=cluster)
    for task, part in zip(tasks, parts, strict=True):
        lesson.merge(part)
        on_progress(task[-1])
    return lesson


def collect_chunk(ruleset: str, seed: int, first: int, hands: int) -> TrainingData:
    """Play some rounds in this process, and return the results."""
    lesson = TrainingData()
    position = Contest("standard", "standard", ruleset, seed).undealt_position()
    terms = position.terms
    for hand in range(first, first + hands):
        rng = Random(f"{ruleset}/{seed}/{hand}")
        position.scores = [rng.choice(_START_SCORES) for _ in range(terms.sides)]
        start_round(position, hand % terms.players, new_deck(terms, rng))
        _play_and_record(position, rng, lesson, held_out=hand % _VALIDATION_SHARE == 0)
    return lesson


def _play_and_record(
    position: Position, rng: Random, lesson: TrainingData, *, held_out: bool
) -> None:
    """Play a dealt round and record it; an unfinished round is used for beliefs
    only."""
    memory = DiscardMemory(position.terms.players)
    # side, numbers, points melded and stock, until the end of the round is known
    noted: list[tuple[int, list[float], float, float]] = []
    sides = range(position.terms.sides)
    decisions = 0
    while position.phase != OVER_PHASE:
        decisions += 1
        if decisions > MAX_DECISIONS_OF_ROUND:
            return
        seat = position.turn
        if position.phase == DRAW_PHASE:
            if rng.random() < _RECORDED_FRACTION:
                side = position.terms.side_of[seat]
                laid = sum([points_on_table(position, each) for each in sides])
                stock = context_weights(position)[0]
                noted.append(
                    (side, features_by_context(position, side), float(laid), stock)
                )
            if rng.random() < _BELIEF_FRACTION:
                _note_hands(position, memory, seat, lesson)
        action = (
            random_action(position, rng)
            if rng.random() < _CHANCE
            else policy_action(position)
        )
        _remember(memory, position, seat, action)
        apply_legal(position, action)
    points = tuple(round_points(position))
    lesson.round_points.append(points)
    fit = lesson.validation_fit if held_out else lesson.fit
    for side, numbers, on_table, stock in noted:
        fit.add(numbers, final_lead(position, side))
        lesson.growth_sums[0] += (sum(points) - on_table) * stock
        lesson.growth_sums[1] += stock * stock


def _remember(
    memory: DiscardMemory, position: Position, seat: int, action: Action
) -> None:
    if isinstance(action, Discard):
        memory.record_discard(seat, action.card)
    elif isinstance(action, Draw) and position.pile:
        memory.record_pile_left(seat, position.pile[-1])


def _note_hands(
    position: Position, memory: DiscardMemory, viewer: int, lesson: TrainingData
) -> None:
    """Compare the hands of other seats with the numbers of cards expected in them."""
    seen = mask_position(position, viewer)
    for seat in range(position.terms.players):
        if seat == viewer or not seen.hidden[seat]:
            continue
        chance = expected_cards(seen, seat)
        for rank in range(RANK_COUNT):
            if chance[rank]:
                name = weight_key(position, memory, seat, rank)
                held = position.ranks[seat][rank] - seen.ranks[seat][rank]
                lesson.observed_cards[name] += held
                lesson.expected_cards[name] += chance[rank]


def fit_weights(lesson: TrainingData) -> list[float]:
    """Return the weights fitted with the penalty that predicts the validation rounds
    best."""
    held_out = (
        lesson.validation_fit if lesson.validation_fit.sample_count else lesson.fit
    )
    tried = [lesson.fit.solve(ridge) for ridge in _RIDGES]
    return max(tried, key=held_out.explained_fraction)


def round_statistics(lesson: TrainingData, weights: list[float]) -> dict[str, Any]:
    """Return statistics of rounds: results, how scores grow, and how much they vary."""
    pairs = sorted(
        ((hand[0], max(hand[1:])) for hand in lesson.round_points if len(hand) > 1),
        key=lambda pair: pair[0] - pair[1],
    )
    each = len(pairs) / _MAX_RESULTS
    chosen = [pairs[int((place + 0.5) * each)] for place in range(_MAX_RESULTS)]
    fit = lesson.validation_fit if lesson.validation_fit.sample_count else lesson.fit
    left = (
        (1.0 - fit.explained_fraction(weights))
        * fit.sum_of_squares
        / max(fit.sample_count, 1)
    )
    gains, squares = lesson.growth_sums
    return {
        "results": [list(pair) for pair in chosen],
        "growth": round(gains / (squares or 1.0), 1),
        "scatter": round(max(left, 0.0) ** 0.5 * _SCATTER, 1),
    }


def learned_beliefs(lesson: TrainingData) -> dict[str, float]:
    """Return the number of cards found divided by the number expected, by key; near 1
    for rare keys."""
    return {
        name: round((lesson.observed_cards[name] + _PRIOR) / (chance + _PRIOR), 3)
        for name, chance in sorted(lesson.expected_cards.items())
        if chance >= 1.0
    }


def main(args: argparse.Namespace) -> int:
    """Train for the rulesets in the options, and write a file for each."""
    known = [ruleset.id for ruleset in ALL_RULESETS]
    names = args.rulesets or known
    for name in names:
        if preset(name) is None:
            words = "No ruleset is called “{name}”. Choose one of these: {list}."
            raise CommandError(words, name=name, list=", ".join(known))
    if args.hands < _MIN_ROUNDS:
        raise CommandError(f"Training takes at least {_MIN_ROUNDS} rounds.")
    folder: Path = args.to or WEIGHTS_FOLDER
    folder.mkdir(parents=True, exist_ok=True)  # fails before minutes of play
    for name in names:
        _train(name, folder, args)
    return 0


def _train(name: str, folder: Path, args: argparse.Namespace) -> None:
    began = perf_counter()
    seed, hands = args.seed, args.hands
    progress = Progress(hands, f"rounds of {name}")
    lesson = collect_data(
        name,
        seed,
        hands,
        jobs=args.jobs,
        cluster=args.cluster,
        on_progress=progress.add_units,
    )
    data = weights_file(lesson, f"train {name} --hands {hands} --seed {seed}")
    path = folder / f"{name}.json"
    path.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")
    share = data["figures"]["explained_held_out"]
    spent = perf_counter() - began
    sys.stdout.write(f"{name}: {share:.1%} explained, {spent:.0f} s, {path}\n")


def weights_file(lesson: TrainingData, command: str) -> dict[str, Any]:
    """Return the content of a file of weights, with its origin."""
    weights = fit_weights(lesson)
    return {
        "command": f"canasta-qt {command}",
        "version": __version__,
        "commit": find_commit(),
        "date": datetime.now(UTC).date().isoformat(),
        "figures": {
            "hands": len(lesson.round_points),
            "positions": lesson.fit.sample_count,
            "explained": round(lesson.fit.explained_fraction(weights), 4),
            "explained_held_out": round(
                lesson.validation_fit.explained_fraction(weights), 4
            ),
        },
        "leaf": rows_from_weights(weights),
        "beliefs": learned_beliefs(lesson),
        "rounds": round_statistics(lesson, weights),
    }
