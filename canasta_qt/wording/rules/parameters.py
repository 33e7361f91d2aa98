"""Every parameter explained, its value in words, and why values do not go together."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import Final, TypeVar

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
from canasta_qt.rules.conflicts import Conflict, Problem
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
from canasta_qt.rules.values import Seating
from canasta_qt.translate import enumerate_words, figure, plural, tr, translate
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
            text = translate("rules", "{kind} do not count")
            return text.format(kind=value_words(kind))
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
    words = translate("rules", "{key}: {value}")
    columns = zip(*opening_table(table), strict=True)
    return "; ".join(words.format(key=edge, value=need) for edge, need in columns)


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


PROBLEMS: Final[dict[Conflict, str]] = {
    Conflict.TOO_SMALL: tr("{number} is too small; the least is {least}."),
    Conflict.TOO_LARGE: tr("{number} is too large; the most is {most}."),
    Conflict.NO_PLAYERS: tr("Nobody could play."),
    Conflict.NO_TABLE: tr("There is no table for {players}; two to eight can play."),
    Conflict.NO_SEATING: tr("It is not said how {players} players form sides."),
    Conflict.IDLE_SEATING: tr(
        "There are sides for {players} players, but so many may not play."
    ),
    Conflict.UNEVEN_SEATING: tr(
        "{players} players cannot form sides like this: {seating}."
    ),
    Conflict.NO_THREE: tr(
        "A lone hand needs a table of three, and three may not play."
    ),
    Conflict.THREE_NOT_SOLO: tr(
        "A lone hand needs three players who begin each on their own."
    ),
    Conflict.NO_AMOUNT_FOR_PLAYERS: tr(
        "There is no number for {players} players, who may play."
    ),
    Conflict.NO_AMOUNT_FOR_SEATING: tr(
        "There is no value for this way to sit: {seating}."
    ),
    Conflict.NOTHING_TO_DRAW: tr(
        "With {players} players, dealing takes every card: nothing is left to draw."
    ),
    Conflict.TOO_MANY_COPIES: tr("The packs have only {copies} cards of each rank."),
    Conflict.NEVER_RECYCLED: tr(
        "Renewals are limited, but the pile never becomes the stock."
    ),
    Conflict.NO_ROOM_FOR_NATURALS: tr(
        "The smallest meld has no room for the natural cards it needs."
    ),
    Conflict.MORE_THAN_A_CANASTA: tr("That is more than the seven cards of a canasta."),
    Conflict.NO_MELD: tr(
        "The largest meld is smaller than the smallest: nothing can be melded."
    ),
    Conflict.NO_CANASTA: tr("Melds below {canasta} cards never become canastas."),
    Conflict.NATURAL_PAST_ALL: tr(
        "Natural canastas may not be larger than any meld may be."
    ),
    Conflict.SEQUENCE_LENGTH: tr("The longest sequence has {least} to {most} cards."),
    Conflict.NO_WILD_CANASTA: tr(
        "So small a meld of wild cards never becomes a canasta."
    ),
    Conflict.TOO_FEW_WILDS: tr(
        "A canasta of wild cards needs seven, and the packs have {cards}."
    ),
    Conflict.CANASTA_WITHOUT_ROOM: tr(
        "A meld of at most {limit} cards cannot hold {need} natural cards."
    ),
    Conflict.TOO_FEW_OF_A_RANK: tr(
        "No canasta is possible: there are only {copies} cards of a rank."
    ),
    Conflict.WILDS_NEVER_FIT: tr(
        "A meld of at most {limit} cards never holds {wilds} wild cards beside the "
        "natural ones it needs."
    ),
    Conflict.WILDS_BAR_CANASTA: tr(
        "{need} natural cards in a canasta cannot be met with {wilds} wild cards in "
        "a meld of {limit} cards at most."
    ),
    Conflict.ROUNDS_OR_SCORE: tr(
        "The points to open go by the number of the hand in one place and by the "
        "side’s total in the other."
    ),
    Conflict.LIMIT_NEEDS_TOP_N: tr(
        "Taking only the top cards and a number of them need each other."
    ),
    Conflict.NO_WAY_TO_TAKE: tr(
        "The pile may be taken, but there is no way to take it."
    ),
    Conflict.NO_SEQUENCES_TO_MEET: tr(
        "The pile cannot be taken for a sequence: there are no sequences."
    ),
    Conflict.FROZEN_BUT_PAIR: tr("A frozen pile is taken only with a natural pair."),
    Conflict.NO_FEET: tr("This needs a foot, and nobody has one."),
    Conflict.FOOT_NEEDS_BOTH: tr(
        "A foot needs both its number of cards and a way to choose it."
    ),
    Conflict.LIFT_OF_22: tr(
        "A stack of 22 is split into a hand of 11 and a foot of 11."
    ),
    Conflict.TALONS_NEED_BOTH: tr("Wings need both their numbers of cards and a use."),
    Conflict.NO_SEQUENCES: tr(
        "A sequence is needed to go out, and there are no sequences."
    ),
    Conflict.NO_WILD_CANASTAS: tr(
        "A canasta of wild cards is needed to go out, and there are none."
    ),
    Conflict.NO_MIXED_CANASTAS: tr(
        "A canasta with wild cards is needed to go out, and none may hold any."
    ),
    Conflict.NOBODY_TO_ASK: tr("Asking a partner is needed, but some play alone."),
    Conflict.NO_TARGET: tr("The game goes to a number of points, and none is given."),
    Conflict.NO_ROUNDS: tr("The game ends after a number of hands, and none is given."),
}


def problem_sentence(problem: Problem) -> str:
    """Word what does not go together, with the numbers in it."""
    words = {name: _words(value) for name, value in problem.details}
    return translate("", PROBLEMS[problem.conflict]).format(**words)


def _words(value: int | str) -> str:
    if isinstance(value, Seating):
        return value_words(value)
    return figure(value) if isinstance(value, int) else value
