"""The statistics as a sheet: figures, games, and what can be asked for."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from canasta_qt.statistics.values import Overview, Selection
from canasta_qt.windows.statistics.sheet import StatisticsSheet
from tests.windows.past_games import GAMES, SHOWN, TITLES


@pytest.fixture
def sheet(qtbot: QtBot) -> StatisticsSheet:
    """The sheet with four games."""
    made = StatisticsSheet(TITLES)
    qtbot.addWidget(made)
    made.resize(980, 690)
    made.show_overview(SHOWN)
    made.show()
    return made


def texts(widget: QWidget) -> list[str]:
    return [each.text() for each in widget.findChildren(QLabel) if each.text()]


def spoken(widget: QWidget) -> list[str]:
    named = (each.accessibleName() for each in widget.findChildren(QLabel))
    return [name for name in named if name]


def press(button: QWidget) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def show_games(sheet: StatisticsSheet) -> None:
    (button,) = (
        each
        for each in sheet.pages.findChildren(QPushButton)
        if each.text().endswith("Games")
    )
    press(button)


def test_the_figures_come_first(sheet: StatisticsSheet) -> None:
    said = texts(sheet.figures)

    assert sheet.figures.isVisible()
    assert {"67%", "Won 2 of 3 finished games.", "From 21 rounds"} <= {*said}
    assert {"610", "580", "0.50", "1.25", "5,100"} <= {*said}
    assert {"Dealt to you in 23 rounds", "14", "9.4 ± 2.9"} <= {*said}


def test_a_reader_hears_what_a_number_is(sheet: StatisticsSheet) -> None:
    said = spoken(sheet.figures)

    assert "Longest winning streak: 2" in said
    assert "Average points per round, Your side: 610" in said
    assert "Average points per round, Opponents: 580" in said
    assert sheet.figures.chart.accessibleDescription() == (
        "Your last 3 games, oldest first: 2 won. Your points: 5,100, 5,100, 1,997."
    )


def test_rules_are_chosen_by_their_names(qtbot: QtBot, sheet: StatisticsSheet) -> None:
    words = [sheet.rules.itemText(at) for at in range(sheet.rules.count())]
    assert words == [
        "All rules (4)",
        "Classic, four players (2)",
        "Sunday rules (1)",
        "Samba, house rules (1)",
    ]
    sheet.rules.setFocus()

    with qtbot.waitSignal(sheet.selected) as chosen:
        QTest.keyClick(sheet.rules, Qt.Key.Key_Down)

    assert chosen.args == [Selection("classic", "")]
    sheet.show_overview(replace(SHOWN, selection=Selection("classic"), games=GAMES[1:]))
    assert sheet.rules.currentText() == "Classic, four players (2)"


def test_levels_are_chosen_from_the_weakest(
    qtbot: QtBot, sheet: StatisticsSheet
) -> None:
    words = [sheet.levels.itemText(at) for at in range(sheet.levels.count())]
    assert words == ["All opponents", "Casual", "Standard", "Different levels"]
    sheet.levels.setFocus()

    with qtbot.waitSignal(sheet.selected) as chosen:
        QTest.keyClick(sheet.levels, Qt.Key.Key_End)

    assert chosen.args == [Selection("", "mixed")]


def test_the_list_has_every_game_with_its_end(sheet: StatisticsSheet) -> None:
    show_games(sheet)

    assert sheet.games.isVisible()
    model = sheet.games.view.model()
    rows = [model.index(at, 0).data() for at in range(model.rowCount())]
    assert rows[0] == (
        "Sunday rules, 4 Nov 2026, against Clara and Tomás (Standard): Abandoned,"
        " 1,996 : 5,005"
    )
    assert rows[2].startswith("Samba, house rules, 2 Nov 2026")
    assert len(rows) == 4


def test_a_game_is_played_back_by_button_enter_or_double_click(
    qtbot: QtBot, sheet: StatisticsSheet
) -> None:
    assert not sheet.replay.isVisible(), "there is no game to choose on this page"
    show_games(sheet)
    view = sheet.games.view
    view.setFocus()
    QTest.keyClick(view, Qt.Key.Key_Down)

    with qtbot.waitSignal(sheet.replay_asked) as asked:
        QTest.keyClick(view, Qt.Key.Key_Return)
    assert asked.args == [GAMES[1]]
    with qtbot.waitSignal(sheet.replay_asked) as asked:
        press(sheet.replay)
    assert asked.args == [GAMES[1]]
    place = view.visualRect(view.model().index(2, 0)).center()
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    with qtbot.waitSignal(sheet.replay_asked) as asked:
        QTest.mouseDClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert asked.args == [GAMES[2]]


def test_without_a_game_the_sheet_is_kind(qtbot: QtBot) -> None:
    sheet = StatisticsSheet(TITLES)
    qtbot.addWidget(sheet)
    sheet.show_overview(Overview())
    sheet.show()

    visible = {each.text() for each in sheet.findChildren(QLabel) if each.isVisible()}
    assert "No finished games yet" in visible
    assert not sheet.rules.isVisible()
    assert not sheet.export.isVisible()
    assert not sheet.replay.isVisible()
    assert sheet.wanted()[0] < 700, "so little needs no large sheet"
