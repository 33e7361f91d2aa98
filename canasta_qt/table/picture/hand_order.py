"""The player's hand: its order, and which cards are selected, new or staged.

`Card` is a value, but two equal cards in a hand are two items. A `HandCard` is such an
item; its number has no meaning outside this module and the scene.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import starmap

from canasta_qt.cards import (
    NATURAL_RANKS,
    RED3,
    Card,
    Rank,
    hand_order,
    is_wild,
    suit_of,
    suit_order,
)
from canasta_qt.commands import Sorting


@dataclass(frozen=True, slots=True)
class HandCard:
    """One card in the hand; equal cards have different numbers."""

    number: int
    card: Card

    @property
    def rank(self) -> Rank:
        return Rank(self.card >> 2)


class HandOrder:
    """The hand in its order: by rank, by suit, or the player's own."""

    def __init__(self) -> None:
        self.cards: tuple[HandCard, ...] = ()
        self.sorting = Sorting.RANK
        self.selected: frozenset[HandCard] = frozenset()
        self.new_cards: frozenset[HandCard] = frozenset()
        """New cards, which have a light."""
        self.staged: tuple[HandCard, ...] = ()
        """Cards in the tray, in the order of the draft."""
        self.picked: frozenset[HandCard] = frozenset()
        """Dragged cards."""
        self._own: tuple[HandCard, ...] = ()
        """The player's own order, including cards that have left the hand."""
        self._left: tuple[HandCard, ...] = ()
        """Cards that have left the hand, the latest first."""
        self._is_returning = False
        """Whether the next cards have been in the hand before, as after an undo."""
        self._next = 0
        """Number of the next card."""

    @property
    def unstaged_cards(self) -> tuple[HandCard, ...]:
        """The cards in the hand without those in the tray."""
        away = set(self.staged)
        return tuple(held for held in self.cards if held not in away)

    @property
    def selected_cards(self) -> tuple[Card, ...]:
        """The selected cards in hand order."""
        return tuple(held.card for held in self.unstaged_cards if held in self.selected)

    @property
    def own_order(self) -> tuple[Card, ...]:
        """All cards in the player's own order."""
        return tuple(held.card for held in self._held)

    @property
    def _held(self) -> tuple[HandCard, ...]:
        away = set(self._left)
        return tuple(held for held in self._own if held not in away)

    def group_of(self, held: HandCard) -> int:
        """Return the rank of a card or, in a hand sorted by suit, its suit."""
        if self.sorting is not Sorting.SUIT:
            return held.rank
        if is_wild(held.card):
            return -1
        return suit_of(held.card) if held.rank < NATURAL_RANKS else NATURAL_RANKS

    def set_hand(
        self, cards: tuple[Card, ...], staged: tuple[Card, ...], drawn: tuple[Card, ...]
    ) -> None:
        """Replace the hand by these cards, some of them staged or new."""
        self.sync(cards)
        self.stage(staged)
        if drawn:
            self.mark_new(drawn)

    def clear_hand(self) -> None:
        """Clear hand and order for another deal."""
        self._own, self._left = (), ()
        self.staged, self.selected = (), frozenset()
        self._order()

    def restore(self, cards: tuple[Card, ...]) -> None:
        """Set the hand to an earlier one, with each card at its former place."""
        self._is_returning = True
        self.sync(cards)
        self._is_returning = False

    def sync(self, cards: tuple[Card, ...]) -> None:
        """Set the hand to these cards; those that stay keep their place and state.

        Of equal cards the staged and selected ones leave first, as the played ones.
        Cards that replace red threes of the deal are not marked as new.
        """
        wanted = Counter(cards)
        held = sorted(self._held, key=self._reluctance)
        keep = _among(held, wanted)
        back = _among(self._left, wanted) if self._is_returning else set()
        if cards and not keep | back:
            held, self._own, self._left = [], (), ()  # another deal
        gone = [each for each in held if each not in keep]
        deals = any(each.rank == RED3 for each in gone)
        self._left = (*gone, *(each for each in self._left if each not in back))
        self._add(sorted(wanted.elements(), key=hand_order), sorts=deals)
        self._is_returning &= not back
        self.selected &= keep
        self.new_cards &= keep
        self.staged = tuple(held for held in self.staged if held in keep)
        self._order()

    def _add(self, cards: Iterable[Card], *, sorts: bool = False) -> None:
        """Add new cards at the right end, or each before its successor in order."""
        came = tuple(starmap(HandCard, enumerate(cards, self._next)))
        self._next += len(came)
        if not sorts:
            self._own += came
            return
        for new in came:
            keys = [hand_order(held.card) for held in self._own]
            later = (i for i, key in enumerate(keys) if key > hand_order(new.card))
            at = next(later, len(keys))
            self._own = (*self._own[:at], new, *self._own[at:])

    def _reluctance(self, held: HandCard) -> int:
        away = 2 * (held in self.staged) + 4 * (held in self.picked)
        return away + (held in self.selected)

    def stage(self, cards: tuple[Card, ...]) -> None:
        """Stage exactly these cards, dragged and selected ones first."""
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

    def mark_new(self, cards: tuple[Card, ...]) -> None:
        """Mark cards as new, the latest of equal ones."""
        fresh = set()
        for card in cards:
            equal = [h for h in self._held if h.card == card and h not in fresh]
            if equal:
                fresh.add(equal[-1])
        self.new_cards = frozenset(fresh)

    def arrange(self, sorting: Sorting, own: tuple[Card, ...] = ()) -> None:
        """Sort the hand in another way; `own` is the player's last order."""
        self.sorting = sorting
        if own and own != self.own_order:
            self._own = ()
            self._add(own)
            self._left, self._is_returning = self._own, True
        self._order()

    def move(self, moved: Iterable[HandCard], before: HandCard | None) -> None:
        """Move cards before another or, for None, to the right end."""
        if self.sorting is not Sorting.OWN:
            self._own = self._sorted(self._own)
            self.sorting = Sorting.OWN
        going = [held for held in self._own if held in set(moved)]
        if before is None or before in going:
            before = self._after(before, going)
        rest = [held for held in self._own if held not in going]
        at = len(rest) if before is None else rest.index(before)
        self._own = (*rest[:at], *going, *rest[at:])
        self._order()

    def _after(self, before: HandCard | None, going: list[HandCard]) -> HandCard | None:
        """Return the first card from `before` on that is not moved itself."""
        if before is None:
            return None
        right = self._own[self._own.index(before) :]
        return next((held for held in right if held not in going), None)

    def toggle(self, held: HandCard) -> None:
        """Select or deselect a card."""
        self.selected ^= {held}

    def select_rank(self, rank: Rank) -> None:
        """Add all cards of a rank to the selection."""
        self.selected |= {held for held in self.unstaged_cards if held.rank == rank}

    def clear_selection(self) -> None:
        """Clear the selection."""
        self.selected = frozenset()

    def _order(self) -> None:
        self.cards = self._sorted(self._held)

    def _sorted(self, held: tuple[HandCard, ...]) -> tuple[HandCard, ...]:
        if self.sorting is Sorting.OWN:
            return held
        key = hand_order if self.sorting is Sorting.RANK else suit_order
        return tuple(sorted(held, key=lambda each: key(each.card)))


def _among(cards: Iterable[HandCard], wanted: Counter[Card]) -> set[HandCard]:
    """Return the wanted cards, and subtract them from `wanted`."""
    found = set()
    for held in cards:
        if wanted[held.card]:
            wanted[held.card] -= 1
            found.add(held)
    return found
