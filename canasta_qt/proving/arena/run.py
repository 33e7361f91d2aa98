"""The command that proves the levels: every contest of the table, played bit by bit.

What is played is kept in a folder, a line for every deal; deals that lie there are not
played again, whatever program and seed they come from.  So it adds up over days.
"""

from __future__ import annotations

import argparse
import re
import sys
from datetime import UTC, datetime
from fnmatch import fnmatchcase
from pathlib import Path
from time import monotonic
from typing import Final, TypeAlias

from canasta_qt.notation.errors import CommandError
from canasta_qt.proving.arena import files
from canasta_qt.proving.arena.contests import Group, Row, groups
from canasta_qt.proving.arena.duplicate import play_part, summary, tasks_of
from canasta_qt.proving.arena.page import Results, page, placed
from canasta_qt.proving.executors import machine, progress, results

_SEED: Final = re.compile(r" seed=(-?\d+)")
_IN_FILES: Final = str.maketrans({" ": ".", **dict.fromkeys('/\\:*?"<>|', "_")})
"""What may not stand in the name of a file everywhere."""

Deal: TypeAlias = tuple[int, int]
"""The seed of a contest and the number of a deal."""


class Kept:
    """What a folder holds of the rows of the table."""

    def __init__(self, folder: Path, rows: list[Row]) -> None:
        """Read every file of the folder; deals of other contests are passed over."""
        self._folder = folder
        self._opened: set[Path] = set()
        self._wanted = {
            _without_seed(files.key_of(row.contest, matches=row.matches))[0]: row
            for row in rows
        }
        self._lines: dict[Row, dict[Deal, files.Line]] = {row: {} for row in rows}
        self.commits: set[str] = set()
        """Those that played what counts; empty where a line does not tell."""
        for path in sorted(folder.glob("*.jsonl")):
            for key, line in files.read_lines(path):
                self._take(key, line)

    def _take(self, key: str, line: files.Line) -> None:
        name, seed = _without_seed(key)
        row = self._wanted.get(name)
        if row is not None:
            self.commits.add(line.get("commit", ""))
            self._lines[row].setdefault((seed, line["deal"]), line)

    def add(self, row: Row, lines: list[files.Line]) -> None:
        """Keep what was just played, on disk first."""
        path = self._folder / f"{row.name.translate(_IN_FILES)}.jsonl"
        if path not in self._opened:
            files.cut_off(path)
            self._opened.add(path)
        files.append_lines(path, files.key_of(row.contest, matches=row.matches), lines)
        for line in lines:
            self.commits.add(line.get("commit", ""))
            self._lines[row][row.contest.seed, line["deal"]] = line

    def missing(self, row: Row) -> list[int]:
        """Numbers of the deals to be played so that there are as many as asked for."""
        held = self._lines[row]
        seed = row.contest.seed
        free = (deal for deal in range(row.deals) if (seed, deal) not in held)
        return [
            deal for deal, _ in zip(free, range(row.deals - len(held)), strict=False)
        ]

    @property
    def seeds(self) -> set[int]:
        """The seeds of all that counts."""
        return {seed for lines in self._lines.values() for seed, _ in lines}

    def summaries(self) -> Results:
        """Sum up the rows of which something was played."""
        return {
            row: summary(row.contest, [lines[deal] for deal in sorted(lines)])
            for row, lines in self._lines.items()
            if lines
        }


def _without_seed(key: str) -> tuple[str, int]:
    """Part the name of a contest in a file from its seed."""
    found = _SEED.search(key)
    if found is None:
        raise files.ArenaFileError(f"this is no contest of an arena: {key}")
    return key[: found.start()] + key[found.end() :], int(found[1])


def main(args: argparse.Namespace) -> int:
    """Play what is missing, as long as there is time, and write the table."""
    folder: Path = args.folder
    rows = wanted(groups(), args.only)
    if not rows:
        names = ", ".join(group.name for group in groups())
        words = "No contest has “{part}” in its name. The groups are: {groups}."
        raise CommandError(words, part=args.only, groups=names)
    if args.write is not None:
        placed(args.write.read_text(encoding="utf-8"), "")  # before hours of play
    folder.mkdir(parents=True, exist_ok=True)
    kept = Kept(folder, [row for group in groups() for row in group.rows])
    until = None if args.minutes is None else monotonic() + args.minutes * 60
    play(kept, rows, until, jobs=max(1, args.jobs), cluster=args.cluster)
    table = page(groups(), kept.summaries(), _origin(kept))
    if args.write is None:
        sys.stdout.write(table)
    else:
        document = args.write.read_text(encoding="utf-8")
        args.write.write_text(placed(document, table), encoding="utf-8")
    return 0


def wanted(all_groups: tuple[Group, ...], pattern: str) -> list[Row]:
    """Choose the rows whose group or name has the pattern in it; `*` is anything."""
    return [
        row
        for group in all_groups
        for row in group.rows
        if fnmatchcase(group.name, pattern) or fnmatchcase(row.name, f"*{pattern}*")
    ]


def play(
    kept: Kept,
    rows: list[Row],
    until: float | None = None,
    *,
    jobs: int = 1,
    cluster: str | None = None,
) -> None:
    """Play what rows lack, row by row; nothing new is begun once it is `until`."""
    tasks = [
        task
        for number, row in enumerate(rows)
        for task in tasks_of(
            number, row.contest, kept.missing(row), matches=row.matches
        )
    ]
    total = sum([len(task[2]) for task in tasks])

    def late() -> bool:
        return until is not None and monotonic() >= until

    with progress(total, "deals") as count:
        for number, lines in results(
            play_part, tasks, jobs=jobs, cluster=cluster, stop=late
        ):
            kept.add(rows[number], lines)
            count(len(lines))


def _origin(kept: Kept) -> list[str]:
    """Return when and where the table was written, and what was played."""
    today = datetime.now(UTC).date()
    commits = [f"commit {each}" for each in sorted(kept.commits - {""})]
    if "" in kept.commits:
        commits.append("a commit not noted")
    played = f"Played at {' and '.join(commits)}" if commits else "Nothing is played"
    seeds = ", ".join(map(str, sorted(kept.seeds)))
    return [
        f"Written on {today.day} {today:%B %Y} by `canasta-qt prove` on {machine()}.",
        f"{played}, seed {seeds}." if seeds else f"{played}.",
    ]
