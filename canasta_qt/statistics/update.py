"""Bringing the statistics up to date with the records of the games that are over.

There is one way only, for the first game as for a thousand: records that are not
counted yet are played again and added, each in a transaction of its own.  So it may
be stopped at any moment, and asked for at any moment.
"""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Callable
from contextlib import suppress
from dataclasses import astuple, dataclass, replace
from datetime import UTC, datetime
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Final, NamedTuple

from canasta_qt.notation.errors import NotationError
from canasta_qt.notation.record import parse_record
from canasta_qt.statistics.count_game import count_game
from canasta_qt.statistics.database import UnusableError, put_aside, writing
from canasta_qt.storage import paths
from canasta_qt.storage.atomic_file import read_text
from canasta_qt.storage.errors import (
    GameBusyError,
    StorageError,
    Trouble,
    reading_failed,
    writing_failed,
)
from canasta_qt.storage.game_files import FINISHED, GIVEN_UP, SUFFIX
from canasta_qt.storage.lock import GameLock
from canasta_qt.storage.own_rulesets import known_as

LOG: Final = logging.getLogger("canasta.storage")

Progress = Callable[[int, int], None]
"""Told how many records have been read, and how many there are to read."""


@dataclass(frozen=True, slots=True)
class Update:
    """What came of bringing the statistics up to date."""

    added: int = 0
    """Records read, those that could not be counted included."""
    said: tuple[str, ...] = ()
    """Sentences for the player: what was wrong, and what was done about it."""
    busy: bool = False
    """Another program is at it; there was nothing to do here."""


class _Found(NamedTuple):
    """A record on the disk, as it can be recognised without reading it."""

    file: str
    size: int
    changed: int


_KNOWN: Final = """
    SELECT file, size, changed FROM game
    UNION ALL SELECT file, size, changed FROM unreadable
"""


def update(progress: Progress | None = None) -> Update:
    """Count every game that is over and not counted yet. Raises `StorageError`."""
    path = paths.statistics_file()
    lock = GameLock(path)
    try:
        lock.acquire()
    except GameBusyError:
        return Update(busy=True)
    except OSError as error:  # a full disk has no room for the owner's number either
        lock.release()
        raise writing_failed(path, error) from error
    try:
        return _update(path, progress or _silent)
    except UnusableError as error:
        said = put_aside(path, str(error))
        return _anew(path, progress or _silent, said)
    finally:
        lock.release()


def _silent(_done: int, _todo: int) -> None:
    """Tell nobody."""


def _anew(path: Path, progress: Progress, said: str) -> Update:
    """Count everything again, the old database having been put aside."""
    try:
        done = _update(path, progress)
    except UnusableError as error:
        raise StorageError(Trouble.DAMAGED, f"{said} {error}.") from error
    return replace(done, said=(said, *done.said))


def _update(path: Path, progress: Progress) -> Update:
    found = _records()
    with writing(path) as database:
        known = {_Found(*row) for row in database.execute(_KNOWN)}
        with database:
            for file in {each.file for each in known} - {each.file for each in found}:
                _forget(database, file)
        todo = [each for each in found if each not in known]
        said = []
        for number, each in enumerate(todo):
            progress(number, len(todo))
            reason = _take_in(database, each)
            if reason:
                LOG.info("%s is not counted: %s", each.file, reason)
                said.append(f"“{each.file}” could not be counted: {reason}.")
        if todo:
            progress(len(todo), len(todo))
    return Update(len(todo), tuple(said))


def _records() -> list[_Found]:
    """Return the records of games that are over, the oldest first."""
    found = []
    for name in (FINISHED, GIVEN_UP):
        folder = paths.games_folder() / name
        try:
            for path in folder.glob(f"*{SUFFIX}"):
                stat = path.stat()
                found.append(
                    _Found(f"{name}/{path.name}", stat.st_size, stat.st_mtime_ns)
                )
        except OSError as error:
            raise reading_failed(folder, error) from error
    return sorted(found, key=lambda each: (each.changed, each.file))


def _take_in(database: sqlite3.Connection, found: _Found) -> str:
    """Count one record in the place of what was known of it; return what is wrong."""
    changed = datetime.fromtimestamp(found.changed / 1e9, UTC)
    try:
        record = parse_record(read_text(paths.games_folder() / found.file))
        game, hands = count_game(record, known_as(record.ruleset).title, changed)
    except StorageError as error:
        if error.trouble is Trouble.NO_SUCH_GAME:
            return ""  # it was taken away in this moment
        return _note(database, found, str(error))
    except UnicodeDecodeError:
        return _note(database, found, "it is no text")
    except NotationError as error:
        return _note(database, found, str(error).splitlines()[0])
    except Exception as error:
        # One record that nobody foresaw must not keep all others from being counted.
        LOG.exception("%s cannot be counted", found.file)
        return _note(database, found, repr(error))
    with database:
        _forget(database, found.file)
        number = _insert(database, "game", (None, *found, *astuple(game)))
        for hand in hands:
            _insert(database, "hand", (number, *astuple(hand)))
    return ""


def _note(database: sqlite3.Connection, found: _Found, reason: str) -> str:
    plain = reason.rstrip(".")
    with database:
        _forget(database, found.file)
        _insert(database, "unreadable", (*found, plain))
    return plain


def _forget(database: sqlite3.Connection, file: str) -> None:
    database.execute("DELETE FROM game WHERE file = ?", (file,))
    database.execute("DELETE FROM unreadable WHERE file = ?", (file,))


def _insert(
    database: sqlite3.Connection, table: str, row: tuple[object, ...]
) -> int | None:
    """Add a row with a value for each column; return its number."""
    marks = ", ".join("?" * len(row))
    return database.execute(f"INSERT INTO {table} VALUES ({marks})", row).lastrowid


def serve(connection: Connection) -> None:
    """Be a process that brings the statistics up to date, and tells how far it is.

    It sends `(done, all)` again and again, and in the end an `Update`, or a sentence
    if that fails.
    """

    def progress(done: int, todo: int) -> None:
        connection.send((done, todo))

    with suppress(BrokenPipeError):  # the window is gone; what is counted stays counted
        try:
            connection.send(update(progress))
        except StorageError as error:
            connection.send(str(error))
