"""Positions in which every player of some experience agrees."""

from tests.bots.table import advice, thrown

KINGS = "[KsKhKdKc]"


def play(hand: str, more: str) -> str:
    """Seat 0 of classic_4 has drawn and holds the hand; the others hold 11 cards."""
    return f"classic_4 turn=0.play flags=drew hands={hand}/(11)/(11)/(11) {more}"


# Discards


def test_a_wild_card_is_not_thrown_while_a_harmless_card_is_there() -> None:
    for pile in ("4s", "4s5h7d8cTd", "4s5h7d8cTd9s9cJdJh6h"):
        card = thrown(play("2c2dXr9h6c5d8s", f"pile={pile} melds=[QhQcQs]/[AhAsAd]"))
        assert card not in ("2c", "2d", "Xr")


def test_a_wild_card_is_not_thrown_onto_a_small_pile_whatever_it_feeds() -> None:
    assert thrown(play("2c2dKsQs", f"pile=4s melds=-/{KINGS}[QhQcQd]")) in ("Ks", "Qs")


# Draw or take


# Lays


def test_no_second_wild_card_is_laid_for_an_opening_that_one_makes() -> None:
    line = advice(play("AsAh2c2dXr5d8s4c7c", "pile=4s"))

    assert line.startswith("meld [")
    assert line.count("2") + line.count("X") == 1


def test_the_first_canasta_is_completed_with_wild_cards() -> None:
    table = play("2c2d5d8s4c7c", "pile=4s melds=[KsKhKdKcKs]/-")

    assert advice(table) in ("meld m0+2c2d", "meld m0+2d2c")


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


# The end of the stock
