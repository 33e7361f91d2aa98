"""Edge cases of the rule specification for the online platform's Classic."""

import pytest

from canasta_qt.engine.state.refusals import Reason
from tests.positions import appearance, plays, refuses, scores
from tests.rulebook.dealing import dealt, natural

FROZEN = (
    "platform_classic turn=0.draw pile=3sJd melds=[9c9d9h]{melds}/-"
    " hands={hand}4c4d5c5d6c/(11)/(11)/(11)"
)
OPEN_NINE = (
    "platform_classic turn=0.draw pile=4c9s melds={melds}/-"
    " hands={hand}4d5c5d6c8c/(11)/(11)/(11)"
)


def test_e046_a_discarded_black_three_freezes_the_pile() -> None:
    table = (
        "platform_classic turn=0.play pile=7d melds=[9c9d9h]/[KcKdKh]"
        " hands=3s4c5c/(11)/(11)/(11)"
    )

    after = plays(table, "0: discard 3s", frozen=[True, True], may_take=False)
    after.then("1: draw, discard Jd", frozen=[True, True])


def test_e046_a_natural_and_a_wild_card_do_not_take_it() -> None:
    table = FROZEN.format(melds="", hand="Jc2c")

    appearance(table, frozen=[True, True], may_take=False)
    refuses(table, "0: take [JdJc2c]", Reason.PILE_IS_FROZEN)


def test_e046_a_meld_of_jacks_does_not_help() -> None:
    table = FROZEN.format(melds="[JcJhJs]", hand="Jh")

    refuses(table, "0: take m1+Jd", Reason.PILE_IS_FROZEN)


def test_e046_two_jacks_take_it() -> None:
    plays(
        FROZEN.format(melds="", hand="JcJh"),
        "0: take [JdJcJh]",
        hands="4c4d5c5d6c3s/(11)/(11)/(11)",
        frozen=[False, True],
    )


def test_e047_a_natural_and_a_wild_card_never_take_the_pile() -> None:
    table = OPEN_NINE.format(melds="[KcKdKh]", hand="9cXr")

    appearance(table, frozen=[False, True], may_take=False)
    refuses(table, "0: take [9s9cXr]", Reason.TAKE_NEEDS_PAIR)


def test_e047_two_nines_or_a_meld_of_nines_do() -> None:
    plays(OPEN_NINE.format(melds="[KcKdKh]", hand="9c9d"), "0: take [9s9c9d]")
    plays(OPEN_NINE.format(melds="[9c9d9h]", hand="Xr"), "0: take m0+9s")


def test_e050_a_black_three_upcard_stays_and_freezes() -> None:
    start = dealt("platform_classic", {}, "3sQd")

    assert start.field("pile") == "3s!"
    assert start.facts["frozen"] == [True, True]
    assert start.facts["may_take"] is False


def test_e068_a_meld_makes_red_threes_count_but_not_the_melded_cards() -> None:
    scores(
        f"platform_classic turn=1.over out=1 pile=7d bonus=3h/-"
        f" melds=[9c9d9h]/{natural('K')} hands=Ac/-/-/-",
        points=(100 - 20, 500 + 100 + 70),
        lines=(
            {"red_threes": 100, "cards_in_hand": -20},
            {"natural_canasta": 500, "going_out": 100, "melded_cards": 70},
        ),
    )


@pytest.mark.parametrize(
    ("hand", "meld"),
    [
        ("3c3s3c9c", "[3c3s3c]"),
        ("3c3s3c3s", "[3c3s3c3s]"),
        ("3c3s2c9c", "[3c3s2c]"),
        ("3c3s9c", "[3c3s]"),
    ],
)
def test_e097_black_threes_are_never_melded(hand: str, meld: str) -> None:
    table = (
        f"platform_classic turn=0.play pile=7d melds={natural('Q')}/-"
        f" hands={hand}/(11)/(11)/(11)"
    )

    refuses(table, f"0: meld {meld}", Reason.BLACK_THREE_MELD, Reason.MELD_TOO_SMALL)


def test_a_canasta_needs_five_naturals_which_may_come_at_once() -> None:
    table = (
        "platform_classic turn=0.play pile=7d melds=[KcKdKh2c2dXr]/-"
        " hands=KsKc4c5c6c/(11)/(11)/(11)"
    )

    refuses(table, "0: meld m0+Ks", Reason.CANASTA_NATURALS)
    plays(table, "0: meld m0+KsKc", melds="[KcKdKh2c2dXrKsKc]/-")
