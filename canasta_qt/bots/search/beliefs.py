"""What the public history says about hidden hands, as weights by seat and rank.

A player who threw a rank seldom holds another; one who let a card lie seldom has the
pair; one whose side has a meld of a rank would have laid it.  How seldom is a table
learned from self-play: cards found there, divided by cards expected there by chance.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from canasta_qt.bots.estimates.values import values
from canasta_qt.cards import BLACK3, DEUCE, JOKER, NATURAL_RANKS, RANKS, RED3
from canasta_qt.engine.state import events
from canasta_qt.engine.state.position import Position

RECENTLY: Final = 10
"""Turns after which what a player did is long ago."""
NEVER: Final = -1000

_KINDS: Final[dict[int, str]] = {
    DEUCE: "deuce",
    JOKER: "joker",
    BLACK3: "black3",
    RED3: "red3",
}

Table: TypeAlias = dict[str, float]
"""Weights by cell; cells left out are 1."""


class Memory:
    """Who threw and who declined which rank, by the number of the turn."""

    __slots__ = ("declined", "threw", "turn")

    def __init__(self, players: int) -> None:
        """Begin a round."""
        self.turn: int = 0
        self.threw: list[list[int]] = [[NEVER] * RANKS for _ in range(players)]
        self.declined: list[list[int]] = [[NEVER] * RANKS for _ in range(players)]

    def discarded(self, seat: int, card: int) -> None:
        """Note what a seat threw; its turn is over."""
        if card >= 0:
            self.threw[seat][card >> 2] = self.turn
        self.turn += 1

    def passed(self, seat: int, top: int) -> None:
        """Note that a seat drew although this card lay on the pile."""
        if top >= 0:
            self.declined[seat][top >> 2] = self.turn


def remembered(position: Position, history: tuple[events.Event, ...]) -> Memory:
    """Recall the round from its events; without them from what the pile shows."""
    memory = Memory(position.terms.players)
    if not history:
        _read_pile(position, memory)
        return memory
    top = -1
    owed = False
    for event in history:
        if isinstance(event, events.CardDiscarded):
            memory.discarded(event.seat, event.card)
            top = event.card
        elif isinstance(event, events.UpcardTurned):
            top = event.card
        elif isinstance(event, events.PileTaken):
            top = -1
        elif isinstance(event, events.CardsDrawn) and top >= 0 and not owed:
            memory.passed(event.seat, top)
            top = -1
        # What replaces a red three is drawn before anybody chooses.
        owed = isinstance(event, events.BonusLaid)
    return memory


def _read_pile(position: Position, memory: Memory) -> None:
    """Every turn puts one card on the pile, so a card's place tells who threw it."""
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
        memory.discarded(thrower, card)
        memory.passed(terms.next_seat[thrower], card)


def cell(position: Position, memory: Memory, seat: int, rank: int) -> str:
    """Name the cell of the table for a rank in a seat's hand."""
    side = position.terms.side_of[seat]
    opened = "o" if position.melds[side] else "-"
    if rank >= NATURAL_RANKS:
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
    return "r" if turns <= RECENTLY else "l"


@dataclass(frozen=True, slots=True)
class Belief:
    """A learned table, softened: people throw from pairs more often than bots do."""

    table: Table
    exponent: float = values.SEARCH.belief_exponent
    floor: float = values.SEARCH.belief_floor

    def weights(self, position: Position, memory: Memory, seat: int) -> list[float]:
        """How much likelier than by chance a card of each rank is in the hand."""
        found = [1.0] * RANKS
        for rank in range(RANKS):
            weight = self.table.get(cell(position, memory, seat, rank))
            if weight is not None:
                found[rank] = max(weight, self.floor) ** self.exponent
        return found


EVEN: Final = Belief({})
"""Every hidden card is as likely in one place as in another."""
