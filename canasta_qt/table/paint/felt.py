"""Background of the table: felt with fibres, lit by one lamp, in a wooden rim.

Fibres and grain of the wood come from a seeded generator, so pixels are equal on every
machine. They also hide the bands that a soft gradient has with eight bits per channel.
"""

from functools import lru_cache
from math import cos, sin, tau
from random import Random
from typing import Final

from PySide6 import QtGui
from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from canasta_qt.look.tokens import FELT_CORNER_RADIUS, Palette, rim_width

FELT_TILE_SIZE_PX: Final = 256
"""Width and height of the tile with fibres, in logical pixels."""
FELT_FIBRE_COUNT: Final = 5200
FELT_STRAND_COUNT: Final = 40
"""Number of groups of fibres; the fibres of a group have the same colour."""
RIM_SHADOW_WIDTH_PX: Final = 16
_ACROSS: Final = ((0.0, 118), (0.10, 150), (0.22, 116), (0.65, 100), (1.0, 74))
"""Lightness of a board of the rim across its grain: pairs of position from 0 to 1 and
percent."""
_AVERTED: Final = QColor(0, 0, 0, 46)
"""Colour painted over the two boards of the rim that get less light from the lamp."""
_GROOVE: Final = QColor(0, 0, 0, 120)


def paint_felt(
    painter: QPainter, rect: QRectF, palette: Palette, *, quick: bool = False
) -> None:
    """Paint felt and rim of the table; `quick` painting, for a window that is being
    resized, omits the fibres."""
    ratio = painter.device().devicePixelRatio()
    size = round(rect.width() * ratio), round(rect.height() * ratio)
    if not QColor(palette.lamp_light).alpha():
        _paint_plain(painter, rect, palette)
    elif min(size) > 0:
        painter.drawImage(rect, _place(*size, ratio, palette, quick=quick))


