"""A whole turn, by mouse and by keys."""

from PySide6.QtCore import Qt

from tests.hand.conftest import Sit
from tests.hand.deals import dealt

GAME = dealt(["4c4d4hKsQs", "5c5d"], drawn="4s", upcard="9c")


def test_a_whole_turn_is_played_with_the_mouse(sit: Sit) -> None:
    person = sit(GAME)

    person.click("stock")
    assert "four of spades" in person.hand
    assert person.line == "Your turn. Meld if you like, then discard one card."

    person.drag("queen of spades", "discard pile")
    person.until_own_turn()

    assert "queen of spades" not in person.hand
    assert person.sees("You discarded the queen of spades.")


def test_a_whole_turn_is_played_with_keys(sit: Sit) -> None:
    person = sit(GAME)

    person.press(Qt.Key.Key_D)
    assert "four of spades" in person.hand
    person.press(Qt.Key.Key_Q)
    person.press(Qt.Key.Key_Space)
    assert person.selected == ["queen of spades"]
    person.press(Qt.Key.Key_Return)
    person.until_own_turn()

    assert person.sees("You discarded the queen of spades.")
