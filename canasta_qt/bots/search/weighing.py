"""Comparison of an answer to a practice position with the best move, in the same
worlds."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from time import monotonic

from canasta_qt.advice import Candidate
from canasta_qt.bots.estimates.outlook import points_on_table
from canasta_qt.bots.estimates.values import SearchPlan
from canasta_qt.bots.messages import RequestOptions
from canasta_qt.bots.search.candidates import Option, options_for
from canasta_qt.bots.search.determinizations import Determinizations
from canasta_qt.bots.search.learned_weights import LearnedWeights, weights_for
from canasta_qt.bots.search.search_bot import (
    LineEvaluator,
    compare_options,
    continuing_seat,
    play_out,
)
from canasta_qt.engine.legality import refusal
from canasta_qt.engine.scoring import round_points
from canasta_qt.engine.state.actions import Action, LayDown, TakePile
from canasta_qt.engine.state.observation import Observation
from canasta_qt.engine.state.position import OVER_PHASE, Position
from canasta_qt.engine.transition import apply_legal
from canasta_qt.notation.actions import matches_pattern, parse_action

_HORIZON = 8
"""Number of turns played before the evaluation, as many as practice positions need."""

_NEAREST_WORLDS = 40
"""Number of worlds with a difference near the mean, from which the one to show is
chosen."""

_POINTS_OF_PILE = 200
"""Points as which a taken pile counts when a world to show is chosen."""

SeatActions = tuple[tuple[int, Action], ...]
"""Actions with their seats, in order."""


@dataclass(frozen=True, slots=True)
class Comparison:
    """The best move and the answer, in this order, with a sequel of each in one
    world."""

    candidates: tuple[Candidate, Candidate]
    world_count: int
    example_world: Position
    """A world in which the difference is near the mean and the visible result agrees
    with it."""
    sequels: tuple[SeatActions, SeatActions]
    """Actions in the example world, up to the end of the seat's next turn; () if the
    worse move looks better in all these worlds."""


def compare_actions(
    observation: Observation, asked: RequestOptions, seed: int
) -> Comparison:
    """Compare the actions of a turn with the best of the moves that fit a pattern; if
    none fits, with the best of all moves.

    The time limit may reduce the number of worlds. Raises `ValueError` for illegal
    actions, in a phase without a search, or for fewer than two worlds.
    """
    end, worlds = monotonic() + asked.time_limit_seconds, asked.max_worlds
    answer = asked.extra_actions
    knowledge = weights_for(observation.position.terms)
    dealt = Determinizations(observation, knowledge.belief)
    _check(dealt.view.copy(), answer)
    known = _good_moves(dealt.view, observation.seat, asked.good_move_patterns)
    options = [*known, Option(answer[0], isinstance(answer[-1], LayDown), answer[1:])]
    plan = SearchPlan(
        worlds, knowledge.horizon_for(_HORIZON), 0.0, min_worlds_before_drop=worlds + 1
    )
    watch = LineEvaluator(knowledge, dealt.view, end)
    running, _ = compare_options(dealt, options, plan, Random(seed), watch)
    count, last = len(running.values[0]), len(known)
    if count < 2:
        raise ValueError("no deal agrees with what was told")
    best = max(range(last), key=lambda option: sum(running.values[option]))
    mean = sum(running.values[best]) / count
    gain, error = running.mean_gain(last, best)
    pairs = zip(running.values[last], running.values[best], strict=True)
    off = [abs(mine - other - gain) for mine, other in pairs]
    near = sorted(range(count), key=off.__getitem__)[:_NEAREST_WORLDS]
    again = Random(seed)  # equal seeds deal equal worlds
    worlds_again = [dealt.deal(again) for _ in range(max(near) + 1)]
    pair = options[best], options[last]
    world, sequels = _world_to_show(
        [worlds_again[n] for n in near], pair, knowledge, gain
    )
    both = Candidate(pair[0].action, mean), Candidate(answer[0], mean + gain, error)
    return Comparison(both, count, world, sequels)


def _world_to_show(
    worlds: list[Position | None],
    pair: tuple[Option, Option],
    knowledge: LearnedWeights,
    gain: float,
) -> tuple[Position, tuple[SeatActions, SeatActions]]:
    """Return the world in which the second option gains the number of points nearest to
    `gain`, and the actions of both options in it.

    Worlds whose visible result contradicts the gain are left out; worlds with a visible
    difference are preferred. If no world is left, the first one is returned without
    actions.
    """
    found = list[tuple[bool, float, int, Position, tuple[SeatActions, SeatActions]]]()
    for world in worlds:
        assert world is not None  # it was dealt before
        side = world.terms.side_of[world.turn]
        first, second = (_sequel(world, option) for option in pair)
        seen = _visible_gain(second, side) - _visible_gain(first, side)
        if seen * gain >= 0:
            ends = [knowledge.expected_lead(end, side) for _, end in (first, second)]
            typical = abs(ends[1] - ends[0] - gain)
            sequels = first[0], second[0]
            found.append((not seen, typical, len(found), world, sequels))
    if not found:
        assert worlds[0] is not None
        return worlds[0], ((), ())
    return min(found)[3:]


def _visible_gain(shown: tuple[SeatActions, Position], side: int) -> int:
    """Return the visible success of a sequel for a side, in points: piles taken, and
    points on the table."""
    acts, end = shown
    over, sides = end.phase == OVER_PHASE, range(end.terms.sides)
    points = (
        round_points(end) if over else [points_on_table(end, each) for each in sides]
    )
    for seat, act in acts:
        if isinstance(act, TakePile):
            points[end.terms.side_of[seat]] += _POINTS_OF_PILE
    return 2 * points[side] - sum(points)


def _good_moves(position: Position, seat: int, good: Sequence[str]) -> list[Option]:
    """Return the moves that fit a pattern, including moves that a search would not try;
    all moves if none fits."""
    spelled = [parse_action(each) for each in good if "*" not in each]
    options = options_for(position, seat, RequestOptions(tuple(spelled)))
    if not options:
        raise ValueError("nothing is weighed in this phase")
    fitting = [each for each in options if matches_pattern(str(each.action), good)]
    return fitting or options


def _check(position: Position, acts: tuple[Action, ...]) -> None:
    for number, act in enumerate(acts):
        if number:
            apply_legal(position, acts[number - 1])
        if refusal(position, act) is not None:
            raise ValueError(f"{act} is not legal")


def _sequel(world: Position, option: Option) -> tuple[SeatActions, Position]:
    """Return the actions to show in a world, and the position after them."""
    played_actions: list[tuple[int, Action]] = []
    end = play_out(
        world.copy(),
        continuing_seat(world),
        option,
        world.terms.players,
        played_actions,
    )
    return tuple(played_actions), end
