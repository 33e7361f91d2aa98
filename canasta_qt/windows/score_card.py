"""The score card of the side panel, and what is said of it when it is shut."""

from __future__ import annotations

from dataclasses import dataclass, replace
from html import escape
from string import Template
from typing import Final

from PySide6.QtCore import QUrl, QVariantAnimation, Signal
from PySide6.QtGui import (
    QFontMetrics,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QTextDocument,
)
from PySide6.QtWidgets import QFrame

from canasta_qt.art.pixmaps import PixmapStore
from canasta_qt.art.portraits import Mood, Portrait
from canasta_qt.art.typefaces import text_font
from canasta_qt.gestures import Scores
from canasta_qt.look.tokens import BODY, BODY_STRONG, SHEET_TITLE, Duration, TextRole
from canasta_qt.overrides import override
from canasta_qt.translate import figure, mark, tr
from canasta_qt.windows.widgets.parts import laid_out
from canasta_qt.windows.widgets.style import Look, families, marked


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
    portrait: Portrait = Portrait.CARDS
    """The face of its first player; the fan of cards stands for the player's own."""
    on_turn: bool = False


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
    note_lines: int = 0
    """So many lines are kept for notes, so that the log below does not move."""


_NAME: Final = 10
"""Letters of a side's name for which there is room."""
_LONG: Final = 6
"""Totals of so many signs leave room only for smaller ones."""
_FEW: Final = 4
"""Up to so many sides may take a second line."""
_LEAN: Final = 1.5
"""From this size of text on a score with a title of its own has only totals."""
_EDGE: Final = 14
_COLUMN: Final = 84
"""From the right edge of our column to that of theirs."""
_TOTALS: Final = 24, 20
_AIR: Final = 6
"""Between words and figures of a line."""
_FACE: Final = 21
_STYLE: Final = Template(
    """<style>
td { vertical-align: middle; }
.heads { padding-bottom: ${air}px; }
.title { font-family: $headings; font-size: ${title}px; font-weight: 700; }
.ours { color: $accent; }
.theirs { color: $muted; }
.bold { font-weight: 700; }
.strong { font-weight: 600; }
.total { font-size: ${total}px; font-weight: 700; padding-bottom: ${hair}px;
  border-bottom: 2px solid $inlay; }
.first { padding: ${above}px 0 ${air}px 0; }
.line { padding: ${air}px 0 ${hair}px 0; border-top: 1px solid $pad_line; }
.side { padding: 2px 0; }
.quiet { font-size: ${small}px; font-weight: 400; color: $muted; }
.gap { font-size: ${hair}px; }
</style>"""
)


