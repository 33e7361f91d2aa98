"""Every place the program writes to, and names of files there.

`CANASTA_HOME` gathers them all in one folder, for tests and for portable use.
"""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Final

from platformdirs import PlatformDirs

from canasta_qt.storage.errors import writing_failed

SET_ASIDE: Final = "set-aside"
"""Folder of files that cannot be used, beside those that can."""
HOME_VARIABLE: Final = "CANASTA_HOME"
_DIRS: Final = PlatformDirs("canasta-qt", appauthor=False)
_UNFIT: Final = re.compile(r'[\x00-\x1f<>:"/\\|?*]+')
_RESERVED: Final = re.compile(r"(?i)(con|prn|aux|nul|com\d|lpt\d)(\..*)?")
"""Names that Windows keeps for devices, whatever follows the first dot."""
_LONGEST: Final = 60


def home() -> Path | None:
    """Return the folder that holds everything, if one is set."""
    text = os.environ.get(HOME_VARIABLE, "")
    return Path(text).expanduser().absolute() if text else None


def config_folder() -> Path:
    """Return where settings are kept."""
    return _made(_place("config", _DIRS.user_config_path))


def data_folder() -> Path:
    """Return where games, own rulesets and statistics are kept."""
    return _made(_place("data", _DIRS.user_data_path))


def log_folder() -> Path:
    """Return where the log is written."""
    return _made(_place("log", _DIRS.user_log_path))


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


def _place(name: str, usual: Path) -> Path:
    redirected = home()
    return usual if redirected is None else redirected / name


def _made(folder: Path) -> Path:
    """Make a folder on demand. Raises `StorageError` where that is not possible."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise writing_failed(folder, error) from error
    if not os.access(folder, os.W_OK | os.X_OK):
        raise writing_failed(folder, PermissionError(13, "Permission denied"))
    return folder


def plain_name(wish: str) -> str:
    """Make a name that every file system takes; `game` where nothing is left."""
    name = _UNFIT.sub(" ", wish)
    name = " ".join(name.split()).strip(". ")[:_LONGEST].rstrip(". ")
    if not name:
        return "game"
    return f"{name} game" if _RESERVED.fullmatch(name) else name


def free_path(path: Path) -> Path:
    """Return the path itself, or the first of `name (2)`, `name (3)` … that is free."""
    number = 2
    candidate = path
    while candidate.exists():
        candidate = path.with_name(f"{path.stem} ({number}){path.suffix}")
        number += 1
    return candidate
