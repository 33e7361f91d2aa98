"""Table as seen by the viewer: input of the picture.

A `TableState` is made from an observation. `TableTexts` are the texts for the same
observation.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from canasta_qt.art.portraits import Mood
from canasta_qt.cards import RED3, Card, Rank, hand_sort_key, is_wild
from canasta_qt.engine.legality import can_open_before_taking
from canasta_qt.engine.state.facts import may_meld
from canasta_qt.engine.state.melds import (
    RUN,
    SET,
    THREES,
    WILDS,
    Meld,
    count_wilds,
    find_meld_form,
)
from canasta_qt.engine.state.observation import Observation, is_hand_public
from canasta_qt.engine.state.position import (
    DRAW_PHASE,
    FIRST_ALLY_MELD,
    Position,
    has_taken_up_foot,
    seat_to_act,
)
from canasta_qt.engine.state.terms import Terms, terms_for
from canasta_qt.gestures import Place, Spot, StagedGroup
from canasta_qt.rules.model import Ruleset
from canasta_qt.wording.player_names import PlayerNames
from canasta_qt.wording.table import labels


@dataclass(frozen=True, slots=True)
class TableState:
    """Table as the viewer sees it: cards by place; seats and sides have the numbers
    of the engine."""

    position: Position
    """Position with the cards that the viewer sees; it is never changed."""
    viewer: int
    hand: tuple[Card, ...] = ()
    """All cards of the viewer, staged cards included, in the usual order."""
    seat_on_turn: int | None = None
    open_hands: tuple[tuple[Card, ...], ...] = ()
    """Face-up hands by seat after the end of a round; () before.

    A special hand is face up as soon as it is melded; the other hands are then ().
    """
    open_feet: tuple[tuple[Card, ...], ...] = ()
    """Face-up unused feet by seat after the end of a round; () before."""
    is_hand_face_down: bool = False
    """Whether the viewer's hand is face down."""

    @property
    def terms(self) -> Terms:
        return self.position.terms

    @property
    def ally_side(self) -> int:
        """The side allied with the viewer's side against a lone player, or -1."""
        return self.position.ally_side(self.viewer_side)

    def side_spot(self, place: Place, side: int, index: int = 0) -> Spot:
        """Return the spot of a meld, or of the threes, of a side; those of an ally are
        numbered as melds of the viewer's side."""
        if side == self.ally_side:
            return Spot(place, index + FIRST_ALLY_MELD)
        return Spot(place, index, side=(side - self.viewer_side) % self.terms.sides)

    def side_and_index(self, spot: Spot) -> tuple[int, int]:
        """Return the side of a spot, and the index of its meld."""
        side = (self.viewer_side + spot.side) % self.terms.sides
        return self.position.locate_meld(side, spot.index)

    @property
    def viewer_side(self) -> int:
        return self.terms.side_of[self.viewer]

    def ranks_closed_for(self, side: int) -> tuple[Rank, ...]:
        """Return the ranks of which a side cannot begin a meld any more."""
        melds = self.position.melds[side]
        laid = {meld.rank for meld in melds if meld.form != RUN}
        closed = enumerate(self.position.closed_ranks)
        return tuple(Rank(i) for i, shut in closed if shut and i not in laid)

    def threes_of(self, side: int) -> list[Card]:
        """Return the threes that a side has laid out or set aside."""
        return [*self.position.bonus[side], *self.position.black_threes_aside[side]]

    def has_taken_up_foot(self, seat: int) -> bool:
        """Return whether a seat has picked up its foot."""
        return any(self.position.size) and has_taken_up_foot(self.position, seat)

    def melds_in_column_order(self, side: int) -> list[tuple[int, Meld]]:
        """Return the melds of a side with their indexes, from the left."""
        return sorted(enumerate(self.position.melds[side]), key=_meld_column)

    def meld(self, side: int, index: int) -> Meld | None:
        """Return the meld of a side with an index; None if there is none."""
        melds = self.position.melds[side]
        return melds[index] if index < len(melds) else None

    @property
    def freezing_card_index(self) -> int | None:
        """Index, from the bottom of the pile, of the topmost card that freezes it; None
        if no card does."""
        pile = self.position.pile
        if not self.position.frozen:
            return None
        depths = range(len(pile) - 1, -1, -1)
        odd = (i for i in depths if is_wild(pile[i]) or pile[i] >> 2 == RED3)
        return next(odd, None)


