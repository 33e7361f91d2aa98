"""The suite of positions is well formed, and the levels find their way in it.

Master plays all of it by `python -m tests.bots.suite`; here it plays one of a kind.
"""

from collections import Counter

import pytest

from tests.bots.confirming import SURE, gap, recorded, weighed
from tests.bots.spots import Spot, spots
from tests.bots.suite import shares

SPOTS = spots()
FIRST = list({spot.kind: spot for spot in reversed(SPOTS)}.values())
"""One of each kind, the first in its file."""

KINDS = {
    "counting",
    "discards",
    "ends",
    "freezing",
    "lays",
    "matches",
    "memory",
    "openings",
    "permission",
    "piles",
    "stock",
    "wilds",
}


def test_there_are_160_positions_and_four_of_every_kind() -> None:
    number = Counter(spot.kind for spot in SPOTS)

    assert len(SPOTS) >= 160
    assert set(number) == KINDS
    assert min(number.values()) >= 4
    assert len({(spot.kind, spot.name) for spot in SPOTS}) == len(SPOTS)


def test_a_dozen_positions_are_of_other_games_than_the_classic_one() -> None:
    others = [spot.ruleset for spot in SPOTS if spot.ruleset != "classic_4"]

    assert len(others) >= 12
    assert set(others) >= {"samba", "american", "hand_and_foot", "classic_2"}
    assert set(others) >= {"bolivian", "italian"}


@pytest.mark.parametrize("spot", SPOTS, ids=lambda spot: spot.name)
def test_a_position_can_be_played_and_its_moves_are_weighed(spot: Spot) -> None:
    found = gap(spot, 2, horizon=0)

    assert found is not None, "one good and one bad move must be among the options"


@pytest.mark.parametrize("spot", SPOTS, ids=lambda spot: spot.name)
def test_sampled_worlds_have_confirmed_a_position(spot: Spot) -> None:
    gain, error, worlds, _ = recorded()[spot.kind, spot.name]

    assert worlds >= 600
    assert gain > SURE * error


def test_figures_are_kept_of_no_position_that_is_gone() -> None:
    assert set(recorded()) == {(spot.kind, spot.name) for spot in SPOTS}


def test_master_blunders_in_no_first_position_of_a_kind() -> None:
    found = shares("master", FIRST)

    assert len(found["good"]) >= len(FIRST) - 1
    assert not found["bad"]


def test_standard_knows_most_of_it() -> None:
    found = shares("standard", SPOTS)

    assert len(found["good"]) >= 0.6 * len(SPOTS)


def test_a_verdict_is_read_from_patterns() -> None:
    spot = Spot("discards", "", "", ("discard 9*", "*"), ("discard K*", "meld [A*"))

    assert spot.verdict("discard 9h") == "good"
    assert spot.verdict("discard Ks") == "bad"
    assert spot.verdict("meld [AsAh2c]") == "bad"
    assert spot.verdict("meld m0+Ac") == "good"
    assert Spot("", "", "", ("yes",), ("no",)).verdict("draw") == "neither"


def test_a_move_written_out_is_weighed_though_no_search_thinks_of_it() -> None:
    melds = "melds=[KsKhKdKcKsKd][6s6h6d6c6s6d]/-"
    table = f"classic_4 turn=0.play hands=2c4d8s/(9)/(9)/(9) pile=7d {melds}"
    spot = Spot("", "", table, ("meld m0+2c",), ("meld m1+2c", "discard 5c"))

    tried, _ = weighed(spot, 1, 0)

    assert {"meld m0+2c", "meld m1+2c"} == {text for text, _ in tried}
