"""The main window: panel, keys, sheets, and its texts in every language."""

from collections.abc import Callable, Iterator
from functools import partial

import pytest
from PySide6.QtCore import QLocale, QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QMenu, QWidget
from pytestqt.qtbot import QtBot

from canasta_qt.table.interaction.keyboard import key_rows
from canasta_qt.windows.advice import ReviewSheet
from canasta_qt.windows.help import AboutSheet, KeysSheet
from canasta_qt.windows.house_rules.sheet import SaveRulesSheet
from canasta_qt.windows.main_window import MainWindow
from canasta_qt.windows.new_game.sheet import NewGameSheet
from canasta_qt.windows.preferences import PreferencesSheet
from canasta_qt.windows.scores import HandsSheet, ScoreSheet
from canasta_qt.windows.widgets.choices import Choices
from canasta_qt.windows.widgets.geometry import fit_to_screen, fits_on_screen
from canasta_qt.windows.widgets.look import Look
from canasta_qt.windows.widgets.sheet import CopySheet, Sheet
from tests.app.catalogue import codes
from tests.app.pseudo_language import PSEUDO, speak_any, speak_as_before
from tests.nightly import nightly
from tests.windows.clipping import clipped
from tests.windows.samples import (
    END,
    LEVELS,
    OFFERS,
    PEOPLE,
    POINTS_BY_ROUND,
    SETUP,
    STANDING,
    look_of,
)
from tests.windows.test_sheets import LOST, end_sheet
from tests.wording.samples import PICTURE


class StandIn(QWidget):
    """Takes the place of the card table."""

    def __init__(self) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)


def window_of(
    qtbot: QtBot,
    size: tuple[int, int] = (1280, 800),
    choices: Choices | None = None,
    look: Look | None = None,
) -> MainWindow:
    window = MainWindow(QWidget(), choices or Choices())
    window.set_table(StandIn())
    qtbot.addWidget(window)
    window.set_look(look or look_of())
    window.resize(*size)
    with qtbot.waitExposed(window):
        window.show()
    window.activateWindow()
    window.area.table.setFocus()
    return window


def test_in_a_narrow_window_the_panel_covers_the_table_until_esc(qtbot: QtBot) -> None:
    """Wide and narrow windows remember whether it is open; F6 goes to the
    log and back.
    """
    window = window_of(qtbot)
    stage = window.area
    QTest.keyClick(window, Qt.Key.Key_F6)
    assert stage.panel.log.view.hasFocus()
    QTest.keyClick(window, Qt.Key.Key_F6)
    assert stage.table.hasFocus()
    QTest.keyClick(window, Qt.Key.Key_F9)
    window.resize(900, 640)
    assert stage.panel.isHidden()

    QTest.keyClick(window, Qt.Key.Key_F9)
    assert stage.panel.isVisible()
    assert stage.table.hasFocus()
    assert stage.table.width() == 900
    is_open = []
    for size in ((1280, 800), (900, 640)):
        window.resize(*size)
        is_open.append(stage.is_panel_open)
    assert is_open == [False, True]

    QTest.keyClick(stage.panel.log.view, Qt.Key.Key_Escape)
    assert stage.panel.isHidden()
    assert stage.table.hasFocus()


def test_an_open_sheet_disables_table_and_menus(qtbot: QtBot) -> None:
    """Notices cover no text of it. Regression: notices covered the first house rule for
    six seconds.
    """
    window = window_of(qtbot)
    sheet = CopySheet("Report", "Send it along.", "ValueError: 7")
    window.open_sheet(sheet)

    with qtbot.assertNotEmitted(window.menus.choices_changed):
        QTest.keyClick(window, Qt.Key.Key_F9)
    assert not window.menuBar().isEnabled()
    assert window.veil.geometry() == window.rect()

    sheet.set_preferred_size((1200, 1000))
    window.show_notice("Your rules are saved as “Sunday rules”.")
    window.show_notice("Saved the rules as sunday.toml.")
    told = window.banner.geometry()
    assert window.rect().contains(told)
    read = (*sheet.findChildren(QLabel), *sheet.findChildren(QAbstractButton))
    for widget in (*read, sheet.text):
        words = widget.sizeHint() if widget is sheet.heading else widget.size()
        at = widget.mapTo(window, QPoint(0, 0))
        assert not told.intersects(QRect(at, words)), widget

    QTest.keyClick(sheet, Qt.Key.Key_Escape)
    assert window.menuBar().isEnabled()
    assert window.area.table.hasFocus()
    assert told.y() < window.banner.y(), "it is over the table again"


def test_each_key_is_listed_once_and_the_key_for_tens_is_explained(
    qtbot: QtBot,
) -> None:
    window = window_of(qtbot)
    table_keys, menu_keys = key_rows(), window.menus.shortcut_texts()
    assert "0: ten" in dict(table_keys)["A K … 2 W"]
    at_table = {key for keys, _ in table_keys for key in keys.split()}
    assert at_table.isdisjoint({"+", "-", "−"})
    assert {"+", "-"} <= {key for key, _ in menu_keys}


