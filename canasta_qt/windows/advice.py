"""Advice in windows: the list of compared moves, and the review of a round."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final, TypeAlias

from PySide6 import QtCore, QtWidgets
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QTextDocument

from canasta_qt.advice import Mistake
from canasta_qt.art import pixmaps
from canasta_qt.cards import Card
from canasta_qt.engine.state.actions import Action, cards_of_action
from canasta_qt.look.icons import Icon
from canasta_qt.look.keys import key_name
from canasta_qt.look.plain_text import set_tooltip
from canasta_qt.overrides import override
from canasta_qt.translate import number_text, tr, tr_n
from canasta_qt.windows.main_area import MainArea
from canasta_qt.windows.widgets.card_row import CardRow
from canasta_qt.windows.widgets.enter_guard import EnterGuard
from canasta_qt.windows.widgets.look import (
    current_look,
    html_text,
    html_with_suits,
    scaled_pixels,
)
from canasta_qt.windows.widgets.parts import (
    html_document,
    label,
    make_button,
    quiet_label,
    quiet_rich_label,
    rich_label,
    separator,
)
from canasta_qt.windows.widgets.scrolling import (
    ModelIndex,
    TablesideList,
    paint_selected_row,
)
from canasta_qt.windows.widgets.sheet import Sheet
from canasta_qt.windows.widgets.style import (
    IconButton,
    add_items,
    hbox,
    vbox,
    with_properties,
)
from canasta_qt.wording.advice.card import AdviceCard, CardHead, CardReason

_PAD: Final = 12
"""Margin at the left and right of a row, in pixels."""
_ROW_CARD_PX: Final = 26
"""Width of a card in a row of the list, in pixels."""
_CARD_COLUMN_PX: Final = 56
"""Width of the column of cards in the list, in pixels."""
_CARD_GAP_PX: Final = 6
"""Least gap between cards and text, in pixels."""


@dataclass(frozen=True)
class AnalysisRow:
    """Row for a compared move: its title, difference and reason, and its action."""

    move: str
    comparison: str
    reason: str
    action: Action

    @property
    def cards(self) -> tuple[Card, ...]:
        return cards_of_action(self.action)


class _MoveDelegate(QtWidgets.QStyledItemDelegate):
    """Delegate that paints the cards of a move and its lines of text."""

    def __init__(self, rows: QtWidgets.QListWidget) -> None:
        super().__init__(rows)
        self._rows = rows
        self.shown: tuple[AnalysisRow, ...] = ()

    @property
    def _indent(self) -> int:
        """Return the width of the column of cards; 0 if no move has cards."""
        return _CARD_COLUMN_PX if any(row.cards for row in self.shown) else 0

    def _words(self, row: AnalysisRow, width: int) -> QTextDocument:
        html = html_with_suits(row.move)
        if row.comparison:
            muted = current_look().colours.muted_text
            comparison = html_text(row.comparison)
            html += f'<br><span style="color:{muted}">{comparison}</span>'
        return html_document(html, width - 2 * _PAD - self._indent)

    @override
    def sizeHint(
        self, option: QtWidgets.QStyleOptionViewItem, index: ModelIndex
    ) -> QtCore.QSize:
        """Return the height of the text, but at least the height of a card."""
        width = self._rows.viewport().width()
        height = round(self._words(self.shown[index.row()], width).size().height())
        return QtCore.QSize(width, max(height, scaled_pixels(36)) + 14)

    @override
    def paint(
        self,
        painter: QPainter,
        option: QtWidgets.QStyleOptionViewItem,
        index: ModelIndex,
    ) -> None:
        """Paint the row; the selected row has a background in a soft accent colour."""
        row = self.shown[index.row()]
        colours = current_look().colours
        rect = option.rect
        painter.save()
        paint_selected_row(painter, option, colours)
        if index.row() < len(self.shown) - 1:
            bottom = QtCore.QRect(rect.left(), rect.bottom(), rect.width(), 1)
            painter.fillRect(bottom, QColor(colours.hairline))
        painter.translate(rect.left() + _PAD, rect.top() + 7)
        ratio = self._rows.devicePixelRatioF()
        room = _CARD_COLUMN_PX - _ROW_CARD_PX - _CARD_GAP_PX
        step = min(_ROW_CARD_PX / 2, room / max(len(row.cards) - 1, 1))
        for number, card in enumerate(row.cards):
            face = pixmaps.card_face(card, _ROW_CARD_PX, ratio, current_look().deck)
            painter.drawPixmap(QtCore.QPointF(number * step, 0), face)
        painter.translate(self._indent, 0)
        self._words(row, rect.width()).drawContents(painter)
        painter.restore()


class AnalysisPanel(QtWidgets.QFrame):
    """List of compared moves, shown in place of the side panel."""

    chosen = Signal(object)
    """Emitted with the action of a selected row, around whose cards the table draws
    rings."""
    move_requested = Signal(object)
    """Emitted with an action that is to be played."""
    closed = Signal()
    focus_changed = Signal(bool)
    """Emitted with whether the list has the focus, and so the key Enter."""

    def __init__(self, area: MainArea) -> None:
        """Create a hidden list for the page `area`."""
        super().__init__(area)
        self._area = area
        area.list_closed.connect(self.closed)
        with_properties(self, kind="panel")
        self.setAccessibleName(tr("Compare moves"))
        self._close = IconButton(Icon.CLOSE, tr("Close"), "close")
        self._close.clicked.connect(self.closed)
        heading = label(tr("Compare moves"), "title")
        self.explanation = quiet_label("", wrap=True)
        self.rows = TablesideList()
        self.rows.setAccessibleName(tr("Moves, best first"))
        self.setFocusProxy(self.rows)
        self.rows.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.rows.setVerticalScrollMode(QtWidgets.QListWidget.ScrollMode.ScrollPerPixel)
        # Qt measures rows again beside a scroll bar only if they wrap their words.
        self.rows.setWordWrap(True)
        self._delegate = _MoveDelegate(self.rows)
        self.rows.setItemDelegate(self._delegate)
        self.rows.currentRowChanged.connect(self._on_row)
        self.reason_label = rich_label("")
        words, key = tr("Do it"), key_name(Qt.Key.Key_Enter)
        self.play_button = make_button(words, self._on_do_it, "primary", key)
        app = QtWidgets.QApplication.instance()
        assert isinstance(app, QtWidgets.QApplication)
        app.focusChanged.connect(self._on_focus_changed)
        self.rows.itemActivated.connect(self._on_activated)
        self._enter_guard = EnterGuard()
        column = vbox(self, margins=11, spacing=9)
        add_items(
            column,
            add_items(hbox(), (heading, 1), self._close),
            separator(),
            self.explanation,
        )
        add_items(column, (self.rows, 1), self.reason_label, self.play_button)
        self.hide()

    @property
    def spoken_text(self) -> str:
        """Text of the selected row for screen readers; empty without a selection."""
        row = self.rows.currentRow()
        return _spoken_row(self._delegate.shown[row]) if row >= 0 else ""

    def open_panel(self) -> None:
        """Show the list in place of the side panel, and focus it."""
        self._area.show_list(self)
        self.setFocus()

    def _on_focus_changed(self) -> None:
        """Show the key Enter on the button only while the list has the focus; otherwise
        Enter acts on the table."""
        focused = QtWidgets.QApplication.focusWidget()
        has_focus = focused is not None and self.isAncestorOf(focused)
        self.play_button.set_key(key_name(Qt.Key.Key_Enter) if has_focus else "")
        self.focus_changed.emit(has_focus)

    def show_rows(self, rows: Sequence[AnalysisRow], about: str) -> None:
        """Show the moves and select the first; `about` is an explanation of their
        numbers."""
        with QtCore.QSignalBlocker(self.rows):
            self.rows.clear()
            self._delegate.shown = tuple(rows)
            for row in rows:
                item = QtWidgets.QListWidgetItem()
                item.setData(Qt.ItemDataRole.AccessibleTextRole, _spoken_row(row))
                item.setData(Qt.ItemDataRole.AccessibleDescriptionRole, row.reason)
                self.rows.addItem(item)
        self.explanation.setText(about)
        self.reason_label.setText("")
        self.play_button.setEnabled(bool(rows))
        if rows:
            self.rows.setCurrentRow(0)
            self._enter_guard.note_appearance()

    def _on_row(self, row: int) -> None:
        self._enter_guard.clear()
        if 0 <= row < len(self._delegate.shown):
            shown = self._delegate.shown[row]
            self.reason_label.setText(html_with_suits(shown.reason))
            self.chosen.emit(shown.action)

    def _on_activated(self) -> None:
        if not self._enter_guard.is_enter_blocked:
            self._on_do_it()

    def _on_do_it(self) -> None:
        row = self.rows.currentRow()
        if row >= 0:
            self.move_requested.emit(self._delegate.shown[row].action)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close the list on Esc."""
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
            event.accept()
            return
        super().keyPressEvent(event)


