"""What a release says of itself, read from the sources.

    python packaging/release.py v1.2.3

ends with an error if the tag is not this version, else prints its part of CHANGELOG.md.
"""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


def section(changes: str, version: str) -> str:
    """Return what the change log says of a version; empty if it says nothing."""
    found = re.search(
        rf"^## \[?{re.escape(version)}\]?(?=\s)[^\n]*\n(.*?)(?=^## |\Z)",
        changes,
        re.MULTILINE | re.DOTALL,
    )
    return found[1].strip() if found else ""


def problem(tag: str, version: str, changes: str) -> str:
    """Return why a tag cannot be released; empty if it can."""
    if tag != f"v{version}":
        return f"the tag is {tag} and canasta_qt/__init__.py says {version}"
    if not section(changes, version):
        return f"CHANGELOG.md has no section {version}"
    return ""


def main() -> int:
    """Print the notes; return the exit status."""
    source = (ROOT / "canasta_qt" / "__init__.py").read_text(encoding="utf-8")
    version = re.findall(r'__version__ = "(.+)"', source)[0]
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    if wrong := problem(sys.argv[1], version, changes):
        print(wrong, file=sys.stderr)
        return 1
    print(section(changes, version))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
