"""Edge cases of the rule specification for the family's Hand-and-Foot Canasta."""

import pytest

from canasta_qt.engine.state.refusals import Reason
from tests.positions import appearance, plays, refuses
from tests.rulebook.dealing import dealt, mixed, natural

FEET = "(13)/(13)/(13)/(13)"
REST = "4c5c6d8c"


def meld_phase(melds: str, hand: str, more: str = "") -> str:
    return (
        f"family_hand_and_foot turn=0.play pile=7d melds={melds}/-/-/-"
        f" hands={hand}{REST}/(13)/(13)/(13) feet={FEET} {more}"
    )


def before_taking(pile: str, melds: str, hand: str, more: str = "") -> str:
    return (
        f"family_hand_and_foot turn=0.draw pile={pile} melds={melds}/-/-/-"
        f" hands={hand}{REST}/(13)/(13)/(13) feet={FEET} {more}"
    )


def test_e035_two_naturals_to_a_wild_card() -> None:
    table = meld_phase("[9c9d9h]", "QcQdQhQs2c2d")

    plays(table, "0: meld [QcQd2c]")
    refuses(table, "0: meld [QcQd2c2d]", Reason.WILD_RATIO)
    plays(table, "0: meld [QcQdQhQs2c2d]")


def test_e035_the_seventh_card_beside_two_wild_cards_is_a_queen() -> None:
    table = meld_phase("[QcQdQhQs2c2d]", "QcXr")

    refuses(table, "0: meld m0+Xr", Reason.TOO_MANY_WILDS, Reason.WILD_RATIO)
    plays(table, "0: meld m0+Qc")


def test_e035_a_canasta_takes_queens_and_no_wild_cards() -> None:
    table = meld_phase("[QcQdQhQsQcQd2c]", "Qh2d")

    plays(table, "0: meld m0+Qh")
    refuses(table, "0: meld m0+2d", Reason.WILD_ON_CANASTA)


def test_a_wild_canasta_takes_more_wild_cards() -> None:
    plays(meld_phase("[2c2d2h2sXrXbXr]", "2cXb"), "0: meld m0+2cXb")


def test_e037_the_seventh_ace_burns_aces() -> None:
    plays(
        "family_hand_and_foot turn=1.play pile=7d"
        " melds=-/[AcAdAhAsAcAd]/-/[AcAdAh]"
        f" hands=(13)/Ah{REST}/(13)/(13) feet={FEET}",
        "1: meld m0+Ah",
        burnt="A",
    )


BURNT = (
    "family_hand_and_foot turn={turn} pile={pile} burnt=A"
    " melds=-/[AcAdAhAsAcAdAh]/[9c9d9h]/[AcAdAh]"
    f" hands=(13)/(13)/{{hand}}{REST}/{{hand}}{REST} feet={FEET}"
)


def test_e037_burnt_aces_are_shut_to_who_has_none() -> None:
    hand = "AsAcAd"

    refuses(
        BURNT.format(turn="2.play", pile="7d", hand=hand),
        "2: meld [AsAcAd]",
        Reason.RANK_IS_BURNT,
    )
    refuses(
        BURNT.format(turn="2.draw", pile="7dAh", hand=hand),
        "2: take [AhAsAc]",
        Reason.RANK_IS_BURNT,
    )
    plays(BURNT.format(turn="2.play", pile="7d", hand=hand), "2: discard As", actor=1)


def test_e037_who_has_aces_may_add_and_finish() -> None:
    table = BURNT.format(turn="3.play", pile="7d", hand="AsAcAdAh")

    after = plays(table, "3: meld m0+AsAcAdAh")
    assert after.facts["melds"][3][0]["canasta"] == "natural"


def test_a_wild_canasta_burns_wild_melds_and_not_wild_cards() -> None:
    table = meld_phase("[9c9d9h]", "2c2d2hKcKd", "burnt=2")

    refuses(table, "0: meld [2c2d2h]", Reason.RANK_IS_BURNT)
    plays(table, "0: meld [KcKd2c]")


