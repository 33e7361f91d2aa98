"""Score card of the side panel, and the short score for the table while the panel is
closed."""

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QPixmap, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame

from canasta_qt.art import pixmaps
from canasta_qt.art.portraits import Mood, Portrait
from canasta_qt.gestures import ScoreText
from canasta_qt.look.tokens import BODY_FONT, STRONG_BODY_FONT
from canasta_qt.overrides import override
from canasta_qt.translate import mark, number_text, tr
from canasta_qt.windows.widgets.look import current_look, scaled_pixels
from canasta_qt.windows.widgets.parts import ElidedLabel, label, quiet_label, separator
from canasta_qt.windows.widgets.score_line import (
    RIGHT_ALIGNMENT,
    ScoreHeadings,
    ScoreLine,
    ScoreLineContent,
)
from canasta_qt.windows.widgets.style import add_items, hbox, vbox, with_properties


@dataclass(frozen=True)
class SideScore:
    """Score of a side: its total, and its points on the table in this round."""

    name: str
    total_points: int
    canasta_points: int = 0
    meld_points: int = 0
    red_three_points: int = 0
    minimum_text: str = ""
    """Minimum of the initial meld: points, or in words what is needed."""
    has_opened: bool = False
    is_own_side: bool = False
    canastas_text: str = ""
    """Canastas in words: `1 red, 1 black`; empty in games where their kind does not
    matter.
    """
    portrait: Portrait = Portrait.CARDS
    """Portrait of the side's first player; `CARDS` if the player has none."""
    is_on_turn: bool = False


@dataclass(frozen=True)
class MatchScore:
    """Content of the score card, the viewer's side first.

    `target` is None in a game that ends after `round_limit` rounds.
    """

    round_number: int
    sides: tuple[SideScore, ...]
    target: int | None = 5000
    round_limit: int | None = None
    minimum_text: str = ""
    """Minimum of the initial meld if it is the same for all sides; else empty."""
    threes_title: str = ""
    """Title of the points for threes; empty if threes are never laid out."""
    notes: tuple[str, ...] = ()
    """Texts about unmet conditions of going out of the viewer's side, and about its
    penalties."""
    note_line_count: int = 0
    """Number of lines reserved for notes, so that the log below stays in its place."""


_MAX_TWO_LINE_SIDES: Final = 4
"""Largest number of sides whose rows have two lines of text."""
_TOTALS_ONLY_FACTOR: Final = 1.5
"""Text factor from which a score card with a heading of its own shows only totals."""
_AIR: Final = 3
"""Space above a row of two sides, in pixels."""
_TOTAL_COLUMN_PX: Final = 56
"""Width of the column of totals for more than two sides, in pixels."""
_HEADING_AIR: Final = 32
"""Margins and gap of the heading, in pixels."""
_FACE: Final = 21
"""Size of a portrait, in pixels at text factor 1."""
_PAIR: Final = 2
"""Number of sides with which the score card has a row for each score item."""


class _SideLine(QFrame):
    """Row for one side if there are more than two: portrait, name, points of this
    round, total."""

    def __init__(self, *, is_high: bool) -> None:
        """Create the row; in a high one the points are below the name, and a word
        explains the total."""
        super().__init__()
        self._is_high = is_high
        self._face, self._name = label(""), ElidedLabel("", "strong")
        self._words = quiet_label("", "detail", wrap=is_high)
        self._total = label("", "strong")
        self._total.setAlignment(RIGHT_ALIGNMENT)
        if is_high:
            self._words.setMinimumWidth(1)  # its text is wrapped
        box = vbox(spacing=0) if is_high else hbox(spacing=6)
        said = add_items(box, self._name, self._words)
        row = hbox(self, margins=(4, 2, 5, 2), spacing=6)
        add_items(row, self._face, (said, 1), self._total)

    def show_side(self, side: SideScore, words: str, face: QPixmap, end: int) -> None:
        """Show a side; `words` are about its points, `end` is the width of the total in
        pixels."""
        with_properties(self, kind="current_row" if side.is_on_turn else "side_row")
        self._face.setPixmap(face)
        self._name.setText(side.name)
        self._words.setText(words)
        total = number_text(side.total_points)
        self._total.setText(f"{tr('Total')}\n{total}" if self._is_high else total)
        self._total.setMinimumWidth(end)


