"""Edge cases and counts of the rule specification for the original Uruguay rules."""

import pytest

from canasta_qt.engine.rounds import dealer_by_draw
from canasta_qt.engine.state.refusals import Reason
from tests.positions import appearance, plays, refuses, scores
from tests.rulebook.dealing import cards_in, dealt, mixed, natural

QUEENS = natural("Q")
KINGS_OR_ACES = (
    "uruguay_original score={score}/0 turn=0.play pile=7d"
    " hands=6c6d6hKcKdKh2cAcAdAh2d4c/(11)/(11)/(11)"
)
WITH_KINGS = "0: meld [6c6d6h] [KcKdKh2c]"
WITH_ACES = "0: meld [6c6d6h] [AcAdAh2d]"


def test_e005_the_smaller_opening_is_too_small_at_sixteen_hundred() -> None:
    table = KINGS_OR_ACES.format(score=1600)

    refused = refuses(table, WITH_KINGS, Reason.OPENING_TOO_SMALL)
    assert (refused["have"], refused["need"]) == (65, 90)
    plays(table, WITH_ACES)


@pytest.mark.parametrize("line", [WITH_KINGS, WITH_ACES])
def test_e005_both_openings_at_1450_and_none_at_3000(line: str) -> None:
    plays(KINGS_OR_ACES.format(score=1450), line)
    refuses(KINGS_OR_ACES.format(score=3000), line, Reason.OPENING_TOO_SMALL)


def test_e013_a_natural_and_a_wild_card_open_with_the_pile() -> None:
    table = (
        "uruguay_original turn=0.draw pile=7cQd"
        " hands=QcXrAcAdAh4c5c6c8c9cTc/(11)/(11)/(11)"
    )

    appearance(table, frozen=[False, False], may_take=True)
    plays(
        table,
        "0: take [QdQcXr] [AcAdAh]",
        melds="[QdQcXr][AcAdAh]/-",
        hands="4c5c6c8c9cTc7c/(11)/(11)/(11)",
    )


def test_e050_a_black_three_upcard_is_covered_and_freezes() -> None:
    start = dealt("uruguay_original", {}, "3sQd")

    assert start.field("pile") == "3sQd!"
    assert start.facts["frozen"] == [True, True]


def test_e050_a_red_three_upcard_is_covered_and_does_not_freeze() -> None:
    start = dealt("uruguay_original", {}, "3hQd")

    assert start.field("pile") == "3hQd"
    assert start.facts["frozen"] == [False, False]


def test_dealt_red_threes_are_laid_at_the_deal() -> None:
    start = dealt("uruguay_original", {1: "3h"}, "KsQd")

    assert start.field("bonus") == "-/3h"
    assert start.field("pile") == "Qd"


def test_e103_the_last_card_must_be_discarded() -> None:
    table = (
        f"uruguay_original turn=0.play pile=7d melds={QUEENS}/-"
        " hands=9c9d9h/(11)/(11)/(11)"
    )

    refuses(table, "0: meld [9c9d9h]", Reason.GO_OUT_DISCARD)
    plays(table, "0: discard 9c", round_over=False, actor=1)


def last_two(hand: str) -> str:
    return (
        f"uruguay_original turn=0.play pile=7d melds={QUEENS}[6c6d6h]/-"
        f" hands={hand}/(11)/(11)/(11)"
    )


def test_e104_a_card_that_fits_nowhere_may_be_the_last() -> None:
    plays(last_two("6s9c"), "0: meld m1+6s, discard 9c", round_over=True, out=0)


@pytest.mark.parametrize("last", ["Qs", "2c"])
def test_e104_a_card_that_could_be_played_may_not(last: str) -> None:
    table = last_two(f"6s{last}")

    refuses(table, "0: meld m1+6s", Reason.FINAL_DISCARD, Reason.MUST_KEEP_TWO)
    plays(table, "0: discard 6s", round_over=False, actor=1)


def test_e104_the_literal_reading_can_be_switched_off() -> None:
    table = last_two("6sQs").replace(
        "uruguay_original", "uruguay_original(final_discard_unplayable=false)"
    )

    plays(table, "0: meld m1+6s, discard Qs", round_over=True, out=0)


