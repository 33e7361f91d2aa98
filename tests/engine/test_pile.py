"""Taking the discard pile while it is not frozen (rules.md 2.3 Taking the pile)."""

import pytest

from canasta_qt.engine.legality import refusal
from canasta_qt.engine.state.actions import TakePile
from canasta_qt.engine.state.refusals import Reason
from canasta_qt.engine.transition import apply
from canasta_qt.notation.actions import parse_action
from canasta_qt.notation.position.line import parse_position
from tests.positions import appearance, filled, plays, refuses

TABLE = (
    "{rules} turn=0.draw pile={pile} melds={melds}/-"
    " hands=8c8dQcQd2cXr4c5c6cTcJc/(11)/(11)/(11)"
)


def table(pile: str = "7c8h", rules: str = "classic_4", melds: str = "[9c9d9h]") -> str:
    """Side 0 is open; eights and queens in pairs, two wild cards."""
    return TABLE.format(rules=rules, pile=pile, melds=melds)


def test_a_natural_pair_takes_the_pile() -> None:
    plays(
        table(),
        "0: take [8h8c8d]",
        melds="[9c9d9h][8h8c8d]/-",
        hands="QcQd2cXr4c5c6cTcJc7c/(11)/(11)/(11)",
        pile="-",
        actor=0,
        phase="play",
    )


def test_a_natural_and_a_wild_card_take_an_unfrozen_pile() -> None:
    plays(table(), "0: take [8h8c2c]", melds="[9c9d9h][8h8c2c]/-")


def test_the_pair_may_bring_wild_cards_along() -> None:
    plays(table(), "0: take [8h8c8d2cXr]", melds="[9c9d9h][8h8c8d2cXr]/-")


def test_two_wild_cards_do_not_take_the_pile() -> None:
    refuses(table(), "0: take [8h2cXr]", Reason.TOP_CARD_UNMET)


def test_the_top_card_alone_joins_a_meld() -> None:
    plays(table(pile="7c9s"), "0: take m0+9s", melds="[9c9d9h9s]/-")


def test_further_cards_may_join_with_it() -> None:
    plays(table(pile="7c9s"), "0: take m0+9s2c", melds="[9c9d9h9s2c]/-")


def test_the_enlarged_meld_must_be_valid() -> None:
    before = table(pile="7c9s", melds="[9c9d2d2h2s]")

    plays(before, "0: take m0+9s")
    refuses(before, "0: take m0+9sXr", Reason.TOO_MANY_WILDS)


def test_the_top_card_joins_no_meld_of_another_rank() -> None:
    refuses(table(), "0: take m0+8h", Reason.UNEQUAL_RANKS, Reason.TOP_CARD_UNUSED)


def test_the_first_play_must_use_the_top_card() -> None:
    refuses(table(), "0: take [QcQd2c]", Reason.TOP_CARD_UNUSED)
    refuses(table(), "0: take [QcQd2c] [8h8c8d]", Reason.TOP_CARD_UNUSED)


def test_a_card_equal_to_the_top_card_does_not_stand_for_it() -> None:
    before = table(pile="7c8d").replace("8c8d", "8c8h")

    refuses(before, "0: take [8d8d8c]", Reason.NOT_IN_HAND)
    plays(before, "0: take [8d8h8c]")


def test_no_other_card_of_the_pile_may_help() -> None:
    refuses(
        table(pile="8s8h").replace("8d", "7d"), "0: take [8h8c8s]", Reason.NOT_IN_HAND
    )
    refuses(table(pile="QhKs8h"), "0: take [8h8c8d] [QcQdQh]", Reason.NOT_IN_HAND)


def test_further_groups_of_the_hand_may_come_with_the_take() -> None:
    plays(table(), "0: take [8h8c8d] [QcQd2c]", melds="[9c9d9h][8h8c8d][QcQd2c]/-")


def test_the_whole_pile_comes_into_the_hand() -> None:
    plays(
        table(pile="4d5d6dKc3s8h"),
        "0: take [8h8c8d]",
        hands="QcQd2cXr4c5c6cTcJc4d5d6dKc3s/(11)/(11)/(11)",
    )


