"""Colours: enough contrast in every theme and on every table colour."""

import re
from dataclasses import dataclass
from itertools import product
from typing import Final

import pytest

from canasta_qt.look.tokens import (
    DARK,
    LIGHT,
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
    Pair("text on a button", "felt_text", "button", 4.5),
    Pair("quiet text on the felt", "felt_muted", "felt", 4.5),
    Pair("accent line on the felt", "brass", "felt", 3.0),
    Pair("text on an accent button", "brass_text", "brass", 4.5),
    Pair("dark ring on a card", "ring_dark", "paper", 3.0),
    Pair("accent ring against dark ring", "brass", "ring_dark", 3.0),
    Pair("text under the lamp", "felt_text", "felt_lit", 4.5),
    Pair("quiet text under the lamp", "felt_muted", "felt_lit", 4.5),
    Pair("red signs on leather", "red_on_leather", "leather", 4.5),
    *(
        Pair(f"{what} on {ground}", front, ground, needed)
        for ground in ("leather", "leather_low")
        for what, front, needed in (
            ("text", "felt_text", 4.5),
            ("quiet text", "felt_muted", 4.5),
            ("accent line", "brass", 3.0),
            ("button outline", "zone_line", 3.0),
        )
    ),
    Pair("lines printed on the felt", "print_line", "felt", 1.5),
    Pair("a consequence that costs", "warn_text", "warn", 4.5),
    Pair("a consequence that helps", "safe_text", "safe", 4.5),
    Pair("text on the pad", "text", "pad", 4.5),
    Pair("quiet text on the pad", "muted", "pad", 4.5),
    Pair("frozen outline on the felt", "frozen", "felt", 3.0),
    Pair("frozen chip", "frozen_text", "frozen", 4.5),
    Pair("refusal", "refuse_text", "refuse", 4.5),
    Pair("badge text", "ink", "paper", 4.5),
    Pair("natural bar", "nat", "paper", 3.0),
    Pair("text in the window", "text", "chrome", 4.5),
    Pair("text on a panel", "text", "surface", 4.5),
    Pair("text in a field", "text", "raised", 4.5),
    Pair("quiet text in the window", "muted", "chrome", 4.5),
    Pair("quiet text on a panel", "muted", "surface", 4.5),
    Pair("quiet text in a field", "muted", "raised", 4.5),
    Pair("accent text on a panel", "accent", "surface", 4.5),
    Pair("accent text in the window", "accent", "chrome", 4.5),
    Pair("accent button", "accent_text", "accent", 4.5),
    Pair("text on a chosen row", "text", "accent_soft", 4.5),
    Pair("quiet text on a chosen row", "muted", "accent_soft", 4.5),
    Pair("edge of a field", "control_line", "raised", 3.0),
    Pair("edge of a field on chrome", "control_line", "chrome", 3.0),
    *(
        Pair(f"{colour} in the log", f"{colour}_on_chrome", ground, 4.5)
        for colour in ("red", "blue", "green")
        for ground in ("surface", "accent_soft")
    ),
    Pair("red on paper", "red", "paper", 4.5),
)

EVERY_PALETTE = list(product(Theme, Felt))


@pytest.mark.parametrize("pair", PAIRS, ids=lambda pair: pair.what)
@pytest.mark.parametrize(("theme", "felt"), EVERY_PALETTE)
def test_every_pair_of_colours_has_its_required_contrast(
    theme: Theme, felt: Felt, pair: Pair
) -> None:
    chosen = colours_by_name(palette(theme, felt))
    assert contrast(chosen[pair.front], chosen[pair.ground]) >= pair.needed


@pytest.mark.parametrize(("theme", "felt"), EVERY_PALETTE)
def test_every_token_is_a_colour(theme: Theme, felt: Felt) -> None:
    for name, value in colours_by_name(palette(theme, felt)).items():
        assert re.fullmatch(r"#([0-9A-F]{2})?[0-9A-F]{6}", value), name


def test_the_forest_table_changes_no_colour_of_the_theme() -> None:
    assert palette(Theme.LIGHT, Felt.FOREST) == LIGHT
    assert palette(Theme.DARK, Felt.FOREST) == DARK


def test_in_the_dark_theme_other_table_colours_are_35_percent_darker() -> None:
    by_day, by_night = (palette(t, Felt.WALNUT) for t in (Theme.LIGHT, Theme.DARK))
    assert by_night.felt == mix_colours("#000000", by_day.felt, 0.35).upper()
    assert by_night.leather == mix_colours("#000000", by_day.leather, 0.35).upper()
    assert by_night.zone_line == by_day.zone_line
    assert by_night.chrome == DARK.chrome


def test_the_high_contrast_theme_has_a_black_table_with_every_table_colour() -> None:
    assert {palette(Theme.CONTRAST, felt).felt for felt in Felt} == {"#000000"}
