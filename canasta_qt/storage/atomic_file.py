"""Writing a file: it is whole at every instant, and one program at a time writes it.

The new text goes to a file beside the old one, is forced to the disk and takes the
old one's place in a single step.  A program killed in between leaves the old file
and perhaps a `.new` beside it, which the next save overwrites.

The lock of a game is the system's own on an open file, so that a killed program leaves
nothing but a small file, which the next owner simply takes over.
"""

from __future__ import annotations

import contextlib
import errno
import os
import stat
import sys
import time
from pathlib import Path
from typing import Final

from canasta_qt.outside_text import MOST_BYTES, decoded
from canasta_qt.storage.paths import (
    GameBusyError,
    StorageError,
    free_path,
    reading_failed,
    writing_failed,
)

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

UNFINISHED: Final = ".new"
LOCK_SUFFIX: Final = ".lock"
_PAUSE: Final = 0.01
_LONGEST: Final = 20
"""Digits of the number of a process, and the end of its line."""


def write_whole(path: Path, text: str) -> None:
    """Replace a file by a text. Raises `StorageError`; then the old file is untouched.

    Only one program may write a path at a time; games have a lock for that.
    A link goes on leading to its file.
    """
    path = Path(os.path.realpath(path))
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
            beside.unlink()
        raise writing_failed(path, error) from error


def read_text(path: Path) -> str:
    """Read a text file. Raises `StorageError`; `UnreadableTextError` for no text."""
    try:
        if not stat.S_ISREG(path.stat().st_mode):  # a pipe would keep us waiting
            raise OSError(errno.EINVAL, os.strerror(errno.EINVAL))
        with path.open("rb") as file:
            data = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise reading_failed(path, error) from error
    return decoded(data)


def put_away(path: Path, folder: Path) -> Path:
    """Move a file into a folder, under a name that is free there; return its path.

    Raises `StorageError`.
    """
    try:
        folder.mkdir(exist_ok=True)
        target = free_path(folder / path.name)
        move(path, target)
        sync_folder(folder)
        sync_folder(path.parent)
    except OSError as error:
        raise writing_failed(folder / path.name, error) from error
    return target


def move(path: Path, target: Path) -> None:
    """Give a file a name that is free; a link goes on leading to its file."""
    if path.is_symlink():
        target.symlink_to(os.path.realpath(path))
        path.unlink()
    else:
        path.rename(target)


class GameLock:
    """Holds a game for this program until `release`, or until the program ends."""

    def __init__(self, game: Path) -> None:
        """Name the game's file; nothing is locked yet."""
        self.path: Final = game.with_name(game.name + LOCK_SUFFIX)
        self.name: Final = game.stem
        self._game: Final = game
        self._file: int | None = None
        self._record: int | None = None

    @property
    def held(self) -> bool:
        """Whether this object holds the lock."""
        return self._file is not None

    def acquire(self, tries: int = 3) -> None:
        """Take the lock. Raises `GameBusyError` if another holds it.

        Another program that only looks whether a game is free holds it for an
        instant; hence more than one try.
        """
        while self._file is None:
            try:
                self._file = _locked(self.path, os.O_CREAT)
            except OSError as error:
                with contextlib.suppress(OSError):  # the failure itself is told
                    self.path.unlink()
                raise writing_failed(self.path, error) from error
            if self._file is None:
                tries -= 1
                if tries <= 0:
                    raise GameBusyError(self.name, holder(self.path))
                time.sleep(_PAUSE)
        with contextlib.suppress(OSError):  # the number is only told to others
            os.ftruncate(self._file, 0)
            os.write(self._file, f"{os.getpid()}\n".encode())

    def hold_game(self) -> bool:
        """Hold the game's own file, too: anybody may remove the file of a lock.

        Every save makes a new one. Return whether no other program holds it.
        """
        if sys.platform == "win32":
            return True  # the file of a lock that is held cannot be removed there
        try:
            file = _locked(self._game)
        except OSError:  # not saved yet, or not to be locked: the lock holds it
            return True
        if file is None:
            return False
        self._let_go()
        self._record = file
        return True

    def _let_go(self) -> None:
        record, self._record = self._record, None
        if record is not None:
            os.close(record)

    def release(self) -> None:
        """Give the lock back and remove its file."""
        self._let_go()
        file, self._file = self._file, None
        if file is not None:
            _drop(self.path, file)


def _locked(path: Path, how: int = 0) -> int | None:
    """Open and lock a file; None if another has it, or has just removed it."""
    file = os.open(path, os.O_RDWR | how, 0o644)
    is_ours = False
    try:
        is_ours = _lock(file) and _is_still(path, file)
    finally:
        if not is_ours:
            os.close(file)
    return file if is_ours else None


def holder(path: Path) -> int | None:
    """Read the number of the process that wrote a lock file; None if there is none."""
    try:
        with path.open("rb") as file:
            text = file.read(_LONGEST).decode("ascii", errors="replace").strip()
    except FileNotFoundError:
        return None
    except OSError as error:
        raise reading_failed(path, error) from error
    return int(text) if text.isdigit() else None


def is_busy(game: Path) -> bool:
    """Return whether a running program holds a game."""
    lock = GameLock(game)
    try:
        if lock.path.exists():
            lock.acquire(tries=1)
        return not lock.hold_game()
    except GameBusyError:
        return True
    except (StorageError, OSError):
        return False  # who opens it is told
    finally:
        lock.release()


if sys.platform == "win32":
    _TRIES: Final = 10
    _FAR: Final = 1 << 20
    """The byte locked lies far behind the text, which stays readable."""

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

    def _lock(file: int) -> bool:
        os.lseek(file, _FAR, os.SEEK_SET)
        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        os.lseek(file, 0, os.SEEK_SET)
        return True

    def _is_still(path: Path, file: int) -> bool:  # noqa: ARG001 - asked elsewhere
        return True  # a file that is open cannot be removed there

    def _drop(path: Path, file: int) -> None:
        os.close(file)
        with contextlib.suppress(OSError):  # the next owner may have it open already
            path.unlink(missing_ok=True)

else:
    _REFUSED: Final = frozenset({errno.EINVAL, errno.ENOTSUP, errno.EBADF})

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

    def _lock(file: int) -> bool:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True

    def _is_still(path: Path, file: int) -> bool:
        """Return whether the file locked is the one that the path names."""
        try:
            return os.path.samestat(os.fstat(file), path.stat())
        except FileNotFoundError:
            return False

    def _drop(path: Path, file: int) -> None:
        with contextlib.suppress(OSError):  # what is left behind holds nothing
            if _is_still(path, file):
                path.unlink()  # while it is still ours
        os.close(file)
