"""Every folder of the program is a package that says what it is."""

import ast
from pathlib import Path

from tests.tidy.source import PACKAGE, modules, tree

BANNED = {"utils", "util", "helpers", "helper", "manager", "managers", "misc", "common"}


def undocumented(package: Path) -> list[str]:
    folders = {module.parent for module in modules(package)}
    heads = [folder / "__init__.py" for folder in sorted(folders)]
    return [
        head.relative_to(package).as_posix()
        for head in heads
        if not head.exists() or ast.get_docstring(tree(head)) is None
    ]


def test_every_package_has_a_docstring() -> None:
    assert undocumented(PACKAGE) == []


def test_no_module_is_named_after_nothing() -> None:
    named = {module.stem for module in modules(PACKAGE)}
    named |= {module.parent.name for module in modules(PACKAGE)}

    assert named & BANNED == set()


def test_the_check_finds_packages_without_a_word(tmp_path: Path) -> None:
    for name, text in (("", '"""Said."""'), ("mute", "x = 1"), ("none", None)):
        (tmp_path / name).mkdir(exist_ok=True)
        (tmp_path / name / "module.py").write_text("", encoding="utf-8")
        if text is not None:
            (tmp_path / name / "__init__.py").write_text(text, encoding="utf-8")

    assert undocumented(tmp_path) == ["mute/__init__.py", "none/__init__.py"]
