"""The score card of the side panel, and what is said of it when it is shut."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6 import QtWidgets
from PySide6.QtCore import QCoreApplication, Qt

from canasta_qt.gestures import Scores
from canasta_qt.translate import figure
from canasta_qt.windows.widgets.parts import Elided, label, quiet, rule
from canasta_qt.windows.widgets.style import fill, grid_box, hbox, marked, vbox


@dataclass(frozen=True)
class SideStanding:
    """One side: its total and what of the present hand lies on the table.

    `opening` is the side's minimum in points; a text where it is no number.
    """

    name: str
    total: int
    canastas: int = 0
    melds: int = 0
    red_threes: int = 0
    opening: int | str = 0
    is_open: bool = False
    ours: bool = False
    kinds: str = ""
    """Its canastas in words: `1 red, 1 black`; empty where none need be said."""


@dataclass(frozen=True)
class MatchScore:
    """The whole score card; our side comes first.

    `target` is None in a match that ends after a number of `rounds`.
    """

    hand: int
    sides: tuple[SideStanding, ...]
    target: int | None = 5000
    rounds: int | None = None
    opening: int | str | None = None
    """What every side needs to open, where the round decides it."""
    black_threes: bool = False
    """Black threes are laid out and counted like red ones."""
    no_threes: bool = False
    """Threes are never laid out and need no line."""
    notes: tuple[str, ...] = ()
    """What our side still lacks for going out, and the penalties that loom."""


_NAME = 10
"""Letters of a side's name for which there is room."""
_LONG = 6
"""Totals of so many signs leave room only for smaller ones."""
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class ScoreCard(QtWidgets.QFrame):
    """Hand, target, totals, and for two sides a line for each thing that counts."""

    def __init__(self) -> None:
        """Stay empty until `show_standing`."""
        super().__init__()
        marked(self, kind="card")
        self.setAccessibleName(self.tr("Score"))
        self._column = vbox(self, margins=(10, 9, 10, 10), spacing=5)
        self._content: QtWidgets.QWidget | None = None
        self._shown: MatchScore | None = None
        self.hide()

    @property
    def chip(self) -> Scores | None:
        """The score in few words, once there is one."""
        return None if self._shown is None else chip_words(self._shown)

    def show_standing(self, standing: MatchScore) -> None:
        """Show another standing."""
        if standing == self._shown:
            return
        self._shown = standing
        if self._content is not None:
            self._column.removeWidget(self._content)
            self._content.hide()
            self._content.deleteLater()
        self._content = marked(QtWidgets.QWidget(), kind="clear")
        column = vbox(self._content, margins=(0, 0, 0, 0), spacing=6)
        column.addLayout(self._head(standing))
        if len(standing.sides) == 2:
            fill(column, self._totals(standing), rule(), self._lines(standing))
        else:
            for side in standing.sides:
                fill(column, rule(), self._one_side(side, standing))
        if standing.notes:
            column.addWidget(rule())
        for note in standing.notes:
            column.addWidget(quiet(note, wrap=True))
        self._column.addWidget(self._content)
        self._content.show()
        self.show()

    def _head(self, standing: MatchScore) -> QtWidgets.QHBoxLayout:
        goal = quiet(goal_words(standing), wrap=True)
        goal.setAlignment(_RIGHT)
        hand = label(hand_words(standing), "strong", wrap=True)
        return fill(hbox(spacing=8), (hand, 1), (goal, 1))

    def _totals(self, standing: MatchScore) -> QtWidgets.QHBoxLayout:
        longest = max(len(figure(side.total)) for side in standing.sides)
        row = hbox(spacing=18 if longest < _LONG else 8)
        role = "score" if longest < _LONG else "score_many"
        if longest > _LONG:
            role = "heading"
        for side in standing.sides:
            total = label(figure(side.total), role)
            row.addLayout(fill(vbox(spacing=0), _side_name(side), total))
        return fill(row, None)

    def _lines(self, standing: MatchScore) -> QtWidgets.QGridLayout:
        grid = grid_box(8, 6, wide=0)
        heading = marked(Elided(self.tr("This round")), quiet="true")
        grid.addWidget(heading, 0, 0)
        for column, side in enumerate(standing.sides, 1):
            name = quiet(short(side.name), "strong")
            name.setToolTip(side.name)
            grid.addWidget(name, 0, column, _RIGHT)
        threes = self.tr("Threes") if standing.black_threes else self.tr("Red threes")
        laid = [figure(side.red_threes) for side in standing.sides]
        rows = (
            (self.tr("Canastas"), [figure(side.canastas) for side in standing.sides]),
            (self.tr("Melds"), [figure(side.melds) for side in standing.sides]),
            *(() if standing.no_threes else ((threes, laid),)),
            (self.tr("Minimum"), [_opening(side) for side in standing.sides]),
        )
        for row, (words, values) in enumerate(rows, 1):
            grid.addWidget(Elided(words), row, 0)
            for column, value in enumerate(values, 1):
                grid.addWidget(label(value, "strong"), row, column, _RIGHT)
        return grid

    def _one_side(
        self, side: SideStanding, standing: MatchScore
    ) -> QtWidgets.QVBoxLayout:
        name = marked(Elided(side.name, "strong"), accent=str(side.ours).lower())
        total = label(figure(side.total), "score_many")
        words = quiet(_side_words(side, standing), wrap=True)
        return fill(vbox(spacing=1), fill(hbox(spacing=8), (name, 1), total), words)


