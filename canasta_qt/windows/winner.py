"""The end of a game: who won, and what next."""

from PySide6.QtCore import Signal
from typing_extensions import override

from canasta_qt.windows.parts import grown_button, label
from canasta_qt.windows.sheet import Sheet
from canasta_qt.windows.style import Look


class WinnerSheet(Sheet):
    """A heading that says it, a sentence with the figures, three ways on."""

    again_asked = Signal()
    hands_asked = Signal()
    other_asked = Signal()

    def __init__(self, headline: str, story: str, look: Look) -> None:
        """`headline` and `story` are whole sentences."""
        super().__init__(self.tr("The end of the game"), (560, 230), look)
        self.body.addWidget(label(headline, "end_heading", wrap=True))
        self.body.addWidget(label(story, "lead", wrap=True))
        self.body.addStretch(1)
        self._again = grown_button(self.tr("Play again"), "primary", self.tr("Enter"))
        self._again.clicked.connect(self.on_enter)
        hands = grown_button(self.tr("Look at the hands"))
        hands.clicked.connect(self.hands_asked)
        other = grown_button(self.tr("Other game…"))
        other.clicked.connect(self._on_other)
        for button in (self._again, hands, other):
            self.buttons.addWidget(button)
        self.buttons.addStretch(1)
        self.first = self._again

    @override
    def on_enter(self) -> None:
        """Play the same game again."""
        self.close_sheet()
        self.again_asked.emit()

    def _on_other(self) -> None:
        self.close_sheet()
        self.other_asked.emit()
