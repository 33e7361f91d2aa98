"""Training fits its data, and its files can be read."""

import json
from pathlib import Path
from random import Random

import pytest

from canasta_qt.__main__ import main
from canasta_qt.advice import FEATURE_NAMES
from canasta_qt.bots.search.evaluation import rows_from_weights
from canasta_qt.bots.search.features import FEATURE_CONTEXTS, FEATURE_COUNT
from canasta_qt.bots.search.learned_weights import read_weights
from canasta_qt.proving.measure.training import (
    ROUNDS_PER_TASK,
    LeastSquaresFit,
    TrainingData,
    collect_data,
    fit_weights,
    learned_beliefs,
    solve_system,
)


@pytest.fixture(scope="module")
def lesson() -> TrainingData:
    return collect_data("classic_4", 3, 40)


def test_a_system_of_linear_equations_is_solved() -> None:
    assert solve_system([[4.0, 1.0], [1.0, 3.0]], [9.0, 5.0]) == pytest.approx(
        [2.0, 1.0]
    )


def test_the_fit_recovers_the_weights_of_its_samples() -> None:
    rng = Random(1)
    fit = LeastSquaresFit.of_size(3)
    for _ in range(400):
        sample = [rng.gauss(0, 1), rng.gauss(0, 5), 0.0]
        fit.add(sample, 7 * sample[0] - 2 * sample[1] + rng.gauss(0, 0.1))

    weights = fit.solve(0.01)

    assert weights == pytest.approx([7, -2, 0], abs=0.05)
    assert fit.explained_fraction(weights) > 0.99


def test_a_penalty_shrinks_the_weights_of_the_fit() -> None:
    fit = LeastSquaresFit.of_size(1)
    for _ in range(10):
        fit.add([1.0], 10.0)

    assert fit.solve(0.0) == pytest.approx([10.0])
    assert fit.solve(10.0) == pytest.approx([10.0 * 10 / 20])


def test_training_with_the_same_seed_gives_the_same_weights(
    lesson: TrainingData,
) -> None:
    again = collect_data("classic_4", 3, 40)

    assert fit_weights(again) == fit_weights(lesson)
    assert learned_beliefs(again) == learned_beliefs(lesson)
    assert len(lesson.round_points) == 40


def test_training_in_several_processes_gives_the_same_data() -> None:
    alone = collect_data("classic_4", 5, 2 * ROUNDS_PER_TASK + 10)
    heard: list[int] = []

    shared = collect_data(
        "classic_4", 5, 2 * ROUNDS_PER_TASK + 10, jobs=2, on_progress=heard.append
    )

    assert shared == alone
    assert sorted(heard) == [10, ROUNDS_PER_TASK, ROUNDS_PER_TASK]


def test_players_hold_a_rank_that_they_discarded_less_often_than_by_chance(
    lesson: TrainingData,
) -> None:
    table = learned_beliefs(lesson)

    assert table["--- rn"] < 0.7
    assert table["om- nn"] < 0.7  # the player would have melded it


def test_every_trained_weight_has_its_situation_and_feature_by_name(
    lesson: TrainingData,
) -> None:
    weights = fit_weights(lesson)
    rows = rows_from_weights(weights)

    assert len(weights) == len(FEATURE_CONTEXTS) * FEATURE_COUNT
    assert set(rows) == set(FEATURE_CONTEXTS)
    assert all(set(row) <= set(FEATURE_NAMES) for row in rows.values())


def test_the_train_command_writes_a_readable_file_of_weights(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A missing folder is created."""
    folder = tmp_path / "weights" / "new"
    status = main(["train", "classic_2", "--hands", "20", "--to", str(folder)])

    assert status == 0
    assert "classic_2" in capsys.readouterr().out
    (file,) = folder.iterdir()
    known = read_weights(file)
    data = json.loads(file.read_text(encoding="utf-8"))
    assert file.name == "classic_2.json"
    assert known.evaluation is not None
    assert known.round_statistics is not None
    assert data["command"] == "canasta-qt train classic_2 --hands 20 --seed 1"
    assert data["figures"]["hands"] == 20


def test_a_folder_that_cannot_be_created_is_an_error_before_the_first_round(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "file"
    file.write_text("no folder", encoding="utf-8")

    assert main(["train", "classic_2", "--hands", "20", "--to", str(file)]) == 2

    on_progress = capsys.readouterr().err
    assert on_progress.startswith("canasta-qt train: ")
    assert "rounds of classic_2" not in on_progress  # that is the progress


def test_training_with_too_few_rounds_is_refused_and_writes_no_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "weights"

    assert main(["train", "classic_2", "--hands", "3", "--to", str(folder)]) == 2

    assert "at least 20 rounds" in capsys.readouterr().err
    assert not folder.exists()


def test_an_unknown_ruleset_is_refused_with_the_list_of_rulesets(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["train", "whist"]) == 2
    assert "Choose one of these: classic_4, classic_2, " in capsys.readouterr().err
