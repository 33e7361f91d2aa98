"""Score pad: the counting of a round, shown in place of the side panel."""

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from typing import Final, NamedTuple

from PySide6.QtCore import QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QSizePolicy, QVBoxLayout, QWidget

from canasta_qt.look.keys import Key, key_name
from canasta_qt.look.tokens import STRONG_BODY_FONT, TextRole
from canasta_qt.overrides import override
from canasta_qt.translate import number_text, tr
from canasta_qt.windows.widgets.look import scaled_pixels
from canasta_qt.windows.widgets.parts import label, make_button, quiet_rich_label
from canasta_qt.windows.widgets.score_line import (
    ScoreHeadings,
    ScoreLine,
    ScoreLineContent,
)
from canasta_qt.windows.widgets.scrolling import ScrollPage
from canasta_qt.windows.widgets.style import add_items, vbox, with_properties
from canasta_qt.wording.scores.count import CountRow

_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class PadContent(NamedTuple):
    """Content of the score pad; sides are in the order of `PlayerNames.side_order`."""

    heading: str
    side_names: tuple[str, ...]
    count_rows: tuple[CountRow, ...]
    points_of_round: tuple[int, ...]
    points_before_round: tuple[int, ...]
    total_points: tuple[int, ...]
    next_round_html: str
    """Rich text about the next round; empty after the last round."""
    is_game_over: bool
    last_button_text: str = ""
    """Text of the last button, if no round follows; else empty."""

    @property
    def text_after_count(self) -> str:
        """Text of the button after the counting; empty if the next round is dealt."""
        result = tr("To the result")
        return self.last_button_text or (result if self.is_game_over else "")


_PAIR: Final = 2
_EDGE: Final = 14
_WORDS: Final = TextRole(15, 600)
_TOTAL: Final = TextRole(19, 600)


def _line(figures: TextRole = STRONG_BODY_FONT) -> ScoreLine:
    return ScoreLine(_WORDS, figures, 6)


def _spoken(heads: Sequence[str], lines: Iterable[ScoreLineContent]) -> Iterator[str]:
    """Yield a sentence for each line with points, for screen readers."""
    for line in lines:
        if any(line.column_texts):
            values = zip(heads, line.column_texts, strict=True)
            said = ", ".join(f"{name} {value}" for name, value in values)
            yield f"{line.label_text}: {said}"


