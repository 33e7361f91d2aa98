"""Edge cases of the rule specification, 5.1: opening."""

import pytest

from canasta_qt.engine.state.refusals import Reason
from tests.positions import appearance, plays, refuses, scores

EXACT = (
    "classic_4 turn=0.play flags=drew pile=7d"
    " hands=QcQdQh5c5d5h5s9c8cJcKc6c/(11)/(11)/(11)"
)
FROM_HAND = (
    "classic_4 score={score}/0 turn=0.play flags=drew pile=7d"
    " hands=6c6d6hKcKdKh2cAcAdAh2d4c/(11)/(11)/(11)"
)
WHOLE_HAND = (
    "classic_4 score=3200/0 turn=0.play flags=drew pile=7d bonus={bonus}/-"
    " hands=4c4d4h4s4c4d4h5c5d5h5s9c/(11)/{partner}/(11)"
)
FOURS_ON_FOUR = (
    "classic_4 score={score}/0 turn=0.draw pile=4d"
    " hands=4c4d4h4s4c4h5c5d5h5s9c/(11)/(11)/(11)"
)
TAKE_FOURS = "0: take [4d4c4d4h4s4c4h] [5c5d5h5s]"


def test_e001a_forty_five_points_do_not_open() -> None:
    refused = refuses(EXACT, "0: meld [QcQdQh] [5c5d5h]", Reason.OPENING_TOO_SMALL)

    assert (refused["have"], refused["need"]) == (45, 50)


def test_e001b_fifty_points_open_exactly() -> None:
    plays(
        EXACT,
        "0: meld [QcQdQh] [5c5d5h5s], discard 6c",
        melds="[QcQdQh][5c5d5h5s]/-",
        hands="9c8cJcKc/(11)/(11)/(11)",
        pile="7d6c",
        actor=1,
        phase="draw",
        opening_minimum=[0, 50],
    )


def test_e002_opening_with_the_pile_counts_its_top_card() -> None:
    table = (
        "classic_4 turn=0.draw pile=7cQcKcKd"
        " hands=KhKsQdQh2c8c5c4cJc9cAc/(11)/(11)/(11)"
    )

    taken = plays(
        table,
        "0: take [KdKhKs] [QdQh2c]",
        melds="[KdKhKs][QdQh2c]/-",
        hands="8c5c4cJc9cAc7cQcKc/(11)/(11)/(11)",
        pile="-",
        phase="play",
    )
    taken.then(
        "0: meld m0+Kc m1+Qc, discard 4c",
        melds="[KcKdKhKs][QcQdQh2c]/-",
        pile="4c",
        actor=1,
    )


def test_e002_the_buried_cards_do_not_count_for_the_opening() -> None:
    table = (
        "classic_4 score=1500/0 turn=0.draw pile=7cQcKcKd"
        " hands=KhKsQdQh2c8c5c4cJc9cAc/(11)/(11)/(11)"
    )

    refused = refuses(table, "0: take [KdKhKs] [QdQh2c]", Reason.OPENING_TOO_SMALL)
    assert (refused["have"], refused["need"]) == (70, 90)
    refuses(table, "0: take [KdKhKsKc] [QdQhQc2c]", Reason.NOT_IN_HAND)


@pytest.mark.parametrize(
    ("total", "minimum"),
    [(-5, 15), (0, 50), (1495, 50), (1500, 90), (2995, 90), (3000, 120)],
)
def test_e004_the_total_before_the_hand_sets_the_minimum(
    total: int, minimum: int
) -> None:
    appearance(
        f"classic_4 score={total}/200 turn=0.draw pile=7d hands=(11)/(11)/(11)/(11)",
        opening_minimum=[minimum, 50],
    )


