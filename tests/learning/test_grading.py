"""Grades of a measurement, by the scale of the game."""

from math import inf, sqrt
from random import Random

import pytest

from canasta_qt.bots.messages import RequestOptions
from canasta_qt.bots.search.candidates import options_for
from canasta_qt.bots.search.weighing import compare_actions
from canasta_qt.engine.state.observation import mask_position
from canasta_qt.learning.grading import (
    Grade,
    Measurement,
    grade_measurement,
    grade_scale,
    is_expected,
)
from canasta_qt.notation.actions import parse_action
from canasta_qt.rules.rulesets.catalog import preset
from tests.bots.practice_positions import spots
from tests.narrow import some
from tests.text_table import read_rows

GOOD_ENOUGH = {Grade.SOLVED, Grade.AS_GOOD}


@pytest.mark.parametrize(
    ("mean", "error", "expected"), read_rows(__file__, "grades.rows")
)
def test_the_grade_depends_on_the_cost_and_three_standard_errors(
    mean: str, error: str, expected: str
) -> None:
    measured = Measurement(float(mean), float(error), 200)
    assert grade_measurement(measured) is Grade[expected]


@pytest.mark.parametrize(
    ("ruleset", "scale"), [("classic_4", 1.0), ("samba", 2.0), ("hand_and_foot", 2.0)]
)
def test_the_scale_of_grades_depends_on_the_length_of_the_game(
    ruleset: str, scale: float
) -> None:
    rules = some(preset(ruleset))

    assert grade_scale(rules) == scale
    assert grade_measurement(Measurement(40, 1, 200), scale) is (
        Grade.COSTLY if scale == 1 else Grade.PLAYABLE
    )


def measured(values: list[float]) -> Measurement:
    mean = sum(values) / len(values)
    spread = sum((each - mean) ** 2 for each in values) / (len(values) - 1)
    return Measurement(mean, sqrt(spread / len(values)), len(values))


def test_combined_measurements_equal_one_measurement_of_all_samples() -> None:
    rng = Random(1)
    values = [rng.gauss(20, 150) for _ in range(800)]

    joined = measured(values[:200]).combined_with(measured(values[200:400]))
    joined = joined.combined_with(measured(values[400:]))

    whole = measured(values)
    assert joined.world_count == 800
    assert joined.mean_cost == pytest.approx(whole.mean_cost)
    assert joined.standard_error == pytest.approx(whole.standard_error)


def test_a_difference_within_three_errors_is_graded_as_good() -> None:
    """100 moves of practice positions, compared with the good ones."""
    cases = near = 0
    for spot in spots():
        if not spot.ruleset.startswith("classic_4"):
            continue
        seen = spot.view()
        view = mask_position(seen.position, seen.seat)
        for option in options_for(view, seen.seat)[:5]:
            asked = RequestOptions((option.action,), spot.good, 8, inf)
            found = compare_actions(seen, asked, cases)
            best, played = found.candidates
            cost = Measurement(
                best.mean_points - played.mean_points,
                played.standard_error,
                found.world_count,
            )
            cases += 1
            if cost.mean_cost <= 3 * cost.standard_error:
                near += 1
                assert grade_measurement(cost) in GOOD_ENOUGH, (
                    spot.name,
                    option.action,
                )
        if cases >= 100:
            break
    assert cases >= 100
    assert 25 < near < 100


@pytest.mark.parametrize(
    ("acts", "good", "expected"), read_rows(__file__, "expected_answers.cases")
)
def test_an_expected_answer_may_differ_in_order_and_suits(
    acts: str, good: str, expected: str
) -> None:
    actions = [*map(parse_action, acts.split("; "))]
    assert is_expected(actions, good.split("; "), suits=False) is (expected == "yes")


def test_the_expected_answers_are_exactly_the_good_moves() -> None:
    """Among all moves that the search tries."""
    wrong = []
    for spot in spots():
        seen = spot.view()
        view = mask_position(seen.position, seen.seat)
        suits = view.terms.rules.sequences
        for option in options_for(view, seen.seat):
            expected = is_expected([option.action], spot.good, suits=suits)
            if expected is not (spot.verdict(str(option.action)) == "good"):
                wrong.append((spot.name, str(option.action)))
    assert wrong == []


def test_another_suit_is_another_move_in_games_with_sequences() -> None:
    acts = [parse_action("discard 4c")]

    assert is_expected(acts, ["discard 4c"], suits=True)
    assert not is_expected(acts, ["discard 4s"], suits=True)
