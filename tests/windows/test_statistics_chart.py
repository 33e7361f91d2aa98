"""The last games as bars, each told by a tool tip and by more than its colour."""

from itertools import pairwise

from PySide6.QtCore import QEvent, QPoint
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from canasta_qt.statistics.values import Result
from canasta_qt.windows.statistics.chart import MOST, ResultsChart
from tests.windows.past_games import GAMES, game


def test_the_chart_shows_the_last_games_that_were_played_to_the_end(
    qtbot: QtBot,
) -> None:
    chart = ResultsChart()
    qtbot.addWidget(chart)
    chart.resize(400, 150)
    many = [
        game(day, Result.GIVEN_UP if day == 5 else Result.WON) for day in range(1, 29)
    ]

    chart.show_games(list(reversed(many)))

    assert len(chart.games) == MOST
    assert chart.games[-1] == many[-1]
    assert many[4] not in chart.games
    bars = [chart.bar(at) for at in range(MOST)]
    assert all(one.right() < other.left() for one, other in pairwise(bars))
    assert bars[-1].right() <= chart.width()


def test_a_bar_says_which_game_it_is(qtbot: QtBot) -> None:
    chart = ResultsChart()
    qtbot.addWidget(chart)
    chart.resize(400, 150)
    chart.show_games(GAMES)
    chart.show()
    place = chart.bar(0).center().toPoint()

    QApplication.sendEvent(
        chart, QHelpEvent(QEvent.Type.ToolTip, place, chart.mapToGlobal(place))
    )

    assert QToolTip.text() == "1 Nov 2026, Classic, four players\nWon, 5,100 : 3,005"
    nowhere = QPoint(1, 1)
    QApplication.sendEvent(
        chart, QHelpEvent(QEvent.Type.ToolTip, nowhere, chart.mapToGlobal(nowhere))
    )
    qtbot.waitUntil(lambda: not QToolTip.isVisible())
