"""Hands laid whole for a score of their own (table SH-AM)."""

from __future__ import annotations

from typing import Final

from canasta_qt.cards import ACE, BLACK3, DEUCE, JOKER, NATURAL_RANKS, RED3, SEVEN
from canasta_qt.engine.state.position import PLAY_PHASE, Position
from canasta_qt.engine.state.refusals import Reason, Refusal

SIZE: Final = 14


def special_refusal(position: Position, hand: str) -> Refusal | None:
    """Return why a hand may not be declared: 14 cards after a draw, side not open."""
    seat = position.turn
    if position.terms.going_out.special_hands == "none":
        return Refusal(Reason.NO_SPECIAL_HAND)
    if position.phase != PLAY_PHASE or not position.drew or position.size[seat] != SIZE:
        return Refusal(Reason.NO_SPECIAL_HAND, position.size[seat], SIZE)
    if (
        position.melds[position.terms.side_of[seat]]
        or special_points(position, seat, hand) == 0
    ):
        return Refusal(Reason.NO_SPECIAL_HAND)
    return None


def special_points(position: Position, seat: int, hand: str) -> int:
    """Points of a special hand held by a seat; 0 if the cards do not make it."""
    ranks = position.ranks[seat]
    if position.hidden[seat]:
        return 0
    if hand == "straight":
        return 3000 if _is_straight(ranks) else 0
    if hand == "pairs":
        return _pairs_points(ranks)
    if hand == "garbage":
        return 2000 if _is_garbage(ranks) else 0
    return 0


def declared(position: Position, seat: int) -> list[str]:
    """The special hands a seat could declare with these cards."""
    return [
        hand
        for hand in ("straight", "pairs", "garbage")
        if special_points(position, seat, hand)
    ]


def _is_straight(ranks: list[int]) -> bool:
    """One of each rank, a three of either colour, and one joker."""
    singles = all(ranks[rank] == 1 for rank in range(NATURAL_RANKS))
    three = ranks[BLACK3] + ranks[RED3] == 1
    return singles and three and ranks[DEUCE] == 1 and ranks[JOKER] == 1


def _pairs_points(ranks: list[int]) -> int:
    """Seven pairs of different ranks: clean, or with the twos, sevens and aces."""
    if any(count not in (0, 2) for count in ranks):
        return 0
    if ranks[JOKER] or ranks[BLACK3] or ranks[RED3]:
        return 0
    if not ranks[DEUCE]:
        return 2500
    return 2000 if ranks[SEVEN] and ranks[ACE] else 0


def _is_garbage(ranks: list[int]) -> bool:
    """Two fours of a kind and two threes of a kind, no wild card and no three."""
    if any(ranks[rank] for rank in (DEUCE, JOKER, BLACK3, RED3)):
        return False
    return sorted(count for count in ranks if count) == [3, 3, 4, 4]
