"""Dialogs with lists: of saved games, of replays and of score pads."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QPushButton

from canasta_qt.overrides import override
from canasta_qt.translate import tr
from canasta_qt.windows.menus import SavedGameRow
from canasta_qt.windows.widgets.parts import label, make_button
from canasta_qt.windows.widgets.scrolling import RowText, row_list
from canasta_qt.windows.widgets.sheet import Sheet
from canasta_qt.windows.widgets.style import add_items, hbox

_ROW: Final = 54
"""Height of a row, in pixels at text factor 1."""
_LONGEST_NAME: Final = 60
"""Largest number of characters in the field for the name."""


class _SavedList(Sheet):
    """Base class of dialogs with a list of games; Enter opens the selected game."""

    game_chosen = Signal(str)
    """Emitted with the key of the game to open."""

    def __init__(self, heading: str, opens: str, rows: Sequence[SavedGameRow]) -> None:
        """List `rows`; `opens` is the text of the main button."""
        super().__init__(heading, (620, 480))
        self.rows: tuple[SavedGameRow, ...] = ()
        self.view = row_list(heading, _ROW, self._lines)
        self.view.itemDoubleClicked.connect(self.open_selected)
        self.body.addWidget(self.view, 1)
        self.first = self.view
        close = make_button(tr("Close"), self.close_sheet)
        take = make_button(opens, self.open_selected, "primary")
        add_items(self.buttons, None, close, take)
        self.show_rows(rows)

    def add_left_button(self, button: QPushButton) -> None:
        """Add a button at the left, which Tab focuses after the list."""
        self.buttons.insertWidget(0, button)
        self.setTabOrder(self.view, button)

    def show_rows(self, rows: Sequence[SavedGameRow]) -> None:
        """Replace the rows; the row with the same number is selected."""
        at = max(self.view.currentRow(), 0)
        self.rows = tuple(rows)
        self.view.clear()
        self.view.addItems(
            [f"{it.given_name or it.title}\n{it.details}" for it in self.rows]
        )
        self.view.setCurrentRow(min(at, len(self.rows) - 1))

    @property
    def selected_row(self) -> SavedGameRow | None:
        """The selected row; None if the list is empty."""
        row = self.view.currentRow()
        return self.rows[row] if row >= 0 else None

    def _lines(self, row: int) -> RowText:
        shown = self.rows[row]
        return RowText(shown.given_name or shown.title, shown.details)

    def open_selected(self) -> None:
        """Close the dialog and open the selected game."""
        chosen = self.selected_row
        if chosen is not None:
            self.close_and_emit(self.game_chosen, chosen.key)


class SavedGamesSheet(_SavedList):
    """Dialog with the saved games, a field for the name, and a button that continues
    the selected game."""

    rename_requested = Signal(str, str)
    """Emitted with key and new name of a game; an empty name restores the title."""

    def __init__(self, rows: Sequence[SavedGameRow]) -> None:
        super().__init__(tr("Saved games"), tr("Continue", "resume"), rows)
        self.name = QLineEdit(maxLength=_LONGEST_NAME)
        self.name.setAccessibleName(tr("Name of the game"))
        self.name.editingFinished.connect(self._on_named)
        named = add_items(hbox(spacing=10), label(tr("Name"), "strong"), (self.name, 1))
        self.body.addLayout(named)
        self.setTabOrder(self.view, self.name)
        self.view.currentRowChanged.connect(self._on_chosen)
        self._on_chosen()

    def _on_chosen(self) -> None:
        chosen = self.selected_row
        if chosen is not None:
            self.name.setText(chosen.given_name)
            self.name.setPlaceholderText(chosen.title)

    def _on_named(self) -> None:
        chosen, name = self.selected_row, " ".join(self.name.text().split())
        if chosen is not None and name != chosen.given_name:
            self.rename_requested.emit(chosen.key, name)

    @override
    def on_enter_key(self) -> None:
        """End the editing if the field for the name has the focus; otherwise continue
        the selected game."""
        if self.name.hasFocus():
            self.view.setFocus()
        else:
            super().on_enter_key()


class ReplayListSheet(_SavedList):
    """Dialog with finished and saved games, from which a replay is chosen."""

    file_requested = Signal()

    def __init__(self, rows: Sequence[SavedGameRow]) -> None:
        super().__init__(tr("Replay a saved game"), tr("Replay"), rows)
        other = partial(self.close_and_emit, self.file_requested)
        self.add_left_button(make_button(tr("Other file…"), other))


class PaperGameListSheet(_SavedList):
    """Dialog with the stored score pads, which can be opened or deleted."""

    delete_requested = Signal(str)

    def __init__(self, rows: Sequence[SavedGameRow]) -> None:
        super().__init__(tr("Score pads"), tr("Open"), rows)
        self.add_left_button(make_button(tr("Delete…"), self._on_delete))

    def _on_delete(self) -> None:
        chosen = self.selected_row
        if chosen is not None:
            self.delete_requested.emit(chosen.key)
