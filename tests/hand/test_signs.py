"""Hearts and diamonds are red in every sentence, not only on cards and in the log."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRect, Qt

from tests.hand.conftest import Sit
from tests.hand.deals import dealt
from tests.hand.person import Person
from tests.hand.test_review import finished, reviewed

RED = dealt(
    ["4d4h6d7h8d9hTdJhQdKh5d", "5h", "7d", "9d"],
    drawn="6h8hThJdQh",
    upcard="4h",
    turns="""
    0: draw, discard Qd
    1: draw, discard 5h
    2: draw, discard 7d
    3: draw, discard 9d
    """,
)
"""Hearts and diamonds are held, and were discarded."""


def _why(sit: Sit) -> Person:
    person = sit(RED, compared=False)
    person.press(Qt.Key.Key_H, Qt.KeyboardModifier.ShiftModifier)
    person.until(lambda: person.sees("discarded 9♦"))
    return person


def _hint(sit: Sit) -> Person:
    person = sit(RED, compared=False)
    person.until_own_turn()
    person.draw()
    person.ask_hint()
    return person


def _reviewed(sit: Sit) -> Person:
    return reviewed(sit, finished(own_from=6))


def _is_red(person: Person, where: QRect) -> bool:
    """Return whether something red, which gold is not, is painted in a rectangle."""
    seen = person.pixels(where)
    for y in range(seen.height()):
        for x in range(seen.width()):
            colour = seen.pixelColor(x, y)
            red, green, blue = colour.red(), colour.green(), colour.blue()
            if red - green > 60 and abs(green - blue) < 40:
                return True
    return False


@pytest.mark.parametrize("open_words", [_why, _hint, _reviewed])
def test_signs_of_hearts_and_diamonds_are_red(
    sit: Sit, open_words: Callable[[Sit], Person]
) -> None:
    """In hints, answers and the review. Regression: they were black."""
    person = open_words(sit)
    person.rest()

    said = [t for t in person.things() if "♥" in t.name or "♦" in t.name]
    assert said
    for thing in said:
        assert _is_red(person, thing.rect), thing.name
