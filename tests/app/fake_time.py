"""Movements that go by a clock which the test moves."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from canasta_qt.table.items.animator import Animator


@contextmanager
def stopped_clock() -> Iterator[None]:
    """Movements stand still until the monkey moves them."""
    start = Animator._start

    def started(self: Animator, *given: Any) -> None:
        start(self, *given)
        if self._running is not None:
            self._running.pause()

    Animator._start = started  # type: ignore[method-assign,assignment]
    try:
        yield
    finally:
        Animator._start = start  # type: ignore[method-assign]


def tick(animator: Animator, milliseconds: int) -> bool:
    """Move the clock of what runs; return whether anything did."""
    animator.go_on()
    step = animator._running
    if step is None:
        return False
    step.setCurrentTime(min(step.currentTime() + milliseconds, step.duration()))
    return True
