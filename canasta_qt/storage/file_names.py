"""File names from what people type, and names that are still free."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Final

_UNFIT: Final = re.compile(r'[\x00-\x1f<>:"/\\|?*]+')
_RESERVED: Final = re.compile(r"(?i)(con|prn|aux|nul|com\d|lpt\d)(\..*)?")
"""Names that Windows keeps for devices, whatever follows the first dot."""
_LONGEST: Final = 60


def plain_name(wish: str) -> str:
    """Make a name that every file system takes; `game` where nothing is left."""
    name = _UNFIT.sub(" ", wish)
    name = " ".join(name.split()).strip(". ")[:_LONGEST].rstrip(". ")
    if not name:
        return "game"
    return f"{name} game" if _RESERVED.fullmatch(name) else name


def free_path(path: Path, is_taken: Callable[[Path], bool]) -> Path:
    """Return the path itself, or the first of `name (2)`, `name (3)` … not taken."""
    number = 2
    candidate = path
    while is_taken(candidate):
        candidate = path.with_name(f"{path.stem} ({number}){path.suffix}")
        number += 1
    return candidate
