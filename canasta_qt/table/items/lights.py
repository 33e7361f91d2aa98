"""Light effects: ice on the pile, a glow that follows the turn, a glint on a card."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QLinearGradient, QPainter, QPainterPath

from canasta_qt.art import pixmaps
from canasta_qt.look.tokens import CARD_CORNER_RATIO, CARD_RATIO, PLATE_CORNER_RADIUS
from canasta_qt.overrides import override
from canasta_qt.table.layout.zones import Rect
from canasta_qt.table.paint.brushes import (
    Brushes,
    Outline,
    colour_with_opacity,
    paint_glow,
    paint_rounded_rect,
)
from canasta_qt.table.paint.painted_item import PaintedItem
from canasta_qt.table.picture.placement import Pose

ICE_RIM_WIDTH_PX: Final = 4.0
ICE_DEPTH_RATIO: Final = 0.32
"""Distance that the ice reaches inwards from the edges of a card, in card widths."""


class LightEffect(PaintedItem):
    """Base class of light effects; each shows a progress from 0 to 1."""

    share = 1.0
    pose: Pose = (0.0, 0.0, 0.0, 0.0)

    def __init__(self, brushes: Brushes, layer: float) -> None:
        super().__init__(brushes, layer, margin=24, hidden=True)

    def show_progress(self, progress: float) -> None:
        """Set the progress, from 0 to 1."""
        self.share = progress
        self.update()

    def place_over(self, pose: Pose) -> None:
        """Place the effect over a card, rotated like the card."""
        x, y, width, turn = self.pose = pose
        self.place(Rect(x, y, width, width * CARD_RATIO))
        self.setTransformOriginPoint(self.area.center())
        self.setRotation(turn)


class Frost(LightEffect):
    """Ice with a cold rim on the top card of a pile that is frozen for every side."""

    @override
    def draw(self, painter: QPainter) -> None:
        """Paint the ice, which extends further from the edges of the card inwards as
        the progress increases, and its cold rim."""
        palette = self.brushes.palette
        radius = self.area.width() * CARD_CORNER_RATIO + ICE_RIM_WIDTH_PX
        painter.setOpacity(min(1.0, 2 * self.share))
        if self.brushes.style.has_shadows:
            self._ice(painter)
        for out, edge in ((1.5, Outline(palette.dark_ring, 6)),
                          (0.0, Outline(palette.ice, 3))):  # fmt: skip
            rim = self.area.adjusted(
                *(-ICE_RIM_WIDTH_PX - out,) * 2, *(ICE_RIM_WIDTH_PX + out,) * 2
            )
            paint_rounded_rect(painter, rim, radius + out, None, edge)

    def _ice(self, painter: QPainter) -> None:
        wide, high = self.area.width(), self.area.height()
        ratio = painter.device().devicePixelRatio()
        pixmap = pixmaps.frost(self.pose[2], ratio)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        deep = self.share * ICE_DEPTH_RATIO * wide
        for x, y, w, h in (
            (0.0, 0.0, wide, deep),
            (0.0, high - deep, wide, deep),
            (0.0, deep, deep, high - 2 * deep),
            (wide - deep, deep, deep, high - 2 * deep),
        ):
            part = QRectF(x * ratio, y * ratio, w * ratio, h * ratio)
            painter.drawPixmap(QRectF(x, y, w, h), pixmap, part)


class TurnGlow(LightEffect):
    """Glow that moves from the plate of one player to the plate of the next."""

    @override
    def draw(self, painter: QPainter) -> None:
        """Paint the glow; if it has shadows, its edge fades out until half of the way,
        and in again after it."""
        palette = self.brushes.palette
        if self.brushes.style.has_shadows:
            paint_glow(painter, self.area, PLATE_CORNER_RADIUS, palette.brass)
            painter.setOpacity((1.0 - 2.0 * self.share) ** 2)
        edge = Outline(palette.brass, 2)
        paint_rounded_rect(painter, self.area, PLATE_CORNER_RADIUS, None, edge)


class Glint(LightEffect):
    """Band of light that crosses a card."""

    @override
    def draw(self, painter: QPainter) -> None:
        """Paint a slanted band of light at the position given by the progress."""
        wide, high = self.area.width(), self.area.height()
        path = QPainterPath()
        path.addRoundedRect(
            self.area, wide * CARD_CORNER_RATIO, wide * CARD_CORNER_RATIO
        )
        across = wide + high
        middle = QPointF(across * (1.6 * self.share - 0.3), 0)
        half = QPointF(0.16 * across, 0.08 * across)
        light = QLinearGradient(middle - half, middle + half)
        for at, strength in ((0.0, 0.0), (0.5, 0.85), (1.0, 0.0)):
            light.setColorAt(
                at, colour_with_opacity(self.brushes.palette.brass, strength)
            )
        painter.fillPath(path, light)
