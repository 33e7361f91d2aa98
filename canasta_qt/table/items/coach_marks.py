"""Rings of lessons and hints around places, and the caption of a ring."""

from math import cos, pi
from typing import Final

from PySide6.QtGui import QPainter

from canasta_qt.look.tokens import RING_COLOUR_WIDTH_PX, Layer, TextRole
from canasta_qt.overrides import override
from canasta_qt.table.layout.zones import Rect, clamp
from canasta_qt.table.paint.brushes import (
    Brushes,
    Outline,
    TextRun,
    paint_badge,
    paint_glow,
)
from canasta_qt.table.paint.brushes import paint_ring as paint_ring
from canasta_qt.table.paint.painted_item import ContentItem, PaintedItem

COACH_RING_WIDTH_PX: Final = 4.0
PULSE_GROWTH_PX: Final = 6.0
"""Pixels by which a ring has grown in the middle of a pulse."""
_RADIUS: Final = 10.0
"""Corner radius of a ring, in pixels."""
_WORDS: Final = TextRole(14, 700, is_scaled=True)
_CAPTION_HEIGHT: Final = 24.0
"""Height of a caption, in pixels at text scale 1."""
_CAPTION_OVERLAP: Final = 7.0
"""Pixels by which a caption overlaps its ring."""


class CoachRing(PaintedItem):
    """Brass ring with a pulse animation."""

    def __init__(self, brushes: Brushes) -> None:
        super().__init__(brushes, Layer.TARGET + 6, margin=32, hidden=True)
        self.share = 0.0

    def show_pulse(self, pulses: float) -> None:
        """Show the ring after a number of pulses, which need not be whole; at whole
        numbers the ring has its normal size."""
        self.share = (1 - cos(2 * pi * pulses)) / 2
        self.update()

    @override
    def draw(self, painter: QPainter) -> None:
        b = self.brushes
        palette = self.brushes.palette
        out = PULSE_GROWTH_PX * self.share
        rect = self.area.adjusted(-out, -out, out, out)
        radius = _RADIUS + out
        if b.style.has_shadows and self.share:
            painter.setOpacity(self.share)
            paint_glow(painter, rect, radius, palette.brass)
            painter.setOpacity(1.0)
        brass = Outline(palette.brass, COACH_RING_WIDTH_PX)
        paint_ring(painter, rect, radius, brass, palette.dark_ring)


class HintFrame(PaintedItem):
    """Dashed ring around a meld to which a hint adds cards."""

    def __init__(self, brushes: Brushes) -> None:
        super().__init__(brushes, Layer.TARGET, margin=6, hidden=True)

    @override
    def draw(self, painter: QPainter) -> None:
        palette = self.brushes.palette
        brass = Outline(palette.brass, RING_COLOUR_WIDTH_PX, is_dashed=True)
        paint_ring(painter, self.area, _RADIUS, brass, palette.dark_ring)


class CoachCaption(ContentItem[str]):
    """Caption beside a ring: two words that say what the player can do at the ring."""

    def __init__(self, brushes: Brushes) -> None:
        super().__init__(brushes, Layer.TARGET_WORD, "")
        self.setVisible(False)

    def place_at(
        self, ring: Rect, within_rect: Rect, status_line: Rect, hand: Rect
    ) -> bool:
        """Place the caption on the upper edge of a ring, clear of the indexes of cards;
        return False without room."""
        b, k = self.brushes, self.brushes.text_scale
        wide, high = b.text_width(_WORDS, self.content) + 22 * k, _CAPTION_HEIGHT * k
        y = ring.y - high + _CAPTION_OVERLAP
        if ring.y >= hand.y - ring.h / 2:
            y = hand.y - high
        elif status_line.y <= ring.y <= status_line.bottom:
            y = status_line.y - high + _CAPTION_OVERLAP
        x = clamp(within_rect.x, ring.mid_x - wide / 2, within_rect.right - wide)
        self.place(Rect(x, y, wide, high))
        above = within_rect.y <= y <= status_line.y - high + _CAPTION_OVERLAP
        return above or y >= status_line.bottom - _CAPTION_OVERLAP * k

    @override
    def draw(self, painter: QPainter) -> None:
        palette = self.brushes.palette
        words = TextRun(self.content, _WORDS, palette.brass_text)
        paint_badge(painter, self.brushes, self.area, words, palette.brass)
