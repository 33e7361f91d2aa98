"""Side panel: score card, and the log below it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from typing import Final

from PySide6 import QtCore, QtGui
from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListWidget,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from canasta_qt.art import pixmaps
from canasta_qt.art.portraits import Mood, Portrait, portraits_for_seats
from canasta_qt.cards import UNKNOWN
from canasta_qt.engine.state.events import (
    CardDiscarded,
    Event,
    MeldGrown,
    MeldLaid,
    UpcardTurned,
)
from canasta_qt.gestures import NamedCard
from canasta_qt.look.icons import Icon
from canasta_qt.look.keys import action_with_key
from canasta_qt.look.tokens import TOAST_CORNER_RADIUS, Shadow
from canasta_qt.overrides import override
from canasta_qt.translate import tr
from canasta_qt.windows.score_card import ScoreCard
from canasta_qt.windows.widgets.look import current_look, html_of_runs, scaled_pixels
from canasta_qt.windows.widgets.painted_widget import paint_shadow
from canasta_qt.windows.widgets.parts import html_document, label, separator
from canasta_qt.windows.widgets.scrolling import ModelIndex, TablesideList
from canasta_qt.windows.widgets.style import (
    IconButton,
    add_items,
    hbox,
    vbox,
    with_properties,
)
from canasta_qt.wording.log.events import LogLine, TurnLog
from canasta_qt.wording.player_names import PlayerNames


def visible_cards(events: Iterable[Event]) -> tuple[NamedCard, ...]:
    """Return the cards that these events put face up on the table, in order."""
    named: list[NamedCard] = []
    for event in events:
        if isinstance(event, MeldLaid | MeldGrown):
            meld = event.side, event.meld
            named += [NamedCard(card, meld) for card in event.cards]
        elif isinstance(event, CardDiscarded | UpcardTurned):
            named.append(NamedCard(event.card, None))
    return tuple(each for each in named if each.card != UNKNOWN)


_PAD_X: Final = 10
"""Margin at the left and right of a log line, in pixels."""
_PAD_Y: Final = 4
"""Margin above and below a log line, in pixels."""
_FACE: Final = 23
"""Width and height of a portrait, in pixels at text factor 1."""
_TEXT_OFFSET: Final = 30
"""Distance from the left edge of a portrait to the text beside it, in pixels."""
_RADIUS: Final = 6.0
"""Corner radius in pixels of the background of the newest log line."""
_MARK_WIDTH: Final = 1.5
"""Width in pixels of the outline around the log line whose cards have rings."""
_FADE_HEIGHT: Final = 26
"""Height in pixels over which the topmost line fades out."""
_INSET: Final = 14
"""Margin of the heading of the log, in pixels."""
_PANEL_MARGIN_PX: Final = 12
"""Margin of score card and log in the panel, in pixels."""
_FEW_LINES_PX: Final = 90
"""Least height of log or list below the score card, in pixels."""
_RIM_SHADOW: Final = 9
"""Width of the shadow at the left edge of the panel, in pixels."""
_HEIGHT_CACHE_SIZE: Final = 10_000
"""Size of the cache of line heights, which exceeds the number of lines of the longest
game."""


class _LineDelegate(QStyledItemDelegate):
    """Delegate that paints a line of the log: portrait and rich text."""

    def __init__(self, view: LogView) -> None:
        super().__init__(view)
        self._view = view
        self.people = PlayerNames(())
        self._sizes: dict[tuple[int, int, float], tuple[LogLine, QtCore.QSize]] = {}
        """Sizes of lines by row, width and text size; Qt requests all of them at each
        step."""

    def _portrait_width(self, row: int) -> int:
        """Return the width in pixels reserved for the portrait of a row; 0 for a line
        about the whole table."""
        return scaled_pixels(_TEXT_OFFSET) if self._face(row) else 0

    def _face(self, row: int) -> Portrait | None:
        seat, people = self._view.lines[row].seat, self.people
        own = current_look().portrait
        faces = portraits_for_seats(people.names, people.first_seat, own)
        return None if seat is None else faces[seat]

    def _document(self, row: int) -> QtGui.QTextDocument:
        width = self._view.viewport().width() - 2 * _PAD_X - self._portrait_width(row)
        words = html_of_runs(self._view.lines[row].text_runs)
        return html_document(words, width)

    @override
    def sizeHint(self, option: QStyleOptionViewItem, index: ModelIndex) -> QtCore.QSize:
        """Return a size with the width of the list, and the height of the line at that
        width."""
        row, width = index.row(), self._view.viewport().width()
        line = self._view.lines[row]
        key = id(line), width, current_look().text_factor
        found = self._sizes.get(key)
        if found is None:
            high = round(self._document(row).size().height()) + 2 * _PAD_Y + 1
            if self._face(row):
                high = max(high, scaled_pixels(_FACE) + 5)
            found = line, QtCore.QSize(width, high)
            if len(self._sizes) >= _HEIGHT_CACHE_SIZE:
                self._sizes.clear()
            self._sizes[key] = found
        return found[1]

    @override
    def paint(
        self, painter: QtGui.QPainter, option: QStyleOptionViewItem, index: ModelIndex
    ) -> None:
        """Paint background, portrait and text, and a separator above the first line of
        a round.
        """
        look, row = current_look(), index.row()
        rect = QtCore.QRectF(option.rect)
        painter.save()
        painter.setRenderHint(QtGui.QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        if row == len(self._view.lines) - 1:
            painter.setBrush(QtGui.QColor(look.colours.selection_background))
            painter.drawRoundedRect(rect.adjusted(3, 0, -3, -1), _RADIUS, _RADIUS)
        if row == self._view.pointed_row:
            pen = QtGui.QPen(QtGui.QColor(look.colours.accent), _MARK_WIDTH)
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(rect.adjusted(4, 1, -4, -2), _RADIUS, _RADIUS)
        if row in self._view.round_starts:
            line = QtCore.QRectF(rect.left() + _PAD_X, rect.top(), rect.width(), 2)
            painter.fillRect(line, QtGui.QColor(look.colours.pad_line))
        painter.translate(rect.left() + _PAD_X, rect.top() + _PAD_Y)
        if face := self._face(row):
            size = look.scaled_pixels(_FACE)
            ratio = painter.device().devicePixelRatioF()
            picture = pixmaps.portrait(face, Mood.CALM, size, ratio, look.colours)
            painter.drawPixmap(-3, -1, picture)
        painter.translate(self._portrait_width(row), 0)
        self._document(row).drawContents(painter)
        painter.restore()


class LogView(TablesideList):
    """List of the lines of the log, which emits the line under the pointer and the
    chosen line."""

    line_hovered = Signal(int)
    line_chosen = Signal(int)
    """Emitted with the row of a line that was clicked, or chosen by Enter."""

    def __init__(self) -> None:
        super().__init__()
        with_properties(self, kind="log")
        self.setAccessibleName(tr("Game log"))
        self.lines: tuple[LogLine, ...] = ()
        self.round_starts: set[int] = set()
        """Rows of the first lines of rounds."""
        self.pointed_row = -1
        """Row of the outlined line, which is under the pointer or chosen by keys; -1
        without one."""
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves keys to the table
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.clicked.connect(lambda index: self.line_chosen.emit(index.row()))

    def show_lines(self, lines: Sequence[LogLine]) -> None:
        """Show these lines; unchanged rows are not replaced."""
        before, self.lines = self.lines, tuple(lines)
        for row in reversed(range(len(lines), len(before))):
            self.takeItem(row)
        for row, line in enumerate(lines):
            if row >= len(before):
                self.addItem("")
            elif line == before[row]:
                continue
            item = self.item(row)
            item.setText(line.text)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, line.spoken_text)
            told = tr("Click to replay from here")
            item.setData(Qt.ItemDataRole.AccessibleDescriptionRole, told)

    def _point_at(self, row: int) -> None:
        """Outline the line in a row and emit that row; -1 removes the outline."""
        self.pointed_row = row
        self.viewport().update()
        self.line_hovered.emit(row)

    @override
    def mouseMoveEvent(self, event: QtGui.QMouseEvent) -> None:
        """Outline the line under the pointer; scrolling under a pointer at rest
        outlines no line."""
        super().mouseMoveEvent(event)
        row = self.indexAt(event.position().toPoint()).row()
        hand, arrow = Qt.CursorShape.PointingHandCursor, Qt.CursorShape.ArrowCursor
        self.viewport().setCursor(arrow if row < 0 else hand)
        self._point_at(row)

    @override
    def focusInEvent(self, event: QtGui.QFocusEvent) -> None:
        """Make the newest line the current one, at which movement by keys begins."""
        if not self.currentIndex().isValid():
            self.setCurrentRow(len(self.lines) - 1)
        super().focusInEvent(event)

    @override
    def keyPressEvent(self, event: QtGui.QKeyEvent) -> None:
        """Choose the current line on Enter, read it aloud on V; on other keys outline
        the line to which they move, beginning with the current one."""
        row = self.currentIndex().row()
        if event.key() == Qt.Key.Key_V and row >= 0:
            words = self.lines[row].spoken_text
            said = QtGui.QAccessibleAnnouncementEvent(self, words)
            QtGui.QAccessible.updateAccessibility(said)
            return
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and row >= 0:
            self.line_chosen.emit(row)
            event.accept()
            return
        if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down) and self.pointed_row < 0:
            self._point_at(row)
            return
        super().keyPressEvent(event)
        if self.currentIndex().row() != row:
            self._point_at(self.currentIndex().row())

    @override
    def leaveEvent(self, event: QtCore.QEvent) -> None:
        """Remove the outline."""
        self._point_at(-1)
        super().leaveEvent(event)

    @override
    def focusOutEvent(self, event: QtGui.QFocusEvent) -> None:
        """Remove the outline."""
        self._point_at(-1)
        super().focusOutEvent(event)

    @override
    def resizeEvent(self, event: QtGui.QResizeEvent) -> None:
        """Scroll to the newest line when the height has changed."""
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()
        # Scrolling at once lays rows out before the scroll bar has its place.
        QtCore.QTimer.singleShot(0, self, self.scrollToBottom)

    @override
    def paintEvent(self, event: QtGui.QPaintEvent) -> None:
        """Paint the lines; in a scrolled list the topmost one fades out."""
        super().paintEvent(event)
        look = current_look()
        if self.verticalScrollBar().value() == 0 or not look.has_shadows:
            return  # high contrast has no gradients
        ground, clear = map(
            QtGui.QColor, (look.colours.pad_paper, look.colours.pad_paper)
        )
        clear.setAlpha(0)
        gradient = QtGui.QLinearGradient(0, 0, 0, _FADE_HEIGHT)
        gradient.setColorAt(0, ground)
        gradient.setColorAt(1, clear)
        painter = QtGui.QPainter(self.viewport())
        painter.fillRect(0, 0, self.viewport().width(), _FADE_HEIGHT, gradient)
        painter.end()


class LogPanel(QFrame):
    """Log with a heading.

    `cards_hovered` is emitted with the cards of the line under the pointer or chosen by
    keys.
    """

    cards_hovered = Signal(object)
    replay_requested = Signal(int, int)
    """Emitted with the index of a round, and the number of its events before a line."""
    what_if_requested = Signal(int, int)
    """Emitted with the arguments of `replay_requested`, to play on from a line."""

    def __init__(self) -> None:
        super().__init__()
        with_properties(self, kind="pad")
        self.view = LogView()
        self._delegate = _LineDelegate(self.view)
        self.view.setItemDelegate(self._delegate)
        self.view.line_hovered.connect(self._on_pointed)
        self.view.line_chosen.connect(partial(self._request, self.replay_requested))
        menus = Qt.ContextMenuPolicy.ActionsContextMenu
        self.view.setContextMenuPolicy(menus)
        self._add_action(tr("Replay from here"), "", self.replay_requested)
        self._add_action(tr("What if…? (from here)"), "W", self.what_if_requested)
        self._log = TurnLog(PlayerNames(()))
        self._earlier_lines: list[LogLine] = []
        self.setFocusProxy(self.view)
        title = label(tr("Game log"), "panel_heading")
        title.setContentsMargins(_INSET - 2, 0, 0, 6)
        line = add_items(
            hbox(margins=(_INSET - 2, 0, _INSET - 2, 3)), separator("pad_rule")
        )
        self._below: QWidget | None = None
        self._column = vbox(self, spacing=0)
        self.reserve_height(0)
        self.view.setMinimumHeight(1)  # the list shrinks before the buttons
        add_items(self._column, title, line, (self.view, 1))

    def start_log(self, people: PlayerNames) -> None:
        """Remove all lines, and begin the log of a game."""
        self._log = TurnLog(people)
        self._earlier_lines = []
        self._delegate.people = people
        self.view.round_starts.clear()
        self.view.show_lines([])
        self.cards_hovered.emit(())

    @property
    def max_advice_height(self) -> int:
        """Largest height in pixels of an advice card, which must not cover the buttons
        below the log."""
        below = self._below
        if below is None:
            return self.height()
        high = max(below.heightForWidth(self.width()), below.sizeHint().height())
        head = self.view.y() - self._column.contentsMargins().top()
        return self.height() - high - head - _INSET

    def reserve_height(self, height: int) -> None:
        """Reserve a height in pixels at the top of the log for the advice card."""
        self._column.setContentsMargins(2, 8 + height, 2, 6)

    def begin_next_round(self) -> None:
        """Treat all present lines as lines of an earlier round."""
        self._earlier_lines += self._log.lines()
        self._log = TurnLog(self._log.people)
        if self._earlier_lines:
            self.view.round_starts.add(len(self._earlier_lines))

    def add_events(self, events: tuple[Event, ...]) -> None:
        """Add events to the log, and scroll to their line."""
        self._log.add_events(events)
        self._show_lines()

    def show_below_log(self, below: QWidget | None) -> None:
        """Show a widget below the log; None removes that widget."""
        if self._below is not None:
            self._below.hide()
            self._below.deleteLater()
        self._below = below
        if below is not None:
            self._column.addWidget(below)

    def _add_action(self, words: str, key: str, signal: QtCore.SignalInstance) -> None:
        """Add an action to the list that emits a signal for the current line."""
        action = QtGui.QAction(words, self.view)
        action.setShortcut(key)
        action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        action.triggered.connect(lambda: self._request(signal, self.view.currentRow()))
        self.view.addAction(action)

    def _request(self, signal: QtCore.SignalInstance, row: int) -> None:
        """Emit a signal with the round and the number of events before a line; emit
        nothing for the row -1."""
        if row >= 0:
            line = self.view.lines[row]
            signal.emit(max(line.round_number, 1), line.earlier_event_count)

    def remove_events(self, count: int) -> None:
        """Remove the last events of the round, after their undo."""
        self._log.remove_events(count)
        self._show_lines()

    def _show_lines(self) -> None:
        self.view.show_lines([*self._earlier_lines, *self._log.lines()])
        self.view.scheduleDelayedItemsLayout()
        self.view.scrollToBottom()

    def _on_pointed(self, row: int) -> None:
        """Emit the cards of a line; () for a line of an earlier round, whose cards are
        not on the table any more."""
        lines = self.view.lines
        is_shown = len(self._earlier_lines) <= row < len(lines)
        self.cards_hovered.emit(visible_cards(lines[row].events) if is_shown else ())


class SidePanel(QFrame):
    """Panel with score card and log, beside the table, or in a narrow window over
    it."""

    def __init__(self) -> None:
        super().__init__()
        with_properties(self, kind="panel")
        self.score = ScoreCard()
        self.log = LogPanel()
        words = action_with_key(tr("Close"), Qt.Key.Key_F9)
        self.close_button = IconButton(Icon.CLOSE, words, "close")
        self._shadowed: list[QWidget] = [self.score, self.log]
        edge = _PANEL_MARGIN_PX
        self._column = vbox(self, margins=(edge + 1, edge, edge, edge), spacing=edge)
        top = Qt.AlignmentFlag.AlignRight
        self._column.addWidget(self.close_button, alignment=top)
        add_items(self._column, self.score, (self.log, 1))

    @property
    def shown_widget(self) -> QWidget:
        """The log, or the widget shown instead."""
        return self._shadowed[-1]

    def has_room_for_score(self, height: int) -> bool:
        """Return whether the score card fits above a few lines of log or list."""
        edge = _PANEL_MARGIN_PX
        score = self.score.heightForWidth(self.width() - 2 * edge)
        least = (
            self.close_button.height() + self.shown_widget.minimumSizeHint().height()
        )
        return score + least + 4 * edge + scaled_pixels(_FEW_LINES_PX) <= height

    def show_instead_of_log(
        self, widget: QWidget | None, heading: tuple[str, str] | None = None
    ) -> None:
        """Show a widget instead of the log; None shows the log again.

        `heading` is the title and the note of the score card during that time.
        """
        self.score.set_heading(heading, lean=widget is not None)
        for former in self._shadowed[2:]:
            former.hide()
            former.deleteLater()
        self._shadowed[2:] = [] if widget is None else [widget]
        if widget is not None:
            self._column.addWidget(widget, 1)
        self.log.setVisible(widget is None)

    @override
    def event(self, event: QtCore.QEvent) -> bool:
        """Repaint the shadows after score card or log have moved."""
        if event.type() == QtCore.QEvent.Type.LayoutRequest:
            self.update()
        return super().event(event)

    @override
    def paintEvent(self, event: QtGui.QPaintEvent) -> None:
        """Paint the shadows of the panel's edge, of the score card and of the log."""
        super().paintEvent(event)
        if not current_look().has_shadows:
            return
        painter = QtGui.QPainter(self)
        edge = QtGui.QLinearGradient(0, 0, _RIM_SHADOW, 0)
        edge.setColorAt(0, QtGui.QColor(0, 0, 0, 46))
        edge.setColorAt(1, QtGui.QColor(0, 0, 0, 0))
        painter.fillRect(0, 0, _RIM_SHADOW, self.height(), edge)
        for paper in self._shadowed:
            if paper.isVisible():
                place = QtCore.QRectF(paper.geometry())
                paint_shadow(painter, Shadow.LEATHER, place, TOAST_CORNER_RADIUS)
        painter.end()
