"""Text formats of parameter values, by type: `true`, `{pair,add}`, `{7:3/1500}`.

Positions, records and files of house rules use these formats.
"""

from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from enum import StrEnum
from operator import attrgetter
from typing import Any, Final, TypeAlias, cast

from canasta_qt.cards import NATURAL_RANK_COUNT, RANK_LETTERS
from canasta_qt.rules.amounts import (
    AmountFormula,
    AmountKey,
    AmountTable,
    Holding,
    KindCondition,
    MinimumRows,
    ShortSequence,
    ThreePoints,
    WildCanastaPoints,
)
from canasta_qt.rules.tables import (
    INITIAL_MINIMUM_TABLES,
    RED3_POINT_TABLES,
    WILD_CANASTA_POINT_TABLES,
)
from canasta_qt.rules.values import CanastaKind, PureRank, Seating

_MAX_DIGITS: Final = 9
"""Largest number of digits of a number."""


class InvalidValueError(ValueError):
    """Raised for a text that is no value of the parameter."""


@dataclass(frozen=True, slots=True)
class ValueFormat:
    """Text format of a type: a function to parse, a function to format, and a
    description.

    `parse` raises `InvalidValueError`; `format` accepts all values that `parse`
    returns.
    """

    description: str
    parse: Callable[[str], object]
    format: Callable[[object], str]


def split_outside_brackets(text: str) -> Iterator[str]:
    """Yield the parts of a text between commas that are not in brackets.

    Nothing is yielded for an empty text.
    """
    depth = start = 0
    for index, sign in enumerate(text):
        depth += (sign in "([{") - (sign in ")]}")
        if sign == "," and depth == 0:
            yield text[start:index]
            start = index + 1
    if text:
        yield text[start:]


def _parts_in_brackets(text: str, brackets: str) -> list[str]:
    if len(text) < 2 or text[0] != brackets[0] or text[-1] != brackets[1]:
        raise InvalidValueError(text)
    return list(split_outside_brackets(text[1:-1]))


def _parse_int(text: str) -> int:
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdigit() and len(digits) <= _MAX_DIGITS):
        raise InvalidValueError(text)
    return int(text)


def choice_format(choices: Iterable[str | bool]) -> ValueFormat:
    """Return the format of members of an enum, names of tables, or yes and no."""
    by_text = {_choice_text(choice): choice for choice in choices}

    def parse_choice(text: str) -> object:
        if text not in by_text:
            raise InvalidValueError(text)
        return by_text[text]

    return ValueFormat(" ".join(by_text), parse_choice, _choice_text)


def _choice_text(choice: object) -> str:
    return str(choice).lower() if isinstance(choice, bool) else str(choice)


def optional_format(inner: ValueFormat) -> ValueFormat:
    return ValueFormat(
        f"none, or {inner.description}",
        lambda text: None if text == "none" else inner.parse(text),
        lambda value: "none" if value is None else inner.format(value),
    )


def set_format(inner: ValueFormat) -> ValueFormat:
    def parse_set(text: str) -> frozenset[object]:
        return frozenset(inner.parse(part) for part in _parts_in_brackets(text, "{}"))

    def format_set(value: object) -> str:
        members = cast("frozenset[Any]", value)
        ordered = sorted(members, key=_sort_key)
        return "{" + ",".join(inner.format(member) for member in ordered) + "}"

    return ValueFormat(
        f"a set like {{a,b}} of: {inner.description}", parse_set, format_set
    )


def _sort_key(member: int | StrEnum) -> int:
    """Return the sort key for a member of a set; members of an enum are sorted as they
    are defined."""
    return member if isinstance(member, int) else list(type(member)).index(member)


CellValues: TypeAlias = tuple[Any, ...]
"""Values of the cells of a row."""


def _rows_format(
    allowed: str,
    brackets: str,
    signs: str,
    *cells: ValueFormat,
    lines: Callable[[Any], Iterable[CellValues]] = tuple,
    value: Callable[[tuple[CellValues, ...]], object] = tuple,
) -> ValueFormat:
    """Return the format of rows in brackets; `signs` separate the cells of a row.

    `lines` converts a value to rows, and `value` converts rows to a value.
    """

    def parse_row(text: str) -> Iterator[object]:
        for cell, sign in zip(cells, signs, strict=False):
            part, found, text = text.partition(sign)
            if not found:
                raise InvalidValueError(part)
            yield cell.parse(part)
        yield cells[-1].parse(text)

    def format_row(line: CellValues) -> str:
        parts = zip(cells, line, (*signs, ""), strict=True)
        return "".join(cell.format(each) + sign for cell, each, sign in parts)

    def parse_rows(text: str) -> object:
        parts = _parts_in_brackets(text, brackets)
        return value(tuple(tuple(parse_row(part)) for part in parts))

    def format_rows(written: object) -> str:
        inside = ",".join(map(format_row, lines(written)))
        return brackets[0] + inside + brackets[1]

    return ValueFormat(allowed, parse_rows, format_rows)


