"""House variations of Hand & Foot from the rule specification, 4.2 and 4.3."""

import pytest

from canasta_qt.engine.state.refusals import Reason
from tests.positions import appearance, plays, refuses, scores
from tests.rulebook.dealing import dealt, mixed, natural

FEET = "feet=(13)/(13)/(13)/(13)"
IN_FOOT = "feet=-/(13)/(13)/(13)"
FIVE = natural("K") + natural("Q") + mixed("T") + mixed("8") + mixed("7")
OUT = "0: meld [9c9d9h], discard 4c"
WILDS = "[2h2s2h2sXrXbXr]"


def last_turn(
    rules: str,
    melds: str = FIVE,
    *,
    hand: str = "9c9d9h4c",
    feet: str = "-/(13)/-/(13)",
    more: str = "",
) -> str:
    return (
        f"hand_and_foot({rules}) turn=0.play pile=7d melds={melds}/-"
        f" hands={hand}/(11)/KsQs/(11) feet={feet} {more}"
    )


def test_h2_one_red_one_black_and_one_wild() -> None:
    rules = (
        "wild_melds=any_wilds,go_out_canastas=3,go_out_kinds=[red>=1,black>=1,wild>=1]"
    )

    plays(last_turn(rules, natural("K") + mixed("T") + WILDS), OUT, round_over=True)
    refuses(
        last_turn(rules, natural("K") + mixed("T") + natural("Q")),
        "0: meld [9c9d9h]",
        Reason.CANASTA_KINDS,
    )


def test_h4_a_natural_pair_takes_seven_cards_and_the_rest_stays() -> None:
    rules = (
        "pile_access=top_n,pile_take_limit=7,take_frozen={pair},pile_always_frozen=true"
    )
    table = (
        f"hand_and_foot({rules}) turn=0.draw pile=4d5d6d7d8dTdJd5h6hQd"
        f" melds=[9c9d9h]/- hands=QcQh4c5c/(11)/(11)/(11) {FEET}"
    )

    plays(
        table,
        "0: take [QdQcQh]",
        pile="4d5d6d",
        hands="4c5c7d8dTdJd5h6h/(11)/(11)/(11)",
    )
    refuses(table.replace("QcQh", "Qc2c"), "0: take [QdQc2c]", Reason.PILE_IS_FROZEN)


def test_h5_the_whole_pile() -> None:
    rules = "pile_access=whole,take_frozen={pair},take_unfrozen={pair,nat_wild,add}"
    table = (
        f"hand_and_foot({rules}) turn=0.draw pile=4d3h6dQd"
        f" melds=[QcQhQs]/- hands=8c8d4c5c/(11)/(11)/(11) {FEET}"
    )

    plays(
        table,
        "0: take m0+Qd",
        pile="-",
        hands="8c8d4c5c4d3h6d/(11)/(11)/(11)",
        bonus="",
    )


@pytest.mark.parametrize("penalty", [100, 300, 400])
def test_h6_what_a_red_three_costs(penalty: int) -> None:
    scores(
        f"hand_and_foot(red3_hand_penalty={penalty}) turn=0.over out=0 pile=7d"
        " hands=-/3h/-/3d feet=-/-/-/3h",
        points=(100, -3 * penalty),
    )


def test_v1_both_packets_alike() -> None:
    rules = "hand_size=13,foot_size=13,foot_assignment=second_packet"
    start = dealt(f"hand_and_foot({rules})", {0: "Kd"}, feet={0: "4c"})

    appearance(start.after, stock=270 - 104)
    assert "Kd" in start.field("hands").split("/")[0]
    assert "4c" in start.field("feet").split("/")[0]


def test_v2_who_lifts_twenty_two_earns_the_bonus() -> None:
    rules = (
        "hand_size=11,foot_size=11,foot_assignment=lift_22,"
        "deal_bonus_mode=player_lift_22"
    )
    lifting = dealt(f"hand_and_foot({rules})", {})

    assert lifting.facts["actor"] == 0
    for seat, count in ((0, 22), (1, 21), (2, 23)):
        lifting = lifting.then(f"{seat}: lift {count}", actor=seat + 1)
    start = lifting.then("3: lift 22", phase="draw", actor=0, bonus_deal="0,1")
    assert [len(hand) for hand in start.field("hands").split("/")] == [22] * 4
    assert [len(foot) for foot in start.field("feet").split("/")] == [22] * 4


def test_v3_one_packet_is_kept_and_the_other_passed_on() -> None:
    rules = "hand_size=11,foot_size=11,foot_assignment=show_tops_keep_one_pass_other"
    keeping = dealt(
        f"hand_and_foot({rules})",
        {0: "Ac", 1: "Kc", 2: "Qc", 3: "Jc"},
        feet={0: "Ad", 1: "Kd", 2: "Qd", 3: "Jd"},
    )

    for seat, packet in ((0, 1), (1, 2), (2, 2), (3, 1)):
        assert keeping.facts["actor"] == seat
        keeping = keeping.then(f"{seat}: keep {packet}")
    hands = keeping.field("hands").split("/")
    feet = keeping.field("feet").split("/")
    for hand, card in zip(hands, ("Jd", "Ad", "Kc", "Qc"), strict=True):
        assert card in hand
    for foot, card in zip(feet, ("Ac", "Kd", "Qd", "Jc"), strict=True):
        assert card in foot
    assert keeping.facts["phase"] == "draw"


