"""Games and rounds: the table before the deal, the deal, the next dealer."""

from __future__ import annotations

from random import Random

from canasta_qt.cards import Card, kinds_of, shuffled
from canasta_qt.engine.dealing import deal, draw_order
from canasta_qt.engine.score.scoring import score_sheet
from canasta_qt.engine.state.events import Event, RoundStarted
from canasta_qt.engine.state.position import FIELDS, Position
from canasta_qt.engine.state.terms import Terms, terms_for
from canasta_qt.rules.model import Ruleset
from canasta_qt.rules.values import Seating


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
    if kinds_of(deck) != kinds_of(terms.deck):
        raise ValueError("the deck does not hold the cards of this table")
    fresh = Position(terms)
    fresh.scores = position.scores
    fresh.round = position.round + 1
    fresh.dealer = dealer
    for name in FIELDS:
        setattr(position, name, getattr(fresh, name))
    first = terms.next_seat[dealer]
    events: list[Event] = [RoundStarted(position.round, dealer, first, terms.hand_size)]
    position.stock = list(reversed(deck))
    deal(position, events)
    return events


def dealer_by_draw(cards: tuple[Card, ...]) -> int | None:
    """Find who deals first when each seat draws a card; None on a tie.

    Joker is highest, then two, ace, king … four; threes are lowest (rules.md 2.1).
    """
    orders = [draw_order(card) for card in cards]
    best = max(orders)
    return orders.index(best) if orders.count(best) == 1 else None


def add_scores(position: Position) -> None:
    """Add a finished round's points to the totals, before the next deal."""
    position.scores = list(score_sheet(position).total)


def next_dealer(position: Position) -> int:
    """Find the dealer of the next round: the deal passes on by one seat."""
    return position.terms.next_seat[position.dealer]
