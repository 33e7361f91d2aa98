"""Hands that are laid whole: when one is held, and when one is near enough to chase."""

from __future__ import annotations

from canasta_qt.bots.estimates import values
from canasta_qt.bots.variants.hand_facts import HandFacts
from canasta_qt.cards import BLACK3, DEUCE, JOKER, NATURAL_RANKS, RED3
from canasta_qt.engine.scoring import SPECIAL_HAND_SIZE, declared
from canasta_qt.engine.state.actions import Action, Declare


def declaration(facts: HandFacts) -> Action | None:
    """Declare a special hand that is held."""
    if not facts.variant.special or facts.size != SPECIAL_HAND_SIZE or facts.melds:
        return None
    hands = declared(facts.position, facts.seat)
    return facts.first_legal(Declare(hand) for hand in hands)


def chased(facts: HandFacts) -> str | None:
    """The special hand that is worth keeping the cards for, or None."""
    if not facts.variant.special or facts.melds or facts.size > SPECIAL_HAND_SIZE:
        return None
    stock, worths = len(facts.position.stock), values.SPECIAL_HANDS
    if stock < worths.least_stock or facts.is_threatened:
        return None
    near = worths.near if stock >= worths.enough_stock else worths.near_late
    missing = {
        hand: SPECIAL_HAND_SIZE - len_of
        for hand, len_of in _lengths(facts.ranks).items()
    }
    if not missing:
        return None
    best = min(missing, key=lambda hand: missing[hand])
    # Before the draw one card more is missing by nature.
    return best if missing[best] <= near + (facts.size < SPECIAL_HAND_SIZE) else None


def _lengths(ranks: list[int]) -> dict[str, int]:
    """Cards of each special hand that are there, where none held forbids it.

    Wild cards cannot be thrown, so one too many is never got rid of.
    """
    found: dict[str, int] = {}
    if ranks[DEUCE] <= 1 and ranks[JOKER] <= 1:
        straight = sum([ranks[rank] > 0 for rank in range(NATURAL_RANKS)])
        straight += (ranks[BLACK3] + ranks[RED3] > 0) + ranks[DEUCE] + ranks[JOKER]
        found["straight"] = straight
    if ranks[DEUCE] or ranks[JOKER]:
        return found
    pairs = sum([ranks[rank] >= 2 for rank in range(NATURAL_RANKS)])
    singles = sum([ranks[rank] == 1 for rank in range(NATURAL_RANKS)])
    open_pairs = max(7 - pairs, 0)
    found["pairs"] = 2 * min(pairs, 7) + min(singles, open_pairs)
    groups = sorted([min(ranks[rank], 4) for rank in range(NATURAL_RANKS)])[-4:]
    garbage = groups[3] + groups[2] + min(groups[1], 3) + min(groups[0], 3)
    found["garbage"] = garbage
    return found


def useful(facts: HandFacts, hand: str) -> list[float]:
    """What a card of each rank is worth to a special hand; 0 if it is one too many."""
    ranks, worths = facts.ranks, values.SPECIAL_HANDS
    worth = [0.0] * len(ranks)
    if hand == "straight":
        for rank in (*range(NATURAL_RANKS), DEUCE, JOKER, BLACK3, RED3):
            worth[rank] = worths.card if ranks[rank] == 1 else 0.0
        return worth
    order = sorted(range(NATURAL_RANKS), key=lambda rank: -ranks[rank])
    if hand == "pairs":
        for place, rank in enumerate(order):
            if ranks[rank] == 2:
                worth[rank] = worths.card
            elif ranks[rank] == 1 and place < 7:
                worth[rank] = worths.single + worths.each_unseen * facts.unseen_of(rank)
        return worth
    for place, rank in enumerate(order[:4]):
        fits = ranks[rank] <= (4 if place < 2 else 3)
        worth[rank] = worths.card if fits else 0.0
    return worth
