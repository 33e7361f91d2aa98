"""Reads what is typed, and says help and refusals in the reader's language.

Texts are given in English, marked with `tr`; they are translated when they are said.
"""

from __future__ import annotations

import argparse
import io
import re
import sys
from collections.abc import Iterable
from typing import Any, Final, NoReturn

from canasta_qt.asset_files import asset
from canasta_qt.translate import WordedError, mark, tr

WINDOW_VERBS: Final = {
    "play": mark("open the window: the same without a verb"),
    "demo": mark("watch bots play one round in the window, then close"),
    "smoke": mark("start everything once and check that it works"),
}
"""The verbs of `app`, with what they do; `replay --window` is one more."""
_HEADINGS: Final = (mark("positional arguments"), mark("options"))
_HELP: Final = mark("show this help message and exit")
"""As `argparse` says it; here it is marked."""
_REFUSALS: Final = (
    mark("argument {option}: {problem}"),
    mark("the following arguments are required: {arguments}"),
    mark("unrecognized arguments: {arguments}"),
    mark("expected one argument"),
    mark("invalid choice: {typed} (choose from {choices})"),
    mark("not allowed with argument {option}"),
    mark("ignored explicit argument {typed}"),
    mark("ambiguous option: {typed} could match {arguments}"),
)


class Parser(argparse.ArgumentParser):
    """A parser whose texts are marked."""

    def __init__(self, **texts: Any) -> None:
        """As of `argparse`."""
        super().__init__(formatter_class=_Formatter, **texts)

    def error(self, message: str) -> NoReturn:
        """Say how it is used and what is wrong, and end with status 2."""
        self.print_usage(sys.stderr)
        self.exit(2, f"{self.prog}: {_refusal(message)}\n")


class _Formatter(argparse.HelpFormatter):
    """Lays out help; the lines of a text begin anew, and indented ones stay."""

    def start_section(self, heading: str | None) -> None:
        super().start_section(heading and tr(heading))

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[Any],
        prefix: str | None = None,
    ) -> None:
        if prefix is None:
            prefix = tr("usage:") + " "
        super().add_usage(usage, actions, groups, prefix)

    def add_text(self, text: str | None) -> None:
        super().add_text(text and tr(text))

    def _get_help_string(self, action: argparse.Action) -> str:
        words = action.help or ""
        return tr(words)

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        fill = super()._fill_text
        return "\n".join(
            line if line.startswith(" ") else fill(line, width, indent)
            for line in text.split("\n")
        )


def say_any_letter() -> None:
    """Write every letter: a pipe may know fewer, a name of a file may hold no text."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")


def _refusal(message: str) -> str:
    """Return what `argparse` says in English in the reader's language."""
    for source in _REFUSALS:
        pattern = re.sub(r"\\{(\w+)\\}", r"(?P<\1>.+?)", re.escape(source))
        if found := re.fullmatch(pattern, message, re.DOTALL):
            slots = found.groupdict()
            if "problem" in slots:
                slots["problem"] = _refusal(slots["problem"])
            return tr(source).format(**slots)
    return message


def error_words(error: WordedError) -> str:
    """Return what went wrong; what only English says follows in its own lines."""
    from canasta_qt.notation.errors import UnreadableError
    from canasta_qt.wording.errors import error_sentence

    words = str(error)
    if tr(error.source) != error.source:
        detail = f"\n{error}" if isinstance(error, UnreadableError) else ""
        words = error_sentence(error) + detail
    return re.sub(r"[^\n\x20-\x7e\xa0-\U0010ffff]", "\ufffd", words)  # a terminal obeys


def add_language(parser: Parser) -> None:
    """Let a parser take a language; that of the preferences or the system is usual."""
    words = mark("language of what is said")
    files = asset("translations").glob("canasta_*.qm")
    codes = sorted(["en", *(file.stem.partition("_")[2] for file in files)])
    parser.add_argument("--language", choices=codes, default="", help=words)


def refused(words: str, text: str) -> argparse.ArgumentTypeError:
    """Return that what was typed is refused; `words` are marked, with `{typed}`."""
    said = tr(words).format(typed=repr(text))
    return argparse.ArgumentTypeError(said)


def number(text: str) -> int:
    """Read a whole number, such as a seed."""
    try:
        return int(text)
    except ValueError:
        words = mark("must be a whole number, not {typed}")
        raise refused(words, text) from None


def some(text: str) -> int:
    """Read a number of 1 or more."""
    return whole(text, 1)


def whole(text: str, least: int) -> int:
    """Read a whole number that is not less than `least`."""
    try:
        number = int(text)
    except ValueError:
        number = least - 1
    if number < least:
        words = mark("must be 1 or more, not {typed}")
        raise refused(words if least else mark("must be 0 or more, not {typed}"), text)
    return number
