"""Every window has room for its words, in every language and a longer one."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, Qt, QTranslator
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QListWidget, QWidget
from pytestqt.qtbot import QtBot

from canasta_qt.app.settings.translation import PSEUDO, speak
from canasta_qt.translate import english, set_translator
from canasta_qt.windows.help import CrashDialog
from tests.app.catalogue import codes
from tests.app.playing import Start, deal, my_turn, top_sheet
from tests.statistics.played import SHORT, dated, played, put
from tests.windows.clipping import clipped

SMALL = (1024, 700)
pytestmark = pytest.mark.parametrize("code", ["en", PSEUDO, *codes()])


@pytest.fixture
def spoken(qapp: QApplication) -> Iterator[Callable[[str], str]]:
    """Speak a language until the test is over."""
    locale = QLocale()
    yield lambda code: speak(qapp, code)
    QLocale.setDefault(locale)
    for translator in qapp.findChildren(QTranslator):
        QCoreApplication.removeTranslator(translator)
        translator.deleteLater()
    set_translator(english)


def seen(place: str, window: QWidget) -> list[str]:
    """What is cut off in a window of the smallest usual size."""
    window.resize(*SMALL)
    QApplication.processEvents()
    return [f"{place}: {each}" for each in clipped(window)]


def pages(place: str, window: QWidget) -> list[str]:
    """What is cut off on every page of a sheet that has a list of pages."""
    found = seen(place, window)
    for view in window.findChildren(QListWidget):
        if view.isVisible() and view.property("kind") == "pages":
            for row in range(view.count()):
                view.setCurrentRow(row)
                found += seen(f"{place} {row}", window)
    return found


@pytest.mark.parametrize("ruleset", ["classic_4", "hand_and_foot", "classic_3"])
def test_the_main_window_and_its_panel_have_room(
    qtbot: QtBot, start: Start, spoken: Callable[[str], str], code: str, ruleset: str
) -> None:
    spoken(code)
    program = start(ruleset=ruleset, language=code)
    program.window.resize(*SMALL)
    program.window.stage.toggle_panel()
    qtbot.waitUntil(lambda: my_turn(program))
    found = seen(f"{code} {ruleset}", program.window)

    program.menu_actions.ask_give_up()
    found += seen(f"{code} {ruleset} strip", program.window)

    assert "\n".join(found) == ""


def test_every_sheet_has_room(
    qtbot: QtBot, start: Start, spoken: Callable[[str], str], code: str
) -> None:
    spoken(code)
    put(dated(played(SHORT, 1), "2026-11-01T20:00:00+00:00"), "game-101")
    put("no game", "game-102")
    program = start(language=code)
    window, found = program.window, []
    found += seen(f"{code} new game", window)
    deal(program)
    qtbot.waitUntil(lambda: my_turn(program))
    for name in OPENED:
        getattr(window.menus, name).trigger()
        qtbot.waitUntil(lambda: not program.statistics.counter.counting)
        found += pages(f"{code} {name}", window)
        sheet = top_sheet(program)
        if sheet is not None:
            QTest.keyClick(sheet, Qt.Key.Key_Escape)
    found += seen(f"{code} crash", CrashDialog("", window))
    program.replay_actions.replay_game()
    replaying = program.replay_actions.replaying
    assert replaying is not None
    found += seen(f"{code} replay", replaying.window)

    assert "\n".join(found) == ""


OPENED = (
    "new_game", "house_rules", "preferences", "statistics", "keys", "rules", "report",
    "about",
)  # fmt: skip
