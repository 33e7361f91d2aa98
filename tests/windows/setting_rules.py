"""Sets house rules by mouse and keys, with any kind of editor."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from canasta_qt.look.tokens import Theme
from canasta_qt.rules.amounts import ThreePoints
from canasta_qt.rules.rulesets.catalog import ALL_RULESETS
from canasta_qt.rules.text import parse_ruleset, parse_value
from canasta_qt.windows.house_rules.editors import (
    AlternativeButton,
    MultipleChoiceEditor,
    NumberEditor,
    SingleChoiceEditor,
)
from canasta_qt.windows.house_rules.own_values import MinimumsForm, NumbersForm
from canasta_qt.windows.house_rules.rule_list import RuleCard
from canasta_qt.windows.house_rules.sheet import BaseRules, HouseRulesSheet
from canasta_qt.windows.widgets.look import set_current_look
from canasta_qt.windows.widgets.parts import NumberBox
from canasta_qt.wording.rules.house_rules import unchanged_rules
from tests.windows.samples import look_of

LEFT = Qt.MouseButton.LeftButton


def starts() -> list[BaseRules]:
    presets = [
        BaseRules(each.id, each.title, unchanged_rules(each)) for each in ALL_RULESETS
    ]
    own = unchanged_rules(parse_ruleset("samba(hand_size=13)"))
    return [*presets, BaseRules("own:Ours", "Ours", own, "Ours", "at home")]


def sheet_of(qtbot: QtBot, key: str = "classic_4", q: float = 1.0) -> HouseRulesSheet:
    set_current_look(look_of(Theme.LIGHT, q))
    sheet = HouseRulesSheet(starts(), key)
    qtbot.addWidget(sheet)
    sheet.resize(1000, 700)
    sheet.show()
    return sheet


def card(sheet: HouseRulesSheet, name: str) -> RuleCard:
    sheet.show_rule(name)
    QApplication.processEvents()
    return sheet.list.cards[name]


def choose(card: RuleCard, value: object) -> None:
    """Click an alternative."""
    editor = card.editor
    assert isinstance(editor, SingleChoiceEditor | MultipleChoiceEditor)
    (found,) = [each for each in editor.choices if each.choice.value == value]
    press(found)


def press(alternative: AlternativeButton) -> None:
    """Click the text of an alternative."""
    (words, *_) = alternative.findChildren(QLabel)
    QTest.mouseClick(words, LEFT)


def write(number: NumberBox, value: int) -> None:
    """Replace the number in a field by typing."""
    number.field.selectAll()
    QTest.keyClicks(number.field, str(value))


def write_own_values(form: MinimumsForm | NumbersForm, value: object) -> None:
    """Replace the own values in a form by typing; rows are added or removed."""
    match form, value:
        case MinimumsForm(), tuple():
            while len(form.minimums) > len(value):
                QTest.mouseClick(form.removers[-1], LEFT)
            while len(form.minimums) < len(value):
                QTest.mouseClick(form.add, LEFT)
            rows = zip(form.starts, form.minimums, value, strict=True)
            for start, minimum, (first, points) in rows:
                if start is not None:
                    write(start, first)
                write(minimum, points)
        case NumbersForm(), (twos, jokers, other):
            for box, number in zip(form.boxes, (twos, jokers, other), strict=True):
                assert isinstance(number, int)
                write(box, number)
        case NumbersForm(), ThreePoints(each, together):
            write(form.boxes[0], each)
            write(form.boxes[-1], together)
        case _:
            raise AssertionError(value)


def set_by_hand(sheet: HouseRulesSheet, name: str, text: str) -> None:
    """Set a rule to a value, written as in files."""
    there, value = card(sheet, name), parse_value(name, text)
    editor = there.editor
    match editor:
        case SingleChoiceEditor(number=NumberBox() as number) if isinstance(value, int):
            press(editor.choices[0])
            write(number, value)
        case SingleChoiceEditor(form=MinimumsForm() | NumbersForm() as form) if (
            not isinstance(value, str)
        ):
            press(editor.own)
            write_own_values(form, value)
        case SingleChoiceEditor():
            choose(there, value)
        case MultipleChoiceEditor():
            assert isinstance(value, frozenset)
            assert isinstance(there.row.value, frozenset)
            for each in sorted(there.row.value ^ value):
                choose(there, each)
        case NumberEditor(unlimited=unlimited, number=number):
            if unlimited.isChecked() != (value is None):
                QTest.mouseClick(unlimited, LEFT)
            if isinstance(value, int):
                write(number, value)
        case _:
            raise AssertionError(editor)
