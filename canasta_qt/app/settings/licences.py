"""Licences of the program and its components."""

import re
import sys
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path
from typing import Final

_PROGRAM: Final = "canasta-qt"
_TEXT: Final = re.compile(r"(?i)(licen[cs]e|copying|.*copyright)(\.\w+)?")


def licence_texts() -> dict[str, str]:
    """Return licence texts by component.

    A frozen program has files with these texts. Otherwise they are read from the
    installed packages; for a package without a text, the name of its licence is
    returned.
    """
    frozen = getattr(sys, "_MEIPASS", None)
    if frozen is not None:
        files = sorted(
            Path(frozen, "licences").glob("*.txt"),
            key=lambda file: (file.stem != "Canasta", file.stem.casefold()),
        )
        return {file.stem: file.read_text(encoding="utf-8") for file in files}
    found: dict[str, str] = {}
    for part in _distributions():
        texts = [
            Path(str(file.locate())).read_text(encoding="utf-8")
            for file in part.files or ()
            if _TEXT.fullmatch(file.name) and ".dist-info" in str(file)
        ]
        facts = part.metadata
        words = facts.get_all("License-Expression") or facts.get_all("License") or ()
        found[part.name] = "\n\n".join(texts or words)
    return found


def _distributions() -> list[Distribution]:
    """Return the distribution of the program, and the installed ones of its
    requirements."""
    found: list[Distribution] = []
    waiting = [_PROGRAM]
    while waiting:
        try:
            part = distribution(waiting.pop())
        except PackageNotFoundError:  # not for this platform, or run from a checkout
            continue
        if part not in found:
            found.append(part)
            needs = (each for each in part.requires or () if "extra ==" not in each)
            waiting += [re.split(r"[^\w.-]", each)[0] for each in needs]
    return found
