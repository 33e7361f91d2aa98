"""Canastas that a hand holds complete are melded, and counted in an answer."""

import pytest

from tests.bots.table import does, named

KINGS_IN_HAND = "KsKhKdKcKsKhKd9c4d"


@pytest.mark.parametrize("level", ["casual", "standard"])
@pytest.mark.parametrize("game", ["classic_4", "samba", "american", "bolivian"])
def test_seven_natural_cards_are_melded_though_two_cards_stay(
    game: str, level: str
) -> None:
    table = (
        f"{game} turn=0.play flags=drew hands={KINGS_IN_HAND}/(11)/(11)/(11) pile=7d"
        " melds=[QsQhQd]/[JhJcJd]"
    )

    assert does(table, level) == "meld [KcKdKdKhKhKsKs]"


@pytest.mark.parametrize(
    ("hand", "answer"),
    named(
        ("six kings and a joker make a canasta", "KsKhKdKcKsKhXr9c", "no"),
        ("seven kings", "KsKhKdKcKsKhKd9c", "no"),
        ("five kings and two twos", "KsKhKdKcKs2c2d9c", "no"),
        ("three kings make none", "KsKhKd9c", "yes"),
    ),
)
@pytest.mark.parametrize("game", ["classic_4", "samba", "cuban"])
def test_canastas_in_hand_count_when_the_partner_asks(
    game: str, hand: str, answer: str
) -> None:
    melds = "[QsQhQdQcQsQdQh][AcAdAhAsAcAdAh]/[JhJcJd]"
    table = (
        f"{game} turn=0.answer flags=drew pile=7d melds={melds}"
        f" hands=(3)/(4)/{hand}/(4)"
    )

    assert does(table) == answer
