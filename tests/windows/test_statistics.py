"""The windows of finished games and statistics."""

from dataclasses import replace
from datetime import UTC, datetime
from itertools import pairwise

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QToolTip, QWidget
from pytestqt.qtbot import QtBot

from canasta_qt.statistics.values import (
    CountedCanastaKind,
    DealtLuckyCards,
    Figures,
    GameFilter,
    LuckyCards,
    NameOrigin,
    Overview,
    PastGame,
    PlayedRules,
    Result,
    SideFigures,
)
from canasta_qt.windows.statistics.chart import MAX_GAMES_IN_CHART, ResultsChart
from canasta_qt.windows.statistics.sheet import StatisticsSheet

CLASSIC = PlayedRules("classic", "Classic, four players")
OWN = PlayedRules("own:Sunday", "Sunday rules", NameOrigin.OWN)
CHANGED = PlayedRules("samba(x=1)", "Samba", NameOrigin.CHANGED)
TITLES = {"casual": "Casual", "standard": "Standard"}


def game(
    number: int, result: Result = Result.WON, rules: PlayedRules = CLASSIC
) -> PastGame:
    ours, theirs = (5100, 3005) if result is Result.WON else (2000 - number, 5005)
    return PastGame(
        f"finished/game-{number:03}.canasta",
        datetime(2026, 11, number, 12, tzinfo=UTC),
        rules,
        ("You", "Clara", "Anton", "Tomás"),
        ("", "standard", "standard", "standard"),
        player_seat=0,
        side_count=2,
        result=result,
        scores=(ours, theirs),
        round_count=7,
    )


GAMES = (
    game(4, Result.GIVEN_UP, OWN),
    game(3, Result.LOST),
    game(2, Result.WON, CHANGED),
    game(1),
)
SHOWN = Overview(
    played_rules={CLASSIC: 2, OWN: 1, CHANGED: 1},
    levels=("standard", "mixed", "casual"),
    figures=Figures(
        won=2,
        lost=1,
        given_up=1,
        longest_streak=2,
        mean_points=4066.6,
        best_points=5100,
        dealt={
            LuckyCards.JOKERS: DealtLuckyCards(23, 14, 9.4, 8.2),
            LuckyCards.RED_THREES: DealtLuckyCards(23, 7, 9.4, 8.2),
        },
        ours=SideFigures(
            hands=21, mean=610.4, canastas={CountedCanastaKind.NATURAL: 0.5}
        ),
        others=SideFigures(
            hands=21, mean=580, canastas={CountedCanastaKind.MIXED: 1.25}
        ),
    ),
    games=GAMES,
)


@pytest.fixture
def sheet(qtbot: QtBot) -> StatisticsSheet:
    """Return the statistics of four games."""
    made = StatisticsSheet(TITLES)
    qtbot.addWidget(made)
    made.resize(980, 690)
    made.show_overview(SHOWN)
    made.show()
    return made


def texts(widget: QWidget) -> list[str]:
    return [each.text() for each in widget.findChildren(QLabel) if each.text()]


def press(button: QWidget) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def test_the_list_has_every_finished_game_and_opens_its_replay(
    qtbot: QtBot, sheet: StatisticsSheet
) -> None:
    assert not sheet.replay.isVisible(), "there is no game to choose on this page"
    buttons = sheet.pages.findChildren(QPushButton)
    (games,) = (each for each in buttons if each.text().endswith("Games"))
    press(games)
    assert sheet.games.isVisible()
    view = sheet.games.view
    rows = [view.model().index(at, 0).data() for at in range(view.model().rowCount())]
    assert rows[0] == (
        "Sunday rules, 4 Nov 2026, against Clara and Tomás (Standard): Abandoned,"
        " 1,996 : 5,005"
    )
    assert rows[2].startswith("Samba, house rules, 2 Nov 2026")
    assert len(rows) == 4

    view.setFocus()
    QTest.keyClick(view, Qt.Key.Key_Down)
    with qtbot.waitSignal(sheet.games.replay_requested) as asked:
        QTest.keyClick(view, Qt.Key.Key_Return)
    assert asked.args == [GAMES[1]]
    with qtbot.waitSignal(sheet.games.replay_requested) as asked:
        press(sheet.replay)
    assert asked.args == [GAMES[1]]
    place = view.visualRect(view.model().index(2, 0)).center()
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    with qtbot.waitSignal(sheet.games.replay_requested) as asked:
        QTest.mouseDClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert asked.args == [GAMES[2]]


