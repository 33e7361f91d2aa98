"""How the round stands for a seat: is it late, what are the hands worth."""

from __future__ import annotations

from typing import Final

from canasta_qt.bots.estimates.ruleset_traits import traits_of
from canasta_qt.engine.state.position import Position

AVERAGE_CARD: Final = 11
"""Points of a card of unknown kind left in a hand: the mean of two packs."""

_STOCK_LOW: Final = 12
_FEW_CARDS: Final = 3


def is_late(position: Position, seat: int) -> bool:
    """Say whether the round may end before this seat plays many more turns."""
    if len(position.stock) < _STOCK_LOW:
        return True
    return foes_near_out(position, seat)


def foes_near_out(position: Position, seat: int) -> bool:
    """Say whether another side has its canastas and a player with few cards."""
    terms = position.terms
    for foe in traits_of(terms).foes[seat]:
        if position.size[foe] <= _FEW_CARDS:
            side = terms.side_of[foe]
            if position.canastas[side] >= terms.canastas_needed:
                return True
    return False


def hand_points(position: Position, seat: int) -> int:
    """Points that the seat's own hand costs if the round ends now."""
    penalties = position.terms.penalties
    hand = position.hands[seat]
    return sum([count * penalties[card] for card, count in enumerate(hand) if count])
