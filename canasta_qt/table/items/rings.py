"""The ring round a card that the log speaks of."""

from PySide6.QtGui import QPainter
from typing_extensions import override

from canasta_qt.look.tokens import CARD_RADIUS, CARD_RATIO, RING_COLOUR, Layer
from canasta_qt.table.items.card_item import CardItem
from canasta_qt.table.layout.zones import Rect
from canasta_qt.table.paint.brushes import Brushes, Outline, ring
from canasta_qt.table.paint.painted_item import PaintedItem


class NamedRing(PaintedItem):
    """A ring of its own, so that cards on top do not cover it."""

    def __init__(self, brushes: Brushes) -> None:
        """Make it hidden."""
        super().__init__(brushes, Layer.FROZEN_OUTLINE + 1, margin=4, hidden=True)

    def surround(self, item: CardItem) -> None:
        """Lie round a card, turned as it is."""
        high = item.width * CARD_RATIO
        self.place(Rect(item.x(), item.y(), item.width, high))
        self.setTransformOriginPoint(self.area.center())
        self.setRotation(item.rotation())
        self.update()

    @override
    def draw(self, painter: QPainter) -> None:
        """Paint the ring."""
        palette = self.brushes.palette
        outline = Outline(palette.brass, RING_COLOUR, dashed=True)
        radius = self.area.width() * CARD_RADIUS + 1
        edge = self.area.adjusted(-1, -1, 1, 1)
        ring(painter, edge, radius, outline, palette.ring_dark)
