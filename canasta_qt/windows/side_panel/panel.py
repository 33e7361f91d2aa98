"""The side panel: score card above, log below."""

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QVBoxLayout

from canasta_qt.windows.side_panel.log_panel import LogPanel
from canasta_qt.windows.side_panel.score_card import ScoreCard
from canasta_qt.windows.widgets.style import Look, marked

NARROWEST: Final = 240
WIDEST: Final = 320
SHARE: Final = 0.195
TABLE_LEAST: Final = 940
"""The table keeps this width, or the panel lies over it instead of beside it."""
LARGE_TEXT: Final = 1.3
"""From this text size on the panel grows with the text."""


def panel_width(window: int, q: float = 1.0) -> int:
    """Width of the panel in a window of this width."""
    width = min(max(NARROWEST, SHARE * window), WIDEST)
    return round(width * (q if q > LARGE_TEXT else 1.0))


def docks(window: int, q: float = 1.0) -> bool:
    """Say whether there is room for the panel beside the table."""
    return window - panel_width(window, q) >= TABLE_LEAST


class SidePanel(QFrame):
    """What stands beside the table, or over it in a narrow window."""

    cards_pointed = Signal(object)

    def __init__(self) -> None:
        """Begin with an empty card and an empty log."""
        super().__init__()
        marked(self, kind="panel")
        self.score = ScoreCard()
        self.log = LogPanel()
        self.log.cards_pointed.connect(self.cards_pointed)
        column = QVBoxLayout(self)
        column.setContentsMargins(11, 11, 11, 11)
        column.setSpacing(10)
        column.addWidget(self.score)
        column.addWidget(self.log, 1)

    def set_look(self, look: Look) -> None:
        """Paint in these colours from now on."""
        self.log.set_look(look)
