"""Buttons of a practice round, below the log."""

from typing import Final

from PySide6 import QtWidgets
from PySide6.QtCore import Qt, Signal

from canasta_qt.translate import tr
from canasta_qt.windows.widgets.parts import label, make_button, separator
from canasta_qt.windows.widgets.style import add_items, vbox, with_properties

_EDGE: Final = 12
"""Margin at the left and right, in pixels."""


class PracticeBox(QtWidgets.QWidget):
    """Buttons that show hands, deal again and leave practice, and a note about
    hints."""

    hands_requested = Signal()
    again_requested = Signal()
    closed = Signal()

    def __init__(self, *, again: bool, counts_hints: bool = False) -> None:
        """Create the buttons; with `again` a further one deals the hidden cards again.

        With `counts_hints` a note says that hints also count for the unfinished game.
        """
        super().__init__()
        words = tr("Practice: nothing counts")
        if counts_hints:
            words = tr(
                "Practice: nothing counts. Only hints are added to those of your game."
            )
        self.hands = make_button("", self.hands_requested, "", "O")
        self.again = make_button(tr("Deal again"), self.again_requested)
        leave = make_button(tr("Leave practice"), self.closed)
        below = vbox(spacing=6)
        for button in (self.hands, self.again, leave):
            with_properties(button, kind="slim")
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            below.addWidget(button)
        column = vbox(self, margins=(_EDGE, 0, _EDGE, 4), spacing=6)
        add_items(
            column, separator("pad_rule"), label(words, "strong", wrap=True), below
        )
        self.again.setVisible(again)

    def show_hands(self, *, are_open: bool) -> None:
        """Set the text of the button that shows or hides the hands."""
        self.hands.setText(tr("Hide hands") if are_open else tr("All hands"))
