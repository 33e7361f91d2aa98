"""The words of a language: `assets/translations/glossary.CODE.toml`, read for tests.

same = ["Samba"]     # messages that are the same in English
freely = ["…"]       # messages in English that say a term in other words
counted = ["cartas", "carta", "cartas", "cartas", "cartas"]  # after 0, 1, 2, 5, 21

[[term]]
english = "stocks?"  # what is said of it in English, a pattern
use = "mazo"         # one of these stands in its translation, a pattern
never = "talón"      # these stand nowhere, a pattern of whole words
never_taught = ""    # these stand in no lesson and no practice position
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
    """The words of a language, by the fields above."""
    [file] = FOLDER.glob(f"glossary.{code}*.toml")
    return tomllib.loads(file.read_text(encoding="utf-8"))


def plain(text: str) -> str:
    """Only the words of a sentence."""
    return _INSIDE.sub("", text)


def unused(code: str, source: str, text: str) -> list[str]:
    """The terms of an English sentence that its translation has no word for."""
    return [
        term["english"]
        for term in glossary(code)["term"]
        if "use" in term
        and source not in glossary(code)["freely"]
        and re.search(rf"\b(?:{term['english']})\b", plain(source), re.IGNORECASE)
        and not re.search(term["use"], plain(text), re.IGNORECASE)
    ]


def banned(code: str, *, taught: bool = False) -> str:
    """A pattern of the words that a language never uses."""
    fields = ("never", "never_taught") if taught else ("never",)
    words = (term.get(field) for term in glossary(code)["term"] for field in fields)
    return "|".join(filter(None, words))
