"""Labels and tips are created in one place, where all text is plain."""

import ast
from pathlib import Path

from tests.tidy.source import PACKAGE, faults, tree

ONE_PLACE = {
    "QLabel": ("windows/widgets/parts.py",),
    "setToolTip": ("look/plain_text.py",),
    "setTextFormat": ("windows/widgets/parts.py", "app/start/play.py"),
    "setHtml": ("windows/widgets/parts.py", "windows/rules.py"),
    "QMessageBox": ("app/start/play.py",),
    "setWhatsThis": (),
    "setStatusTip": (),
    "setInformativeText": (),
    "setDetailedText": (),
}
"""Names of Qt that may show text as markup, and the modules that may use them."""


def asked_in(module: Path) -> list[str]:
    """Return the uses of classes and methods outside their module."""
    place = module.relative_to(PACKAGE).as_posix()
    found = {
        (name.lineno, word)
        for node in ast.walk(tree(module))
        for name in used(node)
        if place not in ONE_PLACE.get(word := ast.unparse(name).split(".")[-1], place)
    }
    return [f"line {line}: {word}" for line, word in sorted(found)]


def used(node: ast.AST) -> list[ast.expr]:
    """Return the names called, derived from or passed on; annotations are excluded."""
    match node:
        case ast.Call():
            passed = (each for each in node.args if isinstance(each, ast.Attribute))
            return [node.func, *(each for each in passed if each.attr[:3] == "set")]
        case ast.ClassDef():
            return node.bases
        case _:
            return []


def test_labels_and_tips_are_created_only_in_the_plain_text_module() -> None:
    assert faults(asked_in, "|".join(ONE_PLACE)) == {}
