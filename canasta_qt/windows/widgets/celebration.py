"""Behind the sheet that ends a game: the window dimmed, light, and falling leaves."""

from math import sin, tau
from random import Random
from typing import Final

from PySide6 import QtGui
from PySide6.QtCore import QEasingCurve, QPointF, QRect, QRectF, Qt
from PySide6.QtWidgets import QWidget

from canasta_qt.art.pixmaps import PIXMAPS, paint_shadow
from canasta_qt.look.tokens import Duration, Shadow
from canasta_qt.overrides import override
from canasta_qt.windows.widgets.sheet import SHEET_AS_CARD
from canasta_qt.windows.widgets.style import Look

OUT_CUBIC: Final = QEasingCurve(QEasingCurve.Type.OutCubic)
_LEAVES: Final = 40
_GLOW: Final = 560.0
_GLOW_SHARE: Final = 0.34
_LEAF: Final = QtGui.QPainterPath(QPointF(0, -1))
_LEAF.cubicTo(0.7, -0.3, 0.6, 0.5, 0, 1)
_LEAF.cubicTo(-0.6, 0.5, -0.7, -0.3, 0, -1)


class Backdrop(QWidget):
    """Shows a picture of the window in its place, so that nothing below is painted."""

    def __init__(self, behind: QtGui.QPixmap, look: Look, *, lit: bool) -> None:
        """`behind` is the window as it was; light and leaves are for winners."""
        super().__init__()
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._behind, self._dimmed = behind, QtGui.QPixmap(behind)
        self._look, self._lit, self._time = look, lit, 0.0
        chance = Random(5).random
        count = _LEAVES if lit else 0
        self._leaves = [tuple(chance() for _ in range(5)) for _ in range(count)]

    def begin(self, veil: QWidget, sheet: QRectF) -> None:
        """Lie over a veil, with the shadow of a sheet."""
        self.setParent(veil)
        self.setGeometry(veil.rect())
        colours, painter = self._look.colours, QtGui.QPainter(self._dimmed)
        painter.fillRect(self.rect(), QtGui.QColor(colours.popover_veil))
        if self._lit:
            middle = QPointF(self.width() / 2, sheet.top() + 100)
            gradient = QtGui.QRadialGradient(middle, _GLOW)
            for place, share in ((0, _GLOW_SHARE), (1, 0.0)):
                light = QtGui.QColor(colours.brass)
                light.setAlphaF(share)
                gradient.setColorAt(place, light)
            painter.fillRect(self.rect(), gradient)
        if self._look.shadows:
            ratio = self.devicePixelRatioF()
            patch = PIXMAPS.shadow(Shadow.DIALOG, SHEET_AS_CARD, ratio)
            paint_shadow(painter, patch, sheet)
        painter.end()
        self.show()

    @property
    def is_outgrown(self) -> bool:
        """Whether the window has another size by now."""
        veil = self.parentWidget()
        return veil is not None and self.isVisible() and self.size() != veil.size()

    def show_time(self, time: float, sheet: QRect) -> None:
        """Show the window so many milliseconds after the sheet was opened."""
        before, self._time = self._changing(), time
        self.update(self._changing().united(before) - QtGui.QRegion(sheet))

    def _changing(self) -> QtGui.QRegion:
        """Return what is painted anew: all while it dims, then where leaves are."""
        region = QtGui.QRegion()
        if self._time <= Duration.SHEET_RISE:
            region += self.rect()
        for x, y, _, size, _ in self._falling():
            far = round(size) + 2
            region += QRect(round(x) - far, round(y) - far, 2 * far, 2 * far)
        return region

    def _falling(self) -> list[tuple[float, float, float, float, int]]:
        """Return x, y, turn, size and colour of every leaf in the air."""
        share = (self._time - Duration.SHEET_RISE) / Duration.LEAVES
        return [
            (
                # At the sides, where the sheet does not hide them.
                self.width() * ((0.6 * x - 0.3 + 0.02 * sin(tau * (share + sway))) % 1),
                self.height() * (y - 0.25 + share * (0.35 + 0.3 * sway)),
                180 * turn + 260 * share,
                6 + 5 * size,
                round(10 * sway) % 4,
            )
            for x, y, size, turn, sway in self._leaves
            if 0 < share < 1
        ]

    @override
    def paintEvent(self, event: QtGui.QPaintEvent) -> None:
        """Paint what is behind, dimmed, and the leaves."""
        painter, colours = QtGui.QPainter(self), self._look.colours
        passed = self._time - Duration.SHEET_RISE
        if passed < 0:
            painter.drawPixmap(0, 0, self._behind)
            painter.setOpacity(self._time / Duration.SHEET_RISE)
        painter.drawPixmap(0, 0, self._dimmed)
        inks = (colours.brass, colours.inlay, colours.nat, colours.warn)
        painter.setRenderHint(QtGui.QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setOpacity(min(1.0, passed / 200, (Duration.LEAVES - passed) / 400))
        for x, y, turn, size, ink in self._falling():
            painter.setTransform(QtGui.QTransform(size, 0, 0, size, x, y).rotate(turn))
            painter.setBrush(QtGui.QColor(inks[ink]))
            painter.drawPath(_LEAF)
        painter.end()
