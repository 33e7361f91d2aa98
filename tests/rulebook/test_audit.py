"""Rarely met combinations of rules, each of which was once played wrongly."""

import pytest

from canasta_qt.engine.generate import legal_actions
from canasta_qt.engine.state.actions import LayDown
from canasta_qt.engine.state.refusals import Reason
from canasta_qt.notation.position.line import parse_position
from tests.positions import plays, refuses, scores
from tests.rulebook.dealing import natural

REST = "4c5c6d8c"
SAMBA_HANDS = f"hands={{hand}}{REST}7d/(15)/(15)/(15)"


def samba(melds: str, hand: str = "") -> str:
    return f"samba turn=0.play pile=4d melds={melds}/- {SAMBA_HANDS}".format(hand=hand)


def test_joining_melds_does_not_disturb_the_melds_behind_them() -> None:
    table = samba("[9c9d9h][9c9d9h9s9c9d9h][QcQdQh][JcJdXr]")

    plays(table, "0: meld m0+m1", melds="[9c9d9h9c9d9h9s9c9d9h][QcQdQh][JcJdXr]/-")
    plays(samba("[9c9d9h][9c9d9h9s9c9d9h][JcJdXr]"), "0: meld m0+m1")


@pytest.mark.parametrize("then", ["m1+9s", "m0+m1", "m1+m2", "m2+m1"])
def test_a_joined_meld_is_no_target_for_the_rest_of_the_act(then: str) -> None:
    table = samba("[9c9d9h][9c9d9h][9c9d9h]", "9s")

    refuses(table, f"0: meld m0+m1 {then}", Reason.NO_SUCH_MELD)


WILD_TOP = (
    "classic_4(top_blocks={{black3,red3}},wild_melds=any_wilds{more})"
    " turn=0.draw pile=7d2c melds=[QcQdQhQs]/-"
    f" hands={{hand}}{REST}/(11)/(11)/(11)"
)


def test_a_wild_top_is_taken_with_two_like_it_for_a_wild_meld() -> None:
    plays(WILD_TOP.format(more="", hand="2d2h"), "0: take [2c2d2h]")


def test_a_wild_top_never_goes_to_a_meld_of_natural_cards() -> None:
    table = WILD_TOP.format(more="", hand="KcKdKhKs2d2h")

    refuses(table, "0: take m0+2c2d2h", Reason.PILE_IS_FROZEN)
    refuses(table, "0: take [KcKdKhKs2c2d2h]", Reason.PILE_IS_FROZEN)


def test_a_wild_top_that_freezes_nothing_is_no_addition_either() -> None:
    table = WILD_TOP.format(more=",freezing_discards={}", hand="2d2h")

    refuses(table, "0: take m0+2c", Reason.TAKE_NEEDS_PAIR)
    plays(table, "0: take [2c2d2h]")


@pytest.mark.parametrize("score", ["-500/0", "0/4900", "0/5900"])
def test_seven_canastas_win_the_match_whatever_the_totals(score: str) -> None:
    six = "".join(natural(rank) for rank in "KQJT98")
    table = (
        f"uruguay_original turn=0.play pile=4d score={score}"
        f" melds={six}[7c7d7h7s7c7d]/- hands=7h5c6c/AcAd/4c4d/6h6s"
    )

    scores(table, "0: meld m6+7h", points=(5000, 0))
    plays(table, "0: meld m6+7h", game_over=True, winner=0)


def test_the_first_turn_is_not_melded_down_to_a_black_three_that_may_not_go() -> None:
    refuses(
        "cuban turn=0.play fresh=0 pile=4d"
        f" melds={natural('K')}/- hands=9c9d9h3c/(13)/(13)/(13)",
        "0: meld [9c9d9h]",
        Reason.DISCARD_BANNED,
    )


def test_a_shut_card_is_no_way_out() -> None:
    refuses(
        "classic_4(only_top_card_this_turn=true) turn=0.draw pile=KcQc"
        " melds=[KdKhKsKcKdKh]/- hands=QdQh/(11)/(11)/(11)",
        "0: take [QcQdQh]",
        Reason.MUST_KEEP_TWO,
    )


def test_a_last_red_three_that_leaves_no_turn_to_play_ends_the_hand() -> None:
    table = (
        "classic_4(last_card_red3_ends_hand=never) turn=0.draw pile=4d stock=3h"
        " melds=[KdKhKs]/[7c7d7h] hands={}/(11)/(*)/(11)"
    )

    plays(table.format("Qd"), "0: draw", round_over=True, out=None)
    plays(table.format("Qd9c"), "0: draw, discard Qd", round_over=False)


