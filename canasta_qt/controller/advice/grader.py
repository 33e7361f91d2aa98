"""Grades an answer by the adviser's process, without anybody waiting."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, Signal

from canasta_qt.bots.messages import Demand, Reply
from canasta_qt.controller.advice.adviser import Adviser, Weighing
from canasta_qt.engine.state.actions import Action
from canasta_qt.engine.state.observation import Observation
from canasta_qt.learning import grading
from canasta_qt.learning.grading import Grade, Graded, Measured, Sequel
from canasta_qt.notation.actions import parse_line
from canasta_qt.notation.position.line import parse_position

_AT_ONCE: Final = 100
"""Worlds in a question."""
_SECONDS: Final = 15.0
"""The clock of a question; only what it cuts off is not weighed the same again."""


class Grader(QObject):
    """Weighs one answer at a time, in twice as many worlds until it is certain.

    The worlds depend on the question alone, so that it gets the same answer again.
    """

    progressed = Signal(int, int)
    """Worlds looked at, and how many there may be."""
    graded = Signal(object)
    """A `Graded`; None if the answer could not be weighed."""

    def __init__(self, adviser: Adviser, parent: QObject | None = None) -> None:
        """Grade nothing yet."""
        super().__init__(parent)
        self._adviser = adviser
        self._weighing: Weighing | None = None
        self._parts: list[tuple[Measured, Reply]] = []

    def grade(
        self, observation: Observation, acts: tuple[Action, ...], good: tuple[str, ...]
    ) -> None:
        """Begin; what was expected is graded at once, an earlier answer given up.

        `acts` are legal one after the other, and `good` has at least one pattern.
        """
        self.stop()
        self._parts = []
        suits = observation.position.terms.melds.sequences
        if grading.is_expected(acts, good, suits=suits):
            self.graded.emit(Graded(Grade.SOLVED, acts, acts[0]))
        else:
            self._weigh(observation, acts, good)

    def stop(self) -> None:
        """Nobody waits for it any more."""
        self._adviser.stop_weighing(self._weighing)
        self._weighing = None

    def _weigh(
        self, observation: Observation, acts: tuple[Action, ...], good: tuple[str, ...]
    ) -> None:
        """Look at some worlds that have not been looked at."""
        done = sum(part.worlds for part, _ in self._parts)
        self.progressed.emit(done, grading.LOOKS[-1])
        demand = Demand(acts, good, _AT_ONCE, _SECONDS)
        self._weighing = Weighing(observation, demand, done, self._on_weighed)
        self._adviser.weigh(self._weighing)

    def _on_weighed(self, reply: Reply) -> None:
        asked, self._weighing = self._weighing, None
        assert asked is not None  # the adviser tells nobody who has stopped
        if not reply.sequels:
            self.graded.emit(None)
            return
        best, played = reply.candidates
        part = Measured(best.mean - played.mean, played.error, reply.worlds)
        self._parts.append((part, reply))
        whole = self._whole()
        enough = whole.certain or whole.worlds == grading.LOOKS[-1]
        if reply.worlds < _AT_ONCE or (enough and whole.worlds in grading.LOOKS):
            self._tell(asked, best.action, whole)
        else:
            self._weigh(asked.observation, asked.demand.also, (str(best.action),))

    def _whole(self) -> Measured:
        whole, *more = (part for part, _ in self._parts)
        for part in more:
            whole = whole.joined(part)
        return whole

    def _tell(self, asked: Weighing, best: Action, whole: Measured) -> None:
        scale = grading.scale_of(asked.observation.position.terms.ruleset)
        _, near = min(self._parts, key=lambda part: abs(part[0].mean - whole.mean))
        world, *lines = near.sequels
        shown = Sequel(
            parse_position(world[0]), *(tuple(map(parse_line, each)) for each in lines)
        )
        acts = asked.demand.also
        self.graded.emit(Graded(grading.grade(whole, scale), acts, best, whole, shown))
