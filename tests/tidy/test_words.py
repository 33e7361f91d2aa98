"""One word means one thing: what a thing is called, and what it is no longer."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from tests.tidy.source import PACKAGE, modules, tree

ARGUMENTS: Final = {
    "Observation": ("observation",),
    "Position": (
        "position", "before", "after", "trial", "world", "noticed", "supposed", "seen",
        "other", "end",
    ),
    "HandFacts": ("facts",),
}  # fmt: skip
"""How an argument of a type may be called; a position also by the part it plays."""

RETIRED: Final = {
    "Because", "Chronicle", "Consulting", "Counsel", "Desk", "Doorbell", "Drawn",
    "Face", "Film", "GameShelf", "GameWish", "Ground", "Heap", "Held", "Home",
    "HouseDesk", "Housekeeping", "Keeper", "Lapse", "Leaf", "Looks", "Misfit",
    "Notice", "People", "Person", "Replaying", "RulesetShelf", "Saying", "Scenery",
    "Sketch", "Stage", "Standing", "Tableau", "WideTraits", "Worlds",
}  # fmt: skip
"""Names of types that were found to say nothing to a reader."""


def misnamed(module: Path) -> Iterator[str]:
    """Yield arguments of the types above that are called something else."""
    for node in ast.walk(tree(module)):
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        arguments = (*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs)
        for each in arguments:
            if _type_of(each) not in ARGUMENTS:
                continue
            if each.arg not in ARGUMENTS[_type_of(each)]:
                yield f"{node.name}({each.arg}: {_type_of(each)}), line {node.lineno}"


def retired(module: Path) -> Iterator[str]:
    """Yield classes that bear a retired name."""
    for node in ast.walk(tree(module)):
        if isinstance(node, ast.ClassDef) and node.name in RETIRED:
            yield f"class {node.name}, line {node.lineno}"


def _type_of(argument: ast.arg) -> str:
    if argument.annotation is None:
        return ""
    text = ast.unparse(argument.annotation).strip("'\"")
    return re.sub(r" \| None$", "", text)


def test_an_observation_is_called_observation_and_a_position_position() -> None:
    found = {
        module.relative_to(PACKAGE).as_posix(): names
        for module in modules(PACKAGE)
        if (names := list(misnamed(module)))
    }

    assert found == {}


def test_no_class_has_a_retired_name() -> None:
    found = {
        module.relative_to(PACKAGE).as_posix(): names
        for module in modules(PACKAGE)
        if (names := list(retired(module)))
    }

    assert found == {}


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ("def f(view: Observation): ...", ["f(view: Observation), line 1"]),
        ("def f(p: Position | None): ...", ["f(p: Position), line 1"]),
        ("def f(position: Position, n: int): ...", []),
        ("def f(before: Position, after: Position): ...", []),
    ],
)
def test_the_check_finds(code: str, found: list[str], tmp_path: Path) -> None:
    module = tmp_path / "module.py"
    module.write_text(code, encoding="utf-8")

    assert list(misnamed(module)) == found
