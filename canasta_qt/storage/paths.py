"""Every place the program writes to, names of files there, and what can go wrong.

`CANASTA_HOME` gathers them all in one folder, for tests and for portable use.
"""

from __future__ import annotations

import errno
import os
import re
from contextlib import suppress
from pathlib import Path
from typing import Final

from canasta_qt.outside_text import plain_line
from canasta_qt.translate import WordedError, mark

_FULL: Final = frozenset(
    code
    for name in ("ENOSPC", "EDQUOT", "EFBIG")
    if (code := getattr(errno, name, None)) is not None
)
_NO_NAME: Final = mark("“{path}” cannot be the name of a file.")
_ABSENT: Final = (FileNotFoundError, NotADirectoryError)
_FORBIDDEN: Final = frozenset({errno.EACCES, errno.EPERM, errno.EROFS})


class StorageError(WordedError):
    """Something could not be kept or read."""


class NoSuchFileError(StorageError):
    """The file is not there, or no longer."""


def writing_failed(path: Path, error: OSError | ValueError) -> StorageError:
    """Return why a file could not be written; what was there before is untouched."""
    if isinstance(error, ValueError):
        return StorageError(_NO_NAME, path=path)
    if error.errno in _FULL:
        full = mark("The disk is full: “{file}” was not saved.")
        if os.path.lexists(path):
            full = mark(
                "The disk is full: “{file}” was not saved. "
                "The version saved before is still there."
            )
        return StorageError(full, file=path.name)
    if error.errno in _FORBIDDEN:
        denied = mark("You have no permission to write “{path}”.")
        return StorageError(denied, f" {error.strerror}.", path=path)
    failed = mark("“{path}” could not be written: {system}.")
    return StorageError(failed, path=path, system=error.strerror or error)


def reading_failed(path: Path, error: OSError | ValueError) -> StorageError:
    """Return why a file could not be read."""
    if isinstance(error, _ABSENT):
        return NoSuchFileError(mark("There is no file “{path}”."), path=path)
    if isinstance(error, ValueError):
        return StorageError(_NO_NAME, path=path)
    failed = mark("“{path}” could not be read: {system}.")
    return StorageError(failed, path=path, system=error.strerror or error)


NEWER_FILE: Final = mark("A newer version of Canasta wrote this file: update Canasta.")
SET_ASIDE: Final = "set-aside"
"""Folder of files that cannot be used, beside those that can."""
HOME_VARIABLE: Final = "CANASTA_HOME"
_UNFIT: Final = re.compile(r'[\x00-\x1f<>:"/\\|?*]+')
_RESERVED: Final = re.compile(r"(?i)(con|prn|aux|nul|com\d|lpt\d)(\..*)?")
"""Names that Windows keeps for devices, whatever follows the first dot."""
_LONGEST: Final = 60


def home() -> Path | None:
    """Return the folder that holds everything, if one is set."""
    text = os.environ.get(HOME_VARIABLE, "")
    if not text:
        return None
    folder = Path(text)
    # Windows would expand the name of a user that it does not know, too.
    if os.name != "nt" or folder.parts[0] == "~":
        folder = Path(os.path.expanduser(text))  # noqa: PTH111 - that of Path raises
    return folder if _is_nobodys(folder) else folder.absolute()


def _is_nobodys(folder: Path) -> bool:
    """Return whether a folder lies in the home of somebody unknown here."""
    return str(folder).startswith("~")


def config_folder() -> Path:
    """Return where settings are kept."""
    return _made(place("config"))


def data_folder() -> Path:
    """Return where games, own rulesets and statistics are kept."""
    return _made(place("data"))


def log_folder() -> Path:
    """Return where the log is written."""
    return _made(place("log"))


def settings_file() -> Path:
    """Return the settings, in INI form."""
    return config_folder() / "settings.ini"


def games_folder() -> Path:
    """Return where unfinished games are kept."""
    return _made(data_folder() / "games")


def rulesets_folder() -> Path:
    """Return where own rulesets are kept."""
    return _made(data_folder() / "rulesets")


def statistics_file() -> Path:
    """Return the figures of the games that are over; made from their records."""
    return data_folder() / "statistics.sqlite"


def log_file() -> Path:
    """Return the log of the program."""
    return log_folder() / "canasta.log"


def place(name: str) -> Path:
    """Return a folder of ours by what it is for; it need not be there."""
    redirected = home()
    if redirected is not None:
        return redirected / name
    # Only where no home is named the system's folders have to be known.
    from platformdirs import PlatformDirs

    folders = PlatformDirs("canasta-qt", appauthor=False)
    return Path(getattr(folders, f"user_{name}_path"))


def _made(folder: Path) -> Path:
    """Make a folder on demand; where that fails, what is written there says why."""
    with suppress(StorageError):
        _make(folder)
    return folder


def _make(folder: Path) -> None:
    try:
        if _is_nobodys(folder):
            raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT))
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise writing_failed(folder, error) from error
    if not os.access(folder, os.W_OK | os.X_OK):
        raise writing_failed(folder, PermissionError(13, "Permission denied"))


def unwritable() -> StorageError | None:
    """Return why a folder cannot be written, the first of those that cannot."""
    try:
        for name in ("data", "config", "log"):
            _make(place(name))
    except StorageError as error:
        return error
    return None


def files_in(folder: Path, suffix: str) -> list[Path]:
    """List the files with a suffix; what is no file is left out.

    A folder that is not there has none. Raises `StorageError`.
    """
    try:
        found = sorted(folder.iterdir())
    except _ABSENT:
        return []
    except OSError as error:
        raise reading_failed(folder, error) from error
    named = [path for path in found if path.name.endswith(suffix)]
    return [path for path in named if os.path.isfile(path)]  # noqa: PTH113 - no raising


def plain_name(text: str) -> str:
    """Make a name that every file system takes; `game` where nothing is left."""
    name = plain_line(_UNFIT.sub(" ", text), len(text)).strip(". ")
    name = name[:_LONGEST].rstrip(". ")
    if not name:
        return "game"
    return f"{name} game" if _RESERVED.fullmatch(name) else name


def free_path(path: Path) -> Path:
    """Return the path itself, or the first of `name (2)`, `name (3)` … that is free."""
    number = 2
    candidate = path
    while os.path.lexists(candidate):
        candidate = path.with_name(f"{path.stem} ({number}){path.suffix}")
        number += 1
    return candidate
