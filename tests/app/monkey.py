"""Random input in the real window: `python -m tests.app.monkey --minutes 10`.

It clicks, drags, double clicks, presses keys, resizes, opens menus and sheets, and
restarts the program. After every act the picture must equal the observation
(`true_picture.py`), without an exception, a message of Qt or a logged warning.

A spell is a few hundred acts in a program and a home of its own. Its acts depend only
on its name, and animations on a clock that it advances: a failure names spell and act,
and one command repeats it. A picture of the window is saved.
"""

import argparse
import faulthandler
import logging
import sys
import tempfile
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from time import monotonic

import pytest
from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QPoint,
    QPointF,
    QSize,
    Qt,
    QTimer,
    qInstallMessageHandler,
)
from PySide6.QtGui import QDesktopServices, QDrag, QGuiApplication, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QMenu, QWidget
from shiboken6 import isValid

from canasta_qt.app.settings.report import ExceptionHook
from canasta_qt.app.settings.settings import Settings
from canasta_qt.app.start.options import Options
from canasta_qt.app.start.program import Program
from canasta_qt.app.start.startup import make_application
from canasta_qt.commands import Command
from canasta_qt.gestures import Place
from canasta_qt.rules.rulesets.catalog import ALL_RULESETS
from canasta_qt.storage.paths import HOME_VARIABLE, games_folder, settings_file
from canasta_qt.table.view import TableView
from canasta_qt.windows.widgets.choices import Speed, ThemeChoice
from canasta_qt.windows.widgets.geometry import MIN_WINDOW_SIZE
from tests.app.fake_time import stopped_clock, tick
from tests.app.true_picture import program_faults
from tests.bots_here import BotsHere
from tests.narrow import some

ACTS = 300
"""Acts of a spell, after which another home is used."""
HANGS = 1800
"""Seconds after which an act will never end, however busy the machine is."""
STUCK_MS = 400
"""After so long an act that waits for an answer gets one."""
LARGEST = QSize(1900, 1150)
LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
PLAIN = Qt.KeyboardModifier.NoModifier
KEYS = [
    *(Qt.Key(number) for number in range(Qt.Key.Key_A, Qt.Key.Key_Z + 1)),
    *(Qt.Key(number) for number in range(Qt.Key.Key_0, Qt.Key.Key_9 + 1)),
    *[Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_Space] * 5,
    *[Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down] * 3,
    *[Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Backspace, Qt.Key.Key_Delete] * 2,
    *(Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown),
    *(Qt.Key.Key_F1, Qt.Key.Key_F6, Qt.Key.Key_F9, Qt.Key.Key_F11, Qt.Key.Key_F10),
    *(Qt.Key.Key_Question, Qt.Key.Key_Plus, Qt.Key.Key_Minus, Qt.Key.Key_Menu),
]
MODIFIERS = [PLAIN] * 8 + [
    *[Qt.KeyboardModifier.ShiftModifier] * 2,
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.AltModifier,
]
LEAVING = {QKeySequence("Ctrl+Shift+Q"), QKeySequence("Ctrl+W"), QKeySequence("Alt+F4")}


class PictureError(Exception):
    """A fault that the monkey found."""