def test_e038_a_red_three_crowns_a_canasta() -> None:
    table = meld_phase(natural("K") + mixed("Q"), "3h3d")
    before = appearance(table)

    after = plays(table, "0: meld m0+3h", phase="play")
    assert after.field("melds").startswith("[KcKdKhKsKcKdKh3h]")
    assert after.field("stock") == before.field("stock")
    assert after.field("hands").startswith(f"{REST[:2]}")
    refuses(after.after, "0: meld m0+3d", Reason.BONUS_NOT_NOW)
    after.then("0: meld m1+3d")


def test_e038_only_on_a_canasta() -> None:
    refuses(meld_phase("[KcKdKh]", "3h"), "0: meld m0+3h", Reason.BONUS_NOT_NOW)


@pytest.mark.parametrize("freezer", ["3h", "2c"])
def test_e052_a_frozen_pile_needs_two_queens_from_the_hand(freezer: str) -> None:
    pile = f"7d{freezer}Qd"

    one = before_taking(pile, "[QcQhQs]", "Qh")
    appearance(one, frozen=[True] * 4, may_take=False)
    refuses(one, "0: take m0+Qd", Reason.PILE_IS_FROZEN)
    two = before_taking(pile, "[9c9d9h]", "QcQh")
    plays(two, "0: take [QdQcQh]", pile="-", bonus="")


def test_e052_the_cards_of_the_pile_go_to_the_hand_threes_included() -> None:
    plays(
        before_taking("3s3hQd", "[9c9d9h]", "QcQh"),
        "0: take [QdQcQh]",
        hands=f"{REST}3s3h/(13)/(13)/(13)",
    )


@pytest.mark.parametrize("top", ["3h", "3s"])
def test_e052_a_three_on_top_is_not_taken(top: str) -> None:
    table = before_taking(f"7d{top}", "[9c9d9h]", "3d3c3h")

    appearance(table, may_take=False)
    refuses(table, f"0: take [{top}3c3d]", Reason.PILE_IS_BLOCKED)


def test_e052_a_deuce_is_taken_with_two_deuces_and_may_open() -> None:
    table = before_taking("7d2d", "-", "2c2h")

    appearance(table, frozen=[True] * 4, may_take=True, opening_minimum=[50] * 4)
    plays(table, "0: take [2d2c2h]", melds="[2d2c2h]/-/-/-")


def test_e052_a_joker_with_two_jokers_and_nothing_else() -> None:
    plays(before_taking("7dXr", "[9c9d9h]", "XrXb"), "0: take [XrXrXb]")
    table = before_taking("7dXr", "[9c9d9h]", "2cXb")
    appearance(table, may_take=False)
    refuses(
        table,
        "0: take [Xr2cXb]",
        Reason.PILE_IS_FROZEN,
        Reason.TOP_CARD_UNMET,
        Reason.PILE_IS_BLOCKED,
    )


@pytest.mark.parametrize("hand", ["QcQh", "Qc2c"])
def test_an_unfrozen_pile_opens_with_a_pair_or_a_natural_and_a_wild_card(
    hand: str,
) -> None:
    table = before_taking("7dQd", "-", f"{hand}KcKdKh")

    appearance(table, frozen=[False] * 4, may_take=True)
    plays(table, f"0: take [Qd{hand}] [KcKdKh]")


def test_e076_a_discarded_red_three_freezes_the_pile() -> None:
    plays(
        meld_phase("[9c9d9h]", "3h"),
        "0: discard 3h",
        pile="7d3h!",
        frozen=[True] * 4,
        actor=3,
    )


def last_turn(melds: str, hand: str, feet: str = "-/(13)/(13)/(13)") -> str:
    return (
        f"family_hand_and_foot turn=0.play pile=7d melds={melds}/-/-/-"
        f" hands={hand}/(13)/(13)/(13) feet={feet}"
    )


WILDS = "[2h2s2h2sXrXbXr]"
OUT = "0: meld [9c9d9h], discard 4c"


def test_e112_two_mixed_canastas_do_not_go_out() -> None:
    refuses(
        last_turn(mixed("K") + mixed("Q"), "9c9d9h4c"),
        "0: meld [9c9d9h]",
        Reason.CANASTA_KINDS,
    )


