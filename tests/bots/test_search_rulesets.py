"""The search in every ruleset: legal actions, no peeking, complete worlds."""

from dataclasses import replace
from math import inf
from random import Random

import pytest

from canasta_qt.bots.estimates.values import EXPERT, MASTER
from canasta_qt.bots.levels import BOTS_BY_LEVEL
from canasta_qt.bots.rule_bots.bot import PLAYER_LEVELS
from canasta_qt.bots.rule_bots.policy import policy_action
from canasta_qt.bots.search.beliefs import EVEN_BELIEF
from canasta_qt.bots.search.determinizations import Determinizations
from canasta_qt.bots.search.search_bot import SearchingBot
from canasta_qt.engine.legality import refusal
from canasta_qt.engine.state.observation import Observation, has_threes_in_hand, observe
from canasta_qt.engine.state.position import OVER_PHASE, Position, seat_to_act
from canasta_qt.engine.transition import apply_legal
from canasta_qt.rules.rulesets.catalog import ALL_RULESETS
from tests.bots.table import dealt
from tests.bots.test_search import cards_of_table
from tests.narrow import some
from tests.property.hands import complete

EVERY = 11
MOST = 160

BOTS = {
    **BOTS_BY_LEVEL,
    "expert": SearchingBot(replace(EXPERT, time_limit_seconds=inf)),
    "master": SearchingBot(replace(MASTER, time_limit_seconds=inf)),
}
"""The bots without a time limit, which would make decisions depend on the machine."""

IDS = [ruleset.id for ruleset in ALL_RULESETS]


def positions_of_round(ruleset: str, seed: int) -> list[Position]:
    """Return some positions of a round of the rule policy."""
    position = dealt(ruleset, seed)
    found = []
    for step in range(MOST):
        if position.phase == OVER_PHASE:
            break
        if step % EVERY == 0:
            found.append(position.copy())
        apply_legal(position, policy_action(position))
    return found


@pytest.mark.sample(4)
@pytest.mark.parametrize("ruleset", IDS)
def test_every_level_decides_on_legal_actions(ruleset: str) -> None:
    decided = 0
    for number, position in enumerate(positions_of_round(ruleset, 11)):
        observation = observe(position, some(seat_to_act(position)))
        for level in PLAYER_LEVELS:
            action = BOTS[level].decide(observation, number, 2).action
            assert refusal(position, action) is None, f"{level}: {action}"
            decided += 1

    assert decided >= 10


@pytest.mark.sample(4)
@pytest.mark.parametrize("ruleset", IDS)
def test_sampled_deals_have_every_card_and_do_not_change_decisions(
    ruleset: str,
) -> None:
    worlds = 0
    for number, position in enumerate(positions_of_round(ruleset, 12)[::3]):
        seat = some(seat_to_act(position))
        observation = observe(position, seat)
        world = Determinizations(observation, EVEN_BELIEF).deal(Random(number))
        if world is None:
            continue
        worlds += 1
        assert cards_of_table(world) == sorted(position.terms.deck)
        assert world.hands[seat] == position.hands[seat]
        if position.terms.threes_are_public:
            for side in range(position.terms.sides):
                assert has_threes_in_hand(world, side) == has_threes_in_hand(
                    position, side
                )
        first = BOTS["expert"].decide(observation, number, 2)
        assert BOTS["expert"].decide(observe(world, seat), number, 2) == first
        assert BOTS["expert"].decide(Observation(world, seat), number, 2) == first

    assert worlds >= 2


@pytest.mark.sample(6)
@pytest.mark.parametrize("ruleset", IDS)
def test_no_level_uses_hidden_cards_in_any_game(ruleset: str) -> None:
    """Other hidden cards, and cards that should be hidden, change no decision."""
    compared = 0
    for number, position in enumerate(positions_of_round(ruleset, 12)[1::4]):
        observation = observe(position, some(seat_to_act(position)))
        other = complete(observation, Random(number))
        for level in PLAYER_LEVELS:
            decision = BOTS[level].decide(observation, number, 2)
            redealt = observe(other, observation.seat)
            assert BOTS[level].decide(redealt, number, 2) == decision, level
            shown = Observation(other, observation.seat)
            action = BOTS[level].decide(shown, number, 2).action
            assert action == decision.action, level
            compared += 1
    assert compared >= len(PLAYER_LEVELS)
