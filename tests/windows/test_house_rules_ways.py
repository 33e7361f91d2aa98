"""Rules of several parts are put together from lists and numbers, line by line."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox
from pytestqt.qtbot import QtBot

from canasta_qt.rules.amounts import By
from canasta_qt.rules.model import PARAMETERS, parameters
from canasta_qt.rules.parameters.parameter import Parts
from canasta_qt.rules.rulesets.catalog import ALL_RULESETS
from canasta_qt.rules.text import read_value, ruleset_text, value_text
from canasta_qt.windows.house_rules.lines import (
    CountField,
    LinesEditor,
    PickField,
    WaysEditor,
)
from canasta_qt.windows.house_rules.sheet import HouseRulesSheet
from canasta_qt.wording.rules.cells import ways
from tests.windows.setting_rules import (
    able,
    card,
    compose,
    fill,
    go_on,
    set_by_hand,
    sheet_of,
    write,
)

FORMS = [name for name, each in PARAMETERS.items() if isinstance(each.kind, Parts)]
LEFT = Qt.MouseButton.LeftButton


def editor_of(sheet: HouseRulesSheet, name: str) -> WaysEditor:
    editor = card(sheet, name).editor
    assert isinstance(editor, WaysEditor)
    return editor


def lines_of(editor: WaysEditor) -> LinesEditor:
    assert isinstance(editor.part, LinesEditor)
    return editor.part


# -- the text of every value --


@pytest.mark.parametrize("name", FORMS)
def test_every_value_of_a_preset_is_shown_in_one_of_the_ways(name: str) -> None:
    for ruleset in ALL_RULESETS:
        value = dict(parameters(ruleset))[name]
        found = ways(name, ruleset.go_out_kinds)
        able_ways = [way for way in found if way.can_show(value)]
        assert len(able_ways) == 1, (ruleset.id, value)


@pytest.mark.parametrize("name", FORMS)
@pytest.mark.parametrize("now", [11, By("players", ((4, 3),)), (), None])
def test_every_way_begins_with_a_value(name: str, now: object) -> None:
    for way in ways(name):
        value = way.begin(now)
        assert way.can_show(value), value
        assert read_value(name, value_text(name, value)) == value


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("seating", "{4:pairs|solo,6:trios|pairs|solo}"),
        ("go_out_kinds", "[red>=1,wild=0]"),
        ("go_out_kinds", "{solo:[red>=1,black>=1],pairs:[red>=2]}"),
        ("holding_penalty", "{7:3/1500,wild:4/2000}"),
        ("short_sequence_penalty", "{max_len:5,points:1000,per:side}"),
        ("red3_table", "{1:RT4,3:RT6,10:RT8}"),
        ("talon_sizes", "[4,3,4]"),
        ("pure_ranks", "{A:unless_mixed_at_opening}"),
    ],
)
def test_a_value_is_put_together_line_by_line(
    qtbot: QtBot, name: str, text: str
) -> None:
    sheet = sheet_of(qtbot, "hand_and_foot")
    editor = editor_of(sheet, name)
    editor.setEnabled(True)  # some are without effect here

    compose(editor, text)

    assert card(sheet, name).row.text == text


def test_what_a_way_cannot_say_is_written_out(qtbot: QtBot) -> None:
    sheet = sheet_of(qtbot, "hand_and_foot")
    editor = editor_of(sheet, "go_out_kinds")

    write(card(sheet, "go_out_kinds"), "{solo:[],pairs:[red>=1]}")

    assert able(editor, "{solo:[],pairs:[red>=1]}") == []
    assert editor.part is editor.written
    assert card(sheet, "go_out_kinds").row.text == "{solo:[],pairs:[red>=1]}"


# -- ways --


def test_another_way_goes_on_with_the_number_that_holds(qtbot: QtBot) -> None:
    sheet = sheet_of(qtbot)
    editor = editor_of(sheet, "hand_size")

    go_on(editor, 1)
    assert card(sheet, "hand_size").row.text == "{4:11}"

    fill(lines_of(editor).rows[0], (4, 13))
    go_on(editor, 0)
    assert ruleset_text(sheet.rules.ruleset) == "classic_4(hand_size=13)"


def test_writing_it_out_changes_nothing(qtbot: QtBot) -> None:
    sheet = sheet_of(qtbot, "hand_and_foot")
    editor = editor_of(sheet, "go_out_kinds")

    go_on(editor, len(editor.ways))

    assert editor.written.text.text() == card(sheet, "go_out_kinds").row.text
    assert sheet.rules.changes == ()


def test_a_formula_has_nothing_more_to_be_set(qtbot: QtBot) -> None:
    sheet = sheet_of(qtbot)
    editor = editor_of(sheet, "jokers_total")
    titles = [editor.way.itemText(i) for i in range(editor.way.count())]

    go_on(editor, titles.index("2 for each pack"))

    assert card(sheet, "jokers_total").row.text == "2*decks"
    assert editor.part is None
    assert editor.fields == [editor.way]


def test_resetting_shows_the_way_of_the_game_again(qtbot: QtBot) -> None:
    sheet = sheet_of(qtbot, "hand_and_foot")
    editor = editor_of(sheet, "go_out_kinds")
    compose(editor, "[red>=2]")

    QTest.mouseClick(card(sheet, "go_out_kinds").reset, LEFT)

    assert sheet.rules.changes == ()
    assert [row.line for row in lines_of(editor).rows] == [
        ("solo", "red", False, 1),
        ("solo", "black", False, 1),
        ("pairs", "red", False, 2),
        ("pairs", "black", False, 3),
    ]


# -- lines --


def test_a_new_line_takes_what_is_still_free_and_the_focus(qtbot: QtBot) -> None:
    sheet = sheet_of(qtbot, "hand_and_foot")
    lines = lines_of(editor_of(sheet, "pure_rank_bonus"))
    lines.setEnabled(True)

    QTest.mouseClick(lines.add, LEFT)
    QTest.mouseClick(lines.add, LEFT)

    assert [row.line[0] for row in lines.rows] == ["7", "A"]
    assert lines.rows[1].cells[0].hasFocus()


def test_what_another_line_has_cannot_be_chosen_twice(qtbot: QtBot) -> None:
    sheet = sheet_of(qtbot, "hand_and_foot")
    editor = editor_of(sheet, "seating")
    first = lines_of(editor).rows[0].cells[0]
    assert isinstance(first, PickField)
    taken = {row.line[0] for row in lines_of(editor).rows[1:]}

    model = first.model()
    able_now = {
        value
        for index, value in enumerate(first.values)
        if model.flags(model.index(index, 0)) & Qt.ItemFlag.ItemIsEnabled
    }
    assert able_now == set(first.values) - taken


def test_a_line_that_must_be_there_cannot_be_taken_away(qtbot: QtBot) -> None:
    sheet = sheet_of(qtbot)
    seating = lines_of(editor_of(sheet, "seating"))
    kinds = lines_of(editor_of(sheet, "go_out_kinds"))
    assert not seating.rows[0].remove.isEnabled()

    QTest.mouseClick(kinds.add, LEFT)
    QTest.mouseClick(kinds.rows[0].remove, LEFT)

    assert kinds.rows == []
    assert kinds.add.hasFocus()
    assert sheet.rules.changes == ()


def test_a_number_that_is_missing_is_said_and_holds_up_play(qtbot: QtBot) -> None:
    sheet = sheet_of(qtbot)
    set_by_hand(sheet, "hand_size", "{4:13}")
    lines = lines_of(editor_of(sheet, "hand_size"))
    number = lines.rows[0].cells[1]
    assert isinstance(number, CountField)

    number.selectAll()
    QTest.keyClick(number, Qt.Key.Key_Delete)
    assert not sheet.use.isEnabled()
    assert lines.rows[0].cells[1] is number, "the line stays while it is written"

    QTest.keyClicks(number, "15")
    assert sheet.use.isEnabled()
    assert ruleset_text(sheet.rules.ruleset) == "classic_4(hand_size={4:15})"


def test_the_wheel_scrolls_past_a_list_and_changes_nothing(qtbot: QtBot) -> None:
    sheet = sheet_of(qtbot, "hand_and_foot")
    combos = card(sheet, "go_out_kinds").findChildren(QComboBox)
    assert len(combos) > 4
    for combo in combos:
        before = combo.currentIndex()
        wheel = QWheelEvent(
            QPointF(5, 5),
            QPointF(combo.mapToGlobal(QPoint(5, 5))),
            QPoint(0, -120),
            QPoint(0, -120),
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,  # noqa: FBT003 - Qt's own
        )
        QApplication.sendEvent(combo, wheel)
        assert combo.currentIndex() == before


@pytest.mark.parametrize("name", FORMS)
def test_every_part_has_a_name_for_readers(qtbot: QtBot, name: str) -> None:
    sheet = sheet_of(qtbot, "hand_and_foot")
    editor = editor_of(sheet, name)
    names = [field.accessibleName() for field in editor.fields]

    assert all(names)
    assert len(set(names)) == len(names)
