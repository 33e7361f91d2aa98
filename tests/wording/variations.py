"""Section 4 of the specification: number, the game it starts from, what is set."""

import tomllib
from pathlib import Path
from typing import Final

from canasta_qt.rules.shapes import split_outside_brackets

TEXTS: Final[dict[str, str]] = tomllib.loads(
    Path(__file__).with_name("variations.toml").read_text(encoding="utf-8")
)


def _settings(text: str) -> tuple[str, dict[str, str]]:
    """Return the game that a ruleset starts from and what is set in it."""
    base, _, inside = text.removesuffix(")").partition("(")
    parts = split_outside_brackets(inside) if inside else ()
    return base, dict(part.split("=", 1) for part in parts)


VARIATIONS: Final = [(number, *_settings(text)) for number, text in TEXTS.items()]
