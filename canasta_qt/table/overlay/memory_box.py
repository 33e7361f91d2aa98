"""Memory box: for each rank the cards that are out of play; opened by the key C."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QHideEvent, QPainter, QShowEvent
from PySide6.QtWidgets import QWidget

from canasta_qt.cards import BLACK3, JOKER, Card, Rank
from canasta_qt.look import tokens
from canasta_qt.overrides import override
from canasta_qt.table.layout.zones import Zones
from canasta_qt.table.overlay.box import Box, nearest_free_rect
from canasta_qt.table.paint.brushes import CENTRE, Brushes, TextRun
from canasta_qt.translate import number_text, tr
from canasta_qt.wording.cards import card_sign
from canasta_qt.wording.player_names import PlayerNames
from canasta_qt.wording.table.memory import MemoryAidContent, memory_words

_HEAD: Final = tokens.PANEL_HEADING_FONT._replace(is_scaled=True)
_RANK: Final = tokens.TextRole(15, 700, is_scaled=True)
_COUNT: Final = tokens.TextRole(13, 500, is_scaled=True)
_COLUMN: Final = 40.0
"""Width of the column of a rank, in pixels at text scale 1."""
_ROW: Final = 44.0
"""Height of a row, in pixels at text scale 1."""
_CARD: Final = 26.0
"""Width of a known card, in pixels at text scale 1."""


class MemoryBox(Box):
    """Box with the number of cards out of play by rank, and with the cards that players
    are known to hold."""

    opened = Signal(bool)
    """Emitted with True when the box was opened, with False when closed. Animations
    pause while the box is open.
    """

    def __init__(self, parent: QWidget, brushes: Brushes) -> None:
        super().__init__(parent, brushes, margin=16)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.memory = MemoryAidContent()
        self.people = PlayerNames(())
        self._columns = 1

    def show_memory(
        self, memory: MemoryAidContent, people: PlayerNames, zones: Zones
    ) -> None:
        """Show the memory beside the pile."""
        self.memory, self.people = memory, people
        k, within = self.brushes.text_scale, self.table_rect
        most = int((within.w - 48) / (_COLUMN * k))
        count = len(memory.played_cards)
        rows = -(-count // max(1, most))
        self._columns = -(-count // rows)
        names = [people.name(seat) for seat, _ in memory.known_cards]
        held = max((len(cards) for _, cards in memory.known_cards), default=0)
        longest = max(
            (self.brushes.text_width(_COUNT, name) for name in names), default=0.0
        )
        needed = longest + 12 + _CARD * k * (1 + 0.6 * held)
        wide = max(self._columns * _COLUMN * k, needed) + 32
        high = 44 * k + rows * _ROW * k + len(names) * _ROW * k
        size = min(wide, within.w - 16), min(high, within.h - 16)
        centre = zones.pile_rect, zones.stock_rect
        clear = (*centre, zones.hand, zones.status_line, zones.own_row)
        self.place(nearest_free_rect(zones.pile_rect, size, within, clear))
        self.setAccessibleName(memory_words(memory, people))
        self.show()
        self.raise_()
        self.update()

    @override
    def showEvent(self, event: QShowEvent) -> None:
        """Emit `opened` with True; animations pause then."""
        super().showEvent(event)
        self.opened.emit(self.isVisible())

    @override
    def hideEvent(self, event: QHideEvent) -> None:
        """Emit `opened` with False; animations resume then."""
        super().hideEvent(event)
        self.opened.emit(self.isVisible())

    @override
    def draw(self, painter: QPainter) -> None:
        """Paint the paper, the ranks in columns, and the known cards of each seat."""
        super().draw(painter)
        b, k, palette = self.brushes, self.brushes.text_scale, self.brushes.palette
        left, top = self.widget_rect.left() + 16, self.widget_rect.top()
        wide = self.widget_rect.width() - 32
        head = TextRun(tr("Cards seen"), _HEAD, palette.text)
        b.draw_text_line(painter, QRectF(left, top + 6, wide, 34 * k), head)
        y = top + 40 * k
        for i, (rank, out, all_) in enumerate(self.memory.played_cards):
            row, column = divmod(i, self._columns)
            at = QRectF(left + column * _COLUMN * k, y + row * _ROW * k, _COLUMN * k, 0)
            gone = out == all_
            ink = palette.muted_text if gone else palette.text
            at.setHeight(20 * k)
            words = tr("{count}/{need}")
            said = words.format(count=number_text(out), need=number_text(all_))
            for run in (TextRun(_sign(rank), _RANK, ink), TextRun(said, _COUNT, ink)):
                b.draw_text_line(painter, at, run, CENTRE, elide=False)
                at.translate(0, 19 * k)
        y += -(-len(self.memory.played_cards) // self._columns) * _ROW * k
        for seat, cards in self.memory.known_cards:
            name = TextRun(self.people.name(seat), _COUNT, palette.text)
            line = QRectF(left, y, wide, _ROW * k - 6)
            used = b.draw_text_line(painter, line, name)
            x = left + used + 12
            for card in cards:
                b.draw_card(painter, card, QPointF(x, y), _CARD * k)
                x += 0.6 * _CARD * k
            y += _ROW * k


def _sign(rank: Rank) -> str:
    """Return the sign of a rank: `K`, `★` for jokers, `3♠` for black threes."""
    if rank == JOKER:
        return "★"
    sign = card_sign(Card((rank << 2) + (3 if rank == BLACK3 else 1)))
    return sign if rank >= BLACK3 else sign[:-1]
