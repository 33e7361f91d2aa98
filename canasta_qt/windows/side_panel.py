"""The side panel: score card above, log below."""

from collections.abc import Iterable, Mapping
from html import escape
from typing import Final

from PySide6 import QtCore, QtGui
from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)
from typing_extensions import override

from canasta_qt.art.typefaces import text_font
from canasta_qt.cards import JOKER, UNKNOWN, Card, rank_of, suit_of
from canasta_qt.engine.state.events import (
    CardDiscarded,
    Event,
    MeldGrown,
    MeldLaid,
    PileTaken,
    UpcardTurned,
)
from canasta_qt.look.tokens import BODY
from canasta_qt.windows.score_card import ScoreCard
from canasta_qt.windows.widgets.parts import label, rule
from canasta_qt.windows.widgets.scrolling import Index
from canasta_qt.windows.widgets.style import Look, fill, marked, vbox
from canasta_qt.wording.log.events import LogLine, TurnLog
from canasta_qt.wording.player_names import PlayerNames
from canasta_qt.wording.rich_text import Run

_ALIKE: Final[Mapping[int, str]] = {}
_NO_BREAK: Final = '<span style="white-space:nowrap{colour}">{text}</span>'


def cards_named(events: Iterable[Event]) -> tuple[Card, ...]:
    """Cards of the events that everybody sees on the table, each once, in order."""
    named: list[Card] = []
    for event in events:
        if isinstance(event, MeldLaid | MeldGrown):
            named += event.cards
        elif isinstance(event, CardDiscarded | UpcardTurned):
            named.append(event.card)
        elif isinstance(event, PileTaken):
            named += event.cards[-1:]
    return tuple(dict.fromkeys(card for card in named if card != UNKNOWN))


def rich(runs: Iterable[Run], suits: Mapping[int, str] = _ALIKE) -> str:
    """Pieces of a sentence as rich text; `suits` has the colours that are not ink.

    A card's sign is never broken.
    """
    return "".join(_piece(run, suits) for run in runs)


def _piece(run: Run, suits: Mapping[int, str]) -> str:
    text = escape(run.text, quote=False)
    if run.card is not None:
        ink = "" if rank_of(run.card) == JOKER else suits.get(suit_of(run.card), "")
        colour = f"; color:{ink}" if ink else ""
        text = _NO_BREAK.format(colour=colour, text=f"<b>{text}</b>")
    return f"<b>{text}</b>" if run.strong and run.card is None else text


_PAD_X: Final = 13
_PAD_Y: Final = 6
_FADE: Final = 26
_MOST_KEPT: Final = 500
"""Lines laid out that are kept; a hand seldom has two hundred."""


class LogModel(QtCore.QAbstractListModel):
    """The lines of the log as rows."""

    def __init__(self) -> None:
        """Begin empty."""
        super().__init__()
        self.lines: tuple[LogLine, ...] = ()
        self.beginnings: set[int] = set()
        """Rows with which another hand begins."""

    def show_lines(self, lines: list[LogLine]) -> None:
        """Show these lines, telling the view only what is new where that is all."""
        new = tuple(lines)
        kept = len(self.lines)
        if kept and len(new) >= kept and new[: kept - 1] == self.lines[:-1]:
            if len(new) > kept:
                self.beginInsertRows(QtCore.QModelIndex(), kept, len(new) - 1)
            self.lines = new
            if len(new) > kept:
                self.endInsertRows()
            self.dataChanged.emit(self.index(kept - 1), self.index(len(new) - 1))
            return
        self.beginResetModel()
        self.lines = new
        self.endResetModel()

    @override
    def rowCount(self, parent: Index | None = None) -> int:
        """Number of turns told."""
        return 0 if parent is not None and parent.isValid() else len(self.lines)

    @override
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The words, for painting and for readers alike."""
        if index.isValid() and role == Qt.ItemDataRole.DisplayRole:
            return self.lines[index.row()].text
        if index.isValid() and role == Qt.ItemDataRole.AccessibleTextRole:
            return self.lines[index.row()].spoken
        return None


class _LineDelegate(QStyledItemDelegate):
    """Paints a line as rich text; the newest on the accent's soft ground."""

    def __init__(self, model: LogModel, view: QListView) -> None:
        super().__init__(view)
        self._model = model
        self._view = view
        self._look = Look()
        self._kept: dict[tuple[LogLine, int], QtGui.QTextDocument] = {}

    def set_look(self, look: Look) -> None:
        """Lay out and paint with these sizes and colours from now on."""
        self._look = look
        self._kept.clear()

    def _document(self, row: int, width: int) -> QtGui.QTextDocument:
        """A line laid out; kept, as every change asks for the height of every line."""
        key = (self._model.lines[row], width)
        found = self._kept.get(key)
        if found is None:
            if len(self._kept) >= _MOST_KEPT:
                self._kept.clear()
            found = self._kept[key] = self._laid_out(*key)
        return found

    def _laid_out(self, line: LogLine, width: int) -> QtGui.QTextDocument:
        document = QtGui.QTextDocument()
        document.setDocumentMargin(0)
        document.setDefaultFont(text_font(BODY, self._look.q))
        option = QtGui.QTextOption()
        option.setWrapMode(QtGui.QTextOption.WrapMode.WordWrap)
        document.setDefaultTextOption(option)
        colours = self._look.colours
        text = rich(line.runs, self._look.suits)
        document.setHtml(f'<div style="color:{colours.text}">{text}</div>')
        document.setTextWidth(width)
        return document

    @override
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QtCore.QSize:
        """As high as the words need at the width of the list."""
        width = self._view.viewport().width()
        document = self._document(index.row(), width - 2 * _PAD_X)
        return QtCore.QSize(width, round(document.size().height()) + 2 * _PAD_Y)

    @override
    def paint(
        self, painter: QtGui.QPainter, option: QStyleOptionViewItem, index: Index
    ) -> None:
        """Paint ground, hairline and words."""
        colours = self._look.colours
        rect = QtCore.QRectF(option.rect)
        painter.save()
        if index.row() == len(self._model.lines) - 1:
            painter.fillRect(rect, QtGui.QColor(colours.accent_soft))
        if index.row():
            begins = index.row() in self._model.beginnings
            edge = colours.control_line if begins else colours.line
            painter.setPen(QtGui.QPen(QtGui.QColor(edge), 2 if begins else 1))
            painter.drawLine(rect.topLeft(), rect.topRight())
        painter.translate(rect.left() + _PAD_X, rect.top() + _PAD_Y)
        width = round(rect.width()) - 2 * _PAD_X
        self._document(index.row(), width).drawContents(painter)
        painter.restore()


