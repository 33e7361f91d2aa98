"""The first moments of a round, in which nobody has done anything to ask about."""

from PySide6.QtCore import Qt

from canasta_qt.windows.widgets.choices import Speed
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


def test_while_hands_and_feet_are_dealt_nobody_plays_from_a_foot(sit: Sit) -> None:
    """Before the first card comes nobody holds either."""
    person = sit(ruleset="hand_and_foot", speed=Speed.SLOW, compared=False)

    person.until(lambda: person.sees("The cards are dealt."))

    seats = [name for name in person.names() if ", opponent, " in name]
    assert len(seats) == 2
    assert not any("plays from the foot" in name for name in seats), seats
