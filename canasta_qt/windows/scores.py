"""Dialogs with the arithmetic of a round, and with all hands at the end of a round."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QWidget

from canasta_qt.cards import Card, hand_sort_key
from canasta_qt.engine.state import events
from canasta_qt.engine.state.facts import hand_points_if_known
from canasta_qt.engine.state.position import Position
from canasta_qt.look.keys import Key, key_name
from canasta_qt.look.plain_text import set_tooltip
from canasta_qt.rules.model import Ruleset
from canasta_qt.rules.values import Red3Mode
from canasta_qt.translate import join_with_commas, number_text, tr
from canasta_qt.windows.widgets.card_row import CardRow
from canasta_qt.windows.widgets.look import html_of_runs, scaled_pixels
from canasta_qt.windows.widgets.parts import (
    ElidedLabel,
    label,
    make_button,
    quiet_label,
    rich_label,
    separator,
)
from canasta_qt.windows.widgets.sheet import Sheet
from canasta_qt.windows.widgets.style import add_items, hbox, vbox, with_properties
from canasta_qt.wording.cards import card_count, point_count
from canasta_qt.wording.player_names import PlayerNames
from canasta_qt.wording.scores.game_end import deal_words
from canasta_qt.wording.scores.score_sheet import (
    SheetCell,
    next_round_text,
    round_end_text,
    score_rows,
    side_headings,
)

_CARD = 54
"""Width of a card, in pixels."""
_MAX_HANDS = 5
"""Number of hands that fit below each other into a window of the usual height."""


class HandsSheet(Sheet):
    """Dialog with the hands of all seats below each other; many hands are in two
    columns."""

    def __init__(self, position: Position, people: PlayerNames) -> None:
        """Show the hands at the end of a round, clockwise from the viewer's seat."""
        hands = tuple(hands_and_feet(position, people))
        high = len(hands) if len(hands) <= _MAX_HANDS else (len(hands) + 1) // 2
        super().__init__(tr("Hands at the end of the round"), (760, 300))
        inside = QWidget()
        columns = hbox(inside, margins=(2, 2, 8, 2), spacing=20)
        for first in range(0, len(hands), high):
            column = vbox(spacing=6)
            for name, cards, points in hands[first : first + high]:
                summary = quiet_label(_summary(cards, points))
                add_items(column, label(name, "label"), summary)
                if cards:
                    column.addWidget(CardRow(sorted(cards, key=hand_sort_key), _CARD))
                column.addSpacing(6)
            columns.addLayout(add_items(column, None), 1)
        self.show_content(inside)
        self.add_close_button()


def hands_and_feet(
    position: Position, people: PlayerNames
) -> Iterator[tuple[str, list[Card], int]]:
    """Yield for each hand, and each foot that was not picked up: name, cards, and
    points that count against the side."""
    seats = position.terms.players
    for step in range(seats):
        seat = (people.viewer + step) % seats
        points = hand_points_if_known(position, seat) or 0
        yield people.name(seat), position.hand(seat), points
        foot = position.feet[seat]
        if foot:
            words = tr("{name}: foot").format(name=people.name(seat))
            yield words, foot, sum(position.terms.penalties[card] for card in foot)


def _summary(cards: Sequence[Card], points: int) -> str:
    if not cards:
        return tr("went out, no cards left")
    return join_with_commas([card_count(len(cards)), point_count(points)])


_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_ROW_HEIGHT = 35
"""Height of a row, in pixels at text factor 1."""
_LOW_ROW = 31
"""Height of a row with many sides, in pixels at text factor 1."""
_MAX_COLUMNS = 3
"""Largest number of sides of which each has a column in the arithmetic."""
_MANY_WIDTH = 980
"""Preferred width of the dialog with many sides, in pixels."""


