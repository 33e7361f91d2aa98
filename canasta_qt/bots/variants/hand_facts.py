"""A hand as the policy sees it beside a table: what is late, unseen, kept for runs."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from canasta_qt.bots.estimates.outlook import foes_near_out
from canasta_qt.bots.estimates.ruleset_traits import Traits, traits_of
from canasta_qt.bots.estimates.values import values
from canasta_qt.bots.variants.sequences import Project, projects_of
from canasta_qt.cards import DEUCE, JOKER, KINDS, NATURAL_RANKS, Card
from canasta_qt.engine.legality import refusal
from canasta_qt.engine.state.actions import Action
from canasta_qt.engine.state.melds import CANASTA_SIZE, SET, WILDS, Meld
from canasta_qt.engine.state.position import Position
from canasta_qt.engine.state.terms import Terms
from canasta_qt.rules.model import Ruleset

_NOTHING: Final = [0] * KINDS


class HandFacts:
    """What the deciding seat holds and sees, worked out for one decision."""

    def __init__(self, position: Position, seat: int) -> None:
        """Look at a position from a seat, whose hand must be known."""
        self.terms: Terms = position.terms
        self.rules: Ruleset = self.terms.rules
        self.position: Position = position
        self.seat: int = seat
        self.side: int = self.terms.side_of[seat]
        self.traits: Traits = traits_of(self.terms)
        self.points: list[int] = self.traits.points
        self.hand: list[int] = position.hands[seat]
        self.ranks: list[int] = position.ranks[seat]
        self.size: int = position.size[seat]
        self.melds: list[Meld] = position.melds[self.side]
        self.feet: bool = bool(position.feet[seat])
        """The foot is still to come."""
        self.wilds: int = self.ranks[DEUCE] + self.ranks[JOKER]
        cards = self.terms.players * max(self.terms.draw_count, 1)
        short = len(position.stock) < cards * values.ENDGAME.turns
        self.is_threatened: bool = foes_near_out(position, seat)
        again = position.renewals >= values.ENDGAME.recycled
        ends = short and not self.terms.renews_stock
        self.is_endgame: bool = ends or self.is_threatened or again
        self._unseen: list[int] = []
        self.kept: list[int] = [0] * KINDS
        self.projects: list[Project] = []
        if self.rules.sequences:
            self.projects = projects_of(self.hand, self.melds, self.unseen)
            for project in self.projects:
                for card in project.cards:
                    self.kept[card] += 1

    @property
    def unseen(self) -> list[int]:
        """Copies by card that the seat cannot see, counted when first asked for."""
        if not self._unseen:
            self._unseen = _unseen(self.position, self.seat, self.terms.kinds)
        return self._unseen

    @property
    def room(self) -> int:
        """Cards that may be laid without going out: two stay, none before the foot."""
        return self.size if self.feet else self.size - 2

    def free(self, rank: int) -> int:
        """Cards of a natural rank that no run waits for."""
        kept, card = self.kept, rank * 4
        waited = kept[card] + kept[card + 1] + kept[card + 2] + kept[card + 3]
        return self.ranks[rank] - waited

    def cards(self, rank: int, count: int) -> tuple[Card, ...]:
        """Pick cards of a rank, those first that no run waits for."""
        first = rank * 4
        free: list[Card] = []
        kept: list[Card] = []
        for card in range(first, first + 4):
            held = self.hand[card]
            if not held:
                continue
            keep = min(self.kept[card], held)
            free += [Card(card)] * (held - keep)
            kept += [Card(card)] * keep
        return tuple((free + kept)[:count])

    def wild_cards(self) -> list[Card]:
        """The wild cards, those to be laid first at the end: deuces."""
        jokers = self.cards(JOKER, 99)
        return [*jokers, *self.cards(DEUCE, 99)]

    def lying(self, rank: int) -> list[int]:
        """Numbers of the side's rank melds of a rank."""
        return [
            index
            for index, meld in enumerate(self.melds)
            if meld.form == SET and meld.rank == rank
        ]

    def wild_meld(self) -> int:
        """Number of the side's unfinished meld of wild cards, or -1."""
        for index, meld in enumerate(self.melds):
            if meld.form == WILDS and not meld.canasta:
                return index
        return -1

    def unseen_of(self, rank: int) -> int:
        """Copies of a rank that lie hidden."""
        unseen, card = self.unseen, rank * 4
        return unseen[card] + unseen[card + 1] + unseen[card + 2] + unseen[card + 3]

    def unseen_wilds(self) -> int:
        """Wild cards that lie hidden."""
        return sum(self.unseen[DEUCE * 4 : JOKER * 4 + 4])

    def cap(self, wilds: int) -> int:
        """Most cards that a set with so many wild ones may hold."""
        return self.traits.mixed_cap if wilds else self.traits.cap

    def is_pure(self, rank: int) -> bool:
        """Return whether melds of a rank must be free of wild cards for this side."""
        strictness = self.traits.pure[rank]
        if strictness == 2:
            return not any(
                meld.rank == rank and meld.mixed_at_opening for meld in self.melds
            )
        return strictness == 1

    def may_begin_pure(self, rank: int, count: int) -> bool:
        """Return whether so many cards of a pure rank will probably become seven.

        An unfinished meld of it costs as much as a finished one brings.
        """
        lying = sum([self.melds[index].size for index in self.lying(rank)])
        lack = CANASTA_SIZE - count - lying
        hopeful = lack <= values.MELDS.pure_lack and self.unseen_of(rank) >= 2 * lack
        return lack <= 0 or (hopeful and not self.is_endgame)

    def allows(self, action: Action) -> bool:
        """Return whether the rules allow an action."""
        return refusal(self.position, action) is None

    def first_legal(self, wishes: Iterable[Action]) -> Action | None:
        """Return the first action that the rules allow."""
        return next((wish for wish in wishes if self.allows(wish)), None)


def _unseen(  # noqa: C901 - one loop for each place where cards lie
    position: Position, seat: int, kinds: list[int]
) -> list[int]:
    """Copies by card that the seat cannot see; cards known in hands count as seen."""
    unseen = kinds[:]
    hands = position.known[:]
    hands[seat] = position.hands[seat]
    for hand in hands:
        if hand != _NOTHING:
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


def natural_held(facts: HandFacts) -> list[int]:
    """Natural ranks of which the hand holds a card, high ones first."""
    ranks = facts.ranks
    return [rank for rank in range(NATURAL_RANKS - 1, -1, -1) if ranks[rank]]


def is_endgame(position: Position, seat: int) -> bool:
    """Return whether the round may end soon, or nobody waits any more."""
    return HandFacts(position, seat).is_endgame