class ScoreCard(QFrame):
    """Round, target and totals, and for two sides a line for each thing that counts.

    From three sides on each has one line, so that the log keeps its room.  All is one
    document, as it changes with every card that is laid.
    """

    headed = Signal()
    """Something else stands at the top."""

    def __init__(self) -> None:
        """Stay empty until `show_standing`."""
        super().__init__()
        marked(self, kind="pad")
        self.setAccessibleName(tr("Score"))
        self.document = QTextDocument()
        self._look = Look()
        self._store = PixmapStore()
        self._shown: MatchScore | None = None
        self._heading: tuple[str, str] | None = None
        """In place of the round and of what ends the match."""
        self._name: tuple[str, str] | None = None
        """The same, as long as nothing else stands there."""
        self._tall: tuple[tuple[object, ...], int] = (), 0
        """The most it was high in a round: the log below does not move up and down."""
        self._before: MatchScore | None = None
        """What points of canastas roll from."""
        self._roll = QVariantAnimation(self, duration=Duration.POINTS_ROLL)
        self._roll.setStartValue(0.0)
        self._roll.setEndValue(1.0)
        self._roll.valueChanged.connect(self._write)
        self.hide()

    @property
    def chip(self) -> Scores | None:
        """The score in few words, once there is one."""
        if self._shown is None:
            return None
        return chip_words(self._shown, self._title)

    def head(self, heading: tuple[str, str] | None) -> None:
        """Write a title and a note at the top; what is empty is round or target."""
        self._heading = heading
        self._write()
        self.headed.emit()

    def name(self, name: tuple[str, str] | None) -> None:
        """Name the game on the table, if it is no usual one."""
        self._name = name
        self.head(self._heading)

    @property
    def _title(self) -> tuple[str, str] | None:
        return self._heading or self._name

    @property
    def standing(self) -> MatchScore | None:
        """What is shown; nothing before the first game."""
        return self._shown

    def set_look(self, look: Look) -> None:
        """Write in these sizes and colours from now on."""
        self._look = look
        self._write()

    def show_standing(
        self, standing: MatchScore | None, *, rolls: bool = False
    ) -> None:
        """Show another standing; with `rolls` points of a canasta are counted up."""
        if standing == self._shown:
            return
        before, self._shown = self._shown, standing
        self._roll.stop()
        gains = rolls and standing is not None and _gains(before, standing)
        self._before = before if gains else None
        if self._before is None:
            self._write()
        else:
            self._roll.start()
        self.setVisible(standing is not None)

    @property
    def _drawn(self) -> MatchScore | None:
        """Return the standing as it is written now, while points roll."""
        before, now = self._before, self._shown
        is_still = self._roll.state() is QVariantAnimation.State.Stopped
        if is_still or before is None or now is None:
            return now
        share = float(self._roll.currentValue())
        sides = []
        for old, new in zip(before.sides, now.sides, strict=True):
            gained = round((new.canastas - old.canastas) * share)
            sides.append(replace(new, canastas=old.canastas + gained))
        return replace(now, sides=tuple(sides))

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Write anew in another width."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._write()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the paper and what is written on it."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.translate(self._look.pixels(_EDGE), self._look.pixels(_EDGE / 2))
        self.document.drawContents(painter)
        painter.end()

    def _write(self) -> None:
        """Write the standing, and be as high as it is."""
        if (standing := self._drawn) is None:
            return
        look, sides = self._look, standing.sides
        width = self.width() - 2 * look.pixels(_EDGE)
        made = laid_out(self._html(standing, width), look, width)
        for side in sides:
            where = (_FACE * look.q, self.devicePixelRatioF(), look.colours)
            own = side.portrait is Portrait.CARDS
            who = look.portrait if own else side.portrait
            face = self._store.portrait(who, Mood.CALM, *where)
            kind = QTextDocument.ResourceType.ImageResource
            made.addResource(kind.value, QUrl(side.portrait), face)
        self.document = made
        high = round(made.size().height()) + look.pixels(_EDGE)
        place = standing.hand, len(sides), self._heading, self.width(), look.q
        self._tall = place, max(high, self._tall[1] if self._tall[0] == place else 0)
        self.setFixedHeight(self._tall[1])
        self.setAccessibleDescription(_spoken(standing, self._title))
        self.update()

    def _html(self, standing: MatchScore, width: int) -> str:
        look, two = self._look, len(standing.sides) == 2
        column, size = self._column(standing, width) if two else (0, _TOTALS[0])
        style = _STYLE.substitute(
            look.colours._asdict(),
            headings=families(text_font(SHEET_TITLE)),
            title=look.pixels(SHEET_TITLE.size),
            total=look.pixels(size),
            small=look.pixels(13),
            hair=look.pixels(3),
            air=look.pixels(4),
            above=look.pixels(7),
        )
        title, note = _heading(standing, self._title)
        goal = _cell(note, "quiet heads")
        head = _table(f'<td class="title heads">{escape(title)}</td>{goal}')
        # Large text leaves the list of lessons no room below all lines.
        lean = self._heading is not None and look.q >= _LEAN
        two_sides = _two(standing, column, lean=lean) if two else ""
        lines = two_sides or self._many(standing, width)
        free = ["&nbsp;"] * (standing.note_lines - len(standing.notes))
        notes = "<br>".join([*map(escape, standing.notes), *free])
        foot = f'<td class="line quiet">{notes}</td>' if notes else ""
        return f"{style}{head}{lines}{_table(foot)}"

    def _column(self, standing: MatchScore, width: int) -> tuple[int, int]:
        """Return how far apart the columns end and the size of the totals.

        Both are less where words need the room.
        """
        q, sides, lines = self._look.q, standing.sides, _lines(standing).items()
        plain = QFontMetrics(text_font(BODY, q)).horizontalAdvance
        wide = QFontMetrics(text_font(BODY_STRONG, q)).horizontalAdvance
        air = self._look.pixels(_AIR)
        words = max(plain(line) + wide(figures[0]) for line, figures in lines) + air
        second = max(wide(figures[1]) for _, figures in lines)
        totals = [figure(side.total) for side in sides]
        least, size, room = 0, _TOTALS[0], width - words
        for size in _TOTALS[max(map(len, totals)) >= _LONG :]:
            total = QFontMetrics(text_font(TextRole(size, 700), q)).horizontalAdvance
            least = max(second, wide(short(sides[1].name)), *map(total, totals)) + air
            if least <= room:
                break
        return max(min(self._look.pixels(_COLUMN), room), least), size

    def _many(self, standing: MatchScore, width: int) -> str:
        """Write a line for each side; few sides have a second one if they need it."""
        look, sides, face = self._look, standing.sides, self._look.pixels(_FACE)
        wide = QFontMetrics(text_font(BODY_STRONG, look.q)).horizontalAdvance
        end = max(wide(figure(side.total)) for side in sides) + look.pixels(10)
        words = [_side_words(side, standing) for side in sides]
        room = width - face - look.pixels(12) - end
        pairs = list(zip(sides, words, strict=True))
        fits = all(wide(side.name + long) <= room for side, (long, _) in pairs)
        below = not fits and len(sides) <= _FEW
        rows = []
        for side, (long, brief) in pairs:
            name = wide(side.name) + look.pixels(6)
            said = long if fits or below else brief
            cells = f'<td class="{"ours " * side.ours}strong"'
            if below:
                cells += f">{escape(side.name)}<br>"
                cells += f'<span class="quiet">{escape(said)}</span></td>'
            else:
                cells += (
                    f' width="{name}">{escape(side.name)}</td>{_cell(said, "quiet")}'
                )
            rows.append(
                f'<td class="side" width="{face + look.pixels(6)}">'
                f'<img src="{side.portrait}" width="{face}" height="{face}"></td>'
                f"{cells}{_cell(figure(side.total), 'bold', end)}"
            )
        grounds = (look.colours.accent_soft * side.on_turn for side in sides)
        gap = _table('<td class="gap">&nbsp;</td>') * bool(standing.notes)
        return "".join(map(_table, rows, grounds)) + gap


