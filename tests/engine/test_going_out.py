"""Going out and the finishing rule (rules.md 2.3 Finishing rule, Going out)."""

import pytest

from canasta_qt.engine.generate import out_needs
from canasta_qt.engine.legality import refusal
from canasta_qt.engine.state.refusals import Reason
from canasta_qt.notation.actions import parse_action
from canasta_qt.notation.position.line import parse_position
from tests.positions import appearance, filled, plays, refuses

QUEENS = "[QcQdQhQsQcQdQh]"
JACKS = "[JcJdJhJsJcJd2c]"
TABLE = (
    "classic_4{rules} turn=0.play flags=drew pile=7d melds={melds}/-"
    " hands={hand}/(11)/(11)/(11)"
)
KEEP = (Reason.MUST_KEEP_CARD, Reason.TOO_FEW_CANASTAS)
KEEP_TWO = (Reason.MUST_KEEP_TWO, Reason.MUST_KEEP_CARD)


def table(hand: str, melds: str = QUEENS, rules: str = "") -> str:
    """Side 0 is open and has drawn."""
    return TABLE.format(hand=hand, melds=melds, rules=rules)


def test_the_last_card_is_discarded() -> None:
    plays(table("9c"), "0: discard 9c", round_over=True, out=0, pile="7d9c")


def test_or_melded() -> None:
    plays(table("9c9d9h"), "0: meld [9c9d9h]", round_over=True, out=0)


def test_the_word_out_after_the_last_play_changes_nothing() -> None:
    plays(table("9c9d9h"), "0: meld [9c9d9h], out", round_over=True, out=0)


def test_the_word_out_alone_is_refused() -> None:
    refuses(table("9c9d9h"), "0: out", Reason.CANNOT_GO_OUT, Reason.NO_PLAYS)


def test_a_wild_card_may_be_the_last_discard() -> None:
    plays(table("Qs2c"), "0: meld m0+Qs, discard 2c", round_over=True, out=0)


def test_without_a_canasta_the_last_card_is_neither_discarded_nor_melded() -> None:
    refuses(table("9c", melds="[QcQdQh]"), "0: discard 9c", *KEEP)
    refuses(table("Qs", melds="[QcQdQh]"), "0: meld m0+Qs", *KEEP)
    refuses(table("9c9d9h", melds="[QcQdQh]"), "0: meld [9c9d9h]", *KEEP)


def test_without_a_canasta_one_card_after_melding_is_too_few() -> None:
    refused = refuses(table("QsQc5c", melds="[QcQdQh]"), "0: meld m0+QsQc", *KEEP_TWO)

    assert refused["action"] == "meld m0+QsQc"


def test_two_cards_after_melding_are_enough() -> None:
    plays(
        table("QsQc5c6c", melds="[QcQdQh]"),
        "0: meld m0+QsQc, discard 5c",
        round_over=False,
        hands="6c/(11)/(11)/(11)",
    )


def test_down_to_one_card_when_that_card_completes_the_canasta() -> None:
    """The last card can itself be melded and leads to a legal end."""
    plays(
        table("QsQh", melds="[QcQdQhQcQd]"),
        "0: meld m0+Qs, meld m0+Qh",
        round_over=True,
        out=0,
    )


def test_a_player_with_one_card_may_draw_and_discard() -> None:
    before = table("5c", melds="[QcQdQh]").replace(
        "turn=0.play flags=drew", "turn=0.draw"
    )

    plays(before, "0: draw=9c, discard 5c", hands="9c/(11)/(11)/(11)")


def test_may_go_out_is_a_fact() -> None:
    appearance(table("9c9d9h8c"), may_go_out=True)
    appearance(table("9c9d9h8c8d"), may_go_out=False)
    appearance(table("9c9d9h8c", melds="[QcQdQh]"), may_go_out=False)


