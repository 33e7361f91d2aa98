"""Lessons on the command line: a list of them, or what is wrong with each."""

from __future__ import annotations

import argparse
from collections import Counter
from pathlib import Path

from canasta_qt.asset_files import asset
from canasta_qt.learning.lesson import files, read_lesson
from canasta_qt.learning.proof import problems
from canasta_qt.learning.reading import ReadingError
from canasta_qt.translate import translate


def main(options: argparse.Namespace) -> int:
    """List lessons or, with `--check`, prove them; return 1 if one is broken."""
    given: list[Path] = options.paths or [asset("lessons")]
    paths = [
        file for path in given for file in (files(path) if path.is_dir() else [path])
    ]
    broken = list(_checked(paths) if options.check else _listed(paths))
    print("\n".join(broken), end="\n" * bool(broken))
    if options.check:
        print(f"{len(paths)} lessons, {len(broken)} problems")
    return bool(broken)


def _checked(paths: list[Path]) -> list[str]:
    uses = Counter(path.stem for path in paths)
    twice = [f"{name}: the id is used {n} times" for name, n in uses.items() if n > 1]
    return [said for path in paths for said in problems(path)] + twice


def _listed(paths: list[Path]) -> list[str]:
    """Print a line for each lesson; return what cannot be read."""
    broken = []
    language = translate("", "en", "the two letters of your language")
    for path in paths:
        try:
            lesson = read_lesson(path, language)
        except ReadingError as error:
            broken.append(str(error))
        else:
            print(
                f"{lesson.id:16} {lesson.minutes:2} min  {lesson.title}: {lesson.goal}"
            )
    return broken
