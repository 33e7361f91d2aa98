"""The adviser: a bot of the best level in a process of its own, asked by the player.

It only ever gets observations, so it knows no more than the player does.  What it says
of a position that is past is dropped; reviews wait while a hint is thought about.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QObject, Signal, Slot

from canasta_qt.bots.bot import Because
from canasta_qt.bots.grounds import ground_of
from canasta_qt.bots.levels import LADDER
from canasta_qt.bots.thinking import Reply
from canasta_qt.controller.bot_runner import BotRunner
from canasta_qt.controller.review import Choice, lapse_of, worst
from canasta_qt.engine.observation import Observation
from canasta_qt.gestures import Advice, Lapse, Weighed

ADVISER: Final = LADDER[-1]
"""The level that advises: the best there is."""


def advice_of(view: Observation, reply: Reply) -> Advice:
    """Put a bot's reply in the words of the table.

    What the simple bot answered for another has no reason of its own; it is read off
    the position.
    """
    because: Because = reply.because
    if reply.trouble:
        because = ground_of(view.position, reply.action)
    return Advice(
        view,
        reply.action,
        because.ground.value,
        because.number,
        because.need,
        because.cards,
        tuple(Weighed(c.action, c.mean, c.error, c.features) for c in reply.candidates),
        reply.worlds,
    )


@dataclass(frozen=True, slots=True)
class _Question:
    """What the adviser thinks about: the present decision, or one of a review."""

    view: Observation
    choice: Choice | None = None


class Adviser(QObject):
    """Answers questions about the present position, and reviews hands meanwhile."""

    advised = Signal(object)
    """The `Advice` for the last view asked about."""
    reviewing = Signal(int, int)
    """Decisions of the review looked at, and how many there are."""
    reviewed = Signal(object)
    """The `Lapse`s that cost most, the dearest first."""

    def __init__(
        self, make_runner: Callable[[], BotRunner], parent: QObject | None = None
    ) -> None:
        """`make_runner` starts the process, which nobody needs before a question."""
        super().__init__(parent)
        self._make_runner = make_runner
        self._runner: BotRunner | None = None
        self._number = 0
        self._asked: _Question | None = None
        self._waiting: list[Choice] = []
        self._lapses: list[Lapse] = []
        self._total = 0

    # Hints

    def ask(self, view: Observation) -> None:
        """Think about a view, before everything else."""
        self._put_back()
        self._send(_Question(view))

    def forget(self) -> None:
        """The position has changed: what is thought about it is of no use."""
        if self._asked is not None and self._asked.choice is None:
            self._drop()
            self._go_on()

    # Reviews

    def review(self, choices: list[Choice]) -> None:
        """Look at the decisions of a hand one after the other, in place of another."""
        self.stop_review()
        self._waiting = list(choices)
        self._lapses = []
        self._total = len(choices)
        self.reviewing.emit(0, self._total)
        if self._waiting:
            self._go_on()
        else:
            self.reviewed.emit(())

    def stop_review(self) -> None:
        """Nobody waits for the review any more."""
        self._waiting = []
        if self._asked is not None and self._asked.choice is not None:
            self._drop()

    def close(self) -> None:
        """End the process, if there is one."""
        self._waiting = []
        self._asked = None
        if self._runner is not None:
            self._runner.close()

    # One question at a time

    def _put_back(self) -> None:
        """A decision that was being reviewed is asked about again later."""
        asked, self._asked = self._asked, None
        if asked is not None and asked.choice is not None:
            self._waiting.insert(0, asked.choice)

    def _drop(self) -> None:
        self._asked = None
        if self._runner is not None:
            self._runner.forget()

    def _go_on(self) -> None:
        if self._asked is None and self._waiting:
            choice = self._waiting.pop(0)
            self._send(_Question(choice.view, choice))

    def _send(self, question: _Question) -> None:
        if self._runner is None:
            self._runner = self._make_runner()
            self._runner.setParent(self)
            self._runner.replied.connect(self._on_replied)
        self._number += 1
        self._asked = question
        self._runner.think(self._number, ADVISER, question.view)

    @Slot(object)
    def _on_replied(self, reply: Reply) -> None:
        asked = self._asked
        if asked is None or reply.decision != self._number:
            return
        self._asked = None
        advice = advice_of(asked.view, reply)
        if asked.choice is None:
            self.advised.emit(advice)
        else:
            self._judge(asked.choice, advice)
        self._go_on()

    def _judge(self, choice: Choice, advice: Advice) -> None:
        lapse = lapse_of(choice, advice)
        if lapse is not None:
            self._lapses.append(lapse)
        self.reviewing.emit(self._total - len(self._waiting), self._total)
        if not self._waiting:
            self.reviewed.emit(worst(self._lapses))
