"""Likelihood of hidden cards from the events of the round, as weights by seat and rank.

A player who discarded a rank seldom has another card of it. A player who did not take
the pile seldom has a pair of the top card's rank. A player whose side has a meld of a
rank would have added the card. Weights are learned from self-play: the number of cards
found in hands, divided by the number expected by chance.
"""

from dataclasses import dataclass
from typing import Final, TypeAlias

from canasta_qt.bots.estimates.values import values
from canasta_qt.cards import BLACK3, DEUCE, JOKER, NATURAL_RANK_COUNT, RANK_COUNT, RED3
from canasta_qt.engine.state import events
from canasta_qt.engine.state.position import Position

RECENT_TURN_COUNT: Final = 10
"""Number of turns during which a discard, or a pile not taken, is recent."""
NO_TURN: Final = -1000

_KINDS: Final[dict[int, str]] = {
    DEUCE: "deuce",
    JOKER: "joker",
    BLACK3: "black3",
    RED3: "red3",
}

WeightTable: TypeAlias = dict[str, float]
"""Weight by key of `weight_key`; 1 for a missing key."""


class DiscardMemory:
    """Last turns in which a card was discarded, or left on the pile, by seat and
    rank."""

    __slots__ = ("declined", "threw", "turn")

    def __init__(self, players: int) -> None:
        """Make an empty memory at the start of a round."""
        self.turn: int = 0
        self.threw: list[list[int]] = [[NO_TURN] * RANK_COUNT for _ in range(players)]
        self.declined: list[list[int]] = [
            [NO_TURN] * RANK_COUNT for _ in range(players)
        ]

    def record_discard(self, seat: int, card: int) -> None:
        """Record the discard of a seat, which ends its turn."""
        if card >= 0:
            self.threw[seat][card >> 2] = self.turn
        self.turn += 1

    def record_pile_left(self, seat: int, top: int) -> None:
        """Record that a seat drew a card instead of taking the pile with the top card
        `top`."""
        if top >= 0:
            self.declined[seat][top >> 2] = self.turn


def make_discard_memory(
    position: Position, history: tuple[events.Event, ...]
) -> DiscardMemory:
    """Return the memory of a round from its events or, without events, from the
    pile."""
    memory = DiscardMemory(position.terms.players)
    if not history:
        _read_pile(position, memory)
        return memory
    top = -1
    owed = False
    for event in history:
        if isinstance(event, events.CardDiscarded):
            memory.record_discard(event.seat, event.card)
            top = event.card
        elif isinstance(event, events.UpcardTurned):
            top = event.card
        elif isinstance(event, events.PileTaken):
            top = -1
        elif isinstance(event, events.CardsDrawn) and top >= 0 and not owed:
            memory.record_pile_left(event.seat, top)
            top = -1
        # replacements of red threes are drawn before the decision
        owed = isinstance(event, events.BonusLaid)
    return memory


def _read_pile(position: Position, memory: DiscardMemory) -> None:
    """Fill the memory from the pile; as each turn adds one card, the player of each
    card is known."""
    terms = position.terms
    seat = position.turn
    before = [0] * terms.players
    for each, following in enumerate(terms.next_seat):
        before[following] = each
    throwers: list[int] = []
    for _ in position.pile:
        seat = before[seat]
        throwers.append(seat)
    for card, thrower in zip(position.pile, reversed(throwers), strict=True):
        memory.record_discard(thrower, card)
        memory.record_pile_left(terms.next_seat[thrower], card)


def weight_key(position: Position, memory: DiscardMemory, seat: int, rank: int) -> str:
    """Return the key in a `WeightTable` for a rank in a seat's hand."""
    side = position.terms.side_of[seat]
    opened = "o" if position.melds[side] else "-"
    if rank >= NATURAL_RANK_COUNT:
        return f"{_KINDS[rank]} {opened}"
    own = "m" if position.rank_meld[side][rank] >= 0 else "-"
    theirs = "-"
    for other, row in enumerate(position.rank_meld):
        if other != side and row[rank] >= 0:
            theirs = "t"
    threw = _age(memory.turn - memory.threw[seat][rank])
    passed = _age(memory.turn - memory.declined[seat][rank])
    return f"{opened}{own}{theirs} {threw}{passed}"


def _age(turns: int) -> str:
    if turns >= 500:
        return "n"
    return "r" if turns <= RECENT_TURN_COUNT else "l"


@dataclass(frozen=True, slots=True)
class Belief:
    """Learned weights, made less extreme because people discard from pairs more often
    than bots."""

    weights_by_key: WeightTable

    def rank_weights(
        self, position: Position, memory: DiscardMemory, seat: int
    ) -> list[float]:
        """Return by rank how much likelier than by chance a hidden card of the hand has
        the rank."""
        found = [1.0] * RANK_COUNT
        for rank in range(RANK_COUNT):
            weight = self.weights_by_key.get(weight_key(position, memory, seat, rank))
            if weight is not None:
                least = values.SEARCH.belief_floor
                found[rank] = max(weight, least) ** values.SEARCH.belief_exponent
        return found


EVEN_BELIEF: Final = Belief({})
"""Belief without weights: the chance of each rank depends only on the unseen cards."""
