"""The levels `expert` and `master`, which search: options are tried in sampled worlds.

An option is played in a world, the rule policy plays on for some turns, and the
resulting position is evaluated. The gain over the rule policy's move is computed world
by world; another move is chosen only if its gain is much larger than the standard
error.
"""

from __future__ import annotations

from collections.abc import Set
from dataclasses import replace
from math import sqrt
from random import Random
from time import monotonic

from canasta_qt.advice import FEATURE_NAMES, Candidate
from canasta_qt.bots.estimates.outlook import points_on_table
from canasta_qt.bots.estimates.ruleset_traits import traits_of
from canasta_qt.bots.estimates.values import SearchPlan, Strength, values
from canasta_qt.bots.messages import OPTIONS_WITHOUT_TIME_LIMIT, RequestOptions
from canasta_qt.bots.rule_bots.bot import Decision
from canasta_qt.bots.rule_bots.explain import reason_for
from canasta_qt.bots.rule_bots.policy import (
    choose_discard,
    legal_policy_action,
    policy_action,
)
from canasta_qt.bots.rule_bots.standard import StandardBot, rest_of_turn
from canasta_qt.bots.search import candidates, evaluation
from canasta_qt.bots.search.candidates import Option
from canasta_qt.bots.search.determinizations import Determinizations
from canasta_qt.bots.search.features import context_weights
from canasta_qt.bots.search.learned_weights import LearnedWeights, weights_for
from canasta_qt.engine.scoring import round_points
from canasta_qt.engine.state import position as state
from canasta_qt.engine.state.actions import Action
from canasta_qt.engine.state.observation import Observation
from canasta_qt.engine.state.position import Position, seat_to_act
from canasta_qt.engine.transition import apply_legal

_MAX_FEATURE_WORLDS = 32
"""Largest number of worlds whose features are stored for an option, to explain
differences."""


