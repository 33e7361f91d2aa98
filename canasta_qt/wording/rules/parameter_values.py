"""The values that rule parameters take, in words."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import TypeVar

from canasta_qt.cards import RANK_TEXT, Rank
from canasta_qt.rules.amounts import (
    ByPlayers,
    BySeating,
    Holding,
    KindCondition,
    KindsBySeating,
    ShortSequence,
)
from canasta_qt.translate import enumerate_words, figure, plural, translate
from canasta_qt.wording.cards import number_word, rank_plural
from canasta_qt.wording.rules.parameter_choices import CHOICES

_Choice = TypeVar("_Choice", bound=object)


def value_words(value: object) -> str:
    """Write any parameter's value for people: `yes`, `11`, `a natural pair`."""
    if value is None:
        return translate("rules", "no limit")
    if isinstance(value, bool):
        return translate("rules", "yes") if value else translate("rules", "no")
    if isinstance(value, StrEnum):
        return translate("rules", CHOICES[type(value)][value.value])
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
