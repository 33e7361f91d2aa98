"""The score pad: a round as it is counted, in the place of the side panel."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QFrame, QSizePolicy, QVBoxLayout, QWidget

from canasta_qt.art.typefaces import text_font
from canasta_qt.look import tokens
from canasta_qt.look.keys import Key, key_name
from canasta_qt.overrides import override
from canasta_qt.translate import figure, translate
from canasta_qt.windows.widgets.parts import label, make_button, quiet_rich
from canasta_qt.windows.widgets.scrolling import ScrollPage
from canasta_qt.windows.widgets.style import Look, fill, marked, vbox
from canasta_qt.wording.scores.count import CountRow

_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class PadCount(NamedTuple):
    """What the pad shows when everything is counted; sides in the order of naming."""

    heading: str
    names: tuple[str, ...]
    rows: tuple[CountRow, ...]
    gained: tuple[int, ...]
    before: tuple[int, ...]
    total: tuple[int, ...]
    next_round: str
    """Rich text; empty after the last round."""
    game_over: bool
    then: str = ""
    """What the last button says where no round follows."""

    @property
    def following(self) -> str:
        """What comes instead of the next round; empty where that is dealt."""
        result = translate("ScorePad", "To the result")
        return self.then or (result if self.game_over else "")


class _Line(NamedTuple):
    """One line of the pad."""

    words: str
    values: tuple[str, ...]
    detail: str = ""
    role: tokens.TextRole = tokens.BODY_STRONG
    """Of its figures, where they have room."""
    coming: bool = False
    current: bool = False


class _Fit(NamedTuple):
    """How a line is written in some width."""

    words: tokens.TextRole
    figures: tokens.TextRole
    high: float


class _Head(NamedTuple):
    """The words over the columns, how they are written, and how high they are."""

    role: tokens.TextRole
    said: tuple[str, ...]
    high: float


_PAIR: Final = 2
COLUMN: Final = 66
"""From the right edge of our column to that of theirs."""
_APART: Final = 11
"""At least so much air stands before a figure."""
_SHORT: Final = Qt.TextElideMode.ElideRight
_EDGE: Final = 14
_INSET: Final = 5
_SMALL: Final = tokens.TextRole(13, 400)
_TOTAL: Final = tokens.TextRole(19, 700)
_WORDS: Final = tuple(tokens.TextRole(size, 600) for size in (15, 14, 13, 12, 11, 10))


class PadLines(QWidget):
    """Lines and columns of the pad: two sides have a column each, more a line each."""

    def __init__(self, count: PadCount, look: Look) -> None:
        """Have counted nothing yet."""
        super().__init__()
        self.count, self.look, self.counted = count, look, 0
        """So many parts are counted; one more than there are: everything."""
        self.arriving = False
        """The numbers of the last one are still on their way."""
        self._fits: dict[_Line, _Fit] = {}
        """What has been measured in this width: every step of a count asks for it."""
        self._heads_said: dict[tuple[str, ...], _Head] = {}
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def set_look(self, look: Look) -> None:
        """Paint in these colours and sizes."""
        self.look = look
        self._fits.clear()
        self._heads_said.clear()
        self.updateGeometry()
        self.update()

    @property
    def is_done(self) -> bool:
        """Whether the totals are there."""
        return self.counted > len(self.count.rows)

    def show_counted(self, counted: int, *, arriving: bool) -> None:
        """Show the first parts as counted; numbers of the last may still fly."""
        self.counted, self.arriving = counted, arriving
        self.setAccessibleDescription(". ".join(self._spoken()))
        self.updateGeometry()
        self.update()

    def _spoken(self) -> Iterator[str]:
        names = self.count.names if self._pair else self._heads
        for line in self.written():
            if any(line.values):
                values = zip(names, line.values, strict=False)
                said = ", ".join(f"{name} {value}" for name, value in values)
                yield f"{line.words}: {said}"

    @property
    def _pair(self) -> bool:
        return len(self.count.names) == _PAIR

    @property
    def _heads(self) -> tuple[str, ...]:
        """Return the words over the columns, the left one first."""
        count = self.count
        if self._pair:
            return count.names
        if self.is_done:
            return self.tr("Round"), self.tr("Total")
        part = count.rows[self.counted - 1].words if self.counted else ""
        return part, self.tr("Round")

    def written(self) -> list[_Line]:
        return list(self._by_part() if self._pair else self._by_side())

    def _by_part(self) -> Iterator[_Line]:
        count, last = self.count, self.counted - 1
        for number, row in enumerate(count.rows):
            unseen = number > last or (number == last and self.arriving)
            values = ("", "") if unseen else tuple(map(figure, row.points))
            yield _Line(
                row.words,
                values,
                "" if number > last else row.detail,
                coming=number > last,
                current=number == last and not self.is_done,
            )
        if self.is_done:
            gained, before = map(figure, count.gained), map(figure, count.before)
            yield _Line(self.tr("Round"), tuple(gained), current=True)
            yield _Line(self.tr("Before"), tuple(before))
            total = tuple(map(figure, count.total))
            yield _Line(self.tr("Total"), total, role=_TOTAL)

    def _by_side(self) -> Iterator[_Line]:
        count = self.count
        rows = count.rows[: self.counted]
        for number, name in enumerate(count.names):
            points = [row.points[number] for row in rows]
            if self.is_done:
                values = figure(count.gained[number]), figure(count.total[number])
            elif not rows:
                values = "", ""
            else:
                seen = points[:-1] if self.arriving else points
                now = "" if self.arriving else figure(points[-1])
                values = now, figure(sum(seen))
            yield _Line(name, values)

    def _high(self, line: _Line) -> float:
        return self._fit(line).high

    def _fit(self, line: _Line) -> _Fit:
        found = self._fits.get(line)
        if found is None:
            found = self._fits[line] = self._measured(line)
        return found

    def _measured(self, line: _Line) -> _Fit:
        """Measure a line, its words broken where they must be."""
        words, figures = self.words_role(line.words), self.figures_role(line)
        metrics = QFontMetricsF(text_font(words, self.look.q))
        room = QRectF(0, 0, self.room, 1000)
        wrap = Qt.TextFlag.TextWordWrap
        high = metrics.boundingRect(room, wrap, line.words).height()
        high = max(high, QFontMetricsF(text_font(figures, self.look.q)).height())
        if line.detail:
            small = QFontMetricsF(text_font(_SMALL, self.look.q))
            high += small.boundingRect(room, wrap, line.detail).height()
        return _Fit(words, figures, high + self.look.pixels(13))

    def figures_role(self, line: _Line) -> tokens.TextRole:
        """Return the largest role in which figures keep to their columns."""
        for role in (line.role, *_WORDS):
            wide = QFontMetricsF(text_font(role, self.look.q)).horizontalAdvance
            longest = max(map(wide, line.values), default=0.0)
            if longest <= self.look.pixels(COLUMN - _APART):
                break
        return role

    def words_role(self, words: str) -> tokens.TextRole:
        """Return the largest role in which no word has to be broken."""
        for role in _WORDS:
            wide = QFontMetricsF(text_font(role, self.look.q)).horizontalAdvance
            if max(map(wide, words.split()), default=0.0) <= self.room:
                break
        return role

    @property
    def room(self) -> float:
        """Return the width of the words at the left."""
        if self._pair:
            figures = 2 * COLUMN - _APART
            return max(40.0, self.width() - self.look.pixels(figures + 2 * _INSET))
        return max(40.0, self.width() - self.look.pixels(2 * COLUMN + _INSET))

    def _head_high(self) -> float:
        title = QFontMetricsF(text_font(tokens.SHEET_TITLE, self.look.q)).height()
        return max(title, self.head().high) + 16

    @property
    def _head_wide(self) -> float:
        return self.look.pixels((COLUMN if self._pair else 2 * COLUMN) - 6)

    def head(self) -> _Head:
        """Return the words over the columns.

        They have two lines; a word that is too long in every role is cut.
        """
        found = self._heads_said.get(self._heads)
        if found is None:
            found = self._heads_said[self._heads] = self._measured_head()
        return found

    def _measured_head(self) -> _Head:
        role, said, high = tokens.BODY_STRONG, self._heads, 0.0
        room, wrap = QRectF(0, 0, self._head_wide, 1000), Qt.TextFlag.TextWordWrap
        for role in (tokens.BODY_STRONG, *_WORDS[2:]):
            metrics = QFontMetricsF(text_font(role, self.look.q))
            said = tuple(
                " ".join(
                    metrics.elidedText(each, _SHORT, room.width()) for each in words
                )
                for words in map(str.split, self._heads)
            )
            high = max(metrics.boundingRect(room, wrap, it).height() for it in said)
            if said == self._heads and high < 2.5 * metrics.height():
                break
        return _Head(role, said, high)

    @override
    def sizeHint(self) -> QSize:
        """As high as its lines."""
        high = self._head_high() + sum(map(self._high, self.written()))
        return QSize(self.look.pixels(200), round(high) + 6)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break words anew."""
        super().resizeEvent(event)
        self._fits.clear()
        self._heads_said.clear()
        self.updateGeometry()

    @property
    def written_to(self) -> float:
        """How far down something is written."""
        lines = [line for line in self.written() if not line.coming]
        return self._head_high() + sum(map(self._high, lines))

    def goal(self, side: int) -> QPoint:
        """Return where numbers of a side fly to: on the screen."""
        y, wanted = self._head_high(), self.counted - 1 if self._pair else side
        for number, line in enumerate(self.written()):
            if number == wanted:
                y += self._high(line) / 2
                break
            y += self._high(line)
        right = self._rights()[side if self._pair else 0]
        return self.mapToGlobal(QPoint(round(right - 20), round(y)))

    def _rights(self) -> tuple[float, float]:
        right = self.width() - self.look.pixels(_INSET)
        return right - self.look.pixels(COLUMN), right

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Write the heads and every line."""
        painter, look, colours = QPainter(self), self.look, self.look.colours
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        left, high = look.pixels(_INSET), self._head_high()
        painter.setFont(text_font(tokens.SHEET_TITLE, look.q))
        painter.setPen(QColor(colours.text))
        if self._pair:
            room = QRectF(left, 0, self.room, high)
            whole = _LEFT | Qt.TextFlag.TextDontClip
            painter.drawText(room, whole, self.count.heading)
        ours, wide = colours.accent if self._pair else colours.muted, self._head_wide
        role, heads, _ = self.head()
        painter.setFont(text_font(role, look.q))
        for words, right, ink in zip(
            heads, self._rights(), (ours, colours.muted), strict=True
        ):
            painter.setPen(QColor(ink))
            room = QRectF(right - wide, 0, wide, high)
            painter.drawText(room, _RIGHT | Qt.TextFlag.TextWordWrap, words)
        y = high - 4
        painter.fillRect(
            QRectF(left, y, self.width() - 2 * left, 2), QColor(colours.inlay)
        )
        y += 4
        for line in self.written():
            tall = self._high(line)
            self._paint_line(painter, QRectF(0, y, self.width(), tall), line)
            y += tall
        painter.end()

    def _paint_line(self, painter: QPainter, rect: QRectF, line: _Line) -> None:
        look, colours = self.look, self.look.colours
        left = look.pixels(_INSET)
        if line.current:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(colours.accent_soft))
            painter.drawRoundedRect(rect, 8, 8)
        painter.setPen(QPen(QColor(colours.pad_line), 1))
        painter.drawLine(
            rect.bottomLeft().toPoint() + QPoint(left, 0),
            rect.bottomRight().toPoint() - QPoint(left, 0),
        )
        words = QRectF(left, rect.top() + look.pixels(6), self.room, rect.height())
        fit = self._fit(line)
        painter.setFont(text_font(fit.words, look.q))
        # What is still to come is only hinted at, as the lines of a printed pad.
        painter.setPen(QColor(colours.muted if line.coming else colours.text))
        painter.setOpacity(0.55 if line.coming and look.shadows else 1.0)
        wrap = Qt.TextFlag.TextWordWrap
        written = painter.drawText(words, wrap, line.words)
        painter.setOpacity(1.0)
        painter.setFont(text_font(fit.figures, look.q))
        wide = look.pixels(COLUMN)
        for value, right in zip(line.values, self._rights(), strict=True):
            room = QRectF(right - wide, words.top(), wide, written.height())
            painter.drawText(room, _RIGHT | Qt.TextFlag.TextDontClip, value)
        if line.detail:
            painter.setFont(text_font(_SMALL, look.q))
            painter.setPen(QColor(colours.muted))
            words.setTop(words.top() + written.height())
            painter.drawText(words, wrap, line.detail)


class ScorePad(QFrame):
    """Stands in the place of the side panel while a round is counted."""

    on_asked = Signal()
    all_asked = Signal()
    next_asked = Signal()
    hands_asked = Signal()
    sheet_asked = Signal()

    def __init__(self, count: PadCount, look: Look) -> None:
        """Show a pad on which nothing is counted yet."""
        super().__init__()
        marked(self, kind="panel")
        self.count, self.lines = count, PadLines(count, look)
        self.setAccessibleName(self.tr("Count of the round"))
        paper = marked(QFrame(), kind="pad")
        fill(vbox(self, margins=(13, 12, 12, 12)), paper)
        inside = marked(QWidget(), kind="clear")
        self._next_round = quiet_rich(count.next_round, "note")
        edge = look.pixels(_EDGE)
        self._next_round.setContentsMargins(edge, 10, edge, 4)
        column = vbox(inside, margins=(4, 0, 4, 0), spacing=0)
        if len(count.names) > _PAIR:
            title = label(count.heading, "panel_heading")
            title.setContentsMargins(edge, 6, edge, 0)
            column.addWidget(title)
        fill(column, self.lines, self._next_round, None)
        buttons = self._buttons()
        self._paper = page = vbox(paper, margins=(1, 4, 1, 1), spacing=0)
        self._page = ScrollPage(inside)
        fill(page, (self._page, 1), buttons)
        self.set_look(look)
        self.show_counted(0, arriving=False)

    def set_look(self, look: Look) -> None:
        """Paint in these colours and sizes."""
        self.lines.set_look(look)
        for button in (*self.going, *self.done):
            button.set_look(look)

    def _buttons(self) -> QVBoxLayout:
        """Make the buttons of the count, and those of its end, one below the other."""
        space, escape = key_name(Key.Key_Space), key_name(Key.Key_Escape)
        words = self.count.following or self.tr("Next round")
        enter = key_name(Key.Key_Enter)
        self.going = (
            make_button(self.tr("Count on"), self.on_asked, "primary", space),
            make_button(self.tr("All at once"), self.all_asked, "", escape),
        )
        self.done = (
            make_button(words, self.next_asked, "primary", enter),
            make_button(self.tr("Show hands"), self.hands_asked, "", "L"),
            make_button(self.tr("Score sheet"), self.sheet_asked, "", "S"),
        )
        policies = QSizePolicy.Policy
        buttons = vbox(margins=(9, 4, 9, 9), spacing=7)
        for button in (*self.going, *self.done):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.setSizePolicy(policies.Preferred, policies.Fixed)
            buttons.addWidget(button)
        return buttons

    def show_counted(self, counted: int, *, arriving: bool) -> None:
        """Show the first parts as counted, or with one more than all the totals."""
        self.lines.show_counted(counted, arriving=arriving)
        done = self.lines.is_done
        self._paper.setEnabled(False)  # laid out once, not for every button
        for button in self.going:
            button.setVisible(not done)
        for button in self.done:
            button.setVisible(done)
        self._next_round.setVisible(done and bool(self.count.next_round))
        self._paper.setEnabled(True)
        self._paper.activate()
        QTimer.singleShot(0, self, self._show_newest)

    def _show_newest(self) -> None:
        """Scroll to the newest line, where not all of them have room."""
        self._page.ensureVisible(0, round(self.lines.written_to), 0, 8)

    def press(self, key: int) -> bool:
        """Do what a key means; return whether it means anything."""
        done = self.lines.is_done
        if done:
            ends = self.next_asked
            keys = {Key.Key_L: self.hands_asked, Key.Key_S: self.sheet_asked}
        else:
            ends = self.all_asked
            keys = {Key.Key_Escape: ends}
        keys |= {Key.Key_Return: ends, Key.Key_Enter: ends}
        if not (done and self.count.following):  # the coach goes on by it
            keys[Key.Key_Space] = self.on_asked
        asked = keys.get(Key(key))
        if asked is not None:
            asked.emit()
        return asked is not None

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Count on, or go on."""
        if not self.press(event.key()):
            super().keyPressEvent(event)
