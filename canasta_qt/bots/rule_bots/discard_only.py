"""The discard of the rule policy on its own, for turns in which no more is laid."""

from __future__ import annotations

from canasta_qt.bots.classic.discards import best_discard
from canasta_qt.bots.estimates.ruleset_traits import traits_of
from canasta_qt.bots.variants.discards import best_discard as best_wide
from canasta_qt.engine.legality import refusal
from canasta_qt.engine.state.actions import DISCARDS, Discard
from canasta_qt.engine.state.position import Position


def throw(position: Position, seat: int) -> Discard | None:
    """Choose what to throw; None if the hand holds nothing that may be thrown."""
    if not position.size[seat]:
        return None
    if traits_of(position.terms).plain:
        return DISCARDS[best_discard(position, seat)]
    discard = DISCARDS[best_wide(position, seat)]
    return discard if refusal(position, discard) is None else None
