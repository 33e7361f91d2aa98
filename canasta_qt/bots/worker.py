"""One process in which all bots of a table think, so that no window ever waits.

`ask` and `answers` return at once; the owner of the runner asks it for answers now and
then.  Only the last question counts, but an answer to an older one may still arrive,
if that was not forgotten.
"""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable
from importlib import import_module
from math import inf
from time import monotonic
from typing import TYPE_CHECKING, Final, Protocol, cast

from canasta_qt.bots.messages import PlainAnswer, Question, Reply, answer, reply_of
from canasta_qt.child_process import ChildDiedError, ChildProcess
from canasta_qt.engine.legality import refusal
from canasta_qt.engine.state.observation import Observation
from canasta_qt.notation.position.line import format_position

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

_log = logging.getLogger("canasta.bots")

GRACE: Final = 2.0
"""Seconds after the end of its clock when nobody waits for a bot any more."""
START_SECONDS: Final = 20.0
"""Seconds in which a process must be ready to answer."""
STARTS: Final = 3
REFILL: Final = 300.0
"""Seconds in which the process is started at most so many times."""
READY: Final = "ready"
SILENT: Final = "the bots' process does not answer"
NONSENSE: Final = "nonsense"
"""How trouble begins with a process that must be replaced."""


class Runner(Protocol):
    """Lets bots think; calls never wait."""

    def ask(self, question: Question, /) -> None:
        """Begin to think about a numbered decision; an earlier one is given up."""
        ...

    def answers(self) -> list[Reply]:
        """Return what has been decided since the last call."""
        ...

    def forget(self) -> None:
        """Give up what has been asked; no answer to it will be told."""
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
    """Read the answer to a question.

    That of a level that failed, or that the rules refuse, or none, is replaced and
    logged.
    """
    position = question.observation.position
    try:
        decision, *_, trouble = plain
        if decision != question.decision:
            raise ValueError("nobody has asked for this decision")
        if not trouble:
            reply = reply_of(plain)
            refused = refusal(position, reply.action)
            if refused is None:
                return reply
            trouble = f"{reply.action} is refused: {refused}"
    except Exception as error:  # whatever came is no answer
        trouble = f"{NONSENSE}: {error!r}: {plain!r:.200}"
    _log.error(
        "level %s failed at decision %d of seat %d: %s\n%s",
        question.level,
        question.decision,
        question.observation.seat,
        trouble,
        format_position(position),
    )
    return _replaced(question.decision, question.observation, str(trouble))


def _replaced(decision: int, observation: Observation, trouble: str) -> Reply:
    """Let the simple bot answer in another's place, here and now."""
    from canasta_qt.bots.rule_bots.standard import simple_choice

    return Reply(decision, simple_choice(observation), trouble=trouble)


