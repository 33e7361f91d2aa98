"""The search behind the stronger levels: options tried in the same sampled worlds.

Each option is played in a world, the rule policy goes on for some turns, and what has
come of it is valued.  Differences to the move of the rules are taken world by world;
only a gain that stands out of its own error replaces that move.
"""

from __future__ import annotations

from math import sqrt
from random import Random
from typing import Protocol

from canasta_qt.bots.estimates import values
from canasta_qt.bots.estimates.values import SearchPlan
from canasta_qt.bots.rule_bots.policy import choose, throw
from canasta_qt.bots.search.candidates import Option
from canasta_qt.bots.search.determinizations import Determinizations
from canasta_qt.engine.state.position import (
    DRAW_PHASE,
    OVER_PHASE,
    PLAY_PHASE,
    Position,
)
from canasta_qt.engine.transition import play

_EVERY = 8
_STEPS = 80
"""Actions in a line for each turn; a turn of real play has a tenth of that."""


class Race:
    """Values of each option by world, and which options are still in it."""

    __slots__ = ("alive", "values")

    def __init__(self, number: int) -> None:
        """Start with all of them; the first is the move of the rules."""
        self.values: list[list[float]] = [[] for _ in range(number)]
        self.alive: list[int] = list(range(number))

    def gain(self, option: int, over: int = 0) -> tuple[float, float]:
        """Mean gain of an option over another and its standard error.

        Taken over the worlds in which both were tried.
        """
        pairs = zip(self.values[option], self.values[over], strict=False)
        gains = [mine - other for mine, other in pairs]
        count = len(gains)
        mean = sum(gains) / count
        if count < 2:
            return mean, float("inf")
        spread = sum([(each - mean) ** 2 for each in gains]) / (count - 1)
        return mean, sqrt(spread / count)

    def drop(self, behind: float) -> bool:
        """Give up options that are clearly behind; says whether one is left."""
        best = self.leader()
        kept = []
        for option in self.alive:
            mean, error = self.gain(option, best)
            limit = behind if option else behind + values.SEARCH.rule_more
            if option == best or mean > -limit * error:
                kept.append(option)
        self.alive = kept
        return len(kept) == 1

    def leader(self) -> int:
        """The option still in the race with the highest mean."""
        return max(self.alive, key=lambda option: (_mean(self.values[option]), -option))

    def winner(self, gate: float) -> int:
        """The best option whose gain passes the gate, else the move of the rules."""
        if 0 not in self.alive:
            return self.leader()
        best, found = 0.0, 0
        for option in self.alive[1:]:
            mean, error = self.gain(option)
            if mean > best and mean > gate * error:
                best, found = mean, option
        return found


def _mean(values: list[float]) -> float:
    return sum(values) / len(values)


class Judge(Protocol):
    """Values the ends of lines."""

    def value(self, option: int, end: Position, side: int) -> float:
        """What the end of an option's line, finished or not, is worth to a side."""
        ...

    def stopped(self) -> bool:
        """Return whether the search is to be cut short; asked after every world."""
        ...


def race(
    worlds: Determinizations,
    options: list[Option],
    plan: SearchPlan,
    rng: Random,
    judge: Judge,
) -> tuple[Race, bool]:
    """Try the options in world after world until one is left or worlds run out.

    Says as well whether the judge has cut it short.
    """
    seat = worlds.view.turn
    if worlds.view.phase not in (DRAW_PHASE, PLAY_PHASE):
        seat = -1  # an answer: the turn is another's
    running = Race(len(options))
    side = worlds.view.terms.side_of[worlds.view.turn]
    for number in range(1, plan.worlds + 1):
        world = worlds.deal(rng)
        if world is None:
            break
        for option in running.alive:
            end = line(world.copy(), seat, options[option], plan.horizon)
            running.values[option].append(judge.value(option, end, side))
        looks = number >= plan.first_look and number % _EVERY == 0
        if looks and running.drop(plan.behind):
            break
        if judge.stopped():
            return running, True
    return running, False


def line(position: Position, seat: int, option: Option, horizon: int) -> Position:
    """Play an option, the rest of the turn and so many further turns by the rules."""
    play(position, option.action)
    stays = position.turn == seat and position.phase == PLAY_PHASE
    if option.stop and stays and position.size[seat] > 1:
        discard = throw(position, seat)
        if discard is not None:
            play(position, discard)
    left = horizon
    for _ in range(_STEPS * (horizon + 1)):
        phase = position.phase
        if phase == OVER_PHASE:
            break
        if phase == DRAW_PHASE:
            if not left:
                break
            left -= 1
        play(position, choose(position))
    return position
