"""The suite of positions is well formed, and the levels find their way in it."""

import pytest

from tests.bots.suite import Spot, gap, shares, spots

SPOTS = spots()


def test_there_are_positions_of_every_kind() -> None:
    assert len(SPOTS) >= 25
    assert {spot.kind for spot in SPOTS} >= {"discards", "piles", "lays", "ends"}
    assert len({spot.name for spot in SPOTS}) == len(SPOTS)


@pytest.mark.parametrize("spot", SPOTS, ids=lambda spot: spot.name)
def test_a_position_can_be_played_and_its_moves_are_weighed(spot: Spot) -> None:
    found = gap(spot, 2, horizon=1)

    assert found is not None, "one good and one bad move must be among the options"


def test_master_plays_the_suite_well() -> None:
    found = shares("master")

    assert len(found["good"]) >= 0.85 * len(SPOTS)
    assert len(found["bad"]) <= 0.03 * len(SPOTS)


def test_standard_knows_most_of_it() -> None:
    found = shares("standard")

    assert len(found["good"]) >= 0.7 * len(SPOTS)


def test_a_verdict_is_read_from_patterns() -> None:
    spot = Spot("discards", "", "", ("discard 9*",), ("discard K*",))

    assert spot.verdict("discard 9h") == "good"
    assert spot.verdict("discard Ks") == "bad"
    assert spot.verdict("draw") == "neither"
