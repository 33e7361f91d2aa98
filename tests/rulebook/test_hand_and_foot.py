"""Edge cases and counts of the rule specification for Hand & Foot."""

import pytest

from canasta_qt.engine.state.refusals import Reason
from tests.positions import appearance, plays, refuses, scores
from tests.rulebook.dealing import dealt, mixed, natural

RED = natural("K"), natural("Q"), natural("J")
BLACK = mixed("T"), mixed("8"), mixed("7"), mixed("6")
TWO_RED_THREE_BLACK = "".join(RED[:2] + BLACK[:3])
FOOT = "5c6c7c8c9cTcJcQcAc4c5d6d7d"
FEET = f"{FOOT}/(13)/(13)/(13)"


def last_turn(
    melds: str,
    *,
    partner: str = "KsQs",
    feet: str = "-/(13)/-/(13)",
    unplayed: str = "-",
    rules: str = "",
) -> str:
    """Seat 0 holds three nines and a four in the foot."""
    return (
        f"hand_and_foot{rules} turn=0.play pile=7d melds={melds}/-"
        f" hands=9c9d9h4c/(11)/{partner}/(11) feet={feet} unplayed={unplayed}"
    )


OUT = "0: meld [9c9d9h], discard 4c"


def test_e109_two_red_and_three_black_go_out() -> None:
    plays(last_turn(TWO_RED_THREE_BLACK), OUT, round_over=True, out=0)


@pytest.mark.parametrize("red", [1, 3])
def test_e109_other_fives_do_not(red: int) -> None:
    five = "".join(RED[:red] + BLACK[: 5 - red])

    refuses(last_turn(five), "0: meld [9c9d9h]", Reason.CANASTA_KINDS)


def test_e109_three_red_and_two_black_do_as_a_house_rule() -> None:
    plays(
        last_turn("".join(RED + BLACK[:2]), rules="(go_out_kinds=[red>=3,black>=2])"),
        OUT,
        round_over=True,
        out=0,
    )


def test_e109_alone_one_red_and_one_black_are_enough() -> None:
    table = (
        "hand_and_foot turn=0.play pile=7d melds={}/- hands=9c9d9h4c/(11) feet=-/(13)"
    )

    plays(table.format(RED[0] + BLACK[0]), OUT, round_over=True, out=0)
    refuses(table.format(RED[0] + RED[1]), "0: meld [9c9d9h]", Reason.CANASTA_KINDS)


def test_e110_not_while_the_partner_plays_from_the_hand() -> None:
    refuses(
        last_turn(TWO_RED_THREE_BLACK, feet="-/(13)/(13)/(13)"),
        "0: meld [9c9d9h]",
        Reason.FOOT_NOT_PLAYED,
    )


def test_e110_not_before_the_partner_played_a_card_of_the_foot() -> None:
    refuses(
        last_turn(TWO_RED_THREE_BLACK, unplayed="2"),
        "0: meld [9c9d9h]",
        Reason.FOOT_NOT_PLAYED,
    )


def test_e110_a_card_melded_from_the_foot_is_enough() -> None:
    table = (
        f"hand_and_foot turn=2.play pile=7d melds={TWO_RED_THREE_BLACK}/-"
        " hands=9c9d9h4c/(11)/KsQsJs/(11) feet=-/(13)/-/(13) unplayed=2"
    )

    after = plays(table, "2: meld m0+Ks", unplayed="").then("2: discard Js")
    after = after.then("3: draw, discard 5d").then("0: draw=4d4h")
    after.then("0: meld [9c9d9h] [4c4d4h]", round_over=True, out=0)


def test_the_player_satisfies_the_foot_with_the_cards_that_go_out() -> None:
    plays(last_turn(TWO_RED_THREE_BLACK, unplayed="0"), OUT, round_over=True)


@pytest.mark.parametrize("three", ["3h", "3s"])
def test_nobody_goes_out_while_the_partner_holds_a_three(three: str) -> None:
    refuses(
        last_turn(TWO_RED_THREE_BLACK, partner=f"Ks{three}"),
        "0: meld [9c9d9h]",
        Reason.THREES_IN_HAND,
    )


@pytest.mark.parametrize("three", ["3h", "3s"])
def test_a_three_is_not_the_last_discard(three: str) -> None:
    table = last_turn(TWO_RED_THREE_BLACK).replace("9h4c", f"9h{three}")

    refuses(table, "0: meld [9c9d9h]", Reason.FINAL_DISCARD, Reason.THREES_IN_HAND)
    plays(table, f"0: discard {three}", round_over=False)


def test_e115_the_foot_is_taken_in_mid_turn() -> None:
    table = (
        "hand_and_foot turn=0.play pile=7d melds=[KcKdKh]/-"
        f" hands=KsKc/(11)/(11)/(11) feet={FEET}"
    )

    after = plays(
        table,
        "0: meld m0+KsKc",
        hands=f"{FOOT}/(11)/(11)/(11)",
        feet="-/(13)/(13)/(13)",
        phase="play",
        actor=0,
    )
    after.then("0: discard 4c", pile="7d4c", actor=1)


