"""The bench measures every figure and prints it; how quick is not a test's affair."""

import json
from argparse import Namespace

import pytest

from canasta_qt.bots.bench import main

FIGURES = {
    "calibration", "random", "standard", "observed", "legal_actions", "choose",
    "copy", "copy_and_play", "copy_and_apply", "observe", "format", "parse",
    "start_up",
}  # fmt: skip


def test_every_figure_is_measured(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(Namespace(json=True, ruleset=None, seed=1, seconds=0.01)) == 0

    found = json.loads(capsys.readouterr().out)

    assert set(found) >= FIGURES
    for name in ("random", "standard", "observed"):
        assert found[name]["hands_per_second"] > 0
    assert found["copy"]["microseconds"] > 0


def test_people_read_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    main(Namespace(json=False, ruleset="classic_2", seed=1, seconds=0.01))

    text = capsys.readouterr().out
    assert "standard" in text
    assert "hands per second" in text
