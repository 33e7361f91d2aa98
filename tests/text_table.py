"""Tables of tests in text files: one case a line, its fields separated by ` => `."""

from pathlib import Path


def read_rows(test: str, name: str) -> list[list[str]]:
    """Return the fields of each case of a file beside a test, which gives `__file__`.

    A line break within a field is written `\\n`.
    """
    text = Path(test).with_name(name).read_text(encoding="utf-8")
    return [
        [field.strip().replace("\\n", "\n") for field in line.split(" =>")]
        for line in text.splitlines()
        if line and not line.startswith("#")
    ]
