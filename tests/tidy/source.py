"""Parsing of the program's source for the tidy tests."""

import ast
import re
from collections.abc import Callable, Iterator
from pathlib import Path

CHECKOUT = Path(__file__).parents[2]
PACKAGE = CHECKOUT / "canasta_qt"


def modules(package: Path, pattern: str = "") -> list[Path]:
    """Return the modules of a folder whose text contains a match of a pattern."""
    wanted = re.compile(pattern)
    return [
        module
        for module in sorted(package.rglob("*.py"))
        if not pattern or wanted.search(module.read_text(encoding="utf-8"))
    ]


def tree(module: Path) -> ast.Module:
    """Return the syntax tree of a module.

    It is not kept: the garbage collector goes through all trees again and again.
    """
    return ast.parse(module.read_text(encoding="utf-8"))


def imports(module: Path) -> Iterator[tuple[str, str]]:
    """Yield each imported module with the name taken from it, or "" for the whole
    module.

    Includes imports inside functions and for the type checker. A relative import begins
    with a dot.
    """
    for node in ast.walk(tree(module)):
        if isinstance(node, ast.ImportFrom):
            source = "." * node.level + (node.module or "")
            yield from ((source, alias.name) for alias in node.names)
        elif isinstance(node, ast.Import):
            yield from ((alias.name, "") for alias in node.names)


def texts(module: Path) -> Iterator[tuple[int, str]]:
    """Yield each string in the code with its line, without docstrings."""
    root = tree(module)
    documenting = {
        id(node.value)
        for node in ast.walk(root)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    for node in ast.walk(root):
        if (
            isinstance(node, ast.Constant)
            and isinstance(node.value, str)
            and id(node) not in documenting
        ):
            yield node.lineno, node.value


def faults(
    check: Callable[[Path], list[str]], pattern: str, *exempt: str
) -> dict[str, list[str]]:
    """Return what a check finds in the package outside some folders, by module.

    Only modules with a match of the pattern are checked: parsing all takes seconds.
    """
    return {
        module.relative_to(PACKAGE).as_posix(): found
        for module in modules(PACKAGE, pattern)
        if module.relative_to(PACKAGE).parts[0] not in exempt
        and (found := check(module))
    }
