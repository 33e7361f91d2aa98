"""Cache of the pixmaps of cards, shadows, seals, icons and portraits.

Widths are logical pixels. A pixmap has `width * pixel_ratio` device pixels and the
device pixel ratio `pixel_ratio`; the pixmap of a wide shadow is coarser. A face or back
is transparent outside the round corners.

The shadow of a card moves with the card in every frame. So it is painted from eight
pieces of one small pixmap, which is blurred once; a graphics effect would blur again in
every frame.
"""

import math
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPixmap,
)

from canasta_qt.art.deck_style import DeckStyle, IndexSize
from canasta_qt.art.drawings import (
    SEAL_SIZE_RATIO,
    Seal,
    back_svg,
    drawing_svg,
    seal_svg,
)
from canasta_qt.art.faces import face_svg
from canasta_qt.art.portraits import MIN_RING_SIZE_PX, Mood, Portrait, portrait_svg
from canasta_qt.art.render import render_svg
from canasta_qt.cards import Card
from canasta_qt.look.icons import Icon, icon_svg
from canasta_qt.look.tokens import (
    CARD_CORNER_RATIO,
    CARD_RATIO,
    MIN_CARD_WIDTH_FOR_STANDARD_INDEX,
    Palette,
    Shadow,
)

_BLUR_EXTENT: Final = 3.0
"""Distance beyond which a blurred edge is invisible, in standard deviations."""
_WIDE_BLUR: Final = 12.0
"""Smallest blur radius for which half the resolution is enough; a quarter is enough for
twice this radius."""


_cached = lru_cache(maxsize=512)
"""Decorator that caches the pixmaps used last, enough for a whole deck in more than
three sizes."""


@dataclass(frozen=True)
class ShadowPatch:
    """A rendered shadow, of which `paint_shadow` paints the pieces; lengths are logical
    pixels."""

    pixmap: QPixmap
    margin: float
    corner_size: float


@_cached
def card_face(
    card: Card | None, width: float, pixel_ratio: float, style: DeckStyle
) -> QPixmap:
    """Return the face of a card, or for None a card back; a small face has the jumbo
    index."""
    small = width < MIN_CARD_WIDTH_FOR_STANDARD_INDEX
    if card is None:
        return _card_pixmap(back_svg(style, small=small), width, pixel_ratio)
    shown = replace(style, index_size=IndexSize.JUMBO) if small else style
    return _card_pixmap(face_svg(card, shown), width, pixel_ratio)


def _card_pixmap(svg: str, width: float, pixel_ratio: float) -> QPixmap:
    return render_svg(svg, width, width * CARD_RATIO, pixel_ratio)


@_cached
def empty_slot(kind: str, width: float, pixel_ratio: float, colour: str) -> QPixmap:
    """Return the outline of an empty place, in the size of a card."""
    svg = drawing_svg(f"marks/{kind}-slot", {"colour": colour})
    return _card_pixmap(svg, width, pixel_ratio)


@_cached
def seal(kind: Seal, wax_width: float, pixel_ratio: float, *, shadow: bool) -> QPixmap:
    """Return a seal whose wax is `wax_width` pixels wide, with or without its
    shadow."""
    size = wax_width * SEAL_SIZE_RATIO
    return render_svg(seal_svg(kind, shadow=shadow), size, size, pixel_ratio)


@_cached
def frost(width: float, pixel_ratio: float) -> QPixmap:
    """Return the ice that covers the edges of a card."""
    return _card_pixmap(drawing_svg("marks/frost", {}), width, pixel_ratio)


@_cached
def icon(kind: Icon, size: float, pixel_ratio: float, colour: str) -> QPixmap:
    """Return a square icon in one colour."""
    return render_svg(icon_svg(kind, colour), size, size, pixel_ratio)


@_cached
def portrait(
    portrait: Portrait,
    mood: Mood,
    size: float,
    pixel_ratio: float,
    palette: Palette,
    *,
    active: bool = False,
) -> QPixmap:
    """Return a portrait in a round frame of `size` pixels; the frame of an `active` one
    is brass."""
    metal = palette.brass if active else palette.inlay
    wide = max(3.0, 0.065 * size) if active else max(2.0, 0.05 * size)
    if size < MIN_RING_SIZE_PX:
        metal, wide = palette.dark_ring, 0.0
    lit = QColor(palette.lamp_light).alpha() > 0
    inner = size - 2 * wide - 2
    svg = portrait_svg(portrait, mood, size, palette.wine)
    picture = render_svg(svg, inner, inner, pixel_ratio)
    return _draw_frame(picture, size, (wide, metal, palette.dark_ring), lit=lit)


def shadow(kind: Shadow, width: float, pixel_ratio: float) -> ShadowPatch:
    """Return the shadow of a card of a width, for `paint_shadow`."""
    return _shadow_patch(kind, round(width * CARD_CORNER_RATIO), pixel_ratio)


