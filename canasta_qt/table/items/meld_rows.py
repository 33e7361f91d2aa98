"""Meld rows without cards: background, plaque at the left, text of an empty row."""

from dataclasses import dataclass, field
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from canasta_qt.look import tokens
from canasta_qt.overrides import override
from canasta_qt.table.items.seat_plates import DEALER_DISC, paint_dealer_mark
from canasta_qt.table.layout.zones import Rect, clamp
from canasta_qt.table.paint.brushes import (
    CENTRE,
    Brushes,
    Outline,
    TextRun,
    WrappedText,
    colour,
    colour_with_opacity,
    paint_rounded_rect,
)
from canasta_qt.table.paint.painted_item import ContentItem
from canasta_qt.translate import number_text, tr, tr_n

_LEAD_FONT = tokens.TextRole(18, 500, is_scaled=True)
_HEADING = (
    tokens.TextRole(15, 600, is_scaled=True),
    tokens.TextRole(28, 700, is_scaled=True, is_heading=True),
    tokens.TextRole(15, 400, is_scaled=True),
)
_QUIET_LINE = tokens.TextRole(15, 400, is_scaled=True)
_EDGE = 4
"""Pixels left free below the words beside the threes, for a ring around the row."""
_BADGE_ROOM_PX = 15
"""Pixels at the right of the plaque for a badge that is wider than the first meld."""
_LABEL = 34
"""Pixels left free below the heading of a lesson, for the label of a ring on the
stock."""
_BONUS_WORDS = tokens.TextRole(13, 500, is_scaled=True)
_BONUS_NUMBER = tokens.TextRole(15, 700, is_scaled=True)


@dataclass(frozen=True)
class RowContent:
    """Texts of a meld row, the rectangle of its threes, and its outline."""

    title: str = ""
    text_lines: tuple[str, ...] = ()
    threes: tuple[int, int] = (0, 0)
    """Numbers of red threes, and of black threes set aside."""
    closed_ranks: str = ""
    """Ranks in which the side can start no meld any more, as text."""
    short_text: str = ""
    """Text of the last line in a row with little room."""
    lead_number: tuple[str, str, str] = ("", "", "")
    """A number in large type, as text before it, the number, and text after it."""
    quiet_line: str = ""
    """A line in the quiet colour, in the middle of the row."""
    hides_quiet_line: bool = False
    """Whether the quiet line is invisible and only reserves its room."""
    short_needs: str = ""
    """Short form of `quiet_line`, for a row with little height."""
    opening_conditions: str = ""
    """A line above `quiet_line`: further conditions of the initial meld."""
    plaque_width: float = 0.0
    """Width of the plaque in pixels; 0 where the title is above the melds."""
    threes_rect: Rect | None = None
    """Rectangle of the threes, in the scene."""
    has_divider: bool = False
    """Whether a vertical line separates this part of the row from the part at its
    left.
    """
    is_dealer: bool = False
    """Whether this is the viewer's own row and the viewer is the dealer."""
    lists_members: bool = False
    """Whether the title names the side and the line below it lists the members, the
    viewer first."""
    outlined_canastas: int = 0
    """Number of canastas outlined in place of the middle text, as the goal of a
    lesson.
    """
    outline_card_width: float = 0.0
    """Card width of the outlined canastas, in pixels."""
    lesson_heading: tuple[str, ...] = ()
    """Three lines in place of the middle text: in small type, a title, a sentence."""


@dataclass()
class PlaqueText:
    """Positioned text of a plaque: lines, wrapped text, chip, text at the threes."""

    text_lines: list[tuple[QRectF, TextRun]] = field(default_factory=list)
    wrapped_texts: list[tuple[float, float, WrappedText]] = field(default_factory=list)
    threes_lines: list[tuple[QRectF, TextRun]] = field(default_factory=list)
    closed_ranks_rect: QRectF | None = None
    dealer_mark: QPointF = field(default_factory=QPointF)
    """Left end of the dealer mark, at half the height of its line."""


