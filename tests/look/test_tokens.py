"""The colours hold up against each other in every theme and on every table."""

import re
from itertools import product

import pytest

from canasta_qt.look.colour import contrast, mix
from canasta_qt.look.tokens import (
    DARK,
    LIGHT,
    PAIRS,
    Felt,
    Pair,
    Theme,
    colours,
    palette,
)

EVERY_PALETTE = list(product(Theme, Felt))


def test_contrast_of_black_on_white_is_21() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)


def test_contrast_is_the_same_both_ways_round() -> None:
    assert contrast("#C8102E", "#FFFDF7") == contrast("#FFFDF7", "#C8102E")


def test_contrast_of_the_middle_grey_is_known() -> None:
    assert contrast("#767676", "#ffffff") == pytest.approx(4.54, abs=0.005)


@pytest.mark.parametrize("pair", PAIRS, ids=lambda pair: pair.what)
@pytest.mark.parametrize(("theme", "felt"), EVERY_PALETTE)
def test_every_pair_is_told_apart(theme: Theme, felt: Felt, pair: Pair) -> None:
    chosen = colours(palette(theme, felt))
    assert contrast(chosen[pair.front], chosen[pair.ground]) >= pair.needed


@pytest.mark.parametrize(("theme", "felt"), EVERY_PALETTE)
def test_every_token_is_a_colour(theme: Theme, felt: Felt) -> None:
    for name, value in colours(palette(theme, felt)).items():
        assert re.fullmatch(r"#([0-9A-F]{2})?[0-9A-F]{6}", value), name


def test_the_forest_table_is_the_theme_itself() -> None:
    assert palette(Theme.LIGHT, Felt.FOREST) == LIGHT
    assert palette(Theme.DARK, Felt.FOREST) == DARK


def test_in_the_dark_the_cloth_of_other_tables_goes_35_percent_to_black() -> None:
    by_day, by_night = (palette(t, Felt.WALNUT) for t in (Theme.LIGHT, Theme.DARK))
    assert by_night.felt == mix("#000000", by_day.felt, 0.35).upper()
    assert by_night.slab_line == mix("#000000", by_day.slab_line, 0.35).upper()
    assert by_night.zone_line == by_day.zone_line
    assert by_night.chrome == DARK.chrome


def test_high_contrast_is_black_on_every_table() -> None:
    assert {palette(Theme.CONTRAST, felt).felt for felt in Felt} == {"#000000"}
