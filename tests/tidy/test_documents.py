"""Paths in documents and docstrings exist, and the change log has the version."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import canasta_qt
from canasta_qt.table.interaction.keyboard import key_rows
from tests.tidy.glossary import BANNED
from tests.tidy.source import CHECKOUT

DOCUMENTS = (
    "README.md",
    "ARCHITECTURE.md",
    "CONTRIBUTING.md",
    "CHANGELOG.md",
    "assets/README.md",
    "docs/manual.md",
    "docs/command-line.md",
    "docs/translating.md",
    "docs/releasing.md",
    "docs/rules.md",
    "canasta_qt/proving/ARENA.md",
    "tests/bots/positions/README.md",
    "canasta_qt/notation/NOTATION.md",
)
FOR_PLAYERS = (*DOCUMENTS[:4], "docs/manual.md", "docs/rules.md", DOCUMENTS[-1])
SUFFIXES = {
    ".py", ".md", ".toml", ".sh", ".spec", ".yml", ".svg", ".png", ".ts", ".qm", ".wav",
}  # fmt: skip
MADE = {".venv", "build", "dist", "canasta-demo.png", "canasta-qt.exe"}
"""Paths that do not exist until the documented commands create them."""

CODE = re.compile(r"(?<!`)`([^`\n]+)`(?!`)")
FENCE = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)#]+)(?:#[^)]*)?\)")
PATH = re.compile(r"[\w.][\w.\-]*(?:/[\w.*\-]+)*/?")


def named_paths(text: str, root: Path) -> Iterator[str]:
    """Yield the texts that look like a path of the repository: links and code.

    Code must have a known suffix or first folder. A `…` or `<…>` marks a placeholder.
    """
    text = FENCE.sub("", text)
    yield from (link for link in LINK.findall(text) if "://" not in link)
    for code in CODE.findall(text):
        first = code.split("/")[0]
        if PATH.fullmatch(code) is None or first in MADE:
            continue
        known = any((base / first).is_dir() for base in (root, root / "canasta_qt"))
        if Path(code).suffix in SUFFIXES or ("/" in code and known):
            yield code


def missing(document: Path, root: Path) -> list[str]:
    """Return the named paths that do not exist, from the top, the package or the
    document."""
    bases = (root, root / "canasta_qt", document.parent)
    return [
        path
        for path in named_paths(document.read_text(encoding="utf-8"), root)
        if not any(list(base.glob(path.rstrip("/"))) for base in bases)
    ]


def prose(name: str) -> Iterator[str]:
    """Yield the lines of prose: no code, no catalogue, no sources and tables of the
    rules."""
    text = (CHECKOUT / name).read_text(encoding="utf-8")
    if name == "docs/rules.md":
        text = text[text.index("\n# 2. ") : text.index("\n# 7. ")]
    text = re.sub(r"^ *```.*?^ *```", "", text, flags=re.MULTILINE | re.DOTALL)
    rows = re.sub(r"^\|[^|]*\| `\w+` \|.*$", "", text, flags=re.MULTILINE)
    yield from CODE.sub("", rows).splitlines()


def unfit(lines: Iterator[str]) -> list[str]:
    """Return lines with a word that the glossary replaces."""
    words = [word for word, instead in BANNED.items() if instead != "add"]
    return [
        line for line in lines if any(re.search(word, line.lower()) for word in words)
    ]


@pytest.mark.parametrize("name", FOR_PLAYERS)
def test_a_document_uses_the_words_of_the_glossary(name: str) -> None:
    assert unfit(prose(name)) == []


@pytest.mark.parametrize("name", DOCUMENTS)
def test_every_path_in_a_document_exists(name: str) -> None:
    assert missing(CHECKOUT / name, CHECKOUT) == []


def test_the_manual_has_every_key_of_the_table() -> None:
    text = (CHECKOUT / "docs/manual.md").read_text(encoding="utf-8")
    cells = re.findall(r"^\|([^|]+)", text, re.MULTILINE)
    keys = " ".join(keys for keys, _ in key_rows())

    assert set(keys.split()) - set(re.split("[ ,;]+", " ".join(cells))) == set()


def test_the_newest_section_of_the_change_log_is_this_version() -> None:
    text = (CHECKOUT / "CHANGELOG.md").read_text(encoding="utf-8")
    newest = re.search(r"^## \[?(\d+\.\d+\.\d+)", text, re.MULTILINE)

    assert newest is not None
    assert newest[1] == canasta_qt.__version__
