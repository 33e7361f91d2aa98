"""What a document or a docstring names exists, and the change log knows the version."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import canasta_qt
from tests.tidy.glossary import BANNED
from tests.tidy.source import CHECKOUT, PACKAGE, modules, tree
from tests.tidy.test_citations import docstrings

DOCUMENTS = (
    "README.md",
    "ARCHITECTURE.md",
    "CONTRIBUTING.md",
    "CHANGELOG.md",
    "assets/README.md",
    "docs/rules.md",
    "canasta_qt/proving/arena/ARENA.md",
    "tests/bots/positions/README.md",
    "canasta_qt/notation/NOTATION.md",
)
FOR_PLAYERS = DOCUMENTS[:4] + DOCUMENTS[5:6] + DOCUMENTS[-1:]
SUFFIXES = {
    ".py", ".md", ".toml", ".sh", ".spec", ".yml", ".svg", ".png", ".ts", ".qm", ".wav",
}  # fmt: skip
MADE = {".venv", "build", "dist", "canasta-demo.png", "canasta-qt.exe"}
"""Named in documents and made by the commands they describe."""

CODE = re.compile(r"(?<!`)`([^`\n]+)`(?!`)")
FENCE = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)#]+)(?:#[^)]*)?\)")
MODULE = re.compile(r"`(?:canasta_qt\.)?([a-z]\w*(?:\.\w+)+)`")
PATH = re.compile(r"[\w.][\w.\-]*(?:/[\w.*\-]+)*/?")


def named_paths(text: str, root: Path) -> Iterator[str]:
    """Yield what looks like a path of the repository: links, and code with a known
    suffix or a known first folder. A `…` or `<…>` marks a placeholder.
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
    """Return the paths a document names that are not there: seen from the top, from
    the package or from the document's own folder.
    """
    bases = (root, root / "canasta_qt", document.parent)
    return [
        path
        for path in named_paths(document.read_text(encoding="utf-8"), root)
        if not any(list(base.glob(path.rstrip("/"))) for base in bases)
    ]


def unresolved(docstring: str, package: Path) -> list[str]:
    """Return the dotted names of a docstring that begin with a folder or module of the
    package and lead to no module, and to no name of one.
    """
    found = []
    for name in MODULE.findall(docstring):
        first, *_ = parts = name.split(".")
        known = (package / first).is_dir() or (package / f"{first}.py").is_file()
        if known and Path(name).suffix not in SUFFIXES and not _leads(package, parts):
            found.append(name)
    return found


def _leads(folder: Path, parts: list[str]) -> bool:
    first, *rest = parts
    module = folder / f"{first}.py"
    if (folder / first).is_dir():
        return not rest or _leads(folder / first, rest)
    return module.is_file() and (not rest or rest[0] in _defined(module))


def _defined(module: Path) -> Iterator[str]:
    for node in tree(module).body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            yield node.name
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            yield from (each.id for each in targets if isinstance(each, ast.Name))


def prose(name: str) -> Iterator[str]:
    """Yield the lines people read: no code, no sentence of a catalogue, and of the
    rules not the words of the sources and not the table of values.
    """
    text = (CHECKOUT / name).read_text(encoding="utf-8")
    if name == "docs/rules.md":
        text = text[text.index("\n# 2. ") : text.index("\n# 7. ")]
    text = re.sub(r"^ *```.*?^ *```", "", text, flags=re.MULTILINE | re.DOTALL)
    rows = re.sub(r"^\|[^|]*\| `\w+` \|.*$", "", text, flags=re.MULTILINE)
    yield from CODE.sub("", rows).splitlines()


def unfit(lines: Iterator[str]) -> list[str]:
    """Return lines with a word that the glossary replaces; cards may join a meld."""
    words = [word for word, instead in BANNED.items() if instead != "add"]
    return [
        line for line in lines if any(re.search(word, line.lower()) for word in words)
    ]


@pytest.mark.parametrize("name", FOR_PLAYERS)
def test_a_document_has_the_words_of_the_glossary(name: str) -> None:
    assert unfit(prose(name)) == []


def test_a_word_that_the_glossary_replaces_is_found_in_prose() -> None:
    lines = ["A run of hearts.", "Two wilds are laid.", "Cards join a meld."]

    assert unfit(iter(lines)) == lines[:2]


@pytest.mark.parametrize("name", DOCUMENTS)
def test_every_path_in_a_document_exists(name: str) -> None:
    assert missing(CHECKOUT / name, CHECKOUT) == []


def test_every_module_that_a_docstring_names_exists() -> None:
    found = {
        f"{module.relative_to(CHECKOUT).as_posix()}: {name}"
        for module in [*modules(PACKAGE), *modules(CHECKOUT / "tests")]
        for docstring in docstrings(module)
        for name in unresolved(docstring, PACKAGE)
    }

    assert found == set()


def test_a_module_that_is_not_there_is_found(tmp_path: Path) -> None:
    (tmp_path / "rules").mkdir()
    (tmp_path / "rules" / "model.py").write_text("SIZE: int = 1\n", encoding="utf-8")
    names = "`rules.model`, `canasta_qt.rules.model.SIZE`, `self.rules`, `rules.md`"
    wrong = "`rules.old`, `rules.model.COLOUR`"

    assert unresolved(f"{names}, {wrong}", tmp_path) == [
        "rules.old",
        "rules.model.COLOUR",
    ]


def test_the_newest_heading_of_the_change_log_is_this_version() -> None:
    text = (CHECKOUT / "CHANGELOG.md").read_text(encoding="utf-8")
    newest = re.search(r"^## \[?(\d+\.\d+\.\d+)", text, re.MULTILINE)

    assert newest is not None
    assert newest[1] == canasta_qt.__version__


def test_the_check_finds_what_is_not_there(tmp_path: Path) -> None:
    (tmp_path / "canasta_qt" / "rules").mkdir(parents=True)
    (tmp_path / "canasta_qt" / "rules" / "model.py").touch()
    document = tmp_path / "A.md"
    document.write_text(
        "See `rules/model.py`, `rules/`, `rules/m*.py` and `canasta_qt/rules/model.py`,"
        " not `rules/old.py`, `gone.md`, `rules/older` or [this](docs/x.md#top).\n"
        "`rules/….py`, `0/1`, `dist/x.py` and [that](https://example.org) may be.\n"
        "```\nrules/fenced.py\n```\n",
        encoding="utf-8",
    )

    found = ["docs/x.md", "rules/old.py", "gone.md", "rules/older"]
    assert missing(document, tmp_path) == found
