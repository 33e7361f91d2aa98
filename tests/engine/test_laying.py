"""What laying, joining and taking do to melds, packets and the pile."""

import pytest

from canasta_qt.cards import parse_card
from canasta_qt.engine.legality import refusal
from canasta_qt.engine.moves.taking_pile import top_card_takes
from canasta_qt.engine.state.actions import AddToMeld, LayDown, NewMeld
from canasta_qt.engine.state.refusals import Reason, Refusal
from canasta_qt.notation.actions import parse_action
from canasta_qt.notation.cards import Snippet, read_cards
from canasta_qt.notation.position.line import parse_position
from tests.positions import appearance, filled, plays, refuses
from tests.rulebook.dealing import mixed, natural

REST = "4d5d6d"


def samba(melds: str, hand: str, rules: str = "") -> str:
    return (
        f"samba{rules} turn=0.play pile=7d melds={melds}/-"
        f" hands={hand}{REST}/(15)/(15)/(15)"
    )


@pytest.mark.parametrize(
    ("melds", "legal"),
    [
        ("[9c9d9h][9s9c9d]", True),
        ("[9c9d9h][8c8d8h]", False),
        ("[4c5c6c][7c8c9c]", True),
        ("[4c5c6c][7h8h9h]", False),
        ("[4c5c6c][9c9d9h]", False),
        ("[4c5c6c][8c9cTc]", False),
    ],
)
def test_melds_are_joined_that_are_alike(melds: str, *, legal: bool) -> None:
    table = samba(melds, "Kc")

    if legal:
        after = plays(table, "0: meld m0+m1, discard Kc")
        assert after.field("melds").count("[") == 1
    else:
        refuses(table, "0: meld m0+m1", Reason.CANNOT_JOIN, Reason.NOT_A_SEQUENCE)


@pytest.mark.parametrize("group", ["2cKcKd", "Kc2cKd", "KcKd2c"])
def test_a_group_joins_the_meld_of_its_rank_wherever_its_wild_card_is_written(
    group: str,
) -> None:
    table = (
        "classic_4 turn=0.play pile=8c melds=[AsAhAd][KsKhKh]/- laid=0"
        " hands=2cKcKd4c5d/(11)/(11)/(11)"
    )

    plays(table, f"0: meld [{group}]", melds="[AsAhAd][KsKhKhKcKd2c]/-")


def test_wild_melds_are_joined_where_melds_are() -> None:
    table = (
        "bolivian(combine_melds=true) turn=0.play pile=7d"
        f" melds=[2c2d2h][2s2cXr]/- hands=Kc{REST}/(15)/(15)/(15)"
    )

    plays(table, "0: meld m0+m1, discard Kc", melds="[2c2d2h2s2cXr]/-")


def test_a_joined_meld_is_gone_for_the_rest_of_the_act() -> None:
    table = samba("[9c9d9h][9s9c9d][KcKdKh]", "9hKs")

    refuses(table, "0: meld m0+m1 m1+9h", Reason.NO_SUCH_MELD)
    plays(table, "0: meld m0+m1 m2+Ks m0+9h", melds="[9c9d9h9s9c9d9h][KcKdKhKs]/-")


def test_a_meld_is_not_joined_twice() -> None:
    table = samba("[9c9d9h][9s9c9d][9h9s9c]", "Kc")

    refuses(table, "0: meld m0+m1 m2+m1", Reason.NO_SUCH_MELD)
    plays(table, "0: meld m0+m1 m0+m2, discard Kc")


def test_a_new_group_comes_after_melds_were_joined() -> None:
    table = samba("[9c9d9h][9s9c9d]", "KcKdKh")

    plays(table, "0: meld m0+m1 [KcKdKh]", melds="[9c9d9h9s9c9d][KcKdKh]/-")


def test_joined_melds_are_one_canasta() -> None:
    one = samba(f"{natural('9')}[9s9c9d]", "Kc")
    none = samba("[9c9d9h][9s9c9d9h]", "Kc")

    assert facts(plays(one, "0: meld m0+m1, discard Kc").after) == ["natural"]
    assert facts(plays(none, "0: meld m0+m1, discard Kc").after) == ["natural"]


def facts(table: str) -> list[str | None]:
    """The kind of every canasta of the first side."""
    return [meld["canasta"] for meld in appearance(table).facts["melds"][0]]


