"""The score in the corner, for when the side panel is closed."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from typing_extensions import override

from canasta_qt.look.tokens import PLAQUE_TITLE, RADIUS_PLATE, TABLE_QUIET, Layer
from canasta_qt.table.layout.zones import Rect, Zones
from canasta_qt.table.paint.brushes import RIGHT, Brushes, Outline, Run, slab
from canasta_qt.table.paint.painted_item import PaintedItem

STEP: Final = 20.0
LEAST: Final = 120.0
"""A score narrower than this is not shown."""


@dataclass(frozen=True)
class Scores:
    """What the chip says: each side's name and total, then two lines."""

    sides: tuple[tuple[str, str], ...] = ()
    hand: str = ""
    target: str = ""


class ScoreChip(PaintedItem):
    """A plate at the left of the top row."""

    def __init__(self, brushes: Brushes) -> None:
        """Make it hidden."""
        super().__init__(brushes, Layer.ZONE)
        self.scores: Scores | None = None
        self.setVisible(False)

    def show_scores(self, scores: Scores | None) -> None:
        """Show totals, or nothing."""
        self.scores = scores
        self._seen()
        self.update()

    def place_in(self, zones: Zones, ratio: float) -> None:
        """Stand at the left of the top row if there is room."""
        row = zones.top
        first = min((p.x for p in zones.plates if p.y == row.y), default=row.right)
        wanted = max(250 * zones.text, self._natural())
        width = min(wanted, first - 10 - row.x)
        self.place(Rect(row.x, row.y, width, row.h), ratio)
        self._seen()

    @property
    def least(self) -> float:
        """The width below which a total would be cut off; 0 while it is hidden.

        It grows in steps, so that the seats do not move with every point.
        """
        if self.scores is None:
            return 0.0
        sides = [self._side(name, total) + 14 for name, total in self.scores.sides]
        return ceil((14 + sum(sides)) / STEP) * STEP

    def _natural(self) -> float:
        """The width that everything would like to have."""
        b, scores = self.brushes, self.scores
        if scores is None:
            return 0.0
        sides = sum(self._side(name, total) + 14 for name, total in scores.sides)
        lines = (scores.hand, scores.target)
        return 28 + sides + max(b.width(TABLE_QUIET, line) for line in lines)

    def _side(self, name: str, total: str) -> float:
        b = self.brushes
        named = min(b.width(TABLE_QUIET, name), 80 * b.text)
        return max(b.width(PLAQUE_TITLE, total), named)

    def _seen(self) -> None:
        fits = self.area.width() >= min(LEAST, self.least)
        self.setVisible(self.scores is not None and fits)

    @override
    def draw(self, painter: QPainter) -> None:
        """Paint both totals and the two lines."""
        b, palette = self.brushes, self.brushes.palette
        edge = Outline(palette.slab_line, 1)
        slab(painter, self.area, RADIUS_PLATE, palette.slab, edge)
        if self.scores is None:
            return
        upper, lower = b.line(TABLE_QUIET) * 0.95, b.line(PLAQUE_TITLE) * 0.95
        y = (self.area.height() - upper - lower) / 2
        x = 14.0
        for name, total in self.scores.sides:
            wide = self._side(name, total)
            muted = Run(name, TABLE_QUIET, palette.felt_muted)
            b.write(painter, QRectF(x, y, wide, upper), muted)
            total_run = Run(total, PLAQUE_TITLE, palette.felt_text)
            b.write(painter, QRectF(x, y + upper, wide, lower), total_run, elide=False)
            x += wide + 14
        room = QRectF(x, 0, self.area.width() - x - 14, upper)
        mid = self.area.height() / 2
        lines = (self.scores.hand, self.scores.target)
        for words, top in zip(lines, (mid - upper, mid), strict=True):
            room.moveTop(top)
            if b.width(TABLE_QUIET, words) <= room.width() + 1:
                quiet = Run(words, TABLE_QUIET, palette.felt_muted)
                b.write(painter, room, quiet, RIGHT)