FOOT_ONLY = "pile_access=foot_only,take_unfrozen={pair,nat_wild,add}"


def test_v4_only_from_the_foot_the_pile_is_taken() -> None:
    table = (
        f"hand_and_foot({FOOT_ONLY}) turn=0.draw pile=4d3hQd melds=[QcQhQs]/-"
        " hands=8c8d4c5c/(11)/(11)/(11) "
    )

    refuses(table + FEET, "0: take m0+Qd", Reason.PILE_ONLY_IN_FOOT)
    plays(
        table + IN_FOOT, "0: take m0+Qd", hands="8c8d4c5c4d3h/(11)/(11)/(11)", pile="-"
    )


def test_v5_in_the_foot_a_turn_may_float() -> None:
    table = (
        "hand_and_foot(float_allowed=true) turn=0.play pile=7d melds=[QcQhQs]/-"
        " hands={}/(11)/(11)/(11) "
    )

    plays(table.format("8c8d") + IN_FOOT, "0: float", pile="7d", actor=1, phase="draw")
    refuses(table.format("8c8d") + FEET, "0: float", Reason.FLOAT_NOT_ALLOWED)
    plays(
        table.format("QdQc8c") + IN_FOOT,
        "0: meld m0+QdQc, float",
        hands="8c/(11)/(11)/(11)",
        actor=1,
    )


def test_v5_otherwise_nobody_floats() -> None:
    table = last_turn("rounds=4")

    refuses(table, "0: float", Reason.FLOAT_NOT_ALLOWED)


def test_v6b_both_partners_in_the_foot_are_enough() -> None:
    rules = "go_out_foot=all_in_foot"

    plays(last_turn(rules, more="unplayed=2"), OUT, round_over=True)
    refuses(
        last_turn(rules, feet="-/(13)/(13)/(13)"),
        "0: meld [9c9d9h]",
        Reason.FOOT_NOT_PLAYED,
    )


def test_v6c_the_partner_may_still_be_in_the_hand_for_a_hundred() -> None:
    rules = "go_out_foot=self_in_foot,partner_in_hand_penalty=100"

    plays(last_turn(rules, feet="-/(13)/(13)/(13)"), OUT, round_over=True)
    over = appearance(
        f"hand_and_foot({rules}) turn=0.over out=0 pile=7d melds={natural('K')}/-"
        " hands=-/-/8c/- feet=-/-/9c/-"
    )
    assert over.score is not None
    assert over.score["round"] == [500 + 100 + 70 - 10 - 10 - 100, 0]
    lines = {line["item"]: line["points"] for line in over.score["lines"][0]}
    assert lines["partner_in_hand"] == -100


def test_v6d_threes_may_be_held_and_thrown_last() -> None:
    rules = "go_out_no_threes=none,final_discard_ban={}"

    plays(
        last_turn(rules, hand="9c9d9h3s"),
        "0: meld [9c9d9h], discard 3s",
        round_over=True,
    )


def test_v6e_one_card_from_the_foot_is_not_asked_for() -> None:
    plays(
        last_turn("go_out_foot=self_in_foot", more="unplayed=2"), OUT, round_over=True
    )


def test_v6f_permission_required_or_forbidden() -> None:
    solo_free = "players_allowed={4},seating={4:pairs}"

    refuses(
        last_turn(f"{solo_free},ask_partner=mandatory"),
        "0: meld [9c9d9h]",
        Reason.ASK_FIRST,
    )
    refuses(last_turn("ask_partner=none"), "0: ask", Reason.NO_PARTNER_TO_ASK)


def test_v8_eights_at_five_and_threes_at_other_prices() -> None:
    rules = "value_of_eights=5,black3_hand_penalty=5,red3_hand_penalty=100"

    scores(
        f"hand_and_foot({rules}) turn=0.over out=0 pile=7d melds={natural('8')}/-"
        " hands=-/3h3s8c/-/-",
        points=(500 + 100 + 35, -100 - 5 - 5),
    )


def test_v9_two_clean_and_one_dirty() -> None:
    rules = (
        "go_out_canastas=3,go_out_kinds=[clean>=2,dirty>=1],"
        "go_out_foot=self_in_foot,go_out_no_threes=none"
    )

    plays(
        last_turn(rules, natural("K") + natural("Q") + mixed("T")), OUT, round_over=True
    )
    refuses(
        last_turn(rules, natural("K") + mixed("8") + mixed("T")),
        "0: meld [9c9d9h]",
        Reason.CANASTA_KINDS,
    )
