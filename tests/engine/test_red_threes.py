"""Red threes, laid out by themselves (rules.md 2.3 Red threes, Draw of n cards)."""

import pytest

from canasta_qt.engine.state.refusals import Reason
from tests.positions import deal, plays, refuses, scores

DRAWING = (
    "classic_4{rules} turn=0.draw stock={stock} pile=(*)7d melds=[9c9d9h]/-"
    " hands=4c5c8c/(11)/(11)/(11)"
)


def drawing(stock: str, rules: str = "") -> str:
    """The stock holds just these cards, the first is drawn first."""
    return DRAWING.format(stock=stock, rules=rules)


def test_a_drawn_red_three_is_laid_out_and_replaced() -> None:
    plays(
        drawing("3hKcKd"),
        "0: draw",
        bonus="3h/-",
        hands="4c5c8cKc/(11)/(11)/(11)",
        stock=1,
        phase="play",
    )


def test_a_replacement_that_is_a_red_three_is_replaced_again() -> None:
    plays(
        drawing("3h3dKcKd"),
        "0: draw",
        bonus="3h3d/-",
        hands="4c5c8cKc/(11)/(11)/(11)",
        stock=1,
    )


def test_a_red_three_of_the_second_side_lies_with_that_side() -> None:
    plays(
        drawing("3hKcKd").replace("turn=0", "turn=1").replace("(11)", "6c6d6h", 1),
        "1: draw",
        bonus="-/3h",
        hands="4c5c8c/6c6d6hKc/(11)/(11)",
    )


def test_a_red_three_replaced_by_the_last_card_lets_the_turn_go_on() -> None:
    plays(
        drawing("3hKc"),
        "0: draw, discard Kc",
        bonus="3h/-",
        stock=0,
        round_over=False,
        actor=1,
    )


def test_two_red_threes_as_the_last_cards_end_the_hand() -> None:
    plays(drawing("3h3d"), "0: draw", bonus="3h3d/-", stock=0, round_over=True)


def test_the_last_red_three_alone_ends_the_hand_in_both_readings() -> None:
    plays(
        drawing("3h", "(last_card_red3_ends_hand=only_alone)"),
        "0: draw",
        round_over=True,
        out=None,
    )


def test_by_house_rule_the_turn_goes_on_after_the_last_red_three() -> None:
    plays(
        drawing("3h", "(last_card_red3_ends_hand=never)"),
        "0: draw, discard 4c",
        bonus="3h/-",
        hands="5c8c/(11)/(11)/(11)",
        round_over=False,
        actor=1,
    )


def test_dealt_red_threes_wait_for_the_first_turn() -> None:
    dealt = deal("classic_4", {1: "3h3d4c4d4h4s5c5d5h5s6c"}, "7cKcKdKh")

    assert dealt.field("bonus") in ("", "-/-")
    assert "3h" in dealt.field("hands").split("/")[1]
    after = dealt.then("0: draw, discard Kc", bonus="-/3h3d", actor=1, phase="draw")
    second = after.field("hands").split("/")[1]
    assert "Kd" in second
    assert "Kh" in second


def test_dealt_red_threes_may_be_exchanged_at_the_deal() -> None:
    dealt = deal(
        "classic_4(red3_initial_timing=at_deal)",
        {1: "3h3d4c4d4h4s5c5d5h5s6c"},
        "KcKd7cKh",
    )

    assert sorted(dealt.field("bonus")) == sorted("-/3h3d")
    assert dealt.field("pile") == "7c"
    second = dealt.field("hands").split("/")[1]
    assert "Kc" in second
    assert "Kd" in second


def test_a_red_three_is_neither_discarded_nor_melded() -> None:
    before = (
        "classic_4 turn=0.play flags=drew pile=7d melds=[9c9d9h]/-"
        " hands=4c5c8c/(11)/(11)/(11)"
    )

    refuses(before, "0: discard 3h", Reason.RED_THREE_DISCARD, Reason.NOT_IN_HAND)
    refuses(before, "0: meld [3h3d3h]", Reason.RED_THREE_MELD, Reason.NOT_IN_HAND)


def test_red_threes_of_a_player_who_had_no_turn_are_laid_out_for_the_count() -> None:
    before = (
        "classic_4 turn=0.play flags=drew fresh=1,2,3 pile=7d"
        " melds=[QcQdQhQsQcQdQh]/- hands=9c/3h4c/-/-"
    )

    scores(
        before,
        "0: discard 9c",
        points=(500 + 100 + 70, -100 - 5),
        lines=(
            {"natural_canasta": 500, "going_out": 100, "melded_cards": 70},
            {"red_threes": -100, "cards_in_hand": -5},
        ),
    )


@pytest.mark.parametrize(
    ("rules", "points"),
    [
        ("", 130),
        ("(red3_positive_if=canastas>=1)", -70),
        ("(red3_positive_if=canastas>=1,red3_otherwise=zero)", 30),
        ("(red3_table=RT-STEP)", 130),
    ],
)
def test_the_sign_of_red_threes_follows_what_the_side_has(
    rules: str, points: int
) -> None:
    scores(
        f"classic_4{rules} turn=1.over pile=7d melds=[9c9d9h]/- bonus=3h/-"
        " hands=-/-/-/-",
        points=(points, 0),
    )


@pytest.mark.parametrize(
    ("table", "points"),
    [("RT4", (100, 200, 300, 800)), ("RT-STEP", (100, 300, 500, 1000))],
)
@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_red_threes_count_by_their_table(
    table: str, points: tuple[int, ...], count: int
) -> None:
    bonus = "3h3d3h3d"[: 2 * count]

    scores(
        f"classic_4(red3_table={table}) turn=1.over pile=7d melds=-/[9c9d9h]"
        f" bonus=-/{bonus} hands=-/-/-/-",
        points=(0, points[count - 1] + 30),
    )
