"""Rank melds and adding to them (rules.md 2.3 Valid rank meld, Adding)."""

import pytest

from canasta_qt.engine.legality import refusal
from canasta_qt.engine.state.actions import AddToMeld, LayDown
from canasta_qt.engine.state.refusals import Reason, Refusal
from canasta_qt.notation.position.line import parse_position
from tests.controller.letting_go import cards
from tests.positions import filled, plays, refuses

TABLE = (
    "{rules} turn=0.play flags=drew pile=7d melds={melds}/-"
    " hands={hand}6c6dJcTc/(11)/(11)/(11)"
)
NATURAL = "[QcQdQhQsQcQdQh]"
MIXED = "[8c8d8h8s2c2d2h]"


def table(hand: str, melds: str = "[9c9d9h]", rules: str = "classic_4") -> str:
    """Side 0 is open and has just drawn."""
    return TABLE.format(rules=rules, melds=melds, hand=hand)


def test_a_meld_is_of_one_rank() -> None:
    refuses(table("KcKdQc"), "0: meld [KcKdQc]", Reason.UNEQUAL_RANKS)
    refuses(table("KcKdKh"), "0: meld m0+Kc", Reason.UNEQUAL_RANKS)


def test_a_meld_has_three_cards_at_least() -> None:
    refuses(table("KcKd"), "0: meld [KcKd]", Reason.MELD_TOO_SMALL)
    refuses(table("Kc2c"), "0: meld [Kc2c]", Reason.MELD_TOO_SMALL)


def test_equal_cards_of_two_packs_lie_together() -> None:
    plays(table("KcKcKd"), "0: meld [KcKcKd]", melds="[9c9d9h][KcKcKd]/-")


def test_a_card_is_laid_once() -> None:
    refuses(table("KcKdKh"), "0: meld [KcKcKd]", Reason.NOT_IN_HAND)
    refuses(table("KcKdKh2c"), "0: meld [KcKd2c] [6c6d2c]", Reason.NOT_IN_HAND)


def test_a_meld_that_is_not_there_takes_no_card() -> None:
    refuses(table("9s"), "0: meld m1+9s", Reason.NO_SUCH_MELD)


def test_a_meld_laid_in_the_same_act_is_counted_on() -> None:
    plays(table("KcKdKhKs"), "0: meld [KcKdKh] m1+Ks", melds="[9c9d9h][KcKdKhKs]/-")


def test_red_threes_are_no_meld_even_of_three() -> None:
    refuses(
        table("5c5d"), "0: meld [3h3d3h]", Reason.RED_THREE_MELD, Reason.NOT_IN_HAND
    )


def test_threes_never_lie_with_other_cards() -> None:
    refuses(
        table("9s3c"), "0: meld m0+3c", Reason.UNEQUAL_RANKS, Reason.BLACK_THREE_MELD
    )


def test_one_natural_and_any_wild_cards_are_no_meld() -> None:
    refuses(table("Kc2c2dXr"), "0: meld [Kc2c2dXr]", Reason.TOO_FEW_NATURALS)


def test_three_wild_cards_are_the_most_in_a_meld_of_any_size() -> None:
    seven = "[AcAdAhAsAcAdAh2c2d2h]"

    refuses(table("2sKcKd", melds=seven), "0: meld m0+2s", Reason.TOO_MANY_WILDS)
    refuses(
        table("KcKdKhKs2c2d2h2s"), "0: meld [KcKdKhKs2c2d2h2s]", Reason.TOO_MANY_WILDS
    )


def test_a_canasta_needs_four_naturals() -> None:
    plays(
        table("KcKdKhKs2c2d2h"),
        "0: meld [KcKdKhKs2c2d2h]",
        melds="[9c9d9h][KcKdKhKs2c2d2h]/-",
    )


def test_a_canasta_may_hold_more_than_seven_cards() -> None:
    plays(table("Qs", melds=NATURAL), "0: meld m0+Qs")
    plays(table("8c", melds=MIXED), "0: meld m0+8c")


def test_a_wild_card_makes_a_natural_canasta_mixed() -> None:
    after = plays(table("2c", melds=NATURAL), "0: meld m0+2c")

    assert after.facts["melds"][0][0]["canasta"] == "mixed"
    assert after.facts["melds"][0][0]["points"] == 90


def test_seven_cards_are_a_canasta_and_six_are_none() -> None:
    six = plays(table("QsKc", melds="[QcQdQhQcQd]"), "0: meld m0+Qs")
    seven = plays(table("QsQhKc", melds="[QcQdQhQcQd]"), "0: meld m0+QsQh")

    assert six.facts["melds"][0][0]["canasta"] is None
    assert seven.facts["melds"][0][0]["canasta"] == "natural"