class Monkey(logging.Handler):
    """One spell: a program, the acts done with it, and the faults logged meanwhile."""

    def __init__(self, spell: str) -> None:
        super().__init__(logging.WARNING)
        self.chance = Random(spell)
        self.done: list[str] = []
        self.faults: list[str] = []
        self._start()

    def emit(self, record: logging.LogRecord) -> None:
        self.faults.append(f"{record.name}: {record.getMessage()}")

    def on_message(self, _kind: object, _place: object, text: str) -> None:
        if "This plugin does not support" not in text:  # there is no desktop
            self.faults.append(f"Qt: {text}")

    def _start(self) -> None:
        """Start the program, and in most spells deal a game."""
        chance = self.chance
        if chance.random() < 0.8:
            settings = Settings(settings_file())
            settings.store(replace(settings.remembered(), ruleset=ALL_RULESETS[0].id))
        options = Options(
            ruleset=chance.choice(ALL_RULESETS).id if chance.random() < 0.6 else "",
            size=self._any_size(),
            speed=chance.choice([Speed.NORMAL, Speed.NORMAL, *Speed]),
            theme=chance.choice([*ThemeChoice]),
            seed=chance.randrange(1 << 30),
        )
        program = Program(options, BotsHere(), BotsHere())
        self.hook = ExceptionHook(program.menu_actions.on_crash)
        self.program = program
        program.show()
        program.open_requested_game()
        if chance.random() < 0.9:
            self.ensure_game()

    def end(self) -> None:
        """End the program as closing its window does."""
        for popup in iter(QApplication.activePopupWidget, None):
            popup.close()
        self.program.window.close()
        self.program.close()
        self.hook.release()
        for widget in QApplication.topLevelWidgets():
            widget.close()
            widget.deleteLater()
        self.program.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        QCoreApplication.processEvents()

    def act(self) -> None:
        """Do one act, let time pass, then check everything."""
        acts: dict[Callable[[], str], int] = {
            self.play_card: 22,
            self.drag: 18,
            self.click_table: 10,
            self.click_window: 14,
            self.press_key: 24,
            self.choose_menu: 6,
            self.resize: 4,
            self.let_time_pass: 20,
            self.ensure_game: 4,
            self.restart: 1,
        }
        (deed,) = self.chance.choices([*acts], [*acts.values()])
        self.done.append(deed.__name__)
        unstick = QTimer(singleShot=False, interval=STUCK_MS)
        unstick.timeout.connect(self._unstick)
        unstick.start()
        self.done[-1] += f" {deed()}"
        QCoreApplication.processEvents()
        unstick.stop()
        if self.chance.random() < 0.7:
            self.let_time_pass()
        self.check()

    def _unstick(self) -> None:
        """Close a menu, or end a drag of selected text, that blocks the act."""
        if QGuiApplication.platformName() == "xcb":
            QDrag.cancel()
        popup = QApplication.activePopupWidget() or QApplication.activeModalWidget()
        if popup is not None:
            QTest.keyPress(some(popup.window().windowHandle()), Qt.Key.Key_Escape)

    def check(self) -> None:
        """Raise any fault."""
        if faults := [*self.faults, *program_faults(self.program)]:
            raise PictureError("\n".join(faults))

    def let_time_pass(self) -> str:
        """Advance the animations by some frames, or until nothing moves."""
        passes = self.chance.choice([1, 16, 90, 400, 100_000])
        for _ in range(self.chance.choice([1, 5, 60])):
            QCoreApplication.processEvents()
            for table in self.program.window.findChildren(TableView):
                tick(table.playback.animator, passes)
            QCoreApplication.processEvents()
            self.check()
        return f"{passes}"

    def surface(self) -> QWidget:
        """Return the top window: a menu before a dialog before any other."""
        top = QApplication.activePopupWidget() or QApplication.activeModalWidget()
        return self.program.window if top is None else top

    def click(self, widget: QWidget, at: QPoint) -> str:
        """Click a point of a widget: once, twice, or with the right button."""
        window, place = widget.window(), widget.mapTo(widget.window(), at)
        if window.windowHandle() is None or not window.rect().contains(place):
            return "nothing"  # it is scrolled away
        click, button = self.chance.choices(
            [
                (QTest.mouseClick, LEFT),
                (QTest.mouseDClick, LEFT),
                (QTest.mouseClick, RIGHT),
            ],
            [8, 1, 1],
        )[0]
        click(window.windowHandle(), button, self.chance.choice(MODIFIERS), place)
        return f"{type(widget).__name__} {at.toTuple()} {click.__name__} {button.name}"

    def table(self) -> TableView:
        """Return a visible table."""
        tables = self.program.window.findChildren(TableView)
        return self.chance.choice([t for t in tables if t.isVisible()] or tables[:1])

    def any_point(self, widget: QWidget) -> QPoint:
        """Return a point inside a widget."""
        wide, high = max(1, widget.width()), max(1, widget.height())
        return QPoint(self.chance.randrange(wide), self.chance.randrange(high))

    def place_at(self, table: TableView, *, card: float = 0.6) -> QPoint:
        """Return the place of a card of the hand, with a probability, of a target, or
        any point of a table.
        """
        scene, chance = table.scene(), self.chance.random()
        near = (Place.HAND, Place.STAGED)
        items = [i for i in scene.card_items.items if i.spot.place in near]
        items = sorted((i for i in items if i.isVisible()), key=lambda item: item.x())
        spots = [] if scene.is_empty else list(scene.picture.spot_rects.values())
        if chance < card and items:
            corner = self.chance.choice(items).scenePos()
            return table.mapFromScene(corner + QPointF(8, 12))
        if chance < 0.9 and spots:
            spot = self.chance.choice(spots)
            return table.mapFromScene(QPointF(spot.mid_x, spot.mid_y))
        return self.any_point(table.viewport())

    def play_card(self) -> str:
        """Give a command that the status line offers, or draw, or discard a card."""
        table = self.program.table
        now = table.context.turn_status
        if now is None or not table.isEnabled():
            return self.press_key()
        commands = [offer.command for offer in now.offers if offer.refusal is None]
        commands += [Command.DRAW, Command.DISCARD, Command.DISCARD]
        command = self.chance.choice(commands)
        if command is Command.DISCARD and not table.scene().hand.selected:
            self.click(table.viewport(), self.place_at(table, card=1.0))
        table.player_input.request_command(command)
        return str(command)

    def click_table(self) -> str:
        """Click a card, a target, or any point of a table."""
        table = self.table()
        return self.click(table.viewport(), self.place_at(table))

    def drag(self) -> str:
        """Press, move and release; sometimes something else happens meanwhile."""
        table = self.table()
        window, view = table.window(), table.viewport()
        handle = some(window.windowHandle())

        def inside(at: QPoint) -> QPoint:
            """Return a point, moved inside the window as it is now if necessary."""
            x = min(max(at.x(), 0), window.width() - 1)
            return QPoint(x, min(max(at.y(), 0), window.height() - 1))

        places = (self.place_at(table, card=card) for card in (0.9, 0.1))
        start, end = (inside(view.mapTo(window, at)) for at in places)
        QTest.mousePress(handle, LEFT, PLAIN, start)
        for quarter in range(1, 5):
            QTest.mouseMove(handle, start + (end - start) * quarter / 4)
            QCoreApplication.processEvents()
            self.check()
        chance = self.chance.random()
        if chance < 0.3:
            self.chance.choice([self.resize, self.press_key, self.let_time_pass])()
            self.check()
        if chance > 0.05 and isValid(handle) and handle.isVisible():
            QTest.mouseRelease(handle, LEFT, PLAIN, inside(end))
        return f"{start.toTuple()} {end.toTuple()}"

    def click_window(self) -> str:
        """Click any point of the top window."""
        surface = self.surface()
        parts = [
            part
            for part in surface.findChildren(QWidget)
            if part.isVisible() and part.isEnabled() and part.window() is surface
        ]
        widget = self.chance.choice(parts or [surface])
        return self.click(widget, self.any_point(widget))

    def press_key(self) -> str:
        """Press a key in the top window, unless it would close it.

        A modifier pressed first may close the menu of a field.
        """
        key, modifier = self.chance.choice(KEYS), self.chance.choice(MODIFIERS)
        if QKeySequence(modifier.value | key.value) in LEAVING:
            return "nothing"
        handle = some(self.surface().window().windowHandle())
        if QApplication.activePopupWidget() is not None:
            modifier = PLAIN
        QTest.keyPress(handle, key, modifier)
        if handle in QGuiApplication.allWindows():
            QTest.keyRelease(handle, key, modifier)
        return f"{key.name} {modifier.name}"

    def choose_menu(self) -> str:
        """Choose an enabled entry of the menus."""
        bar = self.program.window.menuBar()
        quitting = self.program.window.menus.actions["quit"]
        actions = [
            action
            for menu in bar.findChildren(QMenu)
            for action in menu.actions()
            if action.isEnabled() and action.isVisible() and not action.isSeparator()
            if action.menu() is None and action is not quitting
        ]
        if not actions or not bar.isEnabled():
            return "nothing"
        action = self.chance.choice(actions)
        words = action.text()
        action.trigger()
        return words

    def _any_size(self) -> QSize:
        wide = self.chance.randrange(MIN_WINDOW_SIZE.width(), LARGEST.width())
        return QSize(
            wide, self.chance.randrange(MIN_WINDOW_SIZE.height(), LARGEST.height())
        )

    def resize(self) -> str:
        """Make the window larger or smaller."""
        size = self._any_size()
        if not self.program.window.isFullScreen():
            self.program.window.resize(size)
        QCoreApplication.processEvents()
        return f"{size.toTuple()}"

    def ensure_game(self) -> str:
        """Close the sheets, changed house rules without a question, and deal a game if
        there is none."""
        program = self.program
        while (sheet := program.window.veil.top_sheet) is not None:
            getattr(sheet, "close_without_asking", sheet.close_sheet)()
        if program.page.session is None:
            program.menu_actions.show_new_game()
            QTest.keyClick(some(program.window.veil.top_sheet), Qt.Key.Key_Return)
        return "" if program.page.session is None else "there is one"

    def restart(self) -> str:
        """End the program at any moment, and start it again."""
        self.end()
        self._start()
        return ""