@lru_cache(maxsize=1)
def _place(
    width: int, height: int, ratio: float, palette: Palette, *, quick: bool
) -> QtGui.QImage:
    image = QtGui.QImage(width, height, QtGui.QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painter.scale(ratio, ratio)
    area = QRectF(0, 0, width / ratio, height / ratio)
    _paint_place(painter, area, palette, 0.0 if quick else ratio)
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
    _paint_rim(painter, area, QColor(palette.rim), grain=ratio > 0)
    painter.setPen(Qt.PenStyle.NoPen)
    cloth = (
        (0.0, palette.felt_under_lamp),
        (0.42, palette.felt),
        (1.0, palette.felt_edge),
    )
    stops = [(at, QColor(name)) for at, name in cloth]
    grounds = [QtGui.QBrush(_light(inner, (0.46, 0.72), stops))]
    if ratio:
        nap = QtGui.QBrush(
            _nap(palette.felt_fibre_light, palette.felt_fibre_dark, ratio)
        )
        nap.setTransform(QtGui.QTransform.fromScale(1 / ratio, 1 / ratio))
        grounds.append(nap)
    glow = ((0.0, 1.0), (0.55, 0.45), (1.0, 0.0))
    stops = [(at, _thinner(palette.lamp_light, share)) for at, share in glow]
    for ground in (*grounds, QtGui.QBrush(_light(inner, (0.42, 0.42), stops))):
        painter.setBrush(ground)
        _round(painter, inner)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if ratio:
        _paint_shadow(painter, inner)
    for out, ink, wide in ((2.2, QColor(palette.inlay), 1.5), (0.6, _GROOVE, 1.0)):
        painter.setPen(QPen(ink, wide))
        _round(painter, inner.adjusted(-out, -out, out, out), FELT_CORNER_RADIUS + out)


def _thinner(name: str, share: float) -> QColor:
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
    for i in range(RIM_SHADOW_WIDTH_PX):
        shade = QColor(0, 0, 0, round(40 * (1 - i / RIM_SHADOW_WIDTH_PX) ** 2))
        painter.setPen(QPen(shade, 1.4))
        _round(painter, inner.adjusted(i * 0.8, i * 1.3, -i * 0.8, -i * 0.5))


def _paint_rim(painter: QPainter, area: QRectF, wood: QColor, *, grain: bool) -> None:
    """Paint the four boards of the rim; the two that get less light are darker."""
    corners = (area.topLeft(), area.topRight(), area.bottomRight(), area.bottomLeft())
    rim = rim_width(area.height())
    across = QtGui.QLinearGradient(0, 0, 0, rim)
    across.setStops([(at, wood.lighter(percent)) for at, percent in _ACROSS])
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
        painter.setClipPath(mitre)
        if grain:
            _paint_grain(painter, QRectF(0, 0, long, rim), wood, Random(54 + side % 2))
        if side in (1, 2):
            painter.fillPath(mitre, _AVERTED)
        painter.restore()


def _paint_grain(
    painter: QPainter, board: QRectF, wood: QColor, chance: Random
) -> None:
    """Paint wavy lines along a board, two dark ones for each light one."""
    for i in range(round(board.width() * board.height() / 340)):
        tone = wood.lighter(300) if i % 3 == 0 else QColor(Qt.GlobalColor.black)
        tone.setAlpha(chance.randint(6, 16) if i % 3 == 0 else chance.randint(10, 34))
        painter.setPen(QPen(tone, chance.uniform(0.5, 1.1)))
        y, sway = chance.uniform(0, board.height()), chance.uniform(0.2, 1.4)
        phase, wave = chance.uniform(0, tau), chance.uniform(180, 420) / tau
        start = round(chance.uniform(-200, board.width()))
        points = range(start, start + round(chance.uniform(120, 520)), 12)
        painter.drawPolyline(
            [QPointF(x, y + sway * sin(x / wave + phase)) for x in points]
        )


@lru_cache(maxsize=2)
def _nap(lit: str, dark: str, ratio: float) -> QtGui.QImage:
    """Return a tileable image of fibres in two colours, half of them `lit`, half
    `dark`.
    """
    chance, side = Random(108), round(FELT_TILE_SIZE_PX * ratio)
    tile = QtGui.QImage(side, side, QtGui.QImage.Format.Format_ARGB32_Premultiplied)
    tile.fill(Qt.GlobalColor.transparent)
    painter = QPainter(tile)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(side / FELT_TILE_SIZE_PX, side / FELT_TILE_SIZE_PX)
    for i in range(FELT_STRAND_COUNT):
        strength = 0.35 + 0.65 * (i * 7 % FELT_STRAND_COUNT) / FELT_STRAND_COUNT
        shade = _thinner(dark if i % 2 else lit, strength)
        painter.setPen(QPen(shade, chance.uniform(0.6, 1.1)))
        fibres = (_fibre(chance) for _ in range(FELT_FIBRE_COUNT // FELT_STRAND_COUNT))
        painter.drawLines([line for fibre in fibres for line in fibre])
    painter.end()
    return tile


def _fibre(chance: Random) -> list[QLineF]:
    """Return a random short line; a line that crosses the edge of the tile continues at
    the opposite edge."""
    x, y = chance.uniform(0, FELT_TILE_SIZE_PX), chance.uniform(0, FELT_TILE_SIZE_PX)
    # Most fibres have a similar direction.
    turn, length = chance.gauss(0.35, 0.9), chance.uniform(3, 8)
    line = QLineF(x, y, x + cos(turn) * length, y + sin(turn) * length)
    across, down = _wrapped(line.x1(), line.x2()), _wrapped(line.y1(), line.y2())
    return [line.translated(dx, dy) for dx in across for dy in down]


def _wrapped(*ends: float) -> tuple[int, ...]:
    if min(ends) < 1:
        return 0, FELT_TILE_SIZE_PX
    if max(ends) > FELT_TILE_SIZE_PX - 1:
        return 0, -FELT_TILE_SIZE_PX
    return (0,)