def test_a_take_replaces_the_draw() -> None:
    plays(table(), "0: take [8h8c8d]", stock=108 - 2 - 3 - 44)
    refuses(
        table(), "0: take [8h8c8d], draw", Reason.ALREADY_TOOK, Reason.NOT_YOUR_DECISION
    )


def test_after_a_draw_the_pile_is_not_taken_any_more() -> None:
    refuses(
        table(), "0: draw, take [8h8c8d]", Reason.ALREADY_DREW, Reason.NOT_YOUR_DECISION
    )


def test_an_empty_pile_is_not_taken() -> None:
    appearance(table(pile="-"), may_take=False)
    refuses(table(pile="-"), "0: take [8h8c8d]", Reason.PILE_IS_EMPTY)


@pytest.mark.parametrize("top", ["3c", "3s"])
def test_a_black_three_stops_the_next_player_only(top: str) -> None:
    appearance(table(pile=f"7c{top}"), may_take=False)
    refuses(table(pile=f"7c{top}"), f"0: take [{top}8c8d]", Reason.PILE_IS_BLOCKED)
    appearance(table(pile=f"{top}8h"), may_take=True, frozen=[False, True])


def test_a_red_three_left_from_the_deal_goes_to_the_table_unreplaced() -> None:
    before = table(pile="3h7c8h!")

    plays(
        before,
        "0: take [8h8c8d]",
        bonus="3h/-",
        hands="QcQd2cXr4c5c6cTcJc7c/(11)/(11)/(11)",
        stock=108 - 3 - 3 - 44,
    )


def test_what_came_with_a_pile_is_known_to_everybody() -> None:
    after = plays(table(pile="4d5d8h"), "0: take [8h8c8d], discard 4d")

    assert after.field("known").split("/")[0] == "5d"


def test_a_rank_stays_one_meld_when_the_pair_joins_it() -> None:
    before = table(melds="[8d8h8s]").replace("8c8d", "8c8s")

    plays(before, "0: take [8h8c8s]", melds="[8d8h8s8h8c8s]/-")


def test_where_no_wild_card_helps_a_pair_is_what_the_top_card_lacks() -> None:
    before = (
        "samba turn=0.draw hands=6c2s9c9h4d4s/(9)/(9)/(9) melds=[KcKdKh]/- pile=5c6h"
    )

    refuses(before, "0: take [6c2s6h]", Reason.TAKE_NEEDS_PAIR)
    refuses(before, "0: take [6c6h]", Reason.TAKE_NEEDS_PAIR)


def test_a_natural_and_a_wild_card_may_be_ruled_out() -> None:
    rules = "classic_4(take_unfrozen={pair,add})"

    refuses(table(rules=rules), "0: take [8h8c2c]", Reason.TAKE_NEEDS_PAIR)
    plays(table(rules=rules), "0: take [8h8c8d]")
    plays(table(rules=rules, pile="7c9s"), "0: take m0+9s")


def test_taking_onto_a_meld_may_be_ruled_out() -> None:
    rules = "classic_4(take_unfrozen={pair})"

    refuses(table(rules=rules, pile="7c9s"), "0: take m0+9s", Reason.TAKE_NEEDS_PAIR)


def test_taking_onto_a_canasta_may_be_ruled_out() -> None:
    rules = "classic_4(take_for_completed_canasta=false)"
    canasta = "[9c9d9h9c9d9h9s]"

    plays(table(pile="7c9s", melds=canasta), "0: take m0+9s")
    refuses(
        table(pile="7c9s", rules=rules, melds=canasta),
        "0: take m0+9s",
        Reason.TAKE_ONTO_CANASTA,
    )


def test_the_pile_may_be_closed_altogether() -> None:
    rules = "classic_4(pile_access=never)"

    appearance(table(rules=rules), may_take=False)
    refuses(table(rules=rules), "0: take [8h8c8d]", Reason.PILE_NEVER_TAKEN)


