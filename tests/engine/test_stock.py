"""Drawing and the empty stock (rules.md 2.3 Draw, Unable to draw)."""

import pytest

from canasta_qt.engine.moves.taking_pile import must_take
from canasta_qt.engine.state.refusals import Reason
from canasta_qt.notation.position.line import parse_position
from tests.positions import appearance, filled, plays, refuses

EMPTY = (
    "classic_4{rules} turn=0.draw stock=0 pile={pile} melds={melds}/[KcKdKh]"
    " hands={hand}/(11)/(11)/(11)"
)


def empty(
    pile: str = "(*)6s", hand: str = "4c5c8c", melds: str = "[6c6d6h]", rules: str = ""
) -> str:
    """Nothing is left to draw; the top card fits the sixes of the side."""
    return EMPTY.format(pile=pile, hand=hand, melds=melds, rules=rules)


def test_one_card_is_drawn() -> None:
    plays(
        "classic_4 turn=0.draw pile=7d hands=4c5c8c/(11)/(11)/(11)",
        "0: draw=Kc",
        hands="4c5c8cKc/(11)/(11)/(11)",
        phase="play",
        stock=108 - 1 - 3 - 33 - 1,
    )


def test_the_turn_begins_with_a_draw_or_a_take() -> None:
    before = "classic_4 turn=0.draw pile=7d hands=4c5c8c/(11)/(11)/(11)"

    refuses(before, "0: discard 4c", Reason.DRAW_FIRST)
    refuses(before, "0: draw, draw", Reason.ALREADY_DREW, Reason.NOT_YOUR_DECISION)


def test_only_the_player_on_turn_acts() -> None:
    before = "classic_4 turn=0.draw pile=7d hands=4c5c8c/(11)/(11)/(11)"

    refuses(before, "1: draw", Reason.NOT_YOUR_DECISION)


def test_a_card_is_discarded_from_the_hand() -> None:
    before = "classic_4 turn=0.play flags=drew pile=7d hands=4c5c/(11)/(11)/(11)"

    refuses(before, "0: discard Kc", Reason.NOT_IN_HAND)
    plays(
        before,
        "0: discard 4c",
        pile="7d4c",
        hands="5c/(11)/(11)/(11)",
        actor=1,
        phase="draw",
    )


def test_the_last_card_of_the_stock_is_drawn_and_the_turn_goes_on() -> None:
    before = empty().replace("stock=0", "stock=Kc").replace("[KcKdKh]", "[KsKdKh]")

    plays(before, "0: draw, discard 4c", stock=0, round_over=False, actor=1)


def test_a_fitting_card_must_be_taken_from_an_empty_stock_on() -> None:
    appearance(empty(), must_take=True)
    refuses(empty(), "0: draw", Reason.MUST_TAKE_PILE)
    plays(empty(), "0: take m0+6s, discard 4c", round_over=False)


def test_any_legal_take_does_for_the_duty() -> None:
    plays(
        empty(hand="6c6d4c5c8c", melds="[6h6s6h]"),
        "0: take m0+6s6c6d, discard 4c",
        round_over=False,
    )


def test_a_card_that_could_only_be_taken_with_a_pair_is_no_duty() -> None:
    before = empty(pile="(*)8s", hand="8c8d4c5c")

    appearance(before, must_take=False, may_take=True)
    plays(before, "0: take [8s8c8d], discard 4c", round_over=False)
    plays(before, "0: draw", round_over=True, out=None)


def test_a_frozen_pile_is_no_duty_even_with_a_pair() -> None:
    before = empty(pile="(*)2c6s!", hand="6c6d4c5c", melds="[6h6s6h]")

    appearance(before, must_take=False, may_take=True)
    plays(before, "0: draw", round_over=True, out=None)
    plays(before, "0: take m0+6s6c6d, discard 4c", round_over=False)


def test_a_side_without_a_meld_has_no_duty() -> None:
    before = empty(melds="-")

    appearance(before, must_take=False, may_take=False)
    plays(before, "0: draw", round_over=True)


@pytest.mark.parametrize("top", ["3c", "2d!"])
def test_a_blocked_pile_is_no_duty(top: str) -> None:
    before = empty(pile=f"(*){top}")

    appearance(before, must_take=False, may_take=False)
    plays(before, "0: draw", round_over=True, out=None)


def test_a_canasta_is_a_meld_for_the_duty() -> None:
    canasta = "[6c6d6h6s6c6d2c]"

    appearance(empty(melds=canasta), must_take=True)
    appearance(
        empty(melds=canasta, rules="(take_for_completed_canasta=false)"),
        must_take=False,
    )


def test_the_duty_may_be_ruled_out() -> None:
    rules = "(forced_take_when_stock_out=false)"

    appearance(empty(rules=rules), must_take=False, may_take=True)
    plays(empty(rules=rules), "0: draw", round_over=True, out=None)


def test_a_take_that_leaves_one_card_and_no_canasta_is_no_duty() -> None:
    before = (
        "classic_4 turn=0.draw stock=0 pile=6s melds=[6c6d6h]/[QcQdQh]"
        " hands=Kc/(*)/(11)/(11)"
    )

    appearance(before, must_take=False)
    appearance(before.replace("pile=6s", "pile=7c6s"), must_take=True)
    appearance(before.replace("[6c6d6h]", "[6c6d6h][9c9d9h9s9c9d9h]"), must_take=True)


def test_the_hand_that_ends_with_the_stock_has_nobody_out() -> None:
    plays(
        empty(pile="(*)8s"),
        "0: draw",
        round_over=True,
        out=None,
        concealed=False,
        phase="over",
        hands="4c5c8c/(11)/(11)/(11)",
    )


def test_with_cards_left_in_the_stock_there_is_no_duty() -> None:
    before = empty().replace("stock=0", "stock=1")

    appearance(before, must_take=False, may_take=True)
    plays(before, "0: draw", round_over=False)


def test_a_card_given_as_drawn_must_be_the_next_of_a_known_stock() -> None:
    before = empty().replace("stock=0", "stock=Ac")

    plays(before, "0: draw=Ac")


def test_play_goes_on_without_a_stock_while_discards_are_taken() -> None:
    before = (
        "classic_4 turn=0.draw stock=0 pile=(*)6s melds=[6c6d6h]/[KcKdKh]"
        " hands=4c5cKs/4d5d8c/(11)/(11)"
    )

    after = plays(before, "0: take m0+6s, discard Ks", must_take=True, actor=1)
    after.then("1: take m0+Ks, discard 4d").then("2: draw", round_over=True, out=None)


def test_the_duty_is_waived_where_the_question_could_not_be_put() -> None:
    before = (
        "classic_4(ask_partner=mandatory) turn=0.draw stock=0 pile=6s"
        " melds=[6c6d6h][9c9d9h9s9c9d9h]/[QcQdQh] hands=Kc/(*)/(11)/(11)"
    )

    appearance(before, must_take=False)
    plays(before, "0: draw", round_over=True, out=None)


def test_who_has_drawn_has_no_duty_to_take() -> None:
    before = empty()

    assert must_take(parse_position(filled(before)))
    assert not must_take(parse_position(filled(before.replace("0.draw", "0.play"))))


def test_an_empty_pile_is_no_duty() -> None:
    before = (
        "classic_4 turn=0.draw stock=0 pile=- melds=[6c6d6h]/[QcQdQh]"
        " hands=Kc4d/(*)/(11)/(11)"
    )

    appearance(before, must_take=False, may_take=False)
