"""House rules are set by mouse and keys, checked at once, and saved under a name."""

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QPointF, QSizeF, Qt
from PySide6.QtGui import QPageLayout, QPageSize, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from canasta_qt.rules.model import GROUP_BY_PARAMETER, Ruleset
from canasta_qt.rules.rulesets.catalog import ALL_RULESETS
from canasta_qt.rules.text import parse_ruleset, ruleset_text, value_text
from canasta_qt.windows.house_rules.editors import NumberEditor, SingleChoiceEditor
from canasta_qt.windows.house_rules.own_values import MinimumsForm
from canasta_qt.windows.house_rules.sheet import (
    BaseRules,
    HouseRulesSheet,
    RuleFilter,
    SaveRulesSheet,
)
from canasta_qt.windows.rules import paper_html, print_page_layout, printable_document
from canasta_qt.wording.rule_sheet.sheet import rule_text
from canasta_qt.wording.rules.house_rules import unchanged_rules
from tests.narrow import instance
from tests.windows.setting_rules import LEFT, card, press, set_by_hand, sheet_of, write
from tests.wording.variations import VARIATIONS


def changed(sheet: HouseRulesSheet) -> list[str]:
    return list(sheet.edited_rules.changes)


def shown(sheet: HouseRulesSheet) -> list[str]:
    cards = sheet.list.cards
    return [
        name
        for name in GROUP_BY_PARAMETER
        if name in cards and not cards[name].isHidden()
    ]


@pytest.mark.sample(4)
@pytest.mark.parametrize("base", sorted({base for _, base, _ in VARIATIONS}))
def test_every_variation_can_be_set_by_mouse_and_keys(qtbot: QtBot, base: str) -> None:
    sheet = sheet_of(qtbot, base)

    for number, start, values in VARIATIONS:
        if start != base:
            continue
        for name, text in values.items():
            set_by_hand(sheet, name, text)

        text = ",".join(f"{name}={value}" for name, value in values.items())
        assert sheet.edited_rules.ruleset == parse_ruleset(f"{base}({text})"), number
        assert sheet.use.isEnabled(), number
        assert sheet.reasons.isHidden(), number
        QTest.mouseClick(sheet.reset_all, LEFT)


def test_every_rule_is_in_its_group_and_is_found_by_any_word(qtbot: QtBot) -> None:
    sheet = sheet_of(qtbot)
    seen: list[str] = []
    for page in range(sheet.pages.count()):
        sheet.pages.setCurrentRow(page)
        seen += shown(sheet)
    assert sorted(seen) == sorted(GROUP_BY_PARAMETER)
    assert GROUP_BY_PARAMETER[seen[0]] == "match"

    sheet.pages.setCurrentRow(0)
    for words, found in (
        ("oldest on top", ["stock_out"]),
        ("PERMISSION", ["ask_partner"]),
        ("no such rule at all", []),
    ):
        sheet.search.setText(words)
        qtbot.waitUntil(lambda: shown(sheet) == found)  # noqa: B023
    sheet.search.clear()
    qtbot.waitUntil(lambda: shown(sheet)[:1] == ["match_end"])


def test_contradictory_rules_show_all_reasons_and_disable_play_and_save(
    qtbot: QtBot,
) -> None:
    sheet = sheet_of(qtbot)

    set_by_hand(sheet, "min_naturals_in_canasta", "5")
    set_by_hand(sheet, "max_meld_size", "7")
    set_by_hand(sheet, "target_score", "none")

    assert "for 2 reasons" in sheet.reasons.lead.text()
    assert "cannot hold 5 natural ones" in sheet.reasons.text.text()
    assert "none is set" in sheet.reasons.text.text()
    assert not sheet.use.isEnabled()
    assert not sheet.save.isEnabled()
    for name in ("min_naturals_in_canasta", "max_wilds", "max_meld_size"):
        assert card(sheet, name).property("state") == "wrong"
    assert sheet.pages.item(10).text().startswith("⚠")


