"""Rendering of SVG text to an image for comparison of pixels."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QByteArray, QRectF
from PySide6.QtGui import QFont, QImage, QPainter, QTextLayout
from PySide6.QtSvg import QSvgRenderer


def paint(
    svg: str, width: int, height: int, *, margin: int = 0, ground: int = 0
) -> QImage:
    """Return the drawing with a margin on a background (0xAARRGGBB, transparent by
    default)."""
    renderer = QSvgRenderer(QByteArray(svg.encode()))
    assert renderer.isValid()
    size = (width + 2 * margin, height + 2 * margin)
    image = QImage(*size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(ground)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.render(painter, QRectF(margin, margin, width, height))
    painter.end()
    return image


def brightness_rows(image: QImage) -> list[bytes]:
    """Return rows of brightness, 0 to 255, without the padding of the image."""
    plain = image.convertToFormat(QImage.Format.Format_Grayscale8)
    data, step = bytes(plain.constBits()), plain.bytesPerLine()
    return [data[y * step : y * step + plain.width()] for y in range(plain.height())]


def differing_fraction(one: QImage, other: QImage, least: int = 48) -> float:
    """Return the fraction of pixels whose brightness differs by at least a limit."""
    pairs = [
        (a, b)
        for left, right in zip(
            brightness_rows(one), brightness_rows(other), strict=True
        )
        for a, b in zip(left, right, strict=True)
    ]
    return sum(abs(a - b) >= least for a, b in pairs) / len(pairs)


def laid_out(text: str, font: QFont) -> QTextLayout:
    made = QTextLayout(text, font)
    made.beginLayout()
    made.createLine()
    made.endLayout()
    return made


def drawing(text: str, font: QFont) -> set[str]:
    """Return the font families used to draw a text."""
    return {run.rawFont().familyName() for run in laid_out(text, font).glyphRuns()}
