"""Edge cases of the rule specification, 5.2 to 5.5: American melds and openings."""

import pytest

from canasta_qt.engine.state.refusals import Reason
from tests.positions import appearance, plays, refuses
from tests.rulebook.dealing import dealt

REST = "4c5c6c9cTcJc"


def meld_phase(melds: str, hand: str, rules: str = "") -> str:
    return (
        f"american{rules} turn=0.play pile=4d melds={melds}/-"
        f" hands={hand}{REST}/(13)/(13)/(13)"
    )


def test_e032_two_wild_cards_are_the_most() -> None:
    table = meld_phase("[KcKdKh]", "8c8d8h2c2d2h")

    after = plays(table, "0: meld [8c8d8h2c2d]")
    refuses(after.after, "0: meld m1+2h", Reason.TOO_MANY_WILDS)
    refuses(table, "0: meld [8c8d8h2c2d2h]", Reason.TOO_MANY_WILDS)


def test_e032_seven_cards_are_the_most() -> None:
    refuses(
        meld_phase("[8c8d8h8s8c2c2d]", "8d"), "0: meld m0+8d", Reason.MELD_TOO_LARGE
    )
    refuses(
        meld_phase("[8c8d8h8s8c8d8h]", "2c"),
        "0: meld m0+2c",
        Reason.MELD_TOO_LARGE,
        Reason.WILD_ON_CANASTA,
    )


def test_e034a_aces_mixed_at_the_opening_are_ordinary() -> None:
    table = (
        "american turn=0.play pile=4d hands=AcAd2cKcKdKhKsQcQdQh2dAhAs4c/(13)/(13)/(13)"
    )

    plays(
        table,
        "0: meld [AcAd2c] [KcKdKhKs] [QcQdQh], meld m0+2d, discard 4c",
        melds="[AcAd2c2d][KcKdKhKs][QcQdQh]/-",
        hands="AhAs/(13)/(13)/(13)",
    )


def test_e034a_mixed_aces_need_not_be_named_first() -> None:
    table = (
        "american turn=0.play pile=4d hands=AcAd2cKcKdKhKsQcQdQh2dAhAs4c/(13)/(13)/(13)"
    )

    plays(
        table,
        "0: meld [KcKdKhKs] [QcQdQh] [AcAd2c], meld m2+2d, discard 4c",
        melds="[KcKdKhKs][QcQdQh][AcAd2c2d]/-",
        hands="AhAs/(13)/(13)/(13)",
    )


def test_e034b_aces_opened_pure_stay_pure() -> None:
    table = (
        "american turn=0.play pile=4d hands=AcAdAhKcKdKhKsQcQdQh2d2c4c5c/(13)/(13)/(13)"
    )

    after = plays(table, "0: meld [AcAdAh] [KcKdKhKs] [QcQdQh]", phase="play")
    plays(after.after, "0: meld m1+2d")
    # Sixty, forty and thirty points: the opening was big enough.
    refuses(after.after, "0: meld m0+2d", Reason.PURE_RANK)


def test_e034b_aces_after_an_opening_without_them_are_pure() -> None:
    table = meld_phase("[KcKdKh]", "AcAdAh2c")

    refuses(table, "0: meld [AcAd2c]", Reason.PURE_RANK)
    plays(table, "0: meld [AcAdAh]")


def test_sevens_are_pure_even_in_the_opening() -> None:
    table = (
        "american turn=0.play pile=4d hands=7c7d2cKcKdKhKsQcQdQhAcAdAh4c/(13)/(13)/(13)"
    )

    refuses(table, "0: meld [7c7d2c] [KcKdKhKs] [QcQdQh] [AcAdAh]", Reason.PURE_RANK)


@pytest.mark.parametrize(
    ("melds", "hand"), [("[JcJdJhJsJc]", "JhJs"), ("[JcJdJh2c2d]", "JsJc")]
)
def test_e056_onto_five_cards_the_pile_cannot_be_taken(melds: str, hand: str) -> None:
    table = (
        f"american turn=0.draw pile=4cJd melds={melds}/-"
        f" hands={hand}5c6c8c/(13)/(13)/(13)"
    )

    appearance(table, may_take=False)
    refuses(table, f"0: take m0+Jd{hand}", Reason.MELD_TOO_LARGE)