def _gains(before: MatchScore | None, now: MatchScore) -> bool:
    """Return whether a side has more for canastas in the same round."""
    if before is None or (before.hand, len(before.sides)) != (now.hand, len(now.sides)):
        return False
    pairs = zip(before.sides, now.sides, strict=True)
    return any(new.canastas > old.canastas for old, new in pairs)


def _table(row: str, ground: str = "") -> str:
    """Return a row that shares its width with no other."""
    begin = '<table width="100%" cellspacing="0" cellpadding="0">'
    return f'{begin}<tr bgcolor="{ground}">{row}</tr></table>'


def _cell(words: str, kind: str, wide: int = 0) -> str:
    """Return a cell that ends at the right edge of its column."""
    width = f' width="{wide}"' if wide else ""
    return f'<td class="{kind}" align="right"{width}>{escape(words)}</td>'


def _two(standing: MatchScore, column: int, *, lean: bool) -> str:
    """Names, totals and lines of two sides, their right edges a column apart."""
    us, them = standing.sides
    ours = "ours bold" if us.ours else "theirs bold"
    heads = [
        _cell(short(us.name), ours) + _cell(short(them.name), "theirs bold", column),
        _cell(figure(us.total), "total") + _cell(figure(them.total), "total", column),
    ]
    rows: list[str] = []
    for words, (first, second) in () if lean else _lines(standing).items():
        kind = "line" if rows else "first"
        value = f"{kind} strong"
        values = _cell(first, value) + _cell(second, value, column)
        rows.append(f'<td class="{kind}">{escape(words)}</td>{values}')
    return "".join(map(_table, (*heads, *rows)))


