"""Movements that go by a clock which the test moves."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from canasta_qt.table.items.animator import Animator


@contextmanager
def stopped_clock() -> Iterator[None]:
    """Movements stand still until the monkey moves them."""
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
    """Move the clock of what runs; return whether anything did."""
    if animator.state() is animator.State.Stopped:
        return False
    now = animator.currentTime() + milliseconds
    animator.setCurrentTime(min(now, animator.duration()))
    return True
