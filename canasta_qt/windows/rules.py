"""The rules of a game as a sheet: chapters at the left, text at the right."""

from html import escape
from importlib.util import find_spec
from pathlib import Path
from string import Template
from typing import Final

from PySide6 import QtGui
from PySide6.QtCore import QMarginsF, QSaveFile, QSizeF, Signal
from PySide6.QtWidgets import QTextBrowser

from canasta_qt.look import tokens
from canasta_qt.look.tokens import BODY, DIALOG_HEADING, Palette
from canasta_qt.windows.widgets.parts import make_button, quiet
from canasta_qt.windows.widgets.sheet import Sheet
from canasta_qt.windows.widgets.style import Look, fill, marked
from canasta_qt.wording.rule_sheet.chapter import Statement, Table
from canasta_qt.wording.rule_sheet.sheet import MARK, RuleText, Section

_SCREEN: Final = Template(
    """
body { color: $text; font-size: ${body}px; }
h2 { color: $accent; font-size: ${heading}px; font-weight: 700;
  margin-top: ${above}px; margin-bottom: ${below}px; }
h1 { font-size: ${title}px; font-weight: 700; margin: 0; }
.quiet { color: $muted; }
.mark { color: $accent; font-weight: 700; }
td { padding: ${pad}px; }
"""
)
_PAPER_TITLE: Final = 18
_PAPER_HEADING: Final = 11.5
_PAPER_BODY: Final = 9.5
"""Points; every ruleset fits on two pages of A4 or Letter."""
_MARGIN: Final = 14
"""Millimetres around the text."""
_PER_INCH: Final = 96
_POINTS_PER_INCH: Final = 72
_BREAK: Final = QtGui.QTextFormat.PageBreakFlag.PageBreak_AlwaysBefore


def rule_html(rules: RuleText, look: Look) -> str:
    """Write the page for the screen."""
    q = look.q
    style = _SCREEN.substitute(
        dict(tokens.colours(look.colours)),
        body=round(BODY.size * q),
        title=round((DIALOG_HEADING.size + 4) * q),
        heading=round((BODY.size + 3) * q),
        above=round(18 * q),
        below=round(4 * q),
        pad=round(4 * q),
    )
    return _page(rules, style, look.colours, round(q * 17))


def _paper_html(rules: RuleText) -> str:
    style = (
        f"body {{ color: {tokens.LIGHT.ink}; }}"
        f" h1 {{ font-size: {_PAPER_TITLE}pt; margin: 0; }}"
        f" h2 {{ font-size: {_PAPER_HEADING}pt; color: {tokens.LIGHT.accent};"
        " margin-top: 7px; margin-bottom: 1px; }"
        f" .quiet {{ color: {tokens.LIGHT.muted}; }}"
        f" .mark {{ color: {tokens.LIGHT.accent}; }}"
        " td { padding: 1px; }"
    )
    return _page(rules, style, tokens.LIGHT, 14)


def _page(rules: RuleText, style: str, colours: Palette, column: int) -> str:
    lead = f'<p class="quiet" style="margin: 0">{escape(rules.character)}'
    if rules.note:
        lead += f"<br>{escape(rules.note)}"
    parts = [
        f"<style>{style}</style>",
        f"<h1>{escape(rules.title)}</h1>{lead}</p>",
        *(_section(section, colours, column) for section in rules.sections),
    ]
    return "".join(parts)


def _section(section: Section, colours: Palette, column: int) -> str:
    """A heading, and its rules in two columns: the mark, and the words."""
    rows = "".join(_rule(rule, colours, column) for rule in section.statements)
    table = f'<table width="100%" cellspacing="0" cellpadding="0">{rows}</table>'
    return f"<h2>{escape(section.heading)}</h2>{table}"


def _rule(rule: Statement, colours: Palette, column: int) -> str:
    sign = f'<span class="mark">{MARK}</span>' if rule.differs else "·"
    words = escape(rule.text) if rule.table is None else _numbers(rule.table, colours)
    return f'<tr><td width="{column}" align="center">{sign}</td><td>{words}</td></tr>'


