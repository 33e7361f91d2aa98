"""The acts of the monkey, and the checks after each."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from random import Random

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, QSize, Qt, QTimer
from PySide6.QtGui import QDrag, QGuiApplication, QKeySequence, QWheelEvent, QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget
from shiboken6 import isValid

from canasta_qt.app.settings.report import Excepthook
from canasta_qt.app.settings.settings import Settings
from canasta_qt.app.start.options import Options
from canasta_qt.app.start.program import Program
from canasta_qt.bots.messages import BotRequest
from canasta_qt.commands import Command
from canasta_qt.controller.bot_runner import BotRunner
from canasta_qt.rules.rulesets.catalog import ALL_RULESETS
from canasta_qt.storage.paths import settings_file
from canasta_qt.table.items.animator import Animator
from canasta_qt.table.items.card_item import CardItem
from canasta_qt.table.picture.placement import LocationKind
from canasta_qt.table.view import TableView
from canasta_qt.windows.widgets.choices import Speed, ThemeChoice
from canasta_qt.windows.widgets.geometry import MIN_SIZE
from tests.app.fake_time import tick
from tests.app.true_picture import program_faults
from tests.bots_here import BotsHere, InProcessRunner

LARGEST = QSize(1900, 1150)
LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
PLAIN = Qt.KeyboardModifier.NoModifier
FEW_WORLDS = 6
STUCK_MS = 400
"""After so long an act that waits for an answer gets one."""

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


_log = logging.getLogger("monkey")


class PictureError(Exception):
    """A fault that the monkey found."""

    def __init__(self, text: str, acts: Counter[str] | None = None) -> None:
        """Begin; `acts` is what was done before."""
        super().__init__(text)
        self.acts = acts or Counter()


class FaultRecorder(logging.Handler):
    """Records logged errors, messages of Qt, and exceptions."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.faults: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.faults.append(f"{record.name}: {record.getMessage()}")

    def on_message(self, _kind: object, _place: object, text: str) -> None:
        if "This plugin does not support" not in text:  # there is no desktop
            self.faults.append(f"Qt: {text}")


class QuickRunner(InProcessRunner):
    """Runs bots and advice in this process with few worlds, in turn."""

    def ask(self, question: BotRequest) -> None:
        """Keep the question; it is answered from the event loop."""
        few = min(question.options.max_worlds or FEW_WORLDS, FEW_WORLDS)
        super().ask(
            replace(question, options=replace(question.options, max_worlds=few))
        )


