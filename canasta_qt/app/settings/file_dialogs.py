"""Files of the player's own, asked for in the desktop's dialogs."""

from __future__ import annotations

import os
from pathlib import Path

from PySide6.QtCore import QStandardPaths
from PySide6.QtWidgets import QFileDialog, QWidget


def ask_open(window: QWidget, title: str, folder: Path, files: str) -> Path | None:
    """Ask for a file to read; None if the player changes their mind."""
    path, _ = QFileDialog.getOpenFileName(window, title, str(folder), files)
    return Path(path) if path else None


def ask_save(
    window: QWidget, title: str, suggested: Path, files: str, suffix: str
) -> Path | None:
    """Ask for a file to write, with `suffix` where the player gives it none."""
    path, _ = QFileDialog.getSaveFileName(window, title, str(suggested), files)
    if not path:
        return None
    target = Path(path)
    return target if target.suffix else target.with_suffix(suffix)


def documents() -> Path:
    """Return the player's documents, or their home where no such folder is.

    A dialog that is sent to a missing folder opens wherever the program was started.
    """
    place = QStandardPaths.StandardLocation.DocumentsLocation
    found = Path(QStandardPaths.writableLocation(place))
    if found.is_dir():
        return found
    return Path(os.path.expanduser("~"))  # noqa: PTH111 - that of Path raises
