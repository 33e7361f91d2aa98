"""Things that fade in when they appear; they leave at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QVariantAnimation

if TYPE_CHECKING:
    from canasta_qt.table.paint.painted_item import PaintedItem


class Fading(QObject):
    """Shows and hides items; what was hidden before fades in."""

    def __init__(self, parent: QObject) -> None:
        """Begin with nothing under way."""
        super().__init__(parent)
        self.moves = True
        """Whether there is any fading at all."""
        self._running: dict[PaintedItem, QVariantAnimation] = {}

    def show(self, item: PaintedItem, duration: int, *, visible: bool) -> None:
        """Show an item, fading in if it was hidden, or hide it."""
        appears = visible and not item.isVisible()
        if not visible or (appears and not self.moves):
            self._stop(item)
            item.setOpacity(1.0)
        item.setVisible(visible)
        if appears and self.moves:
            self._start(item, duration)

    def _start(self, item: PaintedItem, duration: int) -> None:
        self._stop(item)
        item.setOpacity(0.0)
        animation = QVariantAnimation(self)
        animation.setStartValue(0.0)
        animation.setEndValue(1.0)
        animation.setDuration(duration)
        animation.valueChanged.connect(item.setOpacity)
        self._running[item] = animation
        animation.start()

    def _stop(self, item: PaintedItem) -> None:
        running = self._running.pop(item, None)
        if running is not None:
            running.stop()
            running.deleteLater()
