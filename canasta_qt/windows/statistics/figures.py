"""Pages of the statistics: a page with figures, and a list of games."""

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6 import QtWidgets
from PySide6.QtCore import QEvent, QObject, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from canasta_qt.look.plain_text import set_tooltip
from canasta_qt.overrides import override
from canasta_qt.statistics.values import Figures, Overview, PastGame, Result
from canasta_qt.translate import tr
from canasta_qt.windows.statistics.chart import (
    ResultsChart,
    legend_text,
    local_date_text,
)
from canasta_qt.windows.widgets.look import current_look
from canasta_qt.windows.widgets.parts import ElidedLabel, label, quiet_label, separator
from canasta_qt.windows.widgets.scrolling import RowText, ScrollPage, row_list
from canasta_qt.windows.widgets.style import (
    add_items,
    grid_box,
    hbox,
    vbox,
    with_properties,
)
from canasta_qt.wording.scores import statistics
from canasta_qt.wording.scores.statistics import (
    opponents_words,
    result_words,
    rules_words,
    score_words,
)

_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_INDENT: Final = 16
"""Indent in pixels of a label of a figure that is part of the figure above."""


class FiguresPage(ScrollPage):
    """Page with figures, which are created again for every selection of games."""

    def __init__(self) -> None:
        super().__init__()
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(tr("Figures"))
        self.chart = ResultsChart()
        self._row: QtWidgets.QHBoxLayout | None = None
        self._columns: tuple[QtWidgets.QVBoxLayout, ...] = ()

    def show_overview(self, overview: Overview) -> None:
        """Show the figures of the selected games."""
        inside = QtWidgets.QWidget()
        figures = overview.figures
        heads = statistics.round_count_words(figures), *statistics.side_headings()
        hands = _table(heads, statistics.side_rows(figures))
        right = add_items(vbox(spacing=14), (hands, 1))
        if rows := statistics.deal_rows(figures):
            right.addWidget(_table(statistics.deal_headings(figures), rows))
        games = self._games(figures)
        left = add_items(vbox(spacing=14), (self._last_games(overview), 1), games)
        self._row = hbox(inside, margins=0, spacing=14)
        add_items(self._row, (left, 10), (right, 11))
        self._columns = (left, right)
        self.setWidget(inside)
        self._arrange()

    def _arrange(self) -> None:
        """Place the tables of figures side by side, or in a narrow window below each
        other."""
        if self._row is None:
            return
        needed = sum(half.sizeHint().width() for half in self._columns)
        beside = needed + self._row.spacing() <= self.viewport().width()
        ways = QtWidgets.QBoxLayout.Direction
        self._row.setDirection(ways.LeftToRight if beside else ways.TopToBottom)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Arrange the tables for the new width."""
        super().resizeEvent(event)
        self._arrange()

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Arrange the tables again when the preferred size of one changes."""
        if watched is self.widget() and event.type() == QEvent.Type.LayoutRequest:
            self._arrange()
        return super().eventFilter(watched, event)

    def _last_games(self, overview: Overview) -> QtWidgets.QFrame:
        figures = overview.figures
        card, column = _card()
        rate = label(statistics.percent_text(figures.win_rate), "score")
        words = quiet_label(statistics.win_summary(figures), wrap=True)
        column.addLayout(add_items(hbox(spacing=12), rate, (words, 1)))
        self.chart = ResultsChart()
        self.chart.show_games(overview.games)
        if self.chart.games:
            add_items(column, (self.chart, 1), legend_text())
        else:
            said = tr("Your next finished game starts this chart.")
            add_items(column, None, quiet_label(said, wrap=True), None)
        return card

    def _games(self, figures: Figures) -> QtWidgets.QFrame:
        card, column = _card()
        grid = grid_box(12, 5, stretch_column=0)
        for at, row in enumerate(statistics.game_rows(figures)):
            _line(grid, at, _words(row.words, row.detail), [row.value])
        column.addLayout(grid)
        return card


def _table(
    heads: tuple[str, str, str], rows: Sequence[statistics.SideRow]
) -> QtWidgets.QFrame:
    """Return a table with two columns of figures: the player's and the opponents'."""
    card, column = _card()
    grid = grid_box(16, 5, stretch_column=0)
    grid.addWidget(quiet_label(heads[0]), 0, 0)
    for place, words in enumerate(heads[1:], 1):
        head = with_properties(label(words, "strong"), accent=str(place == 1).lower())
        grid.addWidget(head, 0, place, _RIGHT)
    grid.addWidget(separator(), 1, 0, 1, 3)
    for at, row in enumerate(rows, 2):
        made = _words(row.words, row.detail, part=row.is_part)
        _line(grid, at, made, [row.own_side, row.opponents], heads=heads[1:])
    add_items(column, grid, None)
    return card


