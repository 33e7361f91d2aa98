"""The rules of a game to read, to keep as PDF and to print."""

from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QSaveFile, Signal
from PySide6.QtGui import QPdfWriter
from PySide6.QtWidgets import QTextBrowser
from typing_extensions import override

from canasta_qt.windows.rules.page import paper_layout, print_rules, rule_html
from canasta_qt.windows.widgets.parts import grown_button, quiet
from canasta_qt.windows.widgets.sheet import Sheet, spread
from canasta_qt.windows.widgets.style import Look, marked
from canasta_qt.wording.rule_sheet.sheet import RuleText

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter


class RuleSheet(Sheet):
    """One or two pages about a game; what is not as in Classic is marked."""

    pdf_asked = Signal(object)
    """The player wants a PDF; `write_pdf` writes it where they say."""
    house_rules_asked = Signal()

    def __init__(self, rules: RuleText, look: Look) -> None:
        """Show the page from its beginning."""
        super().__init__(self.tr("Rules of this game"), (780, 720), look)
        self._rules = rules
        self.text = marked(QTextBrowser(), kind="page")
        self.text.setAccessibleName(rules.title)
        self.text.document().setDocumentMargin(look.pixels(10))
        self.text.setHtml(rule_html(rules, look))
        self.body.addWidget(self.text, 1)
        self._said = quiet("", wrap=True)
        self._said.hide()
        self.body.addWidget(self._said)
        self.change = grown_button(self.tr("House rules…"))
        self.change.clicked.connect(self.house_rules_asked)
        self.pdf = grown_button(self.tr("Save as PDF…"))
        self.pdf.clicked.connect(self._on_pdf)
        self.paper = grown_button(self.tr("Print…"))
        self.paper.clicked.connect(self._on_print)
        close = grown_button(self.tr("Close"), "primary")
        close.clicked.connect(self.close_sheet)
        for button in (self.change, self.pdf, self.paper, close):
            button.setMinimumHeight(look.pixels(36))
        spread(self.buttons, [self.change], [self.pdf, self.paper, close])
        self.paper.setVisible(can_print())
        self.first = self.text

    def hide_house_rules(self) -> None:
        """For rules that are being made: the way back is to close the sheet."""
        self.change.hide()

    def say(self, words: str) -> None:
        """Tell how printing or writing went, below the page."""
        self._said.setText(words)
        self._said.show()

    def _on_pdf(self) -> None:
        self.pdf_asked.emit(self._rules)

    def _on_print(self) -> None:
        # Asking for printers may take a while; nobody waits for it before.
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter, QPrinterInfo

        if not QPrinterInfo.availablePrinterNames():
            self.say(self.tr("No printer was found. You can save the rules as PDF."))
            return
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setPageLayout(paper_layout())
        printer.setDocName(self._rules.title)
        dialog = QPrintDialog(printer, self)
        if dialog.exec() == QPrintDialog.DialogCode.Accepted:
            self._print(printer)

    def _print(self, printer: "QPrinter") -> None:
        print_rules(self._rules, printer)
        self.say(self.tr("The rules are on their way to the printer."))

    @override
    def on_enter(self) -> None:
        """Enter closes."""
        self.close_sheet()


def can_print() -> bool:
    """Whether this Qt knows printers at all."""
    return find_spec("PySide6.QtPrintSupport") is not None


def write_pdf(rules: RuleText, path: Path) -> bool:
    """Write the rules as PDF; say whether it went well. A failure leaves no ruin."""
    file = QSaveFile(str(path))
    if not file.open(QSaveFile.OpenModeFlag.WriteOnly):
        return False
    writer = QPdfWriter(file)
    writer.setPageLayout(paper_layout())
    writer.setTitle(rules.title)
    print_rules(rules, writer)
    del writer  # it writes the end of the file when it goes
    return file.commit()