def test_the_other_sides_canasta_does_not_help() -> None:
    before = table("9c", melds="[JcJdJh]").replace("/- hands", f"/{QUEENS} hands")

    refuses(before, "0: discard 9c", *KEEP)


def test_the_partners_canasta_does_help() -> None:
    before = table("9c9d9h8c").replace(" hands", " laid=2 hands")

    plays(before, "0: meld [9c9d9h], discard 8c", out=0)


def test_a_mixed_canasta_is_enough() -> None:
    plays(table("9c", melds=JACKS), "0: discard 9c", out=0)


def test_two_canastas_may_be_asked_for() -> None:
    rules = "(go_out_canastas=2)"

    plays(table("9c"), "0: discard 9c", out=0)
    refuses(table("9c", rules=rules), "0: discard 9c", *KEEP)
    plays(table("9c", melds=QUEENS + JACKS, rules=rules), "0: discard 9c", out=0)


def test_a_natural_canasta_may_be_asked_for() -> None:
    rules = "(go_out_kinds=[natural>=1])"

    refuses(
        table("9c", melds=JACKS, rules=rules), "0: discard 9c", Reason.CANASTA_KINDS
    )
    plays(table("9c", rules=rules), "0: discard 9c", out=0)


def test_a_last_discard_may_be_asked_for() -> None:
    rules = "(go_out_discard=required)"

    plays(table("9c9d9h"), "0: meld [9c9d9h]", out=0)
    refuses(table("9c9d9h", rules=rules), "0: meld [9c9d9h]", Reason.GO_OUT_DISCARD)
    plays(table("9c9d9h8c", rules=rules), "0: meld [9c9d9h], discard 8c", out=0)


@pytest.mark.parametrize(("last", "fits"), [("Jh", False), ("Kc", True), ("2d", False)])
def test_the_last_discard_may_have_to_be_unplayable(
    last: str,
    fits: bool,  # noqa: FBT001 - a column of the table
) -> None:
    rules = "(final_discard_unplayable=true)"
    melds = QUEENS + "[JcJdJs]"
    line = f"0: meld m1+Jc, discard {last}"

    plays(table(f"Jc{last}", melds=melds), line, out=0)
    if fits:
        plays(table(f"Jc{last}", melds=melds, rules=rules), line, out=0)
    else:
        refuses(
            table(last, melds=melds, rules=rules),
            f"0: discard {last}",
            Reason.FINAL_DISCARD,
        )


def test_wild_cards_may_be_banned_as_last_discard() -> None:
    rules = "(final_discard_ban={wild})"

    refuses(table("2d", rules=rules), "0: discard 2d", Reason.FINAL_DISCARD)
    plays(table("9c", rules=rules), "0: discard 9c", out=0)
    plays(table("2d9c", rules=rules), "0: discard 2d", round_over=False)


def test_threes_may_be_banned_as_last_discard() -> None:
    rules = "(final_discard_ban={threes})"

    refuses(table("3c", rules=rules), "0: discard 3c", Reason.FINAL_DISCARD)
    plays(table("3c", rules=""), "0: discard 3c", out=0)


def test_nobody_acts_after_the_end() -> None:
    over = plays(table("9c"), "0: discard 9c", actor=None, phase="over")

    refuses(over.after, "1: draw", Reason.ROUND_IS_OVER)


def test_the_bonus_goes_to_the_side_of_the_player_who_went_out() -> None:
    before = f"classic_4 turn=1.play flags=drew pile=7d melds=-/{QUEENS} hands=-/9c/-/-"
    after = plays(before, "1: discard 9c", out=1)

    assert after.score is not None
    assert after.score["round"] == [0, 500 + 100 + 70]


def test_a_last_card_that_fits_is_melded_where_it_may_not_be_discarded() -> None:
    rules = "(final_discard_unplayable=true)"
    before = table("JcJh", melds=f"{QUEENS}[JdJsJc]", rules=rules)
    one_left = plays(before, "0: meld m1+Jc").after

    refuses(one_left, "0: discard Jh", Reason.FINAL_DISCARD)
    plays(one_left, "0: meld m1+Jh", round_over=True, out=0)


