"""How far long work is, on standard error: a bar for people, few lines for a log."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final, TextIO

_PARTS: Final = 10
"""Lines written where nobody watches."""


@contextmanager
def progress(
    total: int, what: str, stream: TextIO | None = None
) -> Iterator[Callable[[int], object]]:
    """Show progress over so many units; what is yielded counts some more of them.

    On a terminal it is a bar with the time left, if tqdm is installed (it comes with
    the extra `cluster`), else one line that is written over.
    """
    stream = stream or sys.stderr
    if stream.isatty():
        try:
            tqdm = importlib.import_module("tqdm").tqdm
        except ImportError:
            pass  # a comfort only: the line says the same
        else:
            with tqdm(total=total, unit=f" {what}", file=stream) as bar:
                yield bar.update
            return
    yield ProgressLines(total, what, stream).count


class ProgressLines:
    """A line for every tenth of the work, or one line written over on a terminal."""

    def __init__(self, total: int, what: str, stream: TextIO) -> None:
        """Begin at zero of `total` units, named by `what`."""
        self._total: int = total
        self._what: str = what
        self._stream: TextIO = stream
        self._done: int = 0
        self._shown: int = 0
        self._watched: bool = stream.isatty()

    def count(self, units: int) -> None:
        """Count some more, and say so now and then."""
        self._done += units
        part = self._done * _PARTS // max(self._total, 1)
        if self._watched:
            end = "\n" if self._done >= self._total else ""
            self._stream.write(f"\r{self._done}/{self._total} {self._what}{end}")
        elif part > self._shown:
            self._stream.write(f"{self._done}/{self._total} {self._what}\n")
        self._shown = part
        self._stream.flush()
