"""How the player wants the table: colours, deck, sizes and pace; and its cloth.

The cloth is a radial gradient with lamplight on it, painted once for each size.  It
spans some thirty steps of colour over a thousand pixels, and eight bits a channel would
show them as rings: so it is painted in sixteen bits and brought down with an ordered
dither, whose grain is finer than the eye sees.
"""

from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QRadialGradient, QRgba64

from canasta_qt.art.deck_style import DeckStyle
from canasta_qt.look.tokens import Felt, Palette, Theme, palette


@dataclass(frozen=True)
class TableStyle:
    """Everything the table is told about looks and pace; it reads no settings."""

    theme: Theme = Theme.LIGHT
    felt: Felt = Felt.FOREST
    deck: DeckStyle = field(default_factory=DeckStyle)
    card_factor: float = 1.0
    """Wish for card size, 0.7 to 1.6."""
    speed: float = 1.0
    """Factor on every duration of the game; 0 shows results at once."""
    reduced_motion: bool = False
    left_handed: bool = False
    touch: bool = False
    """Larger hit areas for fingers."""
    font_factor: float = 1.0
    """System font size over 10 pt, 1 to 2."""

    @property
    def palette(self) -> Palette:
        """Colours of the table."""
        return palette(self.theme, self.felt)

    @property
    def cards(self) -> DeckStyle:
        """The deck on the paper of the theme."""
        if self.deck.paper is not None or self.theme is Theme.LIGHT:
            return self.deck
        return replace(self.deck, paper=self.palette.paper)

    @property
    def shadows(self) -> bool:
        """Whether cards cast shadows; high contrast has outlines in their place."""
        return self.theme is not Theme.CONTRAST


GRAIN: Final = 8
"""Side of the tile of thresholds, in device pixels."""
STEP: Final = 257
"""One step of eight bits, in sixteen."""


def paint_felt(
    painter: QPainter, rect: QRectF, palette: Palette, *, quick: bool = False
) -> None:
    """Paint the whole table; a quick one has no grain, for sizes that do not last."""
    colours = (palette.felt, palette.felt_edge, palette.lamp)
    if quick:
        _paint(painter, rect, *colours)
        return
    ratio = painter.device().devicePixelRatio()
    size = round(rect.width() * ratio), round(rect.height() * ratio)
    if min(size) > 0:
        cloth = _felt(*size, *colours)
        painter.drawImage(rect, cloth, QRectF(cloth.rect()))


@lru_cache(maxsize=2)
def _felt(width: int, height: int, middle: str, edge: str, lamp: str) -> QImage:
    deep = QImage(width, height, QImage.Format.Format_RGBX64)
    painter = QPainter(deep)
    _paint(painter, QRectF(0, 0, width, height), middle, edge, lamp)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Plus)
    painter.fillRect(deep.rect(), QBrush(_grain()))
    painter.end()
    return deep.convertToFormat(QImage.Format.Format_RGB32)


@lru_cache(maxsize=1)
def _grain() -> QImage:
    """Return thresholds below a step of eight bits, a pattern per channel."""
    tile = QImage(GRAIN, GRAIN, QImage.Format.Format_RGBX64)
    for y in range(GRAIN):
        for x in range(GRAIN):
            red, green, blue = (
                _threshold(x + dx, y + dy) for dx, dy in ((0, 0), (3, 5), (6, 2))
            )
            grain = QRgba64.fromRgba64(red, green, blue, 0xFFFF)
            tile.setPixelColor(x, y, QColor(grain))
    return tile


def _threshold(x: int, y: int) -> int:
    """Return the ordered matrix of eight by eight, as parts of one step."""
    level = 0
    for bit in range(3):
        level = level * 4 + 2 * ((x ^ y) >> bit & 1) + (y >> bit & 1)
    return level * STEP // (GRAIN * GRAIN)


def _paint(painter: QPainter, rect: QRectF, middle: str, edge: str, lamp: str) -> None:
    light, dark = QColor(lamp), QColor(lamp)
    dark.setAlpha(0)
    cloth, border = QColor(middle), QColor(edge)
    painter.fillRect(rect, border)
    stops = ((0.0, cloth), (0.25, cloth), (1.0, border))
    _ellipse(painter, rect, (0.50, 0.46, 0.80, 0.85), stops)
    _ellipse(painter, rect, (0.50, 0.42, 0.62, 0.62), ((0.0, light), (1.0, dark)))


def _ellipse(
    painter: QPainter,
    rect: QRectF,
    shape: tuple[float, float, float, float],
    stops: tuple[tuple[float, QColor], ...],
) -> None:
    """Fill with an elliptic gradient; its centre and radii are shares of the size."""
    x, y, across, down = shape
    gradient = QRadialGradient(QPointF(0, 0), 1.0)
    for at, colour in stops:
        gradient.setColorAt(at, colour)
    painter.save()
    painter.translate(rect.left() + rect.width() * x, rect.top() + rect.height() * y)
    painter.scale(rect.width() * across, rect.height() * down)
    area = QRectF(-x / across, -y / down, 1 / across, 1 / down)
    painter.fillRect(area, QBrush(gradient))
    painter.restore()
