"""The text of every parameter value: `true`, `{pair,add}`, `{7:3/1500}`, `players+1`.

The same text stands in positions, records and the house-rules window.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final, cast, get_type_hints

from canasta_qt.cards import NATURAL_RANKS, RANK_TEXT
from canasta_qt.rules.amounts import (
    Amount,
    ByDecks,
    ByPlayers,
    BySeating,
    Formula,
    Holding,
    KindCondition,
    Kinds,
    KindsBySeating,
    RankPoints,
    ShortSequence,
    TableName,
)
from canasta_qt.rules.model import Ruleset, SeatingMap
from canasta_qt.rules.parameters.registry import GROUPS
from canasta_qt.rules.tables import (
    INITIAL_TABLES,
    MULTI_CANASTA_TABLES,
    RED3_TABLES,
    SET_ASIDE_TABLES,
    SPECIAL_HAND_TABLES,
    WILD_CANASTA_TABLES,
)
from canasta_qt.rules.values import (
    CanastaKind,
    CardClass,
    FinalDiscard,
    PureRank,
    Seating,
    TakeWay,
)


class NoSuchValueError(ValueError):
    """A text that is no value of the parameter."""


@dataclass(frozen=True, slots=True)
class TypedText:
    """How the values of one parameter are read and written, and what may be written.

    `read` raises `NoSuchValueError`; `write` gets only values that `read` returns.
    """

    allowed: str
    read: Callable[[str], object]
    write: Callable[[object], str]


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


def _read_int(text: str) -> int:
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdigit()):
        raise NoSuchValueError(text)
    return int(text)


def _read_bool(text: str) -> bool:
    if text not in ("true", "false"):
        raise NoSuchValueError(text)
    return text == "true"


def _choice(values: type[StrEnum]) -> TypedText:
    def read(text: str) -> StrEnum:
        try:
            return values(text)
        except ValueError:
            raise NoSuchValueError(text) from None

    return TypedText(" ".join(values), read, str)


def _table(names: tuple[str, ...]) -> TypedText:
    def read(text: str) -> str:
        if text not in names:
            raise NoSuchValueError(text)
        return text

    return TypedText(" ".join(names), read, str)


def _optional(inner: TypedText) -> TypedText:
    return TypedText(
        f"none, or {inner.allowed}",
        lambda text: None if text == "none" else inner.read(text),
        lambda value: "none" if value is None else inner.write(value),
    )


def _set_of(inner: TypedText) -> TypedText:
    def read(text: str) -> frozenset[object]:
        return frozenset(inner.read(part) for part in _inside(text, "{}"))

    def write(value: object) -> str:
        members = cast("frozenset[Any]", value)
        ordered = sorted(members, key=_place)
        return "{" + ",".join(inner.write(member) for member in ordered) + "}"

    return TypedText(f"a set like {{a,b}} of: {inner.allowed}", read, write)


def _place(member: int | StrEnum) -> int:
    """Alternatives stand in the order of their definition."""
    return member if isinstance(member, int) else list(type(member)).index(member)


def _list_of(inner: TypedText) -> TypedText:
    def read(text: str) -> tuple[object, ...]:
        return tuple(inner.read(part) for part in _inside(text, "[]"))

    def write(value: object) -> str:
        members = cast("tuple[object, ...]", value)
        return "[" + ",".join(inner.write(member) for member in members) + "]"

    return TypedText(f"a list like [a,b] of: {inner.allowed}", read, write)


def _map_of(key: TypedText, value: TypedText) -> TypedText:
    """Maps keep the order in which they are written; no key may come twice."""

    def read(text: str) -> tuple[tuple[object, object], ...]:
        pairs = []
        for part in _inside(text, "{}"):
            name, colon, rest = part.partition(":")
            if not colon:
                raise NoSuchValueError(text)
            pairs.append((key.read(name), value.read(rest)))
        if len({name for name, _ in pairs}) < len(pairs):
            raise NoSuchValueError(text)
        return tuple(pairs)

    def write(pairs: object) -> str:
        entries = cast("tuple[tuple[object, object], ...]", pairs)
        return (
            "{" + ",".join(f"{key.write(k)}:{value.write(v)}" for k, v in entries) + "}"
        )

    return TypedText(
        f"a map like {{key:value}} from {key.allowed} to {value.allowed}", read, write
    )


_INT: Final = TypedText("a whole number", _read_int, str)
_BOOL: Final = TypedText("true or false", _read_bool, lambda value: str(value).lower())
_SEATING: Final = _choice(Seating)
_RANK: Final = _table(tuple(RANK_TEXT[:NATURAL_RANKS]))
_BY_PLAYERS: Final = _map_of(_INT, _INT)
_BY_SEATING: Final = _map_of(_SEATING, _INT)


def _read_seatings(text: str) -> tuple[object, ...]:
    return tuple(_SEATING.read(part) for part in text.split("|"))


def _write_seatings(value: object) -> str:
    return "|".join(cast("tuple[str, ...]", value))


_SEATINGS: Final = TypedText(
    "pairs, solo, pairs|solo …", _read_seatings, _write_seatings
)


def _read_amount(text: str) -> object:
    if text in tuple(Formula):
        return Formula(text)
    if not text.startswith("{"):
        return _read_int(text)
    if text[1:2].isdigit():
        return ByPlayers(cast("tuple[tuple[int, int], ...]", _BY_PLAYERS.read(text)))
    pairs = _BY_SEATING.read(text)
    return BySeating(cast("tuple[tuple[Seating, int], ...]", pairs))


def _write_amount(value: object) -> str:
    if isinstance(value, ByPlayers):
        return _BY_PLAYERS.write(value.amounts)
    if isinstance(value, BySeating):
        return _BY_SEATING.write(value.amounts)
    return str(value)


_AMOUNT: Final = TypedText(
    f"a whole number, {{2:15,4:11}} by players, {{solo:2,pairs:5}} by seating, or one"
    f" of: {' '.join(Formula)}",
    _read_amount,
    _write_amount,
)


def _read_kind(text: str) -> KindCondition:
    name, sign, count = text.partition(">=")
    if not sign:
        name, sign, count = text.partition("=")
    try:
        return KindCondition(CanastaKind(name), _read_int(count), exactly=sign == "=")
    except ValueError:
        raise NoSuchValueError(text) from None


def _write_kind(value: object) -> str:
    kind = cast("KindCondition", value)
    return f"{kind.kind}{'=' if kind.exactly else '>='}{kind.count}"


_KIND_LIST: Final = _list_of(TypedText("natural>=1, wild=0 …", _read_kind, _write_kind))
_KIND_MAP: Final = _map_of(_SEATING, _KIND_LIST)


def _read_kinds(text: str) -> object:
    if not text.startswith("{"):
        return _KIND_LIST.read(text)
    pairs = _KIND_MAP.read(text)
    return KindsBySeating(
        cast("tuple[tuple[Seating, tuple[KindCondition, ...]], ...]", pairs)
    )


def _write_kinds(value: object) -> str:
    if isinstance(value, KindsBySeating):
        return _KIND_MAP.write(value.kinds)
    return _KIND_LIST.write(value)


_KINDS: Final = TypedText(
    "a list like [natural>=1] or [wild=0], or one by seating {solo:[red>=1]}; kinds: "
    + " ".join(CanastaKind),
    _read_kinds,
    _write_kinds,
)


def _read_holdings(text: str) -> tuple[Holding, ...]:
    holdings = []
    for part in _inside(text, "{}"):
        what, _, rest = part.partition(":")
        least, _, points = rest.partition("/")
        if what != "wild":
            _RANK.read(what)
        holdings.append(Holding(what, _read_int(least), _read_int(points)))
    return tuple(holdings)


def _write_holdings(value: object) -> str:
    entries = cast("tuple[Holding, ...]", value)
    return "{" + ",".join(f"{h.what}:{h.least}/{h.points}" for h in entries) + "}"


_HOLDINGS: Final = TypedText(
    "a map like {7:3/1500,wild:4/2000} from ranks or wild to least/points",
    _read_holdings,
    _write_holdings,
)


def _read_short_sequence(text: str) -> ShortSequence:
    parts = dict(part.partition(":")[::2] for part in _inside(text, "{}"))
    if set(parts) != {"max_len", "points", "per"}:
        raise NoSuchValueError(text)
    if parts["per"] not in ("sequence", "side"):
        raise NoSuchValueError(text)
    return ShortSequence(
        _read_int(parts["max_len"]), _read_int(parts["points"]), parts["per"]
    )


def _write_short_sequence(value: object) -> str:
    penalty = cast("ShortSequence", value)
    return f"{{max_len:{penalty.max_len},points:{penalty.points},per:{penalty.per}}}"


_SHORT_SEQUENCE: Final = TypedText(
    "{max_len:5,points:1000,per:sequence} (per sequence or side)",
    _read_short_sequence,
    _write_short_sequence,
)

_RED3_TABLE: Final = _table(tuple(RED3_TABLES))
_RED3_BY_DECKS: Final = _map_of(_INT, _RED3_TABLE)


def _read_red3_table(text: str) -> object:
    if not text.startswith("{"):
        return _RED3_TABLE.read(text)
    rows = cast("tuple[tuple[int, str], ...]", _RED3_BY_DECKS.read(text))
    if not rows or list(rows) != sorted(rows):
        raise NoSuchValueError(text)
    return ByDecks(rows)


def _write_red3_table(value: object) -> str:
    if isinstance(value, ByDecks):
        return _RED3_BY_DECKS.write(value.tables)
    return str(value)


_TABLES: Final[dict[str, tuple[str, ...]]] = {
    "initial_table": tuple(INITIAL_TABLES),
    "wild_canasta_table": tuple(WILD_CANASTA_TABLES),
    "multi_canasta_table": MULTI_CANASTA_TABLES,
    "black3_set_aside_table": SET_ASIDE_TABLES,
    "special_hands": SPECIAL_HAND_TABLES,
}

_BY_HINT: Final[dict[object, TypedText]] = {
    int: _INT,
    bool: _BOOL,
    int | None: _optional(_INT),
    frozenset[int]: _set_of(_INT),
    tuple[int, ...]: _list_of(_INT),
    SeatingMap: _map_of(_INT, _SEATINGS),
    Amount: _AMOUNT,
    TableName: TypedText(
        f"{_RED3_TABLE.allowed}, or from packs on {{3:RT6,4:RT8}}",
        _read_red3_table,
        _write_red3_table,
    ),
    RankPoints: _map_of(_RANK, _INT),
    tuple[tuple[str, PureRank], ...]: _map_of(_RANK, _choice(PureRank)),
    Kinds: _KINDS,
    tuple[Holding, ...]: _HOLDINGS,
    ShortSequence | None: _optional(_SHORT_SEQUENCE),
}


CONTENTS: Final[dict[str, object]] = {
    "players_allowed": frozenset[int],
    "seating": SeatingMap,
    "talon_sizes": tuple[int, ...],
    "upcard_turn_again_on": frozenset[CardClass],
    "upcard_freezes_on": frozenset[CardClass],
    "pure_ranks": tuple[tuple[str, PureRank], ...],
    "take_unfrozen": frozenset[TakeWay],
    "take_frozen": frozenset[TakeWay],
    "freezing_discards": frozenset[CardClass],
    "top_blocks": frozenset[CardClass],
    "final_discard_ban": frozenset[FinalDiscard],
    "pure_rank_bonus": RankPoints,
    "incomplete_pure_penalty": RankPoints,
    "holding_penalty": tuple[Holding, ...],
}
"""Types of the parameters that hold several values: compiled classes forget them."""


def _text_of_hint(name: str, hint: object) -> TypedText:
    if name in _TABLES:
        return _table(_TABLES[name])
    hint = CONTENTS.get(name, hint)
    if isinstance(hint, type) and issubclass(hint, StrEnum):
        return _choice(hint)
    found = _BY_HINT.get(hint)
    if found is not None:
        return found
    # What is left are sets of an enumeration.
    (member,) = hint.__args__  # type: ignore[attr-defined]
    return _set_of(_choice(member))


TEXT_OF: Final[dict[str, TypedText]] = {
    name: _text_of_hint(name, hint)
    for group in GROUPS
    for name, hint in get_type_hints(get_type_hints(Ruleset)[group]).items()
}
"""Every parameter's text."""
