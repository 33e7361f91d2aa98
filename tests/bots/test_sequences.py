"""Planned sequences: which are worth collecting, and which cards extend one."""

from __future__ import annotations

import pytest

from canasta_qt.bots.variants.sequences import (
    PlannedSequence,
    extends_sequence,
    plan_sequences,
)
from canasta_qt.cards import KINDS, cards_text
from canasta_qt.engine.state.melds import Meld
from canasta_qt.notation.position.line import parse_position
from tests.controller.letting_go import cards

PLENTY = 3
"""Copies unseen of every card; the chance of one is then nearly certain."""


def counted(text: str) -> list[int]:
    kinds = [0] * KINDS
    for card in cards(text):
        kinds[card] += 1
    return kinds


def melds(text: str) -> list[Meld]:
    line = f"samba turn=0.play hands=4c/(15)/(15)/(15) pile=4d melds={text}/-"
    return parse_position(f"canasta/1 {line}").melds[0]


def projects(hand: str, lying: str = "-", gone: str = "") -> list[PlannedSequence]:
    unseen = [PLENTY] * KINDS
    for card in cards(gone):
        unseen[card] = 0
    return plan_sequences(counted(hand), melds(lying), unseen)


def planned_sequences(hand: str, lying: str = "-", gone: str = "") -> list[str]:
    """Return each sequence as text: its meld, its cards of the hand, its number of
    cards."""
    return [
        f"{'' if each.base < 0 else f'm{each.base}+'}{cards_text(each.cards)}"
        f" {each.have}"
        for each in projects(hand, lying, gone)
    ]


@pytest.mark.parametrize(
    ("hand", "lying", "gone", "found"),
    [
        pytest.param(*row[1:], id=row[0])
        for row in (
            ("four cards of a suit are worth it", "5h6h8hTh", "-", "", ["5h6h8hTh 4"]),
            ("three are not", "5h6h8h", "-", "", []),
            ("nor are four of two suits", "5h6h8sTs", "-", "", []),
            ("nor are four that lie further apart than seven", "4h5hKhAh", "-", "", []),
            ("from the four to the ten at the low end", "4h5h6hTh", "-", "",
             ["4h5h6hTh 4"]),
            ("from the eight to the ace at the high end", "8hJhKhAh", "-", "",
             ["8hJhKhAh 4"]),
            ("eight in a row make a run of seven", "4h5h6h7h8h9hThJh", "-", "",
             ["4h5h6h7h8h9hTh 7"]),
            ("a card that is gone ends the hope", "4h5h6hTh", "-", "8h", []),
            ("unless another seven places do without it", "5h6h7h8hJh", "-", "Jh",
             ["5h6h7h8hJh 5"]),
            ("two equal cards serve two runs", "5h5h6h6h7h7h8h8h", "-", "",
             ["5h6h7h8h 4", "5h6h7h8h 4"]),
            ("one card is enough for a run that lies", "8h", "[5h6h7h]", "",
             ["m0+8h 4"]),
            ("one that is not its neighbour as well",
             "9h", "[5h6h7h]", "", ["m0+9h 4"]),
            ("not one that is too far off", "Qh", "[5h6h7h]", "", []),
            ("not one that lies there already", "6h", "[5h6h7h]", "", []),
            ("a card on either side serves it", "4h8h", "[5h6h7h]", "", ["m0+4h8h 5"]),
            ("a run of seven needs none", "Jh", "[4h5h6h7h8h9hTh]", "", []),
            ("a run of another suit needs none", "8s", "[5h6h7h]", "", []),
            ("the longer run comes first", "8h9h4s5s6s7s8s", "[5h6h7h]", "",
             ["4s5s6s7s8s 5", "m0+8h9h 5"]),
            ("each of two runs of a suit gets its cards",
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
