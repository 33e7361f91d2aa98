"""Counts of the rule specification for the family's Hand-and-Foot Canasta."""

from tests.positions import scores
from tests.rulebook.dealing import mixed, natural

OVER = "family_hand_and_foot turn=0.over pile=7d"


def crowned(canasta: str, three: str) -> str:
    return f"{canasta[:-1]}{three}]"


def test_e076_threes_left_in_hand() -> None:
    scores(
        f"{OVER} out=0 melds={natural('K')}/-/- hands=-/3h/3s feet=-/-/-",
        points=(500 + 100 + 70, -50, -5),
    )


def test_e112_going_out_counts_a_hundred() -> None:
    scores(
        f"{OVER} out=0 melds={natural('K')}/- hands=-/- feet=-/-",
        points=(670, 0),
        lines=({"natural_canasta": 500, "going_out": 100, "melded_cards": 70}, {}),
    )


def test_e134_nobody_is_out_when_the_stock_ends() -> None:
    scores(
        f"{OVER} melds={natural('K')}/- hands=2c2d2h2s/Ac feet=-/-",
        points=(500 + 70 - 80, -20),
    )


def test_e137_an_unfinished_wild_meld() -> None:
    scores(
        f"{OVER} out=1 melds=[2c2d2h2sXr]/- hands=-/- feet=-/-",
        points=(-2000 + 130, 100),
        lines=({"melded_cards": 130, "incomplete_wild": -2000}, {"going_out": 100}),
    )


def test_e137_four_wild_cards_kept() -> None:
    scores(
        f"{OVER} out=1 melds=[KcKdKh]/- hands=2c2dXrXb/- feet=-/-",
        points=(30 - 140 - 2000, 100),
        lines=(
            {"melded_cards": 30, "cards_in_hand": -140, "holding": -2000},
            {"going_out": 100},
        ),
    )
    scores(
        f"{OVER} out=1 melds=[KcKdKh]/- hands=2c2dXr/- feet=-/-", points=(30 - 90, 100)
    )


def test_e137_both_together() -> None:
    scores(
        f"{OVER} out=1 melds=[2h2s2h]/- hands=2c2dXrXb/- feet=-/-",
        points=(60 - 140 - 4000, 100),
    )


def test_e137_wild_cards_in_an_unopened_foot_were_not_kept() -> None:
    scores(
        f"{OVER} out=1 melds=[KcKdKh]/- hands=Ac/- feet=2c2dXrXb/-",
        points=(30 - 20 - 140, 100),
    )


def test_e145_the_deal_bonus_is_a_line_of_its_own() -> None:
    scores(
        f"{OVER} out=0 bonus_deal=1 melds={natural('K')}/- hands=-/- feet=-/-",
        points=(670, 100),
        lines=(
            {"natural_canasta": 500, "going_out": 100, "melded_cards": 70},
            {"deal_bonus": 100},
        ),
    )


def test_w019_three_players() -> None:
    scores(
        f"{OVER} out=0"
        f" melds={crowned(natural('K'), '3h')}{crowned(natural('9'), '3d')}"
        f"{natural('5')}{mixed('Q')}[AcAdAh]"
        f"/{natural('J')}[2h2sXr]/[TcTdTh2c]"
        " hands=-/2c2dXrXb3h/Ac feet=-/-/AcAdKcQcJcTc9c8c7c6c5c4c4d",
        points=(2425, -3530, -95),
    )
