"""The terms of a language: `assets/translations/glossary.CODE.toml`, read for tests.

same = ["Samba"]     # messages that are the same in English
freely = ["…"]       # English messages that paraphrase a term
counted = ["cartas", "carta", "cartas", "cartas", "cartas"]  # after 0, 1, 2, 5, 21

[[term]]
english = "stocks?"  # the English term, a pattern
use = "mazo"         # its translation, a pattern
never = "talón"      # forbidden everywhere, a pattern of whole words
never_taught = ""    # forbidden in lessons and practice positions
"""

import re
import tomllib
from functools import cache
from typing import Any

from tests.app.catalogue import FOLDER

_INSIDE = re.compile(r"\{[^}]*\}|\[[^]]*\]|&(?=\w)|\w+_\w+")
"""What is no word of a sentence: slots, written rules, the letters marked in menus."""


@cache
def glossary(code: str) -> dict[str, Any]:
    """Return the terms of a language, by the keys above."""
    [file] = FOLDER.glob(f"glossary.{code}*.toml")
    return tomllib.loads(file.read_text(encoding="utf-8"))


def plain(text: str) -> str:
    """Return the words of a sentence, without its slots and markup."""
    return _INSIDE.sub("", text)


def unused(code: str, source: str, text: str) -> list[str]:
    """Return the terms of an English sentence that are missing in its translation."""
    return [
        term["english"]
        for term in glossary(code)["term"]
        if "use" in term
        and source not in glossary(code)["freely"]
        and re.search(rf"\b(?:{term['english']})\b", plain(source), re.IGNORECASE)
        and not re.search(term["use"], plain(text), re.IGNORECASE)
    ]


def banned(code: str, *, taught: bool = False) -> str:
    """Return a pattern of the words that a language must not use."""
    fields = ("never", "never_taught") if taught else ("never",)
    words = (term.get(field) for term in glossary(code)["term"] for field in fields)
    return "|".join(filter(None, words))