def _meld_column(indexed: tuple[int, Meld]) -> tuple[int, int, bool, str]:
    """Return the sort key of a meld for the order of columns: sets from the ace down,
    black threes, melds of wild cards, sequences."""
    index, meld = indexed
    kind = not meld.is_canasta, meld.canasta_kind or ""
    if meld.form == SET:
        return 0, -meld.rank, *kind
    return {THREES: 1, WILDS: 2, RUN: 3}[meld.form], index, *kind


EMPTY_TABLE: Final = TableState(
    Position(terms_for(Ruleset(id="", title="", character="", source=""), 4)), 0
)
"""The table while no game is shown."""


def make_table_state(observation: Observation) -> TableState:
    """Return the table that an observation shows.

    Other seats have only numbers of cards, except for a melded special hand.
    """
    position, viewer = observation.position, observation.seat
    open_hands: tuple[tuple[Card, ...], ...] = ()
    if position.special:
        open_hands = tuple(
            sorted_hand(position.hand(seat)) if is_hand_public(position, seat) else ()
            for seat in range(position.terms.players)
        )
    return TableState(
        position,
        viewer,
        hand=sorted_hand(observation.hand),
        seat_on_turn=None if position.cause is not None else position.turn,
        open_hands=open_hands,
        is_hand_face_down=observation.is_hand_hidden,
    )


def state_before_deal(end: TableState, dealer: int) -> TableState:
    """Return the table `end` as it was before the deal, with all cards in the stock."""
    position = Position(end.terms)
    position.dealer, position.stock = dealer, list(end.terms.deck)
    return TableState(position, end.viewer, is_hand_face_down=end.is_hand_face_down)


def staged_meld(group: StagedGroup) -> Meld:
    """Return the meld that a staged group forms, or would form with more cards."""
    cards = group.meld_cards
    found, wilds = find_meld_form(cards), count_wilds(cards)
    assert found is not None, "cards of several melds are not staged together"
    form, rank = found
    if form == RUN:
        cards = tuple(sorted(cards))
    return Meld(form, rank, len(cards) - wilds, wilds, cards, group.points)


def sorted_hand(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Return cards in the usual order: jokers, twos, ace to four, threes."""
    return tuple(sorted(cards, key=hand_sort_key))


@dataclass(frozen=True)
class TableTexts:
    """What texts on the table depend on besides the shown cards."""

    people: PlayerNames
    observation: Observation | None = None
    """Observation that the texts describe; None before the first one."""
    pile_words: labels.PileWords = field(default_factory=labels.PileWords)
    asking_seat: int | None = None
    """Seat that asks the player for permission to go out."""
    acting_seat: int | None = None
    """Seat that must act; None while a card moves."""
    hand_points: tuple[int, ...] = ()
    """Points counted for the cards left in the hand, by seat; () before the
    counting.
    """
    moods: Mapping[int, Mood] = field(default_factory=dict)
    """Mood of portraits by seat, after the latest events."""
    outlined_canastas: int = 0
    """Number of canastas outlined on the own row, as the goal of a lesson."""
    lesson_heading: tuple[str, ...] = ()
    """Lines in the row of the other sides while the row is empty."""
    is_coached: bool = False
    """Whether a lesson or question is on the table and no other player acts."""
    is_own_seat_given: bool = False
    """Whether a bot plays for the player."""
    is_watched: bool = False
    """Whether an onlooker watches, to whom no action is offered."""


def table_texts(
    observation: Observation, people: PlayerNames, previous: TableTexts
) -> TableTexts:
    """Return the texts for an observation; fields that do not depend on the observation
    are those of `previous`."""
    return replace(
        previous,
        people=people,
        observation=observation,
        pile_words=labels.pile_words(observation, looks_on=people.viewer < 0),
        acting_seat=seat_to_act(observation.position),
    )


def can_meld_now(observation: Observation) -> bool:
    """Return whether the player can meld or stage cards."""
    position, seat = observation.position, observation.seat
    if position.turn != seat or not may_meld(position, seat):
        return False
    return position.phase != DRAW_PHASE or can_open_before_taking(position)
