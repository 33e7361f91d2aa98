"""Edge cases and counts of the rule specification for Italian Canasta."""

import pytest

from canasta_qt.engine.state.refusals import Reason
from tests.positions import appearance, plays, refuses, scores
from tests.rulebook.dealing import dealt, mixed, natural

REST = "4c5c6d8c"


def test_e059_a_king_hides_thirteen_cards() -> None:
    start = dealt("italian", {}, "Kd")

    appearance(start.after, stock=88)
    pile = start.field("pile")
    assert pile.endswith("Kd")
    assert len(pile) == 2 * 14
    assert start.facts["frozen"] == [True, True]


@pytest.mark.parametrize(
    ("upcards", "hidden", "turned"),
    [("Ad", 1, 1), ("4d", 4, 1), ("Td", 10, 1), ("Jd", 11, 1), ("2c3s3hQd", 12, 4)],
)
def test_e059_as_many_cards_as_the_last_upcard_counts(
    upcards: str, hidden: int, turned: int
) -> None:
    start = dealt("italian", {}, upcards)

    assert len(start.field("pile").rstrip("!")) == 2 * (hidden + turned)
    appearance(start.after, stock=162 - 60 - hidden - turned)


def test_e059_the_taker_gets_all_and_lays_a_red_three_without_replacement() -> None:
    table = (
        "italian turn=0.draw pile=4d3h5d6sKd pile_hidden=4 melds=[9c9d9h]/-"
        f" hands=KcKh{REST}/(15)/(15)/(15)"
    )

    before = appearance(table)
    after = plays(
        table,
        "0: take [KdKcKh]",
        bonus="3h/-",
        hands=f"{REST}4d5d6s/(15)/(15)/(15)",
        pile="-",
    )
    assert after.field("stock") == before.field("stock")


FOUR = "".join(natural(rank) for rank in "4567")
FIVE = FOUR + natural("8")
FIVE_MIXED = "".join(
    mixed(rank, wilds)
    for rank, wilds in zip(
        "9TJQK", ("2c2d", "2h2s", "2c2d", "2h2s", "2c2d"), strict=True
    )
)


@pytest.mark.parametrize(
    ("melds", "bonus", "others"),
    [
        (FOUR + mixed("9"), 1000, 4 * 500 + 300 + 4 * 35 + 90),
        (FIVE, 2000, 5 * 500 + 4 * 35 + 70),
        (FIVE + FIVE_MIXED, 4000, 5 * 800 + 4 * 35 + 70 + 5 * 90),
        (FOUR, 0, 4 * 500 + 4 * 35),
    ],
)
def test_e139_many_canastas(melds: str, bonus: int, others: int) -> None:
    over = scores(
        f"italian turn=1.over out=1 pile=7d melds={melds}/- hands=-/-/-/-",
        points=(others + bonus, 300),
    )

    assert over.score is not None
    counted = [
        line["points"]
        for line in over.score["lines"][0]
        if line["item"] == "multi_canasta"
    ]
    assert sum(counted) == bonus


def opening(hand: str) -> str:
    return f"italian score=5200/0 turn=0.play pile=7d hands={hand}4d6d/(15)/(15)/(15)"


def test_e143_one_hundred_and_sixty_without_wild_cards() -> None:
    plays(
        opening("AcAdAhAsKcKdKhKsKcQcQdQh"),
        "0: meld [AcAdAhAs] [KcKdKhKsKc] [QcQdQh]",
        opening_minimum=[0, 50],
    )


@pytest.mark.parametrize("wild", ["2c", "Xr"])
def test_e143_no_wild_card_in_the_opening(wild: str) -> None:
    refuses(
        opening(f"AcAdAhAsKcKdKhKsKcQcQdQh{wild}"),
        f"0: meld [AcAdAhAs{wild}] [KcKdKhKsKc] [QcQdQh]",
        Reason.OPENING_CONDITION,
    )


def test_e143_no_deuce_meld_in_the_opening() -> None:
    refuses(
        opening("AcAdAhAsKcKdKhKsKcQcQdQh2c2d2h"),
        "0: meld [AcAdAhAs] [KcKdKhKsKc] [QcQdQh] [2c2d2h]",
        Reason.OPENING_CONDITION,
    )


def with_deuces(melds: str, hand: str) -> str:
    return (
        f"italian turn=0.play pile=7d melds=[9c9d9h]{melds}/-"
        f" hands={hand}{REST}/(15)/(15)/(15)"
    )


def test_deuces_are_no_wild_cards_while_their_meld_is_unfinished() -> None:
    table = with_deuces("[2c2d2h]", "KcKd2sXr")

    refuses(table, "0: meld [KcKd2s]", Reason.DEUCE_LOCKED)
    refuses(table, "0: meld m0+2s", Reason.DEUCE_LOCKED)
    plays(table, "0: meld [KcKdXr]")
    plays(table, "0: meld m1+2s")


def test_a_deuce_that_may_join_no_meld_is_no_way_to_go_out() -> None:
    # Nines of six would be the canasta that is lacking, but for the unfinished deuces.
    table = (
        "italian turn=0.play pile=7d melds=[4c4d4h][9c9d9h9s9c9d]"
        "[KcKdKhKsKcKdKh][2c2d2h]/- hands=4s2s/(15)/(15)/(15)"
    )

    refuses(table, "0: meld m0+4s", Reason.MUST_KEEP_TWO)


def test_a_finished_deuce_meld_frees_them() -> None:
    plays(with_deuces("[2c2d2h2s2c2d2h]", "KcKd2s"), "0: meld [KcKd2s]")


def test_a_deuce_meld_holds_two_jokers_at_most() -> None:
    table = with_deuces("[2c2d2h]", "XrXbXr")

    plays(table, "0: meld m1+XrXb")
    refuses(table, "0: meld m1+XrXbXr", Reason.TOO_MANY_WILDS)


def test_a_wild_canasta_does_not_count_for_going_out() -> None:
    table = (
        "italian turn=0.play pile=7d melds=[2c2d2h2s2c2d2h]{}/-"
        " hands=9c9d9h4c/(15)/(15)/(15)"
    )

    refuses(
        table.format(natural("K")),
        "0: meld [9c9d9h]",
        Reason.MUST_KEEP_TWO,
        Reason.TOO_FEW_CANASTAS,
        Reason.CANASTA_KINDS,
    )
    plays(
        table.format(natural("K") + mixed("Q")),
        "0: meld [9c9d9h], discard 4c",
        round_over=True,
        out=0,
    )


def test_w014_five_canastas_against_deuces() -> None:
    red = "".join(natural(rank) for rank in "AK95")
    scores(
        "italian turn=0.over out=0 pile=7d bonus=3h3d3h3d/3h"
        f" melds={red}{mixed('Q')}/[2h2s2c2d2h2s2c][8c8d8h8s8cXrXb]"
        " hands=-/AsAcKs/Xr/AdKd",
        points=(4755, 610),
        lines=(
            {
                "natural_canasta": 2000,
                "mixed_canasta": 300,
                "multi_canasta": 1000,
                "going_out": 300,
                "red_threes": 800,
                "melded_cards": 405,
                "cards_in_hand": -50,
            },
            {
                "mixed_canasta": 300,
                "red_threes": 100,
                "melded_cards": 290,
                "cards_in_hand": -80,
            },
        ),
    )
