"""Panel in place of the log, with the steps of a lesson or the lessons of a game."""

from collections.abc import Sequence
from enum import Enum
from typing import Final, NamedTuple

from PySide6 import QtWidgets
from PySide6.QtCore import QEvent, QRect, QSize, Qt, Signal
from PySide6.QtGui import QIntValidator, QResizeEvent

from canasta_qt.look.icons import Icon
from canasta_qt.overrides import override
from canasta_qt.translate import number_text, tr
from canasta_qt.windows.widgets.look import current_look, scaled_pixels
from canasta_qt.windows.widgets.parts import (
    ComboBox,
    ElidedLabel,
    make_button,
    quiet_label,
    separator,
)
from canasta_qt.windows.widgets.style import (
    add_items,
    hbox,
    make_icon,
    vbox,
    with_properties,
)

_EDGE: Final = 12
"""Margin at the left and right of heading and progress, in pixels."""
_LEAST_BAR_PX: Final = 24
"""Width of a progress bar beside a long text."""
_SIGN: Final = 18
"""Width and height of the icon of an entry, in pixels at text factor 1."""
_ENTRY_PADDING_PX: Final = 10
"""Padding above and below an entry, in pixels."""
_EXTRA_WIDTH: Final = 34
"""Width in pixels of everything in an entry except its text: icon, gaps, scroll bar."""


class EntryState(Enum):
    """Progress of a step or lesson in the list."""

    OPEN = "open"
    NOW = "now"
    DONE = "done"


class ListEntry(NamedTuple):
    """A step, lesson or position in the list."""

    title: str
    note: str = ""
    """Text after the title, such as the minutes."""
    state: EntryState = EntryState.OPEN
    was_done: bool = False
    """Whether the current lesson was finished before; it then counts as done."""


