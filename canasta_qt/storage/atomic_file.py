"""Reading of files up to a limit of size, and atomic writing.

New text is written to a file beside the old one and synchronized to the disk. This file
then replaces the old one in one step. If the program is killed, the old file remains,
perhaps with a file `.new` beside it, which the next save overwrites.
"""

import contextlib
import errno
import logging
import os
import stat
import sys
import time
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from canasta_qt.outside_text import MAX_TEXT_BYTES, decode_text
from canasta_qt.storage.paths import (
    SET_ASIDE_FOLDER,
    StorageError,
    reading_error,
    unused_path,
    writing_error,
)
from canasta_qt.translate import mark

LOGGER: Final = logging.getLogger("canasta.storage")
UNFINISHED_SUFFIX: Final = ".new"


def replace_file_text(path: Path, text: str) -> None:
    """Replace the content of a file.

    Raises `StorageError`; the file is then unchanged, unless only the synchronization
    of its folder failed.

    Only the program that has locked the home folder may write there. If the path is a
    link, the file to which it points is replaced.
    """
    beside = None
    try:
        path = Path(os.path.realpath(path))
        new = path.with_name(path.name + UNFINISHED_SUFFIX)
        with new.open("wb") as file:
            beside = new
            file.write(text.encode("utf-8"))
            file.flush()
            os.fsync(file.fileno())
        _replace(new, path)
        sync_folder(path.parent)
    except (OSError, ValueError) as error:
        with contextlib.suppress(OSError):  # the error itself is raised below
            if beside is not None:
                beside.unlink()
        raise writing_error(path, error) from error


def delete_file(path: Path) -> None:
    """Delete a file if it exists. Raises `StorageError`."""
    try:
        path.unlink(missing_ok=True)
    except OSError as error:
        raise writing_error(path, error) from error


def read_text(path: Path, max_bytes: int = MAX_TEXT_BYTES) -> str:
    """Return the text of a file from outside the program, of at most `max_bytes` bytes.

    Raises `StorageError`, or `UnreadableTextError` if the file is no text.
    """
    check_is_file(path)
    try:
        with path.open("rb") as file:
            data = file.read(max_bytes + 1)
    except OSError as error:
        raise reading_error(path, error) from error
    if len(data) > max_bytes:
        words = mark("“{path}” has more than {number} bytes: Canasta reads no more.")
        raise StorageError(words, path=path, number=max_bytes)
    return decode_text(data, max_bytes)


def save_time(path: Path) -> datetime:
    """Return the time of the last save of a file, in UTC. Raises `StorageError`."""
    try:
        return datetime.fromtimestamp(path.stat().st_mtime, UTC)
    except OSError as error:
        raise reading_error(path, error) from error


def check_is_file(path: Path) -> None:
    """Raise `StorageError` unless the path is a plain file; reading a pipe would not
    end."""
    try:
        mode = path.stat().st_mode
    except (OSError, ValueError) as error:  # NUL, too long, not encodable
        raise reading_error(path, error) from error
    if stat.S_ISDIR(mode):
        raise StorageError(mark("“{path}” is a folder, not a file."), path=path)
    if not stat.S_ISREG(mode):
        words = mark("“{path}” is a pipe, a socket or a device, not a file.")
        raise StorageError(words, path=path)


def move_into_folder(path: Path, folder: Path) -> Path:
    """Move a file into a folder, under a free name; return the new path.

    A file `.new` of an unfinished save beside the old path is removed. Raises
    `StorageError`.
    """
    try:
        folder.mkdir(exist_ok=True)
        target = unused_path(folder / path.name)
        _rename_file(path, target)
        path.with_name(path.name + UNFINISHED_SUFFIX).unlink(missing_ok=True)
        sync_folder(folder)
        sync_folder(path.parent)
    except OSError as error:
        raise writing_error(folder / path.name, error) from error
    return target


def set_file_aside(path: Path, reason: Exception) -> str:
    """Move a damaged file to the folder `set-aside` beside it, with a note of the
    reason.

    Return the new path, relative to the folder of the file. Raises `StorageError`. The
    file is then not moved and has no note, unless only the synchronization failed.
    """
    folder = path.parent / SET_ASIDE_FOLDER
    target = unused_path(folder / path.name)
    note = unused_path(folder / f"{target.name}.reason.txt")
    said = f"{path.name} was set aside as {target.name}: {reason}"
    said = said.encode(errors="backslashreplace").decode()  # some names are not UTF-8
    try:
        folder.mkdir(exist_ok=True)
        replace_file_text(note, f"{said}\n")
        move_into_folder(path, folder)
    except OSError as error:
        raise writing_error(folder, error) from error
    except StorageError:
        with contextlib.suppress(OSError):  # the failure itself is raised
            if os.path.lexists(path):
                note.unlink()
        raise
    LOGGER.warning("%s", said)
    return f"{SET_ASIDE_FOLDER}/{target.name}"


def _rename_file(path: Path, target: Path) -> None:
    """Rename a file to a free name; a link that is moved still points to its file."""
    if path.is_symlink():
        target.symlink_to(os.path.realpath(path))
        path.unlink()
    else:
        path.rename(target)


if sys.platform == "win32":
    _TRIES: Final = 10

    def _replace(new: Path, old: Path) -> None:
        """Replace a file; several attempts are made, because a virus scanner may have
        the file open."""
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
        """Do nothing: Windows needs no synchronization of folders."""

else:
    _REFUSED: Final = frozenset({errno.EINVAL, errno.ENOTSUP, errno.EBADF})

    def _replace(new: Path, old: Path) -> None:
        """Replace a file in one step."""
        new.replace(old)

    def sync_folder(folder: Path) -> None:
        """Synchronize the entries of a folder to the disk."""
        number = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(number)
        except OSError as error:
            # some network and FUSE file systems refuse; the file itself is safe there
            if error.errno not in _REFUSED:
                raise
        finally:
            os.close(number)
