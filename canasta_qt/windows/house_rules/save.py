"""A name for house rules, and what to do when it is taken."""

from collections.abc import Collection

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit
from typing_extensions import override

from canasta_qt.windows.widgets.parts import grown_button, label, quiet
from canasta_qt.windows.widgets.sheet import Sheet
from canasta_qt.windows.widgets.style import Look, fill

_LONGEST_NAME = 200
_LONGEST_NOTE = 400


class SaveRulesSheet(Sheet):
    """Asks for a name and a note; a name that is taken is asked about.

    `named` carries name, note and whether rules of that name are replaced.
    """

    named = Signal(str, str, bool)

    def __init__(
        self, suggested: tuple[str, str], taken: Collection[str], lead: str, look: Look
    ) -> None:
        """`suggested` is a name and a note to begin with; `taken` are names in use."""
        super().__init__(self.tr("Keep these rules"), (560, 330), look)
        self._taken = {_alike(name) for name in taken}
        self.body.addWidget(label(lead, wrap=True))
        self.name = QLineEdit(suggested[0])
        self.name.setMaxLength(_LONGEST_NAME)
        self.name.setAccessibleName(self.tr("Name of the rules"))
        self.name.setPlaceholderText(self.tr("Sunday rules"))
        self.name.textChanged.connect(self._on_name)
        self.note = QLineEdit(suggested[1])
        self.note.setMaxLength(_LONGEST_NOTE)
        self.note.setAccessibleName(self.tr("Note for the list of games"))
        self.note.setPlaceholderText(self.tr("As we play at home"))
        self.body.addWidget(label(self.tr("Name"), "strong"))
        self.body.addWidget(self.name)
        self.body.addWidget(label(self.tr("Note, if you like"), "strong"))
        self.body.addWidget(self.note)
        self.said = quiet("", wrap=True)
        self.body.addWidget(self.said)
        self.body.addStretch(1)
        cancel = grown_button(self.tr("Cancel"))
        cancel.clicked.connect(self.close_sheet)
        self.keep = grown_button(self.tr("Keep"), "primary")
        self.keep.clicked.connect(self.on_enter)
        fill(self.buttons, None, cancel, self.keep)
        self.first = self.name
        self.name.selectAll()
        self._on_name()

    @property
    def is_taken(self) -> bool:
        """Whether rules of this name are there already."""
        return _alike(self.name.text()) in self._taken

    def _on_name(self) -> None:
        self.keep.setEnabled(bool(self.name.text().strip()))
        if self.is_taken:
            self.said.setText(
                self.tr(
                    "You have rules of this name. They will be replaced; take "
                    "another name to keep both."
                )
            )
            self.keep.setText(self.tr("Replace them"))
        else:
            self.said.setText("")
            self.keep.setText(self.tr("Keep"))

    @override
    def on_enter(self) -> None:
        """Keep the rules, or replace those the sentence speaks of."""
        if not self.keep.isEnabled():
            return
        replacing = self.is_taken
        self.close_sheet()
        name = " ".join(self.name.text().split())
        self.named.emit(name, self.note.text().strip(), replacing)


def _alike(name: str) -> str:
    return " ".join(name.split()).casefold()