def _lines(standing: MatchScore) -> dict[str, list[str]]:
    """Return what counts at present, each with the values of the sides."""
    sides = standing.sides
    threes = tr("Red threes")
    if standing.black_threes:
        threes = tr("Threes")
    found = {
        tr("Canastas"): [figure(side.canastas) for side in sides],
        tr("Melds", "score card"): [figure(side.melds) for side in sides],
        threes: [figure(side.red_threes) for side in sides],
        tr("Minimum"): [_opening(side) for side in sides],
    }
    if standing.no_threes:
        del found[threes]
    return found


def _side_words(side: SideStanding, standing: MatchScore) -> tuple[str, str]:
    """Return what a side has on the table or needs to get there, and it in short."""
    points = figure(side.canastas + side.melds + side.red_threes)
    if side.is_open and side.kinds:
        return f"{side.kinds} · {points}", points
    if side.is_open:
        words = tr("{points} melded")
        return words.format(points=points), points
    if standing.opening is not None:
        return tr("not opened yet"), "–"
    words = tr("minimum {points}")
    return words.format(points=_opening(side)), "–"


def _spoken(standing: MatchScore, heading: tuple[str, str] | None) -> str:
    """Return the pad as sentences: each figure with its side."""
    said = [", ".join(filter(None, _heading(standing, heading)))]
    for side in standing.sides:
        words = "" if len(standing.sides) == 2 else _side_words(side, standing)[0]
        said.append(f"{side.name}: {figure(side.total)}, {words}".rstrip(", "))
    for words, values in _lines(standing).items() if len(standing.sides) == 2 else ():
        pairs = zip(standing.sides, values, strict=True)
        each = ", ".join(f"{side.name} {value}" for side, value in pairs)
        said.append(f"{words}: {each}")
    return " ".join((". ".join(said) + ".", *standing.notes))


def chip_words(standing: MatchScore, heading: tuple[str, str] | None = None) -> Scores:
    """Return the score in few words, perhaps under another heading.

    Where there are more than two sides, the best other one stands for all, and the
    own place says how they are.
    """
    ours, *others = standing.sides
    shown = ours, *sorted(others, key=lambda side: -side.total)[:1]
    words = [(short(side.name), figure(side.total)) for side in shown]
    if len(others) > 1:
        better = sum(side.total > ours.total for side in others)
        place = tr(_PLACES[better])
        words.append(("", place.format(all=figure(len(standing.sides)))))
    return Scores(tuple(words), *_heading(standing, heading))


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
    return title or hand_words(standing), note or goal_words(standing)


def hand_words(standing: MatchScore) -> str:
    """Which hand is played; where hands are counted, of how many."""
    if standing.target is not None or standing.rounds is None:
        words = tr("Round {n}")
        return words.format(n=standing.hand)
    words = tr("Round {n} of {all}")
    return words.format(n=standing.hand, all=standing.rounds)


def goal_words(standing: MatchScore) -> str:
    """What ends the match, or what the round asks for: `to 5,000`, `opening 90`."""
    if standing.opening is not None:
        needed = standing.opening
        words = tr("minimum {points}")
        points = needed if isinstance(needed, str) else figure(needed)
        return words.format(points=points)
    if standing.target is not None:
        words = tr("to {points}")
        return words.format(points=figure(standing.target))
    return ""


def short(name: str) -> str:
    """A name that leaves room for figures; the tool tip has all of it."""
    return name if len(name) <= _NAME else name[: _NAME - 1].rstrip() + "…"


def _opening(side: SideStanding) -> str:
    if side.is_open:
        return tr("open")
    return side.opening if isinstance(side.opening, str) else figure(side.opening)
