"""Grading of an answer to a practice position, in the background by the adviser's
process."""

from functools import reduce
from typing import Final

from PySide6.QtCore import QObject, Signal

from canasta_qt.bots.messages import BotReply, RequestOptions
from canasta_qt.controller.advice.adviser import (
    MAX_REQUEST_SECONDS,
    Adviser,
    AdviserJob,
    Priority,
)
from canasta_qt.controller.bot_runner import NO_ANSWER_MESSAGE
from canasta_qt.engine.state.actions import Action
from canasta_qt.engine.state.observation import Observation
from canasta_qt.learning import grading
from canasta_qt.learning.grading import Grade, GradedAnswer, Measurement, Sequel
from canasta_qt.notation.actions import parse_line
from canasta_qt.notation.position.line import parse_position

_WORLDS_A_REQUEST: Final = 100
"""Number of worlds in a request; worlds that are not evaluated in time are requested
again."""
_MAX_RETRIES: Final = 3
"""Number of retries of a request without a reply."""


class Grader(QObject):
    """Grader of one answer at a time, which doubles the worlds until the grade is
    certain.

    The worlds depend only on the question, so equal answers get equal grades. A request
    that runs out of time changes which worlds are used, but not how many are needed.
    """

    progressed = Signal(int, int)
    """Emitted with the number of evaluated worlds, and the number after which the grade
    is final."""
    graded = Signal(object)
    """Emitted with a `GradedAnswer`; None if grading failed."""

    def __init__(self, adviser: Adviser, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._adviser = adviser
        self._job: AdviserJob | None = None
        self._parts: list[tuple[Measurement, BotReply]] = []
        self._good_patterns: tuple[str, ...] = ()
        self._is_expected = False
        self._silent_count = 0
        """Number of successive requests without a reply, for example while the process
        starts slowly."""

    def grade(
        self,
        observation: Observation,
        actions: tuple[Action, ...],
        good_patterns: tuple[str, ...],
        bad_patterns: tuple[str, ...] = (),
    ) -> None:
        """Start grading an answer, and cancel the grading of an earlier answer.

        `actions` are the actions of the answer, legal in this order. `good_patterns`
        has at least one pattern of actions; an answer that matches one has the best
        grade, and is evaluated only to show its advantage over moves that match
        `bad_patterns`.
        """
        self.stop()
        self._parts, self._good_patterns, self._silent_count = [], good_patterns, 0
        suits = observation.position.terms.rules.sequences
        self._is_expected = grading.is_expected(actions, good_patterns, suits=suits)
        if not self._is_expected:
            self._request_evaluation(observation, actions, good_patterns)
        elif bad_patterns:
            self._request_evaluation(observation, actions, bad_patterns)
        else:
            self.graded.emit(_expected(actions))

    def stop(self) -> None:
        """Cancel the grading."""
        self._adviser.cancel(self._job)
        self._job = None

    def _request_evaluation(
        self, observation: Observation, acts: tuple[Action, ...], good: tuple[str, ...]
    ) -> None:
        """Request an evaluation of the answer against the good patterns in further
        worlds."""
        done = sum(part.world_count for part, _ in self._parts)
        if not self._is_expected:
            self.progressed.emit(done, grading.WORLD_COUNTS[-1])
        demand = RequestOptions(acts, good, _WORLDS_A_REQUEST, MAX_REQUEST_SECONDS)
        self._job = AdviserJob(
            Priority.COMPARISON, observation, self._on_reply, demand, done
        )
        self._adviser.add_job(self._job)

    def _on_reply(self, reply: BotReply) -> None:
        asked, self._job = self._job, None
        assert asked is not None  # a stopped grader gets no reply
        if reply.problem == NO_ANSWER_MESSAGE and self._silent_count < _MAX_RETRIES:
            self._silent_count += 1
            options = asked.options
            self._request_evaluation(
                asked.observation, options.extra_actions, options.good_move_patterns
            )
            return
        if not reply.sequels:
            self.graded.emit(
                _expected(asked.options.extra_actions) if self._is_expected else None
            )
            return
        best, played = reply.candidates
        suits = asked.observation.position.terms.rules.sequences
        if self._is_expected and grading.is_expected(
            (best.action,), self._good_patterns, suits=suits
        ):
            # no worse answer is known
            self.graded.emit(_expected(asked.options.extra_actions))
            return
        lost = best.mean_points - played.mean_points
        part = Measurement(lost, played.standard_error, reply.world_count)
        self._parts.append((part, reply))
        whole = self._combined_measurement()
        before, last = whole.world_count - part.world_count, grading.WORLD_COUNTS[-1]
        looks = any(before < look <= whole.world_count for look in grading.WORLD_COUNTS)
        enough = whole.world_count >= last or (looks and whole.is_certain)
        if enough:
            self._emit_grade(asked, best.action, whole)
        else:
            self._request_evaluation(
                asked.observation, asked.options.extra_actions, (str(best.action),)
            )

    def _combined_measurement(self) -> Measurement:
        return reduce(Measurement.combined_with, (part for part, _ in self._parts))

    def _emit_grade(self, asked: AdviserJob, best: Action, whole: Measurement) -> None:
        acts, expected = asked.options.extra_actions, self._is_expected
        scale = grading.grade_scale(asked.observation.position.terms.rules)
        _, near = min(
            self._parts, key=lambda part: abs(part[0].mean_cost - whole.mean_cost)
        )
        world, *lines = near.sequels
        shown = Sequel(
            parse_position(world[0]), *(tuple(map(parse_line, each)) for each in lines)
        )
        grade = Grade.SOLVED if expected else grading.grade_measurement(whole, scale)
        self.graded.emit(GradedAnswer(grade, acts, best, whole, shown, expected))


def _expected(acts: tuple[Action, ...]) -> GradedAnswer:
    return GradedAnswer(Grade.SOLVED, acts, acts[0], is_expected=True)