def test_a_card_of_another_suit_does_not_follow_a_sequence() -> None:
    refuses(samba("[4c5c6c]", "7h"), "0: meld m0+7h", Reason.UNEQUAL_RANKS)


def test_a_canasta_with_the_top_card_did_not_come_whole_from_the_hand() -> None:
    rules = "classic_4(concealed_canasta_bonus=100)"
    drawn = f"{rules} turn=0.play pile=7d melds=[9c9d9h]/-"
    taken = f"{rules} turn=0.draw pile=7dKs melds=[9c9d9h]/-"

    after = plays(f"{drawn} hands=KcKdKhKsKcKdKh4c8c/-/-/-", "0: meld [KcKdKhKsKcKdKh]")
    assert after.field("whole") == "m1/-"
    after = plays(
        f"{taken} hands=KcKdKhKcKdKh4c8c/(11)/(11)/(11)", "0: take [KsKcKdKhKcKdKh]"
    )
    assert after.field("whole") == ""
    after = plays(
        f"{taken} hands=KcKdQcQdQhQsQcQdQh4c8c/(11)/(11)/(11)",
        "0: take [KsKcKd], meld [QcQdQhQsQcQdQh]",
    )
    assert after.field("whole") == "m2/-"


def top_cards(number: str, pile: str) -> str:
    return (
        f"classic_4(pile_access=top_n,pile_take_limit={number}) turn=0.draw"
        f" pile={pile} melds=[9c9d9h]/- hands=KcKd4d5d6d/(11)/(11)/(11)"
    )


@pytest.mark.parametrize(
    ("number", "left"), [("1", "7d8dTd"), ("2", "7d8d"), ("4", ""), ("7", "")]
)
def test_only_the_top_cards_may_be_taken(number: str, left: str) -> None:
    after = plays(top_cards(number, "7d8dTdKs"), "0: take [KsKcKd]")

    assert after.field("pile") == left


def test_cards_that_stay_in_the_pile_keep_it_frozen() -> None:
    frozen = plays(top_cards("2", "2d8dTdKs!"), "0: take [KsKcKd]")
    free = plays(top_cards("2", "8d7d2dKs!"), "0: take [KsKcKd]")

    assert frozen.facts["frozen"] == [True, True]
    assert free.facts["frozen"] != [True, True]


@pytest.mark.parametrize("three", ["3c3c", "3s3s", "3d3d", "3h3h"])
def test_a_hand_of_threes_lays_them_and_throws_none_while_it_can_draw(
    three: str,
) -> None:
    table = f"american turn=0.play pile=4d hands={three}/(13)/(13)/(13)"

    refuses(table, f"0: discard {three[:2]}", Reason.DISCARD_BANNED)
    plays(table.replace("(13)/(13)/(13)", "(33)/(33)/(32)"), f"0: discard {three[:2]}")


def test_a_hand_of_wild_cards_and_threes_throws_a_wild_card() -> None:
    table = "american turn=0.play pile=4d hands=2c3c/(13)/(13)/(13)"

    refuses(table, "0: discard 3c", Reason.DISCARD_BANNED)
    plays(table, "0: discard 2c")


def test_a_joker_is_thrown_before_a_three_too() -> None:
    table = "american turn=0.play pile=4d hands=Xr3c/(13)/(13)/(13)"

    refuses(table, "0: discard 3c", Reason.DISCARD_BANNED)
    plays(table, "0: discard Xr")


def crowning(melds: str, hand: str) -> str:
    return (
        f"family_hand_and_foot turn=0.play pile=7d melds={melds}/-"
        f" hands={hand}4d5d/(13) feet=(13)/(13)"
    )


def test_a_red_three_on_a_canasta_must_be_held() -> None:
    table = crowning(natural("K"), "3h")

    plays(table, "0: meld m0+3h")
    refuses(table, "0: meld m0+3d", Reason.NOT_IN_HAND)
    refuses(table, "0: meld m1+3h", Reason.NO_SUCH_MELD)


def test_a_canasta_bears_one_red_three() -> None:
    table = crowning(natural("K") + natural("Q"), "3h3d")

    refuses(table, "0: meld m0+3h m0+3d", Reason.BONUS_NOT_NOW)
    plays(table, "0: meld m0+3h m1+3d")


