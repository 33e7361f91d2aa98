"""Questions at the table: answer buttons, a cut of the pack, ways to take the pile."""

from functools import partial
from math import ceil
from typing import Final, TypeAlias

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QEnterEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from canasta_qt.cards import UNKNOWN, Card, Rank
from canasta_qt.gestures import NO_TAKE_INDEX, Prompt, PromptKind, TakeChoice
from canasta_qt.look import tokens
from canasta_qt.look.keys import Key, answer_keys, key_name
from canasta_qt.look.plain_text import set_tooltip
from canasta_qt.overrides import override
from canasta_qt.table.layout.places import speech_origin_rect
from canasta_qt.table.layout.zones import Rect, Zones, clamp
from canasta_qt.table.overlay.box import Box, box_button
from canasta_qt.table.overlay.memory_box import MemoryBox
from canasta_qt.table.paint.brushes import (
    CENTRE,
    Brushes,
    Outline,
    TextRun,
    WrappedText,
    colour,
    paint_rounded_rect,
)
from canasta_qt.translate import capitalize, number_text, tr, tr_n
from canasta_qt.windows.widgets.parts import JumpSlider, KeyButton, label
from canasta_qt.windows.widgets.style import add_items, grid_box, hbox
from canasta_qt.wording.player_names import PlayerNames
from canasta_qt.wording.table.labels import partner_question, take_choice_words

_WAY_WIDTHS: Final = range(260, 520, 20)
"""Widths tried for a row of the list of ways, in pixels at text scale 1; the first
width at which the rows are low enough is used."""
_LEAST_ROW_PX: Final = 38.0
_MOST_ROW_PX: Final = 62.0
_ROW_MARGINS_PX: Final = 10.0
"""Pixels above and below the cards of a way."""
_TEXT_MARGINS_PX: Final = (10.0, 5.0, 0.0)
"""Pixels above and below the text of a way, tried in order."""
_WAYS_IN_COLUMN: Final = 2
"""Number of rows in a column before the next column is used."""
_WAY_COLUMNS: Final = 3
"""Largest number of columns; more ways make the columns longer."""
_KEY_CAP_PX: Final = 20.0
"""Width and height of the key cap of a way, in pixels at text scale 1."""
_PLATE_GAP_PX: Final = 2.0
"""Pixels between the list of ways and the plates."""
_Answers: TypeAlias = tuple[tuple[str, int], ...]
"""Label and key of each answer; the first one has the primary button, which Enter
presses, except if a partner asks."""


def question_words(prompt: Prompt, people: PlayerNames) -> tuple[str, str, _Answers]:
    """Return title, sentence and answers of a question."""
    match prompt.kind:
        case PromptKind.KEEP_PACKET:
            return (
                tr("Which packet do you keep as your foot?"),
                tr("You pass on the other."),
                ((tr("First packet"), Key.Key_1), (tr("Second packet"), Key.Key_2)),
            )
        case PromptKind.LIFT:
            least, most = prompt.bonus_lift_range
            if least < most:
                text = tr(
                    "The bonus is for {least} to {most} cards. Your hand may slip a"
                    " little."
                ).format(least=number_text(least), most=number_text(most))
            else:
                text = tr_n(
                    "The bonus is for exactly %n card(s). Your hand may slip a little.",
                    most,
                )
            return tr("Cut the deck"), text, ((tr("Cut"), Key.Key_Enter),)
        case _:
            words = (tr("Yes"), tr("No"))
            return (
                tr("May I go out?"),
                partner_question(prompt, people),
                tuple(zip(words, map(ord, answer_keys()), strict=True)),
            )


