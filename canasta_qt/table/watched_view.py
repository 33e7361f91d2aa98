"""The table of a replay: a game is looked at and listened to that has been played."""

from dataclasses import replace
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from canasta_qt.overrides import override
from canasta_qt.table.overlay.status_line import StatusWords
from canasta_qt.table.paint.table_style import TableStyle
from canasta_qt.table.view import TableView
from canasta_qt.translate import tr

Key = Qt.Key
_HEARD: Final = (Key.Key_S, Key.Key_V, Key.Key_L, Key.Key_T, Key.Key_Up, Key.Key_Down)
"""Keys that look and listen; all others are left to the window."""


class WatchedTable(TableView):
    """Shows a game that is over and done with."""

    def __init__(
        self, style: TableStyle | None = None, parent: QWidget | None = None
    ) -> None:
        """Make an empty table."""
        super().__init__(style, parent)
        self.setAccessibleName(tr("Replay table"))
        scene = self.scene()
        scene.words = replace(scene.words, watched=True)

    def tell(self, words: str, seat: int | None = None) -> None:
        """Show in the line what has just happened, and by whom."""
        self.status.rest("")
        face = self.scene().face_of(seat)
        self.scene().show_now(StatusWords(rest=words, face=face), ())

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Fan out what lies there."""
        at = self._at(event)
        button = self.scene().now.button_at(at)
        if button is not None:
            self.advice.use(button.offer.command)
        else:
            self.pointer.pressed(at, Qt.MouseButton.RightButton)
        event.accept()

    @override
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Nothing is picked up; a button of the line lights up."""
        now = self.scene().now
        now.hover(now.button_at(self._at(event)))
        event.accept()

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Fold up what was fanned out."""
        self.pointer.released(self._at(event), Qt.MouseButton.RightButton)
        event.accept()

    @override
    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """A second press is a press."""
        self.mousePressEvent(event)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Listen, press a button of the advice, or leave the key to the window."""
        key, modifiers = Key(event.key()), event.modifiers()
        if key == Key.Key_Escape and self.pointer.peeking:
            self.pointer.cancel()
        elif self.advice.use_focused(key):
            pass
        elif (
            modifiers & ~Qt.KeyboardModifier.ShiftModifier
            or key not in _HEARD
            or not self.keyboard.pressed(event)
        ):
            event.ignore()
            return
        event.accept()
