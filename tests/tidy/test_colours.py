"""Colours are written in `look/` and `art/` only."""

import re
from pathlib import Path

from tests.tidy.source import faults, texts

COLOUR = re.compile(r"#(?:[0-9a-fA-F]{8}|[0-9a-fA-F]{6}|[0-9a-fA-F]{3,4})\b|\brgba?\(")


def colours_in(module: Path) -> list[str]:
    return [
        f"line {line}: {text}" for line, text in texts(module) if COLOUR.search(text)
    ]


def test_no_colour_is_written_outside_look_and_art() -> None:
    assert faults(colours_in, COLOUR.pattern, "look", "art") == {}
