"""Edge cases and counts of the rule specification for Hand & Foot."""

import pytest

from tests.rulebook.dealing import deal


@pytest.mark.parametrize(
    ("bottom", "foot_bottom", "cards", "foot"),
    [("4c", "Kd", 11, 13), ("Kd", "4c", 13, 11), ("4c", "4d", 11, 13)],
)
def test_the_packet_with_the_lowest_bottom_card_is_the_hand(
    bottom: str, foot_bottom: str, cards: int, foot: int
) -> None:
    start = deal("hand_and_foot", {1: bottom}, feet={1: foot_bottom})

    hand = start.field("hands").split("/")[1]
    assert len(hand) == 2 * cards
    assert (bottom if cards == 11 else foot_bottom) in hand
    assert len(start.field("feet").split("/")[1]) == 2 * foot
