"""Special hands: when their cards are kept, and when they are declared."""

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
