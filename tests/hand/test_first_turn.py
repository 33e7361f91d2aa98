"""A rule about the first turn, set in the house rules and met at the table."""

from PySide6.QtCore import Qt

from tests.hand.conftest import Sit
from tests.hand.deals import dealt

GAME = dealt(["4c4d4hKsQs"], upcard="9c")


def test_a_rule_of_the_first_turn_is_set_and_met_at_the_table(sit: Sit) -> None:
    person = sit(GAME, compared=False)
    person.ctrl(Qt.Key.Key_N)
    person.click("Classic, four players", "ListItem")
    person.click("House rules…", "Button")
    person.click("Find a rule", "EditableText")
    person.press("first turn")
    person.until(lambda: not person.sees("Target score"))
    person.rest()
    person.click("Taking the pile and melding", "RadioButton")
    person.click("Play", "Button")
    person.click("Deal cards", "Button")
    person.until(lambda: not person.sees("Deal cards"))
    person.until_own_turn()

    assert "You cannot take the pile in your first turn." in person.line
