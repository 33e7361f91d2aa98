"""The one door for text from outside: its size, nesting and numbers are bounded first.

TOML and JSON are parsed behind it.  Whatever a parser makes of a text, the caller gets
plain values that can be written again, or an `UnreadableTextError` with the place.
Names become one line that people can read.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

MOST_BYTES: Final = 8_000_000
"""Of a file; a game of a thousand rounds has six millions."""
MOST_FIELDS: Final = 100_000
"""Values in one text, and parts of dotted names."""
DEEPEST: Final = 32
"""Brackets inside each other, and parts of one dotted name."""
MOST_DIGITS: Final = 100
"""Of one number."""

_SIGNS: Final = re.compile(
    r'"""(?>[^\\"]+|\\.|"(?!""))*+(?:"{3,5}|\Z)'
    r"|'''.*?(?:'{3,5}|\Z)"
    r'|"(?>[^\\"\n]+|\\.)*+"?'
    r"|'[^'\n]*+'?"
    r"|\#[^\n]*+"
    r"|(?P<number>0[xob][\da-fA-F_]+|\d[\d_]*+)"
    r"|(?P<sign>[\[\]{}.,=\n])",
    re.DOTALL,
)
"""Strings and comments are passed over; every text is read once, from left to right."""
_PLACE: Final = re.compile(r" \(at (?:line (\d+), column (\d+)|end of document)\)")


LONGEST_NAME: Final = 24
"""Signs of a player's name, the marks on them not counted."""
_MOST_MARKS: Final = 3
"""On one letter; no language has more."""
_BLANK: Final = "\u115f\u1160\u2800\u3164\uffa0"
"""Signs that count as letters and that nobody sees."""
_JOINERS: Final = "\u200c\u200d"


class UnreadableTextError(ValueError):
    """A text that cannot be read: why, and where, counted from 1 (0: nowhere)."""

    def __init__(
        self, why: str, line: int = 0, column: int = 0, limit: int = 0
    ) -> None:
        """`why` is a sentence in English without its full stop.

        `limit` is that which the text exceeds, if nothing else is wrong with it.
        """
        place = f" (line {line}, column {column})" if line else ""
        super().__init__(f"{why}{place}")
        self.why = why
        self.line = line
        self.column = column
        self.limit = limit


def decoded(data: bytes) -> str:
    """Return bytes as text, without a byte-order mark. Raises `UnreadableTextError`."""
    if len(data) > MOST_BYTES:
        why = "It is larger than any file of this program"
        raise UnreadableTextError(why, limit=MOST_BYTES)
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

    table: dict[str, Any] = _parsed(text, tomllib.loads)
    return table


def parsed_json(text: str) -> Any:
    """Return the value of a text. Raises `UnreadableTextError`."""
    import json

    return _parsed(text, json.loads)


def _parsed(text: str, parse: Callable[[str], Any]) -> Any:
    _check(text)
    try:
        return parse(text)
    except Exception as error:  # whatever a parser does, the text is to blame
        why = getattr(error, "msg", str(error)) or type(error).__name__
        found = _PLACE.search(why)
        if found and found[1]:
            place = int(found[1]), int(found[2])
        elif found or hasattr(error, "pos"):
            place = _place(text, getattr(error, "pos", len(text)))
        else:
            place = 0, 0
        raise UnreadableTextError(_PLACE.sub("", why), *place) from None


def _check(text: str) -> None:
    """Refuse what a parser would not bear, before it sees it."""
    depth = dots = fields = 0
    for found in _SIGNS.finditer(text):
        why, limit = "", 0
        match found["sign"]:
            case "[" | "{":
                depth, dots = depth + 1, 0
            case "]" | "}":
                depth -= 1
            case ".":
                fields, dots = fields + 1, dots + 1
            case "," | "=" | "\n" as sign:
                fields, dots = fields + (sign != "\n"), 0
            case _ if len(found["number"] or "") > MOST_DIGITS:
                why, limit = "A number has too many digits", MOST_DIGITS
        if max(depth, dots) > DEEPEST:
            why, limit = "It is nested too deeply", DEEPEST
        if fields > MOST_FIELDS:
            why, limit = "It has too many values", MOST_FIELDS
        if why:
            raise UnreadableTextError(why, *_place(text, found.start()), limit)


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
            if below != " " and len(below) <= _MOST_MARKS and not joins:
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