@pytest.mark.parametrize(
    ("meld", "rank"),
    [(natural("K"), "K"), (mixed("K"), "K"), ("[2c2d2h2s2c2d2h]", "2")],
)
def test_a_canasta_burns_its_rank(meld: str, rank: str) -> None:
    last = meld[-3:-1]
    table = crowning(f"{meld[:-3]}]", f"{last}8d")

    assert plays(table, f"0: meld m0+{last}").field("burnt") == rank


@pytest.mark.parametrize("run", ["4c5d6c", "4c5h6c", "4c5s6c", "4d5s6d", "4c6c8c"])
def test_a_sequence_has_one_suit_and_no_gap(run: str) -> None:
    refuses(
        samba("[9c9d9h]", run),
        f"0: meld [{run}]",
        Reason.UNEQUAL_RANKS,
        Reason.NOT_A_SEQUENCE,
    )


@pytest.mark.parametrize(
    ("tried", "reason", "about"),
    [
        ("5h6h7d", Reason.NOT_A_SEQUENCE, "5h6h7d"),
        ("5h6h2c", Reason.NOT_A_SEQUENCE, "2c"),
        ("5h7h2c", Reason.NOT_A_SEQUENCE, "2c"),
        ("5h8h2c", Reason.UNEQUAL_RANKS, "5h8h2c"),
        ("5h6d8h", Reason.UNEQUAL_RANKS, "5h6d8h"),
        ("5h5d6h", Reason.UNEQUAL_RANKS, "5h5d6h"),
    ],
)
def test_neighbours_that_are_no_meld_meant_a_sequence(
    tried: str, reason: Reason, about: str
) -> None:
    before = parse_position(filled(samba("[9c9d9h]", tried)))

    refused = refusal(before, parse_action(f"meld [{tried}]"))

    assert refused == Refusal(reason, cards=read_cards(Snippet(about)))


def test_neighbours_are_of_several_ranks_where_there_are_no_sequences() -> None:
    before = parse_position(
        filled("classic_4 turn=0.play hands=5h6h7d4c/(11)/(11)/(11)")
    )

    refused = refusal(before, parse_action("meld [5h6h7d]"))

    assert refused is not None
    assert refused.reason is Reason.UNEQUAL_RANKS


def test_a_wild_card_does_not_join_a_sequence() -> None:
    refuses(samba("[4c5c6c]", "2c"), "0: meld m0+2c", Reason.UNEQUAL_RANKS)


def test_a_sequence_of_six_takes_one_more_card_and_not_two() -> None:
    table = samba("[4c5c6c7c8c9c]", "TcJc")

    refuses(table, "0: meld m0+TcJc", Reason.MELD_TOO_LARGE)
    closed = plays(table, "0: meld m0+Tc")
    refuses(closed.after, "0: meld m0+Jc", Reason.SEQUENCE_CLOSED)


def test_natural_canastas_may_have_a_limit_below_that_of_all_melds() -> None:
    rules = "classic_4(max_meld_size=9,natural_canasta_max_size=8)"
    table = (
        f"{rules} turn=0.play pile=7d melds={natural('K')}{mixed('Q')}[9c9d9h]/-"
        " hands=KsQhQsQdAc4d5d6d/-/-/-"
    )

    plays(table, "0: meld m0+Ks m1+QhQs")
    refuses(table, "0: meld m1+QhQsQd", Reason.MELD_TOO_LARGE)
    refuses(
        table.replace("KsQh", "2hQh").replace("KcKdKhKsKcKdKh", "KcKdKhKsKcKdKhKs"),
        "0: meld m0+2h m1+QhQsQd",
        Reason.MELD_TOO_LARGE,
    )


def partners_join(melds: str) -> str:
    return (
        f"samba turn=2.play pile=7d melds={melds}/[KcKdKh]"
        f" hands=(15)/(15)/QcJd{REST}/(15)"
    )


def test_the_partner_joins_melds_of_the_side() -> None:
    after = plays(partners_join("[9c9d9h][9s9c9d]"), "2: meld m0+m1, discard Qc")

    assert after.field("melds") == "[9c9d9h9s9c9d]/[KcKdKh]"
    assert "melds joined: side 0, m0+m1" in after.events