class LogView(QListView):
    """The list itself; tells which line is under the pointer or the keys."""

    pointed = Signal(int)

    def __init__(self, model: LogModel) -> None:
        """Show a model from its end."""
        super().__init__()
        marked(self, kind="log")
        self.fade = QtGui.QColor()
        self.setModel(model)
        self.setMouseTracking(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.entered.connect(self._on_entered)

    def _on_entered(self, index: QtCore.QModelIndex) -> None:
        # A hidden list that is laid out anew believes that the pointer is on it.
        if self.isVisible():
            self.pointed.emit(index.row())

    @override
    def currentChanged(self, current: Index, previous: Index) -> None:
        """Walking through the lines with the keys points at them too."""
        super().currentChanged(current, previous)
        if self.hasFocus():
            self.pointed.emit(current.row())

    @override
    def leaveEvent(self, event: QtCore.QEvent) -> None:
        """No line is meant any more."""
        self.pointed.emit(-1)
        super().leaveEvent(event)

    @override
    def resizeEvent(self, event: QtGui.QResizeEvent) -> None:
        """Keep the newest line in sight when the panel changes its size."""
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()
        self.scrollToBottom()

    @override
    def paintEvent(self, event: QtGui.QPaintEvent) -> None:
        """Let the topmost line fade where there is more above it."""
        super().paintEvent(event)
        if self.verticalScrollBar().value() == 0 or not self.fade.isValid():
            return
        clear = QtGui.QColor(self.fade)
        clear.setAlpha(0)
        gradient = QtGui.QLinearGradient(0, 0, 0, _FADE)
        gradient.setColorAt(0, self.fade)
        gradient.setColorAt(1, clear)
        painter = QtGui.QPainter(self.viewport())
        painter.fillRect(0, 0, self.viewport().width(), _FADE, gradient)
        painter.end()


class LogPanel(QFrame):
    """The log with its heading; `cards_pointed` names the cards of the line meant."""

    cards_pointed = Signal(object)

    def __init__(self) -> None:
        """Begin without a line."""
        super().__init__()
        marked(self, kind="card")
        self.model = LogModel()
        self.view = LogView(self.model)
        self.view.setAccessibleName(self.tr("What happened"))
        self._delegate = _LineDelegate(self.model, self.view)
        self.view.setItemDelegate(self._delegate)
        self.view.pointed.connect(self._on_pointed)
        self._log = TurnLog(PlayerNames(()))
        self._told: list[LogLine] = []
        title = label(self.tr("What happened"), "strong")
        title.setContentsMargins(_PAD_X - 1, 0, _PAD_X, 8)
        column = vbox(self, margins=(1, 8, 1, 8), spacing=0)
        fill(column, title, rule(), (self.view, 1))

    def set_look(self, look: Look) -> None:
        """Paint in these colours from now on."""
        self._delegate.set_look(look)
        # High contrast has no half tones.
        surface = QtGui.QColor(look.colours.surface)
        self.view.fade = surface if look.shadows else QtGui.QColor()
        self.view.scheduleDelayedItemsLayout()

    def start(self, people: PlayerNames) -> None:
        """Begin the log of a game."""
        self._log = TurnLog(people)
        self._told = []
        self.model.beginnings.clear()
        self.model.show_lines([])

    def next_round(self) -> None:
        """What has been told so far is of an earlier hand; it stays to be read."""
        self._told += self._log.lines()
        self._log = TurnLog(self._log.people)
        if self._told:
            self.model.beginnings.add(len(self._told))

    def add_events(self, events: tuple[Event, ...]) -> None:
        """Tell what happened next, and show it."""
        self._log.add(events)
        self.model.show_lines([*self._told, *self._log.lines()])
        self.view.scheduleDelayedItemsLayout()
        self.view.scrollToBottom()

    def _on_pointed(self, row: int) -> None:
        lines = self.model.lines
        cards = cards_named(lines[row].events) if 0 <= row < len(lines) else ()
        self.cards_pointed.emit(cards)


class SidePanel(QFrame):
    """What stands beside the table, or over it in a narrow window."""

    def __init__(self) -> None:
        """Begin with an empty card and an empty log."""
        super().__init__()
        marked(self, kind="panel")
        self.score = ScoreCard()
        self.log = LogPanel()
        column = vbox(self, margins=(8, 10, 8, 10), spacing=10)
        fill(column, self.score, (self.log, 1))

    def set_look(self, look: Look) -> None:
        """Paint in these colours from now on."""
        self.log.set_look(look)
