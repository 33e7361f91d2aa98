"""Labels of melds: count badges with kinds of canastas, and chips in place of cards."""

import re
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from canasta_qt.cards import BLACK3, DEUCE, RED3, SUIT_SIGNS, Card, Rank
from canasta_qt.engine.state.melds import CANASTA_SIZE
from canasta_qt.look.icons import Icon
from canasta_qt.look.plain_text import set_tooltip
from canasta_qt.look.tokens import BADGE_FONT, PILL_FONT, Layer, TextRole
from canasta_qt.overrides import override
from canasta_qt.table.layout.zones import Rect
from canasta_qt.table.paint.brushes import (
    LEFT,
    RIGHT,
    Brushes,
    Outline,
    TextRun,
    colour_with_opacity,
    paint_badge,
    paint_rounded_rect,
)
from canasta_qt.table.paint.painted_item import ContentItem, PaintedItem
from canasta_qt.table.picture.placement import Chip, FootLabel, Pill
from canasta_qt.translate import number_text, tr
from canasta_qt.wording.cards import card_sign, sequence_sign
from canasta_qt.wording.table.labels import canasta_words

_NATURAL_KINDS = ("natural", "red", "clean", "sequence")
_SMALL_PILL = TextRole(12, 700, is_scaled=True)


class PillItem(ContentItem[Pill]):
    """Badge with the number of cards of a meld and, after a bar, the number of its wild
    cards.

    A canasta also has the name of its kind after the count, if all badges of the table
    have room for such names; a folded meld has its rank before the count.
    """

    def __init__(self, brushes: Brushes) -> None:
        super().__init__(brushes, Layer.PILL, Pill(0, 0, 0))
        self.words = ""
        self.lacks_room = False
        """Whether the badge had no room for the kind of a canasta."""

    def show_pill(self, pill: Pill) -> None:
        """Set the content, and place the badge with the width of its text."""
        title = pill_title(pill)
        required = 0 if pill.is_small else pill.required_count
        number = required_count_text(pill.count, required)
        # “Red 7” would be read as a card.
        named = f"{number} · {title}" if pill.canasta_kind else f"{title} {number}"
        self.words = whole = named if title else number
        ends = "" if pill.required_count else sequence_text(pill)
        set_tooltip(self, " ".join(filter(None, (title and whole, ends))))
        tight = pill.is_small or self._width(pill) > pill.max_width
        self.lacks_room = tight and bool(title) and pill.named_rank is None
        if self.lacks_room:
            self.words = number
        width = self._width(pill)
        x = pill.x - (width if pill.is_right_aligned else width / 2)
        high = (18 if pill.is_small else 22) * self.brushes.text_scale
        self.place(Rect(x, pill.y, width, high))
        self.content = pill
        self.update()

    def show_count(self, count: int) -> None:
        """Change the number of cards; 0 hides the badge."""
        self.setVisible(count > 0)
        self.show_pill(replace(self.content, count=count))

    def _role(self, pill: Pill) -> TextRole:
        if pill.is_small:
            return _SMALL_PILL
        return BADGE_FONT if pill.canasta_kind else PILL_FONT

    def _width(self, pill: Pill) -> float:
        k, role = self.brushes.text_scale, self._role(pill)
        air = (12 if pill.is_small else 16 if pill.canasta_kind else 20) * k
        width = self.brushes.text_width(role, self.words) + air
        if pill.wild_card_count and not pill.required_count:
            width += (
                self.brushes.text_width(role, number_text(pill.wild_card_count))
                + 24 * k
            )
        return max((22 if pill.is_small else 30) * k, width)

    @override
    def draw(self, painter: QPainter) -> None:
        b, palette, k = self.brushes, self.brushes.palette, self.brushes.text_scale
        rect, pill = self.area, self.content
        dark, role = palette.dark_ring, self._role(pill)
        if pill.required_count:
            edge = Outline(palette.felt_text, 1.5, is_dashed=True)
            text = TextRun(self.words, role, palette.felt_text)
            paint_badge(painter, b, rect, text, palette.leather, edge)
            return
        count = TextRun(self.words, role, dark)
        if not pill.wild_card_count:
            paint_badge(painter, b, rect, count, palette.felt_text)
            return
        edge = Outline(dark, 1.5)
        paint_rounded_rect(painter, rect, rect.height() / 2, palette.felt_text, edge)
        stars = TextRun(number_text(pill.wild_card_count), role, dark)
        size = round(12 * k)
        tail = 12 * k + size + b.text_width(role, stars.words)
        x = (rect.width() - b.text_width(role, count.words) - tail) / 2
        x += b.draw_text_line(painter, rect.adjusted(x, 0, 0, 0), count) + 4 * k
        bar = QRectF(x, rect.height() * 0.18, 1.2, rect.height() * 0.64)
        painter.fillRect(bar, colour_with_opacity(dark, 0.4))
        x += 4 * k
        star = QRectF(x, (rect.height() - size) / 2, size, size)
        b.draw_icon(painter, Icon.STAR, star, dark)
        left = rect.adjusted(x + size + 3 * k, 0, 10, 0)
        b.draw_text_line(painter, left, stars, LEFT, elide=False)


