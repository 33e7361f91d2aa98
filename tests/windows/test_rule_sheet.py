"""The rules of a game as a page and on paper."""

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QPageLayout, QPageSize, QPdfWriter

from canasta_qt.rules.model import Ruleset
from canasta_qt.rules.rulesets.catalog import ALL_RULESETS
from canasta_qt.rules.text import parse_ruleset
from canasta_qt.windows.rules import paper_document, paper_layout, print_rules
from canasta_qt.wording.rule_sheet.sheet import rule_text


def room(layout: QPageLayout) -> QSizeF:
    return QSizeF(layout.paintRectPoints().size())


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