class PadLines(QWidget):
    """Rows of the score pad: two sides have a column each, more sides a row each."""

    def __init__(self, count: PadContent) -> None:
        """Create all rows; `show_counted_items` sets their contents."""
        super().__init__()
        self.count, self.counted = count, 0
        """Number of counted items; one more than there are items shows the totals."""
        self.is_arriving = False
        """True while the points of the last counted item still fly to the pad."""
        self._sums = tr("Round"), tr("Before"), tr("Total")
        heading = count.heading if self._pair else ""
        self._heads = ScoreHeadings(heading, "pad_heads")
        if self._pair:
            with_properties(self._heads.heads[0], quiet="false", accent="true")
            self._rows = [_line() for _ in (*count.count_rows, *self._sums)]
            self._rows[-1] = _line(_TOTAL)
        else:
            self._rows = [_line() for _ in count.side_names]
        column = vbox(self, margins=(0, 4, 0, 6), spacing=0)
        add_items(column, self._heads, *self._rows)

    @property
    def is_count_done(self) -> bool:
        """True if the totals are shown."""
        return self.counted > len(self.count.count_rows)

    @property
    def _pair(self) -> bool:
        return len(self.count.side_names) == _PAIR

    def show_counted_items(self, count: int, *, arriving: bool) -> None:
        """Show the first `count` items; with `arriving`, without the points of the
        last one.
        """
        self.counted, self.is_arriving = count, arriving
        heads = self._head_words
        self._heads.show_side_names(heads)
        lines = list(self._by_part() if self._pair else self._by_side())
        for row, line in zip(self._rows, lines, strict=False):
            row.show_line(line)
        for number, row in enumerate(self._rows):
            row.setVisible(number < len(lines))
        self.setAccessibleDescription(". ".join(_spoken(heads, lines)))

    @property
    def _head_words(self) -> tuple[str, ...]:
        """Return the texts above the columns, the left one first."""
        count = self.count
        if self._pair:
            return count.side_names
        if self.is_count_done:
            return self._sums[0], self._sums[2]
        part = count.count_rows[self.counted - 1].words if self.counted else ""
        return part, self._sums[0]

    def _by_part(self) -> Iterator[ScoreLineContent]:
        count, last = self.count, self.counted - 1
        for number, row in enumerate(count.count_rows):
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
            gained, before = (
                map(number_text, count.points_of_round),
                map(number_text, count.points_before_round),
            )
            first, second, third = self._sums
            yield ScoreLineContent(first, tuple(gained), row_kind="current_row")
            yield ScoreLineContent(second, tuple(before))
            yield ScoreLineContent(third, tuple(map(number_text, count.total_points)))

    def _by_side(self) -> Iterator[ScoreLineContent]:
        count = self.count
        rows = count.count_rows[: self.counted]
        for number, name in enumerate(count.side_names):
            points = [row.points[number] for row in rows]
            if self.is_count_done:
                values = (
                    number_text(count.points_of_round[number]),
                    number_text(count.total_points[number]),
                )
            elif not rows:
                values = "", ""
            else:
                seen = points[:-1] if self.is_arriving else points
                now = "" if self.is_arriving else number_text(points[-1])
                values = now, number_text(sum(seen))
            yield ScoreLineContent(name, values)

    def flight_target(self, side: int) -> QPoint:
        """Return the screen position to which the points of a side fly."""
        row, column = (self.counted - 1, side) if self._pair else (side, 0)
        found = self._rows[row].figures[column]
        return found.mapToGlobal(QPoint(found.width() - 20, found.height() // 2))

    @property
    def last_counted_line(self) -> QWidget:
        """Return the last row that has points."""
        written = self._pair and not self.is_count_done
        return self._rows[max(self.counted, 1) - 1 if written else -1]


class ScorePad(QFrame):
    """Score pad in place of the side panel while a round is counted."""

    next_line_requested = Signal()
    all_requested = Signal()
    next_requested = Signal()
    hands_requested = Signal()
    sheet_requested = Signal()

    def __init__(self, count: PadContent) -> None:
        """Show the score pad before the first item is counted."""
        super().__init__()
        with_properties(self, kind="panel")
        self.count, self.lines = count, PadLines(count)
        self.setAccessibleName(tr("Scoring the round"))
        paper = with_properties(QFrame(), kind="pad")
        add_items(vbox(self, margins=(13, 12, 12, 12)), paper)
        inside = with_properties(QWidget(), kind="clear")
        self._next_round = quiet_rich_label(count.next_round_html, "note")
        edge = scaled_pixels(_EDGE)
        self._next_round.setContentsMargins(edge, 10, edge, 4)
        column = vbox(inside, margins=(4, 0, 4, 0), spacing=0)
        if len(count.side_names) > _PAIR:
            title = label(count.heading, "panel_heading")
            title.setContentsMargins(edge, 6, edge, 0)
            column.addWidget(title)
        add_items(column, self.lines, self._next_round, None)
        buttons = self._buttons()
        page = vbox(paper, margins=(1, 4, 1, 1), spacing=0)
        self._page = ScrollPage(inside)
        add_items(page, (self._page, 1), buttons)
        self.show_counted_items(0, arriving=False)

    def _buttons(self) -> QVBoxLayout:
        """Return the column of buttons, for the counting and for its end."""
        space, escape = key_name(Key.Key_Space), key_name(Key.Key_Escape)
        words = self.count.text_after_count or tr("Next round")
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
        """Show the first `count` items; one more than there are items shows the
        totals.
        """
        self.lines.show_counted_items(count, arriving=arriving)
        done = self.lines.is_count_done
        for button in self.counting_buttons:
            button.setVisible(not done)
        for button in self.end_buttons:
            button.setVisible(done)
        self._next_round.setVisible(done and bool(self.count.next_round_html))
        QTimer.singleShot(0, self, self._show_newest)

    def ignore_clicks(self, time: int) -> None:
        """Let the buttons of the end ignore clicks, meant for “Next line”, for `time`
        ms.
        """
        self._set_clickable(is_clickable=False)
        QTimer.singleShot(time, self, partial(self._set_clickable, is_clickable=True))

    def _set_clickable(self, *, is_clickable: bool) -> None:
        ignored = Qt.WidgetAttribute.WA_TransparentForMouseEvents
        for button in self.end_buttons:
            button.setAttribute(ignored, on=not is_clickable)

    def _show_newest(self) -> None:
        """Scroll to the last counted row if the score pad has too little height."""
        self._page.ensureWidgetVisible(self.lines.last_counted_line, 0, 8)

    def handle_key(self, key: int) -> bool:
        """Handle a key; return whether the score pad uses the key."""
        done = self.lines.is_count_done
        if done:
            ends = self.next_requested
            keys = {Key.Key_L: self.hands_requested, Key.Key_S: self.sheet_requested}
        else:
            ends = self.all_requested
            keys = {Key.Key_Escape: ends}
        keys |= {Key.Key_Return: ends, Key.Key_Enter: ends}
        if not (done and self.count.text_after_count):  # used by the coach
            keys[Key.Key_Space] = self.next_line_requested
        asked = keys.get(Key(key))
        if asked is not None:
            asked.emit()
        return asked is not None

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Count the next item, or continue after the counting."""
        if not self.handle_key(event.key()):
            super().keyPressEvent(event)
