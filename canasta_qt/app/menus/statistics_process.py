"""The statistics brought up to date in a process of its own; the window never waits."""

from __future__ import annotations

import logging
import multiprocessing
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from canasta_qt.statistics.update import Told, Update, serve

_log = logging.getLogger("canasta.app")

_LOOK_MS: Final = 40
"""Pauses between two looks at what the process says."""


class Counter(QObject):
    """Counts the games that are over; asked while it counts, it counts once more."""

    progressed = Signal(int, int)
    """Records counted of this time, and how many there are."""
    done = Signal(object)
    """The `Update`."""
    failed = Signal(str)
    """A sentence; the next time may go well."""

    def __init__(self, parent: QObject) -> None:
        """Start nothing yet."""
        super().__init__(parent)
        self._process: BaseProcess | None = None
        self._connection: Connection | None = None
        self._again = False
        self._timer = QTimer(self)
        self._timer.setInterval(_LOOK_MS)
        self._timer.timeout.connect(self._on_look)

    @property
    def counting(self) -> bool:
        """Whether the process runs."""
        return self._process is not None

    def count(self) -> None:
        """Count whatever is not counted yet."""
        if self.counting:
            self._again = True
            return
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        self._process = context.Process(
            target=serve, args=(theirs,), name="canasta-statistics", daemon=True
        )
        self._process.start()
        theirs.close()
        self._connection = ours
        self._timer.start()

    def close(self) -> None:
        """End at once; what is counted stays counted."""
        self._again = False
        self._stop()

    def _stop(self) -> None:
        self._timer.stop()
        process, connection = self._process, self._connection
        self._process = self._connection = None
        if connection is not None:
            connection.close()
        if process is not None:
            process.kill()
            process.join()
            process.close()

    def _on_look(self) -> None:
        told: Told | None = None
        try:
            while self._connection is not None and self._connection.poll():
                told = self._connection.recv()
                if told[0] != "progress":
                    break
        except (EOFError, OSError):
            _log.error("the process of the statistics has died")
            self._end(self.tr("The statistics could not be counted."))
            return
        if told is not None:
            self._tell(*told)

    def _tell(self, what: str, value: object) -> None:
        if what != "progress":
            self._end(value)
        elif isinstance(value, tuple):
            self.progressed.emit(*value)

    def _end(self, value: object) -> None:
        self._stop()
        if isinstance(value, Update):
            self.done.emit(value)
        else:
            self.failed.emit(value)
        if self._again:
            self._again = False
            self.count()
