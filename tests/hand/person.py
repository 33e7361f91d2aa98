"""A person at the window: mouse, keyboard, screen and screen reader.

Everything is found by its name in the accessible tree and used by mouse and key events;
nothing here knows classes of the program.
"""

import re
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QMimeData, QPoint, QRect, Qt, QUrl
from PySide6.QtGui import (
    QAccessible,
    QAccessibleInterface,
    QAction,
    QDragEnterEvent,
    QDropEvent,
    QImage,
    QMouseEvent,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

Text = QAccessible.Text
_CARD = re.compile(r", \d+ of \d+\b")
"""What follows the name of a card of the own hand."""


_PATIENCE_MS = 120_000
"""What has not come after this time does not come, however slow the machine is."""
_LOOK_MS = 40
_STILL_MS = 120


class Thing(NamedTuple):
    """What a screen reader reads of one visible thing."""

    role: str
    """Name of its `QAccessible.Role`: Button, ListItem, StaticText, CheckBox …"""
    name: str
    description: str
    enabled: bool
    selected: bool
    focused: bool
    rect: QRect
    """On the screen."""
    text: str
    """What is written in a field or a page."""
    key: str
    """The key that presses a button, as on its key cap: Enter."""


class Person:
    """Plays with the mouse and the keys, and reads the screen."""

    def __init__(self, qtbot: QtBot, window: QWidget) -> None:
        """Use a visible window."""
        self.qtbot = qtbot
        self.window = window
        self.saved: Path | None = None
        """The file of the game, if its picture is compared at the end."""
        self._held: QWidget | None = None
        self._at = QPoint()

    # What is seen

    def things(self) -> Iterator[Thing]:
        """Return every visible thing in the order in which a screen reader
        reads them.
        """
        return map(_read, self._shown())

    def _shown(self) -> Iterator[QAccessibleInterface]:
        return _walk(QAccessible.queryAccessibleInterface(self.window))

    def names(self) -> list[str]:
        """Return the names of all visible things."""
        return [name for each in self._shown() if (name := each.text(Text.Name))]

    def sees(self, text: str) -> bool:
        """Return whether the name of a visible thing contains a text."""
        return any(text in name for name in self.names())

    def reads(self, text: str) -> bool:
        """Return whether some field or page contains a text."""
        return any(text in thing.text for thing in self.things())

    def find(self, name: str, role: str = "") -> Thing:
        """Return the one thing with a name, or the first whose name begins so."""
        found = []
        for thing in self.things():
            if role in ("", thing.role):
                if thing.name == name:
                    return thing
                found.append(thing)
        alike = [thing for thing in found if thing.name.startswith(name)]
        assert alike, f"no {role} “{name}” in {[t.name for t in found]}"
        return alike[0]

    def _on_table(self, role: str) -> list[Thing]:
        """Return the things on the table with a role."""
        shown = (each for each in self._shown() if each.role().name in (role, "List"))
        things = list(map(_read, shown))
        (table,) = (it for it in things if (it.name, it.role) == ("Table", "List"))
        on_it = (it for it in things if table.rect.contains(it.rect.center()))
        return [it for it in on_it if it.role == role]

    @property
    def line(self) -> str:
        """The text of the status line."""
        return next((it.name for it in self._on_table("StaticText")), "")

    @property
    def buttons(self) -> list[str]:
        """Names of the buttons on the table that can be pressed."""
        return [it.name for it in self._on_table("Button") if it.enabled]

    @property
    def hand(self) -> list[str]:
        """Names of the player’s cards, from left to right: `king of hearts`."""
        cards = (thing.name for thing in self._cards())
        return [name.partition(",")[0] for name in cards]

    @property
    def selected(self) -> list[str]:
        """Names of the player’s selected cards."""
        cards = (thing for thing in self._cards() if thing.selected)
        return [thing.name.partition(",")[0] for thing in cards]

    def _cards(self) -> list[Thing]:
        shown = (each for each in self._shown() if _CARD.search(each.text(Text.Name)))
        return list(map(_read, shown))

    def picture(self) -> QImage:
        """Return the pixels of the screen now, repainted or not."""
        QApplication.processEvents()
        QApplication.sendPostedEvents()  # paintings that the last event requested
        screen = self.window.screen()
        return screen.grabWindow(self.window.winId()).toImage()

    def pixels(self, rect: QRect) -> QImage:
        """Return the picture of a rectangle of the screen."""
        return self.picture().copy(rect.translated(-self.window.pos()))

    def repainted(self) -> QImage:
        """Return a complete new painting of the window."""
        return self.window.grab().toImage()

    # What is done

    def click(self, name: str, role: str = "") -> None:
        """Click the visible part of the thing with a name."""
        self.click_at(self.place(name, role))

    def double_click(self, name: str) -> None:
        """Click the thing with a name twice quickly."""
        where = self.place(name)
        QTest.mouseMove(*self._under(where))
        at, window = self.window.mapFromGlobal(where), self.window.windowHandle()
        QTest.mouseDClick(window, Qt.MouseButton.LeftButton, pos=at)
        QApplication.processEvents()

    def click_at(self, where: QPoint) -> None:
        """Click a point of the screen."""
        widget, at = self._under(where)
        QTest.mouseMove(widget, at)
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=at)
        QApplication.processEvents()

    def drag(self, name: str, to: str | QPoint) -> None:
        """Drag the thing with a name onto another, or to a point."""
        self.hold(name, to)
        self.drop()

    def hold(self, name: str, over: str | QPoint) -> None:
        """Drag the thing with a name over another, or over a point, without a drop."""
        self.grab(name)
        self.carry(over)

    def grab(self, name: str) -> None:
        """Press the mouse button on a thing and move far enough for a drag."""
        self._at = self.place(name)
        self._held, at = self._under(self._at)
        QTest.mouseMove(self._held, at)
        QTest.mousePress(self._held, Qt.MouseButton.LeftButton, pos=at)

    def carry(self, to: str | QPoint, steps: int = 6) -> None:
        """Move the mouse with the button pressed."""
        assert self._held is not None, "grab comes first"
        end = self.place(to) if isinstance(to, str) else to
        start = self._at
        for step in range(1, steps + 1):
            self._at = start + (end - start) * step / steps
            self._move(self._held, self._at)
        QApplication.processEvents()

    def drop(self) -> None:
        """Release the mouse button where the mouse is."""
        assert self._held is not None, "grab comes first"
        at = self._held.mapFromGlobal(self._at)
        QTest.mouseRelease(self._held, Qt.MouseButton.LeftButton, pos=at)
        self._held = None
        QApplication.processEvents()

    def drop_file(self, file: Path) -> None:
        """Drop a file from the desktop on the middle of the table."""
        widget, where = self._under(self.place("Table", "List"))
        data = QMimeData()
        data.setUrls([QUrl.fromLocalFile(str(file))])
        how = (Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton)
        none = Qt.KeyboardModifier.NoModifier
        for event in (
            QDragEnterEvent(where, *how, none),
            QDropEvent(where.toPointF(), *how, none),
        ):
            QApplication.sendEvent(widget, event)
            assert event.isAccepted()
        self.rest()

    def _move(self, widget: QWidget, where: QPoint) -> None:
        # `QTest.mouseMove` tells of no button that is held.
        at = widget.mapFromGlobal(where).toPointF()
        left = Qt.MouseButton.LeftButton
        event = QMouseEvent(
            QMouseEvent.Type.MouseMove,
            at,
            where.toPointF(),
            Qt.MouseButton.NoButton,
            left,
            Qt.KeyboardModifier.NoModifier,
        )
        QApplication.sendEvent(widget, event)

    def hover(self, name: str) -> None:
        """Move the mouse over the thing with a name."""
        self.move_to(self.place(name))

    def move_to(self, where: QPoint) -> None:
        """Move the mouse to a point of the screen."""
        QTest.mouseMove(*self._under(where))

    def press(self, key: Qt.Key | str, *modifiers: Qt.KeyboardModifier) -> None:
        """Press a key where the focus is; a text is typed character by character."""
        target = QApplication.activePopupWidget() or QApplication.focusWidget()
        target = target or self.window.focusWidget() or self.window
        if isinstance(key, str):
            QTest.keyClicks(target, key)
        else:
            held = Qt.KeyboardModifier.NoModifier
            for modifier in modifiers:
                held |= modifier
            QTest.keyClick(target, key, held)
        QApplication.processEvents()

    def ctrl(self, key: Qt.Key) -> None:
        """Press a key with Ctrl."""
        self.press(key, Qt.KeyboardModifier.ControlModifier)

    def draw(self) -> None:
        """Draw by the key, and wait for the card."""
        size = len(self.hand)
        self.press(Qt.Key.Key_D)
        self.until(lambda: len(self.hand) > size)
        self.rest()

    def put_down(self, rank: Qt.Key) -> None:
        """Select the cards of a rank, and meld or stage them, by keys."""
        self.press(rank, Qt.KeyboardModifier.ShiftModifier)
        self.press(Qt.Key.Key_M)

    def undo(self) -> None:
        """Press Ctrl+Z, and wait until nothing moves."""
        self.ctrl(Qt.Key.Key_Z)
        self.rest()

    def redo(self) -> None:
        """Press Ctrl+Y, and wait until nothing moves."""
        self.ctrl(Qt.Key.Key_Y)
        self.rest()

    def skip(self) -> None:
        """Hurry the other players by Esc, and wait for the own turn."""
        self.press(Qt.Key.Key_Escape)
        self.until_own_turn()

    def ask_hint(self) -> None:
        """Press H, and wait for the hint."""
        self.press(Qt.Key.Key_H)
        self.until(lambda: self.sees("Do it"))
        self.rest()

    def ask_why(self, heading: str) -> None:
        """Ask for the reason of the last move, and wait for the heading of the
        answer.
        """
        self.press(Qt.Key.Key_H, Qt.KeyboardModifier.ShiftModifier)
        self.until(lambda: self.sees(heading))

    def open_ways(self) -> None:
        """Press P, and wait for the list of ways to take the pile."""
        self.press(Qt.Key.Key_P)
        self.until(lambda: self.sees("Take the pile with…"))

    def go_out(self) -> None:
        """Draw, and go out by the button."""
        self.draw()
        self.click("Go out")

    def select(self, *names: str) -> None:
        """Click cards of the hand."""
        for name in names:
            self.click(name)

    def menu(self, words: str) -> QAction:
        """Return an entry of the menus, in the sheet opened last if several have it."""
        actions = self.window.findChildren(QAction)
        shown = {it.text().split("\t")[0].replace("&", ""): it for it in actions}
        return shown[words]

    def choose(self, words: str) -> None:
        """Choose an entry of the menus."""
        self.menu(words).trigger()

    def choose_game(self, name: str) -> None:
        """Open the sheet of a new game, and choose a game."""
        self.ctrl(Qt.Key.Key_N)
        self.click(name, "ListItem")

    def open_house_rules(self, game: str = "") -> None:
        """Open the house rules of a game, or of the one played last."""
        self.ctrl(Qt.Key.Key_N)
        if game:
            self.click(game, "ListItem")
        self.click("House rules…", "Button")

    def close_sheets(self, number: int) -> None:
        """Press Esc once for each open sheet."""
        for _ in range(number):
            self.press(Qt.Key.Key_Escape)

    def place(self, name: str, role: str = "") -> QPoint:
        """Return a point where a thing can be clicked: the left edge of a card in a
        hand.
        """
        thing = self.find(name, role)
        if _CARD.search(thing.name):
            return thing.rect.topLeft() + QPoint(12, 30)
        return thing.rect.center()

    def _under(self, where: QPoint) -> tuple[QWidget, QPoint]:
        widget = self.window.childAt(self.window.mapFromGlobal(where)) or self.window
        return widget, widget.mapFromGlobal(where)

    # What is waited for

    def until(self, found: Callable[[], object]) -> None:
        """Process events until a condition is true, checked every 40 ms."""
        for _ in range(_PATIENCE_MS // _LOOK_MS):
            if found():
                return
            self.wait(_LOOK_MS)
        raise AssertionError("it never came")

    def until_own_turn(self) -> None:
        """Wait until the status line says that it is the player’s turn."""
        self.until(lambda: self.line.startswith("Your turn"))

    def rest(self) -> None:
        """Wait until the screen has been unchanged for 120 ms."""
        former, now = QImage(), self.picture()
        for _ in range(_PATIENCE_MS // _STILL_MS):
            if former == now:
                return
            self.wait(_STILL_MS)
            former, now = now, self.picture()
        raise AssertionError("something moves all the time")

    def wait(self, milliseconds: int) -> None:
        """Process events for some milliseconds."""
        QTest.qWait(milliseconds)


def _read(interface: QAccessibleInterface) -> Thing:
    state = interface.state()
    return Thing(
        interface.role().name,
        interface.text(Text.Name),
        interface.text(Text.Description),
        not state.disabled,
        bool(state.selected),
        bool(state.focused),
        interface.rect(),
        interface.text(Text.Value),
        interface.text(Text.Accelerator),
    )


def _walk(interface: QAccessibleInterface | None) -> Iterator[QAccessibleInterface]:
    if interface is None or not interface.isValid() or interface.state().invisible:
        return
    yield interface
    for number in range(interface.childCount()):
        yield from _walk(interface.child(number))


def differences(one: QImage, other: QImage, tolerance: int = 12) -> QRect:
    """Return the smallest rectangle outside which two pictures look alike; empty if
    they do everywhere.

    `tolerance` is how much a colour may differ, from 0 to 255.
    """
    assert one.size() == other.size(), f"{one.size()} and {other.size()}"
    form = QImage.Format.Format_RGB32
    first, second = one.convertToFormat(form), other.convertToFormat(form)
    found = QRect()
    if first == second:
        return found
    for y in range(first.height()):
        ours, theirs = _row(first, y), _row(second, y)
        if ours == theirs:
            continue
        wrong = [
            at // 4 for at in range(len(ours)) if abs(ours[at] - theirs[at]) > tolerance
        ]
        if wrong:
            left, right = min(wrong), max(wrong)
            found = found.united(QRect(left, y, right - left + 1, 1))
    return found


def lightest(picture: QImage) -> int:
    """Return the largest lightness of a pixel: below 110 there is only felt."""
    places = product(range(picture.width()), range(picture.height()))
    return max(picture.pixelColor(*place).lightness() for place in places)


def _row(picture: QImage, y: int) -> bytes:
    row = picture.copy(0, y, picture.width(), 1)  # its bits live as long as it does
    return bytes(row.constBits())
