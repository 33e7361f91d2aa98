"""Pages higher than the window: Tab focuses them, a ring shows it, keys scroll them."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from canasta_qt.windows.help import KeysSheet
from canasta_qt.windows.preferences import PreferencesSheet
from canasta_qt.windows.statistics.sheet import StatisticsSheet
from canasta_qt.windows.widgets.choices import Choices
from canasta_qt.windows.widgets.scrolling import ScrollPage
from tests.narrow import instance
from tests.windows.test_statistics import SHOWN, TITLES

Key = Qt.Key


class Window(QWidget):
    """A page between two buttons, in less than 200 pixels of height."""

    def __init__(self, height: int) -> None:
        super().__init__()
        inside = QWidget()
        inside.setMinimumHeight(height)
        self.page = ScrollPage(inside)
        column = QVBoxLayout(self)
        self.before = QPushButton("before")
        for each in (self.before, self.page, QPushButton("after")):
            column.addWidget(each)
        self.resize(200, 200)


def after_tab(qtbot: QtBot, height: int) -> Window:
    """Return a window whose first button had the focus before Tab was pressed."""
    window = Window(height)
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    window.before.setFocus()
    assert not window.page.ring.isVisible()
    QTest.keyClick(window.before, Key.Key_Tab)
    return window


def test_tab_focuses_only_pages_that_scroll_and_shows_a_focus_ring(
    qtbot: QtBot,
) -> None:
    """Tab skips a page that is completely visible."""
    window = after_tab(qtbot, 600)
    page = window.page
    assert page.hasFocus()
    assert page.ring.isVisible()
    assert page.ring.geometry() == page.rect()
    QTest.keyClick(page, Key.Key_PageDown)
    assert page.verticalScrollBar().value() > 0
    QTest.keyClick(page, Key.Key_Tab)
    assert not page.hasFocus()
    assert not page.ring.isVisible()

    window = after_tab(qtbot, 40)
    assert not window.page.verticalScrollBar().isVisible()
    focused = instance(QPushButton, QApplication.focusWidget())
    assert focused.text() == "after"


@pytest.mark.parametrize("which", ["figures", "keys", "preferences"])
def test_every_focused_page_of_a_sheet_has_a_focus_ring(
    qtbot: QtBot, which: str
) -> None:
    made: QWidget
    if which == "figures":
        made = sheet = StatisticsSheet(TITLES)
        sheet.show_overview(SHOWN)
    elif which == "keys":
        made = KeysSheet((("Space", "Choose a card"),) * 40, ())
    else:
        made = PreferencesSheet(Choices(), {})
    qtbot.addWidget(made)
    made.resize(500, 320)
    with qtbot.waitExposed(made):
        made.show()

    taking = [
        area
        for area in made.findChildren(QScrollArea)
        if area.focusPolicy() & Qt.FocusPolicy.TabFocus
    ]
    assert taking
    assert all(isinstance(area, ScrollPage) for area in taking)
