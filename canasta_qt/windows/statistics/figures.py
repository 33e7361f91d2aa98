"""The page of figures: how often the player won, the last games, and how hands go."""

from collections.abc import Sequence
from typing import Final

from PySide6 import QtWidgets
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QResizeEvent
from typing_extensions import override

from canasta_qt.statistics.values import Figures, Overview
from canasta_qt.windows.statistics.chart import Legend, ResultsChart
from canasta_qt.windows.widgets.parts import Elided, label, quiet, rule
from canasta_qt.windows.widgets.scrolling import ScrollPage
from canasta_qt.windows.widgets.style import Look, fill, grid_box, hbox, marked, vbox
from canasta_qt.wording.scores import statistics

_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_INDENT: Final = 16


class FiguresPage(ScrollPage):
    """Everything that can be counted, anew for every selection."""

    def __init__(self, look: Look) -> None:
        """Show nothing yet."""
        super().__init__()
        self._look = look
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(self.tr("Figures"))
        self.chart = ResultsChart(look)
        self._row: QtWidgets.QHBoxLayout | None = None
        self._halves: tuple[QtWidgets.QVBoxLayout | QtWidgets.QFrame, ...] = ()

    def show_overview(self, overview: Overview) -> None:
        """Show other figures."""
        inside = marked(QtWidgets.QWidget(), kind="clear")
        games, hands = self._games(overview.figures), self._hands(overview.figures)
        left = fill(vbox(spacing=14), (self._last_games(overview), 1), games)
        self._row = hbox(inside, margins=(0, 0, 0, 0), spacing=14)
        fill(self._row, (left, 10), (hands, 11))
        self._halves = (left, hands)
        self.setWidget(inside)
        self._arrange()

    def _arrange(self) -> None:
        """Put the halves below each other where long words need the room."""
        if self._row is None:
            return
        needed = sum(half.sizeHint().width() for half in self._halves)
        beside = needed + self._row.spacing() <= self.viewport().width()
        ways = QtWidgets.QBoxLayout.Direction
        self._row.setDirection(ways.LeftToRight if beside else ways.TopToBottom)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """There may be more room now, or less."""
        super().resizeEvent(event)
        self._arrange()

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Words may be larger than they were reckoned before they were shown."""
        if watched is self.widget() and event.type() == QEvent.Type.LayoutRequest:
            self._arrange()
        return super().eventFilter(watched, event)

    def _last_games(self, overview: Overview) -> QtWidgets.QFrame:
        figures = overview.figures
        card, column = _card()
        rate = label(statistics.percent(figures.win_rate), "score")
        words = quiet(statistics.summary(figures), wrap=True)
        column.addLayout(fill(hbox(spacing=12), rate, (words, 1)))
        self.chart = ResultsChart(self._look)
        self.chart.show_games(overview.counted)
        if self.chart.games:
            fill(column, (self.chart, 1), Legend(self._look))
        else:
            said = self.tr("The next game that you play to its end begins this chart.")
            fill(column, None, quiet(said, wrap=True), None)
        return card

    def _games(self, figures: Figures) -> QtWidgets.QFrame:
        card, column = _card()
        grid = grid_box(12, 5, wide=0)
        for at, row in enumerate(statistics.game_rows(figures)):
            _line(grid, at, _words(row.words, row.more), [row.value])
        column.addLayout(grid)
        return card

    def _hands(self, figures: Figures) -> QtWidgets.QFrame:
        card, column = _card()
        grid = grid_box(16, 5, wide=0)
        grid.addWidget(quiet(statistics.hands_words(figures)), 0, 0)
        for place, words in enumerate(statistics.side_heads(), 1):
            head = marked(label(words, "strong"), accent=str(place == 1).lower())
            grid.addWidget(head, 0, place, _RIGHT)
        grid.addWidget(rule(), 1, 0, 1, 3)
        for at, row in enumerate(statistics.side_rows(figures), 2):
            made = _words(row.words, row.more, part=row.part)
            _line(grid, at, made, [row.ours, row.others], heads=statistics.side_heads())
        fill(column, grid, None)
        return card


def _card() -> tuple[QtWidgets.QFrame, QtWidgets.QVBoxLayout]:
    card = marked(QtWidgets.QFrame(), kind="card")
    return card, vbox(card, margins=(16, 12, 16, 12), spacing=8)


def _words(text: str, more: str, *, part: bool = False) -> QtWidgets.QLabel:
    made = Elided(text)
    if part:
        marked(made, quiet="true")
        made.setContentsMargins(_INDENT, 0, 0, 0)
    made.setToolTip(more or text)
    return made


def _line(
    grid: QtWidgets.QGridLayout,
    at: int,
    words: QtWidgets.QLabel,
    values: Sequence[str],
    *,
    heads: Sequence[str] = (),
) -> None:
    """One row: a label and its values, which a reader says with the label."""
    grid.addWidget(words, at, 0)
    for place, value in enumerate(values):
        number = label(value, "strong" if place == 0 else "body")
        head = f", {heads[place]}" if heads else ""
        number.setAccessibleName(f"{words.text()}{head}: {value}")
        number.setToolTip(words.toolTip())
        grid.addWidget(number, at, 1 + place, _RIGHT)
