"""House rules get a name; one that is taken is asked about."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from canasta_qt.windows.house_rules.sheet import SaveRulesSheet


def save_sheet(qtbot: QtBot) -> SaveRulesSheet:
    sheet = SaveRulesSheet(("Ours", "at home"), ["Sunday rules"], "Two changes.")
    qtbot.addWidget(sheet)
    sheet.show()
    return sheet


def test_a_name_that_is_taken_is_asked_about(qtbot: QtBot) -> None:
    sheet = save_sheet(qtbot)
    assert sheet.said.text() == ""

    sheet.name.setText("sunday RULES")

    assert "will be replaced" in sheet.said.text()
    with qtbot.waitSignal(sheet.named) as sent:
        QTest.mouseClick(sheet.keep, Qt.MouseButton.LeftButton)
    assert sent.args[2] is True
