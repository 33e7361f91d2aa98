"""The player's hand as it is held: its order, what is chosen, new or laid ready.

Cards are values, but two equal cards in a hand are two things to point at.  A
`HandCard` is such a thing; its number means nothing outside this module and the scene.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import count

from canasta_qt.cards import Card, Rank, hand_order


@dataclass(frozen=True, slots=True)
class HandCard:
    """One card in the hand; equal cards have different numbers."""

    number: int
    card: Card

    @property
    def rank(self) -> Rank:
        """Its rank."""
        return Rank(self.card >> 2)


class HandOrder:
    """The hand in the order it lies, sorted by rank or as the player moved it."""

    def __init__(self) -> None:
        """Begin with an empty hand, sorted by rank."""
        self.cards: tuple[HandCard, ...] = ()
        self.by_rank = True
        self.selected: frozenset[HandCard] = frozenset()
        self.fresh: frozenset[HandCard] = frozenset()
        """Cards that have just come and wear a light."""
        self.staged: tuple[HandCard, ...] = ()
        """Cards in the tray, in the order of the draft."""
        self.picked: frozenset[HandCard] = frozenset()
        """Cards in the air."""
        self._own: tuple[HandCard, ...] = ()
        self._numbers = count()

    @property
    def shown(self) -> tuple[HandCard, ...]:
        """The cards that lie in the hand and not in the tray."""
        away = set(self.staged)
        return tuple(held for held in self.cards if held not in away)

    @property
    def chosen(self) -> tuple[Card, ...]:
        """The selected cards in the order they lie."""
        return tuple(held.card for held in self.shown if held in self.selected)

    def sync(self, cards: tuple[Card, ...]) -> None:
        """Hold exactly these cards; those that stay keep their place and state.

        Of equal cards the staged and selected ones leave first: they were played.
        """
        wanted = Counter(cards)
        leaving_last = sorted(self._own, key=self._reluctance)
        keep = set()
        for held in leaving_last:
            if wanted[held.card]:
                wanted[held.card] -= 1
                keep.add(held)
        came = [
            HandCard(next(self._numbers), card)
            for card in sorted(wanted.elements(), key=hand_order)
        ]
        self._own = tuple(held for held in self._own if held in keep) + tuple(came)
        self.selected &= keep
        self.fresh &= keep
        self.staged = tuple(held for held in self.staged if held in keep)
        self._order()

    def _reluctance(self, held: HandCard) -> int:
        away = 2 * (held in self.staged) + 4 * (held in self.picked)
        return away + (held in self.selected)

    def stage(self, cards: tuple[Card, ...]) -> None:
        """Put exactly these cards into the tray, picked and chosen ones first."""
        free = list(self.staged)
        chosen = sorted(self.selected, key=lambda held: held.number)
        spare = [*self.picked, *chosen, *self.cards]
        staged: list[HandCard] = []
        for card in cards:
            pool = [h for h in (*free, *spare) if h.card == card and h not in staged]
            if pool:
                staged.append(pool[0])
        self.staged = tuple(staged)
        self.selected -= set(staged)

    def mark_fresh(self, cards: tuple[Card, ...]) -> None:
        """Light up cards that just came, the newest of equal ones."""
        fresh = set()
        for card in cards:
            equal = [h for h in self._own if h.card == card and h not in fresh]
            if equal:
                fresh.add(equal[-1])
        self.fresh = frozenset(fresh)

    def toggle_order(self) -> None:
        """Change between the order by rank and the player's own."""
        self.by_rank = not self.by_rank
        self._order()

    def move(self, moved: Iterable[HandCard], before: HandCard | None) -> None:
        """Put cards before another (or at the right end): the player's own order."""
        if self.by_rank:
            self._own = self.cards
            self.by_rank = False
        going = [held for held in self._own if held in set(moved)]
        if before is None or before in going:
            before = self._after(before, going)
        rest = [held for held in self._own if held not in going]
        at = len(rest) if before is None else rest.index(before)
        self._own = (*rest[:at], *going, *rest[at:])
        self._order()

    def _after(self, before: HandCard | None, going: list[HandCard]) -> HandCard | None:
        """Return the first card at or right of `before` that does not move itself."""
        if before is None:
            return None
        right = self._own[self._own.index(before) :]
        return next((held for held in right if held not in going), None)

    def toggle(self, held: HandCard) -> None:
        """Select a card, or no longer."""
        self.selected ^= {held}

    def select_rank(self, rank: Rank) -> None:
        """Select all cards of a rank besides what is selected."""
        self.selected |= {held for held in self.shown if held.rank == rank}

    def clear(self) -> None:
        """Select nothing."""
        self.selected = frozenset()

    def _order(self) -> None:
        if self.by_rank:
            self.cards = tuple(sorted(self._own, key=lambda h: hand_order(h.card)))
        else:
            self.cards = self._own
