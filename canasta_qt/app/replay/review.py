"""The review of a round in its replay: by the adviser, kept as long as the replay.

Nothing is written: the key moments of a saved game are those of its own review.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from canasta_qt.advice import Mistake
from canasta_qt.controller.advice.adviser import Adviser, Review
from canasta_qt.controller.advice.review import choices_in
from canasta_qt.controller.replay_frames import ReplayFrames
from canasta_qt.notation.record import PERSON, REVIEW_FIELD
from canasta_qt.windows.replay_window import ReviewState


class ReplayReview:
    """Asks the adviser about one round at a time."""

    def __init__(
        self,
        frames: ReplayFrames,
        adviser: Adviser,
        changed: Callable[[], None],
        done: Callable[[int, tuple[Mistake, ...], int], None],
    ) -> None:
        """Ask nothing yet; `changed` is told that another state is to be shown."""
        self._frames = frames
        self._adviser = adviser
        self._changed = changed
        self._done = done
        self._running: Review | None = None
        self._reviewed = {
            hand
            for hand, played in enumerate(frames.record.rounds)
            if REVIEW_FIELD in played.own
        }
        self.progress = (0, 0)
        """Decisions analysed, and how many there are."""

    def state(self, hand: int) -> ReviewState:
        """What can be asked for while a round is shown.

        Advice about a round that is still played is a hint, which is counted.
        """
        if self._frames.record.players[self._frames.viewer] != PERSON:
            return ReviewState.NOBODY
        if self._running is not None:
            return ReviewState.RUNNING
        if hand in self._reviewed:
            return ReviewState.DONE
        over = self._frames.over(hand)
        return ReviewState.POSSIBLE if over else ReviewState.TOO_EARLY

    def ask(self, hand: int) -> None:
        """Begin to review a round, or stop reviewing."""
        if self._running is not None:
            self.stop()
            self._changed()
        elif self.state(hand) is ReviewState.POSSIBLE:
            choices = choices_in(self._frames, hand)
            finish = partial(self._on_done, hand)
            review = Review(self._adviser, choices, self._on_progress, finish)
            if choices:
                self._running = review
            self._changed()

    def stop(self) -> None:
        """Release the replay's resources."""
        if self._running is not None:
            self._running.stop()
        self._running = None

    def _on_progress(self, done: int, total: int) -> None:
        self.progress = (done, total)
        self._changed()

    def _on_done(
        self, hand: int, mistakes: tuple[Mistake, ...], unchecked: int
    ) -> None:
        self._running = None
        if not unchecked:
            self._reviewed.add(hand)
        self._done(hand, mistakes, unchecked)