class Monkey:
    """One spell: a program, and the acts done with it."""

    def __init__(self, spell: str) -> None:
        self.chance = Random(spell)
        self.done: list[str] = []
        self.counts: Counter[str] = Counter()
        self.fault_recorder = FaultRecorder()
        self.program = self._started()

    # The program

    def _started(self) -> Program:
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
        program = Program(options, self._runner(), self._runner)
        self.hook = Excepthook(program.menu_actions.on_crash)
        program.show()
        program.open()
        self._begin(program)
        return program

    def _runner(self) -> BotRunner:
        return BotsHere(QuickRunner())

    def _begin(self, program: Program) -> None:
        """Deal a game in most spells."""
        sheet = program.window.veil.sheet
        if sheet is not None and self.chance.random() < 0.9:
            QTest.keyClick(sheet, Qt.Key.Key_Return)

    def close(self) -> None:
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

    # Time

    def animators(self) -> list[Animator]:
        """Return the animators of all tables."""
        tables = self.program.window.findChildren(TableView)
        return [table.playback.animator for table in tables]

    def pass_time(self, milliseconds: int) -> None:
        """Run the event loop and advance the animations."""
        QCoreApplication.processEvents()
        for animator in self.animators():
            tick(animator, milliseconds)
        QCoreApplication.processEvents()

    def come_to_rest(self) -> None:
        """Continue until nothing moves, or bots have played for a while."""
        for _ in range(self.chance.choice([20, 60, 200])):
            busy = any(animator.busy for animator in self.animators())
            waits = self.program.runner._open is not None
            if not busy and not waits:
                break
            self.pass_time(100_000)
        for animator in self.animators():
            animator.flush()
        QCoreApplication.processEvents()

    # Acts

    def act(self) -> None:
        """Do one act, then check everything."""
        acts: list[tuple[int, Callable[[], str]]] = [
            (22, self.play_card),
            (12, self.drag_cards),
            (6, self.drag_anything),
            (10, self.click_table),
            (14, self.click_window),
            (16, self.press_key),
            (5, self.press_keys),
            (6, self.choose_menu),
            (4, self.resize),
            (2, self.turn_wheel),
            (10, self.let_time_pass),
            (10, self.wait),
            (4, self.ensure_game),
            (1, self.choose_look),
            (1, self.restart),
        ]
        weights, deeds = zip(*acts, strict=True)
        (deed,) = self.chance.choices(deeds, weights)
        self.counts[deed.__name__] += 1
        self.done.append(deed.__name__)
        _log.debug("%s", deed.__name__)
        unstick = QTimer(singleShot=False, interval=STUCK_MS)
        unstick.timeout.connect(self._unstick)
        unstick.start()
        try:
            self.done[-1] += f" {deed()}"
            _log.debug("%s", self.done[-1])
            QCoreApplication.processEvents()
        finally:
            unstick.stop()
        if self.chance.random() < 0.5:
            self.pass_time(self.chance.choice([1, 16, 90, 400]))
        elif self.chance.random() < 0.5:
            self.come_to_rest()
        self.check()

    def _unstick(self) -> None:
        """Close a menu, or end a drag of selected text, that blocks the act."""
        if QGuiApplication.platformName() == "xcb":
            QDrag.cancel()
        popup = QApplication.activePopupWidget() or QApplication.activeModalWidget()
        if popup is not None:
            tap(self.handle(popup), Qt.Key.Key_Escape)

    def check(self) -> None:
        """Raise any fault."""
        faults = [*self.fault_recorder.faults, *program_faults(self.program)]
        if faults:
            raise PictureError("\n".join(faults))

    def surface(self) -> QWidget:
        """Return the top window: a menu before a dialog before any other."""
        top = QApplication.activePopupWidget() or QApplication.activeModalWidget()
        if top is not None:
            return top
        shown = [each for each in QApplication.topLevelWidgets() if each.isVisible()]
        shown = [each for each in shown if each.windowHandle() and not _is_tip(each)]
        return self.chance.choice([*shown, *[self.program.window] * 3])

    def handle(self, widget: QWidget) -> QWindow:
        """Return the native window of a widget, for events of Qt."""
        found = widget.window().windowHandle()
        assert found is not None, widget
        return found

    def click(self, widget: QWidget, at: QPoint) -> str:
        """Click a point of a widget: once, twice, or with the right button."""
        handle, place = self.handle(widget), widget.mapTo(widget.window(), at)
        if not widget.window().rect().contains(place):
            return "nothing"  # it is scrolled away
        how = self.chance.random()
        modifier = self.chance.choice(MODIFIERS)
        if how < 0.8:
            QTest.mouseClick(handle, LEFT, modifier, place)
        elif how < 0.9:
            QTest.mouseDClick(handle, LEFT, modifier, place)
        else:
            QTest.mouseClick(handle, RIGHT, modifier, place)
        return f"{type(widget).__name__} {at.toTuple()} {how:.2f}"

    def table(self) -> TableView:
        """Return a visible table."""
        tables = self.program.window.findChildren(TableView)
        return self.chance.choice([t for t in tables if t.isVisible()] or tables[:1])

    def any_point(self, widget: QWidget) -> QPoint:
        """Return a point inside a widget."""
        wide, high = max(1, widget.width()), max(1, widget.height())
        return QPoint(self.chance.randrange(wide), self.chance.randrange(high))

    def place_at(self, table: TableView) -> QPoint:
        """Return the place of a card of the hand, a target, or any point of a table."""
        scene, chance = table.scene(), self.chance.random()
        hand = _cards(table, LocationKind.HAND, LocationKind.STAGED)
        hand = [item for item in hand if item.isVisible()]
        spots = [] if scene.picture is None else list(scene.picture.spot_rects.values())
        if chance < 0.6 and hand:
            item = self.chance.choice(hand)
            return table.mapFromScene(item.scenePos() + QPointF(8, 12))
        if chance < 0.9 and spots:
            spot = self.chance.choice(spots)
            return table.mapFromScene(QPointF(spot.mid_x, spot.mid_y))
        return self.any_point(table.viewport())

    def play_card(self) -> str:
        """Press a button of the status line; otherwise draw, or discard a card."""
        controller, table = self.program.controller, self.program.table
        what = table.status.turn_status
        if what is None or not table.isEnabled():
            return self.press_key()
        commands = [offer.command for offer in what.offers if offer.refusal is None]
        commands += [Command.DRAW, Command.DISCARD, Command.DISCARD]
        command = self.chance.choice(commands)
        session = controller.session
        cards = () if session is None else tuple(session.visible_observation().hand)
        if command is Command.DISCARD and cards and not table.scene().hand.selected:
            at = _cards(table, LocationKind.HAND)
            if at:
                item = self.chance.choice(at)
                self.click(
                    table.viewport(),
                    table.mapFromScene(item.scenePos() + QPointF(8, 12)),
                )
        table.player_input.command(command)
        return str(command)

    def click_table(self) -> str:
        """Click a card, a target, or any point of a table."""
        table = self.table()
        return self.click(table.viewport(), self.place_at(table))

    def drag_cards(self) -> str:
        """Drag a card of the hand to a target."""
        table = self.table()
        scene = table.scene()
        hand = _cards(table, LocationKind.HAND)
        spots = {} if scene.picture is None else scene.picture.spot_rects
        if not hand or not spots:
            return self.drag_anything()
        item = self.chance.choice(hand)
        spot, rect = self.chance.choice(list(spots.items()))
        start = table.mapFromScene(item.scenePos() + QPointF(8, 12))
        end = table.mapFromScene(QPointF(rect.mid_x, rect.mid_y))
        self._drag(table, start, end)
        return f"{item.face} {spot.place}"

    def drag_anything(self) -> str:
        """Drag from any point to any point."""
        table = self.table()
        start, end = self.place_at(table), self.place_at(table)
        self._drag(table, start, end)
        return f"{start.toTuple()} {end.toTuple()}"

    def _drag(self, table: TableView, start: QPoint, end: QPoint) -> None:
        """Press, move and release; sometimes something else happens meanwhile."""
        view, handle = table.viewport(), self.handle(table)
        window = table.window()
        ways = [start + (end - start) * share / 4 for share in range(1, 5)]

        def within(at: QPoint) -> QPoint:
            """Return a point, moved inside the window if necessary."""
            place = view.mapTo(window, at)
            x = min(max(place.x(), 0), window.width() - 1)
            return QPoint(x, min(max(place.y(), 0), window.height() - 1))

        QTest.mousePress(handle, LEFT, PLAIN, within(start))
        for way in ways:
            QTest.mouseMove(handle, within(way))
            QCoreApplication.processEvents()
            self.check()
        chance = self.chance.random()
        if chance < 0.1:
            tap(handle, Qt.Key.Key_Escape)
        elif chance < 0.2:
            self.resize()
        elif chance < 0.3:
            self.press_key()
        elif chance < 0.4:
            self.pass_time(self.chance.choice([16, 200, 10_000]))
        elif chance < 0.45:
            return  # the button is let go where nobody hears it
        self.check()
        if isValid(handle) and handle.isVisible():
            QTest.mouseRelease(handle, LEFT, PLAIN, within(end))

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
        """Press a key where the focus is."""
        key, modifier = self.chance.choice(KEYS), self.chance.choice(MODIFIERS)
        if QKeySequence(modifier.value | key.value) in LEAVING:
            return "nothing"
        surface = self.surface()
        if surface.windowHandle() is None or not surface.isVisible():
            surface = self.program.window
        tap(self.handle(surface), key, modifier)
        return f"{key.name} {modifier.name}"

    def press_keys(self) -> str:
        """Press several keys quickly."""
        return ", ".join(self.press_key() for _ in range(self.chance.randrange(2, 8)))

    def choose_menu(self) -> str:
        """Choose an enabled entry of the menus."""
        window = self.program.window
        actions = [
            action
            for menu in window.menuBar().findChildren(QMenu)
            for action in menu.actions()
            if action.isEnabled() and action.isVisible() and not action.isSeparator()
        ]
        actions = [a for a in actions if a.menu() is None and a is not _leave(self)]
        if not actions or not window.menuBar().isEnabled():
            return "nothing"
        action = self.chance.choice(actions)
        words = action.text()
        action.trigger()
        return words

    def _any_size(self) -> QSize:
        chance = self.chance
        wide = chance.randrange(MIN_SIZE.width(), LARGEST.width())
        return QSize(wide, chance.randrange(MIN_SIZE.height(), LARGEST.height()))

    def resize(self) -> str:
        """Make the window larger or smaller."""
        size = self._any_size()
        if not self.program.window.isFullScreen():
            self.program.window.resize(size)
        QCoreApplication.processEvents()
        return f"{size.toTuple()}"

    def turn_wheel(self) -> str:
        """Turn the mouse wheel over any point."""
        window = self.program.window
        at = self.any_point(window)
        part = window.childAt(at) or window
        down = QPoint(0, self.chance.choice([-120, 120, 15]))
        local = QPointF(part.mapFrom(window, at))
        event = QWheelEvent(
            local,
            QPointF(window.mapToGlobal(at)),
            QPoint(),
            down,
            Qt.MouseButton.NoButton,
            PLAIN,
            Qt.ScrollPhase.NoScrollPhase,
            False,  # noqa: FBT003
        )
        QCoreApplication.sendEvent(part, event)
        return f"{at.toTuple()} {down.y()}"

    def let_time_pass(self) -> str:
        """Advance an animation by some frames."""
        for _ in range(self.chance.randrange(1, 12)):
            self.pass_time(self.chance.choice([16, 33, 120]))
            self.check()
        return ""

    def wait(self) -> str:
        """Wait until nothing moves."""
        self.come_to_rest()
        return ""

    def ensure_game(self) -> str:
        """Close what is open, and begin a game if there is none."""
        program = self.program
        for _ in range(4):
            if program.window.veil.sheet is not None:
                program.window.veil.sheet.close_sheet()
        if program.page.session is None:
            program.menu_actions.show_new_game()
            QCoreApplication.processEvents()
            self._begin(program)
        return "" if program.page.session is None else "there is one"

    def choose_look(self) -> str:
        """Choose other colours, sizes or speeds."""
        chance, appearance = self.chance, self.program.appearance
        chosen = replace(
            appearance.choices,
            theme=chance.choice([*ThemeChoice]),
            card_size=chance.choice([70, 100, 130, 160]),
            speed=chance.choice([*Speed]),
            reduced_motion=chance.choice([None, True, False]),
            left_handed=chance.random() < 0.3,
            touch=chance.random() < 0.3,
            count_by_itself=chance.random() < 0.5,
        )
        appearance.set_choices(chosen)
        return f"{chosen.theme} {chosen.card_size} {chosen.speed}"

    def restart(self) -> str:
        """End the program at any moment, and start it again."""
        self.close()
        self.program = self._started()
        return ""


def tap(window: QWindow, key: Qt.Key, modifier: Qt.KeyboardModifier = PLAIN) -> None:
    """Press and release a key, unless its press closes the window.

    A modifier pressed first may close the menu of a field.
    """
    if QApplication.activePopupWidget() is not None:
        modifier = PLAIN
    QTest.keyPress(window, key, modifier)
    if window in QGuiApplication.allWindows():
        QTest.keyRelease(window, key, modifier)


def _cards(table: TableView, *kinds: LocationKind) -> list[CardItem]:
    """Return the cards at such places, from left to right."""
    items = table.scene().card_items.items
    return sorted((i for i in items if i.location.kind in kinds), key=lambda i: i.x())


def _leave(monkey: Monkey) -> object:
    return monkey.program.window.menus.actions["quit"]


def _is_tip(widget: QWidget) -> bool:
    return widget.windowType() in (Qt.WindowType.ToolTip, Qt.WindowType.SplashScreen)
