"""The adviser: a bot of the best level in a separate process.

The process gets only observations, so the adviser uses only what the player can see.
"""

from collections.abc import Callable
from dataclasses import dataclass
from enum import IntEnum
from functools import partial
from typing import Final

from PySide6.QtCore import QObject

from canasta_qt.advice import Advice, Explanation, Mistake
from canasta_qt.bots.messages import DEFAULT_OPTIONS, BotReply, RequestOptions
from canasta_qt.bots.rule_bots.bot import PLAYER_LEVELS
from canasta_qt.controller.advice.review import (
    ReviewedDecision,
    confirmed_mistake,
    find_mistake,
    sorted_by_cost,
)
from canasta_qt.controller.bot_runner import NO_ANSWER_MESSAGE, BotRunner
from canasta_qt.engine.state.observation import Observation

ADVISER_LEVEL: Final = PLAYER_LEVELS[-1]
"""Level of the adviser: the best one."""
MAX_REQUEST_SECONDS: Final = 15.0
"""Seconds for a request shown with a progress bar, enough for slow machines."""
_CONFIRMING_WORLDS: Final = 300
"""Number of worlds in which a suspected mistake is measured again."""
_CONFIRMING_SEED: Final = 1
"""Seed of the worlds in which a suspected mistake is measured again; it differs from
the seed of the first measurement."""


def advice_from_reply(observation: Observation, reply: BotReply) -> Advice:
    """Return a bot's reply as advice.

    The reason of a reply by the simple bot is derived from the position.
    """
    explanation: Explanation = reply.explanation
    if reply.problem:
        # Bots are imported only when one is needed.
        from canasta_qt.bots.rule_bots.explain import reason_for

        explanation = reason_for(observation.position, reply.action)
    return Advice(
        observation, reply.action, explanation, reply.candidates, reply.world_count
    )


class Priority(IntEnum):
    """Priorities of jobs; a job with a lower number is done first."""

    HINT = 0
    COMPARISON = 1
    """Grading of the answer to a practice position."""
    REVIEW = 2


@dataclass(frozen=True, slots=True, eq=False)
class AdviserJob:
    """A request to the adviser; `on_reply` is called with its reply."""

    priority: Priority
    observation: Observation
    on_reply: Callable[[BotReply], object]
    options: RequestOptions = DEFAULT_OPTIONS
    seed: int = 2
    """Seed of the worlds: equal seeds and observations have equal worlds, in a hint and
    in a review."""


class Adviser(QObject):
    """Queue of jobs for the adviser, which does one at a time; an interrupted job is
    repeated."""

    def __init__(self, runner: BotRunner, parent: QObject | None = None) -> None:
        """Make an adviser; `runner` starts its process for the first job."""
        super().__init__(parent)
        self.runner = runner
        runner.setParent(self)
        runner.replied.connect(self._on_replied)
        self._number = 0
        self._jobs: list[AdviserJob] = []
        self._current_job: AdviserJob | None = None

    def add_job(self, job: AdviserJob) -> None:
        """Queue a job behind all jobs of the same or a higher priority."""
        self._jobs.append(job)
        self._jobs.sort(key=lambda each: each.priority)
        self._request_next_job()

    def cancel(self, *jobs: AdviserJob | None) -> None:
        """Cancel jobs; None and finished jobs are ignored."""
        self._jobs = [each for each in self._jobs if each not in jobs]
        if self._current_job not in (None, *self._jobs):
            self._current_job = None
            self.runner.drop_request()
        self._request_next_job()

    def close(self) -> None:
        """Stop the process."""
        self._jobs, self._current_job = [], None
        self.runner.close()

    def _request_next_job(self) -> None:
        if not self._jobs or self._jobs[0] is self._current_job:
            return
        self._number += 1
        self._current_job = job = self._jobs[0]
        self.runner.request_decision(
            self._number, ADVISER_LEVEL, job.observation, job.seed, job.options
        )

    def _on_replied(self, reply: BotReply) -> None:
        job = self._current_job
        if job is None or reply.decision_number != self._number:
            return
        self._jobs.remove(job)
        self._current_job = None
        job.on_reply(reply)
        self._request_next_job()


class RoundReview:
    """Review of the decisions of a round, each evaluated by the adviser."""

    def __init__(
        self,
        adviser: Adviser,
        choices: list[ReviewedDecision],
        progressed: Callable[[int, int], object],
        done: Callable[[tuple[Mistake, ...], int], object],
    ) -> None:
        """Queue the evaluation of all decisions, behind those of earlier reviews.

        `progressed` gets the number of evaluated decisions and the number of all;
        `done` gets the mistakes, the most expensive first, and the number of decisions
        not evaluated.
        """
        self._adviser, self._progressed, self._done = adviser, progressed, done
        self._mistakes: list[Mistake] = []
        self._unchecked_count = 0
        self._total = len(choices)
        self._jobs = [
            AdviserJob(
                Priority.REVIEW,
                each.observation,
                partial(self._check_decision, each),
                RequestOptions(
                    (each.combined_action,),
                    time_limit_seconds=MAX_REQUEST_SECONDS,
                    thorough=True,
                ),  # like a hint, evaluated by the best level
            )
            for each in choices
        ]
        progressed(0, self._total)
        if not choices:
            done((), 0)
        for job in tuple(self._jobs):
            adviser.add_job(job)

    def stop(self) -> None:
        """Cancel the evaluation of the remaining decisions."""
        jobs, self._jobs = self._jobs, []
        self._adviser.cancel(*jobs)

    def _check_decision(self, choice: ReviewedDecision, reply: BotReply) -> None:
        found = find_mistake(choice, advice_from_reply(choice.observation, reply))
        if found is not None:
            self._measure_again(found)
        self._count_decision(reply)

    def _measure_again(self, suspected: Mistake) -> None:
        """Queue a comparison of the two moves of a suspected mistake in other
        worlds."""
        job = AdviserJob(
            Priority.REVIEW,
            suspected.advice.observation,
            partial(self._confirm_mistake, suspected),
            RequestOptions(
                (suspected.played_action,),
                (str(suspected.advice.action),),
                _CONFIRMING_WORLDS,
                MAX_REQUEST_SECONDS,
            ),
            _CONFIRMING_SEED,
        )
        self._jobs.append(job)
        self._adviser.add_job(job)

    def _confirm_mistake(self, suspected: Mistake, reply: BotReply) -> None:
        mistake = confirmed_mistake(suspected, reply.candidates)
        if mistake is not None:
            self._mistakes.append(mistake)
        self._count_decision(reply)

    def _count_decision(self, reply: BotReply) -> None:
        """Count the decision of a reply as evaluated; after the last one emit the
        result."""
        del self._jobs[0]
        if reply.problem == NO_ANSWER_MESSAGE:  # nor will other jobs get a reply
            self._unchecked_count += len(self._jobs)
            self.stop()
        self._unchecked_count += bool(reply.problem)
        self._progressed(self._total - len(self._jobs), self._total)
        if not self._jobs:
            self._done(sorted_by_cost(self._mistakes), self._unchecked_count)
