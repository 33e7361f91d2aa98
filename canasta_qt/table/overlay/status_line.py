"""Status line above the hand with its buttons, and the score in the corner."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from canasta_qt.art import pixmaps
from canasta_qt.art.portraits import Mood, Portrait
from canasta_qt.commands import Command
from canasta_qt.gestures import Offer, ScoreText
from canasta_qt.look import tokens
from canasta_qt.look.icons import Icon
from canasta_qt.overrides import override
from canasta_qt.table.layout.zones import Rect, Zones
from canasta_qt.table.paint.brushes import (
    RIGHT,
    SHADOW_EXTENT_PX,
    Brushes,
    TextRun,
    WrappedText,
    paint_halo,
    paint_leather,
    paint_rounded_rect,
)
from canasta_qt.table.paint.buttons import (
    BUTTON_GAP_PX,
    COMMAND_ICONS,
    ButtonsItem,
    button_height,
)
from canasta_qt.table.paint.painted_item import PaintedItem

_TOTAL: Final = tokens.TextRole(19, 700, is_scaled=True)
"""Font of the totals in the corner."""
_FACE: Final = 34.0
"""Width and height of the portrait, in pixels at text scale 1."""
_LAMP: Final = 22.0
"""Width and height of the lamp before advice, in pixels."""
_SMALL: Final = (15, 14, 13, 12, 11, 10, 9, 8, 7, 6)
"""Font sizes in pixels, tried in order, for a sentence that does not fit in the usual
size."""
_MIN_LEGIBLE: Final = 11
"""Smallest legible font size, in pixels; smaller sizes are used only if the text scale
is large."""
_MIN_BESIDE_LABELS: Final = 13
"""Smallest font size, in pixels, before buttons have icons instead of labels."""
_MAX_LINES: Final = 4
"""Largest number of lines of a lesson text before its font becomes smaller."""
_USUAL_LINES: Final = 2
"""Largest number of lines of a lesson text beside buttons with key caps."""
_SENTENCE_MARGIN: Final = 2.0
"""Sum of the margins above and below the sentence, in pixels."""
_ENDS: Final = 37.0
"""Sum of the margins at the left and right of sentence and buttons, in pixels."""
_NO_BREAK: Final = "\u00a0"
_SPACE_AFTER_NUMBER: Final = re.compile(r"(?<=\d) (?=\w)")
_AIR: Final = 12.0
"""Sum of the margins above and below the text of a lesson, in pixels."""
_ENLARGED_LAYER: Final = tokens.Layer.TARGET + 5
"""Layer of an enlarged status line: above melds and outlines, below dragged cards."""


@dataclass(frozen=True)
class StatusText:
    """Sentence of the status line: a bold beginning and the rest.

    With `is_own_turn` the status line is highlighted.
    """

    bold_text: str = ""
    plain_text: str = ""
    is_own_turn: bool = False
    going_out_needs: str = ""
    """Conditions for going out, shown where the sentence leaves room for them."""
    portrait: Portrait | None = None
    """Portrait at the beginning; None shows a dot."""
    mood: Mood = Mood.CALM
    is_advice: bool = False
    """Whether the text is advice, which is marked by a lamp."""
    spoken_text: str = ""
    """Complete text for screen readers, for advice whose sentence is shortened and for
    a lesson with marks."""
    reserved_offers: tuple[Offer, ...] = ()
    """Buttons that are not offered but for which room is reserved at the edge."""
    is_lesson: bool = False
    """Whether the text is that of a lesson, for which the status line grows upwards."""


class StatusLine(ButtonsItem):
    """Status line of the table: a sentence with the possible actions, and buttons."""

    def __init__(self, brushes: Brushes) -> None:
        super().__init__(brushes, tokens.Layer.ZONE)
        self.words = StatusText()
        self._band, self._max_height = Rect(0, 0, 0, 0), 0.0
        self._lower_limit = 0.0
        """Lower edge of the marked place, which the text of a lesson must not cover."""
        self._arranged: tuple[object, ...] = ()
        """Values on which the layout depends, as they were at the last layout."""
        self._absent = 0
        """Number of reserved places for buttons at the edge."""
        self.wrapped_text: WrappedText | None = None
        """The wrapped text of a lesson; None without a lesson."""

    def place_in(self, zones: Zones) -> None:
        """Place the status line in its band; enlarge it over the melds for the text of
        a lesson.
        """
        self._band = zones.status_line
        self._max_height = zones.status_line.h + zones.own_row.h / 2
        self.arrange_buttons()

    def set_lower_limit(self, bottom: float) -> None:
        """Set the y of the lower edge of a marked place, which the text of a lesson
        must not cover."""
        self._lower_limit = bottom
        self.arrange_buttons()

    def show_status(self, words: StatusText, offers: tuple[Offer, ...]) -> None:
        """Show a sentence, and a button for each offer.

        The redo button is next to the sentence and the undo button at the edge, so that
        no button moves when others appear. Without room there is no redo button.
        """
        there = [offer.command for offer in offers]
        kept = [each for each in words.reserved_offers if each.command not in there]
        order = {Command.REDO: -1, Command.UNDO: 1}
        shown = [*sorted(offers, key=lambda it: order.get(it.command, 0)), *kept]
        if self.brushes.style.choices.left_handed:
            shown.reverse()
        self.words, self.offers, self._absent = words, tuple(shown), len(kept)
        self.arrange_buttons()

    def arrange_buttons(self) -> None:
        """Place the buttons for the present width, at one end of the status line.

        If not even a smaller sentence fits beside the buttons, hint and undo have icons
        instead of labels, and if necessary no button has a key cap.
        """
        held = self._band, self._max_height, self._lower_limit
        wanted = held, self.words, self.offers, self.brushes
        if wanted == self._arranged:
            return
        self._arranged = wanted
        self.hovered = None
        self._set_height(self._band.h)
        widths, signs = self._fitting_buttons()
        high = min(button_height(self.brushes), self.area.height() - 8)
        total = sum(widths) + BUTTON_GAP_PX * max(0, len(widths) - 1)
        self.wrapped_text = None
        if self.words.is_lesson:
            self.wrapped_text = self._lesson_text(
                self.area.width() - _ENDS - self._front_width - total
            )
            self._set_height(max(self._band.h, ceil(self.wrapped_text.height + _AIR)))
        x, there = self.area.width() - 7 - total, slice(len(widths) - self._absent)
        if self.brushes.style.choices.left_handed:
            x, there = 7.0, slice(self._absent, None)
        corner = QPointF(x, (self.area.height() - high) / 2)
        self.place_buttons(corner, widths, high, signs=signs)
        redo = self._has_room(widths, redo=True)
        self.buttons = tuple(
            each
            for each in self.buttons[there]
            if redo or each.offer.command is not Command.REDO
        )
        self.update()

    def _set_height(self, high: float) -> None:
        """Set the height in pixels; the lower edge remains at the lower edge of the
        band."""
        band, grown = self._band, high > self._band.h
        self.setZValue(_ENLARGED_LAYER if grown else tokens.Layer.ZONE)
        place = Rect(band.x, band.bottom - high, band.w, high)
        self.place(place)

    def _fitting_buttons(self) -> tuple[list[float], bool]:
        """Return the widths of the buttons in pixels, and whether hint and undo have
        only icons.

        Three arrangements are tried: labels and key caps, icons for hint and undo with
        the other key caps, and icons without key caps. The result is the first one that
        leaves enough room for the sentence, or the last one.
        """
        caps, plain = self.button_widths(caps=True), self.button_widths(caps=False)
        small, least = (
            [
                button_height(self.brushes) if offer.command in COMMAND_ICONS else width
                for offer, width in zip(self.offers, widths, strict=True)
            ]
            for widths in (caps, plain)
        )
        ways = ((caps, False), (small, True), (least, True))
        return next((way for way in ways if self._has_room(way[0])), ways[-1])

    def _has_room(self, widths: list[float], *, redo: bool = False) -> bool:
        """Return whether the sentence fits beside buttons of these widths, also in a
        smaller font.

        The height of the band is available to the sentence; the text of a lesson has
        the usual font and two lines. With `redo` the font is the usual one, and the
        width of the redo button is included.
        """
        usual = tokens.SENTENCE_FONT.size
        size = usual if redo or self.words.is_lesson else _MIN_BESIDE_LABELS
        taken = sum(
            width + BUTTON_GAP_PX
            for width, offer in zip(widths, self.offers, strict=True)
            if redo or offer.command is not Command.REDO
        )
        free = self.area.width() - _ENDS - self._front_width - taken
        runs = self._runs(size)
        flow = self.brushes.wrap_text(runs, max(40.0, free), has_leading=False)
        if self.words.is_lesson:  # the status line grows upwards
            return flow.lines <= _USUAL_LINES
        return flow.height <= self._band.h - _SENTENCE_MARGIN

    @property
    def _front_width(self) -> float:
        """Width in pixels of portrait, lamp or dot before the sentence, with a gap."""
        if self.words.portrait is not None:
            return self._face + 10
        return _LAMP + 12 if self.words.is_advice else 24.0

    @property
    def _face(self) -> float:
        return round(min(_FACE * self.brushes.text_scale, self._band.h - 8))

    @override
    def draw(self, painter: QPainter) -> None:
        b = self.brushes
        paint_leather(painter, b, self.area, lit=self.words.is_own_turn)
        self.paint_buttons(painter)
        if not self.words.bold_text and not self.words.plain_text:
            return
        left, room = self._sentence_room()
        flow = self._wrapped_sentence(room)
        middle = self.area.height() / 2
        self._draw_front(painter, QPointF(left - self._front_width, middle))
        flow.paint(painter, left, middle - flow.height / 2)

    def _sentence_room(self) -> tuple[float, float]:
        """Return the left end and the width of the area for the sentence."""
        left, right = 16.0, self.area.width() - 14
        if self.buttons and self.brushes.style.choices.left_handed:
            left = self.buttons[-1].rect.right() + 14
        elif self.buttons:
            right = self.buttons[0].rect.left() - 14
        left += self._front_width
        return left, max(40.0, right - left)

    @property
    def notice_rect(self) -> Rect:
        """Rectangle of the sentence, which a notice without another free place may
        cover."""
        left, room = self._sentence_room()
        front, high = self._front_width + 8, self.area.height() - 4
        return self.scene_rect(QRectF(left - front, 2, front + room + 8, high))

    def _draw_front(self, painter: QPainter, at: QPointF) -> None:
        """Paint portrait, lamp or dot before the sentence."""
        b, words, palette = self.brushes, self.words, self.brushes.palette
        if words.portrait is not None:
            ratio = painter.device().devicePixelRatioF()
            size = self._face
            face = pixmaps.portrait(words.portrait, words.mood, size, ratio, palette)
            painter.drawPixmap(at - QPointF(4, size / 2), face)
        elif words.is_advice:
            lamp = QRectF(at.x(), at.y() - _LAMP / 2, _LAMP, _LAMP)
            b.draw_icon(painter, Icon.HINT, lamp, palette.brass)
        else:
            dot = QRectF(at.x(), at.y() - 6, 12, 12)
            if words.is_own_turn and b.style.has_shadows:
                paint_halo(painter, dot.center(), 13, palette.brass, 0.5)
            lit = palette.brass if words.is_own_turn else palette.button_outline
            paint_rounded_rect(painter, dot, 6, lit)

    def _wrapped_sentence(self, room: float) -> WrappedText:
        """Return the sentence wrapped for a width of `room` pixels, in the largest font
        in which it fits into the height.

        The conditions for going out are included if they fit in the usual font. If no
        font is small enough, a portrait replaces the beginning of the sentence.
        """
        b, high = self.brushes, self.area.height() - _SENTENCE_MARGIN
        if self.wrapped_text is not None:
            return self.wrapped_text
        ways = [self._runs(size) for size in sentence_sizes(b)]
        # The portrait shows who acts.
        lead = bool(self.words.portrait and self.words.plain_text)
        ways.append(ways[-1][lead:])
        if self.words.going_out_needs:  # only if there is room
            ways.insert(0, self._runs(tokens.SENTENCE_FONT.size, needs=True))
        return fitting_text(b, ways, room, high)

    def _lesson_text(self, room: float) -> WrappedText:
        """Return the text of a lesson, wrapped for `room` pixels, in the largest font
        that fits.

        Large text is first reduced, down to the usual size, to fit into the band.
        Otherwise the text has at most four lines and ends below the marked place if a
        legible font allows that.
        """
        sizes, flow = (tokens.SENTENCE_FONT.size, *_SMALL), self.brushes.wrap_text
        flows = [flow(self._runs(size), max(40.0, room)) for size in sizes]
        read = sum(size * self.brushes.text_scale >= _MIN_LEGIBLE for size in sizes)
        usual = sum(
            size * self.brushes.text_scale >= tokens.SENTENCE_FONT.size
            for size in sizes
        )
        inside = [
            each for each in flows[:usual] if ceil(each.height + _AIR) <= self._band.h
        ]
        off = min(self._max_height, self._band.bottom - self._lower_limit)
        below = [each for each in flows[:read] if ceil(each.height + _AIR) <= off]
        low = below or [
            each for each in flows if each.height + _AIR <= self._max_height
        ]
        few = [each for each in low if each.lines <= _MAX_LINES]
        return (inside or few or low or flows[-1:])[0]

    def _runs(self, size: int, *, needs: bool = False) -> tuple[TextRun, ...]:
        """Return the parts of the sentence in a font size; with `needs` also the
        conditions for going out."""
        palette, words = self.brushes.palette, self.words
        bold = tokens.BOLD_SENTENCE_FONT._replace(size=size)
        rest = tokens.SENTENCE_FONT._replace(size=size)
        space = " " if words.bold_text else ""
        runs = (
            TextRun(_bound_text(words.bold_text), bold, palette.felt_text),
            TextRun(space + _bound_text(words.plain_text), rest, palette.felt_text),
        )
        if needs:
            heading, colon, needed = words.going_out_needs.partition(": ")
            text = f"{heading}{colon}".replace(" ", _NO_BREAK) + _bound_text(needed)
            return (*runs, TextRun("   " + text, rest, palette.felt_muted_text))
        return runs


def sentence_sizes(brushes: Brushes) -> list[int]:
    """Return the font sizes for a sentence in the status line, in order of
    preference."""
    small = [size for size in _SMALL if size * brushes.text_scale >= _MIN_LEGIBLE]
    return [tokens.SENTENCE_FONT.size, *small]


def fitting_text(
    brushes: Brushes, ways: Sequence[tuple[TextRun, ...]], room: float, high: float
) -> WrappedText:
    """Return the first of several texts that fits into a width and height in pixels,
    or the last one."""
    flows = (brushes.wrap_text(runs, room, has_leading=False) for runs in ways)
    last = brushes.wrap_text(ways[-1], room, has_leading=False)
    return next((flow for flow in flows if flow.height <= high), last)


def _bound_text(text: str) -> str:
    """Return a text in which no line is broken after a number: `50 points`."""
    return _SPACE_AFTER_NUMBER.sub(_NO_BREAK, text)


SCORE_WIDTH_STEP_PX: Final = 20.0
MIN_SCORE_WIDTH_PX: Final = 120.0
"""Smallest width of the score in the corner, in pixels."""


class ScoreChip(PaintedItem):
    """Totals of the sides in a corner of the table, at the left of the top row."""

    def __init__(self, brushes: Brushes) -> None:
        super().__init__(brushes, tokens.Layer.ZONE, SHADOW_EXTENT_PX, hidden=True)
        self.scores: ScoreText | None = None

    def show_scores(self, scores: ScoreText | None) -> None:
        """Show totals; None hides them."""
        self.scores = scores
        self._update_visibility()
        self.update()

    def place_in(self, zones: Zones) -> None:
        """Place the totals at the left of the top row if there is room."""
        row = zones.top_row
        first = min((p.x for p in zones.plate_rects if p.y == row.y), default=row.right)
        wanted = max(250 * zones.text_scale, self._text_width())
        width = min(wanted, first - 10 - row.x)
        self.place(Rect(row.x, row.y, width, row.h))
        self._update_visibility()

    @property
    def min_width(self) -> float:
        """Width below which a total would be cut off; 0 without totals.

        The width changes in steps, so that seats do not move with every change of
        points.
        """
        if self.scores is None:
            return 0.0
        sides = [
            self._side(name, total) + 14
            for name, total in self.scores.side_names_and_totals
        ]
        return ceil((14 + sum(sides)) / SCORE_WIDTH_STEP_PX) * SCORE_WIDTH_STEP_PX

    def _text_width(self) -> float:
        """Return the width in pixels of the complete text."""
        b, scores = self.brushes, self.scores
        if scores is None:
            return 0.0
        sides = sum(
            self._side(name, total) + 14 for name, total in scores.side_names_and_totals
        )
        lines = (scores.round_text, scores.target_text)
        longest = max(b.text_width(tokens.QUIET_TABLE_FONT, line) for line in lines)
        return 28 + sides + longest

    def _side(self, name: str, total: str) -> float:
        b = self.brushes
        named = min(b.text_width(tokens.QUIET_TABLE_FONT, name), 80 * b.text_scale)
        return max(b.text_width(_TOTAL, total), named)

    def _update_visibility(self) -> None:
        fits = self.area.width() >= min(MIN_SCORE_WIDTH_PX, self.min_width)
        self.setVisible(self.scores is not None and fits)

    @override
    def draw(self, painter: QPainter) -> None:
        """Paint the totals and the two lines below them."""
        b, palette = self.brushes, self.brushes.palette
        paint_leather(painter, b, self.area)
        if self.scores is None:
            return
        upper = b.line_height(tokens.QUIET_TABLE_FONT) * 0.95
        lower = b.line_height(_TOTAL) * 0.95
        closer = min(1.0, (self.area.height() - 4) / (upper + lower))
        upper, lower = upper * closer, lower * closer
        y = (self.area.height() - upper - lower) / 2
        x = 14.0
        for name, total in self.scores.side_names_and_totals:
            wide = self._side(name, total)
            side = TextRun(name, tokens.QUIET_TABLE_FONT, palette.felt_muted_text)
            b.draw_text_line(painter, QRectF(x, y, wide, upper), side, RIGHT)
            room = QRectF(x, y + upper, wide, lower)
            total_run = TextRun(total, _TOTAL, palette.felt_text)
            b.draw_text_line(painter, room, total_run, RIGHT, elide=False)
            x += wide + 14
        room = QRectF(x, 0, self.area.width() - x - 14, upper)
        mid = self.area.height() / 2
        lines = (self.scores.round_text, self.scores.target_text)
        for words, top in zip(lines, (mid - upper, mid), strict=True):
            room.moveTop(top)
            if b.text_width(tokens.QUIET_TABLE_FONT, words) <= room.width() + 1:
                quiet = TextRun(words, tokens.QUIET_TABLE_FONT, palette.felt_muted_text)
                b.draw_text_line(painter, room, quiet, RIGHT)
