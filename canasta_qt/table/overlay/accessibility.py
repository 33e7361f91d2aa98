"""Accessibility of the table: items for screen readers, and announcements.

Qt has no interface for a graphics scene; a factory adds one for the view and its items.
Python cannot offer actions, so every gesture has a key.
"""

from dataclasses import dataclass
from functools import cache

from PySide6.QtCore import QObject, QPoint, QRect, QSize
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QAccessibleInterface,
    QAccessibleObject,
)
from PySide6.QtWidgets import QAbstractScrollArea, QAccessibleWidget, QWidget

from canasta_qt.commands import Command
from canasta_qt.gestures import Spot
from canasta_qt.overrides import override
from canasta_qt.table.layout.zones import Rect
from canasta_qt.table.paint.painted_item import one_shot
from canasta_qt.table.picture.hand_order import HandCard
from canasta_qt.table.picture.placement import Location


@dataclass(frozen=True)
class FocusItem:
    """An item for keyboard focus or screen readers: a card, a seat, a line of text."""

    name: str
    rect: Rect
    radius: float = 8.0
    hand_card: HandCard | None = None
    spot: Spot | None = None
    """Spot of a drop, if the item is a target."""
    home: Location | None = None
    """Origin that can be fanned out here."""
    row: int = 0
    is_selected: bool = False
    command: Command | None = None
    """Command of an advice button."""
    role: QAccessible.Role = QAccessible.Role.ListItem
    shortcut: str = ""
    """Shortcut of a button of the table."""
    refusal: str = ""
    """Refusal of a button of the table; empty if it can be pressed."""
    description: str = ""
    """Description of the player of a seat."""
    visible_rect: Rect | None = None
    """Part not covered by neighbours; None: all of it."""


NO_ITEM = FocusItem("", Rect(0, 0, 0, 0))


class AccessibleItem(QObject):
    """Accessible object of an item; Qt caches its interface."""

    def __init__(self, view: QWidget) -> None:
        super().__init__(view)
        self.view = view
        self.item = NO_ITEM
        self.name = ""
        """Name of the item, or the announcement of the focus."""
        self.focused = False

    def set_item(self, thing: FocusItem, *, focused: bool = False) -> None:
        """Represent another item."""
        self.item, self.name, self.focused = thing, thing.name, focused


class AccessibleItemInterface(QAccessibleObject):
    """Accessible interface of one item of the table's list."""

    def __init__(self, stop: AccessibleItem) -> None:
        super().__init__(stop)
        self.item_object = stop

    @override
    def parent(self) -> QAccessibleInterface:
        return QAccessible.queryAccessibleInterface(self.item_object.view)

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
        thing = self.item_object.item
        return {
            QAccessible.Text.Name: self.item_object.name,
            QAccessible.Text.Description: thing.refusal
            or thing.shortcut
            or thing.description,
            QAccessible.Text.Accelerator: thing.shortcut,
        }.get(t, "")

    @override
    def setText(self, t: QAccessible.Text, text: str) -> None:
        """Ignore the text: items cannot be renamed."""

    @override
    def role(self) -> QAccessible.Role:
        return self.item_object.item.role

    @override
    def state(self) -> QAccessible.State:
        state, thing = QAccessible.State(), self.item_object.item
        state.readOnly = thing.role == QAccessible.Role.StaticText
        state.focusable = not (state.readOnly or thing.shortcut)
        state.selectable = thing.role == QAccessible.Role.ListItem
        state.disabled = bool(thing.refusal)
        state.selected = thing.is_selected
        state.focused = self.item_object.focused and self.item_object.view.hasFocus()
        return state

    @override
    def rect(self) -> QRect:
        r = self.item_object.item.rect
        corner = self.item_object.view.mapToGlobal(QPoint(round(r.x), round(r.y)))
        return QRect(corner, QSize(round(r.w), round(r.h)))


class TableInterface(QAccessibleWidget):
    """Accessible interface of the table: a list of items, then the open boxes."""

    def __init__(self, view: QWidget) -> None:
        """Make the interface of a view; children are computed on every call."""
        super().__init__(view, QAccessible.Role.List)
        self.view = view

    @property
    def items(self) -> list[AccessibleItem]:
        """Items of the table at present."""
        stops = getattr(self.view, "accessible_items", [])
        assert isinstance(stops, list)
        return stops

    @property
    def children(self) -> list[QObject]:
        """Return the items and the boxes, which are children of the viewport."""
        view = self.view
        viewport = view.viewport() if isinstance(view, QAbstractScrollArea) else view
        boxes = [
            child
            for child in viewport.children()
            if isinstance(child, QWidget) and child.isVisible()
        ]
        return [*self.items, *boxes]

    @override
    def childCount(self) -> int:
        return len(self.children)

    @override
    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        things = self.children
        if 0 <= index < len(things):
            return QAccessible.queryAccessibleInterface(things[index])
        return None

    @override
    def indexOfChild(self, child: QAccessibleInterface, /) -> int:
        found, things = child.object(), self.children
        return things.index(found) if found in things else -1


def _interface(key: str, thing: QObject) -> QAccessibleInterface | None:  # noqa: ARG001
    if isinstance(thing, AccessibleItem):
        return AccessibleItemInterface(thing)
    if isinstance(thing, QWidget) and hasattr(type(thing), "accessible_items"):
        return TableInterface(thing)
    return None


@cache
def install_accessibility() -> None:
    """Install the factory of table interfaces, once for the whole program."""
    QAccessible.installFactory(_interface)


def notify_focus(stop: AccessibleItem) -> None:
    """Notify screen readers of the focused item."""
    if QAccessible.isActive():
        event = QAccessibleEvent(stop, QAccessible.Event.Focus)
        QAccessible.updateAccessibility(event)


REPEAT_INTERVAL = 300
"""Milliseconds within which a repeated announcement is dropped."""


class Announcer(QObject):
    """Announcements to screen readers; those in quick succession are joined."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.widget = widget
        self.history: list[str] = []
        """Latest announcements, oldest first."""
        self._waiting: list[tuple[str, bool]] = []
        self._last = ""
        self._join = one_shot(self, 0, self._speak)
        self._forget = one_shot(self, REPEAT_INTERVAL, self._forget_last)

    def announce(
        self, text: str, *, urgent: bool = False, by_focus: bool = False
    ) -> None:
        """Announce a sentence; an urgent one interrupts the screen reader.

        A text `by_focus` is only stored: the focus change announces it.
        """
        if not text or text == self._last:
            return
        self._last = text
        self._forget.start()
        self.history = [*self.history[-49:], text]
        if not by_focus:
            self._waiting.append((text, urgent))
            self._join.start()

    def clear(self) -> None:
        """Drop past and queued announcements, for another player at the table."""
        self.history = []
        self._waiting.clear()
        self._last = ""

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
