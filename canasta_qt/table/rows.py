"""The meld rows: their ground, the plaque at the left and words where it is empty."""

from __future__ import annotations

from dataclasses import dataclass, field

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from typing_extensions import override

from canasta_qt.look.tokens import (
    OPENING_NUMBER,
    PLAQUE_TITLE,
    RADIUS_ZONE,
    SEAT_NAME,
    TABLE_QUIET,
    Layer,
    TextRole,
)
from canasta_qt.table.brushes import CENTRE, Brushes, Outline, Run, slab
from canasta_qt.table.drawn import Drawn
from canasta_qt.table.layout import Rect
from canasta_qt.wording.translate import figure

_LEAD = TextRole(18, 500, grows=True)
_QUIET_LINE = TextRole(15, 400, grows=True)
_BONUS_WORDS = TextRole(13, 500, grows=True)


@dataclass(frozen=True)
class RowWords:
    """What a row says besides its cards."""

    title: str = ""
    lines: tuple[str, ...] = ()
    bonus: int = 0
    bonus_words: tuple[str, ...] = ()
    lead: tuple[str, str, str] = ("", "", "")
    """Words before a large number, the number, and words after it."""
    quiet: str = ""
    """One quiet line in the middle."""


@dataclass(frozen=True)
class RowLook:
    """How a row looks: its words, where its red threes end, and its outline."""

    words: RowWords = field(default_factory=RowWords)
    plaque: float = 0.0
    """Width of the plaque; 0 where the title stands on top."""
    bonus: Rect | None = None
    usable: bool = False


class RowItem(Drawn):
    """A meld row without its cards."""

    def __init__(self, brushes: Brushes) -> None:
        """Make an empty row."""
        super().__init__(brushes, Layer.ZONE)
        self.look = RowLook()

    def show_row(self, rect: Rect, look: RowLook, ratio: float) -> None:
        """Take over place and look."""
        self.place(rect, ratio)
        if look != self.look:
            self.look = look
            self.update()

    @override
    def draw(self, painter: QPainter) -> None:
        """Paint ground, plaque and words."""
        palette = self.brushes.palette
        outline = Outline(palette.slab_line, 1)
        if self.look.usable:
            outline = Outline(palette.zone_line, 1.5, dashed=True)
        slab(painter, self.area, RADIUS_ZONE, palette.zone, outline)
        if self.look.plaque:
            self._plaque(painter)
        else:
            self._title_line(painter)
        self._middle(painter)

    def _plaque(self, painter: QPainter) -> None:
        b, palette, words = self.brushes, self.brushes.palette, self.look.words
        k = b.text
        rect = QRectF(14, 7 * k, self.look.plaque - 18, b.line(PLAQUE_TITLE))
        b.write(painter, rect, Run(words.title, PLAQUE_TITLE, palette.felt_text))
        y = rect.bottom() - k
        high = b.line(TABLE_QUIET) * 1.02
        below = self.area.height() if self.look.bonus is None else self._bonus_top()
        for words_of_line in words.lines:
            if y + high > below + 2:
                break
            line = QRectF(14, y, self.look.plaque - 18, high)
            b.write(painter, line, Run(words_of_line, TABLE_QUIET, palette.felt_muted))
            y += high
        self._bonus(painter)

    def _bonus_top(self) -> float:
        assert self.look.bonus is not None
        return self.look.bonus.y - self.y()

    def _bonus(self, painter: QPainter) -> None:
        b, palette, words = self.brushes, self.brushes.palette, self.look.words
        at = self.look.bonus
        if at is None:
            return
        x = at.right - self.x() + 8
        number, small = b.line(PLAQUE_TITLE) * 0.95, b.line(_BONUS_WORDS) * 0.92
        lines = words.bonus_words
        if number + small * len(lines) > at.h + 14:
            lines = ()
        y = at.mid_y - self.y() - (number + small * len(lines)) / 2
        room = QRectF(x, y, max(10.0, self.look.plaque - x), number)
        text = palette.felt_text
        b.write(
            painter, room, Run(figure(words.bonus), PLAQUE_TITLE, text), elide=False
        )
        y += number
        for word in lines:
            line = QRectF(x, y, room.width(), small)
            b.write(painter, line, Run(word, _BONUS_WORDS, text), elide=False)
            y += small

    def _title_line(self, painter: QPainter) -> None:
        b, palette, words = self.brushes, self.brushes.palette, self.look.words
        rect = QRectF(14, 4, self.area.width() - 28, 24 * b.text)
        if self.look.bonus is not None:
            rect.setRight(self.look.bonus.x - self.x() - 8)
        text = palette.felt_text
        used = b.write(painter, rect, Run(words.title, SEAT_NAME, text))
        rect.setLeft(rect.left() + used + 10)
        rest = " · ".join(words.lines)
        b.write(painter, rect, Run(rest, TABLE_QUIET, palette.felt_muted))

    def _middle(self, painter: QPainter) -> None:
        b, palette, words = self.brushes, self.brushes.palette, self.look.words
        left = self.look.plaque or 10
        room = QRectF(left, 0, self.area.width() - left - 14, self.area.height())
        muted = palette.felt_muted
        before, number, after = words.lead
        flows = []
        if number:
            runs = (
                Run(before, _LEAD, muted),
                Run(number, OPENING_NUMBER, palette.felt_text),
                Run(after, _LEAD, muted),
            )
            flows.append(
                b.flow(tuple(r for r in runs if r.words), room.width(), CENTRE)
            )
        if words.quiet:
            quiet = Run(words.quiet, _QUIET_LINE, muted)
            flows.append(b.flow((quiet,), room.width(), CENTRE))
        high = sum(flow.height for flow in flows) + 6 * max(0, len(flows) - 1)
        y = room.center().y() - high / 2
        for flow in flows:
            flow.paint(painter, room.left(), y)
            y += flow.height + 6
