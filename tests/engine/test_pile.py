"""Taking the discard pile while it is not frozen (rules.md 2.3 Taking the pile)."""

import pytest

from canasta_qt.engine.state.refusals import Reason
from tests.positions import appearance, plays, refuses

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
        table(), "0: take [8h8c8d], draw", Reason.ALREADY_DREW, Reason.NOT_YOUR_DECISION
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