def _spoken_row(row: AnalysisRow) -> str:
    return f"{row.move}: {row.comparison}" if row.comparison else row.move


_EMPTY_WIDTH: Final = 720
"""Preferred width of the review while it has no mistakes to show, in pixels."""
_EMPTY_HEIGHT: Final = 176
"""Preferred height of the review while it has no mistakes to show, in pixels."""
_MOVE_CARD_PX: Final = 38
"""Width of a card of a compared move, in pixels."""


ReviewedMistake: TypeAlias = tuple[Mistake | None, str, AdviceCard]
"""A mistake, the text of its round and turn, and its card."""


class ReviewSheet(Sheet):
    """Dialog with the progress of a review, and afterwards the decisions that cost
    points."""

    position_requested = Signal(object)
    """Emitted with the `Mistake` to be shown on the table."""
    replay_requested = Signal()
    """Emitted when the whole round is to be replayed."""
    again_requested = Signal()
    """Emitted when the review is to be repeated."""
    what_if_requested = Signal(object)
    """Emitted with the `Mistake` from which the player wants to play on."""

    def __init__(self, *, whole: bool = False) -> None:
        """Show an empty progress bar; with `whole` the review is about the whole game,
        otherwise about the last round."""
        title, replay = tr("Review of the round"), tr("Replay the round")
        if whole:
            title, replay = tr("Review of the game"), tr("Replay the game")
        super().__init__(title, (_EMPTY_WIDTH, _EMPTY_HEIGHT))
        self.whole = whole
        self.summary = label(tr("The adviser is checking your decisions…"), wrap=True)
        self.bar = QtWidgets.QProgressBar(textVisible=False)
        self.bar.setAccessibleName(tr("Decisions checked"))
        self._count = quiet_label("")
        self._inside = QtWidgets.QWidget()
        self._column = vbox(self._inside, margins=(0, 0, 8, 0), spacing=10)
        add_items(self.body, self.summary, self.bar, self._count)
        self._page = self.show_content(self._inside)
        self._page.hide()
        self.body.addStretch(0)
        self._replay = make_button(replay, self.replay_requested)
        set_tooltip(self._replay, tr("Stops at these decisions"))
        self._replay.hide()
        repeat = partial(self.close_and_emit, self.again_requested)
        self._again = make_button(tr("Try again"), repeat)
        self._again.hide()
        self.add_close_button(self._replay, self._again)

    def show_progress(self, done: int, total: int) -> None:
        """Show that `done` of `total` decisions have been analysed."""
        self.bar.setRange(0, max(total, 1))
        self.bar.setValue(done)
        words = tr_n("{count} of %n decision(s)", total)
        self._count.setText(words.format(count=number_text(done)))

    def show_mistakes(
        self, mistakes: Sequence[ReviewedMistake], summary: str, *, whole: bool
    ) -> None:
        """Show the mistakes below a summary.

        With `whole` all decisions were evaluated, and a replay of the mistakes is
        offered; else another review.
        """
        self.bar.hide()
        self._count.hide()
        self.summary.setText(summary)
        self._page.setVisible(bool(mistakes))
        for number, reviewed in enumerate(mistakes, 1):
            frame = self._card(number, reviewed)
            self._column.addWidget(frame)
            frame.show()  # sets the fonts, which determine the height of the dialog
        self._column.addStretch(1)
        self._replay.setVisible(bool(mistakes) and whole)
        self._again.setHidden(whole)
        self.set_preferred_size((_EMPTY_WIDTH, _EMPTY_HEIGHT))

    def _card(self, number: int, reviewed: ReviewedMistake) -> QtWidgets.QFrame:
        """Return a frame with the played and the better move side by side; the first
        reason is below the move that it is about."""
        mistake, when, card = reviewed
        frame = with_properties(QtWidgets.QFrame(), kind="card")
        column = vbox(frame, margins=(16, 12, 16, 12), spacing=8)
        words_on = tr("Show on the table")
        show = make_button(words_on, partial(self.position_requested.emit, mistake))
        show.setAccessibleName(f"{words_on}: {when}")
        words_from = tr("Try it from here")
        play_on = partial(self.what_if_requested.emit, mistake)
        again = make_button(words_from, play_on)
        again.setAccessibleName(f"{words_from}: {when}")
        heads = hbox(spacing=20)
        for head in card.heads:
            words = vbox(spacing=1)
            action = html_with_suits(head.action_text)
            add_items(words, quiet_label(head.title), rich_label(action, "moments"))
            if head.verdict:
                words.addWidget(quiet_label(head.verdict, wrap=True))
            for reason in card.reasons[:1]:
                if _head_for_reason(reason, card) is head:
                    words.addWidget(quiet_rich_label(html_with_suits(reason.text)))
            beside = hbox(spacing=10)
            if head.cards:
                cards = CardRow(head.cards, scaled_pixels(_MOVE_CARD_PX))
                cards.setFixedWidth(cards.sizeHint().width())
                add_items(beside, cards)
            heads.addLayout(add_items(beside, (add_items(words, None), 1)), 1)
        title = label(f"{number_text(number)}. {when}", "title")
        top = add_items(hbox(spacing=8), (title, 1), again, show)
        add_items(column, top, heads)
        return frame


def _head_for_reason(reason: CardReason, card: AdviceCard) -> CardHead:
    """Return the move that a reason is about: the played one if the reason has its
    cards, else the better one."""
    played, better = card.heads
    return played if played.cards and reason.cards == played.cards else better
