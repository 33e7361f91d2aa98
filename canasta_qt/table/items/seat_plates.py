"""Seat plates: initial, name, what the seat does, number of cards, dealer's mark."""

from dataclasses import dataclass, replace

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from typing_extensions import override

from canasta_qt.look import tokens
from canasta_qt.table.paint.brushes import (
    CENTRE,
    REACH,
    RIGHT,
    Brushes,
    Outline,
    Run,
    colour,
    leather,
    slab,
)
from canasta_qt.table.paint.painted_item import LookItem
from canasta_qt.translate import figure, translate

_INITIAL = tokens.TextRole(16, 700, grows=True)
_DEALER = tokens.TextRole(13, 700, grows=True)


@dataclass(frozen=True)
class PlateLook:
    """What a plate says."""

    name: str = ""
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


class PlateItem(LookItem[PlateLook]):
    """The plate of another seat, without its fan of backs."""

    def __init__(self, brushes: Brushes) -> None:
        """Make an empty plate."""
        super().__init__(brushes, tokens.Layer.ZONE, PlateLook(), REACH)

    def show_count(self, count: int) -> None:
        """Show another number."""
        self.show_look(replace(self.look, count=count))

    @override
    def draw(self, painter: QPainter) -> None:
        """Paint the plate; the brass outline is for the seat on turn."""
        b, palette, look = self.brushes, self.brushes.palette, self.look
        leather(painter, b, self.area, lit=look.turn)
        k = b.text
        height = self.area.height() if look.low else 9 + 40 * k + 9
        middle = height / 2
        left = 12.0
        # A narrow plate keeps the name and lets the initial go.
        if self.area.width() > (230 if look.low and look.packet else 138) * k:
            self._initial(painter, QRectF(12, middle - 17 * k, 34 * k, 34 * k))
            left += 43 * k
        self._names(painter, left, middle)
        count = Run(figure(look.count), tokens.SEAT_COUNT, palette.felt_text)
        line = b.line(tokens.SEAT_COUNT)
        at = middle if look.low else look.fan_mid
        right = look.packet - 10 if look.packet else self.area.width() - 14
        rect = QRectF(0, at - line / 2, right, line)
        b.write(painter, rect, count, RIGHT, elide=False)

    def _initial(self, painter: QPainter, disc: QRectF) -> None:
        palette, look = self.brushes.palette, self.look
        edge = palette.brass if look.turn else palette.inlay
        painter.setPen(Outline(edge, 1.5).pen())
        painter.setBrush(colour(palette.brass if look.turn else palette.leather))
        painter.drawEllipse(disc.adjusted(0.75, 0.75, -0.75, -0.75))
        name = palette.brass_text if look.turn else palette.felt_text
        first = Run(look.name[:1].upper(), _INITIAL, name)
        self.brushes.write(painter, disc, first, CENTRE, elide=False)

    def _names(self, painter: QPainter, x: float, middle: float) -> None:
        b, palette, look = self.brushes, self.brushes.palette, self.look
        k = b.text
        upper, lower = b.line(tokens.SEAT_NAME), b.line(tokens.TABLE_QUIET)
        right = self.area.width() - 14
        if look.low:
            count = b.width(tokens.SEAT_COUNT, figure(look.count)) + 10
            right = look.packet - 10 if look.packet else right
            right = look.fan_left - 8 if look.fan_left else right - count
        y = middle - (upper + lower) / 2
        mark = 26 * k if look.dealer else 0.0
        room = QRectF(x, y, max(0.0, right - x - mark), upper)
        title = Run(look.name, tokens.SEAT_NAME, palette.felt_text)
        used = b.write(painter, room, title)
        if look.dealer:
            self._dealer(painter, x + used + 6 * k, y + upper / 2)
        below = QRectF(x, y + upper, max(0.0, right - x), lower)
        name = palette.brass if look.doing else palette.felt_muted
        b.write(painter, below, Run(look.below, tokens.TABLE_QUIET, name))

    def _dealer(self, painter: QPainter, x: float, middle: float) -> None:
        b, palette = self.brushes, self.brushes.palette
        side = 20 * b.text
        disc = QRectF(x, middle - side / 2, side, side)
        slab(painter, disc, side / 2, palette.felt_text)
        mark = Run(translate("table", "D", "dealer"), _DEALER, palette.ring_dark)
        b.write(painter, disc, mark, CENTRE, elide=False)