_TITLE: Final = 24.0
"""Height of the title above a part of the row, in pixels at text scale 1."""
_GHOST_STEP: Final = 0.25
"""Step between the cards of an outlined canasta, in card widths."""
_MIN_GHOST_WIDTH: Final = 16.0
"""Smallest card width of an outlined canasta, in pixels."""
SHADE_FADE_WIDTH_PX: Final = 22
"""Pixels over which the shade at the ends of a row fades out."""


def _shade(painter: QPainter, rect: QRectF, name: str) -> None:
    """Paint the shade under a row as nested layers, so that no edge is visible."""
    full, steps = colour(name), SHADE_FADE_WIDTH_PX // 2
    painter.setPen(Qt.PenStyle.NoPen)
    for i in range(steps):
        painter.setBrush(colour_with_opacity(full.name(), full.alphaF() / steps * 1.15))
        layer = rect.adjusted(i * 2, i * 1.4, -i * 2, -i * 1.4)
        painter.drawRoundedRect(layer, 26 - i, 26 - i)


class RowItem(ContentItem[RowContent]):
    """A meld row without its cards."""

    def __init__(self, brushes: Brushes) -> None:
        super().__init__(brushes, tokens.Layer.ZONE, RowContent())

    @override
    def draw(self, painter: QPainter) -> None:
        b = self.brushes
        if b.style.has_shadows and self.content.has_divider:
            painter.setPen(colour_with_opacity(b.palette.printed_line, 0.34))
            painter.drawLine(QPointF(-2, 6), QPointF(-2, self.area.height() - 6))
        elif b.style.has_shadows and self.content.plaque_width:
            _shade(painter, self.area, b.palette.row_shade)
        elif not b.style.has_shadows:
            edge = Outline(b.palette.felt_text, 1)
            paint_rounded_rect(
                painter, self.area, tokens.PLATE_CORNER_RADIUS, None, edge
            )
        if self.content.plaque_width:
            self._plaque(painter)
        else:
            self._title_line(painter)
        if self.content.outlined_canastas:
            self._canasta_outlines(painter)
        else:
            self._draw_middle(painter)

    def _plaque(self, painter: QPainter) -> None:
        b, palette = self.brushes, self.brushes.palette
        parts = self.plaque_text()
        for rect, run in (*parts.text_lines, *parts.threes_lines):
            b.draw_text_line(painter, rect, run)
        if self.content.is_dealer:
            paint_dealer_mark(painter, b, parts.dealer_mark.x(), parts.dealer_mark.y())
        for x, y, flow in parts.wrapped_texts:
            flow.paint(painter, x, y)
        if parts.closed_ranks_rect is not None:
            edge = Outline(palette.button_outline, 1)
            paint_rounded_rect(painter, parts.closed_ranks_rect, 9, None, edge)

    def plaque_text(self) -> PlaqueText:
        """Return all text of the plaque, with its positions."""
        b, palette, look = self.brushes, self.brushes.palette, self.content
        parts = PlaqueText()
        wide = look.plaque_width - 18
        below, gap = self.area.height() - 6, 0
        if look.threes_rect is not None:
            below, gap = self.item_rect(look.threes_rect).top() + 2, 3
        first = b.line_height(tokens.PLAQUE_TITLE_FONT)
        high = b.line_height(tokens.QUIET_TABLE_FONT) * 1.02
        # The title is higher if its lines would have no room.
        text_height = first - b.text_scale + len(look.text_lines) * high
        y = clamp(0, below - gap - text_height, 7 * b.text_scale)
        title = TextRun(look.title, tokens.PLAQUE_TITLE_FONT, palette.felt_text)
        line = QRectF(14, y, wide, first)
        parts.text_lines.append((line, title))
        end = line.left() + b.text_width(title.role, title.words) + 6 * b.text_scale
        end = min(end, line.right() - DEALER_DISC * b.text_scale)
        parts.dealer_mark = QPointF(end, line.center().y())
        y += first - b.text_scale
        y = self._quiet_lines(parts, y, below)
        below = self._add_threes(parts, y, below)
        if look.closed_ranks:
            self._add_closed_ranks(parts, y + 3, below)
        return parts

    def _quiet_lines(self, parts: PlaqueText, y: float, below: float) -> float:
        """Add the lines below the title for which there is room; return their lower
        end.

        The dealer mark is before the line of the members, of whom the first is the
        dealer. Without a dealer mark that line is left out if it would cut off another
        line.
        """
        b, look, wide = self.brushes, self.content, self.content.plaque_width - 18
        high = b.line_height(tokens.QUIET_TABLE_FONT) * 1.02
        lines = look.text_lines
        may_leave_out = look.lists_members and not look.is_dealer
        if may_leave_out and self._would_cut(lines[1:], below - y - high):
            lines = lines if self._would_cut(lines[1:], below - y) else lines[1:]
        for number, words in enumerate(lines):
            marked = number == 0 and look.is_dealer and look.lists_members
            left = 14 + marked * (DEALER_DISC + 5) * b.text_scale
            quiet = TextRun(words, tokens.QUIET_TABLE_FONT, b.palette.felt_muted_text)
            flow = WrappedText(b, (quiet,), 14 + wide - left)
            middle = QPointF(14, y + high / 2)
            if flow.lines > 1 and y + flow.height <= below:
                parts.wrapped_texts.append((left, y, flow))
                y += flow.height
            elif y + high <= below:
                parts.text_lines.append(
                    (QRectF(left, y, 14 + wide - left, high), quiet)
                )
                y += high
            else:
                continue
            parts.dealer_mark = middle if marked else parts.dealer_mark
        return y

    def _would_cut(self, lines: tuple[str, ...], height: float) -> bool:
        """Return whether the lines do not fit into `height` because at least one of
        them must be wrapped."""
        b, wide = self.brushes, self.content.plaque_width - 18
        runs = (TextRun(each, tokens.QUIET_TABLE_FONT, "") for each in lines)
        flows = [WrappedText(b, (run,), wide) for run in runs]
        needed = sum(flow.height for flow in flows)
        return needed > height and any(flow.lines > 1 for flow in flows)

    @property
    def title_rect(self) -> Rect:
        """Rectangle of the title; with a plaque also of the unwrapped lines below the
        title."""
        high, wide = _TITLE * self.brushes.text_scale, self.area.width()
        if self.content.plaque_width:
            lines = [rect.bottom() for rect, _ in self.plaque_text().text_lines]
            high, wide = max(lines), self.content.plaque_width - 18
        return self.scene_rect(QRectF(0, 0, wide, high))

    @property
    def text_rects(self) -> list[Rect]:
        """Rectangles of all texts of the row."""
        flows = self.plaque_text().wrapped_texts if self.content.plaque_width else []
        areas = (QRectF(x, y, flow.natural, flow.height) for x, y, flow in flows)
        return [self.title_rect, self.middle_rect, *map(self.scene_rect, areas)]

    @property
    def threes_rect(self) -> Rect | None:
        """Rectangle of the threes with the number beside or above them; None without
        threes."""
        at, b = self.content.threes_rect, self.brushes
        if at is None or not self.content.plaque_width:
            return at
        whole = self.item_rect(at)
        for rect, run in self.plaque_text().threes_lines:
            rect.setWidth(b.text_width(run.role, run.words))
            whole |= rect
        return self.scene_rect(whole)

    @property
    def closed_ranks_rect(self) -> Rect | None:
        """Rectangle of the closed ranks, or without a plaque of the title line that
        names them; None if no ranks are closed or shown."""
        if not self.content.plaque_width:
            return self.title_rect if self.content.closed_ranks else None
        chip = self.plaque_text().closed_ranks_rect
        return None if chip is None else self.scene_rect(chip)

    def _add_closed_ranks(self, parts: PlaqueText, y: float, below: float) -> None:
        """Add the closed ranks as a chip."""
        b = self.brushes
        run = TextRun(self.content.closed_ranks, _BONUS_WORDS, b.palette.felt_text)
        flow = WrappedText(b, (run,), self.content.plaque_width - 32)
        if y + flow.height + 6 > below:
            return
        parts.wrapped_texts.append((14, y + 3, flow))
        parts.closed_ranks_rect = QRectF(7, y, flow.natural + 14, flow.height + 6)

    def _add_threes(self, parts: PlaqueText, top: float, below: float) -> float:
        """Add the number of threes beside their cards, or in a narrow plaque above the
        cards; return the upper end of number and cards.

        With little room the words beside the number have no colour; a number whose
        words have no room is left out.
        """
        look, count = self.content, sum(self.content.threes)
        if look.threes_rect is None or not count:  # the first card is still in flight
            return below
        at = self.item_rect(look.threes_rect)
        uncoloured = tr_n("%n three(s)", count).partition(" ")[2]
        for words in (threes_text_lines(*look.threes), (uncoloured,)):
            parts.threes_lines = self._text_beside_threes(words, at, top)
            if parts.threes_lines:
                return below
            parts.threes_lines = self._text_above_threes(words, top, below)
            if parts.threes_lines:
                return parts.threes_lines[0][0].top() - 2
        return below

    def _text_beside_threes(
        self, words: tuple[str, ...], at: QRectF, top: float
    ) -> list[tuple[QRectF, TextRun]]:
        """Return the number and its words at the right of the threes, below `top`; []
        without room.

        With little height the first word is in the line of the number.
        """
        b, text = self.brushes, self.brushes.palette.felt_text
        number = b.line_height(_BONUS_NUMBER) * 0.95
        small = b.line_height(_BONUS_WORDS) * 0.92
        count = TextRun(number_text(sum(self.content.threes)), _BONUS_NUMBER, text)
        first, *rest = (TextRun(word, _BONUS_WORDS, text) for word in words)
        end = self.content.plaque_width - _BADGE_ROOM_PX
        for start in ([[count], [first]], [[count, first]]):
            lines = [*start, *([run] for run in rest)]
            high = number + small * (len(lines) - 1)
            y = min(at.center().y() - high / 2, self.area.height() - _EDGE - high)
            found = []
            for runs, tall in zip(lines, (number, small, small), strict=False):
                x = at.right() + 8
                for run in runs:
                    wide = b.text_width(run.role, run.words)
                    found.append((QRectF(x, y, wide + 1, tall), run))
                    x += wide + 5
                y += tall
            if found[0][0].top() >= top and all(it.right() <= end for it, _ in found):
                return found
        return []

    def _text_above_threes(
        self, words: tuple[str, ...], top: float, below: float
    ) -> list[tuple[QRectF, TextRun]]:
        """Return the number of threes and the words after it, in one line above the
        threes; [] without room."""
        b, look = self.brushes, self.content
        whole = " ".join((number_text(sum(look.threes)), *words))
        small = b.line_height(_BONUS_WORDS) * 0.92
        over = QRectF(14, below - small - 3, look.plaque_width - 18, small)
        if over.top() < top or b.text_width(_BONUS_WORDS, whole) > over.width():
            return []
        return [(over, TextRun(whole, _BONUS_WORDS, b.palette.felt_text))]

    def _title_line(self, painter: QPainter) -> None:
        b, palette, look = self.brushes, self.brushes.palette, self.content
        rect = QRectF(14, 4, self.area.width() - 28, _TITLE * b.text_scale)
        title = TextRun(look.title, tokens.NAME_FONT, palette.felt_text)
        rect.setLeft(rect.left() + b.draw_text_line(painter, rect, title) + 10)
        ways = (
            (*look.text_lines, look.closed_ranks),
            (look.short_text, look.closed_ranks),
            (look.short_text,),
        )
        said = [" · ".join(filter(None, way)) for way in ways]
        room, quiet = rect.width(), tokens.QUIET_TABLE_FONT
        rest = next((each for each in said if b.text_width(quiet, each) <= room), "")
        b.draw_text_line(painter, rect, TextRun(rest, quiet, palette.felt_muted_text))

    def _middle_room(self) -> QRectF:
        left = self.content.plaque_width or 10
        top = 0.0 if self.content.plaque_width else _TITLE * self.brushes.text_scale
        wide, high = self.area.width() - left - 14, self.area.height() - top
        return QRectF(left, top, wide, high)

    def _middle_flows(self) -> list[WrappedText]:
        """Return the wrapped texts in the middle of an empty row: a lesson heading, or
        the minimum and its conditions."""
        b, palette, look = self.brushes, self.brushes.palette, self.content
        room, muted = self._middle_room(), palette.felt_muted_text
        before, number, after = look.lead_number
        flows = []
        if look.lesson_heading:
            colours = palette.brass, palette.felt_text, muted
            styled = zip(look.lesson_heading, _HEADING, colours, strict=True)
            flows = [
                WrappedText(b, (TextRun(*it),), room.width(), CENTRE) for it in styled
            ]
            fits = sum(flow.height + 6 for flow in flows) <= room.height()
            return flows if fits else flows[1:2]
        if number:
            runs = (
                TextRun(before, _LEAD_FONT, muted),
                TextRun(number, tokens.OPENING_MINIMUM_FONT, palette.felt_text),
                TextRun(after, _LEAD_FONT, muted),
            )
            said = tuple(run for run in runs if run.words)
            flows.append(WrappedText(b, said, room.width(), CENTRE))
        for line in filter(None, (look.opening_conditions, look.quiet_line)):
            later = look.hides_quiet_line and line == look.quiet_line
            quiet = TextRun(line, _QUIET_LINE, "transparent" if later else muted)
            flows.append(WrappedText(b, (quiet,), room.width(), CENTRE))
        if sum(flow.height + 6 for flow in flows) > room.height() and look.short_needs:
            short = TextRun(look.short_needs, _BONUS_WORDS, muted)
            return [WrappedText(b, (short,), room.width(), CENTRE)]
        return flows

    @property
    def middle_rect(self) -> Rect:
        """Rectangle of the middle text, or of the outlined canastas."""
        room, flows = self._middle_room(), self._middle_flows()
        wide = max((flow.natural for flow in flows), default=0.0)
        high = sum(flow.height for flow in flows) + 6 * max(0, len(flows) - 1)
        if self.content.outlined_canastas:
            wide, high = room.width(), room.height()
        x, y = room.center().x() - wide / 2, room.center().y() - high / 2
        if self.content.lesson_heading:
            y = max(room.top(), min(y, room.bottom() - high - _LABEL))
        return self.scene_rect(QRectF(x, y, wide, high))

    def _draw_middle(self, painter: QPainter) -> None:
        room, flows = self._middle_room(), self._middle_flows()
        y = self.middle_rect.y - self.y()
        for flow in flows:
            flow.paint(painter, room.left(), y)
            y += flow.height + 6

    def _canasta_outlines(self, painter: QPainter) -> None:
        """Paint outlined canastas with a sentence below; paint nothing if they would be
        too small."""
        b = self.brushes
        room = self._middle_room()
        count = self.content.outlined_canastas
        said = tr("Seven cards of one rank are a canasta. Canastas score most.")
        words = TextRun(said, _QUIET_LINE, b.palette.felt_text)
        flow = WrappedText(b, (words,), room.width(), CENTRE)
        most = (room.height() - flow.height - 22) / tokens.CARD_RATIO
        card = min(self.content.outline_card_width, most)
        high, step = card * tokens.CARD_RATIO, card * _GHOST_STEP
        wide = card + 6 * step
        x = room.center().x() - (count * (wide + card) - card) / 2
        y = room.center().y() - (high + 8 + flow.height) / 2
        edge = Outline(b.palette.felt_muted_text, 1.5, is_dashed=True)
        if card < _MIN_GHOST_WIDTH:
            return
        for number in range(count):
            for place in range(7):
                left = x + number * (wide + card) + place * step
                seen = QRectF(left, y, card if place == 6 else step + 6, high)
                painter.save()
                painter.setClipRect(QRectF(left - 1, y - 1, seen.width() + 2, high + 2))
                paint_rounded_rect(painter, QRectF(left, y, card, high), 5, None, edge)
                painter.restore()
        flow.paint(painter, room.left(), y + high + 8)


def threes_text_lines(red: int, black: int) -> tuple[str, ...]:
    """Return the words beside the number of threes, one line for each: `red` and
    `threes`; threes of both colours are only `threes`."""
    if red and black:
        words = tr("threes")
    elif black:
        words = tr_n("black three(s)", black)
    else:
        words = tr_n("red three(s)", red)
    return tuple(words.split(" ", 1))
