"""Edge cases of the rule specification that hold in several presets at once."""

import pytest

from canasta_qt.engine.state.refusals import Reason
from canasta_qt.rules.rulesets.catalog import ALL_RULESETS
from tests.positions import appearance, plays, refuses

SIDES = {"classic_2": 2, "classic_3": 3, "family_hand_and_foot": 4}
"""Sides of the presets that four players in pairs do not play."""
SEATS = {"classic_2": 2, "classic_3": 3}

EVERY = [ruleset.id for ruleset in ALL_RULESETS]
WILD_MELDS = (
    "american", "bolivian", "brazilian", "chilean", "cuban", "uruguayan", "boat",
    "family_hand_and_foot",
)  # fmt: skip
NO_WILD_MELDS = (
    "classic_4", "classic_2", "classic_3", "uruguay_original", "platform_classic",
    "short_classic", "samba", "hand_and_foot", "hand_and_foot_quad",
)  # fmt: skip
PILE_NEVER = ("hand_and_foot", "hand_and_foot_quad")
ALWAYS_FROZEN = ("uruguayan", "cuban", "italian")


def table(preset: str, hand: str, *, turn: str = "play", pile: str = "7d") -> str:
    """Seat 0 with an open side, seven cards beside those of the test."""
    sides = "/-" * (SIDES.get(preset, 2) - 1)
    others = "/(9)" * (SEATS.get(preset, 4) - 1)
    return (
        f"{preset} turn=0.{turn} pile={pile} melds=[9c9d9h]{sides}"
        f" hands={hand}6c6dTcJcQcAs8c{others}"
    )


@pytest.mark.parametrize("preset", EVERY)
@pytest.mark.parametrize("meld", ["[KcKdKh]", "[4c4d2c]"])
def test_e014_the_smallest_melds(preset: str, meld: str) -> None:
    plays(table(preset, "KcKdKh4c4d2c"), f"0: meld {meld}", round_over=False)


@pytest.mark.parametrize("preset", EVERY)
def test_e014_one_natural_is_not_enough(preset: str) -> None:
    refuses(
        table(preset, "5c2c2d"),
        "0: meld [5c2c2d]",
        Reason.TOO_FEW_NATURALS,
        Reason.WILD_RATIO,
    )


@pytest.mark.parametrize("preset", WILD_MELDS)
def test_e014_wild_cards_alone_are_a_meld(preset: str) -> None:
    after = plays(table(preset, "2c2dXr"), "0: meld [2c2dXr]")

    assert after.facts["melds"][0][1]["kind"] == "wild"


@pytest.mark.parametrize("preset", NO_WILD_MELDS)
def test_e014_wild_cards_alone_are_no_meld(preset: str) -> None:
    refuses(table(preset, "2c2dXr"), "0: meld [2c2dXr]", Reason.WILDS_ALONE)


def test_e014_three_deuces_are_a_deuce_meld_in_italian() -> None:
    after = plays(table("italian", "2c2d2h"), "0: meld [2c2d2h]")

    assert after.facts["melds"][0][1]["kind"] == "wild"


@pytest.mark.parametrize(
    "preset", ["classic_4", "platform_classic", "short_classic", "cuban", "uruguayan"]
)
def test_e016_two_naturals_and_three_wild_cards(preset: str) -> None:
    plays(table(preset, "4c4d2c2dXr"), "0: meld [4c4d2c2dXr]")


@pytest.mark.parametrize(
    ("preset", "reasons"),
    [
        ("uruguay_original", (Reason.WILD_RATIO,)),
        ("boat", (Reason.WILD_RATIO,)),
        ("hand_and_foot", (Reason.WILD_RATIO,)),
        ("samba", (Reason.TOO_MANY_WILDS,)),
        ("bolivian", (Reason.TOO_MANY_WILDS,)),
        ("brazilian", (Reason.TOO_MANY_WILDS,)),
        ("chilean", (Reason.TOO_MANY_WILDS,)),
        ("italian", (Reason.TOO_MANY_WILDS,)),
        ("american", (Reason.TOO_MANY_WILDS,)),
        ("family_hand_and_foot", (Reason.TOO_MANY_WILDS, Reason.WILD_RATIO)),
    ],
)
def test_e016_more_wild_cards_than_this_game_allows(
    preset: str, reasons: tuple[Reason, ...]
) -> None:
    refuses(table(preset, "4c4d2c2dXr"), "0: meld [4c4d2c2dXr]", *reasons)


@pytest.mark.parametrize("preset", EVERY)
def test_e020_no_card_joins_a_meld_of_the_other_side(preset: str) -> None:
    before = table(preset, "KcKd").replace("[9c9d9h]/-", "[9c9d9h]/[KhKsKh]")

    refuses(before, "0: meld m1+Kc", Reason.NO_SUCH_MELD)


@pytest.mark.parametrize(
    "preset", [p for p in EVERY if p not in (*PILE_NEVER, "family_hand_and_foot")]
)
def test_e044_a_wild_top_card_cannot_be_taken(preset: str) -> None:
    before = table(preset, "2c2h", turn="draw", pile="7c2d")

    appearance(before, may_take=False, frozen=[True] * SIDES.get(preset, 2))
    refuses(before, "0: take [2d2c2h]", Reason.PILE_IS_BLOCKED)


@pytest.mark.parametrize("preset", PILE_NEVER)
def test_e044_where_no_discard_is_ever_taken(preset: str) -> None:
    before = table(preset, "2c2h", turn="draw", pile="7c2d")

    appearance(before, may_take=False)
    refuses(before, "0: take [2d2c2h]", Reason.PILE_NEVER_TAKEN)


@pytest.mark.parametrize("preset", ALWAYS_FROZEN)
def test_e055_a_meld_and_one_card_do_not_take_an_always_frozen_pile(
    preset: str,
) -> None:
    before = table(preset, "Qd", turn="draw", pile="7cQh").replace(
        "[9c9d9h]", "[9c9d9h][QcQdQs]"
    )

    appearance(before, frozen=[True, True])
    refuses(before, "0: take m1+Qh", Reason.PILE_IS_FROZEN)


@pytest.mark.parametrize("preset", ALWAYS_FROZEN)
def test_e055_a_natural_pair_takes_it(preset: str) -> None:
    before = table(preset, "QdQs", turn="draw", pile="7cQh")

    appearance(before, may_take=True, frozen=[True, True])
    plays(before, "0: take [QhQdQs]", pile="-")
