"""Positions for tests of bots, and short functions to get decisions."""

from collections.abc import Callable, Iterator
from random import Random

from canasta_qt.bots.levels import BOTS_BY_LEVEL
from canasta_qt.bots.rule_bots.policy import policy_action
from canasta_qt.bots.rule_bots.random_bot import random_action
from canasta_qt.bots.search.search_bot import SearchingBot
from canasta_qt.engine.rounds import new_deck, start_game, start_round
from canasta_qt.engine.state.actions import Action
from canasta_qt.engine.state.observation import Observation, observe
from canasta_qt.engine.state.position import OVER_PHASE, Position, seat_to_act
from canasta_qt.engine.transition import apply_legal
from canasta_qt.rules.text import parse_ruleset
from tests.narrow import some

RULESETS = ("classic_4", "classic_2")

QUICK = tuple(
    name for name, bot in BOTS_BY_LEVEL.items() if not isinstance(bot, SearchingBot)
)
"""Levels that do not search; the searching levels have other tests."""

Way = Callable[[Position], Action]


def dealt(ruleset: str, seed: int, score: int = 0) -> Position:
    """Deal the first round of a game; the deck depends on the seed."""
    rules = parse_ruleset(ruleset)
    position = start_game(rules, players=max(rules.players_allowed))
    position.scores = [score] * position.terms.sides
    dealer = seed % position.terms.players
    start_round(position, dealer, new_deck(position.terms, Random(seed)))
    return position


def mixed(seed: int) -> Way:
    """Return an action of the rule policy, sometimes a random one for more variety."""
    rng = Random(seed)
    return lambda p: random_action(p, rng) if rng.random() < 0.25 else policy_action(p)


def moments(ruleset: str, seeds: range, every: int = 1) -> Iterator[Position]:
    """Yield one in `every` positions of rounds in which a seat decides."""
    step = 0
    for seed in seeds:
        position = dealt(ruleset, seed, score=(0, 1500, 3000)[seed % 3])
        way = mixed(seed)
        while position.phase != OVER_PHASE:
            if step % every == 0:
                yield position.copy()
            step += 1
            apply_legal(position, way(position))


def view_of(position: Position) -> Observation:
    """Return the observation of the actor."""
    seat = some(seat_to_act(position))
    return observe(position, seat)
