"""Words that no string a player reads may have, by the style guide."""

import re

from tests.app.catalogue import sources
from tests.text_table import read_rows

BANNED = dict(read_rows(__file__, "banned.words"))
"""Pattern, in lower case, and what the guide writes in its place."""

ALLOWED = {
    "Holds his cards like a guitar. Sings when the pile grows.": "no meld is meant",
    "Your first meld must use the top card, {one}.": "the first of several melds",
    "Your first meld must use the top card of the pile.": "the first of several melds",
}
"""Strings that may have such a word, and why."""


_TYPED = re.compile("^  .*$", re.MULTILINE)
"""Indented examples in the help of the command line."""


def listed() -> list[tuple[str, str]]:
    """Return each such string with the word for it.

    Words by which players search are theirs, so they may be any.
    """
    return [
        (message.source, instead)
        for message in sources()
        for pattern, instead in BANNED.items()
        if message.source not in ALLOWED
        and message.role != "search"
        and re.search(pattern, _TYPED.sub("", message.source).lower())
    ]
