"""Bringing the statistics up to date with the records of the games that are over.

There is one way only, for the first game as for a thousand: records that are not
counted yet are played again and added, each in a transaction of its own.  So it may
be stopped at any moment, and asked for at any moment.
"""

from __future__ import annotations

import json
import logging
import os
import signal
import sqlite3
import sys
from collections.abc import Callable
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from multiprocessing.connection import Connection
from pathlib import Path
from typing import TYPE_CHECKING, Final

from canasta_qt.notation.errors import NotationError
from canasta_qt.notation.record.record import parse_record
from canasta_qt.statistics.count_game import PlayedGame, PlayedHand, played_game
from canasta_qt.statistics.database import UnusableError, put_aside, writing
from canasta_qt.statistics.values import Kind
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

if TYPE_CHECKING:
    from collections.abc import Iterator

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


@dataclass(frozen=True, slots=True)
class _Found:
    """A record on the disk, as it can be recognised without reading it."""

    path: Path
    file: str
    size: int
    changed: int


def update(games: Path | None = None, progress: Progress | None = None) -> Update:
    """Count every game that is over and not counted yet. Raises `StorageError`."""
    path = paths.statistics_file()
    folder = paths.games_folder() if games is None else games
    lock = GameLock(path)
    try:
        lock.acquire()
    except GameBusyError:
        return Update(busy=True)
    except OSError as error:  # a full disk has no room for the owner's number either
        lock.release()
        raise writing_failed(path, error) from error
    told = progress or _silent
    try:
        return _update(path, folder, told)
    except UnusableError as error:
        said = put_aside(path, str(error))
        return _anew(path, folder, told, said)
    finally:
        lock.release()


def _silent(_done: int, _todo: int) -> None:
    """Tell nobody."""


def _anew(path: Path, folder: Path, progress: Progress, said: str) -> Update:
    """Count everything again, the old database having been put aside."""
    try:
        done = _update(path, folder, progress)
    except UnusableError as error:
        raise StorageError(Trouble.DAMAGED, f"{said} {error}.") from error
    return replace(done, said=(said, *done.said))


def _update(path: Path, folder: Path, progress: Progress) -> Update:
    found = _records(folder)
    with writing(path) as database:
        known = dict(_known(database))
        gone = known.keys() - {each.file for each in found}
        with _transaction(database):
            for file in gone:
                _forget(database, file)
        todo = [
            each for each in found if known.get(each.file) != (each.size, each.changed)
        ]
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


def _records(folder: Path) -> list[_Found]:
    """The records of games that are over, the oldest first."""
    found = []
    for name in (FINISHED, GIVEN_UP):
        try:
            for path in (folder / name).glob(f"*{SUFFIX}"):
                stat = path.stat()
                file = f"{name}/{path.name}"
                found.append(_Found(path, file, stat.st_size, stat.st_mtime_ns))
        except OSError as error:
            raise reading_failed(folder / name, error) from error
    return sorted(found, key=lambda each: (each.changed, each.file))


def _known(database: sqlite3.Connection) -> list[tuple[str, tuple[int, int]]]:
    rows = database.execute(
        "SELECT file, size, changed FROM game"
        " UNION ALL SELECT file, size, changed FROM unreadable"
    )
    return [(file, (size, changed)) for file, size, changed in rows]


def _take_in(database: sqlite3.Connection, found: _Found) -> str:
    """Count one record in the place of what was known of it; return what is wrong."""
    try:
        record = parse_record(read_text(found.path))
        game = played_game(record, known_as(record.ruleset).title)
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
    with _transaction(database):
        _forget(database, found.file)
        _add(database, found, game)
    return ""


def _note(database: sqlite3.Connection, found: _Found, reason: str) -> str:
    with _transaction(database):
        _forget(database, found.file)
        database.execute(
            "INSERT INTO unreadable VALUES (?, ?, ?, ?)",
            (found.file, found.size, found.changed, reason.rstrip(".")),
        )
    return reason.rstrip(".")


def _forget(database: sqlite3.Connection, file: str) -> None:
    database.execute("DELETE FROM game WHERE file = ?", (file,))
    database.execute("DELETE FROM unreadable WHERE file = ?", (file,))


def _add(database: sqlite3.Connection, found: _Found, game: PlayedGame) -> None:
    own = None if game.seat is None else game.seat % game.sides
    changed = datetime.fromtimestamp(found.changed / 1e9, UTC)
    ended = (game.ended or changed).isoformat(timespec="seconds")
    values: dict[str, object] = {
        "file": found.file,
        "size": found.size,
        "changed": found.changed,
        "ended": ended,
        "ruleset": game.ruleset,
        "title": game.title,
        "names": json.dumps(game.names),
        "levels": json.dumps(game.levels),
        "seat": game.seat,
        "opponents": game.opponents,
        "result": game.result.value,
        "scores": json.dumps(game.scores),
        "points": None if own is None else game.scores[own],
        "hints": game.hints,
        "hands": len(game.hands),
    }
    number = _insert(database, "game", values)
    for index, hand in enumerate(game.hands, 1):
        for side in range(game.sides):
            row = _hand_row(hand, side, own)
            _insert(database, "hand", {"game": number, "number": index} | row)


def _hand_row(hand: PlayedHand, side: int, own: int | None) -> dict[str, object]:
    done = hand.sides[side]
    return {
        "side": side,
        "own": int(side == own),
        "cause": hand.cause,
        "points": done.points,
        "won": int(done.won),
        "went_out": int(done.went_out),
        "concealed": int(done.concealed),
        **{kind.value: done.canastas[kind] for kind in Kind},
        "red_threes": done.red_threes,
        "opened": done.opened,
        "piles": done.piles,
        "biggest_pile": done.biggest_pile,
        "special": done.special,
    }


def _insert(
    database: sqlite3.Connection, table: str, values: dict[str, object]
) -> int | None:
    """Add a row; names of columns are ours and never the player's."""
    columns = ", ".join(values)
    marks = ", ".join("?" * len(values))
    done = database.execute(
        f"INSERT INTO {table} ({columns}) VALUES ({marks})", tuple(values.values())
    )
    return done.lastrowid


@contextmanager
def _transaction(database: sqlite3.Connection) -> Iterator[None]:
    """All or nothing; what fails leaves the database as it was."""
    database.execute("BEGIN IMMEDIATE")
    try:
        yield
    except BaseException:
        with suppress(sqlite3.Error):  # a full disk has rolled it back already
            database.execute("ROLLBACK")
        raise
    database.execute("COMMIT")


# In a process of its own

_LATER: Final = 5
"""Steps by which the process is less urgent than the window and the bots."""

Told = tuple[str, object]
"""`("progress", (done, all))`, `("done", Update)` or `("failed", sentence)`."""


def serve(connection: Connection) -> None:
    """Be a process that counts once, after everything that is more urgent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the window decides when to end
    if sys.platform != "win32":
        os.nice(_LATER)
    tell(connection)


def tell(connection: Connection) -> None:
    """Bring the statistics up to date, and tell how far it is and what came of it."""

    def progress(done: int, todo: int) -> None:
        connection.send(("progress", (done, todo)))

    try:
        told: Told = ("done", update(progress=progress))
    except StorageError as error:
        told = ("failed", str(error))
    except BrokenPipeError:
        return  # the window is gone; what is counted stays counted
    with suppress(BrokenPipeError):
        connection.send(told)
