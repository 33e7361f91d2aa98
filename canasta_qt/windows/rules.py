"""Dialog for the rules of a game: chapters at the left, text at the right."""

from dataclasses import dataclass
from string import Template
from typing import Final

from PySide6 import QtGui
from PySide6.QtCore import QBuffer, QMarginsF, QPointF, QRectF, QSizeF, QTimer, Signal
from PySide6.QtWidgets import QTextBrowser, QWidget

from canasta_qt.art import pixmaps
from canasta_qt.art.deck_style import DeckStyle
from canasta_qt.art.typefaces import text_font
from canasta_qt.cards import Card
from canasta_qt.look import tokens
from canasta_qt.look.keys import Key, key_name
from canasta_qt.look.tokens import (
    CARD_CORNER_RATIO,
    CARD_RATIO,
    DIALOG_HEADING_FONT,
    Palette,
)
from canasta_qt.translate import tr
from canasta_qt.windows.widgets.look import current_look, html_text, scaled_pixels
from canasta_qt.windows.widgets.parts import make_button, quiet_label
from canasta_qt.windows.widgets.sheet import WINDOW_HEIGHT_PX, Sheet
from canasta_qt.windows.widgets.style import add_items, font_families, with_properties
from canasta_qt.wording.rule_sheet.chapter import CardPicture, RuleTable, Statement
from canasta_qt.wording.rule_sheet.sheet import DIFFERENCE_MARK, RuleText, Section

_SCREEN_STYLE: Final = Template(
    """
body { color: $text; }
p, td { font-size: ${body}px; }
h1, h2 { font-family: $headings; }
h2 { color: $accent; font-size: ${heading}px; font-weight: 700;
  margin-top: ${above}px; margin-bottom: ${below}px; }
h1 { font-size: ${title}px; font-weight: 700; margin: 0; }
.quiet { color: $muted_text; }
.mark { color: $accent; font-weight: 700; }
td { padding: ${pad}px; }
"""
)
_SCREEN_BODY: Final = 16
"""Text size in pixels, with about 80 characters on a line."""
_PAPER_TITLE: Final = 18
"""Font size of the title on paper, in points."""
_PAPER_HEADING: Final = 11.5
"""Font size of headings on paper, in points."""
_PAPER_BODY: Final = 9
"""Text size in points, with which every ruleset fits on two pages of A4 or Letter."""
_MARGIN: Final = 14
"""Margin of printed pages in millimetres."""
_PIXELS_PER_INCH: Final = 96
"""Pixels per inch of a printed document."""
_POINTS_PER_INCH: Final = 72
_LINE_BREAK: Final = "<br>"
_SCREEN_CARD: Final = 38
"""Width of a card of a picture on the screen, in pixels at text factor 1."""
_PAPER_CARD: Final = 18
"""Width of a card of a picture on paper, in pixels of the document."""
_PITCH: Final = 0.5
"""Distance between cards of a picture, in card widths."""
_IMAGE_SCALE: Final = 3
"""Image pixels per pixel of the page, for pictures of cards."""
_ARGB: Final = QtGui.QImage.Format.Format_ARGB32_Premultiplied
_BREAK: Final = QtGui.QTextFormat.PageBreakFlag.PageBreak_AlwaysBefore


@dataclass(frozen=True)
class _PageStyle:
    """Appearance of a page: fonts, colours, pictures of cards."""

    style_sheet: str
    colours: Palette
    column_width: int
    card_width: int
    deck: DeckStyle
    before_picture: str = _LINE_BREAK


def rule_html(rules: RuleText) -> str:
    """Return the rules as HTML for the screen."""
    q = current_look().text_factor
    style = _SCREEN_STYLE.substitute(
        current_look().colours._asdict(),
        body=round(_SCREEN_BODY * q),
        title=round((DIALOG_HEADING_FONT.size + 4) * q),
        headings=font_families(text_font(DIALOG_HEADING_FONT)),
        heading=round((_SCREEN_BODY + 3) * q),
        above=round(18 * q),
        below=round(4 * q),
        pad=round(4 * q),
    )
    card = scaled_pixels(_SCREEN_CARD)
    return _page(
        rules,
        _PageStyle(
            style, current_look().colours, round(q * 17), card, current_look().deck
        ),
    )