def test_a_pile_that_may_be_turned_over_makes_a_short_draw_whole() -> None:
    plays(
        "classic_2(short_draw=cannot_draw,stock_out=recycle_pile) turn=0.draw"
        " pile=4dKcQc stock=9h hands=Qd5c6c/(*)",
        "0: draw",
        round_over=False,
        stock=2,
    )


@pytest.mark.parametrize("stock", ["40", "0"])
def test_after_a_yes_no_three_is_laid_out_for_a_card_that_may_not_fit(
    stock: str,
) -> None:
    seat_2 = 108 - 7 - 1 - 17 - 3 - 26 - int(stock)
    refuses(
        "american turn=0.play flags=drew,allowed pile=4d"
        f" melds={natural('K')}[QcQdQhQsQcQd2c][JcJdJh]/-"
        f" stock={stock} hands=JsJc3h/(13)/({seat_2})/(13)",
        "0: meld [3h]",
        Reason.MUST_GO_OUT,
    )


OPENING_TO_THE_LAST_CARD = (
    "american turn=0.draw pile={} hands=KcKd2c9c9d9sAcAdAhQcQdQh6c/(13)/(13)/(13)"
)


def test_an_opening_before_the_take_may_leave_one_card_where_the_pile_brings_more() -> (
    None
):
    opening = "0: meld [KcKd2c] [9c9d9s] [AcAdAh] [QcQdQh]"

    plays(
        OPENING_TO_THE_LAST_CARD.format("4c5c6d9h"),
        f"{opening}, take m1+9h, discard 6c",
    )
    refuses(OPENING_TO_THE_LAST_CARD.format("9h"), opening, Reason.DRAW_FIRST)


@pytest.mark.parametrize(
    ("changes", "hand", "play"),
    [
        ("black3_meld=going_out", "3c3s3c9c", "[3c3s3c]"),
        ("overfull_when_going_out=true,max_meld_size=7", "Kc9c", "m0+Kc"),
    ],
)
def test_what_may_be_laid_only_when_going_out_is_not_laid_to_float(
    changes: str, hand: str, play: str
) -> None:
    refuses(
        f"hand_and_foot(float_allowed=true,{changes}) turn=0.play"
        f" melds={natural('K')}/- hands={hand}/(11)/(11)/(11)",
        f"0: meld {play}",
        Reason.MUST_KEEP_TWO,
    )


def test_a_run_of_six_grows_beyond_seven_in_the_act_that_goes_out() -> None:
    table = (
        "brazilian turn=0.play melds=[4h5h6h7h8h9h][KcKdKhKsKcKd2d]/-"
        " hands=ThJh9c/(15)/(15)/(15)"
    )

    asked = plays(table, "0: ask")
    plays(asked.after, "2: yes").then("0: meld m0+ThJh, discard 9c", out=0)


def test_an_unknown_last_card_goes_out_only_where_some_card_could() -> None:
    table = "classic_4 turn=0.play pile=4d melds={}/- hands=(4)/(11)/(11)/(11)"

    refuses(table.format("[KcKdKh]"), "0: meld [9c9d9h]", Reason.MUST_KEEP_TWO)
    plays(table.format("[KcKdKhKsKcKd]"), "0: meld [9c9d9h]")
    plays(table.format(natural("K")), "0: meld [9c9d9h]")


def test_no_card_fits_the_black_threes_of_the_turn_that_goes_out() -> None:
    table = (
        "uruguay_original turn=0.play pile=4d"
        f" melds={natural('Q')}/- hands=3c3s3c{{}}/(11)/(11)/(11)"
    )

    plays(table.format("9c"), "0: meld [3c3s3c], discard 9c", out=0)
    plays(table.format("3s"), "0: meld [3c3s3c], discard 3s", out=0)
    refuses(table.format("Qs"), "0: meld [3c3s3c]", Reason.FINAL_DISCARD)


def test_after_a_yes_one_of_four_black_threes_is_kept_for_the_discard() -> None:
    table = (
        "canasta/1 uruguay_original turn=0.play flags=drew,allowed pile=4d"
        f" melds={natural('K')}/- hands=3c3c3s3s/(11)/(11)/(11)"
    )

    offered = list(legal_actions(parse_position(table)))
    assert offered
    assert all(isinstance(action, LayDown) for action in offered)
    plays(table, f"0: {offered[0]}, discard 3s", out=0)
