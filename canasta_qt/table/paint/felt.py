"""The table as a place: felt with its nap under one lamp, in a wooden rim.

Fibres and wood are drawn from seeded recipes, so that the same pixels come out
everywhere.  They also hide the rings that eight bits a channel make of soft light.
"""

from collections.abc import Callable
from functools import lru_cache
from math import cos, sin, tau
from random import Random
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QImage,
    QLinearGradient,
    QPainter,
    QPen,
    QPolygonF,
    QRadialGradient,
    QTransform,
)

from canasta_qt.look.tokens import RADIUS_FELT, Palette, rim_width

TILE: Final = 256
"""Side of the tile of nap, in logical pixels."""
FIBRES: Final = 5200
STRANDS: Final = 40
"""Groups of fibres that share a shade."""
RIM_SHADOW: Final = 16
_ACROSS: Final = ((0.0, 118), (0.10, 150), (0.22, 116), (0.65, 100), (1.0, 74))
"""How light a board is across its grain, in percent."""
_AVERTED: Final = 46
"""Alpha of the shade on the two sides of the rim that face away from the light."""


def paint_felt(
    painter: QPainter, rect: QRectF, palette: Palette, *, quick: bool = False
) -> None:
    """Paint the whole table; a quick one has no grain, for sizes that do not last."""
    ratio = painter.device().devicePixelRatio()
    size = round(rect.width() * ratio), round(rect.height() * ratio)
    if not QColor(palette.lamp).alpha():
        _paint_plain(painter, rect, palette)
    elif quick or min(size) < 1:
        _paint_place(painter, rect, palette)
    else:
        painter.drawImage(rect, _place(*size, ratio, palette))


@lru_cache(maxsize=1)
def _place(width: int, height: int, ratio: float, palette: Palette) -> QImage:
    image = QImage(width, height, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painter.scale(ratio, ratio)
    area = QRectF(0, 0, width / ratio, height / ratio)
    _paint_place(painter, area, palette, ratio)
    painter.end()
    return image


def _paint_plain(painter: QPainter, area: QRectF, palette: Palette) -> None:
    """High contrast: a white line in place of wood, light and shadow."""
    rim = rim_width(area.height())
    painter.fillRect(area, QColor(palette.felt))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(palette.inlay), 2))
    inner = area.adjusted(rim, rim, -rim, -rim)
    painter.drawRoundedRect(inner, RADIUS_FELT + 2, RADIUS_FELT + 2)


def _paint_place(
    painter: QPainter, area: QRectF, palette: Palette, grain: float = 0.0
) -> None:
    """Paint wood, felt, light and shadow; with grain, for a ratio of pixels."""
    rim = rim_width(area.height())
    inner = area.adjusted(rim, rim, -rim, -rim)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _paint_rim(painter, area, rim, QColor(palette.rim), grain)
    painter.setPen(Qt.PenStyle.NoPen)
    cloth = ((0.0, palette.felt_lit), (0.42, palette.felt), (1.0, palette.felt_edge))
    stops = [(at, QColor(name)) for at, name in cloth]
    grounds = [_light(inner, (0.46, 0.72), stops)]
    if grain:
        grounds.append(_tiled(_nap(palette.nap_lit, palette.nap_dark, grain), grain))
    glow = ((0.0, 1.0), (0.55, 0.45), (1.0, 0.0))
    stops = [(at, _thinner(palette.lamp, share)) for at, share in glow]
    for ground in (*grounds, _light(inner, (0.42, 0.42), stops)):
        painter.setBrush(ground)
        painter.drawRoundedRect(inner, RADIUS_FELT, RADIUS_FELT)
    _paint_edges(painter, inner, palette)


def _thinner(name: str, share: float) -> QColor:
    colour = QColor(name)
    colour.setAlpha(round(colour.alpha() * share))
    return colour


def _light(
    inner: QRectF, shape: tuple[float, float], stops: list[tuple[float, QColor]]
) -> QBrush:
    """Return light from above the middle: its height and radius are shares."""
    down, radius = shape
    middle = QPointF(inner.center().x(), inner.top() + inner.height() * down)
    gradient = QRadialGradient(middle, inner.width() * radius)
    gradient.setStops(stops)
    return QBrush(gradient)