def pill_title(pill: Pill) -> str:
    """Return the text beside a count: the kind of a canasta that shows at least seven
    cards, or the rank of a folded meld."""
    if pill.canasta_kind is not None and pill.count >= CANASTA_SIZE:
        kind = canasta_words(pill.canasta_kind)
        if pill.canasta_count == 1:
            return kind
        words = tr("{n} × {kind}")
        return words.format(n=number_text(pill.canasta_count), kind=kind)
    if pill.named_rank is None:
        return ""
    return sequence_text(pill) or rank_sign(pill.named_rank)


def sequence_text(label: Pill | Chip) -> str:
    """Return the ends of a sequence as text: `♥ 5–9`; empty for any other meld."""
    return "" if label.sequence_ends is None else sequence_sign(*label.sequence_ends)


def required_count_text(count: int, required: int) -> str:
    """Return a count as text; if it is too low, with the required number: `1 of 3`."""
    if not required:
        return number_text(count)
    words = tr("{count} of {need}")
    return words.format(count=number_text(count), need=number_text(required))


class FootLabelItem(PaintedItem):
    """Label of an unused foot."""

    def __init__(self, brushes: Brushes) -> None:
        super().__init__(brushes, Layer.PILL)
        self.words = ""
        self.is_talon = False

    def show_foot(self, label: FootLabel) -> None:
        self.is_talon, count = bool(label.card_count), number_text(label.card_count)
        self.words = words = count if label.card_count else tr("foot")
        if label.has_name:
            self.words = words = tr("wings {count}").format(count=count)
        wide = self.brushes.text_width(BADGE_FONT, words) + 16 * self.brushes.text_scale
        high = 20 * self.brushes.text_scale
        x = max(3.0, label.mid_x - wide / 2)
        self.place(Rect(x, label.y, wide, high))
        self.update()

    @override
    def draw(self, painter: QPainter) -> None:
        palette = self.brushes.palette
        run = TextRun(self.words, BADGE_FONT, palette.dark_ring)
        paint_badge(painter, self.brushes, self.area, run, palette.felt_text)


_RANK = TextRole(15, 700, is_scaled=True)
_COUNT = TextRole(14, 500, is_scaled=True)
_CHIP_GAPS_PX: Final = (8.0, 14.0, 9.0, 7.0)
"""Gaps in a chip, in pixels at scale 1: left, left beside a bar, between rank and
count, right.
"""
_CONDENSED_GAPS_FACTOR: Final = 0.55
"""Factor on the gaps when the text of a chip is condensed."""
_BAR_GAP_SHARE: Final = 0.25
"""Share of its height that is left out in the middle of the bar of a mixed canasta."""
_MIN_TEXT_SCALES: Final = (0.72, 0.72, 0.0)
"""Smallest text scales of a chip with a star and the number of wild cards, with a star
alone, and without a star, in the order tried."""


