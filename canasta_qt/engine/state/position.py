"""The one mutable thing: a whole game at one moment, compact and quick to copy.

Hands are counts by card and by rank, because equal cards are interchangeable and most
rules ask for ranks.  Hidden cards are mere numbers, so the same class holds a full
position and one masked for a seat; rules read only what the actor may know.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from canasta_qt.cards import KINDS, RANKS, RED3, Card, cards_of
from canasta_qt.engine.state.events import EndCause
from canasta_qt.engine.state.melds import SET, Meld
from canasta_qt.engine.state.terms import Terms

if TYPE_CHECKING:
    from mypy_extensions import i64

DRAW_PHASE: Final = 0
PLAY_PHASE: Final = 1
ANSWER_PHASE: Final = 2
OVER_PHASE: Final = 3
LIFT_PHASE: Final = 4
"""The seat on turn lifts cards for a deal or cut bonus."""
KEEP_PHASE: Final = 5
"""The seat on turn chooses which of its two packets to keep as foot."""

ALLY_MELDS: Final = 50
"""First number of the melds of an ally against a lone hand."""

NO_MELD: Final = -1
"""Stands for the number of a meld where there is none."""

PHASE_NAMES: Final = ("draw", "play", "answer", "over", "lift", "keep")

FIELDS: Final[tuple[str, ...]] = (
    "allowed", "asides", "asked", "bonus", "bonus_deal", "burnt", "canastas", "cause",
    "concealed", "dealer", "denied", "drew", "fed_partner", "feet", "fresh", "frozen",
    "hands", "hidden", "known", "laid", "lifters", "lone", "melded", "melds", "new",
    "out", "own_canasta", "phase", "pile", "pile_hidden", "rank_meld", "ranks",
    "recycled", "round", "scores", "shown", "shut", "size", "special", "stock",
    "talons", "terms", "threes_held", "took", "turn", "unplayed",
)  # fmt: skip
"""Names of everything a position holds."""


class Position:
    """Everything that decides what may happen next; changed only by `apply`.

    `hands` and `known` are counts by card, `ranks` counts by rank, all by seat;
    `hidden` counts cards of a hand that are not in `hands`; `size` is the number of
    cards of the hand, hidden ones included.  `stock` has its next card last, `pile`
    its top card last.  Melds and scores are by side.
    `laid` are the seats that laid cards in turns before the present one.
    """

    __slots__ = FIELDS

    def __init__(self, terms: Terms, *, bare: bool = False) -> None:
        """Make a table before any card is dealt; a bare one is filled by the caller."""
        if not bare:
            self.clear(terms)

    def clear(self, terms: Terms) -> None:
        """Take every card off the table; scores, too."""
        seats = terms.players
        sides = terms.sides
        self.terms: Terms = terms
        self.round: int = 0
        self.dealer: int = seats - 1
        self.scores: list[int] = [0] * sides
        self.turn: int = 0
        self.phase: int = OVER_PHASE
        self.stock: list[Card] = []
        self.pile: list[Card] = []
        self.frozen: bool = False
        """A freezing card lies in the pile."""
        self.hands: list[list[int]] = [[0] * KINDS for _ in range(seats)]
        self.ranks: list[list[int]] = [[0] * RANKS for _ in range(seats)]
        self.hidden: list[int] = [0] * seats
        self.size: list[int] = [0] * seats
        self.known: list[list[int]] = [[0] * KINDS for _ in range(seats)]
        """Cards publicly known to be in a hand because they came with a pile."""
        self.shown: list[int] = [0] * seats
        """How many they are, by seat."""
        self.melds: list[list[Meld]] = [[] for _ in range(sides)]
        self.rank_meld: list[list[int]] = [[NO_MELD] * RANKS for _ in range(sides)]
        """By rank: the last rank meld of it on the side, or `NO_MELD`."""
        self.canastas: list[int] = [0] * sides
        self.bonus: list[list[Card]] = [[] for _ in range(sides)]
        self.laid: list[bool] = [False] * seats
        self.fresh: list[bool] = [True] * seats
        """Seats that have not finished a turn this round."""
        self.asked: list[int] = [0] * seats
        """How often each seat has asked for permission this round."""
        self.drew: bool = False
        self.took: bool = False
        self.melded: bool = False
        """Something was laid this turn besides the meld made with the top card."""
        self.allowed: bool = False
        self.denied: bool = False
        self.own_canasta: bool = False
        """A canasta of melds begun this turn."""
        self.fed_partner: bool = False
        """Cards were added this turn to a meld that lay there before."""
        self.new: list[int] = []
        """Melds begun this turn."""
        self.out: int = -1
        """The seat that went out, or -1."""
        self.concealed: bool = False
        self.cause: EndCause | None = None
        self._lay_rarities_out(seats, sides)

    def _lay_rarities_out(self, seats: int, sides: int) -> None:
        """State that only some rulesets use."""
        self.feet: list[list[Card]] = [[] for _ in range(seats)]
        """Second packets not taken up yet."""
        self.unplayed: list[bool] = [False] * seats
        """Seats in the foot that have played no card of it."""
        self.talons: list[list[Card]] = []
        """Packets set aside at the deal."""
        self.asides: list[list[Card]] = [[] for _ in range(sides)]
        """Black threes set aside from taken piles."""
        self.burnt: list[bool] = [False] * RANKS
        """Ranks closed by a canasta to sides without a meld of them."""
        self.shut: list[int] = []
        """Counts by card that may not be played this turn; empty means none."""
        self.pile_hidden: int = 0
        """Cards at the bottom of the pile that nobody has seen."""
        self.recycled: int = 0
        """How often the pile has become the stock."""
        self.special: str = ""
        """The special hand that ended the round."""
        self.lone: int = -1
        """The seat that plays alone against the two others, or -1."""
        self.bonus_deal: list[int] = []
        """Sides that earned the deal or cut bonus, once for each time."""
        self.lifters: list[int] = []
        """Seats that still have to lift for it, next first."""
        self.threes_held: list[bool] = []
        """By side, in a masked position, whether hidden hands hold threes if public."""

    def copy(self) -> Position:
        """Make an independent position; immutable parts are shared."""
        other = self.lean_copy()
        other.stock = self.stock[:]
        other.pile = self.pile[:]
        other.scores = self.scores[:]
        other.hands = [hand[:] for hand in self.hands]
        other.ranks = [ranks[:] for ranks in self.ranks]
        other.known = [known[:] for known in self.known]
        other.shown = self.shown[:]
        other.hidden = self.hidden[:]
        other.size = self.size[:]
        other.melds = [melds[:] for melds in self.melds]
        other.rank_meld = [row[:] for row in self.rank_meld]
        other.canastas = self.canastas[:]
        other.bonus = [bonus[:] for bonus in self.bonus]
        other.laid = self.laid[:]
        other.fresh = self.fresh[:]
        other.asked = self.asked[:]
        other.new = self.new[:]
        if self.terms.rare_state:
            other.copy_rarities(self)
        return other

    def copy_rarities(self, other: Position) -> None:
        """Take over copies of the state that only some rulesets use."""
        self.feet = [foot[:] for foot in other.feet]
        self.unplayed = other.unplayed[:]
        self.talons = [talon[:] for talon in other.talons]
        self.asides = [aside[:] for aside in other.asides]
        self.burnt = other.burnt[:]
        self.shut = other.shut[:]
        self.bonus_deal = other.bonus_deal[:]
        self.lifters = other.lifters[:]

    def lean_copy(self) -> Position:
        """Make a position that shares every list; replace what will change."""
        other = Position(self.terms, bare=True)
        other.terms = self.terms
        other.round = self.round
        other.dealer = self.dealer
        other.scores = self.scores
        other.turn = self.turn
        other.phase = self.phase
        other.stock = self.stock
        other.pile = self.pile
        other.frozen = self.frozen
        other.hands = self.hands
        other.ranks = self.ranks
        other.hidden = self.hidden
        other.size = self.size
        other.known = self.known
        other.shown = self.shown
        other.melds = self.melds
        other.rank_meld = self.rank_meld
        other.canastas = self.canastas
        other.bonus = self.bonus
        other.laid = self.laid
        other.fresh = self.fresh
        other.asked = self.asked
        other.drew = self.drew
        other.took = self.took
        other.melded = self.melded
        other.allowed = self.allowed
        other.denied = self.denied
        other.own_canasta = self.own_canasta
        other.fed_partner = self.fed_partner
        other.new = self.new
        other.out = self.out
        other.concealed = self.concealed
        other.cause = self.cause
        other.feet = self.feet
        other.unplayed = self.unplayed
        other.talons = self.talons
        other.asides = self.asides
        other.burnt = self.burnt
        other.shut = self.shut
        other.pile_hidden = self.pile_hidden
        other.recycled = self.recycled
        other.special = self.special
        other.lone = self.lone
        other.bonus_deal = self.bonus_deal
        other.lifters = self.lifters
        other.threes_held = self.threes_held
        return other

    def trial_copy(self, seat: int, side: int) -> Position:
        """Copy just what laying cards by one seat changes; share the rest.

        For judging an action without doing it: the stock, the pile and the other
        seats' hands are shared and must not be touched.
        """
        other = self.lean_copy()
        other.hands = self.hands[:]
        other.hands[seat] = self.hands[seat][:]
        other.ranks = self.ranks[:]
        other.ranks[seat] = self.ranks[seat][:]
        other.known = self.known[:]
        other.known[seat] = self.known[seat][:]
        other.shown = self.shown[:]
        other.size = self.size[:]
        other.melds = self.melds[:]
        other.melds[side] = self.melds[side][:]
        other.rank_meld = self.rank_meld[:]
        other.rank_meld[side] = self.rank_meld[side][:]
        if self.lone >= 0:
            other.melds = [melds[:] for melds in self.melds]
        other.canastas = self.canastas[:]
        other.new = self.new[:]
        if self.terms.rare_state:
            other.copy_rarities(self)
        return other

    def place_of(self, side: int, number: int) -> tuple[int, int]:
        """Find the side and index a meld's number means to a side.

        Numbers from `ALLY_MELDS` on are melds of the ally against a lone hand.
        """
        if number >= ALLY_MELDS:
            ally = self.ally(side)
            if ally >= 0:
                return ally, number - ALLY_MELDS
        return side, number

    def ally(self, side: int) -> int:
        """The side that pools its melds with this one against a lone hand, or -1."""
        if self.lone < 0 or side == self.lone:
            return -1
        return 3 - side - self.lone

    def hand(self, seat: int) -> list[Card]:
        """List the known cards of a hand in canonical order."""
        return cards_of(self.hands[seat])

    def give(self, seat: int, card: Card) -> None:
        """Put a card into a hand; `UNKNOWN` adds a hidden one."""
        # Written out: `+=` on an item is a slow call when it is compiled.
        size = self.size
        place: i64 = seat
        count: i64 = size[place]
        size[place] = count + 1
        if card < 0:
            self.hidden[seat] += 1
        else:
            hand, ranks = self.hands[place], self.ranks[place]
            kind: i64 = card
            rank = kind >> 2
            count = hand[kind]
            hand[kind] = count + 1
            count = ranks[rank]
            ranks[rank] = count + 1

    def withdraw(self, seat: int, card: Card) -> None:
        """Take a known card out of a hand. That it is there is not checked."""
        size = self.size
        place: i64 = seat
        count: i64 = size[place]
        size[place] = count - 1
        hand, ranks, known = self.hands[place], self.ranks[place], self.known[place]
        kind: i64 = card
        rank = kind >> 2
        count = hand[kind]
        hand[kind] = count - 1
        count = ranks[rank]
        ranks[rank] = count - 1
        if known[kind]:
            known[kind] = known[kind] - 1
            shown = self.shown
            shown[seat] = shown[seat] - 1

    def reindex(self, side: int) -> None:
        """Derive `rank_meld` and `canastas` of a side from its melds."""
        row = [NO_MELD] * RANKS
        canastas = 0
        for index, meld in enumerate(self.melds[side]):
            if meld.form == SET:
                row[meld.rank] = index
            canastas += meld.canasta
        self.rank_meld[side] = row
        self.canastas[side] = canastas

    def clear_turn(self) -> None:
        """Forget what the turn has done."""
        self.drew = False
        self.took = False
        self.melded = False
        self.allowed = False
        self.denied = False
        self.own_canasta = False
        self.fed_partner = False
        if self.new:
            self.new = []
        if self.shut:
            self.shut = []

    def key(self) -> tuple[object, ...]:
        """Everything that makes two positions equal, as comparable values."""
        derived = ("terms", "rank_meld", "canastas", "shown")
        values = [getattr(self, name) for name in FIELDS if name not in derived]
        terms = self.terms
        return (*values, terms.rules, terms.players, terms.seating)

    def __eq__(self, other: object) -> bool:
        """Compare by value; the derived indexes follow from the rest."""
        return isinstance(other, Position) and self.key() == other.key()

    __hash__ = None  # type: ignore[assignment]


def actor(position: Position) -> int | None:
    """Find who decides next: the seat on turn, its partner asked, or nobody."""
    if position.phase == OVER_PHASE:
        return None
    if position.phase == ANSWER_PHASE:
        return partner_of(position.terms, position.turn)
    return position.turn


def partner_of(terms: Terms, seat: int) -> int:
    """Find the partner to be asked: the next member of the side after the seat."""
    mates = terms.seats_of[terms.side_of[seat]]
    return mates[(mates.index(seat) + 1) % len(mates)]


def in_foot(position: Position, seat: int) -> bool:
    """Return whether a player has taken up the foot; false in games without feet."""
    return position.terms.foot_size > 0 and not position.feet[seat]


def red_threes_in(position: Position, seat: int) -> list[Card]:
    """List the red threes a hand shows."""
    return [
        card
        for card in (Card(RED3 * 4 + 1), Card(RED3 * 4 + 2))
        for _ in range(position.hands[seat][card])
    ]


def lying_cards(position: Position) -> list[Card]:
    """List every card on the table outside stock and hands, unknown ones included."""
    heaps = (
        *(position.pile, *position.bonus, *position.asides),
        *(*position.feet, *position.talons),
    )
    cards = [card for heap in heaps for card in heap]
    for melds in position.melds:
        for meld in melds:
            cards += meld.cards
            if meld.topper is not None:
                cards.append(meld.topper)
    return cards
