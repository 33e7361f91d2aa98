"""How the round stands for a seat: is it about to end, what are the hands worth."""

from __future__ import annotations

from canasta_qt.bots.estimates import values
from canasta_qt.bots.estimates.ruleset_traits import traits_of
from canasta_qt.engine.state.position import Position


def is_late(position: Position, seat: int) -> bool:
    """Return whether the round may end before this seat plays many more turns."""
    return len(position.stock) < values.ENDGAME.stock or foes_near_out(position, seat)


def foes_near_out(position: Position, seat: int) -> bool:
    """Return whether another side has its canastas and a player with few cards."""
    terms = position.terms
    few = values.ENDGAME.cards
    for foe in traits_of(terms).foes[seat]:
        if position.size[foe] <= few:
            side = terms.side_of[foe]
            if position.canastas[side] >= terms.canastas_needed:
                return True
    return False


def hand_points(position: Position, seat: int) -> int:
    """Points that the seat's own hand costs if the round ends now."""
    penalties = position.terms.penalties
    hand = position.hands[seat]
    return sum([count * penalties[card] for card, count in enumerate(hand) if count])


def initial_meld_budget(
    position: Position, seat: int, need: int, budgets: tuple[tuple[int, int], ...]
) -> int:
    """What an initial meld of `need` points may cost in wild cards."""
    if is_late(position, seat):
        return values.INITIAL_MELD.endgame
    budget = next(allowed for most, allowed in budgets if need <= most)
    own = position.terms.side_of[seat]
    if any(melds for side, melds in enumerate(position.melds) if side != own):
        budget += values.INITIAL_MELD.behind
    return budget


def entry_chance(minimum: int, chances: tuple[float, float, float]) -> float:
    """How often a hand with the pair also meets the initial meld."""
    low, middle, high = chances
    if 0 <= minimum <= 50:
        return low
    return middle if 0 <= minimum <= 90 else high
