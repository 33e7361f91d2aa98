"""Settings file: a text file with one table of names and values.

The table has the fields of `Choices` and `Remembered`, whose types determine the
format. An invalid value is replaced by its default. An unreadable file is set aside,
and a message is shown.
"""

import configparser
import logging
import os
from contextlib import suppress
from dataclasses import MISSING, dataclass, fields, replace
from enum import Enum
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Final, TypeVar, get_args, get_type_hints

from PySide6.QtCore import QObject, QRect, QSettings, Signal

from canasta_qt.commands import Sorting
from canasta_qt.outside_text import UnreadableTextError
from canasta_qt.storage.atomic_file import read_text, set_file_aside
from canasta_qt.storage.paths import NoSuchFileError, StorageError
from canasta_qt.translate import tr
from canasta_qt.windows.widgets.choices import (
    MAX_CARD_SIZE_PERCENT,
    MIN_CARD_SIZE_PERCENT,
    Choices,
)

_log = logging.getLogger("canasta.app")

_Record = TypeVar("_Record", "Choices", "Remembered")


@dataclass(frozen=True, kw_only=True)
class Remembered:
    """Values that the program stores in addition to the preferences.

    `seats` are the names at all seats but the player's; `levels` are the levels of the
    bots at these seats.
    """

    left: int = 0
    top: int = 0
    width: int = 0
    height: int = 0
    maximized: bool = False
    ruleset: str = ""
    default_ruleset: str = ""
    """Key of the game selected first in the dialog for a new game; empty for the last
    game."""
    target: int = 0
    rounds: int = 0
    packs: int = 0
    undo: bool = True
    players: int = 0
    seating: str = ""
    seats: str = ""
    levels: str = ""
    offered: str = ""
    """Ids of the rulesets whose lessons a notice has mentioned, separated by spaces."""
    sorting: Sorting = Sorting.RANK
    """Sorting of a dealt hand in games without sequences; `sorting_of_sequences` is
    that for games with sequences."""
    sorting_of_sequences: Sorting = Sorting.SUIT
    folder: str = ""
    """Folder of the game file that was last opened or saved."""

    @property
    def window_rect(self) -> QRect | None:
        """Geometry of the main window; None at the first start."""
        if self.width <= 0 or self.height <= 0:
            return None
        return QRect(self.left, self.top, self.width, self.height)

    def sorting_of_hand(self, *, sequences: bool) -> Sorting:
        """Return the sorting of a dealt hand in games with or without sequences.

        Settings of older versions may have an order arranged by the player, which is
        replaced by the order of ranks.
        """
        found = self.sorting_of_sequences if sequences else self.sorting
        return Sorting.RANK if found is Sorting.OWN else found


_MAX_QT_INT: Final = 2**31 - 1
"""Largest number that Qt reads as an integer."""
_GROUPS: Final = {Choices: "preferences", Remembered: "remembered"}


class Settings(QObject):
    """Settings file in the data folder.

    If the file cannot be written, changed values are kept until the program ends.
    """

    failed = Signal(str)
    """Emitted with a sentence at the first failure to write the settings."""

    def __init__(self, path: Path) -> None:
        """Read the file; a damaged one is set aside."""
        super().__init__()
        self.path = path
        self._has_failed = False
        self.trouble, is_closed = _trouble_of(path)
        """Sentence for the player if the file could not be read; empty otherwise."""
        # Qt would create all folders, and overwrite an unreadable file.
        if is_closed or not os.path.isdir(path.parent):  # noqa: PTH112 - no raising
            path = Path(os.devnull, *path.parts[1:])  # Qt shares what has one path
        self._file = QSettings(str(path), QSettings.Format.IniFormat)

    def choices(self) -> Choices:
        """The player's preferences."""
        found = self._read(Choices)
        if MIN_CARD_SIZE_PERCENT <= found.card_size <= MAX_CARD_SIZE_PERCENT:
            return found
        return replace(found, card_size=Choices().card_size)

    def remembered(self) -> Remembered:
        """The values stored in addition to the preferences."""
        return self._read(Remembered)

    def store(self, values: Choices | Remembered) -> None:
        """Write the values that differ from their defaults, and remove all others."""
        group = _GROUPS[type(values)]
        for field in fields(values):
            key = f"{group}/{field.name}"
            value = getattr(values, field.name)
            if value == field.default:
                self._file.remove(key)
            else:
                self._file.setValue(key, _encode(value))
        self._file.sync()
        is_kept = self._file.status() is QSettings.Status.NoError
        if not (is_kept or self._has_failed):
            self._has_failed = True
            words = tr(
                "Your settings could not be saved. They hold until you close Canasta."
            )
            self.failed.emit(words)

    def store_geometry(self, window_rect: QRect, *, maximized: bool) -> None:
        """Store position and size of the main window."""
        self.store(
            replace(
                self.remembered(),
                left=window_rect.left(),
                top=window_rect.top(),
                width=window_rect.width(),
                height=window_rect.height(),
                maximized=maximized,
            )
        )

    def _read(self, kind: type[_Record]) -> _Record:
        group = _GROUPS[kind]
        hints = get_type_hints(kind)
        values: dict[str, Any] = {}
        for field in fields(kind):
            assert field.default is not MISSING  # every field has a default
            stored = self._file.value(f"{group}/{field.name}")
            if stored is None:
                continue
            try:
                values[field.name] = _decode(str(stored), hints[field.name])
            except ValueError:
                _log.info("setting %s/%s is no %s", group, field.name, stored)
        return kind(**values)


def _encode(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value.value) if isinstance(value, Enum) else str(value)


def _decode(text: str, hint: Any) -> object:
    kinds = [kind for kind in get_args(hint) if kind is not NoneType]
    kind = kinds[0] if isinstance(hint, UnionType) else hint
    if kind is bool:
        if text not in ("yes", "no"):
            raise ValueError(text)
        return text == "yes"
    value = kind(text)
    if kind is int and not -_MAX_QT_INT <= value <= _MAX_QT_INT:
        raise ValueError(text)
    return value


def _trouble_of(path: Path) -> tuple[str, bool]:
    """Set a damaged file aside; return a sentence, and whether the file must not be
    written.

    A folder, or a file that cannot be read, is not moved and must not be written.
    """
    reader = configparser.ConfigParser(interpolation=None, strict=False)
    try:
        reader.read_string(read_text(path).replace("\r", "\n"))  # line ending of Qt
    except NoSuchFileError:
        return "", False
    except StorageError as error:
        from canasta_qt.wording.errors import error_sentence  # rarely needed

        words = tr(
            "{why} Your settings are left as they are; Canasta starts with the "
            "defaults."
        )
        return words.format(why=error_sentence(error)), True
    except (configparser.Error, UnreadableTextError) as error:
        name = path.name
        with suppress(StorageError):
            name = set_file_aside(path, error)
        words = tr(
            "Your settings could not be read. They are kept as {name}; Canasta starts "
            "with the defaults."
        )
        return words.format(name=name), False
    return "", False