class ScoreCard(QFrame):
    """Score card with round, target and totals.

    For two sides there is a row for each score item; for more, only a row for each
    side, so that the log has room.
    """

    heading_changed = Signal()
    """Emitted when `set_heading` has changed the heading."""

    def __init__(self) -> None:
        super().__init__()
        with_properties(self, kind="pad")
        self.setAccessibleName(tr("Score"))
        self.score: MatchScore | None = None
        """The score that is shown; None before the first game."""
        self._heading: tuple[str, str] | None = None
        """Title and note in place of round and target; None shows round and target."""
        self._is_lean = False
        """True if the card may show only totals, as a list of lessons needs room."""
        self._title = label("", "title", wrap=True)
        self._note = quiet_label("", "detail")
        self._headings = ScoreHeadings("", "")
        self._totals = label("", "sum_total"), label("", "sum_total")
        totals = hbox(margins=(5, 0, 5, 2), spacing=0)
        for each in self._totals:
            each.setAlignment(RIGHT_ALIGNMENT)
            totals.addWidget(each)
        self._line = separator("inlay")
        self._rows: list[ScoreLine] = []
        self._sides: list[_SideLine] = []
        self._notes = quiet_label("", "detail", wrap=True)
        self._head = hbox(margins=(5, 0, 5, 3), spacing=4)
        add_items(self._head, (self._title, 1), self._note)
        self._lines = vbox(spacing=0)
        self._notes.setContentsMargins(5, 5, 5, 0)
        column = vbox(self, margins=(7, 6, 7, 5), spacing=0)
        add_items(column, self._head, self._headings, totals, self._line)
        add_items(column, self._lines, self._notes)

    @property
    def short_score(self) -> ScoreText | None:
        """The score as shown on the table; None before the first game."""
        if self.score is None:
            return None
        return make_short_score(self.score, self._heading)

    def set_heading(
        self, heading: tuple[str, str] | None, *, lean: bool = False
    ) -> None:
        """Set title and note at the top; None or an empty text shows round or target
        instead.

        With `lean` the score card may show only totals.
        """
        self._heading, self._is_lean = heading, lean
        self._write()
        self.heading_changed.emit()

    @override
    def changeEvent(self, event: QEvent) -> None:
        """Write the score again, in the fonts and colours of a new look."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._write()

    def show_score(self, score: MatchScore | None) -> None:
        if score != self.score:
            self.score = score
            self._write()

    def _write(self) -> None:
        """Write all texts and numbers again."""
        if (standing := self.score) is None:
            return
        title, note = _heading(standing, self._heading)
        self._title.setText(title)
        self._note.setText(note)
        self._arrange_heading()
        self._make_lines(len(standing.sides))
        if self._rows:
            self._write_two(standing)
        for line, side in zip(self._sides, standing.sides, strict=False):
            long, brief = _side_words(side, standing)
            words = long if len(self._sides) <= _MAX_TWO_LINE_SIDES else brief
            end = scaled_pixels(_TOTAL_COLUMN_PX) * (
                len(self._sides) > _MAX_TWO_LINE_SIDES
            )
            line.show_side(side, words, self._face(side.portrait), end)
        free = ["\u00a0"] * (standing.note_line_count - len(standing.notes))
        self._notes.setText("\n".join([*standing.notes, *free]))
        self._notes.setVisible(bool(self._notes.text()))
        self.setAccessibleDescription(_spoken_score(standing, self._heading))

    def _arrange_heading(self) -> None:
        """Place the note below the round if both do not fit on one line."""
        words = self._title, self._note
        needed = sum(it.fontMetrics().horizontalAdvance(it.text()) for it in words)
        fits = self._heading is not None or needed + _HEADING_AIR <= self.width()
        way = QBoxLayout.Direction
        self._head.setDirection(way.LeftToRight if fits else way.TopToBottom)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Arrange the heading for the new width."""
        super().resizeEvent(event)
        self._arrange_heading()

    def _face(self, portrait: Portrait) -> QPixmap:
        look = current_look()
        who = look.portrait if portrait is Portrait.CARDS else portrait
        where = (_FACE * look.text_factor, self.devicePixelRatioF(), look.colours)
        return pixmaps.portrait(who, Mood.CALM, *where)

    def _make_lines(self, sides: int) -> None:
        """Create the rows for a number of sides."""
        if sides == (len(self._sides) or _PAIR * bool(self._rows)):
            return
        for former in (*self._rows, *self._sides):
            former.hide()
            former.deleteLater()
        self._rows, self._sides = [], []
        for each in (self._headings, *self._totals, self._line):
            each.setVisible(sides == _PAIR)
        if sides == _PAIR:
            self._rows = [
                ScoreLine(BODY_FONT, STRONG_BODY_FONT, _AIR) for _ in range(4)
            ]
        else:
            is_high = sides <= _MAX_TWO_LINE_SIDES
            self._sides = [_SideLine(is_high=is_high) for _ in range(sides)]
        add_items(self._lines, *self._rows, *self._sides)

    def _write_two(self, standing: MatchScore) -> None:
        """Update names, totals and rows of two sides."""
        us, them = standing.sides
        ours, theirs = self._totals
        ours.setText(number_text(us.total_points))
        theirs.setText(number_text(them.total_points))
        wide = theirs.fontMetrics().horizontalAdvance("-" + theirs.text())
        self._headings.show_side_names((us.name, them.name), wide)
        theirs.setFixedWidth(self._headings.heads[1].width())
        with_properties(self._headings.heads[0], accent=str(us.is_own_side).lower())
        lines = [
            ScoreLineContent(words, tuple(values))
            for words, values in _lines(standing).items()
        ]
        if self._is_lean and current_look().text_factor >= _TOTALS_ONLY_FACTOR:
            lines = []
        labels = [line.label_text for line in lines]
        for row, line in zip(self._rows, lines, strict=False):
            row.show_line(line, wide, labels)
        for number, row in enumerate(self._rows):
            row.setVisible(number < len(lines))


