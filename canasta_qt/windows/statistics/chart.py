"""Bar chart of the last games: the height of a bar is the player's points; a filled bar
is a win."""

from collections.abc import Sequence
from datetime import datetime
from typing import Final

from PySide6.QtCore import QDate, QEvent, QLocale, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QHelpEvent, QPainter, QPen
from PySide6.QtWidgets import QLabel, QSizePolicy, QToolTip

from canasta_qt.art.typefaces import text_font
from canasta_qt.look.plain_text import tooltip_text
from canasta_qt.look.tokens import BODY_FONT
from canasta_qt.overrides import override
from canasta_qt.statistics.values import PastGame, Result
from canasta_qt.translate import number_text, tr
from canasta_qt.windows.widgets.look import current_look, html_text, scaled_pixels
from canasta_qt.windows.widgets.painted_widget import PaintedWidget
from canasta_qt.windows.widgets.parts import quiet_rich_label
from canasta_qt.wording.scores.statistics import (
    chart_words,
    result_words,
    rules_words,
    score_words,
)

MAX_GAMES_IN_CHART: Final = 24
"""Largest number of games in the chart."""
_MAX_BAR_WIDTH: Final = 22.0
"""Largest width of a bar, in pixels."""
_BAR_WIDTH_SHARE: Final = 0.64
"""Width of a bar as share of the width available to it."""
_BAR_RADIUS: Final = 2.0
"""Corner radius of a bar, in pixels."""
_LEAST_HEIGHT: Final = 120
"""Least height of the chart, in pixels at text factor 1."""
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


def local_date_text(moment: datetime) -> str:
    """Return the local date of a moment as text in the language of the program."""
    here = moment.astimezone()
    pattern = tr("d MMM yyyy")
    return QLocale().toString(QDate(here.year, here.month, here.day), pattern)


class ResultsChart(PaintedWidget):
    """Bar chart with a bar for each game, and a dash at the points of the best
    opponent."""

    def __init__(self) -> None:
        super().__init__()
        self.setFont(text_font(BODY_FONT, current_look().text_factor))
        self.games: tuple[PastGame, ...] = ()
        """Games in the chart, the oldest one first."""
        self.setMinimumHeight(scaled_pixels(_LEAST_HEIGHT))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(tr("Points in the last games"))

    def show_games(self, games: Sequence[PastGame]) -> None:
        """Show the last finished games; `games` begins with the newest."""
        ended = [game for game in games if game.result is not Result.GIVEN_UP]
        self.games = tuple(reversed(ended[:MAX_GAMES_IN_CHART]))
        self.setAccessibleDescription(chart_words(self.games))
        self.update()

    @override
    def sizeHint(self) -> QSize:
        return QSize(scaled_pixels(380), scaled_pixels(_LEAST_HEIGHT))

    def bar_rect(self, index: int) -> QRectF:
        """Return the rectangle of the bar with an index."""
        points = self.games[index].own_score
        plot = self._plot()
        step = plot.width() / max(len(self.games), 8)
        width = min(step * _BAR_WIDTH_SHARE, _MAX_BAR_WIDTH)
        left = plot.left() + step * index + (step - width) / 2
        zero, top = self._height_of(0), self._height_of(points)
        high = max(abs(zero - top), 1.5)
        return QRectF(left, min(zero, top), width, high)

    def _plot(self) -> QRectF:
        """Return the rectangle of all bars, to the right of the scale."""
        line = self.fontMetrics().height()
        measure = self.fontMetrics().horizontalAdvance
        widest = max(measure(number_text(value)) for value in self._scale())
        room = QRectF(self.rect())
        return room.adjusted(widest + 10, line / 2, -2, -line / 2)

    def _scale(self) -> tuple[int, int]:
        """Return the lowest and the highest number of points of the scale."""
        values = [0]
        for game in self.games:
            values += [game.own_score, game.best_other_score]
        return min(values), max(*values, 1)

    def _height_of(self, points: int) -> float:
        low, high = self._scale()
        plot = self._plot()
        return plot.bottom() - (points - low) / (high - low) * plot.height()

    @override
    def draw(self, painter: QPainter) -> None:
        """Paint the scale, bars and dashes."""
        self._paint_scale(painter)
        for index, game in enumerate(self.games):
            self._paint_bar(painter, self.bar_rect(index), game)

    def _paint_scale(self, painter: QPainter) -> None:
        colours, plot = current_look().colours, self._plot()
        low, high = self._scale()
        for value in sorted({high, 0, low}):
            y = round(self._height_of(value)) + 0.5
            colour = colours.control_outline if value == 0 else colours.hairline
            painter.setPen(QPen(QColor(colour), 1))
            painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
            painter.setPen(QColor(colours.muted_text))
            height = self.fontMetrics().height()
            room = QRectF(0, y - height / 2, plot.left() - 8, height)
            painter.drawText(room, _RIGHT, number_text(value))

    def _paint_bar(self, painter: QPainter, bar: QRectF, game: PastGame) -> None:
        colours = current_look().colours
        won = game.result is Result.WON
        painter.setPen(QPen(QColor(colours.accent), 1.5))
        painter.setBrush(QColor(colours.accent if won else colours.surface))
        inner = bar.adjusted(0.75, 0.75, -0.75, -0.75)
        painter.drawRoundedRect(inner, _BAR_RADIUS, _BAR_RADIUS)
        y = self._height_of(game.best_other_score)
        ends = QPointF(bar.left() - 2.5, y), QPointF(bar.right() + 2.5, y)
        # The outline keeps the dash visible on a filled bar.
        for colour, width in ((colours.surface, 5.0), (colours.text, 2.0)):
            pen = QPen(QColor(colour), width)
            pen.setCapStyle(Qt.PenCapStyle.FlatCap)
            painter.setPen(pen)
            painter.drawLine(*ends)

    def bar_tooltip(self, index: int) -> str:
        """Return the tooltip of the bar with an index: day, rules, result and score of
        the game."""
        game = self.games[index]
        words = tr("{day}, {rules}\n{result}, {score}")
        return words.format(
            day=local_date_text(game.end_time),
            rules=rules_words(game.played_rules),
            result=result_words(game.result),
            score=score_words(game),
        )

    @override
    def event(self, event: QEvent) -> bool:
        """Show the tooltip of the game under the pointer."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            x = event.pos().x()
            for index in range(len(self.games)):
                bar = self.bar_rect(index)
                if bar.left() - 3 <= x <= bar.right() + 3:
                    QToolTip.showText(
                        event.globalPos(), tooltip_text(self.bar_tooltip(index)), self
                    )
                    return True
            QToolTip.hideText()
            return True
        return super().event(event)


def legend_text() -> QLabel:
    """Return the legend of filled bars, empty bars and dashes."""
    accent, text = current_look().colours.accent, current_look().colours.text
    signs = (
        (accent, "■", tr("won")),
        (accent, "□", tr("not won")),
        (text, "–", tr("best opponent")),
    )
    words = [
        f'<span style="color: {ink}">{sign}</span>&nbsp; {html_text(said)}'
        for ink, sign, said in signs
    ]
    made = quiet_rich_label("&nbsp; &nbsp; ".join(words), "body")
    made.setAccessibleName(tr("Filled bars are games won, dashes the best opponent."))
    return made
