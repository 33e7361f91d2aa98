"""The contests that prove the levels, what is demanded of each, and the verdict.

The list itself is `contests.toml`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from itertools import product
from pathlib import Path
from typing import Any, Final

from canasta_qt.proving.self_play import Contest
from canasta_qt.rules.rulesets.catalog import ALL_RULESETS

CONTESTS: Final = Path(__file__).parent / "contests.toml"

FEWEST: Final = 50
"""Deals below which an interval proves nothing."""
_OTHERS: Final = "others"
_IN_ORDER: Final = "in order"


class Verdict(StrEnum):
    """What the deals say about a demand."""

    PROVEN = "proven"
    OPEN = "open"
    """Not enough deals to say."""
    MISSED = "missed"
    SUSPICIOUS = "suspicious"
    """Better than anybody can be who does not see the cards."""
    BROKEN = "broken"
    """Something illegal was wanted, or a hand did not end."""
    NOTED = "noted"
    """Nothing is demanded."""


@dataclass(frozen=True, slots=True)
class Demand:
    """What a row must show; numbers are points a hand unless said otherwise."""

    least: float | None = None
    """The lower end of the interval must be above it."""
    in_order: bool = False
    """The mean alone must be above nothing."""
    matches: float | None = None
    """The lower end of the share of matches won must be above it."""
    share: float = 0.0
    """The mean must be this share of what the better level scores in a hand."""
    whole: bool = False
    """Fewer deals than the row asks for prove nothing."""
    alarm: float | None = None
    """A lower end above this is too good to be true."""


@dataclass(frozen=True, slots=True)
class Row:
    """One contest of the table."""

    contest: Contest
    deals: int
    """Duplicate deals, or mirrored matches, that are asked for."""
    demand: Demand
    matches: bool = False

    @property
    def name(self) -> str:
        """What `--only` looks at: `master-standard classic_4 1500`, for example."""
        contest = self.contest
        parts = [f"{contest.first}-{contest.second}", contest.ruleset]
        parts += [str(total) for total in contest.scores]
        return " ".join([*parts, "matches"] if self.matches else parts)


@dataclass(frozen=True, slots=True)
class Group:
    """Rows that stand under one title; a matrix has one cell for each of them."""

    name: str
    title: str
    matrix: str
    """What the columns are: `second` level, `pair`, or nothing for a plain table."""
    rows: tuple[Row, ...]


def groups(path: Path = CONTESTS) -> tuple[Group, ...]:
    """Read the list of contests."""
    found = tomllib.loads(path.read_text(encoding="utf-8"))["group"]
    return tuple([_group(each) for each in found])


def _group(table: dict[str, Any]) -> Group:
    return Group(
        table["name"], table["title"], table.get("matrix", ""), tuple(_rows(table))
    )


def _rows(table: dict[str, Any]) -> Iterator[Row]:
    matches = bool(table.get("matches", False))
    totals = [() if total == 0 else (total,) for total in table.get("totals", [0])]
    for total, game, pair in product(totals, _games(table), table["pairs"]):
        first, second, deals, wanted = pair
        contest = Contest(first, second, game, table["seed"], total)
        yield Row(contest, deals, _demand(table, second, wanted), matches)


def _games(table: dict[str, Any]) -> list[str]:
    if table["games"] != [_OTHERS]:
        return list(table["games"])
    left_out = set(table.get("except", []))
    return [ruleset.id for ruleset in ALL_RULESETS if ruleset.id not in left_out]


def _demand(table: dict[str, Any], second: str, wanted: float | str) -> Demand:
    alarm = table.get("alarm") if second == "standard" else None
    whole = bool(table.get("whole", False))
    share = float(table.get("share", 0.0))
    match wanted:
        case "":
            return Demand()
        case str() if wanted == _IN_ORDER:
            return Demand(in_order=True, whole=True)
        case str():
            return Demand(matches=float(wanted.removesuffix("%")) / 100)
        case _:
            return Demand(float(wanted), share=share, whole=whole, alarm=alarm)


def verdict(row: Row, result: dict[str, Any]) -> Verdict:
    """Judge a summary of the arena by the row's demand."""
    demand = row.demand
    low, high = result["interval"]
    if result["illegal"] or result["stalls"]:
        return Verdict.BROKEN
    if demand.alarm is not None and low > demand.alarm:
        return Verdict.SUSPICIOUS
    enough = result["deals"] >= (row.deals if demand.whole else min(row.deals, FEWEST))
    if demand.matches is not None:
        return _between(result["matches_interval"], demand.matches, enough=enough)
    if demand.in_order:
        mean = result["points_per_hand"]
        return _between((mean, mean), 0, enough=enough)
    if demand.least is None:
        return Verdict.NOTED
    found = _between((low, high), demand.least, enough=enough)
    if found is Verdict.PROVEN and demand.share:
        share = share_of_score(result)
        if share is None:
            return Verdict.OPEN
        return Verdict.PROVEN if share >= demand.share else Verdict.MISSED
    return found


def _between(
    interval: tuple[float, float] | list[float], least: float, *, enough: bool
) -> Verdict:
    low, high = interval
    if not enough:
        return Verdict.OPEN
    if low > least:
        return Verdict.PROVEN
    return Verdict.MISSED if high <= least else Verdict.OPEN


def share_of_score(result: dict[str, Any]) -> float | None:
    """The lead as a share of the better level's mean hand; None if that is unknown."""
    scores = result["hand_score"]
    mean: float = result["points_per_hand"]
    if scores is None or max(scores) <= 0:
        return None
    return abs(mean) / float(max(scores))