class QuestionBox(Box):
    """Box with title, sentence, a slider for a cut, and a button for each answer.

    A question of the partner has the form of a speech bubble.
    """

    button_height = 36

    answered = Signal(int)
    """Emitted with the index of the pressed button."""

    def __init__(self, parent: QWidget, brushes: Brushes) -> None:
        super().__init__(parent, brushes)
        self.kind: PromptKind | None = None
        self.asker: int | None = None
        """Seat of a partner who asks, counted clockwise from the player; None for other
        questions."""
        self.heading = label("", "title")
        self.words = label("", wrap=True)
        self.bar = JumpSlider(Qt.Orientation.Horizontal)
        self.bar.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.number = label("", "number")
        self.number.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.bar.valueChanged.connect(
            lambda count: self.number.setText(number_text(count))
        )
        self.buttons: list[KeyButton] = []
        self.keys: dict[int, int] = {}
        """Index of the button by key code."""
        lift = add_items(hbox(spacing=12), self.bar, self.number)
        self.answers = add_items(hbox(margins=(0, 8, 0, 0), spacing=10), None)
        self.column.setSpacing(8)
        add_items(self.column, self.heading, self.words, lift, self.answers)

    def ask(self, prompt: Prompt, people: PlayerNames, zones: Zones) -> None:
        """Show a question; the slider of a cut is set to the middle of the pack."""
        self.kind = prompt.kind
        heading, text, answers = question_words(prompt, people)
        self.heading.setText(heading)
        self.words.setText(text)
        self.asker = None
        if prompt.asking_seat is not None:
            self.asker = (prompt.asking_seat - people.viewer) % len(people.names)
        self.words.setVisible(self.asker is None)
        left, middle = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignHCenter
        self.heading.setAlignment(left if self.asker is None else middle)
        set_tooltip(self, "" if self.asker is None else text)
        for part in (self.bar, self.number):
            part.setVisible(prompt.kind is PromptKind.LIFT)
        self.bar.setRange(1, max(1, prompt.max_lift_count))
        self.bar.setValue(prompt.max_lift_count // 2)
        for button in self.buttons:
            button.hide()  # a visible button takes up room until it is deleted
            button.deleteLater()
        self.buttons = []
        self.keys = {key: i for i, (_, key) in enumerate(answers)}
        for i, (words, key) in enumerate(answers):
            is_primary = not i and self.asker is None
            kind = "primary" if is_primary else ""
            button = box_button(words, key_name(Key(key)), kind)
            button.clicked.connect(partial(self.answered.emit, i))
            self.answers.insertWidget(i, button)
            self.buttons.append(button)
        self.place_for(zones)
        self.show()

    def place_for(self, zones: Zones) -> None:
        """Place the box at the plate of a partner who asks, or else above the own
        melds."""
        k = self.brushes.text_scale
        self.tip = None
        if self.asker is not None:
            self.apply_style(18, 8, 18, 10)
            size = self.column.totalSizeHint()
            wide = size.width() - 2 * self.margin
            high = self.content_height(wide)
            self.place_bubble(
                speech_origin_rect(zones, self.asker), (wide, high), zones
            )
            return
        self.number.setFixedSize(round(52 * k), round(48 * k) - 8)
        self.apply_style(20, 16, 20, 16)
        width = min(560 * k, zones.status_line.w)
        high = self.content_height(width)
        x = zones.status_line.x + (zones.status_line.w - width) / 2
        self.place(Rect(x, max(zones.margin, zones.own_row.y - high - 6), width, high))


class TakeRow(QAbstractButton):
    """Row for one way to take the pile: cards, consequence, and key."""

    def __init__(self, chooser: "TakeChooser", number: int, choice: TakeChoice) -> None:
        super().__init__(chooser)
        self.chooser = chooser
        self.number = number
        self.cards = choice.cards or (chooser.top,)
        self.setText(capitalize(take_choice_words(choice, Rank(chooser.top >> 2))))
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.clicked.connect(partial(chooser.chosen.emit, number))

    @property
    def card_width(self) -> float:
        """Width of a card in pixels."""
        return self.chooser.card_height / tokens.CARD_RATIO

    @property
    def card_step(self) -> float:
        """Horizontal distance between two cards in pixels."""
        return min(
            0.66 * self.card_width, 1.2 * self.card_width / max(1, len(self.cards) - 1)
        )

    @property
    def cards_width(self) -> float:
        """Width of all cards in pixels."""
        return self.card_width + self.card_step * max(0, len(self.cards) - 1)

    @override
    def sizeHint(self) -> QSize:
        """Return the height of the row, with an arbitrary width."""
        return QSize(0, round(self.chooser.row_height))

    @override
    def enterEvent(self, event: QEnterEvent) -> None:
        """Make this row the current one."""
        self.chooser.set_current(self.number)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint cards, text and key."""
        b, palette = self.chooser.brushes, self.chooser.brushes.palette
        rect = QRectF(self.rect())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        line = colour(palette.hairline)
        painter.fillRect(QRectF(0, 0, rect.width(), 1), line)
        if self.number % self.chooser.column_count:
            painter.fillRect(QRectF(0, 0, 1, rect.height()), line)
        if self.number == self.chooser.current:
            painter.fillRect(rect, colour(palette.selection_background))
            painter.fillRect(QRectF(0, 0, 4, rect.height()), colour(palette.accent))
        self._paint_cards(painter)
        middle, side = rect.center().y(), _KEY_CAP_PX * b.text_scale
        cap = QRectF(rect.right() - side - 14, middle - side / 2, side, side)
        paint_rounded_rect(painter, cap, 4, None, Outline(palette.text, 1))
        key = TextRun(str(self.number + 1), tokens.KEY_CAP_FONT, palette.text)
        b.draw_text_line(painter, cap, key, CENTRE, elide=False)
        flow = self.wrapped_text(rect.width())
        flow.paint(painter, self._words_left, middle - flow.height / 2)
        painter.end()

    @property
    def _words_left(self) -> float:
        """Left end of the text, the same in all rows."""
        return 15 + max(row.cards_width for row in self.chooser.rows) + 12

    def wrapped_text(self, width: float) -> WrappedText:
        """Return the text between cards and key, wrapped for a width of the row."""
        b = self.chooser.brushes
        font = tokens.SENTENCE_FONT._replace(size=self.chooser.text_size)
        run = TextRun(self.text(), font, b.palette.text)
        key = _KEY_CAP_PX * b.text_scale
        return WrappedText(b, (run,), width - key - 14 - self._words_left - 8)

    def _paint_cards(self, painter: QPainter) -> None:
        high = self.chooser.card_height
        for i, card in enumerate(self.cards):
            corner = QPointF(15 + i * self.card_step, (self.height() - high) / 2)
            self.chooser.brushes.draw_card(painter, card, corner, self.card_width)


class TakeChooser(Box):
    """List of the ways to take the pile, in columns above the pile, over the melds of
    the other sides."""

    button_height = 30
    chosen = Signal(int)

    def __init__(self, parent: QWidget, brushes: Brushes) -> None:
        super().__init__(parent, brushes)
        self.top = UNKNOWN
        """Top card of the pile."""
        self.current = 0
        self.rows: list[TakeRow] = []
        self.card_height = self.row_height = _MOST_ROW_PX
        self.text_size = tokens.SENTENCE_FONT.size
        self.column_count = 1
        self.cancel_button = box_button(tr("Do not take it"), key_name(Key.Key_Escape))
        self.cancel_button.clicked.connect(partial(self.chosen.emit, NO_TAKE_INDEX))
        heading = label(tr("Take the pile with…"), "heading")
        self.head = add_items(hbox(spacing=16), heading, None, self.cancel_button)
        self.column.setSpacing(0)
        self.ways = grid_box(0, 0, 0)
        add_items(self.column, self.head, self.ways)

    @property
    def arrow_key_steps(self) -> dict[int, int]:
        """The number of ways by which each arrow key moves the selection."""
        line = self.column_count
        keys = Key.Key_Up, Key.Key_Down, Key.Key_Left, Key.Key_Right
        return dict(zip(keys, (-line, line, -1, 1), strict=True))

    def ask(self, prompt: Prompt, top_card: Card, zones: Zones) -> None:
        """Show the ways to take the pile; the first one is the current one."""
        self.top, self.current = top_card, 0
        for old in self.rows:
            old.hide()  # a visible row takes up room until it is deleted
            old.deleteLater()
        self.rows = [TakeRow(self, *each) for each in enumerate(prompt.choices)]
        self.column_count = min(_WAY_COLUMNS, ceil(len(self.rows) / _WAYS_IN_COLUMN))
        for column in range(_WAY_COLUMNS):
            self.ways.setColumnStretch(column, int(column < self.column_count))
        for row in self.rows:
            line, column = divmod(row.number, self.column_count)
            self.ways.addWidget(row, line, column)
        self.place_for(zones)
        self.show()

    def place_for(self, zones: Zones) -> None:
        """Place the list above the pile, between the plates.

        If the list would otherwise cover the plates of the top row, there is less space
        around heading and texts; if it would cover the pile, large text becomes
        smaller.
        """
        self.apply_style(1, 0, 1, 1)
        for air in _TEXT_MARGINS_PX:
            if self._place_with(zones, air):
                return

    def _place_with(self, zones: Zones, air: float) -> bool:
        """Place the list with space around texts in pixels; return whether it is below
        the plates of the top row."""
        k, edge = self.brushes.text_scale, round(max(1.0, 0.7 * air))
        self.head.setContentsMargins(15, edge, 9, edge)
        bottom = zones.centre.y - _PLATE_GAP_PX
        head = self.head.sizeHint()
        columns = self.column_count
        lines = ceil(len(self.rows) / columns)
        least, most = (
            (bottom - head.height() - 1 - top) / lines
            for top in (max(zones.top_row.bottom + _PLATE_GAP_PX, zones.margin), 0)
        )
        height = clamp(_LEAST_ROW_PX, least if k <= 1 else most, _MOST_ROW_PX)
        self.card_height = height - _ROW_MARGINS_PX
        widths = [min(wide * k, zones.centre.w / columns) for wide in _WAY_WIDTHS]
        wide = self._fit_rows(widths, most, air)
        for row in self.rows:
            row.updateGeometry()
        width = max(wide * columns, head.width()) + 2
        high = self.content_height(width)
        x = clamp(
            zones.margin, zones.pile_rect.mid_x - width / 2, zones.centre.right - width
        )
        self.place(Rect(x, max(0.0, bottom - high), width, high))
        return self.row_height <= least

    def _fit_rows(self, widths: list[float], most: float, air: float) -> float:
        """Set the font size and the height of the rows; return their width in pixels.

        The width is the one of `widths` at which the rows are lowest. If they are
        higher than `most` pixels, large text is reduced, down to its usual size.
        """
        self.text_size = tokens.SENTENCE_FONT.size
        least = self.text_size / self.brushes.text_scale
        while True:
            self.row_height, wide = min(
                (self._height(wide, air), wide) for wide in widths
            )
            if self.row_height <= most or self.text_size - 1 < least:
                return wide
            self.text_size -= 1

    def _height(self, width: float, air: float) -> float:
        """Return the height in pixels that rows of a width need for their texts."""
        key = _KEY_CAP_PX * self.brushes.text_scale
        texts = (row.wrapped_text(width).height + air for row in self.rows)
        return max(self.card_height + _ROW_MARGINS_PX, key + 2, *texts)

    def set_current(self, row: int) -> None:
        if 0 <= row < len(self.rows):
            self.current = row
            self.update()


class QuestionBoxes:
    """The question box and the list of ways to take the pile."""

    def __init__(self, parent: QWidget, brushes: Brushes) -> None:
        """Create the boxes, hidden; `parent` is the viewport of the table."""
        self.chooser = TakeChooser(parent, brushes)
        self.question = QuestionBox(parent, brushes)
        self.memory = MemoryBox(parent, brushes)
        self._boxes = (self.chooser, self.question)
        self.boxes = (*self._boxes, self.memory)

    @property
    def open_prompt_kind(self) -> PromptKind | None:
        """Kind of the question in the box; None without one, also while the list of
        ways to take the pile is open."""
        return self.question.kind if self.question.isVisible() else None

    def restyle(self, brushes: Brushes) -> None:
        for box in self.boxes:
            box.restyle(brushes)

    def relayout(self, zones: Zones) -> None:
        """Place the open boxes again in a new layout."""
        for box in self._boxes:
            if not box.isHidden():
                box.place_for(zones)

    def covers(self, point: QPointF) -> bool:
        """Return whether an open question covers a point of the scene."""
        return any(box.covers(point) for box in self._boxes)

    def close(self) -> None:
        """Hide the questions."""
        self.chooser.hide()
        self.question.hide()
