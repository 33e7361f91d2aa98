"""Rule parameters and their values in words; contradictions as sentences."""

from collections.abc import Sequence
from enum import StrEnum
from typing import Final, TypeVar, cast

from canasta_qt.cards import RANK_LETTERS, Rank
from canasta_qt.rules import tables
from canasta_qt.rules.amounts import (
    AmountTable,
    Holding,
    KindCondition,
    MinimumTable,
    ShortSequence,
    ThreePoints,
    ThreeTable,
    WildCanastaTable,
)
from canasta_qt.rules.model import PARAMETERS
from canasta_qt.rules.parameters.going_out import CANASTA_KINDS
from canasta_qt.rules.parameters.melds import PURE_RANK_CHOICES
from canasta_qt.rules.parameters.parameter import Number
from canasta_qt.rules.parameters.table_and_deal import FORMULA_CHOICES, SEATING_CHOICES
from canasta_qt.rules.problem import Problem
from canasta_qt.rules.values import Seating
from canasta_qt.translate import join_with_and, join_with_or, number_text, tr, tr_n
from canasta_qt.wording.cards import minimum_words, rank_plural
from canasta_qt.wording.rules.own_values import OwnThrees, below_edge_text

_Choice = TypeVar("_Choice", bound=object)

VALUE_LABELS: Final[dict[tuple[type, object], str]] = {
    (type(value), value): choice.words
    for choices in (
        *(parameter.choices for parameter in PARAMETERS.values()),
        SEATING_CHOICES,
        FORMULA_CHOICES,
        PURE_RANK_CHOICES,
        CANASTA_KINDS,
    )
    for value, choice in choices.items()
}
"""Names of members of enumerations; the key includes the type, as members of different
types can be equal strings."""


def parameter_title(name: str) -> str:
    """Return the title of a parameter: `Cards dealt to each player`."""
    return tr(PARAMETERS[name].title)


def parameter_sentence(name: str) -> str:
    """Return the sentence that explains a parameter."""
    return tr(PARAMETERS[name].sentence)


def effect_words(name: str, value: object) -> str:
    """Return the effect of a parameter's value as a sentence; empty if no effect is
    worded."""
    if not isinstance(value, bool | StrEnum):
        return ""
    choice = PARAMETERS[name].choices.get(value)
    return tr(choice.effect) if choice and choice.effect else ""


def value_words(value: object) -> str:
    """Return a value of any parameter in words: `Yes`, `11`, `A natural pair`."""
    if isinstance(value, bool):
        return tr("Yes") if value else tr("No")
    if isinstance(value, StrEnum):
        return tr(VALUE_LABELS[type(value), value])
    if isinstance(value, int):
        return number_text(value)
    if isinstance(value, str):
        return value
    if isinstance(value, frozenset):
        return _join_values(sorted_values(value))
    if isinstance(value, tuple):
        return _join_values(value)
    return _compound(value)


def sorted_values(values: frozenset[_Choice]) -> list[_Choice]:
    """Return values in order: numbers by size, other values as they are defined."""
    return sorted(values, key=_place)


def _place(value: object) -> int:
    if isinstance(value, StrEnum):
        return list(type(value)).index(value)
    assert isinstance(value, int)
    return value


def _join_values(items: Sequence[object]) -> str:
    """Return numbers joined with `and`, other values separated by dots."""
    if items and all(isinstance(item, int) for item in items):
        return join_with_and([value_words(item) for item in items])
    words = [
        entry_text(*_pair(*item)) if isinstance(item, tuple) else value_words(item)
        for item in items
    ]
    return " · ".join(words) or tr("none")


def entry_text(title: str, value: str) -> str:
    """Return a title with its value: `4 players: pairs`, `sevens: 2,500`."""
    return tr("{title}: {setting}").format(title=title, setting=value)


def value_pairs(amounts: Sequence[tuple[object, object]]) -> list[tuple[str, str]]:
    """Return the entries of a table in words, each as a key and an amount."""
    return [_pair(key, value) for key, value in amounts]


def _pair(key: object, value: object) -> tuple[str, str]:
    if isinstance(key, int):
        head = tr_n("%n player(s)", key)
    elif isinstance(key, StrEnum):
        head = value_words(key)
    else:
        head = rank_words(str(key))
    if isinstance(value, tuple):
        is_all = all(isinstance(each, KindCondition) for each in value)
        join = join_with_and if is_all else join_with_or
        return head, join([value_words(each) for each in value])
    return head, value_words(value)