class _EntryList(QtWidgets.QListWidget):
    """List widget that computes the heights of its rows, as Qt does not wrap texts if
    there is a style sheet."""

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wrap the entries at the new width."""
        super().resizeEvent(event)
        self.wrap_entries()

    def wrap_entries(self) -> None:
        """Set the heights of all entries for the width of the list, and scroll to the
        current entry."""
        wide = self.viewport().width() - self.iconSize().width() - _EXTRA_WIDTH
        room, flags = QRect(0, 0, wide, 1000), Qt.TextFlag.TextWordWrap
        for row in range(self.count()):
            item = self.item(row)
            high = self.fontMetrics().boundingRect(room, flags, item.text()).height()
            item.setSizeHint(QSize(0, high + 2 * _ENTRY_PADDING_PX))
        if self.currentRow() >= 0:
            self.scrollToItem(self.currentItem(), self.ScrollHint.PositionAtCenter)


class ListPanel(QtWidgets.QFrame):
    """Panel with a heading, a progress bar and a list of entries."""

    entry_requested = Signal(int)
    """Emitted with the index of a clicked entry."""
    card_requested = Signal()
    number_entered = Signal(int)
    """Emitted with the number typed in the field of `show_number_field`."""
    closed = Signal()

    done_text: str = ""
    """Text of the progress, with slots {n} and {total}; if empty, `3 of 12`."""

    def __init__(self, heading: str) -> None:
        super().__init__()
        with_properties(self, kind="pad")
        self.setAccessibleName(heading)
        self.entries: tuple[ListEntry, ...] = ()
        self.count = quiet_label("")
        self.groups = ComboBox(tr("Game"))
        self.groups.hide()
        self.bar = _progress_bar()
        self.view = with_properties(_EntryList(), kind="steps")
        self.view.setAccessibleName(heading)
        self.view.setWordWrap(True)
        self.view.setResizeMode(QtWidgets.QListView.ResizeMode.Adjust)
        self.view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.view.setVerticalScrollMode(_EntryList.ScrollMode.ScrollPerPixel)
        self.view.itemActivated.connect(self._on_pressed)
        self.view.itemClicked.connect(self._on_pressed)
        self.note = quiet_label("", wrap=True)
        self.field = QtWidgets.QLineEdit()
        self.field.hide()
        self.field.setValidator(QIntValidator(self.field))
        self.field.returnPressed.connect(self._on_typed)
        card = make_button(tr("My notes"), self.card_requested)
        close = make_button(tr("Close"), self.closed)
        for button in (card, close):
            with_properties(button, kind="slim")
        buttons = add_items(hbox(wraps=True, spacing=6), card, close, None)
        done = add_items(hbox(spacing=10), (self.bar, 1), self.count)
        head = vbox(margins=(_EDGE, 10, _EDGE, 8), spacing=8)
        below = vbox(margins=8, spacing=8)
        add_items(head, ElidedLabel(heading, "panel_heading"), self.groups, done)
        column = vbox(self, margins=1, spacing=0)
        add_items(
            column, head, separator("pad_rule"), (self.view, 1), separator("pad_rule")
        )
        add_items(column, add_items(below, self.note, self.field, buttons))
        self.setFocusProxy(self.view)
        self._draw_signs()

    def show_groups(self, names: Sequence[str], selected_index: int) -> None:
        """Show a combo box with the names of several lists; that of the shown list is
        selected."""
        self.groups.clear()
        self.groups.addItems(list(names))
        self.groups.setCurrentIndex(selected_index)
        self.groups.show()

    def show_entries(self, entries: Sequence[ListEntry], note: str = "") -> None:
        """Show entries and a note below them."""
        self.entries = tuple(entries)
        self.field.hide()
        done = sum(it.was_done or it.state is EntryState.DONE for it in entries)
        words = self.done_text or tr("{n} of {total}")
        self.count.setText(
            words.format(n=number_text(done), total=number_text(len(entries)))
        )
        self.bar.setRange(0, max(len(entries), 1))
        self.bar.setValue(done)
        self.note.setText(note)
        self.note.setVisible(bool(note))
        row = self.view.currentRow()
        self.view.clear()
        for number, entry in enumerate(entries, start=1):
            self._add(number, entry)
        if self.view.currentRow() < 0:
            self.view.setCurrentRow(row)
        self.view.wrap_entries()

    def show_number_field(self, question: str) -> None:
        """Show a number field below the entries; the question is its placeholder
        text."""
        self.field.clear()
        self.field.setPlaceholderText(question)
        self.field.setAccessibleName(question)
        self.field.show()
        self.field.setFocus()

    def _on_typed(self) -> None:
        self.number_entered.emit(self.field.locale().toInt(self.field.text())[0])

    def _add(self, number: int, entry: ListEntry) -> None:
        # The note stays in one piece, after the title or on the next line.
        words = (
            f"{number_text(number)}. {entry.title}",
            entry.note.replace(" ", "\xa0"),
        )
        item = QtWidgets.QListWidgetItem("\xa0· ".join(filter(None, words)))
        states = {
            EntryState.DONE: tr("done"),
            EntryState.NOW: tr("now"),
            EntryState.OPEN: tr("not done yet"),
        }
        spoken = (entry.title, states[entry.state], entry.note)
        told = ", ".join(filter(None, spoken))
        item.setData(Qt.ItemDataRole.AccessibleTextRole, told)
        item.setIcon(self._signs[entry.state])
        self.view.addItem(item)
        if entry.state is EntryState.NOW:
            self.view.setCurrentItem(item)

    def _on_pressed(self) -> None:
        self.entry_requested.emit(self.view.currentRow())

    @override
    def changeEvent(self, event: QEvent) -> None:
        """Redraw the icons when the look changes."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._draw_signs()

    def _draw_signs(self) -> None:
        side, ratio = scaled_pixels(_SIGN), self.devicePixelRatioF()
        colours = current_look().colours
        self._signs = {
            EntryState.DONE: make_icon(Icon.CHECK, side, ratio, colours.accent),
            EntryState.NOW: make_icon(Icon.PLAY, side, ratio, colours.accent),
            EntryState.OPEN: make_icon(
                Icon.CIRCLE, side, ratio, colours.control_outline
            ),
        }
        self.view.setIconSize(QSize(side, side))
        self.show_entries(self.entries, self.note.text())


def _progress_bar() -> QtWidgets.QProgressBar:
    made = QtWidgets.QProgressBar(textVisible=False)
    made.setAccessibleName(tr("Done"))
    made.setMinimumWidth(_LEAST_BAR_PX)
    return made
