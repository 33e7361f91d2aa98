"""Texts of lessons: length, glossary, and the same cards in every language."""

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from canasta_qt.asset_files import asset_path
from tests.app.catalogue import codes
from tests.learning.style import WORDS, faults, printed

LESSONS = asset_path("lessons")
ALL = sorted(LESSONS.rglob("*.toml"))
TRANSLATED = sorted(LESSONS.rglob("*.*.toml"))

WIDTH = 84
"""Characters that one line of the prompt line holds at 1280x800."""
LINES = 2
PART = 32


def texts(data: dict[str, Any], place: str = "") -> Iterator[tuple[str, list[str]]]:
    """Yield every text of a file with its place, line by line."""
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
    return path.with_name(f"{path.name.partition('.')[0]}.toml")


def language_of(path: Path) -> str:
    """Return the code of a translation; of English it is empty."""
    return path.name.removesuffix(".toml").partition(".")[2]


@pytest.mark.parametrize("path", ALL, ids=lambda path: path.stem)
def test_lesson_texts_fit_their_place_and_follow_the_style_guide(path: Path) -> None:
    for place, lines in read(path).items():
        name = place.rpartition(" ")[2]
        assert len(lines) <= LINES or name == "words", place
        if name == "part":
            assert len(lines[0]) <= PART, place
        elif name not in {"title", "words"}:
            most = 2 * WORDS if name == "card" else WORDS  # not shown above the hand
            code = language_of(path)
            found = [each for line in lines for each in faults(line, code, most)]
            assert found == [], place
            if name not in {"goal", "card"}:
                assert sum(-(-len(line) // WIDTH) for line in lines) <= LINES, place


@pytest.mark.parametrize("path", TRANSLATED, ids=lambda path: path.stem)
def test_translated_lesson_texts_have_the_cards_and_figures_of_the_english(
    path: Path,
) -> None:
    english, translated = read(lesson_of(path)), read(path)

    assert list(translated) == list(english)
    for place, lines in translated.items():
        assert len(lines) == len(english[place]), place
        assert printed(" ".join(lines)) == printed(" ".join(english[place])), place


@pytest.mark.parametrize("code", codes())
def test_every_lesson_has_a_translation_file_in_every_language(code: str) -> None:
    language = code.partition("_")[0]
    english = [path for path in LESSONS.rglob("*.toml") if path not in TRANSLATED]
    there = {lesson_of(path) for path in TRANSLATED if language_of(path) == language}

    assert there == set(english)