def paper_html(rules: RuleText) -> str:
    """Return the rules as HTML for print."""
    style = (
        f"body {{ color: {tokens.LIGHT_PALETTE.ink}; }}"
        f" h1, h2 {{ font-family: {font_families(text_font(DIALOG_HEADING_FONT))}; }}"
        f" h1 {{ font-size: {_PAPER_TITLE}pt; margin: 0; }}"
        f" h2 {{ font-size: {_PAPER_HEADING}pt; color: {tokens.LIGHT_PALETTE.accent};"
        " margin-top: 7px; margin-bottom: 1px; }"
        f" .quiet {{ color: {tokens.LIGHT_PALETTE.muted_text}; }}"
        f" .mark {{ color: {tokens.LIGHT_PALETTE.accent}; }}"
        " td { padding: 0px; }"
    )
    return _page(
        rules,
        _PageStyle(
            style, tokens.LIGHT_PALETTE, 14, _PAPER_CARD, DeckStyle(), "&nbsp; "
        ),
    )


def _page(rules: RuleText, page: _PageStyle) -> str:
    lead = f'<p class="quiet" style="margin: 0">{html_text(rules.character)}'
    if rules.difference_mark_note:
        lead += f"<br>{html_text(rules.difference_mark_note)}"
    parts = [
        f"<style>{page.style_sheet}</style>",
        f"<h1>{html_text(rules.title)}</h1>{lead}</p>",
        *(_section(section, page) for section in rules.sections),
    ]
    return "".join(parts)


def _section(section: Section, page: _PageStyle) -> str:
    """Return HTML of a heading and its rules in two columns: a mark for a difference
    from Classic, then the text."""
    rows = "".join(_rule(rule, page) for rule in section.statements)
    table = f'<table width="100%" cellspacing="0" cellpadding="0">{rows}</table>'
    return f"<h2>{_anchors(section.groups)}{html_text(section.heading)}</h2>{table}"


def _anchors(names: tuple[str, ...]) -> str:
    """Return HTML anchors with these names, to which links can point."""
    return "".join(f'<a name="{name}"></a>' for name in names)


def _rule(rule: Statement, page: _PageStyle) -> str:
    sign = f'<span class="mark">{DIFFERENCE_MARK}</span>' if rule.is_different else "·"
    words = _anchors(rule.parameter_names) + html_text(rule.text)
    if rule.table.column_titles:
        words += _numbers(rule.table, page.colours)
    words += "".join(f"<br>– {html_text(item)}" for item in rule.list_items)
    if rule.picture:
        words += f"{page.before_picture}{_picture(rule.picture, page)}"
    is_beside = rule.picture and page.before_picture != _LINE_BREAK
    place = f'align="center" valign="{"middle" if is_beside else "top"}"'
    cell = f'<td width="{page.column_width}" {place}>{sign}</td>'
    return f"<tr>{cell}<td>{words}</td></tr>"


def _picture(picture: CardPicture, page: _PageStyle) -> str:
    """Return a row of cards as an inline image; cards of the same group overlap."""
    card, step = page.card_width, page.card_width * _PITCH
    places: list[tuple[float, Card]] = []
    left = 0.0
    for group in picture:
        places += [(left + number * step, each) for number, each in enumerate(group)]
        left = places[-1][0] + card + step
    width, height = round(left - step), round(card * CARD_RATIO)
    image = QtGui.QImage(width * _IMAGE_SCALE, height * _IMAGE_SCALE, _ARGB)
    image.fill(0)
    image.setDevicePixelRatio(_IMAGE_SCALE)
    painter = QtGui.QPainter(image)
    painter.setRenderHint(QtGui.QPainter.RenderHint.Antialiasing)
    painter.setPen(QtGui.QColor(page.colours.hairline))
    round_by = card * CARD_CORNER_RATIO
    for at, each in places:
        face = pixmaps.card_face(each, card, _IMAGE_SCALE, page.deck)
        painter.drawPixmap(QPointF(at, 0), face)
        edge = QRectF(at, 0, card, height).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.drawRoundedRect(edge, round_by, round_by)
    painter.end()
    written = QBuffer()
    QtGui.QImageWriter(written, b"PNG").write(image)
    code = written.data().toBase64().toStdString()
    source = f"data:image/png;base64,{code}"
    size = f'width="{width}" height="{height}"'
    return f'<img src="{source}" {size} style="vertical-align: middle">'


def _numbers(table: RuleTable, colours: Palette) -> str:
    """Return a table as HTML with hairlines; the first row is its header."""
    head = _row(table.column_titles, f' bgcolor="{colours.selection_background}"')
    rows = "".join(_row(row) for row in table.rows)
    return (
        f'<table border="1" style="border-color: {colours.hairline};'
        ' border-collapse: collapse; border-style: solid; margin-top: 2px"'
        f' cellspacing="0" cellpadding="3">{head}{rows}</table>'
    )


