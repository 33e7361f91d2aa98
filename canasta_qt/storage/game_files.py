"""The store of games: unfinished ones kept, one of them open, damaged ones set aside.

A game is one `.canasta` file, its record.  Nothing here overwrites a file that is not
the game being saved.
"""

from __future__ import annotations

import logging
import os
from contextlib import suppress
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
from canasta_qt.outside_text import UnreadableTextError
from canasta_qt.rules.model import Ruleset
from canasta_qt.storage import paths
from canasta_qt.storage.atomic_file import (
    UNFINISHED,
    GameLock,
    is_busy,
    move,
    read_text,
    sync_folder,
    write_whole,
)
from canasta_qt.storage.own_rulesets import known_as
from canasta_qt.storage.paths import (
    SET_ASIDE,
    GameBusyError,
    NoSuchFileError,
    StorageError,
    free_path,
    reading_failed,
    writing_failed,
)
from canasta_qt.translate import tr

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
    busy: bool
    """It is open, here or in another program."""
    undo: bool
    """Whether actions may be taken back in it."""


class NewerGameError(StorageError):
    """A game that a later program saved: it stays where it is until an update."""

    def __init__(self, name: str, why: NewerRecordError) -> None:
        """Keep the game's name in the store and what to say of it."""
        super().__init__(tr("“{file}” cannot be opened. {why}"), file=name, why=why)
        self.name = name


class OpenGame:
    """A game this program may write, and nobody else, until it is closed."""

    def __init__(self, path: Path, lock: GameLock) -> None:
        """Take over a lock already held."""
        self.path: Path = path
        self._lock: GameLock = lock

    @property
    def name(self) -> str:
        """The game's name in the store."""
        return self.path.stem

    def save(self, text: str) -> None:
        """Keep the record as it now is. Raises `StorageError`; the old one stays."""
        if not self._lock.held:
            raise StorageError(
                tr("The game “{save}” is closed and cannot be saved."), save=self.name
            )
        write_whole(self.path, text)
        self._lock.hold_game()

    def close(self) -> None:
        """Let go of the game; its file stays."""
        self._lock.release()


