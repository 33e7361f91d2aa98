"""Planned sequences: which are worth collecting, and which cards extend one."""

from __future__ import annotations

import pytest

from canasta_qt.bots.variants.sequences import (
    PlannedSequence,
    extends_sequence,
    plan_sequences,
)
from canasta_qt.cards import CARD_LIST_LENGTH, cards_text
from canasta_qt.engine.state.melds import Meld
from canasta_qt.notation.position.line import parse_position
from tests.controller.dropped_cards import cards

PLENTY = 3
"""Unseen copies of every card, with which drawing one is nearly certain."""


def counted(text: str) -> list[int]:
    kinds = [0] * CARD_LIST_LENGTH
    for card in cards(text):
        kinds[card] += 1
    return kinds


def melds(text: str) -> list[Meld]:
    line = f"samba turn=0.play hands=4c/(15)/(15)/(15) pile=4d melds={text}/-"
    return parse_position(f"canasta/1 {line}").melds[0]


def projects(hand: str, lying: str = "-", gone: str = "") -> list[PlannedSequence]:
    unseen = [PLENTY] * CARD_LIST_LENGTH
    for card in cards(gone):
        unseen[card] = 0
    return plan_sequences(counted(hand), melds(lying), unseen)


def planned_sequences(hand: str, lying: str = "-", gone: str = "") -> list[str]:
    """Return each sequence as text: its meld, its cards of the hand, its number of
    cards."""
    return [
        f"{'' if each.base < 0 else f'm{each.base}+'}{cards_text(each.cards)}"
        f" {each.card_count}"
        for each in projects(hand, lying, gone)
    ]


@pytest.mark.parametrize(
    ("hand", "lying", "gone", "found"),
    [
        pytest.param(*row[1:], id=row[0])
        for row in (
            ("four cards of a suit are collected", "5h6h8hTh", "-", "", ["5h6h8hTh 4"]),
            ("three cards of a suit are not collected", "5h6h8h", "-", "", []),
            ("four cards of two suits are not collected", "5h6h8sTs", "-", "", []),
            ("four cards more than seven ranks apart are not", "4h5hKhAh", "-", "", []),
            ("from the four to the ten at the low end", "4h5h6hTh", "-", "",
             ["4h5h6hTh 4"]),
            ("from the eight to the ace at the high end", "8hJhKhAh", "-", "",
             ["8hJhKhAh 4"]),
            ("eight neighbours make a sequence of seven", "4h5h6h7h8h9hThJh", "-", "",
             ["4h5h6h7h8h9hTh 7"]),
            ("a missing card that is gone prevents it", "4h5h6hTh", "-", "8h", []),
            ("a card that is gone does not matter elsewhere", "5h6h7h8hJh", "-", "Jh",
             ["5h6h7h8hJh 5"]),
            ("two equal cards are for two sequences", "5h5h6h6h7h7h8h8h", "-", "",
             ["5h6h7h8h 4", "5h6h7h8h 4"]),
            ("one card is collected for a melded sequence", "8h", "[5h6h7h]", "",
             ["m0+8h 4"]),
            ("a card with a gap to a melded sequence is, too",
             "9h", "[5h6h7h]", "", ["m0+9h 4"]),
            ("a card too far from a melded sequence is not", "Qh", "[5h6h7h]", "", []),
            ("a card that is already melded is not", "6h", "[5h6h7h]", "", []),
            ("a card on either side is collected", "4h8h", "[5h6h7h]", "",
             ["m0+4h8h 5"]),
            ("a sequence of seven needs no card", "Jh", "[4h5h6h7h8h9hTh]", "", []),
            ("a sequence needs no card of another suit", "8s", "[5h6h7h]", "", []),
            ("the longer sequence comes first", "8h9h4s5s6s7s8s", "[5h6h7h]", "",
             ["4s5s6s7s8s 5", "m0+8h9h 5"]),
            ("each of two sequences of a suit gets its cards",
             "4hKh", "[5h6h7h][ThJhQh]", "",
             ["m0+4h 4", "m1+Kh 4"]),
        )
    ],
)  # fmt: skip
def test_bots_plan_the_sequences_worth_collecting_from_a_hand(
    hand: str, lying: str, gone: str, found: list[str]
) -> None:
    assert sorted(planned_sequences(hand, lying, gone)) == sorted(found)


@pytest.mark.parametrize(
    ("lying", "card", "gains"),
    [
        ("[5h6h7h]", "4h", True),
        ("[5h6h7h]", "8h", True),
        ("[5h6h7h]", "9h", False),
        ("[5h6h7h]", "6h", False),
        ("[5h6h7h]", "8s", False),
        ("[5h6h7h]", "8c", False),
        ("[4h5h6h7h8h9hTh]", "Jh", False),
        ("[QcKcAc]", "2c", False),
        ("[4c5c6c]", "7c", True),
        ("[8c8h8s]", "8d", False),
        ("[8c8h8s]", "7c", False),
    ],
)
def test_bots_extend_a_sequence_with_the_next_card_at_either_end(
    lying: str, card: str, *, gains: bool
) -> None:
    assert extends_sequence(melds(lying)[0], cards(card)[0]) is gains
