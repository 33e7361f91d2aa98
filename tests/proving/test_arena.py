"""The arena: duplicate deals, split and resumed without a change of the result."""

import json
from argparse import Namespace
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from canasta_qt.bots.rule_bots.bot import Decision
from canasta_qt.bots.rule_bots.standard import StandardBot
from canasta_qt.engine.state.observation import Observation
from canasta_qt.notation.errors import NotationError
from canasta_qt.proving.arena import (
    ArenaFileError,
    contest_summary,
    main,
    play_contest,
    wilson_interval,
)
from canasta_qt.proving.players import BOTS_BY_NAME
from canasta_qt.proving.self_play import Contest

CONTEST = Contest("standard", "random", "classic_4", 1)


def options(**changes: object) -> Namespace:
    """Return the options of the command line with their defaults."""
    values: dict[str, Any] = {
        "first": "standard", "second": "random", "ruleset": None, "hands": 8,
        "seed": 1, "scores": None, "matches": None, "jobs": 1, "cluster": None,
        "out": None, "json": True,
    }  # fmt: skip
    return Namespace(**{**values, **changes})


def json_output(
    capsys: pytest.CaptureFixture[str], **changes: object
) -> dict[str, Any]:
    """Return the JSON output of the arena without times."""
    assert main(options(**changes)) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    del found["milliseconds"]
    return found


def without_times(lines: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [{k: v for k, v in line.items() if k != "milliseconds"} for line in lines]


def test_a_level_against_itself_gains_nothing() -> None:
    contest = Contest("standard", "standard", "classic_4", 3)

    result = contest_summary(contest, play_contest(contest, 10))

    assert result["points_per_hand"] == 0
    assert result["interval"] == [0, 0]


def test_the_second_level_loses_what_the_first_gains() -> None:
    other = Contest("random", "standard", "classic_4", 1)

    one = contest_summary(CONTEST, play_contest(CONTEST, 6))
    two = contest_summary(other, play_contest(other, 6))

    assert one["points_per_hand"] == -two["points_per_hand"] > 0
    assert one["opened"] == two["opened"][::-1]


def test_the_result_does_not_depend_on_the_number_of_processes(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert json_output(capsys, hands=40, jobs=2) == json_output(
        capsys, hands=40, jobs=1
    )


def test_an_interrupted_contest_continues_where_it_stopped(tmp_path: Path) -> None:
    whole = without_times(play_contest(CONTEST, 20))
    out = tmp_path / "arena.jsonl"
    play_contest(CONTEST, 9, out=out)
    text = out.read_text(encoding="utf-8")
    out.write_text(text[:-30], encoding="utf-8")  # killed while it wrote

    assert without_times(play_contest(CONTEST, 20, out=out)) == whole
    assert out.read_text(encoding="utf-8").startswith(text[: text.rfind("\n", 0, -1)])
    assert len(out.read_text(encoding="utf-8").splitlines()) == 20


def test_a_file_that_is_no_contest_is_not_overwritten(tmp_path: Path) -> None:
    out = tmp_path / "letter.txt"
    out.write_text("Dear Clara,\n", encoding="utf-8")

    with pytest.raises(ArenaFileError, match="line 1"):
        play_contest(CONTEST, 4, out=out)

    assert out.read_text(encoding="utf-8") == "Dear Clara,\n"


def test_the_arena_plays_whole_games_to_their_end(
    capsys: pytest.CaptureFixture[str],
) -> None:
    result = json_output(
        capsys, matches=4, hands=0, ruleset="classic_4(target_score=1000)"
    )

    assert result["matches"] == 4
    assert result["matches_won"] >= 3
    assert result["hands"] >= 4


def test_given_totals_raise_the_minimum_of_each_round(
    capsys: pytest.CaptureFixture[str],
) -> None:
    cheap = json_output(capsys, hands=40, second="standard")
    dear = json_output(capsys, hands=40, second="standard", scores="3000/3000")

    assert sum(dear["opened"]) < sum(cheap["opened"])
    assert dear["scores"] == [3000, 3000]


class InterruptedBot:
    """A bot that the time limit interrupts at every decision."""

    def decide(self, observation: Observation, seed: int, budget: int) -> Decision:
        return replace(StandardBot().decide(observation, seed, budget), is_time_up=True)


def test_the_arena_prints_how_many_decisions_the_time_limit_ended(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert json_output(capsys, hands=2)["cut"] == 0
    monkeypatch.setitem(BOTS_BY_NAME, "standard", InterruptedBot())

    hurried = play_contest(Contest("standard", "random", "classic_4", 1), 1)
    main(options(hands=2, json=False))

    number = contest_summary(CONTEST, hurried)["cut"]
    assert number > 20
    assert f"cut short by the clock: {number}, so not" in capsys.readouterr().out


@pytest.mark.parametrize(
    "wrong",
    [
        {"first": "wizard"},
        {"second": "-"},
        {"scores": "a/b"},
        {"scores": "1/2/3"},  # there are two sides
    ],
)
def test_the_error_names_an_unreadable_argument(wrong: dict[str, str]) -> None:
    with pytest.raises(NotationError) as raised:
        main(options(**wrong))

    assert next(iter(wrong.values())) in str(raised.value)


def test_a_file_that_cannot_be_written_is_an_error_before_the_first_deal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(FileNotFoundError):
        main(options(out=tmp_path / "nowhere" / "deals.jsonl"))

    assert capsys.readouterr() == ("", "")


def test_the_share_of_won_games_has_a_wilson_interval() -> None:
    low, high = wilson_interval(8, 10)

    assert low == pytest.approx(0.4902, abs=1e-4)
    assert high == pytest.approx(0.9433, abs=1e-4)
