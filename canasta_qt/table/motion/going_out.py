"""Somebody goes out: for a moment the face and the words lie over the table."""

from __future__ import annotations

from typing import Final

from PySide6 import QtGui
from PySide6.QtCore import QEasingCurve, QPointF, QRect, QRectF, Qt
from PySide6.QtWidgets import QWidget

from canasta_qt.art.drawings import WAX, Seal
from canasta_qt.art.portraits import Mood, portraits_of
from canasta_qt.engine.state.events import WentOut
from canasta_qt.look.tokens import Duration, Shadow, TextRole
from canasta_qt.overrides import override
from canasta_qt.table.items.animator import Change
from canasta_qt.table.paint import brushes as paint
from canasta_qt.table.scene.scene import TableScene
from canasta_qt.wording.scores.score_sheet import who_went_out

_SAID: Final = TextRole(20, 700, grows=True, heading=True)
_FACE: Final = 104.0
_HIGH: Final = 96.0
_FADE: Final = 0.12
"""Share of its time in which it appears, and again in which it goes."""


class GoingOutMoment(QWidget):
    """Lies over the middle of the table and is gone after its time."""

    def __init__(self, scene: TableScene, event: WentOut) -> None:
        """Draw who went out, in red and gold if it is the player's side."""
        viewport = scene.views()[0].viewport()
        super().__init__(viewport)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        b, people, state = scene.brushes, scene.people, scene.table_state
        self.words = who_went_out(event.seat, people, concealed=event.concealed)
        own = state is not None and state.terms.side_of[event.seat] == state.side
        self._seal = Seal.NATURAL if own else Seal.MIXED
        self._brushes, self._share = b, 0.0
        own_face = b.style.portrait
        self._who = portraits_of(people.names, people.first, own_face)[event.seat]
        k, middle = b.text, scene.zones().centre
        wide = b.width(_SAID, self.words) + 160 * k
        area = QRectF(0, 0, wide, 2 * _HIGH * k)
        area.moveCenter(QPointF(middle.mid_x, middle.mid_y))
        self.setGeometry(area.toAlignedRect() & QRect(viewport.rect()))
        self.show()

    def show_share(self, share: float) -> None:
        """Show it after a share of its time."""
        self._share = share
        if share >= 1.0:
            self.hide()
            self.deleteLater()
        else:
            self.update()

    @override
    def paintEvent(self, event: QtGui.QPaintEvent) -> None:
        """Paint light, the face, and the words on a ribbon under it."""
        painter, b = QtGui.QPainter(self), self._brushes
        hints = painter.RenderHint
        painter.setRenderHints(hints.Antialiasing | hints.SmoothPixmapTransform)
        seen = min(1.0, self._share / _FADE, (1.0 - self._share) / _FADE)
        painter.setOpacity(max(0.0, seen))
        k = b.text
        painter.translate(QRectF(self.rect()).center())
        if b.style.shadows:
            reach = 0.95 * self.height() / 2
            paint.halo(painter, QPointF(), reach, b.palette.brass, 0.6)
        side, ratio = _FACE * k, self.devicePixelRatioF()
        face = b.store.portrait(
            self._who, Mood.PLEASED, side, ratio, b.palette, active=True
        )
        painter.drawPixmap(QPointF(-side / 2, -side / 2 - 20 * k), face)
        painter.translate(0, 52 * k)
        draw_ribbon(painter, b, self.words, self._seal)
        painter.end()


def going_out(scene: TableScene, event: WentOut) -> Change:
    """Return how it is shown that somebody went out."""
    moment = GoingOutMoment(scene, event)
    linear, length = QEasingCurve.Type.Linear, float(Duration.GOING_OUT)
    return Change(show_share=moment.show_share, duration=length, curve=linear)


def draw_ribbon(
    painter: QtGui.QPainter, b: paint.Brushes, words: str, seal: Seal
) -> None:
    """Draw a ribbon in the colours of a seal, its middle at the origin."""
    _, wax, edge = WAX[seal]
    k = b.text
    wide = b.width(_SAID, words) + 56 * k
    band = QRectF(-wide / 2, -17 * k, wide, 34 * k)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QtGui.QColor(wax).darker(145))
    for side in (-1, 1):
        x, outer = side * (wide / 2 - 16 * k), side * (wide / 2 + 26 * k)
        inner = outer - side * 11 * k
        points = ((x, -9), (outer, -9), (inner, 8), (outer, 25), (x, 25))
        painter.drawPolygon([QPointF(x, y * k) for x, y in points])
    b.raised(painter, Shadow.LEATHER, band, 3)
    lower = QtGui.QColor(wax).darker(115)
    paint.slab(painter, band, 3, paint.downwards(band, QtGui.QColor(wax), lower))
    inside = band.adjusted(3, 3, -3, -3)
    paint.slab(painter, inside, 2, None, paint.Outline(edge, 1))
    said = paint.Run(words, _SAID, b.palette.paper)
    b.write(painter, band, said, paint.CENTRE, elide=False)