def test_arrow_keys_change_a_number_within_its_limits(qtbot: QtBot) -> None:
    """The wheel scrolls past a number and does not change it."""
    sheet = sheet_of(qtbot)
    there = card(sheet, "bonus_natural")
    number = instance(NumberEditor, there.editor).number
    wheel = QWheelEvent(
        QPointF(5, 5),
        QPointF(number.field.mapToGlobal(QPoint(5, 5))),
        QPoint(0, -120),
        QPoint(0, -120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,  # noqa: FBT003 - Qt's own
    )
    QApplication.sendEvent(number.field, wheel)
    assert value_text(there.row.name, there.row.value) == "500"
    QTest.keyClick(number.field, Qt.Key.Key_Up)
    assert value_text(there.row.name, there.row.value) == "550"
    less, _ = number.findChildren(QPushButton)
    for _ in range(20):
        QTest.mouseClick(less, LEFT)
    assert value_text(there.row.name, there.row.value) == "0"


def test_a_number_can_be_typed_or_copied_from_another_ruleset(qtbot: QtBot) -> None:
    """Rules without effect are grey and say why."""
    sheet = sheet_of(qtbot)
    there = card(sheet, "hand_size")
    editor = instance(SingleChoiceEditor, there.editor)
    assert editor.number is not None

    QTest.keyClick(editor.number.field, Qt.Key.Key_Up)
    assert ruleset_text(sheet.edited_rules.ruleset) == "classic_4(hand_size=12)"

    press(editor.choices[2])
    assert value_text(there.row.name, there.row.value) == "{2:15,3:13,4:11}"
    assert not editor.number.isEnabled()

    press(editor.choices[0])
    assert ruleset_text(sheet.edited_rules.ruleset) == "classic_4(hand_size=12)"

    longest = card(sheet, "sequence_overlength_when_going_out")
    assert not longest.editor.isEnabled()
    assert longest.row.no_effect_reason
    set_by_hand(sheet, "sequences", "true")
    assert longest.editor.isEnabled()
    assert longest.row.no_effect_reason == ""


def test_own_values_equal_to_the_table_of_the_game_change_nothing(qtbot: QtBot) -> None:
    """Regression: “Own values” was a change as soon as it was chosen, and own values
    equal to the printed table were listed as one.
    """
    sheet = sheet_of(qtbot)
    there = card(sheet, "initial_table")
    editor = instance(SingleChoiceEditor, there.editor)
    form = instance(MinimumsForm, editor.form)

    press(editor.own)
    assert form.isVisible()
    assert changed(sheet) == []
    assert [remover.isVisible() for remover in form.removers] == [False] + 3 * [True]

    write(form.minimums[0], 20)
    assert changed(sheet) == ["initial_table"]
    write(form.minimums[0], 15)
    assert changed(sheet) == []
    assert form.isVisible()

    write(form.minimums[0], 20)
    QTest.mouseClick(there.reset, LEFT)
    assert form.isHidden()
    assert changed(sheet) == []


def test_a_value_read_from_a_ruleset_file_can_be_chosen_again(qtbot: QtBot) -> None:
    """No ruleset has the value, and no editor can make it."""
    own = unchanged_rules(parse_ruleset("hand_and_foot(go_out_kinds=[red>=4])"))
    sheet = HouseRulesSheet([BaseRules("own", "Ours", own)], "own")
    qtbot.addWidget(sheet)
    sheet.show()

    set_by_hand(sheet, "go_out_kinds", "[red>=2]")
    set_by_hand(sheet, "go_out_kinds", "[red>=4]")

    assert sheet.edited_rules.ruleset == own.ruleset


def test_saving_house_rules_under_an_existing_name_asks_first(qtbot: QtBot) -> None:
    sheet = SaveRulesSheet(("Ours", ""), lambda name: name == "Mine", "Two changes.")
    qtbot.addWidget(sheet)
    sheet.show()
    assert sheet.message.text() == ""

    sheet.name.setText("Mine")

    assert "will be replaced" in sheet.message.text()
    assert sheet.save_button.text() == "Replace"


def test_the_editor_of_house_rules_can_show_only_the_changed_ones(qtbot: QtBot) -> None:
    sheet = sheet_of(qtbot, "classic_2")
    set_by_hand(sheet, "target_score", "3000")

    sheet.shown.setCurrentIndex(RuleFilter.CHANGED)
    assert shown(sheet) == ["target_score"]

    sheet.shown.setCurrentIndex(RuleFilter.NOT_CLASSIC)
    assert shown(sheet) == [
        "players_allowed",
        "seating",
        "hand_size",
        "draw_count",
        "go_out_canastas",
        "ask_partner",
        "target_score",
    ]


def test_one_rule_or_all_can_be_reset_to_the_default(qtbot: QtBot) -> None:
    """Changes are kept while another ruleset is shown."""
    sheet = sheet_of(qtbot)
    set_by_hand(sheet, "hand_size", "13")
    set_by_hand(sheet, "pile_always_frozen", "true")

    QTest.mouseClick(card(sheet, "hand_size").reset, LEFT)
    assert changed(sheet) == ["pile_always_frozen"]
    sheet.base.setCurrentIndex(7)
    assert changed(sheet) == []
    sheet.base.setCurrentIndex(0)
    assert changed(sheet) == ["pile_always_frozen"]

    QTest.mouseClick(sheet.reset_all, LEFT)
    assert changed(sheet) == []
    assert not sheet.reset_all.isEnabled()


@pytest.mark.parametrize("q", [1.0, 2.0])
def test_no_rule_is_wider_than_the_window(qtbot: QtBot, q: float) -> None:
    sheet = sheet_of(qtbot, "family_hand_and_foot", q)
    sheet.resize(992, 668)
    widest = 0

    for page in range(sheet.pages.count()):
        sheet.pages.setCurrentRow(page)
        QCoreApplication.processEvents()
        holder = instance(QWidget, sheet.list.widget())
        widest = max(widest, holder.width() - sheet.list.viewport().width())

    assert widest <= 0


def room(layout: QPageLayout) -> QSizeF:
    return QSizeF(layout.paintRectPoints().size())


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("ruleset", ALL_RULESETS, ids=lambda ruleset: ruleset.id)
def test_every_rule_sheet_fits_on_two_pages_with_no_heading_at_a_page_end(
    ruleset: Ruleset,
) -> None:
    paper = print_page_layout()
    for size in (QPageSize.PageSizeId.Letter, QPageSize.PageSizeId.A4):
        paper.setPageSize(QPageSize(size))
        document = printable_document(paper_html(rule_text(ruleset)), room(paper))
        assert document.pageCount() <= 2

        layout, height = document.documentLayout(), document.pageSize().height()
        block = document.begin()
        while block.isValid():
            after = block.next()
            if block.blockFormat().headingLevel() == 2:
                here = layout.blockBoundingRect(block).top() // height
                assert layout.blockBoundingRect(after).bottom() // height == here
            block = after
