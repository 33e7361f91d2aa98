"""A box over the table: a widget above all cards, with a shadow in its margin.

Toasts are the smallest: refusals near the drop, and answers to questions by key.
"""

from __future__ import annotations

from enum import StrEnum
from functools import cache
from itertools import product
from math import hypot
from string import Template
from typing import Final

from PySide6.QtCore import (
    QAbstractAnimation,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    Qt,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QHideEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPolygonF,
    QShowEvent,
)
from PySide6.QtWidgets import QWidget

from canasta_qt.art.pixmaps import paint_shadow
from canasta_qt.art.typefaces import text_font
from canasta_qt.asset_files import asset
from canasta_qt.look import tokens
from canasta_qt.look.icons import Icon
from canasta_qt.overrides import override
from canasta_qt.table.layout.zones import Rect, Zones, clamp
from canasta_qt.table.paint.brushes import Brushes, Flow, Outline, Run, colour, slab
from canasta_qt.table.paint.buttons import FINGER
from canasta_qt.table.paint.painted_item import one_shot
from canasta_qt.windows.widgets.parts import KeyButton
from canasta_qt.windows.widgets.style import Look, vbox

MARGIN: Final = 44


@cache
def _template() -> Template:
    return Template(asset("boxes.qss").read_text(encoding="utf-8"))


def box_sheet(brushes: Brushes) -> str:
    """Return the style sheet of what stands in a box."""
    sizes = {
        "title": 18, "sentence": 16, "button": 15, "number": 24, "key": 13,
        "meaning": 14, "pad": 13,
        "wide": 17, "cap": 10, "line": 18,
    }  # fmt: skip
    scaled = {name: round(size * brushes.text) for name, size in sizes.items()}
    family = text_font(tokens.SPEECH).family()
    colours = brushes.palette._asdict()
    return _template().substitute(colours, headings=family, **scaled)


def box_button(words: str, key: str, variant: str = "") -> KeyButton:
    """Return a button for a box; the keys of the table go on to the table."""
    made = KeyButton(words, key, variant)
    made.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    made.setAccessibleName(words)
    return made


