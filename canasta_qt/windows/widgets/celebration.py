"""Animation behind the dialog for the end of a game: light and falling leaves."""

from math import sin, tau
from random import Random
from typing import Final

from PySide6 import QtGui
from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QWidget

from canasta_qt.look.tokens import DurationMs, Palette
from canasta_qt.overrides import override
from canasta_qt.windows.widgets.painted_widget import PaintedWidget

_LEAVES: Final = 40
"""Number of leaves."""
_GLOW: Final = 560.0
"""Radius of the light, in pixels."""
_GLOW_SHARE: Final = 0.34
"""Opacity in the centre of the light."""
_LEAF: Final = QtGui.QPainterPath(QPointF(0, -1))
_LEAF.cubicTo(0.7, -0.3, 0.6, 0.5, 0, 1)
_LEAF.cubicTo(-0.6, 0.5, -0.7, -0.3, 0, -1)


class Celebration(PaintedWidget):
    """Light behind a dialog, and leaves that fall at both sides of the dialog."""

    def __init__(self, veil: QWidget, middle: QPointF, colours: Palette) -> None:
        """Create the animation as child of a veil; `middle` is the centre of the
        light."""
        super().__init__(veil)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setGeometry(veil.rect())
        self._middle, self._colours, self._time = middle, colours, 0.0
        chance = Random(5).random
        self._leaves = [tuple(chance() for _ in range(5)) for _ in range(_LEAVES)]
        self.show()

    def show_time(self, time: float) -> None:
        """Paint the frame for a time in milliseconds since the dialog was opened."""
        self._time = time
        self.update()

    @override
    def draw(self, painter: QtGui.QPainter) -> None:
        """Paint the light, which fades together with the leaves, and the leaves."""
        colours = self._colours
        passed = self._time - DurationMs.SHEET_RISE
        share = passed / DurationMs.FALLING_LEAVES
        painter.setOpacity(
            max(0.0, min(1.0, passed / 200, (DurationMs.FALLING_LEAVES - passed) / 400))
        )
        gradient = QtGui.QRadialGradient(self._middle, _GLOW)
        light = QtGui.QColor(colours.brass)
        for place, alpha in ((0, _GLOW_SHARE), (1, 0.0)):
            light.setAlphaF(alpha)
            gradient.setColorAt(place, light)
        painter.fillRect(self.rect(), gradient)
        painter.setPen(Qt.PenStyle.NoPen)
        inks = (colours.brass, colours.inlay, colours.natural_canasta, colours.warning)
        for x, y, size, turn, sway in self._leaves:
            # At the sides, where the dialog does not hide them.
            aside = (0.6 * x - 0.3 + 0.02 * sin(tau * (share + sway))) % 1
            down = y - 0.25 + share * (0.35 + 0.3 * sway)
            painter.resetTransform()
            painter.translate(self.width() * aside, self.height() * down)
            painter.scale(6 + 5 * size, 6 + 5 * size)
            painter.rotate(180 * turn + 260 * share)
            painter.setBrush(QtGui.QColor(inks[round(10 * sway) % 4]))
            painter.drawPath(_LEAF)