def play(spell: str, acts: int, until: float = float("inf")) -> Monkey:
    """Run a spell in a home of its own; raise its failure, with a picture of the
    window.
    """
    with (
        tempfile.TemporaryDirectory(prefix="canasta-monkey-") as folder,
        pytest.MonkeyPatch.context() as patch,
        stopped_clock(),
    ):
        patch.setenv(HOME_VARIABLE, folder)
        chance = Random(spell)

        def some_file(*_: object) -> tuple[str, str]:
            games = [str(path) for path in sorted(games_folder().rglob("*.canasta"))]
            return chance.choice(["", f"{folder}/kept.canasta", *games]), ""

        patch.setattr(QFileDialog, "getOpenFileName", some_file)
        patch.setattr(QFileDialog, "getSaveFileName", some_file)
        patch.setattr(QDesktopServices, "openUrl", lambda *_: True)
        monkey = Monkey(spell)
        logging.getLogger("canasta").addHandler(monkey)
        handler = qInstallMessageHandler(monkey.on_message)
        try:
            while len(monkey.done) < acts and monotonic() < until:
                faulthandler.dump_traceback_later(HANGS, exit=True)
                monkey.act()
        except Exception as error:
            raise PictureError(_failure_text(monkey, spell, error)) from error
        finally:
            faulthandler.cancel_dump_traceback_later()
            monkey.end()
            qInstallMessageHandler(handler)
            logging.getLogger("canasta").removeHandler(monkey)
    return monkey


def _failure_text(monkey: Monkey, spell: str, error: Exception) -> str:
    picture = Path(tempfile.gettempdir()) / f"canasta-monkey-{spell}.png"
    monkey.program.window.grab().save(str(picture))
    again = f"python -m tests.app.monkey --seed {spell} --acts {len(monkey.done)}"
    last = "\n".join(f"  {act}" for act in monkey.done[-12:])
    return f"{error!r}\n{error}\n{again}\npicture: {picture}\nthe last acts:\n{last}"


def main() -> None:
    """Run spells for some minutes, or repeat one, until a failure."""
    parser = argparse.ArgumentParser(prog="python -m tests.app.monkey")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--acts", type=int, help="play one spell so far")
    args = parser.parse_args()
    make_application(Options())
    if args.acts is not None:
        play(args.seed, args.acts)
        return
    until, spells, acts = monotonic() + args.minutes * 60, 0, 0
    while monotonic() < until:
        spells += 1
        acts += len(play(f"{args.seed}.{spells}", ACTS, until).done)
    sys.stdout.write(f"{spells} spells, {acts} acts, nothing found\n")


if __name__ == "__main__":
    main()
