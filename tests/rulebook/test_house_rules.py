"""Edge cases of the rule specification, 5.11, and house variations of section 4."""

import pytest

from canasta_qt.cards import cards_text
from canasta_qt.engine.state.refusals import Reason
from canasta_qt.engine.state.terms import terms_for
from canasta_qt.rules.text import parse_ruleset
from tests.positions import appearance, plays, refuses, scores
from tests.rulebook.dealing import dealt, natural

HANDS = "hands=(11)/(11)/(11)/(11)"


@pytest.mark.parametrize(
    ("rules", "cards"),
    [
        ("jokers_total=6", 110),
        ("jokers_total=2", 106),
        ("jokers_total=0", 104),
        ("copies_per_natural_rank=7", 97),
    ],
)
def test_e155_the_size_of_the_pack(rules: str, cards: int) -> None:
    appearance(f"classic_4({rules}) turn=0.draw pile=7d {HANDS}", stock=cards - 45)


def test_e155_clubs_are_taken_out_first() -> None:
    ruleset = parse_ruleset("classic_4(copies_per_natural_rank=7)")
    deck = cards_text(list(terms_for(ruleset, 4).deck))

    for rank in "456789TJQKA":
        assert deck.count(f"{rank}c") == 1, rank
        assert deck.count(f"{rank}s") == 2, rank


TOP_ONLY = (
    "classic_4(only_top_card_this_turn=true) turn=0.draw pile=QhKd melds=[9c9d9h]/-"
    " hands=KcKhQcQd4c5c6d8c/(11)/(11)/(11)"
)


def test_e157_cards_of_a_taken_pile_wait_for_the_next_turn() -> None:
    taken = plays(TOP_ONLY, "0: take [KdKcKh]", shut="Qh")
    refuses(taken.after, "0: meld [QcQdQh]", Reason.CARD_IS_SHUT)

    after = taken.then("0: discard 4c", shut="")
    for seat, card in ((1, "4d"), (2, "4h"), (3, "4s")):
        after = after.then(f"{seat}: draw, discard {card}")
    after.then("0: draw, meld [QcQdQh]")


def test_e157_one_of_them_may_be_the_discard() -> None:
    plays(TOP_ONLY, "0: take [KdKcKh], discard Qh", pile="Qh")


@pytest.mark.parametrize(("lifted", "bonus"), [(45, "1"), (44, ""), (46, "")])
def test_e160_the_dealer_lifts_exactly_forty_five(lifted: int, bonus: str) -> None:
    start = dealt("classic_4(deal_bonus_mode=dealer_exact)", {}, "Qd")

    assert start.facts["actor"] == 3
    start.then(f"3: lift {lifted}", bonus_deal=bonus, phase="draw", actor=0)


@pytest.mark.parametrize(("lifted", "bonus"), [(45, "0"), (44, ""), (46, "")])
def test_e160_the_player_right_of_the_dealer_cuts(lifted: int, bonus: str) -> None:
    start = dealt("classic_4(deal_bonus_mode=cutter_exact)", {}, "Qd")

    assert start.facts["actor"] == 2
    start.then(f"2: lift {lifted}", bonus_deal=bonus, phase="draw", actor=0)


@pytest.mark.parametrize("size", [13, 15])
def test_m1_more_cards_for_everybody(size: int) -> None:
    appearance(
        dealt(f"classic_4(hand_size={size})", {}, "Qd").after, stock=107 - 4 * size
    )


def test_m2_fewer_players_draw_more_cards() -> None:
    rules = "uruguay_original(draw_count={2:3,3:2,4:1,5:1,6:1})"
    table = f"{rules} turn=0.draw pile=7d hands=4c5c6d/(15)"
    before = appearance(table)

    after = plays(table, "0: draw")
    assert int(before.field("stock")) - int(after.field("stock")) == 3


def test_m3_a_natural_pair_is_always_needed() -> None:
    refuses(
        "classic_4(pile_always_frozen=true) turn=0.draw pile=4c9s"
        " melds=[9c9d9h]/- hands=4d5c6c8c/(11)/(11)/(11)",
        "0: take m0+9s",
        Reason.PILE_IS_FROZEN,
    )