def test_e056_onto_four_it_makes_a_canasta() -> None:
    table = (
        "american turn=0.draw pile=4cJd melds=[JcJdJhJs]/-"
        " hands=JcJh5c6c8c/(13)/(13)/(13)"
    )

    after = plays(table, "0: take m0+JdJcJh", hands="4c5c6c8c/(13)/(13)/(13)")
    assert after.facts["melds"][0][0]["canasta"] == "natural"


def test_e074_a_three_may_be_kept() -> None:
    plays(
        meld_phase("[KcKdKh]", "3h"),
        "0: discard 4c",
        bonus="",
        hands="3h5c6c9cTcJc/(13)/(13)/(13)",
    )


@pytest.mark.parametrize("three", ["3h", "3s"])
def test_e074_a_three_laid_later_draws_a_replacement(three: str) -> None:
    table = meld_phase("[KcKdKh]", three)
    before = appearance(table)

    after = plays(table, f"0: meld [{three}]", bonus=f"{three}/-", phase="play")
    assert after.field("hands").startswith("4c5c6c9cTcJc(1)/")
    assert int(after.field("stock")) == int(before.field("stock")) - 1
    after.then("0: discard 4c")


def test_e074_with_an_empty_stock_there_is_no_replacement() -> None:
    table = (
        "american turn=0.play stock=0 pile=(62)4d melds=[KcKdKh]/-"
        " hands=3h4c5c6c8c(9)/(5)/(8)/(8)"
    )

    after = plays(table, "0: meld [3h]", bonus="3h/-")
    assert after.field("hands").startswith("4c5c6c8c(9)/")


def test_laying_threes_does_not_open() -> None:
    table = "american turn=0.play pile=4d hands=3h3s4c5c6c8c/(13)/(13)/(13)"

    plays(table, "0: meld [3h3s]", opening_minimum=[125, 125], bonus="3h3s/-")


OPENING = "american score={score}/0 turn=0.play pile=4d hands={hand}4c6c/(13)/(13)/(13)"


def test_e077_one_hundred_and_ten_do_not_open() -> None:
    table = OPENING.format(score=-300, hand="AcAd2cKcKdKh2d5c5d5h")

    refused = refuses(table, "0: meld [AcAd2c] [KcKdKh2d]", Reason.OPENING_TOO_SMALL)
    assert (refused["have"], refused["need"]) == (110, 125)
    plays(table, "0: meld [AcAd2c] [KcKdKh2d] [5c5d5h]", opening_minimum=[0, 125])


def test_an_opening_without_three_naturals_of_a_rank_is_refused() -> None:
    table = OPENING.format(score=0, hand="AcAd2cKcKd2dQcQdXr")

    refuses(table, "0: meld [AcAd2c] [KcKd2d] [QcQdXr]", Reason.OPENING_CONDITION)


@pytest.mark.parametrize("meld", ["5c5d5h5s5c2c2d", "2c2d2h2s2c2d2h"])
def test_e079_a_complete_canasta_opens_whatever_its_points(meld: str) -> None:
    table = OPENING.format(score=5400, hand=meld + "8c9c")

    appearance(table, opening_minimum=[180, 125])
    plays(table, f"0: meld [{meld}]", opening_minimum=[0, 125])


UNOPENED = (
    "american{} turn=0.draw pile=4d9d hands=KcKd2cQcQdQhAcAdAh9c9h6c4c/(13)/(13)/(13)"
)
FIRST = "meld [KcKd2c] [QcQdQh] [AcAdAh]"


def test_e080_the_hand_opens_first_and_takes_in_the_same_turn() -> None:
    after = plays(
        UNOPENED.format(""),
        f"0: {FIRST}, take [9d9c9h], discard 4c",
        melds="[KcKd2c][QcQdQh][AcAdAh][9d9c9h]/-",
        hands="6c4d/(13)/(13)/(13)",
        pile="4c",
        actor=1,
    )
    assert after.facts["opening_minimum"] == [0, 125]


