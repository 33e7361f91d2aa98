"""Writing a file so that it is whole at every instant: the old one or the new one.

The new text goes to a file beside the old one, is forced to the disk and takes the
old one's place in a single step.  A program killed in between leaves the old file
and perhaps a `.new` beside it, which the next save overwrites.
"""

from __future__ import annotations

import contextlib
import errno
import os
import sys
import time
from pathlib import Path
from typing import Final

from canasta_qt.storage.errors import reading_failed, writing_failed
from canasta_qt.storage.paths import free_path

UNFINISHED: Final = ".new"
_TRIES: Final = 10
_REFUSED: Final = frozenset({errno.EINVAL, errno.ENOTSUP, errno.EBADF})


def write_whole(path: Path, text: str) -> None:
    """Replace a file by a text. Raises `StorageError`; then the old file is untouched.

    Only one program may write a path at a time; games have a lock for that.
    """
    beside = path.with_name(path.name + UNFINISHED)
    try:
        with beside.open("wb") as file:
            file.write(text.encode("utf-8"))
            file.flush()
            os.fsync(file.fileno())
        _replace(beside, path)
        sync_folder(path.parent)
    except OSError as error:
        with contextlib.suppress(OSError):  # the failure itself is told just below
            beside.unlink(missing_ok=True)
        raise writing_failed(path, error) from error


def read_text(path: Path) -> str:
    """Read a text file. Raises `StorageError`, or `UnicodeDecodeError` for no text."""
    try:
        return path.read_bytes().decode("utf-8")
    except OSError as error:
        raise reading_failed(path, error) from error


def put_away(path: Path, folder: Path) -> Path:
    """Move a file into a folder, under a name that is free there; return its path.

    Raises `StorageError`.
    """
    try:
        folder.mkdir(exist_ok=True)
        target = free_path(folder / path.name)
        path.rename(target)
        sync_folder(folder)
        sync_folder(path.parent)
    except OSError as error:
        raise writing_failed(folder / path.name, error) from error
    return target


if sys.platform == "win32":

    def _replace(new: Path, old: Path) -> None:
        """Put a file in another's place; a virus scanner may hold it a moment."""
        for attempt in range(_TRIES):
            try:
                new.replace(old)
            except PermissionError:
                if attempt == _TRIES - 1:
                    raise
                time.sleep(0.01 * (attempt + 1))
            else:
                return

    def sync_folder(folder: Path) -> None:
        """Do nothing: Windows keeps its folders safe by itself."""

else:

    def _replace(new: Path, old: Path) -> None:
        """Put a file in another's place in one step."""
        new.replace(old)

    def sync_folder(folder: Path) -> None:
        """Force a folder's entries to the disk."""
        number = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(number)
        except OSError as error:
            # Some network and FUSE file systems refuse; the file itself is safe there.
            if error.errno not in _REFUSED:
                raise
        finally:
            os.close(number)
