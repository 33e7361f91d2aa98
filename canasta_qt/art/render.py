"""Drawings painted; the icons of a window need no more of the deck than this."""

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QByteArray, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap, QRegion
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QWidget


def render_svg(svg: str, width: float, height: float, ratio: float) -> QPixmap:
    """Paint a drawing; `width` and `height` are logical pixels of that ratio."""
    pixels_wide, pixels_high = round(width * ratio), round(height * ratio)
    renderer = QSvgRenderer(QByteArray(svg.encode()))
    pixmap = QPixmap(pixels_wide, pixels_high)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.render(painter, QRectF(0, 0, pixels_wide, pixels_high))
    painter.end()
    pixmap.setDevicePixelRatio(ratio)
    return pixmap


_STRIPES: Final = 8


def pictured(widget: QWidget) -> Iterator[tuple[QPixmap, QRect]]:
    """Paint a widget into a picture a stripe at a time; yield it with each of them.

    All at once would take longer than a frame.  What lies over the widget is left out.
    """
    ratio, size = widget.devicePixelRatioF(), widget.size()
    picture = QPixmap(size * ratio)
    picture.setDevicePixelRatio(ratio)
    high = -(-size.height() // _STRIPES)
    for number in range(_STRIPES):
        stripe = QRect(0, number * high, size.width(), high)
        flags = QWidget.RenderFlag.DrawWindowBackground
        widget.render(picture, stripe.topLeft(), QRegion(stripe), flags)
        yield picture, stripe