def _lines(standing: MatchScore) -> dict[str, list[str]]:
    """Return the rows to be shown, by title, each with one value for each side."""
    sides = standing.sides
    found = {
        tr("Canastas"): [number_text(side.canasta_points) for side in sides],
        tr("Melds", "score card"): [number_text(side.meld_points) for side in sides],
        standing.threes_title: [number_text(side.red_three_points) for side in sides],
        tr("Minimum"): [
            tr("open") if side.has_opened else side.minimum_text for side in sides
        ],
    }
    found.pop("", None)
    return found


def _side_words(side: SideScore, standing: MatchScore) -> tuple[str, str]:
    """Return two texts for a side: a long one, of one or two lines, and a short one.

    Both have the points of cards and bonuses in this round. Of a side that has not
    opened yet, the long one has the minimum or says so, and the short one is a dash.
    """
    points = number_text(side.canasta_points + side.meld_points + side.red_three_points)
    if side.has_opened:
        words = tr("{points} with bonuses").format(points=points)
        kinds = side.canastas_text
        return f"{words}\n{tr('Canastas')} {kinds}" if kinds else words, points
    if standing.minimum_text:
        return tr("not opened yet"), "–"
    words = tr("minimum {points}")
    return words.format(points=side.minimum_text), "–"


def _spoken_score(standing: MatchScore, heading: tuple[str, str] | None) -> str:
    """Return the score card as sentences for screen readers."""
    said = [", ".join(filter(None, _heading(standing, heading)))]
    for side in standing.sides:
        words = "" if len(standing.sides) == 2 else _side_words(side, standing)[0]
        words = words.replace("\n", ", ")
        said.append(
            f"{side.name}: {number_text(side.total_points)}, {words}".rstrip(", ")
        )
    for words, values in _lines(standing).items() if len(standing.sides) == 2 else ():
        pairs = zip(standing.sides, values, strict=True)
        each = ", ".join(f"{side.name} {value}" for side, value in pairs)
        said.append(f"{words}: {each}")
    return " ".join((". ".join(said) + ".", *standing.notes))


def make_short_score(
    score: MatchScore, heading: tuple[str, str] | None = None
) -> ScoreText:
    """Return the score as shown on the table; without a `heading` it has round and
    target.

    With more than three sides it has only the viewer's side, its place, and the best
    other side.
    """
    ours, *others = score.sides
    has_room = len(others) <= _MAX_OTHER_SIDES
    shown = others if has_room else [max(others, key=lambda side: side.total_points)]
    words = [(side.name, number_text(side.total_points)) for side in (ours, *shown)]
    if not has_room and len({side.total_points for side in score.sides}) > 1:
        better = sum(side.total_points > ours.total_points for side in others)
        place = tr(_PLACES[better])
        words.append(("", place.format(all=number_text(len(score.sides)))))
    return ScoreText(tuple(words), *_heading(score, heading))


_MAX_OTHER_SIDES: Final = 2
"""Largest number of other sides in the score on the table."""
_PLACES: Final = (
    mark("1st of {all}"),
    mark("2nd of {all}"),
    mark("3rd of {all}"),
    mark("4th of {all}"),
    mark("5th of {all}"),
    mark("6th of {all}"),
    mark("7th of {all}"),
    mark("8th of {all}"),
)


def _heading(standing: MatchScore, own: tuple[str, str] | None) -> tuple[str, str]:
    title, note = own or ("", "")
    return title or round_text(standing), note or goal_text(standing)


def round_text(score: MatchScore) -> str:
    """Return the number of the round, in a game with a fixed number of rounds also
    their number."""
    if score.target is not None or score.round_limit is None:
        words = tr("Round {n}")
        return words.format(n=score.round_number)
    words = tr("Round {n} of {all}")
    return words.format(n=score.round_number, all=score.round_limit)


def goal_text(score: MatchScore) -> str:
    """Return the minimum of the round if it depends on the round, else the goal of the
    game, `to 5,000`; empty without both."""
    if score.minimum_text:
        words = tr("minimum {points}")
        return words.format(points=score.minimum_text)
    if score.target is not None:
        words = tr("to {points}")
        return words.format(points=number_text(score.target))
    return ""
