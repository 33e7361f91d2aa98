"""The position: the state of a game at one moment, mutable and quick to copy.

Hands are counts by card and by rank, because equal cards are interchangeable and most
rules are about ranks. Of hidden cards only the number is stored, so a full position and
a position masked for a seat have the same class. The rules use only what the seat to
act may know.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from canasta_qt.cards import CARD_LIST_LENGTH, RANK_COUNT, Card, cards_from_counts
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
"""Phase in which the seat in turn lifts cards off the deck for a bonus."""
KEEP_PACKET_PHASE: Final = 5
"""Phase in which the seat in turn chooses which of its two packets to keep as foot."""

FIRST_ALLY_MELD: Final = 50
"""Number of the first meld of an ally, in a game against a lone player."""

NO_MELD: Final = -1
"""Index in place of that of a meld if there is no meld."""

PHASE_NAMES: Final = ("draw", "play", "answer", "over", "lift", "keep")

POSITION_ATTRIBUTES: Final[tuple[str, ...]] = (
    "added_to_older_meld", "asked", "black_threes_aside", "bonus", "bonus_deal",
    "canasta_from_new_meld", "canastas", "cause", "closed_ranks", "concealed",
    "dealer", "drew_cards", "feet", "foot_untouched", "frozen", "hands", "hidden",
    "in_first_turn", "known", "known_count", "lifters", "lone", "melded",
    "melded_before", "melds", "new_melds", "out", "partner_agreed", "partner_refused",
    "phase", "pile", "pile_hidden", "rank_meld", "ranks", "renewals", "round",
    "scores", "size", "special", "stock", "talons", "terms", "threes_held",
    "took_pile", "turn", "unplayable",
)  # fmt: skip
"""Names of all attributes of a position."""


class Position:
    """The state of a game, which determines the legal actions; changed only by `apply`.

    `hands` and `known` are counts by card, `ranks` counts by rank, all by seat. `size`
    is the number of cards of a hand, of which `hidden` are not in `hands`. `stock` has
    the card drawn next last, `pile` its top card last. Melds and scores are by side.
    """

    __slots__ = POSITION_ATTRIBUTES

    def __init__(self, terms: Terms, *, bare: bool = False) -> None:
        """Make a position before any deal; with `bare=True` no attribute is set."""
        if not bare:
            self.clear(terms)

    def clear(self, terms: Terms) -> None:
        """Set all attributes to their values before the first deal."""
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
        """Whether the pile has a card that freezes it."""
        self.hands: list[list[int]] = [[0] * CARD_LIST_LENGTH for _ in range(seats)]
        self.ranks: list[list[int]] = [[0] * RANK_COUNT for _ in range(seats)]
        self.hidden: list[int] = [0] * seats
        self.size: list[int] = [0] * seats
        self.known: list[list[int]] = [[0] * CARD_LIST_LENGTH for _ in range(seats)]
        """Cards of each hand that everybody knows because they were taken with a pile,
        as counts by seat and by card."""
        self.known_count: list[int] = [0] * seats
        """Number of cards of each hand that everybody knows, by seat."""
        self.melds: list[list[Meld]] = [[] for _ in range(sides)]
        self.rank_meld: list[list[int]] = [[NO_MELD] * RANK_COUNT for _ in range(sides)]
        """Index of the last meld of a rank, or `NO_MELD`, by side and rank."""
        self.canastas: list[int] = [0] * sides
        self.bonus: list[list[Card]] = [[] for _ in range(sides)]
        """Threes laid out, by side."""
        self.melded_before: list[bool] = [False] * seats
        """Whether a seat melded in an earlier turn of this round, by seat."""
        self.in_first_turn: list[bool] = [True] * seats
        """Whether a seat has not finished a turn of this round, by seat."""
        self.asked: list[int] = [0] * seats
        """Number of times that a seat has asked the partner in this round, by seat."""
        self.drew_cards: bool = False
        """Whether the turn began with a draw from the stock."""
        self.took_pile: bool = False
        """Whether the pile was taken in this turn."""
        self.melded: bool = False
        """Whether cards were melded in this turn, not counting the meld with the top
        card of a taken pile."""
        self.partner_agreed: bool = False
        """Whether the partner has allowed to go out in this turn."""
        self.partner_refused: bool = False
        """Whether the partner has forbidden to go out in this turn."""
        self.canasta_from_new_meld: bool = False
        """Whether a meld begun in this turn is a canasta."""
        self.added_to_older_meld: bool = False
        """Whether cards were added in this turn to a meld of an earlier turn."""
        self.new_melds: list[int] = []
        """Indexes of the melds begun in this turn."""
        self.out: int = -1
        """Seat that went out, or -1."""
        self.concealed: bool = False
        self.cause: EndCause | None = None
        self._set_rare_state(seats, sides)

    def _set_rare_state(self, seats: int, sides: int) -> None:
        """Set the state that only some rulesets use."""
        self.feet: list[list[Card]] = [[] for _ in range(seats)]
        """Feet that are not taken up yet, by seat."""
        self.foot_untouched: list[bool] = [False] * seats
        """Whether a seat has taken up the foot but has not played a card of it yet, by
        seat."""
        self.talons: list[list[Card]] = []
        """Packets set aside at the deal and not yet taken up."""
        self.black_threes_aside: list[list[Card]] = [[] for _ in range(sides)]
        """Black threes of taken piles that were set aside, by side."""
        self.closed_ranks: list[bool] = [False] * RANK_COUNT
        """Whether a rank is closed, by rank: a canasta of it forbids sides without a
        meld of the rank to begin one."""
        self.unplayable: list[int] = []
        """Number of cards that may not be played in this turn, by card; [] if there are
        none."""
        self.pile_hidden: int = 0
        """Number of cards at the bottom of the pile that nobody has seen."""
        self.renewals: int = 0
        """Number of times that the pile has become the stock."""
        self.special: str = ""
        """Name of the special hand that ended the round, or empty."""
        self.lone: int = -1
        """Seat of the lone player against the two others, or -1."""
        self.bonus_deal: list[int] = []
        """Sides that earned the bonus of a lift; a side is listed once for each
        bonus."""
        self.lifters: list[int] = []
        """Seats that still have to lift for the bonus, the next one first."""
        self.threes_held: list[bool] = []
        """Whether hidden hands have threes, by side; [] unless the position is masked
        and everybody knows that."""

    def copy(self) -> Position:
        """Return a copy; only immutable objects are shared."""
        other = self.shallow_copy()
        other.stock = self.stock[:]
        other.pile = self.pile[:]
        other.scores = self.scores[:]
        other.hands = [hand[:] for hand in self.hands]
        other.ranks = [ranks[:] for ranks in self.ranks]
        other.known = [known[:] for known in self.known]
        other.known_count = self.known_count[:]
        other.hidden = self.hidden[:]
        other.size = self.size[:]
        other.melds = [melds[:] for melds in self.melds]
        other.rank_meld = [row[:] for row in self.rank_meld]
        other.canastas = self.canastas[:]
        other.bonus = [bonus[:] for bonus in self.bonus]
        other.melded_before = self.melded_before[:]
        other.in_first_turn = self.in_first_turn[:]
        other.asked = self.asked[:]
        other.new_melds = self.new_melds[:]
        if self.terms.rare_state:
            other.copy_rare_state(self)
        return other

    def copy_rare_state(self, other: Position) -> None:
        """Copy the state that only some rulesets use from another position."""
        self.feet = [foot[:] for foot in other.feet]
        self.foot_untouched = other.foot_untouched[:]
        self.talons = [talon[:] for talon in other.talons]
        self.black_threes_aside = [aside[:] for aside in other.black_threes_aside]
        self.closed_ranks = other.closed_ranks[:]
        self.unplayable = other.unplayable[:]
        self.bonus_deal = other.bonus_deal[:]
        self.lifters = other.lifters[:]

    def shallow_copy(self) -> Position:
        """Return a copy that shares all lists; a caller that changes a list must
        replace it first."""
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
        other.known_count = self.known_count
        other.melds = self.melds
        other.rank_meld = self.rank_meld
        other.canastas = self.canastas
        other.bonus = self.bonus
        other.melded_before = self.melded_before
        other.in_first_turn = self.in_first_turn
        other.asked = self.asked
        other.drew_cards = self.drew_cards
        other.took_pile = self.took_pile
        other.melded = self.melded
        other.partner_agreed = self.partner_agreed
        other.partner_refused = self.partner_refused
        other.canasta_from_new_meld = self.canasta_from_new_meld
        other.added_to_older_meld = self.added_to_older_meld
        other.new_melds = self.new_melds
        other.out = self.out
        other.concealed = self.concealed
        other.cause = self.cause
        other.feet = self.feet
        other.foot_untouched = self.foot_untouched
        other.talons = self.talons
        other.black_threes_aside = self.black_threes_aside
        other.closed_ranks = self.closed_ranks
        other.unplayable = self.unplayable
        other.pile_hidden = self.pile_hidden
        other.renewals = self.renewals
        other.special = self.special
        other.lone = self.lone
        other.bonus_deal = self.bonus_deal
        other.lifters = self.lifters
        other.threes_held = self.threes_held
        return other

    def trial_copy(self, seat: int, side: int) -> Position:
        """Return a copy on which cards of one seat can be melded as a trial.

        The stock, the pile and the hands of other seats are shared with this position
        and must not be changed.
        """
        other = self.shallow_copy()
        other.hands = self.hands[:]
        other.hands[seat] = self.hands[seat][:]
        other.ranks = self.ranks[:]
        other.ranks[seat] = self.ranks[seat][:]
        other.known = self.known[:]
        other.known[seat] = self.known[seat][:]
        other.known_count = self.known_count[:]
        other.size = self.size[:]
        other.melds = self.melds[:]
        other.melds[side] = self.melds[side][:]
        other.rank_meld = self.rank_meld[:]
        other.rank_meld[side] = self.rank_meld[side][:]
        if self.lone >= 0:
            other.melds = [melds[:] for melds in self.melds]
        other.canastas = self.canastas[:]
        other.new_melds = self.new_melds[:]
        if self.terms.rare_state:
            other.copy_rare_state(self)
        return other

    def locate_meld(self, side: int, number: int) -> tuple[int, int]:
        """Return side and index of the meld to which a number refers for a side.

        Numbers from `FIRST_ALLY_MELD` on are melds of the ally against a lone player.
        """
        if number >= FIRST_ALLY_MELD:
            ally = self.ally_side(side)
            if ally >= 0:
                return ally, number - FIRST_ALLY_MELD
        return side, number

    def ally_side(self, side: int) -> int:
        """Return the side that is allied with a side against a lone player, and shares
        its melds; -1 if there is none."""
        if self.lone < 0 or side == self.lone:
            return -1
        return 3 - side - self.lone

    def hand(self, seat: int) -> list[Card]:
        """Return the known cards of a hand in canonical order."""
        return cards_from_counts(self.hands[seat])

    def add_to_hand(self, seat: int, card: Card) -> None:
        """Add a card to a hand; `UNKNOWN` adds a hidden card."""
        # written out: compiled, `+=` on an item is a slow call
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

    def remove_from_hand(self, seat: int, card: Card) -> None:
        """Remove a known card from a hand, which must have it."""
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
            shown = self.known_count
            shown[seat] = shown[seat] - 1

    def update_meld_index(self, side: int) -> None:
        """Compute `rank_meld` and `canastas` of a side from its melds."""
        row = [NO_MELD] * RANK_COUNT
        canastas = 0
        for index, meld in enumerate(self.melds[side]):
            if meld.form == SET:
                row[meld.rank] = index
            canastas += meld.is_canasta
        self.rank_meld[side] = row
        self.canastas[side] = canastas

    def clear_turn(self) -> None:
        """Reset the attributes that describe the present turn."""
        self.drew_cards = False
        self.took_pile = False
        self.melded = False
        self.partner_agreed = False
        self.partner_refused = False
        self.canasta_from_new_meld = False
        self.added_to_older_meld = False
        if self.new_melds:
            self.new_melds = []
        if self.unplayable:
            self.unplayable = []

    def comparison_key(self) -> tuple[object, ...]:
        """Return a tuple that is equal for equal positions."""
        derived = ("terms", "rank_meld", "canastas", "known_count")
        values = [
            getattr(self, name) for name in POSITION_ATTRIBUTES if name not in derived
        ]
        terms = self.terms
        return (*values, terms.rules, terms.players, terms.seating)

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Position)
            and self.comparison_key() == other.comparison_key()
        )

    __hash__ = None  # type: ignore[assignment]


def seat_to_act(position: Position) -> int | None:
    """Return the seat to act: the seat in turn, or its partner if asked; None after the
    end of the round."""
    if position.phase == OVER_PHASE:
        return None
    if position.phase == ANSWER_PHASE:
        return partner_of(position.terms, position.turn)
    return position.turn


def partner_of(terms: Terms, seat: int) -> int:
    """Return the partner whom a seat asks: the next player of the side after the
    seat."""
    mates = terms.seats_of[terms.side_of[seat]]
    return mates[(mates.index(seat) + 1) % len(mates)]


def has_taken_up_foot(position: Position, seat: int) -> bool:
    """Return whether a player has taken up the foot; False in games without feet."""
    return position.terms.foot_size > 0 and not position.feet[seat]


def cards_on_table(position: Position) -> list[Card]:
    """Return all cards outside stock and hands, with `UNKNOWN` for cards that nobody
    has seen."""
    heaps = (
        *(position.pile, *position.bonus, *position.black_threes_aside),
        *(*position.feet, *position.talons),
    )
    cards = [card for heap in heaps for card in heap]
    for melds in position.melds:
        for meld in melds:
            cards += meld.cards
            if meld.topper is not None:
                cards.append(meld.topper)
    return cards
