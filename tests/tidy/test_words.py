"""One word means one thing: what a thing is called, and what it is no longer."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import pytest

from tests.app.catalogue import Message
from tests.tidy import glossary
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

VAGUE: Final = {
    "Drawn", "Face", "Ground", "Heap", "Held", "Home", "Notice", "People", "Person",
    "Stage", "Standing",
}  # fmt: skip
"""Names of types that say nothing to a reader unless another word stands with them."""

RETIRED: Final = {
    "Because", "Chronicle", "Consulting", "Counsel", "Desk", "Doorbell", "Film",
    "Housekeeping", "Keeper", "Lapse", "Leaf", "Looks", "Misfit", "Replaying",
    "Saying", "Scenery", "Shelf", "Sketch", "Tableau", "Wide", "Wish", "Worlds",
}  # fmt: skip
"""Words that say nothing to a reader wherever they stand in the name of a type."""

INSTEAD: Final = {
    "desk": "actions", "doorbell": "second start", "film": "frames",
    "lapse": "mistake", "shelf": "store",
}  # fmt: skip
"""Words that occur in no name and in no sentence of the code, and what is said."""

OF_FILES: Final = {"learning/lesson.py": '"lapse"'}
"""By module the field of a file format that it must name, in quotes, though the code
has another word for the thing."""


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
    """Yield classes in whose names a retired word stands, alone or in a compound."""
    for node in ast.walk(tree(module)):
        if not isinstance(node, ast.ClassDef):
            continue
        words = re.findall("[A-Z][a-z]*", node.name)
        if node.name in VAGUE or RETIRED.intersection(words):
            yield f"class {node.name}, line {node.lineno}"


def left_over(module: Path) -> Iterator[str]:
    """Yield lines with a word for which another one is said."""
    text = module.read_text(encoding="utf-8")
    if module.is_relative_to(PACKAGE):
        field = OF_FILES.get(module.relative_to(PACKAGE).as_posix())
        text = text.replace(field, "", 1) if field else text
    for number, line in enumerate(text.splitlines(), 1):
        for word in re.findall("[a-z]+", line.lower()):
            if word in INSTEAD or word.removesuffix("s") in INSTEAD:
                yield f"{word}, line {number}"


def _type_of(argument: ast.arg) -> str:
    if argument.annotation is None:
        return ""
    text = ast.unparse(argument.annotation).strip("'\"")
    return re.sub(r" \| None$", "", text)


def found_in_package(check: Callable[[Path], Iterator[str]]) -> dict[str, list[str]]:
    return {
        module.relative_to(PACKAGE).as_posix(): names
        for module in modules(PACKAGE)
        if (names := list(check(module)))
    }


def test_an_observation_is_called_observation_and_a_position_position() -> None:
    assert found_in_package(misnamed) == {}


def test_no_class_has_a_retired_name() -> None:
    assert found_in_package(retired) == {}


def test_no_line_has_a_word_for_which_another_is_said() -> None:
    assert found_in_package(left_over) == {}


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


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ("class HouseDesk: ...", ["class HouseDesk, line 1"]),
        ("class _Film: ...", ["class _Film, line 1"]),
        ("class LapseWords(object): ...", ["class LapseWords, line 1"]),
        ("class Home: ...", ["class Home, line 1"]),
        ("class HomeKind: ...", []),
    ],
)
def test_a_retired_word_is_found_in_a_compound(
    code: str, found: list[str], tmp_path: Path
) -> None:
    module = tmp_path / "module.py"
    module.write_text(code, encoding="utf-8")

    assert list(retired(module)) == found


def test_a_word_is_found_in_names_and_in_sentences(tmp_path: Path) -> None:
    module = tmp_path / "module.py"
    module.write_text(
        '"""Two films."""\n_SHELF_OF = 1\nshelves = 2\n', encoding="utf-8"
    )

    assert list(left_over(module)) == ["films, line 1", "shelf, line 2"]


def test_no_string_that_is_read_has_a_word_the_style_guide_bans() -> None:
    assert glossary.listed() == []


def test_a_banned_word_is_found() -> None:
    clumsy = Message("", "Lay down as many wilds as you like", "", "", ("",))

    assert {instead for _, instead in glossary.found(iter([clumsy]))} == {
        "meld",
        "short words",
        "wild card, two",
    }
