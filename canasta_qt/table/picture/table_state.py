"""What the viewer sees of the table: input of the picture.

A `TableState` is made from an observation. `TableTexts` are the texts for the same
observation.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Final, TypeVar

from canasta_qt.cards import (
    BLACK3,
    DEUCE,
    NATURAL_RANK_COUNT,
    RED3,
    Card,
    Rank,
    hand_sort_key,
    is_wild,
)
from canasta_qt.engine.legality import can_open_before_taking
from canasta_qt.engine.state.facts import may_meld, melded_score
from canasta_qt.engine.state.observation import Observation
from canasta_qt.engine.state.position import (
    DRAW_PHASE,
    FIRST_ALLY_MELD,
    OVER_PHASE,
    Position,
    has_taken_up_foot,
    seat_to_act,
)
from canasta_qt.engine.state.terms import Terms
from canasta_qt.translate import number_text
from canasta_qt.wording.player_names import PlayerNames
from canasta_qt.wording.table import labels

T = TypeVar("T")

MIN_CANASTA_CARDS: Final = 7
"""Number of cards from which a meld is a canasta and squared up."""


@dataclass(frozen=True, slots=True)
class DisplayedMeld:
    """A meld to be shown; `index` is its number among the melds of its side."""

    index: int
    rank: Rank
    cards: tuple[Card, ...]
    points: int
    is_sequence: bool = False
    topper: Card | None = None
    """Red three that is set on the canasta; else None."""

    @property
    def wild_cards(self) -> tuple[Card, ...]:
        """The wild cards, which are shown behind the natural ones."""
        return tuple(card for card in self.cards if is_wild(card))

    @property
    def natural_cards(self) -> tuple[Card, ...]:
        """The natural cards, which are shown in front."""
        return tuple(card for card in self.cards if not is_wild(card))

    @property
    def is_canasta(self) -> bool:
        """Whether the meld is squared up; a meld of black threes never is."""
        return len(self.cards) >= MIN_CANASTA_CARDS and self.rank != BLACK3

    @property
    def canasta_kind(self) -> str | None:
        """Kind of the canasta: `natural`, `mixed`, `sequence` or `wild`; None below
        seven cards.
        """
        if not self.is_canasta:
            return None
        if self.is_sequence:
            return "sequence"
        if not self.natural_cards:
            return "wild"
        return "mixed" if self.wild_cards else "natural"

    @property
    def sequence_ends(self) -> tuple[Card, Card] | None:
        """Lowest and highest card of a sequence; None for another meld."""
        return (self.cards[0], self.cards[-1]) if self.is_sequence else None

    @property
    def meld_column_key(self) -> tuple[int, int]:
        """Sort key of the place in the row: ace to four, black threes, wild melds,
        sequences.
        """
        if self.is_sequence:
            return 3, self.index
        if self.rank < NATURAL_RANK_COUNT:
            return 0, -self.rank
        return (1 if self.rank == BLACK3 else 2), self.index


@dataclass(frozen=True, slots=True)
class TableState:
    """The cards by location; seats and sides have the numbers of the engine."""

    position: Position
    """Position as the viewer knows it; never changed."""
    viewer: int
    melds: tuple[tuple[DisplayedMeld, ...], ...]
    """Melds by side, in the order of their columns."""
    hand: tuple[Card, ...] = ()
    """All cards of the viewer, staged ones too, in the usual order."""
    seat_on_turn: int | None = None
    open_hands: tuple[tuple[Card, ...], ...] = ()
    """Hands by seat, face up after the end of a round; () before."""
    open_feet: tuple[tuple[Card, ...], ...] = ()
    """Unused feet by seat, face up after the end of a round; () before."""
    is_hand_face_down: bool = False
    """Whether the viewer's hand is face down."""

    @property
    def terms(self) -> Terms:
        return self.position.terms

    @property
    def ally_side(self) -> int:
        """The side allied with the viewer's side against a lone player, or -1."""
        return self.position.ally_side(self.viewer_side)

    def spot_index(self, side: int, index: int) -> int:
        """Return the `Spot.index` of a meld of the viewer's side or of its ally."""
        return index + FIRST_ALLY_MELD if side == self.ally_side else index

    def side_and_index(self, spot_index: int) -> tuple[int, int]:
        """Return side and index of the meld that a `Spot.index` means."""
        return self.position.locate_meld(self.viewer_side, spot_index)

    @property
    def viewer_side(self) -> int:
        """The viewer's side."""
        return self.terms.side_of[self.viewer]

    @property
    def seat_count(self) -> int:
        """Number of seats."""
        return self.terms.players

    @property
    def side_count(self) -> int:
        """Number of sides."""
        return len(self.melds)

    def ranks_closed_for(self, side: int) -> tuple[Rank, ...]:
        """Return the ranks that a side can no longer begin."""
        laid = {meld.rank for meld in self.melds[side] if not meld.is_sequence}
        closed = enumerate(self.position.closed_ranks)
        return tuple(Rank(i) for i, shut in closed if shut and i not in laid)

    def threes_of(self, side: int) -> list[Card]:
        """Return the threes that a side has laid out or set aside."""
        return [*self.position.bonus[side], *self.position.black_threes_aside[side]]

    def has_taken_up_foot(self, seat: int) -> bool:
        """Return whether a seat has picked up its foot."""
        return any(self.position.size) and has_taken_up_foot(self.position, seat)

    def meld(self, side: int, index: int) -> DisplayedMeld | None:
        """Return the meld of a side with an index; None if there is none."""
        return next((m for m in self.melds[side] if m.index == index), None)

    @property
    def freezing_card_index(self) -> int | None:
        """Index from the bottom of the pile of the topmost card that freezes it; else
        None.
        """
        pile = self.position.pile
        if not self.position.frozen:
            return None
        depths = range(len(pile) - 1, -1, -1)
        odd = (i for i in depths if is_wild(pile[i]) or pile[i] >> 2 == RED3)
        return next(odd, None)


