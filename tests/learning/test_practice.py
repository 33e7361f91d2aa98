"""Practice positions: valid texts in each language, and a fixed day for each."""

import tomllib
from dataclasses import fields, replace
from datetime import date, timedelta
from pathlib import Path

import pytest

from canasta_qt.asset_files import asset_path
from canasta_qt.learning.practice import (
    PracticePosition,
    position_of_day,
    practice_position_of_day,
    practice_positions,
)
from tests.app.catalogue import codes
from tests.learning.style import CARD, faults, printed

ALL = practice_positions()
SUITS = {"♠": "s", "♥": "h", "♦": "d", "♣": "c"}


@pytest.mark.parametrize("each", ALL, ids=lambda each: each.name)
def test_the_reason_of_a_practice_position_names_only_visible_cards(
    each: PracticePosition,
) -> None:
    position = each.position()

    named = CARD.findall(each.because)

    assert position.terms is not None
    for card in named:
        text = card[:-1].replace("10", "T") + SUITS[card[-1]]
        assert text in each.table, card


LANGUAGES = [code.partition("_")[0] for code in codes()]


@pytest.mark.parametrize("language", ["", *LANGUAGES])
def test_practice_texts_are_short_and_use_the_glossary(language: str) -> None:
    said = {each.because for each in practice_positions(language)}
    said |= {each.ask for each in practice_positions(language)}

    assert [(text, found) for text in said for found in faults(text, language)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_practice_translations_are_complete_and_name_the_same_cards(
    language: str,
) -> None:
    translated = practice_positions(language)

    assert [each.key for each in translated] == [each.key for each in ALL]
    for english, each in zip(ALL, translated, strict=True):
        assert each.because != english.because
        assert each.title != english.title
        assert printed(each.because) == printed(english.because), each.because


KNOWN = {field.name for field in fields(PracticePosition)} | {"format", "position"}
FILES = sorted(asset_path("practice").glob("*.toml"))
ENGLISH = [file for file in FILES if "." not in file.stem]


def entries(file: Path) -> dict[str, dict[str, object]]:
    """Return the entries of a file by name, with the fields above all entries."""
    head = tomllib.loads(file.read_text(encoding="utf-8"))
    found = {each["name"]: head | each for each in head["position"]}
    assert len(found) == len(head["position"]), "two have the same name"
    return found


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_practice_file_has_the_positions_of_its_source_with_known_fields(
    file: Path,
) -> None:
    source = file.name.partition(".")[0]
    tables = entries(file.parent / "positions" / f"{source}.toml")

    assert entries(file).keys() == tables.keys()
    for table in (*entries(file).values(), *tables.values()):
        assert table.keys() <= KNOWN, table


@pytest.mark.parametrize("file", ENGLISH, ids=lambda file: file.stem)
def test_practice_positions_have_format_source_and_level(file: Path) -> None:
    for entry in entries(file).values():
        assert (entry["format"], entry["source"]) == (1, file.stem), entry
        assert entry["level"] in (1, 2, 3), entry


def test_the_practice_position_of_each_day_agrees_with_the_reference() -> None:
    """The vectors of the reference, `canasta-position/1`."""
    names = [f"p{number}" for number in range(103)]
    named = [replace(ALL[0], name=name, since=None) for name in names]
    first = date(2026, 1, 1)

    days = [first + timedelta(day) for day in range(365)]
    year = [position_of_day(day, named).name for day in days]

    assert year[:3] == ["p38", "p64", "p95"]
    assert set(year[:103]) == set(year[103:206]) == set(names)


def test_every_position_of_the_day_appears_once_before_any_repeats() -> None:
    days = [date(2027, 1, 1) + timedelta(day) for day in range(len(ALL))]

    assert {practice_position_of_day(day).name for day in days} == {
        each.name for each in ALL
    }
    assert (
        practice_position_of_day(days[7], "de").key
        == practice_position_of_day(days[7]).key
    )


def test_a_position_added_during_a_year_is_first_used_in_the_next_year() -> None:
    added = replace(ALL[0], name="new", since=date(2026, 3, 1))
    days = [date(2026, 1, 1) + timedelta(day) for day in range(4)]

    assert {position_of_day(day, (ALL[1], added)) for day in days} == {ALL[1]}
    next_year = [day.replace(year=2027) for day in days]
    assert added in {position_of_day(day, (ALL[1], added)) for day in next_year}
