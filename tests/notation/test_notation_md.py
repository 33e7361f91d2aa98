"""NOTATION.md is complete, and every example in it is true."""

import json
import re
from itertools import pairwise
from pathlib import Path
from typing import Any, get_args

import pytest

from canasta_qt import notation
from canasta_qt.engine.state.actions import Action
from canasta_qt.engine.state.events import EndCause
from canasta_qt.engine.state.position import PHASE_NAMES
from canasta_qt.notation.actions import parse_line
from canasta_qt.notation.errors import ImpossiblePositionError, UnreadableError
from canasta_qt.notation.judge import judge
from canasta_qt.notation.position.line import (
    POSITION_FIELDS,
    format_position,
    parse_position,
)
from canasta_qt.notation.record import format_record, parse_record, replay_record
from canasta_qt.notation.transcript import transcript_lines
from canasta_qt.rules.text import parse_ruleset, ruleset_text
from canasta_qt.storage.paper_games import format_paper_game, parse_paper_game

TEXT = Path(notation.__file__).with_name("NOTATION.md").read_text(encoding="utf-8")
BOXES = re.findall(r"^```(\w+)\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)


def boxes(kind: str) -> list[str]:
    found = [text for name, text in BOXES if name == kind]
    assert found, f"no box of {kind}"
    return found


def lines(kind: str) -> list[str]:
    return [line for box in boxes(kind) for line in box.splitlines()]


def holds(part: Any, whole: Any) -> bool:
    """Return whether an answer contains everything that an example names."""
    if isinstance(part, dict):
        return all(name in whole and holds(part[name], whole[name]) for name in part)
    return bool(part == whole)


def test_every_private_field_of_a_record_is_documented() -> None:
    package = Path(notation.__file__).parents[1]
    own = {
        field
        for path in package.rglob("*.py")
        for field in re.findall(
            r'^[A-Z]+(?:_[A-Z]+)*: Final = "(_[a-z_]+)"$', path.read_text("utf-8"), re.M
        )
    }
    rows = set(re.findall(r"^\| `(_[a-z_]+)` \|", TEXT, re.MULTILINE))

    assert {"_aids", "_ended", "_undo"} <= own
    assert own == rows


@pytest.mark.parametrize("text", boxes("position"))
def test_an_example_position_reads_back(text: str) -> None:
    position = parse_position(text)

    assert position == parse_position(format_position(position))


@pytest.mark.parametrize("text", lines("rulesets"))
def test_an_example_ruleset_reads_back(text: str) -> None:
    assert ruleset_text(parse_ruleset(text)) == text


@pytest.mark.parametrize("text", lines("lines"))
def test_an_example_line_reads_back(text: str) -> None:
    written = str(parse_line(text))

    assert written == str(parse_line(written))
    assert parse_line(text).steps == parse_line(written).steps


@pytest.mark.parametrize("text", lines("unreadable"))
def test_an_example_of_an_unreadable_position_has_its_column(text: str) -> None:
    column, position = text.split(": ", 1)
    with pytest.raises(UnreadableError) as caught:
        parse_position(position)

    assert caught.value.column == int(column)


@pytest.mark.parametrize("text", lines("impossible"))
def test_an_example_of_an_impossible_position_has_its_reason(text: str) -> None:
    reason, position = text.split(": ", 1)
    with pytest.raises(ImpossiblePositionError) as caught:
        parse_position(position)

    assert reason in caught.value.reasons


def test_the_judge_gives_the_documented_answers() -> None:
    asked = 0
    for request, answer in pairwise(lines("judge")):
        if request.startswith("> "):
            asked += 1
            found = judge(json.loads(request[2:]))
            assert answer.startswith("< ")
            assert holds(json.loads(answer[2:]), found), (request, found)
    assert asked == len(lines("judge")) // 2


def test_the_example_game_is_read_written_and_replayed() -> None:
    (text,) = boxes("record")
    record = parse_record(text)

    assert format_record(record) == text
    assert replay_record(record).error is None


def test_the_example_score_pad_is_read_and_written() -> None:
    (text,) = boxes("toml")
    game = parse_paper_game(text)

    assert parse_paper_game(format_paper_game(game)) == game
    assert game.points == ((845, -85), (-20, 480))


def test_the_example_transcript_belongs_to_the_example_game() -> None:
    found = list(transcript_lines(parse_record(boxes("record")[0])))
    shown = lines("transcript")

    assert found[: len(shown)] == shown


def test_every_field_of_a_position_is_documented() -> None:
    rows = set(re.findall(r"^\| `(\w+)` \|", TEXT, re.MULTILINE))

    assert {field.name for field in POSITION_FIELDS} | {"seating"} <= rows


def test_every_name_of_a_phase_cause_flag_and_fact_is_documented() -> None:
    words = {*PHASE_NAMES, *EndCause, "allowed", "denied", "must_out", "own_canasta"}
    words |= set(judge({"position": "canasta/1 classic_2 hands=-/-"})["facts"])

    assert {word for word in words if f"`{word}`" not in TEXT} == set()


def test_the_example_lines_show_every_kind_of_action() -> None:
    used = {
        type(step.action) for text in lines("lines") for step in parse_line(text).steps
    }

    assert used == set(get_args(Action))
