"""The store of games: finds, opens, imports, renames and moves the files of games.

A game is one `.canasta` file with its record. The game at the table is written by
`app.game.autosave`. A file is only overwritten when the same game is saved.
"""

import logging
import os
from dataclasses import dataclass
from datetime import datetime
from operator import attrgetter
from pathlib import Path
from typing import Final

from canasta_qt.notation.errors import NotationError
from canasta_qt.notation.record import (
    NOT_A_GAME_TEXT,
    NewerRecordError,
    Record,
    RecordError,
    format_record,
    parse_record,
    with_private_field,
)
from canasta_qt.outside_text import MAX_GAME_BYTES, UnreadableTextError
from canasta_qt.storage import paths
from canasta_qt.storage.atomic_file import (
    check_is_file,
    move_into_folder,
    read_text,
    replace_file_text,
    save_time,
    set_file_aside,
)
from canasta_qt.storage.own_rulesets import read_folder
from canasta_qt.storage.paths import NoSuchFileError, StorageError, writing_error
from canasta_qt.translate import mark

LOGGER: Final = logging.getLogger("canasta.storage")

GAME_SUFFIX: Final = ".canasta"
ENDED_FIELD: Final = "_ended"
"""Field of a record: time at which the game ended, in UTC."""
FINISHED_FOLDER: Final = "finished"
GIVEN_UP_FOLDER: Final = "given-up"
_MAX_FINISHED: Final = 100
"""Largest number of finished games that are listed."""
_MAX_NAMES: Final = 12
"""Largest number of games named in the error for a file that does not exist."""


@dataclass(frozen=True, slots=True)
class SavedGame:
    """Record of a game in the store, with the name of its file and the time of the
    save."""

    name: str
    """File name without folder and extension."""
    record: Record
    save_time: datetime
    """Time of the last save, in UTC."""


class NewerGameError(StorageError):
    """Raised for a game saved by a newer program, whose file is not moved."""

    def __init__(self, name: str, why: NewerRecordError) -> None:
        """Make the error for a game; `why` is the error of reading it."""
        super().__init__(mark("“{file}” cannot be opened. {why}"), file=name, why=why)
        self.name = name


