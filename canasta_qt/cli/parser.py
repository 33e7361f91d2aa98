"""Parsers of option values, and printing of errors."""

import io
import re
import sys
from argparse import ArgumentTypeError
from math import inf, nan

from canasta_qt.translate import WordedError


def use_utf8_output() -> None:
    """Set standard output and error to UTF-8; bytes that are no text are escaped."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")


def error_text(error: WordedError) -> str:
    """Return the text of an error without control characters."""
    return re.sub(r"[^\n\x20-\x7e\xa0-\U0010ffff]", "\ufffd", str(error))


def non_negative_int(text: str) -> int:
    return _parse_int(0, text)


def positive_int(text: str) -> int:
    return _parse_int(1, text)


def _parse_int(least: int, text: str) -> int:
    try:
        found = int(text)
    except ValueError:
        found = least - 1
    if found < least:
        raise ArgumentTypeError(f"must be {least} or more, not {text!r}")
    return found


def positive_seconds(text: str) -> float:
    """Return a number of seconds above 0 from text."""
    try:
        found = float(text)
    except ValueError:
        found = nan
    if not 0 < found < inf:
        raise ArgumentTypeError(f"must be a number of seconds, not {text!r}")
    return found


def window_size(text: str) -> tuple[int, int]:
    """Return a size such as `1280x800` from text."""
    found = re.fullmatch(r"(\d+)x(\d+)", text, re.ASCII)
    if found is None:
        raise ArgumentTypeError(f"{text!r} is not a size like 1280x800")
    return int(found[1]), int(found[2])


def deal_number(text: str) -> int:
    # a start of the window without this option imports no engine
    from canasta_qt.engine.numbered_deal import MAX_DEAL_NUMBER

    if not text.isdecimal() or not 1 <= int(text) <= MAX_DEAL_NUMBER:
        wanted = f"must be a number from 1 to {MAX_DEAL_NUMBER:,}, not {text!r}"
        raise ArgumentTypeError(wanted)
    return int(text)
