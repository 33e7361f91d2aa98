"""Edge cases and counts of the rule specification: how an American hand ends."""

import pytest

from canasta_qt.engine.state.refusals import Reason
from tests.positions import appearance, plays, refuses, scores
from tests.rulebook.dealing import mixed, natural

TWO = natural("8") + natural("Q")
STRAIGHT = "Ac2c3s4c5c6c7c8c9cTcJcQcKc"


@pytest.mark.parametrize(
    ("melds", "hand", "red", "black"),
    [
        ("-", "-", -300, -100),
        (natural("8"), "-", 0, 0),
        (TWO, "-", 300, 100),
        ("-", "3c", -300, -300),
    ],
)
def test_e073_threes_count_by_colour_and_canastas(
    melds: str, hand: str, red: int, black: int
) -> None:
    over = scores_of(
        f"american turn=1.over out=1 pile=4d bonus=3h3d3s/-"
        f" melds={melds}/{natural('K')} hands={hand}/-/-/-"
    )

    assert over.get("red_threes", 0) == red
    assert over.get("black_threes", 0) == black
    assert over.get("cards_in_hand", 0) == 0


def test_threes_left_in_hand_with_a_canasta_cost_five_each() -> None:
    over = scores_of(
        f"american turn=1.over out=1 pile=4d melds={natural('8')}/{natural('K')}"
        " hands=3h3s/-/-/-"
    )

    assert "red_threes" not in over
    assert sum(over.values()) == 500 + 70 - 10


def scores_of(table: str) -> dict[str, int]:
    """The lines of side 0, added up by item."""
    score = appearance(table).score
    assert score is not None
    found: dict[str, int] = {}
    for line in score["lines"][0]:
        found[line["item"]] = found.get(line["item"], 0) + line["points"]
    assert sum(found.values()) == score["round"][0]
    return {item: points for item, points in found.items() if points}


def last_cards(melds: str, hand: str) -> str:
    return (
        f"american turn=0.play pile=4d melds={TWO}{melds}/- hands={hand}/(13)/(13)/(13)"
    )


@pytest.mark.parametrize("last", ["2c", "3s"])
def test_e085_a_wild_card_or_a_three_may_be_the_last_discard(last: str) -> None:
    plays(
        last_cards("[KcKdKhKs]", f"Kc{last}"),
        f"0: meld m2+Kc, discard {last}",
        round_over=True,
        out=0,
    )


def test_e085_a_discard_must_be_left() -> None:
    table = last_cards("[KcKdKhKsKc]", "KdKh")

    refuses(table, "0: meld m2+KdKh", Reason.GO_OUT_DISCARD)
    plays(table, "0: meld m2+Kd, discard Kh", round_over=True, out=0)


def special(hand: str, melds: str = "-") -> str:
    return f"american turn=0.play pile=4d melds={melds}/- hands={hand}/-/-/-"


def test_e086_a_straight_ends_the_hand() -> None:
    scores(
        special(STRAIGHT + "Xr"),
        "0: declare straight",
        points=(3000, 0),
        lines=({"special_hand": 3000}, {}),
    )


def test_e086_the_fourteenth_card_comes_from_the_stock() -> None:
    table = f"american turn=0.draw pile=4d hands={STRAIGHT}/(13)/(13)/(13)"

    plays(table, "0: draw=Xr, declare straight", round_over=True, out=0)
    refuses(table, "0: draw=Ks, declare straight", Reason.NO_SPECIAL_HAND)


def test_e086_not_when_the_partner_has_melded() -> None:
    table = special(STRAIGHT.replace("Kc", "Ks") + "Xr", "[KcKdKh]")

    refuses(table, "0: declare straight", Reason.NO_SPECIAL_HAND)


def test_e088_garbage() -> None:
    scores(
        special("4c4d4h4s7c7d7h9c9d9h9sJcJdJh"), "0: declare garbage", points=(2000, 0)
    )


@pytest.mark.parametrize("odd", ["2c", "3s"])
def test_e088_no_wild_card_and_no_three_in_garbage(odd: str) -> None:
    refuses(
        special(f"4c4d4h4s7c7d7h9c9d9h9sJcJd{odd}"),
        "0: declare garbage",
        Reason.NO_SPECIAL_HAND,
    )


@pytest.mark.parametrize(
    ("hand", "points"),
    [
        ("4c4d6c6d8c8dTcTdJcJdQcQdKcKd", 2500),
        ("7c7dAcAd8c8dTcTdJcJdQcQdKcKd", 2500),
        ("2c2d7c7dAcAd8c8dTcTdJcJdQcQd", 2000),
    ],
)
def test_seven_pairs(hand: str, points: int) -> None:
    scores(special(hand), "0: declare pairs", points=(points, 0))


