"""Edge cases and counts of the rule specification for Cuban Canasta."""

import pytest

from canasta_qt.engine.state.refusals import Reason
from tests.positions import appearance, plays, refuses, scores
from tests.rulebook.dealing import natural

REST = "4c5c6d8c"


def meld_phase(melds: str, hand: str) -> str:
    return (
        f"cuban turn=0.play pile=7d melds={melds}/- hands={hand}{REST}/(13)/(13)/(13)"
    )


def test_e029_no_eighth_card() -> None:
    refuses(meld_phase(natural("K"), "Ks"), "0: meld m0+Ks", Reason.MELD_TOO_LARGE)


def test_e029_a_wild_card_closes_a_meld_of_six() -> None:
    table = meld_phase("[KcKdKhKsKcKd]", "2cKh2d")

    after = plays(table, "0: meld m0+2c")
    assert after.facts["melds"][0][0]["canasta"] == "mixed"
    refuses(after.after, "0: meld m0+Kh", Reason.MELD_TOO_LARGE)
    refuses(after.after, "0: meld m0+2d", Reason.MELD_TOO_LARGE, Reason.WILD_ON_CANASTA)


def test_e058_black_threes_of_a_taken_pile_leave_play() -> None:
    table = (
        "cuban turn=0.draw pile=3c9s3sQd melds=[9c9d9h]/-"
        f" hands=QcQh{REST}/(13)/(13)/(13)"
    )

    plays(
        table,
        "0: take [QdQcQh]",
        asides="3c3s/-",
        hands=f"{REST}9s/(13)/(13)/(13)",
        pile="-",
    )


@pytest.mark.parametrize(
    ("asides", "points"), [("3c", 5), ("3c3s", 10), ("3c3s3c", 15), ("3c3s3c3s", 100)]
)
def test_e058_what_black_threes_set_aside_count(asides: str, points: int) -> None:
    scores(
        f"cuban turn=1.over out=1 pile=7d asides={asides}/- hands=-/-/-/-",
        points=(points, 100),
        lines=({"black_threes": points}, {"going_out": 100}),
    )


@pytest.mark.parametrize(
    ("melds", "points"), [("[QcQdQh]", 30), (natural("Q"), 500 + 70 + 300)]
)
def test_e071_red_threes_count_with_a_canasta_only(melds: str, points: int) -> None:
    scores(
        f"cuban turn=1.over out=1 pile=7d bonus=3h3d/- melds={melds}/- hands=-/-/-/-",
        points=(points, 100),
    )


def test_e140_no_black_three_goes_in_a_players_first_turn() -> None:
    table = "cuban turn=0.play pile=7d hands=3c4c5c6d/(13)/(13)/(13) fresh={}"

    refuses(table.format("0,1,2,3"), "0: discard 3c", Reason.DISCARD_BANNED)
    plays(table.format("1,2,3"), "0: discard 3c", pile="7d3c")


def test_e140_the_first_turn_is_over_after_its_discard() -> None:
    table = "cuban turn=0.play pile=7d hands=3c4c5c6d/(13)/(13)/(13) fresh=0,1,2,3"

    after = plays(table, "0: discard 4c", fresh="1,2,3")
    for seat, card in ((1, "4d"), (2, "4h"), (3, "4s")):
        after = after.then(f"{seat}: draw, discard {card}")
    after.then("0: draw, discard 3c")


def test_a_hundred_and_fifty_opens_from_five_thousand_on() -> None:
    table = "cuban score=5000/4995 turn=0.draw pile=7d hands=(13)/(13)/(13)/(13)"

    appearance(table, opening_minimum=[150, 120])


@pytest.mark.parametrize(
    ("meld", "bonus", "cards"),
    [
        ("2c2d2h2s2c2d2h", 4000, 140),
        ("XrXbXrXb2c2d2h", 3000, 260),
        ("XrXb2c2d2h2s2c", 2000, 200),
    ],
)
def test_wild_canastas(meld: str, bonus: int, cards: int) -> None:
    scores(
        f"cuban turn=1.over out=1 pile=7d melds=[{meld}]/- hands=-/-/-/-",
        points=(bonus + cards, 100),
    )


def test_w013_deuces_and_all_black_threes() -> None:
    scores(
        "cuban turn=0.over out=0 pile=7d bonus=3h3d3h/3d asides=3c3s3c3s/-"
        f" melds=[2c2d2h2s2c2d2h]{natural('J')}/[8c8d8h] hands=-/AcAdKc5c/AhAs/-",
        points=(5370, -25),
        lines=(
            {
                "natural_canasta": 500,
                "wild_canasta": 4000,
                "going_out": 100,
                "red_threes": 500,
                "black_threes": 100,
                "melded_cards": 210,
                "cards_in_hand": -40,
            },
            {"melded_cards": 30, "cards_in_hand": -55},
        ),
    )
