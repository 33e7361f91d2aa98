"""Dialog after an answer: grade, reason, and the compared moves side by side."""

from dataclasses import dataclass
from typing import Final

from PySide6 import QtWidgets
from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter

from canasta_qt.look.keys import Key, key_name
from canasta_qt.overrides import override
from canasta_qt.translate import tr
from canasta_qt.windows.widgets.look import current_look, html_with_suits, scaled_pixels
from canasta_qt.windows.widgets.painted_widget import PaintedWidget
from canasta_qt.windows.widgets.parts import label, make_button, quiet_label, rich_label
from canasta_qt.windows.widgets.sheet import Sheet, share_row
from canasta_qt.windows.widgets.style import add_items, hbox, vbox, with_properties

_SIZE: Final = (1120, 300)
_SHORT_SIZE: Final = (640, 260)
"""Preferred width and height of a dialog without compared moves, in pixels."""
_BAR: Final = 9
"""Height of a bar, in pixels."""
_LARGE_TEXT_FACTOR: Final = 1.25
"""Text factor from which the row of grades is below the text instead of beside it."""


@dataclass(frozen=True, slots=True)
class ComparedMove:
    """One of two compared moves: the played or the better one."""

    heading: str
    grade: str
    loss_text: str
    """Points lost against the best move, as text beside the bar."""
    bar_length: float
    """Length of the bar as share of the longest possible, 0 to 1."""
    standard_error: float = 0.0
    """Standard error in the unit of `bar_length`; for 0 no marks are drawn."""
    is_best: bool = False


@dataclass(frozen=True, slots=True)
class AnswerContent:
    """Texts about an answer; `compared_moves` is empty if no moves were compared."""

    title: str
    position_text: str
    heading: str
    reason: str
    grade_names: tuple[str, ...]
    grade_index: int
    """Index of the grade; -1 if the answer could not be evaluated."""
    cost_text: str = ""
    compared_moves: tuple[ComparedMove, ...] = ()
    can_show_sequels: bool = False
    """True if the turns that follow both moves can be shown on the table."""
    can_copy: bool = False
    """True if the answer is better than the best known move, and so can be reported."""
    share_text: str = ""
    """Result of today’s position as text to share; empty for other positions."""


