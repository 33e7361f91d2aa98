"""The database of the statistics, which can always be made again from the records of
games.

The database is made again if it is missing, damaged or of another version.
"""

import errno
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

from canasta_qt.storage import paths
from canasta_qt.storage.atomic_file import delete_file

_TIMEOUT_SECONDS: Final = 5.0
"""Seconds to wait while another program writes the database."""
_SUFFIXES: Final = ("", "-wal", "-shm", "-journal")
SCHEMA_VERSION: Final = 10
"""Version of the tables; a database with another version is made again."""
_SCHEMA: Final = f"""
    BEGIN;
    CREATE TABLE game (
        file TEXT PRIMARY KEY,
        size INTEGER NOT NULL,
        changed INTEGER NOT NULL,
        ended TEXT,
        deck TEXT,
        facts TEXT
    );
    PRAGMA user_version = {SCHEMA_VERSION};
    COMMIT;
"""
"""Tables, with a row for each record; `facts` is a `PastGame` as JSON, or null if there
are no figures."""


class DamagedDatabaseError(Exception):
    """Raised for a database that must be made again, as it is damaged or of another
    version."""


@contextmanager
def open_database(path: Path) -> Iterator[sqlite3.Connection]:
    """Open the database; a new one gets its tables.

    Raises `DamagedDatabaseError` for a damaged database and for one of another version,
    and `StorageError` for other errors.
    """
    with _convert_errors(path), closing(_connect(path)) as database:
        (version,) = database.execute("PRAGMA user_version").fetchone()
        if version == 0:
            database.executescript(_SCHEMA)
        elif version != SCHEMA_VERSION:
            raise DamagedDatabaseError(f"its version is {version}")
        yield database


def remove_database(path: Path) -> None:
    """Delete the database and the files that SQLite keeps beside it.

    Raises `StorageError`.
    """
    for ending in _SUFFIXES:
        delete_file(path.with_name(path.name + ending))


def _connect(path: Path) -> sqlite3.Connection:
    database = sqlite3.connect(
        path, timeout=_TIMEOUT_SECONDS, isolation_level="IMMEDIATE"
    )
    database.row_factory = sqlite3.Row
    return database


_DAMAGE: Final = {
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
def _convert_errors(path: Path) -> Iterator[None]:
    """Convert errors of SQLite to `DamagedDatabaseError` and `StorageError`.

    A value of a wrong type, which SQLite does not report, is an error as well.
    """
    try:
        yield
    except (ValueError, TypeError, ArithmeticError, LookupError) as error:
        raise DamagedDatabaseError(repr(error)) from error
    except sqlite3.Error as error:
        # the lowest byte of an extended code is the basic code
        code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF
        if code in _DAMAGE:
            raise DamagedDatabaseError(str(error)) from error
        raise paths.writing_error(
            path, OSError(_SYSTEM.get(code), str(error))
        ) from error
