"""The store of games: unfinished ones kept, one of them open, damaged ones set aside.

A game is one `.canasta` file, its record.  Nothing here overwrites a file that is not
the game being saved.
"""

from __future__ import annotations

import logging
import os
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from canasta_qt.notation.errors import NotationError
from canasta_qt.notation.record import (
    NO_GAME,
    UNDO,
    NewerRecordError,
    Record,
    RecordError,
    format_record,
    parse_record,
)
from canasta_qt.outside_text import MAX_GAME_BYTES, UnreadableTextError
from canasta_qt.rules.model import Ruleset
from canasta_qt.storage import paths
from canasta_qt.storage.atomic_file import (
    UNFINISHED,
    expect_file,
    move,
    read_text,
    set_aside,
    sync_folder,
    write_whole,
)
from canasta_qt.storage.own_rulesets import known_as
from canasta_qt.storage.paths import (
    NoSuchFileError,
    StorageError,
    free_path,
    reading_failed,
    writing_failed,
)
from canasta_qt.translate import mark

LOG: Final = logging.getLogger("canasta.storage")

SUFFIX: Final = ".canasta"
ENDED: Final = "_ended"
"""Field of a record that says when the game was over, in UTC."""
FINISHED: Final = "finished"
GIVEN_UP: Final = "given-up"
_FEW: Final = 12
"""So many games are named to one who asks for a file that is not there."""


@dataclass(frozen=True, slots=True)
class KeptGame:
    """An unfinished game in the store, in brief."""

    name: str
    """Of its file."""
    given: str
    """What the player calls it; empty where nobody gave it a name."""
    saved: datetime
    """When it was last saved, in UTC."""
    ruleset: Ruleset
    """Under the title it is kept by, if it is kept."""
    names: tuple[str, ...]
    """By seat, as people read them."""
    hand: int
    """The number of the hand being played; 0 before the first deal."""
    totals: tuple[int, ...]
    """By side, after the hands that are over."""
    undo: bool
    """Whether actions may be taken back in it."""


class NewerGameError(StorageError):
    """A game that a later program saved: it stays where it is until an update."""

    def __init__(self, name: str, why: NewerRecordError) -> None:
        """Keep the game's name in the store and what to say of it."""
        super().__init__(mark("“{file}” cannot be opened. {why}"), file=name, why=why)
        self.name = name


