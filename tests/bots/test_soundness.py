"""Bots play legally, finish rounds, and are reproducible."""

import json
from pathlib import Path

import pytest

from canasta_qt.bots.levels import BOTS_BY_LEVEL
from canasta_qt.bots.rule_bots.policy import legal_policy_action, policy_action
from canasta_qt.engine.legality import refusal
from canasta_qt.engine.scoring import round_points
from canasta_qt.engine.state.position import OVER_PHASE
from canasta_qt.engine.transition import apply_legal
from canasta_qt.proving.self_play import decision_seed, play_quick, play_round
from tests.bots.table import QUICK, RULESETS, dealt, moments, view_of
from tests.processes import run_python


@pytest.mark.sample(3)
@pytest.mark.parametrize("level", QUICK)
@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("score", [-500, 0, 1500, 3000])
def test_a_level_plays_whole_rounds_without_a_refusal(
    ruleset: str, level: str, score: int
) -> None:
    for seed in range(12):
        position = dealt(ruleset, seed, score)

        tally = play_round(
            position, [BOTS_BY_LEVEL[level]] * position.terms.players, seed
        )

        assert position.phase == OVER_PHASE
        assert (tally.illegal_action_seats, tally.is_stalled) == ([], False)


@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_rule_based_bot_plays_legally_after_random_moves(ruleset: str) -> None:
    asked = 0
    for position in moments(ruleset, range(100, 130), every=2):
        action = policy_action(position)
        assert refusal(position, action) is None, str(action)
        asked += 1

    assert asked > 500


@pytest.mark.parametrize("level", QUICK)
def test_the_planned_actions_of_a_turn_are_legal_one_after_another(level: str) -> None:
    planned = 0
    for number, position in enumerate(moments("classic_4", range(8), every=3)):
        decision = BOTS_BY_LEVEL[level].decide(view_of(position), number, 0)
        ahead = view_of(position).position.copy()
        for action in (decision.action, *decision.planned_actions):
            assert refusal(ahead, action) is None, str(action)
            apply_legal(ahead, action)
            planned += 1

    assert planned > 100


def test_quick_simulated_play_equals_play_by_the_standard_level() -> None:
    for seed in range(20):
        quick, slow = dealt("classic_4", seed), dealt("classic_4", seed)

        play_quick(quick, policy_action)
        play_round(slow, [BOTS_BY_LEVEL["standard"]] * 4, seed)

        assert quick == slow


def results() -> list[list[int]]:
    """Return the points of some rounds of standard against random."""
    found = []
    for seed in range(6):
        position = dealt("classic_4", seed)
        play_round(
            position, [BOTS_BY_LEVEL["standard"], BOTS_BY_LEVEL["random"]] * 2, seed
        )
        found.append(round_points(position))
    return found


def test_a_seed_gives_the_same_round_in_another_process() -> None:
    code = (
        "import json; from tests.bots.test_soundness import results;"
        " print(json.dumps(results()))"
    )

    other = run_python("-c", code, cwd=Path(__file__).parents[2])

    assert json.loads(other.stdout) == results()


def test_every_decision_of_a_round_has_a_different_seed() -> None:
    seeds = {decision_seed(7, number) for number in range(1000)}

    assert len(seeds) == 1000
    assert seeds.isdisjoint(decision_seed(8, number) for number in range(100))


def test_the_rule_based_bot_obeys_stricter_house_rules() -> None:
    rules = "classic_4(max_wilds=1,wild_to_canasta=none,take_unfrozen={pair})"
    asked = 0
    for seed in range(6):
        position = dealt(rules, seed)
        while position.phase != OVER_PHASE:
            action = policy_action(position)
            assert refusal(position, action) is None, str(action)
            assert legal_policy_action(position) == action
            apply_legal(position, action)
            asked += 1

    assert asked > 100
