"""What a seat cannot know, replaced by numbers."""

from __future__ import annotations

from canasta_qt.cards import BLACK3, RANKS, RED3, UNKNOWN
from canasta_qt.engine.state.position import KEEP_PHASE, Position


def masked(position: Position, seat: int) -> Position:
    """Copy a position with everything replaced by numbers that a seat cannot know.

    Cards of other hands that came with a pile stay visible, as they are known.
    """
    terms = position.terms
    other = position.copy()
    other.stock = [UNKNOWN] * len(position.stock)
    for each in range(terms.players):
        if each != seat or position.phase == KEEP_PHASE:
            _hide_hand(other, each)
    if terms.rare_state:
        other.feet = [[UNKNOWN] * len(foot) for foot in position.feet]
        other.talons = [[UNKNOWN] * len(talon) for talon in position.talons]
        seen = position.pile[position.pile_hidden :]
        other.pile = [UNKNOWN] * position.pile_hidden + seen
    if terms.threes_are_public:
        other.threes_held = [
            holds_threes(position, side) for side in range(terms.sides)
        ]
    return other


def _hide_hand(other: Position, seat: int) -> None:
    other.hands[seat] = other.known[seat][:]
    other.ranks[seat] = _count_ranks(other.hands[seat])
    other.hidden[seat] = other.size[seat] - sum(other.hands[seat])


def holds_threes(position: Position, side: int) -> bool:
    """Return whether anybody of a side holds a three, in the packet being played.

    In a masked position the public fact answers where hands are hidden.
    """
    if position.threes_held:
        return position.threes_held[side]
    ranks = position.ranks
    seats = position.terms.seats_of[side]
    return any(ranks[seat][BLACK3] or ranks[seat][RED3] for seat in seats)


def _count_ranks(kinds: list[int]) -> list[int]:
    return [sum(kinds[rank * 4 : rank * 4 + 4]) for rank in range(RANKS)]
