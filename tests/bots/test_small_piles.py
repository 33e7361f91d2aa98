"""A small pile is left to lie where the draw is worth more."""

import pytest

from tests.bots.table import advice, named

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


MANY = "[9c9h9h][KsKhKd][QsQhQd][JcJhJd]"
"""Four melds: most cards that are drawn fit one."""


@pytest.mark.parametrize(
    ("game", "hand", "pile", "melds", "move"),
    named(
        ("a small hand with many melds leaves a black three",
         "classic_4", "4c6d", "3s9s", MANY, "draw"),
        ("and what fits no meld", "classic_4", "4c6d8hTsAc", "5h7d9s", MANY, "draw"),
        ("where the rules have the variants' policy, too",
         "short_classic", "4c6d", "3s9s", MANY, "draw"),
        ("but takes a card that fits one", "classic_4", "4c6d", "Kc9s", MANY,
         "take m0+9s"),
        ("or makes a set of its pair", "classic_4", "4c4d6h8s", "4h9s", MANY,
         "take m0+9s"),
        ("and leaves the top alone", "classic_4", "4c6d", "9s", MANY, "draw"),
        ("two pairs in the pile are worth it", "classic_4", "4c6dTcAd", "5h7d5s7h8h9s",
         MANY, "take m0+9s"),
        ("where the rules have the variants' policy six cards are",
         "short_classic", "4c6d", "5h7d5s7h8h9s", MANY, "take m0+9s"),
        ("so is any card with few melds", "short_classic", "4c6d", "3s9s",
         "[9c9h9h][KsKhKd][QsQhQd]", "take m0+9s"),
        ("and with a large hand", "short_classic", "4c6d8hTsAc5c7d", "3s9s", MANY,
         "take m0+9s"),
        ("and for a canasta", "classic_4", "4c6d", "3s9s",
         "[9c9h9h9d9d9c][KsKhKd][QsQhQd][JcJhJd]", "take m0+9s"),
    ),
)  # fmt: skip
def test_a_small_hand_draws_rather_than_take_junk(
    game: str, hand: str, pile: str, melds: str, move: str
) -> None:
    table = (
        f"{game} turn=0.draw pile={pile} melds={melds}/- hands={hand}/(11)/(11)/(11)"
    )

    assert advice(table) == move