def test_several_cards_may_be_added_at_once() -> None:
    plays(
        table("9sKcKdKh2c"), "0: meld m0+9s2c [KcKdKh]", melds="[9c9d9h9s2c][KcKdKh]/-"
    )


def test_nothing_is_melded_before_the_draw() -> None:
    before = table("KcKdKh").replace("turn=0.play flags=drew", "turn=0.draw")

    refuses(before, "0: meld [KcKdKh]", Reason.DRAW_FIRST)


def test_fewer_wild_cards_may_be_allowed() -> None:
    rules = "classic_4(max_wilds=2)"

    plays(table("KcKd2c2d2h"), "0: meld [KcKd2c2d2h]")
    plays(table("KcKd2c2d2h", rules=rules), "0: meld [KcKd2c2d]")
    refuses(
        table("KcKd2c2d2h", rules=rules), "0: meld [KcKd2c2d2h]", Reason.TOO_MANY_WILDS
    )


def test_more_naturals_may_be_asked_for() -> None:
    rules = "classic_4(min_naturals=3)"

    plays(table("KcKd2c"), "0: meld [KcKd2c]")
    refuses(table("KcKd2c", rules=rules), "0: meld [KcKd2c]", Reason.TOO_FEW_NATURALS)


def test_a_larger_smallest_meld_may_be_asked_for() -> None:
    rules = "classic_4(min_meld_size=4)"
    before = table("KcKdKhKs", melds="[9c9d9h9s]", rules=rules)

    refuses(before, "0: meld [KcKdKh]", Reason.MELD_TOO_SMALL)
    plays(before, "0: meld [KcKdKhKs]")


def test_two_groups_of_a_rank_in_one_act_become_one_meld() -> None:
    plays(
        table("KcKdKhKsKcKd"),
        "0: meld [KcKdKh] [KsKcKd]",
        melds="[9c9d9h][KcKdKhKsKcKd]/-",
    )


def test_two_groups_of_a_rank_share_the_limit_of_wild_cards() -> None:
    refuses(
        table("KcKdKhKs2c2d2h2s"),
        "0: meld [KcKd2c2d] [KhKs2h2s]",
        Reason.TOO_MANY_WILDS,
    )


def test_validity_is_tested_on_the_meld_as_it_stands_after_the_act() -> None:
    """Six kings and three wild cards: on the way there are never four naturals less."""
    melds = "[KcKd2c2d2h]"

    refuses(
        table("KhKs", melds=melds, rules="classic_4(min_naturals_in_canasta=5)"),
        "0: meld m0+KhKs",
        Reason.CANASTA_NATURALS,
    )
    plays(table("KhKs", melds=melds), "0: meld m0+KhKs")


def test_wild_cards_without_any_limit_still_need_two_naturals() -> None:
    rules = "classic_4(max_wilds=none)"

    plays(table("KcKd2c2d2h2s", rules=rules), "0: meld [KcKd2c2d2h2s]")
    refuses(
        table("Kc2c2d2h2s", rules=rules),
        "0: meld [Kc2c2d2h2s]",
        Reason.TOO_FEW_NATURALS,
    )


def test_melds_of_two_ranks_are_not_joined() -> None:
    refuses(
        table("KcKd", melds="[9c9d9h][QcQdQh]"), "0: meld m0+m1", Reason.CANNOT_JOIN
    )


@pytest.mark.parametrize(
    ("ratio", "fits", "breaks"),
    [
        ("wild_le_natural", "KcKd2c2d", "KcKd2c2d2h"),
        ("wild_lt_natural", "KcKdKh2c2d", "KcKd2c2d"),
        ("natural_ge_2x_wild", "KcKdKhKs2c2d", "KcKdKh2c2d"),
    ],
)
def test_wild_cards_may_be_held_to_a_ratio(ratio: str, fits: str, breaks: str) -> None:
    rules = f"classic_4(wild_ratio={ratio})"

    plays(table(fits, rules=rules), f"0: meld [{fits}]")
    plays(table(breaks), f"0: meld [{breaks}]")
    refuses(table(breaks, rules=rules), f"0: meld [{breaks}]", Reason.WILD_RATIO)


def test_a_canasta_may_need_five_naturals() -> None:
    rules = "classic_4(min_naturals_in_canasta=5)"
    hand = "KcKdKhKsKc2c2d2h"

    refuses(
        table(hand, rules=rules), "0: meld [KcKdKhKs2c2d2h]", Reason.CANASTA_NATURALS
    )
    plays(table(hand, rules=rules), "0: meld [KcKdKhKsKc2c2d]")


