"""An answer weighed against the best move known for it, in the same worlds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf
from random import Random
from time import monotonic

from canasta_qt.advice import Candidate
from canasta_qt.bots.estimates.outlook import laid_points
from canasta_qt.bots.estimates.values import SearchPlan
from canasta_qt.bots.search.candidates import Option, options_for
from canasta_qt.bots.search.determinizations import Determinizations
from canasta_qt.bots.search.learned_weights import Knowledge, knowledge_of
from canasta_qt.bots.search.search_bot import Watch, line, mover, race
from canasta_qt.engine.legality import refusal
from canasta_qt.engine.scoring import round_points
from canasta_qt.engine.state.actions import Action, LayDown, TakePile
from canasta_qt.engine.state.observation import Observation
from canasta_qt.engine.state.position import OVER_PHASE, Position
from canasta_qt.engine.transition import play
from canasta_qt.notation.actions import fits, parse_action

_AHEAD = 8
"""Turns after which an end is valued; positions with known answers need as many."""

_NEAR = 40
"""Worlds nearest to the mean difference, of which one is shown."""

_PILE = 200
"""Points that a pile taken is worth to who looks on."""

Acts = tuple[tuple[int, Action], ...]
"""What seats do, one act after the other."""


@dataclass(frozen=True, slots=True)
class Weighed:
    """The best move and the answer, in that order, and what follows them."""

    candidates: tuple[Candidate, Candidate]
    worlds: int
    world: Position
    """One whose difference is near to the mean, also in what is shown of it."""
    sequels: tuple[Acts, Acts]
    """What happens there, up to and with the seat's next turn.

    Empty where it would seem in every such world that the worse move were better.
    """


def weigh(
    observation: Observation,
    acts: tuple[Action, ...],
    good: Sequence[str],
    seed: int,
    worlds: int,
    seconds: float = inf,
) -> Weighed:
    """Compare acts of one turn with the best of the moves that fit a pattern.

    Where none fits, with the best of all.  The clock may leave fewer worlds.
    Raises `ValueError` where that cannot be.
    """
    end = monotonic() + seconds
    knowledge = knowledge_of(observation.position.terms)
    dealt = Determinizations(observation, knowledge.belief)
    _check(dealt.view.copy(), acts)
    known = _best_known(dealt.view, observation.seat, good)
    options = [*known, Option(acts[0], isinstance(acts[-1], LayDown), acts[1:])]
    plan = SearchPlan(worlds, knowledge.ahead(_AHEAD), 0.0, first_look=worlds + 1)
    watch = Watch(knowledge, dealt.view, end)
    running, _ = race(dealt, options, plan, Random(seed), watch)
    count, last = len(running.values[0]), len(known)
    if count < 2:
        raise ValueError("no deal agrees with what was told")
    best = max(range(last), key=lambda option: sum(running.values[option]))
    mean = sum(running.values[best]) / count
    gain, error = running.gain(last, best)
    pairs = zip(running.values[last], running.values[best], strict=True)
    off = [abs(mine - other - gain) for mine, other in pairs]
    near = sorted(range(count), key=off.__getitem__)[:_NEAR]
    again = Random(seed)  # the same chance deals the same worlds
    worlds_again = [dealt.deal(again) for _ in range(max(near) + 1)]
    pair = options[best], options[last]
    world, sequels = _telling([worlds_again[n] for n in near], pair, knowledge, gain)
    both = Candidate(pair[0].action, mean), Candidate(acts[0], mean + gain, error)
    return Weighed(both, count, world, sequels)


def _telling(
    worlds: list[Position | None],
    pair: tuple[Option, Option],
    knowledge: Knowledge,
    gain: float,
) -> tuple[Position, tuple[Acts, Acts]]:
    """Choose the world in which the second option gains most nearly so much.

    What is seen there has to agree; where it never does, nothing is shown.
    """
    found = list[tuple[bool, float, int, Position, tuple[Acts, Acts]]]()
    for world in worlds:
        assert world is not None  # it was dealt before
        side = world.terms.side_of[world.turn]
        first, second = (_after(world, option) for option in pair)
        seen = _seen(second, side) - _seen(first, side)
        if seen * gain >= 0:
            ends = [knowledge.value(end, side) for _, end in (first, second)]
            typical = abs(ends[1] - ends[0] - gain)
            sequels = first[0], second[0]
            found.append((not seen, typical, len(found), world, sequels))
    if not found:
        assert worlds[0] is not None
        return worlds[0], ((), ())
    return min(found)[3:]


def _seen(shown: tuple[Acts, Position], side: int) -> int:
    """How well a sequel went for a side, to who looks at piles and at the table."""
    acts, end = shown
    over, sides = end.phase == OVER_PHASE, range(end.terms.sides)
    points = round_points(end) if over else [laid_points(end, each) for each in sides]
    for seat, act in acts:
        if isinstance(act, TakePile):
            points[end.terms.side_of[seat]] += _PILE
    return 2 * points[side] - sum(points)


def _best_known(position: Position, seat: int, good: Sequence[str]) -> list[Option]:
    """List the moves that fit a pattern, those that no search thinks of included."""
    spelled = [parse_action(each) for each in good if "*" not in each]
    options = options_for(position, seat, tuple(spelled))
    if not options:
        raise ValueError("nothing is weighed in this phase")
    fitting = [each for each in options if fits(str(each.action), good)]
    return fitting or options


def _check(position: Position, acts: tuple[Action, ...]) -> None:
    for number, act in enumerate(acts):
        if number:
            play(position, acts[number - 1])
        if refusal(position, act) is not None:
            raise ValueError(f"{act} is not legal")


def _after(world: Position, option: Option) -> tuple[Acts, Position]:
    """What is shown of a world, and where that ends."""
    told: list[tuple[int, Action]] = []
    end = line(world.copy(), mover(world), option, world.terms.players, told)
    return tuple(told), end
