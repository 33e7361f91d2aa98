"""The chance that the next player takes the pile, against what counting says."""

from __future__ import annotations

import pytest

from canasta_qt.bots.classic import discards as classic
from canasta_qt.bots.estimates.values import values
from canasta_qt.bots.variants import discards as variants
from canasta_qt.cards import RANK_TEXT
from canasta_qt.notation.position.line import parse_position
from tests.positions import filled


def chances(table: str) -> dict[str, float]:
    """Of each natural rank in the hand: how likely the next player takes with it."""
    position = parse_position(filled(table))
    policy = classic if table.startswith("classic") else variants
    danger = policy.dangers(position, 0)
    return {
        RANK_TEXT[rank]: danger[rank] for rank in range(11) if position.ranks[0][rank]
    }


def two_of(copies: int, chance: float) -> float:
    """The chance that at least two of some copies are in one hand."""
    one = copies * chance * (1 - chance) ** (copies - 1)
    return 1 - (1 - chance) ** copies - one


CLASSIC = (
    "classic_4 turn=0.play flags=drew hands=9h6c6d5dAsAh/(10)/(11)/(12)"
    " melds=[QhQcQs]/[8h8s8d][KhKcKs] pile=2c7h!"
)
HIDDEN = 108 - 6 - 3 - 6 - 2
"""What seat 0 cannot see: the other hands and the stock."""


def test_a_frozen_pile_is_taken_with_two_of_the_copies_that_lie_hidden() -> None:
    found = chances(CLASSIC)

    assert found["9"] == pytest.approx(two_of(7, 10 / HIDDEN))
    assert found["6"] == pytest.approx(two_of(6, 10 / HIDDEN))
    assert found["A"] == pytest.approx(two_of(6, 10 / HIDDEN))


def test_the_more_cards_the_next_hand_holds_the_likelier_it_takes() -> None:
    many = chances(CLASSIC.replace("(10)/(11)/(12)", "(20)/(11)/(12)"))

    assert many["9"] == pytest.approx(two_of(7, 20 / HIDDEN))


def test_copies_that_lie_in_sight_take_nothing() -> None:
    seen = chances(CLASSIC.replace("[QhQcQs]", "[9c9d9s]").replace("2c7h!", "2c9d!"))

    assert seen["9"] == pytest.approx(two_of(3, 10 / HIDDEN))


def test_of_eight_copies_one_hidden_is_no_pair() -> None:
    sixes = CLASSIC.replace("[QhQcQs]", "[6s6h6c6s6d]").replace("KhKcKs", "KhKcKsKd")

    assert chances(sixes)["6"] == pytest.approx(0.0)


def test_a_side_that_has_not_opened_takes_the_less_the_more_it_must_lay() -> None:
    closed = CLASSIC.replace("[8h8s8d][KhKcKs]", "-")
    hidden = HIDDEN + 6
    for score, share in zip((0, 1500, 3000), values.DANGERS.entry, strict=True):
        found = chances(f"{closed} score=0/{score}")
        assert found["9"] == pytest.approx(share * two_of(7, 10 / hidden))


def test_an_open_pile_is_taken_onto_a_meld_for_certain() -> None:
    table = CLASSIC.replace("hands=9h", "hands=8c").replace("2c7h!", "4c7h")

    assert chances(table)["8"] == 1.0
    assert chances(table.replace("4c7h", "2c7h!"))["8"] < 0.1


def test_an_open_pile_is_taken_with_one_card_and_a_wild_one_as_well() -> None:
    """Eight wild copies or more: nearly any hand has one; the rules let it take."""
    table = CLASSIC.replace("2c7h!", "4c7h")
    chance = 10 / HIDDEN
    one = 1 - (1 - chance) ** 7
    some = values.DANGERS.wild * (1 - (1 - chance) ** 8)

    assert chances(table)["9"] == pytest.approx(max(two_of(7, chance), one * some))


def test_a_pair_seen_to_go_into_the_next_hand_takes_for_certain() -> None:
    assert chances(f"{CLASSIC} known=-/9c9d/-/-")["9"] == 1.0
    assert chances(f"{CLASSIC} known=-/-/-/9c9d")["9"] < 0.5


