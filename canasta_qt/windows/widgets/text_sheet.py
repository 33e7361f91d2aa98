"""Plain text over the table: the rules of a game, a report to copy, keys."""

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QPlainTextEdit, QTextBrowser
from typing_extensions import override

from canasta_qt.look.tokens import BODY
from canasta_qt.windows.widgets.parts import grown_button, label, quiet
from canasta_qt.windows.widgets.sheet import Sheet, spread
from canasta_qt.windows.widgets.style import Look

_PAGE = f"""
h3 {{ font-size: {BODY.size + 3}px; margin-top: 20px; margin-bottom: 4px; }}
li {{ margin-bottom: 5px; }}
ul {{ margin-left: -22px; }}
"""


class TextSheet(Sheet):
    """Something to read."""

    def __init__(self, heading: str, page: str, look: Look) -> None:
        """Show a page of HTML from its beginning."""
        super().__init__(heading, (720, 640), look)
        self.text = QTextBrowser()
        self.text.setOpenExternalLinks(True)
        self.text.document().setDefaultStyleSheet(_PAGE)
        self.text.setHtml(page)
        self.text.setAccessibleName(heading)
        self.body.addWidget(self.text, 1)
        close = grown_button(self.tr("Close"), "primary")
        close.clicked.connect(self.close_sheet)
        spread(self.buttons, [], [close])
        self.first = self.text

    @override
    def on_enter(self) -> None:
        """Enter closes."""
        self.close_sheet()


class CopySheet(Sheet):
    """A text to be sent to somebody, with a button that copies it."""

    def __init__(self, heading: str, why: str, text: str, look: Look) -> None:
        """`why` says what the text is for."""
        super().__init__(heading, (720, 520), look)
        self.body.addWidget(label(why, "lead", wrap=True))
        self.text = QPlainTextEdit(text)
        self.text.setReadOnly(True)
        self.text.setAccessibleName(heading)
        self.body.addWidget(self.text, 1)
        self._said = quiet("")
        copy = grown_button(self.tr("Copy"), "primary")
        copy.clicked.connect(self.copy)
        close = grown_button(self.tr("Close"))
        close.clicked.connect(self.close_sheet)
        spread(self.buttons, [self._said], [close, copy])
        self.first = copy

    def copy(self) -> None:
        """Put the text on the clipboard and say so."""
        QGuiApplication.clipboard().setText(self.text.toPlainText())
        self._said.setText(self.tr("Copied."))

    @override
    def on_enter(self) -> None:
        """Enter copies."""
        self.copy()
