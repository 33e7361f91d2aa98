"""The first melds of a side (rules.md 2.3 Initial meld, 3.1)."""

import pytest

from canasta_qt.engine.state.refusals import Reason
from tests.positions import appearance, plays, refuses

KINGS_AND_MORE = (
    "{rules} score={score}/0 turn=0.play flags=drew pile=7d"
    " hands=KcKdKhQcQdQh4c5c6c8c9cJc/(11)/(11)/(11)"
)
WITH_PILE = (
    "{rules} turn=0.draw pile={pile} hands=KcKdQcQdQh2c4c5c6c8c9c/(11)/(11)/(11)"
)


def table(rules: str = "classic_4", score: int = 0) -> str:
    """Side 0 has not melded; kings and queens together count 60."""
    return KINGS_AND_MORE.format(rules=rules, score=score)


def with_pile(pile: str, rules: str = "classic_4") -> str:
    """Side 0 has not melded and may take the pile with kings."""
    return WITH_PILE.format(rules=rules, pile=pile)


def test_several_groups_open_together() -> None:
    plays(
        table(),
        "0: meld [KcKdKh] [QcQdQh]",
        melds="[KcKdKh][QcQdQh]/-",
        opening_minimum=[0, 50],
    )


def test_groups_laid_one_after_the_other_do_not_add_up() -> None:
    refused = refuses(table(), "0: meld [KcKdKh]", Reason.OPENING_TOO_SMALL)

    assert (refused["have"], refused["need"]) == (30, 50)


def test_after_the_opening_further_melds_are_free() -> None:
    before = table().replace("4c5c6c", "4c4d4h")

    plays(
        before,
        "0: meld [KcKdKh] [QcQdQh], meld [4c4d4h]",
        melds="[KcKdKh][QcQdQh][4c4d4h]/-",
    )


def test_the_partner_of_an_open_side_needs_no_minimum() -> None:
    before = table().replace("pile=7d", "pile=7d melds=[AcAdAh]/- laid=2")

    plays(before, "0: meld [KcKdKh]", melds="[AcAdAh][KcKdKh]/-")


def test_the_melds_of_the_other_side_do_not_open_ours() -> None:
    before = table().replace("pile=7d", "pile=7d melds=-/[AcAdAh]")

    appearance(before, opening_minimum=[50, 0])
    refuses(before, "0: meld [KcKdKh]", Reason.OPENING_TOO_SMALL)


def test_red_threes_do_not_count_for_the_opening() -> None:
    before = table(score=1500).replace("pile=7d", "pile=7d bonus=3h3d3h3d/-")

    refused = refuses(before, "0: meld [KcKdKh] [QcQdQh]", Reason.OPENING_TOO_SMALL)
    assert (refused["have"], refused["need"]) == (60, 90)


def test_the_bonus_of_a_canasta_does_not_count_for_the_opening() -> None:
    before = (
        "classic_4 turn=0.play flags=drew pile=7d"
        " hands=4c4d4h4s4c4d4hKcQdJc9c8c/(11)/(11)/(11)"
    )

    refused = refuses(before, "0: meld [4c4d4h4s4c4d4h]", Reason.OPENING_TOO_SMALL)
    assert (refused["have"], refused["need"]) == (35, 50)


def test_a_canasta_opens_where_it_meets_every_minimum() -> None:
    before = (
        "classic_4(canasta_meets_initial=true) turn=0.play flags=drew pile=7d"
        " hands=4c4d4h4s4c4d4hKcQdJc9c8c/(11)/(11)/(11)"
    )

    plays(before, "0: meld [4c4d4h4s4c4d4h]")


def test_a_side_below_zero_needs_fifteen() -> None:
    before = (
        "classic_4 score=-5/0 turn=0.play flags=drew pile=7d"
        " hands=4c4d4hQdJc9c/(11)/(11)/(11)"
    )

    plays(before, "0: meld [4c4d4h]", opening_minimum=[0, 50])
    refuses(
        before.replace("score=-5", "score=0"),
        "0: meld [4c4d4h]",
        Reason.OPENING_TOO_SMALL,
    )


def test_another_table_asks_fifty_of_a_side_below_zero() -> None:
    rules = "classic_4(initial_table=IM1-N50)"
    before = (
        f"{rules} score=-5/0 turn=0.play flags=drew pile=7d"
        " hands=4c4d4hQdJc9c/(11)/(11)/(11)"
    )

    appearance(before, opening_minimum=[50, 50])
    refuses(before, "0: meld [4c4d4h]", Reason.OPENING_TOO_SMALL)


def test_another_table_asks_nothing_of_a_side_below_zero() -> None:
    before = (
        "classic_4(initial_table=IM-SHORT) score=-5/0 turn=0.draw pile=7d"
        " hands=(11)/(11)/(11)/(11)"
    )

    appearance(before, opening_minimum=[0, 50])


def test_the_minimum_may_follow_the_round() -> None:
    rules = "classic_4(initial_table=IM-ROUND,initial_basis=round)"

    appearance(
        f"{rules} round=3 score=0/4000 turn=0.draw pile=7d hands=(11)/(11)/(11)/(11)",
        opening_minimum=[120, 120],
    )


def test_the_top_card_counts_and_the_cards_below_it_do_not() -> None:
    plays(with_pile("AcKh"), "0: take [KhKcKd] [QcQdQh]", opening_minimum=[0, 50])
    refuses(
        with_pile("AcKh", "classic_4").replace("turn", "score=1500/0 turn"),
        "0: take [KhKcKd] [QcQdQh]",
        Reason.OPENING_TOO_SMALL,
    )


