"""Nothing outdated stays on the screen."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRect, Qt, QVariantAnimation
from PySide6.QtWidgets import QGraphicsView, QToolTip

from canasta_qt.windows.widgets.choices import Speed
from tests.hand.conftest import Sit
from tests.hand.deals import dealt
from tests.hand.person import Person, differences
from tests.hand.test_pace import others_play

TWINS = dealt(
    ["AsAsAdAhKsQs9d", "5c5d"],
    drawn="4s",
    upcard="9c",
    turns="0: draw\n0: meld [AsAdAh]",
)
"""An ace of spades is in the hand, its twin on the table."""

ADVISED = dealt(["6s6c6h6d4c4d4hKsKhKdQs", "5c5d"], drawn="4s", upcard="9c")
"""Several cards of the hand are advised."""

CHANGES: dict[str, Callable[[Person], object]] = {
    "a larger window": lambda person: person.window.resize(1500, 1000),
    "a smaller window": lambda person: person.window.resize(1040, 720),
}


@pytest.mark.parametrize("change", CHANGES)
def test_every_card_is_sharp_at_once_after_the_window_is_resized(
    sit: Sit, change: str
) -> None:
    person = sit(TWINS, speed=Speed.NORMAL)
    person.rest()

    CHANGES[change](person)
    person.wait(300)
    at_once = person.picture()
    person.wait(1500)

    assert differences(at_once, person.picture()).isEmpty()


SMALL = {4: 0, 2: 1, 3: 2}
"""Where games for so many are in the list."""
NAMES = ("Clara", "Anton", "Tomás", "Ines", "Ruth", "Emil", "Nora", "Greta", "Ben")


@pytest.mark.sample(3)
@pytest.mark.parametrize("first", [8, 2, 3, 6, 4])
def test_a_game_for_fewer_players_shows_only_its_own_players(
    sit: Sit, first: int
) -> None:
    """Played after games for any other number of players."""
    person = sit(ruleset="family_hand_and_foot", players=first, compared=False)
    for size, number in SMALL.items():
        person.until_own_turn()
        person.ctrl(Qt.Key.Key_N)
        person.click("Games", "List")
        person.press(Qt.Key.Key_Home)
        for _ in range(number):
            person.press(Qt.Key.Key_Down)
        person.click("Deal cards", "Button")
        person.until_own_turn()

        table = person.find("Table", "List").rect
        around = [t.name for t in person.things() if table.contains(t.rect)]
        seated = [name for name in around if name.partition(",")[0] in NAMES]
        assert len(seated) == size - 1, around


def test_rotated_cards_look_the_same_in_any_partial_repaint(sit: Sit) -> None:
    """Regression: edges of rotated backs differed by a pixel in a partial repaint."""
    person = sit(
        ruleset="family_hand_and_foot",
        players=8,
        size=(1920, 1080),
        speed=Speed.FAST,
        compared=False,
    )
    person.until_own_turn()
    person.rest()

    assert differences(person.picture(), person.repainted(), 0).isEmpty()


def test_dashed_rings_look_the_same_in_any_partial_repaint(sit: Sit) -> None:
    """Regression: the dashes of a hinted card shifted when the pointer was on the next
    card.
    """
    person = sit(ADVISED, speed=Speed.FASTEST, compared=False)
    person.draw()
    person.ask_hint()

    for name in dict.fromkeys(person.hand):
        person.hover(name)
        person.rest()
        assert differences(person.picture(), person.repainted()).isEmpty(), name


def test_a_tooltip_hides_when_a_key_is_pressed(sit: Sit) -> None:
    """Regression: “The initial meld must reach this minimum” stayed over the
    buttons.
    """
    person = sit(TWINS, compared=False)
    person.hover("stock")
    person.until(QToolTip.isVisible)

    person.ctrl(Qt.Key.Key_Z)

    person.until(lambda: not QToolTip.isVisible())


def test_a_part_repainted_while_a_card_flies_leaves_no_trace_of_the_card(
    sit: Sit,
) -> None:
    """Regression: a repaint by the window system, or of a widget over the table, made
    the scene forget where it had painted a card that had moved since.
    """
    person = others_play(sit, Speed.FAST)
    (table,) = person.window.findChildren(QGraphicsView)
    corner = QRect(0, 0, 2, 2)
    fading = QVariantAnimation(table, startValue=0.0, endValue=1.0, duration=20)
    fading.valueChanged.connect(lambda _: table.viewport().repaint(corner))
    fading.finished.connect(fading.start)

    fading.start()
    person.until_own_turn()
    fading.finished.disconnect()
