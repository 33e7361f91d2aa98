"""The database of the statistics: its schema, its door, and what is wrong with it.

It is made from the records of games and never the only place of anything: whatever is
wrong with it, it is kept aside and made anew.  One of a newer version stays.
"""

from __future__ import annotations

import errno
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

from canasta_qt.storage import paths
from canasta_qt.storage.atomic_file import set_aside
from canasta_qt.translate import WordedError, tr

_PATIENCE: Final = 5.0
"""Seconds for which another program may write."""
_BESIDE: Final = ("-wal", "-shm")

MIGRATIONS: Final = (
    """
    CREATE TABLE game (
        id INTEGER PRIMARY KEY,
        file TEXT NOT NULL UNIQUE,
        size INTEGER NOT NULL,
        changed INTEGER NOT NULL,
        ended TEXT NOT NULL,
        ruleset TEXT NOT NULL,
        title TEXT NOT NULL,
        names TEXT NOT NULL,
        levels TEXT NOT NULL,
        seat INTEGER,
        opponents TEXT NOT NULL,
        result TEXT NOT NULL,
        scores TEXT NOT NULL,
        points INTEGER,
        hints INTEGER NOT NULL,
        hands INTEGER NOT NULL
    );
    CREATE INDEX game_ended ON game (ended);
    CREATE TABLE hand (
        game INTEGER NOT NULL REFERENCES game ON DELETE CASCADE,
        number INTEGER NOT NULL,
        side INTEGER NOT NULL,
        own INTEGER NOT NULL,
        cause TEXT NOT NULL,
        points INTEGER NOT NULL,
        won INTEGER NOT NULL,
        went_out INTEGER NOT NULL,
        concealed INTEGER NOT NULL,
        natural INTEGER NOT NULL,
        mixed INTEGER NOT NULL,
        sequence INTEGER NOT NULL,
        wild INTEGER NOT NULL,
        pure INTEGER NOT NULL,
        red_threes INTEGER NOT NULL,
        opened INTEGER,
        piles INTEGER NOT NULL,
        biggest_pile INTEGER NOT NULL,
        special TEXT NOT NULL,
        PRIMARY KEY (game, number, side)
    ) WITHOUT ROWID;
    CREATE TABLE unreadable (
        file TEXT PRIMARY KEY,
        size INTEGER NOT NULL,
        changed INTEGER NOT NULL,
        reason TEXT NOT NULL
    ) WITHOUT ROWID;
    """,
    "ALTER TABLE game ADD COLUMN undos INTEGER NOT NULL DEFAULT 0",
    # Every game is counted again: its record knows what was dealt.
    """
    CREATE TABLE dealt (
        game INTEGER NOT NULL REFERENCES game ON DELETE CASCADE,
        kind TEXT NOT NULL,
        rounds INTEGER NOT NULL,
        number INTEGER NOT NULL,
        expected REAL NOT NULL,
        variance REAL NOT NULL,
        PRIMARY KEY (game, kind)
    ) WITHOUT ROWID;
    DELETE FROM hand;
    DELETE FROM game;
    """,
    "ALTER TABLE game ADD COLUMN aids INTEGER NOT NULL DEFAULT 0",
    "ALTER TABLE game ADD COLUMN stood_in INTEGER NOT NULL DEFAULT 0",
    "ALTER TABLE unreadable ADD COLUMN newer INTEGER NOT NULL DEFAULT 0",
    # Every game is counted again: copies of one were counted as games.
    """
    ALTER TABLE game ADD COLUMN deck TEXT NOT NULL DEFAULT '';
    DELETE FROM hand;
    DELETE FROM dealt;
    DELETE FROM game;
    """,
)
"""Each makes a database of one version one of the next; the first begins with none."""

SCHEMA: Final = len(MIGRATIONS)


_DAMAGED: Final = tr("The statistics were damaged.")
_NEWEST: Final = SCHEMA + 100
"""No version will ever be so far ahead; a damaged file may say anything."""


class UnusableError(WordedError):
    """A file that is no database of ours, or a damaged one."""


