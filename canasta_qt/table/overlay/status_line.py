"""Status line above the hand with its buttons, and the score in the corner."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from math import ceil
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

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
    paint_halo,
    paint_leather,
    paint_rounded_rect,
)
from canasta_qt.table.paint.buttons import (
    ButtonsItem,
    TableButton,
    button_height,
    html_on_leather,
)
from canasta_qt.table.paint.painted_item import PaintedItem
from canasta_qt.windows.widgets.parts import rich_label
from canasta_qt.windows.widgets.style import add_items, hbox

_TOTAL: Final = tokens.TextRole(19, 700, is_scaled=True)
"""Font of the totals in the corner."""
_FACE: Final = 34.0
"""Width and height of the portrait, in pixels at text scale 1."""
_LAMP: Final = 22.0
"""Width and height of the lamp before advice, in pixels."""
_SIZES: Final = (15, 14, 13, 12, 11, 10, 9, 8, 7, 6)
"""Font sizes in pixels, tried in order, for a sentence that does not fit in the usual
size."""
_MIN_FONT_SIZE: Final = 11
"""Smallest legible font size, in pixels; smaller sizes are used only if the text scale
is large."""
_MIN_LABELLED_FONT_SIZE: Final = 13
"""Smallest font size, in pixels, before buttons have icons instead of labels."""
_MAX_LINES: Final = 4
"""Largest number of lines of a lesson text before its font becomes smaller."""
_USUAL_LINES: Final = 2
"""Largest number of lines of a lesson text beside buttons with key caps."""
_SENTENCE_MARGIN: Final = 2.0
"""Sum of the margins above and below the sentence, in pixels."""
_LINE_PERCENT: Final = 112
"""Distance between two lines of a lesson text, in percent of the height of a line."""
_NO_BREAK: Final = "\u00a0"
_SPACE_AFTER_NUMBER: Final = re.compile(r"(?<=\d) (?=\w)")
_LESSON_MARGINS: Final = 12.0
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
        self.offers: tuple[Offer, ...] = ()
        self._band, self._max_height = Rect(0, 0, 0, 0), 0.0
        self._lower_limit = 0.0
        """Lower edge of the marked place, which the text of a lesson must not cover."""
        self._arrangement: tuple[object, ...] = ()
        """Values on which the layout depends, as they were at the last layout."""
        self._front, self.sentence = QWidget(), rich_label("")
        self.sentence.setSizePolicy(*[QSizePolicy.Policy.Ignored] * 2)
        self._text = hbox(margins=(9, 0, 7, 0), spacing=0)
        add_items(self._text, self._front, (self.sentence, 1))
        self._line = hbox(self.widget, margins=(7, 0, 7, 0), spacing=4)
        add_items(self._line, (self._text, 1), self.row)
        for part in (self._front, self.sentence):
            part.show()

    def place_in(self, zones: Zones) -> None:
        """Place the status line in its band; enlarge it over the melds for the text of
        a lesson.
        """
        self._band = zones.status_line
        self._max_height = zones.status_line.h + zones.own_row.h / 2
        self._arrange()

    def set_lower_limit(self, bottom: float) -> None:
        """Set the y of the lower edge of a marked place, which the text of a lesson
        must not cover."""
        self._lower_limit = bottom
        self._arrange()

    def show_status(self, words: StatusText, offers: tuple[Offer, ...]) -> None:
        """Show a sentence, and a button for each offer."""
        self.words, self.offers = words, offers
        self._arrange()

    def _arrange(self) -> None:
        """Arrange sentence and buttons for the present width.

        If the sentence does not fit beside the buttons, there is no redo button; if not
        even a smaller sentence fits, hint and undo have icons instead of labels, and if
        necessary no button has a key cap.
        """
        held = self._band, self._max_height, self._lower_limit
        wanted = held, self.words, self.offers, self.brushes
        if wanted == self._arrangement or not self._band.h:
            return
        self._arrangement = wanted
        self._set_height(self._band.h)
        self._front.setFixedWidth(round(self._front_width))
        self._make_buttons()
        for size, shorten in (
            (tokens.SENTENCE_FONT.size, _hide_redo),
            (_MIN_LABELLED_FONT_SIZE, TableButton.replace_label),
            (_MIN_LABELLED_FONT_SIZE, TableButton.hide_key),
        ):
            if not self._has_room(size):
                for button in self.buttons:
                    shorten(button)
        self.buttons = tuple(each for each in self.buttons if not each.isHidden())
        if self.words.is_lesson:
            self._write_lesson()
        else:
            self._write_sentence()

    def _make_buttons(self) -> None:
        """Make the buttons; those for which room is only reserved are hidden.

        The redo button is next to the sentence and the undo button at the edge, so that
        no button moves when others appear.
        """
        there = [offer.command for offer in self.offers]
        reserved = self.words.reserved_offers
        kept = [each for each in reserved if each.command not in there]
        order = {Command.REDO: -1, Command.UNDO: 1}
        shown = sorted(self.offers, key=lambda it: order.get(it.command, 0)) + kept
        way = QHBoxLayout.Direction.LeftToRight
        if self.brushes.style.choices.left_handed:
            shown.reverse()
            way = QHBoxLayout.Direction.RightToLeft
        self._line.setDirection(way)
        high = min(button_height(self.brushes), self.area.height() - 8)
        self.show_offers(tuple(shown), high)
        for button in self.buttons:
            if button.offer in kept:
                policy = button.sizePolicy()
                policy.setRetainSizeWhenHidden(True)
                button.setSizePolicy(policy)
                button.hide()

    def _set_height(self, high: float) -> None:
        """Set the height in pixels; the lower edge remains at the lower edge of the
        band."""
        band, grown = self._band, high > self._band.h
        self.setZValue(_ENLARGED_LAYER if grown else tokens.Layer.ZONE)
        self.place(Rect(band.x, band.bottom - high, band.w, high))

    def _has_room(self, size: int) -> bool:
        """Return whether the sentence fits beside the visible buttons in a font size;
        the text of a lesson has the usual size and two lines."""
        if self.words.is_lesson:  # the status line grows upwards
            size, high = tokens.SENTENCE_FONT.size, _USUAL_LINES * self._line_height
            return self._fit([self._html(size)], high)
        return self._fit([self._html(size)], self._band.h - _SENTENCE_MARGIN)

    @property
    def _line_height(self) -> float:
        """Height of a line of a lesson text in the usual font, in pixels."""
        return self.brushes.line_height(tokens.SENTENCE_FONT) * _LINE_PERCENT / 100 + 1

    def _fit(self, texts: Iterable[str], high: float) -> bool:
        """Show the first of several texts that fits into a height in pixels, or the
        last one; return whether it fits."""
        self._line.activate()
        for text in texts:
            self.sentence.setText(text)
            if self.text_height <= high:
                return True
        return False

    @property
    def text_height(self) -> int:
        """Height of the sentence in pixels."""
        return self.sentence.heightForWidth(max(40, self.sentence.width()))

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
        paint_leather(painter, self.brushes, self.area, lit=self.words.is_own_turn)
        if self.words.bold_text or self.words.plain_text:
            front = self._front.geometry()
            self._draw_front(painter, QPointF(front.x(), front.center().y() + 0.5))
        super().draw(painter)

    @property
    def notice_rect(self) -> Rect:
        """Rectangle of the sentence, which a notice without another free place may
        cover."""
        return self.scene_rect(QRectF(self._text.geometry()).adjusted(1, 2, -6, -2))

    def _draw_front(self, painter: QPainter, at: QPointF) -> None:
        """Paint portrait, lamp or dot before the sentence."""
        b, words, palette = self.brushes, self.words, self.brushes.palette
        if words.portrait is not None:
            size = self._face
            face = pixmaps.portrait(words.portrait, words.mood, size, b.ratio, palette)
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

    def _write_sentence(self) -> None:
        """Show the sentence in the largest font in which it fits into the height.

        The conditions for going out are included if they fit in the usual font. If no
        font is small enough, a portrait replaces the beginning of the sentence.
        """
        sizes = sentence_sizes(self.brushes)
        texts = [self._html(size) for size in sizes]
        if self.words.going_out_needs:  # only if there is room
            texts.insert(0, self._html(sizes[0], needs=True))
        if self.words.portrait and self.words.plain_text:  # it shows who acts
            texts.append(self._html(sizes[-1], lead=False))
        self._fit(texts, self.area.height() - _SENTENCE_MARGIN)

    def _write_lesson(self) -> None:
        """Show the text of a lesson in the largest font that fits, and enlarge the
        status line for it.

        Large text is first reduced, down to the usual size, to fit into the band.
        Otherwise the status line grows upwards; if a legible font allows that, only to
        the marked place, and to four lines.
        """
        usual, band = tokens.SENTENCE_FONT.size, self._band
        sizes, k = (usual, *_SIZES), self.brushes.text_scale
        most, lines = self._max_height, _MAX_LINES * self._line_height + _LESSON_MARGINS
        below = min(most, band.bottom - self._lower_limit)
        for high, least in (
            (band.h, usual),
            (min(below, lines), _MIN_FONT_SIZE),
            (below, _MIN_FONT_SIZE),
            (min(most, lines), 0),
            (most, 0),
        ):
            found = [self._html(size) for size in sizes if size * k >= least]
            if self._fit(found, high - _LESSON_MARGINS):
                break
        self._set_height(max(band.h, self.text_height + _LESSON_MARGINS))

    def _html(self, size: int, *, needs: bool = False, lead: bool = True) -> str:
        """Return the sentence in a font size as HTML: with `needs` also the conditions
        for going out, without `lead` only the part that is not bold."""
        b, words = self.brushes, self.words
        text, bold, needed = (
            html_on_leather(_SPACE_AFTER_NUMBER.sub(_NO_BREAK, each), b.palette)
            for each in (words.plain_text, words.bold_text, words.going_out_needs)
        )
        if bold and lead:
            text = f"<b>{bold}</b> {text}"
        if needs:
            heading, colon, rest = needed.partition(": ")
            muted = (heading + colon).replace(" ", _NO_BREAK) + rest
            ink = b.palette.felt_muted_text
            text += f'{_NO_BREAK * 2} <span style="color:{ink}">{muted}</span>'
        line_height = _LINE_PERCENT if words.is_lesson else 100
        return (
            f'<div style="font-size:{round(size * b.text_scale)}px;'
            f'line-height:{line_height}%;color:{b.palette.felt_text}">{text}</div>'
        )


def _hide_redo(button: TableButton) -> None:
    if button.offer.command is Command.REDO:
        button.hide()


def sentence_sizes(brushes: Brushes) -> list[int]:
    """Return the font sizes for a sentence in the status line, in order of
    preference."""
    small = [size for size in _SIZES if size * brushes.text_scale >= _MIN_FONT_SIZE]
    return [tokens.SENTENCE_FONT.size, *small]


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
        scores, b = self.scores or ScoreText(), self.brushes
        lines = (scores.round_text, scores.target_text)
        longest = max(b.text_width(tokens.QUIET_TABLE_FONT, line) for line in lines)
        wanted = max(250 * zones.text_scale, 28 + self._sides_width + longest)
        width = min(wanted, first - 10 - row.x)
        self.place(Rect(row.x, row.y, width, row.h))
        self._update_visibility()

    @property
    def min_width(self) -> float:
        """Width below which a total would be cut off; 0 without totals.

        The width changes in steps, so that seats do not move with every change of
        points.
        """
        steps = ceil((14 + self._sides_width) / SCORE_WIDTH_STEP_PX)
        return 0.0 if self.scores is None else steps * SCORE_WIDTH_STEP_PX

    @property
    def _sides_width(self) -> float:
        sides = () if self.scores is None else self.scores.side_names_and_totals
        return sum(self._side(name, total) + 14 for name, total in sides)

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
