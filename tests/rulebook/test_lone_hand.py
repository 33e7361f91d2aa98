"""The lone hand of three players: an option of the rule specification, 3.3."""

from canasta_qt.engine.state.refusals import Reason
from tests.positions import plays, refuses, scores
from tests.rulebook.dealing import mixed, natural

LONE = "classic_3(three_player_lone_hand=true,go_out_canastas=1)"


def test_who_takes_the_pile_first_plays_alone() -> None:
    table = (
        f"{LONE} turn=2.draw pile=7dQd melds=-/-/[9c9d9h] hands=(13)/(13)/QcQh4c5c6c"
    )

    plays(table, "2: take [QdQcQh], discard 4c", lone="2", actor=0)


def test_a_later_take_changes_nothing() -> None:
    table = (
        f"{LONE} lone=1 turn=2.draw pile=7dQd melds=-/-/[9c9d9h]"
        " hands=(13)/(13)/QcQh4c5c6c"
    )

    plays(table, "2: take [QdQcQh]", lone="1")


def test_the_other_two_add_to_each_others_melds() -> None:
    table = (
        f"{LONE} lone=2 turn=0.play pile=7d melds=[KcKdKh]/[JcJdJh]/[9c9d9h]"
        " hands=JsKs9s4c5c6c/(13)/(13)"
    )

    plays(
        table,
        "0: meld m50+Js m0+Ks, discard 4c",
        melds="[KcKdKhKs]/[JcJdJhJs]/[9c9d9h]",
        actor=1,
    )
    refuses(table, "0: meld m1+9s", Reason.NO_SUCH_MELD)


def test_two_melds_of_one_rank_may_then_lie_side_by_side() -> None:
    plays(
        f"{LONE} lone=2 turn=0.play pile=7d melds=[KcKdKh]/[JcJdJh]/[9c9d9h]"
        " hands=JsJcJd4c5c6c/(13)/(13)",
        "0: meld [JsJcJd]",
        melds="[KcKdKh][JsJcJd]/[JcJdJh]/[9c9d9h]",
    )


def test_the_lone_hand_has_its_own_melds_only() -> None:
    refuses(
        f"{LONE} lone=2 turn=2.play pile=7d melds=[KcKdKh]/[JcJdJh]/[9c9d9h]"
        " hands=(13)/(13)/JsKs4c5c6c",
        "2: meld m50+Js",
        Reason.NO_SUCH_MELD,
    )


def test_each_of_the_pair_gets_the_sum_and_keeps_his_red_threes() -> None:
    pooled = 500 + 100 + 70 + 30 - 20
    scores(
        f"{LONE} lone=2 turn=0.over out=0 pile=7d bonus=3h/3d3h/-"
        f" melds={natural('K')}/[JcJdJh]/[9c9d9h] hands=-/Ac/5c",
        points=(pooled + 100, pooled + 200, 30 - 5),
    )


def test_going_out_before_any_take_makes_a_lone_hand() -> None:
    table = (
        f"{LONE} turn=0.play pile=7d melds={natural('K')}/[JcJdJh]/[9c9d9h]"
        " hands=Ks/Ac/5c"
    )

    scores(
        table,
        "0: discard Ks",
        points=(500 + 100 + 70, 30 - 20 + 30 - 5, 30 - 20 + 30 - 5),
    )


def test_everybody_scores_alone_when_the_stock_ends_first() -> None:
    scores(
        f"{LONE} turn=0.over pile=7d melds={natural('K')}/[JcJdJh]/[9c9d9h]"
        " hands=-/Ac/5c",
        points=(570, 30 - 20, 30 - 5),
    )


def test_each_of_the_pair_goes_out_with_the_others_canasta() -> None:
    alone = f"{LONE} lone=1 turn=0.play pile=7d melds=-/-/{natural('K')} hands=4c/Ac/5c"
    first = f"{LONE} lone=1 turn=2.play pile=7d melds={natural('K')}/-/- hands=4c/Ac/5c"

    plays(alone, "0: discard 4c", round_over=True, out=0)
    plays(first, "2: discard 5c", round_over=True, out=2)


