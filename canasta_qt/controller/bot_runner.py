"""The bots seen from the window: asked in another process, answered by a signal."""

from __future__ import annotations

import logging

from PySide6.QtCore import QObject, QTimer, Signal

from canasta_qt.bots.messages import AS_USUAL, Demand, Question
from canasta_qt.bots.rule_bots.bot import NAMES, SIMPLE
from canasta_qt.bots.worker import Runner
from canasta_qt.engine.state.observation import Observation

_log = logging.getLogger("canasta.bots")

POLL_MS = 15


class BotRunner(QObject):
    """Hands observations to the bots' process and looks for its answers.

    Nothing here waits: the answer comes as `chosen(decision, action)`.
    """

    chosen = Signal(int, object)
    replied = Signal(object)
    """The whole `Reply`, just before `chosen`: what was weighed, and why."""
    stands_in = Signal(str, bool)
    """A level, and whether the simple one plays in its place from now on."""

    def __init__(
        self, runner: Runner, seed: int, parent: QObject | None = None
    ) -> None:
        """Use a started runner; `seed` makes the bots' choices repeatable."""
        super().__init__(parent)
        self._runner = runner
        self._seed = seed
        self._open: tuple[int, Observation, str] | None = None
        """The question that waits for its answer."""
        self._replaced: set[str] = set()
        """Levels for which the simple one plays."""
        self._is_closed = False
        self._timer = QTimer(self)
        self._timer.setInterval(POLL_MS)
        self._timer.timeout.connect(self._look)

    def think(
        self,
        decision: int,
        level: str,
        observation: Observation,
        seed: int | None = None,
        demand: Demand = AS_USUAL,
        player: str = "",
    ) -> None:
        """Ask for a decision; the answer to an earlier one may still be told.

        Without a seed each decision has another one.
        A level that does not exist, as a game of another version may name, is replaced
        by the simple one.  After `close` nothing is asked: it would start a process.
        """
        if self._is_closed:
            return
        known = level if level in NAMES else SIMPLE
        self._open = (decision, observation, known)
        chosen = self._seed + decision if seed is None else seed
        asked = Question(decision, known, chosen, observation, demand, player)
        self._runner.ask(asked)
        self._timer.start()
        QTimer.singleShot(0, self._look)

    def _look(self) -> None:
        try:
            answers = list(self._runner.answers())
        except Exception:
            # Whatever is wrong with an answer, the game goes on.
            _log.exception("a bot's answer could not be read")
            self._answer_simply()
            return
        for answer in answers:
            if self._open is not None and answer.decision == self._open[0]:
                self._timer.stop()
                level, self._open = self._open[2], None
                self._tell(level, replaced=bool(answer.trouble))
            self.replied.emit(answer)
            self.chosen.emit(answer.decision, answer.action)

    def _answer_simply(self) -> None:
        # No bot is loaded in the window before one is needed.
        from canasta_qt.bots.rule_bots.standard import simple_choice

        self._timer.stop()
        if self._open is not None:
            decision, observation, level = self._open
            self._open = None
            self._tell(level, replaced=True)
            self._runner.forget()
            self.chosen.emit(decision, simple_choice(observation))

    def _tell(self, level: str, *, replaced: bool) -> None:
        if level != SIMPLE and replaced != (level in self._replaced):
            self._replaced ^= {level}
            self.stands_in.emit(level, replaced)

    def forget(self) -> None:
        """Give up the present question; its answer will not come."""
        self._timer.stop()
        self._open = None
        self._runner.forget()

    def close(self) -> None:
        """End the bots' process."""
        self._is_closed = True
        self._timer.stop()
        self._runner.close()
