"""The ways a practised round went, below its log."""

from collections.abc import Sequence
from typing import Final

from PySide6 import QtWidgets
from PySide6.QtCore import Qt, Signal

from canasta_qt.windows.widgets.parts import label, make_button, quiet, rule
from canasta_qt.windows.widgets.style import Look, fill, hbox, marked, vbox

_EDGE: Final = 12
_MOST: Final = 3
"""Branches seen at once; of more the list is scrolled."""


class BranchesBox(QtWidgets.QWidget):
    """What was tried, where each way led, and what else can be done."""

    asked = Signal(int)
    """A branch is to lie on the table."""
    hands_asked = Signal()
    again_asked = Signal()
    closed = Signal()

    def __init__(self, look: Look, *, again: bool, counts_hints: bool = False) -> None:
        """List nothing yet; `again` if the hidden cards can be dealt anew.

        `counts_hints` if a hint tells about a game that is not over.
        """
        super().__init__()
        words = self.tr("Practice: nothing counts")
        if counts_hints:
            words = self.tr("Practice: only hints count")
        self.view = marked(QtWidgets.QListWidget(), kind="steps")
        self.view.setAccessibleName(words)
        self.view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.view.itemClicked.connect(self._on_asked)
        self.view.itemActivated.connect(self._on_asked)
        self.hands = make_button("", self.hands_asked, "", "O")
        self.again = make_button(self.tr("Deal again"), self.again_asked)
        self.again.setVisible(again)
        leave = make_button(self.tr("Leave practice"), self.closed)
        self.told = quiet(
            self.tr("Undo and play something else: both ways stay."), wrap=True
        )
        foot = hbox(wraps=True, spacing=6)
        for button in (self.hands, self.again, leave):
            marked(button, kind="slim")
            button.set_look(look)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            foot.addWidget(button)
        foot.addStretch(1)
        column = vbox(self, margins=(_EDGE, 0, _EDGE, 4), spacing=6)
        fill(column, rule("pad_rule"), label(words, "strong"), self.told, self.view)
        fill(column, foot)

    def _on_asked(self) -> None:
        self.asked.emit(self.view.currentRow())

    def show_branches(self, branches: Sequence[str], here: int, *, hands: bool) -> None:
        """List branches of two lines, one on the table; `hands` if they are open."""
        self.hands.setText(self.tr("Hide hands") if hands else self.tr("All hands"))
        self.view.clear()
        self.view.addItems(list(branches))
        self.view.setCurrentRow(here)
        several = len(branches) > 1
        self.view.setVisible(several)
        self.told.setHidden(several)
        row = self.view.sizeHintForRow(0)
        self.view.setFixedHeight(row * min(len(branches), _MOST) + 4)
