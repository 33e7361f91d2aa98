"""Counting what may be played: the sum that shows that enumeration has not changed."""

from __future__ import annotations

from canasta_qt.engine.generate import legal_actions
from canasta_qt.engine.state.actions import Action
from canasta_qt.engine.state.position import Position, actor
from canasta_qt.engine.transition import play


def perft(position: Position, depth: int) -> int:
    """Count the runs of `depth` legal actions; a finished round ends a run early."""
    if depth == 0:
        return 1
    if actor(position) is None:
        return 0
    if depth == 1:
        return sum(1 for _ in legal_actions(position))
    return sum(number for _, number in divided(position, depth))


def divided(position: Position, depth: int) -> list[tuple[Action, int]]:
    """Count by first action, in the order in which they are enumerated."""
    found = []
    for action in list(legal_actions(position)):
        after = position.copy()
        play(after, action)
        found.append((action, perft(after, depth - 1)))
    return found
