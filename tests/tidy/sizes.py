"""Count of lines of code without blanks, comments and docstrings.

    python -m tests.tidy.sizes [--folders]

prints the size of the package with its budget.
"""

import ast
import io
import sys
import tokenize
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Final

from tests.tidy.source import PACKAGE, modules

BUDGET: Final = 60_687
"""Lines of code the package may have; it only falls unless a commit says why."""

_SILENT: Final = {
    tokenize.COMMENT, tokenize.NL, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT,
    tokenize.ENDMARKER,
}  # fmt: skip


@cache
def code_lines(text: str) -> frozenset[int]:
    """Return the numbers of the lines of a source text that hold code."""
    found: set[int] = set()
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type not in _SILENT:
            found.update(range(token.start[0], token.end[0] + 1))
    for node in ast.walk(ast.parse(text)):
        if not isinstance(node, ast.Expr) or not isinstance(node.value, ast.Constant):
            continue
        if isinstance(node.value.value, str):
            assert node.end_lineno is not None
            found -= set(range(node.lineno, node.end_lineno + 1))
    return frozenset(found)


def weights(package: Path) -> dict[str, int]:
    """Return the lines of code of every module, by its path inside the package."""
    return {
        module.relative_to(package).as_posix(): len(
            code_lines(module.read_text(encoding="utf-8"))
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