def make_table_state(observation: Observation) -> TableState:
    """Return what an observation shows; the hands of others are only numbers of
    cards.
    """
    position, viewer = observation.position, observation.seat
    return TableState(
        position,
        viewer,
        melds=tuple(
            melds_in_column_order(
                displayed_meld(index, meld.cards, meld.points, meld.topper)
                for index, meld in enumerate(melds)
            )
            for melds in position.melds
        ),
        hand=sorted_hand(observation.hand),
        seat_on_turn=None if position.cause is not None else position.turn,
        is_hand_face_down=observation.is_hand_hidden,
    )


def state_before_deal(end: TableState, dealer: int) -> TableState:
    """Return the table `end` as it was before the deal: all cards are in the stock."""
    position = Position(end.terms)
    position.dealer, position.stock = dealer, list(end.terms.deck)
    melds = ((),) * end.side_count
    return TableState(
        position, end.viewer, melds, is_hand_face_down=end.is_hand_face_down
    )


def displayed_meld(
    index: int, cards: tuple[Card, ...], points: int, topper: Card | None = None
) -> DisplayedMeld:
    """Return cards as meld to be shown, with the rank of its natural cards."""
    ranks = sorted({card >> 2 for card in cards if not is_wild(card)})
    rank = Rank(ranks[0]) if ranks else DEUCE
    run = len(ranks) > 1
    if run:
        cards = tuple(sorted(cards))
    return DisplayedMeld(index, rank, cards, points, run, topper)


def melds_in_column_order(melds: Iterable[DisplayedMeld]) -> tuple[DisplayedMeld, ...]:
    """Return the melds of a side in the order of their columns."""
    return tuple(sorted(melds, key=lambda meld: meld.meld_column_key))


def sorted_hand(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Return cards in the usual order: jokers, twos, ace to four, threes."""
    return tuple(sorted(cards, key=hand_sort_key))


def cards_without(
    cards: tuple[Card, ...], removed: tuple[Card, ...]
) -> tuple[Card, ...]:
    """Return `cards` without the `removed` ones; those that are not in it are
    ignored.
    """
    return tuple((Counter(cards) - Counter(removed)).elements())


@dataclass(frozen=True)
class TableTexts:
    """Texts to be shown for an observation."""

    people: PlayerNames
    side_texts: tuple[str, ...] = ()
    melded_points: tuple[str, ...] = ()
    """Points of the melds of each side as text, if `side_texts` have no room."""
    opening_texts: tuple[str, ...] = ()
    """Minimum of each side; none after the round."""
    opening_conditions: str = ""
    """Further conditions of the initial meld of the player's side; may be empty."""
    pile_words: labels.PileWords = field(default_factory=labels.PileWords)
    going_out_needs: str = ""
    """Unmet conditions for going out, and cards that would count against the side."""
    asking_seat: int | None = None
    """Seat that asks the player for permission to go out."""
    acting_seat: int | None = None
    """Seat that must act; None while a card moves."""
    hand_points: tuple[int, ...] = ()
    """Points counted for the cards left in the hand, by seat; () before the
    counting.
    """
    invites_melds: bool = False
    """Whether the player can meld, or put cards down, at this point of the turn."""
    is_watched: bool = False
    """Whether an onlooker watches: then no action is offered."""


def table_texts(
    observation: Observation, people: PlayerNames, previous: TableTexts
) -> TableTexts:
    """Return the texts for an observation; fields that do not depend on it are from
    `previous`.
    """
    position = observation.position
    sides = range(len(position.melds))
    still_opening = () if position.phase == OVER_PHASE else sides
    return replace(
        previous,
        people=people,
        side_texts=tuple(labels.side_words(observation, side) for side in sides),
        melded_points=tuple(
            number_text(melded_score(position, side)) for side in sides
        ),
        opening_texts=tuple(
            labels.opening_words(observation, side) for side in still_opening
        ),
        opening_conditions=labels.opening_conditions(observation),
        pile_words=labels.pile_words(observation, looks_on=people.viewer < 0),
        acting_seat=seat_to_act(position),
        invites_melds=_can_meld_now(observation),
    )


def _can_meld_now(observation: Observation) -> bool:
    position, seat = observation.position, observation.seat
    if position.turn != seat or not may_meld(position, seat):
        return False
    return position.phase != DRAW_PHASE or can_open_before_taking(position)
