"""Every key on one sheet."""

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QGridLayout, QWidget
from typing_extensions import override

from canasta_qt.windows.widgets.parts import label
from canasta_qt.windows.widgets.scrolling import ScrollPage
from canasta_qt.windows.widgets.sheet import Sheet
from canasta_qt.windows.widgets.style import Look, fill, grid_box, hbox, marked, vbox

Rows = tuple[tuple[str, str], ...]


def window_keys() -> Rows:
    """The keys of the window; those of the table are the table's to name."""
    tr = QCoreApplication.translate
    return (
        ("F1  ?", tr("Keys", "rules of this game; this list")),
        ("F6", tr("Keys", "table and side panel in turn")),
        ("F9", tr("Keys", "side panel")),
        ("F11", tr("Keys", "full screen")),
        ("Ctrl +  Ctrl −", tr("Keys", "larger and smaller cards")),
        ("Ctrl 0", tr("Keys", "cards of the usual size")),
        ("Ctrl M", tr("Keys", "sound on and off")),
        ("Ctrl N", tr("Keys", "new game")),
        ("Ctrl O", tr("Keys", "open a game")),
        ("Ctrl Shift S", tr("Keys", "save a copy of the game")),
        ("Ctrl H", tr("Keys", "the moves compared")),
        ("Ctrl R", tr("Keys", "replay this game")),
        ("Ctrl T", tr("Keys", "statistics")),
        ("Ctrl ,", tr("Keys", "preferences")),
        ("Ctrl Q", tr("Keys", "quit; the game is saved")),
    )


def replay_keys() -> Rows:
    """The keys of a window in which a game is played back."""
    tr = QCoreApplication.translate
    return (
        (tr("Keys", "Space"), tr("Keys", "play, and stop again")),
        ("←  →", tr("Keys", "a step back or on")),
        ("⇧←  ⇧→", tr("Keys", "a turn back or on")),
        (tr("Keys", "PgUp  PgDn"), tr("Keys", "the hand before, the next one")),
        (tr("Keys", "Home  End"), tr("Keys", "beginning and end of the hand")),
        ("M  ⇧M", tr("Keys", "next mark of a review, the one before")),
        ("A", tr("Keys", "all hands, once the hand is over")),
        ("R", tr("Keys", "review of the hand, once it is over")),
    )


class KeysSheet(Sheet):
    """The keys in two columns."""

    def __init__(self, table_keys: Rows, look: Look) -> None:
        """Show those of the table, beside them those of the windows."""
        super().__init__(self.tr("Keys"), (880, 680), look)
        inside = marked(QWidget(), kind="clear")
        halves = hbox(inside, margins=(0, 0, 8, 0), spacing=28)
        window = (self.tr("In the window"), window_keys())
        replay = (self.tr("In a replay"), replay_keys())
        for groups in (((self.tr("At the table"), table_keys),), (window, replay)):
            column = vbox(spacing=10)
            for heading, keys in groups:
                fill(column, label(heading, "label"), _rows(keys))
            halves.addLayout(fill(column, None), 1)
        self._inside, self._area = inside, ScrollPage(inside)
        self.body.addWidget(self._area, 1)
        self.end_with_close()

    @override
    def wanted(self) -> tuple[int, int]:
        """As high as the longer column, where the window allows it."""
        width, _ = super().wanted()
        around = self.sizeHint().height() - self._area.sizeHint().height()
        needed = self._inside.sizeHint()
        return max(width, needed.width() + 64), around + needed.height() + 4


def _rows(keys: Rows) -> QGridLayout:
    rows = grid_box(14, 4, wide=1)
    for row, (key, deed) in enumerate(keys):
        cap = label(key, "strong")
        cap.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        rows.addWidget(cap, row, 0)
        rows.addWidget(label(deed), row, 1)
    return rows
