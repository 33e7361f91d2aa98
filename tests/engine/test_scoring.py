"""The count of a hand, line by line (rules.md 2.2 V1, 2.4)."""

import pytest

from tests.positions import scores

QUEENS = "[QcQdQhQsQcQdQh]"
JACKS = "[JcJdJhJsJcJd2c]"


def over(melds: str, hands: str = "-/-/-/-", more: str = "", rules: str = "") -> str:
    """A round that is over."""
    return f"classic_4{rules} turn=0.over {more} pile=7d melds={melds} hands={hands}"


@pytest.mark.parametrize(
    ("cards", "points"),
    [("XrXb", 100), ("Ac2c", 40), ("KcQcJcTc9c8c", 60), ("7c6c5c4c", 20), ("3c3s", 10)],
)
def test_cards_left_in_a_hand_are_subtracted(cards: str, points: int) -> None:
    scores(
        over("-/-", f"{cards}/-/-/-"),
        points=(-points, 0),
        lines=({"cards_in_hand": -points}, {}),
    )


@pytest.mark.parametrize(
    ("meld", "points"),
    [("[4c4d4h]", 15), ("[8c8d2c]", 40), ("[AcAdXr]", 90), ("[TcTdTh]", 30)],
)
def test_melded_cards_count(meld: str, points: int) -> None:
    scores(over(f"-/{meld}"), points=(0, points), lines=({}, {"melded_cards": points}))


def test_the_hands_of_both_partners_are_subtracted() -> None:
    scores(over("-/-", "Ac/Kc/Ad/4c"), points=(-40, -15))


def test_a_natural_canasta_counts_five_hundred_besides_its_cards() -> None:
    scores(
        over(f"{QUEENS}/-"),
        points=(570, 0),
        lines=({"natural_canasta": 500, "melded_cards": 70}, {}),
    )


def test_a_mixed_canasta_counts_three_hundred_besides_its_cards() -> None:
    scores(
        over(f"{JACKS}/-"),
        points=(380, 0),
        lines=({"mixed_canasta": 300, "melded_cards": 80}, {}),
    )


def test_an_eighth_card_brings_its_points_and_no_second_bonus() -> None:
    scores(over("[QcQdQhQsQcQdQhQs]/-"), points=(580, 0))


def test_canastas_count_one_by_one() -> None:
    sheet = scores(
        over(f"{QUEENS}[KcKdKhKsKcKdKh]{JACKS}/-"),
        points=(1000 + 300 + 70 + 70 + 80, 0),
    ).score

    assert sheet is not None
    natural = next(
        line for line in sheet["lines"][0] if line["item"] == "natural_canasta"
    )
    assert (natural["count"], natural["each"]) == (2, 500)


def test_the_hand_is_added_to_the_total_before_it() -> None:
    sheet = scores(
        over(f"{QUEENS}/-", "-/Ac/-/-", "score=1200/-50"), points=(570, -20)
    ).score

    assert sheet is not None
    assert sheet["total_before"] == [1200, -50]
    assert sheet["total"] == [1770, -70]


def test_nobody_gets_the_bonus_for_going_out_when_nobody_went_out() -> None:
    scores(over(f"{QUEENS}/{JACKS}"), points=(570, 380))
    scores(over(f"{QUEENS}/{JACKS}", more="out=0"), points=(670, 380))
    scores(
        over(f"{QUEENS}/{JACKS}", more="out=3").replace("turn=0", "turn=3"),
        points=(570, 480),
    )


def test_a_card_that_went_out_as_discard_counts_for_nobody() -> None:
    scores(
        f"classic_4 turn=0.play flags=drew pile=7d melds={QUEENS}/- hands=Ac/-/-/-",
        "0: discard Ac",
        points=(670, 0),
    )


@pytest.mark.parametrize(
    ("rules", "points"),
    [
        ("(value_of_eights=5)", (15, -5)),
        ("(bonus_natural=400)", (30, -10)),
        ("", (30, -10)),
    ],
)
def test_eights_may_be_worth_five(rules: str, points: tuple[int, int]) -> None:
    scores(over("[8c8d8h]/-", "-/8s/-/-", rules=rules), points=points)


def test_the_bonuses_may_be_other_amounts() -> None:
    rules = "(bonus_natural=400,bonus_mixed=250,go_out_bonus=150)"

    scores(
        over(f"{QUEENS}/{JACKS}", more="out=0", rules=rules),
        points=(400 + 150 + 70, 250 + 80),
    )


def test_melded_cards_may_count_only_with_a_canasta() -> None:
    rules = "(melded_cards=zero_without_canasta)"

    scores(over("[9c9d9h]/[8c8d8h]", "Ac/-/-/-"), points=(10, 30))
    scores(
        over(f"[9c9d9h]/[8c8d8h]{JACKS}", "Ac/-/-/-", rules=rules),
        points=(-20, 30 + 380),
    )


def test_melded_cards_may_count_against_a_side_without_a_canasta() -> None:
    rules = "(melded_cards=minus_without_canasta)"

    scores(
        over(f"[9c9d9h]/[8c8d8h]{JACKS}", "Ac/-/-/-", rules=rules),
        points=(-50, 30 + 380),
    )
