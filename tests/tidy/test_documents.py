"""What a document names exists, and the change log knows the version."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import canasta_qt
from tests.tidy.source import CHECKOUT

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
SUFFIXES = {
    ".py", ".md", ".toml", ".sh", ".spec", ".yml", ".svg", ".png", ".ts", ".qm", ".wav",
}  # fmt: skip
MADE = {".venv", "build", "dist", "canasta-demo.png", "canasta-qt.exe"}
"""Named in documents and made by the commands they describe."""

CODE = re.compile(r"(?<!`)`([^`\n]+)`(?!`)")
FENCE = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)#]+)(?:#[^)]*)?\)")
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


@pytest.mark.parametrize("name", DOCUMENTS)
def test_every_path_in_a_document_exists(name: str) -> None:
    assert missing(CHECKOUT / name, CHECKOUT) == []


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
