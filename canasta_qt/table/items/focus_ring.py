"""The focus ring: ivory, apart from the thing it rings, dark on both sides."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QPainter
from typing_extensions import override

from canasta_qt.look.tokens import Layer
from canasta_qt.table.layout.zones import Rect
from canasta_qt.table.paint.brushes import Outline, slab
from canasta_qt.table.paint.painted_item import PaintedItem

if TYPE_CHECKING:
    from canasta_qt.table.paint.brushes import Brushes


class FocusRing(PaintedItem):
    """Rings the card or the place that the keys speak to."""

    def __init__(self, brushes: Brushes) -> None:
        """Make it hidden."""
        super().__init__(brushes, Layer.FOCUS, margin=10)
        self.radius = 8.0
        self.setVisible(False)

    def ring(self, rect: Rect, radius: float, ratio: float) -> None:
        """Ring a rectangle from outside."""
        self.place(rect.grown(3), ratio)
        self.radius = radius + 3
        self.setVisible(True)
        self.update()

    @override
    def draw(self, painter: QPainter) -> None:
        """Paint the three lines."""
        palette, rect, radius = self.brushes.palette, self.area, self.radius
        dark = Outline(palette.ring_dark, 2)
        slab(painter, rect.adjusted(-5, -5, 5, 5), radius + 5, None, dark)
        ivory = Outline(palette.felt_text, 3)
        slab(painter, rect.adjusted(-3, -3, 3, 3), radius + 3, None, ivory)
        slab(painter, rect, radius, None, dark)