class AnswerSheet(Sheet):
    """Dialog with the grade of an answer and buttons to continue."""

    why_requested = Signal()
    play_on_requested = Signal()
    again_requested = Signal()
    compare_requested = Signal()
    copy_requested = Signal()
    next_requested = Signal()

    def __init__(self, answer: AnswerContent, following: str) -> None:
        """Show the content; `following` is the text of the button for the next
        position.
        """
        size = _SIZE if answer.compared_moves else _SHORT_SIZE
        super().__init__(answer.title, size)
        self.answer = answer
        self.corner.setText(answer.position_text)
        self.setAccessibleDescription(self.spoken_text)
        inside = QtWidgets.QWidget()
        column = vbox(inside, margins=0, spacing=12)
        said = vbox(spacing=5)
        heading = rich_label(html_with_suits(answer.heading), "heading")
        because = rich_label(html_with_suits(answer.reason), "lead")
        add_items(said, heading, because)
        beside = (
            answer.compared_moves and current_look().text_factor < _LARGE_TEXT_FACTOR
        )
        top = hbox(spacing=20) if beside else vbox(spacing=12)
        add_items(column, add_items(top, (said, 1), self._grade_row()))
        if answer.share_text:
            add_items(column, share_row(answer.share_text))
        both = hbox(spacing=20, wraps=True)
        for way in answer.compared_moves:
            both.addWidget(self._way(way), 1)
        column.addLayout(both)
        column.addStretch(1)
        self.show_content(inside)
        self._add_buttons(following)

    @property
    def spoken_text(self) -> str:
        """The complete text for screen readers."""
        answer, grade = self.answer, self.answer.grade_index
        heads = [way.heading for way in answer.compared_moves]
        graded = answer.grade_names[grade] if grade >= 0 else ""
        parts = (graded, answer.heading, answer.reason, answer.cost_text, *heads)
        return " ".join(f"{part.rstrip('.')}." for part in parts if part)

    def _grade_row(self) -> QtWidgets.QLayout:
        """Return a row with all grades, in which the grade of the answer is filled, and
        with the cost in points."""
        answer, row = self.answer, hbox(spacing=0)
        places = ("first", *["middle"] * (len(answer.grade_names) - 2), "last")
        for number, (words, at) in enumerate(
            zip(answer.grade_names, places, strict=True)
        ):
            got = number == answer.grade_index
            words = f"● {words}" if got else words
            row.addWidget(
                with_properties(label(words), kind="grade", place=at, got=str(got))
            )
        cost = quiet_label(answer.cost_text)
        if (
            not answer.compared_moves
            or current_look().text_factor >= _LARGE_TEXT_FACTOR
        ):
            return add_items(hbox(spacing=12, wraps=True), row, cost, None)
        cost.setAlignment(Qt.AlignmentFlag.AlignRight)
        return add_items(vbox(spacing=6), row, cost, None)

    def _way(self, way: ComparedMove) -> QtWidgets.QFrame:
        best = way.is_best
        frame = with_properties(QtWidgets.QFrame(), kind="card", best=str(best))
        column = vbox(frame, margins=(14, 12, 14, 12), spacing=10)
        heading = rich_label(html_with_suits(way.heading), "label")
        head = add_items(hbox(spacing=8), (heading, 1))
        if way.grade:
            grade = with_properties(
                label(way.grade), kind="grade", place="only", got=str(best)
            )
            head.addWidget(grade, 0, Qt.AlignmentFlag.AlignTop)
        column.addLayout(head)
        bar = _Bar(way, best=best)
        less = quiet_label(way.loss_text)
        less.setMinimumWidth(scaled_pixels(112))
        add_items(column, add_items(hbox(spacing=10), less, (bar, 1)))
        return frame

    def _add_buttons(self, following: str) -> None:
        ways, enter = bool(self.answer.compared_moves), key_name(Key.Key_Enter)
        why = make_button(tr("See why"), self.why_requested, key="W")
        on = make_button(tr("Play on from here"), self.play_on_requested, key="C")
        again = make_button(tr("Try again"), self.again_requested, key="R")
        compare = make_button(tr("Compare all moves…"), self.compare_requested)
        copy = make_button(tr("Copy the position"), self.copy_requested)
        self.first = make_button(following, self.next_requested, "primary", enter)
        add_items(self.buttons, why, on, again, compare, copy, None, self.first)
        why.setVisible(self.answer.can_show_sequels)
        on.setVisible(ways)
        copy.setVisible(self.answer.can_copy)


class _Bar(PaintedWidget):
    """Bar for the value of a move, with marks of its standard error."""

    def __init__(self, way: ComparedMove, *, best: bool) -> None:
        super().__init__()
        self._way, self._best, self._colours = way, best, current_look().colours
        self.setMinimumHeight(2 * _BAR)
        self.setAccessibleName(way.loss_text)

    @override
    def draw(self, painter: QPainter) -> None:
        """Paint the bar, and marks one standard error below and above its end."""
        way, colours = self._way, self._colours
        painter.setPen(Qt.PenStyle.NoPen)
        top, wide = (self.height() - _BAR) / 2, self.width()
        ink = colours.accent if self._best else colours.control_outline
        for share, colour in ((1.0, colours.hairline), (way.bar_length, ink)):
            painter.setBrush(QColor(colour))
            bar = QRectF(0, top, share * wide, _BAR)
            painter.drawRoundedRect(bar, _BAR / 2, _BAR / 2)
        for end in (
            way.bar_length - way.standard_error,
            way.bar_length + way.standard_error,
        ):
            if way.standard_error:
                at = min(max(end, 0.0), 1.0) * (wide - 2)
                mark = QRectF(at, top - 3, 2, _BAR + 6)
                painter.fillRect(mark, QColor(colours.text))
