"""The sheet of the deal of the day: the week, the result beside bots’, a line."""

from __future__ import annotations

from functools import partial
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLineEdit, QWidget

from canasta_qt.art.typefaces import text_font
from canasta_qt.look.keys import Key, key_name
from canasta_qt.look.tokens import BODY_STRONG
from canasta_qt.overrides import override
from canasta_qt.translate import signed
from canasta_qt.windows.widgets.parts import label, make_button, quiet
from canasta_qt.windows.widgets.scrolling import ScrollPage
from canasta_qt.windows.widgets.sheet import Sheet
from canasta_qt.windows.widgets.style import Look, fill, grid_box, hbox, marked, vbox
from canasta_qt.wording.scores.day import lead, points_words

_BAR: Final = 22
_CHIP: Final = 68
_ROOM: Final = 78
"""Beside a bar, for its figure."""
_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class Weekday(NamedTuple):
    """A day that can be chosen."""

    day: str
    """As it is typed: 2026-11-22."""
    name: str
    result: str
    whole: str
    """What a reader says: day and result."""


class DayShown(NamedTuple):
    """Everything the sheet shows of one day."""

    day: str
    date: str
    heading: str
    facts: str
    week: tuple[Weekday, ...]
    is_played: bool
    is_here: bool
    """Its round lies on the table."""


class InSeat(NamedTuple):
    """Somebody in the player's seat; no points yet while it plays, or is given up."""

    who: str
    points: tuple[int, ...]
    mine: bool = False
    waits: bool = True


class _Bar(QWidget):
    """Points ahead as a bar from a common zero, with their figure."""

    def __init__(self, ahead: int, ends: tuple[int, int], look: Look) -> None:
        super().__init__()
        self._ahead, self._ends, self._look = ahead, ends, look
        self.mine = False
        self.setFont(text_font(BODY_STRONG, look.q))
        self.setMinimumSize(look.pixels(200), look.pixels(_BAR))
        self.setAccessibleName(signed(ahead))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter, colours, high = QPainter(self), self._look.colours, self.height()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        low, top = self._ends
        share = (self.width() - self._look.pixels(_ROOM)) / ((top - low) or 1)
        left = (min(self._ahead, 0) - low) * share
        bar = QRectF(left, 0, max(3.0, abs(self._ahead) * share), high)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colours.accent if self.mine else colours.control_line))
        painter.drawRoundedRect(bar, 3, 3)
        painter.setPen(QColor(colours.text))
        room = QRectF(bar.right() + 10, 0, self.width(), high)
        painter.drawText(room, _LEFT, signed(self._ahead))
        painter.end()


