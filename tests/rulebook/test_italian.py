"""Edge cases and counts of the rule specification for Italian Canasta."""

import pytest

from tests.positions import appearance, scores
from tests.rulebook.dealing import deal, mixed, natural


def test_a_king_as_italian_upcard_puts_thirteen_hidden_cards_under_it() -> None:
    """rules.md E59."""
    start = deal("italian", {}, "Kd")

    appearance(start.after, stock=88)
    pile = start.field("pile")
    assert pile.endswith("Kd")
    assert len(pile) == 2 * 14
    assert start.facts["frozen"] == [True, True]


@pytest.mark.parametrize(
    ("upcards", "hidden", "turned"),
    [("Ad", 1, 1), ("4d", 4, 1), ("Td", 10, 1), ("Jd", 11, 1), ("2c3s3hQd", 12, 4)],
)
def test_the_last_italian_upcard_sets_the_number_of_hidden_cards(
    upcards: str, hidden: int, turned: int
) -> None:
    """rules.md E59."""
    start = deal("italian", {}, upcards)

    assert len(start.field("pile").rstrip("!")) == 2 * (hidden + turned)
    appearance(start.after, stock=162 - 60 - hidden - turned)


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
def test_many_canastas_have_a_bonus_in_italian(
    melds: str, bonus: int, others: int
) -> None:
    """rules.md E139."""
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
