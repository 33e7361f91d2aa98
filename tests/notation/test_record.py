"""Games as files."""

import re
import tomllib
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from canasta_qt.notation.actions import Line, parse_line
from canasta_qt.notation.record import (
    PERSON,
    Record,
    RecordError,
    distinct_player_names,
    format_record,
    parse_record,
)
from canasta_qt.rules.model import Ruleset
from canasta_qt.rules.rulesets.catalog import ALL_RULESETS
from canasta_qt.rules.text import parse_ruleset
from tests.notation.random_record import record_of
from tests.text_table import read_rows

DUEL = ALL_RULESETS[1]


@pytest.fixture(scope="module")
def duel() -> Record:
    return record_of(DUEL, 3)


@pytest.fixture(scope="module")
def text() -> str:
    return format_record(record_of(DUEL, 3, rounds=2))


@pytest.mark.sample(3)
@pytest.mark.parametrize("ruleset", ALL_RULESETS, ids=lambda ruleset: ruleset.id)
def test_a_record_reads_back_as_it_was_written(ruleset: Ruleset) -> None:
    record = record_of(ruleset, 5, rounds=2)

    assert parse_record(format_record(record)) == record


def test_house_rules_names_and_own_fields_of_a_record_read_back() -> None:
    ruleset = parse_ruleset("classic_4(seating={4:pairs|solo},target_score=3000)")
    played = record_of(DUEL, 3)
    last = replace(played.rounds[0], private_fields={"_thought": [1.5, {"deep": True}]})
    for record in (
        Record(DUEL, ("human", "bot:standard")),
        Record(
            ruleset,
            ("human", "bot:standard", "bot:random", "bot:random"),
            names=("Ann", "Bo # 1", 'C"', "Dé"),
            seating=dict(ruleset.seating)[4][1],
        ),
        replace(played, private_fields={"_app": {"speed": 2}}, rounds=(last,)),
    ):
        assert parse_record(format_record(record)) == record


PLAIN = st.one_of(
    st.booleans(),
    st.integers(-(10**99), 10**99),
    st.floats(allow_nan=False),
    st.datetimes(),
    st.dates(),
    st.times(),
    st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\r")),
)
VALUES = st.recursive(
    PLAIN,
    lambda each: st.lists(each) | st.dictionaries(st.text("a. ['"), each),
    max_leaves=9,
)


@given(st.dictionaries(st.from_regex(r"_[\w.\[\"]{0,9}", fullmatch=True), VALUES))
def test_every_readable_record_can_be_written(
    duel: Record, own: dict[str, Any]
) -> None:
    record = replace(
        duel, private_fields=own, rounds=(replace(duel.rounds[0], private_fields=own),)
    )

    assert parse_record(format_record(record)) == record


@pytest.mark.parametrize("depth", [*range(1, 40), 300])
def test_arrays_in_a_record_may_be_nested_up_to_a_limit(depth: int, text: str) -> None:
    value = f"_deep = {'[' * depth}{']' * depth}"
    deep = text.replace("[[round]]", f"{value}\n[[round]]", 1)

    if depth <= 32:
        record = parse_record(deep)
        assert parse_record(format_record(record)) == record
    else:
        with pytest.raises(RecordError, match="too deeply"):
            parse_record(deep)


def test_the_first_line_of_a_record_may_name_the_program(text: str) -> None:
    record = parse_record(text)
    saved = format_record(record, saved_by="canasta-qt 1.2")

    assert saved.splitlines()[0] == "# Saved by canasta-qt 1.2"
    assert parse_record(saved) == record


def test_each_turn_of_a_record_is_one_line_with_its_steps(text: str) -> None:
    turns = parse_record(text).rounds[0].turns
    assert '"""' in text
    assert tomllib.loads(text)["round"][0]["turns"].count("\n") == len(turns)
    assert all(a.seat != b.seat for a, b in pairwise(turns))


def test_comments_after_a_line_are_kept_and_comment_lines_are_dropped(
    text: str,
) -> None:
    first = str(parse_record(text).rounds[0].turns[0])
    record = parse_record(
        text.replace(first, f"# the first turn\n\n{first}  # well done", 1)
    )

    assert record.rounds[0].turns[0].comment == "well done"
    assert parse_record(format_record(record)) == record


def test_an_action_after_a_commented_line_begins_a_new_line() -> None:
    record = Record(DUEL, ("human", "human")).with_round(
        0, record_of(DUEL, 3).rounds[0].deck
    )
    record = record.with_line(parse_line("1: draw # hm")).with_line(
        parse_line("1: discard 4c")
    )

    assert [Line(1, line.steps) for line in record.rounds[0].turns] == [
        Line(1, parse_line("1: draw").steps),
        Line(1, parse_line("1: discard 4c").steps),
    ]


@pytest.mark.parametrize(
    ("old", "new", "complaint"), read_rows(__file__, "damaged_record.rows")
)
def test_a_damaged_record_is_refused_in_a_sentence(
    text: str, old: str, new: str, complaint: str
) -> None:
    assert old in text
    with pytest.raises(RecordError, match=re.escape(complaint)):
        parse_record(text.replace(old, new, 1))


GAME = format_record(Record(DUEL, ("human", "human")))


@pytest.mark.parametrize(
    ("foreign", "said"),
    [
        ("", "."),
        ("<html>", "."),
        ('{"a": 1}', "."),
        ("a = 1", "."),
        ("\x00\x01", "."),
        ("round = 5\nformat = 1", "."),
        (f"{GAME}round = 5\n", "[[round]]"),
        (f"{GAME}round = [5]\n", "[[round]]"),
        (f"{GAME}[round]\ndealer = 0\n", "[[round]]"),
    ],
)
def test_a_file_that_is_no_record_is_refused_in_a_sentence(
    foreign: str, said: str
) -> None:
    with pytest.raises(RecordError, match=re.escape(said)):
        parse_record(foreign)


def test_a_truncated_record_is_read_as_a_shorter_one_or_refused(text: str) -> None:
    whole = parse_record(text)
    for end in range(0, len(text), 97):
        try:
            part = parse_record(text[:end])
        except RecordError:
            continue
        assert len(part.rounds) <= len(whole.rounds)


def test_player_names_are_made_different_and_readable() -> None:
    """A right-to-left name, an empty one, and the same name twice."""
    players = (PERSON, "bot:standard", "bot:standard", "bot:standard", PERSON)
    given = ("You", "\u202eYou", "", "Ann\u200b", "Ann")

    names = distinct_player_names(given, players)

    assert names == ("You", "Player 2", "Player 3", "Ann", "Ann 2")
    assert distinct_player_names(names, players) == names
    many = distinct_player_names(("x" * 200,) * 3, players[:3])
    assert many[1:] == tuple(f"{'x' * 21} {each}" for each in (2, 3))
    assert max(map(len, many)) == 24


def test_names_from_a_file_lose_control_characters_and_are_shortened() -> None:
    record = replace(record_of(DUEL, 3), names=("Ann\u202e\n", "x" * 200))

    read = parse_record(format_record(record))

    assert read.names == ("Ann", "x" * 23 + "…")
    assert parse_record(format_record(read)) == read
    assert record.with_game_name("\u202e" + "y" * 99).game_name == "y" * 59 + "…"