def test_of_one_seen_to_go_there_one_more_is_enough() -> None:
    found = chances(f"{CLASSIC} known=-/9c/-/-")

    assert found["9"] == pytest.approx(1 - (1 - 9 / HIDDEN) ** 6, abs=0.01)


def test_a_wild_card_seen_to_go_there_makes_any_single_card_enough() -> None:
    table = CLASSIC.replace("2c7h!", "4c7h")
    found = chances(f"{table} known=-/Xr/-/-")

    assert found["9"] == pytest.approx(1 - (1 - 9 / HIDDEN) ** 7, abs=0.01)


@pytest.mark.parametrize(
    ("pile", "factor"),
    [
        ("2c9s7h4h4d!", values.DANGERS.passed),
        ("2c7h9s4h4d!", values.DANGERS.threw),
        ("2c7h4h9s4d!", 1.0),
        ("2c7h4h4d9s!", 1.0),
    ],
)
def test_what_the_next_player_let_lie_or_threw_is_safer(
    pile: str, factor: float
) -> None:
    """The fourth card from the end came from this seat, the third from the next."""
    found = chances(CLASSIC.replace("2c7h!", pile))

    assert factor <= 1
    assert found["9"] == pytest.approx(factor * two_of(6, 10 / (HIDDEN - 3)))


SAMBA = (
    "samba turn=0.play flags=drew hands=9h6c6d5dAsAh/(10)/(11)/(12)"
    " melds=[QhQcQs]/[8h8s8d][KhKcKs][4h5h6h] pile=2c7h!"
)
SAMBA_HIDDEN = 162 - 6 - 3 - 9 - 2


def test_among_variants_two_of_twelve_copies_take_a_frozen_pile() -> None:
    found = chances(SAMBA)

    assert found["9"] == pytest.approx(two_of(11, 10 / SAMBA_HIDDEN))
    assert found["A"] == pytest.approx(two_of(10, 10 / SAMBA_HIDDEN))


def test_the_next_card_of_their_sequence_takes_an_open_pile_alone() -> None:
    table = SAMBA.replace("2c7h!", "TcTh").replace("hands=9h", "hands=7h")

    assert chances(table)["7"] == 1.0
    assert chances(table.replace("hands=7h", "hands=7d"))["7"] < 1.0
    assert chances(table.replace("hands=7h", "hands=8c"))["8"] == 1.0
    assert chances(SAMBA.replace("hands=9h", "hands=7h"))["7"] < 1.0


def test_seen_pairs_take_among_variants_as_well() -> None:
    assert chances(f"{SAMBA} known=-/9c9d/-/-")["9"] == 1.0
    one = chances(f"{SAMBA} known=-/9c/-/-")["9"]
    assert one == pytest.approx(1 - (1 - 10 / SAMBA_HIDDEN) ** 10)


def test_nobody_takes_where_the_pile_is_never_taken() -> None:
    table = (
        "hand_and_foot turn=0.play flags=drew hands=9h6c6d5dAsAh/(10)/(11)/(12)"
        " feet=(11)/(11)/(11)/(11) melds=[QhQcQs]/[9c9d9s] pile=4c7h"
    )

    assert set(chances(table).values()) == {0.0}


def test_a_side_that_may_not_open_with_the_pile_takes_nothing() -> None:
    table = (
        "brazilian turn=0.play flags=drew hands=9h6c6d5dAsAh/(10)/(11)/(12)"
        " melds=[QhQcQs]/{} pile=4c7h"
    )

    assert set(chances(table.format("-")).values()) == {0.0}
    assert chances(table.format("[9c9d9s]"))["9"] == 1.0


def test_a_meld_that_is_full_takes_no_pair() -> None:
    """American melds hold seven cards, of which the pair and the top one are three."""
    table = (
        "american turn=0.play flags=drew hands=9h6c6d5dAsAh/(10)/(11)/(12)"
        " melds=[QhQcQs]/{} pile=4c7h"
    )

    assert chances(table.format("[9c9d9s9h9c]"))["9"] == 0.0
    assert chances(table.format("[9c9d9s9h]"))["9"] > 0.0
