"""Boxes over the table: widgets above all cards, with a shadow in their margin.

Toasts are the smallest boxes: refusals near a drop, and answers to keys.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from functools import partial
from math import hypot
from typing import Final

from PySide6.QtCore import QAbstractAnimation, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QHideEvent, QPainter, QPainterPath, QPolygonF, QRegion
from PySide6.QtWidgets import QWidget

from canasta_qt.art import pixmaps
from canasta_qt.art.typefaces import text_font
from canasta_qt.look import tokens
from canasta_qt.look.icons import Icon
from canasta_qt.overrides import override
from canasta_qt.table.layout.zones import Rect, Zones, clamp
from canasta_qt.table.overlay.status_line import sentence_sizes
from canasta_qt.table.paint.brushes import (
    Brushes,
    Outline,
    TextRun,
    WrappedText,
    colour,
    paint_rounded_rect,
)
from canasta_qt.table.paint.buttons import TOUCH_BUTTON_HEIGHT_PX, table_style_sheet
from canasta_qt.table.paint.painted_item import number_animation, single_shot_timer
from canasta_qt.windows.widgets.painted_widget import PaintedWidget
from canasta_qt.windows.widgets.parts import KeyButton
from canasta_qt.windows.widgets.style import vbox

BOX_SHADOW_MARGIN_PX: Final = 44
_MAX_DISTANCE: Final = 48.0
"""Largest distance in pixels at text scale 1 of a speech bubble from the plate of its
speaker; the heading of a row has room between bubble and plate."""


def box_style_sheet(brushes: Brushes) -> str:
    """Return the style sheet for the widgets in a box."""
    sizes = {
        "title": 18.0, "sentence": 16, "button": 15, "number": 24, "pad": 13,
        "wide": 17,
    }  # fmt: skip
    family = text_font(tokens.SPEECH_FONT).family()
    return table_style_sheet("boxes.qss", brushes, sizes, headings=family)


def box_button(words: str, key: str, variant: str = "") -> KeyButton:
    """Return a button for a box, which cannot get the focus: the table handles all
    keys."""
    made = KeyButton(words, key, variant)
    made.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    made.setAccessibleName(words)
    return made


class Box(PaintedWidget):
    """A box in the colours of the windows; presses beside its buttons have no
    effect.
    """

    button_height = 34

    def __init__(
        self, parent: QWidget, brushes: Brushes, margin: int = BOX_SHADOW_MARGIN_PX
    ) -> None:
        """Create a hidden box; `parent` is the viewport of the table, `margin` in
        pixels.
        """
        super().__init__(parent)
        self._viewport = parent
        self.brushes = brushes
        self.margin = margin
        self.tip: tuple[float, float] | None = None
        """Tip of the tail of a speech bubble, in scene coordinates."""
        self.column = vbox(self)
        self.setMouseTracking(True)
        self.hide()

    @property
    def scene_rect(self) -> Rect:
        """Rectangle of the box in the scene, without the margin of the shadow."""
        area = self.widget_rect
        return Rect(
            self.x() + area.x(), self.y() + area.y(), area.width(), area.height()
        )

    @property
    def widget_rect(self) -> QRectF:
        """Rectangle of the box in widget coordinates, without the margin of the
        shadow."""
        m = self.margin
        return QRectF(self.rect().adjusted(m, m, -m, -m))

    @property
    def table_rect(self) -> Rect:
        """Rectangle of the whole table in the scene."""
        whole = self._viewport.rect()
        return Rect(0, 0, whole.width(), whole.height())

    def place(self, rect: Rect) -> None:
        """Move the box to a rectangle of the scene, which does not include the
        margin.
        """
        m = self.margin
        x, y, wide, high = map(round, (rect.x, rect.y, rect.w, rect.h))
        self.setGeometry(x - m, y - m, wide + 2 * m, high + 2 * m)

    def place_bubble(
        self,
        near_rect: Rect,
        size: tuple[float, float],
        zones: Zones,
        notices: Sequence[Rect] = (),
        melds: Sequence[Rect] = (),
    ) -> None:
        """Place the box as a speech bubble beside the rectangle of a speaker, clear of
        plates, melds and notices."""
        within = self.table_rect.with_margin(-zones.margin)
        centre = zones.stock_rect, zones.pile_rect
        own = zones.status_line, zones.hand, zones.own_row, zones.other_rows
        fixed = (*zones.plate_rects, *centre, *own)
        clear = (near_rect, *notices, *fixed, *melds)
        reach = _MAX_DISTANCE * zones.text_scale
        rect = nearest_free_rect(near_rect.with_margin(6), size, within, clear, reach)
        self.place(rect)
        aim_x = clamp(rect.x + 24, near_rect.mid_x, rect.right - 24)
        aim_y = clamp(rect.y + 20, near_rect.mid_y, rect.bottom - 20)
        self.tip = (
            clamp(near_rect.x - 2, aim_x, near_rect.right + 2),
            clamp(near_rect.y - 2, aim_y, near_rect.bottom + 2),
        )

    def covers(self, point: QPointF) -> bool:
        """Return whether the box covers a point of the scene."""
        return not self.isHidden() and self.scene_rect.contains(point.x(), point.y())

    def restyle(self, brushes: Brushes) -> None:
        """Replace the brushes, and repaint the box."""
        self.brushes = brushes
        self.update()

    def apply_style(self, left: float, top: float, right: float, bottom: float) -> None:
        """Set the style sheet, and the four margins of the contents in pixels."""
        sheet = box_style_sheet(self.brushes)
        if self.styleSheet() != sheet:
            self.setStyleSheet(sheet)
        k, m = self.brushes.text_scale, self.margin
        for button in self.findChildren(KeyButton):
            least = TOUCH_BUTTON_HEIGHT_PX if self.brushes.style.choices.touch else 0.0
            button.setFixedHeight(round(max(self.button_height * k, least)))
        edges = (round(m + edge) for edge in (left, top, right, bottom))
        self.column.setContentsMargins(*edges)

    def content_height(self, width: float) -> int:
        """Return the height in pixels that the contents need at a width."""
        for child in self.findChildren(QWidget):
            child.ensurePolished()
        layout, m = self.column, self.margin
        layout.activate()
        if not layout.hasHeightForWidth():
            return layout.totalSizeHint().height() - 2 * m
        return layout.totalHeightForWidth(round(width) + 2 * m) - 2 * m

    @override
    def draw(self, painter: QPainter) -> None:
        """Paint shadow and background; a speech bubble has a tail."""
        b, palette = self.brushes, self.brushes.palette
        if self.tip is not None:
            tip = QPointF(*self.tip) - QPointF(self.pos())
            paint_bubble(
                painter, self.widget_rect, tip, palette, lit=b.style.has_shadows
            )
            return
        if b.style.has_shadows:
            # There are shadows with the round corners of cards.
            patch = pixmaps.shadow(tokens.Shadow.POPOVER, 225, self.devicePixelRatioF())
            pixmaps.paint_shadow(painter, patch, self.widget_rect)
        line, radius = Outline(palette.pad_line, 1), tokens.PLATE_CORNER_RADIUS
        paint_rounded_rect(painter, self.widget_rect, radius, palette.pad_paper, line)


def paint_bubble(
    painter: QPainter, area: QRectF, tip: QPointF, palette: tokens.Palette, *, lit: bool
) -> None:
    """Paint a sheet of paper with a tail that ends at `tip`; a `lit` bubble has a
    shadow."""
    path, tail = QPainterPath(), QPainterPath()
    path.addRoundedRect(area, tokens.SHEET_CORNER_RADIUS, tokens.SHEET_CORNER_RADIUS)
    x = clamp(area.left() + 20, tip.x(), area.right() - 20)
    y = clamp(area.top() + 20, tip.y(), area.bottom() - 20)
    way = tip - QPointF(x, y)
    half_width = QPointF(-way.y(), way.x()) * (20 / max(1.0, hypot(way.x(), way.y())))
    tail.addPolygon(
        QPolygonF([QPointF(x, y) - half_width, tip, QPointF(x, y) + half_width])
    )
    path = path.united(tail)
    for i in range(9 if lit else 0):
        painter.fillPath(path.translated(0, 1 + i * 0.8), QColor(0, 0, 0, 12))
    painter.setPen(Outline(palette.dark_ring if lit else palette.pad_line, 1.5).pen())
    painter.setBrush(colour(palette.pad_paper))
    painter.drawPath(path)


class FocusRing(Box):
    """Ring around the focused card, place or button."""

    def __init__(self, parent: QWidget, brushes: Brushes) -> None:
        super().__init__(parent, brushes, margin=10)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.radius = 8.0
        self.badges: Callable[[], Iterable[Rect]] = tuple
        """Returns the rectangles of texts and counts that the ring must not cover."""

    def show_around(self, rect: Rect, radius: float) -> None:
        """Show the ring around a rectangle, above everything else."""
        self.place(rect.with_margin(3))
        self.radius = radius + 3
        self.show()
        self.raise_()
        self.update()

    @override
    def draw(self, painter: QPainter) -> None:
        """Paint the three lines of the ring."""
        free = QRegion(self.rect())
        for badge in self.badges():
            free -= QRegion(_aligned(badge).translated(-self.pos()))
        painter.setClipRegion(free)
        palette, rect, radius = self.brushes.palette, self.widget_rect, self.radius
        dark, ivory = Outline(palette.dark_ring, 2), Outline(palette.felt_text, 3)
        for out, line in ((5, dark), (3, ivory), (0, dark)):
            edge = rect.adjusted(-out, -out, out, out)
            paint_rounded_rect(painter, edge, radius + out, None, line)


_TOAST_WIDTHS_PX: Final = (800.0, 480.0, 320.0, 220.0)
"""Widths tried for a toast, in pixels at text scale 1."""
_MAX_TOAST_LINES: Final = 3
_TOAST_FONT: Final = tokens.SENTENCE_FONT._replace(weight=600)
_ANSWER_LEFT_PX: Final = 14
_REFUSAL_LEFT_PX: Final = 40
"""Pixels at the left of the text of a toast, in which a refusal has a sign."""
_LINE_TEXT_MARGIN_PX: Final = 4.0
"""Sum of the margins above and below the text of a toast in the status line."""
_TOAST_GAP_PX: Final = 8.0
"""Pixels between a toast and the things that it must not cover."""
_ANY_DISTANCE: Final = 10_000.0
"""A distance in pixels larger than any table."""


class Toast(Box):
    """A sentence in a box that disappears after a while and ignores mouse events."""

    faded_out = Signal()
    display_time_ms: int = tokens.DurationMs.TOAST_DISPLAY
    """Milliseconds until the toast fades out."""

    def __init__(self, parent: QWidget, brushes: Brushes) -> None:
        super().__init__(parent, brushes, margin=16)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.opacity = 1.0
        self.words = ""
        self.is_refusal = True
        """Whether the sentence is a refusal; false for an answer to a key."""
        self._flow: WrappedText | None = None
        self._is_in_line = False
        self._held = single_shot_timer(self, self.display_time_ms, self.fade_out)
        self._fade_animation = number_animation(self, (0.0, 0.0), 0, self._show_share)
        self._fade_animation.finished.connect(self._on_faded)

    def show_text(
        self,
        words: str,
        near_rect: Rect,
        zones: Zones,
        obstacles: Sequence[Rect],
        line_rect: Rect,
        *,
        refuses: bool,
    ) -> None:
        """Show a sentence as near as possible to a rectangle, clear of the obstacles.

        Without a free place at most the height of a stock card away, the sentence is
        shown in `line_rect`, a part of the status line, like the sentences there; a
        long one also above it.
        """
        self.words, self.is_refusal = words, refuses
        self.setAccessibleName(words)
        palette = self.brushes.palette
        name = palette.refusal_text if refuses else palette.text
        run = TextRun(words, _TOAST_FONT, name)
        k, wrap = self.brushes.text_scale, partial(WrappedText, self.brushes)
        ways = [wrap((run,), wide * k - 48) for wide in _TOAST_WIDTHS_PX]
        ways = [flow for flow in ways if flow.lines <= _MAX_TOAST_LINES] or ways[:1]
        beside = 12 + (_REFUSAL_LEFT_PX if refuses else _ANSWER_LEFT_PX)
        sizes = [(flow.natural + beside, flow.height + 18) for flow in ways]
        within, reach = self.table_rect.with_margin(-zones.margin), zones.stock_rect.h
        place = best_free_rect(near_rect, sizes, within, obstacles, reach)
        self._is_in_line = any(map(place.overlap_area, obstacles))
        if self._is_in_line:
            place = line_rect
            fonts = (
                _TOAST_FONT._replace(size=it) for it in sentence_sizes(self.brushes)
            )
            runs, room = (replace(run, role=font) for font in fonts), place.w - beside
            flows = [wrap((it,), room, has_leading=False) for it in runs]
            room = place.h - _LINE_TEXT_MARGIN_PX
            self._flow = next((it for it in flows if it.height <= room), flows[-1])
            high = place.h if self._flow.height <= room else self._flow.height + 14
            place = Rect(place.x, place.bottom - high, place.w, high)
        else:
            self._flow = ways[sizes.index((place.w, place.h))]
        self.place(place)
        self._appear()

    def _appear(self) -> None:
        self.update()
        if self.isHidden():
            self.opacity = 0.0
        self.show()
        self.raise_()
        self._held.start(self.display_time_ms)
        self._fade_to(1.0, tokens.DurationMs.TOAST_FADE_IN)

    def fade_out(self) -> None:
        if not self.isHidden() and self._fade_animation.endValue() != 0.0:
            self._held.stop()
            self._fade_to(0.0, tokens.DurationMs.TOAST_FADE_OUT)

    @override
    def hideEvent(self, event: QHideEvent) -> None:
        """Repaint the part of the table that the toast has covered."""
        super().hideEvent(event)
        self.faded_out.emit()

    def _fade_to(self, share: float, duration: int) -> None:
        self._fade_animation.stop()
        self._fade_animation.setStartValue(self.opacity)
        self._fade_animation.setEndValue(share)
        if self.brushes.style.duration_factor == 0:
            self.opacity = 1.0
            self.setVisible(share > 0)
            return
        self._fade_animation.setDuration(duration)
        self._fade_animation.start(QAbstractAnimation.DeletionPolicy.KeepWhenStopped)

    def _show_share(self, share: float) -> None:
        self.opacity = share
        self.update()

    def _on_faded(self) -> None:
        if self.opacity <= 0.01:
            self.hide()

    @override
    def draw(self, painter: QPainter) -> None:
        """Paint the box, a sign, and the sentence."""
        painter.setOpacity(self.opacity)
        b, palette, area = self.brushes, self.brushes.palette, self.widget_rect
        ground = palette.refusal if self.is_refusal else palette.pad_paper
        edge = palette.dark_ring if b.style.has_shadows else palette.pad_line
        if b.style.has_shadows and not self._is_in_line:
            b.draw_rect_shadow(
                painter, tokens.Shadow.LEATHER, area, tokens.TOAST_CORNER_RADIUS
            )
        line, radius = Outline(edge, 1.5), tokens.TOAST_CORNER_RADIUS
        paint_rounded_rect(painter, area, radius, ground, line)
        x = area.left() + _ANSWER_LEFT_PX
        if self.is_refusal:
            sign = QRectF(area.left() + 11, area.center().y() - 10, 20, 20)
            b.draw_icon(painter, Icon.WARNING, sign, palette.refusal_text)
            x = area.left() + _REFUSAL_LEFT_PX
        if self._flow is not None:
            self._flow.paint(painter, x, area.center().y() - self._flow.height / 2)


class SpeechBubble(Toast):
    """Sentence of a player, in a speech bubble at the plate of the seat."""

    display_time_ms = tokens.DurationMs.SPEECH_DISPLAY

    def show_speech(
        self,
        words: str,
        near_rect: Rect,
        zones: Zones,
        notices: Sequence[Rect],
        melds: Sequence[Rect],
    ) -> None:
        """Show a sentence near the rectangle of a speaker, in place of the previous
        sentence and clear of plates, melds and notices."""
        self.words = words
        self.setAccessibleName(words)
        run = TextRun(words, tokens.SPEECH_FONT, self.brushes.palette.text)
        self._flow = WrappedText(self.brushes, (run,), self.table_rect.w / 2)
        size = self._flow.natural + 30, self._flow.height + 22
        self.place_bubble(near_rect, size, zones, notices, melds)
        self._appear()

    def extend_display(self) -> None:
        """Show the bubble for its full time again, from now."""
        self._held.start(tokens.DurationMs.TOAST_DISPLAY)

    @override
    def draw(self, painter: QPainter) -> None:
        """Paint the bubble and its sentence."""
        painter.setOpacity(self.opacity)
        Box.draw(self, painter)
        if self._flow is not None:
            corner = self.widget_rect.topLeft()
            self._flow.paint(painter, corner.x() + 15, corner.y() + 11)


def best_free_rect(
    near_rect: Rect,
    sizes: Sequence[tuple[float, float]],
    within_rect: Rect,
    obstacles: Sequence[Rect],
    max_distance: float = _ANY_DISTANCE,
) -> Rect:
    """Return the rectangle of one of the sizes that covers the smallest obstacles.

    An obstacle counts as a whole, since a text that is cut cannot be read. If several
    cover equally little, a near and low one is returned.
    """
    places = [
        nearest_free_rect(near_rect, size, within_rect, obstacles, max_distance)
        for size in sizes
    ]
    return min(
        places,
        key=lambda each: (
            sum(it.w * it.h for it in obstacles if each.overlap_area(it)),
            _distance(near_rect, each) + each.h,
        ),
    )


def nearest_free_rect(
    near_rect: Rect,
    size: tuple[float, float],
    within_rect: Rect,
    obstacles: Sequence[Rect],
    max_distance: float = _ANY_DISTANCE,
) -> Rect:
    """Return the rectangle of a size that is nearest to `near_rect` and clear of
    obstacles.

    The rectangle is at most `max_distance` pixels away. Obstacles are sorted by
    importance; one that leaves no free rectangle is ignored. A size larger than
    `within_rect` gives a rectangle centred on `near_rect`.
    """
    wide, high = size
    left, top, width, height = within_rect
    room = Rect(left, top, width - wide, height - high)
    reached = _corners(near_rect.with_margin(max_distance), size)
    corners = QRegion(_aligned(room)) & _aligned(reached)
    for each in obstacles:
        hidden = _corners(each.with_margin(_TOAST_GAP_PX), size)
        rest = corners.subtracted(QRegion(_aligned(hidden)))
        corners = corners if rest.isEmpty() else rest
    x, y = near_rect.mid_x - wide / 2, near_rect.mid_y - high / 2
    ways = [
        Rect(
            clamp(each.left(), x, each.right()),
            clamp(each.top(), y, each.bottom()),
            *size,
        )
        for each in corners  # type: ignore[attr-defined]  # in no stub
    ]
    return min(ways, key=partial(_distance, near_rect), default=Rect(x, y, *size))


def _corners(area: Rect, size: tuple[float, float]) -> Rect:
    """Return the rectangle of the top left corners for which a box of a size overlaps
    `area`."""
    wide, high = size
    return Rect(area.x - wide, area.y - high, area.w + wide, area.h + high)


def _distance(near_rect: Rect, box: Rect) -> float:
    """Return a distance of a box from a rectangle in pixels, for comparisons; the gap
    between both counts most."""
    across = max(0.0, box.x - near_rect.right, near_rect.x - box.right)
    down = max(0.0, box.y - near_rect.bottom, near_rect.y - box.bottom)
    middles = hypot(box.mid_x - near_rect.mid_x, box.mid_y - near_rect.mid_y)
    return hypot(across, down) + middles / 4


def _aligned(rect: Rect) -> QRect:
    return QRectF(*rect).toAlignedRect()
