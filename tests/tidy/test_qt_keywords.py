"""No Qt property that begins with an i is set by a keyword.

PySide capitalizes the first letter of the setter by the locale: in Turkish and Azeri
the capital of `i` is not I.
"""

import ast
import re
from pathlib import Path

from tests.tidy.source import faults, tree

QT_CLASS = re.compile(r"Q[A-Z]\w+$")


def keywords_in(module: Path) -> list[str]:
    """Return the calls of Qt classes that have such a keyword."""
    found = []
    for node in ast.walk(tree(module)):
        if isinstance(node, ast.Call) and QT_CLASS.search(ast.unparse(node.func)):
            given = [key.arg for key in node.keywords if (key.arg or "")[:1] == "i"]
            found += [f"line {node.lineno}: {name}" for name in given]
    return found


def test_no_qt_property_that_begins_with_i_is_set_by_keyword() -> None:
    assert faults(keywords_in, r"\bi\w* *=[^=]") == {}