class WorkerRunner:
    """Bots in a process of their own, started again when it fails.

    A question is answered in time: by the simple bot where the process cannot.
    """

    def __init__(self, *, clock: Callable[[], float] = monotonic) -> None:
        """Start nothing: the first question does, if `start` has not done it before."""
        self._clock = clock
        self._starts: deque[float] = deque(maxlen=STARTS)
        """When the last processes were started."""
        self._child: ChildProcess | None = None
        self._is_ready = self._is_closed = False
        self._question: Question | None = None
        self._since = 0.0
        """When the question was asked, or one before it answered."""
        self._sent: deque[Question] = deque()
        """What the process has not answered yet."""
        self._forgotten = 0
        """How many of them, the first ones, nobody waits for any more."""
        self._heard_at = 0.0
        """When it was last known to be well, or began to think."""

    @property
    def process_id(self) -> int | None:
        """The process that thinks; None before its start and while it is given up."""
        return None if self._child is None else self._child.id

    def start(self) -> None:
        """Start the process ahead of the first question; a later call does nothing.

        It is ready some tenths of a second later.
        """
        if not (self._starts or self._is_closed):
            self._start()

    def _start(self) -> None:
        """Start the process, unless it has failed too often in too short a time."""
        now = self._clock()
        if len(self._starts) == STARTS and now - self._starts[0] < REFILL:
            return
        self._starts.append(now)
        self._is_ready, self._heard_at = False, now
        self._sent.clear()
        self._forgotten = 0
        try:
            self._child = ChildProcess(serve, "canasta-bots")
        except OSError as error:
            _log.error("the bots' process cannot be started: %s", error)

    def wait(self, seconds: float) -> None:
        """Wait for news of the process, for programs that have nothing else to do."""
        if self._child is not None:
            self._child.wait(seconds)

    def ask(self, question: Question) -> None:
        """Send the question; the answer to an older one does not end it."""
        self._question, self._since = question, self._clock()
        if self._child is None:
            self._start()
        elif self._is_ready:
            self._send(self._child, question)

    def answers(self) -> list[Reply]:
        """Collect an answer, look after the process, answer in its place."""
        question, child = self._question, self._child
        if question is None:
            return []
        if child is not None:
            try:
                message = child.receive()
                if message is not None:
                    return self._heard(child, message)
                if self._clock() - self._heard_at > self._patience():
                    self._restart("does not answer")
            except ChildDiedError:
                self._restart("has died")
        if self._child is None or self._clock() > self._until(question):
            self._question = None
            return [_replaced(question.decision, question.observation, SILENT)]
        return []

    def _heard(self, child: ChildProcess, message: object) -> list[Reply]:
        """Take what the process says: that it is ready, then answers in order."""
        self._heard_at = self._clock()
        if message == READY and not self._is_ready:
            self._is_ready = True
            if self._question is not None:
                self._send(child, self._question)
            return []
        if not self._sent:
            self._restart(f"says {NONSENSE}")
            return []
        asked, forgotten = self._sent.popleft(), self._forgotten
        self._forgotten = max(0, forgotten - 1)
        reply = _read(cast("PlainAnswer", message), asked)
        if reply.trouble.startswith(NONSENSE):
            self._restart(f"says {NONSENSE}")
        self._since = self._heard_at
        if asked is self._question:
            self._question = None
        return [] if forgotten else [reply]

    def _patience(self) -> float:
        """Seconds after which a process that says nothing is taken for dead."""
        if not self._is_ready:
            return START_SECONDS
        return self._sent[0].demand.seconds + GRACE if self._sent else inf

    def _until(self, question: Question) -> float:
        """When a question is answered in another way; nobody waits for a slow start."""
        since = self._since if self._is_ready else min(self._since, self._starts[-1])
        return since + question.demand.seconds + GRACE

    def forget(self) -> None:
        """Drop what has been asked: another game counts its decisions anew."""
        self._question, self._forgotten = None, len(self._sent)

    def close(self) -> None:
        """End the process."""
        self._question, self._is_closed = None, True
        self._stop()

    def _stop(self) -> None:
        child, self._child = self._child, None
        if child is not None:
            child.stop()

    def _send(self, child: ChildProcess, question: Question) -> None:
        if not child.send(question.plain()):
            # The process has died; `answers` sees that and begins a new one.
            _log.info("the bots' process does not listen")
        if not self._sent:
            self._heard_at = self._clock()
        self._sent.append(question)

    def _restart(self, what: str) -> None:
        """Replace the process; the question waits until the new one is ready."""
        self._stop()
        self._start()
        if self._child is None:
            _log.error("the bots' process %s; the simple bot plays for now", what)
        else:
            _log.warning("the bots' process %s and is started again", what)


def serve(connection: Connection) -> None:
    """Answer questions until the other end is closed: the process's whole life."""
    # Loaded now, not with the first question; the window does without them.
    import_module("canasta_qt.bots.levels")
    connection.send(READY)
    while True:
        connection.send(answer(connection.recv()))
