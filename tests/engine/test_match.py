"""Hands follow each other until a side has won (rules.md 2.3 Deal, 2.4)."""

import pytest

from tests.positions import plays
from tests.rulebook.dealing import deal


@pytest.mark.parametrize(("dealer", "first"), [(3, 0), (0, 1), (2, 3)])
def test_the_player_after_the_dealer_begins(dealer: int, first: int) -> None:
    assert deal("classic_4", {}, "7cKc", dealer=dealer).facts["actor"] == first


@pytest.mark.parametrize(("seat", "side"), [(0, 0), (1, 1), (2, 0), (3, 1)])
def test_partners_sit_opposite_and_share_their_melds(seat: int, side: int) -> None:
    hands = ["(11)"] * 4
    hands[seat] = "AcAdAhKc5c"
    after = plays(
        f"classic_4 turn={seat}.play flags=drew pile=7d hands={'/'.join(hands)}",
        f"{seat}: meld [AcAdAh]",
    )

    assert [len(melds) for melds in after.facts["melds"]] == [1 - side, side]
