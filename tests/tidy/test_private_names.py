"""No file names the machine or host on which it was made."""

import re
from collections.abc import Iterator
from pathlib import Path

from tests.tidy.source import CHECKOUT

TOP = (
    "canasta_qt", "assets", "docs", "tests", "packaging", ".ci", ".github", "Makefile",
    "pyproject.toml", "README.md", "LICENSE",
    "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md", ".gitignore",
    ".gitattributes",
)  # fmt: skip
BINARY = {".png", ".ico", ".icns", ".wav", ".otf", ".ttf", ".qm", ".pyc"}

# Split, so that the patterns do not match this file.
PERSONAL = re.compile(
    r"(?<![\w.])/(?:root|work|Users|opt|tmp/venv)" + r"/\w"
    r"|(?<![\w.])/home" + r"/\w"
    r"|[A-Z]:\\+Users"
)
HOST = re.compile(
    r"py" + r"pi\.|python" + r"hosted"
    r"|(?:extra-)?index-" + r"url|registry *="
)


def files(root: Path) -> Iterator[Path]:
    for name in TOP:
        top = root / name
        for file in [top] if top.is_file() else sorted(top.rglob("*")):
            if file.is_file() and file.suffix not in BINARY:
                yield file


def host_names(root: Path) -> list[str]:
    return [
        f"{file.relative_to(root).as_posix()}:{number}: {line.strip()}"
        for file in files(root)
        for number, line in enumerate(
            file.read_text(encoding="utf-8").splitlines(), start=1
        )
        if PERSONAL.search(line) or HOST.search(line)
    ]


def test_no_file_names_a_machine_or_a_package_host() -> None:
    assert host_names(CHECKOUT) == []


def test_no_test_waits_for_a_fixed_time() -> None:
    """Machines may be slow; only `tests/hand` waits, to check that nothing happens."""
    person = CHECKOUT / "tests" / "hand" / "person.py"
    waits = re.compile(r"qtbot\.wait\(|qWait\(|\.wait[A-Z]\w+\([^()]*timeout=")
    assert waits.search("qtbot.wait" + "(5)")
    found = [
        file.relative_to(CHECKOUT).as_posix()
        for file in (CHECKOUT / "tests").rglob("*.py")
        if file not in (Path(__file__), person)
        and waits.search(file.read_text(encoding="utf-8"))
    ]

    assert found == []