def test_where_a_discard_is_needed_and_must_not_fit_two_cards_stay() -> None:
    rules = "(final_discard_unplayable=true,go_out_discard=required)"
    melds = f"{QUEENS}[6c6d6h]"

    plays(table("6s9c", melds=melds, rules=rules), "0: meld m1+6s, discard 9c", out=0)
    for last in ("Qs", "2c"):
        before = table(f"6s{last}", melds=melds, rules=rules)
        refuses(before, "0: meld m1+6s", Reason.FINAL_DISCARD, Reason.MUST_KEEP_TWO)
        plays(before, f"0: discard {last}", round_over=False)


def test_the_first_kind_that_is_missing_is_named() -> None:
    rules = "(go_out_kinds=[natural>=1,mixed>=2])"
    position = parse_position(filled(table("9c", melds=JACKS, rules=rules)))

    refused = refusal(position, parse_action("discard 9c"))

    assert refused is not None
    assert (refused.kind, refused.have, refused.need) == ("natural", 0, 1)


def test_the_kinds_that_others_have_do_not_help() -> None:
    rules = "(go_out_canastas=2,go_out_kinds=[natural>=2])"
    before = table("9c", rules=rules).replace("/- hands", f"/{JACKS[:-3]}Jh] hands")

    refused = refuses(before, "0: discard 9c", *KEEP)
    assert (refused["have"], refused["need"]) == (1, 2)


def test_a_wild_card_that_fits_the_wild_meld_is_not_the_last_discard() -> None:
    rules = "(final_discard_unplayable=true,wild_melds=any_wilds,wild_to_canasta=none)"
    melds = f"{QUEENS}[2c2d2h]"

    refuses(
        table("2s", melds=melds, rules=rules), "0: discard 2s", Reason.FINAL_DISCARD
    )
    refuses(
        table("Xr", melds=melds, rules=rules), "0: discard Xr", Reason.FINAL_DISCARD
    )
    plays(table("9c", melds=melds, rules=rules), "0: discard 9c", out=0)


@pytest.mark.parametrize(
    ("last", "fits"),
    [("Tc", True), ("9d", False), ("Jc", False), ("2c", False), ("Xr", False)],
)
def test_only_the_next_card_of_its_suit_fits_a_run(last: str, *, fits: bool) -> None:
    rules = "(final_discard_unplayable=true,sequences=true,wild_to_canasta=none)"
    before = table(last, melds=f"{QUEENS}[7c8c9c]", rules=rules)

    if fits:
        refuses(before, f"0: discard {last}", Reason.FINAL_DISCARD)
    else:
        plays(before, f"0: discard {last}", out=0)


def test_no_wild_card_follows_the_ace_of_a_run() -> None:
    rules = "(final_discard_unplayable=true,sequences=true,wild_to_canasta=none)"
    before = table(
        "2c",
        melds=f"{QUEENS}[QcKcAc]".replace("QcQdQhQsQcQdQh", "JcJdJhJsJcJdJh"),
        rules=rules,
    )

    plays(before, "0: discard 2c", out=0)


def test_a_full_meld_may_take_the_last_card_where_the_turn_lifts_its_limit() -> None:
    rules = (
        "(final_discard_unplayable=true,max_meld_size=7,overfull_when_going_out=true)"
    )

    refuses(table("Qs", rules=rules), "0: discard Qs", Reason.FINAL_DISCARD)


def test_the_last_wild_card_completes_the_canasta_that_lets_one_go_out() -> None:
    """The discard that goes out needs a canasta, which only the deuce can make."""
    rules = "(wild_melds=any_wilds)"
    melds = "[QcQdQhQsQcQd][6c6d6h][2c2d2h]"

    plays(
        table("6s2s", melds=melds, rules=rules),
        "0: meld m1+6s, meld m0+2s",
        round_over=True,
        out=0,
    )


