"""The worked counts of the rule specification, section 6."""

from tests.positions import scores


def test_w001_a_side_that_went_out_and_one_that_opened() -> None:
    """The specification lists a ninth king; a queen of the same points stands in."""
    scores(
        "classic_4 turn=0.over out=0 pile=7d"
        " melds=[KcKdKhKsKcKdKh][8c8d8h8s2c2dXr][AcAdAh]/[9c9d9h]"
        " bonus=3h3d/3h hands=-/AcKsQd2hXb/Qc5c2s/4c4d7c",
        points=(1325, 5),
        lines=(
            {
                "natural_canasta": 500,
                "mixed_canasta": 300,
                "going_out": 100,
                "red_threes": 200,
                "melded_cards": 70 + 130 + 60,
                "cards_in_hand": -35,
            },
            {"red_threes": 100, "melded_cards": 30, "cards_in_hand": -125},
        ),
    )


def test_w001_without_its_meld_the_red_three_counts_against_the_side() -> None:
    scores(
        "classic_4 turn=0.over out=0 pile=7d melds=[KcKdKhKsKcKdKh]/-"
        " bonus=-/3h hands=-/AcKsQd2hXb/-/4c4d7c",
        points=(500 + 100 + 70, -100 - 125),
    )


def test_w002_going_out_concealed() -> None:
    scores(
        "classic_4 turn=0.over out=0 concealed=1 pile=7d9c"
        " melds=[4c4d4h4s4c4d4h][5c5d5h5s]/- hands=-/-/KcKdAc6c/-",
        points=(710, 0),
        lines=(
            {
                "natural_canasta": 500,
                "concealed": 200,
                "melded_cards": 55,
                "cards_in_hand": -45,
            },
            {},
        ),
    )
