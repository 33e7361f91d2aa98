"""Positions in which every player of some experience agrees."""

import pytest

from tests.bots.table import advice, thrown

KINGS = "[KsKhKdKc]"


def play(hand: str, more: str) -> str:
    """Seat 0 of classic_4 has drawn and holds the hand; the others hold 11 cards."""
    return f"classic_4 turn=0.play flags=drew hands={hand}/(11)/(11)/(11) {more}"


def draw(hand: str, more: str) -> str:
    """Seat 0 of classic_4 is about to draw or take."""
    return f"classic_4 turn=0.draw hands={hand}/(11)/(11)/(11) {more}"


# Discards


def test_a_card_of_their_melds_is_not_fed_to_an_open_pile() -> None:
    card = thrown(play("Ks9h6c5d8s4c", f"pile=4s5h7d8cTd melds=[QhQcQs]/{KINGS}"))

    assert card != "Ks"


def test_a_pair_that_was_seen_to_go_into_the_next_hand_is_not_fed() -> None:
    hand = "9h6c5d8s4cJc"
    more = "pile=4s5h7d8cTdJs melds=[QhQcQs]/[AhAsAd]"
    assert thrown(play(hand, f"{more} known=-/9c9d/-/-")) != "9h"
    assert thrown(play(hand, f"{more} known=-/6h6d/-/-")) != "6c"
    assert thrown(play(hand, f"{more} known=-/JhJd/-/-")) != "Jc"


def test_a_wild_card_is_not_thrown_while_a_harmless_card_is_there() -> None:
    for pile in ("4s", "4s5h7d8cTd", "4s5h7d8cTd9s9cJdJh6h"):
        card = thrown(play("2c2dXr9h6c5d8s", f"pile={pile} melds=[QhQcQs]/[AhAsAd]"))
        assert card not in ("2c", "2d", "Xr")


def test_a_wild_card_is_not_thrown_onto_a_small_pile_whatever_it_feeds() -> None:
    assert thrown(play("2c2dKsQs", f"pile=4s melds=-/{KINGS}[QhQcQd]")) in ("Ks", "Qs")


def test_a_wild_card_freezes_the_pile_when_all_else_would_give_it_away() -> None:
    melds = f"melds=-/{KINGS}[QhQcQd][JhJcJd][ThTcTd]"
    pile = "pile=4s5h7d8c9d9s9cAdAh6h"

    assert thrown(play("2cKsQsJsTs", f"{pile} {melds}")) == "2c"


def test_the_own_side_is_not_frozen_out() -> None:
    melds = "melds=[KsKhKd][QhQcQd][JhJcJd][ThTcTd]/[AhAcAd]"
    pile = "pile=4s5h7d8c9d9s9c"

    assert thrown(play("2c6s5s8h", f"{pile} {melds}")) != "2c"


def test_a_black_three_stops_a_pile_that_any_other_card_would_give_away() -> None:
    melds = f"melds=-/{KINGS}[QhQcQd][JhJcJd]"

    assert thrown(play("3cKsQsJs2c", f"pile=4s5h7d8c9d9s9cAdAh6h {melds}")) == "3c"


def test_singles_go_before_pairs_when_nothing_else_speaks() -> None:
    assert thrown(play("9h9c6c5d5s8s8h", "pile=4s melds=[QhQcQs]/-")) == "6c"


# Draw or take


def test_a_pile_is_taken_onto_a_meld() -> None:
    table = draw("9h6c5d8s4c", f"pile=4s5h7dKh melds={KINGS[:-3]}]/-")

    assert advice(table) == "take m0+Kh"


def test_a_big_frozen_pile_is_taken_with_a_pair() -> None:
    table = draw("9h9c5d8s4c", f"pile=4s5h7d2cKhJdJc6h6cTsTd9s melds={KINGS[:-3]}]/-")

    assert advice(table).startswith("take [9s9c9h]")


def test_a_wild_card_is_not_spent_on_a_single_card() -> None:
    assert advice(draw("9h2c5d8s4c", "pile=9s melds=[KsKhKd]/-")) == "draw"