def _side_words(side: SideStanding, standing: MatchScore) -> str:
    """What a side has on the table, or needs to get there."""
    if not side.is_open and standing.opening is not None:
        return QCoreApplication.translate("ScoreCard", "not opened yet")
    if side.is_open:
        points = figure(side.canastas + side.melds + side.red_threes)
        if side.kinds:
            return f"{side.kinds} · {points}"
        words = QCoreApplication.translate("ScoreCard", "{points} on the table")
        return words.format(points=points)
    words = QCoreApplication.translate("ScoreCard", "minimum {points}")
    return words.format(points=_opening(side))


def chip_words(standing: MatchScore) -> Scores:
    """Return the score in few words."""
    shown = standing.sides[:1] + _best(standing.sides[1:])
    return Scores(
        tuple((short(side.name), figure(side.total)) for side in shown),
        hand_words(standing),
        goal_words(standing),
    )


def hand_words(standing: MatchScore) -> str:
    """Which hand is played; where hands are counted, of how many."""
    if standing.target is not None or standing.rounds is None:
        words = QCoreApplication.translate("ScoreCard", "Round {n}")
        return words.format(n=standing.hand)
    words = QCoreApplication.translate("ScoreCard", "Round {n} of {all}")
    return words.format(n=standing.hand, all=standing.rounds)


def goal_words(standing: MatchScore) -> str:
    """What ends the match, or what the round asks for: `to 5,000`, `opening 90`."""
    if standing.opening is not None:
        needed = standing.opening
        words = QCoreApplication.translate("ScoreCard", "minimum {points}")
        points = needed if isinstance(needed, str) else figure(needed)
        return words.format(points=points)
    if standing.target is not None:
        words = QCoreApplication.translate("ScoreCard", "to {points}")
        return words.format(points=figure(standing.target))
    return ""


def short(name: str) -> str:
    """A name that leaves room for figures; the tool tip has all of it."""
    return name if len(name) <= _NAME else name[: _NAME - 1].rstrip() + "…"


def _side_name(side: SideStanding) -> QtWidgets.QLabel:
    name = label(short(side.name), "strong")
    name.setToolTip(side.name)
    return marked(name, accent=str(side.ours).lower())


def _opening(side: SideStanding) -> str:
    if side.is_open:
        return QCoreApplication.translate("ScoreCard", "opened")
    return side.opening if isinstance(side.opening, str) else figure(side.opening)


def _best(sides: tuple[SideStanding, ...]) -> tuple[SideStanding, ...]:
    return tuple(sorted(sides, key=lambda side: -side.total)[:1])
