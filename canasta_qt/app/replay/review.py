"""Review of a round in a replay.

The results are not stored: they are lost when the replay is closed. The marks in a
saved game are from the review of the game itself.
"""

from collections.abc import Callable
from functools import partial

from canasta_qt.advice import Mistake
from canasta_qt.controller.advice.adviser import Adviser, RoundReview
from canasta_qt.controller.advice.review import decisions_of_viewer
from canasta_qt.controller.replay_frames import ReplayFrames
from canasta_qt.notation.record import PERSON, REVIEW_FIELD
from canasta_qt.windows.replay_window import ReviewState


class ReplayReview:
    """Requests the reviews of rounds, one at a time."""

    def __init__(
        self,
        frames: ReplayFrames,
        adviser: Adviser,
        changed: Callable[[], None],
        done: Callable[[int, tuple[Mistake, ...], int], None],
    ) -> None:
        """Create a review without results.

        `changed` is called when the state or the progress of a review has changed.
        `done` is called with the index of the round, the mistakes, and the number of
        decisions that could not be analysed.
        """
        self._frames = frames
        self._adviser = adviser
        self._changed = changed
        self._done = done
        self._running: RoundReview | None = None
        self._reviewed = {
            hand
            for hand, played in enumerate(frames.record.rounds)
            if REVIEW_FIELD in played.private_fields
        }
        self.progress = (0, 0)
        """Numbers of decisions analysed so far, and of all decisions."""

    def review_state(self, round_index: int) -> ReviewState:
        """Return the state of the review of a round by index.

        An unfinished round is not reviewed: advice would be a hint, which is counted.
        """
        if self._frames.record.players[self._frames.viewer] != PERSON:
            return ReviewState.NOBODY
        if self._running is not None:
            return ReviewState.RUNNING
        if round_index in self._reviewed:
            return ReviewState.DONE
        over = self._frames.is_round_over(round_index)
        return ReviewState.POSSIBLE if over else ReviewState.TOO_EARLY

    def start_or_stop(self, round_index: int) -> None:
        """Start the review of a round by index, or stop the running review."""
        if self._running is not None:
            self.cancel()
            self._changed()
        elif self.review_state(round_index) is ReviewState.POSSIBLE:
            choices = decisions_of_viewer(self._frames, round_index)
            finish = partial(self._on_done, round_index)
            review = RoundReview(self._adviser, choices, self._on_progress, finish)
            if choices:
                self._running = review
            self._changed()

    def cancel(self) -> None:
        """Cancel the running review."""
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