class Box(QWidget):
    """A box in the colours of the window; presses beside its buttons go on."""

    button_height = 34

    def __init__(self, parent: QWidget, brushes: Brushes, margin: int = MARGIN) -> None:
        """Make it hidden; `parent` is what the table is shown on."""
        super().__init__(parent)
        self._viewport = parent
        self.brushes = brushes
        self.margin = margin
        self.tip: tuple[float, float] | None = None
        """Where on the table the tail of a speech bubble ends."""
        self.column = vbox(self)
        self.setMouseTracking(True)
        self.hide()

    @property
    def outline(self) -> Rect:
        """Where it is on the table, without its margin."""
        area = self.area
        return Rect(
            self.x() + area.x(), self.y() + area.y(), area.width(), area.height()
        )

    @property
    def area(self) -> QRectF:
        """The box in its own coordinates, without its margin."""
        m = self.margin
        return QRectF(self.rect().adjusted(m, m, -m, -m))

    @property
    def within(self) -> Rect:
        """The whole table."""
        whole = self._viewport.rect()
        return Rect(0, 0, whole.width(), whole.height())

    def place(self, rect: Rect) -> None:
        """Move it to a rectangle of the table."""
        m = self.margin
        x, y, wide, high = map(round, (rect.x, rect.y, rect.w, rect.h))
        self.setGeometry(x - m, y - m, wide + 2 * m, high + 2 * m)

    def place_bubble(self, near: Rect, size: tuple[float, float], zones: Zones) -> None:
        """Be a bubble beside who speaks, over no plate, meld or pile."""
        within = self.within.grown(-zones.pad)
        piles = zones.stock_at, zones.pile_at
        clear = (zones.theirs, zones.ours, *piles, *zones.plates)
        x, y = beside(near.grown(6), size, within, clear)
        rect = Rect(x, y, *size)
        self.place(rect)
        aim_x = clamp(rect.x + 24, near.mid_x, rect.right - 24)
        aim_y = clamp(rect.y + 20, near.mid_y, rect.bottom - 20)
        self.tip = (
            clamp(near.x - 2, aim_x, near.right + 2),
            clamp(near.y - 2, aim_y, near.bottom + 2),
        )

    def is_at(self, at: QPointF) -> bool:
        """Return whether it covers a point of the table."""
        return not self.isHidden() and self.outline.holds(at.x(), at.y())

    def restyle(self, brushes: Brushes) -> None:
        """Use other brushes from now on."""
        self.brushes = brushes
        self.update()

    def place_of(self, part: QWidget) -> Rect:
        """Return where a part of the box is on the table."""
        corner = self.pos() + part.mapTo(self, QPoint())
        return Rect(corner.x(), corner.y(), part.width(), part.height())

    def dress(self, left: float, top: float, right: float, bottom: float) -> None:
        """Style what stands in it, so far from its edges."""
        sheet = box_sheet(self.brushes)
        if self.styleSheet() != sheet:
            self.setStyleSheet(sheet)
        k, m = self.brushes.text, self.margin
        for button in self.findChildren(KeyButton):
            button.set_look(Look(q=k))
            least = FINGER if self.brushes.style.touch else 0.0
            button.setFixedHeight(round(max(self.button_height * k, least)))
        edges = (round(m + edge) for edge in (left, top, right, bottom))
        self.column.setContentsMargins(*edges)

    def height_for(self, width: float) -> int:
        """Return the height that what stands in it takes."""
        for child in self.findChildren(QWidget):
            child.ensurePolished()
        layout, m = self.column, self.margin
        layout.activate()
        if not layout.hasHeightForWidth():
            return layout.totalSizeHint().height() - 2 * m
        return layout.totalHeightForWidth(round(width) + 2 * m) - 2 * m

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint with smooth edges."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.draw(painter)
        painter.end()

    def draw(self, painter: QPainter) -> None:
        """Paint shadow and ground; a bubble has a tail."""
        b, palette = self.brushes, self.brushes.palette
        if self.tip is not None:
            tip = QPointF(*self.tip) - QPointF(self.pos())
            bubble(painter, self.area, tip, palette, lit=b.style.shadows)
            return
        if b.style.shadows:
            # The store makes shadows for the round corners of a card's width.
            patch = b.store.shadow(tokens.Shadow.POPOVER, 225, self.devicePixelRatioF())
            paint_shadow(painter, patch, self.area)
        line = Outline(palette.pad_line, 1)
        slab(painter, self.area, tokens.RADIUS_PLATE, palette.pad, line)


def bubble(
    painter: QPainter, area: QRectF, tip: QPointF, palette: tokens.Palette, *, lit: bool
) -> None:
    """Paint a sheet of paper with a tail to a point; what is lit casts a shadow."""
    path, tail = QPainterPath(), QPainterPath()
    path.addRoundedRect(area, tokens.RADIUS_SHEET, tokens.RADIUS_SHEET)
    x = clamp(area.left() + 20, tip.x(), area.right() - 20)
    y = clamp(area.top() + 20, tip.y(), area.bottom() - 20)
    way = tip - QPointF(x, y)
    foot = QPointF(-way.y(), way.x()) * (20 / max(1.0, hypot(way.x(), way.y())))
    tail.addPolygon(QPolygonF([QPointF(x, y) - foot, tip, QPointF(x, y) + foot]))
    path = path.united(tail)
    for i in range(9 if lit else 0):
        painter.fillPath(path.translated(0, 1 + i * 0.8), QColor(0, 0, 0, 12))
    painter.setPen(Outline(palette.ring_dark if lit else palette.pad_line, 1.5).pen())
    painter.setBrush(colour(palette.pad))
    painter.drawPath(path)


