"""Text from outside: its size is bounded first, and what a parser makes of it after.

Files come in by `read_text` of the storage.  Whatever TOML or JSON makes of a text,
the caller gets plain values that can be written again, or an `UnreadableTextError`.
Names become one line that people can read.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

MOST_BYTES: Final = 256_000
"""Of a file, a line of input or a message."""
MOST_OF_A_GAME: Final = 2_000_000
"""Bytes of a game, which has about five thousand a round."""
MOST_MARKS: Final = 100_000
"""Marks of a TOML text that part values; a game of the largest size has fewer."""
MOST_DOTS: Final = 100
"""On a line of TOML: `tomllib` takes the square of the dots of a key."""
DEEPEST: Final = 32
"""Levels of values inside each other."""
MOST_DIGITS: Final = 100
"""Of one number."""
MOST_LETTERS: Final = MOST_BYTES
"""Of one value; the turns of a round have a few thousand."""

_PLACE: Final = re.compile(r" \(at (?:line (\d+), column (\d+)|end of document)\)")


LONGEST_NAME: Final = 24
"""Signs of a player's name, the marks on them not counted."""
_MOST_SIGNS_ON_A_LETTER: Final = 3
"""No language has more."""
_BLANK: Final = "\u115f\u1160\u2800\u3164\uffa0"
"""Signs that count as letters and that nobody sees."""
_JOINERS: Final = "\u200c\u200d"


class UnreadableTextError(ValueError):
    """A text that cannot be read: why, and where, counted from 1 (0: nowhere)."""

    def __init__(self, why: str, line: int = 0, column: int = 0) -> None:
        """`why` is a sentence in English without its full stop."""
        place = f" (line {line}, column {column})" if line else ""
        super().__init__(f"{why}{place}")
        self.why = why
        self.line = line
        self.column = column


def decoded(data: bytes, most: int = MOST_BYTES) -> str:
    """Return bytes as text, without a byte-order mark. Raises `UnreadableTextError`."""
    if len(data) > most:
        raise UnreadableTextError(f"It has more than {most} bytes")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        before = data[: error.start].rpartition(b"\n")
        line = before[0].count(b"\n") + len(before[1]) + 1
        why = "It is no text"
        raise UnreadableTextError(why, line, len(before[2]) + 1) from None


def parsed_toml(text: str) -> dict[str, Any]:
    """Return the table of a text. Raises `UnreadableTextError`."""
    import tomllib

    dots = text.count(".")
    if dots + sum(map(text.count, ",=[{")) > MOST_MARKS:
        raise UnreadableTextError("It has too many values")
    if dots > MOST_DOTS:
        for number, line in enumerate(text.split("\n"), 1):
            if line.count(".") > MOST_DOTS:
                raise UnreadableTextError("It has too many dots", number, 1)
    table: dict[str, Any] = _parsed(text, tomllib.loads)
    return table


def parsed_json(text: str) -> Any:
    """Return the value of a text. Raises `UnreadableTextError`."""
    import json

    return _parsed(text, json.loads)


def _parsed(text: str, parse: Callable[[str], Any]) -> Any:
    try:
        found = parse(text)
    except Exception as error:  # whatever a parser does, the text is to blame
        why = getattr(error, "msg", str(error)) or type(error).__name__
        said = _PLACE.search(why)
        if said and said[1]:
            place = int(said[1]), int(said[2])
        elif said or hasattr(error, "pos"):
            place = _place(text, getattr(error, "pos", len(text)))
        else:
            place = 0, 0
        raise UnreadableTextError(_PLACE.sub("", why), *place) from None
    _check(found)
    return found


def _check(found: object) -> None:
    """Refuse values that whoever gets them would not bear, level by level."""
    values, depth = [found], 0
    while values:
        if depth > DEEPEST:
            raise UnreadableTextError("It is nested too deeply")
        inside: list[object] = []
        for value in values:
            if isinstance(value, dict):
                inside += [*value, *value.values()]
            elif isinstance(value, list):
                inside += value
            elif isinstance(value, int) and abs(value) >= 10**MOST_DIGITS:
                raise UnreadableTextError("A number has too many digits")
            elif isinstance(value, str) and len(value) > MOST_LETTERS:
                raise UnreadableTextError("A value has too many letters")
        values, depth = inside, depth + 1


def _place(text: str, index: int) -> tuple[int, int]:
    return text.count("\n", 0, index) + 1, index - text.rfind("\n", 0, index)


def plain_line(text: str, longest: int = LONGEST_NAME) -> str:
    """Return a name as one line of signs that can be seen; perhaps nothing is left.

    What turns a text round, other signs without width, and marks heaped on a letter
    are left out; what is too long ends with `…`.
    """
    if text.isascii() and text.isprintable() and len(text) <= longest:
        return " ".join(text.split())
    from unicodedata import category, normalize  # few names need it

    signs: list[str] = []  # each with the marks on it
    for sign in normalize("NFC", text[: 100 * longest]):
        kind = category(sign)
        if sign in _JOINERS or kind in ("Mn", "Me"):
            below = signs[-1] if signs else " "
            joins = sign in _JOINERS and below.isascii()  # nothing, there
            if below != " " and len(below) <= _MOST_SIGNS_ON_A_LETTER and not joins:
                signs[-1] += sign
        elif kind in ("Cc", "Zl", "Zp", "Zs"):
            if signs and signs[-1] != " ":
                signs.append(" ")
        elif kind not in ("Cf", "Cs") and sign not in _BLANK:
            signs.append(sign)
    signs = signs[:-1] if signs[-1:] == [" "] else signs
    if len(signs) > longest:
        signs[longest - 1 :] = "…"
    return normalize("NFC", "".join(signs))


def isolated(name: str) -> str:
    """Keep a name from right to left from turning words around it, or a whole line."""
    if name.isascii() or name.startswith("\u200e"):
        return name
    from unicodedata import bidirectional

    turns = any(bidirectional(sign) in ("R", "AL", "AN") for sign in name)
    return f"\u200e\u2068{name}\u2069" if turns else name
