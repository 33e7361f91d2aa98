"""The rule policy for every game that is not Classic at heart.

Slower than the quick one, because it asks the rules about whatever it wants to lay:
what it chooses is legal, so that search may play it unasked.
"""

from __future__ import annotations

from canasta_qt.bots.variants.discards import best_discard
from canasta_qt.bots.variants.going_out import answer_yes
from canasta_qt.bots.variants.laying import lay
from canasta_qt.bots.variants.taking_pile import take_or_draw
from canasta_qt.engine.dealing import lift_wanted
from canasta_qt.engine.generate import legal_actions
from canasta_qt.engine.legality import refusal
from canasta_qt.engine.state.actions import (
    DISCARDS,
    FLOAT,
    NO,
    YES,
    Action,
    KeepPacket,
    Lift,
)
from canasta_qt.engine.state.position import (
    ANSWER_PHASE,
    DRAW_PHASE,
    LIFT_PHASE,
    PLAY_PHASE,
    Position,
    partner_of,
)

_KEPT = KeepPacket(2)


def choose(position: Position) -> Action:
    """Choose for the actor; the round must not be over."""
    seat = position.turn
    if position.phase == PLAY_PHASE:
        return lay(position, seat) or _throw(position, seat)
    if position.phase == DRAW_PHASE:
        return take_or_draw(position, seat)
    if position.phase == ANSWER_PHASE:
        partner = partner_of(position.terms, seat)
        return YES if answer_yes(position, partner) else NO
    if position.phase == LIFT_PHASE:
        return Lift(lift_wanted(position.terms))
    return _KEPT


def _throw(position: Position, seat: int) -> Action:
    """Throw the best card; without a card that may be thrown do what else is left."""
    if position.size[seat]:
        discard = DISCARDS[best_discard(position, seat)]
        if refusal(position, discard) is None:
            return discard
    if refusal(position, FLOAT) is None:
        return FLOAT
    return next(legal_actions(position))