def test_one_card_against_one_card_may_be_ruled_out() -> None:
    before = (
        "{rules} turn=0.draw pile=Kd melds=[QcQdQhQsQcQdQh][KcKhKs]/-"
        " hands=Kc/(11)/(11)/(11)"
    )

    plays(before.format(rules="classic_4"), "0: take m1+Kd")
    refuses(
        before.format(rules="classic_4(single_card_rule=true)"),
        "0: take m1+Kd",
        Reason.SINGLE_CARD,
    )


@pytest.mark.parametrize("hand", ["Kc", "Kc5c"])
@pytest.mark.parametrize("pile", ["Kd", "6cKd", "6c7cKd"])
def test_only_one_card_against_a_pile_of_one_is_ruled_out(pile: str, hand: str) -> None:
    before = (
        f"classic_4(single_card_rule=true) turn=0.draw pile={pile}"
        f" melds=[QcQdQhQsQcQdQh][KcKhKs]/- hands={hand}/(11)/(11)/(11)"
    )

    if (pile, hand) == ("Kd", "Kc"):
        refuses(before, "0: take m1+Kd", Reason.SINGLE_CARD)
    else:
        plays(before, "0: take m1+Kd")


def test_a_black_three_may_be_left_out_of_the_blocking_cards() -> None:
    """Black threes are still no meld, so nothing takes such a pile."""
    rules = "classic_4(top_blocks={wild,red3})"
    before = table(pile="7c3s", rules=rules).replace("8c8d", "3c3c")

    refuses(before, "0: take [3s3c3c]", Reason.BLACK_THREE_MELD)


KINGS = (
    "classic_4{rules} turn=0.draw pile={pile} melds={melds}/-"
    " hands={hand}/(11)/(11)/(11)"
)
CANASTA = "[QcQdQhQsQcQdQh]"


def kings(hand: str, pile: str = "Kd", melds: str = "[QcQdQh]", rules: str = "") -> str:
    """Few cards in the hand and a small pile with a king on top."""
    return KINGS.format(hand=hand, pile=pile, melds=melds, rules=rules)


def test_a_take_that_uses_up_the_hand_goes_out() -> None:
    plays(kings("KcKs", melds=CANASTA), "0: take [KdKcKs]", round_over=True, out=0)


def test_without_a_canasta_a_take_must_leave_two_cards() -> None:
    refuses(kings("KcKs"), "0: take [KdKcKs]", Reason.MUST_KEEP_CARD)
    refuses(kings("KcKs5c"), "0: take [KdKcKs]", Reason.MUST_KEEP_TWO)
    plays(kings("KcKs5c6c"), "0: take [KdKcKs]")


def test_the_buried_cards_count_among_those_left() -> None:
    plays(kings("KcKs5c", pile="7cKd"), "0: take [KdKcKs], discard 7c")
    plays(kings("KcKs", pile="7c8cKd"), "0: take [KdKcKs], discard 7c")


def test_a_buried_red_three_is_no_card_to_keep() -> None:
    refuses(kings("KcKs5c", pile="3hKd!"), "0: take [KdKcKs]", Reason.MUST_KEEP_TWO)
    plays(kings("KcKs5c6c", pile="3hKd!"), "0: take [KdKcKs]", bonus="3h/-")


def test_the_canasta_made_by_the_take_lets_the_player_go_out() -> None:
    plays(
        kings("KcKs5c", melds="[KcKhKsKdKh2c]").replace("KcKs5c", "5c"),
        "0: take m0+Kd, discard 5c",
        round_over=True,
        out=0,
    )


def test_where_one_must_ask_a_take_to_one_card_leaves_no_way_to_end() -> None:
    """One card is left, the question is not possible, so nothing could be played."""
    rules = "(ask_partner=mandatory)"
    before = kings("Kc", melds=f"{CANASTA}[KcKhKs]", rules=rules)

    refuses(
        before,
        "0: take m1+Kd",
        Reason.MUST_KEEP_TWO,
        Reason.ASK_FIRST,
        Reason.MUST_KEEP_CARD,
    )


WILD_TOP = "classic_4(wild_melds=any_wilds,top_blocks={black3,red3})"


