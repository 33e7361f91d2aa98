"""The side panel and the list of moves, beside the table or over it."""

from functools import partial

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from tests.hand.conftest import Sit
from tests.hand.deals import dealt

Key = Qt.Key
GAME = dealt(["4c4d4hKsQs", "5c5d"], drawn="4s", upcard="9c")


@pytest.mark.parametrize("shown", ["Game log", "Moves, best first"])
def test_a_panel_over_the_table_covers_no_button_and_no_card_of_the_hand(
    sit: Sit, shown: str
) -> None:
    """Its key, Esc, its button and a click beside it only close it; during a drag Esc
    ends the drag. Regression: a click drew a card, and some of the hand was below the
    panel.
    """
    person = sit(GAME, (900, 640))
    person.until_own_turn()
    hand = person.hand
    toggle = partial(person.press, Key.Key_F9)
    if shown != "Game log":
        toggle = partial(person.ctrl, Key.Key_H)
    escape = partial(person.press, Key.Key_Escape)
    clicks = (partial(person.click, name) for name in ("Close", "stock"))
    for close in (toggle, escape, *clicks):
        toggle()
        person.rest()
        assert person.sees(shown)
        assert person.find(shown, "List").rect.bottom() < person.find("Hint").rect.top()
        person.click(hand[-1])
        assert person.selected == hand[-1:]
        person.click(hand[-1])
        close()
        person.rest()
        assert not person.sees(shown)

    toggle()
    window, left = person.window.windowHandle(), Qt.MouseButton.LeftButton
    at = person.window.mapFromGlobal(person.place(hand[-1]))
    QTest.mousePress(window, left, pos=at)
    QTest.mouseMove(window, at - QPoint(0, 40))
    escape()
    assert person.sees(shown)
    QTest.mouseRelease(window, left, pos=at)
    person.press(Key.Key_Escape)
    person.press(Key.Key_Escape)
    assert not person.sees(shown)
    assert person.hand == hand
    person.click("stock")
    person.until(lambda: len(person.hand) > len(hand))


@pytest.mark.parametrize("size", [(1280, 800), (1000, 690)])
def test_the_list_of_moves_is_beside_the_table_in_a_window_with_room(
    sit: Sit, size: tuple[int, int]
) -> None:
    """In place of the open panel, too. Regression: it covered a plate."""
    person = sit(GAME, size)
    person.until_own_turn()
    person.press(Key.Key_F9)

    person.ctrl(Key.Key_H)

    table = person.find("Table", "List").rect
    assert table.right() < person.find("Moves, best first").rect.left()

    held = person.hand
    person.press("d")
    person.until(lambda: len(person.hand) > len(held))


def test_keys_act_and_refusals_are_visible_beside_a_panel_over_the_table(
    sit: Sit,
) -> None:
    """Regression: the log had the keys, the panel covered a refusal, which kept
    its pixels in a resized window, and Esc cleared the selection below the panel.
    """
    person = sit(GAME, (900, 640))
    person.until_own_turn()
    person.press(Key.Key_F9)
    person.rest()
    area = sit.programs[0].window.area
    toast = sit.programs[0].page.table.scene().toast

    for press, key in ((person.press, Key.Key_P), (person.ctrl, Key.Key_Z)):
        press(key)
        person.until(toast.isVisible)
        assert toast.scene_rect.right < area.panel.x()
    person.window.resize(960, 680)
    assert not toast.isVisible()

    person.draw()
    assert area.panel.isVisible()
    person.press(Key.Key_Space)
    person.press(Key.Key_Space)
    person.press(Key.Key_Escape)
    assert len(person.selected) == 1
    assert not area.panel.isVisible()
    person.press(Key.Key_F9)
    person.press(Key.Key_F6)
    assert area.panel.log.view.hasFocus()
    held = person.hand
    person.press("x")
    person.until(lambda: len(person.hand) < len(held))
    assert not area.panel.log.view.hasFocus()
