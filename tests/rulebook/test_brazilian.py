"""Edge cases and counts of the rule specification for Brazilian Canasta."""

import pytest

from tests.positions import scores
from tests.rulebook.dealing import natural


@pytest.mark.parametrize(
    ("threes", "points"), [("3h3d3h3d", 400), ("3h3d3h3d3h", 1000)]
)
def test_four_or_five_red_threes_have_their_points_in_brazilian(
    threes: str, points: int
) -> None:
    """rules.md E70."""
    with_red_threes(threes, points)


def test_all_six_red_threes_count_1200_in_brazilian() -> None:
    """rules.md E70."""
    with_red_threes("3h3d3h3d3h3d", 1200)


def with_red_threes(threes: str, points: int) -> None:
    """Check that red threes score for a side with a canasta and against one without."""
    over = "brazilian turn=1.over out=1 pile=7d bonus={}/- melds={}/{} hands=-/-/-/-"
    other = natural("9") + natural("T")
    their = 2 * 500 + 200 + 140

    scores(over.format(threes, natural("Q"), other), points=(570 + points, their))
    scores(over.format(threes, "[QcQdQh]", other), points=(30 - points, their))
