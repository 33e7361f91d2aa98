"""Ice on the pile, light that goes with the turn, a glint on a card."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPainterPath
from typing_extensions import override

from canasta_qt.look.tokens import CARD_RADIUS, CARD_RATIO, RADIUS_PLATE, Layer
from canasta_qt.table.layout.zones import Rect
from canasta_qt.table.paint.brushes import Brushes, Outline, glow, slab, thinned
from canasta_qt.table.paint.painted_item import PaintedItem
from canasta_qt.table.picture.placement import Pose


class Light(PaintedItem):
    """Something that grows from nothing to its full size."""

    share = 1.0

    def show_share(self, share: float) -> None:
        """Show so much of it."""
        if share != self.share:
            self.share = share
            self.update()


class CardLight(Light):
    """Something on a card, turned as the card is."""

    pose: Pose = (0.0, 0.0, 0.0, 0.0)

    def cover(self, pose: Pose, ratio: float) -> None:
        """Lie where a card lies."""
        x, y, width, turn = self.pose = pose
        self.place(Rect(x, y, width, width * CARD_RATIO), ratio)
        self.setTransformOriginPoint(self.area.center())
        self.setRotation(turn)


class Frost(CardLight):
    """Ice on the top card of a pile that is frozen for everybody, and a cold rim."""

    OUT = 4.0
    DEEPEST = 0.32
    """How far the ice reaches, in widths of the card."""

    def __init__(self, brushes: Brushes) -> None:
        """Make it hidden."""
        super().__init__(brushes, Layer.FROZEN_OUTLINE, margin=9, hidden=True)

    @override
    def draw(self, painter: QPainter) -> None:
        """Paint the ice as far as it has grown from the edges, and the rim."""
        b, palette, area = self.brushes, self.brushes.palette, self.area
        painter.setOpacity(min(1.0, 2 * self.share))
        if b.style.shadows:
            self._ice(painter)
        radius = area.width() * CARD_RADIUS + self.OUT
        rim = area.adjusted(-self.OUT, -self.OUT, self.OUT, self.OUT)
        dark = rim.adjusted(-1.5, -1.5, 1.5, 1.5)
        slab(painter, dark, radius + 1.5, None, Outline(palette.ring_dark, 6))
        slab(painter, rim, radius, None, Outline(palette.frozen, 3))

    def _ice(self, painter: QPainter) -> None:
        wide, high = self.area.width(), self.area.height()
        ratio = painter.device().devicePixelRatio()
        pixmap = self.brushes.store.frost(self.pose[2], ratio)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        deep = self.share * self.DEEPEST * wide
        between = high - 2 * deep
        for x, y, w, h in (
            (0.0, 0.0, wide, deep),
            (0.0, high - deep, wide, deep),
            (0.0, deep, deep, between),
            (wide - deep, deep, deep, between),
        ):
            part = QRectF(x * ratio, y * ratio, w * ratio, h * ratio)
            painter.drawPixmap(QRectF(x, y, w, h), pixmap, part)


class TurnGlow(Light):
    """The light that goes from the place of one player to that of the next."""

    def __init__(self, brushes: Brushes) -> None:
        """Make it hidden."""
        super().__init__(brushes, Layer.ZONE + 5, margin=24, hidden=True)

    @override
    def draw(self, painter: QPainter) -> None:
        """Paint a glow, whose edge is sharp only where it leaves and arrives."""
        palette = self.brushes.palette
        if self.brushes.style.shadows:
            glow(painter, self.area, RADIUS_PLATE, palette.brass)
            painter.setOpacity((1.0 - 2.0 * self.share) ** 2)
        slab(painter, self.area, RADIUS_PLATE, None, Outline(palette.brass, 2))


class Glint(CardLight):
    """Light that runs over a card."""

    def __init__(self, brushes: Brushes) -> None:
        """Make it hidden."""
        super().__init__(brushes, Layer.TRAVELLING + 60, hidden=True)

    @override
    def draw(self, painter: QPainter) -> None:
        """Paint a slanting band of light, where it has come to."""
        wide, high = self.area.width(), self.area.height()
        path = QPainterPath()
        radius = wide * CARD_RADIUS
        path.addRoundedRect(self.area, radius, radius)
        across = wide + high
        middle = QPointF(across * (1.6 * self.share - 0.3), 0)
        half = QPointF(0.16 * across, 0.08 * across)
        light = QLinearGradient(middle - half, middle + half)
        brass = self.brushes.palette.brass
        for at, strength in ((0.0, 0.0), (0.5, 0.85), (1.0, 0.0)):
            light.setColorAt(at, thinned(brass, strength))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.fillPath(path, light)
