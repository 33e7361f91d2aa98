"""Guard against an Enter that was meant for something shown before."""

from math import inf
from time import monotonic

from canasta_qt.look.tokens import DurationMs


class EnterGuard:
    """Blocks Enter for a moment after something that Enter answers has appeared without
    an action of the player, or after another Enter."""

    def __init__(self) -> None:
        self._appeared = -inf

    def note_appearance(self) -> None:
        """Begin the time in which Enter is blocked."""
        self._appeared = monotonic()

    def clear(self) -> None:
        """End the time in which Enter is blocked."""
        self._appeared = -inf

    @property
    def is_enter_blocked(self) -> bool:
        """Whether Enter is blocked at this moment."""
        return monotonic() - self._appeared < DurationMs.IGNORE_ENTER / 1000
