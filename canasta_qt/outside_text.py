"""Limits for text from outside: files, messages, names.

The size of a text is limited before it is parsed, and the parsed values afterwards.
Parsers return plain values that can be written again, or raise `UnreadableTextError`.
Names are reduced to one visible line.
"""

import re
from collections.abc import Callable
from typing import Any, Final

MAX_TEXT_BYTES: Final = 256_000
"""Largest size of a file, a line of input or a message, in bytes."""
MAX_GAME_BYTES: Final = 2_000_000
"""Largest size of a game file in bytes; a round has about five thousand."""
MAX_TOML_VALUE_SEPARATORS: Final = 100_000
"""Largest number of separators of values in a TOML text; the largest game has fewer."""
MAX_TOML_LINE_DOTS: Final = 100
"""Largest number of dots in a line of TOML: `tomllib` is quadratic in the dots of a
key.
"""
MAX_NESTING_DEPTH: Final = 32
"""Largest depth of nested values."""
MAX_NUMBER_DIGITS: Final = 100
"""Largest number of digits of a number."""
MAX_VALUE_LENGTH: Final = MAX_TEXT_BYTES
"""Largest number of characters of a value; all turns of a round have a few thousand."""

_PLACE: Final = re.compile(r" \(at (?:line (\d+), column (\d+)|end of document)\)")


MAX_NAME_LENGTH: Final = 24
"""Largest number of characters of a player's name, without combining marks."""
_MAX_COMBINING_MARKS: Final = 3
"""Largest number of combining marks on a letter; no language uses more."""
_INVISIBLE_LETTERS: Final = "\u115f\u1160\u2800\u3164\uffa0"
"""Invisible characters that Unicode classes as letters or symbols."""
_JOINERS: Final = "\u200c\u200d"


class UnreadableTextError(ValueError):
    """Raised for text that cannot be read.

    `line` and `column` count from 1; they are 0 if unknown.
    """

    def __init__(self, why: str, line: int = 0, column: int = 0) -> None:
        """Store the reason, a sentence in English without a full stop, and its
        position.
        """
        place = f" (line {line}, column {column})" if line else ""
        super().__init__(f"{why}{place}")
        self.why = why
        self.line = line
        self.column = column


def decode_text(data: bytes, max_bytes: int = MAX_TEXT_BYTES) -> str:
    """Return UTF-8 bytes as text, without a byte-order mark. Raises
    `UnreadableTextError`.
    """
    if len(data) > max_bytes:
        raise UnreadableTextError(f"It has more than {max_bytes} bytes")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        before = data[: error.start].rpartition(b"\n")
        line = before[0].count(b"\n") + len(before[1]) + 1
        why = "It is no text"
        raise UnreadableTextError(why, line, len(before[2]) + 1) from None


def parse_toml(text: str) -> dict[str, Any]:
    """Return the values of a TOML text by key. Raises `UnreadableTextError`."""
    import tomllib

    dots = text.count(".")
    if dots + sum(map(text.count, ",=[{")) > MAX_TOML_VALUE_SEPARATORS:
        raise UnreadableTextError("It has too many values")
    if dots > MAX_TOML_LINE_DOTS:
        for number, line in enumerate(text.split("\n"), 1):
            if line.count(".") > MAX_TOML_LINE_DOTS:
                raise UnreadableTextError("It has too many dots", number, 1)
    table: dict[str, Any] = _parse(text, tomllib.loads)
    return table


def parse_json(text: str) -> Any:
    """Return the value of a JSON text. Raises `UnreadableTextError`."""
    import json

    return _parse(text, json.loads)


def _parse(text: str, parse: Callable[[str], Any]) -> Any:
    try:
        found = parse(text)
    except (
        Exception
    ) as error:  # parsers raise many kinds of errors; the text is the cause
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
    """Raise `UnreadableTextError` for a value that is nested too deeply, too long, or
    not plain."""
    values, depth = [found], 0
    while values:
        if depth > MAX_NESTING_DEPTH:
            raise UnreadableTextError("It is nested too deeply")
        inside: list[object] = []
        for value in values:
            if isinstance(value, dict):
                inside += [*value, *value.values()]
            elif isinstance(value, list):
                inside += value
            elif isinstance(value, int) and abs(value) >= 10**MAX_NUMBER_DIGITS:
                raise UnreadableTextError("A number has too many digits")
            elif isinstance(value, str) and len(value) > MAX_VALUE_LENGTH:
                raise UnreadableTextError("A value has too many letters")
        values, depth = inside, depth + 1


def _place(text: str, index: int) -> tuple[int, int]:
    return text.count("\n", 0, index) + 1, index - text.rfind("\n", 0, index)


def plain_line(text: str, max_length: int = MAX_NAME_LENGTH) -> str:
    """Return a name as one line of at most `max_length` visible characters, which may
    be empty.

    Direction marks, other characters without width, and more than three combining marks
    on a letter are removed; a name that is too long ends with `…`.
    """
    if text.isascii() and text.isprintable() and len(text) <= max_length:
        return " ".join(text.split())
    from unicodedata import category, normalize  # few names need it

    signs: list[str] = []  # each with its combining marks
    for sign in normalize("NFC", text[: 100 * max_length]):
        kind = category(sign)
        if sign in _JOINERS or kind in ("Mn", "Me"):
            below = signs[-1] if signs else " "
            joins = sign in _JOINERS and below.isascii()  # a joiner has no effect there
            if below != " " and len(below) <= _MAX_COMBINING_MARKS and not joins:
                signs[-1] += sign
        elif kind in ("Cc", "Zl", "Zp", "Zs"):
            if signs and signs[-1] != " ":
                signs.append(" ")
        elif kind not in ("Cf", "Cs") and sign not in _INVISIBLE_LETTERS:
            signs.append(sign)
    signs = signs[:-1] if signs[-1:] == [" "] else signs
    if len(signs) > max_length:
        signs[max_length - 1 :] = "…"
    return normalize("NFC", "".join(signs))


def isolate_direction(name: str) -> str:
    """Return a name between direction marks, so that it does not reverse words beside
    it.
    """
    if name.isascii() or name.startswith("\u200e"):
        return name
    from unicodedata import bidirectional

    turns = any(bidirectional(sign) in ("R", "AL", "AN") for sign in name)
    return f"\u200e\u2068{name}\u2069" if turns else name
