"""One process in which all bots of a table think, so that no window ever waits.

`ask` and `answers` return at once; the owner of the runner asks it for answers now and
then.  Only the last question counts, but an answer to an older one may still arrive.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from importlib import import_module
from time import monotonic
from typing import TYPE_CHECKING, Any, Final, Protocol

from canasta_qt.bots.messages import PlainAnswer, Question, Reply, answer, reply_of
from canasta_qt.child_process import ChildDiedError, ChildProcess
from canasta_qt.engine.state.observation import Observation
from canasta_qt.notation.position.line import format_position

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

_log = logging.getLogger("canasta.bots")

PATIENCE: Final = 20.0
"""Seconds after which a bot that says nothing is taken for dead."""


class Runner(Protocol):
    """Lets bots think; calls never wait."""

    def ask(self, question: Question, /) -> None:
        """Begin to think about a numbered decision; an earlier one is given up."""
        ...

    def answers(self) -> list[Reply]:
        """Return what has been decided since the last call."""
        ...

    def forget(self) -> None:
        """Give up the present question, if there is one."""
        ...

    def close(self) -> None:
        """End; nothing may be asked afterwards."""
        ...


class InProcessRunner:
    """The same without a process: thinks when it is asked for answers."""

    def __init__(self) -> None:
        """Start without a question."""
        self._question: Question | None = None

    def ask(self, question: Question) -> None:
        """Keep the question."""
        self._question = question

    def answers(self) -> list[Reply]:
        """Think now."""
        question, self._question = self._question, None
        return [] if question is None else [_read(answer(question.plain()), question)]

    def forget(self) -> None:
        """Drop the question."""
        self._question = None

    def close(self) -> None:
        """Drop the question; there is no process to end."""
        self._question = None


def _read(plain: PlainAnswer, question: Question) -> Reply:
    """Read an answer; that of a level that failed is replaced and logged."""
    trouble = plain[-1]
    if not trouble:
        return reply_of(plain)
    _log.error(
        "level %s failed at decision %d of seat %d: %s\n%s",
        question.level,
        plain[0],
        question.observation.seat,
        trouble,
        format_position(question.observation.position),
    )
    return _replaced(plain[0], question.observation, trouble)


def _replaced(decision: int, observation: Observation, trouble: str) -> Reply:
    """Let the simple bot answer in another's place, here and now."""
    from canasta_qt.bots.rule_bots.standard import simple_choice

    return Reply(decision, simple_choice(observation), trouble=trouble)


class WorkerRunner:
    """Bots in a process of their own, restarted once; after that the simple bot."""

    def __init__(
        self, *, patience: float = PATIENCE, clock: Callable[[], float] = monotonic
    ) -> None:
        """Start nothing: the first question does, if `start` has not done it before."""
        self._patience = patience
        self._clock = clock
        self._starts_left = 2
        self._question: Question | None = None
        self._since = 0.0
        self._child: ChildProcess | None = None

    @property
    def process_id(self) -> int | None:
        """The process that thinks; None before its start and once it is given up."""
        return None if self._child is None else self._child.id

    def start(self) -> None:
        """Start the process ahead of the first question; a later call does nothing.

        It is ready some tenths of a second later.
        """
        if self._starts_left == 2:
            self._start()

    def _start(self) -> None:
        self._starts_left -= 1
        self._child = ChildProcess(serve, "canasta-bots")

    def wait(self, seconds: float) -> None:
        """Wait for news of the process, for programs that have nothing else to do."""
        if self._child is not None:
            self._child.wait(seconds)

    def ask(self, question: Question) -> None:
        """Send the question; the answer to an older one does not end it."""
        self.start()
        self._question = question
        self._send(question)

    def answers(self) -> list[Reply]:
        """Collect an answer, look after the process, answer in its place."""
        question = self._question
        if question is None:
            return []
        if self._child is None:
            return self._answered(question, "the bots' process has been given up")
        try:
            plain: Any = self._child.receive()
        except ChildDiedError:
            return self._restart(question, "has died")
        if plain is not None:
            if plain[0] == question.decision:
                self._question = None
            return [_read(plain, question)]
        if self._clock() - self._since > self._patience:
            return self._restart(question, "does not answer")
        return []

    def forget(self) -> None:
        """Drop the question."""
        self._question = None

    def close(self) -> None:
        """End the process."""
        self._question = None
        self._starts_left = 0
        self._stop()

    def _stop(self) -> None:
        child, self._child = self._child, None
        if child is not None:
            child.stop()

    def _send(self, question: Question) -> None:
        self._since = self._clock()
        if self._child is not None and not self._child.send(question.plain()):
            # The process has died; `answers` sees that and begins a new one.
            _log.info("the bots' process does not listen")

    def _restart(self, question: Question, what: str) -> list[Reply]:
        """Restart the process, once; after that answer in its place."""
        self._stop()
        if self._starts_left:
            _log.warning("the bots' process %s and is started again", what)
            self._start()
            self._send(question)
            return []
        _log.error("the bots' process %s again; the simple bot plays on", what)
        return self._answered(question, f"the bots' process {what}")

    def _answered(self, question: Question, trouble: str) -> list[Reply]:
        self._question = None
        return [_replaced(question.decision, question.observation, trouble)]


def serve(connection: Connection) -> None:
    """Answer questions until the other end is closed: the process's whole life."""
    # Loaded now, not with the first question; the window does without them.
    import_module("canasta_qt.bots.levels")
    while True:
        connection.send(answer(connection.recv()))