@contextmanager
def reading(path: Path) -> Iterator[sqlite3.Connection]:
    """Open the database for questions.

    Raises `UnusableError` if there is none, or one that must be counted first;
    `StorageError` for all else.
    """
    try:
        exists = path.exists()
    except OSError as error:
        raise paths.reading_failed(path, error) from error
    if not exists:
        raise UnusableError(_DAMAGED)
    with _translated(path), closing(_connect(path)) as database:
        if (version := _version(database)) != SCHEMA:
            raise UnusableError(_DAMAGED, f" They have schema {version}.")
        yield database


@contextmanager
def writing(path: Path) -> Iterator[sqlite3.Connection]:
    """Open the database for changes; makes it, or brings it up to date.

    Raises `UnusableError` for what can only be put aside, `StorageError` for all else.
    """
    with _translated(path), closing(_connect(path)) as database:
        if (version := _version(database)) > SCHEMA:
            raise UnusableError(_DAMAGED, f" They have schema {version}.")
        (found,) = database.execute("PRAGMA integrity_check(1)").fetchone()
        if found != "ok":
            raise UnusableError(_DAMAGED, f" {found}.")
        database.execute("PRAGMA journal_mode = WAL").fetchone()
        database.execute("PRAGMA synchronous = NORMAL")
        database.execute("PRAGMA foreign_keys = ON")
        migrate(database)
        yield database


def migrate(database: sqlite3.Connection) -> None:
    """Bring a database to the present schema; another program may do so, too."""
    while _version(database) < SCHEMA:
        with database:
            database.execute("BEGIN IMMEDIATE")
            version = _version(database)  # nobody else changes it now
            if version < SCHEMA:
                for statement in MIGRATIONS[version].split(";"):
                    database.execute(statement)
                database.execute(f"PRAGMA user_version = {version + 1}")


def put_aside(path: Path, reason: UnusableError) -> paths.StorageError:
    """Keep a database aside that cannot be used; return what to say to the player."""
    file = set_aside(path, reason)
    target = path.parent / file
    try:
        for ending in _BESIDE:
            beside = path.with_name(path.name + ending)
            if beside.exists():
                beside.rename(target.with_name(target.name + ending))
    except OSError as error:
        raise paths.writing_failed(target, error) from error
    words = tr(
        "{why} They were counted again from your games; the old file is “{file}”."
    )
    return paths.StorageError(words, why=reason, file=file)


def _connect(path: Path) -> sqlite3.Connection:
    """Open a file. A transaction begins with the first change, and keeps others out."""
    database = sqlite3.connect(path, timeout=_PATIENCE, isolation_level="IMMEDIATE")
    database.row_factory = sqlite3.Row
    return database


def _version(database: sqlite3.Connection) -> int:
    """Return the version of a database. Raises `StorageError` for a newer one."""
    (version,) = database.execute("PRAGMA user_version").fetchone()
    if SCHEMA < version <= _NEWEST:
        raise paths.StorageError(
            tr("A newer version of Canasta wrote the statistics: update Canasta."),
            f" They have schema {version}, this one knows {SCHEMA}.",
        )
    return int(version)


_UNUSABLE: Final = {
    sqlite3.SQLITE_CORRUPT,
    sqlite3.SQLITE_NOTADB,
    sqlite3.SQLITE_ERROR,
    sqlite3.SQLITE_MISMATCH,
}
_SYSTEM: Final = {
    sqlite3.SQLITE_FULL: errno.ENOSPC,
    sqlite3.SQLITE_READONLY: errno.EROFS,
    sqlite3.SQLITE_PERM: errno.EACCES,
    sqlite3.SQLITE_CANTOPEN: errno.EACCES,
}


@contextmanager
def _translated(path: Path) -> Iterator[None]:
    """Raise errors of the database as errors of the storage.

    A value that its column cannot have is damage that SQLite does not see.
    """
    try:
        yield
    except (ValueError, TypeError, ArithmeticError, LookupError) as error:
        raise UnusableError(_DAMAGED, f" {error!r}.") from error
    except sqlite3.Error as error:
        # An extended code has its kind in the lowest byte.
        code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF
        if code in _UNUSABLE:
            raise UnusableError(_DAMAGED, f" {error}.") from error
        if code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
            raise paths.StorageError(
                tr("Another window is writing the statistics.")
            ) from error
        raise paths.writing_failed(
            path, OSError(_SYSTEM.get(code), str(error))
        ) from error
