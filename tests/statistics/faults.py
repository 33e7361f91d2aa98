"""Calls of the database that fail, for tests of whoever calls it."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, Final

import pytest

from canasta_qt.overrides import override

ERRORS: Final = {
    "disk I/O error": sqlite3.SQLITE_IOERR_WRITE,
    "database or disk is full": sqlite3.SQLITE_FULL,
    "attempt to write a readonly database": sqlite3.SQLITE_READONLY,
    "database is locked": sqlite3.SQLITE_BUSY,
}


@dataclass
class Faults:
    """Counts the calls; the one whose number is `at` fails."""

    at: int = -1
    why: str = ""
    done: list[str] = field(default_factory=list)

    def count(self, what: str) -> None:
        self.done.append(what)
        if len(self.done) - 1 == self.at:
            error = sqlite3.OperationalError(self.why)
            error.sqlite_errorcode = ERRORS[self.why]
            raise error


class Rows(sqlite3.Cursor):
    """Rows of a statement; one that fails holds nothing any more."""

    faults: Faults

    def _step(self, what: str) -> None:
        try:
            self.faults.count(what)
        except sqlite3.Error:
            self.close()
            raise

    @override
    def __next__(self) -> Any:
        self._step("next")
        return super().__next__()

    @override
    def fetchone(self) -> Any:
        self._step("fetchone")
        return super().fetchone()


class Database(sqlite3.Connection):
    """A connection whose every call is counted."""

    faults: Faults

    @override
    def execute(self, sql: str, *values: Any) -> sqlite3.Cursor:
        self.faults.count(sql)
        rows = self.cursor(Rows)
        rows.faults = self.faults
        return rows.execute(sql, *values)

    @override
    def executescript(self, script: str, /) -> sqlite3.Cursor:
        """Break off between two statements, as the system does."""
        for statement in script.split(";"):
            self.execute(statement)
        return self.cursor()

    @override
    def __exit__(self, kind: Any, error: Any, trace: Any, /) -> Any:
        if kind is None:
            try:
                self.faults.count("COMMIT")
            except sqlite3.Error:
                self.rollback()
                raise
        return super().__exit__(kind, error, trace)


@contextmanager
def counted(faults: Faults) -> Iterator[None]:
    """Let every call of the database go through `faults`."""

    def connected(*given: Any, **named: Any) -> sqlite3.Connection:
        faults.count("connect")
        database = really(*given, **named, factory=Database)
        database.faults = faults
        return database

    really = sqlite3.connect
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sqlite3, "connect", connected)
        yield