def test_a_take_that_does_not_open_is_refused_whole() -> None:
    refused = refuses(with_pile("AcKh"), "0: take [KhKcKd]", Reason.OPENING_TOO_SMALL)

    assert (refused["have"], refused["need"]) == (30, 50)


def test_the_buried_cards_may_follow_in_the_same_turn() -> None:
    plays(
        with_pile("2hKsKh"),
        "0: take [KhKcKd] [QcQdQh], meld m0+Ks2h",
        melds="[KhKcKdKs2h][QcQdQh]/-",
    )


def test_the_pile_may_be_closed_to_a_side_that_has_not_opened() -> None:
    refuses(
        with_pile("AcKh", "classic_4(initial_from_pile=forbidden)"),
        "0: take [KhKcKd] [QcQdQh]",
        Reason.OPENING_NOT_FROM_PILE,
    )


def test_naturals_from_the_hand_may_be_asked_for() -> None:
    rules = "classic_4(initial_min_naturals_from_hand=3)"
    before = "{rules} turn=0.draw pile=AcKh hands=KcKd2cXr4c5c6c8c9c/(11)/(11)/(11)"

    plays(before.format(rules="classic_4"), "0: take [KhKcKd2c]")
    refuses(
        before.format(rules=rules),
        "0: take [KhKcKd2c]",
        Reason.OPENING_NATURALS_FROM_HAND,
    )


def test_a_group_of_three_naturals_may_be_asked_for() -> None:
    rules = "classic_4(initial_condition=three_natural_meld)"
    before = (
        f"{rules} turn=0.play flags=drew pile=7d"
        " hands=KcKdKhQcQdXr2c4c5c6c8c/(11)/(11)/(11)"
    )

    refuses(before, "0: meld [KcKdXr]", Reason.OPENING_CONDITION)
    plays(before, "0: meld [KcKdKh] [QcQdXr]")


def test_an_opening_without_wild_cards_may_be_asked_for() -> None:
    before = (
        "{rules} turn=0.play flags=drew pile=7d"
        " hands=KcKdKhAcAdAhXr2c4c5c6c8c/(11)/(11)/(11)"
    )
    no_wilds = before.format(rules="classic_4(initial_condition=no_wilds)")

    plays(before.format(rules="classic_4"), "0: meld [KcKdXr]")
    refuses(no_wilds, "0: meld [KcKdXr]", Reason.OPENING_CONDITION)
    plays(no_wilds, "0: meld [AcAdAh]")


def test_eights_worth_five_count_five_for_the_opening() -> None:
    before = (
        "{rules} turn=0.play flags=drew pile=7d"
        " hands=KcKdKh8c8d8h4c5c6c9cJc/(11)/(11)/(11)"
    )

    plays(before.format(rules="classic_4"), "0: meld [KcKdKh] [8c8d8h]")
    refused = refuses(
        before.format(rules="classic_4(value_of_eights=5)"),
        "0: meld [KcKdKh] [8c8d8h]",
        Reason.OPENING_TOO_SMALL,
    )
    assert (refused["have"], refused["need"]) == (45, 50)


def opening(rules: str, hand: str, score: int = 0) -> str:
    """Side 0 has not melded and has cards to spare."""
    return (
        f"{rules} score={score}/0 turn=0.play flags=drew pile=7d"
        f" hands={hand}4c6dJs/(9)/(9)/(9)"
    )


NATURALS = "classic_4(initial_condition=three_natural_meld{})"
WILD_MELDS = ",wild_melds=any_wilds,wild_meld_max=7"


@pytest.mark.parametrize(
    ("rules", "tried", "fine"),
    [
        (NATURALS.format(",sequences=true"), "[QcKcAc] [9c9d2c]", True),
        (NATURALS.format(WILD_MELDS), "[2c2d2h2s2c2dXr]", True),
        (NATURALS.format(WILD_MELDS), "[2c2d2h]", False),
        (
            NATURALS.format(",max_wilds=none,min_naturals_in_canasta=0"),
            "[KcKd2c2d2h2s2c]",
            False,
        ),
    ],
)
def test_a_run_or_a_wild_canasta_does_for_a_group_of_naturals(
    rules: str, tried: str, *, fine: bool
) -> None:
    table = opening(rules, "".join(tried.split()).replace("][", "").strip("[]"))

    if fine:
        plays(table, f"0: meld {tried}")
    else:
        refused = refuses(table, f"0: meld {tried}", Reason.OPENING_CONDITION)
        assert (refused["have"], refused["need"]) == (0, 3)


@pytest.mark.parametrize(
    ("rules", "score"),
    [("brazilian", 7000), ("classic_4(canasta_meets_initial=true)", 3000)],
)
def test_one_canasta_opens_and_others_may_lie_beside_it(rules: str, score: int) -> None:
    table = opening(rules, "5c5d5h5s5c5d5h9c9d9h", score)

    plays(table, "0: meld [5c5d5h5s5c5d5h] [9c9d9h]")


def test_a_wild_canasta_is_better_than_a_natural_one() -> None:
    table = opening("brazilian", "2c2d2h2s2c2d2h5c5d5h5s5c5d2s", 9000)

    plays(table, "0: meld [2c2d2h2s2c2d2h]")
    refuses(table, "0: meld [5c5d5h5s5c5d2s]", Reason.OPENING_NEEDS_CANASTA)
