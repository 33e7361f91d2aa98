"""Parameters whose values are tables: opening minimums, threes, wild canastas."""

from __future__ import annotations

from typing import Final

from canasta_qt.rules.amounts import ByDecks, TableName
from canasta_qt.rules.tables import (
    CANASTA,
    INITIAL_TABLES,
    NATURAL_CANASTA,
    RED3_TABLES,
    WILD_CANASTA_TABLES,
)
from canasta_qt.translate import QT_TRANSLATE_NOOP, figure, plural, translate
from canasta_qt.wording.rules.parameter_values import value_words

_SPECIAL: Final[dict[str, str]] = {
    "none": QT_TRANSLATE_NOOP("rules", "none"),
    "SH-AM": QT_TRANSLATE_NOOP(
        "rules",
        "straight (one of each rank and a joker) 3,000; seven pairs 2,500, with twos "
        "2,000; garbage (two times four and two times three of a kind) 2,000",
    ),
    "MC-ITA": QT_TRANSLATE_NOOP(
        "rules",
        "five natural canastas 2,000; four natural and a mixed one 1,000; "
        "ten of any kind 2,000 more",
    ),
    "B3-CUB": QT_TRANSLATE_NOOP("rules", "5 each, all four 100"),
}


def parameter_value(name: str, value: object) -> str:
    """Write the value of a parameter for people; a table by what it says."""
    if name == "initial_table":
        return opening_rows(str(value))
    if name == "red3_table" and isinstance(value, str | ByDecks):
        return red3_rows(value)
    if name == "wild_canasta_table":
        return _wild_canastas(str(value))
    if type(value) is str and value in _SPECIAL:
        return translate("rules", _SPECIAL[value])
    return value_words(value)


def opening_rows(table: str) -> str:
    """Write an opening table: `below 0: 15; from 0: 50; from 1,500: 90`."""
    rows = INITIAL_TABLES[table]
    return "; ".join(
        _row(start, minimum, rows[index + 1][0] if start is None else start)
        for index, (start, minimum) in enumerate(rows)
    )


def _row(start: int | None, minimum: int, edge: int | None) -> str:
    text = (
        translate("rules", "below {edge}: {need}")
        if start is None
        else translate("rules", "from {edge}: {need}")
    )
    return text.format(edge=figure(edge or 0), need=_need(minimum))


def _need(minimum: int) -> str:
    if minimum == CANASTA:
        return translate("rules", "a canasta")
    if minimum == NATURAL_CANASTA:
        return translate("rules", "a natural canasta")
    return figure(minimum)


def opening_table(table: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Write an opening table as two rows: from which total or hand on, and how much."""
    rows = INITIAL_TABLES[table]
    edges = [
        translate("rules", "below {edge}").format(edge=figure(rows[index + 1][0] or 0))
        if start is None
        else translate("rules", "from {edge}").format(edge=figure(start))
        for index, (start, _) in enumerate(rows)
    ]
    return tuple(edges), tuple(_need(minimum) for _, minimum in rows)


def red3_table(table: TableName) -> tuple[tuple[str, ...], ...]:
    """Write rows of points for one, two, three … threes; with packs if need be."""
    if isinstance(table, ByDecks):
        rows = [(decks, RED3_TABLES[name]) for decks, name in table.tables]
    else:
        rows = [(0, RED3_TABLES[table])]
    longest = max(len(points) for _, points in rows)
    return tuple(
        (
            *([_packs(decks)] if decks else []),
            *map(figure, points),
            *[""] * (longest - len(points)),
        )
        for decks, points in rows
    )


def _packs(decks: int) -> str:
    return plural(decks).translate("rules", "from %n pack(s) on", "", 1)


def red3_rows(table: TableName) -> str:
    """Write what one, two, three … threes count, by the number of packs if need be."""
    if isinstance(table, ByDecks):
        return "; ".join(
            plural(decks)
            .translate("rules", "%n pack(s): {points}", "", 1)
            .format(points=red3_rows(name))
            for decks, name in table.tables
        )
    points = ", ".join(figure(points) for points in RED3_TABLES[table])
    return points or translate("rules", "nothing")


def _wild_canastas(table: str) -> str:
    twos, jokers, other = WILD_CANASTA_TABLES[table]
    if twos == jokers == other:
        return figure(other) if other else translate("rules", "none")
    return translate(
        "rules",
        "seven twos {twos}, four jokers and three twos {jokers}, others {other}",
    ).format(twos=figure(twos), jokers=figure(jokers), other=figure(other))
