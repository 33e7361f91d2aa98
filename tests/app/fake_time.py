"""A clock for animations that the test advances."""

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QAbstractAnimation

from canasta_qt.table.items.animator import Animator


@contextmanager
def stopped_clock() -> Iterator[None]:
    """Pause every animation at its beginning."""

    def start(self: Animator) -> None:
        QAbstractAnimation.start(self)
        self.pause()

    Animator.start = start  # type: ignore[method-assign,assignment]
    try:
        yield
    finally:
        del Animator.start


def tick(animator: Animator, milliseconds: int) -> bool:
    """Advance an animation; return whether it was running."""
    if animator.state() is animator.State.Stopped:
        return False
    now = animator.currentTime() + milliseconds
    animator.setCurrentTime(min(now, animator.duration()))
    return True