def _paint_edges(painter: QPainter, inner: QRectF, palette: Palette) -> None:
    """Paint the rim's shadow, longest under its upper board, and the brass inlay."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for i in range(RIM_SHADOW):
        shade = QColor(0, 0, 0, round(40 * (1 - i / RIM_SHADOW) ** 2))
        painter.setPen(QPen(shade, 1.4))
        line = inner.adjusted(i * 0.8, i * 1.3, -i * 0.8, -i * 0.5)
        painter.drawRoundedRect(line, RADIUS_FELT, RADIUS_FELT)
    lines = ((2.2, QColor(palette.inlay), 1.5), (0.6, QColor(0, 0, 0, 120), 1.0))
    for out, colour, wide in lines:
        painter.setPen(QPen(colour, wide))
        line, radius = inner.adjusted(-out, -out, out, out), RADIUS_FELT + out
        painter.drawRoundedRect(line, radius, radius)


def _paint_rim(
    painter: QPainter, area: QRectF, rim: float, wood: QColor, grain: float
) -> None:
    """Paint four boards that meet in mitres; those away from the light are darker."""
    corners = (area.topLeft(), area.topRight(), area.bottomRight(), area.bottomLeft())
    painter.fillRect(area, wood)
    painter.setPen(Qt.PenStyle.NoPen)
    for side, corner in enumerate(corners):
        long = area.height() if side % 2 else area.width()
        board = _board(wood, (long, rim), grain, 54 + side % 2)
        mitre = QPolygonF(
            [
                QPointF(x, y)
                for x, y in ((0, 0), (long, 0), (long - rim, rim), (rim, rim))
            ]
        )
        painter.save()
        painter.translate(corner)
        painter.rotate(90 * side)
        painter.setBrush(board)
        painter.drawPolygon(mitre)
        if side in (1, 2):
            painter.setBrush(QColor(0, 0, 0, _AVERTED))
            painter.drawPolygon(mitre)
        painter.restore()


def _board(wood: QColor, size: tuple[float, float], grain: float, seed: int) -> QBrush:
    """Return a board along the x axis; fine lines waver along its grain."""
    long, wide = size
    across = QLinearGradient(0, 0, 0, wide)
    for at, percent in _ACROSS:
        across.setColorAt(at, wood.lighter(percent))
    if not grain:
        return QBrush(across)
    chance = Random(seed)

    def draw(painter: QPainter) -> None:
        painter.fillRect(QRectF(0, 0, long, wide), across)
        for i in range(round(wide * long / 340)):
            painter.setPen(_wood_pen(chance, wood, dark=i % 3 > 0))
            y, sway = chance.uniform(0, wide), chance.uniform(0.2, 1.4)
            phase, wave = chance.uniform(0, tau), chance.uniform(180, 420) / tau
            start = round(chance.uniform(-200, long))
            end = start + round(chance.uniform(120, 520))
            points = range(start, end, 12)
            painter.drawPolyline(
                [QPointF(x, y + sway * sin(x / wave + phase)) for x in points]
            )

    return _tiled(_drawn(long, wide, grain, draw), grain)


def _wood_pen(chance: Random, wood: QColor, *, dark: bool) -> QPen:
    tone = QColor(Qt.GlobalColor.black) if dark else wood.lighter(300)
    tone.setAlpha(chance.randint(10, 34) if dark else chance.randint(6, 16))
    return QPen(tone, chance.uniform(0.5, 1.1))


@lru_cache(maxsize=2)
def _nap(lit: str, dark: str, ratio: float) -> QImage:
    """Return a tile of fibres, half light and half dark; its edges meet."""
    chance = Random(108)

    def draw(painter: QPainter) -> None:
        for i in range(STRANDS):
            shade = _thinner(dark if i % 2 else lit, chance.uniform(0.35, 1))
            painter.setPen(QPen(shade, chance.uniform(0.6, 1.1)))
            fibres = (_fibre(chance) for _ in range(FIBRES // STRANDS))
            painter.drawLines([line for fibre in fibres for line in fibre])

    return _drawn(TILE, TILE, ratio, draw)


def _fibre(chance: Random) -> list[QLineF]:
    """Return a short line; what leaves the tile comes in again on the other side."""
    x, y = chance.uniform(0, TILE), chance.uniform(0, TILE)
    # The nap leans one way, but not strictly.
    turn, length = chance.gauss(0.35, 0.9), chance.uniform(3, 8)
    line = QLineF(x, y, x + cos(turn) * length, y + sin(turn) * length)
    return [
        line.translated(dx, dy)
        for dx in _wrapped(line.x1(), line.x2())
        for dy in _wrapped(line.y1(), line.y2())
    ]


def _wrapped(*ends: float) -> tuple[int, ...]:
    return (0, TILE) if min(ends) < 1 else (0, -TILE) if max(ends) > TILE - 1 else (0,)


def _drawn(
    wide: float, high: float, ratio: float, draw: Callable[[QPainter], None]
) -> QImage:
    """Return a picture of a size in logical pixels."""
    size = round(wide * ratio), round(high * ratio)
    image = QImage(*size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(size[0] / wide, size[1] / high)
    draw(painter)
    painter.end()
    return image


def _tiled(image: QImage, ratio: float) -> QBrush:
    brush = QBrush(image)
    brush.setTransform(QTransform.fromScale(1 / ratio, 1 / ratio))
    return brush
