"""Soft shadows, blurred once into nine-patches and stretched from then on.

A card's shadow moves with it on every frame, so it must cost no more than eight drawn
pixmaps; a graphics effect would blur again each time.
"""

import math
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter, QPixmap

from canasta_qt.look.tokens import Cast, Shadow

_FADED: Final = 3.0
"""Standard deviations beyond which a blurred edge is not seen."""
_WIDE_BLUR: Final = 12.0
"""From this blur on a pixel per logical pixel is fine enough on any screen."""


@dataclass(frozen=True)
class ShadowPatch:
    """A square pixmap whose corners stay and whose edges stretch.

    `reach` is how far the shadow spreads beyond what casts it and `corner` the side of
    a corner, both in logical pixels.
    """

    pixmap: QPixmap
    reach: float
    corner: float


def shadow_patch(kind: Shadow, radius: float, ratio: float) -> ShadowPatch:
    """The shadow of a rectangle with round corners of this radius."""
    reach = max(math.ceil(cast.down + cast.blur / 2 * _FADED) for cast in kind.value)
    # What shows of the shadow's inside is what its offset pushes out below.
    inside = math.ceil(max(cast.down for cast in kind.value) + radius) + 2
    corner = reach + inside
    blurred = max(cast.blur for cast in kind.value) >= _WIDE_BLUR
    fine = min(ratio, 1.0) if blurred else ratio
    pixmap = QPixmap.fromImage(_image(kind.value, (reach, corner, radius), fine))
    pixmap.setDevicePixelRatio(fine)
    return ShadowPatch(pixmap, reach, corner)


def _image(
    casts: tuple[Cast, ...], sizes: tuple[float, float, float], ratio: float
) -> QImage:
    reach, corner, radius = sizes
    side = round((2 * corner + 1) * ratio)
    box = (reach, side / ratio - reach, radius)
    alpha = bytearray()
    for row in range(side):
        y = (row + 0.5) / ratio
        columns = range((side + 1) // 2)
        half = [_depth(casts, (column + 0.5) / ratio, y, box) for column in columns]
        alpha += bytes(half + half[side // 2 - 1 :: -1])
    image = QImage(bytes(alpha), side, side, side, QImage.Format.Format_Alpha8)
    return image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)


def _depth(
    casts: tuple[Cast, ...], x: float, y: float, box: tuple[float, float, float]
) -> int:
    """Alpha, 0 to 255, of all casts together at a point."""
    near, far, radius = box
    middle, half = (near + far) / 2, (far - near) / 2 - radius
    light = 1.0
    for cast in casts:
        dx = abs(x - middle) - half
        dy = abs(y - cast.down - middle) - half
        outside = math.hypot(max(dx, 0.0), max(dy, 0.0))
        distance = outside + min(max(dx, dy), 0.0) - radius
        blurred = math.erf(distance / (cast.blur / 2 * math.sqrt(2)))
        light *= 1 - cast.share * (1 - blurred) / 2
    return round(255 * (1 - light))


def paint_shadow(painter: QPainter, patch: ShadowPatch, rect: QRectF) -> None:
    """Paint the shadow that `rect` casts; its middle is left out, being covered."""
    ratio = patch.pixmap.devicePixelRatio()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    outer = rect.adjusted(-patch.reach, -patch.reach, patch.reach, patch.reach)
    corner = min(patch.corner, outer.width() / 2, outer.height() / 2)
    side = patch.pixmap.width()
    cut = corner * ratio
    xs = (outer.left(), outer.left() + corner, outer.right() - corner, outer.right())
    ys = (outer.top(), outer.top() + corner, outer.bottom() - corner, outer.bottom())
    source = (0.0, cut, side - cut, float(side))
    for i in range(3):
        for j in range(3):
            if i == j == 1:
                continue
            to = QRectF(xs[i], ys[j], xs[i + 1] - xs[i], ys[j + 1] - ys[j])
            part = QRectF(
                source[i],
                source[j],
                source[i + 1] - source[i],
                source[j + 1] - source[j],
            )
            painter.drawPixmap(to, patch.pixmap, part)
