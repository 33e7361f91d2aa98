"""Edge cases and counts of the rule specification for short Classic."""

from canasta_qt.engine.state.refusals import Reason
from tests.positions import appearance, plays, refuses, scores
from tests.rulebook.dealing import natural

TOP_KING = "short_classic turn=0.draw pile=7dKd hands={hand}4c5c6c8c9c/(11)/(11)/(11)"


def test_e011a_two_naturals_of_the_opening_come_from_the_hand() -> None:
    table = TOP_KING.format(hand="Kc2cQcQdQh")

    appearance(table, frozen=[False, False], may_take=True)
    plays(
        table,
        "0: take [KdKc2c] [QcQdQh]",
        melds="[KdKc2c][QcQdQh]/-",
        hands="4c5c6c8c9c7d/(11)/(11)/(11)",
    )


def test_e011b_one_natural_from_the_hand_is_not_enough() -> None:
    refused = refuses(
        TOP_KING.format(hand="KcXr"),
        "0: take [KdKcXr]",
        Reason.OPENING_NATURALS_FROM_HAND,
    )

    assert (refused["have"], refused["need"]) == (1, 2)


def test_below_zero_any_meld_opens() -> None:
    plays(
        "short_classic score=-50/0 turn=0.play pile=7d hands=4c4d4h5c6c/(11)/(11)/(11)",
        "0: meld [4c4d4h]",
        opening_minimum=[0, 50],
    )


def test_e067_without_a_canasta_red_threes_count_against_the_side() -> None:
    scores(
        f"short_classic turn=1.over out=1 pile=7d bonus=3h3d/-"
        f" melds=[AcAdAhAs][KcKdKhKsKc][QcQdQhQsQc]/{natural('8')} hands=-/-/-/-",
        points=(-200 + 180, 500 + 100 + 70),
    )


def test_e113_the_first_cards_of_a_player_go_out_for_two_hundred() -> None:
    table = (
        f"short_classic turn=0.play pile=7d laid=2 melds={natural('Q')}/-"
        " hands=9c9d9hQs5c/-/-/-"
    )

    scores(
        table,
        "0: meld [9c9d9h] m0+Qs, discard 5c",
        points=(500 + 200 + 80 + 30, 0),
        lines=({"natural_canasta": 500, "concealed": 200, "melded_cards": 110}, {}),
    )


def test_e113_whoever_laid_before_earns_one_hundred() -> None:
    table = (
        f"short_classic turn=0.play pile=7d laid=0,2 melds={natural('Q')}/-"
        " hands=9c9d9hQs5c/-/-/-"
    )

    scores(table, "0: meld [9c9d9h] m0+Qs, discard 5c", points=(500 + 100 + 80 + 30, 0))


def test_w007_out_with_the_first_cards_and_four_red_threes() -> None:
    scores(
        "short_classic turn=0.over out=0 concealed=1 pile=7d bonus=3h3d3h3d/-"
        " melds=[QcQdQhQsQcQd2c][9c9d9h9s][6c6d6h6s6c6d]/[5c5d5h5s]"
        " hands=-/KcKdAc/AdKh/-",
        points=(1420, -20),
        lines=(
            {
                "mixed_canasta": 300,
                "concealed": 200,
                "red_threes": 800,
                "melded_cards": 150,
                "cards_in_hand": -30,
            },
            {"melded_cards": 20, "cards_in_hand": -40},
        ),
    )