class ChipItem(ContentItem[Chip]):
    """Label in place of the cards of a meld; for a canasta with a bar at the left."""

    def __init__(self, brushes: Brushes) -> None:
        nothing = Chip(Rect(0, 0, 0, 0), DEUCE, None, None, 0, 0)
        super().__init__(brushes, Layer.PILL, nothing)
        self.setVisible(False)

    def show_chip(self, chip: Chip) -> None:
        self.place(chip.rect)
        self.show_content(chip)

    @property
    def rank_text(self) -> str:
        """The rank of the meld as text, with the number of canastas of that rank."""
        chip = self.content
        if chip.rank in (RED3, BLACK3):
            return "3" + SUIT_SIGNS[2 if chip.rank == RED3 else 3]
        sign = sequence_text(chip) or (
            "★" if chip.rank == DEUCE else rank_sign(chip.rank)
        )
        return f"{chip.canasta_count}× {sign}" if chip.canasta_count > 1 else sign

    @override
    def draw(self, painter: QPainter) -> None:
        """Paint background, bar, rank, count and stars."""
        chip, b, palette = self.content, self.brushes, self.brushes.palette
        squeeze, stars = self._scale_and_stars(chip)
        scale = chip.scale * squeeze
        painter.scale(scale, scale)
        rect = QRectF(0, 0, self.area.width() / scale, self.area.height() / scale)
        if b.style.has_shadows:
            shade = colour_with_opacity(palette.dim_veil, 0.5)
            paint_rounded_rect(painter, rect.translated(0, 1.6), 5, shade)
        edge = Outline(palette.paper_edge, 1)
        paint_rounded_rect(painter, rect, 5, palette.paper, edge)
        if chip.canasta_kind is not None:
            self._draw_bar(painter, chip.canasta_kind, rect.height())
        ink = palette.red if chip.rank == RED3 else palette.ink
        air = [
            b.text_scale * each * (1.0 if squeeze == 1 else _CONDENSED_GAPS_FACTOR)
            for each in _CHIP_GAPS_PX
        ]
        left = air[0] if chip.canasta_kind is None else max(air[1], 11 * b.text_scale)
        at = rect.adjusted(left, 0, -air[3], 0)
        free = QRectF(at)
        for piece in re.split("([♦♥])", self.rank_text):
            name = palette.red if piece in ("♦", "♥") else ink
            run = TextRun(piece, _RANK, name)
            free.setLeft(
                free.left() + b.draw_text_line(painter, free, run, elide=False)
            )
        self._draw_numbers(painter, at, stars)

    def _draw_bar(self, painter: QPainter, kind: str, high: float) -> None:
        """Paint the bar of a canasta; the bar of one with wild cards has a gap in the
        middle."""
        bar, palette = QRectF(0, 0, 7, high), self.brushes.palette
        if kind in _NATURAL_KINDS:
            paint_rounded_rect(painter, bar, 3, palette.natural_canasta)
            return
        less = high * (1 + _BAR_GAP_SHARE) / 2
        for half in (bar.adjusted(0, 0, 0, -less), bar.adjusted(0, less, 0, 0)):
            paint_rounded_rect(painter, half, 3, palette.mixed_canasta)

    def _scale_and_stars(self, chip: Chip) -> tuple[float, str | None]:
        """Return the largest text scale at which the texts of a chip fit, and the text
        for its number of wild cards.

        That text is empty for a star without a number, and None without a star.
        """
        b, k = self.brushes, self.brushes.text_scale
        wild = chip.wild_card_count > 0 and chip.rank != DEUCE
        ways = (number_text(chip.wild_card_count), "", None) if wild else (None,)
        before = _CHIP_GAPS_PX[chip.canasta_kind is not None]
        air = (before + _CHIP_GAPS_PX[2] + _CHIP_GAPS_PX[3]) * k
        words = b.text_width(_RANK, self.rank_text)
        words += b.text_width(_COUNT, number_text(chip.count))
        room = self.area.width() / chip.scale
        for stars, least in zip(ways, _MIN_TEXT_SCALES[-len(ways) :], strict=True):
            wide = words + self._stars_width(stars)
            if wide + air <= room:
                return 1.0, stars
            squeeze = min(0.99, room / (wide + air * _CONDENSED_GAPS_FACTOR + 4 * k))
            if squeeze >= least:
                return squeeze, stars
        raise AssertionError("without stars any text scale is allowed")

    def _stars_width(self, stars: str | None) -> float:
        """Return the width of a star and its number, which follow the count; 0 if
        `stars` is None."""
        if stars is None:
            return 0.0
        b, k = self.brushes, self.brushes.text_scale
        return 16 * k + (b.text_width(_COUNT, stars) + 2 * k if stars else 0.0)

    def _draw_numbers(self, painter: QPainter, at: QRectF, stars: str | None) -> None:
        """Write the number of cards at the right, then the wild cards."""
        b, k = self.brushes, self.brushes.text_scale
        palette, tail = b.palette, self._stars_width(stars)
        room = at.adjusted(0, 0, -tail, 0)
        count = TextRun(number_text(self.content.count), _COUNT, palette.muted_text)
        b.draw_text_line(painter, room, count, RIGHT, elide=False)
        if stars is None:
            return
        size = round(11 * k)
        x, y = room.right() + 4 * k, room.center().y() - size / 2
        b.draw_icon(painter, Icon.STAR, QRectF(x, y, size, size), palette.muted_text)
        number = TextRun(stars, _COUNT, palette.muted_text)
        b.draw_text_line(painter, at, number, RIGHT, elide=False)


def rank_sign(rank: Rank) -> str:
    """Return a rank as figure or letter: `10`, `K`."""
    return card_sign(Card(rank << 2))[:-1]