def _numbers(table: Table, colours: Palette) -> str:
    """A table with hairlines; its first row says what the columns are."""
    head = _row(table.head, f' bgcolor="{colours.accent_soft}"')
    rows = "".join(_row(row) for row in table.rows)
    return (
        f"{escape(table.lead)}"
        f'<table border="1" style="border-color: {colours.line};'
        ' border-collapse: collapse; border-style: solid; margin-top: 2px"'
        f' cellspacing="0" cellpadding="3">{head}{rows}</table>'
    )


def _row(cells: tuple[str, ...], ground: str = "") -> str:
    inside = "".join(f'<td align="center"{ground}>{_cell(x)}</td>' for x in cells)
    return f"<tr>{inside}</tr>"


def _cell(text: str) -> str:
    return f"&nbsp;{escape(text).replace(' ', '&nbsp;')}&nbsp;"


def paper_document(rules: RuleText, points: QSizeF) -> QtGui.QTextDocument:
    """Lay the rules out for paper; `points` is the room the text may fill."""
    document = QtGui.QTextDocument()
    font = QtGui.QFont()
    font.setPointSizeF(_PAPER_BODY)
    document.setDefaultFont(font)
    document.setDocumentMargin(0)
    document.setHtml(_paper_html(rules))
    # A document measures in pixels of the screen it might be shown on.
    document.setPageSize(points * (_PER_INCH / _POINTS_PER_INCH))
    _keep_headings(document)
    return document


def _keep_headings(document: QtGui.QTextDocument) -> None:
    """Move a heading to the next page where its rules do not begin on its own."""
    height = document.pageSize().height()
    layout = document.documentLayout()
    block = document.begin()
    while block.isValid():
        after = block.next()
        if block.blockFormat().headingLevel() > 1 and after.isValid():
            page = layout.blockBoundingRect(block).top() // height
            if layout.blockBoundingRect(after).bottom() // height > page:
                cursor = QtGui.QTextCursor(block)
                form = block.blockFormat()
                form.setPageBreakPolicy(_BREAK)
                cursor.setBlockFormat(form)
        block = after


def paper_layout() -> QtGui.QPageLayout:
    """A4, upright, with margins a punch leaves alone."""
    return QtGui.QPageLayout(
        QtGui.QPageSize(QtGui.QPageSize.PageSizeId.A4),
        QtGui.QPageLayout.Orientation.Portrait,
        QMarginsF(_MARGIN, _MARGIN, _MARGIN, _MARGIN),
        QtGui.QPageLayout.Unit.Millimeter,
    )


def print_rules(rules: RuleText, device: QtGui.QPagedPaintDevice) -> int:
    """Draw the pages on a printer or into a PDF; return how many there are."""
    layout = device.pageLayout()
    size = layout.paintRectPoints().size()
    document = paper_document(rules, QSizeF(size))
    document.print_(device)
    return document.pageCount()


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
        self._said = quiet("", wrap=True)
        self._said.hide()
        fill(self.body, (self.text, 1), self._said)
        self.change = make_button(self.tr("House rules…"), self.house_rules_asked)
        self.pdf = make_button(self.tr("Save as PDF…"), self._on_pdf)
        self.paper = make_button(self.tr("Print…"), self._on_print)
        close = make_button(self.tr("Close"), self.close_sheet, "primary")
        for button in (self.change, self.pdf, self.paper, close):
            button.setMinimumHeight(look.pixels(36))
        fill(self.buttons, self.change, None, self.pdf, self.paper, close)
        knows_printers = find_spec("PySide6.QtPrintSupport") is not None
        self.paper.setVisible(knows_printers)
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
            print_rules(self._rules, printer)
            self.say(self.tr("The rules are on their way to the printer."))


def write_pdf(rules: RuleText, path: Path) -> bool:
    """Write the rules as PDF; return whether it worked. A failure leaves no file."""
    file = QSaveFile(str(path))
    if not file.open(QSaveFile.OpenModeFlag.WriteOnly):
        return False
    writer = QtGui.QPdfWriter(file)
    writer.setPageLayout(paper_layout())
    writer.setTitle(rules.title)
    print_rules(rules, writer)
    del writer  # it writes the end of the file when it goes
    return file.commit()