def test_e080_the_top_card_does_not_count_for_the_opening() -> None:
    refuses(
        UNOPENED.format(""),
        "0: take [9d9c9h] [KcKd2c] [QcQdQh] [AcAdAh]",
        Reason.OPENING_NOT_FROM_PILE,
    )


def test_the_pair_that_takes_may_lie_in_the_opening_just_laid() -> None:
    table = UNOPENED.format("").replace("pile=4d9d", "pile=4dQs")

    plays(
        table,
        f"0: {FIRST}, take m1+Qs",
        melds="[KcKd2c][QcQdQhQs][AcAdAh]/-",
        hands="9c9h6c4c4d/(13)/(13)/(13)",
    )


def test_e082_at_a_strict_table_opening_and_taking_are_two_turns() -> None:
    table = UNOPENED.format("(initial_from_pile=forbidden)")

    appearance(table, may_take=False)
    refuses(table, f"0: {FIRST}", Reason.DRAW_FIRST)
    refuses(table, "0: take [9d9c9h]", Reason.OPENING_NOT_FROM_PILE)
    plays(
        "american(initial_from_pile=forbidden) turn=0.draw pile=4d9d"
        " melds=[KcKd2c]/- hands=9c9h6c4c/(13)/(13)/(13)",
        "0: take [9d9c9h]",
    )


def test_e083_onto_an_empty_pile_no_ace_and_no_seven() -> None:
    table = empty_pile("Ac7c9c")

    refuses(table, "0: discard Ac", Reason.DISCARD_BANNED)
    refuses(table, "0: discard 7c", Reason.DISCARD_BANNED)
    plays(table, "0: discard 9c", pile="9c")


def test_e083_an_ace_or_a_seven_if_only_a_wild_card_is_left() -> None:
    table = empty_pile("Ac7c2c")

    plays(table, "0: discard Ac")
    plays(table, "0: discard 7c")
    refuses(table, "0: discard 2c", Reason.DISCARD_BANNED)


def test_e083_a_wild_card_only_without_any_other_choice() -> None:
    table = empty_pile("2cXr")

    plays(table, "0: discard 2c")
    plays(table, "0: discard Xr")


def test_e083_a_three_is_never_thrown_but_may_be_laid() -> None:
    table = empty_pile("2c3s")

    refuses(table, "0: discard 3s", Reason.DISCARD_BANNED)
    plays(table, "0: discard 2c")
    plays(table, "0: meld [3s]", bonus="3s/-", phase="play")


def empty_pile(hand: str) -> str:
    return f"american turn=0.play melds=[KcKdKh]/- hands={hand}/(13)/(13)/(13)"


def test_onto_a_pile_with_cards_aces_and_sevens_may_go() -> None:
    table = empty_pile("Ac7c9c").replace("melds", "pile=4d melds")

    plays(table, "0: discard Ac", pile="4dAc")
    refuses(table.replace("9c/", "2c/"), "0: discard 2c", Reason.DISCARD_BANNED)


def test_e133_with_an_empty_stock_nobody_is_forced_to_take() -> None:
    table = (
        "american turn=0.draw stock=0 pile=(52)Qh melds=[QcQdQhQs]/-"
        " hands=QsQc5c(8)/(11)/(11)/(11)"
    )

    appearance(table, may_take=True, must_take=False)
    plays(table, "0: draw", round_over=True, out=None)
    plays(table, "0: take m0+QhQsQc", round_over=False)


def test_e091_the_wings_are_set_aside_and_never_used() -> None:
    start = dealt("american", {0: "KcKdKh"})

    assert start.field("turn") == "0.draw"
    assert start.field("pile") == ""
    appearance(start.after, stock=49, may_take=False, round_over=False)
    after = start.then("0: draw, discard Kc", stock=48, pile="Kc")
    wings = after.field("talon").split("/")
    assert [len(wing) for wing in wings] == [8, 6]
