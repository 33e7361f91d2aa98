"""Dialogs with the arithmetic of a round, and with all hands at the end of a round."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QWidget

from canasta_qt.cards import Card, hand_sort_key
from canasta_qt.look.keys import Key, key_name
from canasta_qt.look.plain_text import set_tooltip
from canasta_qt.overrides import override
from canasta_qt.translate import join_with_commas, number_text, tr
from canasta_qt.windows.widgets.card_row import CardRow
from canasta_qt.windows.widgets.look import scaled_pixels
from canasta_qt.windows.widgets.parts import (
    ElidedLabel,
    label,
    make_button,
    quiet_label,
    rich_label,
    separator,
)
from canasta_qt.windows.widgets.scrolling import ScrollPage
from canasta_qt.windows.widgets.sheet import Sheet
from canasta_qt.windows.widgets.style import add_items, hbox, vbox, with_properties
from canasta_qt.wording.cards import card_count, point_count
from canasta_qt.wording.scores.score_sheet import SheetCell, SheetRow

_CARD = 54
_MOST_HANDS = 5
"""Number of hands that fit below each other in a window of usual height."""


@dataclass(frozen=True)
class HandContent:
    """Hand of a player at the end of a round; its `points` count against the side."""

    name: str
    cards: tuple[Card, ...]
    points: int


class HandsSheet(Sheet):
    """Dialog with hands below each other; many of them are in two columns."""

    def __init__(self, hands: Sequence[HandContent]) -> None:
        """Show the hands in the given order."""
        high = len(hands) if len(hands) <= _MOST_HANDS else (len(hands) + 1) // 2
        height = 170 + 132 * high
        super().__init__(tr("Hands at the end of the round"), (760, height))
        inside = with_properties(QWidget(), kind="clear")
        columns = hbox(inside, margins=(2, 2, 8, 2), spacing=20)
        for first in range(0, len(hands), high):
            column = vbox(spacing=6)
            for hand in hands[first : first + high]:
                add_items(
                    column, label(hand.name, "label"), quiet_label(_summary(hand))
                )
                if hand.cards:
                    cards = sorted(hand.cards, key=hand_sort_key)
                    column.addWidget(CardRow(cards, _CARD))
                column.addSpacing(6)
            columns.addLayout(add_items(column, None), 1)
        self.body.addWidget(ScrollPage(inside), 1)
        self.add_close_button()


def _summary(hand: HandContent) -> str:
    if not hand.cards:
        return tr("went out, no cards left")
    return join_with_commas([card_count(len(hand.cards)), point_count(hand.points)])


_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_ROW_HEIGHT = 35
_LOW_ROW = 31
_FEW = 3
"""Largest number of sides for which the arithmetic has a column each."""
_MANY_WIDTH = 980


@dataclass(frozen=True)
class ScoreSheetContent:
    """Content of the score sheet; tuples have a value by side, the viewer's first.

    `earlier_rounds` are the points of all rounds so far, the one of this sheet
    included.
    """

    round_number: int
    ending_text: str
    """Who went out, or why the round ended; on a second line the number of the deal."""
    side_names_and_players: tuple[tuple[str, str], ...]
    """Name and players of each side."""
    sheet_rows: tuple[SheetRow, ...]
    points_of_round: tuple[int, ...]
    points_before_round: tuple[int, ...]
    total_points: tuple[int, ...]
    earlier_rounds: tuple[tuple[int, ...], ...] = ()
    next_round_text: str = ""
    """Minimums of the initial meld in the next round, in words."""
    is_game_over: bool = False
    can_review: bool = False
    """True if a person played, so that there are decisions to review."""
    is_practice: bool = False
    """True if the round is practice: its score is not kept, and no round follows."""
    has_next_round_begun: bool = False
    """True if the next round is already being played."""


class ScoreSheet(Sheet):
    """Dialog with the score of a round; Enter deals the next round, Esc shows the
    table.
    """

    next_requested = Signal()
    hands_requested = Signal()
    review_requested = Signal()
    replay_requested = Signal()

    def __init__(self, count: ScoreSheetContent) -> None:
        heading = tr("Score after round {n}").format(n=count.round_number)
        self._many = len(count.side_names_and_players) > _FEW
        self._margin = 7 if self._many else 14
        width = (
            _MANY_WIDTH if self._many else 420 + 190 * len(count.side_names_and_players)
        )
        super().__init__(heading, (width, 300))
        self.show_content(self._table(count))
        if len(count.earlier_rounds) > 1 and not self._many:
            self.body.addWidget(self._earlier(count))
        if count.next_round_text:
            self.body.addWidget(rich_label(count.next_round_text, "lead"))
        hands = make_button(tr("Show hands"), self.hands_requested)
        review = make_button(tr("Review…"), self.review_requested)
        set_tooltip(review, tr("Find your worst decisions"))
        review.setVisible(count.can_review)
        replay = make_button(tr("Replay"), self.replay_requested)
        set_tooltip(replay, tr("Watch the round again, step by step"))
        replay.setVisible(not count.is_practice)
        ends = count.is_game_over or count.is_practice
        words = tr("Continue") if ends else tr("Next round")
        if count.has_next_round_begun:
            words = tr("Close")
        self._next = make_button(
            words, self.on_enter_key, "primary", key_name(Key.Key_Enter)
        )
        add_items(self.buttons, hands, review, replay, None, self._next)
        self.first = self._next

    @override
    def on_enter_key(self) -> None:
        """Close the dialog and continue with the next round."""
        self.next_requested.emit()
        self.close_sheet()

    def _table(self, count: ScoreSheetContent) -> QFrame:
        paper = with_properties(QFrame(), kind="paper")
        grid = QGridLayout()
        grid.setSpacing(0)
        add_items(vbox(paper, margins=(1, 1, 1, 1)), grid)
        grid.setColumnStretch(0, 3)
        for side in range(len(count.side_names_and_players)):
            grid.setColumnStretch(2 + 3 * side, 3)
            grid.setColumnStretch(3 + 3 * side, 2)
        row = self._head_row(grid, count)
        for line in count.sheet_rows:
            row = self._line(grid, row, line.words, line.cells)
        row = self._sum_row(grid, row, tr("This round"), count.points_of_round)
        before = tuple(SheetCell(points) for points in count.points_before_round)
        row = self._line(grid, row, tr("Before"), before)
        self._total_row(grid, row, count.total_points)
        return paper

    def _head_row(self, grid: QGridLayout, count: ScoreSheetContent) -> int:
        how = quiet_label(count.ending_text, wrap=True)
        how.setContentsMargins(13, 8, 8, 8)
        grid.addWidget(how, 0, 0)
        for side, (name, players) in enumerate(count.side_names_and_players):
            grid.addWidget(separator("upright"), 0, 1 + 3 * side)
            head = vbox(margins=(8, 6, self._margin, 6), spacing=0)
            if self._many:
                named = ElidedLabel(players or name, "label")
                named.setAlignment(_RIGHT)
                head.addWidget(named)
            else:
                head.addWidget(label(name, "heading"), 0, _RIGHT)
                if players:
                    head.addWidget(quiet_label(players), 0, _RIGHT)
            grid.addLayout(head, 0, 2 + 3 * side, 1, 2)
        return _line_across(grid, 1, "thick_rule", len(count.side_names_and_players))

    def _line(
        self, grid: QGridLayout, row: int, words: str, cells: tuple[SheetCell, ...]
    ) -> int:
        height = _LOW_ROW if self._many else _ROW_HEIGHT
        grid.setRowMinimumHeight(row, scaled_pixels(height))
        role = "body" if self._many else "lead"
        grid.addWidget(_cell(label(words, role), 13), row, 0)
        for side, cell in enumerate(cells):
            grid.addWidget(separator("upright"), row, 1 + 3 * side)
            points = _cell(
                label(number_text(cell.points), "label"), self._margin, _RIGHT
            )
            if self._many:
                grid.addWidget(points, row, 2 + 3 * side, 1, 2)
                set_tooltip(points, cell.arithmetic)
                continue
            detail = _cell(quiet_label(cell.arithmetic), 15)
            grid.addWidget(detail, row, 2 + 3 * side)
            grid.addWidget(points, row, 3 + 3 * side)
        return _line_across(grid, row + 1, "rule", len(cells))

    def _sum_row(
        self, grid: QGridLayout, row: int, words: str, points: tuple[int, ...]
    ) -> int:
        grid.setRowMinimumHeight(row, scaled_pixels(_ROW_HEIGHT + 5))
        ground = with_properties(QFrame(), kind="chosen")
        grid.addWidget(ground, row, 0, 1, 1 + 3 * len(points))
        grid.addWidget(_cell(label(words, "title"), 13), row, 0)
        for side, value in enumerate(points):
            grid.addWidget(separator("upright"), row, 1 + 3 * side)
            number = _cell(label(number_text(value), "sum"), self._margin, _RIGHT)
            grid.addWidget(number, row, 2 + 3 * side, 1, 2)
        return _line_across(grid, row + 1, "thick_rule", len(points))

    def _total_row(self, grid: QGridLayout, row: int, total: tuple[int, ...]) -> None:
        grid.setRowMinimumHeight(row, scaled_pixels(54))
        grid.addWidget(_cell(label(tr("Total"), "heading"), 13), row, 0)
        for side, value in enumerate(total):
            grid.addWidget(separator("upright"), row, 1 + 3 * side)
            role = "sum_total" if self._many else "sheet_total"
            ours = str(side == 0).lower()
            number = with_properties(label(number_text(value), role), accent=ours)
            grid.addWidget(_cell(number, self._margin, _RIGHT), row, 2 + 3 * side, 1, 2)

    def _earlier(self, count: ScoreSheetContent) -> QFrame:
        frame = with_properties(QFrame(), kind="card")
        row = hbox(frame, margins=(15, 7, 15, 7), spacing=15)
        shown = list(enumerate(count.earlier_rounds, 1))[-5:]
        for place, (hand, points) in enumerate(shown):
            if place:
                row.addWidget(separator("upright"))
            ours, *others = (number_text(value) for value in points)
            heading = quiet_label(tr("Round {n}").format(n=hand))
            said = rich_label(" : ".join([f"<b>{ours}</b>", *others]), wrap=False)
            row.addLayout(add_items(vbox(spacing=1), heading, said), 1)
        return frame


def _cell(words: QLabel, margin: int, align: Qt.AlignmentFlag | None = None) -> QLabel:
    words.setContentsMargins(margin, 0, margin if align is not None else 4, 0)
    words.setAlignment(_LEFT if align is None else align)
    return words


def _line_across(grid: QGridLayout, row: int, kind: str, sides: int) -> int:
    grid.addWidget(separator(kind), row, 0, 1, 1 + 3 * sides)
    return row + 1
