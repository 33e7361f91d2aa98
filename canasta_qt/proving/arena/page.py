"""The table of the arena as Markdown, and its place in a document."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from canasta_qt.notation.errors import NotationError
from canasta_qt.proving.arena.contests import (
    Demand,
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
    "In a cell: points a hand, half the 95 % interval, duplicate deals;"
    " ✓ proven, … not enough deals to say, ✗ missed, ! suspicious, !! broken."
)
_UNKNOWN: Final = "–"

Results = dict[Row, dict[str, Any]]
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
    rows = [row for row in group.rows if row in results]
    if group.matrix:
        yield from _matrix(group, results)
    elif rows[0].matches:
        yield from _matches(rows, results)
    else:
        yield from _plain(rows, results)


def _plain(rows: list[Row], results: Results) -> Iterator[str]:
    yield (
        "| | game | totals | points a hand | 95 % | deals | the better scores a hand"
        " | lead | demanded | verdict |"
    )
    yield "|---|---|---|---|---|---|---|---|---|---|"
    for row in rows:
        result = results[row]
        cells = [
            _pair(row),
            f"`{row.contest.ruleset}`",
            _total(row),
            f"{result['points_per_hand']:+.0f}",
            _interval(result),
            _deals(row, result),
            _score(result),
            _share(result),
            _demanded(row.demand),
            _verdict(row, result),
        ]
        yield "| " + " | ".join(cells) + " |"


def _matches(rows: list[Row], results: Results) -> Iterator[str]:
    yield (
        "| | game | matches won | 95 % | matches | points a hand | demanded | verdict |"
    )
    yield "|---|---|---|---|---|---|---|---|"
    for row in rows:
        result = results[row]
        played = result["matches"]
        low, high = result["matches_interval"]
        cells = [
            _pair(row),
            f"`{row.contest.ruleset}`",
            f"{result['matches_won'] / played:.0%}" if played else _UNKNOWN,
            f"{low:.0%} … {high:.0%}",
            f"{played}",
            f"{result['points_per_hand']:+.0f}",
            _demanded(row.demand),
            _verdict(row, result),
        ]
        yield "| " + " | ".join(cells) + " |"


def _matrix(group: Group, results: Results) -> Iterator[str]:
    """A line for every level or game, a column for every opponent or pair."""
    by_pair = group.matrix == "pair"

    def place(row: Row) -> tuple[str, str]:
        contest = row.contest
        if by_pair:
            return f"`{contest.ruleset}`", _pair(row)
        return contest.first, contest.second

    cells = {place(row): row for row in group.rows}
    columns = list(dict.fromkeys(column for _, column in cells))
    yield _LEGEND
    yield ""
    yield "| | " + " | ".join(columns) + " |"
    yield "|---" * (len(columns) + 1) + "|"
    for line in dict.fromkeys(line for line, _ in cells):
        told = [_cell(cells.get((line, column)), results) for column in columns]
        yield f"| {line} | " + " | ".join(told) + " |"


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


def _total(row: Row) -> str:
    scores = row.contest.scores
    return "/".join([f"{total:,}" for total in scores]) if scores else "0"


def _interval(result: dict[str, Any]) -> str:
    low, high = result["interval"]
    return f"{low:+.0f} … {high:+.0f}"


def _deals(row: Row, result: dict[str, Any]) -> str:
    deals = result["deals"]
    return str(deals) if deals >= row.deals else f"{deals} of {row.deals}"


def _score(result: dict[str, Any]) -> str:
    scores = result["hand_score"]
    return _UNKNOWN if scores is None else f"{max(scores):.0f}"


def _share(result: dict[str, Any]) -> str:
    share = share_of_score(result)
    return _UNKNOWN if share is None else f"{share:.0%}"


def _demanded(demand: Demand) -> str:
    if demand.matches is not None:
        return f"above {demand.matches:.0%}"
    if demand.least is None:
        return ""
    least = f"above {demand.least:+.0f}" if demand.least else "above 0"
    return f"{least}, lead {demand.share:.0%}" if demand.share else least


def _verdict(row: Row, result: dict[str, Any]) -> str:
    found = verdict(row, result)
    if found is Verdict.NOTED:
        return ""
    return f"**{found}**" if found is not Verdict.PROVEN else str(found)
