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


def test_a_meld_that_lies_is_counted_once_when_the_partner_asks() -> None:
    """The last five would finish the fives: no reason to leave the others four cards.

    Its canasta was counted as the side's promise, and as the turn to come again.
    """
    table = (
        "brazilian turn=3.answer stock=14 pile=3s6s5d8c3s3c2hJh3sJh2sQcKd5h5c9sKhJc3c"
        "Ts4s3c! hands=(7)/5s/(4)/(3) bonus=3h/3d3h3d3d known=-/5s/-/- asked=1,3,3"
        " melds=[KcKcKcKsKsKdKhKhKdKs][2c2h2hXrXb2c2d][4c4d4s][TdThTsTcTcTc][AcAs2sAsAs"
        "2cAd][9d9d2d9s9c][QhQhQs]/[AdAdAhAcAhAc2d][JcJdJdJsJcJdJs][7s7d7h7h7s][ThTsTd"
        "ThTd][6c6d6s6d6h6c][9c9d9h9c9h9hXb9s][4c4d4h4d4h4s4c][8d8d8s8h8s8h8d8s][QcQdQ"
        "sQcQdQh][5d5h5s5c5c5h]"
    )

    assert does(table) == "yes"
