"""The page of past games: which game, against whom, how it ended."""

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QAbstractListModel, QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from canasta_qt.look.tokens import BODY, BODY_STRONG
from canasta_qt.statistics.values import PastGame, Result
from canasta_qt.windows.statistics.chart import day_words
from canasta_qt.windows.widgets.list_rows import (
    Index,
    RowDelegate,
    list_view,
    write_left,
    write_right,
)
from canasta_qt.windows.widgets.style import ROLES, Look, fill, marked, vbox
from canasta_qt.wording.scores.statistics import (
    opponents_words,
    result_words,
    rules_words,
    score_words,
)

_ROW: Final = 56


class _GameDelegate(RowDelegate):
    """Two lines: rules and result, day with opponents and points."""

    def __init__(self, page: "GamesPage", look: Look) -> None:
        super().__init__(page, look, _ROW, 7)
        self._page = page

    @override
    def write(
        self, painter: QPainter, upper: QRectF, lower: QRectF, index: Index
    ) -> None:
        game = self._page.games[index.row()]
        colours = self.look.colours
        won = game.result is Result.WON
        self.take(painter, BODY_STRONG, colours.accent if won else colours.text)
        upper = write_right(painter, upper, result_words(game.result), gap=16)
        self.take(painter, BODY, colours.text)
        lower = write_right(painter, lower, score_words(game), gap=16)
        painter.setPen(QColor(colours.muted))
        about = f"{day_words(game.ended)}  ·  {self._page.against(game)}"
        write_left(painter, lower, about)
        self.take(painter, ROLES["label"], colours.text)
        write_left(painter, upper, rules_words(game.rules))


class _GamesModel(QAbstractListModel):
    """The games as rows; only those that are looked at are put in words."""

    def __init__(self, page: "GamesPage") -> None:
        super().__init__(page)
        self._page = page

    def renew(self, games: tuple[PastGame, ...]) -> None:
        """Have other rows."""
        self.beginResetModel()
        self._page.games = games
        self.endResetModel()

    @override
    def rowCount(self, parent: Index | None = None) -> int:
        """A row for each game."""
        return 0 if parent is not None and parent.isValid() else len(self._page.games)

    @override
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The words of a row, for screen readers and for what is typed to find it."""
        if role != Qt.ItemDataRole.DisplayRole or not index.isValid():
            return None
        return self._page.spoken(self._page.games[index.row()])


class GamesPage(QWidget):
    """A list of games; one is chosen."""

    chosen = Signal(object)
    """Another `PastGame`, or None where there is none."""
    replay_asked = Signal(object)
    """A `PastGame` that is to be looked at again."""

    def __init__(self, look: Look, titles: Mapping[str, str]) -> None:
        """`titles` names the levels of bots."""
        super().__init__()
        marked(self, kind="clear")
        self._titles = titles
        self.games: tuple[PastGame, ...] = ()
        self._model = _GamesModel(self)
        name = self.tr("Past games, the last one first")
        self.view = list_view(name, self._model, _GameDelegate(self, look))
        self.view.setUniformItemSizes(True)
        self.view.selectionModel().currentChanged.connect(self._on_chosen)
        self.view.doubleClicked.connect(self._on_replay)
        self.view.installEventFilter(self)
        fill(vbox(self, margins=(0, 0, 0, 0)), self.view)

    @property
    def game(self) -> PastGame | None:
        """The chosen game."""
        row = self.view.currentIndex().row()
        return self.games[row] if 0 <= row < len(self.games) else None

    def show_games(self, games: Sequence[PastGame]) -> None:
        """List other games; the one that was chosen stays so if it is there."""
        before = self.game
        self._model.renew(tuple(games))
        files = [game.file for game in self.games]
        row = files.index(before.file) if before and before.file in files else 0
        self.view.setCurrentIndex(self._model.index(row, 0))
        self._on_chosen()

    def against(self, game: PastGame) -> str:
        """Return the words that name the opponents."""
        words = self.tr("against {names}")
        return words.format(names=opponents_words(game, self._titles))

    def spoken(self, game: PastGame) -> str:
        """A row as a screen reader says it."""
        words = self.tr("{rules}, {day}, {opponents}: {result}, {score}")
        return words.format(
            rules=rules_words(game.rules),
            day=day_words(game.ended),
            opponents=self.against(game),
            result=result_words(game.result),
            score=score_words(game),
        )

    def _on_chosen(self) -> None:
        self.chosen.emit(self.game)

    def _on_replay(self) -> None:
        if self.game is not None:
            self.replay_asked.emit(self.game)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Enter on a game asks to look at it again."""
        if (
            watched is self.view
            and isinstance(event, QKeyEvent)
            and event.type() == QEvent.Type.KeyPress
            and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        ):
            self._on_replay()
            return True
        return super().eventFilter(watched, event)