def test_a_canasta_made_by_joining_is_told_once() -> None:
    made = plays(partners_join("[9c9d9h9s][9c9d9h]"), "2: meld m0+m1")
    grown = plays(partners_join(f"{natural('9')}[9s9c9d]"), "2: meld m0+m1")
    other = plays(partners_join(f"[9s9c9d]{natural('9')}"), "2: meld m0+m1")

    assert len([text for text in made.events if "canasta" in text]) == 1
    assert not [text for text in grown.events if "canasta" in text]
    assert not [text for text in other.events if "canasta" in text]


def test_red_threes_of_a_pile_are_laid_out_and_told() -> None:
    table = (
        "classic_4 turn=0.draw pile=3h8dKs melds=[9c9d9h]/-"
        " hands=KcKd4d5d6d/(11)/(11)/(11)"
    )

    after = plays(table, "0: take [KsKcKd]", bonus="3h/-")

    assert [text for text in after.events if "3h" in text]


def test_the_pair_for_a_frozen_pile_may_join_the_meld_in_a_play_of_its_own() -> None:
    table = (
        "classic_4 turn=0.draw pile=2c8dKs! melds=[KcKdKh][QcQdQh]/-"
        " hands=KcKdQsQc4d5d6d/(11)/(11)/(11)"
    )

    plays(table, "0: take m0+Ks m0+KcKd")
    refuses(table, "0: take m0+Ks m1+QsQc", Reason.PILE_IS_FROZEN)


def test_the_top_card_alone_joins_melds_of_its_rank_and_runs_of_its_suit() -> None:
    position = parse_position(
        filled(
            "samba turn=0.draw pile=8d7h"
            " melds=[7c7d7s][4h5h6h][4d5d6d][4c5c6c][4s5s6s][8c8d8h]/-"
            f" hands=KcKd{REST}/(15)/(15)/(15)"
        )
    )

    takes = top_card_takes(position)

    assert [take.plays[0] for take in takes] == [
        AddToMeld(0, (parse_card("7h"),)),
        AddToMeld(1, (parse_card("7h"),)),
    ]


def test_it_joins_no_other_meld_of_its_suit_or_run_from_its_rank() -> None:
    position = parse_position(
        filled(
            "samba turn=0.draw pile=8d7d melds=[9d9h9s][7s8s9s][4c5c6c][7h7s7d]/-"
            f" hands=KcKd{REST}/(15)/(15)/(15)"
        )
    )

    takes = top_card_takes(position)

    assert [take.plays[0] for take in takes] == [AddToMeld(3, (parse_card("7d"),))]


def threes_by_choice(hand: str, others: str = "(13)") -> str:
    return (
        "american turn=0.play pile=4d melds=[KcKdKh]/-"
        f" hands={hand}/{others}/{others}/{others}"
    )


def test_threes_are_laid_out_when_cards_to_play_are_left() -> None:
    plays(threes_by_choice("3h4c"), "0: meld [3h]")
    empty = threes_by_choice("3h4c", "(31)").replace("(31)/(31)/(31)", "(32)/(32)/(31)")
    refuses(empty, "0: meld [3h]", Reason.BONUS_NOT_NOW)
    refuses(threes_by_choice("3h4c"), "0: meld [3d]", Reason.NOT_IN_HAND)


def test_black_threes_that_are_never_laid_out_may_be_thrown() -> None:
    table = threes_by_choice("3c3s").replace(
        "american", "american(black3_mode=stopper)"
    )

    plays(table, "0: discard 3c")


def test_two_red_threes_do_not_crown_one_canasta() -> None:
    refuses(crowning(natural("K"), "3h3d"), "0: meld m0+3h3d", Reason.BONUS_NOT_NOW)


def test_nothing_is_laid_that_leaves_only_black_threes_in_the_first_round() -> None:
    table = (
        "cuban turn=0.play fresh=0 pile=4d melds=[9c9d9h]/-"
        " hands=KcKdKh3c3s{}/(13)/(13)/(13)"
    )

    refuses(table.format(""), "0: meld [KcKdKh]", Reason.DISCARD_BANNED)
    plays(table.format("4c"), "0: meld [KcKdKh]")
    plays(table.format("").replace("fresh=0", "fresh=1"), "0: meld [KcKdKh]")


def test_a_group_of_no_cards_is_refused() -> None:
    position = parse_position(filled(samba("[9c9d9h]", "Kc")))

    refused = refusal(position, LayDown((NewMeld(()),)))

    assert refused is not None
    assert refused.reason is Reason.NO_PLAYS
