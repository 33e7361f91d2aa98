"""Edge cases of the rule specification, 5.11, and house variations of section 4."""

import pytest

from canasta_qt.cards import cards_text
from canasta_qt.engine.legality import refusal
from canasta_qt.engine.state.observation import masked
from canasta_qt.engine.state.refusals import Reason
from canasta_qt.engine.state.terms import terms_for
from canasta_qt.notation.actions import parse_action
from canasta_qt.notation.position.line import parse_position
from canasta_qt.rules.text import parse_ruleset
from tests.positions import appearance, filled, plays, refuses, scores
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


# House rules that meet


FREE_OF_THREES = "classic_4(go_out_no_threes=side) pile=7d"


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(
    ("partner", "reason"), [("4c5c", None), ("4c3d", Reason.THREES_IN_HAND)]
)
def test_ones_own_threes_may_be_melded_where_the_side_must_be_free_of_them(
    seat: int, partner: str, reason: Reason | None
) -> None:
    """rules.md 2.3 Going out.

    The seat sees its own threes go: what is public is whether hidden hands hold some.
    """
    own, melds = "3c3c3s9c", natural("K")
    hands = [own, "(5)", partner, "(5)"] if not seat else ["(5)", own, "(5)", partner]
    sides = [melds, "-"] if not seat else ["-", melds]
    table = filled(
        f"{FREE_OF_THREES} turn={seat}.play melds={'/'.join(sides)}"
        f" hands={'/'.join(hands)}"
    )
    position = parse_position(table)
    lay = parse_action("meld [3c3c3s]")

    for view in (position, masked(position, seat)):
        refused = refusal(view, lay)
        assert (refused and refused.reason) is reason
    assert masked(position, seat).threes_held[seat] is bool(reason)


def test_a_red_three_that_replaces_a_black_one_is_laid_out_at_once() -> None:
    """rules.md 2.3 Red threes."""
    plays(
        "classic_4(black3_mode=bonus) turn=0.play stock=3h5c pile=7d"
        " hands=3c4c6h/(*)/(11)/(11)",
        "0: meld [3c]",
        bonus="3c3h/-",
        hands="4c6h5c/(80)/(11)/(11)",
        stock=0,
    )


def test_no_three_is_laid_out_if_its_replacement_may_leave_nothing_to_play() -> None:
    """rules.md 2.3 Finishing rule."""
    rules = "classic_4(black3_mode=bonus) turn=0.play"
    table = f"{rules} stock=1 pile=7d hands=3c4c/(*)/(11)/(11)"

    refuses(table, "0: meld [3c]", Reason.BONUS_NOT_NOW)
    plays(f"{table} bonus=3d3d3h/3h", "0: meld [3c]")


def test_a_red_three_of_the_pile_goes_to_the_table_where_all_of_them_do() -> None:
    """rules.md 2.3 Red threes."""
    plays(
        "classic_4(red3_from_pile=to_hand) turn=0.draw pile=3h8cQd melds=[9c9d9h]/-"
        " hands=QcQh4c5c/(11)/(11)/(11)",
        "0: take [QdQcQh]",
        bonus="3h/-",
        hands="4c5c8c/(11)/(11)/(11)",
    )


def test_a_sequence_joins_no_meld_of_a_rank() -> None:
    """rules.md 2.3 Adding."""
    plays(
        "classic_4(sequences=true) turn=0.play pile=7d melds=[4c4d4h]/-"
        " hands=4d5d6d8c9c/(11)/(11)/(11)",
        "0: meld [4d5d6d]",
        melds="[4c4d4h][4d5d6d]/-",
    )


def test_what_was_turned_without_freezing_does_not_freeze_what_is_left() -> None:
    """rules.md 2.3 Deal."""
    rules = "classic_4(upcard_freezes_on={red3},pile_access=top_n,pile_take_limit=2)"
    hands = "melds=[9c9d9h]/- hands=QcQh4c/(11)/(11)/(11)"
    table = f"{rules} turn=0.draw pile=2c8cQd {hands}"

    taken = plays(table, "0: take [QdQcQh]", frozen=[False, True])
    assert taken.field("pile") == "2c"
    frozen = plays(table.replace("Qd ", "Qd! "), "0: take [QdQcQh]")
    assert frozen.field("pile") == "2c!"
    three = plays(table.replace("2c8cQd", "3d8cQd!"), "0: take [QdQcQh]")
    assert three.field("pile") == "3d!"


@pytest.mark.parametrize(
    ("foot", "stock", "reason"),
    [
        (1, 20, Reason.GO_OUT_DISCARD),
        (2, 20, None),
        (2, 3, Reason.GO_OUT_DISCARD),
        (6, 0, None),
    ],
)
def test_a_foot_taken_up_within_a_turn_leaves_a_card_to_discard(
    foot: int, stock: int, reason: Reason | None
) -> None:
    """rules.md 2.3 Finishing rule."""
    table = (
        "classic_4(foot_size=2,foot_assignment=second_packet) turn=0.play pile=7d"
        f" stock={stock} melds=[KcKdKh]/- hands=9c9d9h/({101 - stock - foot})/-/-"
        f" feet=({foot})/-/-/-"
    )

    if reason is None:
        plays(table, "0: meld [9c9d9h]", feet="")
    else:
        refuses(table, "0: meld [9c9d9h]", reason)


def test_a_hand_of_black_threes_alone_may_throw_one_in_its_first_turn() -> None:
    """rules.md 2.3 Finishing rule."""
    rules = "classic_4(black3_ban_first_round=true) turn=0.play"
    table = f"{rules} fresh=0 pile=7d hands={{}}/(11)/(11)/(11)"

    refuses(table.format("3c3s4c"), "0: discard 3c", Reason.DISCARD_BANNED)
    plays(table.format("3c3s"), "0: discard 3c", pile="7d3c")
    laid_out = table.replace("=true", "=true,black3_mode=bonus").format("3c3s")
    refuses(laid_out, "0: discard 3c", Reason.DISCARD_BANNED)


@pytest.mark.parametrize(
    ("rules", "seat", "choice"),
    [
        ("deal_bonus_mode=dealer_exact", 3, "lift 45"),
        ("foot_size=4,foot_assignment=show_tops_keep_one_pass_other", 0, "keep 2"),
    ],
)
def test_dealt_red_threes_wait_for_the_first_turn_behind_choices(
    rules: str, seat: int, choice: str
) -> None:
    """rules.md 2.3 Red threes."""
    start = dealt(f"classic_4({rules})", {seat: "3d"}, "Qd")

    start.then(f"{seat}: {choice}", bonus="")
