"""Cards at rest are left alone; whatever was moved, turned or restyled is put right."""

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from canasta_qt.look.tokens import Theme
from canasta_qt.table.paint.table_style import TableStyle
from canasta_qt.table.picture.placement import HomeKind, Origin, Ring
from tests.table.sitting import Sitting


@pytest.mark.parametrize("theme", Theme)
def test_a_new_card_is_lit_at_its_foot_and_wears_no_frame(
    qtbot: QtBot, theme: Theme
) -> None:
    """Issue 11: new cards wore the frame of selected ones."""
    table = Sitting(qtbot, style=TableStyle(speed=0, theme=theme))
    item = table.item("3s")

    def look(ring: Ring) -> QImage:
        item.mark(ring=ring)
        rect = item.sceneBoundingRect().toAlignedRect()
        return table.view.grab(rect).toImage()

    plain, new, selected = look(Ring.NONE), look(Ring.FRESH), look(Ring.SELECTED)
    rows = [
        y
        for y in range(plain.height())
        if any(plain.pixel(x, y) != new.pixel(x, y) for x in range(plain.width()))
    ]

    assert len(rows) > 4
    assert min(rows) > 0.7 * plain.height()
    assert new != selected


KINGS = Origin(HomeKind.MELD, 0, 1)


def test_the_top_of_a_canasta_wears_its_seal_and_no_other_card_does(
    qtbot: QtBot,
) -> None:
    """feel.md 2: a wax seal on the middle of the top card."""
    items = Sitting(qtbot).view.scene().card_items

    *under, top = items.at_home(KINGS)
    others = [item for item in items.items if item is not top]
    assert top.seal == "natural"
    assert not any(item.seal for item in (*under, *others))
