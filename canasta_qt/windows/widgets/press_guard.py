"""Guard against clicks and keys that the player meant for something shown before."""

from PySide6.QtCore import QEvent, QObject, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget

from canasta_qt.overrides import override

_PRESSES = QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick
_ENTER = Qt.Key.Key_Return, Qt.Key.Key_Enter


def is_repeated(way: QPointF, milliseconds: int) -> bool:
    """Return whether a press may be meant for the thing that was at the place of an
    earlier press, because the second press follows nearby within two double click
    intervals.

    `way` is the vector between both presses.
    """
    near = way.manhattanLength() < QApplication.styleHints().mouseDoubleClickDistance()
    return near and milliseconds < 2 * QApplication.doubleClickInterval()


class PressGuard(QObject):
    """Event filter for the native window of a widget, which drops repetitions of a held
    Enter, and quick presses.

    A press is dropped if it quickly follows another one at the same place and meets
    another child there, or the first press was in a menu.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._pressed_child: QWidget | None = None
        """The child that received the last press; None if that press was in a menu."""
        self._time, self._press_point = 0, QPointF()
        """Time in ms and place of the last press, even if it was dropped."""
        self._is_dropped = False

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Drop a press and its release, or a repeated Enter; also filter the events of
        an open menu."""
        popup = QApplication.activePopupWidget()
        if popup is not None and (opened := popup.windowHandle()) is not None:
            opened.installEventFilter(self)
        if isinstance(event, QKeyEvent):
            return event.isAutoRepeat() and event.key() in _ENTER
        if not isinstance(event, QMouseEvent):
            return super().eventFilter(watched, event)
        if event.type() in _PRESSES:
            at, time = event.globalPosition(), event.timestamp()
            if watched is not self._window.windowHandle():
                self._pressed_child, self._time, self._press_point = None, time, at
                return False
            child = self._window.childAt(event.position().toPoint())
            is_again = is_repeated(at - self._press_point, time - self._time)
            self._is_dropped = is_again and child is not self._pressed_child
            self._time, self._press_point = time, at
            if not self._is_dropped:
                self._pressed_child = child
            return self._is_dropped
        is_release = event.type() == QEvent.Type.MouseButtonRelease
        return is_release and self._is_dropped
