"""Parameter values as text, by types: `true`, `{pair,add}`, `{7:3/1500}`, `players+1`.

The same text stands in positions, records and the house-rules window.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from operator import attrgetter
from typing import Any, Final, TypeAlias, cast

from canasta_qt.cards import NATURAL_RANKS, RANK_TEXT
from canasta_qt.rules.amounts import (
    ByDecks,
    ByPlayers,
    BySeating,
    Formula,
    Holding,
    KindCondition,
    KindsBySeating,
    ShortSequence,
)
from canasta_qt.rules.tables import (
    RED3_TABLES,
)
from canasta_qt.rules.values import (
    CanastaKind,
    PureRank,
    Seating,
)


class NoSuchValueError(ValueError):
    """A text that is no value of the parameter."""


@dataclass(frozen=True, slots=True)
class Shape:
    """How the values of a type are read and written, and what may be written.

    `parse` raises `NoSuchValueError`; `format` gets only values that `parse` returns.
    """

    allowed: str
    parse: Callable[[str], object]
    format: Callable[[object], str]


def split_outside_brackets(text: str, separator: str = ",") -> Iterator[str]:
    """Split at separators that stand in no bracket; nothing is yielded for no text."""
    depth = start = 0
    for index, sign in enumerate(text):
        depth += (sign in "([{") - (sign in ")]}")
        if sign == separator and depth == 0:
            yield text[start:index]
            start = index + 1
    if text:
        yield text[start:]


def _inside(text: str, brackets: str) -> list[str]:
    if len(text) < 2 or text[0] != brackets[0] or text[-1] != brackets[1]:
        raise NoSuchValueError(text)
    return list(split_outside_brackets(text[1:-1]))


def _parse_int(text: str) -> int:
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdigit()):
        raise NoSuchValueError(text)
    return int(text)


def _parse_bool(text: str) -> bool:
    if text not in ("true", "false"):
        raise NoSuchValueError(text)
    return text == "true"


def one_of(values: type[StrEnum]) -> Shape:
    def parse(text: str) -> StrEnum:
        try:
            return values(text)
        except ValueError:
            raise NoSuchValueError(text) from None

    return Shape(" ".join(values), parse, str)


def table_name(names: tuple[str, ...]) -> Shape:
    def parse(text: str) -> str:
        if text not in names:
            raise NoSuchValueError(text)
        return text

    return Shape(" ".join(names), parse, str)


def optional(inner: Shape) -> Shape:
    return Shape(
        f"none, or {inner.allowed}",
        lambda text: None if text == "none" else inner.parse(text),
        lambda value: "none" if value is None else inner.format(value),
    )


def set_of(inner: Shape) -> Shape:
    def parse(text: str) -> frozenset[object]:
        return frozenset(inner.parse(part) for part in _inside(text, "{}"))

    def format_value(value: object) -> str:
        members = cast("frozenset[Any]", value)
        ordered = sorted(members, key=_place)
        return "{" + ",".join(inner.format(member) for member in ordered) + "}"

    return Shape(f"a set like {{a,b}} of: {inner.allowed}", parse, format_value)


def _place(member: int | StrEnum) -> int:
    """Alternatives stand in the order of their definition."""
    return member if isinstance(member, int) else list(type(member)).index(member)


def _list_of(inner: Shape) -> Shape:
    def parse(text: str) -> tuple[object, ...]:
        return tuple(inner.parse(part) for part in _inside(text, "[]"))

    def format_value(value: object) -> str:
        members = cast("tuple[object, ...]", value)
        return "[" + ",".join(inner.format(member) for member in members) + "]"

    return Shape(f"a list like [a,b] of: {inner.allowed}", parse, format_value)


def _map_of(key: Shape, value: Shape) -> Shape:
    """Maps keep the order in which they are written; no key may come twice."""

    def parse(text: str) -> tuple[tuple[object, object], ...]:
        pairs = []
        for part in _inside(text, "{}"):
            name, colon, rest = part.partition(":")
            if not colon:
                raise NoSuchValueError(text)
            pairs.append((key.parse(name), value.parse(rest)))
        if len({name for name, _ in pairs}) < len(pairs):
            raise NoSuchValueError(text)
        return tuple(pairs)

    def format_value(pairs: object) -> str:
        entries = cast("tuple[tuple[object, object], ...]", pairs)
        return (
            "{"
            + ",".join(f"{key.format(k)}:{value.format(v)}" for k, v in entries)
            + "}"
        )

    return Shape(
        f"a map like {{key:value}} from {key.allowed} to {value.allowed}",
        parse,
        format_value,
    )


NUMBER: Final = Shape("a whole number", _parse_int, str)
YES_OR_NO: Final = Shape("true or false", _parse_bool, lambda value: str(value).lower())
_SEATING: Final = one_of(Seating)
_RANK: Final = table_name(tuple(RANK_TEXT[:NATURAL_RANKS]))
_BY_PLAYERS: Final = _map_of(NUMBER, NUMBER)
_BY_SEATING: Final = _map_of(_SEATING, NUMBER)


def _parse_seatings(text: str) -> tuple[object, ...]:
    return tuple(_SEATING.parse(part) for part in text.split("|"))


def _format_seatings(value: object) -> str:
    return "|".join(cast("tuple[str, ...]", value))


_SEATING_LIST: Final = Shape(
    "pairs, solo, pairs|solo …", _parse_seatings, _format_seatings
)


SEATING_MAP: Final = _map_of(NUMBER, _SEATING_LIST)
PACKETS: Final = _list_of(NUMBER)
RANK_POINTS: Final = _map_of(_RANK, NUMBER)
PURE_RANKS: Final = _map_of(_RANK, one_of(PureRank))


def _parse_amount(text: str) -> object:
    if text in tuple(Formula):
        return Formula(text)
    if not text.startswith("{"):
        return _parse_int(text)
    if text[1:2].isdigit():
        return ByPlayers(cast("tuple[tuple[int, int], ...]", _BY_PLAYERS.parse(text)))
    pairs = _BY_SEATING.parse(text)
    return BySeating(cast("tuple[tuple[Seating, int], ...]", pairs))


def _format_amount(value: object) -> str:
    if isinstance(value, ByPlayers):
        return _BY_PLAYERS.format(value.amounts)
    if isinstance(value, BySeating):
        return _BY_SEATING.format(value.amounts)
    return str(value)


AMOUNT: Final = Shape(
    f"a whole number, {{2:15,4:11}} by players, {{solo:2,pairs:5}} by seating, or one"
    f" of: {' '.join(Formula)}",
    _parse_amount,
    _format_amount,
)


def _parse_kind(text: str) -> KindCondition:
    name, sign, count = text.partition(">=")
    if not sign:
        name, sign, count = text.partition("=")
    try:
        return KindCondition(CanastaKind(name), _parse_int(count), exactly=sign == "=")
    except ValueError:
        raise NoSuchValueError(text) from None


def _format_kind(value: object) -> str:
    kind = cast("KindCondition", value)
    return f"{kind.kind}{'=' if kind.exactly else '>='}{kind.count}"


_KIND_LIST: Final = _list_of(Shape("natural>=1, wild=0 …", _parse_kind, _format_kind))
_KIND_MAP: Final = _map_of(_SEATING, _KIND_LIST)


def _parse_kinds(text: str) -> object:
    if not text.startswith("{"):
        return _KIND_LIST.parse(text)
    pairs = _KIND_MAP.parse(text)
    return KindsBySeating(
        cast("tuple[tuple[Seating, tuple[KindCondition, ...]], ...]", pairs)
    )


def _format_kinds(value: object) -> str:
    if isinstance(value, KindsBySeating):
        return _KIND_MAP.format(value.kinds)
    return _KIND_LIST.format(value)


KINDS: Final = Shape(
    "a list like [natural>=1] or [wild=0], or one by seating {solo:[red>=1]}; kinds: "
    + " ".join(CanastaKind),
    _parse_kinds,
    _format_kinds,
)


def _parse_holdings(text: str) -> tuple[Holding, ...]:
    holdings = []
    for part in _inside(text, "{}"):
        what, _, rest = part.partition(":")
        least, _, points = rest.partition("/")
        if what != "wild":
            _RANK.parse(what)
        holdings.append(Holding(what, _parse_int(least), _parse_int(points)))
    return tuple(holdings)


def _format_holdings(value: object) -> str:
    entries = cast("tuple[Holding, ...]", value)
    return "{" + ",".join(f"{h.what}:{h.least}/{h.points}" for h in entries) + "}"


HOLDINGS: Final = Shape(
    "a map like {7:3/1500,wild:4/2000} from ranks or wild to least/points",
    _parse_holdings,
    _format_holdings,
)


def _parse_short_sequence(text: str) -> ShortSequence:
    parts = dict(part.partition(":")[::2] for part in _inside(text, "{}"))
    if set(parts) != {"max_len", "points", "per"}:
        raise NoSuchValueError(text)
    if parts["per"] not in ("sequence", "side"):
        raise NoSuchValueError(text)
    return ShortSequence(
        _parse_int(parts["max_len"]), _parse_int(parts["points"]), parts["per"]
    )


def _format_short_sequence(value: object) -> str:
    penalty = cast("ShortSequence", value)
    return f"{{max_len:{penalty.max_len},points:{penalty.points},per:{penalty.per}}}"


SHORT_SEQUENCE: Final = optional(
    Shape(
        "{max_len:5,points:1000,per:sequence} (per sequence or side)",
        _parse_short_sequence,
        _format_short_sequence,
    )
)

_RED3_TABLE: Final = table_name(tuple(RED3_TABLES))
_RED3_BY_DECKS: Final = _map_of(NUMBER, _RED3_TABLE)


def _parse_red3_table(text: str) -> object:
    if not text.startswith("{"):
        return _RED3_TABLE.parse(text)
    rows = cast("tuple[tuple[int, str], ...]", _RED3_BY_DECKS.parse(text))
    if not rows or list(rows) != sorted(rows):
        raise NoSuchValueError(text)
    return ByDecks(rows)


def _format_red3_table(value: object) -> str:
    if isinstance(value, ByDecks):
        return _RED3_BY_DECKS.format(value.tables)
    return str(value)


RED3_POINTS: Final = Shape(
    f"{_RED3_TABLE.allowed}, or from packs on {{3:RT6,4:RT8}}",
    _parse_red3_table,
    _format_red3_table,
)


Line: TypeAlias = tuple[Any, ...]
"""A number or an alternative for each cell of a line."""


@dataclass(frozen=True, slots=True)
class Lines:
    """How the values of a type with parts are taken apart into lines, and made of them.

    `value` gets only lines that have something in every cell.
    """

    type: type
    lines: Callable[[Any], Iterable[Line]]
    value: Callable[[tuple[Line, ...]], object]


def _seated(lines: tuple[Line, ...]) -> object:
    return tuple((line[0], tuple(each for each in line[1:] if each)) for line in lines)


def _by_seating(lines: tuple[Line, ...]) -> KindsBySeating:
    kinds: dict[Seating, list[Line]] = {}
    for seating, *condition in lines:
        kinds.setdefault(seating, []).append(tuple(condition))
    return KindsBySeating(
        tuple((seating, _conditions(each)) for seating, each in kinds.items())
    )


def _conditions(lines: Iterable[Line]) -> tuple[KindCondition, ...]:
    return tuple(
        KindCondition(kind, count, exactly=exactly) for kind, exactly, count in lines
    )


def _condition(need: KindCondition) -> Line:
    return (need.kind, need.exactly, need.count)


PAIR_LINES: Final = Lines(tuple, tuple, tuple)
BY_PLAYERS_LINES: Final = Lines(ByPlayers, attrgetter("amounts"), ByPlayers)
BY_SEATING_LINES: Final = Lines(BySeating, attrgetter("amounts"), BySeating)
PACKET_LINES: Final = Lines(
    tuple,
    lambda sizes: [(size,) for size in sizes],
    lambda lines: tuple(size for (size,) in lines),
)
SEATING_LINES: Final = Lines(
    tuple,
    lambda rows: [(n, *seatings, None, None)[:4] for n, seatings in rows],
    _seated,
)
KIND_LINES: Final = Lines(tuple, lambda needs: map(_condition, needs), _conditions)
KINDS_BY_SEATING_LINES: Final = Lines(
    KindsBySeating,
    lambda value: [
        (seating, *_condition(need)) for seating, needs in value.kinds for need in needs
    ],
    _by_seating,
)
HOLDING_LINES: Final = Lines(
    tuple,
    lambda holdings: [(each.what, each.least, each.points) for each in holdings],
    lambda lines: tuple(Holding(*line) for line in lines),
)
SHORT_SEQUENCE_LINES: Final = Lines(
    ShortSequence,
    lambda value: [(value.max_len, value.points, value.per)],
    lambda lines: ShortSequence(*lines[0]),
)
BY_DECKS_LINES: Final = Lines(
    ByDecks, attrgetter("tables"), lambda lines: ByDecks(tuple(sorted(lines)))
)
