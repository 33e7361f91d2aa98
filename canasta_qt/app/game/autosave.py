"""Saving of the game on the table after every action."""

import logging
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from canasta_qt import __version__
from canasta_qt.notation.record import Record, format_record, with_private_field
from canasta_qt.storage.atomic_file import replace_file_text
from canasta_qt.storage.game_files import (
    ENDED_FIELD,
    GameStore,
    NewerGameError,
    SavedGame,
)
from canasta_qt.storage.own_rulesets import with_saved_title
from canasta_qt.storage.paths import StorageError
from canasta_qt.translate import WordedError, tr
from canasta_qt.wording.errors import error_sentence, quoted_text

_log = logging.getLogger("canasta.app")


class Autosave(QObject):
    """Saves the open game, which is the game on the table.

    If saving fails several times in succession, `failed` is emitted only for the first
    failure. The game continues, and saving is tried again after the next action.
    """

    failed = Signal(str)
    file_moved = Signal()
    """Emitted after the file of a finished or abandoned game was moved to its
    folder.
    """

    def __init__(self, store: GameStore, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store = store
        self._game: Path | None = None
        self._finished_path: Path | None = None
        """File of the game on the table after its end; None while the game is
        running."""
        self._record: Record | None = None
        self._ended = ""
        """Time at which the game on the table ended, as text; empty until its end."""
        self._is_new = False
        """True if the game on the table has no file yet."""
        self._failed = False
        self._reported_errors: set[str] = set()
        """Sentences about unreadable games that have been shown already."""
        self.newer_games: tuple[NewerGameError, ...] = ()
        """Games saved by a newer version, found by the last `unfinished_games`."""
        self.text = ""
        """Text of the last record passed to `on_saved`, whether it was written or
        not."""

    @property
    def is_game_saved(self) -> bool:
        """True if the last record given to `on_saved` was written to its file."""
        return self._game is not None and not self._failed

    @property
    def game_name(self) -> str:
        """Name of the open game in the store; empty if none is open."""
        return self._game.stem if self._game is not None else ""

    def unfinished_games(self, *, with_open: bool = False) -> list[SavedGame]:
        """Return the unfinished games, the last saved first; the open game is included
        only if `with_open`.

        Emit `failed` for each new error of reading them, and set `newer_games`.
        """
        try:
            games, complaints = self._store.unfinished_games(self.game_name)
        except StorageError as error:
            games, complaints = [], [error]
        newer = [each for each in complaints if isinstance(each, NewerGameError)]
        self.newer_games = tuple(newer)
        for sentence in dict.fromkeys(map(error_sentence, complaints)):
            if sentence not in self._reported_errors:
                self._reported_errors.add(sentence)
                self.failed.emit(sentence)
        return [game for game in games if with_open or game.name != self.game_name]

    def expect_new_game(self) -> None:
        """Close the open game; the next saved record belongs to a new game.

        The first save that succeeds creates the file.
        """
        self.close_game()
        self._is_new = True

    def open_game(self, name: str) -> Record | None:
        """Open a game of the store and return its record; if that fails, emit `failed`
        and return None."""
        return self._taken(lambda: self._store.open_game(name))

    def rename_game(self, name: str, given_name: str) -> None:
        """Set the name of a game of the store, which must not be open."""
        try:
            self._store.rename_game(name, given_name)
        except StorageError as error:
            self.failed.emit(error_sentence(error))

    def read_outside_file(self, path: Path) -> Record | None:
        """Return the record of a file outside the store; if the file cannot be read,
        emit `failed` and return None."""
        try:
            return self._store.read_game(path)
        except StorageError as error:
            self.failed.emit(error_sentence(error))
            return None

    def import_record(self, record: Record) -> Record | None:
        """Copy a record into the store and open the copy; return None after a
        failure."""
        return self._taken(lambda: self._store.import_record(record))

    def _taken(self, opened: Callable[[], tuple[Path, Record]]) -> Record | None:
        try:
            game, record = opened()
        except StorageError as error:
            self.failed.emit(error_sentence(error))
            return None
        self.close_game()
        self._game, self._record = game, record
        self.text = _text_of(record)
        return replace(record, ruleset=with_saved_title(record.ruleset))

    def on_saved(self, record: Record) -> None:
        """Save the record of the open game."""
        self._record = record
        if self._ended:
            record = with_private_field(record, ENDED_FIELD, self._ended)
        self.text = _text_of(record)
        try:
            # A finished game can still be reviewed; the marks are saved with it.
            path = self._game or self._finished_path
            if self._is_new:
                path = self._store.new_game_path()
            if path is not None:
                replace_file_text(path, self.text)
            if self._is_new:
                self._game, self._is_new = path, False
            self._failed = False
        except StorageError as error:
            _log.info("not saved: %s", error)
            if not self._failed:
                self._failed = True
                words = "{why}"
                if self._is_new:
                    words = tr("{why} You can play, but this game is not saved yet.")
                self.failed.emit(words.format(why=error_sentence(error)))

    def save_copy_as(self, path: Path, practice_record: Record | None = None) -> bool:
        """Write a copy of the open game to a file, or of `practice_record` if it is
        given; return whether that succeeded.

        A practice round has no file, so its record is passed.
        """
        text = self.text if practice_record is None else _text_of(practice_record)
        try:
            replace_file_text(path, text)
        except StorageError as error:
            self.failed.emit(error_sentence(error))
            return False
        return True

    def finish_game(self) -> None:
        """Move the file of the open game to the finished games."""
        self._retire(give_up=False)

    def give_up_game(self) -> None:
        """Mark the open game as abandoned, and move its file."""
        self._retire(give_up=True)

    def move_to_damaged(self, reason: WordedError, source: Path | None = None) -> None:
        """Move the file of the open game to the damaged games, as its record breaks the
        rules.

        The message names `source`, the file from which the game was copied.
        """
        game, self._game = self._game, None
        if game is None:
            return
        try:
            done = self._store.set_game_aside(game, reason)
        except StorageError as error:
            done = error
        sentence = error_sentence(done)
        if source is not None:
            words = tr("“{file}” cannot be continued and stays as it is. {why}")
            sentence = words.format(
                file=quoted_text(source.name), why=error_sentence(reason)
            )
        self.failed.emit(sentence)

    def close_game(self) -> None:
        """Close the open game; its file stays in the store.

        If the file of a finished game could not be written, writing is tried once more.
        """
        if self._ended:
            self.finish_game()
        self._game = self._finished_path = self._record = None
        self._ended = ""
        self._is_new = self._failed = False

    def _retire(self, *, give_up: bool) -> None:
        if self._game is not None and self._record is not None:
            # The file may get a later date.
            self._ended = self._ended or datetime.now(UTC).isoformat(timespec="seconds")
            self.on_saved(self._record)
        game, self._game = self._game, None
        is_new, self._is_new = self._is_new, False
        if game is not None:
            if self._failed and not give_up:
                self._game = game  # the record on the disk is unfinished
                return
            try:
                if give_up:
                    self._store.give_up_game(game)
                else:
                    self._finished_path = self._store.finish_game(game)
            except StorageError as error:
                self.failed.emit(error_sentence(error))
        if game is not None or is_new:
            self.file_moved.emit()


def _text_of(record: Record) -> str:
    return format_record(record, saved_by=f"canasta-qt {__version__}")
