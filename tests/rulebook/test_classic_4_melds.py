"""Edge cases of the rule specification, 5.2: melds."""

import pytest

from canasta_qt.engine.state.refusals import Reason
from tests.positions import plays, refuses

OPEN = (
    "classic_4 turn=0.play flags=drew pile=7d melds={melds}/{others}"
    " hands={hand}8c8d8hJcJd6c/(11)/(11)/(11)"
)
NATURAL_QUEENS = "QcQdQhQsQcQdQh"


def table(hand: str, melds: str = "[9c9d9h]", others: str = "-") -> str:
    """Side 0 is open and plays with these cards and a few more."""
    return OPEN.format(hand=hand, melds=melds, others=others)


@pytest.mark.parametrize("group", ["KcKdKh", "4c4d2c", "4c4dXr"])
def test_e014_three_cards_with_two_naturals_are_a_meld(group: str) -> None:
    plays(table(group), f"0: meld [{group}]", melds=f"[9c9d9h][{group}]/-")


def test_e014_one_natural_is_too_few() -> None:
    refused = refuses(table("5c2c2d"), "0: meld [5c2c2d]", Reason.TOO_FEW_NATURALS)

    assert refused["have"] == 1
    assert refused["need"] == 2


def test_e014_wild_cards_alone_are_no_meld() -> None:
    refuses(table("2c2dXr"), "0: meld [2c2dXr]", Reason.WILDS_ALONE)


def test_e014_two_cards_are_no_meld() -> None:
    refuses(table("KcKd"), "0: meld [KcKd]", Reason.MELD_TOO_SMALL)


def test_e016_two_naturals_carry_three_wild_cards() -> None:
    plays(table("4c4d2c2dXr"), "0: meld [4c4d2c2dXr]", melds="[9c9d9h][4c4d2c2dXr]/-")


def test_e017_a_fourth_wild_card_never_fits() -> None:
    before = table("5c2h", melds="[8c8d8h8s2c2dXr]").replace("8c8d8hJc", "8sKcKdJc")

    refuses(before, "0: meld m0+2h", Reason.TOO_MANY_WILDS)
    after = plays(before, "0: meld m0+8s", melds="[8c8d8h8s8s2c2dXr]/-")
    assert after.facts["melds"][0][0]["canasta"] == "mixed"


def test_e019_a_second_group_of_a_rank_joins_the_first() -> None:
    before = table("QsQc2c", melds="[QcQdQh]")

    plays(before, "0: meld [QsQc2c]", melds="[QcQdQhQsQc2c]/-")


def test_e019_joining_counts_the_wild_cards_of_both() -> None:
    before = table("QsQc2h", melds="[QcQd2c2dXr]")

    refuses(before, "0: meld [QsQc2h]", Reason.TOO_MANY_WILDS)
    plays(before, "0: meld m0+QsQc", melds="[QcQdQcQs2c2dXr]/-")


def test_e020_nobody_adds_to_the_melds_of_the_others() -> None:
    before = table("QsQc5c", others="[QcQdQh]")

    refuses(before, "0: meld m1+Qs", Reason.NO_SUCH_MELD)
    refuses(before, "0: meld m0+Qs", Reason.UNEQUAL_RANKS)


def test_e020_a_laid_wild_card_is_not_in_the_hand_again() -> None:
    before = table("QsQcQd", melds="[9c9d2h]")

    refuses(before, "0: meld [QsQcQd2h]", Reason.NOT_IN_HAND)


def test_e022_black_threes_wait_for_the_end_of_the_hand() -> None:
    before = (
        f"classic_4 turn=0.play flags=drew pile=7d melds=[{NATURAL_QUEENS}]/-"
        " hands=3c3s3c9c6c5c/(11)/(11)/(11)"
    )

    refuses(before, "0: meld [3c3s3c]", Reason.BLACK_THREE_MELD)