def test_a_wild_card_is_spent_on_a_big_pile() -> None:
    table = draw("9h2c5d8s4c", "pile=4s5h7dJdJc6h6cTsTd9s melds=[KsKhKd]/-")

    assert advice(table) == "take [9s9h2c]"


def test_an_opening_is_made_with_the_top_card() -> None:
    table = draw("KsKhQsQdQc5d8s4c", "pile=4s5h7dKd")

    assert advice(table).startswith("take [Kd")


# Lays


def test_fifty_points_open() -> None:
    assert advice(play("KsKhKdQsQdQc5d8s4c", "pile=4s")).startswith("meld [K")


def test_no_second_wild_card_is_laid_for_an_opening_that_one_makes() -> None:
    line = advice(play("AsAh2c2dXr5d8s4c7c", "pile=4s"))

    assert line.startswith("meld [")
    assert line.count("2") + line.count("X") == 1


def test_the_first_canasta_is_completed_with_wild_cards() -> None:
    table = play("2c2d5d8s4c7c", "pile=4s melds=[KsKhKdKcKs]/-")

    assert advice(table) in ("meld m0+2c2d", "meld m0+2d2c")


def test_the_seventh_natural_card_is_laid_at_once() -> None:
    table = play("Kh5d8s4c7c", "pile=4s melds=[KsKhKdKcKsKd]/-")

    assert advice(table) == "meld m0+Kh"


# Going out


def test_a_hand_that_can_be_used_up_goes_out_against_an_unopened_side() -> None:
    melds = "melds=[KsKhKdKcKsKdKh]/-"
    table = play("Kc5d5s5h8s", f"pile=4s {melds}").replace(
        "(11)/(11)/(11)", "(11)/(2)/(11)"
    )

    assert advice(table).startswith("meld ")
    assert "5d" in advice(table)
    assert "Kc" in advice(table)


def test_a_hand_laid_whole_with_a_canasta_opens_below_the_minimum() -> None:
    table = play("4c4d4h4s4c4d4h5c5d5h5s9c", "score=3000/0 pile=7d")

    assert advice(table).count("4") == 7
    assert advice(table).count("5") == 4


def test_it_does_not_go_out_while_the_others_win_the_match_by_it() -> None:
    melds = "melds=[5s5h5d5c5s5d5h]/[KsKhKdKcKsKd2c][QhQcQdQsQhQcQd]"
    hands = "5c4s/(11)/(11)/(11)"
    quiet = f"classic_4 turn=0.play flags=drew hands={hands} pile=7d {melds}"

    assert advice(f"{quiet} score=0/0") == "meld m0+5c"
    assert advice(f"{quiet} score=0/4500") == "discard 4s"


@pytest.mark.parametrize(
    ("hand", "answer"),
    [("4c5d6h7s9c", "yes"), ("XrXbAsAhAdAc2c2d2hKs9c8d7d6c5s", "no")],
)
def test_the_partner_answers_by_the_weight_of_the_own_hand(
    hand: str, answer: str
) -> None:
    table = (
        f"classic_4 turn=0.answer flags=drew hands=(3)/(4)/{hand}/(4) pile=7d"
        " melds=[QsQhQdQcQsQdQh]/[JhJcJd]"
    )

    assert advice(table) == answer


def test_the_partner_with_a_heavy_hand_is_asked() -> None:
    table = (
        "classic_4 turn=0.play flags=drew hands=QcKs/(6)/(22)/(6) pile=7d"
        " melds=[QsQhQdQcQsQdQh]/[JhJcJd]"
    )

    assert advice(table) == "ask"


# The end of the stock


def test_a_take_that_an_empty_stock_forces_is_made() -> None:
    hands = "hands=4c5d/(*)/(30)/(30)"
    table = f"classic_4 turn=0.draw stock=0 {hands} pile=7dKh melds=[KsKdKc]/-"

    assert advice(table) == "take m0+Kh"
