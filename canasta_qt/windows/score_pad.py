"""Score pad for the counting of a round, shown in place of the side panel."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from PySide6.QtCore import QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QSizePolicy, QVBoxLayout, QWidget

from canasta_qt.engine.state.events import ScoreSheet
from canasta_qt.engine.state.position import Position
from canasta_qt.look.keys import Key, key_name
from canasta_qt.look.tokens import STRONG_BODY_FONT, TextRole
from canasta_qt.overrides import override
from canasta_qt.translate import number_text, tr
from canasta_qt.windows.widgets.enter_guard import EnterGuard
from canasta_qt.windows.widgets.look import html_of_runs, scaled_pixels
from canasta_qt.windows.widgets.parts import label, make_button, quiet_rich_label
from canasta_qt.windows.widgets.score_line import (
    ScoreHeadings,
    ScoreLine,
    ScoreLineContent,
)
from canasta_qt.windows.widgets.scrolling import ScrollPage
from canasta_qt.windows.widgets.style import add_items, vbox, with_properties
from canasta_qt.wording.player_names import PlayerNames
from canasta_qt.wording.scores.count import count_rows
from canasta_qt.wording.scores.score_sheet import next_round_text, side_heading

_PAIR: Final = 2
"""Number of sides with which the score pad has a column for each side."""
_EDGE: Final = 14
"""Margin of the score pad, in pixels at text factor 1."""
_WORDS: Final = TextRole(15, 600)
_TOTAL: Final = TextRole(19, 600)


def _line(figures: TextRole = STRONG_BODY_FONT) -> ScoreLine:
    return ScoreLine(_WORDS, figures, 6)


def _spoken(heads: Sequence[str], lines: Iterable[ScoreLineContent]) -> Iterator[str]:
    """Yield a sentence for each line that has points, for screen readers."""
    for line in lines:
        if any(line.column_texts):
            values = zip(heads, line.column_texts, strict=True)
            said = ", ".join(f"{name} {value}" for name, value in values)
            yield f"{line.label_text}: {said}"


class PadLines(QWidget):
    """Rows of the score pad: two sides have a column each; if there are more sides,
    each has a row."""

    def __init__(self, score: ScoreSheet, people: PlayerNames, heading: str) -> None:
        """Create all rows; `show_counted_items` sets their contents."""
        super().__init__()
        self._score, self._order = score, people.side_order()
        self.side_names = tuple(side_heading(people, side) for side in self._order)
        self.items = count_rows(score, people)
        self.counted = 0
        """Number of counted items; the number of items plus 1 when the totals are
        shown."""
        self.is_arriving = False
        """True while the points of the last counted item are still in flight to the
        pad."""
        self._sums = tr("Round"), tr("Before"), tr("Total")
        self._headings = ScoreHeadings(heading if self._pair else "", "pad_heads")
        if self._pair:
            with_properties(self._headings.heads[0], quiet="false", accent="true")
            self._rows = [_line() for _ in (*self.items, *self._sums)]
            self._rows[-1] = _line(_TOTAL)
        else:
            self._rows = [_line() for _ in self.side_names]
        column = vbox(self, margins=(0, 4, 0, 6), spacing=0)
        add_items(column, self._headings, *self._rows)

    @property
    def is_count_done(self) -> bool:
        """True if the totals are shown."""
        return self.counted > len(self.items)

    @property
    def _pair(self) -> bool:
        return len(self.side_names) == _PAIR

    def show_counted_items(self, count: int, *, arriving: bool) -> None:
        """Show the first `count` items; with `arriving` the points of the last one are
        not shown yet."""
        self.counted, self.is_arriving = count, arriving
        heads = self._head_words
        self._headings.show_side_names(heads)
        lines = list(self._part_lines() if self._pair else self._side_lines())
        labels = self.side_names
        if self._pair:
            labels = (*(item.words for item in self.items), *self._sums)
        for row, line in zip(self._rows, lines, strict=False):
            row.show_line(line, all_labels=labels)
        for number, row in enumerate(self._rows):
            row.setVisible(number < len(lines))
        self.setAccessibleDescription(". ".join(_spoken(heads, lines)))

    @property
    def _head_words(self) -> tuple[str, ...]:
        """Return the texts above the columns, from the left."""
        if self._pair:
            return self.side_names
        if self.is_count_done:
            return self._sums[0], self._sums[2]
        part = self.items[self.counted - 1].words if self.counted else ""
        return part, self._sums[0]

    def _texts(self, points: Sequence[int]) -> tuple[str, ...]:
        """Return points by side as texts, in the order of the names."""
        return tuple(number_text(points[side]) for side in self._order)

    def _part_lines(self) -> Iterator[ScoreLineContent]:
        last, score = self.counted - 1, self._score
        for number, row in enumerate(self.items):
            unseen = number > last or (number == last and self.is_arriving)
            values = ("", "") if unseen else tuple(map(number_text, row.points))
            is_current = number == last and not self.is_count_done
            yield ScoreLineContent(
                row.words,
                values,
                "" if number > last else row.scorer_names,
                is_quiet=number > last,
                row_kind="current_row" if is_current else "pad_row",
            )
        if self.is_count_done:
            gained, before, total = self._sums
            gains = self._texts(score.round)
            yield ScoreLineContent(gained, gains, row_kind="current_row")
            yield ScoreLineContent(before, self._texts(score.before))
            yield ScoreLineContent(total, self._texts(score.total))

    def _side_lines(self) -> Iterator[ScoreLineContent]:
        rows = self.items[: self.counted]
        gained, totals = map(self._texts, (self._score.round, self._score.total))
        for number, name in enumerate(self.side_names):
            points = [row.points[number] for row in rows]
            if self.is_count_done:
                values = gained[number], totals[number]
            elif not rows:
                values = "", ""
            else:
                seen = points[:-1] if self.is_arriving else points
                now = "" if self.is_arriving else number_text(points[-1])
                values = now, number_text(sum(seen))
            yield ScoreLineContent(name, values)

    def flight_target(self, side: int) -> QPoint:
        """Return the screen position to which the points of a side fly."""
        place = self._order.index(side)
        row, column = (self.counted - 1, place) if self._pair else (place, 0)
        found = self._rows[row].figures[column]
        return found.mapToGlobal(QPoint(found.width() - 20, found.height() // 2))

    @property
    def last_counted_line(self) -> QWidget:
        """Row of the last counted item or of the totals; with more than two sides, the
        last row."""
        written = self._pair and not self.is_count_done
        return self._rows[max(self.counted, 1) - 1 if written else -1]


class ScorePad(QFrame):
    """Score pad in place of the side panel while a round is counted."""

    next_line_requested = Signal()
    all_requested = Signal()
    next_requested = Signal()
    hands_requested = Signal()
    sheet_requested = Signal()

    def __init__(
        self,
        score: ScoreSheet,
        position: Position,
        people: PlayerNames,
        last_button: str = "",
    ) -> None:
        """Show the score pad of the round of a position, before an item is counted.

        `last_button` is the text of the button that leaves the count if no other round
        follows.
        """
        super().__init__()
        with_properties(self, kind="panel")
        result = tr("To the result") if score.game_over else ""
        self.text_after_count = last_button or result
        """Text of the button that leaves the count; empty if the next round is dealt
        then."""
        words = tr("This round") if last_button else tr("Round {n}", "short")
        self.heading = words.format(n=position.round)
        self.lines = PadLines(score, people, self.heading)
        self.setAccessibleName(tr("Scoring the round"))
        self._enter_guard = EnterGuard()
        paper = with_properties(QFrame(), kind="pad")
        add_items(vbox(self, margins=(13, 12, 12, 12)), paper)
        inside = QWidget()
        rules, number = position.terms.rules, position.round
        follows = next_round_text(score.total, rules, number, people)
        self._next_round = quiet_rich_label(html_of_runs(follows), "note")
        edge = scaled_pixels(_EDGE)
        self._next_round.setContentsMargins(edge, 10, edge, 4)
        column = vbox(inside, margins=(4, 0, 4, 0), spacing=0)
        if len(self.lines.side_names) > _PAIR:
            title = label(self.heading, "panel_heading")
            title.setContentsMargins(edge, 6, edge, 0)
            column.addWidget(title)
        add_items(column, self.lines, self._next_round, None)
        buttons = self._buttons()
        page = vbox(paper, margins=(1, 4, 1, 1), spacing=0)
        self.page = ScrollPage(inside)
        """Part of the score pad above the buttons."""
        add_items(page, (self.page, 1), buttons)
        self.show_counted_items(0, arriving=False)

    def _buttons(self) -> QVBoxLayout:
        """Return a column with the buttons for the counting, and for its end."""
        space, escape = key_name(Key.Key_Space), key_name(Key.Key_Escape)
        words = self.text_after_count or tr("Next round")
        enter = key_name(Key.Key_Enter)
        self.counting_buttons = (
            make_button(tr("Next line"), self.next_line_requested, "primary", space),
            make_button(tr("All at once"), self.all_requested, "", escape),
        )
        self.end_buttons = (
            make_button(words, self.next_requested, "primary", enter),
            make_button(tr("Show hands"), self.hands_requested, "", "L"),
            make_button(tr("Score sheet"), self.sheet_requested, "", "S"),
        )
        policies = QSizePolicy.Policy
        buttons = vbox(margins=(9, 4, 9, 9), spacing=7)
        for button in (*self.counting_buttons, *self.end_buttons):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.setSizePolicy(policies.Preferred, policies.Fixed)
            buttons.addWidget(button)
        last = self.end_buttons[-1].sizePolicy()
        last.setRetainSizeWhenHidden(True)  # “Next line” is above “Next round”
        self.end_buttons[-1].setSizePolicy(last)
        return buttons

    def show_counted_items(self, count: int, *, arriving: bool) -> None:
        """Show the first `count` items; one more than their number shows the totals."""
        self.lines.show_counted_items(count, arriving=arriving)
        done = self.lines.is_count_done
        for button in self.counting_buttons:
            button.setVisible(not done)
        for button in self.end_buttons:
            button.setVisible(done)
        self.setFocusProxy(self.end_buttons[0] if done else self.counting_buttons[0])
        self._next_round.setVisible(done and not self.text_after_count)
        QTimer.singleShot(0, self, self._show_newest)

    def _show_newest(self) -> None:
        """Scroll to the last counted row if not all rows fit."""
        self.page.ensureWidgetVisible(self.lines.last_counted_line, 0, 8)

    def handle_key(self, key: int) -> bool:
        """Handle a key; return whether it is a key of the score pad.

        An Enter just after another Enter has no effect: it is not meant for the next
        round.
        """
        done = self.lines.is_count_done
        if done:
            ends = self.next_requested
            keys = {Key.Key_L: self.hands_requested, Key.Key_S: self.sheet_requested}
        else:
            ends = self.all_requested
            keys = {Key.Key_Escape: ends}
        if key in (Key.Key_Return, Key.Key_Enter):
            if self._enter_guard.is_enter_blocked:
                return True
            self._enter_guard.note_appearance()
            keys[Key(key)] = ends
        if not (done and self.text_after_count):  # a lesson uses Space
            keys[Key.Key_Space] = self.next_line_requested
        asked = keys.get(Key(key))
        if asked is not None:
            asked.emit()
        return asked is not None

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle the keys of `handle_key`; pass all other keys to the window."""
        if not self.handle_key(event.key()):
            super().keyPressEvent(event)
