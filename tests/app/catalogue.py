"""Brings the English catalogue up to date: `python -m tests.app.catalogue`.

English needs only its plurals; they are written from the source text itself, where
`card(s)` and `(is/are)` name both forms.
"""

import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

from tests.tidy.source import CHECKOUT

FOLDER = CHECKOUT / "assets" / "translations"
NAME = "canasta_en"
_FORMS = re.compile(r"\((?:(\w+)/(\w+)|(s|es))\)")


def tool(name: str) -> str:
    """A program that comes with PySide6, beside the interpreter."""
    return str(Path(sys.executable).with_name(f"pyside6-{name}"))


def singular(source: str) -> str:
    return _FORMS.sub(lambda found: found[1] or "", source)


def plural(source: str) -> str:
    return _FORMS.sub(lambda found: found[2] or found[3], source)


def write_catalogue(folder: Path) -> None:
    """Extract the plurals of the program into `folder` and compile them."""
    ts = folder / f"{NAME}.ts"
    ts.unlink(missing_ok=True)
    options = ("-pluralonly", "-locations", "none", "-extensions", "py")
    languages = ("-source-language", "en", "-target-language", "en")
    lupdate = (tool("lupdate"), *options, *languages, "canasta_qt", "-ts", str(ts))
    subprocess.run(lupdate, cwd=CHECKOUT, check=True, capture_output=True)
    text = ts.read_text(encoding="utf-8")
    ts.write_text(_filled(text), encoding="utf-8")
    # Written anew and put in its place: a running program may have the old one open.
    new = ts.with_suffix(".qm.new")
    lrelease = (tool("lrelease"), str(ts), "-qm", str(new))
    subprocess.run(lrelease, check=True, capture_output=True)
    new.replace(ts.with_suffix(".qm"))


def _filled(text: str) -> str:
    """Fill in both forms; everything else stays as `lupdate` wrote it."""
    root = ET.fromstring(text)
    for message in root.iter("message"):
        source = message.findtext("source") or ""
        translation = message.find("translation")
        assert translation is not None, source
        translation.attrib.pop("type", None)
        forms = (singular(source), plural(source))
        for element, form in zip(translation.iter("numerusform"), forms, strict=True):
            element.text = form
    body = ET.tostring(root, encoding="unicode")
    return f'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n{body}\n'


def messages(ts: Path) -> set[tuple[str, str, tuple[str, ...]]]:
    """Every message of a catalogue: context, source and forms."""
    return {
        (
            context.findtext("name") or "",
            message.findtext("source") or "",
            tuple(form.text or "" for form in message.iter("numerusform")),
        )
        for context in ET.fromstring(ts.read_text(encoding="utf-8")).iter("context")
        for message in context.iter("message")
    }


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    write_catalogue(FOLDER)
