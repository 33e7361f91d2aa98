"""File dialogs of the desktop."""

import os
from pathlib import Path

from PySide6.QtCore import QStandardPaths
from PySide6.QtWidgets import QFileDialog, QWidget


def ask_open_path(window: QWidget, title: str, folder: Path, files: str) -> Path | None:
    """Ask for a file to read; return None if the dialog is cancelled."""
    path, _ = QFileDialog.getOpenFileName(window, title, str(folder), files)
    return Path(path) if path else None


def ask_save_path(
    window: QWidget, title: str, suggested: Path, files: str, suffix: str
) -> Path | None:
    """Ask for a file to write; `suffix` is added to a name without one. Return None if
    the dialog is cancelled."""
    path, _ = QFileDialog.getSaveFileName(window, title, str(suggested), files)
    if not path:
        return None
    target = Path(path)
    return target if target.suffix else target.with_suffix(suffix)


def documents_folder() -> Path:
    """Return the documents folder or, if it does not exist, the home folder of the
    user.

    For a folder that does not exist, the file dialog would open the working directory.
    """
    place = QStandardPaths.StandardLocation.DocumentsLocation
    found = Path(QStandardPaths.writableLocation(place))
    if found.is_dir():
        return found
    return Path(os.path.expanduser("~"))  # noqa: PTH111 - that of Path raises
