"""Near the end of a match the chance of winning counts instead of points."""

import pytest

from canasta_qt.bots.search.evaluation import (
    MatchStakes,
    RoundStatistics,
    WinningChances,
)
from tests.bots.table import dealt

RESULTS = ((800, 200), (500, 300), (300, 500), (200, 800), (600, 600))
ROUNDS = RoundStatistics(RESULTS, 900.0, 500.0)


def test_sides_with_equal_totals_have_equal_chances() -> None:
    chances = WinningChances(5000, RESULTS)

    for total in (0, 2000, 3500, 4800):
        assert chances.winning_chance(total, total) == pytest.approx(0.5, abs=0.02)


def test_more_points_give_a_better_chance_of_winning() -> None:
    chances = WinningChances(5000, RESULTS)

    row = [chances.winning_chance(own, 3000) for own in range(0, 5000, 500)]

    assert row == sorted(row)
    assert row[0] < 0.2
    assert row[-1] > 0.9


def test_the_higher_total_wins_when_both_sides_reach_the_target() -> None:
    chances = WinningChances(5000, RESULTS)

    assert chances.winning_chance(5000, 4990) == 1.0
    assert chances.winning_chance(5100, 5200) == 0.0
    assert chances.winning_chance(4000, 5000) == 0.0


def test_points_beyond_the_target_add_almost_no_value() -> None:
    position = dealt("classic_4", 1)
    position.scores = [4800, 4800]
    stakes = MatchStakes(position, ROUNDS)

    won = stakes.finished_round_value([300.0, 100.0], 0)
    much = stakes.finished_round_value([900.0, 100.0], 0)
    lost = stakes.finished_round_value([100.0, 300.0], 0)

    assert much - won < 20
    assert won - lost > 200


def test_ending_a_round_early_is_better_than_risking_the_match() -> None:
    position = dealt("classic_4", 1)
    position.scores = [4600, 4600]
    stakes = MatchStakes(position, ROUNDS)

    sure = stakes.finished_round_value([450.0, 350.0], 0)
    open_ = stakes.unfinished_round_value([450.0, 350.0], 100.0, 1.0, 0)

    assert sure > open_
