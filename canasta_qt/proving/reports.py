"""What long work tells: how far it is, and where its figures come from."""

from __future__ import annotations

import importlib
import os
import platform
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Final, TextIO

from canasta_qt.engine.build_info import build_name

_CPU: Final = Path("/proc/cpuinfo")


@cache
def commit() -> str:
    """The commit of the checkout this runs in; empty where there is none.

    `-dirty` stands behind it if files differ from those of the commit.
    """
    try:
        found = subprocess.run(
            ["git", "describe", "--always", "--dirty", "--exclude=*"],
            cwd=Path(__file__).parent,
            capture_output=True,
            text=True,
            check=False,
        )
    except OSError:
        return ""
    return found.stdout.strip() if found.returncode == 0 else ""


def machine() -> str:
    """Cores, processor, interpreter and build in a few words."""
    cores = os.cpu_count() or 1
    python = f"{platform.python_implementation()} {platform.python_version()}"
    of = f"{cores} core{'' if cores == 1 else 's'} of {_processor()}"
    return f"{of}, {python}, {build_name()}"


def _processor() -> str:
    """The name of the processor, where the system tells it."""
    if _CPU.exists():
        for line in _CPU.read_text(encoding="utf-8", errors="replace").splitlines():
            name, _, value = line.partition(":")
            if name.strip() == "model name" and value.strip():
                return value.strip()
    return platform.processor() or platform.machine()


_PARTS: Final = 10
"""Lines written where there is no terminal."""


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
        """Count more units and report now and then."""
        self._done += units
        part = self._done * _PARTS // max(self._total, 1)
        if self._watched:
            end = "\n" if self._done >= self._total else ""
            self._stream.write(f"\r{self._done}/{self._total} {self._what}{end}")
        elif part > self._shown:
            self._stream.write(f"{self._done}/{self._total} {self._what}\n")
        self._shown = part
        self._stream.flush()
