"""Texts at the left end of a meld row."""

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QImage

from tests.hand.conftest import Sit
from tests.hand.deals import dealt

RED_THREES = dealt(
    ["3h3d3hAcAdAhAsAcXr2s2d"],
    drawn="5s6s7s8s9s",
    upcard="9c",
    turns="0: draw, meld [AcAdAhAsAcXr2s2d]",
)


def _dark_columns(picture: QImage) -> int:
    """Return the number of neighbouring columns of a picture without light pixels."""
    longest = run = 0
    for x in range(picture.width()):
        column = (picture.pixelColor(x, y) for y in range(picture.height()))
        run = 0 if any(colour.lightness() > 130 for colour in column) else run + 1
        longest = max(longest, run)
    return longest


@pytest.mark.parametrize("size", [(1024, 700), (1280, 800)])
def test_the_words_of_three_red_threes_end_before_the_badge_of_the_first_meld(
    sit: Sit, size: tuple[int, int]
) -> None:
    """Regression: “threes” ran into “Mixed 8”."""
    person = sit(RED_THREES, size, compared=False)
    person.until_own_turn()
    person.rest()
    aces = person.find("aces").rect.translated(-person.window.pos())

    beside = QRect(aces.left() - 40, aces.bottom() - 20, 44, 28)

    assert _dark_columns(person.picture().copy(beside)) >= 8
