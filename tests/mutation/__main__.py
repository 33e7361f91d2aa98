"""Tries a random sample of mutants of one area and writes the score into the table.

    python -m tests.mutation engine/moves [--sample 150] [--seed 1]

An area is a table of `tests/mutants.toml`; a module or a folder inside an area can be
tried too, with the tests of that area, and is not written down.
"""

from __future__ import annotations

import argparse
import ast
import datetime
import hashlib
import os
import random
import sys
import time
import tomllib
from pathlib import Path
from typing import Any, Final

import pytest
import tomli_w

from tests.mutation.operators import Mutant, mutants
from tests.mutation.runner import Result, Trial, say
from tests.tidy.source import CHECKOUT, PACKAGE

TABLE: Final = CHECKOUT / "tests/mutants.toml"


def main() -> int:
    """Run, and return the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutation")
    parser.add_argument("module", help="an area, or a module or a folder inside one")
    parser.add_argument("--sample", type=int, default=150)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    area = _area(_read()["area"], options.module)
    is_whole = area["name"] == options.module
    files = _files(area["modules"] if is_whole else [options.module])
    if not files:
        sys.exit(f"{area['name']} in {TABLE.name} names no file")
    trees = {
        file.relative_to(PACKAGE).as_posix(): ast.parse(
            file.read_text(encoding="utf-8")
        )
        for file in files
    }
    every = [found for name in trees for found in mutants(name, trees[name])]
    size = min(options.sample, len(every))
    chosen = random.Random(options.seed).sample(every, size)
    say(f"{size} of {len(every)} mutants in {len(files)} files\n")
    began = time.monotonic()
    result = _tried(area, trees, chosen)
    if result is None:
        return 1
    figures = _told(area, result)
    say(f"{time.monotonic() - began:.0f} s with the learning\n")
    if is_whole:
        today = datetime.datetime.now(datetime.UTC).date()
        figures |= {"date": today, "seed": options.seed, "mutants": len(every)}
        _write_down(area["name"], figures)
    return 0


def _tried(
    area: dict[str, Any], trees: dict[str, ast.Module], chosen: list[Mutant]
) -> Result | None:
    """Try the mutants; None if the tests cannot even be collected."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    trial = Trial(trees, chosen, _notes(area, sorted(trees)))
    arguments = ["-q", "-s", "-p", "no:cacheprovider", "-p", "no:xdist", *area["tests"]]
    is_fine = pytest.main(arguments, plugins=[trial]) == pytest.ExitCode.OK
    return trial.result if is_fine else None


def _told(area: dict[str, Any], result: Result) -> dict[str, Any]:
    """Tell what came of a run and return its figures."""
    known = {entry["mutant"] for entry in area["equivalent"]}
    left = [found for found in result.survived if found.text not in known]
    equivalent = len(result.survived) - len(left)
    killed = len(result.killed)
    tried = killed + len(result.survived)
    score = round(100 * killed / (tried - equivalent), 1)
    say(f"\n{killed} of {tried} killed, {equivalent} equivalent: {score} %\n")
    for found in sorted(left, key=lambda mutant: (mutant.module, mutant.lines.start)):
        say(f"  {found.text}  (line {found.lines.start})\n")
    return {
        "tried": tried,
        "killed": killed,
        "equivalent_tried": equivalent,
        "score": score,
    }


def _read() -> dict[str, Any]:
    return tomllib.loads(TABLE.read_text(encoding="utf-8"))


def _area(areas: list[dict[str, Any]], module: str) -> dict[str, Any]:
    for area in areas:
        if area["name"] == module:
            return area
    for area in areas:
        if any(f"{module}/".startswith(f"{name}/") for name in area["modules"]):
            return area
    sys.exit(f"{module} is in no area of {TABLE.name}")


def _write_down(name: str, figures: dict[str, Any]) -> None:
    """Put the figures of a run into the table as it is now."""
    table = _read()
    _area(table["area"], name).update(figures)
    TABLE.write_text(tomli_w.dumps(table), encoding="utf-8")


def _files(modules: list[str]) -> list[Path]:
    """Return the files of modules and folders, written without `.py`."""
    found: list[Path] = []
    for name in modules:
        file = PACKAGE / f"{name}.py"
        found += [file] if file.exists() else sorted((PACKAGE / name).rglob("*.py"))
    return found


def _notes(area: dict[str, Any], modules: list[str]) -> Path:
    """Return where it is noted which test runs which line of just these modules."""
    state = hashlib.sha256(repr((area["tests"], modules)).encode())
    for folder in (PACKAGE, CHECKOUT / "tests"):
        for file in sorted(folder.rglob("*.py")):
            if "mutation" not in file.parts:
                state.update(file.read_bytes())
    name = f"{area['name'].replace('/', '-')}-{state.hexdigest()[:12]}.json"
    return CHECKOUT / "build/mutation" / name


if __name__ == "__main__":
    sys.exit(main())
