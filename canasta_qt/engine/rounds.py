"""Games and rounds: the table before the deal, the deal, the next dealer."""

from __future__ import annotations

from random import Random

from canasta_qt.cards import NATURAL_RANKS, Card, shuffled
from canasta_qt.engine.automatic import begin_turn, exchange_red_threes
from canasta_qt.engine.events import Event, PileFroze, RoundStarted, UpcardTurned
from canasta_qt.engine.position import Position
from canasta_qt.engine.scoring import score_sheet
from canasta_qt.engine.terms import Terms, class_of, terms_for
from canasta_qt.rules.model import Ruleset
from canasta_qt.rules.values import Red3Timing, Seating


def start_game(
    ruleset: Ruleset, *, players: int, seating: Seating | None = None
) -> Position:
    """Make a table with no card dealt and all scores 0.

    Raises `KeyError` for a number of players the ruleset does not list.
    """
    return Position(terms_for(ruleset, players, seating))


def new_deck(terms: Terms, rng: Random) -> tuple[Card, ...]:
    """Shuffle the cards of the table with the caller's generator."""
    return shuffled(terms.deck, rng)


def start_round(position: Position, dealer: int, deck: tuple[Card, ...]) -> list[Event]:
    """Deal a round from a deck in dealing order and begin the first turn.

    Cards go out one at a time from the seat after the dealer.  Scores stay; a
    finished round's points must have been added before (`add_scores`).
    Raises `ValueError` if the deck is not exactly the cards of the table.
    """
    terms = position.terms
    if sorted(deck) != sorted(terms.deck):
        raise ValueError("the deck does not hold the cards of this table")
    fresh = Position(terms)
    fresh.scores = position.scores
    fresh.round = position.round + 1
    fresh.dealer = dealer
    for name in Position.__slots__:
        setattr(position, name, getattr(fresh, name))
    first = terms.next_seat[dealer]
    events: list[Event] = [RoundStarted(position.round, dealer, first, terms.hand_size)]
    position.stock = list(reversed(deck))
    _deal_hands(position, first)
    if terms.threes.red3_initial_timing is Red3Timing.AT_DEAL and terms.auto_red3:
        seat = first
        for _ in range(terms.players):
            exchange_red_threes(position, seat, events)
            seat = terms.next_seat[seat]
    if terms.ruleset.deal.upcard:
        _turn_upcard(position, events)
    begin_turn(position, first, events)
    return events


def _deal_hands(position: Position, first: int) -> None:
    terms = position.terms
    for _ in range(terms.hand_size):
        seat = first
        for _ in range(terms.players):
            position.give(seat, position.stock.pop())
            seat = terms.next_seat[seat]


def _turn_upcard(position: Position, events: list[Event]) -> None:
    """Turn cards until one may stay; some of them freeze the pile (2.3)."""
    deal = position.terms.ruleset.deal
    while position.stock:
        card = position.stock.pop()
        position.pile.append(card)
        events.append(UpcardTurned(card))
        special = class_of(card) if card >> 2 >= NATURAL_RANKS else None
        if special in deal.upcard_freezes_on and not position.frozen:
            position.frozen = True
            events.append(PileFroze(card))
        if special not in deal.upcard_turn_again_on:
            return


def add_scores(position: Position) -> None:
    """Add a finished round's points to the totals, before the next deal."""
    position.scores = list(score_sheet(position).total)


def next_dealer(position: Position) -> int:
    """Find the dealer of the next round: the deal passes on by one seat."""
    return position.terms.next_seat[position.dealer]
