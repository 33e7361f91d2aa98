"""Guard against Enter that was meant for what was shown before."""

from math import inf
from time import monotonic

from canasta_qt.look.tokens import DurationMs


class EnterGuard:
    """Whether something that Enter answers appeared so recently, without an action of
    the player, that the key may be meant for something else."""

    def __init__(self) -> None:
        self._appeared = -inf

    def note_appearance(self) -> None:
        """Begin the time in which Enter is ignored."""
        self._appeared = monotonic()

    def clear(self) -> None:
        """Let Enter work at once."""
        self._appeared = -inf

    @property
    def is_enter_blocked(self) -> bool:
        """Whether Enter is to be ignored now."""
        return monotonic() - self._appeared < DurationMs.IGNORE_ENTER / 1000
