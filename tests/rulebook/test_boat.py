"""Edge cases and counts of the rule specification for Boat."""

import pytest

from canasta_qt.engine.state.refusals import Reason
from tests.positions import appearance, plays, refuses, scores
from tests.rulebook.dealing import dealt, natural


def meld_phase(hand: str) -> str:
    return (
        f"boat turn=0.play pile=7d melds=[9c9d9h]/- hands={hand}5c6c8c/(11)/(11)/(11)"
    )


def test_e031_half_of_a_meld_may_be_wild() -> None:
    plays(meld_phase("4c4d2c2d"), "0: meld [4c4d2c2d]")


def test_e031_more_may_not() -> None:
    refuses(meld_phase("4c4d2c2dXr"), "0: meld [4c4d2c2dXr]", Reason.WILD_RATIO)


def test_e031_wild_cards_alone_are_a_meld() -> None:
    plays(meld_phase("2c2dXr"), "0: meld [2c2dXr]")


@pytest.mark.parametrize(("players", "hand"), [(2, 15), (3, 13), (4, 11)])
def test_the_fewer_players_the_more_cards(players: int, hand: int) -> None:
    start = dealt("boat", {}, "Qd", players=players)

    appearance(start.after, stock=108 - 1 - players * hand)


def test_w016_a_wild_canasta_counts_a_thousand() -> None:
    scores(
        "boat turn=0.over out=0 pile=7d bonus=3h3d/-"
        f" melds=[2c2d2h2sXrXbXr]{natural('T')}/- hands=-/-/AcKc5c/-",
        points=(2065, 0),
        lines=(
            {
                "natural_canasta": 500,
                "wild_canasta": 1000,
                "going_out": 100,
                "red_threes": 200,
                "melded_cards": 300,
                "cards_in_hand": -35,
            },
            {},
        ),
    )
