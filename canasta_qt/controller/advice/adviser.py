"""The adviser: a bot of the best level in a process of its own, asked by the player.

It only ever gets observations, so it knows no more than the player does.  What it says
of a position that is past is dropped; reviews wait while a hint is thought about, and
for each other.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from canasta_qt.advice import Advice, Explanation, Mistake
from canasta_qt.bots.messages import AS_USUAL, Demand, Reply
from canasta_qt.bots.rule_bots.bot import LADDER
from canasta_qt.bots.worker import SILENT
from canasta_qt.controller.bot_runner import BotRunner
from canasta_qt.engine.state.actions import Action
from canasta_qt.engine.state.observation import Observation

if TYPE_CHECKING:
    from canasta_qt.controller.advice.review import Choice

ADVISER: Final = LADDER[-1]
"""The level that advises: the best there is."""
PATIENCE: Final = 15.0
"""The clock of what is checked beside a progress sign: slow machines check as well."""


def advice_of(observation: Observation, reply: Reply) -> Advice:
    """Put a bot's reply in the words of the table.

    What the simple bot answered for another has no reason of its own; it is read off
    the position.
    """
    explanation: Explanation = reply.because
    if reply.trouble:
        # No bot is loaded in the window before one is needed.
        from canasta_qt.bots.rule_bots.explain import ground_of

        explanation = ground_of(observation.position, reply.action)
    return Advice(
        observation, reply.action, explanation, reply.candidates, reply.worlds
    )


@dataclass(eq=False, slots=True)
class Review:
    """Decisions of a hand that are looked at one after the other."""

    waiting: list[Choice]
    progressed: Callable[[int, int], object]
    """Told how many have been looked at, and how many there are."""
    done: Callable[[tuple[Mistake, ...], int], object]
    """Told what cost points, the dearest first, and how many had no answer."""
    total: int
    mistakes: list[Mistake] = field(default_factory=list)
    unchecked: int = 0


@dataclass(frozen=True, slots=True)
class Weighing:
    """An answer that is to be weighed: the whole reply goes to who waits for it."""

    observation: Observation
    demand: Demand
    seed: int
    told: Callable[[Reply], object]


@dataclass(frozen=True, slots=True)
class _Question:
    """What the adviser thinks about: the present decision, or one put before it."""

    observation: Observation
    of: tuple[Review, Choice] | Weighing | None = None


class Adviser(QObject):
    """Answers questions about the present position, and reviews hands meanwhile."""

    advised = Signal(object)
    """The `Advice` for the last view asked about."""
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
        self._asked: _Question | None = None
        self._reviews: list[Review] = []
        """The first is worked on."""
        self._weighings: list[Weighing] = []

    # Hints

    def ask(self, observation: Observation) -> None:
        """Think about a view, before everything else."""
        self._put_back()
        self._send(_Question(observation))

    def forget(self) -> None:
        """The position has changed: what is thought about it is of no use."""
        if self._asked is not None and self._asked.of is None:
            self._drop()
            self._go_on()

    # Answers

    def weigh(self, weighing: Weighing) -> None:
        """Weigh an answer: after a hint that is thought about, before every review."""
        self._weighings.append(weighing)
        if self._asked is not None and isinstance(self._asked.of, tuple):
            self._put_back()
        self._go_on()

    def stop_weighing(self, weighing: Weighing | None) -> None:
        """Nobody waits for this any more, if anybody did."""
        if weighing in self._weighings:
            self._weighings.remove(weighing)
        asked = self._asked
        if asked is not None and weighing is not None and asked.of is weighing:
            self._drop()
            self._go_on()

    # Reviews

    def review(
        self,
        choices: list[Choice],
        progressed: Callable[[int, int], object],
        done: Callable[[tuple[Mistake, ...], int], object],
    ) -> Review:
        """Look at the decisions of a hand, after those of reviews asked for before."""
        review = Review(list(choices), progressed, done, len(choices))
        progressed(0, review.total)
        if choices:
            self._reviews.append(review)
            self._go_on()
        else:
            done((), 0)
        return review

    def stop_review(self, review: Review | None) -> None:
        """Nobody waits for this review any more, if anybody did."""
        if review is None or review not in self._reviews:
            return
        self._reviews.remove(review)
        asked = self._asked
        if asked and isinstance(asked.of, tuple) and asked.of[0] is review:
            self._drop()
        self._go_on()

    def close(self) -> None:
        """End the process, if there is one."""
        self._reviews, self._weighings = [], []
        self._asked = None
        if self._runner is not None:
            self._runner.close()

    # One question at a time

    def _put_back(self) -> None:
        """A decision that was being reviewed is asked about again later."""
        asked, self._asked = self._asked, None
        if asked is None or asked.of is None:
            return
        if isinstance(asked.of, Weighing):
            self._weighings.insert(0, asked.of)
        else:
            review, choice = asked.of
            review.waiting.insert(0, choice)

    def _drop(self) -> None:
        self._asked = None
        if self._runner is not None:
            self._runner.forget()

    def _go_on(self) -> None:
        if self._asked is not None:
            return
        if self._weighings:
            weighing = self._weighings.pop(0)
            self._send(_Question(weighing.observation, weighing))
        elif self._reviews:
            review = self._reviews[0]
            choice = review.waiting.pop(0)
            self._send(_Question(choice.observation, (review, choice)))

    def _send(self, question: _Question) -> None:
        if self._runner is None:
            self._runner = self._make_runner()
            self._runner.setParent(self)
            self._runner.replied.connect(self._on_replied)
            self._runner.chosen.connect(self._on_chosen)
            self._runner.stands_in.connect(self.stands_in)
        self._number += 1
        self._asked = question
        demand, seed, of = AS_USUAL, None, question.of
        if isinstance(of, Weighing):
            demand, seed = of.demand, of.seed
        elif of is not None:  # what was played is weighed with the best
            demand = Demand((of[1].deed,), seconds=PATIENCE)
        runner = self._runner
        runner.think(self._number, ADVISER, question.observation, seed, demand)

    def _on_replied(self, reply: Reply) -> None:
        asked = self._asked
        if asked is None or reply.decision != self._number:
            return
        self._asked = None
        advice = advice_of(asked.observation, reply)
        if asked.of is None:
            self.advised.emit(advice)
        elif isinstance(asked.of, Weighing):
            asked.of.told(reply)
        else:
            self._judge(*asked.of, advice, reply.trouble)
        self._go_on()

    def _on_chosen(self, decision: int, action: Action) -> None:
        """An answer without a reply: the process failed, the simple bot spoke."""
        self._on_replied(Reply(decision, action, trouble="no answer could be read"))

    def _judge(
        self, review: Review, choice: Choice, advice: Advice, trouble: str
    ) -> None:
        from canasta_qt.controller.advice.review import by_cost, mistake_of

        if trouble == SILENT:  # nor would the rest have an answer
            review.unchecked += len(review.waiting)
            review.waiting.clear()
        review.unchecked += bool(trouble)
        mistake = mistake_of(choice, advice)
        if mistake is not None:
            review.mistakes.append(mistake)
        review.progressed(review.total - len(review.waiting), review.total)
        if not review.waiting and review in self._reviews:
            self._reviews.remove(review)
            review.done(by_cost(review.mistakes), review.unchecked)
