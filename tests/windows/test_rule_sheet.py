"""The rules of a game as a page and on paper."""

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QSizeF, Qt
from PySide6.QtGui import QPageLayout, QPageSize, QPdfWriter
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from canasta_qt.look.tokens import Theme
from canasta_qt.rules.model import Ruleset
from canasta_qt.rules.rulesets.catalog import ALL_RULESETS
from canasta_qt.rules.text import parse_ruleset
from canasta_qt.windows.rules import (
    RuleSheet,
    paper_document,
    paper_layout,
    print_rules,
    rule_html,
)
from canasta_qt.wording.rule_sheet.sheet import MARK, rule_text
from tests.windows.samples import look_of


def room(layout: QPageLayout) -> QSizeF:
    return QSizeF(layout.paintRectPoints().size())


def sheet_of(qtbot: QtBot, text: str = "samba", q: float = 1.0) -> RuleSheet:
    rules = rule_text(parse_ruleset(text))
    sheet = RuleSheet(rules, look_of(Theme.LIGHT, q))
    qtbot.addWidget(sheet)
    sheet.show()
    return sheet


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("ruleset", ALL_RULESETS, ids=lambda ruleset: ruleset.id)
@pytest.mark.parametrize("size", [QPageSize.PageSizeId.A4, QPageSize.PageSizeId.Letter])
def test_every_ruleset_fits_on_two_pages(
    ruleset: Ruleset, size: QPageSize.PageSizeId
) -> None:
    layout = paper_layout()
    layout.setPageSize(QPageSize(size))

    assert paper_document(rule_text(ruleset), room(layout)).pageCount() <= 2


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("ruleset", ALL_RULESETS, ids=lambda ruleset: ruleset.id)
def test_no_heading_stands_at_the_foot_of_a_page(ruleset: Ruleset) -> None:
    document = paper_document(rule_text(ruleset), room(paper_layout()))
    layout, height = document.documentLayout(), document.pageSize().height()
    block = document.begin()

    while block.isValid():
        after = block.next()
        if block.blockFormat().headingLevel() == 2:
            here = layout.blockBoundingRect(block).top() // height
            assert layout.blockBoundingRect(after).bottom() // height == here
        block = after


@pytest.mark.usefixtures("qapp")
def test_the_pages_are_printed(tmp_path: Path) -> None:
    path = tmp_path / "rules.pdf"

    writer = QPdfWriter(str(path))
    writer.setPageLayout(paper_layout())
    assert print_rules(rule_text(parse_ruleset("american")), writer) == 2
    del writer  # it writes the end of the file when it goes

    data = path.read_bytes()
    assert data.startswith(b"%PDF-")
    assert data.rstrip().endswith(b"%%EOF")
    assert len(re.findall(rb"/Type\s*/Page\b", data)) == 2


def test_the_page_has_headings_tables_and_marks(qtbot: QtBot) -> None:
    sheet = sheet_of(qtbot)
    text = sheet.text.toPlainText()

    assert text.startswith("Samba")
    for words in (
        "Aim of the game",
        "Initial meld",
        "From 7,000",
        "150",
        "King to eight",
    ):
        assert words in text
    assert f"{MARK} marks what differs from Classic." in text


def test_classic_has_no_mark(qtbot: QtBot) -> None:
    sheet = sheet_of(qtbot, "classic_4")

    assert MARK not in sheet.text.toPlainText()


def test_house_rules_are_named_on_the_sheet(qtbot: QtBot) -> None:
    sheet = sheet_of(qtbot, "classic_4(hand_size=13)")
    text = sheet.text.toPlainText()

    assert "Each player gets 13 cards" in text
    assert text.startswith("Classic, four players, house rules\n")
    told = "".join(text.splitlines())
    game = "Classic, four players"
    assert f"House rules·Cards dealt to each player: 13 ({game}: 11)." in told


@pytest.mark.parametrize("theme", Theme)
def test_the_page_wears_the_colours_of_the_window(theme: Theme) -> None:
    look = look_of(theme)
    page = rule_html(rule_text(parse_ruleset("samba")), look)

    assert look.colours.accent in page
    assert look.colours.text in page


def test_enter_and_escape_close_the_page(qtbot: QtBot) -> None:
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Escape):
        sheet = sheet_of(qtbot)
        with qtbot.waitSignal(sheet.closed):
            QTest.keyClick(sheet, key)
