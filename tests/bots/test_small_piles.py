"""Where two cards are drawn, a small pile is left to lie: the draw is worth more."""

import pytest

from tests.bots.table import advice

HAND = "4c6d8hTsJcQd9c9d"


def drawing(rules: str, pile: str, melds: str) -> str:
    """Seat 0 is to draw or take; the others hold eleven cards."""
    return (
        f"{rules} turn=0.draw pile={pile} melds={melds}/- hands={HAND}/(11)/(11)/(11)"
    )


@pytest.mark.parametrize("rules", ["samba", "bolivian", "chilean"])
def test_a_small_pile_is_not_taken_for_one_card_more(rules: str) -> None:
    assert advice(drawing(rules, "5h9s", "[9c9h9h]")) == "draw"


@pytest.mark.parametrize("rules", ["samba", "bolivian", "chilean"])
def test_a_large_pile_is(rules: str) -> None:
    found = advice(drawing(rules, "5h5d6sJhQsKh9s", "[9c9h9h]"))

    assert found.startswith("take ")


@pytest.mark.parametrize("rules", ["samba", "bolivian", "chilean"])
def test_a_small_pile_is_taken_for_the_seventh_card(rules: str) -> None:
    found = advice(drawing(rules, "5h9s", "[9c9h9h9s9h2c]"))

    assert found == "take m0+9s"
