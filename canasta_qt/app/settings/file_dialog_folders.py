"""Where files of the player's own are looked for first."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QStandardPaths


def documents() -> Path:
    """The player's documents, or their home where no such folder is.

    A dialog that is sent to a missing folder opens wherever the program was started.
    """
    place = QStandardPaths.StandardLocation.DocumentsLocation
    found = Path(QStandardPaths.writableLocation(place))
    return found if found.is_dir() else Path.home()
