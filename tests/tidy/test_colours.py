"""Colours have names: only `look/` and `art/` say what red is."""

import re
from pathlib import Path

import pytest

from tests.tidy.source import PACKAGE, modules, texts

COLOUR = re.compile(r"#(?:[0-9a-fA-F]{8}|[0-9a-fA-F]{6}|[0-9a-fA-F]{3,4})\b|\brgba?\(")


def colours_in(module: Path) -> list[str]:
    return [
        f"line {line}: {text}" for line, text in texts(module) if COLOUR.search(text)
    ]


def test_no_colour_is_written_outside_look_and_art() -> None:
    found = {
        module.relative_to(PACKAGE).as_posix(): colours
        for module in modules(PACKAGE)
        if module.relative_to(PACKAGE).parts[0] not in {"look", "art"}
        and (colours := colours_in(module))
    }

    assert found == {}


@pytest.mark.parametrize("text", ["#c8102e", "#FFF", "a { color: rgb(1, 2, 3) }"])
def test_the_check_finds(text: str, tmp_path: Path) -> None:
    module = tmp_path / "scene.py"
    module.write_text(f"pen = {text!r}", encoding="utf-8")

    assert colours_in(module) == [f"line 1: {text}"]


@pytest.mark.parametrize("text", ["#12 of 40", "meld #1", "hand #1234567"])
def test_the_check_allows(text: str, tmp_path: Path) -> None:
    module = tmp_path / "scene.py"
    module.write_text(f"label = {text!r}", encoding="utf-8")

    assert colours_in(module) == []
