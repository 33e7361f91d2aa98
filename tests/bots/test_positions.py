"""The suite of positions is valid, and the levels solve most of it.

Master plays one position of each kind; `python -m tests.bots.suite` plays all.
"""

import pytest

from tests.bots.confirmed_moves import SURE, gap, read_figures
from tests.bots.practice_positions import Spot, spots
from tests.bots.suite import shares

SPOTS = spots()
FIRST = list({spot.kind: spot for spot in reversed(SPOTS)}.values())
"""One of each kind, the first in its file."""


@pytest.mark.parametrize("spot", SPOTS, ids=lambda spot: spot.name)
def test_the_named_moves_of_a_position_are_legal_and_compared_by_master(
    spot: Spot,
) -> None:
    found = gap(spot, 2, horizon=0)

    assert found is not None, "one good and one bad move must be among the options"


@pytest.mark.parametrize("spot", SPOTS, ids=lambda spot: spot.name)
def test_recorded_figures_confirm_the_good_moves_of_a_position(spot: Spot) -> None:
    gain, error, worlds, _ = read_figures()[spot.kind, spot.name]

    assert worlds >= 600
    assert gain > SURE * error


def test_no_figures_are_recorded_for_removed_positions() -> None:
    assert set(read_figures()) == {(spot.kind, spot.name) for spot in SPOTS}


def test_master_does_not_blunder_in_the_first_position_of_each_kind() -> None:
    found = shares("master", FIRST)

    assert len(found["good"]) >= len(FIRST) - 1
    assert not found["bad"]


def test_standard_finds_the_good_move_in_most_positions() -> None:
    found = shares("standard", SPOTS)

    assert len(found["good"]) >= 0.6 * len(SPOTS)
