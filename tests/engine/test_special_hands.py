"""Special hands, which are declared as a whole (rules.md 2.2, table SH-AM)."""

import pytest

from canasta_qt.engine.scoring import special_hand_points, special_hands_in
from canasta_qt.notation.position.line import parse_position
from tests.positions import filled

STRAIGHT = "4c5c6c7c8c9cTcJcQcKcAc2c3cXr"
PAIRS = "2c2d7c7dAcAd8c8dTcTdJcJdQcQd"
GARBAGE = "4c4d4h4s7c7d7h9c9d9h9sJcJdJh"


def holding(hand: str) -> str:
    return f"american turn=0.play pile=4d hands={hand}/-/-/-"


@pytest.mark.parametrize(
    ("hand", "names"),
    [
        (STRAIGHT, ["straight"]),
        (PAIRS, ["pairs"]),
        (GARBAGE, ["garbage"]),
        ("KcKdKhKsKcKdKhKs4c5c6c7c8c9c", []),
    ],
)
def test_a_special_hand_is_recognized_by_its_name(hand: str, names: list[str]) -> None:
    assert special_hands_in(parse_position(filled(holding(hand))), 0) == names


@pytest.mark.parametrize(
    ("hand", "name", "points"),
    [
        (STRAIGHT.replace("3c", "3h").replace("Kc", "Ks"), "straight", 3000),
        (STRAIGHT.replace("3c", "3s"), "straight", 3000),
        (STRAIGHT.replace("2c", "Xb"), "straight", 0),
        (STRAIGHT.replace("Xr", "2d"), "straight", 0),
        (STRAIGHT.replace("3c", "Kd"), "straight", 0),
        (STRAIGHT.replace("Kc", "3h"), "straight", 0),
        (STRAIGHT.replace("4c", "5d"), "straight", 0),
        (STRAIGHT.replace("2c", ""), "straight", 0),
        (STRAIGHT.replace("Xr", ""), "straight", 0),
        (STRAIGHT.replace("3c", ""), "straight", 0),
        (STRAIGHT.replace("Kc", ""), "straight", 0),
        (PAIRS.replace("2c2d", "3h3d"), "pairs", 0),
        (PAIRS.replace("2c2d", "3c3s"), "pairs", 0),
        (PAIRS.replace("2c2d", "XrXb"), "pairs", 0),
        (PAIRS.replace("AcAd", "KcKd"), "pairs", 0),
        (PAIRS.replace("7c7d", "KcKd"), "pairs", 0),
        (PAIRS.replace("QcQd", "QcKd"), "pairs", 0),
        (GARBAGE.replace("Jh", "9c"), "garbage", 0),
        (GARBAGE.replace("JcJdJh", "2c2d2h"), "garbage", 0),
        (GARBAGE.replace("JcJdJh", "3c3s3c"), "garbage", 0),
        (GARBAGE.replace("JcJdJh", "XrXbXr"), "garbage", 0),
        (GARBAGE.replace("JcJdJh", "3h3d3h"), "garbage", 0),
        ("4c4d4h4s7c7d7h9c9d9h9sJcJd(1)", "garbage", 0),
        (f"{GARBAGE}(1)", "garbage", 0),
    ],
)
def test_only_a_complete_and_visible_special_hand_scores(
    hand: str, name: str, points: int
) -> None:
    """The suits of a straight and the colour of its three do not matter."""
    position = parse_position(filled(holding(hand)))
    assert special_hand_points(position, 0, name) == points
