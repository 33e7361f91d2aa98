"""Questions at the table: answer buttons, the lift, ways to take the pile."""

from functools import partial
from typing import Final, TypeAlias

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QEnterEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from canasta_qt.cards import Card, Rank
from canasta_qt.gestures import DO_NOT_TAKE, Prompt, PromptKind, TakeChoice
from canasta_qt.look import tokens
from canasta_qt.look.keys import Key, answer_keys, key_name
from canasta_qt.look.plain_text import set_tooltip
from canasta_qt.overrides import override
from canasta_qt.table.layout.places import voice
from canasta_qt.table.layout.zones import Rect, Zones, clamp
from canasta_qt.table.overlay.box import Box, box_button
from canasta_qt.table.overlay.memory_box import MemoryBox
from canasta_qt.table.paint.brushes import (
    Brushes,
    Flow,
    Run,
    colour,
    key_cap,
    key_cap_size,
)
from canasta_qt.translate import capitalize, number_text, tr, tr_n
from canasta_qt.windows.widgets.parts import JumpSlider, KeyButton, label, rule
from canasta_qt.windows.widgets.style import hbox
from canasta_qt.wording.player_names import PlayerNames
from canasta_qt.wording.table.labels import choice_words, leave_words, partner_question

_CHOOSER_WIDTH: Final = 520
"""Width of the list of ways to take the pile, at text scale 1."""
_LOW_CHOOSER_WIDTH: Final = 420.0
"""Width of that list where rows are low, although it covers a plate."""
_Answers: TypeAlias = tuple[tuple[str, int], ...]
"""Label and key of each answer, the primary one first."""


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
            least, most = prompt.wanted
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
    """Title, sentence, slider for a lift, and a button for each answer.

    The question of a partner is a bubble; the effect of the answers is optional.
    """

    button_height = 36

    answered = Signal(int)
    """Index of the pressed button."""

    def __init__(self, parent: QWidget, brushes: Brushes) -> None:
        super().__init__(parent, brushes)
        self.kind: PromptKind | None = None
        self.asker: int | None = None
        """Number of places to the left of the player at which a partner asks."""
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
        """Button indices by key."""
        lift = hbox(spacing=12)
        lift.addWidget(self.bar)
        lift.addWidget(self.number)
        self.answers = hbox(margins=(0, 8, 0, 0), spacing=10)
        self.answers.addStretch(1)
        self.column.setSpacing(8)
        self.column.addWidget(self.heading)
        self.column.addWidget(self.words)
        self.column.addLayout(lift)
        self.column.addLayout(self.answers)

    def ask(self, prompt: Prompt, people: PlayerNames, zones: Zones) -> None:
        """Show a question; a lift begins in the middle of the pack."""
        self.kind = prompt.kind
        heading, text, answers = question_words(prompt, people)
        self.heading.setText(heading)
        self.words.setText(text)
        self.asker = None
        if prompt.kind is PromptKind.ANSWER_PARTNER and prompt.asker is not None:
            self.asker = (prompt.asker - people.viewer) % len(people.names)
        self.words.setVisible(self.asker is None)
        left, middle = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignHCenter
        self.heading.setAlignment(left if self.asker is None else middle)
        set_tooltip(self, "" if self.asker is None else text)
        for part in (self.bar, self.number):
            part.setVisible(prompt.kind is PromptKind.LIFT)
        self.bar.setRange(1, max(1, prompt.most))
        self.bar.setValue(prompt.most // 2)
        for button in self.buttons:
            button.deleteLater()
        self.buttons = []
        self.keys = {key: i for i, (_, key) in enumerate(answers)}
        for i, (words, key) in enumerate(answers):
            button = box_button(words, key_name(Key(key)), "" if i else "primary")
            button.clicked.connect(partial(self.answered.emit, i))
            self.answers.insertWidget(i, button)
            self.buttons.append(button)
        self.settle(zones)
        self.show()

    def settle(self, zones: Zones) -> None:
        """Place the box at the plate of the partner, or above the own melds."""
        k = self.brushes.text
        self.tip = None
        if self.asker is not None:
            self.dress(18, 8, 18, 10)
            size = self.column.totalSizeHint()
            wide = size.width() - 2 * self.margin
            high = self.height_for(wide)
            self.place_bubble(voice(zones, self.asker), (wide, high), zones)
            return
        self.number.setFixedSize(round(52 * k), round(48 * k) - 8)
        self.dress(20, 16, 20, 16)
        width = min(560 * k, zones.now.w)
        high = self.height_for(width)
        x = zones.now.x + (zones.now.w - width) / 2
        self.place(Rect(x, max(zones.pad, zones.ours.y - high - 6), width, high))


class TakeRow(QAbstractButton):
    """Row of a way to take the pile: its cards, its effect and its key."""

    def __init__(self, chooser: "TakeChooser", number: int, choice: TakeChoice) -> None:
        super().__init__(chooser)
        self.chooser = chooser
        self.number = number
        top = chooser.top
        self.cards = choice.cards or (() if top is None else (top,))
        self.setText(
            capitalize(choice_words(choice, Rank(0 if top is None else top >> 2)))
        )
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.clicked.connect(partial(chooser.chosen.emit, number))

    @property
    def card(self) -> float:
        """Width of a card."""
        return (self.chooser.row_height - 10) / tokens.CARD_RATIO

    @property
    def step(self) -> float:
        """Step between cards."""
        return min(0.66 * self.card, 1.2 * self.card / max(1, len(self.cards) - 1))

    @property
    def cards_width(self) -> float:
        """Width of all cards."""
        return self.card + self.step * max(0, len(self.cards) - 1)

    @override
    def sizeHint(self) -> QSize:
        """Return the height; any width will do."""
        return QSize(0, round(self.chooser.row_height))

    @override
    def enterEvent(self, event: QEnterEvent) -> None:
        """Make the row the current one."""
        self.chooser.point_to(self.number)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint cards, text and key."""
        b, palette = self.chooser.brushes, self.chooser.brushes.palette
        rect = QRectF(self.rect())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(QRectF(0, 0, rect.width(), 1), colour(palette.line))
        if self.number == self.chooser.current:
            painter.fillRect(rect, colour(palette.accent_soft))
            painter.fillRect(QRectF(0, 0, 4, rect.height()), colour(palette.accent))
        self._paint_cards(painter)
        key = str(self.number + 1)
        wide, high = key_cap_size(b, key)
        middle = rect.center().y()
        cap = QRectF(rect.right() - wide - 16, middle - high / 2, wide, high)
        key_cap(painter, b, cap, key, palette.text)
        flow = self.flow(rect.width())
        flow.paint(painter, self._words_left, middle - flow.height / 2)
        painter.end()

    @property
    def _words_left(self) -> float:
        """Left end of the text in all rows."""
        return 15 + max(row.cards_width for row in self.chooser.rows) + 16

    def flow(self, width: float) -> Flow:
        """Return the wrapped text between cards and key for a width of the row."""
        b = self.chooser.brushes
        key, _ = key_cap_size(b, str(self.number + 1))
        run = Run(self.text(), tokens.SENTENCE, b.palette.text)
        return b.flow((run,), width - key - 16 - self._words_left - 10)

    def _paint_cards(self, painter: QPainter) -> None:
        for i, card in enumerate(self.cards):
            corner = QPointF(15 + i * self.step, 5)
            self.chooser.brushes.card(painter, card, corner, self.card)


class TakeChooser(Box):
    """List of ways to take the pile."""

    chosen = Signal(int)

    def __init__(self, parent: QWidget, brushes: Brushes) -> None:
        super().__init__(parent, brushes)
        self.top: Card | None = None
        self.current = 0
        self.rows: list[TakeRow] = []
        self.row_height = 62.0
        self.heading = label("", "heading")
        self.leave = box_button("", "")
        self.column.setSpacing(0)
        self.column.addWidget(self.heading)
        self.column.addWidget(rule())
        self.foot = hbox()
        self.foot.addStretch(1)
        self.column.addLayout(self.foot)

    def ask(self, prompt: Prompt, top: Card | None, zones: Zones) -> None:
        """Show the ways; the first one is current."""
        self.top, self.current = top, 0
        self.heading.setText(tr("Take the pile with…"))
        for old in (*self.rows, self.leave):
            old.hide()  # a row takes room until it is deleted
            old.deleteLater()
        self.rows = [TakeRow(self, *each) for each in enumerate(prompt.choices)]
        for row in self.rows:
            self.column.insertWidget(1 + row.number, row)
        escape = key_name(Key.Key_Escape)
        self.leave = box_button(leave_words(), escape)
        self.leave.clicked.connect(partial(self.chosen.emit, DO_NOT_TAKE))
        self.foot.addWidget(self.leave)
        self.settle(zones)
        self.show()

    def settle(self, zones: Zones) -> None:
        """Place the box between left plate and pile, growing upwards."""
        k = self.brushes.text
        self.heading.setContentsMargins(15, 0, 15, 0)
        self.heading.setFixedHeight(round(46 * k))
        self.foot.setContentsMargins(0, round(58 * k - 34 * k - 13), 13, 12)
        # It covers the others' melds: own melds and status line stay visible.
        room = (zones.centre.bottom - zones.pad - 106 * k) / max(1, len(self.rows))
        self.row_height = clamp(38 * k, room, 62 * k)
        right = zones.pile_at.x - 10
        beside = (p.right + 8 for p in zones.plates if p.bottom > zones.centre.y)
        left = max((x for x in beside if x < right), default=zones.pad)
        width = min(_CHOOSER_WIDTH * k, right - left)
        if any(row.flow(width).height > self.row_height - 6 for row in self.rows):
            width = max(width, _LOW_CHOOSER_WIDTH)
        for row in self.rows:
            row.updateGeometry()
        self.dress(1, 0, 1, 0)
        high = self.height_for(width)
        x = max(zones.pad, right - width)
        self.place(Rect(x, max(zones.pad, zones.centre.bottom - high), width, high))

    def point_to(self, row: int) -> None:
        if 0 <= row < len(self.rows):
            self.current = row
            self.update()


class Questions:
    """Boxes of the questions."""

    def __init__(self, parent: QWidget, brushes: Brushes) -> None:
        """Make the hidden boxes; `parent` is the viewport."""
        self.chooser = TakeChooser(parent, brushes)
        self.question = QuestionBox(parent, brushes)
        self.memory = MemoryBox(parent, brushes)
        self._covering = (self.chooser, self.question)
        self.boxes = (*self._covering, self.memory)

    @property
    def asked(self) -> PromptKind | None:
        """Kind of the open question, except ways to take the pile."""
        return self.question.kind if self.question.isVisible() else None

    def restyle(self, brushes: Brushes) -> None:
        """Use other brushes."""
        for box in self.boxes:
            box.restyle(brushes)

    def relayout(self, zones: Zones) -> None:
        """Move the boxes to their places in a new layout."""
        for box in self._covering:
            if not box.isHidden():
                box.settle(zones)

    def is_at(self, at: QPointF) -> bool:
        """Return whether a question covers a point of the scene."""
        return any(box.is_at(at) for box in self._covering)

    def close(self) -> None:
        """Hide the questions."""
        self.chooser.hide()
        self.question.hide()
