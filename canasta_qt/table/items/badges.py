"""Pills, badges and chips: how many cards lie in a meld, and what kind it is."""

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from typing_extensions import override

from canasta_qt.cards import DEUCE, Card, Rank, suit_of
from canasta_qt.look.icons import Icon
from canasta_qt.look.tokens import BADGE, PILL, Layer, TextRole
from canasta_qt.table.layout.zones import Rect
from canasta_qt.table.paint.brushes import (
    CENTRE,
    LEFT,
    RIGHT,
    Brushes,
    Outline,
    Run,
    half_round,
    slab,
    thinned,
)
from canasta_qt.table.paint.brushes import colour as qcolour
from canasta_qt.table.paint.painted_item import LookItem, PaintedItem
from canasta_qt.table.picture.placement import Badge, Chip, FootLabel, Pill
from canasta_qt.translate import figure, plural, translate
from canasta_qt.wording.cards import SUIT_SIGNS, card_sign, sequence_sign
from canasta_qt.wording.table.labels import canasta_words

_RED_SUITS = (1, 2)
_NATURAL = ("natural", "red", "clean", "sequence")
_BADGE_TITLE = TextRole(13, 700, grows=True)


def write_sequence(
    painter: QPainter,
    brushes: Brushes,
    rect: QRectF,
    ends: tuple[Card, Card],
    style: tuple[TextRole, str],
) -> float:
    """Write `♥ 5–9` from the left, the sign in its colour; returns the width."""
    role, ink = style
    words = sequence_sign(*ends)
    sign = SUIT_SIGNS[suit_of(ends[0])]
    before, _, after = words.partition(sign)
    red = brushes.palette.red if suit_of(ends[0]) in _RED_SUITS else ink
    x = rect.left()
    for piece, name in ((before, ink), (sign, red), (after, ink)):
        if piece:
            at = QRectF(x, rect.top(), rect.right() - x, rect.height())
            x += brushes.write(painter, at, Run(piece, role, name), LEFT, elide=False)
    return x - rect.left()


class PillItem(LookItem[Pill]):
    """The number of cards of a meld and, after a bar, of its wild cards.

    That of a sequence names its ends; the number gives way where room is short.
    """

    def __init__(self, brushes: Brushes) -> None:
        """Make an empty pill."""
        super().__init__(brushes, Layer.PILL, Pill(0, 0, 0, 0))
        self.counts = True
        """Whether there is room for the number beside the ends of a sequence."""

    def show_pill(self, pill: Pill, ratio: float) -> None:
        """Take over what a pill of the picture says."""
        counts = pill.run is None or bool(pill.of)
        self.counts = counts or self._run_width(pill, counts=True) <= pill.room
        width = self._width(pill)
        x = pill.mid_x - width / 2
        self.place(Rect(x, pill.y, width, 22 * self.brushes.text), ratio)
        self.show_look(pill)

    @property
    def label(self) -> str:
        """The ends of the sequence it names, if it does."""
        look = self.look
        return "" if look.run is None or look.of else sequence_sign(*look.run)

    def _run_width(self, pill: Pill, *, counts: bool) -> float:
        """Return the width with the ends of a sequence, perhaps with its number."""
        assert pill.run is not None, "only sequences have ends"
        k = self.brushes.text
        width = self.brushes.width(PILL, sequence_sign(*pill.run)) + 18 * k
        if counts:
            width += self.brushes.width(PILL, figure(pill.count)) + 14 * k
        return width

    def _width(self, pill: Pill) -> float:
        k = self.brushes.text
        if pill.run is not None and not pill.of:
            return self._run_width(pill, counts=self.counts)
        width = self.brushes.width(PILL, number_of(pill.count, pill.of)) + 20 * k
        if pill.wilds and not pill.of:
            width += self.brushes.width(PILL, figure(pill.wilds)) + 30 * k
        return max(30 * k, width)

    @override
    def draw(self, painter: QPainter) -> None:
        """Paint the pill."""
        b, palette, k = self.brushes, self.brushes.palette, self.brushes.text
        rect, pill = self.area, self.look
        dark = palette.ring_dark
        count = number_of(pill.count, pill.of)
        if pill.of:
            edge = Outline(palette.felt_text, 1.5, dashed=True)
            slab(painter, rect, rect.height() / 2, palette.leather, edge)
            text = Run(count, PILL, palette.felt_text)
            b.write(painter, rect, text, CENTRE, elide=False)
            return
        slab(painter, rect, rect.height() / 2, palette.felt_text, Outline(dark, 1.5))
        if pill.run is not None:
            x = self._count_and_bar(painter) if self.counts else 9 * k
            at = rect.adjusted(x, 0, 0, 0)
            write_sequence(painter, b, at, pill.run, (PILL, dark))
            return
        if not pill.wilds:
            b.write(painter, rect, Run(count, PILL, dark), CENTRE, elide=False)
            return
        x = self._count_and_bar(painter)
        size = round(12 * k)
        star = QRectF(x, (rect.height() - size) / 2, size, size)
        b.icon(painter, Icon.STAR, star, dark)
        left = rect.adjusted(x + size + 4 * k, 0, 10, 0)
        b.write(painter, left, Run(figure(pill.wilds), PILL, dark), LEFT, elide=False)

    def _count_and_bar(self, painter: QPainter) -> float:
        """Paint the number and the bar after it; return where the rest begins."""
        b, k, rect = self.brushes, self.brushes.text, self.area
        dark = b.palette.ring_dark
        x = (9 if self.look.run is not None else 10) * k
        count = Run(figure(self.look.count), PILL, dark)
        x += b.write(painter, rect.adjusted(x, 0, 0, 0), count) + 7 * k
        bar = QRectF(x, rect.height() * 0.16, 1.5, rect.height() * 0.68)
        painter.fillRect(bar, thinned(dark, 0.35))
        return x + 6 * k


