"""What screen readers are told: a list of cards and places, and announcements.

Qt shows nothing of a graphics scene to a reader; a factory gives the view and its
cards the interfaces they lack.  Actions cannot be offered from Python, so the keys do
everything.
"""

from functools import cache

from PySide6.QtCore import QObject, QRect
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QAccessibleInterface,
    QAccessibleObject,
)
from PySide6.QtWidgets import QAccessibleWidget, QWidget
from typing_extensions import override

from canasta_qt.table.paint.painted_item import one_shot

SAME_WITHIN = 300
"""Milliseconds within which the same words are said once."""


class Announcer(QObject):
    """Says things to a screen reader; quick words are joined into one announcement."""

    def __init__(self, widget: QWidget) -> None:
        """Speak for a widget."""
        super().__init__(widget)
        self.widget = widget
        self.history: list[str] = []
        """What was said lately, oldest first."""
        self._waiting: list[tuple[str, bool]] = []
        self._last = ""
        self._join = one_shot(self, 0, self._speak)
        self._forget = one_shot(self, SAME_WITHIN, self._forget_last)

    def say(self, text: str, *, urgent: bool = False) -> None:
        """Announce a sentence; an urgent one interrupts the reader."""
        if not text or text == self._last:
            return
        self._last = text
        self._forget.start()
        self.history = [*self.history[-49:], text]
        self._waiting.append((text, urgent))
        self._join.start()

    def _speak(self) -> None:
        words = " ".join(text for text, _ in self._waiting)
        urgent = any(each for _, each in self._waiting)
        self._waiting.clear()
        if not QAccessible.isActive():
            return
        event = QAccessibleAnnouncementEvent(self.widget, words)
        politeness = QAccessible.AnnouncementPoliteness
        event.setPoliteness(politeness.Assertive if urgent else politeness.Polite)
        QAccessible.updateAccessibility(event)

    def _forget_last(self) -> None:
        self._last = ""


class Stop(QObject):
    """One stop of the keyboard and of readers: a card, a meld, a pile, a seat."""

    def __init__(self, view: QWidget) -> None:
        """Make a stop that has no name yet."""
        super().__init__(view)
        self.view = view
        self.name = ""
        self.rect = QRect()
        self.chosen = False
        self.focused = False
        self.button = False
        """Whether it is pressed, not chosen."""


class StopInterface(QAccessibleObject):
    """A stop as readers see it: an item of the table's list."""

    def __init__(self, stop: Stop) -> None:
        """Speak for a stop."""
        super().__init__(stop)
        self.stop = stop

    @override
    def parent(self) -> QAccessibleInterface:
        return QAccessible.queryAccessibleInterface(self.stop.view)

    @override
    def childCount(self) -> int:
        return 0

    @override
    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        return None

    @override
    def indexOfChild(self, child: QAccessibleInterface, /) -> int:
        return -1

    @override
    def text(self, t: QAccessible.Text) -> str:
        return self.stop.name if t == QAccessible.Text.Name else ""

    @override
    def setText(self, t: QAccessible.Text, text: str) -> None:
        """Readers do not rename cards."""

    @override
    def role(self) -> QAccessible.Role:
        if self.stop.button:
            return QAccessible.Role.Button
        return QAccessible.Role.ListItem

    @override
    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        state.focusable = True
        state.selectable = not self.stop.button
        state.selected = self.stop.chosen
        state.focused = self.stop.focused and self.stop.view.hasFocus()
        return state

    @override
    def rect(self) -> QRect:
        corner = self.stop.view.mapToGlobal(self.stop.rect.topLeft())
        return QRect(corner, self.stop.rect.size())


class TableInterface(QAccessibleWidget):
    """The table as a list of stops."""

    def __init__(self, view: QWidget) -> None:
        """Speak for a view; Qt keeps the interface, so the list is asked for anew."""
        super().__init__(view, QAccessible.Role.List)
        self.view = view

    @property
    def stops(self) -> list[Stop]:
        """What lies on the table now."""
        stops = getattr(self.view, "stops", [])
        assert isinstance(stops, list)
        return stops

    @override
    def childCount(self) -> int:
        return len(self.stops)

    @override
    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        if 0 <= index < len(self.stops):
            return QAccessible.queryAccessibleInterface(self.stops[index])
        return None

    @override
    def indexOfChild(self, child: QAccessibleInterface, /) -> int:
        found = child.object()
        return self.stops.index(found) if found in self.stops else -1


def _interface(key: str, thing: QObject) -> QAccessibleInterface | None:  # noqa: ARG001
    if isinstance(thing, Stop):
        return StopInterface(thing)
    if isinstance(thing, QWidget) and hasattr(type(thing), "stops"):
        return TableInterface(thing)
    return None


@cache
def install_access() -> None:
    """Let readers see tables from now on; Qt keeps one list for the whole program."""
    QAccessible.installFactory(_interface)


def tell_focus(stop: Stop) -> None:
    """Tell readers where the focus is."""
    if QAccessible.isActive():
        event = QAccessibleEvent(stop, QAccessible.Event.Focus)
        QAccessible.updateAccessibility(event)
