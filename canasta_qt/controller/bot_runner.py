"""The bots' process: requests, replies, and restarts after failures."""

import json
import logging
import os
import sys
from collections import deque
from math import isinf
from time import monotonic
from typing import Final

from PySide6.QtCore import QObject, QProcess, QTimer, Signal

from canasta_qt.bots.messages import (
    DEFAULT_OPTIONS,
    AnswerJson,
    BotReply,
    BotRequest,
    RequestOptions,
    bot_process_command,
    parse_reply,
)
from canasta_qt.bots.rule_bots.bot import FALLBACK_LEVEL, LEVEL_NAMES
from canasta_qt.engine.legality import refusal
from canasta_qt.engine.state.observation import Observation
from canasta_qt.notation.position.line import format_position

_log = logging.getLogger("canasta.bots")

REPLY_GRACE_SECONDS: Final = 2.0
"""Seconds that a reply may be later than the time limit of its request, before the
simple bot replies instead."""
MAX_PROCESS_STARTS: Final = 3
"""Largest number of starts of the process in `STARTS_PERIOD_SECONDS`."""
STARTS_PERIOD_SECONDS: Final = 300.0
"""Seconds in which the process may be started at most `MAX_PROCESS_STARTS` times."""
PROCESS_NICENESS: Final = 5
"""Unix niceness of the bots' process, so that the window has priority."""
_END_MS: Final = 1000
NO_ANSWER_MESSAGE: Final = "the bots' process does not answer"


