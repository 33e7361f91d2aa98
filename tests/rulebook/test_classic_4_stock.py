"""Edge cases of the rule specification, 5.8: the empty stock."""

from canasta_qt.engine.state.refusals import Reason
from tests.positions import appearance, plays, refuses


def test_e122_a_card_that_fits_a_meld_must_be_taken() -> None:
    table = (
        "classic_4 turn=0.draw stock=0 pile=(*)6s melds=[6c6d6h]/[KcKdKh]"
        " hands=4c5c8c/(11)/(11)/(11)"
    )

    appearance(table, must_take=True, may_take=True)
    refuses(table, "0: draw", Reason.MUST_TAKE_PILE)
    plays(table, "0: take m0+6s, discard 4c", melds="[6c6d6h6s]/[KcKdKh]", actor=1)


def test_e124_a_frozen_pile_cannot_be_taken_and_the_hand_ends() -> None:
    table = (
        "classic_4 turn=0.draw stock=0 pile=(*)2c6s! melds=[6c6d6h]/[KcKdKh]"
        " hands=6c4c5c8c/(11)/(11)/(11)"
    )

    appearance(table, must_take=False, may_take=False)
    refuses(table, "0: take m0+6s", Reason.PILE_IS_FROZEN)
    plays(table, "0: draw", round_over=True, out=None)


def test_e125_a_take_that_would_leave_no_card_is_not_forced() -> None:
    table = (
        "classic_4 turn=0.draw stock=0 pile=6s melds=[6c6d6h]/[QcQdQh]"
        " hands=Kc/(*)/(11)/(11)"
    )

    appearance(table, must_take=False, may_take=False)
    refuses(table, "0: take m0+6s", Reason.MUST_KEEP_TWO, Reason.MUST_KEEP_CARD)
    plays(table, "0: draw", round_over=True, out=None)
