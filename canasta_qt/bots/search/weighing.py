"""An answer weighed against the best move known for it, in the same worlds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf
from random import Random
from time import monotonic

from canasta_qt.advice import Candidate
from canasta_qt.bots.estimates.values import SearchPlan
from canasta_qt.bots.search.candidates import Option, options_for
from canasta_qt.bots.search.determinizations import Determinizations
from canasta_qt.bots.search.learned_weights import knowledge_of
from canasta_qt.bots.search.search_bot import Watch, line, mover, race
from canasta_qt.engine.legality import refusal
from canasta_qt.engine.state.actions import Action, LayDown
from canasta_qt.engine.state.observation import Observation
from canasta_qt.engine.state.position import Position
from canasta_qt.engine.transition import play
from canasta_qt.notation.actions import fits, parse_action

_AHEAD = 8
"""Turns after which an end is valued; positions with known answers need as many."""

_NEAR = 12
"""Worlds nearest to the mean difference, of which one is shown."""

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
    """What happens there, up to and with the seat's next turn."""


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
    side = dealt.view.terms.side_of[dealt.view.turn]
    pair = options[best], options[last]
    shown = list[tuple[float, int, Position, tuple[Acts, Acts]]]()
    for world in (worlds_again[number] for number in near):
        assert world is not None  # it was dealt before
        first, second = (_after(world, option) for option in pair)
        ends = [knowledge.value(end, side) for _, end in (first, second)]
        typical = abs(ends[1] - ends[0] - gain)
        shown.append((typical, len(shown), world, (first[0], second[0])))
    _, _, world, sequels = min(shown)
    both = Candidate(pair[0].action, mean), Candidate(acts[0], mean + gain, error)
    return Weighed(both, count, world, sequels)


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
