"""Edge cases and counts of the rule specification for Brazilian Canasta."""

import pytest

from canasta_qt.engine.state.refusals import Reason
from tests.positions import appearance, plays, refuses, scores
from tests.rulebook.dealing import mixed, natural

READY = (
    f"brazilian turn=0.play pile=7d melds={natural('Q')}{mixed('K')}/-"
    " hands=9c9d9h4c/(15)/-/(15)"
)
OUT = "0: meld [9c9d9h], discard 4c"


@pytest.mark.parametrize(
    ("threes", "points"), [("3h3d3h3d", 400), ("3h3d3h3d3h", 1000)]
)
def test_e070_four_and_five_red_threes(threes: str, points: int) -> None:
    with_red_threes(threes, points)


def test_e070_all_six() -> None:
    with_red_threes("3h3d3h3d3h3d", 1200)


def with_red_threes(threes: str, points: int) -> None:
    """For the side with one canasta, against it with none."""
    over = "brazilian turn=1.over out=1 pile=7d bonus={}/- melds={}/{} hands=-/-/-/-"
    other = natural("9") + natural("T")
    their = 2 * 500 + 200 + 140

    scores(over.format(threes, natural("Q"), other), points=(570 + points, their))
    scores(over.format(threes, "[QcQdQh]", other), points=(30 - points, their))


def test_e101_nobody_goes_out_unasked() -> None:
    refuses(READY, "0: meld [9c9d9h]", Reason.ASK_FIRST)


def test_e101_with_a_yes_the_player_goes_out() -> None:
    asked = plays(READY, "0: ask", phase="answer", actor=2)

    asked.then("2: yes").then(OUT, round_over=True, out=0)
    refuses(asked.then("2: no").after, "0: meld [9c9d9h]", Reason.PARTNER_SAID_NO)


@pytest.mark.parametrize(
    ("total", "minimum"),
    [
        (-5, 15),
        (0, 50),
        (1500, 90),
        (3000, 120),
        (4995, 120),
        (5000, 150),
        (6995, 150),
        (7000, "canasta"),
        (7995, "canasta"),
        (8000, 200),
        (8995, 200),
        (9000, "natural_canasta"),
    ],
)
def test_the_opening_grows_to_a_canasta(total: int, minimum: int | str) -> None:
    appearance(
        f"brazilian score={total}/0 turn=0.draw pile=7d hands=(15)/(15)/(15)/(15)",
        opening_minimum=[minimum, 50],
    )


def opening(total: int, hand: str) -> str:
    return (
        f"brazilian score={total}/0 turn=0.play pile=7d"
        f" hands={hand}4c6d8c/(15)/(15)/(15)"
    )


@pytest.mark.parametrize("meld", ["QcQdQhQsQc2c2d", "2c2d2h2sXrXbXr", "8h9hThJhQhKhAh"])
def test_any_canasta_opens_at_seven_thousand(meld: str) -> None:
    plays(opening(7000, meld), f"0: meld [{meld}]")


def test_points_without_a_canasta_do_not() -> None:
    refuses(
        opening(7000, "XrXbXrXb2c2d"),
        "0: meld [XrXbXrXb2c2d]",
        Reason.OPENING_NEEDS_CANASTA,
    )


def test_a_mixed_canasta_is_not_enough_at_nine_thousand() -> None:
    refuses(
        opening(9000, "QcQdQhQsQc2c2d"),
        "0: meld [QcQdQhQsQc2c2d]",
        Reason.OPENING_NEEDS_CANASTA,
    )
    plays(opening(9000, "QcQdQhQsQcQdQh"), "0: meld [QcQdQhQsQcQdQh]")


def test_the_pile_does_not_open() -> None:
    table = "brazilian turn=0.draw pile=4cAd hands=AcAhAsKcKdKh5c6d/(15)/(15)/(15)"

    appearance(table, may_take=False)
    refuses(table, "0: take [AdAcAhAs]", Reason.OPENING_NOT_FROM_PILE)


def test_a_finished_sequence_grows_only_to_go_out() -> None:
    table = (
        "brazilian turn=0.play flags=drew,allowed pile=7d"
        f" melds=[5h6h7h8h9hThJh]{natural('Q')}/- hands=Kh4h4c{{}}/(15)/-/(15)"
    )

    plays(
        table.format("").replace("Kh4h", "4h"),
        "0: meld m0+4h, discard 4c",
        round_over=True,
        out=0,
    )
    refuses(
        table.format("5c6d").replace(",allowed", ""),
        "0: meld m0+4h",
        Reason.SEQUENCE_CLOSED,
    )


def test_w011_five_red_threes_against_a_short_sequence() -> None:
    scores(
        "brazilian turn=0.over out=0 pile=7d bonus=3h3d3h3d3h/3d"
        f" melds={mixed('Q')}{natural('9')}/[2h2s2c2d2h2s2c][6c7c8c9c]"
        " hands=-/AcAdKcKd/AhKhKs5c/-",
        points=(2115, 1210),
        lines=(
            {
                "natural_canasta": 500,
                "mixed_canasta": 300,
                "going_out": 200,
                "red_threes": 1000,
                "melded_cards": 160,
                "cards_in_hand": -45,
            },
            {
                "wild_canasta": 2000,
                "red_threes": 100,
                "melded_cards": 170,
                "cards_in_hand": -60,
                "short_sequence": -1000,
            },
        ),
    )


def test_five_cards_in_a_row_are_short_and_six_are_not() -> None:
    over = "brazilian turn=0.over out=1 pile=7d melds=[{}]/- hands=-/-/-/-"

    scores(over.format("5h6h7h8h9h"), points=(5 * 3 + 20 - 1000, 200))
    scores(over.format("5h6h7h8h9hTh"), points=(5 * 3 + 30, 200))
