"""The table of the arena as Markdown, and its place in a document."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final, TypeAlias

from canasta_qt.notation.errors import NotationError
from canasta_qt.proving.arena.contests import (
    Group,
    Row,
    Verdict,
    share_of_score,
    verdict,
)

BEGIN: Final = "<!-- Written by `canasta-qt prove --write`, from here -->"
END: Final = "<!-- to here. -->"

_MARKS: Final[dict[Verdict, str]] = {
    Verdict.PROVEN: "✓",
    Verdict.OPEN: "…",
    Verdict.MISSED: "✗",
    Verdict.SUSPICIOUS: "!",
    Verdict.BROKEN: "!!",
    Verdict.NOTED: "",
}
_LEGEND: Final = (
    "In a cell: points a round, half the 95% interval, duplicate deals;"
    " ✓ proven, … not enough deals to say, ✗ missed, ! suspicious, !! broken."
)
_UNKNOWN: Final = "–"

Result: TypeAlias = dict[str, Any]
Columns: TypeAlias = dict[str, Callable[[Row, Result], str]]
Results: TypeAlias = dict[Row, Result]
"""Summaries of the arena by row; rows nobody has played are absent."""


class PageError(NotationError):
    """A document has no place for the table."""


def placed(document: str, table: str) -> str:
    """Put the table between the two marks of a document."""
    before, begin, rest = document.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise PageError(f"the document needs these two lines: {BEGIN} {END}")
    return f"{before}{BEGIN}\n\n{table}\n{END}{after}"


def page(all_groups: tuple[Group, ...], results: Results, origin: list[str]) -> str:
    """Write everything: where it comes from, the tally of verdicts, every group."""
    rows = [row for group in all_groups for row in group.rows]
    lines = [*origin, _tally(rows, results), ""]
    for group in all_groups:
        if any(row in results for row in group.rows):
            lines += [f"### {group.title}", "", *_group(group, results), ""]
    return "\n".join(lines)


def _tally(rows: list[Row], results: Results) -> str:
    found = [verdict(row, results[row]) for row in rows if row in results]
    counts = [
        f"{found.count(each)} {each}"
        for each in Verdict
        if each is not Verdict.NOTED and each in found
    ]
    absent = len(rows) - len(found)
    if absent:
        counts.append(f"{absent} not played yet")
    told = f"Of {len(rows)} contests: {', '.join(counts)}."
    cut = sum(result["cut"] for result in results.values())
    return f"{told}\nThe clock cut {cut} decisions short." if cut else told


def _group(group: Group, results: Results) -> Iterator[str]:
    if group.matrix:
        yield from _matrix(group, results)
        return
    rows = [row for row in group.rows if row in results]
    columns = _OF_MATCHES if rows[0].matches else _OF_DEALS
    cells = [
        [_pair(row), *[cell(row, results[row]) for cell in columns.values()]]
        for row in rows
    ]
    yield from _table(list(columns), cells)


def _table(columns: list[str], rows: list[list[str]]) -> Iterator[str]:
    """Write a table whose first column has no heading."""
    yield f"| | {' | '.join(columns)} |"
    yield "|---" * (len(columns) + 1) + "|"
    for cells in rows:
        yield f"| {' | '.join(cells)} |"


def _matrix(group: Group, results: Results) -> Iterator[str]:
    """A line for every level or game, a column for every opponent or pair."""
    by_pair = group.matrix == "pair"

    def place(row: Row) -> tuple[str, str]:
        contest = row.contest
        if by_pair:
            return f"`{contest.ruleset}`", _pair(row)
        return contest.first, contest.second

    cells = {place(row): row for row in group.rows}
    yield _LEGEND
    yield ""
    columns = list(dict.fromkeys(column for _, column in cells))
    rows = [
        [line, *[_cell(cells.get((line, column)), results) for column in columns]]
        for line in dict.fromkeys(line for line, _ in cells)
    ]
    yield from _table(columns, rows)


def _cell(row: Row | None, results: Results) -> str:
    if row is None:
        return ""
    if row not in results:
        return _UNKNOWN
    result = results[row]
    low, high = result["interval"]
    mark = _MARKS[verdict(row, result)]
    half = (high - low) / 2
    told = f"{result['points_per_hand']:+.0f} ± {half:.0f} ({result['deals']}) {mark}"
    return told.strip()


def _pair(row: Row) -> str:
    return f"{row.contest.first} over {row.contest.second}"


def _total(row: Row, _result: Result) -> str:
    scores = row.contest.scores
    return "/".join([f"{total:,}" for total in scores]) if scores else "0"


def _share(_row: Row, result: Result) -> str:
    share = share_of_score(result)
    return _UNKNOWN if share is None else f"{share:.0%}"


def _demanded(row: Row, _result: Result) -> str:
    demand = row.demand
    if demand.matches is not None:
        return f"above {demand.matches:.0%}"
    if demand.least is None:
        return ""
    least = f"above {demand.least:+.0f}" if demand.least else "above 0"
    return f"{least}, lead {demand.share:.0%}" if demand.share else least


def _verdict(row: Row, result: Result) -> str:
    found = verdict(row, result)
    if found is Verdict.NOTED:
        return ""
    return f"**{found}**" if found is not Verdict.PROVEN else str(found)


def _won(_row: Row, result: Result) -> str:
    played = result["matches"]
    return f"{result['matches_won'] / played:.0%}" if played else _UNKNOWN


def _deals(row: Row, result: Result) -> str:
    deals = result["deals"]
    return str(deals) if deals >= row.deals else f"{deals} of {row.deals}"


def _score(_row: Row, result: Result) -> str:
    scores = result["hand_score"]
    return _UNKNOWN if scores is None else f"{max(scores):.0f}"


def _game(row: Row, _result: Result) -> str:
    return f"`{row.contest.ruleset}`"


def _points(_row: Row, result: Result) -> str:
    return f"{result['points_per_hand']:+.0f}"


_OF_DEALS: Final[Columns] = {
    "game": _game,
    "totals": _total,
    "points a round": _points,
    "95%": lambda _, result: "{:+.0f} … {:+.0f}".format(*result["interval"]),
    "deals": _deals,
    "the better scores a round": _score,
    "lead": _share,
    "demanded": _demanded,
    "verdict": _verdict,
}
_OF_MATCHES: Final[Columns] = {
    "game": _game,
    "matches won": _won,
    "95%": lambda _, result: "{:.0%} … {:.0%}".format(*result["matches_interval"]),
    "matches": lambda _, result: str(result["matches"]),
    "points a round": _points,
    "demanded": _demanded,
    "verdict": _verdict,
}
