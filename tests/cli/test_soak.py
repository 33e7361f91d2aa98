"""`canasta-qt soak`: rounds, output, and the command that repeats a failure."""

import shlex

import pytest

from canasta_qt.__main__ import main
from canasta_qt.proving.measure import soak as measure_soak
from canasta_qt.rules.text import parse_ruleset
from canasta_qt.storage.own_rulesets import make_named_rules, save_rules

Capture = pytest.CaptureFixture[str]


def test_a_soak_accepts_a_custom_ruleset_by_its_name(capsys: Capture) -> None:
    rules = parse_ruleset("classic_4(target_score=2000)")
    save_rules(make_named_rules("Short evening", "", rules))

    assert main(["soak", "Short evening", "--hands", "1"]) == 0
    assert "rounds 1, " in capsys.readouterr().out


def test_a_soak_of_house_rules_prints_a_row_for_each_searching_level(
    capsys: Capture,
) -> None:
    told = "soak classic_4 --house-rules 1 --hands 1 --seed 4"  # short rounds

    assert main(told.split()) == 0

    rows = [row.split("  ")[0] for row in capsys.readouterr().out.splitlines()]
    assert rows == ["classic_4", "classic_4 expert", "classic_4 master"]


def test_a_failed_soak_prints_a_command_that_repeats_the_failure(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(measure_soak, "cards_of_position", lambda _: [])

    assert main(["soak", "samba(hand_size=13)", "--hands", "1", "--seed", "9"]) == 1
    first = capsys.readouterr().out
    again = first.partition("again: canasta-qt ")[2].partition("\n")[0]
    assert again == "soak 'samba(hand_size=13)' --seed 9 --round 1"

    assert main(shlex.split(again)) == 1
    assert (
        capsys.readouterr().out.partition(" again")[0] == first.partition(" again")[0]
    )


def test_a_soak_by_an_unknown_level_ends_with_status_two(capsys: Capture) -> None:
    assert main(["soak", "samba", "--level", "grandmaster"]) == 2
    assert "called “grandmaster”. Choose one of these" in capsys.readouterr().err
