"""Melds as chips: rank, number of cards and of wild ones, where cards find no room."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from typing_extensions import override

from canasta_qt.cards import DEUCE, Card, Rank
from canasta_qt.look.icons import Icon
from canasta_qt.look.tokens import PILL, Layer, TextRole
from canasta_qt.table.items.badges import write_sequence
from canasta_qt.table.paint.brushes import LEFT, RIGHT, Outline, Run, slab
from canasta_qt.table.paint.brushes import colour as qcolour
from canasta_qt.table.paint.painted_item import PaintedItem
from canasta_qt.table.picture.placement import Chip
from canasta_qt.translate import figure
from canasta_qt.wording.cards import card_sign
from canasta_qt.wording.sequences import sequence_sign

if TYPE_CHECKING:
    from canasta_qt.table.paint.brushes import Brushes

_RANK = TextRole(15, 700, grows=True)
AIR: Final = 32.0
"""Air around and between the words of a chip, where it has enough."""


class ChipItem(PaintedItem):
    """One place of a meld row as a chip; a canasta has a bar at its left."""

    def __init__(self, brushes: Brushes) -> None:
        """Make it empty and hidden."""
        super().__init__(brushes, Layer.PILL)
        self.chip: Chip | None = None
        self.setVisible(False)

    def show_chip(self, chip: Chip, ratio: float) -> None:
        """Take over what the picture says."""
        self.place(chip.rect, ratio)
        if chip != self.chip:
            self.chip = chip
            self.update()

    @property
    def label(self) -> str:
        """The ends of the sequence it stands for, if it is one."""
        chip = self.chip
        return "" if chip is None or chip.run is None else sequence_sign(*chip.run)

    @property
    def words(self) -> str:
        """Its rank, and how many canastas of it there are."""
        chip = self.chip
        if chip is None:
            return ""
        sign = "★" if chip.rank == DEUCE else rank_sign(chip.rank)
        sign = self.label or sign
        return f"{chip.times}× {sign}" if chip.times > 1 else sign

    @override
    def draw(self, painter: QPainter) -> None:
        """Paint ground, bar, rank, number and stars."""
        chip, b, palette = self.chip, self.brushes, self.brushes.palette
        if chip is None:
            return
        painter.scale(chip.scale, chip.scale)
        whole = self.area
        k = b.text
        rect = QRectF(0, 0, whole.width() / chip.scale, whole.height() / chip.scale)
        edge = Outline(palette.ring_dark if b.style.shadows else palette.felt_text, 1.5)
        done = chip.kind is not None
        slab(painter, rect, 6, palette.paper if done else palette.felt_text, edge)
        tight = rect.width() < self._roomy(chip)
        left = (4 if tight else 8) * k
        if done:
            natural = chip.kind in ("natural", "sequence")
            bar = QRectF(2, 2, 6, rect.height() - 4)
            painter.fillRect(bar, qcolour(palette.nat if natural else palette.mix))
            left += 4 if tight else 6
        ink = palette.ink
        at = rect.adjusted(left, 0, 0, 0)
        if chip.run is not None:
            used = write_sequence(painter, b, at, chip.run, (_RANK, ink))
        else:
            words = Run(self.words, _RANK, ink)
            used = b.write(painter, at, words, LEFT, elide=False)
        gap, end = (2 * k, 4 * k) if tight else (6 * k, 7 * k)
        self._numbers(painter, rect.adjusted(left + used + gap, 0, -end, 0), chip)

    def _roomy(self, chip: Chip) -> float:
        """The width that its words take with all their air."""
        b, k = self.brushes, self.brushes.text
        width = b.width(_RANK, self.words) + b.width(PILL, figure(chip.count)) + AIR * k
        if chip.wilds and chip.rank != DEUCE:
            width += 13 * k + b.width(PILL, figure(chip.wilds))
        return width

    def _numbers(self, painter: QPainter, room: QRectF, chip: Chip) -> None:
        """The count and the stars: with their number, or at least their sign."""
        b, ink, k = self.brushes, self.brushes.palette.ink, self.brushes.text
        count = figure(chip.count)
        wild = chip.wilds > 0 and chip.rank != DEUCE
        size = round(11 * k)
        free = room.width() - b.width(PILL, count)
        for stars in (figure(chip.wilds), ""):
            tail = size + (2 * k + b.width(PILL, stars) if stars else 0.0)
            if wild and tail + 3 * k <= free:
                b.write(painter, room, Run(stars, PILL, ink), RIGHT, elide=False)
                x, y = room.right() - tail, room.center().y() - size / 2
                b.icon(painter, Icon.STAR, QRectF(x, y, size, size), ink)
                room = room.adjusted(0, 0, -tail - min(5 * k, free - tail), 0)
                break
        else:
            if wild and chip.kind is not None:
                # The kind of a canasta is never told by the colour of its bar alone.
                x, y = room.right() - size, room.center().y() - size / 2
                b.icon(painter, Icon.STAR, QRectF(x, y, size, size), ink)
                return
        if free >= -2:
            b.write(painter, room, Run(count, PILL, ink), RIGHT, elide=False)


def rank_sign(rank: Rank) -> str:
    """The figure or letter of a rank: `10`, `K`."""
    return card_sign(Card(rank << 2))[:-1]