def _card() -> tuple[QtWidgets.QFrame, QtWidgets.QVBoxLayout]:
    card = with_properties(QtWidgets.QFrame(), kind="card")
    return card, vbox(card, margins=(16, 12, 16, 12), spacing=8)


def _words(text: str, more: str, *, part: bool = False) -> QtWidgets.QLabel:
    made = ElidedLabel(text)
    if part:
        with_properties(made, quiet="true")
        made.setContentsMargins(_INDENT, 0, 0, 0)
    set_tooltip(made, more or text)
    return made


def _line(
    grid: QtWidgets.QGridLayout,
    at: int,
    words: QtWidgets.QLabel,
    values: Sequence[str],
    *,
    heads: Sequence[str] = (),
) -> None:
    """Add a row to a grid: a label and its values.

    The accessible name of a value has the label, and the title of its column from
    `heads`.
    """
    grid.addWidget(words, at, 0)
    for place, value in enumerate(values):
        number = label(value, "strong" if place == 0 else "body")
        head = f", {heads[place]}" if heads else ""
        number.setAccessibleName(f"{words.text()}{head}: {value}")
        set_tooltip(number, words.toolTip())
        grid.addWidget(number, at, 1 + place, _RIGHT)


_ROW: Final = 56
"""Height of a row in the list of games, in pixels at text factor 1."""


class GamesPage(QWidget):
    """Page with a list of finished games."""

    game_chosen = Signal(object)
    """Emitted with the selected `PastGame`, or None if none is selected."""
    replay_requested = Signal(object)
    """Emitted with a `PastGame` to be replayed."""

    def __init__(self, titles: Mapping[str, str]) -> None:
        """Create an empty list; `titles` are the names of bot levels, by level."""
        super().__init__()
        self._titles = titles
        self.games: tuple[PastGame, ...] = ()
        self.view = row_list(tr("Past games, newest first"), _ROW, self._lines)
        self.view.setUniformItemSizes(True)
        self.view.currentRowChanged.connect(self._on_chosen)
        self.view.itemDoubleClicked.connect(self.request_replay)
        add_items(vbox(self, margins=0), self.view)

    @property
    def selected_game(self) -> PastGame | None:
        """The selected game; None if none is selected."""
        row = self.view.currentRow()
        return self.games[row] if row >= 0 else None

    def _lines(self, row: int) -> RowText:
        game, colours = self.games[row], current_look().colours
        about = f"{local_date_text(game.end_time)}  ·  {self.opponents_text(game)}"
        result, rules = result_words(game.result), rules_words(game.played_rules)
        colour = colours.accent if game.result is Result.WON else colours.text
        return RowText(rules, about, result, colour, score_words(game))

    def show_games(self, games: Sequence[PastGame]) -> None:
        """Show a list of games; a selected game remains selected if it is in the
        list."""
        before = self.selected_game
        with QSignalBlocker(self.view):
            self.view.clear()
            self.games = tuple(games)
            self.view.addItems([self.spoken_game_text(game) for game in games])
            files = [game.file for game in games]
            row = files.index(before.file) if before and before.file in files else 0
            self.view.setCurrentRow(row)
        self._on_chosen()

    def opponents_text(self, game: PastGame) -> str:
        words = tr("against {names}")
        return words.format(names=opponents_words(game, self._titles))

    def spoken_game_text(self, game: PastGame) -> str:
        """Return the text of a row for screen readers."""
        words = tr("{rules}, {day}, {opponents}: {result}, {score}")
        return words.format(
            rules=rules_words(game.played_rules),
            day=local_date_text(game.end_time),
            opponents=self.opponents_text(game),
            result=result_words(game.result),
            score=score_words(game),
        )

    def _on_chosen(self) -> None:
        self.game_chosen.emit(self.selected_game)

    def request_replay(self) -> None:
        """Emit `replay_requested` with the selected game, if there is one."""
        if self.selected_game is not None:
            self.replay_requested.emit(self.selected_game)
