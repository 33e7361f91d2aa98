"""A new game is chosen from a list, with names, levels and a goal."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLineEdit
from pytestqt.qtbot import QtBot

from canasta_qt.windows.new_game import GameWish, NewGameSheet, Seat
from tests.windows.samples import LEVELS, OFFERS, WISH, look_of


def sheet_of(qtbot: QtBot, wish: GameWish = WISH, kept: str = "") -> NewGameSheet:
    sheet = NewGameSheet(OFFERS, LEVELS, wish, kept, look_of())
    qtbot.addWidget(sheet)
    sheet.show()
    return sheet


def field(sheet: NewGameSheet, name: str) -> QLineEdit:
    (found,) = (
        each
        for each in sheet.findChildren(QLineEdit)
        if each.accessibleName() == name and each.isVisible()
    )
    return found


def combo(sheet: NewGameSheet, name: str) -> QComboBox:
    (found,) = (
        each
        for each in sheet.findChildren(QComboBox)
        if each.accessibleName() == name and each.isVisible()
    )
    return found


def test_it_begins_with_what_was_played_last(qtbot: QtBot) -> None:
    sheet = sheet_of(qtbot)

    assert sheet.wish == WISH


def test_names_levels_and_goal_are_what_is_dealt(qtbot: QtBot) -> None:
    sheet = sheet_of(qtbot)
    field(sheet, "Name: Left").setText("  Ruth ")
    combo(sheet, "Level: Left").setCurrentIndex(1)
    goal = combo(sheet, "Play to")
    goal.setCurrentIndex(goal.findText("1,000 points"))

    with qtbot.waitSignal(sheet.wished) as wished:
        QTest.keyClick(sheet, Qt.Key.Key_Return)

    (wish,) = wished.args
    assert wish.seats[1] == Seat("Ruth", "other")
    assert wish.target == 1000


def test_an_empty_name_is_the_place_at_the_table(qtbot: QtBot) -> None:
    sheet = sheet_of(qtbot)
    field(sheet, "Name: You").clear()
    field(sheet, "Name: Partner").setText("   ")

    wish = sheet.wish

    assert wish is not None
    assert wish.seats[0] == Seat("You")
    assert wish.seats[2] == Seat("Partner", "other")


def test_another_game_has_its_own_seats_and_keeps_typed_names(qtbot: QtBot) -> None:
    sheet = sheet_of(qtbot)
    field(sheet, "Name: You").setText("Beatrix")

    QTest.keyClick(sheet.list, Qt.Key.Key_Down)

    assert sheet.wish == GameWish(
        "two", (Seat("Beatrix"), Seat("Clara", "standard")), 5000
    )


def test_the_search_finds_by_title_players_and_points(qtbot: QtBot) -> None:
    sheet = sheet_of(qtbot)

    QTest.keyClicks(sheet.search, "2 players")
    assert sheet.list.model().rowCount() == 1
    assert sheet.wish is not None
    assert sheet.wish.ruleset == "two"


def test_a_search_in_vain_offers_nothing_until_it_is_cleared(qtbot: QtBot) -> None:
    sheet = sheet_of(qtbot)

    sheet.search.setText("nothing of the kind")
    assert sheet.wish is None

    sheet.search.clear()
    assert sheet.list.model().rowCount() == 2


def test_nothing_is_dealt_while_the_search_finds_nothing(qtbot: QtBot) -> None:
    sheet = sheet_of(qtbot)
    sheet.search.setText("nothing of the kind")

    with qtbot.assertNotEmitted(sheet.wished):
        QTest.keyClick(sheet, Qt.Key.Key_Return)


def test_the_rules_of_the_chosen_game_can_be_read(qtbot: QtBot) -> None:
    sheet = sheet_of(qtbot)
    QTest.keyClick(sheet.list, Qt.Key.Key_Down)

    with qtbot.waitSignal(sheet.rules_asked) as asked:
        sheet._on_rules()

    assert asked.args == ["two"]
