"""Bots that decide in the process of the test, by the usual requests and answers."""

import json
from typing import Protocol
from weakref import WeakSet

from PySide6.QtCore import QTimer

from canasta_qt.bots.messages import BotReply, BotRequest
from canasta_qt.cli.advise import advice_answer
from canasta_qt.cli.verbs import answer_line
from canasta_qt.controller.bot_runner import BotRunner, parse_checked_reply
from canasta_qt.overrides import override

_PAUSE_MS = 15
_WORLDS = 40
"""Worlds for grading and search; few, since the quality of play does not matter."""


class Runner(Protocol):
    """Answers questions when the test asks for answers."""

    def ask(self, question: BotRequest, /) -> None:
        """Replace the current question."""
        ...

    def answers(self) -> list[BotReply]:
        """Return the decisions since the last call."""
        ...

    def forget(self) -> None:
        """Drop the question."""
        ...

    def close(self) -> None:
        """End the runner."""
        ...


class InProcessRunner:
    """Decides when the test asks for answers."""

    def __init__(self) -> None:
        self._question: BotRequest | None = None

    def ask(self, question: BotRequest) -> None:
        self._question = question

    def answers(self) -> list[BotReply]:
        question, self._question = self._question, None
        if question is None:
            return []
        request = dict(question.json_values())
        request["budget"] = min(request["budget"] or _WORLDS, _WORLDS)
        line = json.dumps(request).encode()
        return [
            parse_checked_reply(
                question, json.loads(json.dumps(answer_line(line, advice_answer)))
            )
        ]

    def forget(self) -> None:
        self._question = None

    def close(self) -> None:
        self._question = None


OPEN: WeakSet[BotRunner] = WeakSet()
"""Runners to close when a test ends: a question without an answer keeps a timer."""


class BotsHere(BotRunner):
    """The bots of a window, answered by a runner of the test."""

    def __init__(self, runner: Runner | None = None, seed: int = 1) -> None:
        super().__init__(seed)
        OPEN.add(self)
        self.runner: Runner = runner or InProcessRunner()
        self._timer = QTimer(self)
        self._timer.setInterval(_PAUSE_MS)
        self._timer.timeout.connect(self.look)

    @override
    def start(self) -> None:
        """Start no process."""

    @override
    def send_request(self, asked: BotRequest) -> None:
        self._asked = asked
        self.runner.ask(asked)
        self._timer.start()
        QTimer.singleShot(0, self, self.look)

    def look(self) -> None:
        """Ask the runner for answers, as the timer does."""
        for reply in self.runner.answers():
            self._timer.stop()
            self.emit_reply(self._asked, reply)

    @override
    def drop_request(self) -> None:
        super().drop_request()
        self._timer.stop()
        self.runner.forget()

    @override
    def close(self) -> None:
        super().close()
        self.runner.close()
