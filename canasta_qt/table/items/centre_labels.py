"""Labels beside stock and pile, and the outlines of their places."""

from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from canasta_qt.art import pixmaps
from canasta_qt.look.icons import Icon
from canasta_qt.look.tokens import PACKET_COUNT_FONT, PILL_FONT, QUIET_TABLE_FONT, Layer
from canasta_qt.overrides import override
from canasta_qt.table.layout.zones import Rect, Zones
from canasta_qt.table.paint.brushes import (
    LEFT,
    RIGHT,
    Brushes,
    Outline,
    TextRun,
    WrappedText,
    colour_with_opacity,
    paint_rounded_rect,
)
from canasta_qt.table.paint.painted_item import ContentItem, PaintedItem
from canasta_qt.translate import number_text


@dataclass(frozen=True)
class CentreLabelContent:
    """Name and number of cards; for the pile also the chip “frozen” and its reason."""

    name: str = ""
    count: int = 0
    chip_text: str = ""
    is_chip_filled: bool = False
    """Whether the chip is filled: the pile is frozen for every side."""
    frozen_reason: str = ""


class CentreLabel(ContentItem[CentreLabelContent]):
    """Label beside the stock or the pile."""

    def __init__(self, brushes: Brushes, align: Qt.AlignmentFlag = LEFT) -> None:
        """Create an empty label; `align` is RIGHT for the label left of the stock."""
        super().__init__(brushes, Layer.SLOT, CentreLabelContent())
        self.align = align

    def show_count(self, count: int) -> None:
        self.show_content(replace(self.content, count=count))

    def _measure(self) -> tuple[WrappedText | None, bool, float]:
        """Return the wrapped reason, whether name and count share a line, and the
        height of the label."""
        b, look = self.brushes, self.content
        small = b.line_height(QUIET_TABLE_FONT)
        large = b.line_height(PACKET_COUNT_FONT) * 0.98
        flow = None
        if look.frozen_reason:
            # No single word on the last line.
            words = "\u00a0".join(look.frozen_reason.rsplit(" ", 1))
            run = TextRun(words, QUIET_TABLE_FONT, b.palette.felt_muted_text)
            flow = WrappedText(b, (run,), self.area.width())
        chip = 28 * b.text_scale if look.chip_text else 0.0
        room = self.area.height() - large - chip
        if flow and flow.height + 3 > room:
            flow = None  # The status line and the tooltip show the reason, too.
        below = chip + (flow.height + 3 if flow else 0)
        # In a low band the name is before its count.
        one_line = small + large + below > self.area.height()
        return flow, one_line, large + below + (0 if one_line else small)

    @property
    def text_rect(self) -> Rect:
        """The rectangle of the text without the space above capital letters."""
        b, look, rect = self.brushes, self.content, self.rect
        flow, one_line, high = self._measure()
        first = b.metrics(PACKET_COUNT_FONT if one_line else QUIET_TABLE_FONT)
        top, air = rect.mid_y - high / 2, first.ascent() - first.capHeight()
        if not (look.chip_text or flow):
            high -= b.metrics(PACKET_COUNT_FONT).descent()  # digits have no descent
        chip = self._chip_width() if look.chip_text else 0.0
        wide = max(self._one_line_width(), chip, flow.natural if flow else 0.0)
        wide = min(rect.w, wide)
        x = rect.right - wide if self.align == RIGHT else rect.x
        return Rect(x, top + air, wide, high - air)

    @override
    def draw(self, painter: QPainter) -> None:
        """Paint name, count, chip and reason, centred vertically."""
        b, look = self.brushes, self.content
        palette, k, align = b.palette, b.text_scale, self.align
        wide = self.area.width()
        small = b.line_height(QUIET_TABLE_FONT)
        large = b.line_height(PACKET_COUNT_FONT) * 0.98
        flow, one_line, high = self._measure()
        y = (self.area.height() - high) / 2
        muted = palette.felt_muted_text
        name = TextRun(look.name, QUIET_TABLE_FONT, muted)
        number = TextRun(number_text(look.count), PACKET_COUNT_FONT, palette.felt_text)
        x, has_room = 0.0, self._one_line_width() <= wide
        if one_line and has_room and align == LEFT:
            used = b.draw_text_line(painter, QRectF(0, y, wide, large), name, align)
            x = used + 8 * k
        elif has_room or not one_line:  # no room: only the count is shown
            b.draw_text_line(painter, QRectF(0, y, wide, small), name, align)
            y += small
        line = QRectF(x, y, wide, large)
        b.draw_text_line(painter, line, number, align, elide=False)
        y += large
        if look.chip_text:
            self._chip(painter, QPointF(0, y + 2))
            y += 28 * k
        if flow:
            flow.paint(painter, 0, y + 3)

    def _one_line_width(self) -> float:
        b, look = self.brushes, self.content
        number = b.text_width(PACKET_COUNT_FONT, number_text(look.count))
        return b.text_width(QUIET_TABLE_FONT, look.name) + 8 * b.text_scale + number

    def _chip_width(self) -> float:
        """Return the width of the chip in pixels; without room for its text it has only
        a sign."""
        b = self.brushes
        sign = round(16 * b.text_scale) + 16 * b.text_scale
        whole = (
            sign + b.text_width(PILL_FONT, self.content.chip_text) + 6 * b.text_scale
        )
        return whole if whole <= self.area.width() else sign

    def _chip(self, painter: QPainter, at: QPointF) -> None:
        b, look = self.brushes, self.content
        palette, k = b.palette, b.text_scale
        size = round(16 * k)
        rect = QRectF(at.x(), at.y(), self._chip_width(), 24 * k)
        name = palette.ice_text if look.is_chip_filled else palette.felt_text
        if look.is_chip_filled:
            paint_rounded_rect(painter, rect, rect.height() / 2, palette.ice)
        else:
            edge = Outline(palette.ice, 2)
            paint_rounded_rect(painter, rect, rect.height() / 2, None, edge)
        y = rect.top() + (rect.height() - size) / 2
        sign = QRectF(rect.left() + 8 * k, y, size, size)
        b.draw_icon(painter, Icon.SNOWFLAKE, sign, name)
        rest = rect.adjusted(8 * k + size + 5 * k, 0, -6 * k, 0)
        if rest.width() > size:
            b.draw_text_line(painter, rest, TextRun(look.chip_text, PILL_FONT, name))


