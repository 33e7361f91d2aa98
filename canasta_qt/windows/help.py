"""What is said of the program itself: its versions, its keys, its mistakes."""

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import QDialog, QGridLayout, QPlainTextEdit, QWidget
from typing_extensions import override

from canasta_qt.cards import parse_card
from canasta_qt.translate import translate
from canasta_qt.windows.widgets.card_row import CardRow
from canasta_qt.windows.widgets.parts import label, make_button, quiet
from canasta_qt.windows.widgets.scrolling import ScrollPage
from canasta_qt.windows.widgets.sheet import Sheet
from canasta_qt.windows.widgets.style import Look, fill, grid_box, hbox, marked, vbox

_SHOWN = ("Ks", "Qh", "Jc", "Xr")


@dataclass(frozen=True)
class Versions:
    """What runs here, as text."""

    program: str
    python: str
    qt: str
    system: str
    compiled: bool = False
    """Whether the engine is compiled."""
    home: str = ""
    """The folder with the games."""


class AboutSheet(Sheet):
    """Name, licence, versions."""

    def __init__(self, versions: Versions, look: Look) -> None:
        """Show them."""
        super().__init__(self.tr("About Canasta"), (520, 430), look)
        row = CardRow([parse_card(text) for text in _SHOWN], 76, look)
        row.felt = True
        row.with_back = True
        row.pitch = 0.62
        name = self.tr("Canasta {version}").format(version=versions.program)
        words = self.tr(
            "Canasta against bots, with a deck of its own. Free under the MIT licence."
        )
        heading, text = label(name, "heading"), label(words, wrap=True)
        fill(self.body, row, heading, text, self._facts(versions), None)
        self.end_with_close()

    def _facts(self, versions: Versions) -> QGridLayout:
        engine = self.tr("compiled") if versions.compiled else self.tr("interpreted")
        grid = QGridLayout()
        grid.setHorizontalSpacing(18)
        grid.setColumnStretch(1, 1)
        rows = (
            (self.tr("Engine"), engine),
            (self.tr("Python"), versions.python),
            (self.tr("Qt"), versions.qt),
            (self.tr("System"), versions.system),
            (self.tr("Games are in"), versions.home),
        )
        for row, (words, value) in enumerate(rows):
            grid.addWidget(quiet(words), row, 0)
            grid.addWidget(label(value, wrap=True), row, 1)
        return grid


Rows = tuple[tuple[str, str], ...]


def window_keys() -> Rows:
    """The keys of the window; those of the table are the table's to name."""
    return (
        ("F1  ?", translate("Keys", "rules of this game; this list")),
        ("F6", translate("Keys", "table and side panel in turn")),
        ("F9", translate("Keys", "side panel")),
        ("F11", translate("Keys", "full screen")),
        ("Ctrl +  Ctrl −", translate("Keys", "larger and smaller cards")),
        ("Ctrl 0", translate("Keys", "cards of the usual size")),
        ("Ctrl M", translate("Keys", "sound on and off")),
        ("Ctrl N", translate("Keys", "new game")),
        ("Ctrl O", translate("Keys", "open a game")),
        ("Ctrl Shift S", translate("Keys", "save a copy of the game")),
        ("Ctrl H", translate("Keys", "the moves compared")),
        ("Ctrl R", translate("Keys", "replay this game")),
        ("Ctrl T", translate("Keys", "statistics")),
        ("Ctrl ,", translate("Keys", "preferences")),
        ("Ctrl Q", translate("Keys", "quit; the game is saved")),
    )


def replay_keys() -> Rows:
    """The keys of a window in which a game is played back."""
    return (
        (translate("Keys", "Space"), translate("Keys", "play, and stop again")),
        ("←  →", translate("Keys", "a step back or on")),
        ("⇧←  ⇧→", translate("Keys", "a turn back or on")),
        (
            translate("Keys", "PgUp  PgDn"),
            translate("Keys", "the hand before, the next one"),
        ),
        (
            translate("Keys", "Home  End"),
            translate("Keys", "beginning and end of the hand"),
        ),
        ("M  ⇧M", translate("Keys", "next mark of a review, the one before")),
        ("A", translate("Keys", "all hands, once the hand is over")),
        ("R", translate("Keys", "review of the hand, once it is over")),
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


_EVEN = QFontDatabase.SystemFont.FixedFont


class CrashDialog(QDialog):
    """A window of its own: the main one may be what is broken.

    It never closes the program by itself; the game is saved after every action.
    """

    def __init__(
        self, report: str, parent: QWidget | None = None, *, saved: bool = True
    ) -> None:
        """`report` holds the exception, the versions, the position and the record."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Something went wrong"))
        self.resize(720, 520)
        column = vbox(self, margins=(20, 18, 20, 16), spacing=12)
        what = self.tr("The program made a mistake.")
        if saved:
            game = self.tr(
                "Your game is saved up to the last move and can be gone on with."
            )
        else:
            game = self.tr("What was played last could not be saved.")
        words = self.tr(
            "The text below helps to find the mistake: it holds the cards of this "
            "game, and nothing about you."
        )
        self.report = QPlainTextEdit(report, readOnly=True)
        # Marks under a line of the program stand under the letters they mean.
        self.report.setFont(QFontDatabase.systemFont(_EVEN))
        self.report.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.report.setAccessibleName(self.tr("Report"))
        self._said = quiet("")
        copy = make_button(self.tr("Copy the report"), self.copy)
        leave = make_button(self.tr("Close the program"), self._on_quit)
        go_on = make_button(self.tr("Go on"), self.accept, "primary")
        buttons = fill(hbox(spacing=10), self._said, None, copy, leave, go_on)
        heading = label(self.windowTitle(), "heading")
        lead = label(f"{what} {game} {words}", "lead", wrap=True)
        fill(column, heading, lead, (self.report, 1), buttons)

    def copy(self) -> None:
        """Put the report on the clipboard."""
        QGuiApplication.clipboard().setText(self.report.toPlainText())
        self._said.setText(self.tr("Copied."))

    def _on_quit(self) -> None:
        self.reject()
        QCoreApplication.quit()
