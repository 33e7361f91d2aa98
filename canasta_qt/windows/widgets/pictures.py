"""Rows of pictures; one picture in a row is checked."""

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from PySide6 import QtWidgets
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QRadialGradient

from canasta_qt.art import pixmaps
from canasta_qt.art.deck_style import BackDesign, DeckStyle
from canasta_qt.art.portraits import Mood, Portrait
from canasta_qt.look.icons import Icon
from canasta_qt.look.plain_text import set_tooltip
from canasta_qt.look.tokens import CARD_RATIO, Felt, Shadow, Theme, palette
from canasta_qt.overrides import override
from canasta_qt.windows.widgets.choices import SETTINGS
from canasta_qt.windows.widgets.look import current_look, scaled_pixels
from canasta_qt.windows.widgets.parts import ChoiceRow

_AIR = 7
"""Pixels between the edge of a button and its picture."""
_RING = 2.5
"""Width of the line of a ring, in pixels."""
_OUTER, _INNER = 1.5, 5.0
"""Pixels from the edge of a button to the focus ring, and to the ring of a checked or
hovered picture."""
_BACK = 46
"""Width of the picture of a card back, in pixels."""
_SWATCH = QSize(76, 50)
_FACE = 30
"""Width and height of the picture of a portrait, in pixels."""


class PictureButton(QtWidgets.QAbstractButton):
    """Button with a picture; a checked one has a ring and a check mark."""

    def __init__(
        self, words: str, size: QSize, draw: Callable[[QPainter, QRectF], None]
    ) -> None:
        super().__init__()
        set_tooltip(self, words)
        self.setAccessibleName(words)
        self._draw = draw
        air = QSize(2 * _AIR, 2 * _AIR)
        self.setFixedSize(
            QSize(scaled_pixels(size.width()), scaled_pixels(size.height())) + air
        )

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the picture, the ring and the check mark."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        inner = QRectF(self.rect()).adjusted(_AIR, _AIR, -_AIR, -_AIR)
        self._draw(painter, inner)
        if self.isChecked():
            self._paint_chosen(painter)
        elif self.underMouse():
            self._ring(painter, current_look().colours.control_outline, _INNER)
        if self.hasFocus():
            self._ring(painter, current_look().colours.text, _OUTER)
        painter.end()

    def _ring(self, painter: QPainter, colour: str, inset: float) -> None:
        painter.setPen(QPen(QColor(colour), _RING))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        edge = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
        painter.drawRoundedRect(edge, 8 - inset / 2, 8 - inset / 2)

    def _paint_chosen(self, painter: QPainter) -> None:
        colours = current_look().colours
        self._ring(painter, colours.accent, _INNER)
        side = min(22.0, 0.4 * self.width())
        spot = QRectF(self.width() - side - 1, self.height() - side - 1, side, side)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colours.accent))
        painter.drawEllipse(spot)
        ratio = self.devicePixelRatioF()
        size = side - 8
        tick = pixmaps.icon(Icon.CHECK, size, ratio, colours.accent_text)
        painter.drawPixmap(spot.topLeft() + QPointF(4, 4), tick)


_PICTURE_GAP = 4
"""Gap between pictures, in pixels."""


def _paint_back(design: BackDesign, painter: QPainter, rect: QRectF) -> None:
    ratio, width = painter.device().devicePixelRatioF(), round(rect.width())
    pixmaps.paint_shadow(painter, pixmaps.shadow(Shadow.REST, width, ratio), rect)
    back = pixmaps.card_face(None, width, ratio, DeckStyle(back_design=design))
    painter.drawPixmap(rect.topLeft(), back)


def _paint_felt(felt: Felt, painter: QPainter, rect: QRectF) -> None:
    cloth = palette(Theme.LIGHT, felt)
    gradient = QRadialGradient(rect.center(), rect.width() * 0.7)
    gradient.setColorAt(0, QColor(cloth.felt_under_lamp))
    gradient.setColorAt(1, QColor(cloth.felt_edge))
    painter.setPen(QPen(QColor(cloth.rim), 2))
    painter.setBrush(gradient)
    painter.drawRoundedRect(rect, 6, 6)


def _paint_portrait(who: Portrait, painter: QPainter, rect: QRectF) -> None:
    ratio, width = painter.device().devicePixelRatioF(), round(rect.width())
    face = pixmaps.portrait(who, Mood.CALM, width, ratio, current_look().colours)
    painter.drawPixmap(rect.topLeft(), face)


_PICTURES: Final[dict[str, tuple[QSize, Callable[[Any, QPainter, QRectF], None]]]] = {
    "back": (QSize(_BACK, round(_BACK * CARD_RATIO)), _paint_back),
    "felt": (_SWATCH, _paint_felt),
    "portrait": (QSize(_FACE, _FACE), _paint_portrait),
}
"""Size and painter of the pictures of a setting."""


def picture_row(name: str) -> ChoiceRow:
    """Return a row with a picture for each value of a setting."""
    setting, (size, paint) = SETTINGS[name], _PICTURES[name]
    pairs = zip(setting.values, setting.value_names(), strict=True)
    made = [PictureButton(text, size, partial(paint, value)) for value, text in pairs]
    return ChoiceRow(setting.title(), made, _PICTURE_GAP)