class GameStore:
    """The games of this player, in one folder."""

    def __init__(self, folder: Path | None = None) -> None:
        """Use a folder, or the usual one. Raises `StorageError` if it is unusable."""
        self.folder: Final = paths.games_folder() if folder is None else folder

    def new_slot(self) -> OpenGame:
        """Begin a game under a name of its own; the file comes with the first save."""
        number = 1
        while True:
            path = self.folder / f"game-{number:03}{SUFFIX}"
            number += 1
            if self._is_taken(path):
                continue
            lock = GameLock(path)
            try:
                lock.acquire()
            except GameBusyError:
                continue  # another program has just begun a game of this name
            if not self._is_taken(path):
                return OpenGame(path, lock)
            lock.release()

    def _is_taken(self, path: Path) -> bool:
        """Names of games that are over stay theirs, so that nobody mixes them up."""
        folders = (self.folder, self.folder / FINISHED, self.folder / GIVEN_UP)
        return any(os.path.lexists(folder / path.name) for folder in folders)

    def kept(self) -> tuple[list[KeptGame], list[StorageError]]:
        """List the games, the last saved first, and the files that cannot be read.

        A practice round that somebody saved here is no game to go on with.
        """
        games: list[tuple[float, KeptGame]] = []
        complaints: list[StorageError] = []
        for path in paths.files_in(self.folder, SUFFIX):
            try:
                games += self._summary(path)
            except NoSuchFileError:
                continue  # it was just put away
            except StorageError as error:
                complaints.append(error)
        games.sort(key=lambda game: game[0], reverse=True)
        return [game for _, game in games], complaints

    def open(self, name: str) -> tuple[OpenGame, Record]:
        """Open a kept game for playing on.

        Raises `GameBusyError`, or `StorageError`; a file that is no game has then been
        set aside.
        """
        path = self.folder / f"{name}{SUFFIX}"
        lock = GameLock(path)
        lock.acquire()
        try:
            if not lock.hold_game():
                raise GameBusyError(name, None)
            return OpenGame(path, lock), self._read(path)
        except BaseException:
            lock.release()
            raise

    def rename(self, name: str, given: str) -> None:
        """Let a kept game be called something else; its file and its date stay.

        Raises what `open` raises.
        """
        game, record = self.open(name)
        try:
            saved = game.path.stat()
            game.save(format_record(record.called(given)))
            os.utime(game.path, ns=(saved.st_atime_ns, saved.st_mtime_ns))
        except OSError as error:
            raise writing_failed(game.path, error) from error
        finally:
            game.close()

    def bring_in(self, source: Path) -> tuple[OpenGame, Record]:
        """Open a game file from elsewhere as a copy in the store.

        The source is left as it is, whatever it holds. Raises `StorageError`.
        """
        try:
            text = read_text(source)
            record = parse_record(text)
        except (NotationError, UnreadableTextError) as error:
            raise _damaged(source, error) from error
        if ENDED in record.own:  # the copy is played on
            own = {name: each for name, each in record.own.items() if name != ENDED}
            record = replace(record, own=own)
            text = format_record(record)
        game = self.new_slot()
        try:
            game.save(text)
        except StorageError:
            game.close()
            raise
        return game, record

    def finish(self, game: OpenGame) -> Path:
        """Put a game that is over among the finished ones; statistics need it."""
        return self._retire(game, FINISHED)

    def give_up(self, game: OpenGame) -> Path:
        """Put a game that nobody will go on with among those given up."""
        return self._retire(game, GIVEN_UP)

    def set_aside(self, game: OpenGame, reason: Exception) -> StorageError:
        """Set an open game aside that cannot be played on; return what to say."""
        try:
            return self._set_aside(game.path, reason)
        finally:
            game.close()

    def _summary(self, path: Path) -> list[tuple[float, KeptGame]]:
        """Sum up a game; nothing of one that is over, which is put away at last."""
        busy = is_busy(path)
        record = self._read(path, busy=busy)
        if record.is_practice:
            return []
        if ENDED in record.own and not busy:
            game, _ = self.open(path.stem)
            try:
                is_counted = record.rounds and record.rounds[-1].score is not None
                self._retire(game, FINISHED if is_counted else GIVEN_UP)
            finally:
                game.close()
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
            busy,
            record.own.get(UNDO) is not False,
        )
        return [(saved, kept)]

    def _read(self, path: Path, *, busy: bool = False) -> Record:
        """Read a game; what is none is set aside, unless another program has it."""
        try:
            return read_record(path)
        except NewerRecordError as error:
            raise NewerGameError(path.stem, error) from error
        except NotationError as error:
            if busy:
                raise _damaged(path, error) from error
            try:
                aside = self._set_aside(path, error)
            except StorageError as why:
                LOG.info("%s stays where it is: %s", path.name, why)
                aside = _damaged(path, error)
            raise aside from error

    def _set_aside(self, path: Path, reason: Exception) -> StorageError:
        """Move a file away under a new name, with its reason beside it."""
        folder = self._subfolder(SET_ASIDE)
        number = 1
        while True:
            target = folder / f"{path.stem}-{number}{SUFFIX}"
            note = target.with_suffix(".reason.txt")
            number += 1
            if os.path.lexists(target):
                continue
            try:
                note.touch(exist_ok=False)  # it reserves the number
            except FileExistsError:
                continue  # another was quicker: the next number
            except OSError as error:
                raise writing_failed(note, error) from error
            try:
                write_whole(note, f"{path.name} was set aside because: {reason}\n")
                _move(path, target)
            except StorageError:
                with suppress(OSError):  # the failure itself is told
                    if not target.exists():
                        note.unlink()
                raise
            break
        LOG.warning("%s was set aside as %s: %s", path.name, target.name, reason)
        said = tr(
            "The game “{save}” cannot be read. "
            "It is now “{file}”, with the reason beside it."
        )
        return StorageError(said, save=path.stem, file=f"{SET_ASIDE}/{target.name}")

    def _retire(self, game: OpenGame, folder_name: str) -> Path:
        target = free_path(self._subfolder(folder_name) / game.path.name)
        _move(game.path, target)
        game.close()
        return target

    def _subfolder(self, name: str) -> Path:
        folder = self.folder / name
        try:
            folder.mkdir(exist_ok=True)
        except OSError as error:
            raise writing_failed(folder, error) from error
        return folder


def read_record(path: Path) -> Record:
    """Read a saved game, wherever it lies.

    Raises `StorageError`, or a `RecordError` where it is none.
    """
    try:
        return parse_record(read_text(path))
    except UnreadableTextError as error:
        raise RecordError(NO_GAME, f" {error}.") from None


def expect_game(path: Path) -> None:
    """Refuse a file that is not there; name games beside it. Raises `StorageError`."""
    if path.is_file():
        return
    names = sorted(each.name for each in path.absolute().parent.glob(f"*{SUFFIX}"))
    if not names:
        raise reading_failed(path, FileNotFoundError())
    more = ["…"] if len(names) > _FEW else []
    raise NoSuchFileError(
        tr("There is no file “{path}”. Games beside it: {files}."),
        path=path,
        files=", ".join(names[:_FEW] + more),
    )


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


def _damaged(path: Path, error: Exception) -> StorageError:
    why = error if isinstance(error, NotationError) else RecordError(NO_GAME)
    return StorageError(tr("“{file}” cannot be opened. {why}"), file=path.name, why=why)
