"""What bots plan for a hand: going out, sequences and special hands, case by case."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest

from canasta_qt.bots.variants.going_out import plan_going_out
from canasta_qt.bots.variants.hand_facts import HandFacts
from canasta_qt.bots.variants.melding import find_wanted_special_hand
from canasta_qt.bots.variants.sequences import extends_sequence, plan_sequences
from canasta_qt.cards import CARD_LIST_LENGTH, cards_text
from canasta_qt.engine.state.position import Position
from canasta_qt.notation.position.line import parse_position
from tests.cases import Case, cases
from tests.controller.dropped_cards import cards as read_cards

PLENTY = 3
"""Unseen copies of every card, with which drawing one is nearly certain."""


def way_out(position: Position, _: str) -> str:
    found = plan_going_out(HandFacts(position, 0))
    if found is None:
        return "nothing"
    return " ".join(map(str, found.plays)) or "a discard"


def special_hand(position: Position, stock: str) -> str:
    """Return the special hand that is collected with so many cards in the stock."""
    if stock:
        del position.stock[int(stock) :]
    return find_wanted_special_hand(HandFacts(position, 0)) or "nothing"


def sequences(position: Position, asked: str) -> str:
    """Return each planned sequence: its meld, its cards of the hand, its number of
    cards.
    """
    hand, _, gone = asked.partition(" gone ")
    unseen, held = [PLENTY] * CARD_LIST_LENGTH, [0] * CARD_LIST_LENGTH
    for card in read_cards(gone):
        unseen[card] = 0
    for card in read_cards(hand):
        held[card] += 1
    found = [
        f"{'' if each.base < 0 else f'm{each.base}+'}{cards_text(each.cards)}"
        f" {each.card_count}"
        for each in plan_sequences(held, position.melds[0], unseen)
    ]
    return ", ".join(sorted(found)) or "nothing"


def extending(position: Position, drawn: str) -> str:
    """Return whether all of some cards extend the first meld, or none does."""
    (answer,) = {
        extends_sequence(position.melds[0][0], card) for card in read_cards(drawn)
    }
    return "yes" if answer else "no"


PLANS: Final[dict[str, Callable[[Position, str], str]]] = {
    "goes": way_out,
    "collects": special_hand,
    "sequences": sequences,
    "extends": extending,
}


@pytest.mark.parametrize("case", cases(Path(__file__).with_name("plans")))
def test_a_bot_plans_its_hand_as_the_case_expects(case: Case) -> None:
    for step in case.steps:
        asked, _, wanted = step.partition(" => ")
        verb, _, given = asked.partition(" ")
        position = parse_position(f"canasta/1 {case.table}")
        assert PLANS[verb](position, given) == wanted
