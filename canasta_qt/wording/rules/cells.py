"""Rules of several parts as lines of cells that are chosen and counted."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, TypeAlias

from canasta_qt.cards import NATURAL_RANKS, RANK_TEXT, Rank
from canasta_qt.rules import shapes
from canasta_qt.rules.amounts import By, Formula, Kinds
from canasta_qt.rules.canasta_names import called
from canasta_qt.rules.model import PARAMETERS
from canasta_qt.rules.parameters.parameter import MOST_POINTS
from canasta_qt.rules.shapes import Line, Lines
from canasta_qt.rules.tables import RED3_TABLES
from canasta_qt.rules.values import CanastaKind, PureRank, Seating
from canasta_qt.translate import tr, tr_n
from canasta_qt.wording.cards import rank_plural
from canasta_qt.wording.rules.parameters import parameter_value, value_words


@dataclass(frozen=True, slots=True)
class Pick:
    """A cell in which one of several is chosen; `lead` stands before it."""

    name: str
    choices: tuple[tuple[object, str], ...]
    """The values and what they are called."""
    lead: str = ""

    @property
    def values(self) -> list[object]:
        """What may be chosen."""
        return [value for value, _ in self.choices]

    def can_show(self, value: object) -> bool:
        """Return whether a value is among the choices."""
        return value in self.values


@dataclass(frozen=True, slots=True)
class Count:
    """A cell with a number; `lead` stands before it."""

    name: str
    least: int
    most: int
    lead: str = ""

    @property
    def values(self) -> Iterable[object]:
        """The numbers, as far as a new line may begin with them."""
        return range(self.least, min(self.most, 99) + 1)

    def can_show(self, value: object) -> bool:
        """Return whether a value is a number; limits are the conflicts' business."""
        return isinstance(value, int) and value >= 0


Cell: TypeAlias = Pick | Count


@dataclass(frozen=True, slots=True)
class LineEditor:
    """Any number of lines with the same cells; the first of them may come once only."""

    title: str
    cells: tuple[Cell, ...]
    form: Lines
    start: Line
    """The line that is added first."""
    unique: bool = True
    single: bool = False
    least: int = 0
    """Fewest lines there must be."""

    def lines(self, value: object) -> tuple[Line, ...] | None:
        """Take a value apart; None if it cannot be said in these cells."""
        if not isinstance(value, self.form.type):
            return None
        lines = tuple(self.form.lines(value))
        return lines if self.value(lines) == value else None

    def value(self, lines: tuple[Line, ...]) -> object:
        """Put lines together; None if something is missing or stands twice."""
        keys = {line[0] for line in lines}
        filled = all(
            cell.can_show(each)
            for line in lines
            for cell, each in zip(self.cells, line, strict=True)
        )
        twice = self.unique and len(keys) < len(lines)
        if not filled or twice or (self.single and not lines):
            return None
        return self.form.value(lines)

    def another(self, lines: tuple[Line, ...]) -> Line | None:
        """Return a line to be added, with the first key that is free; or None."""
        if self.single and lines:
            return None
        if not self.unique:
            return self.start
        used = {line[0] for line in lines}
        keys = (self.start[0], *self.cells[0].values)
        free = [key for key in keys if key not in used]
        return (free[0], *self.start[1:]) if free else None

    def can_show(self, value: object) -> bool:
        """Return whether a value can be said in these cells."""
        return self.lines(value) is not None

    def begin(self, now: object) -> object:
        """Return the value to begin with; a number that holds now goes on to hold."""
        if not (self.single or self.least):
            return self.value(())
        *others, last = self.start
        goes_on = isinstance(now, int) and isinstance(self.cells[-1], Count)
        return self.value(((*others, now if goes_on else last),))


@dataclass(frozen=True, slots=True)
class Plain:
    """One number for everything."""

    title: str
    least: int
    most: int

    def can_show(self, value: object) -> bool:
        """Return whether a value is a number within the limits."""
        return isinstance(value, int) and self.least <= value <= self.most

    def begin(self, now: object) -> object:
        """Return the last number of the value that holds now, within the limits."""
        number = now if isinstance(now, int) else self.least
        if isinstance(now, By) and now.rows:
            number = now.rows[-1][1]
        return min(max(number, self.least), self.most)


@dataclass(frozen=True, slots=True)
class Fixed:
    """A value that has no parts."""

    title: str
    value: object

    def can_show(self, value: object) -> bool:
        """Return whether it is this value."""
        return value == self.value

    def begin(self, now: object) -> object:  # noqa: ARG002 - as the other ways
        """Return the value."""
        return self.value


Way: TypeAlias = LineEditor | Plain | Fixed


def _players() -> Pick:
    choices = tuple((n, tr_n("%n player(s)", n)) for n in range(2, 9))
    return Pick(tr("players"), choices)


def _said(values: Iterable[StrEnum]) -> tuple[tuple[StrEnum, str], ...]:
    return tuple((each, value_words(each)) for each in values)


def _seating(name: str, lead: str = "", *, none: bool = False) -> Pick:
    nothing = ((None, tr("–")),) if none else ()
    short = (
        (Seating.SOLO, tr("Alone")),
        (Seating.PAIRS, tr("Pairs")),
        (Seating.TRIOS, tr("Trios")),
    )
    return Pick(name, (*nothing, *short), lead)


def _rank(*, wild: bool = False) -> Pick:
    naturals = [Rank(i) for i in range(NATURAL_RANKS)]
    ranks = tuple((RANK_TEXT[i], rank_plural(i)) for i in naturals)
    others = (("wild", tr("wild cards")),) if wild else ()
    return Pick(tr("rank"), ranks[::-1] + others)


def _points() -> Count:
    name, lead = tr("points"), tr("points:")
    return Count(name, 0, MOST_POINTS, lead)


