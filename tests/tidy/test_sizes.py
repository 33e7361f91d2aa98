"""The package is within its budget; files, functions and folders are small."""

import ast
from collections import Counter
from pathlib import Path
from typing import Final

from tests.tidy.sizes import BUDGET, code_lines, weights
from tests.tidy.source import CHECKOUT, PACKAGE, modules, tree

FILE_LINES: Final = 400
FUNCTION_LINES: Final = 40
MOST_FILES: Final = 15

EXCEPTIONS: Final = {
    "canasta_qt/engine/state/terms.py:__init__": "one line for each thing resolved",
    "canasta_qt/engine/state/position.py:shallow_copy": (
        "one line for each part of the state; a loop over them takes six times"
        " as long, in every step of a search"
    ),
}
"""`path` or `path:function`, with the reason; an unnecessary exception fails."""


def long_files_and_functions(root: Path, files: list[Path]) -> dict[str, int]:
    """Return the files and functions over the limit with their lines of code."""
    found = {}
    for file in files:
        name = file.relative_to(root).as_posix()
        syntax = tree(file)
        lines = code_lines(file.read_text(encoding="utf-8"), syntax)
        if len(lines) > FILE_LINES:
            found[name] = len(lines)
        for node in ast.walk(syntax):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                assert node.end_lineno is not None
                length = len(lines & set(range(node.lineno, node.end_lineno + 1)))
                if length > FUNCTION_LINES:
                    found[f"{name}:{node.name}"] = length
    return found


def crowded_folders(package: Path) -> dict[str, int]:
    """Return the folders with too many modules."""
    files = Counter(
        module.relative_to(package).parent.as_posix()
        for module in modules(package)
        if module.name != "__init__.py"
    )
    return {folder: n for folder, n in files.items() if n > MOST_FILES}


def test_the_package_keeps_its_budget_of_lines() -> None:
    assert sum(weights(PACKAGE).values()) <= BUDGET


def test_files_and_functions_are_short() -> None:
    folders = (PACKAGE, CHECKOUT / "tests", CHECKOUT / "packaging")
    found = long_files_and_functions(
        CHECKOUT, [file for folder in folders for file in modules(folder)]
    )

    assert {name: n for name, n in found.items() if name not in EXCEPTIONS} == {}
    assert set(EXCEPTIONS) - set(found) == set()


def test_no_folder_has_too_many_modules() -> None:
    assert crowded_folders(PACKAGE) == {}