def _cells(members: tuple[object, ...]) -> list[CellValues]:
    """Return rows that have one cell each."""
    return [(member,) for member in members]


def _list_of(inner: ValueFormat) -> ValueFormat:
    return _rows_format(
        f"a list like [a,b] of: {inner.description}",
        "[]",
        "",
        inner,
        lines=_cells,
        value=lambda lines: tuple(member for (member,) in lines),
    )


def _map_of(
    key: ValueFormat, value: ValueFormat, by: AmountKey | None = None
) -> ValueFormat:
    """Return the format of a map; the order of its rows is kept, and a repeated key is
    an error.

    The keys of maps by number of packs must be ascending.
    """

    def checked_map(lines: tuple[CellValues, ...]) -> object:
        is_sorted = bool(lines) and list(lines) == sorted(lines)
        if len(dict(lines)) < len(lines) or (by == "decks" and not is_sorted):
            raise InvalidValueError(lines)
        return AmountTable(by, lines) if by else lines

    return _rows_format(
        f"a map like {{key:value}} from {key.description} to {value.description}",
        "{}",
        ":",
        key,
        value,
        lines=attrgetter("rows") if by else tuple,
        value=checked_map,
    )


def _any_of(allowed: str, shapes: dict[type | AmountKey, ValueFormat]) -> ValueFormat:
    """Return the format for values of several types or keys, each with its own
    format."""

    def parse_any(text: str) -> object:
        for shape in shapes.values():
            with suppress(InvalidValueError):  # the next type may accept the text
                return shape.parse(text)
        raise InvalidValueError(text)

    def format_any(value: object) -> str:
        kind = value.key if isinstance(value, AmountTable) else type(value)
        return shapes[kind].format(value)

    return ValueFormat(allowed, parse_any, format_any)


NUMBER_FORMAT: Final = ValueFormat("a whole number", _parse_int, str)
_SEATING: Final = choice_format(Seating)
_RANKS: Final = tuple(RANK_LETTERS[:NATURAL_RANK_COUNT])
_RANK: Final = choice_format(_RANKS)


def _parse_seatings(text: str) -> tuple[object, ...]:
    return tuple(_SEATING.parse(part) for part in text.split("|"))


def _format_seatings(value: object) -> str:
    return "|".join(cast("tuple[str, ...]", value))


_SEATING_LIST: Final = ValueFormat(
    "pairs, solo, pairs|solo …", _parse_seatings, _format_seatings
)


SEATINGS_FORMAT: Final = _map_of(NUMBER_FORMAT, _SEATING_LIST)
PACKET_SIZES_FORMAT: Final = _list_of(NUMBER_FORMAT)
RANK_POINTS_FORMAT: Final = _map_of(_RANK, NUMBER_FORMAT)
PURE_RANKS_FORMAT: Final = _map_of(_RANK, choice_format(PureRank))


AMOUNT_FORMAT: Final = _any_of(
    f"a whole number, {{2:15,4:11}} by players, {{solo:2,pairs:5}} by seating, or one"
    f" of: {' '.join(AmountFormula)}",
    {
        AmountFormula: choice_format(AmountFormula),
        int: NUMBER_FORMAT,
        "seating": _map_of(_SEATING, NUMBER_FORMAT, "seating"),
        "players": _map_of(NUMBER_FORMAT, NUMBER_FORMAT, "players"),
    },
)


_FORMER_KINDS: Final = {"clean": CanastaKind.RED, "dirty": CanastaKind.BLACK}
"""Kinds of canastas by their names in files of old versions."""


def _parse_kind(text: str) -> KindCondition:
    name, sign, count = text.partition(">=")
    if not sign:
        name, sign, count = text.partition("=")
    try:
        kind = CanastaKind(_FORMER_KINDS.get(name, name))
        return KindCondition(kind, _parse_int(count), is_exact=sign == "=")
    except ValueError:
        raise InvalidValueError(text) from None


def _format_kind(value: object) -> str:
    kind = cast("KindCondition", value)
    return f"{kind.kind}{'=' if kind.is_exact else '>='}{kind.count}"


