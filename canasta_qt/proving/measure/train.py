"""The command that learns: weights for rulesets, written as the program reads them."""

from __future__ import annotations

import argparse
import json
import sys
from datetime import UTC, datetime
from pathlib import Path
from time import perf_counter
from typing import Any, Final

from canasta_qt import __version__
from canasta_qt.bots.search.evaluation import rows_of
from canasta_qt.bots.search.learned_weights import FOLDER
from canasta_qt.notation.errors import UnreadableError
from canasta_qt.proving.measure.training import (
    Lesson,
    beliefs_of,
    learn,
    rounds_of,
    weights_of,
)
from canasta_qt.proving.origin import commit
from canasta_qt.proving.progress import progress
from canasta_qt.rules.rulesets.catalog import ALL_RULESETS, preset

_FEWEST: Final = 20
"""Hands below which there is next to nothing to fit, and nothing to foretell."""


def main(args: argparse.Namespace) -> int:
    """Learn the rulesets asked for, one file each."""
    known = [ruleset.id for ruleset in ALL_RULESETS]
    names = args.rulesets or known
    for name in names:
        if preset(name) is None:
            raise UnreadableError(name, 1, "a ruleset of the list: " + " ".join(known))
    if args.hands < _FEWEST:
        raise UnreadableError(str(args.hands), 1, f"{_FEWEST} hands at least")
    folder: Path = args.to or FOLDER
    folder.mkdir(parents=True, exist_ok=True)  # before minutes of play
    for name in names:
        _train(name, folder, args)
    return 0


def _train(name: str, folder: Path, args: argparse.Namespace) -> None:
    began = perf_counter()
    seed, hands = args.seed, args.hands
    with progress(hands, f"hands of {name}") as count:
        lesson = learn(
            name, seed, hands, jobs=max(1, args.jobs), cluster=args.cluster, told=count
        )
    data = described(lesson, f"train {name} --hands {hands} --seed {seed}")
    path = folder / f"{name}.json"
    path.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")
    share = data["figures"]["explained_held_out"]
    spent = perf_counter() - began
    sys.stdout.write(f"{name}: {share:.1%} explained, {spent:.0f} s, {path}\n")


def described(lesson: Lesson, command: str) -> dict[str, Any]:
    """Put what was learned beside what made it."""
    weights = weights_of(lesson)
    return {
        "command": f"canasta-qt {command}",
        "version": __version__,
        "commit": commit(),
        "date": datetime.now(UTC).date().isoformat(),
        "figures": {
            "hands": len(lesson.hands),
            "positions": lesson.fit.count,
            "explained": round(lesson.fit.explained(weights), 4),
            "explained_held_out": round(lesson.held_out.explained(weights), 4),
        },
        "leaf": rows_of(weights),
        "beliefs": beliefs_of(lesson),
        "rounds": rounds_of(lesson, weights),
    }
