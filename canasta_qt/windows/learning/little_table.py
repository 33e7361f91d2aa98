"""A table in the size of a few stamps: all melds, pile and hand, with the real deck."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QPainter,
    QPaintEvent,
    QPen,
    QRadialGradient,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from canasta_qt.art.drawings import Slot
from canasta_qt.art.pixmaps import PixmapStore, paint_shadow
from canasta_qt.art.typefaces import text_font
from canasta_qt.cards import Card
from canasta_qt.look.plain_text import set_tip
from canasta_qt.look.tokens import BODY_STRONG, CARD_RATIO, QUIET, RADIUS_TOAST, Shadow
from canasta_qt.overrides import override
from canasta_qt.translate import list_words
from canasta_qt.windows.widgets.style import Look
from canasta_qt.wording.cards import card_name

_PAD: Final = 8
_SHARE: Final = 0.22
"""Width of a card, in widths of the table."""
_LARGEST: Final = 40.0
_DOWN: Final = 0.27
"""What is seen of a card under another one of its meld, in heights of a card."""
_HIGHEST: Final = CARD_RATIO * (1 + 4 * _DOWN) + 0.3
"""Height of a row of melds and what is free below it, in widths of a card."""
_BESIDE: Final = 1.18
"""From one meld to the next, in widths of a card, where there is room."""
_IN_HAND: Final = 0.45
_RING: Final = 2.0
_WIDE: Final = 112
_MOST_LINES: Final = 5
"""Lines of a caption: what a turn melds is seen below it."""
_CARDS: Final = 98
"""Height for melds, pile and hand, if the cards are small."""
_OWN_LINES: Final = 7.0
"""Height for them in widths of a card, where the others have melded nothing."""
_THEIRS: Final = 0.55
"""Size of the cards that the others have melded."""
_WRAPPED: Final = int(Qt.TextFlag.TextWordWrap)


@dataclass(frozen=True, slots=True)
class LittleTable:
    """What lies there at one moment."""

    caption: str
    melds: tuple[tuple[Card, ...], ...]
    grown: frozenset[int]
    """Melds that have got cards since the moment before."""
    theirs: tuple[tuple[Card, ...], ...]
    theirs_grown: frozenset[int]
    pile: Card | None
    """Its top card."""
    pile_words: str
    hand: tuple[Card, ...]


class LittleTableView(QWidget):
    """Paints one moment under its caption."""

    def __init__(self, shown: LittleTable, look: Look, store: PixmapStore) -> None:
        """`store` is shared by the tables of a sheet."""
        super().__init__()
        self.shown, self._look, self._store = shown, look, store
        policies = QSizePolicy.Policy
        policy = QSizePolicy(policies.Expanding, policies.Expanding)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        hand = list_words([card_name(card) for card in shown.hand])
        told = (shown.caption, shown.pile_words, hand)
        self.setAccessibleName(". ".join(filter(None, told)))
        set_tip(self, shown.caption)

    @override
    def sizeHint(self) -> QSize:
        """As in a window of the usual size."""
        wide = self._look.pixels(_WIDE)
        return QSize(wide, self.heightForWidth(wide))

    @override
    def minimumSizeHint(self) -> QSize:
        """Wide enough for a word."""
        return self.sizeHint()

    @override
    def heightForWidth(self, width: int) -> int:
        """The whole caption, and below it cards as large as the words if it is wide.

        At the usual size the others' melds make cards smaller, not the sheet higher.
        """
        words = self._words(QRectF(0, 0, width - 2 * _PAD, 0)).height()
        cards = max(_CARDS, min(width / 2, self._look.pixels(_CARDS)))
        higher = self._lines / _OWN_LINES if cards > _CARDS else 1.0
        return round(words + cards * higher) + 3 * _PAD

    @property
    def _lines(self) -> float:
        """Height for melds, pile and hand, in widths of a card."""
        return _OWN_LINES + (_THEIRS * _HIGHEST if self.shown.theirs else 0)

    def _words(self, inner: QRectF) -> QRectF:
        """Where the caption stands: two lines, or what it needs."""
        metrics = QFontMetricsF(text_font(BODY_STRONG, self._look.q))
        room = metrics.boundingRect(inner, _WRAPPED, self._caption(inner))
        room.setHeight(max(room.height(), 2 * metrics.height()))
        return room

    def _caption(self, inner: QRectF) -> str:
        """The caption, cut after so many lines: the tooltip has it whole."""
        metrics = QFontMetricsF(text_font(BODY_STRONG, self._look.q))
        words = told = self.shown.caption
        most = _MOST_LINES * metrics.lineSpacing()
        while metrics.boundingRect(inner, _WRAPPED, told).height() > most:
            words, blank, _ = words.rpartition(" ")
            if not blank:
                break
            told = words + " …"
        return told

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint felt, caption, melds, pile and hand, from top to bottom."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area, colours = QRectF(self.rect()), self._look.colours
        light = QRadialGradient(area.center(), area.height() * 0.6)
        light.setColorAt(0, QColor(colours.felt_lit))
        light.setColorAt(1, QColor(colours.felt_edge))
        painter.setPen(QColor(colours.felt_edge))
        if not self._look.shadows:
            painter.setPen(QColor(colours.zone_line))
        painter.setBrush(light)
        painter.drawRoundedRect(area, RADIUS_TOAST, RADIUS_TOAST)
        inner = area.adjusted(_PAD, _PAD, -_PAD, -_PAD)
        top = self._write(painter, inner)
        shown, room = self.shown, (inner.bottom() - top) / self._lines
        wide = min(_SHARE * inner.width(), _LARGEST, room)
        row = QRectF(inner.left(), top, inner.width(), 0)
        small = _THEIRS * wide
        self._paint_melds(painter, row, small, shown.theirs, shown.theirs_grown)
        row.translate(0, wide * (self._lines - _OWN_LINES))
        self._paint_melds(painter, row, wide, shown.melds, shown.grown)
        self._paint_pile(painter, inner, top, wide)
        high = wide * CARD_RATIO
        hand = QPointF(inner.left(), inner.bottom() - high)
        step = _step(len(self.shown.hand), wide, _IN_HAND * wide, inner.width())
        for number, card in enumerate(self.shown.hand):
            self._paint_card(painter, card, hand + QPointF(number * step, 0), wide)
        painter.end()

    def _write(self, painter: QPainter, inner: QRectF) -> float:
        """Write the caption; return where the melds begin."""
        painter.setFont(text_font(BODY_STRONG, self._look.q))
        painter.setPen(QColor(self._look.colours.felt_text))
        painter.drawText(inner, _WRAPPED, self._caption(inner))
        return self._words(inner).bottom() + _PAD

    def _paint_melds(
        self,
        painter: QPainter,
        row: QRectF,
        wide: float,
        melds: tuple[tuple[Card, ...], ...],
        grown: frozenset[int],
    ) -> None:
        across = _step(len(melds), wide, _BESIDE * wide, row.width())
        down = wide * CARD_RATIO * _DOWN
        for number, cards in enumerate(melds):
            at = QPointF(row.left() + number * across, row.top())
            step = min(down, 4 * down / max(len(cards) - 1, 1))
            for place, card in enumerate(cards):
                self._paint_card(painter, card, at + QPointF(0, place * step), wide)
            if number in grown:
                high = wide * CARD_RATIO + step * (len(cards) - 1)
                self._ring(painter, QRectF(at.x(), at.y(), wide, high))

    def _ring(self, painter: QPainter, rect: QRectF) -> None:
        colours = self._look.colours
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, thick in ((colours.ring_dark, 2 * _RING), (colours.brass, _RING)):
            painter.setPen(QPen(QColor(colour), thick))
            painter.drawRoundedRect(rect.adjusted(-1, -1, 1, 1), 3, 3)

    def _paint_pile(
        self, painter: QPainter, inner: QRectF, top: float, wide: float
    ) -> None:
        """Paint the pile at the right, between melds and hand, with its words."""
        painter.setFont(text_font(QUIET, self._look.q))
        line, high = painter.fontMetrics().height(), wide * CARD_RATIO
        foot = inner.bottom() - high - _PAD - line
        at = QPointF(inner.right() - wide, max(foot - high, top))
        if self.shown.pile is not None:
            self._paint_card(painter, self.shown.pile, at, wide)
        else:
            ratio, colour = self.devicePixelRatioF(), self._look.colours.zone_line
            slot = self._store.slot(Slot.PILE, round(wide), ratio, colour)
            painter.drawPixmap(at.toPoint(), slot)
        painter.setPen(QColor(self._look.colours.felt_muted))
        words = QRectF(inner.left(), at.y() + high, inner.width(), line + 2)
        painter.drawText(words, Qt.AlignmentFlag.AlignRight, self.shown.pile_words)

    def _paint_card(
        self, painter: QPainter, card: Card, at: QPointF, wide: float
    ) -> None:
        ratio, width = self.devicePixelRatioF(), round(wide)
        at = QPointF(at.toPoint())
        if self._look.shadows:
            patch = self._store.shadow(Shadow.REST, width, ratio)
            rect = QRectF(at.x(), at.y(), width, width * CARD_RATIO)
            paint_shadow(painter, patch, rect)
        painter.drawPixmap(at, self._store.face(card, width, ratio, self._look.deck))


def _step(count: int, wide: float, wanted: float, room: float) -> float:
    """From one thing to the next, so that all of them fit into a room."""
    return min(wanted, (room - wide) / max(count - 1, 1))
