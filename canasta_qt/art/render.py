"""Rendering of SVG text to pixmaps."""

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer


def render_svg(svg: str, width: float, height: float, pixel_ratio: float) -> QPixmap:
    """Render SVG text as pixmap; `width` and `height` are logical pixels."""
    pixels_wide, pixels_high = round(width * pixel_ratio), round(height * pixel_ratio)
    renderer = QSvgRenderer(QByteArray(svg.encode()))
    pixmap = QPixmap(pixels_wide, pixels_high)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.render(painter, QRectF(0, 0, pixels_wide, pixels_high))
    painter.end()
    pixmap.setDevicePixelRatio(pixel_ratio)
    return pixmap