class BotRunner(QObject):
    """Requests to bots in a separate process, one JSON line for each request.

    Every request gets a reply; after a timeout the simple bot replies. A process that
    does not reply, or that ends, is replaced.
    """

    action_chosen = Signal(int, object)
    """Emitted with the number of a decision, and the action chosen."""
    replied = Signal(object)
    """Emitted just before `action_chosen`, with the whole `BotReply`, its weights and
    reasons included."""
    fallback_changed = Signal(str, bool)
    """Emitted with a level, and whether the simple bot plays in its place from now
    on."""

    def __init__(self, seed: int, parent: QObject | None = None) -> None:
        """Make a runner without a process; equal seeds give equal choices of the
        bots."""
        super().__init__(parent)
        self.command = bot_process_command()
        self._seed = seed
        self._process = process = QProcess(self)
        process.started.connect(self._on_started)
        process.readyReadStandardOutput.connect(self._on_ready)
        process.finished.connect(self._on_finished)
        process.errorOccurred.connect(self._on_error)
        self._has_replied = False
        """Whether the process has replied since its start; before its first reply it
        may be slow."""
        self._starts: deque[float] = deque(maxlen=MAX_PROCESS_STARTS)
        self._sent_requests: deque[BotRequest] = deque()
        """Requests written to the process that have no reply yet."""
        self._open_request: BotRequest | None = None
        """The request whose reply has not been emitted yet; None if there is none."""
        self._replaced_levels: set[str] = set()
        """Levels for which the simple bot plays at present."""
        self._is_closed = False
        self._timeout_timer = QTimer(self, singleShot=True)
        self._timeout_timer.timeout.connect(self._on_timeout)

    @property
    def process_id(self) -> int:
        """Id of the bots' process; 0 if there is none."""
        return self._process.processId()

    @property
    def _is_running(self) -> bool:
        return self._process.state() is not QProcess.ProcessState.NotRunning

    def request_decision(
        self,
        decision: int,
        level: str,
        observation: Observation,
        seed: int | None = None,
        options: RequestOptions = DEFAULT_OPTIONS,
        player: str = "",
    ) -> None:
        """Request a decision, and cancel an earlier request.

        Without a seed, the seed of the runner and the number of the decision give one.
        An unknown level, as in a game of another version, is replaced by the simple
        bot. After `close` requests are ignored, as they would start a process.
        """
        if self._is_closed:
            return
        known = level if level in LEVEL_NAMES else FALLBACK_LEVEL
        chosen = self._seed + decision if seed is None else seed
        asked = BotRequest(decision, known, chosen, observation, options, player)
        self._open_request = asked
        self._start_timeout(asked)
        self.send_request(asked)

    def _start_timeout(self, asked: BotRequest) -> None:
        if not isinf(asked.options.time_limit_seconds):
            seconds = asked.options.time_limit_seconds + REPLY_GRACE_SECONDS
            self._timeout_timer.start(round(1000 * seconds))

    def start(self) -> None:
        """Start the process, unless it is running or was started too often."""
        now = monotonic()
        many = len(self._starts) == MAX_PROCESS_STARTS
        often = many and now - self._starts[0] < STARTS_PERIOD_SECONDS
        if self._is_running or self._is_closed or often:
            return
        self._starts.append(now)
        self._sent_requests.clear()
        self._has_replied = False
        self._process.start(self.command[0], self.command[1:])

    def _on_started(self) -> None:
        if sys.platform != "win32":
            # the system may refuse a value below the present one
            inherited = os.getpriority(os.PRIO_PROCESS, self.process_id)
            niceness = max(PROCESS_NICENESS, inherited)
            os.setpriority(os.PRIO_PROCESS, self.process_id, niceness)

    def send_request(self, request: BotRequest) -> None:
        """Write a request to the process; without a process the simple bot replies."""
        self.start()
        if not self._is_running:
            QTimer.singleShot(0, self, lambda: self._emit_fallback_reply(request))
            return
        self._sent_requests.append(request)
        line = json.dumps(request.json_values(), separators=(",", ":"))
        self._process.write(f"{line}\n".encode())

    def _on_ready(self) -> None:
        while self._process.canReadLine():
            line = bytes(self._process.readLine().data())
            if not self._sent_requests:
                self._kill(f"says {line!r:.200}")
                return
            self._has_replied = True
            asked = self._sent_requests.popleft()
            if self._open_request not in (None, asked):
                self._start_timeout(self._open_request)
            self.read_reply(asked, line)

    def read_reply(self, request: BotRequest, line: bytes) -> None:
        """Read a reply of the process; an invalid reply is replaced by one of the
        simple bot."""
        try:
            reply = parse_checked_reply(request, json.loads(line))
        except Exception as error:  # any exception makes the reply invalid
            self._kill(f"says {line!r:.200}: {error!r}")
            self._emit_fallback_reply(request)
        else:
            self.emit_reply(request, reply)

    def _on_timeout(self) -> None:
        asked = self._open_request
        if self._has_replied:
            self._kill("does not answer")
        if asked is not None:
            self._emit_fallback_reply(asked)

    def _emit_fallback_reply(self, asked: BotRequest) -> None:
        """Emit a reply of the simple bot, unless the request has been answered or
        dropped."""
        if asked is self._open_request:
            self.emit_reply(asked, simple_bot_reply(asked, NO_ANSWER_MESSAGE))

    def emit_reply(self, request: BotRequest, reply: BotReply) -> None:
        """Emit a reply, unless the request has been answered or dropped."""
        if request is not self._open_request:
            return
        self._timeout_timer.stop()
        self._open_request = None
        level, is_replaced = request.level, bool(reply.problem)
        if level != FALLBACK_LEVEL and is_replaced != (level in self._replaced_levels):
            self._replaced_levels ^= {level}
            self.fallback_changed.emit(level, is_replaced)
        self.replied.emit(reply)
        self.action_chosen.emit(reply.decision_number, reply.action)

    def _kill(self, why: str) -> None:
        """Kill a faulty process, after which `_on_finished` starts another one."""
        _log.warning("the bots' process %s", why)
        self._process.kill()

    def _on_error(self, error: QProcess.ProcessError) -> None:
        if error is QProcess.ProcessError.FailedToStart:  # `finished` is not emitted
            QTimer.singleShot(0, self, self._on_finished)

    def _on_finished(self) -> None:
        """Start the process again, and send it the unanswered request."""
        if self._is_closed:
            return
        said = bytes(self._process.readAllStandardError().data())
        self.start()
        then = "is started again" if self._is_running else "the simple bot plays"
        text = said.decode(errors="replace")
        _log.warning("the bots' process has ended; %s\n%s", then, text)
        if self._open_request is not None:
            self.send_request(self._open_request)

    def drop_request(self) -> None:
        """Drop the unanswered request; no reply is emitted."""
        self._timeout_timer.stop()
        self._open_request = None

    def close(self) -> None:
        """End the bots' process."""
        self.drop_request()
        self._is_closed = True
        self._process.kill()
        self._process.waitForFinished(_END_MS)


def parse_checked_reply(request: BotRequest, answer: AnswerJson) -> BotReply:
    """Return the reply in a line; an error or an illegal action is replaced by a reply
    of the simple bot.

    Raises the exceptions of parsing if the line is no valid reply.
    """
    if answer["ok"]:
        reply = parse_reply(answer, request.decision_number)
        refused = refusal(request.observation.position, reply.action)
        if refused is None:
            return reply
        trouble = f"{reply.action} is refused: {refused}"
    else:
        trouble = str(answer["error"])
    where = format_position(request.observation.position)
    _log.error("level %s: %s\n%s", request.level, trouble, where)
    return simple_bot_reply(request, trouble)


def simple_bot_reply(request: BotRequest, problem: str) -> BotReply:
    """Return the reply of the simple bot; `problem` is the reason why it replaces
    another bot."""
    # Bots are imported only when one is needed.
    from canasta_qt.bots.rule_bots.standard import fallback_action

    action = fallback_action(request.observation)
    return BotReply(request.decision_number, action, problem=problem)
