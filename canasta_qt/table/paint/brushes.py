"""Colours, fonts and pens of the table as Qt values, created once for each style.

All text is measured here. Names without room are elided, numbers never.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PySide6 import QtGui
from PySide6.QtCore import QPointF, QRectF, Qt

from canasta_qt.art import pixmaps
from canasta_qt.art.typefaces import text_font
from canasta_qt.cards import Card
from canasta_qt.look import tokens
from canasta_qt.look.icons import Icon
from canasta_qt.table.paint.table_style import TableStyle

SHADOW_EXTENT_PX: Final = 16.0
"""Largest distance in pixels of the shadow of leather or of a button from its
rectangle."""
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
CENTRE = Qt.AlignmentFlag.AlignCenter


@lru_cache(maxsize=256)
def colour(name: str) -> QtGui.QColor:
    """Return the cached colour for `#RRGGBB` or `#AARRGGBB`; callers must not modify
    it."""
    return QtGui.QColor(name)


def colour_with_opacity(name: str, opacity: float) -> QtGui.QColor:
    """Return the colour with a name (`colour`) and an opacity from 0 to 1."""
    result = QtGui.QColor(name)
    result.setAlphaF(opacity)
    return result


@dataclass(frozen=True)
class TextRun:
    """Words of a sentence that have the same text role."""

    words: str
    role: tokens.TextRole
    colour: str


class Brushes:
    """Everything needed for painting: style, text scale, device pixel ratio and
    fonts."""

    def __init__(self, style: TableStyle, text: float, ratio: float = 1.0) -> None:
        self.style = style
        self.text_scale = text
        self.ratio = ratio
        self.palette: tokens.Palette = style.palette
        self._fonts: dict[tokens.TextRole, QtGui.QFont] = {}

    def font(self, role: tokens.TextRole) -> QtGui.QFont:
        found = self._fonts.get(role)
        if found is None:
            scale = self.text_scale if role.is_scaled else self.style.font_size_factor
            found = self._fonts[role] = text_font(role, scale, columns=False)
        return found

    def metrics(self, role: tokens.TextRole) -> QtGui.QFontMetricsF:
        return QtGui.QFontMetricsF(self.font(role))

    def text_width(self, role: tokens.TextRole, words: str) -> float:
        """Return the width of a line of text in pixels."""
        return self.metrics(role).horizontalAdvance(words)

    def line_height(self, role: tokens.TextRole) -> float:
        """Return the height of a line of text in pixels."""
        return self.metrics(role).height()

    def draw_text_line(
        self,
        painter: QtGui.QPainter,
        rect: QRectF,
        text_run: TextRun,
        align: Qt.AlignmentFlag = LEFT,
        *,
        elide: bool = True,
    ) -> float:
        """Paint one line of text in a rectangle; return the width of the text."""
        words = text_run.words
        if elide:
            mode = Qt.TextElideMode.ElideRight
            words = self.metrics(text_run.role).elidedText(
                words, mode, rect.width() + 0.5
            )
        painter.setFont(self.font(text_run.role))
        painter.setPen(colour(text_run.colour))
        flags = align | Qt.TextFlag.TextSingleLine | Qt.TextFlag.TextDontClip
        painter.drawText(rect, flags, words)
        return self.text_width(text_run.role, words)

    def draw_card_shadow(
        self, painter: QtGui.QPainter, kind: tokens.Shadow, width: float
    ) -> None:
        """Paint the shadow of a card that is `width` pixels wide and has its top left
        corner at the origin of the painter."""
        reach = pixmaps.shadow(kind, width, self.ratio).margin
        pixmap = pixmaps.card_shadow(kind, width, self.ratio)
        painter.drawPixmap(QPointF(-reach, -reach), pixmap)

    def draw_card(
        self,
        painter: QtGui.QPainter,
        card: Card | None,
        corner: QPointF,
        width: float,
        shadow: tokens.Shadow = tokens.Shadow.REST,
    ) -> None:
        """Paint a card with its shadow; None paints a card back."""
        painter.save()
        painter.translate(corner)
        if self.style.has_shadows:
            self.draw_card_shadow(painter, shadow, width)
        pixmap = pixmaps.card_face(card, width, self.ratio, self.style.deck)
        painter.drawPixmap(QPointF(), pixmap)
        painter.restore()

    def draw_rect_shadow(
        self, painter: QtGui.QPainter, kind: tokens.Shadow, rect: QRectF, radius: float
    ) -> None:
        """Paint the shadow of a rectangle with round corners."""
        patch = pixmaps.shadow(kind, radius / tokens.CARD_CORNER_RATIO, self.ratio)
        pixmaps.paint_shadow(painter, patch, rect)

    def draw_icon(
        self, painter: QtGui.QPainter, kind: Icon, rect: QRectF, colour_name: str
    ) -> None:
        pixmap = pixmaps.icon(kind, rect.width(), self.ratio, colour_name)
        painter.drawPixmap(rect.topLeft(), pixmap)


class WrappedText:
    """A sentence made of several text roles, wrapped into lines; `height` is in
    pixels."""

    def __init__(
        self,
        brushes: Brushes,
        runs: tuple[TextRun, ...],
        width: float,
        align: Qt.AlignmentFlag = LEFT,
        *,
        has_leading: bool = True,
    ) -> None:
        """Wrap the runs at a width in pixels."""
        self._layout = QtGui.QTextLayout("".join(run.words for run in runs))
        self._layout.setFont(brushes.font(runs[0].role))
        option = QtGui.QTextOption(align)
        option.setWrapMode(QtGui.QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        self._layout.setTextOption(option)
        self._layout.setFormats(_formats(brushes, runs))
        leading = 0.35 * (tokens.BODY_LINE_HEIGHT_RATIO - 1) * has_leading
        leading *= brushes.line_height(runs[0].role)
        self.height = 0.0
        self.natural = 0.0
        self.lines = 0
        self._layout.beginLayout()
        while (line := self._layout.createLine()).isValid():
            line.setLineWidth(max(1.0, width))
            line.setPosition(QPointF(0, self.height))
            self.height += line.height() + leading
            self.natural = max(self.natural, line.naturalTextWidth())
            self.lines += 1
        self.height -= leading
        self._layout.endLayout()

    def paint(self, painter: QtGui.QPainter, x: float, y: float) -> None:
        """Paint the lines; `x`, `y` is the top left corner of the first line."""
        self._layout.draw(painter, QPointF(x, y))


def _formats(
    brushes: Brushes, runs: tuple[TextRun, ...]
) -> list[QtGui.QTextLayout.FormatRange]:
    formats = []
    start = 0
    for run in runs:
        part = QtGui.QTextLayout.FormatRange()
        part.start = start
        # Qt counts UTF-16 units; each of these characters is one unit.
        part.length = len(run.words)
        shape = QtGui.QTextCharFormat()
        shape.setFont(brushes.font(run.role))
        shape.setForeground(colour(run.colour))
        part.format = shape
        formats.append(part)
        formats += _red_signs(brushes.palette, run, start)
        start += part.length
    return formats


def _red_signs(
    palette: tokens.Palette, run: TextRun, start: int
) -> list[QtGui.QTextLayout.FormatRange]:
    """Return the text formats for the red suit signs in a run that begins at
    `start`.
    """
    light = run.colour in (palette.felt_text, palette.felt_muted_text)
    ink = palette.red_on_leather if light else palette.red_on_window
    formats = []
    for place, sign in enumerate(run.words):
        if sign in _RED:
            part = QtGui.QTextLayout.FormatRange()
            part.start, part.length = start + place, 1
            part.format.setForeground(colour(ink))
            formats.append(part)
    return formats


@dataclass(frozen=True)
class Outline:
    """Colour, width and style of the outline of a painted rectangle."""

    colour: str
    width: float = 1.0
    is_dashed: bool = False

    def pen(self) -> QtGui.QPen:
        """Return a Qt pen with the colour, width and style of the outline."""
        pen = QtGui.QPen(colour(self.colour), self.width)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        if self.is_dashed:
            pen.setCapStyle(Qt.PenCapStyle.FlatCap)
            pen.setDashPattern([6 / self.width, 4.5 / self.width])
        return pen


def paint_rounded_rect(
    painter: QtGui.QPainter,
    rect: QRectF,
    radius: float,
    fill: str | QtGui.QColor | QtGui.QGradient | None,
    outline: Outline | None = None,
) -> None:
    """Paint a rectangle with round corners; its outline is inside."""
    inset = outline.width / 2 if outline else 0.0
    inner = rect.adjusted(inset, inset, -inset, -inset)
    is_dashed = outline is not None and outline.is_dashed
    pen = outline.pen() if outline and not is_dashed else Qt.PenStyle.NoPen
    painter.setPen(pen)
    if fill is None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
    else:
        painter.setBrush(colour(fill) if isinstance(fill, str) else fill)
    painter.drawRoundedRect(inner, radius - inset, radius - inset)
    if outline and is_dashed:
        _fill_dashes(painter, inner, radius - inset, outline)


def vertical_gradient(
    rect: QRectF, upper: str | QtGui.QColor, lower: str | QtGui.QColor
) -> QtGui.QLinearGradient:
    """Return the gradient from the upper to the lower edge of a rectangle."""
    gradient = QtGui.QLinearGradient(rect.topLeft(), rect.bottomLeft())
    gradient.setColorAt(0, upper)
    gradient.setColorAt(1, lower)
    return gradient


_RED: Final = "♦♥"
_SEAM_DISTANCE: Final = 4.5
"""Distance in pixels of the seam from the edge of a piece of leather."""
_SEAM_SHARE: Final = 0.55
"""Opacity of the seam."""
_SHEEN: Final = 0.10
"""Opacity of the light line at the edge of a piece of leather."""


def paint_leather(
    painter: QtGui.QPainter, brushes: Brushes, area: QRectF, *, lit: bool = False
) -> None:
    """Paint a stitched piece of leather on felt; `lit` leather has brass at its
    edge."""
    palette, radius = brushes.palette, tokens.PLATE_CORNER_RADIUS
    if not brushes.style.has_shadows:
        edge = Outline(palette.brass, 3) if lit else Outline(palette.felt_text, 1)
        paint_rounded_rect(painter, area, radius, palette.leather, edge)
        return
    brushes.draw_rect_shadow(painter, tokens.Shadow.LEATHER, area, radius)
    ground = vertical_gradient(area, palette.leather, palette.leather_bottom)
    paint_rounded_rect(painter, area, radius, ground)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    seam = QtGui.QPen(colour_with_opacity(palette.stitch, _SEAM_SHARE), 1)
    seam.setDashPattern([5, 4])
    sheen = QtGui.QPen(colour_with_opacity(palette.felt_text, _SHEEN), 1)
    for pen, inset in ((sheen, 0.5), (seam, _SEAM_DISTANCE)):
        painter.setPen(pen)
        line = area.adjusted(inset, inset, -inset, -inset)
        painter.drawRoundedRect(line, radius - inset, radius - inset)
    if lit:
        dark, brass = Outline(palette.dark_ring, 4), Outline(palette.brass, 2)
        for out, ring in ((2, dark), (1, brass)):
            outer = area.adjusted(-out, -out, out, out)
            paint_rounded_rect(painter, outer, radius + out, None, ring)


def paint_halo(
    painter: QtGui.QPainter,
    middle: QPointF,
    radius: float,
    colour_name: str,
    opacity: float,
) -> None:
    """Paint a round glow, `opacity` opaque in the middle and transparent at its
    edge."""
    light = QtGui.QRadialGradient(middle, radius)
    for at, part in ((0.0, 1.0), (0.5, 0.42), (1.0, 0.0)):
        light.setColorAt(at, colour_with_opacity(colour_name, opacity * part))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(light)
    painter.drawEllipse(middle, radius, radius)


def paint_ring(
    painter: QtGui.QPainter, rect: QRectF, radius: float, outline: Outline, dark: str
) -> None:
    """Paint a ring of two colours inside a rectangle, visible on felt and on paper.

    The coloured band begins at the edge of the rectangle and reaches inwards.
    """
    wide, outer = outline.width, tokens.RING_OUTER_WIDTH_PX
    if outline.is_dashed:
        paint_rounded_rect(painter, rect, radius + wide / 2, None, Outline(dark, wide))
    for inset, line in (
        (-outer, Outline(dark, outer)),
        (wide, Outline(dark, tokens.RING_INNER_WIDTH_PX)),
        (0, outline),
    ):
        edge = rect.adjusted(inset, inset, -inset, -inset)
        paint_rounded_rect(painter, edge, radius - inset, None, line)


def paint_plain_ring(
    painter: QtGui.QPainter, rect: QRectF, radius: float, palette: tokens.Palette
) -> None:
    """Paint a thin ring without accent colour on the edge of a card that is only
    pointed out; brass rings show what to do."""
    for name, width in (
        (palette.dark_ring, tokens.PLAIN_RING_WIDTH_PX + 2),
        (palette.felt_text, tokens.PLAIN_RING_WIDTH_PX),
    ):
        paint_rounded_rect(painter, rect, radius, None, Outline(name, width))


def _fill_dashes(
    painter: QtGui.QPainter, rect: QRectF, radius: float, outline: Outline
) -> None:
    """Paint a dashed outline as a filled path.

    With a dashed pen, a partial repaint would shift the dashes: Qt begins them where
    the line enters the repainted rectangle.
    """
    path = QtGui.QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    dashes = QtGui.QPainterPathStroker(outline.pen()).createStroke(path)
    painter.fillPath(dashes, colour(outline.colour))


def paint_glow(
    painter: QtGui.QPainter, rect: QRectF, radius: float, colour_name: str
) -> None:
    """Paint a soft glow around a rectangle, from nested outlines."""
    steps = 9
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for i in range(steps, 0, -1):
        opacity = 0.53 * (1 - i / (steps + 1)) ** 2
        painter.setPen(QtGui.QPen(colour_with_opacity(colour_name, opacity), 2.2))
        edge = rect.adjusted(-i * 2, -i * 2, i * 2, i * 2)
        painter.drawRoundedRect(edge, radius + i * 2, radius + i * 2)


def paint_badge(
    painter: QtGui.QPainter,
    brushes: Brushes,
    rect: QRectF,
    text_run: TextRun,
    fill: str,
    outline: Outline | None = None,
) -> None:
    """Paint a line of text on a background with round ends; the default outline is
    dark."""
    edge = outline or Outline(brushes.palette.dark_ring, 1.5)
    paint_rounded_rect(painter, rect, rect.height() / 2, fill, edge)
    brushes.draw_text_line(painter, rect, text_run, CENTRE, elide=False)
