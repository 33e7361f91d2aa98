"""Guard against an Enter that the player meant for something shown before."""

from math import inf
from time import monotonic

from canasta_qt.look.tokens import DurationMs


class EnterGuard:
    """Blocks Enter for a moment, after `note_appearance`: something that Enter would
    answer has appeared without an action of the player, or Enter was just pressed."""

    def __init__(self) -> None:
        self._block_time = -inf

    def note_appearance(self) -> None:
        """Begin the time in which Enter is blocked."""
        self._block_time = monotonic()

    def clear(self) -> None:
        """End the time in which Enter is blocked."""
        self._block_time = -inf

    @property
    def is_enter_blocked(self) -> bool:
        return monotonic() - self._block_time < DurationMs.IGNORE_ENTER / 1000
