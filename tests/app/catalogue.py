"""Brings every catalogue up to date: `make translations`.

The strings are read from the source by Qt's own tool.  A language keeps what it has; a
new string is marked unfinished.
Each string with a slot, such as `{card}`, gets a comment that says what is filled in.
"""

import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from tests.app.slots import SLOTS
from tests.tidy.source import CHECKOUT

FOLDER = CHECKOUT / "assets" / "translations"
_SLOT = re.compile(r"\{(\w+)\}")


class Message(NamedTuple):
    context: str
    source: str
    role: str
    comment: str
    forms: tuple[str, ...]
    finished: bool = True

    @property
    def slots(self) -> set[str]:
        return set(_SLOT.findall(self.source))


def tool(name: str) -> str:
    """A program that comes with PySide6, beside the interpreter."""
    return str(Path(sys.executable).with_name(f"pyside6-{name}"))


def extract(ts: Path, *options: str) -> None:
    """Let Qt read the strings of the package into a catalogue, new or old."""
    source = ("-extensions", "py", "-locations", "none", "-no-obsolete")
    lupdate = (tool("lupdate"), *source, "-source-language", "en", *options)
    subprocess.run(
        (*lupdate, "canasta_qt", "-ts", str(ts)),
        cwd=CHECKOUT,
        check=True,
        capture_output=True,
    )


def write_language(code: str, folder: Path) -> None:
    """Bring the catalogue of another language in `folder` up to date, or begin it."""
    ts = folder / f"canasta_{code}.ts"
    extract(ts, "-target-language", code)
    root = ET.fromstring(ts.read_text(encoding="utf-8"))
    for message in root.iter("message"):
        source = message.findtext("source") or ""
        slots = dict.fromkeys(_SLOT.findall(source))
        if not slots:
            continue
        own = message.find("extracomment")
        if own is None:
            own = ET.Element("extracomment")
            message.insert(len(message) - 1, own)  # before the translation
        said = [f"{{{slot}}}: {SLOTS[slot]}" for slot in slots]
        own.text = "\n".join([*filter(None, [own.text]), *said])
    _write(root, ts)


def _write(root: ET.Element, ts: Path) -> None:
    body = ET.tostring(root, encoding="unicode")
    head = '<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n'
    ts.write_text(f"{head}{body}\n", encoding="utf-8")
    # Written anew and put in its place: a running program may have the old one open.
    new = ts.with_suffix(".qm.new")
    lrelease = (tool("lrelease"), str(ts), "-qm", str(new))
    subprocess.run(lrelease, check=True, capture_output=True)
    new.replace(ts.with_suffix(".qm"))


def messages(ts: Path) -> Iterator[Message]:
    """Every message of a catalogue."""
    root = ET.fromstring(ts.read_text(encoding="utf-8"))
    for context in root.iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            assert translation is not None
            forms = [form.text or "" for form in message.iter("numerusform")]
            yield Message(
                context.findtext("name") or "",
                message.findtext("source") or "",
                message.findtext("comment") or "",
                message.findtext("extracomment") or "",
                tuple(forms or [translation.text or ""]),
                translation.get("type") is None,
            )


def codes() -> list[str]:
    """The languages that are translated: all but English."""
    found = sorted(FOLDER.glob("canasta_*.ts"))
    return [ts.stem.partition("_")[2] for ts in found]


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for code in sys.argv[1:] or codes():
        write_language(code, FOLDER)
