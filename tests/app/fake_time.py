"""A clock for animations that the test advances."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from canasta_qt.table.items.animator import Animator


@contextmanager
def stopped_clock() -> Iterator[None]:
    """Pause every animation at its beginning."""
    begin = Animator._begin

    def begun(self: Animator, *given: Any) -> None:
        begin(self, *given)
        self.pause()

    Animator._begin = begun  # type: ignore[method-assign,assignment]
    try:
        yield
    finally:
        Animator._begin = begin  # type: ignore[method-assign]


def tick(animator: Animator, milliseconds: int) -> bool:
    """Advance an animation; return whether it was running."""
    if animator.state() is animator.State.Stopped:
        return False
    now = animator.currentTime() + milliseconds
    animator.setCurrentTime(min(now, animator.duration()))
    return True
