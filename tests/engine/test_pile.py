"""Taking the discard pile while it is not frozen (rules.md 2.3 Taking the pile)."""

from canasta_qt.engine.legality import refusal
from canasta_qt.engine.state.actions import TakePile
from canasta_qt.engine.state.refusals import Reason
from canasta_qt.engine.transition import apply
from canasta_qt.notation.actions import parse_action
from canasta_qt.notation.position.line import parse_position
from tests.positions import filled

TABLE = (
    "{rules} turn=0.draw pile={pile} melds={melds}/-"
    " hands=8c8dQcQd2cXr4c5c6cTcJc/(11)/(11)/(11)"
)


def table(pile: str = "7c8h", rules: str = "classic_4", melds: str = "[9c9d9h]") -> str:
    """Side 0 is open; eights and queens in pairs, two wild cards."""
    return TABLE.format(rules=rules, pile=pile, melds=melds)


def test_a_take_that_lays_nothing_is_refused() -> None:
    position = parse_position(filled(table()))

    refused = refusal(position, TakePile(()))

    assert refused is not None
    assert refused.reason is Reason.TOP_CARD_UNUSED


def test_as_many_cards_are_shown_as_are_known() -> None:
    position = parse_position(filled(table(pile="4d5d8h")))

    apply(position, parse_action("take [8h8c8d]"))

    assert (
        position.known_count == [sum(known) for known in position.known] == [2, 0, 0, 0]
    )
