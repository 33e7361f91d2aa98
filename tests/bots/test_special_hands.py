"""Special hands: when their cards are kept, and when they are declared."""

from __future__ import annotations

import pytest

from canasta_qt.bots.variants.hand_facts import HandFacts
from canasta_qt.bots.variants.melding import declare_action, find_wanted_special_hand
from canasta_qt.notation.position.line import parse_position

LINE = "american turn=0.play flags=drew hands={}/(13)/(13)/(13) pile=5s melds={}"


def facts(hand: str, melds: str = "-/-", stock: int | None = None) -> HandFacts:
    """Return the facts of seat 0 of american after its draw, or before it with 13
    cards."""
    line = LINE.format(hand, melds)
    if len(hand) == 26:
        line = line.replace("play flags=drew", "draw")
    position = parse_position(f"canasta/1 {line}")
    if stock is not None:
        del position.stock[stock:]
    return HandFacts(position, 0)


STRAIGHT = "Ac2c3s4c5c6c7c8c9cTcJcQcKcXr"
PAIRS = "4c4d5c5d6c6d9c9dTcTdJcJdKcKs"
GARBAGE = "4c4d4h4s9c9d9h9sTcTdThJcJdJs"


@pytest.mark.parametrize(
    ("hand", "goal"),
    [
        pytest.param(*row[1:], id=row[0])
        for row in (
            ("a complete straight", STRAIGHT, "straight"),
            ("a straight with a red three", STRAIGHT.replace("3s", "3h"), "straight"),
            ("a straight without one card", STRAIGHT.replace("Xr", "Kd"), "straight"),
            ("a straight without two cards", STRAIGHT.replace("XrKc", "KdQd")
             .replace("Kc", "Qd").replace("Xr", "Jd"), "straight"),
            ("a straight without three cards is not collected",
             "Qd2c3s4c5c6c7c8c9cTcJcQcJdTd", None),
            ("no straight with two twos", STRAIGHT.replace("Kc", "2d"), None),
            ("no straight with two jokers", STRAIGHT.replace("Kc", "Xb"), None),
            ("seven complete pairs", PAIRS, "pairs"),
            ("seven pairs without one card", PAIRS.replace("Kc", "8s"), "pairs"),
            ("seven pairs without two cards",
             PAIRS.replace("Kc", "8s").replace("Jc", "Qd"), "pairs"),
            ("no seven pairs with four of a rank",
             "4c4d4h4s6c6d9c9dTcTdJc8sKcQd", None),
            ("no seven pairs with a spare two", PAIRS.replace("Kc", "2s"), None),
            ("no seven pairs with a spare joker", PAIRS.replace("Kc", "Xr"), None),
            ("complete garbage", GARBAGE, "garbage"),
            ("garbage without two cards",
             GARBAGE.replace("Js", "Kd").replace("Th", "Qd"), "garbage"),
            ("garbage without four cards is not collected",
             GARBAGE.replace("Js", "Kd").replace("Th", "Qd")
             .replace("Td", "8d").replace("9s", "6d"), None),
            ("no garbage with a two", GARBAGE.replace("Js", "2d"), None),
            ("no garbage with a joker", GARBAGE.replace("Js", "Xr"), None),
            ("garbage without the fourth cards", "4c4d4h9c9d9hTcTdThJcJdJsKsQs",
             "garbage"),
        )
    ],
)  # fmt: skip
def test_bots_collect_the_special_hand_that_is_nearest(
    hand: str, goal: str | None
) -> None:
    assert find_wanted_special_hand(facts(hand)) == goal


TWO_SHORT = PAIRS.replace("Kc", "8s").replace("Jc", "Qd")
ONE_SHORT = PAIRS.replace("Kc", "8s")


@pytest.mark.parametrize(
    ("hand", "stock", "goal"),
    [
        (TWO_SHORT, 24, "pairs"),
        (TWO_SHORT, 23, None),
        (ONE_SHORT, 23, "pairs"),
        (ONE_SHORT, 10, "pairs"),
        (ONE_SHORT, 9, None),
        (PAIRS, 9, None),
    ],
)
def test_fewer_cards_may_be_missing_from_a_special_hand_when_the_stock_is_low(
    hand: str, stock: int, goal: str | None
) -> None:
    assert find_wanted_special_hand(facts(hand, stock=stock)) == goal


def test_no_special_hand_is_collected_after_melding_or_near_the_end() -> None:
    assert find_wanted_special_hand(facts(PAIRS, "[QcQhQs]/-")) is None
    others = "-/[7c7d7h7s7c7d7h][8c8d8h8s8c8d8h]"
    close = LINE.format(PAIRS, others).replace("(13)/(13)/(13)", "(2)/(13)/(13)")
    far = LINE.format(PAIRS, others)

    assert (
        find_wanted_special_hand(HandFacts(parse_position(f"canasta/1 {close}"), 0))
        is None
    )
    assert (
        find_wanted_special_hand(HandFacts(parse_position(f"canasta/1 {far}"), 0))
        == "pairs"
    )


def test_bots_collect_no_special_hand_in_classic() -> None:
    line = f"classic_4 turn=0.play flags=drew hands={PAIRS}/(11)/(11)/(11) pile=5s"

    assert (
        find_wanted_special_hand(HandFacts(parse_position(f"canasta/1 {line}"), 0))
        is None
    )


@pytest.mark.parametrize(
    ("hand", "declared"),
    [
        (STRAIGHT, "declare straight"),
        (PAIRS, "declare pairs"),
        (GARBAGE, "declare garbage"),
        (PAIRS.replace("Kc", "8s"), "None"),
    ],
)
def test_bots_declare_a_complete_special_hand(hand: str, declared: str) -> None:
    assert str(declare_action(facts(hand))) == declared
