"""Dialog with the score pad of a game with real cards, and its print."""

from functools import partial

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel

from canasta_qt.engine.paper_game import PaperGame
from canasta_qt.look.keys import CTRL, Key, key_name
from canasta_qt.translate import join_with_commas, number_text, signed_text, tr
from canasta_qt.windows.rules import ask_and_print
from canasta_qt.windows.widgets.look import html_of_runs, html_text, scaled_pixels
from canasta_qt.windows.widgets.parts import (
    KeyButton,
    label,
    make_button,
    rich_label,
    separator,
)
from canasta_qt.windows.widgets.scrolling import ScrollPage
from canasta_qt.windows.widgets.sheet import Sheet
from canasta_qt.windows.widgets.style import add_items, hbox, vbox, with_properties
from canasta_qt.wording.rich_text import plain_text
from canasta_qt.wording.ruleset_names import ruleset_title
from canasta_qt.wording.scores.paper_game import next_deal_text, side_names

_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_ROW_HEIGHT = 38
"""Height of the row of a round, in pixels at text factor 1."""
_SIZE = 980, 640
_USUAL_ROUNDS = 8
"""Number of rounds that fit into a dialog of the usual height."""
_NARROW_SIDES = 4
"""Smallest number of sides with points and total of a round below each other."""


class PaperGameSheet(Sheet):
    """Dialog with the rounds and totals of a game; Enter adds a round."""

    round_requested = Signal(int)
    """Emitted with the index of a round to be entered: an earlier one for a correction,
    or the next one."""
    undo_requested = Signal()
    new_requested = Signal()
    list_requested = Signal()

    def __init__(self, game: PaperGame) -> None:
        super().__init__(tr("Score pad"), _SIZE)
        self._page = ScrollPage()
        self._page.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.text = rich_label("", "lead")
        add_items(self.body, (self._page, 1), self.text)
        undo_key = key_name(Key.Key_Z, CTRL)
        self.undo = make_button(tr("Undo"), self.undo_requested, key=undo_key)
        self.enter = make_button(
            tr("Enter round…"), self._on_enter_round, "primary", key_name(Key.Key_Enter)
        )
        add_items(
            self.buttons,
            make_button(tr("New pad…"), self.new_requested),
            make_button(tr("Other pads…"), self.list_requested),
            make_button(tr("Print…"), self._on_print),
            self.undo,
            None,
            self.enter,
        )
        self.show_game(game, can_undo=False)

    def show_game(self, game: PaperGame, *, can_undo: bool) -> None:
        """Show a game, scrolled to its last round."""
        self._game = game
        self.corner.setText(ruleset_title(game.ruleset))
        paper = self._table(game)
        self._page.setWidget(paper)
        # A scroll area would paint over the round corners.
        paper.setAutoFillBackground(False)
        self.text.setText(html_of_runs(next_deal_text(game)))
        self.undo.setEnabled(can_undo)
        self.enter.setEnabled(not game.winners)
        self.first = self._rounds[-1] if game.winners else self.enter
        self.first.setFocus()
        more = max(0, len(game.rounds) - _USUAL_ROUNDS)
        self.set_preferred_size((_SIZE[0], _SIZE[1] + more * _ROW_HEIGHT))
        bar = self._page.verticalScrollBar()
        # The height of the page is known only when it is laid out.
        QTimer.singleShot(0, bar, lambda: bar.setValue(bar.maximum()))

    def _on_enter_round(self) -> None:
        self.round_requested.emit(len(self._game.rounds))

    def _table(self, game: PaperGame) -> QFrame:
        """Return a frame with a row for each round: its points and the totals after
        it."""
        paper = with_properties(QFrame(), kind="paper")
        grid = QGridLayout()
        grid.setSpacing(0)
        add_items(vbox(paper, margins=1), grid, None)
        for side, name in enumerate(side_names(game)):
            grid.setColumnStretch(2 + 2 * side, 1)
            wrapped = label(name, "heading", wrap=True)
            _add_cell(grid, 0, side, wrapped)
        _add_line(grid, 1, "thick_rule", game.terms.sides)
        self._rounds = []
        for index, cells in enumerate(_round_cells(game)):
            row = 2 + 2 * index
            grid.setRowMinimumHeight(row, scaled_pixels(_ROW_HEIGHT))
            self._rounds.append(button := self._round_button(index, game.points[index]))
            grid.addLayout(add_items(hbox(margins=(10, 0, 10, 0)), button), row, 0)
            for side, html in enumerate(cells):
                _add_cell(grid, row, side, rich_label(html, "lead", wrap=False))
            _add_line(grid, row + 1, "rule", game.terms.sides)
        row = 2 + 2 * len(game.rounds)
        grid.setRowMinimumHeight(row, scaled_pixels(_ROW_HEIGHT + 10))
        grid.addWidget(_with_margins(label(tr("Total"), "heading")), row, 0)
        for side, total in enumerate(game.totals):
            _add_cell(grid, row, side, label(number_text(total), "sum_total"))
        return paper

    def _round_button(self, index: int, points: tuple[int, ...]) -> KeyButton:
        words = tr("Round {n}").format(n=index + 1)
        button = make_button(words, partial(self.round_requested.emit, index))
        told = tr("Correct round {n}: {points}")
        scores = join_with_commas([number_text(each) for each in points])
        button.setAccessibleName(told.format(n=index + 1, points=scores))
        return button

    def _on_print(self) -> None:
        ask_and_print(tr("Score pad"), pad_html(self._game), self)


def _round_cells(game: PaperGame) -> list[list[str]]:
    """Return for each round the cell of each side: the points of the round, and in bold
    the total after it."""
    gap = " &nbsp; " if game.terms.sides < _NARROW_SIDES else "<br>"
    rounds = zip(game.points, game.running_totals[1:], strict=True)
    return [
        [
            f"{signed_text(gained)}{gap}<b>{number_text(total)}</b>"
            for gained, total in zip(points, totals, strict=True)
        ]
        for points, totals in rounds
    ]


def _with_margins(words: QLabel) -> QLabel:
    words.setContentsMargins(14, 6, 14, 6)
    return words


def _add_cell(grid: QGridLayout, row: int, side: int, words: QLabel) -> None:
    words.setAlignment(_RIGHT)
    grid.addWidget(separator("upright"), row, 1 + 2 * side)
    grid.addWidget(_with_margins(words), row, 2 + 2 * side)


def _add_line(grid: QGridLayout, row: int, kind: str, sides: int) -> None:
    grid.addWidget(separator(kind), row, 0, 1, 1 + 2 * sides)


def pad_html(game: PaperGame) -> str:
    """Return the score pad as HTML for print."""
    width = round(90 / game.terms.sides)
    names = "".join(
        f'<th align="right" width="{width}%">{html_text(name)}</th>'
        for name in side_names(game)
    )
    rows = [f"<tr><th></th>{names}</tr>"]
    for number, cells in enumerate(_round_cells(game), 1):
        words = html_text(tr("Round {n}").format(n=number))
        said = "".join(f'<td align="right">{html}</td>' for html in cells)
        rows.append(f"<tr><td>{words}</td>{said}</tr>")
    title = html_text(ruleset_title(game.ruleset))
    end = html_text(plain_text(next_deal_text(game)))
    return (
        f"<h2>{html_text(tr('Score pad'))} · {title}</h2>"
        '<table border="1" style="border-collapse: collapse; border-style: solid"'
        f' cellspacing="0" cellpadding="5" width="100%">{"".join(rows)}</table>'
        f"<p>{end}</p>"
    )