def _bounds(name: str) -> tuple[int, int]:
    found = PARAMETERS[name].bounds
    assert found is not None  # it has numbers
    return found


def _amount(name: str) -> tuple[Way, ...]:
    least, most = _bounds(name)
    number = Count(tr("number"), least, most)
    found: list[Way] = [
        Plain(tr("The same for everyone"), least, most),
        LineEditor(
            tr("By the number of players"),
            (_players(), number),
            shapes.BY_PLAYERS_LINES,
            (4, least),
            least=1,
        ),
    ]
    if name == "go_out_canastas":
        found.append(
            LineEditor(
                tr("By who plays together"),
                (_seating(tr("who plays together")), number),
                shapes.BY_SEATING_LINES,
                (Seating.SOLO, least),
                least=1,
            )
        )
    formulas = {
        "deck_count": tuple(each for each in Formula if "players" in each.value),
        "jokers_total": tuple(each for each in Formula if "decks" in each.value),
    }
    wanted = formulas.get(name, ())
    return (*found, *(Fixed(value_words(each), each) for each in wanted))


def _seatings(_name: str) -> tuple[Way, ...]:
    also = tr("or")
    cells = (
        _players(),
        _seating(tr("usually"), tr("usually")),
        _seating(tr("or"), also, none=True),
        _seating(tr("or also"), also, none=True),
    )
    start = (4, Seating.PAIRS, None, None)
    title = tr("By the number of players")
    return (LineEditor(title, cells, shapes.SEATING_LINES, start, least=1),)


def _talons(name: str) -> tuple[Way, ...]:
    least, most = _bounds(name)
    size = Count(tr("cards"), max(1, least), most)
    return (LineEditor("", (size,), shapes.PACKET_LINES, (4,), unique=False),)


def _pure(_name: str) -> tuple[Way, ...]:
    strict = Pick(tr("always or not"), _said(PureRank))
    start = ("7", PureRank.ALWAYS)
    return (LineEditor("", (_rank(), strict), shapes.PAIR_LINES, start),)


def _rank_points(_name: str) -> tuple[Way, ...]:
    cells = (_rank(), _points())
    return (LineEditor("", cells, shapes.PAIR_LINES, ("7", 2500)),)


def _holding(_name: str) -> tuple[Way, ...]:
    held = Count(tr("cards held"), 1, 60, tr("from"))
    cells = (_rank(wild=True), held, _points())
    return (LineEditor("", cells, shapes.HOLDING_LINES, ("7", 3, 1500)),)


def _short_sequence(_name: str) -> tuple[Way, ...]:
    lead = tr("cards, up to:")
    longest = Count(tr("cards"), 1, 11, lead)
    times = (("sequence", tr("for each sequence")), ("side", tr("once a side")))
    per = Pick(tr("how often"), times)
    return (
        Fixed(tr("No penalty"), None),
        LineEditor(
            tr("A penalty for unfinished sequences"),
            (longest, _points(), per),
            shapes.SHORT_SEQUENCE_LINES,
            (5, 1000, "sequence"),
            single=True,
            least=1,
        ),
    )


def _kinds(names: Kinds) -> tuple[Way, ...]:
    natural, mixed = (CanastaKind(called(each, names)) for each in ("natural", "mixed"))
    others = (CanastaKind.SEQUENCE, CanastaKind.WILD, CanastaKind.SEVENS)
    kinds = _said((natural, mixed, *others))
    kind = Pick(tr("kind of canasta"), kinds)
    least, exactly = tr("at least"), tr("exactly")
    counts = ((False, least), (True, exactly))
    how = Pick(tr("at least or exactly"), counts)
    number = Count(tr("number"), 0, 20)
    cells = (kind, how, number)
    start = (natural, False, 1)
    sitting = _seating(tr("who plays together"))
    return (
        LineEditor(tr("The same for everyone"), cells, shapes.KIND_LINES, start),
        LineEditor(
            tr("By who plays together"),
            (sitting, *cells),
            shapes.KINDS_BY_SEATING_LINES,
            (Seating.PAIRS, *start),
            unique=False,
            least=1,
        ),
    )


def _red_threes(name: str) -> tuple[Way, ...]:
    tables = tuple((text, parameter_value(name, text)) for text in RED3_TABLES)
    lead = tr("packs, from:")
    packs = Count(tr("packs"), 1, 10, lead)
    table = Pick(tr("points"), tables)
    return (
        *(Fixed(words, text) for text, words in tables),
        LineEditor(
            tr("By the number of packs"),
            (packs, table),
            shapes.BY_DECKS_LINES,
            (1, "RT4"),
            least=1,
        ),
    )


_WAYS: Final[dict[str, Callable[[str], tuple[Way, ...]]]] = {
    "seating": _seatings,
    "deck_count": _amount,
    "jokers_total": _amount,
    "hand_size": _amount,
    "draw_count": _amount,
    "go_out_canastas": _amount,
    "talon_sizes": _talons,
    "pure_ranks": _pure,
    "red3_table": _red_threes,
    "pure_rank_bonus": _rank_points,
    "incomplete_pure_penalty": _rank_points,
    "holding_penalty": _holding,
    "short_sequence_penalty": _short_sequence,
}
"""By parameter: what is neither a number nor an alternative."""


def ways(name: str, game: Kinds = (), own: Kinds = ()) -> tuple[Way, ...]:
    """The ways in which a rule of several parts may be written.

    Canastas are called as the kinds to go out of a game call them, or as those of the
    changed game do if they have other names.
    """
    if name != "go_out_kinds":
        return _WAYS[name](name)
    found = _kinds(game)
    return found if any(way.can_show(own) for way in found) else _kinds(own)
