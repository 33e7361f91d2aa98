"""Files stay below 400 lines and functions below 40, so that each says one thing."""

import ast
from pathlib import Path

from tests.tidy.source import CHECKOUT, PACKAGE, modules, tree

FILE_LINES = 400
FUNCTION_LINES = 40

EXCEPTIONS = {
    "canasta_qt/engine/terms.py:__init__": "one line for each thing resolved",
    "canasta_qt/engine/position.py:__init__": "one line for each part of the state",
    "canasta_qt/engine/position.py:lean_copy": (
        "one line for each part of the state; a loop over them takes six times"
        " as long, in every step of a search"
    ),
}
"""`path` or `path:function`, with the reason; one that is no longer needed fails."""


def too_long(root: Path, files: list[Path]) -> dict[str, int]:
    """Return the files and functions over the limit with their lines."""
    found = {}
    for file in files:
        name = file.relative_to(root).as_posix()
        lines = len(file.read_text(encoding="utf-8").splitlines())
        if lines > FILE_LINES:
            found[name] = lines
        for node in ast.walk(tree(file)):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                length = lines_of(node)
                if length > FUNCTION_LINES:
                    found[f"{name}:{node.name}"] = length
    return found


def lines_of(function: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    """Count the lines of a function; explaining it at length costs nothing."""
    assert function.end_lineno is not None
    length = function.end_lineno - function.lineno + 1
    first = function.body[0]
    if ast.get_docstring(function, clean=False) is not None:
        assert first.end_lineno is not None
        length -= first.end_lineno - first.lineno + 1
    return length


def test_files_and_functions_are_short() -> None:
    folders = (PACKAGE, CHECKOUT / "tests", CHECKOUT / "packaging")
    found = too_long(CHECKOUT, [file for folder in folders for file in modules(folder)])

    assert {name: n for name, n in found.items() if name not in EXCEPTIONS} == {}
    assert set(EXCEPTIONS) - set(found) == set()


def test_the_check_counts_code_and_not_documentation(tmp_path: Path) -> None:
    body = "    x = 1\n" * 39
    documented = f'def kept():\n    """Long.\n\n    Story.\n    """\n{body}'
    (tmp_path / "a.py").write_text(documented, encoding="utf-8")
    (tmp_path / "b.py").write_text(f"def cut():\n    y = 2\n{body}", encoding="utf-8")
    (tmp_path / "c.py").write_text("z = 3\n" * 401, encoding="utf-8")

    found = too_long(tmp_path, modules(tmp_path))

    assert found == {"b.py:cut": 41, "c.py": 401}