def test_e131_the_pile_becomes_the_stock_and_the_oldest_card_comes_first() -> None:
    table = (
        "uruguay_original turn=0.draw stock=0 pile=7cKc2c9c"
        " hands=4c5c8c8d/(*)/(11)/(11)"
    )

    after = plays(table, "0: draw", pile="-", stock=3, frozen=[False, False])
    assert "7c" in after.field("hands").split("/")[0]
    again = after.then("0: discard 4c")
    assert again.field("pile") == "4c"
    assert "Kc" in again.then("1: draw").field("hands").split("/")[1]


def test_e131_with_the_pile_empty_too_the_hand_ends() -> None:
    plays(
        "uruguay_original turn=0.draw stock=0 hands=4c5c8c8d/(*)/(11)/(11)",
        "0: draw",
        round_over=True,
        out=None,
    )


@pytest.mark.parametrize(("threes", "points"), [("3h", -205), ("3h3d3h", -405)])
def test_e151_without_a_canasta_everything_counts_against_the_side(
    threes: str, points: int
) -> None:
    scores(
        f"uruguay_original turn=0.over out=0 pile=7d bonus=-/{threes}"
        f" melds={mixed('T', '2h2s')}/[KcKdKh][AcAd2c] hands=-/8c5c/-/-",
        points=(300 + 100 + 90, points),
    )


def test_e152_six_in_pairs_are_three_sides() -> None:
    table = (
        "uruguay_original turn=0.play pile=7d"
        " hands=KcKdKh2c4c5c/(11)/(11)/Ks8c9c/(11)/(11)"
    )

    after = plays(
        table,
        "0: meld [KcKdKh2c], discard 4c",
        melds="[KcKdKh2c]/-/-",
        opening_minimum=[0, 50, 50],
        actor=1,
    )
    for seat in (1, 2):
        after = after.then(f"{seat}: draw, discard 4d")
    after.then("3: draw, meld m0+Ks", melds="[KcKdKh2cKs]/-/-")


def test_e158_three_wild_cards_beside_two_naturals_as_a_house_rule() -> None:
    table = (
        "uruguay_original(wild_ratio=none) turn=0.play pile=7d melds=[9c9d9h]/-"
        " hands=5c5d2c2dXr2h4c6c/(11)/(11)/(11)"
    )

    plays(table, "0: meld [5c5d2c2dXr]")
    refuses(table, "0: meld [5c5d2c2dXr2h]", Reason.TOO_MANY_WILDS)


def test_the_seventh_canasta_wins_the_match_and_nothing_else_counts() -> None:
    six = "".join(natural(rank) for rank in "KQJT98")
    table = (
        f"uruguay_original score=1000/4500 turn=0.play pile=4d laid=0,2"
        f" melds={six}[7c7d7h7s7c7d]/- hands=7h5c6c/-/-/Ac"
    )

    scores(table, "0: meld m6+7h", points=(5000, 0), lines=({"instant_win": 5000}, {}))
    plays(table, "0: meld m6+7h", round_over=True, game_over=True, winner=0)


def test_w005_one_side_out_the_other_without_a_canasta() -> None:
    scores(
        "uruguay_original turn=0.over out=0 pile=4d bonus=3h3d3h/3d"
        f" melds={mixed('T', '2h2s')}[7c7d7h]/[KcKdKh][AcAd2c] hands=-/8c5c/8d/-",
        points=(795, -205),
        lines=(
            {
                "mixed_canasta": 300,
                "going_out": 100,
                "red_threes": 300,
                "melded_cards": 105,
                "cards_in_hand": -10,
            },
            {"red_threes": -100, "melded_cards": -90, "cards_in_hand": -15},
        ),
    )


@pytest.mark.parametrize(
    ("drawn", "dealer"),
    [
        ("AcXr2c3h", 1),
        ("Ac2d3sKh", 1),
        ("3h4c3s3d", 1),
        ("KcAdQhAs", None),
        ("XrXb2c", None),
        ("TcJd9h", 1),
    ],
)
def test_e152_the_highest_card_deals_first(drawn: str, dealer: int | None) -> None:
    assert dealer_by_draw(tuple(cards_in(drawn))) == dealer


def test_a_hand_in_which_cards_only_go_round_ends_in_the_end() -> None:
    """No text limits the renewals (rules.md 3.4); a hundred of them are our choice."""
    table = (
        "uruguay_original turn=0.draw stock=0 pile=7cKc2c9c recycled={times}"
        " hands=4c5c8c8d/(*)/(11)/(11)"
    )

    plays(table.format(times=99), "0: draw", pile="-", round_over=False)
    plays(table.format(times=100), "0: draw", round_over=True, out=None)
