"""The levels that search: `expert` and `master`."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from time import monotonic

from canasta_qt.advice import Candidate
from canasta_qt.bots.estimates import values
from canasta_qt.bots.estimates.match_standing import laid_points
from canasta_qt.bots.estimates.ruleset_traits import traits_of
from canasta_qt.bots.rule_bots.bot import Decision
from canasta_qt.bots.rule_bots.explain import ground_of
from canasta_qt.bots.rule_bots.policy import careful_choice
from canasta_qt.bots.rule_bots.standard import StandardBot, rest_of_turn
from canasta_qt.bots.search.candidates import Option, options_for
from canasta_qt.bots.search.determinizations import Determinizations
from canasta_qt.bots.search.evaluation import Evaluation, final_value
from canasta_qt.bots.search.features import NAMES, contexts
from canasta_qt.bots.search.learned_weights import Knowledge, knowledge_of
from canasta_qt.bots.search.match_equity import Stakes, near_the_end
from canasta_qt.bots.search.race import Race, race
from canasta_qt.engine.scoring import round_points
from canasta_qt.engine.state.observation import Observation
from canasta_qt.engine.state.position import ANSWER_PHASE, OVER_PHASE, Position
from canasta_qt.engine.state.terms import Terms

_WATCHED = 32
"""Worlds of which the features are kept, to tell what made the difference."""


class SearchingBot:
    """Looks a few turns ahead in worlds that fit what it knows."""

    def __init__(self, strength: values.Strength) -> None:
        """Be of a strength; nothing is kept between decisions."""
        self._strength = strength

    def decide(self, observation: Observation, seed: int, budget: int) -> Decision:
        """Search if there is more than one thing to do; `budget` limits the worlds."""
        seat = observation.seat
        knowledge = knowledge_of(observation.position.terms)
        worlds = Determinizations(observation, knowledge.belief)
        position = worlds.view
        options = options_for(position, seat)
        if len(options) < 2:
            return StandardBot().decide(Observation(position, seat), seed, budget)
        watch = Watch(knowledge, position, self._strength.seconds)
        plan = self._plan(position.terms, len(options), budget, knowledge)
        if watch.at_stake or position.phase == ANSWER_PHASE:
            plan = replace(plan, first_look=values.SEARCH.at_stake_look)
        rng = Random(f"{seed}/{seat}")
        running, cut = race(worlds, options, plan, rng, watch)
        if not running.values[0]:  # no deal agrees with what was told
            return StandardBot().decide(Observation(position, seat), seed, budget)
        won = running.winner(plan.gate)
        action = options[won].action
        return Decision(
            action,
            rest_of_turn(position, action, careful_choice),
            _candidates(options, running, watch, won),
            ground_of(position, action),
            max(len(values) for values in running.values),
            cut,
        )

    def _plan(
        self, terms: Terms, options: int, budget: int, knowledge: Knowledge
    ) -> values.SearchPlan:
        """Fit the worlds to what a decision may cost; the clock has no say in it."""
        strength = self._strength
        own = strength.plan
        is_classic = traits_of(terms).is_classic
        lines = strength.lines if is_classic else strength.variant_lines
        worlds = budget or max(
            values.SEARCH.least_worlds, min(own.worlds, lines // options)
        )
        horizon = own.horizon
        if knowledge.leaf is None:
            horizon *= values.SEARCH.unlearned_horizon
        return values.SearchPlan(min(worlds, own.worlds), horizon, own.gate, own.behind)


class Watch:
    """Values the ends of lines and keeps the features of the first of them."""

    def __init__(
        self, knowledge: Knowledge, position: Position, seconds: float
    ) -> None:
        self._knowledge = knowledge
        rounds = knowledge.rounds
        near = rounds is not None and near_the_end(position)
        self._stakes = Stakes(position, rounds) if rounds and near else None
        self._sums: dict[int, list[float]] = {}
        self._seen: dict[int, int] = {}
        self._end = monotonic() + seconds

    def value(self, option: int, end: Position, side: int) -> float:
        """Points by which a side will be ahead; chances near the end of a match."""
        if self._knowledge.leaf is not None and self._seen.get(option, 0) < _WATCHED:
            self._see(self._knowledge.leaf, option, end, side)
        if self._stakes is None:
            return self._knowledge.value(end, side)
        if end.phase == OVER_PHASE:
            points = [float(each) for each in round_points(end)]
            return self._stakes.over(points, side)
        now = [float(laid_points(end, each)) for each in range(end.terms.sides)]
        ahead = self._knowledge.value(end, side)
        return self._stakes.foretold(now, ahead, contexts(end)[0], side)

    @property
    def at_stake(self) -> bool:
        """The match may be decided in this round."""
        return self._stakes is not None

    def stopped(self) -> bool:
        """Return whether the time limit is reached."""
        return monotonic() > self._end

    def _see(self, leaf: Evaluation, option: int, end: Position, side: int) -> None:
        """Add up what the first ends are made of; the last part is rounds over."""
        self._seen[option] = self._seen.get(option, 0) + 1
        if end.phase == OVER_PHASE:
            parts = [0.0] * len(NAMES) + [final_value(end, side)]
        else:
            parts = [*leaf.parts(end, side), 0.0]
        sums = self._sums.get(option, [0.0] * len(parts))
        self._sums[option] = [a + b for a, b in zip(sums, parts, strict=True)]

    def against(self, option: int, chosen: int) -> tuple[tuple[str, float], ...]:
        """The features that make an option differ most from the one chosen."""
        if option == chosen or option not in self._sums:
            return ()
        names = (*NAMES, "round_over")
        pairs = zip(names, self._sums[option], self._sums[chosen], strict=True)
        number = min(self._seen[option], self._seen[chosen])
        found = [(name, round((a - b) / number, 1)) for name, a, b in pairs]
        found.sort(key=lambda each: -abs(each[1]))
        return tuple(each for each in found if each[1])


def _candidates(
    options: list[Option], running: Race, watch: Watch, won: int
) -> tuple[Candidate, ...]:
    """What was weighed, best first, the action chosen before its equals."""
    base = sum(running.values[0]) / len(running.values[0])
    found = []
    for number, option in enumerate(options):
        gain, error = running.gain(number)
        shown = 0.0 if number == 0 or error == float("inf") else error
        features = watch.against(number, won)
        candidate = Candidate(option.action, base + gain, shown, features)
        found.append((-base - gain, number != won, candidate))
    found.sort(key=lambda each: each[:2])
    return tuple(candidate for _, _, candidate in found)
