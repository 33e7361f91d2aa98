"""Bots use only what their seat knows: other hidden cards, the same decision."""

from random import Random

import pytest

from canasta_qt.bots.levels import BOTS_BY_LEVEL
from canasta_qt.engine.state.observation import Observation, observe
from tests.bots.table import QUICK, RULESETS, moments, view_of
from tests.property.hands import complete


@pytest.mark.sample(2)
@pytest.mark.parametrize("level", QUICK)
@pytest.mark.parametrize("ruleset", RULESETS)
def test_other_hidden_cards_do_not_change_the_decision_of_a_level(
    ruleset: str, level: str
) -> None:
    bot = BOTS_BY_LEVEL[level]
    asked = 0
    for number, position in enumerate(moments(ruleset, range(12), every=9)):
        view = view_of(position)
        decision = bot.decide(view, number, 0)
        for seed in range(3):
            other = complete(view, Random(seed))
            assert bot.decide(observe(other, view.seat), number, 0) == decision
            # A bot must not use hidden cards that it gets, as in simulated play.
            assert bot.decide(Observation(other, view.seat), number, 0) == decision
            asked += 1

    assert asked > 100


@pytest.mark.parametrize("level", QUICK)
def test_a_decision_does_not_change_the_observation(level: str) -> None:
    for position in moments("classic_4", range(6), every=5):
        view = view_of(position)
        before = view.position.copy()

        BOTS_BY_LEVEL[level].decide(view, 1, 0)

        assert view.position == before