@pytest.mark.parametrize(
    ("score", "groups", "points"),
    [
        (1450, "[6c6d6h] [KcKdKh2c]", 65),
        (1450, "[6c6d6h] [AcAdAh2c]", 95),
        (1600, "[6c6d6h] [AcAdAh2c]", 95),
    ],
)
def test_e005_enough_points_for_the_total_open(
    score: int, groups: str, points: int
) -> None:
    after = plays(
        FROM_HAND.format(score=score), f"0: meld {groups}", opening_minimum=[0, 50]
    )

    assert points == sum(meld["points"] for meld in after.facts["melds"][0])


@pytest.mark.parametrize(
    ("score", "groups", "have", "need"),
    [
        (1600, "[6c6d6h] [KcKdKh2c]", 65, 90),
        (3000, "[6c6d6h] [KcKdKh2c]", 65, 120),
        (3000, "[6c6d6h] [AcAdAh2c]", 95, 120),
    ],
)
def test_e005_too_few_points_for_the_total_do_not_open(
    score: int, groups: str, have: int, need: int
) -> None:
    refused = refuses(
        FROM_HAND.format(score=score), f"0: meld {groups}", Reason.OPENING_TOO_SMALL
    )

    assert (have, need) == (refused["have"], refused["need"])


def test_e007_a_whole_hand_with_a_canasta_needs_no_minimum() -> None:
    table = WHOLE_HAND.format(bonus="-", partner="(11)")

    plays(
        table,
        "0: meld [4c4d4h4s4c4d4h] [5c5d5h5s], discard 9c",
        round_over=True,
        out=0,
        concealed=True,
        actor=None,
    )


def test_e007_without_the_last_discard_the_rest_of_the_hand_stays_too_small() -> None:
    table = WHOLE_HAND.format(bonus="-", partner="(11)").replace("9c/", "9c8c/")

    refused = refuses(
        table, "0: meld [4c4d4h4s4c4d4h] [5c5d5h5s]", Reason.OPENING_TOO_SMALL
    )
    assert (refused["have"], refused["need"]) == (55, 120)


def test_e008_after_taking_the_pile_the_minimum_holds() -> None:
    refused = refuses(
        FOURS_ON_FOUR.format(score=3200), TAKE_FOURS, Reason.OPENING_TOO_SMALL
    )

    assert (refused["have"], refused["need"]) == (55, 120)


def test_e008_with_the_minimum_reached_a_take_may_go_out_concealed() -> None:
    plays(
        FOURS_ON_FOUR.format(score=0),
        f"{TAKE_FOURS}, discard 9c",
        round_over=True,
        out=0,
        concealed=True,
    )


def test_e010_an_exposed_red_three_does_not_spoil_the_concealed_exit() -> None:
    partner = "KcKdAc6c"
    table = WHOLE_HAND.format(bonus="3h", partner=partner).replace("(11)", "-")

    scores(
        table,
        "0: meld [4c4d4h4s4c4d4h] [5c5d5h5s], discard 9c",
        points=(810, 0),
        lines=(
            {
                "natural_canasta": 500,
                "concealed": 200,
                "red_threes": 100,
                "melded_cards": 55,
                "cards_in_hand": -45,
            },
            {},
        ),
    )


def test_e011_a_natural_and_a_wild_card_do_not_open_with_the_pile() -> None:
    table = (
        "classic_4 turn=0.draw pile=7dKd hands=Kc2cQcQdQh4c5c6c8c9cJc/(11)/(11)/(11)"
    )

    refuses(table, "0: take [KdKc2c] [QcQdQh]", Reason.PILE_IS_FROZEN)


def test_e013_however_many_points_come_with_it() -> None:
    table = (
        "classic_4 turn=0.draw pile=7dQd hands=QcXrAcAdAh4c5c6c8c9cJc/(11)/(11)/(11)"
    )

    refuses(table, "0: take [QdQcXr] [AcAdAh]", Reason.PILE_IS_FROZEN)
    plays(
        table.replace("4c", "Qh"),
        "0: take [QdQcQhXr] [AcAdAh]",
        opening_minimum=[0, 50],
    )