@pytest.mark.parametrize(
    "hand",
    [
        "2c2d6c6dAcAd8c8dTcTdJcJdQcQd",
        "4c4d4h4s8c8dTcTdJcJdQcQdKcKd",
        "3c3s6c6d8c8dTcTdJcJdQcQdKcKd",
        "XrXb7c7dAcAd8c8dTcTdJcJdQcQd",
    ],
)
def test_what_are_no_seven_pairs(hand: str) -> None:
    refuses(special(hand), "0: declare pairs", Reason.NO_SPECIAL_HAND)


def test_e089_unfinished_melds_and_sevens_in_hand() -> None:
    over = scores_of(
        "american turn=1.over out=1 pile=4d melds=[7c7d7h7s][2c2d2h2sXr]/-"
        " hands=-/-/7c7d7h/-"
    )

    assert over == {
        "melded_cards": -20 - 130,
        "cards_in_hand": -15,
        "incomplete_pure": -2500,
        "incomplete_wild": -2000,
        "holding": -1500,
    }


def test_e092_aces_in_hand_after_a_mixed_opening_cost_their_points_only() -> None:
    over = scores_of(
        f"american turn=1.over out=1 pile=4d melds=[AcAd2c]{natural('K')}/-"
        " hands=-/-/AhAsAc/-"
    )

    assert over == {
        "natural_canasta": 500,
        "melded_cards": 60 + 70,
        "cards_in_hand": -60,
    }


def test_e092_without_mixed_aces_they_cost_fifteen_hundred_more() -> None:
    over = scores_of(
        f"american turn=1.over out=1 pile=4d melds={natural('K')}/- hands=-/-/AhAsAc/-"
    )

    assert over["holding"] == -1500
    assert over["cards_in_hand"] == -60


def test_e034a_mixed_aces_make_an_ordinary_canasta() -> None:
    over = scores_of(
        f"american turn=1.over out=1 pile=4d melds={mixed('A')}/- hands=-/-/-/-"
    )
    unfinished = scores_of(
        "american turn=1.over out=1 pile=4d"
        f" melds=[AcAd2c]{natural('K')}/- hands=-/-/-/-"
    )

    assert over == {"mixed_canasta": 300, "melded_cards": 140}
    assert "incomplete_pure" not in unfinished


def test_w008_the_side_that_went_out() -> None:
    scores(
        "american turn=0.over out=0 pile=4d bonus=3h3d3s/-"
        f" melds={natural('7')}{mixed('K')}[TcTdTh]/- hands=-/-/Qc8c6c/-",
        points=(3430, 0),
        lines=(
            {
                "mixed_canasta": 300,
                "pure_canasta": 2500,
                "going_out": 100,
                "red_threes": 300,
                "black_threes": 100,
                "melded_cards": 155,
                "cards_in_hand": -25,
            },
            {},
        ),
    )


def test_w008_one_canasta_and_two_unfinished_dreams() -> None:
    over = scores_of(
        "american turn=1.over out=1 pile=4d bonus=3h/-"
        f" melds={mixed('9', '2cXr')}[AcAdAh]/{natural('K')} hands=7c7d7h5c/-/-/-"
    )

    assert over == {
        "mixed_canasta": 300,
        "melded_cards": 180,
        "incomplete_pure": -2500,
        "holding": -1500,
        "cards_in_hand": -20,
    }
    assert sum(over.values()) == -3540


def test_w008_no_canasta() -> None:
    over = scores_of(
        "american turn=1.over out=1 pile=4d bonus=3h/-"
        f" melds=[JcJdJhJs][6c6d6h]/{natural('8')} hands=3dKc/-/9c/-"
    )

    assert over == {"melded_cards": -55, "red_threes": -300, "cards_in_hand": -20}
    assert sum(over.values()) == -375


def test_w008_a_special_hand_is_all_that_its_side_counts() -> None:
    table = (
        f"american turn=0.play pile=4d bonus=3h3d/- melds=-/[KdKhKsKdKh2h2d]"
        f" hands={STRAIGHT}Xr/Qd/AcAdAh/3c"
    )

    scores(
        table,
        "0: declare straight",
        points=(3000, 300 + 90 - 10 - 5),
        lines=(
            {"special_hand": 3000},
            {"mixed_canasta": 300, "melded_cards": 90, "cards_in_hand": -15},
        ),
    )


@pytest.mark.parametrize(
    ("meld", "bonus", "cards"),
    [
        ("2c2d2h2s2c2d2h", 3000, 140),
        ("XrXbXrXb2c2d2h", 2500, 260),
        ("XrXbXr2c2d2h2s", 2000, 230),
    ],
)
def test_w008_wild_canastas(meld: str, bonus: int, cards: int) -> None:
    over = scores_of(
        f"american turn=1.over out=1 pile=4d melds=[{meld}]/- hands=-/-/-/-"
    )

    assert over == {"wild_canasta": bonus, "melded_cards": cards}
