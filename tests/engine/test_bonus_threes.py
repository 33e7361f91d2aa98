"""Threes that are laid out by choice or thrown (rules.md 3.7), and set on canastas."""

import pytest

from canasta_qt.engine.legality import refusal
from canasta_qt.engine.moves.melding import lay_bonus
from canasta_qt.engine.state.actions import AddToMeld, LayDown, NewMeld
from canasta_qt.engine.state.refusals import Reason, Refusal
from canasta_qt.notation.position.line import parse_position
from tests.controller.letting_go import cards
from tests.positions import filled, plays
from tests.rulebook.dealing import natural

WINGS = 7


def table(
    hand: str,
    stock: int = 30,
    *,
    rules: str = "",
    phase: str = "play",
    melds: str = "-",
) -> str:
    """American: four seats, some cards in the stock, none of them known."""
    named = sum(text.count(suit) for text in (hand, melds) for suit in "cdhsrb")
    others = 108 - WINGS - 1 - stock - named
    shares = [others // 3, others // 3, others - 2 * (others // 3)]
    hands = "/".join(f"({share})" for share in shares)
    return (
        f"american{rules} turn=0.{phase} pile=7d stock={stock} melds={melds}/-"
        f" hands={hand}/{hands}"
    )


def test_where_nothing_can_be_drawn_no_card_is_told() -> None:
    after = plays(table("3h4c5c", 0), "0: meld [3h]")

    assert after.events == ["laid out: side 0, 3h"]


def test_a_three_is_laid_out_without_anybody_listening() -> None:
    position = parse_position(filled(table("3h4c5c")))

    lay_bonus(position, 0, (NewMeld(cards("3h")),), None)

    assert (position.size[0], len(position.stock)) == (3, 29)


CROWNING = (
    "family_hand_and_foot turn=0.play pile=7d"
    f" melds={natural('K')}[9c9d9h]/- hands=3h4d5d/(13) feet=(13)/(13)"
)


@pytest.mark.parametrize("number", [-1, 2])
def test_no_canasta_no_crown(number: int) -> None:
    position = parse_position(filled(CROWNING))

    refused = refusal(position, LayDown((AddToMeld(number, cards("3h")),)))

    assert refused == Refusal(Reason.NO_SUCH_MELD, number, 2)