def test_a_card_that_waits_for_the_next_turn_is_not_the_last_one_melded() -> None:
    """It would complete the canasta, but came with the pile."""
    rules = "(only_top_card_this_turn=true)"
    before = (
        f"classic_4{rules} turn=0.draw pile=QhKd melds=[QcQdQhQsQcQd][Kc2c2d]/-"
        " hands=Ks/(11)/(11)/(11)"
    ).replace("Kc2c2d", "KcKh2d")

    refuses(before, "0: take m1+KdKs", *KEEP_TWO)
    plays(
        before.replace("(only_top_card_this_turn=true)", ""),
        "0: take m1+KdKs, meld m0+Qh",
        round_over=True,
    )


def test_all_that_is_lacking_for_going_out_is_listed() -> None:
    position = parse_position(
        "canasta/1 hand_and_foot turn=0.play flags=drew hands=3c3d4c/(11)/(11)/(11)"
        f" pile=4c feet=-/(11)/-/(11) melds={QUEENS}/-"
    )

    lacks = [(need.reason, need.have, need.need) for need in out_needs(position, 0)]

    assert (Reason.THREES_IN_HAND, 2, 0) in lacks
    assert (Reason.TOO_FEW_CANASTAS, 1, 5) in lacks


HAND_AND_FOOT = (
    "hand_and_foot({}) turn=0.play flags=drew pile=7d melds={}/-"
    " hands={}/(11)/(11)/(11) feet={}/(11)/(11)/(11)"
)


def test_a_meld_grows_beyond_its_limit_at_the_end_and_not_before_the_foot() -> None:
    rules = "natural_canasta_max_size=7,overfull_when_going_out=true"

    refuses(
        HAND_AND_FOOT.format(rules, QUEENS, "Qs4c", "(11)"),
        "0: meld m0+Qs",
        Reason.MELD_TOO_LARGE,
    )


def test_who_may_float_keeps_a_card_and_melds_the_last_only_to_go_out() -> None:
    floats = HAND_AND_FOOT.format("float_allowed=true", "[9c9d9h]", "{}", "-")

    plays(floats.format("9s4c"), "0: meld m0+9s, float", round_over=False)
    refuses(floats.format("9s"), "0: meld m0+9s", Reason.MUST_KEEP_CARD)


def test_a_foot_is_not_taken_up_that_may_be_red_threes_alone() -> None:
    """Ten of them lie somewhere, and no stock is left to replace one."""
    before = (
        "hand_and_foot(red3_mode=auto) turn=0.play flags=drew stock=0 pile=7d"
        " melds=[9c9d9h]/- hands={}/(70)/(80) feet=(11)/(11)/(11)/(11)"
    )

    refuses(before.format("9s/(71)"), "0: meld m0+9s", Reason.GO_OUT_DISCARD)
    plays(before.format("9s4c5c/(69)"), "0: meld m0+9s")
    plays(
        before.format("9s/(71)").replace("stock=0", "stock=1").replace("(80)", "(79)"),
        "0: meld m0+9s",
    )


def test_a_black_three_alone_is_not_the_last_card_of_a_first_turn() -> None:
    rules = "(black3_ban_first_round=true)"
    before = table("9c9d9h3c", rules=rules).replace("pile=7d", "pile=7d fresh=0")

    refuses(before, "0: meld [9c9d9h]", Reason.DISCARD_BANNED)
    plays(before.replace("fresh=0", "fresh=1"), "0: meld [9c9d9h], discard 3c", out=0)


def test_black_threes_may_be_all_that_is_left_where_they_are_not_banned() -> None:
    before = table("9c9d9h3c3s").replace("pile=7d", "pile=7d fresh=0")

    plays(before, "0: meld [9c9d9h], discard 3c")