def number_of(count: int, of: int) -> str:
    """Return a count, and how many are needed where there are too few: `1 of 3`."""
    if not of:
        return figure(count)
    words = translate("table", "{count} of {need}")
    return words.format(count=figure(count), need=figure(of))


class FootItem(PaintedItem):
    """The word on a waiting foot."""

    def __init__(self, brushes: Brushes) -> None:
        """Make it without a word."""
        super().__init__(brushes, Layer.PILL)
        self.words = ""

    def show_foot(self, label: FootLabel, ratio: float) -> None:
        """Take over what the picture says."""
        words = translate("table", "foot")
        if label.talon:
            words = figure(label.count or 0)
        elif label.count is not None:
            words = translate("table", "foot {count}").format(count=figure(label.count))
        self.words = words
        wide = self.brushes.width(BADGE, words) + 16 * self.brushes.text
        high = 20 * self.brushes.text
        x = max(3.0, label.mid_x - wide / 2)
        self.place(Rect(x, label.y, wide, high), ratio)
        self.update()

    @override
    def draw(self, painter: QPainter) -> None:
        """Paint the pill."""
        palette, rect = self.brushes.palette, self.area
        edge = Outline(palette.ring_dark, 1.5)
        slab(painter, rect, rect.height() / 2, palette.felt_text, edge)
        run = Run(self.words, BADGE, palette.ring_dark)
        self.brushes.write(painter, rect, run, CENTRE, elide=False)


