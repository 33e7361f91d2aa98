"""Special hands, which are declared as a whole (rules.md 2.2, table SH-AM)."""

import pytest

from canasta_qt.engine.scoring import special_hand_points, special_hands_in
from canasta_qt.notation.position.line import parse_position
from tests.positions import filled
from tests.text_table import read_rows

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


@pytest.mark.parametrize(("hand", "points"), read_rows(__file__, "special_hands.rows"))
def test_only_a_complete_and_visible_special_hand_scores(
    hand: str, points: str
) -> None:
    """The suits of a straight and the colour of its three do not matter."""
    name, cards = hand.split()
    position = parse_position(filled(holding(cards)))
    assert special_hand_points(position, 0, name) == int(points)
