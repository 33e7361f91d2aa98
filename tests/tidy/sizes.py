"""Count of lines of code without blanks, comments and docstrings.

    python -m tests.tidy.sizes [--folders]

prints the size of the package with its budget.
"""

import ast
import sys
from collections import Counter
from pathlib import Path
from typing import Final

from tests.tidy.source import PACKAGE, modules, tree

BUDGET: Final = 59_720
"""Lines of code the package may have; it only falls unless a commit says why."""


def code_lines(text: str, root: ast.Module) -> set[int]:
    """Return the numbers of the lines of a source text with code; `root` is its syntax
    tree.

    Blank lines of a string are code; so are comments between the parts of a string.
    """
    found = {
        number
        for number, line in enumerate(text.split("\n"), start=1)
        if line.strip() and not line.lstrip().startswith("#")
    }
    documenting: set[int] = set()
    for node in ast.walk(root):
        if isinstance(node, ast.Constant | ast.JoinedStr):
            assert node.end_lineno is not None
            found.update(range(node.lineno, node.end_lineno + 1))
        elif (
            isinstance(node, ast.Expr)
            and isinstance(node.value, ast.Constant)
            and isinstance(node.value.value, str)
        ):
            assert node.end_lineno is not None
            documenting.update(range(node.lineno, node.end_lineno + 1))
    return found - documenting


def weights(package: Path) -> dict[str, int]:
    """Return the lines of code of every module, by its path inside the package."""
    return {
        module.relative_to(package).as_posix(): len(
            code_lines(module.read_text(encoding="utf-8"), tree(module))
        )
        for module in modules(package)
    }


def main() -> None:
    """Print the sum, and with `--folders` every folder."""
    say = sys.stdout.write
    found = weights(PACKAGE)
    lines: Counter[str] = Counter()
    files: Counter[str] = Counter()
    for path, weight in found.items():
        folder = path.rpartition("/")[0] or "."
        lines[folder] += weight
        files[folder] += not path.endswith("__init__.py")
    if "--folders" in sys.argv:
        for folder in sorted(lines):
            say(f"{folder:28}{lines[folder]:7,}{files[folder]:5}\n")
    say(f"{sum(lines.values()):,} of {BUDGET:,} lines of code in {len(found)} files\n")


if __name__ == "__main__":
    main()
