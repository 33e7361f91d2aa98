"""What was put by, in a list: kept games to be named, deleted rulesets brought back."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QStringListModel, Signal
from PySide6.QtWidgets import QLineEdit

from canasta_qt.overrides import override
from canasta_qt.translate import tr
from canasta_qt.windows.menus import KeptRow
from canasta_qt.windows.widgets.parts import label, make_button
from canasta_qt.windows.widgets.scrolling import (
    Index,
    Lines,
    TwoLineDelegate,
    list_view,
)
from canasta_qt.windows.widgets.sheet import Sheet
from canasta_qt.windows.widgets.style import fill, hbox

_ROW: Final = 54
_LONGEST_NAME: Final = 60


class KeptSheet(Sheet):
    """A list in two lines, and a button that takes the chosen row."""

    taken = Signal(str)
    """The key of the row that is wanted."""
    renamed = Signal(str, str)
    """The key of a row and its name; an empty name is the title."""

    def __init__(self, heading: str, rows: Sequence[KeptRow], words: str) -> None:
        """`words` are those of the button."""
        super().__init__(heading, (620, 480))
        self.rows: tuple[KeptRow, ...] = ()
        self._model = QStringListModel(self)
        delegate = TwoLineDelegate(self, _ROW, self._lines)
        self.view = list_view(heading, self._model, delegate)
        self.view.doubleClicked.connect(self._on_taken)
        self.body.addWidget(self.view, 1)
        self.name = QLineEdit(maxLength=_LONGEST_NAME)
        self.name.setAccessibleName(tr("Name of the game"))
        self.name.editingFinished.connect(self._on_named)
        take = make_button(words, self._on_taken, "primary")
        close = make_button(tr("Close"), self.close_sheet)
        fill(self.buttons, None, close, take)
        self.first = self.view
        self.show_rows(rows)
        self.view.selectionModel().currentChanged.connect(self._on_chosen)

    def offer_names(self) -> None:
        """Let the chosen row be renamed in a field below the list."""
        row = hbox(spacing=10)
        self.body.addLayout(fill(row, label(tr("Name"), "strong"), (self.name, 1)))
        self._on_chosen()

    def show_rows(self, rows: Sequence[KeptRow]) -> None:
        """List these; the row chosen stays chosen."""
        at = max(self.view.currentIndex().row(), 0)
        self.rows = tuple(rows)
        words = [f"{each.name or each.title}\n{each.about}" for each in self.rows]
        self._model.setStringList(words)
        self.view.setCurrentIndex(self._model.index(min(at, len(words) - 1), 0))

    @property
    def chosen(self) -> KeptRow | None:
        """The chosen row; None of an empty list."""
        row = self.view.currentIndex().row()
        return self.rows[row] if 0 <= row < len(self.rows) else None

    def _lines(self, index: Index) -> Lines:
        row = self.rows[index.row()]
        return Lines(row.name or row.title, row.about)

    def _on_chosen(self) -> None:
        chosen = self.chosen
        if chosen is not None:
            self.name.setText(chosen.name)
            self.name.setPlaceholderText(chosen.title)

    def _on_named(self) -> None:
        chosen, name = self.chosen, " ".join(self.name.text().split())
        if chosen is not None and name != chosen.name:
            self.renamed.emit(chosen.key, name)

    def _on_taken(self) -> None:
        chosen = self.chosen
        if chosen is not None:
            self.close_sheet()
            self.taken.emit(chosen.key)

    @override
    def on_enter(self) -> None:
        """Take the chosen row; in the field of the name only the name is settled."""
        if self.name.hasFocus():
            self.view.setFocus()
        else:
            self._on_taken()
