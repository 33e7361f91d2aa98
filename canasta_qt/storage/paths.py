"""Folders and files of the program, file names, errors of reading and writing.

If the environment variable `CANASTA_HOME` is set, all files are in that folder, for
tests and for portable use.
"""

import errno
import os
import re
from contextlib import suppress
from pathlib import Path
from typing import Final

from canasta_qt.outside_text import plain_line
from canasta_qt.translate import WordedError, mark

_DISK_FULL: Final = frozenset(
    code
    for name in ("ENOSPC", "EDQUOT", "EFBIG")
    if (code := getattr(errno, name, None)) is not None
)
_NO_NAME: Final = mark("“{path}” cannot be the name of a file.")
_MISSING_ERRORS: Final = (FileNotFoundError, NotADirectoryError)
_FORBIDDEN: Final = frozenset({errno.EACCES, errno.EPERM, errno.EROFS})


class StorageError(WordedError):
    """Raised if a file or folder cannot be written or read."""


class NoSuchFileError(StorageError):
    """Raised for a file that does not exist."""


def writing_error(path: Path, error: OSError | ValueError) -> StorageError:
    """Return the error for a file that could not be written and is unchanged."""
    if isinstance(error, ValueError):
        return StorageError(_NO_NAME, path=path)
    if error.errno in _DISK_FULL:
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


def reading_error(path: Path, error: OSError | ValueError) -> StorageError:
    """Return the error for a file that could not be read."""
    if isinstance(error, _MISSING_ERRORS):
        return NoSuchFileError(mark("There is no file “{path}”."), path=path)
    if isinstance(error, ValueError):
        return StorageError(_NO_NAME, path=path)
    failed = mark("“{path}” could not be read: {system}.")
    return StorageError(failed, path=path, system=error.strerror or error)


NEWER_FILE_MESSAGE: Final = mark(
    "A newer version of Canasta wrote this file: update Canasta."
)
SET_ASIDE_FOLDER: Final = "set-aside"
"""Name of the folder for unusable files, in the folder where they were."""
HOME_VARIABLE: Final = "CANASTA_HOME"
_FORBIDDEN_CHARACTERS: Final = re.compile(r'[\x00-\x1f<>:"/\\|?*]+')
_RESERVED: Final = re.compile(r"(?i)(con|prn|aux|nul|com\d|lpt\d)(\..*)?")
"""File names that Windows reserves for devices, with any extension."""
_MAX_LENGTH: Final = 60
"""Largest number of characters of a file name without extension."""


def home_folder() -> Path | None:
    """Return the folder for all files that the user has set; None if none is set."""
    text = os.environ.get(HOME_VARIABLE, "")
    if not text:
        return None
    folder = Path(text)
    # Windows would expand the name of an unknown user as well
    if os.name != "nt" or folder.parts[0] == "~":
        folder = Path(os.path.expanduser(text))  # noqa: PTH111 - that of Path raises
    return folder if _has_unknown_user(folder) else folder.absolute()


def _has_unknown_user(folder: Path) -> bool:
    """Return whether `~user` in a path names no user of the system."""
    return str(folder).startswith("~")


def config_folder() -> Path:
    """Return the folder of the settings."""
    return _create_folder(folder_path("config"))


def data_folder() -> Path:
    """Return the folder of games, custom rulesets and statistics."""
    return _create_folder(folder_path("data"))


def log_folder() -> Path:
    """Return the folder of the log file."""
    return _create_folder(folder_path("log"))


def settings_file() -> Path:
    """Return the file of the settings, in INI format."""
    return config_folder() / "settings.ini"


def games_folder() -> Path:
    """Return the folder of unfinished games."""
    return _create_folder(data_folder() / "games")


def rulesets_folder() -> Path:
    """Return the folder of custom rulesets."""
    return _create_folder(data_folder() / "rulesets")


def score_pads_folder() -> Path:
    """Return the folder of games with real cards."""
    return _create_folder(data_folder() / "score-pads")


def statistics_file() -> Path:
    """Return the file of the database of statistics."""
    return data_folder() / "statistics.sqlite"


def log_file() -> Path:
    return log_folder() / "canasta.log"


def folder_path(name: str) -> Path:
    """Return the path of a folder by its purpose, whether the folder exists or not."""
    redirected = home_folder()
    if redirected is not None:
        return redirected / name
    # the folders of the system are needed only without a home
    from platformdirs import PlatformDirs

    folders = PlatformDirs("canasta-qt", appauthor=False)
    return Path(getattr(folders, f"user_{name}_path"))


def _create_folder(folder: Path) -> Path:
    """Create a folder and return it; a failure is reported only when a file is written
    to the folder."""
    with suppress(StorageError):
        _create(folder)
    return folder


def _create(folder: Path) -> None:
    try:
        if _has_unknown_user(folder):
            raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT))
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise writing_error(folder, error) from error
    if not os.access(folder, os.W_OK | os.X_OK):
        raise writing_error(folder, PermissionError(13, "Permission denied"))


def first_unwritable_folder_error() -> StorageError | None:
    """Return the error for the first folder that cannot be written, or None."""
    try:
        for name in ("data", "config", "log"):
            _create(folder_path(name))
    except StorageError as error:
        return error
    return None


def files_in(folder: Path, suffix: str) -> list[Path]:
    """Return the files with a suffix in a folder, sorted; [] if the folder does not
    exist.

    Raises `StorageError`.
    """
    try:
        found = sorted(folder.iterdir())
    except _MISSING_ERRORS:
        return []
    except OSError as error:
        raise reading_error(folder, error) from error
    named = [path for path in found if path.name.endswith(suffix)]
    return [path for path in named if os.path.isfile(path)]  # noqa: PTH113 - no raising


def file_name_from_text(text: str) -> str:
    """Return a text as a file name that every system accepts; `game` if no character of
    it is accepted."""
    name = plain_line(_FORBIDDEN_CHARACTERS.sub(" ", text), len(text)).strip(". ")
    name = name[:_MAX_LENGTH].rstrip(". ")
    if not name:
        return "game"
    return f"{name} game" if _RESERVED.fullmatch(name) else name


def unused_path(path: Path) -> Path:
    """Return the path; if a file with it exists, return the first unused one of `name
    (2)`, `name (3)` …"""
    number = 2
    candidate = path
    while os.path.lexists(candidate):
        candidate = path.with_name(f"{path.stem} ({number}){path.suffix}")
        number += 1
    return candidate
