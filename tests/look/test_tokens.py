"""Colours: enough contrast in every theme and on every table colour."""

import re
from dataclasses import dataclass
from itertools import product
from typing import Final

import pytest

from canasta_qt.look.tokens import (
    DARK_PALETTE,
    LIGHT_PALETTE,
    Felt,
    Theme,
    colours_by_name,
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


@dataclass(frozen=True)
class Pair:
    """Two tokens that must differ, with the required contrast."""

    what: str
    front: str
    ground: str
    needed: float


PAIRS: Final = (
    Pair("text on the felt", "felt_text", "felt", 4.5),
    Pair("text on a button", "felt_text", "leather_button", 4.5),
    Pair("quiet text on the felt", "felt_muted_text", "felt", 4.5),
    Pair("accent line on the felt", "brass", "felt", 3.0),
    Pair("text on an accent button", "brass_text", "brass", 4.5),
    Pair("dark ring on a card", "dark_ring", "paper", 3.0),
    Pair("accent ring against dark ring", "brass", "dark_ring", 3.0),
    Pair("text under the lamp", "felt_text", "felt_under_lamp", 4.5),
    Pair("quiet text under the lamp", "felt_muted_text", "felt_under_lamp", 4.5),
    Pair("red signs on leather", "red_on_leather", "leather", 4.5),
    *(
        Pair(f"{what} on {ground}", front, ground, needed)
        for ground in ("leather", "leather_bottom")
        for what, front, needed in (
            ("text", "felt_text", 4.5),
            ("quiet text", "felt_muted_text", 4.5),
            ("accent line", "brass", 3.0),
            ("button outline", "button_outline", 3.0),
        )
    ),
    Pair("lines printed on the felt", "printed_line", "felt", 1.5),
    Pair("a consequence that costs", "warning_text", "warning", 4.5),
    Pair("a consequence that helps", "benefit_text", "benefit", 4.5),
    Pair("text on the pad", "text", "pad_paper", 4.5),
    Pair("quiet text on the pad", "muted_text", "pad_paper", 4.5),
    Pair("frozen outline on the felt", "ice", "felt", 3.0),
    Pair("frozen chip", "ice_text", "ice", 4.5),
    Pair("refusal", "refusal_text", "refusal", 4.5),
    Pair("badge text", "ink", "paper", 4.5),
    Pair("natural bar", "natural_canasta", "paper", 3.0),
    Pair("text in the window", "text", "window_background", 4.5),
    Pair("text on a panel", "text", "surface", 4.5),
    Pair("text in a field", "text", "field_background", 4.5),
    Pair("quiet text in the window", "muted_text", "window_background", 4.5),
    Pair("quiet text on a panel", "muted_text", "surface", 4.5),
    Pair("quiet text in a field", "muted_text", "field_background", 4.5),
    Pair("accent text on a panel", "accent", "surface", 4.5),
    Pair("accent text in the window", "accent", "window_background", 4.5),
    Pair("accent button", "accent_text", "accent", 4.5),
    Pair("text on a chosen row", "text", "selection_background", 4.5),
    Pair("quiet text on a chosen row", "muted_text", "selection_background", 4.5),
    Pair("edge of a field", "control_outline", "field_background", 3.0),
    Pair("edge of a field on chrome", "control_outline", "window_background", 3.0),
    *(
        Pair(f"{colour} in the log", f"{colour}_on_window", ground, 4.5)
        for colour in ("red", "blue", "green")
        for ground in ("surface", "selection_background")
    ),
    Pair("red on paper", "red", "paper", 4.5),
)

EVERY_PALETTE = list(product(Theme, Felt))


@pytest.mark.parametrize(("theme", "felt"), EVERY_PALETTE)
def test_every_pair_of_colours_has_its_required_contrast(
    theme: Theme, felt: Felt
) -> None:
    chosen = colours_by_name(palette(theme, felt))
    faint = [
        pair.what
        for pair in PAIRS
        if contrast(chosen[pair.front], chosen[pair.ground]) < pair.needed
    ]
    assert faint == []


@pytest.mark.parametrize(("theme", "felt"), EVERY_PALETTE)
def test_every_token_is_a_colour(theme: Theme, felt: Felt) -> None:
    for name, value in colours_by_name(palette(theme, felt)).items():
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
