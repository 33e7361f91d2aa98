"""Labels of drop targets: near their target, and over nothing that must be read."""

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QImage

from canasta_qt.notation.record import Record
from tests.hand.conftest import Sit
from tests.hand.person import Person, differences
from tests.hand.test_layout import BEGUN, MANY, SIZES, WAYS
from tests.hand.test_tray import OPENED


def shown_at(person: Person, rect: QRect) -> QImage:
    """Return the picture of a rectangle of the screen."""
    return person.picture().copy(rect.translated(-person.window.pos()))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", [BEGUN, MANY, WAYS])
def test_the_label_of_the_pile_does_not_cover_its_card(
    sit: Sit, game: Record, size: tuple[int, int]
) -> None:
    """Regression: “Discard and end your turn” covered the lower quarter of the card."""
    person = sit(game, size, compared=False)
    person.press("d")
    person.rest()
    card = person.find("discard pile").rect.adjusted(10, 10, -10, -10)
    before = shown_at(person, card)

    person.click("four of hearts")
    person.rest()

    assert differences(shown_at(person, card), before).isEmpty()
    person.press(Qt.Key.Key_Escape)


@pytest.mark.parametrize("size", SIZES[:2])
def test_labels_of_melds_do_not_cover_red_threes(
    sit: Sit, size: tuple[int, int]
) -> None:
    """Regression: “Add to aces” covered the words beside the threes."""
    person = sit(WAYS, size, compared=False)
    person.press("d")
    person.rest()
    aces = person.find("aces").rect
    threes = QRect(aces.left() - 70, aces.top() + 20, 58, aces.height() - 20)
    before = shown_at(person, threes)

    person.click("two of clubs")
    person.rest()

    assert differences(shown_at(person, threes), before).isEmpty()
    person.press(Qt.Key.Key_Escape)


def test_a_dragged_card_does_not_hide_the_label_of_the_place_above_it(sit: Sit) -> None:
    """Regression: “Disca… our turn” until the card was over the pile itself."""
    person = sit(OPENED, compared=False)
    person.press("d")
    person.rest()
    pile = person.find("discard pile").rect
    label = QRect(pile.left(), pile.bottom() + 6, pile.width(), 12)
    person.grab("six of spades")
    person.carry(pile.center() + QPoint(-90, 120))
    person.rest()
    before = shown_at(person, label)

    person.carry(pile.bottomLeft() + QPoint(0, 30))
    person.rest()

    assert differences(shown_at(person, label), before).isEmpty()
    person.press(Qt.Key.Key_Escape)
    person.drop()
