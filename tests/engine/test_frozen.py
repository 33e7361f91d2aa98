"""The frozen pile (rules.md 1 Glossary, 2.1 G, 3.1)."""

import pytest

from canasta_qt.engine.state.refusals import Reason
from tests.positions import appearance, plays, refuses

TABLE = (
    "{rules} turn=0.draw pile={pile} melds={melds}/[KcKdKh]"
    " hands=8c8d2cXr4c5c6cTcJcQcQd/(11)/(11)/(11)"
)


def table(
    pile: str = "2d8h!", rules: str = "classic_4", melds: str = "[9c9d9h]"
) -> str:
    """A deuce lies in the pile; the player holds a pair of eights."""
    return TABLE.format(rules=rules, pile=pile, melds=melds)


def test_a_frozen_pile_needs_a_natural_pair() -> None:
    appearance(table(), frozen=[True, True], may_take=True)
    refuses(table(), "0: take [8h8c2c]", Reason.PILE_IS_FROZEN)
    plays(table(), "0: take [8h8c8d]")


def test_the_pair_may_join_a_meld_of_the_rank() -> None:
    before = table(melds="[8s8s8h]")

    refuses(before, "0: take m0+8h", Reason.PILE_IS_FROZEN)
    refuses(before, "0: take m0+8h8c", Reason.PILE_IS_FROZEN)
    plays(before, "0: take m0+8h8c8d", melds="[8s8s8h8h8c8d]/[KcKdKh]")


def test_the_pair_may_be_written_as_a_group_that_joins() -> None:
    plays(table(melds="[8s8s8h]"), "0: take [8h8c8d]", melds="[8s8s8h8h8c8d]/[KcKdKh]")


def test_a_wild_card_may_come_along_with_the_pair() -> None:
    plays(table(), "0: take [8h8c8d2c]")


@pytest.mark.parametrize("wild", ["2c", "Xr"])
def test_a_discarded_wild_card_freezes_for_everybody(wild: str) -> None:
    before = (
        "classic_4 turn=0.play flags=drew pile=7c melds=[9c9d9h]/[KcKdKh]"
        f" hands={wild}4c5c/(11)/(11)/(11)"
    )

    plays(before, f"0: discard {wild}", pile=f"7c{wild}!", frozen=[True, True])


def test_other_discards_do_not_freeze() -> None:
    before = (
        "classic_4 turn=0.play flags=drew pile=7c melds=[9c9d9h]/[KcKdKh]"
        " hands=3c4c5c/(11)/(11)/(11)"
    )

    plays(before, "0: discard 3c", pile="7c3c", frozen=[False, False])
    plays(before, "0: discard 4c", pile="7c4c", frozen=[False, False])


def test_the_pile_stays_frozen_under_later_discards() -> None:
    before = (
        "classic_4 turn=0.play flags=drew pile=2d8h! melds=[9c9d9h]/[KcKdKh]"
        " hands=3c4c5c/(11)/(11)/(11)"
    )

    plays(before, "0: discard 4c", pile="2d8h4c!", frozen=[True, True])


def test_it_is_frozen_to_a_side_without_a_meld_only() -> None:
    appearance(table(pile="7d8h"), frozen=[False, False])
    appearance(table(pile="7d8h", melds="-"), frozen=[True, False])


def test_a_side_without_a_meld_needs_the_pair() -> None:
    before = (
        "classic_4 turn=0.draw pile=7dAh hands=AcAd2c2h5c6cTcJcQcQd4c/(11)/(11)/(11)"
    )

    refuses(
        before, "0: take [AhAc2c2h]", Reason.PILE_IS_FROZEN, Reason.TOO_FEW_NATURALS
    )
    plays(before, "0: take [AhAcAd]")


def test_opening_without_the_pile_unfreezes_it_for_the_partner() -> None:
    before = (
        "classic_4 turn=0.play flags=drew pile=7d hands=AcAdAh4c5c6c/(11)/(11)/(11)"
    )

    plays(before, "0: meld [AcAdAh], discard 4c", frozen=[False, True])


def test_without_that_rule_a_natural_and_a_wild_card_open_with_the_pile() -> None:
    before = "{rules} turn=0.draw pile=7dAh hands=AcAd2c5c6cTcJcQcQd4c/(11)/(11)/(11)"
    rules = "classic_4(frozen_until_initial=false)"

    refuses(before.format(rules="classic_4"), "0: take [AhAc2c]", Reason.PILE_IS_FROZEN)
    appearance(before.format(rules=rules), frozen=[False, False])
    plays(before.format(rules=rules), "0: take [AhAc2c]")


def test_the_pile_may_be_frozen_the_whole_hand() -> None:
    rules = "classic_4(pile_always_frozen=true)"

    appearance(table(pile="7d8h", rules=rules), frozen=[True, True])
    refuses(table(pile="7d8h", rules=rules), "0: take [8h8c2c]", Reason.PILE_IS_FROZEN)
    plays(table(pile="7d8h", rules=rules), "0: take [8h8c8d]", frozen=[True, True])


def test_a_black_three_may_freeze_by_house_rule() -> None:
    rules = "classic_4(freezing_discards={wild,black3})"
    before = (
        f"{rules} turn=0.play flags=drew pile=7c melds=[9c9d9h]/[KcKdKh]"
        " hands=3c4c5c/(11)/(11)/(11)"
    )

    plays(before, "0: discard 3c", pile="7c3c!", frozen=[True, True])


def test_a_wild_card_may_leave_the_pile_unfrozen_by_house_rule() -> None:
    rules = "classic_4(freezing_discards={})"
    before = (
        f"{rules} turn=0.play flags=drew pile=7c melds=[9c9d9h]/[KcKdKh]"
        " hands=2c4c5c/(11)/(11)/(11)"
    )

    plays(before, "0: discard 2c", pile="7c2c", frozen=[False, False])


def test_a_red_three_turned_at_the_deal_freezes() -> None:
    appearance(table(pile="3h8h!"), frozen=[True, True])
    refuses(table(pile="3h8h!"), "0: take [8h8c2c]", Reason.PILE_IS_FROZEN)


def test_taking_a_frozen_pile_ends_the_freeze() -> None:
    plays(
        table(),
        "0: take [8h8c8d], discard 4c",
        pile="4c",
        frozen=[False, False],
        hands="2cXr5c6cTcJcQcQd2d/(11)/(11)/(11)",
    )
