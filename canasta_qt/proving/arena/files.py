"""Files of the arena: a line of JSON for every deal, added to over days."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, TypeAlias

from canasta_qt.notation.errors import NotationError
from canasta_qt.proving.self_play import Contest

Line: TypeAlias = dict[str, Any]
"""What is kept of one deal or match: a JSON object."""


class ArenaFileError(NotationError):
    """A file to be read or appended to is not one that the arena has written."""


def key_of(contest: Contest, *, matches: bool) -> str:
    """The name of a contest in a file; one file may hold several."""
    scores = "/".join(map(str, contest.scores)) or "-"
    what = "matches" if matches else "deals"
    return (
        f"{contest.first} {contest.second} {contest.ruleset}"
        f" seed={contest.seed} scores={scores} {what}"
    )


def read_lines(path: Path) -> Iterator[tuple[str, Line]]:
    """Yield the contest and the rest of every whole line of a file.

    The last line may just be being written and is left alone if it has no end.
    Raises `ArenaFileError` if a line is no line of an arena.
    """
    text = path.read_text(encoding="utf-8")
    whole = text[: text.rfind("\n") + 1]
    for number, raw in enumerate(whole.splitlines(), 1):
        try:
            line: Line = json.loads(raw)
            key: str = line.pop("contest")
            _ = line["deal"], line["hands"], line["won"]
        except (ValueError, KeyError, TypeError, AttributeError):
            what = f"{path}, line {number}: no line of an arena"
            raise ArenaFileError(what) from None
        yield key, line


def append_lines(path: Path, key: str, lines: list[Line]) -> None:
    """Add lines of a contest."""
    with path.open("a", encoding="utf-8") as file:
        for line in lines:
            file.write(json.dumps({"contest": key, **line}) + "\n")


def cut_off(path: Path) -> None:
    """Cut off a last line that was not written to its end."""
    if path.exists():
        text = path.read_text(encoding="utf-8")
        whole = text[: text.rfind("\n") + 1]
        if whole != text:
            path.write_text(whole, encoding="utf-8")
