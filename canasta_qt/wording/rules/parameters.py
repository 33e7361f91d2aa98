"""Every parameter of a ruleset explained: its title, a sentence, its value in words."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import TypeVar

from canasta_qt.cards import RANK_TEXT, Rank
from canasta_qt.rules.amounts import (
    ByDecks,
    ByPlayers,
    BySeating,
    Holding,
    KindCondition,
    KindsBySeating,
    ShortSequence,
    TableName,
)
from canasta_qt.rules.fields import GROUP_OF, value_of
from canasta_qt.rules.model import Ruleset
from canasta_qt.rules.parameters.registry import PARAMETERS, WORDS, choices_of
from canasta_qt.rules.tables import (
    CANASTA,
    INITIAL_TABLES,
    NATURAL_CANASTA,
    RED3_TABLES,
    WILD_CANASTA_TABLES,
)
from canasta_qt.translate import enumerate_words, figure, plural, translate
from canasta_qt.wording.cards import number_word, rank_plural

_Choice = TypeVar("_Choice", bound=object)


def parameter_title(name: str) -> str:
    """Name a parameter in a few words: `Cards dealt to each player`."""
    return translate("", PARAMETERS[name].title)


def parameter_sentence(name: str) -> str:
    """Explain a parameter in a sentence."""
    return translate("", PARAMETERS[name].sentence)


def effect_words(name: str, value: object) -> str:
    """Put into a sentence what an alternative does; empty for other values."""
    if not isinstance(value, bool | StrEnum):
        return ""
    choice = choices_of(name).get(value)
    return translate("", choice.effect) if choice and choice.effect else ""


def classic_value(ruleset: Ruleset, name: str) -> object:
    """Return the Classic value of a parameter, which is the default of its group."""
    group = type(getattr(ruleset, GROUP_OF[name]))
    return getattr(group(), name)


def difference_words(ruleset: Ruleset, name: str) -> str:
    """Write a difference: `Cards dealt to each player: 15 (Classic: 11)`."""
    return translate("rules", "{title}: {value} (Classic: {classic})").format(
        title=parameter_title(name),
        value=parameter_value(name, value_of(ruleset, name)),
        classic=parameter_value(name, classic_value(ruleset, name)),
    )


def value_words(value: object) -> str:
    """Write any parameter's value for people: `yes`, `11`, `a natural pair`."""
    if value is None:
        return translate("rules", "no limit")
    if isinstance(value, bool):
        return translate("rules", "yes") if value else translate("rules", "no")
    if isinstance(value, StrEnum):
        return translate("", WORDS[type(value), value])
    if isinstance(value, int):
        return figure(value)
    if isinstance(value, str):
        return value
    if isinstance(value, frozenset):
        return _several(in_order(value))
    if isinstance(value, tuple):
        return _several(value)
    return _compound(value)


def in_order(values: frozenset[_Choice]) -> list[_Choice]:
    """List numbers by size, alternatives in the order in which they are defined."""
    return sorted(values, key=_place)


def _place(value: object) -> int:
    if isinstance(value, StrEnum):
        return list(type(value)).index(value)
    assert isinstance(value, int)
    return value


def _several(items: Sequence[object]) -> str:
    """Join values with `and`, the entries of a map with semicolons."""
    if any(isinstance(item, tuple) for item in items):
        return "; ".join(_pair(*item) for item in items if isinstance(item, tuple))
    words = [value_words(item) for item in items]
    return enumerate_words(words) or translate("rules", "none")


def _pair(key: object, value: object) -> str:
    """Write one entry of a map: `4 players: pairs`, `sevens: 2,500`."""
    if isinstance(key, int):
        head = plural(key).translate("rules", "%n player(s)", "", 1)
    elif isinstance(key, StrEnum):
        head = value_words(key)
    else:
        head = _what(str(key))
    if isinstance(value, tuple):
        words = translate("rules", " or ").join(value_words(each) for each in value)
    else:
        words = value_words(value)
    return translate("rules", "{key}: {value}").format(key=head, value=words)


def _what(text: str) -> str:
    """Name a rank given as in card text, or `wild`."""
    if text in RANK_TEXT:
        return rank_plural(Rank(RANK_TEXT.index(text)))
    return translate("rules", "wild cards")


def _compound(value: object) -> str:
    match value:
        case ByPlayers(amounts) | BySeating(amounts):
            return _several(amounts)
        case KindsBySeating(kinds):
            return "; ".join(
                f"{value_words(seating)}: {_several(needs)}" for seating, needs in kinds
            )
        case KindCondition(kind, 0, True):
            return translate("rules", "{kind} do not count").format(
                kind=value_words(kind)
            )
        case KindCondition(kind, count):
            return translate("rules", "{count} or more {kind}").format(
                count=number_word(count), kind=value_words(kind)
            )
        case Holding(what, least, points):
            return translate("rules", "{least} or more {what}: {points}").format(
                least=figure(least), what=_what(what), points=figure(points)
            )
        case ShortSequence(max_len, points, per):
            text = (
                translate("rules", "{points} for each of up to {cards} cards")
                if per == "sequence"
                else translate(
                    "rules", "{points} for a side with one up to {cards} cards"
                )
            )
            return text.format(points=figure(points), cards=figure(max_len))
        case _:
            raise TypeError(value)


def parameter_value(name: str, value: object) -> str:
    """Write the value of a parameter for people; a table by what it says."""
    if name == "initial_table":
        return opening_rows(str(value))
    if name == "red3_table" and isinstance(value, str | ByDecks):
        return red3_rows(value)
    if name == "wild_canasta_table":
        return _wild_canastas(str(value))
    if type(value) is str:
        effect = choices_of(name)[value].effect
        return translate("", effect) if effect else translate("rules", "none")
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
