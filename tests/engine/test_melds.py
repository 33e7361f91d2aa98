"""Rank melds and adding to them (rules.md 2.3 Valid rank meld, Adding)."""

import pytest

from canasta_qt.engine.legality import refusal
from canasta_qt.engine.state.actions import AddToMeld, LayDown
from canasta_qt.engine.state.refusals import Reason, Refusal
from canasta_qt.notation.position.line import parse_position
from tests.controller.letting_go import cards
from tests.positions import filled

TABLE = (
    "{rules} turn=0.play flags=drew pile=7d melds={melds}/-"
    " hands={hand}6c6dJcTc/(11)/(11)/(11)"
)


def table(hand: str, melds: str = "[9c9d9h]", rules: str = "classic_4") -> str:
    """Side 0 is open and has just drawn."""
    return TABLE.format(rules=rules, melds=melds, hand=hand)


@pytest.mark.parametrize("number", [-1, 2])
def test_a_meld_before_the_first_or_after_the_last_gets_no_card(number: int) -> None:
    position = parse_position(filled(table("Qs", melds="[9c9d9h][QcQdQh]")))

    refused = refusal(position, LayDown((AddToMeld(number, cards("Qs")),)))

    assert refused == Refusal(Reason.NO_SUCH_MELD, number, 2)