class BadgeItem(LookItem[Badge]):
    """The badge of a canasta: a coloured bar, its kind and its size."""

    def __init__(self, brushes: Brushes) -> None:
        """Make an empty badge."""
        super().__init__(brushes, Layer.PILL, Badge(Rect(0, 0, 0, 0), "natural", 0, 0))
        self.counts = True
        """Whether there is room for the number beside the ends of a sequence."""

    @property
    def label(self) -> str:
        """The ends of the sequence it names, if it is one."""
        return "" if self.look.run is None else sequence_sign(*self.look.run)

    @property
    def title(self) -> str:
        """The kind, and how many canastas of it lie here."""
        kind = canasta_words(self.look.kind)
        if self.look.times == 1:
            return kind
        words = translate("table", "{n} × {kind}")
        return words.format(n=figure(self.look.times), kind=kind)

    def show_badge(self, badge: Badge, ratio: float) -> None:
        """Take over what a badge of the picture says."""
        self.show_look(badge)
        self.counts = True
        if self._size_width() + 12 > max(badge.room, badge.rect.w):
            self.counts = badge.run is None
        needed = max(self.brushes.width(_BADGE_TITLE, self.title), self._size_width())
        width = max(badge.rect.w, needed + 12)
        x = badge.rect.mid_x - width / 2
        self.place(Rect(x, badge.rect.y, width, badge.rect.h), ratio)

    @override
    def draw(self, painter: QPainter) -> None:
        """Paint the badge."""
        palette = self.brushes.palette
        rect = self.area
        # Without shadows the table is as dark as the bar of a mixed canasta.
        dark = self.brushes.style.shadows
        edge = palette.ring_dark if dark else palette.felt_text
        slab(painter, rect, 8, palette.paper, Outline(edge, 1.5))
        bar = rect.adjusted(1.5, 1.5, -1.5, 0)
        bar.setHeight(6)
        name = palette.nat if self.look.kind in _NATURAL else palette.mix
        painter.fillPath(half_round(bar, 6, top=True), qcolour(name))
        text = rect.adjusted(0, 7, 0, -1)
        half = text.height() / 2
        upper = QRectF(text.left(), text.top(), text.width(), half)
        lower = upper.translated(0, half - 1)
        title = Run(self.title, _BADGE_TITLE, palette.ink)
        self.brushes.write(painter, upper, title, CENTRE, elide=False)
        self._size_line(painter, lower)

    def _size_width(self) -> float:
        b = self.brushes
        if self.look.run is not None:
            return b.width(BADGE, self._before_ends + self.label)
        if not self.look.wilds or self.look.kind == "wild":
            return b.width(BADGE, self._cards)
        numbers = f"{figure(self.look.count)} ·  {figure(self.look.wilds)}"
        return b.width(BADGE, numbers) + 11 * b.text

    @property
    def _cards(self) -> str:
        return plural(self.look.count).translate("table", "%n cards", "", 1)

    @property
    def _before_ends(self) -> str:
        """The number before the ends of a sequence, where there is room for it."""
        return f"{figure(self.look.count)} · " if self.counts else ""

    def _size_line(self, painter: QPainter, rect: QRectF) -> None:
        b, ink = self.brushes, self.brushes.palette.ink
        if self.look.run is not None:
            left = (rect.width() - self._size_width()) / 2
            line = rect.adjusted(left, 0, 0, 0)
            count = Run(self._before_ends, BADGE, ink)
            line.setLeft(line.left() + b.write(painter, line, count, LEFT, elide=False))
            write_sequence(painter, b, line, self.look.run, (BADGE, ink))
            return
        if not self.look.wilds or self.look.kind == "wild":
            b.write(painter, rect, Run(self._cards, BADGE, ink), CENTRE, elide=False)
            return
        size = round(11 * b.text)
        head, tail = f"{figure(self.look.count)} · ", f" {figure(self.look.wilds)}"
        wide = b.width(BADGE, head) + size + b.width(BADGE, tail)
        x = rect.left() + (rect.width() - wide) / 2
        line = QRectF(x, rect.top(), wide, rect.height())
        x += b.write(painter, line, Run(head, BADGE, ink), LEFT, elide=False)
        y = rect.top() + (rect.height() - size) / 2
        b.icon(painter, Icon.STAR, QRectF(x, y, size, size), ink)
        line.setLeft(x + size)
        b.write(painter, line, Run(tail, BADGE, ink), LEFT, elide=False)


_RANK = TextRole(15, 700, grows=True)
AIR: Final = 32.0
"""Air around and between the words of a chip, where it has enough."""


class ChipItem(LookItem[Chip]):
    """One place of a meld row as a chip; a canasta has a bar at its left."""

    def __init__(self, brushes: Brushes) -> None:
        """Make it empty and hidden."""
        nothing = Chip(Rect(0, 0, 0, 0), DEUCE, None, None, 0, 0)
        super().__init__(brushes, Layer.PILL, nothing)
        self.setVisible(False)

    def show_chip(self, chip: Chip, ratio: float) -> None:
        """Take over what the picture says."""
        self.place(chip.rect, ratio)
        self.show_look(chip)

    @property
    def label(self) -> str:
        """The ends of the sequence it stands for, if it is one."""
        return "" if self.look.run is None else sequence_sign(*self.look.run)

    @property
    def words(self) -> str:
        """Its rank, and how many canastas of it there are."""
        chip = self.look
        sign = self.label or ("★" if chip.rank == DEUCE else rank_sign(chip.rank))
        return f"{chip.times}× {sign}" if chip.times > 1 else sign

    @override
    def draw(self, painter: QPainter) -> None:
        """Paint ground, bar, rank, number and stars."""
        chip, b, palette = self.look, self.brushes, self.brushes.palette
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
            natural = chip.kind in _NATURAL
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
        """Return the width that its words take with all their air."""
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
    """Return the figure or letter of a rank: `10`, `K`."""
    return card_sign(Card(rank << 2))[:-1]
