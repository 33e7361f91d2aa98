"""The cloth: a radial gradient with lamplight on it, cached by the view."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QColor, QPainter, QRadialGradient

from canasta_qt.look.tokens import Palette


def paint_felt(painter: QPainter, rect: QRectF, palette: Palette) -> None:
    """Paint the whole table."""
    edge, middle = QColor(palette.felt_edge), QColor(palette.felt)
    painter.fillRect(rect, edge)
    _ellipse(
        painter,
        rect,
        (0.50, 0.46, 0.80, 0.85),
        ((0.0, middle), (0.25, middle), (1.0, edge)),
    )
    lamp = QColor(palette.lamp)
    dark = QColor(lamp)
    dark.setAlpha(0)
    _ellipse(painter, rect, (0.50, 0.42, 0.62, 0.62), ((0.0, lamp), (1.0, dark)))


def _ellipse(
    painter: QPainter,
    rect: QRectF,
    shape: tuple[float, float, float, float],
    stops: tuple[tuple[float, QColor], ...],
) -> None:
    """Fill with an elliptic gradient; its centre and radii are shares of the size."""
    x, y, across, down = shape
    gradient = QRadialGradient(QPointF(0, 0), 1.0)
    for at, colour in stops:
        gradient.setColorAt(at, colour)
    painter.save()
    painter.translate(rect.left() + rect.width() * x, rect.top() + rect.height() * y)
    painter.scale(rect.width() * across, rect.height() * down)
    area = QRectF(-x / across, -y / down, 1 / across, 1 / down)
    painter.fillRect(area, QBrush(gradient))
    painter.restore()