class GameStore:
    """The games of this player, in one folder, which no other program writes."""

    def __init__(self, folder: Path | None = None) -> None:
        """Use a folder, or the usual one. Raises `StorageError` if it is unusable."""
        self.folder: Final = paths.games_folder() if folder is None else folder

    def new_slot(self) -> Path:
        """Find a place for a game; the file comes with the first save."""
        number = 1
        while self._is_taken(path := self.folder / f"game-{number:03}{SUFFIX}"):
            number += 1
        return path

    def _is_taken(self, path: Path) -> bool:
        """Names of games that are over stay theirs, so that nobody mixes them up."""
        folders = (self.folder, self.folder / FINISHED, self.folder / GIVEN_UP)
        return any(os.path.lexists(folder / path.name) for folder in folders)

    def kept(self, opened: str = "") -> tuple[list[KeptGame], list[StorageError]]:
        """List the games, the last saved first, and the files that cannot be read.

        `opened` is the name of the game on the table, which stays though it is over.
        A practice round that somebody saved here is no game to go on with.
        """
        games: list[tuple[float, KeptGame]] = []
        complaints: list[StorageError] = []
        for path in paths.files_in(self.folder, SUFFIX):
            try:
                games += self._summary(path, opened)
            except NoSuchFileError:
                continue  # it was just put away
            except StorageError as error:
                complaints.append(error)
        games.sort(key=lambda game: game[0], reverse=True)
        return [game for _, game in games], complaints

    def open(self, name: str) -> tuple[Path, Record]:
        """Read a kept game for playing on.

        Raises `StorageError`; a file that is no game has then been set aside.
        """
        path = self.folder / f"{name}{SUFFIX}"
        return path, self._read(path)

    def rename(self, name: str, given: str) -> None:
        """Let a kept game be called something else; its file and its date stay.

        Raises what `open` raises.
        """
        path, record = self.open(name)
        try:
            saved = path.stat()
            write_whole(path, format_record(record.called(given)))
            os.utime(path, ns=(saved.st_atime_ns, saved.st_mtime_ns))
        except OSError as error:
            raise writing_failed(path, error) from error

    def read(self, source: Path) -> Record:
        """Read a game file from elsewhere, which stays. Raises `StorageError`."""
        try:
            return read_record(source)
        except NotationError as error:
            raise _damaged(source, error) from error

    def bring_in(self, record: Record) -> tuple[Path, Record]:
        """Save a game from elsewhere as a copy in the store. Raises `StorageError`."""
        own = {name: each for name, each in record.own.items() if name != ENDED}
        record = replace(record, own=own)  # the copy is played on
        path = self.new_slot()
        write_whole(path, format_record(record))
        return path, record

    def finish(self, path: Path) -> Path:
        """Put a game that is over among the finished ones; statistics need it."""
        return self._retire(path, FINISHED)

    def give_up(self, path: Path) -> Path:
        """Put a game that nobody will go on with among those given up."""
        return self._retire(path, GIVEN_UP)

    def _summary(self, path: Path, opened: str) -> list[tuple[float, KeptGame]]:
        """Sum up a game; nothing of one that is over, which is put away at last."""
        record = self._read(path)
        if record.is_practice:
            return []
        if ENDED in record.own and path.stem != opened:
            is_counted = record.rounds and record.rounds[-1].score is not None
            self._retire(path, FINISHED if is_counted else GIVEN_UP)
            return []
        try:
            saved = path.stat().st_mtime
        except OSError as error:
            raise reading_failed(path, error) from error
        scored = [played.score for played in record.rounds if played.score is not None]
        totals = scored[-1] if scored else (0,) * record.terms.sides
        kept = KeptGame(
            path.stem,
            record.name,
            datetime.fromtimestamp(saved, UTC),
            known_as(record.ruleset),
            record.names or record.players,
            len(record.rounds),
            totals,
            record.own.get(UNDO) is not False,
        )
        return [(saved, kept)]

    def _read(self, path: Path) -> Record:
        """Read a game; what is none is set aside."""
        try:
            return read_record(path)
        except NewerRecordError as error:
            raise NewerGameError(path.stem, error) from error
        except NotationError as error:
            try:
                aside = self.set_aside(path, error)
            except StorageError as why:
                LOG.info("%s stays where it is: %s", path.name, why)
                aside = _damaged(path, error)
            raise aside from error

    def set_aside(self, path: Path, reason: Exception) -> StorageError:
        """Move a file away that cannot be played on, with its reason beside it.

        Returns what to say.
        """
        file = set_aside(path, reason)
        said = mark(
            "The game “{save}” cannot be read. "
            "It is now “{file}”, with the reason beside it."
        )
        return StorageError(said, save=path.stem, file=file)

    def _retire(self, path: Path, folder_name: str) -> Path:
        target = free_path(self._subfolder(folder_name) / path.name)
        _move(path, target)
        return target

    def _subfolder(self, name: str) -> Path:
        folder = self.folder / name
        try:
            folder.mkdir(exist_ok=True)
        except OSError as error:
            raise writing_failed(folder, error) from error
        return folder


def is_kept(path: Path) -> bool:
    """Return whether a file lies among the unfinished games."""
    folder = paths.games_folder().resolve()
    return os.path.isfile(path) and path.resolve().parent == folder  # noqa: PTH113


def read_record(path: Path) -> Record:
    """Read a saved game, wherever it lies.

    Raises `StorageError`, or a `RecordError` where it is none.
    """
    try:
        return parse_record(read_text(path, MAX_GAME_BYTES))
    except UnreadableTextError as error:
        raise RecordError(NO_GAME, f" {error}.") from None


def expect_game(path: Path) -> None:
    """Refuse what is no file; name games beside one missing. Raises `StorageError`."""
    try:
        expect_file(path)
    except NoSuchFileError:
        names = sorted(each.name for each in path.absolute().parent.glob(f"*{SUFFIX}"))
        if not names:
            raise
        more = ["…"] if len(names) > _FEW else []
        raise NoSuchFileError(
            mark("There is no file “{path}”. Games beside it: {files}."),
            path=path,
            files=", ".join(names[:_FEW] + more),
        ) from None


def _move(path: Path, target: Path) -> None:
    """Give a file another name that is free; one never saved has nothing to move."""
    try:
        if os.path.lexists(path):
            move(path, target)
            sync_folder(target.parent)
            sync_folder(path.parent)
        path.with_name(path.name + UNFINISHED).unlink(missing_ok=True)
    except OSError as error:
        raise writing_failed(target, error) from error


def _damaged(path: Path, why: NotationError) -> StorageError:
    return StorageError(
        mark("“{file}” cannot be opened. {why}"), file=path.name, why=why
    )