class DaySheet(Sheet):
    """The deal of a day; Enter plays it, or closes the sheet once it is played."""

    day_chosen = Signal(str)
    play_asked = Signal()
    copy_asked = Signal()
    sheet_asked = Signal()
    watch_asked = Signal()

    def __init__(self, shown: DayShown, look: Look) -> None:
        """Show a day; results and line come with `show_results`."""
        high = 600 if shown.is_played else 370
        super().__init__(self.tr("Deal of the day"), (920, high), look)
        self.shown = shown
        inside = marked(QWidget(), kind="clear")
        column = vbox(inside, margins=(0, 4, 0, 4), spacing=9)
        said = fill(vbox(spacing=2), quiet(shown.date, "lead"))
        fill(said, label(shown.heading, "score", wrap=True))
        fill(column, fill(hbox(wraps=True), (said, 1), self._week()))
        fill(column, quiet(shown.facts, "lead", wrap=True))
        self._rows = marked(QFrame(), kind="card")
        self._grid = grid_box(16, 14, wide=1, owner=self._rows)
        self._grid.setContentsMargins(18, 16, 18, 16)
        fill(column, self._rows)
        cards = self.tr("The same 108 cards in the same order for everybody.")
        bars = self.tr("Bars show your side’s points minus theirs.")
        fill(column, quiet(f"{cards} {bars}" if shown.is_played else cards, wrap=True))
        self.line = QLineEdit(readOnly=True)
        self.line.setAccessibleName(self.tr("Share your result"))
        self.copy = make_button(self.tr("Copy"), self._on_copy)
        if shown.is_played:
            fill(column, label(self.tr("Share your result"), "strong"))
            fill(column, fill(hbox(spacing=10), (self.line, 1), self.copy))
            fill(column, quiet(self.tr("One line of text. Nothing is sent anywhere.")))
        fill(column, None, self._other_day())
        self.show_page(ScrollPage(inside), inside)
        self._rows.setVisible(shown.is_played)
        self._fill_buttons()

    def _fill_buttons(self) -> None:
        enter = key_name(Key.Key_Enter)
        if not self.shown.is_played:
            self.first = make_button(
                self.tr("Play"), self.on_enter, "primary", key=enter
            )
            close = make_button(self.tr("Close"), self.close_sheet)
            fill(self.buttons, None, close, self.first)
            return
        count = make_button(self.tr("Score sheet"), self.sheet_asked)
        count.setVisible(self.shown.is_here)
        self.watch = make_button(self.tr("Watch the Master’s round"), self.watch_asked)
        self.watch.setEnabled(False)
        again = make_button(self.tr("Play it again"), self._on_play)
        self.first = make_button(self.tr("Close"), self.close_sheet, "primary", enter)
        fill(self.buttons, count, self.watch, again, None, self.first)

    def _week(self) -> QHBoxLayout:
        row = hbox(spacing=4)
        for each in self.shown.week:
            chosen, words = each.day == self.shown.day, f"{each.name}\n{each.result}"
            made = make_button(words, partial(self._on_weekday, each.day))
            marked(made, kind="segment", place="only").setCheckable(True)
            made.setChecked(chosen)
            made.setMinimumWidth(self.look.pixels(_CHIP))
            made.setAccessibleName(each.whole)
            row.addWidget(made)
        return row

    def _other_day(self) -> QHBoxLayout:
        self.other = QLineEdit(self.shown.day)
        self.other.setAccessibleName(self.tr("Another day"))
        show = make_button(self.tr("Show"), self._on_other)
        words = label(self.tr("Another day"), "strong")
        return fill(hbox(spacing=10), words, self.other, show, None)

    def show_results(self, rows: tuple[InSeat, ...], line: str) -> None:
        """Show everybody who has played so far, and the line."""
        while (item := self._grid.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.deleteLater()
        ahead = [each.points[0] - each.points[1] for each in rows if each.points]
        ends = min(0, *ahead, 0), max(0, *ahead, 0)
        for at, (who, points, mine, waits) in enumerate(rows):
            name = label(who, "strong" if mine else "body")
            self._grid.addWidget(name, at, 0)
            if points:
                bar = _Bar(points[0] - points[1], ends, self.look)
                bar.mine = mine
                self._grid.addWidget(bar, at, 1)
                total = quiet(points_words(points))
                total.setAccessibleName(f"{who}: {total.text()} ({lead(points)})")
                self._grid.addWidget(total, at, 2, Qt.AlignmentFlag.AlignRight)
            else:
                plays, silent = self.tr("plays the round…"), self.tr("does not answer")
                self._grid.addWidget(quiet(plays if waits else silent), at, 1)
        self.line.setText(line)
        self.line.setCursorPosition(0)

    def _on_weekday(self, day: str) -> None:
        self.day_chosen.emit(day)

    def _on_other(self) -> None:
        self.day_chosen.emit(self.other.text().strip())

    def _on_copy(self) -> None:
        self.copy_asked.emit()
        self.copy.setText(self.tr("Copied") + " ✓")

    def _on_play(self) -> None:
        self.close_sheet()
        self.play_asked.emit()

    @override
    def on_enter(self) -> None:
        """Play what has not been played; close what has."""
        if self.other.hasFocus():
            self._on_other()
        elif self.shown.is_played:
            self.close_sheet()
        else:
            self._on_play()
