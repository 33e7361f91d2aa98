"""The count of a hand, line by line (rules.md 2.2 V1, 2.4)."""

from tests.positions import scores

QUEENS = "[QcQdQhQsQcQdQh]"
JACKS = "[JcJdJhJsJcJd2c]"


def over(melds: str, hands: str = "-/-/-/-", more: str = "", rules: str = "") -> str:
    """A round that is over."""
    return f"classic_4{rules} turn=0.over {more} pile=7d melds={melds} hands={hands}"


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