@_cached
def card_shadow(kind: Shadow, width: float, pixel_ratio: float) -> QPixmap:
    """Return the shadow of a card as one pixmap, larger than the card on each side.

    It is created once, as stretching a `ShadowPatch` costs as much as painting forty
    cards.
    """
    patch = shadow(kind, width, pixel_ratio)
    card = QRectF(patch.margin, patch.margin, width, width * CARD_RATIO)
    sides = (2 * card.left() + card.width(), 2 * card.top() + card.height())
    pixmap = QPixmap(*(math.ceil(side * pixel_ratio) for side in sides))
    pixmap.fill(Qt.GlobalColor.transparent)
    pixmap.setDevicePixelRatio(pixel_ratio)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_shadow(painter, patch, card)
    painter.end()
    return pixmap


def _draw_frame(
    picture: QPixmap, size: float, frame: tuple[float, str, str], *, lit: bool
) -> QPixmap:
    """Return a picture in a round metal ring with a dark line at its inner edge.

    `frame` has the width and the colour of the ring, and the colour of the line. A
    `lit` ring has a sheen, any other one flat colour.
    """
    ratio, (wide, metal, dark) = picture.devicePixelRatio(), frame
    pixmap = QPixmap(round(size * ratio), round(size * ratio))
    pixmap.fill(Qt.GlobalColor.transparent)
    pixmap.setDevicePixelRatio(ratio)
    light = QLinearGradient(0, 0, 0, size)
    light.setColorAt(0, QColor(metal).lighter(118 if lit else 100))
    light.setColorAt(1, QColor(metal).darker(135 if lit else 100))
    round_edge = QPainterPath()
    inside = QRectF(0, 0, size, size).adjusted(*(wide + 1,) * 2, *(-wide - 1,) * 2)
    round_edge.addEllipse(inside)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QBrush(light))
    painter.drawEllipse(QRectF(0, 0, size, size))
    painter.setBrush(QColor(dark))
    painter.drawEllipse(inside.adjusted(-1, -1, 1, 1))
    painter.setClipPath(round_edge)
    painter.drawPixmap(inside.topLeft(), picture)
    painter.end()
    return pixmap


@cache
def _shadow_patch(kind: Shadow, radius: float, pixel_ratio: float) -> ShadowPatch:
    """Return the shadow of a rectangle whose corners have a radius in pixels."""
    down, blur, share = kind.value
    reach = _round_up(down + blur / 2 * _BLUR_EXTENT)
    # only the part that the offset moves out below is visible
    corner = _round_up(reach + down + radius + 2)
    fine = pixel_ratio if blur < _WIDE_BLUR else 0.5 if blur < 2 * _WIDE_BLUR else 0.25
    side = 2 * round(corner * fine) + 1
    middle = side / fine / 2
    half = middle - reach - radius
    across = [abs((i + 0.5) / fine - middle) - half for i in range(side // 2 + 1)]
    wide = blur / 2 * math.sqrt(2)
    rows: dict[float, bytes] = {}
    alpha = b""
    for row in range(side):
        dy = abs((row + 0.5) / fine - down - middle) - half
        if dy not in rows:  # a shadow is symmetrical above and below its middle
            beyond = [
                math.hypot(dx, dy) if dx > 0 < dy else max(dx, dy) for dx in across
            ]
            depths = bytes(
                round(255 * share * (1 - math.erf((each - radius) / wide)) / 2)
                for each in beyond
            )
            rows[dy] = depths + depths[-2::-1]
        alpha += rows[dy]
    image = QImage(alpha, side, side, side, QImage.Format.Format_Alpha8)
    # the copy owns its pixels; the first image only refers to the bytes
    black = image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
    pixmap = QPixmap.fromImage(black)
    pixmap.setDevicePixelRatio(fine)
    return ShadowPatch(pixmap, reach, corner)


def _round_up(length: float) -> int:
    """Return a length rounded up to a multiple of 4 logical pixels, which is a whole
    number of device pixels at every ratio in steps of 0.25."""
    return math.ceil(length / 4) * 4


def paint_shadow(painter: QPainter, patch: ShadowPatch, rect: QRectF) -> None:
    """Paint the shadow around `rect`, without its middle, which the card covers."""
    ratio, reach = patch.pixmap.devicePixelRatio(), patch.margin
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    outer = rect.adjusted(-reach, -reach, reach, reach)
    corner = min(patch.corner_size, outer.width() / 2, outer.height() / 2)
    side, cut = patch.pixmap.width(), corner * ratio
    xs = (outer.left(), outer.left() + corner, outer.right() - corner, outer.right())
    ys = (outer.top(), outer.top() + corner, outer.bottom() - corner, outer.bottom())
    source = (0.0, cut, side - cut, float(side))
    for i in range(3):
        for j in range(3):
            if i == j == 1:
                continue
            to = QRectF(xs[i], ys[j], xs[i + 1] - xs[i], ys[j + 1] - ys[j])
            wide, high = source[i + 1] - source[i], source[j + 1] - source[j]
            part = QRectF(source[i], source[j], wide, high)
            painter.drawPixmap(to, patch.pixmap, part)
