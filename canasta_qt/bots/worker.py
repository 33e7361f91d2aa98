"""One process in which all bots of a table think, so that no window ever waits.

`ask` and `answers` return at once; whoever owns the runner asks it for answers now
and then.  Only the last question counts: an answer to an older one is dropped.
"""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import sys
from collections.abc import Callable
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from time import monotonic
from typing import Final, Protocol

from canasta_qt.bots.messages import PlainAnswer, Question, Reply, answer, reply_of
from canasta_qt.bots.rule_bots.bot import USUAL
from canasta_qt.bots.rule_bots.fallback import simple_choice
from canasta_qt.engine.legality import refusal
from canasta_qt.engine.state.observation import Observation
from canasta_qt.notation.errors import NotationError
from canasta_qt.notation.position.line import format_position

_log = logging.getLogger("canasta.bots")

PATIENCE: Final = 20.0
"""Seconds after which a bot that says nothing is taken for dead."""

_STEP_BACK: Final = 5
"""By how much the process gives way to the window where both want a processor."""


class Runner(Protocol):
    """Whoever lets bots think; calls never wait."""

    def ask(
        self, decision: int, level: str, seed: int, observation: Observation, /
    ) -> None:
        """Begin to think about a numbered decision; an earlier one is given up."""
        ...

    def answers(self) -> list[Reply]:
        """Hand over what has been decided since the last call."""
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

    def ask(
        self, decision: int, level: str, seed: int, observation: Observation
    ) -> None:
        """Keep the question."""
        self._question = Question(decision, level, seed, USUAL, observation)

    def answers(self) -> list[Reply]:
        """Think now."""
        question = self._question
        self._question = None
        return [] if question is None else [judged(question, answer(question.plain()))]

    def forget(self) -> None:
        """Drop the question."""
        self._question = None

    def close(self) -> None:
        """There is nothing to end."""
        self._question = None


def judged(question: Question, plain: PlainAnswer) -> Reply:
    """Read an answer; a failure or an illegal action is replaced and logged."""
    trouble = plain[-1]
    if not trouble:
        try:
            reply = reply_of(plain)
        except NotationError as error:
            trouble = str(error)
        else:
            refused = refusal(question.observation.position, reply.action)
            if refused is None:
                return reply
            trouble = f"{reply.action} is refused: {refused.reason}"
    _log.error(
        "level %s failed at decision %d of seat %d: %s\n%s",
        question.level,
        question.decision,
        question.observation.seat,
        trouble,
        format_position(question.observation.position),
    )
    return replaced(question, trouble)


def replaced(question: Question, trouble: str) -> Reply:
    """Let the simple bot answer in another's place, here and now."""
    return Reply(
        question.decision, simple_choice(question.observation), trouble=trouble
    )


class WorkerRunner:
    """Bots in a process of their own, restarted once; after that the simple bot."""

    def __init__(
        self, *, patience: float = PATIENCE, clock: Callable[[], float] = monotonic
    ) -> None:
        """Start the process; it is ready some tenths of a second later."""
        self._patience = patience
        self._clock = clock
        self._restarts_left = 1
        self._question: Question | None = None
        self._since = 0.0
        self._process: BaseProcess | None = None
        self._connection: Connection | None = None
        self._start()

    @property
    def process_id(self) -> int | None:
        """The process that thinks; None once it has been given up or closed."""
        return None if self._process is None else self._process.pid

    def wait(self, seconds: float) -> None:
        """Wait for news of the process, for programs that have nothing else to do."""
        if self._connection is not None and self._process is not None:
            wait([self._connection, self._process.sentinel], seconds)

    def ask(
        self, decision: int, level: str, seed: int, observation: Observation
    ) -> None:
        """Send the question; an answer to an older one will be dropped."""
        self._question = Question(decision, level, seed, USUAL, observation)
        self._send(self._question)

    def answers(self) -> list[Reply]:
        """Collect the answer, look after the process, answer in its place."""
        question = self._question
        if question is None:
            return []
        while (plain := self._received()) is not None:
            if plain[0] == question.decision:
                self._question = None
                return [judged(question, plain)]
        return self._look_after(question)

    def forget(self) -> None:
        """Drop the question; its answer will be dropped as well."""
        self._question = None

    def close(self) -> None:
        """End the process."""
        self._question = None
        self._restarts_left = 0
        self._stop()

    def _start(self) -> None:
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(
            target=serve, args=(theirs,), name="canasta-bots", daemon=True
        )
        process.start()
        theirs.close()
        self._process, self._connection = process, ours

    def _stop(self) -> None:
        process, connection = self._process, self._connection
        self._process = self._connection = None
        if connection is not None:
            connection.close()
        if process is not None:
            process.kill()
            process.join()
            process.close()

    def _send(self, question: Question) -> None:
        self._since = self._clock()
        if self._connection is None:
            return
        try:
            self._connection.send(question.plain())
        except OSError:
            # The process has died; `answers` sees that and begins a new one.
            _log.info("the bots' process does not listen")

    def _received(self) -> PlainAnswer | None:
        """What the process has said, if anything; a dead one says nothing."""
        if self._connection is None:
            return None
        try:
            if self._connection.poll():
                plain: PlainAnswer = self._connection.recv()
                return plain
        except (EOFError, OSError):
            _log.info("the bots' process has hung up")
        return None

    def _look_after(self, question: Question) -> list[Reply]:
        """Restart a process that died or hangs, once; then answer ourselves."""
        process = self._process
        if process is None:
            self._question = None
            return [replaced(question, "the bots' process has been given up")]
        late = self._clock() - self._since > self._patience
        alive = process.is_alive()
        if alive and not late:
            return []
        what = "does not answer" if alive else "has died"
        self._stop()
        if self._restarts_left:
            self._restarts_left -= 1
            _log.warning("the bots' process %s and is started again", what)
            self._start()
            self._send(question)
            return []
        _log.error("the bots' process %s again; the simple bot plays on", what)
        self._question = None
        return [replaced(question, f"the bots' process {what}")]


def serve(connection: Connection) -> None:
    """Answer questions until the other end is closed: the process's whole life."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the window decides when to end
    if sys.platform != "win32":
        os.nice(_STEP_BACK)
    try:
        while True:
            connection.send(answer(connection.recv()))
    except (EOFError, OSError):
        return