class ScoreSheet(Sheet):
    """Dialog with the score of a round; Enter presses the main button, Esc shows the
    table.
    """

    next_requested = Signal()
    hands_requested = Signal()
    review_requested = Signal()
    replay_requested = Signal()

    def __init__(
        self,
        score: events.ScoreSheet,
        position: Position,
        people: PlayerNames,
        points_by_round: Sequence[tuple[int, ...]] = (),
        *,
        deal: int | None = None,
        last_button: str = "",
    ) -> None:
        """Show the score of the round of a position.

        `points_by_round` has the points of all rounds so far, including this one;
        `deal` is the number of the deal if it may be shown. `last_button` is the text
        of the main button if that does not begin a round.
        """
        self._score, self._people, self._order = score, people, people.side_order()
        self._has_rows = len(self._order) > _MAX_COLUMNS
        self._margin = 7 if self._has_rows else 14
        width = _MANY_WIDTH if self._has_rows else 420 + 190 * len(self._order)
        heading = tr("Score after round {n}").format(n=position.round)
        super().__init__(heading, (width, 300))
        rules = position.terms.rules
        self.show_content(self._table(rules, deal))
        if len(points_by_round) > 1 and not self._has_rows:
            self.body.addWidget(self._earlier_rounds(points_by_round))
        if not (score.game_over or last_button):
            follows = next_round_text(score.total, rules, position.round, people)
            self.body.addWidget(rich_label(html_of_runs(follows), "lead"))
        hands = make_button(tr("Show hands"), self.hands_requested)
        self.review = make_button(tr("Review…"), self.review_requested)
        set_tooltip(self.review, tr("Find your worst decisions"))
        self.review.hide()
        self.replay = make_button(tr("Replay"), self.replay_requested)
        set_tooltip(self.replay, tr("Watch the round again, step by step"))
        words = tr("Continue") if score.game_over else tr("Next round")
        # Without the focus, as Space has just counted the lines.
        next_round = make_button(
            last_button or words, self._on_next, "primary", key_name(Key.Key_Enter)
        )
        add_items(self.buttons, hands, self.review, self.replay, None, next_round)

    def _on_next(self) -> None:
        self.next_requested.emit()
        self.close_sheet()

    def _sort_sides(self, points: Sequence[int]) -> tuple[int, ...]:
        """Return points by side with the viewer's side first."""
        return tuple(points[side] for side in self._order)

    def _table(self, rules: Ruleset, deal: int | None) -> QFrame:
        paper = with_properties(QFrame(), kind="paper")
        grid = QGridLayout()
        grid.setSpacing(0)
        add_items(vbox(paper, margins=1), grid)
        grid.setColumnStretch(0, 3)
        for side in range(len(self._order)):
            grid.setColumnStretch(2 + 3 * side, 3)
            grid.setColumnStretch(3 + 3 * side, 2)
        row = self._head_row(grid, deal)
        score, kinds = self._score, rules.go_out_kinds
        for line in score_rows(score, self._people, _impossible_items(rules), kinds):
            row = self._line(grid, row, line.words, line.cells)
        row = self._sum_row(grid, row, tr("This round"), self._sort_sides(score.round))
        before = tuple(map(SheetCell, self._sort_sides(score.before)))
        row = self._line(grid, row, tr("Before"), before)
        self._total_row(grid, row, self._sort_sides(score.total))
        return paper

    def _head_row(self, grid: QGridLayout, deal: int | None) -> int:
        ended = round_end_text(self._score, self._people)
        how = quiet_label(f"{ended}\n{deal_words(deal)}".rstrip(), wrap=True)
        how.setContentsMargins(13, 8, 8, 8)
        grid.addWidget(how, 0, 0)
        for side, (name, players) in enumerate(side_headings(self._people)):
            grid.addWidget(separator("upright"), 0, 1 + 3 * side)
            head = vbox(margins=(8, 6, self._margin, 6), spacing=0)
            if self._has_rows:
                named = ElidedLabel(players or name, "label")
                named.setAlignment(_RIGHT)
                head.addWidget(named)
            else:
                head.addWidget(label(name, "heading"), 0, _RIGHT)
                if players:
                    head.addWidget(quiet_label(players), 0, _RIGHT)
            grid.addLayout(head, 0, 2 + 3 * side, 1, 2)
        return _line_across(grid, 1, "thick_rule", len(self._order))

    def _line(
        self, grid: QGridLayout, row: int, words: str, cells: tuple[SheetCell, ...]
    ) -> int:
        height = _LOW_ROW if self._has_rows else _ROW_HEIGHT
        grid.setRowMinimumHeight(row, scaled_pixels(height))
        role = "body" if self._has_rows else "lead"
        grid.addWidget(_cell(label(words, role), 13, end=13), row, 0)
        for side, cell in enumerate(cells):
            grid.addWidget(separator("upright"), row, 1 + 3 * side)
            points = _cell(
                label(number_text(cell.points), "label"), self._margin, _RIGHT
            )
            if self._has_rows:
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
            role = "sum_total" if self._has_rows else "sheet_total"
            ours = str(side == 0).lower()
            number = with_properties(label(number_text(value), role), accent=ours)
            grid.addWidget(_cell(number, self._margin, _RIGHT), row, 2 + 3 * side, 1, 2)

    def _earlier_rounds(self, points_by_round: Sequence[tuple[int, ...]]) -> QFrame:
        frame = with_properties(QFrame(), kind="card")
        row = hbox(frame, margins=(15, 7, 15, 7), spacing=15)
        shown = list(enumerate(points_by_round, 1))[-5:]
        for place, (hand, points) in enumerate(shown):
            if place:
                row.addWidget(separator("upright"))
            ours, *others = map(number_text, self._sort_sides(points))
            heading = quiet_label(tr("Round {n}").format(n=hand))
            said = rich_label(" : ".join([f"<b>{ours}</b>", *others]), wrap=False)
            row.addLayout(add_items(vbox(spacing=1), heading, said), 1)
        return frame


def _cell(
    words: QLabel, margin: int, align: Qt.AlignmentFlag | None = None, end: int = 4
) -> QLabel:
    """Set margins in pixels and alignment of a label; return the label.

    Without `align` the label is left-aligned, with `end` as its right margin.
    """
    words.setContentsMargins(margin, 0, margin if align is not None else end, 0)
    words.setAlignment(_LEFT if align is None else align)
    return words


def _line_across(grid: QGridLayout, row: int, kind: str, sides: int) -> int:
    grid.addWidget(separator(kind), row, 0, 1, 1 + 3 * sides)
    return row + 1


def _impossible_items(rules: Ruleset) -> frozenset[events.ScoreItem]:
    """Return the score items that cannot occur under a ruleset, such as red threes if
    threes are never laid out."""
    laid_out = rules.red3_mode in (Red3Mode.AUTO, Red3Mode.OPTIONAL)
    return frozenset() if laid_out else frozenset({events.ScoreItem.RED_THREES})
