"""How well `standard` plays, on fixed small samples with wide margins."""

import pytest

from canasta_qt.bots.rule_bots.policy import policy_action
from canasta_qt.engine.state.position import OVER_PHASE
from canasta_qt.proving.arena.duplicate import run, summary
from canasta_qt.proving.self_play import Contest, play_quick
from tests.bots.table import dealt


@pytest.mark.parametrize(("score", "least"), [(0, 0.95), (1500, 0.90), (3000, 0.80)])
def test_standard_opens_in_most_rounds(score: int, least: float) -> None:
    opened = 0
    for seed in range(200):
        position = dealt("classic_4", seed, score)
        play_quick(position, policy_action)
        assert position.phase == OVER_PHASE
        opened += sum(bool(melds) for melds in position.melds)

    assert opened / 400 > least - 0.03


@pytest.mark.parametrize("ruleset", ["classic_4", "classic_2"])
def test_standard_beats_random_by_far(ruleset: str) -> None:
    contest = Contest("standard", "random", ruleset, 5)

    result = summary(contest, run(contest, 40))

    assert result["points_per_hand"] > 400
    assert result["interval"][0] > 200


def test_most_rounds_between_standard_bots_end_by_going_out() -> None:
    out = 0
    for seed in range(100):
        position = dealt("classic_4", seed)
        play_quick(position, policy_action)
        out += position.out >= 0

    assert out > 80
