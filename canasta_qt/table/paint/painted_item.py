"""The common part of everything on the table that is painted and is no card."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget
from typing_extensions import override

from canasta_qt.table.layout.zones import Rect

if TYPE_CHECKING:
    from canasta_qt.table.paint.brushes import Brushes


def snapped(value: float, ratio: float) -> float:
    """The nearest place on a device pixel."""
    return round(value * ratio) / ratio


class PaintedItem(QGraphicsItem):
    """An item with a rectangle in the scene and brushes; it paints from its corner."""

    def __init__(self, brushes: Brushes, layer: float, margin: float = 3.0) -> None:
        """Make it without a size; `margin` is painted beyond its rectangle."""
        super().__init__()
        self.brushes = brushes
        self.margin = margin
        self.area = QRectF()
        self._outer = QRectF()
        self.setZValue(layer)

    def place(self, rect: Rect, ratio: float = 1.0) -> None:
        """Move it to a rectangle of the scene, on device pixels."""
        area = QRectF(0, 0, snapped(rect.w, ratio), snapped(rect.h, ratio))
        self.setPos(snapped(rect.x, ratio), snapped(rect.y, ratio))
        if area != self.area:
            self.prepareGeometryChange()
            self.area = area
            m = self.margin
            self._outer = area.adjusted(-m, -m, m, m)

    @property
    def rect(self) -> Rect:
        """Where it is in the scene."""
        return Rect(self.x(), self.y(), self.area.width(), self.area.height())

    def restyle(self, brushes: Brushes) -> None:
        """Use other brushes from now on."""
        self.brushes = brushes
        self.update()

    @override
    def boundingRect(self) -> QRectF:
        """Return the painted rectangle."""
        return self._outer

    @override
    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Paint with smooth edges; what has no size yet is not painted."""
        if self.area.isEmpty():
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.draw(painter)

    @abstractmethod
    def draw(self, painter: QPainter) -> None:
        """Paint in coordinates whose origin is the corner of the rectangle."""
