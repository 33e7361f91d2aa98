"""Properties of a hand for the rule policy: unseen copies, planned sequences,
endgame."""

from collections.abc import Iterable
from typing import Final

from canasta_qt.bots.estimates.outlook import is_opponent_near_out
from canasta_qt.bots.estimates.ruleset_traits import Traits, traits_of
from canasta_qt.bots.estimates.values import values
from canasta_qt.bots.variants.sequences import PlannedSequence, plan_sequences
from canasta_qt.cards import CARD_LIST_LENGTH, DEUCE, JOKER, Card
from canasta_qt.engine.legality import refusal
from canasta_qt.engine.state.actions import Action
from canasta_qt.engine.state.melds import CANASTA_SIZE, SET, WILDS, Meld
from canasta_qt.engine.state.position import Position
from canasta_qt.engine.state.terms import Terms
from canasta_qt.rules.model import Ruleset

_NO_CARDS: Final = [0] * CARD_LIST_LENGTH


class HandFacts:
    """Properties of a position and of the seat's hand, for one decision."""

    def __init__(self, position: Position, seat: int) -> None:
        """Compute the values; the hand of the seat must be known."""
        self.terms: Terms = position.terms
        self.rules: Ruleset = self.terms.rules
        self.position: Position = position
        self.seat: int = seat
        self.side: int = self.terms.side_of[seat]
        self.traits: Traits = traits_of(self.terms)
        self.hand: list[int] = position.hands[seat]
        self.ranks: list[int] = position.ranks[seat]
        self.size: int = position.size[seat]
        self.melds: list[Meld] = position.melds[self.side]
        self.has_foot: bool = bool(position.feet[seat])
        """Whether the seat still has a foot to take up."""
        self.wilds: int = self.ranks[DEUCE] + self.ranks[JOKER]
        cards = self.terms.players * max(self.terms.draw_count, 1)
        short = len(position.stock) < cards * values.ENDGAME.max_stock_turns
        self.is_threatened: bool = is_opponent_near_out(position, seat)
        again = position.renewals >= values.ENDGAME.min_stock_renewals
        ends = short and not self.terms.renews_stock
        self.is_endgame: bool = ends or self.is_threatened or again
        self._unseen: list[int] = []
        self.reserved: list[int] = [0] * CARD_LIST_LENGTH
        self.planned_sequences: list[PlannedSequence] = []
        if self.rules.sequences:
            self.planned_sequences = plan_sequences(
                self.hand, self.melds, self.unseen_copies
            )
            for project in self.planned_sequences:
                for card in project.cards:
                    self.reserved[card] += 1

    @property
    def unseen_copies(self) -> list[int]:
        """Number of copies that the seat cannot see, by card."""
        if not self._unseen:
            self._unseen = _unseen(self.position, self.seat, self.terms.kinds)
        return self._unseen

    def count_unreserved(self, rank: int) -> int:
        """Return the number of cards of a rank that no planned sequence needs."""
        kept, card = self.reserved, rank * 4
        waited = kept[card] + kept[card + 1] + kept[card + 2] + kept[card + 3]
        return self.ranks[rank] - waited

    def cards_of_rank(self, rank: int, count: int) -> tuple[Card, ...]:
        """Return `count` cards of a rank, those that no planned sequence needs
        first."""
        first = rank * 4
        free: list[Card] = []
        kept: list[Card] = []
        for card in range(first, first + 4):
            held = self.hand[card]
            if not held:
                continue
            keep = min(self.reserved[card], held)
            free += [Card(card)] * (held - keep)
            kept += [Card(card)] * keep
        return tuple((free + kept)[:count])

    def wild_cards(self) -> list[Card]:
        """Return the wild cards of the hand; the last ones are to be used first."""
        jokers = self.cards_of_rank(JOKER, 99)
        return [*jokers, *self.cards_of_rank(DEUCE, 99)]

    def rank_meld_indexes(self, rank: int) -> list[int]:
        """Return the indexes of the side's melds of a rank."""
        return [
            index
            for index, meld in enumerate(self.melds)
            if meld.form == SET and meld.rank == rank
        ]

    def wild_meld_index(self) -> int:
        """Return the index of the side's unfinished meld of wild cards, or -1."""
        for index, meld in enumerate(self.melds):
            if meld.form == WILDS and not meld.is_canasta:
                return index
        return -1

    def count_unseen(self, rank: int) -> int:
        """Return the number of cards of a rank that the seat cannot see."""
        unseen, card = self.unseen_copies, rank * 4
        return unseen[card] + unseen[card + 1] + unseen[card + 2] + unseen[card + 3]

    def max_set_size(self, wilds: int) -> int:
        """Return the largest size of a meld of one rank with `wilds` wild cards."""
        return self.traits.mixed_cap if wilds else self.traits.cap

    def is_pure(self, rank: int) -> bool:
        """Return whether the side's melds of a rank must have no wild card."""
        strictness = self.traits.pure[rank]
        if strictness == 2:
            return not any(
                meld.rank == rank and meld.mixed_at_opening for meld in self.melds
            )
        return strictness == 1

    def may_begin_pure_meld(self, rank: int, count: int) -> bool:
        """Return whether `count` cards will probably become a canasta of a pure rank.

        An unfinished meld of a pure rank costs as much as a canasta scores.
        """
        present = sum([self.melds[i].size for i in self.rank_meld_indexes(rank)])
        lack = CANASTA_SIZE - count - present
        hopeful = (
            lack <= values.MELDS.max_missing_pure_rank_cards
            and self.count_unseen(rank) >= 2 * lack
        )
        return lack <= 0 or (hopeful and not self.is_endgame)

    def is_legal(self, action: Action) -> bool:
        return refusal(self.position, action) is None

    def first_legal_action(self, wanted_actions: Iterable[Action]) -> Action | None:
        """Return the first action that the rules allow, or None."""
        return next((wish for wish in wanted_actions if self.is_legal(wish)), None)


def _unseen(  # noqa: C901 - one loop for each place of cards
    position: Position, seat: int, kinds: list[int]
) -> list[int]:
    """Return by card the number of copies that the seat cannot see.

    Cards known to be in other hands are not included.
    """
    unseen = kinds[:]
    hands = position.known[:]
    hands[seat] = position.hands[seat]
    for hand in hands:
        if hand != _NO_CARDS:
            for card, count in enumerate(hand):
                if count:
                    unseen[card] = unseen[card] - count
    for melds in position.melds:
        for meld in melds:
            for card in meld.cards:
                unseen[card] = unseen[card] - 1
    shown = position.pile[position.pile_hidden :]
    for bonus in position.bonus:
        shown += bonus
    for card in shown:
        if card >= 0:
            unseen[card] = unseen[card] - 1
    return unseen


def is_endgame(position: Position, seat: int) -> bool:
    """Return whether the round may end soon, or the same few cards are drawn again and
    again."""
    return HandFacts(position, seat).is_endgame
