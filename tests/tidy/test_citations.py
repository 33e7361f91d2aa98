"""What a docstring cites of the rules can be read in `docs/rules.md`.

A citation is `rules.md 2.3`, perhaps with words of that section behind it, a number in
brackets (`(2.3)`), a group of parameters (`group H`) or a value table (`table SH-AM`).
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from tests.tidy.source import CHECKOUT, PACKAGE, modules, tree

RULES: Final = CHECKOUT / "docs" / "rules.md"
FOLDERS: Final = tuple(PACKAGE / name for name in ("rules", "engine", "notation"))
"""Where a number in brackets is a section; elsewhere it may be anything."""

HEADING: Final = re.compile(r"^#+ (?:(\d+(?:\.\d+)?)|([A-M])\.) ?(.*)$", re.MULTILINE)
CITED: Final = re.compile(r"rules\.md,?\s+([^).;]*(?:\.\d[^).;]*)*)")
NUMBER: Final = re.compile(r"(?<![\w.])(\d\.\d+|\d(?= [A-Z]))\b")
BRACKET: Final = re.compile(r"\((\d\.\d+)\)")
GROUP: Final = re.compile(r"\b[Gg]roups? ([A-Z])\b")
TABLE: Final = re.compile(r"\btable ([A-Z][A-Z0-9]*-[A-Z0-9]+)\b")


@cache
def sections() -> dict[str, str]:
    """Return the text of every section and group of the rules, by its number."""
    text = RULES.read_text(encoding="utf-8")
    heads = list(HEADING.finditer(text))
    ends = [head.start() for head in heads[1:]] + [len(text)]
    found: dict[str, str] = {}
    for head, end in zip(heads, ends, strict=True):
        found[head[1] or head[2]] = text[head.start() : end].lower()
    for number in list(found):  # a section holds its groups and subsections
        whole = number.partition(".")[0]
        if whole != number:
            found[whole] = found.get(whole, "") + found[number]
    found["2.1"] += "".join(text for name, text in found.items() if name.isalpha())
    return found


def docstrings(module: Path) -> Iterator[str]:
    """Yield every string of a module that stands alone, in one line."""
    for node in ast.walk(tree(module)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            text = node.value.value
            if isinstance(text, str):
                yield " ".join(text.split())


def unresolved(text: str, *, brackets: bool) -> list[str]:
    """Return what a docstring cites and the rules do not have."""
    found: list[str] = []
    for cited in CITED.findall(text):
        found += _missing_words(cited)
    known = sections()
    numbers = BRACKET.findall(text) if brackets else []
    found += [number for number in numbers if number not in known]
    found += [f"group {name}" for name in GROUP.findall(text) if name not in known]
    tables = known["2.2"]
    found += [name for name in TABLE.findall(text) if name.lower() not in tables]
    return found


def _missing_words(cited: str) -> Iterator[str]:
    """Yield numbers without a section, and words that no cited section says."""
    numbers = NUMBER.findall(cited)
    if not numbers:
        yield f"no section: {cited}"
        return
    read = "".join(sections().get(number, "") for number in numbers)
    yield from (number for number in numbers if number not in sections())
    words = NUMBER.sub(",", re.sub(r"\b(?:and|to)\b", ",", cited))
    for each in words.split(","):
        if each.strip() and each.strip().lower() not in read:
            yield f"{each.strip()!r} is not said in {' '.join(numbers)}"


def test_every_citation_of_the_rules_can_be_read_there() -> None:
    found = {
        module.relative_to(CHECKOUT).as_posix(): wrong
        for folder in (PACKAGE, CHECKOUT / "tests")
        for module in modules(folder)
        if module != Path(__file__)
        for wrong in [
            [
                each
                for text in docstrings(module)
                for each in unresolved(
                    text, brackets=any(top in module.parents for top in FOLDERS)
                )
            ]
        ]
        if wrong
    }

    assert found == {}


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("As in rules.md 2.3 Finishing rule, Going out.", []),
        ("The minimum (rules.md 3.1, 2.1 F and J).", []),
        ("May it end (2.3), as group J has it and table SH-AM?", []),
        ("As in rules.md 9.9.", ["9.9"]),
        ("As in rules.md 2.3 Flying.", ["'Flying' is not said in 2.3"]),
        ("As (2.99), group Z or table XX-YY say.", ["2.99", "group Z", "XX-YY"]),
        ("See rules.md for more.", ["no section: for more"]),
    ],
)
def test_the_check_finds(text: str, wrong: list[str]) -> None:
    assert unresolved(text, brackets=True) == wrong
