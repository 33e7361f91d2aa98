"""Drag image, outlines where dragged cards were, insertion bar, fanned-out cards."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from canasta_qt.cards import Card
from canasta_qt.look.tokens import (
    CARD_CORNER_RATIO,
    CARD_RATIO,
    PILL_FONT,
    Layer,
    Shadow,
)
from canasta_qt.overrides import override
from canasta_qt.table.layout.zones import Rect, clamp
from canasta_qt.table.paint.brushes import (
    Brushes,
    Outline,
    TextRun,
    colour,
    paint_badge,
    paint_leather,
    paint_rounded_rect,
)
from canasta_qt.table.paint.painted_item import PaintedItem
from canasta_qt.translate import number_text

DRAG_IMAGE_SCALE: Final = 0.9
"""Factor on the width of a card while it is dragged."""
DRAG_TILT_DEGREES: Final = -4.0
DRAG_STEP_RATIO: Final = 0.22
"""Distance between two cards of the drag image, in card widths."""
MAX_DRAG_IMAGE_CARDS: Final = 12
"""Largest number of cards in a drag image."""


class DragImage(PaintedItem):
    """Image of the dragged cards under the pointer."""

    def __init__(self, brushes: Brushes) -> None:
        super().__init__(brushes, Layer.GHOST, margin=50, hidden=True)
        self.cache_pixels()
        self.cards: tuple[Card | None, ...] = ()
        self.count = 0
        """Number of dragged cards."""
        self.card_width = 0.0
        self.grip = QPointF()
        self.setRotation(DRAG_TILT_DEGREES)

    def show_cards(
        self, cards: tuple[Card | None, ...], count: int, width: float, grip: QPointF
    ) -> None:
        """Show `cards`, and their number `count`, under the pointer.

        `grip` is the point of the first card that is under the pointer, as shares of
        its width and height.
        """
        self.cards, self.count = cards, count
        self.card_width = width
        shown = min(len(cards), MAX_DRAG_IMAGE_CARDS)
        wide = width * (1 + DRAG_STEP_RATIO * (shown - 1))
        self.place(Rect(0, 0, wide, width * CARD_RATIO))
        self.grip = QPointF(
            clamp(0.1, grip.x(), 0.9) * width,
            clamp(0.05, grip.y(), 0.9) * width * CARD_RATIO,
        )
        self.setTransformOriginPoint(self.grip)
        self.setVisible(True)
        self.update()

    def move_to(self, cursor: QPointF) -> None:
        """Move the image to the pointer, within the table."""
        table, at = self.scene().sceneRect(), cursor - self.grip
        x = clamp(0, at.x(), table.width() - self.area.width())
        self.setPos(x, clamp(0, at.y(), table.height() - self.area.height()))

    @override
    def draw(self, painter: QPainter) -> None:
        """Paint the cards, the last one in front, and their number."""
        b, width = self.brushes, self.card_width
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        for i, card in enumerate(self.cards[-MAX_DRAG_IMAGE_CARDS:]):
            rect = QRectF(i * DRAG_STEP_RATIO * width, 0, width, width * CARD_RATIO)
            shadow = Shadow.REST if i else Shadow.DRAGGED
            b.draw_card(painter, card, rect.topLeft(), width, shadow)
            if not b.style.has_shadows:
                edge = Outline(b.palette.felt_text, 1)
                paint_rounded_rect(painter, rect, width * CARD_CORNER_RATIO, None, edge)
        if self.count > 1:
            self._number(painter)

    def _number(self, painter: QPainter) -> None:
        b, palette = self.brushes, self.brushes.palette
        words = number_text(self.count)
        wide, high = b.text_width(PILL_FONT, words) + 18, b.line_height(PILL_FONT) + 5
        rect = QRectF(self.area.width() - wide * 0.7, -high * 0.4, wide, high)
        run = TextRun(words, PILL_FONT, palette.dark_ring)
        paint_badge(painter, b, rect, run, palette.felt_text)


class VacatedPlace(PaintedItem):
    """Dashed outline where a dragged card was, below the neighbouring cards."""

    def __init__(self, brushes: Brushes) -> None:
        super().__init__(brushes, Layer.HAND - 1, hidden=True)

    @override
    def draw(self, painter: QPainter) -> None:
        """Paint the outline on a darker patch of felt."""
        palette = self.brushes.palette
        edge = Outline(palette.button_outline, 2, is_dashed=True)
        radius = self.area.width() * CARD_CORNER_RATIO + 1
        paint_rounded_rect(painter, self.area, radius, colour(palette.row_shade), edge)


class InsertionBar(PaintedItem):
    """Bar between the cards of the hand where dragged cards would be inserted."""

    def __init__(self, brushes: Brushes) -> None:
        super().__init__(brushes, Layer.TARGET, hidden=True)

    @override
    def draw(self, painter: QPainter) -> None:
        palette = self.brushes.palette
        edge = Outline(palette.dark_ring, 1.5)
        paint_rounded_rect(
            painter, self.area, self.area.width() / 2, palette.brass, edge
        )


class FannedCards(PaintedItem):
    """Fan of all cards of a meld or of the pile, shown while the button is pressed."""

    def __init__(self, brushes: Brushes) -> None:
        super().__init__(brushes, Layer.PEEK, margin=50, hidden=True)
        self.cards: tuple[Card, ...] = ()
        self.card_width = 0.0
        self.step = 0.0
        self.per_row = 1

    def fan_out(
        self, cards: tuple[Card, ...], width: float, near_rect: Rect, within_rect: Rect
    ) -> None:
        """Fan cards out near a rectangle, in as many rows as fit the table."""
        self.cards, self.card_width = cards, width
        room = within_rect.w - 24 - width - 24
        self.step = min(0.56 * width, room / max(1, len(cards) - 1))
        least = 0.32 * width
        rows = 1
        while self.step < least and rows < 4:
            rows += 1
            self.step = min(0.56 * width, room / max(1, -(-len(cards) // rows) - 1))
        self.per_row = -(-len(cards) // rows)
        wide = width + self.step * (min(len(cards), self.per_row) - 1) + 24
        high = width * CARD_RATIO + (rows - 1) * 0.42 * width * CARD_RATIO + 24
        x = clamp(
            within_rect.x + 8, near_rect.mid_x - wide / 2, within_rect.right - wide - 8
        )
        y = clamp(
            within_rect.y + 8, near_rect.mid_y - high / 2, within_rect.bottom - high - 8
        )
        self.place(Rect(x, y, wide, high))
        self.setVisible(True)
        self.update()

    @override
    def draw(self, painter: QPainter) -> None:
        b, width = self.brushes, self.card_width
        if b.style.has_shadows:
            b.draw_rect_shadow(
                painter, Shadow.POPOVER, self.area, 100 * CARD_CORNER_RATIO
            )
        paint_leather(painter, b, self.area, lit=True)
        for i, card in enumerate(self.cards):
            row, column = divmod(i, self.per_row)
            y = 12 + row * 0.42 * width * CARD_RATIO
            b.draw_card(painter, card, QPointF(12 + column * self.step, y), width)
