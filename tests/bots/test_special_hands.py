"""Special hands: when their cards are kept, and when they are declared."""

from __future__ import annotations

import pytest

from canasta_qt.bots.variants.hand_facts import HandFacts
from canasta_qt.bots.variants.melding import declaration, wanted_special_hand
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
            ("a straight is there", STRAIGHT, "straight"),
            ("its red three will do", STRAIGHT.replace("3s", "3h"), "straight"),
            ("one card is lacking", STRAIGHT.replace("Xr", "Kd"), "straight"),
            ("two are lacking", STRAIGHT.replace("XrKc", "KdQd").replace("Kc", "Qd")
             .replace("Xr", "Jd"), "straight"),
            ("three are too many", "Qd2c3s4c5c6c7c8c9cTcJcQcJdTd", None),
            ("two deuces are one too many", STRAIGHT.replace("Kc", "2d"), None),
            ("two jokers as well", STRAIGHT.replace("Kc", "Xb"), None),
            ("seven pairs are there", PAIRS, "pairs"),
            ("one pair is lacking its second card", PAIRS.replace("Kc", "8s"), "pairs"),
            ("two are", PAIRS.replace("Kc", "8s").replace("Jc", "Qd"), "pairs"),
            ("four of a rank are one pair", "4c4d4h4s6c6d9c9dTcTdJc8sKcQd", None),
            ("a wild card is never thrown", PAIRS.replace("Kc", "2s"), None),
            ("a joker neither", PAIRS.replace("Kc", "Xr"), None),
            ("garbage is there", GARBAGE, "garbage"),
            ("it lacks two cards", GARBAGE.replace("Js", "Kd").replace("Th", "Qd"),
             "garbage"),
            ("it lacks four", GARBAGE.replace("Js", "Kd").replace("Th", "Qd")
             .replace("Td", "8d").replace("9s", "6d"), None),
            ("it takes no wild card", GARBAGE.replace("Js", "2d"), None),
            ("and no joker", GARBAGE.replace("Js", "Xr"), None),
            ("three of each rank lack the two fours", "4c4d4h9c9d9hTcTdThJcJdJsKsQs",
             "garbage"),
        )
    ],
)  # fmt: skip
def test_bots_collect_the_special_hand_that_is_nearest(
    hand: str, goal: str | None
) -> None:
    assert wanted_special_hand(facts(hand)) == goal


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
    assert wanted_special_hand(facts(hand, stock=stock)) == goal


def test_no_special_hand_is_collected_after_melding_or_near_the_end() -> None:
    assert wanted_special_hand(facts(PAIRS, "[QcQhQs]/-")) is None
    others = "-/[7c7d7h7s7c7d7h][8c8d8h8s8c8d8h]"
    close = LINE.format(PAIRS, others).replace("(13)/(13)/(13)", "(2)/(13)/(13)")
    far = LINE.format(PAIRS, others)

    assert (
        wanted_special_hand(HandFacts(parse_position(f"canasta/1 {close}"), 0)) is None
    )
    assert (
        wanted_special_hand(HandFacts(parse_position(f"canasta/1 {far}"), 0)) == "pairs"
    )


def test_bots_collect_no_special_hand_in_classic() -> None:
    line = f"classic_4 turn=0.play flags=drew hands={PAIRS}/(11)/(11)/(11) pile=5s"

    assert (
        wanted_special_hand(HandFacts(parse_position(f"canasta/1 {line}"), 0)) is None
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
    assert str(declaration(facts(hand))) == declared
