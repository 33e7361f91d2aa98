"""Worlds: full positions that agree with an observation, dealt at random.

Likely positions are dealt more often than unlikely ones.
"""

from math import log
from random import Random

from canasta_qt.bots.estimates.values import values
from canasta_qt.bots.search.beliefs import Belief, make_discard_memory
from canasta_qt.cards import BLACK3, DEUCE, JOKER, RANK_COUNT, RED3, UNKNOWN, Card
from canasta_qt.engine.moves.going_out_search import find_way_out
from canasta_qt.engine.state.observation import (
    Observation,
    has_threes_in_hand,
    mask_position,
    unseen_cards,
)
from canasta_qt.engine.state.position import ANSWER_PHASE, Position

_MAX_DEALS = 60
"""Number of deals tried to find one in which a seat that asked can go out."""


class Determinizations:
    """Source of worlds for one observation, of which only the position is used.

    Cards known to be in a hand stay in that hand. If red threes must be laid out at
    once, no hand gets a red three.
    """

    __slots__ = ("_seats", "_unseen", "_viewer", "_weights", "view")

    def __init__(self, observation: Observation, belief: Belief) -> None:
        """Compute the hidden cards, and the likelihood of each rank in each hand."""
        self._viewer: int = observation.seat
        self.view: Position = mask_position(observation.position, observation.seat)
        self._unseen: list[Card] = unseen_cards(self.view)
        hidden = self.view.hidden
        self._seats: list[int] = [seat for seat, count in enumerate(hidden) if count]
        memory = make_discard_memory(self.view, observation.history)
        self._weights: list[list[float]] = [
            belief.rank_weights(self.view, memory, seat) for seat in range(len(hidden))
        ]
        if self.view.terms.auto_red3:
            for row in self._weights:
                row[RED3] = 0.0
        if self.view.threes_held:
            self._expect_threes()
        if self.view.phase == ANSWER_PHASE:
            self._expect_way_out()

    def _expect_threes(self) -> None:
        """Adjust the likelihood of threes in hands, if everybody knows whether a side
        holds some."""
        for seat, side in enumerate(self.view.terms.side_of):
            more = 0.0
            if self.view.threes_held[side]:
                more = values.SEARCH.asker_likelihood_factor
            for rank in (BLACK3, RED3):
                self._weights[seat][rank] *= more

    def _expect_way_out(self) -> None:
        """Raise the likelihood of cards with which a seat that has asked can go out."""
        asker = self.view.turn
        row = self.view.rank_meld[self.view.terms.side_of[asker]]
        for rank in range(RANK_COUNT):
            if row[rank] >= 0 or rank in (DEUCE, JOKER):
                self._weights[asker][rank] *= values.SEARCH.asker_likelihood_factor

    def deal(self, rng: Random) -> Position | None:
        """Return a world; None if no deal was found that agrees with what everybody
        knows."""
        world = self._deal_once(rng)
        for _ in range(_MAX_DEALS):
            if self._fits(world):
                return world
            world = self._deal_once(rng)
        return None

    def _fits(self, world: Position) -> bool:
        """Return whether a world agrees with what everybody knows."""
        for side, held in enumerate(self.view.threes_held):
            if has_threes_in_hand(world, side, self._viewer) is not held:
                return False
        asked = self.view.phase == ANSWER_PHASE
        return not asked or find_way_out(world, world.turn, asked=True) is not None

    def _deal_once(self, rng: Random) -> Position:
        """Return a deal of all hidden cards; the cards left over are the stock, in
        random order."""
        world = self.view.copy()
        left = self._unseen[:]
        rng.shuffle(left)
        seats = self._seats[:]
        rng.shuffle(seats)
        for seat in seats:
            left = self._fill_hand(world, seat, left, rng)
        if world.terms.rare_state or UNKNOWN in world.pile:
            _fill_packets(world, left)
        world.threes_held = []
        stock = world.stock
        if UNKNOWN in stock:
            for place, card in enumerate(stock):
                if card == UNKNOWN:
                    stock[place] = left.pop()
        return world

    def _fill_hand(
        self, world: Position, seat: int, left: list[Card], rng: Random
    ) -> list[Card]:
        """Draw the hidden cards of a hand by likelihood; return the cards that are
        left."""
        count = world.hidden[seat]
        weights = self._weights[seat]
        random = rng.random
        # Keys log(u) / w: the cards with the largest keys are a weighted sample.
        keys = [
            log(random() or 1e-12) / weight if (weight := weights[card >> 2]) else -1e9
            for card in left
        ]
        order = sorted(range(len(left)), key=keys.__getitem__, reverse=True)
        hand = world.hands[seat]
        ranks = world.ranks[seat]
        for place in order[:count]:
            card = left[place]
            hand[card] += 1
            ranks[card >> 2] += 1
        world.hidden[seat] = 0
        rest = order[count:]
        rest.sort()
        return [left[place] for place in rest]


def _fill_packets(world: Position, left: list[Card]) -> None:
    """Deal the hidden cards of feet, of packets set aside, and of the pile, from
    `left`."""
    for packet in (*world.feet, *world.talons, world.pile):
        for place, card in enumerate(packet):
            if card == UNKNOWN:
                packet[place] = left.pop()


def expected_cards(position: Position, seat: int) -> list[float]:
    """Return how many of a hand's hidden cards are expected to have a rank, by rank."""
    counts = [0] * RANK_COUNT
    for card in unseen_cards(position):
        if not (position.terms.auto_red3 and card >> 2 == RED3):
            counts[card >> 2] += 1
    total = max(sum(counts), 1)
    return [position.hidden[seat] * count / total for count in counts]
