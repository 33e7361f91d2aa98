"""Texts of lessons in another language say what the English ones say, as shortly."""

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from canasta_qt.asset_files import asset
from tests.learning.style import faults, printed

LESSONS = asset("lessons")
GERMAN = sorted(LESSONS.rglob("*.de.toml"))

WIDTH = 84
"""Characters that one line of the prompt line holds at 1280x800."""
LINES = 2
PART = 32


def texts(data: dict[str, Any], place: str = "") -> Iterator[tuple[str, list[str]]]:
    """Yield every text of a file with its place, lines apart."""
    for name in ("title", "goal", "card", "words", "part", "say", "done", "ask"):
        if name in data:
            lines = data[name]
            yield f"{place}{name}", [lines] if isinstance(lines, str) else lines
    for name in ("step", "trap", "lapse"):
        spoken = [
            each for each in data.get(name, ()) if name == "step" or "say" in each
        ]
        for number, each in enumerate(spoken, 1):
            yield from texts(each, f"{place}{name} {number}, ")


def read(path: Path) -> dict[str, list[str]]:
    return dict(texts(tomllib.loads(path.read_text(encoding="utf-8"))))


def lesson_of(path: Path) -> Path:
    return path.with_name(path.name.replace(".de.", "."))


@pytest.mark.parametrize("path", GERMAN, ids=lambda path: path.stem)
def test_german_texts_fit_the_prompt_line_and_keep_the_style(path: Path) -> None:
    for place, lines in read(path).items():
        name = place.rpartition(" ")[2]
        assert len(lines) <= LINES or name == "words", place
        if name == "part":
            assert len(lines[0]) <= PART, place
        elif name not in {"title", "words"}:
            assert [found for line in lines for found in faults(line, "de")] == [], (
                place
            )
            if name not in {"goal", "card"}:
                assert sum(-(-len(line) // WIDTH) for line in lines) <= LINES, place


@pytest.mark.parametrize("path", GERMAN, ids=lambda path: path.stem)
def test_german_texts_name_the_cards_and_figures_of_the_english_ones(
    path: Path,
) -> None:
    english, german = read(lesson_of(path)), read(path)

    assert list(german) == list(english)
    for place, lines in german.items():
        assert len(lines) == len(english[place]), place
        assert printed(" ".join(lines)) == printed(" ".join(english[place])), place


def test_every_lesson_has_german_texts() -> None:
    english = [path for path in LESSONS.rglob("*.toml") if path not in GERMAN]

    assert {lesson_of(path) for path in GERMAN} == set(english)