def _row(cells: tuple[str, ...], ground: str = "") -> str:
    inside = "".join(f'<td align="center"{ground}>{_cell(x)}</td>' for x in cells)
    return f"<tr>{inside}</tr>"


def _cell(text: str) -> str:
    return f"&nbsp;{html_text(text).replace(' ', '&nbsp;')}&nbsp;"


def printable_document(html: str, points: QSizeF) -> QtGui.QTextDocument:
    """Return HTML as a document for print; `points` is the size of the printable area
    in points."""
    document = QtGui.QTextDocument()
    font = QtGui.QFont()
    font.setPointSizeF(_PAPER_BODY)
    document.setDefaultFont(font)
    document.setDocumentMargin(0)
    document.setHtml(html)
    # A document is measured in screen pixels, even for print.
    document.setPageSize(points * (_PIXELS_PER_INCH / _POINTS_PER_INCH))
    _keep_headings(document)
    return document


def _keep_headings(document: QtGui.QTextDocument) -> None:
    """Move a heading to the next page if the rule below the heading is on that page."""
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


def print_page_layout() -> QtGui.QPageLayout:
    """Return A4 portrait, with margins for punched holes."""
    return QtGui.QPageLayout(
        QtGui.QPageSize(QtGui.QPageSize.PageSizeId.A4),
        QtGui.QPageLayout.Orientation.Portrait,
        QMarginsF(_MARGIN, _MARGIN, _MARGIN, _MARGIN),
        QtGui.QPageLayout.Unit.Millimeter,
    )


def ask_and_print(title: str, html: str, parent: QWidget) -> bool:
    """Ask for a printer and print HTML; return whether it was printed."""
    # Imported only now, as listing printers may take a while.
    from PySide6.QtPrintSupport import QPrintDialog, QPrinter

    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setPageLayout(print_page_layout())
    printer.setDocName(title)
    dialog = QPrintDialog(printer, parent)
    if dialog.exec() != QPrintDialog.DialogCode.Accepted:
        return False
    size = QSizeF(printer.pageLayout().paintRectPoints().size())
    printable_document(html, size).print_(printer)
    return True


class RuleSheet(Sheet):
    """Dialog with the rules of a game; differences from Classic are marked."""

    house_rules_requested = Signal()
    keys_requested = Signal()

    def __init__(self, rules: RuleText, heading: str = "") -> None:
        """Show the rules from the top."""
        heading = heading or tr("Rules of this game")
        super().__init__(heading, (780, WINDOW_HEIGHT_PX))
        self._rules = rules
        self.text = with_properties(QTextBrowser(), kind="page")
        self.text.setAccessibleName(rules.title)
        self.text.document().setDocumentMargin(scaled_pixels(10))
        self.text.setHtml(rule_html(rules))
        self._message = quiet_label("", wrap=True)
        self._message.hide()
        add_items(self.body, (self.text, 1), self._message)
        self.change = make_button(tr("House rules…"), self.house_rules_requested)
        sign = key_name(Key.Key_Question)
        self.keys = make_button(tr("Keys"), self.keys_requested, key=sign)
        self.paper = make_button(tr("Print…"), self._on_print)
        close = make_button(tr("Close"), self.close_sheet, "primary")
        for button in (self.change, self.keys, self.paper, close):
            button.setMinimumHeight(scaled_pixels(36))
        add_items(self.buttons, self.change, self.keys, None, self.paper, close)
        self.first = self.text

    def scroll_to_anchor(self, anchors: tuple[str, ...]) -> None:
        """Scroll to the first of these names of parameters or groups that the page has
        as an anchor; do nothing if it has none."""
        present = [name for each in self._rules.sections for name in each.anchor_names]
        found = next((name for name in anchors if name in present), None)
        if found is not None:
            # The height of the page is known only when it is shown.
            QTimer.singleShot(0, self.text, lambda: self.text.scrollToAnchor(found))

    def hide_links(self) -> None:
        """Hide the buttons that open other dialogs."""
        self.change.hide()
        self.keys.hide()

    def _on_print(self) -> None:
        if ask_and_print(self._rules.title, paper_html(self._rules), self):
            self._message.setText(tr("The rules were sent to the printer."))
            self._message.show()
