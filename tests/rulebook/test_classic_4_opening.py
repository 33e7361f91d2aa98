"""Edge cases of the rule specification, 5.1: opening."""

import pytest

from tests.positions import plays

FROM_HAND = (
    "classic_4 score={score}/0 turn=0.play flags=drew pile=7d"
    " hands=6c6d6hKcKdKh2cAcAdAh2d4c/(11)/(11)/(11)"
)


@pytest.mark.parametrize(
    ("score", "groups", "points"),
    [
        (1450, "[6c6d6h] [KcKdKh2c]", 65),
        (1450, "[6c6d6h] [AcAdAh2c]", 95),
        (1600, "[6c6d6h] [AcAdAh2c]", 95),
    ],
)
def test_melds_that_reach_the_minimum_of_the_total_open(
    score: int, groups: str, points: int
) -> None:
    """rules.md E5."""
    after = plays(
        FROM_HAND.format(score=score), f"0: meld {groups}", opening_minimum=[0, 50]
    )

    assert points == sum(meld["points"] for meld in after.facts["melds"][0])
