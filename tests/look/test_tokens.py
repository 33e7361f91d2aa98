"""Colours: enough contrast in every theme and on every table colour."""

import re
from itertools import product
from pathlib import Path

import pytest

from canasta_qt.look.tokens import (
    DARK_PALETTE,
    LIGHT_PALETTE,
    Felt,
    Theme,
    mix_colours,
    palette,
)


def luminance(colour: str) -> float:
    """Return the relative luminance of WCAG 2: 0 for black, 1 for white."""
    linear = []
    for channel in bytes.fromhex(colour[1:]):
        value = channel / 255
        low = value <= 0.04045
        linear.append(value / 12.92 if low else ((value + 0.055) / 1.055) ** 2.4)
    red, green, blue = linear
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """Return the contrast ratio of WCAG 2, from 1 (none) to 21 (black on white)."""
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


CASES = Path(__file__).with_name("contrast.pairs").read_text(encoding="utf-8")
PAIRS = [it.split(maxsplit=3) for it in CASES.splitlines() if it and it[0] != "#"]
EVERY_PALETTE = list(product(Theme, Felt))


@pytest.mark.parametrize(("theme", "felt"), EVERY_PALETTE)
def test_every_pair_of_colours_has_its_required_contrast(
    theme: Theme, felt: Felt
) -> None:
    chosen = palette(theme, felt)._asdict()
    faint = [
        what
        for front, ground, needed, what in PAIRS
        if contrast(chosen[front], chosen[ground]) < float(needed)
    ]
    assert faint == []


@pytest.mark.parametrize(("theme", "felt"), EVERY_PALETTE)
def test_every_token_is_a_colour(theme: Theme, felt: Felt) -> None:
    for name, value in palette(theme, felt)._asdict().items():
        assert re.fullmatch(r"#([0-9A-F]{2})?[0-9A-F]{6}", value), name


def test_the_forest_table_changes_no_colour_of_the_theme() -> None:
    assert palette(Theme.LIGHT, Felt.FOREST) == LIGHT_PALETTE
    assert palette(Theme.DARK, Felt.FOREST) == DARK_PALETTE


def test_in_the_dark_theme_other_table_colours_are_35_percent_darker() -> None:
    by_day, by_night = (palette(t, Felt.WALNUT) for t in (Theme.LIGHT, Theme.DARK))
    assert by_night.felt == mix_colours("#000000", by_day.felt, 0.35).upper()
    assert by_night.leather == mix_colours("#000000", by_day.leather, 0.35).upper()
    assert by_night.button_outline == by_day.button_outline
    assert by_night.window_background == DARK_PALETTE.window_background


def test_the_high_contrast_theme_has_a_black_table_with_every_table_colour() -> None:
    assert {palette(Theme.CONTRAST, felt).felt for felt in Felt} == {"#000000"}
