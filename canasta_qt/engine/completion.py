"""Deal the cards a seat cannot see into a full position that fits all it knows."""

from __future__ import annotations

from random import Random

from canasta_qt.cards import RED3, UNKNOWN, Card, cards_of
from canasta_qt.engine.observation import Observation
from canasta_qt.engine.position import Position


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


def unseen_cards(view: Position) -> list[Card]:
    """List the cards of the table that the view shows nowhere, in canonical order."""
    left = [0] * 60
    for card in view.terms.deck:
        left[card] += 1
    for hand in view.hands:
        for kind, count in enumerate(hand):
            left[kind] -= count
    for cards in (*view.bonus, view.pile, view.stock):
        for card in cards:
            if card >= 0:
                left[card] -= 1
    for melds in view.melds:
        for meld in melds:
            for card in meld.cards:
                left[card] -= 1
    return cards_of(left)


def fill(position: Position, cards: list[Card]) -> None:
    """Put cards, in order, where a position has unknown ones: hands first.

    Raises `ValueError` if the numbers do not match.
    """
    waiting = cards[::-1]
    held_back: list[Card] = []
    for seat in range(position.terms.players):
        for _ in range(position.hidden[seat]):
            card = _next_for_hand(position, waiting, held_back)
            position.hands[seat][card] += 1
            position.ranks[seat][card >> 2] += 1
        position.hidden[seat] = 0
    waiting = held_back + waiting
    places = [i for i, card in enumerate(position.pile) if card == UNKNOWN]
    for place in places:
        position.pile[place] = waiting.pop()
    places = [i for i, card in enumerate(position.stock) if card == UNKNOWN]
    if len(places) != len(waiting):
        raise ValueError("unknown places and unseen cards do not match")
    for place in places:
        position.stock[place] = waiting.pop()


def _next_for_hand(
    position: Position, waiting: list[Card], held_back: list[Card]
) -> Card:
    """The next card that may lie in this hand; others are held back for the stock."""
    laid_at_once = position.terms.auto_red3
    while waiting:
        card = waiting.pop()
        if not (laid_at_once and card >> 2 == RED3):
            return card
        held_back.append(card)
    raise ValueError("too few unseen cards for the hands")
