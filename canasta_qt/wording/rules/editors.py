"""The lines of each rule of several parts: who sits how, which canastas and points."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from enum import StrEnum
from typing import Final

from canasta_qt.cards import NATURAL_RANKS, RANK_TEXT, Rank
from canasta_qt.rules.amounts import Formula
from canasta_qt.rules.parameters.parameter import MOST_POINTS
from canasta_qt.rules.records import record_of
from canasta_qt.rules.tables import RED3_TABLES
from canasta_qt.rules.values import CanastaKind, PureRank, Seating
from canasta_qt.translate import capital, plural, translate
from canasta_qt.wording.cards import rank_plural
from canasta_qt.wording.rules.cells import Count, Fixed, LineEditor, Pick, Plain, Way
from canasta_qt.wording.rules.parameters import parameter_value, value_words


def _players() -> Pick:
    choices = tuple(
        (str(n), plural(n).translate("rules", "%n player(s)", "", 1))
        for n in range(2, 9)
    )
    return Pick(translate("rules", "players"), choices)


def _said(values: Iterable[StrEnum]) -> tuple[tuple[str, str], ...]:
    return tuple((each.value, capital(value_words(each))) for each in values)


def _seating(name: str, lead: str = "", *, none: bool = False) -> Pick:
    nothing = (("", translate("rules", "–")),) if none else ()
    short = (
        (Seating.SOLO.value, translate("rules", "Alone")),
        (Seating.PAIRS.value, translate("rules", "Pairs")),
        (Seating.TRIOS.value, translate("rules", "Trios")),
    )
    return Pick(name, (*nothing, *short), lead)


def _rank(*, wild: bool = False) -> Pick:
    ranks = tuple(
        (RANK_TEXT[i], capital(rank_plural(Rank(i)))) for i in range(NATURAL_RANKS)
    )
    others = (("wild", capital(translate("rules", "wild cards"))),) if wild else ()
    return Pick(translate("rules", "rank"), ranks[::-1] + others)


def _points() -> Count:
    return Count(
        translate("rules", "points"), 0, MOST_POINTS, translate("rules", "points:")
    )


def _bounds(name: str) -> tuple[int, int]:
    found = record_of(name).bounds
    assert found is not None  # it has numbers
    return found


def _amount(name: str) -> tuple[Way, ...]:
    least, most = _bounds(name)
    number = Count(translate("rules", "number"), least, most)
    found: list[Way] = [
        Plain(translate("rules", "The same for everybody"), least, most),
        LineEditor(
            translate("rules", "By the number of players"),
            (_players(), number),
            "{0}:{1}",
            r"(\d+):(\d+)",
            start=("4", str(least)),
            least=1,
        ),
    ]
    if name == "go_out_canastas":
        sitting = _seating(translate("rules", "way to sit"))
        title = translate("rules", "By the way to sit")
        found.append(
            LineEditor(title, (sitting, number), "{0}:{1}", r"([a-z]+):(\d+)", least=1)
        )
    formulas = {
        "deck_count": tuple(each for each in Formula if "players" in each.value),
        "jokers_total": tuple(each for each in Formula if "decks" in each.value),
    }
    found += [
        Fixed(capital(value_words(each)), each.value) for each in formulas.get(name, ())
    ]
    return tuple(found)


def _seatings(_name: str) -> tuple[Way, ...]:
    also = translate("rules", "or")
    cells = (
        _players(),
        _seating(translate("rules", "usually"), translate("rules", "usually")),
        _seating(translate("rules", "or"), also, none=True),
        _seating(translate("rules", "or also"), also, none=True),
    )
    shape = "{0}:{1}|{2}|{3}"
    pattern = r"(\d+):([a-z]+)(?:\|([a-z]+))?(?:\|([a-z]+))?"
    start = ("4", "pairs", "", "")
    return (LineEditor("", cells, shape, pattern, start=start, least=1),)


def _talons(name: str) -> tuple[Way, ...]:
    least, most = _bounds(name)
    size = Count(translate("rules", "cards"), max(1, least), most)
    return (LineEditor("", (size,), "{0}", r"(\d+)", "[]", start=("4",), unique=False),)


def _pure(_name: str) -> tuple[Way, ...]:
    strict = Pick(translate("rules", "how strictly"), _said(PureRank))
    pattern = r"([\dTJQKA]):([a-z_]+)"
    return (
        LineEditor("", (_rank(), strict), "{0}:{1}", pattern, start=("7", "always")),
    )


def _rank_points(_name: str) -> tuple[Way, ...]:
    pattern = r"([\dTJQKA]):(\d+)"
    cells = (_rank(), _points())
    return (LineEditor("", cells, "{0}:{1}", pattern, start=("7", "2500")),)


def _holding(_name: str) -> tuple[Way, ...]:
    held = Count(translate("rules", "cards held"), 1, 60, translate("rules", "from"))
    cells = (_rank(wild=True), held, _points())
    pattern = r"([\dTJQKA]|wild):(\d+)/(\d+)"
    return (LineEditor("", cells, "{0}:{1}/{2}", pattern, start=("7", "3", "1500")),)


def _short_sequence(_name: str) -> tuple[Way, ...]:
    longest = Count(
        translate("rules", "cards"), 1, 11, translate("rules", "up to this many cards:")
    )
    times = (
        ("sequence", translate("rules", "for each of them")),
        ("side", translate("rules", "once for the side")),
    )
    per = Pick(translate("rules", "how often"), times)
    return (
        Fixed(translate("rules", "No penalty"), "none"),
        LineEditor(
            translate("rules", "A penalty for short sequences"),
            (longest, _points(), per),
            "max_len:{0},points:{1},per:{2}",
            r"max_len:(\d+),points:(\d+),per:(\w+)",
            start=("5", "1000", "sequence"),
            single=True,
            least=1,
        ),
    )


def _kinds(_name: str) -> tuple[Way, ...]:
    kind = Pick(translate("rules", "kind of canasta"), _said(CanastaKind))
    exactly = (
        (">=", translate("rules", "at least")),
        ("=", translate("rules", "exactly")),
    )
    how = Pick(translate("rules", "at least or exactly"), exactly)
    number = Count(translate("rules", "number"), 0, 20)
    cells = (kind, how, number)
    pattern = r"([a-z_]+)(>=|=)(\d+)"
    sitting = _seating(translate("rules", "way to sit"))
    return (
        LineEditor(
            translate("rules", "The same for everybody"),
            cells,
            "{0}{1}{2}",
            pattern,
            "[]",
            start=("natural", ">=", "1"),
        ),
        LineEditor(
            translate("rules", "By the way to sit"),
            (sitting, *cells),
            "{0}:{1}{2}{3}",
            f"([a-z]+):{pattern}",
            start=("pairs", "natural", ">=", "1"),
            unique=False,
            grouped=True,
            least=1,
        ),
    )


def _red_threes(name: str) -> tuple[Way, ...]:
    tables = tuple((text, capital(parameter_value(name, text))) for text in RED3_TABLES)
    packs = Count(
        translate("rules", "packs"), 1, 10, translate("rules", "packs, from:")
    )
    table = Pick(translate("rules", "points"), tables)
    return (
        *(Fixed(words, text) for text, words in tables),
        LineEditor(
            translate("rules", "By the number of packs"),
            (packs, table),
            "{0}:{1}",
            r"(\d+):([\w-]+)",
            start=("1", "RT4"),
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
    "go_out_kinds": _kinds,
    "pure_rank_bonus": _rank_points,
    "incomplete_pure_penalty": _rank_points,
    "holding_penalty": _holding,
    "short_sequence_penalty": _short_sequence,
}
"""By parameter: what is neither a number nor an alternative."""


def ways(name: str) -> tuple[Way, ...]:
    """The ways in which a rule of several parts may be written."""
    return _WAYS[name](name)
