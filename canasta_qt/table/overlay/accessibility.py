"""What screen readers find at the table: a list of cards and places.

Qt shows nothing of a graphics scene to a reader; a factory gives the view and its
cards the interfaces they lack.  Actions cannot be offered from Python, so the keys do
everything.
"""

from functools import cache

from PySide6.QtCore import QObject, QRect
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QAccessibleInterface,
    QAccessibleObject,
)
from PySide6.QtWidgets import QAbstractScrollArea, QAccessibleWidget, QWidget

from canasta_qt.overrides import override


class Stop(QObject):
    """One thing that readers find: a card, a meld, a seat, a sentence, a button."""

    def __init__(self, view: QWidget) -> None:
        """Make a stop that has no name yet."""
        super().__init__(view)
        self.view = view
        self.name = ""
        self.role = QAccessible.Role.ListItem
        self.key = ""
        """What presses it, if it is a button of the table."""
        self.refused = ""
        """Why it cannot be pressed now."""
        self.story = ""
        """What is told of the player, if it is a seat."""
        self.rect = QRect()
        self.chosen = False
        self.focused = False


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
        return {
            QAccessible.Text.Name: self.stop.name,
            QAccessible.Text.Description: self.stop.refused
            or self.stop.key
            or self.stop.story,
            QAccessible.Text.Accelerator: self.stop.key,
        }.get(t, "")

    @override
    def setText(self, t: QAccessible.Text, text: str) -> None:
        """Readers do not rename cards."""

    @override
    def role(self) -> QAccessible.Role:
        return self.stop.role

    @override
    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        state.readOnly = self.stop.role == QAccessible.Role.StaticText
        state.focusable = not (state.readOnly or self.stop.key)
        state.selectable = self.stop.role == QAccessible.Role.ListItem
        state.disabled = bool(self.stop.refused)
        state.selected = self.stop.chosen
        state.focused = self.stop.focused and self.stop.view.hasFocus()
        return state

    @override
    def rect(self) -> QRect:
        corner = self.stop.view.mapToGlobal(self.stop.rect.topLeft())
        return QRect(corner, self.stop.rect.size())


class TableInterface(QAccessibleWidget):
    """The table as a list of stops, and behind them the boxes that are open."""

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

    @property
    def things(self) -> list[QObject]:
        """Return the stops and the boxes; those lie on the viewport."""
        view = self.view
        viewport = view.viewport() if isinstance(view, QAbstractScrollArea) else view
        boxes = [
            child
            for child in viewport.children()
            if isinstance(child, QWidget) and child.isVisible()
        ]
        return [*self.stops, *boxes]

    @override
    def childCount(self) -> int:
        return len(self.things)

    @override
    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        things = self.things
        if 0 <= index < len(things):
            return QAccessible.queryAccessibleInterface(things[index])
        return None

    @override
    def indexOfChild(self, child: QAccessibleInterface, /) -> int:
        found, things = child.object(), self.things
        return things.index(found) if found in things else -1


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