def centre_label_rects(zones: Zones, *, frozen: bool) -> tuple[Rect, Rect]:
    """Return the rectangles of the label of the stock and the label of the pile; a
    `frozen` pile needs more distance."""
    stock, pile, k = zones.stock_rect, zones.pile_rect, zones.text_scale
    beside = [plate for plate in zones.plate_rects if plate.y > zones.other_rows.y]
    left = [plate.right for plate in beside if plate.x < stock.x]
    right = [plate.x for plate in beside if plate.x > pile.x]
    left_limit = max(left, default=zones.margin)
    right_limit = min(right, default=zones.centre.right)
    wide = min(120 * k, stock.x - 20 - left_limit - 8)
    x = pile.right + (0.42 * zones.stock_card_width if frozen else 0.0) + 22
    room = max(32 * k, min(240 * k, right_limit - 6 - x))
    return (
        Rect(stock.x - 20 - wide, zones.centre.y, wide, zones.centre.h),
        Rect(x, zones.centre.y, room, zones.centre.h),
    )


class PrintedOval(PaintedItem):
    """Two lines printed on the felt around stock and pile."""

    def __init__(self, brushes: Brushes) -> None:
        super().__init__(brushes, Layer.ZONE - 1)
        self.cache_pixels()

    def place_in(self, zones: Zones) -> None:
        """Place the oval around stock and pile."""
        wide, high = 2.05 * zones.stock_card_width, 0.58 * zones.centre.h + 2
        x = (zones.stock_rect.x + zones.pile_rect.right) / 2 - wide
        y = zones.centre.mid_y - high
        self.place(Rect(x, y, 2 * wide, 2 * high))

    @override
    def draw(self, painter: QPainter) -> None:
        """Paint the lines; there are none in high contrast."""
        if not self.brushes.style.has_shadows:
            return
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for inset, wide, share in ((0, 1.6, 0.34), (5, 1.0, 0.18)):
            ink = colour_with_opacity(self.brushes.palette.printed_line, share)
            painter.setPen(QPen(ink, wide))
            painter.drawEllipse(self.area.adjusted(inset, inset, -inset, -inset))


class EmptyPlace(PaintedItem):
    """Dashed outline of the empty stock or pile."""

    def __init__(self, brushes: Brushes, kind: str) -> None:
        super().__init__(brushes, Layer.SLOT)
        self.kind = kind

    @override
    def draw(self, painter: QPainter) -> None:
        b = self.brushes
        ratio = painter.device().devicePixelRatio()
        line = b.palette.button_outline
        pixmap = pixmaps.empty_slot(self.kind, self.area.width(), ratio, line)
        painter.drawPixmap(QPointF(0, 0), pixmap)
