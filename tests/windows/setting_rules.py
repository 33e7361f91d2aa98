"""Hands that set house rules: by mouse and key, whatever the editor is."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from canasta_qt.look.tokens import Theme
from canasta_qt.rules.rulesets.catalog import ALL_RULESETS
from canasta_qt.rules.shapes import Line, NoSuchValueError
from canasta_qt.rules.text import parse_ruleset, read_value
from canasta_qt.windows.house_rules.editors import (
    NumberEditor,
    OneOfEditor,
    SomeOfEditor,
)
from canasta_qt.windows.house_rules.lines import (
    LineRow,
    LinesEditor,
    PickField,
    WaysEditor,
)
from canasta_qt.windows.house_rules.rule_list import RuleCard
from canasta_qt.windows.house_rules.sheet import HouseRulesSheet, Start
from canasta_qt.wording.rules.house_rules import begin
from tests.windows.samples import look_of


def starts() -> list[Start]:
    presets = [Start(each.id, each.title, begin(each)) for each in ALL_RULESETS]
    own = begin(parse_ruleset("samba(hand_size=13)"))
    return [*presets, Start("own:Ours", "Ours", own, "Ours", "at home")]


def sheet_of(qtbot: QtBot, key: str = "classic_4", q: float = 1.0) -> HouseRulesSheet:
    sheet = HouseRulesSheet(starts(), key, look_of(Theme.LIGHT, q))
    qtbot.addWidget(sheet)
    sheet.resize(1000, 700)
    sheet.show()
    return sheet


def card(sheet: HouseRulesSheet, name: str) -> RuleCard:
    sheet.show_rule(name)
    QApplication.processEvents()
    return sheet.list.cards[name]


def choose(card: RuleCard, text: str) -> None:
    """Press an alternative with the mouse."""
    editor = card.editor
    assert isinstance(editor, OneOfEditor | SomeOfEditor)
    (button,) = [each for each in editor.choices if each.choice.text == text]
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def write(card: RuleCard, text: str) -> None:
    """Type a value in place of what stands there."""
    editor = card.editor
    if isinstance(editor, NumberEditor):
        if editor.unlimited is not None and text == "none":
            QTest.mouseClick(editor.unlimited, Qt.MouseButton.LeftButton)
            return
        if editor.unlimited is not None and editor.unlimited.isChecked():
            QTest.mouseClick(editor.unlimited, Qt.MouseButton.LeftButton)
        field: QLineEdit = editor.number
    else:
        assert isinstance(editor, WaysEditor)
        go_on(editor, len(editor.ways))
        field = editor.written.text
    field.selectAll()
    QTest.keyClicks(field, text)


def set_by_hand(sheet: HouseRulesSheet, name: str, text: str) -> None:
    there = card(sheet, name)
    if isinstance(there.editor, OneOfEditor):
        choose(there, text)
    elif isinstance(there.editor, SomeOfEditor):
        ticked = set(there.row.text.strip("{}").split(",")) - {""}
        wanted = set(text.strip("{}").split(",")) - {""}
        for each in sorted(ticked ^ wanted):
            choose(there, each)
    elif isinstance(there.editor, WaysEditor) and able(there.editor, text):
        compose(there.editor, text)
    else:
        write(there, text)


def go_on(editor: WaysEditor, index: int) -> None:
    """Choose a way as the list does."""
    editor.way.setCurrentIndex(index)
    editor.way.activated.emit(index)


def able(editor: WaysEditor, text: str) -> list[int]:
    """The ways in which a value can be put together."""
    try:
        value = read_value(editor.row.name, text)
    except NoSuchValueError:
        return []
    return [i for i, way in enumerate(editor.ways) if way.can_show(value)]


def compose(editor: WaysEditor, text: str) -> None:
    """Put a value together from its parts: lists, numbers, lines more or less."""
    go_on(editor, able(editor, text)[0])
    part = editor.part
    if isinstance(part, NumberEditor):
        part.number.selectAll()
        QTest.keyClicks(part.number, text)
    if not isinstance(part, LinesEditor):
        return
    lines = part.way.lines(read_value(editor.row.name, text))
    assert lines is not None
    while len(part.rows) > max(len(lines), part.way.least):
        QTest.mouseClick(part.rows[-1].remove, Qt.MouseButton.LeftButton)
    while len(part.rows) < len(lines):
        QTest.mouseClick(part.add, Qt.MouseButton.LeftButton)
    for row, line in zip(part.rows, lines, strict=True):
        fill(row, line)


def fill(row: LineRow, line: Line) -> None:
    """Set the cells of a line."""
    for cell, wanted in zip(row.cells, line, strict=True):
        if isinstance(cell, PickField):
            cell.setCurrentIndex(cell.values.index(wanted))
        else:
            cell.selectAll()
            QTest.keyClicks(cell, str(wanted))
