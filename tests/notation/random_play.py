"""Rounds of random legal actions: various positions for round trips."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from random import Random

from canasta_qt.cards import Card
from canasta_qt.engine.generate import legal_actions
from canasta_qt.engine.rounds import new_deck, start_game, start_round
from canasta_qt.engine.state.actions import Action
from canasta_qt.engine.state.events import Event
from canasta_qt.engine.state.position import OVER_PHASE, Position, seat_to_act
from canasta_qt.engine.transition import apply
from canasta_qt.rules.model import Ruleset
from tests.narrow import some

ENOUGH_ACTIONS = 60
"""Limit of generated actions: there can be thousands of initial melds."""


@dataclass
class PlayedAction:
    """One action of a random round, with the positions before and after it."""

    seat: int
    action: Action
    before: Position
    after: Position
    events: list[Event]


def table(ruleset: Ruleset) -> Position:
    """Return a table for the default number of players."""
    return start_game(ruleset, players=max(ruleset.players_allowed))


def random_round(
    position: Position, deck: tuple[Card, ...], rng: Random, dealer: int = 0
) -> Iterator[PlayedAction]:
    """Play one round at random to its end; return it with the argument."""
    start_round(position, dealer, deck)
    while position.phase != OVER_PHASE:
        seat = some(seat_to_act(position))
        before = position.copy()
        action = rng.choice(list(islice(legal_actions(position), ENOUGH_ACTIONS)))
        events = apply(position, action)
        yield PlayedAction(seat, action, before, position.copy(), events)


def round_of(ruleset: Ruleset, seed: int) -> list[PlayedAction]:
    """Play one round with a seed."""
    rng = Random(seed)
    position = table(ruleset)
    return list(random_round(position, new_deck(position.terms, rng), rng))