def wild_top(melds: str) -> str:
    """A deuce lies on top, and two more are in the hand."""
    return kings("2d2sKcKs8d", pile="7d2c!", melds=melds).replace("classic_4", WILD_TOP)


def test_two_like_wild_cards_take_a_wild_top_for_a_meld_of_nothing_else() -> None:
    plays(wild_top("[9c9d9h]"), "0: take [2c2d2s]", melds="[9c9d9h][2c2d2s]/-")
    plays(wild_top("[9c9d9h][2c2d2h]"), "0: take m1+2c2d2s")
    refuses(wild_top("[9c9d9h]"), "0: take m0+2c2d2s", Reason.PILE_IS_FROZEN)
    refuses(wild_top("[9c9d9h]"), "0: take [2cKcKs]", Reason.PILE_IS_FROZEN)


def test_one_like_wild_card_does_not_take_a_wild_top() -> None:
    before = wild_top("[9c9d9h][2cXbXb]").replace("2d2s", "2dXr").replace("2c!", "2h!")

    refuses(before, "0: take [2h2dXr]", Reason.PILE_IS_FROZEN)
    refuses(before, "0: take m1+2h2d", Reason.PILE_IS_FROZEN)


def test_cards_for_another_meld_do_not_meet_the_top_card() -> None:
    rules = "(take_unfrozen={pair,nat_wild})"
    before = kings("Kc2c8d8h5c6c", melds="[KhKsKd][QcQdQh]", rules=rules)

    refuses(before, "0: take m0+KdKc m1+2c", Reason.TAKE_NEEDS_PAIR, Reason.NOT_IN_HAND)
    plays(before, "0: take m0+KdKc2c")
    plays(before, "0: take m0+KdKc m0+2c")


@pytest.mark.parametrize("line", ["take m1+9c", "take m1+9c [5c5d5h]"])
def test_where_a_run_may_not_grow_by_the_top_card_it_is_told_so(line: str) -> None:
    before = (
        "samba(take_unfrozen={pair,add}) turn=0.draw pile=7d9c"
        " melds=[KcKdKh][6c7c8c]/- hands=5c5d5h9dJdQs/(15)/(15)/(15)"
    )

    refuses(before, f"0: {line}", Reason.TAKE_NEEDS_PAIR)


def test_a_finished_run_takes_no_top_card() -> None:
    before = (
        "samba turn=0.draw pile=7dJc melds=[KcKdKh][4c5c6c7c8c9cTc]/-"
        " hands=5c5d5h9dJdQs/(15)/(15)/(15)"
    )

    refuses(before, "0: take m1+Jc", Reason.TAKE_ONTO_CANASTA, Reason.SEQUENCE_CLOSED)


def test_the_top_card_takes_the_pile_onto_a_run_alone_and_not_with_others() -> None:
    before = (
        "samba turn=0.draw pile=7d9c melds=[KcKdKh][6c7c8c]/-"
        " hands=TcJcQd5h5s4h/(15)/(15)/(15)"
    )

    plays(before, "0: take m1+9c")
    refuses(before, "0: take m1+9cTc", Reason.TOP_CARD_ALONE)


def test_a_take_that_lays_nothing_is_refused() -> None:
    position = parse_position(filled(table()))

    refused = refusal(position, TakePile(()))

    assert refused is not None
    assert refused.reason is Reason.TOP_CARD_UNUSED


def test_a_take_does_not_begin_by_joining_melds() -> None:
    before = (
        "samba turn=0.draw pile=7dKs melds=[9c9d9h][9s9c9d]/-"
        " hands=KcKd4c4d5h/(15)/(15)/(15)"
    )

    refuses(before, "0: take m0+m1 [KsKcKd]", Reason.TOP_CARD_UNUSED)


HAND_FIRST = (
    "classic_4(initial_from_pile=hand_first) turn=0.draw pile={pile}"
    " hands=AcAdAh{hand}4d5h6s/(11)/(11)/(11)"
)