class Slip(Box):
    """A box that is read: the table waits while it is open."""

    opened = Signal(object, bool)
    """The box itself, and whether it is open."""

    @override
    def showEvent(self, event: QShowEvent) -> None:
        """Let the table wait."""
        super().showEvent(event)
        self.opened.emit(self, self.isVisible())

    @override
    def hideEvent(self, event: QHideEvent) -> None:
        """Let the table go on."""
        super().hideEvent(event)
        self.opened.emit(self, self.isVisible())


class FocusRing(Box):
    """Rings the card, the place or the button that the keys speak to."""

    def __init__(self, parent: QWidget, brushes: Brushes) -> None:
        """Make it hidden."""
        super().__init__(parent, brushes, margin=10)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.radius = 8.0

    def ring(self, rect: Rect, radius: float) -> None:
        """Ring a rectangle from outside, above everything else."""
        self.place(rect.grown(3))
        self.radius = radius + 3
        self.show()
        self.raise_()
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


WIDEST: Final = 360.0
_ROOMY: Final = 3
"""A place so many times as wide as a box is ground, not a thing to be seen whole."""


class Tone(StrEnum):
    """What a toast is: a refusal or an answer."""

    REFUSAL = "refusal"
    ANSWER = "answer"


class Toast(Box):
    """One sentence in a box that leaves by itself and never takes the mouse."""

    gone = Signal()
    held: int = tokens.Duration.TOAST_HELD
    """For how many milliseconds it stays."""

    def __init__(self, parent: QWidget, brushes: Brushes) -> None:
        """Make it hidden."""
        super().__init__(parent, brushes, margin=16)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.opacity = 1.0
        self.words = ""
        self.tone = Tone.REFUSAL
        self._flow: Flow | None = None
        self._held = one_shot(self, self.held, self.fade)
        self._fading = QVariantAnimation(self)
        self._fading.valueChanged.connect(self._show_share)
        self._fading.finished.connect(self._faded)

    def say(
        self,
        words: str,
        tone: Tone,
        near: Rect,
        within: Rect,
        obstacles: tuple[Rect, ...] = (),
    ) -> None:
        """Show a sentence beside a place, inside the table, over as little as it can.

        `obstacles` are what should still be read, such as numbers and plates.
        """
        self.words, self.tone = words, tone
        self.setAccessibleName(words)
        palette = self.brushes.palette
        name = palette.refuse_text if tone is Tone.REFUSAL else palette.text
        run = Run(words, tokens.BODY_STRONG, name)
        widest = min(WIDEST * self.brushes.style.font_factor, within.w - 24)
        flow = self.brushes.flow((run,), widest - 48)
        self._flow = flow
        width, height = flow.natural + 52, flow.height + 18
        x, y = beside(near, (width, height), within, obstacles)
        self.place(Rect(x, y, width, height))
        self._appear()

    def _appear(self) -> None:
        self.update()
        if self.isHidden():
            self.opacity = 0.0
        self.show()
        self._held.start(self.held)
        self._fade_to(1.0, tokens.Duration.TOAST_IN)

    def fade(self) -> None:
        """Let it leave."""
        if not self.isHidden() and self._fading.endValue() != 0.0:
            self._held.stop()
            self._fade_to(0.0, tokens.Duration.TOAST_OUT)

    @override
    def hideEvent(self, event: QHideEvent) -> None:
        """Say that what it covered is seen again."""
        super().hideEvent(event)
        self.gone.emit()

    def _fade_to(self, share: float, duration: int) -> None:
        self._fading.stop()
        if self.brushes.style.speed == 0:
            self.opacity = 1.0
            self.setVisible(share > 0)
            return
        self._fading.setStartValue(self.opacity)
        self._fading.setEndValue(share)
        self._fading.setDuration(duration)
        self._fading.start(QAbstractAnimation.DeletionPolicy.KeepWhenStopped)

    def _show_share(self, share: object) -> None:
        assert isinstance(share, float)
        self.opacity = share
        self.update()

    def _faded(self) -> None:
        if self.opacity <= 0.01:
            self.hide()

    @override
    def draw(self, painter: QPainter) -> None:
        """Paint the box, its sign and its sentence."""
        painter.setOpacity(self.opacity)
        b, palette, area = self.brushes, self.brushes.palette, self.area
        refusal = self.tone is Tone.REFUSAL
        ground = palette.refuse if refusal else palette.pad
        edge = palette.ring_dark if b.style.shadows else palette.pad_line
        if b.style.shadows:
            b.raised(painter, tokens.Shadow.LEATHER, area, tokens.RADIUS_TOAST)
        slab(painter, area, tokens.RADIUS_TOAST, ground, Outline(edge, 1.5))
        x = area.left() + 14
        if refusal:
            sign = QRectF(area.left() + 11, area.center().y() - 10, 20, 20)
            b.icon(painter, Icon.WARNING, sign, palette.refuse_text)
            x = area.left() + 40
        if self._flow is not None:
            self._flow.paint(painter, x, area.top() + 9)


