"""House rules in the whole program: set, played, saved, exported, imported."""

from pathlib import Path

import pytest
from PySide6.QtCore import QStandardPaths, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from canasta_qt.app.game.game_setup import setup_from_session
from canasta_qt.app.settings.file_dialogs import documents_folder
from canasta_qt.app.start.program import Program
from canasta_qt.rules.text import parse_ruleset, ruleset_text
from canasta_qt.storage.own_rulesets import (
    OWN_KEY_PREFIX,
    custom_rulesets,
    make_named_rules,
    save_rules,
)
from canasta_qt.storage.paths import rulesets_folder
from canasta_qt.windows.house_rules.sheet import HouseRulesSheet, SaveRulesSheet
from canasta_qt.windows.new_game.sheet import NewGameSheet
from canasta_qt.windows.rules import RuleSheet
from canasta_qt.windows.saved_games import SavedGamesSheet
from canasta_qt.windows.widgets.sheet import QuestionSheet
from tests.app.playing import Start, deal, my_turn, press
from tests.conftest import ExpectedLog
from tests.narrow import Value, instance, some

SUNDAY = "samba(target_score=7000)"


def opened(program: Program, kind: type[Value]) -> Value:
    """Return the open sheet, which must be of this class."""
    return instance(kind, program.window.veil.top_sheet)


def house_rules(program: Program, key: str = "classic_4") -> HouseRulesSheet:
    """Open the house rules of a ruleset in the new game sheet."""
    new_game = opened(program, NewGameSheet)
    new_game.house_rules_requested.emit(key)
    return opened(program, HouseRulesSheet)


def keep_as(program: Program, name: str) -> None:
    sheet = opened(program, SaveRulesSheet)
    sheet.name.setText(name)
    QTest.mouseClick(sheet.save_button, Qt.MouseButton.LeftButton)
    QApplication.processEvents()


def played_rules(program: Program) -> str:
    session = some(program.main_game.session)
    return ruleset_text(session.record.ruleset)


def test_house_rules_used_once_are_dealt_and_not_saved(
    qtbot: QtBot, start: Start
) -> None:
    """They can be read, changed again, and do not have the name of their ruleset."""
    first = start()
    sheet = house_rules(first, "classic_2")
    sheet.set_rule("hand_size", 13)
    QTest.mouseClick(sheet.use, Qt.MouseButton.LeftButton)
    deal(first)
    qtbot.waitUntil(lambda: my_turn(first))
    assert played_rules(first) == "classic_2(hand_size=13)"
    assert custom_rulesets() == ([], [])
    first.close()

    second = start()
    QTest.keyClick(some(second.window.strip).main, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: my_turn(second))
    actions = second.window.menus.actions
    actions["rules"].triggered.emit()
    page = opened(second, RuleSheet)
    text = page.text.toPlainText()
    assert text.startswith("Classic, two players, house rules\n")
    assert "Each player gets 13 cards" in text
    QTest.mouseClick(page.change, Qt.MouseButton.LeftButton)
    sheet = opened(second, HouseRulesSheet)
    assert list(sheet.edited_rules.changes) == ["hand_size"]
    close_all(second)
    actions["house_rules"].triggered.emit()
    sheet = opened(second, HouseRulesSheet)
    assert list(sheet.edited_rules.changes) == ["hand_size"]
    close_all(second)

    second.menu_actions.show_new_game()
    deal(second)
    qtbot.waitUntil(lambda: my_turn(second))
    second.menu_actions.open_saved_games_menu()
    titles = [each.text() for each in second.window.findChildren(QAction)]
    assert any(each.startswith("Classic, two players, house rules") for each in titles)


def close_all(program: Program) -> None:
    while (sheet := program.window.veil.top_sheet) is not None:
        sheet.close_sheet()


def test_saved_house_rules_are_in_the_list_of_games(qtbot: QtBot, start: Start) -> None:
    """A continued game has their name, in the list of saved games and in the rules."""
    program = start()
    sheet = house_rules(program, "samba")
    sheet.pages.setCurrentRow(5)
    sheet.set_rule("target_score", 7000)
    QTest.mouseClick(sheet.save, Qt.MouseButton.LeftButton)

    keep_as(program, "Sunday rules")

    assert "Sunday rules" in program.window.banner.shown_text
    again = opened(program, HouseRulesSheet)
    assert again.base_rules.name == "Sunday rules"
    assert again.group_index == 5
    QTest.mouseClick(again.use, Qt.MouseButton.LeftButton)
    new_game = opened(program, NewGameSheet)
    assert some(new_game.games.selected_game).ruleset_key == "own:Sunday rules"
    deal(program)
    qtbot.waitUntil(lambda: my_turn(program))
    assert played_rules(program) == SUNDAY
    program.window.menus.actions["house_rules"].triggered.emit()
    changed = opened(program, HouseRulesSheet)
    assert changed.base.currentText() == "Sunday rules"
    assert changed.base_rules.name == "Sunday rules"
    program.close()

    second = start()
    second.window.menus.actions["saved_games"].trigger()
    kept = opened(second, SavedGamesSheet)
    assert kept.rows[0].title.startswith("Sunday rules with Clara")
    kept.close_sheet()
    second.menu_actions.show_rules()
    page = opened(second, RuleSheet)
    assert page.text.toPlainText().startswith("Sunday rules\n")
    assert setup_from_session(some(second.main_game.session)).ruleset.startswith(
        OWN_KEY_PREFIX
    )


@pytest.mark.parametrize("there", [True, False])
def test_file_dialogs_open_in_the_home_folder_without_a_documents_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, there: bool
) -> None:
    folder = tmp_path / "Documents"
    if there:
        folder.mkdir()
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda _: str(folder))

    assert documents_folder() == (folder if there else Path.home())


def test_a_custom_ruleset_is_deleted_after_a_question(start: Start) -> None:
    save_rules(make_named_rules("Sunday rules", "", parse_ruleset(SUNDAY)))
    program = start()
    sheet = house_rules(program, "own:Sunday rules")

    for answer, number in (("Keep ruleset", 1), ("Delete ruleset", 0)):
        sheet.remove_requested.emit()
        question = opened(program, QuestionSheet)
        assert isinstance(question.first, QPushButton)
        assert question.first.text() == "Keep ruleset", "Enter deletes nothing"
        press(program, answer)
        assert len(custom_rulesets()[0]) == number
        assert isinstance(program.window.veil.top_sheet, HouseRulesSheet)


def test_a_damaged_ruleset_is_reported_at_the_start(
    qtbot: QtBot, start: Start, expected_log: ExpectedLog
) -> None:
    expected_log("canasta.storage", "set aside")
    folder = rulesets_folder()
    for name in (*"abcdefgh", "z"):
        text = "canasta_ruleset = 1\nname = 5\n"
        (folder / f"{name}.toml").write_text(text)

    program = start()

    qtbot.waitUntil(lambda: bool(program.window.banner.shown_text))
    told = program.window.banner.shown_text.split("\n")
    assert len(told) == 3, "a notice of all of them would cover the table"
    assert "“z.toml”, line 2: “name” must be text" in told[-1]
    assert (folder / "set-aside" / "z.toml").exists()