@pytest.mark.parametrize(
    ("pile", "hand"),
    [("-", "8c8d"), ("7d8h", "8c"), ("7d8h", "9c9d"), ("8d2c!", "8c8d")],
)
def test_who_must_open_first_does_so_only_for_a_pile_that_can_be_taken(
    pile: str, hand: str
) -> None:
    refuses(
        HAND_FIRST.format(pile=pile, hand=hand), "0: meld [AcAdAh]", Reason.DRAW_FIRST
    )


def test_the_pair_of_who_opens_first_may_lie_in_the_opening() -> None:
    before = HAND_FIRST.format(pile="2c7d8h!", hand="8c8d8s")

    plays(before, "0: meld [AcAdAh] [8c8d8s], take m1+8h")


def prefilled(limit: str, pile: str, hidden: int) -> str:
    return (
        f"classic_4(pile_prefill=upcard_rank{limit}) turn=0.draw pile={pile}"
        f" pile_hidden={hidden} melds=[9c9d9h]/- hands=KcKd4d5d6d/(11)/(11)/(11)"
    )


TOP_THREE = ",pile_access=top_n,pile_take_limit=3"


def test_cards_of_the_pile_that_nobody_saw_are_not_known_in_the_hand() -> None:
    whole = prefilled("", "7d8dTdKs", 2)
    three = prefilled(TOP_THREE, "7d8dTdKs", 2)

    plays(whole, "0: take [KsKcKd]", known="Td/-/-/-")
    plays(three, "0: take [KsKcKd]", known="Td/-/-/-", pile="7d", pile_hidden="1")


def test_a_freezing_card_that_nobody_saw_does_not_keep_the_pile_frozen() -> None:
    after = plays(prefilled(TOP_THREE, "2d8d2cTdKs!", 2), "0: take [KsKcKd]")

    assert after.facts["frozen"] == [False, True]


def test_as_many_cards_are_shown_as_are_known() -> None:
    position = parse_position(filled(table(pile="4d5d8h")))

    apply(position, parse_action("take [8h8c8d]"))

    assert position.shown == [sum(known) for known in position.known] == [2, 0, 0, 0]


def test_red_threes_of_the_pile_go_to_the_side_of_who_takes_it() -> None:
    before = (
        "classic_4 turn=3.draw pile=3h7dKs! melds=-/[9c9d9h]"
        " hands=(11)/(11)/(11)/KcKd4d5d6d"
    )

    after = plays(before, "3: take [KsKcKd]", bonus="-/3h")
    assert "laid out: side 1, 3h" in after.events


def test_all_cards_of_a_taken_pile_wait_where_they_have_to() -> None:
    before = kings("KcKsQsQh5c", pile="7d8dKd", rules="(only_top_card_this_turn=true)")

    plays(before, "0: take [KdKcKs]", shut="7d8d")


def test_the_top_card_alone_is_no_meld() -> None:
    refuses(kings("KcKs5c6c"), "0: take [Kd]", Reason.TOP_CARD_UNMET)


def test_the_naturals_of_an_opening_with_the_pile_may_all_be_from_the_hand() -> None:
    rules = WILD_TOP.replace(")", ",initial_min_naturals_from_hand=3)")
    before = kings("2d2sAcAdAh5c6c", pile="7d2c!", melds="-").replace(
        "classic_4", rules
    )

    plays(before, "0: take [2c2d2s] [AcAdAh]")


def test_one_natural_card_just_opened_with_is_no_pair() -> None:
    rules = "classic_4(initial_from_pile=hand_first,min_naturals=1)"
    before = HAND_FIRST.format(pile="2c7dAs!", hand="{}").replace("AcAdAh", "")
    before = before.replace("classic_4(initial_from_pile=hand_first)", rules)
    one = before.format("Ac2d2h8c8d8s")
    two = before.format("AcAd2d8c8d8s")

    opened = plays(one.replace("As!", "8h!"), "0: meld [Ac2d2h] [8c8d8s]")
    refuses(opened.after.replace("8h!", "As!"), "0: take m0+As", Reason.PILE_IS_FROZEN)
    opened = plays(two.replace("As!", "8h!"), "0: meld [AcAd2d] [8c8d8s]")
    plays(opened.after.replace("8h!", "As!"), "0: take m0+As")
