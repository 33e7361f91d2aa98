"""Dealing and the upcard (rules.md 2.3 Deal)."""

import pytest

from canasta_qt.notation.position.line import parse_position
from tests.rulebook.dealing import deal


def sizes(cpn: str) -> list[int]:
    """Cards in each hand."""
    return list(parse_position(cpn).size)


def test_everybody_gets_eleven_cards_and_one_is_turned() -> None:
    dealt = deal("classic_4", {}, "7cKc")

    assert sizes(dealt.after) == [11, 11, 11, 11]
    assert dealt.field("pile") == "7c"
    assert len(parse_position(dealt.after).stock) == 108 - 44 - 1
    assert dealt.facts["phase"] == "draw"
    assert dealt.facts["opening_minimum"] == [50, 50]


def test_cards_are_dealt_one_at_a_time_from_the_seat_after_the_dealer() -> None:
    dealt = deal("classic_4", {2: "AcAcAdAdAhAhAsAsKcKcKd"}, "7cKh", dealer=1)

    assert dealt.facts["actor"] == 2
    assert dealt.field("hands").split("/")[2].count("A") == 8


@pytest.mark.parametrize(
    ("turned", "pile", "frozen"),
    [
        ("7c", "7c", False),
        ("2c7c", "2c7c!", True),
        ("Xr7c", "Xr7c!", True),
        ("3h7c", "3h7c!", True),
        ("3hXr2c7c", "3hXr2c7c!", True),
        ("3c", "3c", False),
    ],
)
def test_wild_cards_and_red_threes_are_covered_and_freeze(
    turned: str,
    pile: str,
    frozen: bool,  # noqa: FBT001 - a column of the table
) -> None:
    dealt = deal("classic_4", {}, f"{turned}KcKdKh")

    assert dealt.field("pile") == pile
    assert parse_position(dealt.after).frozen is frozen
    assert dealt.field("bonus") in ("", "-/-")


def test_a_black_three_may_be_covered_too() -> None:
    dealt = deal("classic_4(upcard_turn_again_on={wild,red3,black3})", {}, "3c7cKc")

    assert dealt.field("pile") == "3c7c"
    assert parse_position(dealt.after).frozen is False


def test_without_an_upcard_the_pile_starts_empty() -> None:
    dealt = deal("classic_4(upcard=false)", {}, "KcKd")

    assert dealt.field("pile") in ("", "-")
    dealt.then("0: draw, discard Kc", pile="Kc")


def test_another_number_of_cards_may_be_dealt() -> None:
    dealt = deal("classic_4(hand_size=13)", {}, "7cKc")

    assert sizes(dealt.after) == [13, 13, 13, 13]


@pytest.mark.parametrize(
    ("rules", "cards"),
    [
        ("", 108),
        ("(jokers_total=6)", 110),
        ("(jokers_total=2)", 106),
        ("(jokers_total=0)", 104),
        ("(copies_per_natural_rank=7)", 97),
        ("(deck_count=3,jokers_total=6)", 162),
    ],
)
def test_the_packs_have_their_number_of_cards(rules: str, cards: int) -> None:
    position = parse_position(
        f"canasta/1 classic_4{rules} turn=0.draw pile=7h hands=(11)/(11)/(11)/(11)"
    )

    assert len(position.stock) + 1 + 44 == cards


def test_two_cards_may_be_drawn_in_a_turn() -> None:
    dealt = deal("classic_4(draw_count=2)", {}, "7cKcKdKh")

    after = dealt.then("0: draw")
    assert sizes(after.after) == [13, 11, 11, 11]
