"""Edge cases of the rule specification for Chilean Canasta."""

import pytest

from tests.positions import appearance, plays, scores
from tests.rulebook.dealing import mixed, natural

BOLIVIA = "[2h2s2h2sXrXbXr]"


def test_e107_a_bolivia_and_a_mixed_canasta_go_out() -> None:
    plays(
        f"chilean turn=0.play pile=7d melds={BOLIVIA}{mixed('K')}/-"
        " hands=9c9d9h4c/(15)/(15)/(15)",
        "0: meld [9c9d9h], discard 4c",
        round_over=True,
        out=0,
    )


@pytest.mark.parametrize(("rules", "cards"), [("", 162), ("(deck_count=4)", 216)])
def test_three_packs_or_four(rules: str, cards: int) -> None:
    appearance(
        f"chilean{rules} turn=0.draw pile=7d hands=(15)/(15)/(15)/(15)",
        stock=cards - 61,
    )


@pytest.mark.parametrize(
    ("rules", "threes", "points"),
    [
        ("", 6, 1000),
        ("(deck_count=4)", 6, 600),
        ("(deck_count=4)", 7, 700),
        ("(deck_count=4)", 8, 1200),
    ],
)
def test_red_threes_follow_the_packs(rules: str, threes: int, points: int) -> None:
    scores(
        f"chilean{rules} turn=1.over out=1 pile=7d bonus={('3h3d' * 4)[: 2 * threes]}/-"
        f" melds={natural('Q')}{natural('K')}/- hands=-/-/-/-",
        points=(2 * 570 + points, 200),
    )


def test_a_black_three_in_hand_costs_five() -> None:
    scores("chilean turn=1.over out=1 pile=7d hands=3c/-/3s/-", points=(-10, 200))
