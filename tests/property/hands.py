"""Random rounds for the property tests, each played once."""

from dataclasses import dataclass
from functools import cache
from itertools import islice
from random import Random
from typing import Final

from canasta_qt.cards import BLACK3, RED3, UNKNOWN, Card, shuffled
from canasta_qt.engine.generate import legal_actions
from canasta_qt.engine.rounds import start_game, start_round
from canasta_qt.engine.state.actions import Action, LayDown, TakePile
from canasta_qt.engine.state.events import Event
from canasta_qt.engine.state.observation import Observation, unseen_cards
from canasta_qt.engine.state.position import Position, seat_to_act
from canasta_qt.engine.transition import apply
from canasta_qt.rules.model import Ruleset
from canasta_qt.rules.rulesets.catalog import ALL_RULESETS

MOST_ACTIONS: Final = 2000
"""Far more than any round has; a round with more does not end."""
ENOUGH_ACTIONS: Final = 300
"""Limit of generated actions: there can be thousands of initial melds."""
SCORES: Final = (0, -50, 1500, 3000)


@dataclass(frozen=True)
class Moment:
    """One decision of a round; the positions are never changed."""

    before: Position
    action: Action
    events: list[Event]
    after: Position


@dataclass(frozen=True)
class Hand:
    """A round from the deal to its end."""

    dealt: Position
    moments: list[Moment]

    @property
    def end(self) -> Position:
        """Final position."""
        return self.moments[-1].after


def choose(position: Position, rng: Random) -> Action:
    """Return a legal action; melds and takes are frequent, so that rounds progress."""
    actions = list(islice(legal_actions(position), ENOUGH_ACTIONS))
    lays = [action for action in actions if isinstance(action, LayDown | TakePile)]
    return rng.choice(lays if lays and rng.random() < 0.7 else actions)


@cache
def hand(ruleset: Ruleset, seed: int) -> Hand:
    """Return a round of random legal actions; equal arguments give the same object."""
    rng = Random(seed)
    players = 4 if 4 in ruleset.players_allowed else 2
    if ruleset.players_allowed == {3}:
        players = 3
    position = start_game(ruleset, players=players)
    position.scores = [rng.choice(SCORES) for _ in position.scores]
    deck = shuffled(list(position.terms.deck), rng)
    start_round(position, rng.randrange(players), deck)
    dealt = position.copy()
    moments: list[Moment] = []
    while seat_to_act(position) is not None and len(moments) < MOST_ACTIONS:
        before = position.copy()
        action = choose(position, rng)
        events = apply(position, action)
        moments.append(Moment(before, action, events, position.copy()))
    return Hand(dealt, moments)


CLASSICS: Final = [r for r in ALL_RULESETS if r.id in ("classic_4", "classic_2")]
CLASSIC_CASES: Final = [(ruleset, seed) for ruleset in CLASSICS for seed in range(8)]
CLASSIC_NAMES: Final = [f"{ruleset.id}-{seed}" for ruleset, seed in CLASSIC_CASES]
CASES: Final = CLASSIC_CASES + [
    (ruleset, seed)
    for ruleset in ALL_RULESETS
    if ruleset not in CLASSICS
    for seed in range(1)
]
CASE_NAMES: Final = [f"{ruleset.id}-{seed}" for ruleset, seed in CASES]


def complete(observation: Observation, rng: Random) -> Position:
    """Return the position with all unseen cards dealt at random.

    Known cards of a hand stay there. Where red threes are laid out at once, they go to
    the stock, even if a player has had no turn.
    """
    position = observation.position.copy()
    unseen = unseen_cards(observation.position)
    rng.shuffle(unseen)
    _fill(position, unseen)
    return position


def _fill(position: Position, cards: list[Card]) -> None:
    """Put cards, in order, into the unknown places of a position, hands first.

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
    """Give one unseen three to each side known to hide threes, if it shows none."""
    for side, held in enumerate(position.threes_held):
        seats = position.terms.seats_of[side]
        hiding = [seat for seat in seats if position.hidden[seat]]
        ranks = position.ranks
        if not held or any(ranks[seat][BLACK3] or ranks[seat][RED3] for seat in hiding):
            continue
        threes = [card for card in waiting if card >> 2 >= BLACK3]
        if hiding and threes:
            waiting.remove(threes[-1])
            position.hidden[hiding[0]] -= 1
            position.hands[hiding[0]][threes[-1]] += 1
            ranks[hiding[0]][threes[-1] >> 2] += 1


def _next_for_hand(
    position: Position, seat: int, waiting: list[Card], held_back: list[Card]
) -> Card:
    """Return the next card that may be in this hand; others remain for the stock."""
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
