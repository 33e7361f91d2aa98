"""The end of a game: who won, and what next."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QGridLayout
from typing_extensions import override

from canasta_qt.translate import figure
from canasta_qt.windows.widgets.parts import grown_button, label, quiet
from canasta_qt.windows.widgets.sheet import Sheet
from canasta_qt.windows.widgets.style import Look, marked


@dataclass(frozen=True)
class Rank:
    """A side in the order of its total."""

    place: int
    name: str
    total: int
    ours: bool


class WinnerSheet(Sheet):
    """A heading that says it, a sentence with the figures, three ways on."""

    again_asked = Signal()
    hands_asked = Signal()
    other_asked = Signal()

    def __init__(
        self, headline: str, story: str, look: Look, ranks: Sequence[Rank] = ()
    ) -> None:
        """`headline` and `story` are whole sentences; `ranks` are the best first."""
        size = (560, 230 + 24 * len(ranks))
        super().__init__(self.tr("The end of the game"), size, look)
        self.body.addWidget(label(headline, "end_heading", wrap=True))
        if ranks:
            self.body.addWidget(_table(ranks))
        if story:
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


def _table(ranks: Sequence[Rank]) -> QFrame:
    paper = marked(QFrame(), kind="paper")
    grid = QGridLayout(paper)
    grid.setContentsMargins(15, 9, 15, 9)
    grid.setHorizontalSpacing(14)
    grid.setVerticalSpacing(7)
    grid.setColumnStretch(1, 1)
    for row, rank in enumerate(ranks):
        role = "label" if rank.place == 1 else "lead"
        ours = str(rank.ours).lower()
        grid.addWidget(quiet(f"{rank.place}.", "lead"), row, 0)
        grid.addWidget(marked(label(rank.name, role), accent=ours), row, 1)
        total = marked(label(figure(rank.total), role), accent=ours)
        grid.addWidget(total, row, 2, Qt.AlignmentFlag.AlignRight)
    return paper
