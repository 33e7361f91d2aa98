"""Seat plates: portrait, name, what the seat does, number of cards, dealer's mark."""

from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from typing_extensions import override

from canasta_qt.art.portraits import Mood, Portrait
from canasta_qt.look import tokens
from canasta_qt.table.layout.places import medallion
from canasta_qt.table.layout.zones import Rect
from canasta_qt.table.paint.brushes import (
    CENTRE,
    RIGHT,
    Brushes,
    Run,
    halo,
    leather,
    slab,
)
from canasta_qt.table.paint.painted_item import Fading, LookItem
from canasta_qt.translate import figure, translate

_DEALER = tokens.TextRole(13, 700, grows=True)


@dataclass(frozen=True)
class FaceLook:
    """Whose face, and what it says."""

    who: Portrait = Portrait.CARDS
    mood: Mood = Mood.CALM
    active: bool = False


class FaceItem(LookItem[FaceLook]):
    """A portrait in its ring."""

    @override
    def draw(self, painter: QPainter) -> None:
        """Paint what the store has of it."""
        b, look = self.brushes, self.look
        size, ratio = self.area.width(), painter.device().devicePixelRatio()
        pixmap = b.store.portrait(
            look.who, look.mood, size, ratio, b.palette, active=look.active
        )
        painter.drawPixmap(QPointF(), pixmap)


@dataclass(frozen=True)
class PlateLook:
    """What a plate says."""

    name: str = ""
    face: FaceLook = FaceLook()
    below: str = ""
    """The second line: partner, opponent, or what the seat is doing."""
    count: int = 0
    turn: bool = False
    doing: bool = False
    """The second line says what the seat is doing."""
    dealer: bool = False
    low: bool = True
    """The fan stands beside the name; `fan_left` says where it begins."""
    fan_left: float = 0.0
    packet: float = 0.0
    """Where a waiting foot begins; the number stands left of it. 0: there is none."""
    fan_mid: float = 0.0
    """Middle of a fan below the name; the number stands at its height."""
    narrow: bool = False
    """The portrait stands below the name."""


_SMALL = 15
"""Size of a name on a narrow plate."""
_HALO = 28.0
"""How far the light round a portrait may reach beyond its plate."""


class PlateItem(LookItem[PlateLook]):
    """The plate of another seat, without its fan of backs."""

    def __init__(self, brushes: Brushes, fading: Fading) -> None:
        """Make an empty plate; `fading` lets its face change."""
        super().__init__(brushes, tokens.Layer.ZONE, PlateLook(), _HALO)
        self.fading = fading
        layer = tokens.Layer.ZONE + 1
        self.faces = [FaceItem(brushes, layer, FaceLook()) for _ in range(2)]
        """The face that was, and the one that is, fading in over it."""

    @override
    def place(self, rect: Rect, ratio: float = 1.0) -> None:
        """Move it, the face at its left."""
        super().place(rect, ratio)
        for face in self.faces:
            face.place(medallion(rect, self.brushes.text), ratio)

    @override
    def restyle(self, brushes: Brushes) -> None:
        """Use other brushes, for the face too."""
        super().restyle(brushes)
        for face in self.faces:
            face.restyle(brushes)

    @override
    def show_look(self, look: PlateLook) -> None:
        """Take over another look; another mood of the same face fades in."""
        before, now = self.faces
        if look.face != now.look:
            same = look.face.who is now.look.who
            before.show_look(now.look if same else look.face)
            now.setVisible(False)
            now.show_look(look.face)
            self.fading.show(now, tokens.Duration.MOOD_FADE, visible=True)
        super().show_look(look)

    def show_count(self, count: int) -> None:
        """Show another number."""
        self.show_look(replace(self.look, count=count))

    @override
    def draw(self, painter: QPainter) -> None:
        """Paint the plate; the brass outline is for the seat on turn."""
        b, palette, look = self.brushes, self.brushes.palette, self.look
        leather(painter, b, self.area, lit=look.turn)
        disc = self.faces[0].area.translated(self.faces[0].pos() - self.pos())
        if b.style.shadows:
            b.raised(painter, tokens.Shadow.LEATHER, disc, disc.width() / 2)
            if look.turn:
                halo(painter, disc.center(), 0.95 * disc.width(), palette.brass, 0.55)
        middle = disc.center().y()
        if look.narrow:
            self._names(painter, 12, disc.y() / 2)
        else:
            self._names(painter, disc.right() + 10, middle)
        count = Run(figure(look.count), tokens.SEAT_COUNT, palette.felt_text)
        line = b.line(tokens.SEAT_COUNT)
        at = middle if look.low else look.fan_mid
        right = look.packet - 10 if look.packet else self.area.width() - 14
        rect = QRectF(0, at - line / 2, right, line)
        b.write(painter, rect, count, RIGHT, elide=False)

    def _names(self, painter: QPainter, x: float, middle: float) -> None:
        b, palette, look = self.brushes, self.brushes.palette, self.look
        upper = b.line(tokens.SEAT_NAME)
        lower = b.line(tokens.TABLE_QUIET) if look.below else 0.0
        right = self.area.width() - 14
        if look.low:
            count = b.width(tokens.SEAT_COUNT, figure(look.count)) + 10
            right = look.packet - 10 if look.packet else right
            right = look.fan_left - 8 if look.fan_left else right - count
        y = middle - (upper + lower) / 2
        mark = 24 * b.text if look.dealer else 0.0
        room = QRectF(x, y, max(0.0, right - x - mark), upper)
        role = (
            tokens.SEAT_NAME._replace(size=_SMALL) if look.narrow else tokens.SEAT_NAME
        )
        title = Run(look.name, role, palette.felt_text)
        used = b.write(painter, room, title)
        if look.dealer:
            self._dealer(painter, x + used + 6 * b.text, y + upper / 2)
        below = QRectF(x, y + upper, max(0.0, right - x), lower)
        name = palette.brass if look.doing else palette.felt_muted
        b.write(painter, below, Run(look.below, tokens.TABLE_QUIET, name))

    def _dealer(self, painter: QPainter, x: float, middle: float) -> None:
        b, palette = self.brushes, self.brushes.palette
        side = 18 * b.text
        disc = QRectF(x, middle - side / 2, side, side)
        slab(painter, disc, side / 2, palette.felt_text)
        mark = Run(translate("table", "D", "dealer"), _DEALER, palette.ring_dark)
        b.write(painter, disc, mark, CENTRE, elide=False)
