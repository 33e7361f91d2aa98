"""The language of the command line: the window's, chosen at the first word said there.

Most starts say nothing there, and English is certain without Qt.
"""

from __future__ import annotations

import os
import re
import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path

from canasta_qt.outside_text import UnreadableTextError
from canasta_qt.storage.atomic_file import read_text
from canasta_qt.storage.paths import StorageError, place
from canasta_qt.translate import english, set_translator


def choose_language(arguments: Sequence[str]) -> None:
    """Speak the language of the window; `arguments` may name it, or a home."""
    parser = ArgumentParser(add_help=False)
    parser.add_argument("--language", nargs="?")
    parser.add_argument("--home", nargs="?")
    found, _ = parser.parse_known_args(arguments)
    language = found.language or _remembered(found.home)
    if _is_english(language) or find_spec("PySide6") is None:
        set_translator(english)
        return
    from canasta_qt.app.settings.translation import speak

    speak(None, language)


def _remembered(home: str | None) -> str:
    """Return the language of the preferences; empty without one."""
    folder = Path(home, "config") if home else place("config")
    # The window tells of settings that cannot be read.
    with suppress(StorageError, UnreadableTextError):
        text = read_text(folder / "settings.ini")
        if found := re.search(r"^language=(\w+)$", text, re.MULTILINE):
            return found[1]
    return ""


def _is_english(language: str) -> bool:
    """Return whether Qt would certainly choose English; it is not asked."""
    if language:
        return language == "en"
    if sys.platform in ("win32", "darwin"):
        return False  # the system decides, no variable
    names = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
    said = [os.environ.get(name, "") for name in names]
    return all(re.match(r"(en|C|POSIX)?(?![a-zA-Z])", each) for each in said)
