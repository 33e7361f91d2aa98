"""An unexpected exception, told to the player with something to send."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import QDialog, QPlainTextEdit, QWidget

from canasta_qt.windows.widgets.parts import label, make_button, quiet
from canasta_qt.windows.widgets.style import fill, hbox, vbox

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
