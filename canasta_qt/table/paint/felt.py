"""Background of the table: felt with fibres, lit by one lamp, in a wooden rim.

The fibres also hide the bands that a soft gradient has with eight bits per channel.
"""

from functools import lru_cache
from typing import Final

from PySide6 import QtGui
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from canasta_qt.asset_files import asset_path
from canasta_qt.look.tokens import FELT_CORNER_RADIUS, Palette, rim_width

RIM_SHADOW_WIDTH_PX: Final = 16
_BOARD_LIGHTNESS: Final = ((0.0, 118), (0.10, 150), (0.22, 116), (0.65, 100), (1.0, 74))
"""Lightness of a board of the rim across its grain: pairs of position from 0 to 1 and
percent."""
_SHADED_BOARD_COLOUR: Final = QColor(0, 0, 0, 46)
"""Colour painted over the two boards of the rim that get less light from the lamp."""
_GROOVE: Final = QColor(0, 0, 0, 120)


def paint_felt(painter: QPainter, rect: QRectF, palette: Palette) -> None:
    """Paint felt and rim of the table."""
    ratio = painter.device().devicePixelRatio()
    size = round(rect.width() * ratio), round(rect.height() * ratio)
    if not QColor(palette.lamp_light).alpha():
        _paint_plain(painter, rect, palette)
    elif min(size) > 0:
        painter.drawImage(rect, _place(*size, ratio, palette))


@lru_cache(maxsize=1)
def _place(width: int, height: int, ratio: float, palette: Palette) -> QtGui.QImage:
    image = QtGui.QImage(width, height, QtGui.QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painter.scale(ratio, ratio)
    area = QRectF(0, 0, width / ratio, height / ratio)
    _paint_place(painter, area, palette, ratio)
    painter.end()
    return image


def _paint_plain(painter: QPainter, area: QRectF, palette: Palette) -> None:
    """Paint the table in high contrast: with a white line in place of wood, light and
    shadow."""
    painter.fillRect(area, QColor(palette.felt))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(palette.inlay), 2))
    rim = rim_width(area.height())
    _round(painter, area.adjusted(rim, rim, -rim, -rim), FELT_CORNER_RADIUS + 2)


def _round(painter: QPainter, rect: QRectF, radius: float = FELT_CORNER_RADIUS) -> None:
    painter.drawRoundedRect(rect, radius, radius)


def _paint_place(
    painter: QPainter, area: QRectF, palette: Palette, ratio: float
) -> None:
    """Paint wood with grain, felt with light, and the shadow of the rim, at a device
    pixel ratio."""
    rim = rim_width(area.height())
    inner = area.adjusted(rim, rim, -rim, -rim)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _paint_rim(painter, area, QColor(palette.rim), _texture("wood.png", ratio))
    painter.setPen(Qt.PenStyle.NoPen)
    cloth = (
        (0.0, palette.felt_under_lamp),
        (0.42, palette.felt),
        (1.0, palette.felt_edge),
    )
    stops = [(at, QColor(name)) for at, name in cloth]
    glow = ((0.0, 1.0), (0.55, 0.45), (1.0, 0.0))
    shine = [(at, _thin_colour(palette.lamp_light, share)) for at, share in glow]
    lights = _light(inner, (0.46, 0.72), stops), _light(inner, (0.42, 0.42), shine)
    for ground in (lights[0], _texture("felt.png", ratio), lights[1]):
        painter.setBrush(ground)
        _round(painter, inner)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    _paint_shadow(painter, inner)
    for out, ink, wide in ((2.2, QColor(palette.inlay), 1.5), (0.6, _GROOVE, 1.0)):
        painter.setPen(QPen(ink, wide))
        _round(painter, inner.adjusted(-out, -out, out, out), FELT_CORNER_RADIUS + out)


def _thin_colour(name: str, share: float) -> QColor:
    colour = QColor(name)
    colour.setAlpha(round(colour.alpha() * share))
    return colour


def _light(
    inner: QRectF, shape: tuple[float, float], stops: list[tuple[float, QColor]]
) -> QtGui.QGradient:
    """Return a radial gradient for light from above.

    `shape` is the distance of the centre from the top, as share of the height of the
    area, and the radius, as share of its width.
    """
    down, radius = shape
    middle = QPointF(inner.center().x(), inner.top() + inner.height() * down)
    gradient = QtGui.QRadialGradient(middle, inner.width() * radius)
    gradient.setStops(stops)
    return gradient


def _paint_shadow(painter: QPainter, inner: QRectF) -> None:
    """Paint the shadow of the rim on the felt, which is longest below the upper
    board."""
    for i in range(0, RIM_SHADOW_WIDTH_PX, 2):
        shade = QColor(0, 0, 0, round(40 * (1 - i / RIM_SHADOW_WIDTH_PX) ** 2))
        painter.setPen(QPen(shade, 2.6))
        _round(painter, inner.adjusted(i * 0.8, i * 1.3, -i * 0.8, -i * 0.5))


def _paint_rim(
    painter: QPainter, area: QRectF, wood: QColor, grain: QtGui.QBrush
) -> None:
    """Paint the four boards of the rim; the two that get less light are darker."""
    corners = (area.topLeft(), area.topRight(), area.bottomRight(), area.bottomLeft())
    rim = rim_width(area.height())
    across = QtGui.QLinearGradient(0, 0, 0, rim)
    across.setStops([(at, wood.lighter(percent)) for at, percent in _BOARD_LIGHTNESS])
    painter.fillRect(area, wood)
    for side, corner in enumerate(corners):
        long = area.height() if side % 2 else area.width()
        ends = ((0, 0), (long, 0), (long - rim, rim), (rim, rim))
        mitre = QtGui.QPainterPath()
        mitre.addPolygon([QPointF(*end) for end in ends])
        painter.save()
        painter.translate(corner)
        painter.rotate(90 * side)
        painter.fillPath(mitre, across)
        painter.fillPath(mitre, grain)
        if side in (1, 2):
            painter.fillPath(mitre, _SHADED_BOARD_COLOUR)
        painter.restore()


def _texture(name: str, ratio: float) -> QtGui.QBrush:
    """Return a brush that repeats a picture in `assets/`, which has two pixels for each
    logical pixel, at a device pixel ratio."""
    picture = QtGui.QImage(str(asset_path(name)))
    wide = round(picture.width() * ratio / 2)
    smooth = Qt.TransformationMode.SmoothTransformation
    brush = QtGui.QBrush(picture.scaledToWidth(wide, smooth))
    brush.setTransform(QtGui.QTransform.fromScale(1 / ratio, 1 / ratio))
    return brush