def rank_words(text: str) -> str:
    """Return the plural of a rank, or of wild cards, for a rank in card notation."""
    if text in RANK_LETTERS:
        return rank_plural(Rank(RANK_LETTERS.index(text)))
    return tr("wild cards")


def _compound(value: object) -> str:
    match value:
        case AmountTable(_, rows):
            return _join_values(rows)
        case KindCondition(kind, 0, True):
            text = tr("{kind}: not counted")
            return text.format(kind=value_words(kind))
        case KindCondition(kind, count):
            text = tr("{kind}: at least {number}")
            return text.format(kind=value_words(kind), number=number_text(count))
        case Holding(what, least, points):
            text = tr("{ranks} ({number} or more): {points}")
            return text.format(
                ranks=rank_words(what),
                number=number_text(least),
                points=number_text(points),
            )
        case ShortSequence(max_len, points, per):
            text = tr("{points} once a side, up to {number} cards")
            if per == "sequence":
                text = tr("{points} for each, up to {number} cards")
            return text.format(points=number_text(points), number=number_text(max_len))
        case _:
            raise TypeError(value)


def parameter_value(name: str, value: object) -> str:
    """Return the value of a parameter in words; a named table gives the content of the
    table."""
    if name == "initial_table":
        table = opening_table(cast("MinimumTable", value))
        return " · ".join(map(entry_text, *table))
    if name == "red3_table":
        return red3_rows(cast("ThreeTable", value))
    if name == "wild_canasta_table":
        return _wild_canastas(cast("WildCanastaTable", value))
    if name == "short_sequence_penalty" and value is None:
        return tr("No penalty")
    kind = PARAMETERS[name].kind
    if value is None and isinstance(kind, Number):
        return tr(kind.none_label)
    if type(value) is str:
        effect = PARAMETERS[name].choices[value].effect
        return tr(effect) if effect else tr("none")
    return value_words(value)


def parameter_entry(name: str, value: object) -> str:
    """Return the title and a value of a parameter: `Cards dealt to each player: 11`."""
    return entry_text(parameter_title(name), parameter_value(name, value))


def opening_table(table: MinimumTable) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return a table of minimums as two rows: scores or rounds, and minimums."""
    rows = tables.minimum_rows(table)
    by_round = rows[0][0] is not None
    first = tr("Round {edge}") if by_round else tr("From {edge}")
    edges = [
        below_edge_text(rows)
        if start is None
        else first.format(edge=number_text(start))
        for start, _ in rows
    ]
    return tuple(edges), tuple(minimum_words(minimum) for _, minimum in rows)


def red3_lines(table: AmountTable[str]) -> tuple[str, ...]:
    """Return the points for red threes, a line for each number of packs."""
    return tuple(
        tr_n("%n pack(s): {points}", decks).format(points=red3_rows(name))
        for decks, name in table.rows
    )


def own_red3_lines(own_points: ThreePoints) -> tuple[str, ...]:
    """Return own points of red threes as lines, one for each field of the form."""
    shown = OwnThrees(tuple(number for number, _ in own_points.totals))
    points = map(number_text, shown.field_values(own_points))
    return tuple(map(entry_text, shown.field_titles, points))


def red3_rows(table: ThreeTable) -> str:
    """Return the points for one, two, three … red threes as text.

    If they depend on the number of packs, the text has a part for each number of packs.
    """
    if isinstance(table, AmountTable):
        return " · ".join(red3_lines(table))
    if isinstance(table, ThreePoints):
        return " · ".join(own_red3_lines(table))
    points = ", ".join(
        number_text(points) for points in tables.RED3_POINT_TABLES[table]
    )
    return points or tr("Nothing", "none")


def _wild_canastas(table: WildCanastaTable) -> str:
    twos, jokers, other = tables.wild_canasta_points(table)
    if twos == jokers == other:
        return number_text(other) if other else tr("none")
    return tr(
        "Seven twos {sevens} · four jokers and three twos {fours} · others {others}"
    ).format(
        sevens=number_text(twos), fours=number_text(jokers), others=number_text(other)
    )


def problem_sentence(problem: Problem) -> str:
    """Return a contradiction between rules as a sentence with its numbers."""
    words = {name: _words(value) for name, value in problem.details}
    return tr(problem.text).format(**words)


def _words(value: int | str) -> str:
    if isinstance(value, Seating):
        return value_words(value)
    return number_text(value) if isinstance(value, int) else value
