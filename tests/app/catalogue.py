"""Updates every translation catalogue: `make translations`.

Qt’s own tool reads the strings from the source. Existing translations are kept; a new
string is marked unfinished. Each string with a slot, such as `{card}`, gets a comment
about what is filled in.
"""

import ast
import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from canasta_qt.translate import has_plural_form
from tests.app.slots import SLOTS
from tests.narrow import some
from tests.tidy.source import CHECKOUT, PACKAGE, modules, tree

FOLDER = CHECKOUT / "assets" / "translations"
_SLOT = re.compile(r"\{(\w+)\}")


class Message(NamedTuple):
    source: str
    role: str
    comment: str
    forms: tuple[str, ...]
    finished: bool = True

    @property
    def slots(self) -> set[str]:
        return set(_SLOT.findall(self.source))


def tool(name: str) -> str:
    """Return the path of a program that comes with PySide6, beside the interpreter."""
    return str(Path(sys.executable).with_name(f"pyside6-{name}"))


def extract(catalogues: list[Path]) -> Iterator[ET.Element]:
    """Yield the trees of new catalogues with the strings that Qt reads in the package.

    The name of a file ends with its language, as in `canasta_de.ts`: Qt takes from it
    how many forms a plural has.
    `lupdate` finds plurals only at a literal number, so they are marked here; and one
    role of a string that is marked with several, so the others are written out for it.
    """
    source = ("-extensions", "py", "-locations", "none", "-source-language", "en")
    aliases = ("-tr-function-alias", "tr+=tr_n,tr+=mark")
    probe = catalogues[0].with_name("probe.py")
    calls = [f"tr({_PROBE[0]!r})", f"tr({_PROBE[1]!r}, '', 1)", *_in_roles()]
    probe.write_text("\n".join(calls), encoding="utf-8")
    subprocess.run(
        (tool("lupdate"), *source, *aliases, PACKAGE, probe, "-ts", *catalogues),
        check=True,
        capture_output=True,
    )
    for ts in catalogues:
        yield _with_plurals(ET.fromstring(ts.read_text(encoding="utf-8")))


def _with_plurals(root: ET.Element) -> ET.Element:
    """Return a tree whose messages with a plural have its forms, as the probe has."""
    context = some(root.find("context"))
    single, plural = (m for m in context if m.findtext("source") in _PROBE)
    context.remove(single)
    context.remove(plural)
    for message in context.iter("message"):
        is_plural = has_plural_form(message.findtext("source") or "")
        message.attrib = {"numerus": "yes"} if is_plural else {}
        _replace(message, (plural if is_plural else single).find("translation"))
    return root


def _in_roles() -> Iterator[str]:
    """Return a call for each role of the strings that have several."""
    for module in modules(PACKAGE, r"\bmark\("):
        for node in ast.walk(tree(module)):
            match node:
                case ast.Call(ast.Name("mark"), [source, *roles]) if len(roles) > 1:
                    yield from (
                        f"tr({ast.unparse(source)}, {ast.unparse(role)})"
                        for role in roles
                    )


_PROBE = ("a message of one form", "a message of all plural forms")


def _replace(message: ET.Element, translation: ET.Element | None) -> None:
    former = some(message.find("translation"))
    assert translation is not None
    message.remove(former)
    message.append(deepcopy(translation))


def write_languages(codes: list[str], folder: Path) -> None:
    """Update or create the catalogues of languages in `folder`."""
    names = [f"canasta_{code}.ts" for code in codes]
    with TemporaryDirectory() as temporary:
        new = extract([Path(temporary) / name for name in names])
        for name, root in zip(names, new, strict=True):
            _keep_translations(root, folder / name)
            _write(root, folder / name)


def _keep_translations(root: ET.Element, ts: Path) -> None:
    """Copy existing translations into a new tree, and add the comments of slots."""
    former = {_key(m): m for m in _elements(ts)} if ts.exists() else {}
    for message in root.iter("message"):
        kept = former.get(_key(message))
        if kept is not None and kept.get("numerus") == message.get("numerus"):
            _replace(message, kept.find("translation"))
        slots = dict.fromkeys(_SLOT.findall(message.findtext("source") or ""))
        if slots:
            comment = ET.Element("extracomment")
            comment.text = "\n".join(f"{{{slot}}}: {SLOTS[slot]}" for slot in slots)
            message.insert(len(message) - 1, comment)  # before the translation


def _elements(ts: Path) -> Iterator[ET.Element]:
    return ET.fromstring(ts.read_text(encoding="utf-8")).iter("message")


def _key(message: ET.Element) -> tuple[str, str]:
    return message.findtext("source") or "", message.findtext("comment") or ""


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
    """Yield every message of a catalogue."""
    for message in _elements(ts):
        translation = some(message.find("translation"))
        forms = [form.text or "" for form in message.iter("numerusform")]
        yield Message(
            message.findtext("source") or "",
            message.findtext("comment") or "",
            message.findtext("extracomment") or "",
            tuple(forms or [translation.text or ""]),
            translation.get("type") is None,
        )


def codes() -> list[str]:
    """Return the codes of the translated languages: all but English."""
    found = sorted(FOLDER.glob("canasta_*.ts"))
    return [ts.stem.partition("_")[2] for ts in found]


def sources() -> Iterator[Message]:
    """Yield the messages of the package, as the German catalogue has them."""
    return messages(FOLDER / "canasta_de.ts")


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    write_languages(sys.argv[1:] or codes(), FOLDER)
