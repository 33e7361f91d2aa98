"""The first moments of a round, in which nobody has done anything to ask about."""

from PySide6.QtCore import Qt

from tests.hand.conftest import Sit
from tests.hand.deals import dealt

BEGUN = dealt(["KsQd9d8d7c6c5h4h3sTsJd"])


def test_before_anybody_else_has_played_nobody_is_asked_why(
    sit: Sit, heard: list[str]
) -> None:
    """By key it is said; the plate of a player names who it is about."""
    person = sit(BEGUN)

    person.press(Qt.Key.Key_H, Qt.KeyboardModifier.ShiftModifier)
    nobody = "No other player has played in this round yet."
    person.until(lambda: any(nobody in each for each in heard))
    assert not person.sees("Why did")

    person.click("Clara")
    person.until(lambda: person.sees("Clara has not played in this round yet."))
    assert not person.sees("Why did")