def test_m4_a_canasta_straight_from_the_hand_may_earn_a_bonus() -> None:
    table = (
        "classic_4(concealed_canasta_bonus=100) turn=0.play pile=7d"
        " melds=[9c9d9h]/- hands=KcKdKhKsKcKdKh4c/-/-/-"
    )

    scores(
        table, "0: meld [KcKdKhKsKcKdKh], discard 4c", points=(500 + 100 + 100 + 100, 0)
    )


@pytest.mark.parametrize(
    ("rules", "melds", "legal"),
    [
        ("go_out_canastas=2", natural("Q"), False),
        ("go_out_canastas=2", natural("Q") + "[KcKdKhKsKc2c2d]", True),
        (
            "go_out_canastas=2,go_out_kinds=[natural>=2]",
            natural("Q") + "[KcKdKhKsKc2c2d]",
            False,
        ),
        (
            "go_out_canastas=2,go_out_kinds=[natural>=2]",
            natural("Q") + natural("K"),
            True,
        ),
    ],
)
def test_m7_m8_two_canastas_one_or_both_natural(
    rules: str, melds: str, *, legal: bool
) -> None:
    table = (
        f"classic_4({rules}) turn=0.play pile=7d melds={melds}/-"
        " hands=9c9d9h4c/(11)/(11)/(11)"
    )

    if legal:
        plays(table, "0: meld [9c9d9h], discard 4c", round_over=True)
    else:
        refuses(
            table,
            "0: meld [9c9d9h]",
            Reason.MUST_KEEP_TWO,
            Reason.TOO_FEW_CANASTAS,
            Reason.CANASTA_KINDS,
        )


@pytest.mark.parametrize("total", [250, 500])
def test_m9_a_higher_bonus_for_going_out_concealed(total: int) -> None:
    scores(
        f"classic_4(concealed_total={total}) turn=0.over out=0 concealed=1 pile=7d"
        f" melds={natural('Q')}/- hands=-/-/-/-",
        points=(500 + 70 + total, 0),
    )


@pytest.mark.parametrize(
    ("total", "minimum"), [(-500, 50), (0, 50), (1495, 50), (1500, 90), (3000, 120)]
)
def test_m15_fifty_to_open_even_below_zero(total: int, minimum: int) -> None:
    appearance(
        f"classic_4(initial_table=IM1-N50) score={total}/0 turn=0.draw pile=7d {HANDS}",
        opening_minimum=[minimum, 50],
    )


@pytest.mark.parametrize(("points", "side"), [(100, 770), (250, 920)])
def test_m14_the_bonus_of_the_deal_is_worth_what_the_rules_say(
    points: int, side: int
) -> None:
    scores(
        f"classic_4(deal_bonus_mode=dealer_exact,deal_bonus_points={points})"
        f" turn=0.over out=0 bonus_deal=0 pile=4d melds={natural('K')}/-"
        " hands=-/-/-/-",
        points=(side, 0),
    )


@pytest.mark.parametrize(("most", "is_over"), [(1, True), (2, False)])
def test_a_pile_is_turned_over_as_often_as_the_rules_say(
    most: int, *, is_over: bool
) -> None:
    plays(
        f"uruguay_original(max_recycles={most}) turn=0.draw stock=0 pile=7cKc2c9c"
        " recycled=1 hands=4c5c8c8d/(*)/(11)/(11)",
        "0: draw",
        round_over=is_over,
    )


def test_a_sequence_may_be_as_long_as_the_rules_say() -> None:
    for most, refused in ((7, True), (8, False)):
        table = (
            f"samba(sequence_max={most}) turn=0.play pile=4d melds=[4h5h6h7h8h9hTh]/-"
            " hands=JhKcKdQc5c/(15)/(15)/(15)"
        )
        if refused:
            refuses(table, "0: meld m0+Jh", Reason.SEQUENCE_CLOSED)
        else:
            plays(table, "0: meld m0+Jh", melds="[4h5h6h7h8h9hThJh]/-")


@pytest.mark.parametrize("points", [5000, 800])
def test_seven_canastas_win_what_the_rules_say(points: int) -> None:
    six = "".join(natural(rank) for rank in "KQJT98")
    scores(
        f"uruguay_original(instant_win_points={points}) turn=0.play pile=4d laid=0,2"
        f" melds={six}[7c7d7h7s7c7d]/- hands=7h5c6c/-/-/Ac",
        "0: meld m6+7h",
        points=(points, 0),
        lines=({"instant_win": points}, {}),
    )
