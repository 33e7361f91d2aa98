"""The suite of positions is valid, and the levels solve most of it.

Master plays all of it by `python -m tests.bots.suite`; here it plays one of each kind.
"""

import pytest

from tests.bots.confirming import SURE, gap, read_figures
from tests.bots.spots import Spot, spots
from tests.bots.suite import shares

SPOTS = spots()
FIRST = list({spot.kind: spot for spot in reversed(SPOTS)}.values())
"""One of each kind, the first in its file."""


@pytest.mark.parametrize("spot", SPOTS, ids=lambda spot: spot.name)
def test_a_position_can_be_played_and_its_moves_are_weighed(spot: Spot) -> None:
    found = gap(spot, 2, horizon=0)

    assert found is not None, "one good and one bad move must be among the options"


@pytest.mark.parametrize("spot", SPOTS, ids=lambda spot: spot.name)
def test_sampled_worlds_have_confirmed_a_position(spot: Spot) -> None:
    gain, error, worlds, _ = read_figures()[spot.kind, spot.name]

    assert worlds >= 600
    assert gain > SURE * error


def test_no_figures_are_recorded_for_removed_positions() -> None:
    assert set(read_figures()) == {(spot.kind, spot.name) for spot in SPOTS}


def test_master_blunders_in_no_first_position_of_a_kind() -> None:
    found = shares("master", FIRST)

    assert len(found["good"]) >= len(FIRST) - 1
    assert not found["bad"]


def test_standard_knows_most_of_it() -> None:
    found = shares("standard", SPOTS)

    assert len(found["good"]) >= 0.6 * len(SPOTS)
