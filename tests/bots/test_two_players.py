"""Two players draw two cards: a small pile is no better than a draw."""

import pytest

from tests.bots.table import advice, thrown

ONE_SHORT = "[KsKhKdKc2d2h][QsQhQd]"
TWO_CANASTAS = "[KsKhKdKcKsKh2d][QsQhQdQcQsQh2h]"


def draw(hand: str, more: str) -> str:
    """Seat 0 of classic_2 is about to draw or take."""
    return f"classic_2 turn=0.draw hands={hand}/(9) {more}"


def play(hand: str, more: str) -> str:
    """Seat 0 of classic_2 has drawn and melds no more."""
    return f"classic_2 turn=0.play flags=drew,melded hands={hand}/(9) {more}"


@pytest.mark.parametrize("pile", ["Qc", "5sQc", "5s3sQc", "5s9dQc", "5s3s3cQc"])
def test_two_cards_are_drawn_rather_than_a_pile_worth_less_than_four(pile: str) -> None:
    melds = "melds=[QsQhQd][JsJhJd]/[AhAsAd]"
    assert advice(draw("4c6c6d8h8d9hTs", f"pile={pile} {melds}")) == "draw"


def test_a_pile_of_four_is_taken() -> None:
    melds = "melds=[QsQhQd][JsJhJd]/[AhAsAd]"
    found = advice(draw("4c6c6d8h8d9hTs", f"pile=5s9d7hQc {melds}"))
    assert found == "take m0+Qc"


def test_a_small_pile_is_taken_for_a_canasta_that_is_needed() -> None:
    found = advice(draw("4c6c6d8h8d9hTs", f"pile=5sKc melds={ONE_SHORT}/[AhAsAd]"))
    assert found == "take m0+Kc"


def test_a_small_pile_is_taken_to_go_out_with() -> None:
    found = advice(draw("4c", f"pile=Qc melds={TWO_CANASTAS}/[AhAsAd]"))
    assert found == "take m1+Qc"


def test_a_small_pile_is_not_taken_if_more_than_one_card_stays() -> None:
    found = advice(draw("4c5d", f"pile=Qc melds={TWO_CANASTAS}/[AhAsAd]"))
    assert found == "draw"


def test_the_other_may_have_a_small_pile_but_not_a_large_one() -> None:
    melds = "melds=[QsQhQd][JsJhJd]/[AhAsAd]"
    hand = "As6c6d8h8d9h9c"

    assert thrown(play(hand, f"pile=5s {melds}")) == "As"
    assert thrown(play(hand, f"pile=5s7d9dTd7h {melds}")) == "9c"


@pytest.mark.parametrize(
    ("hand", "move"), [("4c6c6d8h8d9hTs", "draw"), ("5c5d6c6d8h8d9h", "take m0+Qc")]
)
def test_four_players_take_a_small_pile_for_what_it_makes_of_the_hand(
    hand: str, move: str
) -> None:
    line = f"classic_4 turn=0.draw hands={hand}/(9)/(9)/(9)"
    assert advice(f"{line} pile=5sQc melds=[QsQhQd][JsJhJd]/[AhAsAd]") == move
