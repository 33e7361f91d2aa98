"""Which meld cards join, and what joined melds leave behind (rules.md 2.3 Adding)."""

import pytest

from canasta_qt.engine.state.refusals import Reason
from tests.positions import plays, refuses
from tests.rulebook.dealing import natural

REST = "4d5h6s"
KINGS = natural("K")


def samba(melds: str, hand: str, rules: str = "") -> str:
    return (
        f"samba{rules} turn=0.play flags=drew pile=7d melds={melds}/-"
        f" hands={hand}{REST}/(15)/(15)/(15)"
    )


@pytest.mark.parametrize(
    ("melds", "group", "joins"),
    [
        ("[9c9d9h]", "9s9c9d", True),
        ("[9c9d9h]", "9s9c2c", True),
        ("[9c9d9h]", "2c9s9c", True),
        ("[9c9d9h]", "9s9cXr", True),
        ("[AcAdAh]", "AsAc2c", True),
        ("[AcAdAh]", "AsAc2d", True),
        ("[9c9d9h]", "9sTsJs", False),
        ("[9c9d9h]", "8s9sTs", False),
        ("[9cTcJc]", "9s9d9h", False),
        ("[AcAdAh]", "QsKsAs", False),
        ("[4c4d4h]", "4s5s6s", False),
        ("[8c8d8h]", "9s9d9h", False),
    ],
)
def test_a_set_joins_the_one_meld_of_its_rank_and_a_run_joins_none(
    melds: str, group: str, *, joins: bool
) -> None:
    after = plays(samba(melds, group, "(same_rank_melds=one)"), f"0: meld [{group}]")

    assert after.field("melds").count("[") == (1 if joins else 2)


@pytest.mark.parametrize("run", ["9cTcJc", "4c5c6c"])
def test_a_run_is_no_meld_of_the_rank_it_begins_with(run: str) -> None:
    rank = run[0]
    table = samba(
        f"[{run}]", f"{rank}d{rank}h{rank}s", "(same_rank_melds=after_canasta)"
    )

    plays(table, f"0: meld [{rank}d{rank}h{rank}s]")


def test_an_unfinished_meld_bars_a_second_of_its_rank_and_a_canasta_does_not() -> None:
    rules = "(same_rank_melds=after_canasta)"

    refuses(
        samba("[9c9d9h]", "9s9c9d", rules), "0: meld [9s9c9d]", Reason.RANK_HAS_MELD
    )
    plays(samba(natural("9"), "9s9c9d", rules), "0: meld [9s9c9d]")


def test_black_threes_of_two_groups_are_joined_like_any_others() -> None:
    table = samba(KINGS + natural("Q"), "3c3c3c3s3s3s").replace(REST, "4d")

    plays(
        table,
        "0: meld [3c3c3c] [3s3s3s] m2+m3, discard 4d",
        melds=f"{KINGS}{natural('Q')}[3c3c3c3s3s3s]/-",
        round_over=True,
    )


@pytest.mark.parametrize(
    "melds", ["[4c5c6c][7d8d9d]", "[4c5c6c][7h8h9h]", "[4c5c6c][7s8s9s]"]
)
def test_runs_of_two_suits_are_not_joined(melds: str) -> None:
    refuses(samba(melds, "Kc"), "0: meld m0+m1", Reason.NOT_A_SEQUENCE)


def test_a_joined_run_is_no_longer_than_the_game_allows() -> None:
    melds = "[4c5c6c7c][8c9cTcJc]"

    refused = refuses(samba(melds, "Kc"), "0: meld m0+m1", Reason.MELD_TOO_LARGE)
    assert (refused["have"], refused["need"]) == (8, 7)


@pytest.mark.parametrize(
    ("melds", "line", "new"),
    [
        ("[9c9d9h][9s9c9d]", "0: meld [KcKdKh], meld m0+m1", "m1"),
        ("[8c8d8h][9c9d9h][9s9c9d]", "0: meld [KcKdKh], meld m1+m2", "m2"),
        ("[KsKcKd][9c9d9h]", "0: meld [KcKdKh], meld m0+m2", ""),
        ("[9c9d9h][KsKcKd]", "0: meld [KcKdKh], meld m2+m1", "m1"),
    ],
)
def test_melds_of_this_turn_are_known_as_new_after_others_were_joined(
    melds: str, line: str, new: str
) -> None:
    plays(samba(melds, "KcKdKh"), line, new=new)


def test_two_canastas_joined_are_one_for_going_out() -> None:
    """Of two canastas, one is left, and a samba needs two."""
    melds = "[KcKdKhKsKcKd2c][KhKsKcKdKhKs2d]"
    table = samba(melds, "", "(wild_to_canasta=any)").replace(REST, "4d")

    refuses(table, "0: meld m0+m1", Reason.MUST_KEEP_TWO)


def test_a_canasta_made_by_joining_counts_for_going_out() -> None:
    table = samba(f"{KINGS}[9c9d9h][9s9c9d9h]", "").replace(REST, "4d")

    plays(table, "0: meld m1+m2, discard 4d", round_over=True, out=0)


@pytest.mark.parametrize("tried", ["m0+m7", "m7+m0"])
def test_the_number_of_a_meld_that_is_not_there_is_named(tried: str) -> None:
    refused = refuses(
        samba("[9c9d9h][9s9c9d]", "Kc"), f"0: meld {tried}", Reason.NO_SUCH_MELD
    )

    assert (refused["have"], refused["need"]) == (7, 2)


def test_a_take_may_join_melds_as_well() -> None:
    table = samba("[9c9d9h][9s9c9d]", "KcKd").replace(
        "turn=0.play flags=drew pile=7d", "turn=0.draw pile=7dKs"
    )

    plays(
        table,
        "0: take [KsKcKd] m0+m1",
        melds="[9c9d9h9s9c9d][KsKcKd]/-",
        hands=f"{REST}7d/(15)/(15)/(15)",
    )


@pytest.mark.parametrize("seat", [0, 1])
def test_melds_that_move_up_when_others_are_joined_are_not_judged_anew(
    seat: int,
) -> None:
    """The wild card of the kings was there before, as the third meld became second."""
    melds = f"[9c9d9h][9s9c9d]{natural('Q')}[KcKdKhKsKcKd2c]"
    table = samba(melds, "Jc")
    if seat == 1:
        table = table.replace(f"{melds}/-", f"-/{melds}").replace("0.play", "1.play")
        table = table.replace(f"Jc{REST}/(15)", f"(15)/Jc{REST}")

    plays(table, f"{seat}: meld m0+m1, discard Jc")


LONG = "samba{} turn=0.play flags=drew pile=7d melds={}/- hands={}/(15)/(15)/(15)"


def test_a_new_run_is_no_longer_than_seven() -> None:
    refuses(
        samba("[9h9d9s]", "4c5c6c7c8c9cTcJc"),
        "0: meld [4c5c6c7c8c9cTcJc]",
        Reason.MELD_TOO_LARGE,
    )


def test_a_finished_run_grows_to_go_out_only_where_the_rules_say_so() -> None:
    melds = f"{KINGS}{natural('Q')}[4c5c6c7c8c9cTc]"
    rules = "(sequence_overlength_when_going_out=true)"

    refuses(LONG.format("", melds, "Jc"), "0: meld m2+Jc", Reason.SEQUENCE_CLOSED)
    plays(LONG.format(rules, melds, "Jc"), "0: meld m2+Jc", round_over=True)
    refuses(
        LONG.format(rules, melds, "Jc4d5d"), "0: meld m2+Jc", Reason.SEQUENCE_CLOSED
    )