def test_the_lone_hand_needs_a_canasta_of_its_own() -> None:
    refuses(
        f"{LONE} lone=1 turn=1.play pile=7d melds={natural('K')}/-/- hands=4c/Ac/5c",
        "1: discard Ac",
        Reason.TOO_FEW_CANASTAS,
    )


def test_kinds_of_canastas_are_those_of_both_of_the_pair() -> None:
    kinds = LONE.replace(")", ",go_out_kinds=[natural>=1])")

    plays(
        f"{kinds} lone=1 turn=2.play pile=7d melds={natural('K')}/-/- hands=4c/Ac/5c",
        "2: discard 5c",
        round_over=True,
    )
    refuses(
        f"{kinds} lone=1 turn=2.play pile=7d melds={mixed('K')}/-/- hands=4c/Ac/5c",
        "2: discard 5c",
        Reason.CANASTA_KINDS,
    )


def test_a_meld_of_the_other_is_judged_like_an_own_one() -> None:
    table = (
        f"{LONE} lone=1 turn=2.play pile=7d melds=[KcKdKh2c2d2h]/-/[9c9d9h]"
        " hands=(13)/(13)/2sJs4c5c6c"
    )
    first = (
        f"{LONE} lone=2 turn=1.play pile=7d melds=[KcKdKh2c2d2h]/[9c9d9h]/-"
        " hands=(13)/2sJs4c5c6c/(13)"
    )

    refuses(table, "2: meld m50+2s", Reason.TOO_MANY_WILDS)
    refuses(first, "1: meld m50+2s", Reason.TOO_MANY_WILDS)


TWO_AGAINST_ONE = (
    f"{LONE} lone=1 turn=0.play flags=drew pile=7d melds=-/[4c4d4h]/{{}} laid=1,2"
    " hands={}5c/(13)/(13)"
)
QUEENS = "QcQdQhQsQcQdQh9c9d9h"


def test_adding_to_a_meld_of_the_other_spoils_the_bonus_for_a_concealed_exit() -> None:
    alone = TWO_AGAINST_ONE.format("[KcKdKh]", QUEENS)
    fed = TWO_AGAINST_ONE.format("[KcKdKh]", f"{QUEENS}Ks")
    line = f"0: meld [{QUEENS[:14]}] [{QUEENS[14:]}]"

    plays(alone, f"{line}, discard 5c", out=0, concealed=True)
    plays(fed, f"{line}, meld m50+Ks, discard 5c", out=0, concealed=False)


def test_a_canasta_of_a_meld_of_the_other_is_no_own_one() -> None:
    table = TWO_AGAINST_ONE.format("[KcKdKhKsKcKd]", f"{QUEENS[8:]}Kh")

    plays(
        table.replace("4c4d4h", "7c7d7h"),
        "0: meld [QcQdQh] [9c9d9h], meld m50+Kh",
        flags="drew,melded,fed_partner",
    )


def test_the_canasta_of_the_other_is_no_own_one_for_an_exit_without_minimum() -> None:
    refuses(
        TWO_AGAINST_ONE.format(natural("K"), "9c9d9h"),
        "0: meld [9c9d9h]",
        Reason.OPENING_TOO_SMALL,
    )


def test_melds_of_a_side_of_its_own_are_not_judged_with_ours() -> None:
    """Without a lone hand the last side is nobody's partner."""
    refuses(
        f"{LONE.replace(')', ',go_out_kinds=[natural>=1])')} turn=0.play pile=7d"
        f" melds=[9c9d9h]/-/{natural('K')} hands=4c/Ac/5c",
        "0: discard 4c",
        Reason.TOO_FEW_CANASTAS,
    )
