"""The stock is empty: only what is still possible is offered."""

import pytest
from PySide6.QtCore import Qt

from canasta_qt.notation.record import BOT_PREFIX, PERSON, Record
from tests.hand.conftest import Sit
from tests.hand.deals import dealt

Key = Qt.Key


def empty(last: str) -> Record:
    """Return a deal whose stock ends with three draws; seat 3 finds `last`
    on the pile.
    """
    return dealt(
        ["5c4c", "6c4d", f"{last}4h", "KsKhKdKcQsQhQdJsJhJdTsTh9s9h8s8h"],
        upcard="9c",
        ruleset="classic_4(hand_size=25)",
        players=(*(f"{BOT_PREFIX}standard",) * 3, PERSON),
        turns=f"""
        0: draw, discard 5c
        1: draw, discard 6c
        2: draw, discard {last}
        """,
    )


@pytest.mark.parametrize("last", ["Kc", "4h"])
def test_no_text_asks_for_a_draw_when_the_stock_is_empty(
    sit: Sit, heard: list[str], last: str
) -> None:
    """Neither status line, buttons, hint nor refusals."""
    person = sit(empty(last), compared=False)
    assert "End round" in person.buttons
    assert ("Take pile" in person.buttons) == (last == "Kc")
    heard.clear()

    person.press(Key.Key_H)
    person.until(lambda: "Do it, key Enter" in person.buttons)
    person.press(Key.Key_Escape)
    for key in "xgm":
        person.press(key)
    person.drag("queen of hearts", "place for a new meld")
    person.drag("queen of hearts", person.find("Clara").rect.center())
    person.wait(100)

    said = " ".join((*heard, *person.names()))
    assert "Draw" not in said.replace("Draw card", "")
    assert "take the pile if you can, or end the round" in said


def test_enter_does_not_end_the_round_while_the_pile_can_be_taken(sit: Sit) -> None:
    """Only its own key, D, does."""
    person = sit(empty("Kc"))

    person.press(Key.Key_Return)
    person.wait(100)
    assert person.line.startswith("Your turn.")
    person.press(Key.Key_D)

    person.until(lambda: person.line.startswith("Nobody went out."))
