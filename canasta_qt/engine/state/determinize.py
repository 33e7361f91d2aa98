"""Deal the cards a seat cannot see into a full position that fits all it knows."""

from __future__ import annotations

from random import Random

from canasta_qt.cards import BLACK3, RED3, UNKNOWN, Card, cards_of, kinds_of
from canasta_qt.engine.state.observation import Observation
from canasta_qt.engine.state.position import Position


def complete(observation: Observation, rng: Random) -> Position:
    """Deal the unseen cards at random into hands, stock and pile.

    Cards known to be in a hand stay there.  Red threes go to the stock wherever they
    are laid out at once, even from hands whose player has not had a turn.
    """
    position = observation.position.copy()
    unseen = unseen_cards(observation.position)
    rng.shuffle(unseen)
    fill(position, unseen)
    return position


def unseen_cards(position: Position) -> list[Card]:
    """List the cards of the table that the view shows nowhere, in canonical order."""
    left = kinds_of(position.terms.deck)
    for hand in position.hands:
        for kind, count in enumerate(hand):
            left[kind] -= count
    shown = [*position.bonus, position.pile, position.stock]
    if position.terms.rare_state:
        shown += [*position.feet, *position.talons, *position.asides]
    for melds in position.melds:
        shown += [list(meld.cards) for meld in melds]
        shown.append([meld.topper for meld in melds if meld.topper is not None])
    for cards in shown:
        for card in cards:
            if card >= 0:
                left[card] -= 1
    return cards_of(left)


def fill(position: Position, cards: list[Card]) -> None:
    """Put cards, in order, where a position has unknown ones: hands first.

    Raises `ValueError` if the numbers do not match.
    """
    waiting = cards[::-1]
    held_back: list[Card] = []
    _place_public_threes(position, waiting)
    for seat in range(position.terms.players):
        for _ in range(position.hidden[seat]):
            card = _next_for_hand(position, seat, waiting, held_back)
            position.hands[seat][card] += 1
            position.ranks[seat][card >> 2] += 1
        position.hidden[seat] = 0
    waiting = held_back + waiting
    heaps = [position.pile, position.stock]
    if position.terms.rare_state:
        heaps += [*position.feet, *position.talons]
    for heap in heaps:
        for place, card in enumerate(heap):
            if card == UNKNOWN:
                if not waiting:
                    raise ValueError("too few unseen cards for the unknown places")
                heap[place] = waiting.pop()
    if waiting:
        raise ValueError("more unseen cards than unknown places")
    position.threes_held = []


def _place_public_threes(position: Position, waiting: list[Card]) -> None:
    """Give each side known to hold threes one of the unseen ones, if it shows none."""
    for side, held in enumerate(position.threes_held):
        seats = position.terms.seats_of[side]
        ranks = position.ranks
        if not held or any(ranks[seat][BLACK3] or ranks[seat][RED3] for seat in seats):
            continue
        hiding = [seat for seat in seats if position.hidden[seat]]
        threes = [card for card in waiting if card >> 2 >= BLACK3]
        if hiding and threes:
            waiting.remove(threes[-1])
            position.hidden[hiding[0]] -= 1
            position.hands[hiding[0]][threes[-1]] += 1
            ranks[hiding[0]][threes[-1] >> 2] += 1


def _next_for_hand(
    position: Position, seat: int, waiting: list[Card], held_back: list[Card]
) -> Card:
    """The next card that may lie in this hand; others are held back for the stock."""
    no_red = position.terms.auto_red3
    held = position.threes_held
    no_threes = bool(held) and not held[position.terms.side_of[seat]]
    while waiting:
        card = waiting.pop()
        rank = card >> 2
        three = rank == RED3 or (no_threes and rank == BLACK3)
        if not (three and (no_red or no_threes)):
            return card
        held_back.append(card)
    raise ValueError("too few unseen cards for the hands")
