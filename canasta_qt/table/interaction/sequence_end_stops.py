"""The ends of sequences as stops of the keyboard and of readers.

They are there while cards look for a place; otherwise a sequence is one stop.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from canasta_qt.table.interaction.spoken_names import end_spoken

if TYPE_CHECKING:
    from canasta_qt.gestures import Spot
    from canasta_qt.table.interaction.focus import Thing
    from canasta_qt.table.interaction.targeting import Targeting


def with_ends(
    melds: tuple[Thing, ...], targeting: Targeting | None
) -> tuple[Thing, ...]:
    """Each meld of the own side and, after a sequence, its two ends."""
    if targeting is None:
        return melds
    found = []
    for thing in melds:
        found.append(thing)
        found += [
            replace(
                thing,
                name=end_spoken(goal.target),
                rect=goal.rect,
                spot=goal.target.spot,
            )
            for goal in targeting.goals
            if goal.target.spot.end is not None and goal.target.spot.whole == thing.spot
        ]
    return tuple(found)


def aimed_words(targeting: Targeting | None, spot: Spot | None) -> str:
    """Choose the lit place the keys stand on; returns what is said of it.

    The end of a sequence says in its name what would happen there.
    """
    if targeting is None:
        return ""
    goal = None if spot is None else targeting.goal_at(spot)
    targeting.point(goal)
    if goal is None or spot is None or not goal.legal or spot.end is not None:
        return ""
    return f"; {goal.words}"
