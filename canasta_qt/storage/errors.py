"""What can go wrong with the disk, as one sentence for the player."""

from __future__ import annotations

import errno
from enum import StrEnum
from pathlib import Path
from typing import Final


class Trouble(StrEnum):
    """The kinds of trouble, so that a window need not read the sentence."""

    DISK_FULL = "disk_full"
    NOT_WRITABLE = "not_writable"
    NOT_READABLE = "not_readable"
    NO_SUCH_GAME = "no_such_game"
    DAMAGED = "damaged"
    BUSY = "busy"
    OTHER = "other"


_FULL: Final = frozenset(
    code
    for name in ("ENOSPC", "EDQUOT", "EFBIG")
    if (code := getattr(errno, name, None)) is not None
)
_FORBIDDEN: Final = frozenset({errno.EACCES, errno.EPERM, errno.EROFS})


class StorageError(Exception):
    """Something could not be kept or read; the message is a sentence for people."""

    def __init__(self, trouble: Trouble, sentence: str) -> None:
        """Keep the kind; the sentence is the message."""
        super().__init__(sentence)
        self.trouble = trouble


class GameBusyError(StorageError):
    """Another program has this game open."""

    def __init__(self, name: str, process: int | None) -> None:
        """`process` is the other program's number, where it has left one."""
        whose = "" if process is None else f" (process {process})"
        super().__init__(
            Trouble.BUSY, f"The game “{name}” is open in another window{whose}."
        )
        self.process = process


def writing_failed(path: Path, error: OSError) -> StorageError:
    """Return why a file could not be written; what was there before is untouched."""
    if error.errno in _FULL:
        return StorageError(
            Trouble.DISK_FULL,
            f"The disk is full: “{path.name}” could not be saved. "
            "What was saved before is still there.",
        )
    if error.errno in _FORBIDDEN:
        return StorageError(
            Trouble.NOT_WRITABLE, f"“{path}” may not be written: {error.strerror}."
        )
    return StorageError(
        Trouble.OTHER, f"“{path}” could not be written: {error.strerror or error}."
    )


def reading_failed(path: Path, error: OSError) -> StorageError:
    """Return why a file could not be read."""
    if isinstance(error, FileNotFoundError):
        return StorageError(Trouble.NO_SUCH_GAME, f"There is no file “{path}”.")
    return StorageError(
        Trouble.NOT_READABLE,
        f"“{path}” could not be read: {error.strerror or error}.",
    )