def test_statistics_begin_with_the_figures_which_are_read_with_their_labels(
    sheet: StatisticsSheet,
) -> None:
    assert sheet.figures.isVisible()
    said = texts(sheet.figures)
    assert {"67%", "Won 2 of 3 finished games.", "From 21 rounds"} <= {*said}
    assert {"610", "580", "0.50", "1.25", "5,100"} <= {*said}
    assert {"Dealt to you in 23 rounds", "14", "9.4 ± 2.9"} <= {*said}
    named = [each.accessibleName() for each in sheet.figures.findChildren(QLabel)]
    assert "Longest winning streak: 2" in named
    assert "Average points per round, Your side: 610" in named
    assert "Average points per round, Opponents: 580" in named
    assert sheet.figures.chart.accessibleDescription() == (
        "Your last 3 games, oldest first: 2 won. Your points: 5,100, 5,100, 1,997."
    )


def test_the_filters_list_rulesets_by_name_and_levels_from_the_weakest(
    qtbot: QtBot, sheet: StatisticsSheet
) -> None:
    for field, key, words, selection in (
        (
            sheet.rules,
            Qt.Key.Key_Down,
            [
                "All rules (4)",
                "Classic, four players (2)",
                "Sunday rules (1)",
                "Samba, house rules (1)",
            ],
            GameFilter("classic", ""),
        ),
        (
            sheet.levels,
            Qt.Key.Key_End,
            ["All opponents", "Casual", "Standard", "Different levels"],
            GameFilter("", "mixed"),
        ),
    ):
        assert [field.itemText(at) for at in range(field.count())] == words
        field.setFocus()
        with qtbot.waitSignal(sheet.selection_changed) as chosen:
            QTest.keyClick(field, key)
        assert chosen.args == [selection]
        sheet.show_overview(SHOWN)

    sheet.show_overview(
        replace(SHOWN, game_filter=GameFilter("classic"), games=GAMES[1:])
    )
    assert sheet.rules.currentText() == "Classic, four players (2)"


def test_without_finished_games_the_statistics_are_small_and_have_no_controls(
    qtbot: QtBot,
) -> None:
    sheet = StatisticsSheet(TITLES)
    qtbot.addWidget(sheet)
    sheet.show_overview(Overview())
    sheet.show()

    visible = {each.text() for each in sheet.findChildren(QLabel) if each.isVisible()}
    assert "No finished games yet" in visible
    assert not sheet.rules.isVisible()
    assert not sheet.export.isVisible()
    assert not sheet.replay.isVisible()
    assert sheet.preferred_size()[0] < 700, "so little needs no large sheet"


def test_the_chart_shows_the_last_games_that_were_played_to_the_end(
    qtbot: QtBot,
) -> None:
    """The tooltip of a bar names its game."""
    chart = ResultsChart()
    qtbot.addWidget(chart)
    chart.resize(400, 150)
    many = [
        game(day, Result.GIVEN_UP if day == 5 else Result.WON) for day in range(1, 29)
    ]
    chart.show_games(list(reversed(many)))
    assert len(chart.games) == MAX_GAMES_IN_CHART
    assert chart.games[-1] == many[-1]
    assert many[4] not in chart.games
    bars = [chart.bar_rect(at) for at in range(MAX_GAMES_IN_CHART)]
    assert all(one.right() < other.left() for one, other in pairwise(bars))
    assert bars[-1].right() <= chart.width()

    chart.show_games(GAMES)
    chart.show()

    def point(place: QPoint) -> None:
        asked = QHelpEvent(QEvent.Type.ToolTip, place, chart.mapToGlobal(place))
        QApplication.sendEvent(chart, asked)

    point(chart.bar_rect(0).center().toPoint())
    assert QToolTip.text() == "1 Nov 2026, Classic, four players\nWon, 5,100 : 3,005"
    point(QPoint(1, 1))
    qtbot.waitUntil(lambda: not QToolTip.isVisible())
