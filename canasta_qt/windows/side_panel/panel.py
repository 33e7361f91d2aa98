"""The side panel: score card above, log below."""

from PySide6.QtWidgets import QFrame

from canasta_qt.windows.side_panel.log_panel import LogPanel
from canasta_qt.windows.side_panel.score_card import ScoreCard
from canasta_qt.windows.widgets.style import Look, fill, marked, vbox


class SidePanel(QFrame):
    """What stands beside the table, or over it in a narrow window."""

    def __init__(self) -> None:
        """Begin with an empty card and an empty log."""
        super().__init__()
        marked(self, kind="panel")
        self.score = ScoreCard()
        self.log = LogPanel()
        column = vbox(self, margins=(11, 11, 11, 11), spacing=10)
        fill(column, self.score, (self.log, 1))

    def set_look(self, look: Look) -> None:
        """Paint in these colours from now on."""
        self.log.set_look(look)
