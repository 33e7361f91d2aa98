"""A process beside the window's, spoken with through a pipe, that never makes it wait.

The child ignores Ctrl-C, since the window decides when to end, and gives way to the
window where both want a processor.  It ends with the window, whatever happens.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

NICENESS: Final = 5
"""By how much a child is less urgent than the window, if nothing else is asked."""

Serve: TypeAlias = "Callable[[Connection], None]"
"""What the child does with its end of the pipe until the other end is closed."""


class ChildDiedError(Exception):
    """The process has ended, and everything it said has been received."""


class ChildProcess:
    """A running child; `serve` and all messages must be fit to cross to a process."""

    def __init__(self, serve: Serve, name: str, niceness: int = NICENESS) -> None:
        """Start the process; it is ready some tenths of a second later."""
        # The window's first cards do not wait for what starts processes.
        import multiprocessing

        context = multiprocessing.get_context("spawn")
        self._connection, theirs = context.Pipe()
        self._process = context.Process(
            target=_live, args=(serve, theirs, niceness), name=name, daemon=True
        )
        self._process.start()
        theirs.close()

    @property
    def id(self) -> int | None:
        """Number of the process, as the system counts them."""
        return self._process.pid

    def send(self, message: object) -> bool:
        """Send a message; return whether anybody listens."""
        try:
            self._connection.send(message)
        except OSError:
            return False
        return True

    def receive(self) -> object | None:
        """Return the next message, None if there is none yet.

        Raises `ChildDiedError` once the process has ended and nothing is left to read.
        """
        try:
            message: object | None = None
            if self._connection.poll():
                message = self._connection.recv()
        except Exception as error:  # also what is no message: nothing after it is one
            raise ChildDiedError from error
        return message

    def wait(self, seconds: float) -> None:
        """Wait for news of the process, for programs that have nothing else to do."""
        from multiprocessing.connection import wait

        wait([self._connection, self._process.sentinel], seconds)

    def stop(self) -> None:
        """End the process now."""
        self._connection.close()
        self._process.kill()
        self._process.join()
        self._process.close()


def _live(serve: Serve, connection: Connection, niceness: int) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        os.nice(niceness)
    try:
        serve(connection)
    except (EOFError, ConnectionError):
        return  # the window has gone
