"""The rule policy: one sound action for whoever has to decide in a position.

It reads what the deciding seat may know and nothing else, so a full position and one
masked for that seat lead to the same action.
"""

from __future__ import annotations

from canasta_qt.bots.classic.discards import best_discard
from canasta_qt.bots.classic.going_out import answer_yes
from canasta_qt.bots.classic.laying import lay
from canasta_qt.bots.classic.taking_pile import take_or_draw
from canasta_qt.bots.estimates.outlook import is_late
from canasta_qt.bots.estimates.ruleset_traits import traits_of
from canasta_qt.bots.variants.choose import choose as wide_choice
from canasta_qt.bots.variants.hand_facts import HandFacts
from canasta_qt.engine.state.actions import DISCARDS, NO, YES, Action
from canasta_qt.engine.state.position import (
    DRAW_PHASE,
    PLAY_PHASE,
    Position,
    partner_of,
)


def choose(position: Position) -> Action:
    """Choose for the actor; the round must not be over."""
    if not traits_of(position.terms).plain:
        return wide_choice(position)
    seat = position.turn
    if position.phase == PLAY_PHASE:
        action = lay(position, seat)
        if action is not None:
            return action
        return DISCARDS[best_discard(position, seat)]
    if position.phase == DRAW_PHASE:
        return take_or_draw(position, seat)
    partner = partner_of(position.terms, seat)
    return YES if answer_yes(position, partner) else NO


def seems_late(position: Position, seat: int) -> bool:
    """Say whether the policy hurries because the round may end soon."""
    if traits_of(position.terms).plain:
        return is_late(position, seat)
    return HandFacts(position, seat).late