class GameStore:
    """The games of this player, in one folder."""

    def __init__(self, folder: Path | None = None) -> None:
        """Open the store in a folder, by default in the home folder."""
        self.folder: Final = paths.games_folder() if folder is None else folder

    def new_game_path(self) -> Path:
        """Return a free path for a new game; saving creates the file."""
        number = 1
        while self._is_taken(path := self.folder / f"game-{number:03}{GAME_SUFFIX}"):
            number += 1
        return path

    def _is_taken(self, path: Path) -> bool:
        """Return whether a file name is in use, also for finished and abandoned
        games."""
        folders = (
            self.folder,
            self.folder / FINISHED_FOLDER,
            self.folder / GIVEN_UP_FOLDER,
        )
        return any(os.path.lexists(folder / path.name) for folder in folders)

    def unfinished_games(
        self, open_game: str = ""
    ) -> tuple[list[SavedGame], list[StorageError]]:
        """Return the unfinished games, the last saved first, and errors of unreadable
        files.

        A finished game is moved to its folder, except `open_game`, the name of the game
        at the table. Practice rounds are left out.
        """
        found, complaints = read_folder(
            self.folder, GAME_SUFFIX, lambda path: self._saved_game(path, open_game)
        )
        games = [game for game in found if game is not None]
        games.sort(key=attrgetter("save_time"), reverse=True)
        return games, complaints

    def finished_games(self) -> list[SavedGame]:
        """Return the games finished last, the oldest first; unreadable files are left
        out."""
        files = paths.files_in(self.folder / FINISHED_FOLDER, GAME_SUFFIX)
        games = []
        for path in sorted(files, key=save_time)[-_MAX_FINISHED:]:
            try:
                games.append(SavedGame(path.stem, read_record(path), save_time(path)))
            except (StorageError, NotationError) as error:
                LOGGER.info("%s is not listed: %s", path.name, error)
        return games

    def open_game(self, name: str) -> tuple[Path, Record]:
        """Return the path and the record of an unfinished game.

        Raises `StorageError`; a file that is no game has then been set aside.
        """
        path = self.folder / f"{name}{GAME_SUFFIX}"
        return path, self._read(path)

    def rename_game(self, name: str, given_name: str) -> None:
        """Change the name that the player gave a game; file name and date stay the
        same.

        Raises the errors of `open_game`.
        """
        path, record = self.open_game(name)
        try:
            saved = path.stat()
            replace_file_text(path, format_record(record.with_game_name(given_name)))
            os.utime(path, ns=(saved.st_atime_ns, saved.st_mtime_ns))
        except OSError as error:
            raise writing_error(path, error) from error

    def read_game(self, source: Path) -> Record:
        """Return the record in any file, which is not moved. Raises `StorageError`."""
        try:
            return read_record(source)
        except NotationError as error:
            raise _damaged_file_error(source, error) from error

    def import_record(self, record: Record) -> tuple[Path, Record]:
        """Save a record as a new game in the store. Raises `StorageError`."""
        # the copy is an unfinished game
        record = with_private_field(record, ENDED_FIELD, None)
        path = self.new_game_path()
        replace_file_text(path, format_record(record))
        return path, record

    def finish_game(self, path: Path) -> Path:
        """Move a finished game to the folder from which statistics are made."""
        return self._retire(path, FINISHED_FOLDER)

    def give_up_game(self, path: Path) -> Path:
        """Move a game to the folder of abandoned games."""
        return self._retire(path, GIVEN_UP_FOLDER)

    def _saved_game(self, path: Path, opened: str) -> SavedGame | None:
        """Return an unfinished game; move a finished game to its folder and return
        None."""
        record = self._read(path)
        if record.is_practice:
            return None
        if ENDED_FIELD in record.private_fields and path.stem != opened:
            is_counted = record.rounds and record.rounds[-1].score is not None
            self._retire(path, FINISHED_FOLDER if is_counted else GIVEN_UP_FOLDER)
            return None
        return SavedGame(path.stem, record, save_time(path))

    def _read(self, path: Path) -> Record:
        """Return the record of a file.

        Raises `StorageError`; a file that is no record has then been set aside, if it
        could be moved.
        """
        try:
            return read_record(path)
        except NewerRecordError as error:
            raise NewerGameError(path.stem, error) from error
        except NotationError as error:
            try:
                aside = self.set_game_aside(path, error)
            except StorageError as why:
                LOGGER.info("%s stays where it is: %s", path.name, why)
                aside = _damaged_file_error(path, error)
            raise aside from error

    def set_game_aside(self, path: Path, reason: Exception) -> StorageError:
        """Move an unusable file to the folder `set-aside`, with the reason; return the
        error to show."""
        file = set_file_aside(path, reason)
        said = mark(
            "The game “{save}” cannot be read. "
            "It is now “{file}”, with the reason beside it."
        )
        return StorageError(said, save=path.stem, file=file)

    def _retire(self, path: Path, folder_name: str) -> Path:
        """Move the file of a game into a folder; a game that was never saved has no
        file."""
        if not os.path.lexists(path):
            return path
        return move_into_folder(path, self.folder / folder_name)


def is_unfinished_game(path: Path) -> bool:
    """Return whether a file is in the folder of unfinished games."""
    folder = paths.games_folder().resolve()
    return os.path.isfile(path) and path.resolve().parent == folder  # noqa: PTH113


def read_record(path: Path) -> Record:
    """Return the record of a file in any folder.

    Raises `StorageError`, or `RecordError` if the file is no record.
    """
    try:
        return parse_record(read_text(path, MAX_GAME_BYTES))
    except UnreadableTextError as error:
        raise RecordError(NOT_A_GAME_TEXT, f" {error}.") from None


def check_game_exists(path: Path) -> None:
    """Raise `StorageError` if a file does not exist; the error names games in the same
    folder."""
    try:
        check_is_file(path)
    except NoSuchFileError:
        names = sorted(
            each.name for each in path.absolute().parent.glob(f"*{GAME_SUFFIX}")
        )
        if not names:
            raise
        more = ["…"] if len(names) > _MAX_NAMES else []
        raise NoSuchFileError(
            mark("There is no file “{path}”. Games beside it: {files}."),
            path=path,
            files=", ".join(names[:_MAX_NAMES] + more),
        ) from None


def _damaged_file_error(path: Path, why: NotationError) -> StorageError:
    return StorageError(
        mark("“{file}” cannot be opened. {why}"), file=path.name, why=why
    )
