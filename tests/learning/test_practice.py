"""Practice positions: valid texts in each language, and a fixed day for each."""

from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path
from shutil import copytree

import pytest

from canasta_qt.asset_files import asset_path
from canasta_qt.learning.practice import (
    PracticePosition,
    position_name_of_day,
    position_of_day,
    practice_position_of_day,
    practice_positions,
    read_positions,
)
from canasta_qt.learning.reading import ReadingError
from tests.app.catalogue import codes
from tests.conftest import ExpectedLog
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


def folder_with(tmp_path: Path, name: str, text: str, instead: str) -> Path:
    """Return a folder with the practice files of the program, one of them changed."""
    folder = copytree(asset_path("practice"), tmp_path / "practice")
    file = folder / name
    read = file.read_text(encoding="utf-8")
    assert text in read
    file.write_text(read.replace(text, instead, 1), encoding="utf-8")
    return folder


FIRST = "a pile is taken onto a meld"


@pytest.mark.parametrize(
    ("text", "instead", "sentence"),
    [
        ("level = 1", "level = 4", f"piles.toml, “{FIRST}”: level 4 is not 1, 2 or 3"),
        ("level = 1", "", f"piles.toml, “{FIRST}”: position lacks “level”"),
        (
            "level = 1",
            'level = "1"',
            f"piles.toml, “{FIRST}”: “level” of position must be a whole number, not",
        ),
        (FIRST, "a new one", f"piles.toml, “{FIRST}”: has no text here"),
        (
            "[[position]]",
            '[[position]]\nname = "another"\nlevel = 1\nbecause = "x."\n[[position]]',
            "piles.toml, “another”: is not in positions/piles.toml",
        ),
        (
            "level = 1",
            "level = 1\nsince = 2026",
            f"piles.toml, “{FIRST}”: “since” of position must be a date, not 2026",
        ),
        ("[[position]]", "[[position]", "piles.toml: not TOML: "),
        ("ask = ", "# ", f"piles.toml, “{FIRST}”: position lacks “ask”"),
        (
            "a big frozen pile is taken with a pair",
            FIRST,
            f"piles.toml, “{FIRST}”: there is another of that name",
        ),
    ],
)
def test_an_invalid_practice_file_is_refused_with_a_sentence(
    text: str, instead: str, sentence: str, tmp_path: Path
) -> None:
    folder = folder_with(tmp_path, "piles.toml", text, instead)
    with pytest.raises(ReadingError) as refused:
        read_positions(folder)
    assert str(refused.value).startswith(sentence)


@pytest.mark.parametrize(
    ("text", "instead"),
    [(FIRST, "a new one"), ("[[position]]", "[[position]"), ("ask = ", "# ")],
)
def test_an_invalid_translation_is_replaced_by_english_for_the_whole_file(
    text: str, instead: str, tmp_path: Path, expected_log: ExpectedLog
) -> None:
    expected_log("canasta.learning", r"in English: piles\.de\.toml")
    folder = folder_with(tmp_path, "piles.de.toml", text, instead)

    read = read_positions(folder, "de")

    titles = {each.source: each.title for each in read}
    assert titles["piles"] == "The pile"
    assert titles["openings"] == "Eröffnen oder warten"
    english = [each.because for each in ALL if each.source == "piles"]
    assert [each.because for each in read if each.source == "piles"] == english


def test_the_practice_position_of_each_day_agrees_with_the_reference() -> None:
    """The vectors of the reference, `canasta-position/1`."""
    names = [f"p{number}" for number in range(103)]

    year = [position_name_of_day(2026, day, names) for day in range(365)]

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
