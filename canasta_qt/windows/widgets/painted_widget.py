"""Base class of painted widgets, and shadows of rectangles."""

from abc import abstractmethod

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from canasta_qt.art import pixmaps
from canasta_qt.look.tokens import CARD_CORNER_RATIO, Shadow
from canasta_qt.overrides import override
from canasta_qt.windows.widgets.look import current_look


class PaintedWidget(QWidget):
    """Widget that is painted by its method `draw`."""

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Call `draw` with antialiasing."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.draw(painter)
        painter.end()

    @abstractmethod
    def draw(self, painter: QPainter) -> None:
        """Paint the widget; the origin is its upper left corner."""


def paint_shadow(painter: QPainter, kind: Shadow, rect: QRectF, radius: float) -> None:
    """Paint the shadow of a rectangle with round corners, whose radius is in pixels;
    high contrast has no shadows."""
    if current_look().has_shadows:
        # Shadows are cached by the width of a card with such corners.
        width, ratio = radius / CARD_CORNER_RATIO, painter.device().devicePixelRatioF()
        pixmaps.paint_shadow(painter, pixmaps.shadow(kind, width, ratio), rect)
