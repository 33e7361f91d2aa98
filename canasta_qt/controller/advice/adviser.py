"""The adviser: a bot of the best level in a process of its own, asked by the player.

It only ever gets observations, so it knows no more than the player does.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import IntEnum
from functools import partial
from typing import Final

from PySide6.QtCore import QObject, Signal

from canasta_qt.advice import Advice, Explanation, Mistake
from canasta_qt.bots.messages import DEFAULT_OPTIONS, BotReply, RequestOptions
from canasta_qt.bots.rule_bots.bot import PLAYER_LEVELS
from canasta_qt.controller.advice.review import Choice, by_cost, mistake_of
from canasta_qt.controller.bot_runner import SILENT, BotRunner
from canasta_qt.engine.state.observation import Observation

ADVISER: Final = PLAYER_LEVELS[-1]
"""The level that advises: the best there is."""
PATIENCE: Final = 15.0
"""The clock of what is checked beside a progress sign: slow machines check as well."""


def advice_of(observation: Observation, reply: BotReply) -> Advice:
    """Put a bot's reply in the words of the table.

    What the simple bot answered for another has no reason of its own; it is read off
    the position.
    """
    explanation: Explanation = reply.explanation
    if reply.trouble:
        # No bot is loaded in the window before one is needed.
        from canasta_qt.bots.rule_bots.explain import reason_for

        explanation = reason_for(observation.position, reply.action)
    return Advice(
        observation, reply.action, explanation, reply.candidates, reply.worlds
    )


class Priority(IntEnum):
    """What is asked first."""

    HINT = 0
    WEIGHING = 1
    """An answer to a practice position."""
    REVIEW = 2


@dataclass(frozen=True, slots=True, eq=False)
class Job:
    """A question to the adviser; `done` is called with the reply."""

    priority: Priority
    observation: Observation
    done: Callable[[BotReply], object]
    demand: RequestOptions = DEFAULT_OPTIONS
    seed: int | None = None


class Adviser(QObject):
    """Asks one job at a time; a job that another one overtakes is asked again."""

    stands_in = Signal(str, bool)
    """That of the process: the simple level answers, or does no longer."""

    def __init__(
        self, make_runner: Callable[[], BotRunner], parent: QObject | None = None
    ) -> None:
        """`make_runner` starts the process, which nobody needs before a question."""
        super().__init__(parent)
        self._make_runner = make_runner
        self._runner: BotRunner | None = None
        self._number = 0
        self._jobs: list[Job] = []
        self._asked: Job | None = None

    def ask(self, job: Job) -> None:
        """Ask after all jobs of its priority and of those before it."""
        self._jobs.append(job)
        self._jobs.sort(key=lambda each: each.priority)
        self._go_on()

    def cancel(self, *jobs: Job | None) -> None:
        """Ask these no longer, if they were to be asked."""
        self._jobs = [each for each in self._jobs if each not in jobs]
        if self._asked not in (None, *self._jobs):
            self._asked = None
            if self._runner is not None:
                self._runner.forget()
        self._go_on()

    def close(self) -> None:
        """End the process, if there is one."""
        self._jobs, self._asked = [], None
        if self._runner is not None:
            self._runner.close()

    def _go_on(self) -> None:
        if not self._jobs or self._jobs[0] is self._asked:
            return
        if self._runner is None:
            self._runner = self._make_runner()
            self._runner.setParent(self)
            self._runner.replied.connect(self._on_replied)
            self._runner.stands_in.connect(self.stands_in)
        self._number += 1
        self._asked = job = self._jobs[0]
        self._runner.think(self._number, ADVISER, job.observation, job.seed, job.demand)

    def _on_replied(self, reply: BotReply) -> None:
        job = self._asked
        if job is None or reply.decision != self._number:
            return
        self._jobs.remove(job)
        self._asked = None
        job.done(reply)
        self._go_on()


class Review:
    """Decisions of a hand that are looked at one after the other."""

    def __init__(
        self,
        adviser: Adviser,
        choices: list[Choice],
        progressed: Callable[[int, int], object],
        done: Callable[[tuple[Mistake, ...], int], object],
    ) -> None:
        """Begin, after reviews that were asked for before.

        `progressed` is told how many have been looked at, and how many there are;
        `done` what cost points, the dearest first, and how many had no answer.
        """
        self._adviser, self._progressed, self._done = adviser, progressed, done
        self._mistakes: list[Mistake] = []
        self._unchecked = 0
        self._total = len(choices)
        self._jobs = [
            Job(
                Priority.REVIEW,
                each.observation,
                partial(self._judge, each),
                RequestOptions((each.deed,), seconds=PATIENCE),  # weighed with the best
            )
            for each in choices
        ]
        progressed(0, self._total)
        if not choices:
            done((), 0)
        for job in tuple(self._jobs):
            adviser.ask(job)

    def stop(self) -> None:
        """Look at no more decisions."""
        jobs, self._jobs = self._jobs, []
        self._adviser.cancel(*jobs)

    def _judge(self, choice: Choice, reply: BotReply) -> None:
        del self._jobs[0]
        if reply.trouble == SILENT:  # nor would the rest have an answer
            self._unchecked += len(self._jobs)
            self.stop()
        self._unchecked += bool(reply.trouble)
        mistake = mistake_of(choice, advice_of(choice.observation, reply))
        if mistake is not None:
            self._mistakes.append(mistake)
        self._progressed(self._total - len(self._jobs), self._total)
        if not self._jobs:
            self._done(by_cost(self._mistakes), self._unchecked)