def test_e116_the_foot_after_a_discard_is_played_from_the_next_turn() -> None:
    table = (
        "hand_and_foot turn=0.play pile=7d melds=[KcKdKh]/-"
        f" hands=5h/(11)/(11)/(11) feet={FEET}"
    )

    plays(
        table,
        "0: discard 5h",
        hands=f"{FOOT}/(11)/(11)/(11)",
        feet="-/(13)/(13)/(13)",
        unplayed="0",
        actor=1,
        phase="draw",
        round_over=False,
    )


def test_e118_a_red_three_in_an_unseen_foot_costs_five_hundred() -> None:
    scores(
        f"hand_and_foot turn=0.over out=0 pile=7d melds={RED[0]}/-"
        " hands=-/-/-/8c feet=-/-/-/3hKcAc",
        points=(500 + 100 + 70, -10 - 500 - 10 - 20),
    )


def test_e119_the_minimum_follows_the_round() -> None:
    appearance(
        "hand_and_foot round=3 score=5000/-200 turn=0.draw"
        " hands=(11)/(11)/(11)/(11) feet=(13)/(13)/(13)/(13)",
        opening_minimum=[120, 120],
    )


@pytest.mark.parametrize(("round_", "minimum"), [(1, 50), (2, 90), (4, 150)])
def test_e119_each_round_has_its_minimum(round_: int, minimum: int) -> None:
    appearance(
        f"hand_and_foot round={round_} turn=0.draw"
        " hands=(11)/(11)/(11)/(11) feet=(13)/(13)/(13)/(13)",
        opening_minimum=[minimum, minimum],
    )


def test_e119_after_four_rounds_the_highest_total_wins() -> None:
    over = (
        "hand_and_foot round={} score=900/1900 turn=0.over out=0 pile=7d"
        f" melds={RED[0]}/- hands=-/-/-/-"
    )

    appearance(over.format(3), game_over=False, winner=None)
    appearance(over.format(4), game_over=True, winner=1)


V7 = (
    "hand_and_foot(natural_canasta_max_size=7,wild_ratio=wild_lt_natural,"
    "max_wilds=none,wild_to_canasta=mixed_only) turn=0.play pile=7d melds={}/-"
    " hands={}4c5c6c/(11)/(11)/(11) feet=(13)/(13)/(13)/(13)"
)


def test_e161_a_black_canasta_grows_while_naturals_outnumber_wild_cards() -> None:
    table = V7.format(mixed("K"), "2h2s2c")

    after = plays(table, "0: meld m0+2h")
    refuses(after.after, "0: meld m0+2s2c", Reason.WILD_RATIO)


def test_e161_a_red_canasta_is_full_and_a_new_meld_begins() -> None:
    table = V7.format(natural("K"), "KcKdKhKs2c")

    refuses(table, "0: meld m0+Ks", Reason.MELD_TOO_LARGE)
    refuses(table, "0: meld m0+2c", Reason.WILD_ON_CANASTA, Reason.MELD_TOO_LARGE)
    plays(table, "0: meld [KcKdKh]", melds=f"{natural('K')}[KcKdKh]/-")


def test_a_second_meld_of_a_rank_waits_for_the_canasta() -> None:
    table = (
        "hand_and_foot turn=0.play pile=7d melds=[KcKdKh]/-"
        " hands=KsKcKd4c5c/(11)/(11)/(11) feet=(13)/(13)/(13)/(13)"
    )

    refuses(table, "0: meld [KsKcKd]", Reason.RANK_HAS_MELD)
    plays(table, "0: meld m0+KsKcKd")


def test_no_discard_is_ever_taken() -> None:
    table = (
        "hand_and_foot turn=0.draw pile=7d melds=[7c7h7s]/-"
        " hands=7c7d4c5c/(11)/(11)/(11) feet=(13)/(13)/(13)/(13)"
    )

    appearance(table, may_take=False)
    refuses(table, "0: take m0+7d", Reason.PILE_NEVER_TAKEN)


@pytest.mark.parametrize(
    ("bottom", "foot_bottom", "cards", "foot"),
    [("4c", "Kd", 11, 13), ("Kd", "4c", 13, 11), ("4c", "4d", 11, 13)],
)
def test_the_packet_with_the_lowest_bottom_card_is_the_hand(
    bottom: str, foot_bottom: str, cards: int, foot: int
) -> None:
    start = dealt("hand_and_foot", {1: bottom}, feet={1: foot_bottom})

    hand = start.field("hands").split("/")[1]
    assert len(hand) == 2 * cards
    assert (bottom if cards == 11 else foot_bottom) in hand
    assert len(start.field("feet").split("/")[1]) == 2 * foot


@pytest.mark.parametrize(
    ("players", "packs"), [(2, 4), (3, 4), (4, 5), (5, 6), (6, 6), (8, 6)]
)
def test_one_pack_more_than_players_within_four_to_six(
    players: int, packs: int
) -> None:
    start = dealt("hand_and_foot", {}, players=players)

    appearance(start.after, stock=54 * packs - 24 * players, phase="draw")


def test_w017_five_canastas_against_an_unopened_foot() -> None:
    scores(
        "hand_and_foot turn=0.over out=0 pile=7d"
        f" melds={natural('K')}{natural('6')}{mixed('Q')}[9c9d9h9s9c9dXr]{mixed('A')}"
        f"/{natural('8')}[TcTdThTs2c2d2h]"
        " hands=-/AcAdKcKd/8c5c/-"
        " feet=-/3hAhAsKhKsQcJc9c8d7c5d4c4d/-/-",
        points=(2430, 290),
    )
