"""Edge cases of the rule specification, 5.4: threes."""

import pytest

from tests.positions import plays, scores
from tests.rulebook.dealing import deal


def test_dealt_red_threes_are_replaced_until_none_is_left() -> None:
    """rules.md E62."""
    dealt = deal("classic_4", {0: "3h3d4c4d4h4s5c5d5h5s6c"}, "7cKc3hKdKh")

    assert dealt.field("pile") == "7c"
    assert dealt.facts["phase"] == "draw"
    assert sorted(dealt.field("bonus").split("/")[0]) == sorted("3h3d3h")
    hand = dealt.field("hands").split("/")[0]
    assert len(hand) == 22
    assert "Kc" in hand
    assert "Kd" in hand
    assert "Kh" not in hand
    after = plays(dealt.after, "0: draw", phase="play")
    assert "Kh" in after.field("hands").split("/")[0]


@pytest.mark.parametrize(
    ("bonus", "melds", "points"),
    [
        ("3h3d3h3d", "[9c9d9h]", 800),
        ("3h3d3h3d", "-", -800),
        ("3h3d3h", "[9c9d9h]", 300),
        ("3h3d3h", "-", -300),
    ],
)
def test_four_red_threes_count_double_or_against_a_side_without_melds(
    bonus: str, melds: str, points: int
) -> None:
    """rules.md E65."""
    melded = 30 if melds != "-" else 0

    sheet = scores(
        f"classic_4 turn=1.over pile=7d melds={melds}/- bonus={bonus}/- hands=-/-/-/-",
        points=(points + melded, 0),
    ).score
    assert sheet is not None
    reds = [line for line in sheet["lines"][0] if line["item"] == "red_threes"]
    assert [points] == [line["points"] for line in reds]