def test_e112_natural_and_wild_do() -> None:
    plays(last_turn(natural("K") + WILDS, "9c9d9h4c"), OUT, round_over=True, out=0)
    plays(
        last_turn(natural("K") + WILDS, "9c9d9h"),
        "0: meld [9c9d9h]",
        round_over=True,
        out=0,
    )


def test_e112_not_with_the_foot_untouched() -> None:
    table = last_turn(natural("K") + WILDS, "9c9d9h4c", FEET)

    plays(table, OUT, round_over=False, actor=3)


def test_e112_in_moms_form_sevens_and_wilds_are_asked_for() -> None:
    mom = "family_hand_and_foot(go_out_kinds=[natural>=1,canasta_of_sevens>=1,wild>=1])"
    table = last_turn("{}", "9c9d9h4c").replace("family_hand_and_foot", mom)

    refuses(
        table.format(natural("K") + WILDS), "0: meld [9c9d9h]", Reason.CANASTA_KINDS
    )
    plays(table.format(natural("7") + WILDS), OUT, round_over=True)


FOOT = "5c6c7c8c9cTcJcQcAc4c5d6d7d"


def test_e121_melding_the_hand_away_takes_the_foot_at_once() -> None:
    table = last_turn("[KcKdKh]", "KsKc", f"{FOOT}/(13)/(13)/(13)")

    after = plays(
        table, "0: meld m0+KsKc", hands=f"{FOOT}/(13)/(13)/(13)", phase="play", actor=0
    )
    after.then("0: discard 4c", actor=3)


def test_e121_discarding_the_last_card_takes_it_for_the_next_turn() -> None:
    plays(
        last_turn("[KcKdKh]", "5h", f"{FOOT}/(13)/(13)/(13)"),
        "0: discard 5h",
        hands=f"{FOOT}/(13)/(13)/(13)",
        phase="draw",
        actor=3,
    )


def test_e134_the_turn_of_the_last_stock_card_is_the_last() -> None:
    table = (
        "family_hand_and_foot turn=0.draw stock=2 pile=(240)7d"
        " hands=4c5c8c/(13)/(13)/(13) feet=-/(13)/(13)/(13)"
    )

    drawn = plays(table, "0: draw", stock=0, round_over=False, phase="play")
    drawn.then("0: discard 4c", round_over=True, out=None)


@pytest.mark.parametrize(
    ("lifted", "bonus"), [(104, "3"), (107, "3"), (101, "3"), (109, ""), (99, "")]
)
def test_e145_a_lift_within_the_number_of_players(lifted: int, bonus: str) -> None:
    start = dealt("family_hand_and_foot", {}, "Qd")

    assert start.facts["actor"] == 3
    start.then(f"3: lift {lifted}", bonus_deal=bonus, phase="draw", actor=2)


@pytest.mark.parametrize(
    ("players", "packs"), [(2, 6), (4, 6), (5, 6), (6, 7), (7, 8), (8, 9)]
)
def test_six_packs_up_to_five_players_and_then_one_more_each(
    players: int, packs: int
) -> None:
    appearance(
        "family_hand_and_foot turn=0.draw pile=7d"
        f" hands={'/'.join(['(13)'] * players)} feet={'/'.join(['(13)'] * players)}",
        stock=54 * packs - 26 * players - 1,
    )


def test_six_may_play_in_teams_of_two() -> None:
    after = plays(
        "family_hand_and_foot seating=pairs turn=0.play pile=7d"
        f" hands=AcAdAh4c5c/{'/'.join(['(13)'] * 5)} feet={'/'.join(['(13)'] * 6)}",
        "0: meld [AcAdAh], discard 4c",
        actor=5,
    )

    assert after.facts["opening_minimum"] == [0, 50, 50]


@pytest.mark.parametrize(
    ("total", "minimum"),
    [(-5, 15), (0, 50), (1995, 50), (2000, 90), (4000, 120), (6000, 150), (8000, 180)],
)
def test_a_total_on_a_limit_belongs_to_the_higher_row(total: int, minimum: int) -> None:
    appearance(
        f"family_hand_and_foot score={total}/0/0/0 turn=0.draw pile=7d"
        f" hands=(13)/(13)/(13)/(13) feet={FEET}",
        opening_minimum=[minimum, 50, 50, 50],
    )