_KIND_LIST: Final = _list_of(
    ValueFormat("natural>=1, wild=0 …", _parse_kind, _format_kind)
)
_KIND_MAP: Final = _map_of(_SEATING, _KIND_LIST, "seating")


KIND_CONDITIONS_FORMAT: Final = _any_of(
    "a list like [natural>=1] or [wild=0], or one by seating {solo:[red>=1]}; kinds: "
    + " ".join(CanastaKind),
    {tuple: _KIND_LIST, "seating": _KIND_MAP},
)


HOLDINGS_FORMAT: Final = _rows_format(
    "a map like {7:3/1500,wild:4/2000} from ranks or wild to least/points",
    "{}",
    ":/",
    choice_format((*_RANKS, "wild")),
    NUMBER_FORMAT,
    NUMBER_FORMAT,
    lines=lambda holdings: [
        (each.held_kind, each.min_count, each.points) for each in holdings
    ],
    value=lambda lines: tuple(Holding(*line) for line in lines),
)


def _parse_short_sequence(text: str) -> ShortSequence:
    parts = dict(part.partition(":")[::2] for part in _parts_in_brackets(text, "{}"))
    if set(parts) != {"max_len", "points", "per"}:
        raise InvalidValueError(text)
    if parts["per"] not in ("sequence", "side"):
        raise InvalidValueError(text)
    return ShortSequence(
        _parse_int(parts["max_len"]), _parse_int(parts["points"]), parts["per"]
    )


def _format_short_sequence(value: object) -> str:
    penalty = cast("ShortSequence", value)
    return f"{{max_len:{penalty.max_length},points:{penalty.points},per:{penalty.per}}}"


SHORT_SEQUENCE_FORMAT: Final = optional_format(
    ValueFormat(
        "{max_len:5,points:1000,per:sequence} (per sequence or side)",
        _parse_short_sequence,
        _format_short_sequence,
    )
)

_RED3_TABLE: Final = choice_format(RED3_POINT_TABLES)


def _three_points(lines: tuple[CellValues, ...]) -> ThreePoints:
    points: dict[str | int, int] = dict(lines)
    if len(points) < len(lines) or not {"each", "all"} <= points.keys():
        raise InvalidValueError(lines)
    totals = sorted((key, total) for key, total in points.items() if type(key) is int)
    return ThreePoints(points["each"], points["all"], tuple(totals))


def _parse_three_key(text: str) -> object:
    return text if text in ("each", "all") else _parse_int(text)


RED3_POINTS_FORMAT: Final = _any_of(
    f"{_RED3_TABLE.description}, from packs on {{3:RT6,4:RT8}}, or own points"
    " {each:100,5:1000,all:1200}",
    {
        str: _RED3_TABLE,
        "decks": _map_of(NUMBER_FORMAT, _RED3_TABLE, "decks"),
        ThreePoints: _rows_format(
            "own points",
            "{}",
            ":",
            ValueFormat("each, all or a number", _parse_three_key, str),
            NUMBER_FORMAT,
            lines=lambda own: (("each", own.each), *own.totals, ("all", own.all)),
            value=_three_points,
        ),
    },
)


def _minimum_rows(lines: tuple[CellValues, ...]) -> MinimumRows:
    if not lines or None in [start for start, _ in lines[1:]]:
        raise InvalidValueError(lines)
    return lines


_INITIAL_TABLE: Final = choice_format(INITIAL_MINIMUM_TABLES)


MINIMUM_ROWS_FORMAT: Final = _any_of(
    f"{_INITIAL_TABLE.description}, or own rows [none:15,0:50,1500:90] by score, "
    "[1:50,2:90] by round",
    {
        str: _INITIAL_TABLE,
        tuple: _rows_format(
            "own rows",
            "[]",
            ":",
            optional_format(NUMBER_FORMAT),
            NUMBER_FORMAT,
            value=_minimum_rows,
        ),
    },
)


def _wild_points(lines: tuple[CellValues, ...]) -> WildCanastaPoints:
    try:
        (twos,), (jokers,), (other,) = lines
    except ValueError:
        raise InvalidValueError(lines) from None
    return twos, jokers, other


_WILD_TABLE: Final = choice_format(WILD_CANASTA_POINT_TABLES)


WILD_CANASTAS_FORMAT: Final = _any_of(
    f"{_WILD_TABLE.description}, or own points [2000,1500,1000] of seven twos, of four"
    " jokers and three twos, of others",
    {
        str: _WILD_TABLE,
        tuple: _rows_format(
            "own points", "[]", "", NUMBER_FORMAT, lines=_cells, value=_wild_points
        ),
    },
)
