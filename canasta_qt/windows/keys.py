"""Every key on one sheet."""

from typing import Final

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QGridLayout, QScrollArea, QVBoxLayout, QWidget
from typing_extensions import override

from canasta_qt.windows.parts import grown_button, label
from canasta_qt.windows.sheet import Sheet, spread
from canasta_qt.windows.style import Look, marked

_HALVES: Final = 2


def key_groups() -> tuple[tuple[str, tuple[tuple[str, str], ...]], ...]:
    """Headings, and under each the keys with what they do."""
    tr = QCoreApplication.translate
    return (
        (
            tr("Keys", "Play"),
            (
                ("D", tr("Keys", "draw")),
                ("P", tr("Keys", "take the pile")),
                ("M", tr("Keys", "meld the chosen cards")),
                (tr("Keys", "Ctrl + rank"), tr("Keys", "add them to that meld")),
                ("X", tr("Keys", "discard")),
                (tr("Keys", "Enter"), tr("Keys", "the main button")),
                ("⌫", tr("Keys", "take back what lies ready")),
                ("Y  N", tr("Keys", "answer your partner")),
                (tr("Keys", "Esc"), tr("Keys", "put the cards back")),
            ),
        ),
        (
            tr("Keys", "Your hand"),
            (
                ("← →", tr("Keys", "from card to card")),
                (tr("Keys", "Space"), tr("Keys", "choose the card")),
                ("A K Q J 0 9 … 2  W", tr("Keys", "to the next card of that rank")),
                (tr("Keys", "Shift + rank"), tr("Keys", "choose all of that rank")),
                ("R", tr("Keys", "by rank, or in your own order")),
            ),
        ),
        (
            tr("Keys", "The table"),
            (
                (tr("Keys", "Tab"), tr("Keys", "to the next part of the table")),
                ("↑ ↓", tr("Keys", "between rows and melds")),
                ("V", tr("Keys", "look into the meld or pile")),
                ("S", tr("Keys", "how things stand")),
                ("L", tr("Keys", "the last turn again")),
                ("T", tr("Keys", "what is expected now")),
            ),
        ),
        (
            tr("Keys", "The window"),
            (
                ("F6", tr("Keys", "table and side panel in turn")),
                ("F9", tr("Keys", "side panel")),
                ("F11", tr("Keys", "full screen")),
                ("Ctrl +  Ctrl −", tr("Keys", "larger and smaller cards")),
                ("F1", tr("Keys", "rules of this game")),
                ("?", tr("Keys", "this list")),
            ),
        ),
    )


class KeysSheet(Sheet):
    """The keys in two columns."""

    def __init__(self, look: Look) -> None:
        """Show them all."""
        super().__init__(self.tr("Keys"), (820, 560), look)
        inside = marked(QWidget(), kind="clear")
        grid = QGridLayout(inside)
        grid.setContentsMargins(0, 0, 8, 0)
        grid.setHorizontalSpacing(28)
        grid.setVerticalSpacing(18)
        for place, (heading, keys) in enumerate(key_groups()):
            cell = QVBoxLayout()
            cell.addWidget(label(heading, "label"))
            cell.addLayout(_rows(keys))
            cell.addStretch(1)
            grid.addLayout(cell, place // _HALVES, place % _HALVES)
        area = marked(QScrollArea(), kind="clear")
        area.setWidgetResizable(True)
        area.setWidget(inside)
        self.body.addWidget(area, 1)
        close = grown_button(self.tr("Close"), "primary")
        close.clicked.connect(self.close_sheet)
        spread(self.buttons, [], [close])
        self.first = close

    @override
    def on_enter(self) -> None:
        """Enter closes."""
        self.close_sheet()


def _rows(keys: tuple[tuple[str, str], ...]) -> QGridLayout:
    rows = QGridLayout()
    rows.setHorizontalSpacing(14)
    rows.setVerticalSpacing(6)
    rows.setColumnStretch(1, 1)
    for row, (key, deed) in enumerate(keys):
        cap = label(key, "strong")
        cap.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        rows.addWidget(cap, row, 0)
        rows.addWidget(label(deed, wrap=True), row, 1)
    return rows
