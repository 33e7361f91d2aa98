"""The common part of boxes that stand over the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QPainter

from canasta_qt.art.pixmaps import paint_shadow
from canasta_qt.look.tokens import RADIUS_PLATE, Layer, Shadow
from canasta_qt.table.paint.brushes import Outline, slab
from canasta_qt.table.paint.painted_item import PaintedItem

if TYPE_CHECKING:
    from canasta_qt.table.paint.brushes import Brushes


class Popover(PaintedItem):
    """A box over the table in the colours of the window."""

    def __init__(self, brushes: Brushes) -> None:
        """Make it hidden."""
        super().__init__(brushes, Layer.NOTICE, margin=44)
        self.setVisible(False)

    def ground(self, painter: QPainter) -> None:
        """Paint shadow and ground."""
        b, palette = self.brushes, self.brushes.palette
        if b.style.shadows:
            ratio = painter.device().devicePixelRatio()
            # The store makes shadows for the round corners of a card's width.
            patch = b.store.shadow(Shadow.POPOVER, 225, ratio)
            paint_shadow(painter, patch, self.area)
        line = Outline(palette.line, 1)
        slab(painter, self.area, RADIUS_PLATE, palette.surface, line)