class SearchingBot:
    """Level that plays a few turns ahead in worlds that agree with its observation."""

    def __init__(self, strength: Strength) -> None:
        """Make a bot; it keeps no state between decisions."""
        self._strength = strength

    def decide(
        self,
        observation: Observation,
        seed: int,
        budget: int,
        requests: RequestOptions = OPTIONS_WITHOUT_TIME_LIMIT,
    ) -> Decision:
        """Return a decision, by a search if there are several options.

        `budget` is the largest number of worlds, as in `Bot`. The time limit is the
        shorter one of `requests` and the level.
        """
        limits = requests.time_limit_seconds, self._strength.time_limit_seconds
        end = monotonic() + min(limits)
        knowledge = weights_for(observation.position.terms)
        worlds = Determinizations(observation, knowledge.belief)
        position, seat = worlds.view, observation.seat
        options = candidates.options_for(position, seat, requests)
        if len(options) < 2:
            return StandardBot().decide(Observation(position, seat), seed, budget)
        watch = LineEvaluator(knowledge, position, end)
        plan = self._plan(watch, len(options), budget, knowledge)
        if requests.thorough and position.terms.players > plan.horizon_turns:
            plan = replace(plan, worlds_before_extension=0)
        rng, pinned = Random(f"{seed}/{seat}"), _pinned(options, requests)
        found, cut = compare_options(worlds, options, plan, rng, watch, pinned)
        if not found.values[0]:  # no deal agrees with the public facts, or no time
            return StandardBot().decide(Observation(position, seat), seed, budget)
        won = found.winning_option(plan.required_sigmas)
        far = self._strength.freezing_plan
        pair = _freezing_rivals(position, options, found, won)
        if far and pair and not cut:
            far = replace(far, world_count=min(plan.world_count, far.world_count))
            rivals = [options[number] for number in pair]
            bare = LineEvaluator(knowledge, position, end)
            duel, cut = compare_options(worlds, rivals, far, rng, bare)
            if not cut:
                won = found.apply_second_search(pair, duel, far.required_sigmas)
        won = cheapest_equal_option(position, options, found, won)
        won = planned_option(options, found, won, requests.planned_action)
        action = options[won].action
        shown = _candidates(options, found, watch, won)
        count = max(map(len, found.values))
        rest = rest_of_turn(position, action, legal_policy_action)
        return Decision(action, rest, shown, reason_for(position, action), count, cut)

    def _plan(
        self, watch: LineEvaluator, options: int, budget: int, knowledge: LearnedWeights
    ) -> SearchPlan:
        """Return the plan of the search, with the number of worlds for `options`
        options."""
        strength = self._strength
        own = strength.plan
        is_classic = traits_of(watch.position.terms).is_classic
        lines = strength.max_lines if is_classic else strength.variant_max_lines
        usual = max(values.SEARCH.min_worlds, min(own.world_count, lines // options))
        least = own.min_worlds_before_drop
        if watch.is_at_stake:
            least = values.SEARCH.min_worlds_before_drop_at_stake
        return replace(
            own,
            world_count=min(budget or usual, own.world_count),
            worlds_before_extension=usual // 4,
            horizon_turns=knowledge.horizon_for(own.horizon_turns),
            extension_turns=knowledge.horizon_for(own.extension_turns),
            min_worlds_before_drop=least,
        )


class LineEvaluator:
    """Evaluator of the last positions of lines, which stores the features of some of
    them.

    A line is one option that is played on in one world.
    """

    def __init__(
        self, knowledge: LearnedWeights, position: Position, end: float
    ) -> None:
        """Make an evaluator; `end` is the time limit, as a value of `monotonic`."""
        self._knowledge = knowledge
        self.position = position
        rounds = knowledge.round_statistics
        near = rounds is not None and evaluation.is_match_near_end(position)
        self._stakes = (
            evaluation.MatchStakes(position, rounds) if rounds and near else None
        )
        self._sums: dict[int, list[float]] = {}
        self._world_counts: dict[int, int] = {}
        self._end = end

    def value_of_line(self, option: int, end: Position, side: int) -> float:
        """Return the expected lead of a side in points, from the last position `end` of
        a line.

        Near the end of a game, the chance of winning is returned, converted into
        points.
        """
        if (
            self._knowledge.evaluation is not None
            and self._world_counts.get(option, 0) < _MAX_FEATURE_WORLDS
        ):
            self._add_features(self._knowledge.evaluation, option, end, side)
        if self._stakes is None:
            return self._knowledge.expected_lead(end, side)
        if end.phase == state.OVER_PHASE:
            points = [float(each) for each in round_points(end)]
            return self._stakes.finished_round_value(points, side)
        now = [float(points_on_table(end, each)) for each in range(end.terms.sides)]
        ahead = self._knowledge.expected_lead(end, side)
        return self._stakes.unfinished_round_value(
            now, ahead, context_weights(end)[0], side
        )

    @property
    def is_at_stake(self) -> bool:
        """Whether the game may be decided soon, or the decision is an answer to the
        partner."""
        return self._stakes is not None or self.position.phase == state.ANSWER_PHASE

    def is_time_up(self) -> bool:
        """Return whether the time limit has been reached."""
        return monotonic() > self._end

    def _add_features(
        self, leaf: evaluation.Evaluation, option: int, end: Position, side: int
    ) -> None:
        """Add the features of a last position to the sums of an option.

        The last sum is for the points of finished rounds.
        """
        self._world_counts[option] = self._world_counts.get(option, 0) + 1
        if end.phase == state.OVER_PHASE:
            parts = [0.0] * len(FEATURE_NAMES) + [evaluation.final_lead(end, side)]
        else:
            parts = [*leaf.feature_contributions(end, side), 0.0]
        sums = self._sums.get(option, [0.0] * len(parts))
        self._sums[option] = [a + b for a, b in zip(sums, parts, strict=True)]

    def feature_differences(
        self, option: int, chosen: int
    ) -> tuple[tuple[str, float], ...]:
        """Return features with their differences from the chosen option in points, the
        largest first."""
        if option == chosen or option not in self._sums:
            return ()
        names = (*FEATURE_NAMES, "round_over")
        pairs = zip(names, self._sums[option], self._sums[chosen], strict=True)
        number = min(self._world_counts[option], self._world_counts[chosen])
        found = [(name, round((a - b) / number, 1)) for name, a, b in pairs]
        found.sort(key=lambda each: -abs(each[1]))
        return tuple(each for each in found if each[1])


def _pinned(options: list[Option], requests: RequestOptions) -> set[int]:
    """Return the indexes of the pinned options, which the search never drops."""
    wanted = {candidates.action_key(action) for action in requests.compared_actions}
    return {
        n
        for n, each in enumerate(options)
        if candidates.action_key(each.action) in wanted
    }


def _freezing_rivals(
    position: Position, options: list[Option], running: OptionComparison, won: int
) -> list[int]:
    """Return the indexes of the winning option and of its best rival, if exactly one of
    the two freezes the pile.

    [] if no option or every option freezes the pile, or if the best option that freezes
    it is far behind.
    """
    freezing = candidates.freezing_option_indexes(position, options)
    others = [each for each in range(len(options)) if each not in freezing]
    if not freezing or not others:
        return []
    gains = [running.mean_gain(each, won)[0] for each in range(len(options))]
    best, freeze = [max(some, key=gains.__getitem__) for some in (others, freezing)]
    if gains[freeze] - gains[best] < -values.SEARCH.max_points_behind_to_freeze:
        return []
    return [won, best if won in freezing else freeze]


def _candidates(
    options: list[Option], running: OptionComparison, evaluator: LineEvaluator, won: int
) -> tuple[Candidate, ...]:
    """Return the compared options, the best first; of equal options the chosen one is
    first."""
    base = _mean(running.values[won])
    found = []
    for number, option in enumerate(options):
        gain, error = running.mean_gain(number, won)
        shown = 0.0 if number == won or error == float("inf") else error
        features = evaluator.feature_differences(number, won)
        candidate = Candidate(option.action, base + gain, shown, features)
        found.append((-base - gain, number != won, candidate))
    found.sort(key=lambda each: each[:2])
    return tuple(candidate for _, _, candidate in found)


def cheapest_equal_option(
    position: Position, options: list[Option], running: OptionComparison, won: int
) -> int:
    """Return the index of the option, among equally good ones, that saves most wild
    cards and cards.

    An option that saves wild cards may be worse within its error; an option that only
    keeps more cards may not.
    """
    base = candidates.cost_of_action(position, options[won].action)
    found = (base, 0.0, won)
    tie = values.SEARCH.tie_points
    for number, option in enumerate(options):
        cost = candidates.cost_of_action(position, option.action)
        if base is None or cost is None or cost >= base:
            continue
        gain, error = running.mean_gain(number, won)
        lost = min(error, tie) if cost[0] < base[0] else 0.0
        if error <= 2 * tie and gain >= -lost:
            found = min(found, (cost, -gain, number))
    return found[2]


def planned_option(
    options: list[Option], running: OptionComparison, won: int, planned: Action | None
) -> int:
    """Return the index of the planned move if it is about as good as the winner, else
    of the winner."""
    if planned is None:
        return won
    key = candidates.action_key(planned)
    for number, option in enumerate(options):
        if candidates.action_key(option.action) == key:
            gain, error = running.mean_gain(number, won)
            return number if gain >= -error else won
    return won


_WORLDS_BETWEEN_DROPS = 8
"""Number of worlds between two checks whether options can be dropped."""
_MAX_STEPS = 80
"""Largest number of actions of a line for each turn; real turns have a tenth of
that."""


class OptionComparison:
    """Values of the options by world, and the options that the search has not
    dropped."""

    __slots__ = ("_pinned", "remaining", "values")

    def __init__(self, number: int, pinned: Set[int] = frozenset()) -> None:
        """Make a comparison of `number` options; the first one is the rule policy's
        move.

        Options in `pinned` are never dropped.
        """
        self.values: list[list[float]] = [[] for _ in range(number)]
        self.remaining: list[int] = list(range(number))
        self._pinned: Set[int] = pinned

    def mean_gain(self, option: int, over: int = 0) -> tuple[float, float]:
        """Return the mean gain of an option over another one, and its standard error.

        Only worlds in which both options were tried count.
        """
        pairs = zip(self.values[option], self.values[over], strict=False)
        gains = [mine - other for mine, other in pairs]
        count = len(gains)
        mean = sum(gains) / count
        if count < 2:
            return mean, float("inf")
        spread = sum([(each - mean) ** 2 for each in gains]) / (count - 1)
        return mean, sqrt(spread / count)

    def apply_second_search(
        self, pair: list[int], duel: OptionComparison, gate: float
    ) -> int:
        """Correct the values of the second option of `pair` by a longer search; return
        the winner."""
        if not duel.values[0]:  # no deal agreed with what is public
            return pair[0]
        first, second = pair
        more = duel.mean_gain(1)[0] - self.mean_gain(second, first)[0]
        self.values[second] = [each + more for each in self.values[second]]
        return pair[duel.winning_option(gate)]

    def drop_options(self, plan: SearchPlan) -> bool:
        """Drop options that cannot win any more; return whether the search can end.

        The search can end if one option is left, or if the differences of the other
        options are known precisely.
        """
        done = min(len(self.values[self.remaining[0]]) / plan.world_count, 1.0)
        left, gate = sqrt(1 - done), plan.required_sigmas * sqrt(done)
        able = self.remaining
        if 0 in able:  # keep those that can still beat the rule policy's move
            least = gate - plan.drop_sigmas * left
            able = [each for each in able if not each or self._gains(each, 0, least)]
        best = self.best_option(able)
        longer = plan.drop_sigmas + values.SEARCH.rule_move_extra_errors
        in_doubt = [best]
        for each in self.remaining:
            limit = plan.drop_sigmas * left if each else longer * left + gate
            if each in self._pinned:  # its difference is requested
                limit = max(limit, longer)
            known = each == best or (each not in able and each not in self._pinned)
            if not known and self._gains(each, best, -limit):
                in_doubt.append(each)
        self.remaining = [
            each for each in self.remaining if each in in_doubt or each in self._pinned
        ]
        errors = [self.mean_gain(each, best)[1] for each in in_doubt]
        return len(errors) == 1 or (done > 0.5 and max(errors) < plan.sufficient_error)

    def _gains(self, option: int, over: int, least: float) -> bool:
        """Return whether the gain of an option exceeds `least` standard errors."""
        mean, error = self.mean_gain(option, over)
        return mean > least * error

    def best_option(self, options: list[int]) -> int:
        """Return the option with the highest mean value."""
        return max(options, key=lambda option: (_mean(self.values[option]), -option))

    def winning_option(self, gate: float) -> int:
        """Return the best option if its gain exceeds `gate` standard errors, else the
        first option.

        Without the first option, which may have been dropped, return the best one.
        """
        if 0 not in self.remaining:
            return self.best_option(self.remaining)
        best, found = 0.0, 0
        for option in self.remaining[1:]:
            mean, error = self.mean_gain(option)
            if mean > best and mean > gate * error:
                best, found = mean, option
        return found


def _mean(values: list[float]) -> float:
    return sum(values) / len(values)


def compare_options(
    worlds: Determinizations,
    options: list[Option],
    plan: SearchPlan,
    rng: Random,
    evaluator: LineEvaluator,
    pinned: Set[int] = frozenset(),
) -> tuple[OptionComparison, bool]:
    """Return the comparison of options in worlds, and whether the time limit ended it.

    The options are tried in one world after the other, until one option or no world is
    left. Options in `pinned` are tried in all worlds.
    """
    seat = continuing_seat(worlds.view)
    running = OptionComparison(len(options), pinned)
    side = worlds.view.terms.side_of[worlds.view.turn]
    for number in range(1, plan.world_count + 1):
        world = worlds.deal(rng)
        if world is None:
            break
        ahead = plan.horizon_turns
        if number > plan.worlds_before_extension:
            ahead = plan.extension_turns
        for option in running.remaining:
            end = play_out(world.copy(), seat, options[option], ahead)
            running.values[option].append(evaluator.value_of_line(option, end, side))
            if evaluator.is_time_up():
                for found in running.values:  # some were not tried in this world
                    del found[number - 1 :]
                return running, True
        looks = (
            number >= plan.min_worlds_before_drop
            and number % _WORLDS_BETWEEN_DROPS == 0
        )
        if looks and running.drop_options(plan):
            break
    return running, False


def continuing_seat(position: Position) -> int:
    """Return the seat in turn, which plays on after an option; -1 outside the draw and
    play phases, where an option is an answer to a partner."""
    return (
        position.turn if position.phase in (state.DRAW_PHASE, state.PLAY_PHASE) else -1
    )


def play_out(
    position: Position,
    seat: int,
    option: Option,
    horizon: int,
    played_actions: list[tuple[int, Action]] | None = None,
) -> Position:
    """Play an option, then by the rule policy the rest of the turn and `horizon` turns.

    Each action is appended with its seat to `played_actions`.
    """
    _play(position, option.action, played_actions)
    for action in option.next_actions:
        _play(position, action, played_actions)
    stays = position.turn == seat and position.phase == state.PLAY_PHASE
    if option.ends_melding and stays and position.size[seat] > 1:
        discard = choose_discard(position, seat)
        if discard is not None:
            _play(position, discard, played_actions)
    left = horizon
    for _ in range(_MAX_STEPS * (horizon + 1)):
        phase = position.phase
        if phase == state.OVER_PHASE:
            break
        if phase == state.DRAW_PHASE:
            if not left:
                break
            left -= 1
        action = policy_action(position)
        if (
            played_actions is not None
        ):  # checked here, because another call would be slow
            played_actions.append((seat_to_act(position) or 0, action))
        apply_legal(position, action)
    return position


def _play(
    position: Position, action: Action, played_actions: list[tuple[int, Action]] | None
) -> None:
    if played_actions is not None:
        played_actions.append((seat_to_act(position) or 0, action))
    apply_legal(position, action)