class Speech(Toast):
    """What a player says, in a bubble at the plate."""

    held = tokens.Duration.SPEECH_HELD

    def speak(self, words: str, near: Rect, zones: Zones) -> None:
        """Say something in place of what was said before."""
        self.words = words
        run = Run(words, tokens.SPEECH, self.brushes.palette.text)
        self._flow = self.brushes.flow((run,), self.within.w / 2)
        size = self._flow.natural + 30, self._flow.height + 22
        self.place_bubble(near, size, zones)
        self._appear()

    def stay(self) -> None:
        """Hold what was said as long as a sentence to be read."""
        self._held.start(tokens.Duration.TOAST_HELD)

    @override
    def draw(self, painter: QPainter) -> None:
        """Paint the bubble and its words."""
        painter.setOpacity(self.opacity)
        Box.draw(self, painter)
        if self._flow is not None:
            corner = self.area.topLeft()
            self._flow.paint(painter, corner.x() + 15, corner.y() + 11)


def uncovered(usual: QRect, within: QRect, obstacles: tuple[Rect, ...]) -> QRect:
    """Return where a box covers least of the table, as near its usual place as can be.

    It stands in the middle of the table or at a side.
    """
    x, y, wide, high = usual.x(), usual.y(), usual.width(), usual.height()
    lefts = (x, 8, within.width() - wide - 8)
    tops = (y, *range(8, within.height() - high, 8))

    def cost(corner: tuple[int, int]) -> float:
        box = Rect(*corner, wide, high)
        way = abs(corner[0] - x) + abs(corner[1] - y)
        return sum(map(box.overlap, obstacles)) + way

    return QRect(QPoint(*min(product(lefts, tops), key=cost)), usual.size())


def beside(
    near: Rect, size: tuple[float, float], within: Rect, obstacles: tuple[Rect, ...]
) -> tuple[float, float]:
    """Return the corner of a box beside a place: above it, or where it hides less.

    Every place tried lies inside the table; of equals the first one is taken.  On wide
    ground there is room for a box itself: at the foot of it, rather than at its ends.
    """
    wide, high = size
    weight = 0 if near.w > _ROOMY * wide else 2
    middle = near.mid_x - wide / 2
    level = near.mid_y - high / 2
    foot = (middle, near.bottom - high if weight == 0 else near.bottom + 8)
    corners = (
        (middle, near.y - high - 8),
        (middle, near.bottom + 8),
        foot,
        (near.right + 8, level),
        (near.x - wide - 8, level),
        (near.right + 8, near.y - high - 8),
        (near.x - wide - 8, near.y - high - 8),
    )
    best, least = corners[0], float("inf")
    for x, y in corners:
        x_in = clamp(within.x + 8, x, within.right - wide - 8)
        y_in = clamp(within.y + 4, y, within.bottom - high - 4)
        box = Rect(x_in, y_in, wide, high)
        hidden = sum(box.overlap(each) for each in obstacles)
        hidden += weight * box.overlap(near) + 0.5 * (abs(x_in - x) + abs(y_in - y))
        if hidden < least - 1:
            best, least = (x_in, y_in), hidden
    return best