def test_a_meld_of_three_and_three_jumps_to_eight_with_two_naturals() -> None:
    rules = "classic_4(min_naturals_in_canasta=5)"
    melds = "[KcKdKh2c2d2h]"

    refuses(
        table("KsKc", melds=melds, rules=rules),
        "0: meld m0+Ks",
        Reason.CANASTA_NATURALS,
    )
    plays(table("KsKc", melds=melds, rules=rules), "0: meld m0+KsKc")


def test_a_meld_may_be_full_with_seven_cards() -> None:
    rules = "classic_4(max_meld_size=7)"

    refuses(
        table("Qs", melds=NATURAL, rules=rules), "0: meld m0+Qs", Reason.MELD_TOO_LARGE
    )


def test_only_natural_canastas_may_be_full_with_seven_cards() -> None:
    rules = "classic_4(natural_canasta_max_size=7)"

    refuses(
        table("Qs", melds=NATURAL, rules=rules), "0: meld m0+Qs", Reason.MELD_TOO_LARGE
    )
    plays(table("8c", melds=MIXED, rules=rules), "0: meld m0+8c")


def test_wild_cards_may_be_kept_off_natural_canastas() -> None:
    rules = "classic_4(wild_to_canasta=mixed_only)"
    two_wilds = "[8c8d8h8s8c2d2h]"

    refuses(
        table("2c", melds=NATURAL, rules=rules), "0: meld m0+2c", Reason.WILD_ON_CANASTA
    )
    plays(table("2c", melds=two_wilds, rules=rules), "0: meld m0+2c")


def test_wild_cards_may_be_kept_off_all_canastas() -> None:
    rules = "classic_4(wild_to_canasta=none)"
    two_wilds = "[8c8d8h8s8c2d2h]"

    plays(table("2c", melds=two_wilds), "0: meld m0+2c")
    refuses(
        table("2c", melds=two_wilds, rules=rules),
        "0: meld m0+2c",
        Reason.WILD_ON_CANASTA,
    )


def test_a_black_three_does_not_join_wild_cards() -> None:
    rules = "classic_4(wild_melds=any_wilds)"

    refuses(
        table("3c2s", melds="[2c2d2h]", rules=rules),
        "0: meld m0+3c",
        Reason.UNEQUAL_RANKS,
    )


def test_further_black_threes_join_those_of_the_same_act() -> None:
    before = table("", melds=NATURAL).replace("6c6dJcTc", "3c3s3c3s6c")

    plays(before, "0: meld [3c3s3c] m1+3s, discard 6c", round_over=True)
    refuses(before, "0: meld [3c3s3c] m1+6c", Reason.UNEQUAL_RANKS)


def test_a_red_three_among_other_cards_is_no_meld() -> None:
    rules = "american"
    before = table("3hKcKd", rules=rules).replace("(11)", "(13)")

    refuses(before, "0: meld [3hKcKd]", Reason.RED_THREE_MELD)


def test_a_canasta_with_one_wild_card_takes_another_where_mixed_ones_do() -> None:
    rules = "classic_4(wild_to_canasta=mixed_only)"

    plays(table("2c", melds="[8c8d8h8s8c8d2d]", rules=rules), "0: meld m0+2c")


def test_the_smaller_of_two_limits_holds_for_natural_canastas() -> None:
    rules = "classic_4(max_meld_size=8,natural_canasta_max_size=7)"

    refused = refuses(
        table("Qs", melds=NATURAL, rules=rules), "0: meld m0+Qs", Reason.MELD_TOO_LARGE
    )
    assert (refused["have"], refused["need"]) == (8, 7)


def test_a_limit_holds_for_going_out_too_unless_the_rules_lift_it() -> None:
    before = table("Qs", melds=NATURAL + MIXED, rules="classic_4(max_meld_size=7)")

    refuses(before.replace("6c6dJcTc", ""), "0: meld m0+Qs", Reason.MELD_TOO_LARGE)


def test_deuces_serve_as_wild_cards_beside_unfinished_deuces() -> None:
    """Only the Italian rules lock them."""
    rules = "classic_4(wild_melds=any_wilds)"

    plays(table("2s", melds="[9c9d9h][2c2d2h]", rules=rules), "0: meld m0+2s")


@pytest.mark.parametrize("number", [-1, 2])
def test_a_meld_before_the_first_or_after_the_last_gets_no_card(number: int) -> None:
    position = parse_position(filled(table("Qs", melds="[9c9d9h][QcQdQh]")))

    refused = refusal(position, LayDown((AddToMeld(number, cards("Qs")),)))

    assert refused == Refusal(Reason.NO_SUCH_MELD, number, 2)
