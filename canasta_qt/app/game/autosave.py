"""The game on the table and its place in the store: saved after every action."""

import logging
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from canasta_qt import __version__
from canasta_qt.notation.record import Record, format_record
from canasta_qt.storage.atomic_file import write_whole
from canasta_qt.storage.game_files import (
    ENDED_FIELD,
    GameStore,
    NewerGameError,
    SavedGame,
)
from canasta_qt.storage.own_rulesets import with_saved_title
from canasta_qt.storage.paths import StorageError
from canasta_qt.translate import WordedError, tr
from canasta_qt.wording.errors import error_sentence, shown

_log = logging.getLogger("canasta.app")


class Autosave(QObject):
    """Keeps one game open at a time.

    What goes wrong with the disk is said in a sentence, once until it goes well again,
    and the play goes on: the next action tries anew.
    """

    trouble = Signal(str)
    retired = Signal()
    """A game is over, or was given up, and lies where such games lie."""

    def __init__(self, store: GameStore, parent: QObject | None = None) -> None:
        """Open nothing yet."""
        super().__init__(parent)
        self._store = store
        self._game: Path | None = None
        self._finished: Path | None = None
        """Where the game lies that has just ended, while it is still on the table."""
        self._record: Record | None = None
        self._ended = ""
        """When the game on the table was over."""
        self._is_new = False
        """The game on the table has no file yet."""
        self._failed = False
        self._told: set[str] = set()
        """What has been said of games that cannot be read."""
        self.newer: tuple[NewerGameError, ...] = ()
        """Games that a later program saved, as `kept` found them last."""
        self.text = ""
        """The record as it was last handed over, saved or not."""

    @property
    def saved(self) -> bool:
        """Whether the game is on the disk as it was last handed over."""
        return self._game is not None and not self._failed

    @property
    def name(self) -> str:
        """Name of the open game in the store; empty if none is open."""
        return self._game.stem if self._game is not None else ""

    def kept(self, *, with_open: bool = False) -> list[SavedGame]:
        """The unfinished games that may be opened, the last saved first.

        The game on the table is among them only `with_open`.
        """
        try:
            games, complaints = self._store.kept(self.name)
        except StorageError as error:
            games, complaints = [], [error]
        newer = [each for each in complaints if isinstance(each, NewerGameError)]
        self.newer = tuple(newer)
        for sentence in dict.fromkeys(map(error_sentence, complaints)):
            if sentence not in self._told:
                self._told.add(sentence)
                self.trouble.emit(sentence)
        return [game for game in games if with_open or game.name != self.name]

    def begin(self) -> None:
        """Expect a new game; what was open stays in the store.

        Its first save finds a place, or the next one where there was none.
        """
        self.close()
        self._is_new = True

    def open(self, name: str) -> Record | None:
        """Open a game of the store; None, and a sentence, where that fails."""
        return self._taken(lambda: self._store.open(name))

    def rename(self, name: str, given: str) -> None:
        """Let a game that is not on the table be called something else."""
        try:
            self._store.rename(name, given)
        except StorageError as error:
            self.trouble.emit(error_sentence(error))

    def read(self, path: Path) -> Record | None:
        """Read a file from elsewhere; None, and a sentence, on failure."""
        try:
            return self._store.read(path)
        except StorageError as error:
            self.trouble.emit(error_sentence(error))
            return None

    def bring_in(self, record: Record) -> Record | None:
        """Open a game from elsewhere as a copy; None, and a sentence, on failure."""
        return self._taken(lambda: self._store.bring_in(record))

    def _taken(self, opened: Callable[[], tuple[Path, Record]]) -> Record | None:
        try:
            game, record = opened()
        except StorageError as error:
            self.trouble.emit(error_sentence(error))
            return None
        self.close()
        self._game, self._record = game, record
        self.text = _text_of(record)
        return replace(record, ruleset=with_saved_title(record.ruleset))

    def on_saved(self, record: Record) -> None:
        """Write the game as it is now."""
        self._record = record
        if self._ended:
            record = _dated(record, self._ended)
        self.text = _text_of(record)
        try:
            # A game that is over can still be reviewed; its marks go with it.
            path = self._game or self._finished
            if self._is_new:
                path = self._store.new_slot()
            if path is not None:
                write_whole(path, self.text)
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
                self.trouble.emit(words.format(why=error_sentence(error)))

    def save_as(self, path: Path, practised: Record | None = None) -> bool:
        """Write a copy wherever the player likes; return whether it worked.

        What is practised is nowhere else.
        """
        text = self.text if practised is None else _text_of(practised)
        try:
            write_whole(path, text)
        except StorageError as error:
            self.trouble.emit(error_sentence(error))
            return False
        return True

    def finish(self) -> None:
        """Put the open game among the finished ones."""
        self._retire(give_up=False)

    def give_up(self) -> None:
        """Mark the open game as abandoned."""
        self._retire(give_up=True)

    def refuse(self, reason: WordedError, source: Path | None = None) -> None:
        """Set the open game aside: the rules do not follow it to its end.

        Of a copy that was brought in the player knows the `source` alone.
        """
        game, self._game = self._game, None
        if game is None:
            return
        try:
            done = self._store.set_aside(game, reason)
        except StorageError as error:
            done = error
        sentence = error_sentence(done)
        if source is not None:
            words = tr("“{file}” cannot be continued and stays as it is. {why}")
            sentence = words.format(file=shown(source.name), why=error_sentence(reason))
        self.trouble.emit(sentence)

    def close(self) -> None:
        """Let go of the open game; it stays in the store.

        One that is over and could not be written is tried once more.
        """
        if self._ended:
            self.finish()
        self._game = self._finished = self._record = None
        self._ended = ""
        self._is_new = self._failed = False

    def _retire(self, *, give_up: bool) -> None:
        game, self._game = self._game, None
        is_new, self._is_new = self._is_new, False
        if game is not None:
            self._date(game)
            if self._failed and not give_up:
                self._game = game  # what lies on the disk is not over
                return
            try:
                if give_up:
                    self._store.give_up(game)
                else:
                    self._finished = self._store.finish(game)
            except StorageError as error:
                self.trouble.emit(error_sentence(error))
        if game is not None or is_new:
            self.retired.emit()

    def _date(self, game: Path) -> None:
        """Write into the record when the game was over; the file's own date may go."""
        if self._record is None:
            return
        self._ended = self._ended or datetime.now(UTC).isoformat(timespec="seconds")
        text = _text_of(_dated(self._record, self._ended))
        try:
            write_whole(game, text)
        except StorageError as error:
            # The game itself is saved; its file has a date too.
            _log.info("not dated: %s", error)
        else:
            self.text = text
            self._failed = False


def _text_of(record: Record) -> str:
    return format_record(record, saved_by=f"canasta-qt {__version__}")


def _dated(record: Record, ended: str) -> Record:
    return replace(record, own=dict(record.own) | {ENDED_FIELD: ended})