# Languages and large text


@pytest.fixture
def speaking(qapp: QApplication) -> Iterator[Callable[[str], None]]:
    """Use a language until the test is over."""
    locale = QLocale()
    yield partial(speak_any, qapp)
    speak_as_before(qapp, locale)


def sheets() -> list[Sheet]:
    return [
        NewGameSheet(OFFERS, LEVELS, SETUP, ""),
        PreferencesSheet(Choices(), {}),
        ScoreSheet(PICTURE, END, PEOPLE, POINTS_BY_ROUND),
        end_sheet(LOST),
        AboutSheet((("System", "Linux"),), dict),
        KeysSheet(key_rows(), (("Ctrl+N", "New game"),)),
        HandsSheet(END, PEOPLE),
        ReviewSheet(),
        SaveRulesSheet(("Sunday rules", ""), lambda _: False, "These rules are new."),
        CopySheet("Report", "Send it along.", "ValueError: 7"),
    ]


@pytest.mark.parametrize("size", [(1024, 700), (800, 600), (1280, 800)])
def test_a_sheet_covers_no_part_of_the_menu_bar(
    qtbot: QtBot, size: tuple[int, int]
) -> None:
    window = window_of(qtbot, size)

    for sheet in sheets():
        window.open_sheet(sheet)
        assert sheet.y() > window.menuBar().height()
        assert sheet.geometry().bottom() < window.height()
        sheet.close_sheet()


@pytest.mark.parametrize(
    ("size", "q", "code"),
    [
        ((1024, 700), 1.0, PSEUDO),
        ((1280, 800), 2.0, "de"),
        *nightly(((1024, 700), 1.0, code) for code in codes()),
        *nightly(((1440, 1000), 1.5, code) for code in (PSEUDO, *codes())),
        *nightly(((1280, 800), 2.0, code) for code in ("en", *codes()) if code != "de"),
    ],
)
def test_long_words_and_large_text_are_not_cut_off(
    qtbot: QtBot,
    speaking: Callable[[str], None],
    size: tuple[int, int],
    q: float,
    code: str,
) -> None:
    speaking(code)
    window = window_of(qtbot, size, look=look_of(q=q))
    window.area.show_score(STANDING)
    window.area.set_panel_open(wide=True, narrow=True)
    QApplication.processEvents()
    found = clipped(window.area.panel)

    for sheet in sheets():
        window.open_sheet(sheet)
        QApplication.processEvents()
        found += clipped(sheet)
        sheet.close_sheet()

    assert "\n".join(found) == ""


@pytest.mark.parametrize("code", ["en", *codes()])
def test_no_menu_has_the_same_mnemonic_letter_twice(
    qtbot: QtBot, speaking: Callable[[str], None], code: str
) -> None:
    speaking(code)
    window = window_of(qtbot)
    bar = window.menuBar()

    for menu in (bar, *bar.findChildren(QMenu)):
        texts = [each.text() for each in menu.actions() if "&" in each.text()]
        marked = [text[text.index("&") + 1].lower() for text in texts]
        assert sorted(set(marked)) == sorted(marked), texts


MAIN = QRect(0, 0, 1920, 1080)
LEFT = QRect(-1600, 0, 1600, 900)
SMALL_SCREEN = QRect(0, 0, 800, 600)
"""Smaller than the least window: the screen wins."""


@pytest.mark.parametrize(
    ("wanted", "screens", "given"),
    [
        (QRect(100, 50, 1280, 800), [MAIN], QRect(100, 50, 1280, 800)),
        (QRect(-1500, 40, 1280, 800), [MAIN, LEFT], QRect(-1500, 40, 1280, 800)),
        (QRect(-1500, 10, 1280, 800), [MAIN], QRect(0, 32, 1280, 800)),
        (QRect(5000, 4000, 1280, 800), [MAIN], QRect(640, 280, 1280, 800)),
        (QRect(1000, 600, 1280, 800), [MAIN], QRect(640, 280, 1280, 800)),
        (QRect(0, 0, 4000, 3000), [MAIN], QRect(0, 32, 1920, 1048)),
        (QRect(10, 10, 3, 3), [MAIN], QRect(10, 32, 900, 640)),
        (QRect(50, 50, 1280, 800), [SMALL_SCREEN], QRect(0, 32, 800, 568)),
    ],
)
def test_a_window_is_moved_onto_the_screen_it_is_mostly_on(
    wanted: QRect, screens: list[QRect], given: QRect
) -> None:
    """Its title bar, too: without it a window can be neither moved nor closed."""
    assert fit_to_screen(wanted, screens) == given


def test_a_window_fits_a_screen_only_with_its_frame() -> None:
    assert fits_on_screen(QRect(320, 140, 1280, 800), [MAIN])
    assert not fits_on_screen(QRect(0, 0, 1920, 1080), [MAIN])
    assert not fits_on_screen(QRect(0, 40, 1280, 1040), [MAIN])
