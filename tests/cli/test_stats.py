"""`canasta-qt stats`: the player's games in figures, on the command line."""

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from canasta_qt.__main__ import main
from canasta_qt.rules.text import parse_ruleset
from canasta_qt.storage.own_rulesets import make_named_rules, save_rules
from tests.narrow import some
from tests.statistics.played import SHORT, played, put

Capture = pytest.CaptureFixture[str]


def told(capsys: Capture, *arguments: str) -> str:
    assert main(["stats", *arguments]) == 0
    return capsys.readouterr().out


def figures(capsys: Capture, *arguments: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(told(capsys, "--json", *arguments))
    return found


def test_stats_says_when_there_are_no_finished_games(capsys: Capture) -> None:
    assert told(capsys) == "No finished games yet.\n"
    assert figures(capsys)["games"] == 0


def test_statistics_count_saved_games_when_they_are_requested(capsys: Capture) -> None:
    put(played(SHORT, 1), "game-001")
    put(played(SHORT, 2), "game-002")

    text = told(capsys)

    assert text.startswith("Won ")
    assert "of 2 finished games.\n" in text
    assert "Your side" in text
    assert "Classic, four players" in text
    assert "Red threes   " in text


def test_the_json_output_has_every_figure(capsys: Capture) -> None:
    record = played(SHORT, 1)
    put(record, "game-001")

    found = figures(capsys)

    assert found["finished"] == 1
    assert found["ours"]["hands"] == len(record.rounds)
    assert found["dealt"]["jokers"]["rounds"] == len(record.rounds)
    last = some(record.rounds[-1].score)
    assert found["best_points"] == last[0]
    assert found["rulesets"] == [
        {"ruleset": "classic_4", "title": "Classic, four players", "games": 1}
    ]


def test_a_game_with_house_rules_is_titled_as_such(capsys: Capture) -> None:
    put(played("classic_4(bonus_natural=600,target_score=1000)", 1), "game-001")

    (rules,) = figures(capsys)["rulesets"]
    assert rules["title"] == "Classic, four players, house rules"
    assert "Classic, four players, house rules" in told(capsys)


def test_statistics_can_be_limited_to_a_ruleset_or_a_level(capsys: Capture) -> None:
    ours = "classic_4(bonus_natural=600,target_score=1000)"
    save_rules(make_named_rules("Sunday rules", "", parse_ruleset(ours)))
    put(played(SHORT, 1), "game-001")
    put(played(ours, 1, level="casual"), "game-002")

    assert figures(capsys, "--ruleset", "classic_4")["games"] == 1
    assert figures(capsys, "--ruleset", "sunday rules")["games"] == 1
    assert figures(capsys, "--level", "casual")["ruleset"] is None
    assert figures(capsys, "--level", "casual")["games"] == 1
    assert told(capsys, "--ruleset", "samba") == "No finished games of this kind yet.\n"
    assert told(capsys, "--level", "master") == "No finished games of this kind yet.\n"


def test_an_unknown_game_or_level_is_refused(capsys: Capture) -> None:
    assert main(["stats", "--ruleset", "chess"]) == 2
    assert "No ruleset is called “chess”" in capsys.readouterr().err

    assert main(["stats", "--level", "wizard"]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    sentence = "No level is called “wizard”. Choose one of these: novice, beginner,"
    assert sentence in said.err
    assert told(capsys, "--level", "mixed") == "No finished games of this kind yet.\n"


def test_a_data_folder_that_cannot_be_created_is_an_error(
    capsys: Capture, canasta_home: Path
) -> None:
    data = canasta_home / "data"
    data.write_text("in the way")

    assert main(["stats"]) == 2

    assert str(data) in capsys.readouterr().err


def test_counting_games_shows_its_progress_on_a_terminal(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    put(played(SHORT, 1), "game-001")
    put(played(SHORT, 2), "game-002")
    told(capsys)
    assert capsys.readouterr().err == ""
    put(played(SHORT, 3), "game-003")
    put(played(SHORT, 4), "game-004")
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)

    assert main(["stats"]) == 0

    said = capsys.readouterr().err
    assert "1 of 2 games counted" in said
    assert said.endswith("\r\x1b[K"), "and is not bothered with it afterwards"
