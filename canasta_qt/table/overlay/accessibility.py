"""Accessibility of the table: items for screen readers, and announcements.

Qt has no accessible interface for a graphics scene; a factory adds one for the view and
for its items. Python cannot offer accessible actions, so every gesture has a key.
"""

from dataclasses import dataclass
from functools import cache
from typing import Final

from PySide6.QtCore import QObject, QPoint, QRect, QSize
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QAccessibleInterface,
    QAccessibleObject,
)
from PySide6.QtWidgets import QAbstractScrollArea, QAccessibleWidget, QWidget

from canasta_qt.gestures import Spot
from canasta_qt.look.tokens import RING_COLOUR_WIDTH_PX
from canasta_qt.overrides import override
from canasta_qt.table.layout.zones import Rect
from canasta_qt.table.paint.painted_item import single_shot_timer
from canasta_qt.table.picture.hand_order import HandCard

_RING_INSET_PX: Final = 6.0
"""Pixels by which the focus ring is smaller than a card at edges with neighbours."""


@dataclass(frozen=True)
class FocusItem:
    """Something that can get the focus, or that a screen reader can read: a card, a
    seat, a text."""

    name: str
    rect: Rect
    radius: float = 8.0
    hand_card: HandCard | None = None
    spot: Spot | None = None
    """Spot of a place for cards or of a button of shown advice; None for other
    items."""
    row: int = 0
    is_selected: bool = False
    role: QAccessible.Role = QAccessible.Role.ListItem
    shortcut: str = ""
    """Name of the key of a painted button."""
    refusal: str = ""
    """Refusal of a painted button; empty if the button can be pressed."""
    description: str = ""
    """Description of the player at a seat."""
    visible_rect: Rect | None = None
    """Part of the item that neighbours do not cover; None for the whole item."""

    @property
    def ring_rect(self) -> Rect:
        """The rectangle for the focus ring; that of a hand card is narrower than the
        visible card, so that the ring does not cover the index of a neighbour.

        Above a selected card, and below it unless another row covers its lower edge,
        the rectangle includes the coloured frame of the card.
        """
        rect = self.visible_rect or self.rect
        if self.hand_card is None:
            return rect
        inset = _RING_INSET_PX
        frame = RING_COLOUR_WIDTH_PX if self.is_selected else 0.0
        below = -inset if rect.bottom < self.rect.bottom else frame
        wide, high = rect.w - 2 * inset, frame + rect.h + below
        return Rect(rect.x + inset, rect.y - frame, wide, high)


NO_ITEM = FocusItem("", Rect(0, 0, 0, 0))


class AccessibleItem(QObject):
    """QObject that represents a `FocusItem`; Qt caches one accessible interface for
    each object."""

    def __init__(self, view: QWidget) -> None:
        super().__init__(view)
        self.view = view
        self.item = NO_ITEM
        self.name = ""
        """Accessible name of the item; for the focused item, the announced text."""
        self.focused = False

    def set_item(self, item: FocusItem, *, focused: bool = False) -> None:
        """Represent a `FocusItem`; a focused item that is the same keeps its name."""
        if not focused or item != self.item:
            self.name = item.name
        self.item, self.focused = item, focused


class AccessibleItemInterface(QAccessibleObject):
    """Accessible interface of one item in the list of the table.

    Qt never releases an interface created in Python. An attribute with a reference to
    the item or the view would therefore keep the whole table in memory.
    """

    @property
    def item_object(self) -> AccessibleItem:
        """The represented item."""
        item = self.object()
        assert isinstance(item, AccessibleItem)
        return item

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
            or thing.description
            or thing.shortcut,
            QAccessible.Text.Accelerator: thing.shortcut,
        }.get(t, "")

    @override
    def setText(self, t: QAccessible.Text, text: str) -> None:
        """Do nothing, as items cannot be renamed."""

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
    """Accessible interface of the table: a list of its items, then the open boxes."""

    def __init__(self, view: QWidget) -> None:
        """Create the interface of a view; its children change, so they are not
        stored."""
        super().__init__(view, QAccessible.Role.List)

    @property
    def children(self) -> list[QObject]:
        """Return the items of the table and the open boxes, which are children of the
        viewport.
        """
        view = self.object()
        items: list[QObject] = getattr(view, "accessible_items", [])
        viewport = view.viewport() if isinstance(view, QAbstractScrollArea) else view
        widgets = [each for each in viewport.children() if isinstance(each, QWidget)]
        return [*items, *(each for each in widgets if each.isVisible())]

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
    """Install the factory of accessible interfaces, once for the whole program."""
    QAccessible.installFactory(_interface)


def notify_focus(stop: AccessibleItem) -> None:
    """Report to screen readers which item has the focus."""
    if QAccessible.isActive():
        event = QAccessibleEvent(stop, QAccessible.Event.Focus)
        QAccessible.updateAccessibility(event)


REPEAT_INTERVAL = 300
"""Milliseconds within which the same announcement is not repeated."""


class Announcer(QObject):
    """Announces sentences to screen readers; sentences in quick succession are
    joined."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.widget = widget
        self.history: list[str] = []
        """Latest announcements, oldest first."""
        self._queue: list[tuple[str, bool]] = []
        self._last_text = ""
        self._join = single_shot_timer(self, 0, self._speak)
        self._repeat_timer = single_shot_timer(self, REPEAT_INTERVAL, self._forget_last)

    def announce(
        self, text: str, *, urgent: bool = False, by_focus: bool = False
    ) -> None:
        """Announce a sentence; an `urgent` one interrupts the screen reader. The same
        sentence is not repeated for `REPEAT_INTERVAL`.

        With `by_focus` the text is only stored, because the change of the focus
        announces it.
        """
        if not text or text == self._last_text:
            return
        self._last_text = text
        self._repeat_timer.start()
        self.history = [*self.history[-49:], text]
        if not by_focus:
            self._queue.append((text, urgent))
            self._join.start()

    def clear(self) -> None:
        """Remove past and queued announcements, which another player at this machine
        must not hear."""
        self.history = []
        self._queue.clear()
        self._last_text = ""

    def _speak(self) -> None:
        words = " ".join(text for text, _ in self._queue)
        urgent = any(each for _, each in self._queue)
        self._queue.clear()
        if not QAccessible.isActive():
            return
        event = QAccessibleAnnouncementEvent(self.widget, words)
        politeness = QAccessible.AnnouncementPoliteness
        event.setPoliteness(politeness.Assertive if urgent else politeness.Polite)
        QAccessible.updateAccessibility(event)

    def _forget_last(self) -> None:
        self._last_text = ""
