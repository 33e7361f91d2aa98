"""Edge cases and scores of the rule specification: the end of an American round."""

import pytest

from tests.narrow import some
from tests.positions import appearance
from tests.rulebook.dealing import mixed, natural

TWO = natural("8") + natural("Q")


@pytest.mark.parametrize(
    ("melds", "hand", "red", "black"),
    [
        ("-", "-", -300, -100),
        (natural("8"), "-", 0, 0),
        (TWO, "-", 300, 100),
        ("-", "3c", -300, -300),
    ],
)
def test_american_threes_count_by_their_colour_and_the_canastas(
    melds: str, hand: str, red: int, black: int
) -> None:
    """rules.md E73."""
    over = scores_of(
        f"american turn=1.over out=1 pile=4d bonus=3h3d3s/-"
        f" melds={melds}/{natural('K')} hands={hand}/-/-/-"
    )

    assert over.get("red_threes", 0) == red
    assert over.get("black_threes", 0) == black
    assert over.get("cards_in_hand", 0) == 0


def test_threes_left_in_hand_cost_five_points_each_with_a_canasta() -> None:
    over = scores_of(
        f"american turn=1.over out=1 pile=4d melds={natural('8')}/{natural('K')}"
        " hands=3h3s/-/-/-"
    )

    assert "red_threes" not in over
    assert sum(over.values()) == 500 + 70 - 10


def scores_of(table: str) -> dict[str, int]:
    """Return the score lines of side 0, added up by item."""
    score = some(appearance(table).score)
    found: dict[str, int] = {}
    for line in score["lines"][0]:
        found[line["item"]] = found.get(line["item"], 0) + line["points"]
    assert sum(found.values()) == score["round"][0]
    return {item: points for item, points in found.items() if points}


def test_unfinished_wild_and_seven_melds_and_sevens_in_hand_cost_points() -> None:
    """rules.md E89."""
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


def test_aces_in_hand_after_opening_with_mixed_aces_cost_only_their_points() -> None:
    """rules.md E92."""
    over = scores_of(
        f"american turn=1.over out=1 pile=4d melds=[AcAd2c]{natural('K')}/-"
        " hands=-/-/AhAsAc/-"
    )

    assert over == {
        "natural_canasta": 500,
        "melded_cards": 60 + 70,
        "cards_in_hand": -60,
    }


def test_three_aces_in_hand_cost_1500_more_without_a_mixed_opening() -> None:
    """rules.md E92."""
    over = scores_of(
        f"american turn=1.over out=1 pile=4d melds={natural('K')}/- hands=-/-/AhAsAc/-"
    )

    assert over["holding"] == -1500
    assert over["cards_in_hand"] == -60


def test_aces_mixed_at_the_opening_make_an_ordinary_canasta() -> None:
    """rules.md E34."""
    over = scores_of(
        f"american turn=1.over out=1 pile=4d melds={mixed('A')}/- hands=-/-/-/-"
    )
    unfinished = scores_of(
        "american turn=1.over out=1 pile=4d"
        f" melds=[AcAd2c]{natural('K')}/- hands=-/-/-/-"
    )

    assert over == {"mixed_canasta": 300, "melded_cards": 140}
    assert "incomplete_pure" not in unfinished


def test_american_score_of_one_canasta_with_unfinished_aces() -> None:
    """rules.md W8."""
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


def test_american_score_of_a_side_without_a_canasta() -> None:
    """rules.md W8."""
    over = scores_of(
        "american turn=1.over out=1 pile=4d bonus=3h/-"
        f" melds=[JcJdJhJs][6c6d6h]/{natural('8')} hands=3dKc/-/9c/-"
    )

    assert over == {"melded_cards": -55, "red_threes": -300, "cards_in_hand": -20}
    assert sum(over.values()) == -375


@pytest.mark.parametrize(
    ("meld", "bonus", "cards"),
    [
        ("2c2d2h2s2c2d2h", 3000, 140),
        ("XrXbXrXb2c2d2h", 2500, 260),
        ("XrXbXr2c2d2h2s", 2000, 230),
    ],
)
def test_american_score_of_a_wild_canasta(meld: str, bonus: int, cards: int) -> None:
    """rules.md W8."""
    over = scores_of(
        f"american turn=1.over out=1 pile=4d melds=[{meld}]/- hands=-/-/-/-"
    )

    assert over == {"wild_canasta": bonus, "melded_cards": cards}
