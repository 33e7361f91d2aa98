"""The player's hand: its order, and which cards are selected, new or staged.

A `Card` is only a value, so two equal cards cannot be told apart. A `HandCard` is one
of them, with a number that is used only by this module and the scene.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import starmap

from canasta_qt.cards import (
    NATURAL_RANK_COUNT,
    RED3,
    Card,
    Rank,
    hand_sort_key,
    is_wild,
    suit_of,
    suit_sort_key,
)
from canasta_qt.commands import Sorting


@dataclass(frozen=True, slots=True)
class HandCard:
    """One card of the hand; two equal cards have different numbers."""

    number: int
    card: Card

    @property
    def rank(self) -> Rank:
        return Rank(self.card >> 2)


class HandOrder:
    """The cards of the hand in the order shown."""

    def __init__(self) -> None:
        self.cards: tuple[HandCard, ...] = ()
        self.sorting = Sorting.RANK
        self._sorting_of_deal = Sorting.RANK
        """Sorting of the hand after the next deal: the last one by rank or suit."""
        self.selected: frozenset[HandCard] = frozenset()
        self.new_cards: frozenset[HandCard] = frozenset()
        """New cards, which are shown with a light."""
        self.staged: tuple[HandCard, ...] = ()
        """Cards in the staging tray, in the order of the draft."""
        self.picked: frozenset[HandCard] = frozenset()
        """Cards of the current drop; if the hand has equal cards, these leave it
        first."""
        self._own_order: tuple[HandCard, ...] = ()
        """The cards in the player's own order, whatever order is shown."""
        self._is_arranged = False
        """Whether the player has moved cards since the deal."""
        self._removed: tuple[HandCard, ...] = ()
        """Cards that have left the hand, the last one first."""
        self._is_returning = False
        """Whether the next hand is that of a saved game, whose cards in their saved
        order are in `_removed`."""
        self._next = 0
        """Number for the next `HandCard`."""

    @property
    def unstaged_cards(self) -> tuple[HandCard, ...]:
        """The cards of the hand that are not staged."""
        away = set(self.staged)
        return tuple(held for held in self.cards if held not in away)

    @property
    def selected_cards(self) -> tuple[Card, ...]:
        """The selected cards, in the order of the hand."""
        return tuple(held.card for held in self.unstaged_cards if held in self.selected)

    @property
    def next_sorting(self) -> Sorting:
        """The sorting after the present one; the player's own order is included only if
        the player has moved cards."""
        found = self.sorting.next_sorting
        skips = found is Sorting.OWN and not self._is_arranged
        return found.next_sorting if skips else found

    @property
    def own_order(self) -> tuple[Card, ...]:
        """All cards of the hand in the player's own order."""
        return tuple(held.card for held in self._held_cards)

    @property
    def _held_cards(self) -> tuple[HandCard, ...]:
        away = set(self._removed)
        return tuple(held for held in self._own_order if held not in away)

    def group_number(self, hand_card: HandCard) -> int:
        """Return a number for the group of a card: its rank, or in a hand sorted by
        suit its suit; all wild cards are a group, and so are all threes."""
        if self.sorting is not Sorting.SUIT:
            return hand_card.rank
        if is_wild(hand_card.card):
            return -1
        if hand_card.rank < NATURAL_RANK_COUNT:
            return suit_of(hand_card.card)
        return NATURAL_RANK_COUNT

    def set_hand(
        self, cards: tuple[Card, ...], staged: tuple[Card, ...], drawn: tuple[Card, ...]
    ) -> None:
        """Replace the hand by `cards`, of which `staged` are staged and `drawn` are
        new."""
        self.replace_cards(cards, drawn)
        self.stage_cards(staged)
        if drawn:
            self.mark_as_new(drawn)

    def clear_hand(self) -> None:
        """Remove all cards and the player's own order, before another deal."""
        self.sorting = self._sorting_of_deal
        self._own_order, self._removed, self._is_arranged = (), (), False
        self.staged, self.selected = (), frozenset()
        self._order()

    def replace_cards(
        self,
        cards: tuple[Card, ...],
        drawn: tuple[Card, ...] = (),
        *,
        is_returning: bool = False,
    ) -> None:
        """Replace the hand by `cards`; cards that remain in the hand, which are those
        without `drawn`, keep place and state.

        With `is_returning`, after an undo, returning cards get their former places. If
        only some of several equal cards remain, staged and selected ones are removed
        first. Cards that replace red threes are sorted into the hand, other new cards
        are added at the right end.
        """
        new = Counter(drawn)
        wanted = Counter(cards) - new
        held = sorted(self._held_cards, key=self._removal_rank)
        keep = _take_equal(held, wanted)
        back = (
            _take_equal(self._removed, wanted)
            if is_returning or self._is_returning
            else set()
        )
        if cards and not keep | back:
            held, self._own_order, self._removed = [], (), ()  # another deal
            self._is_arranged = False
        gone = [each for each in held if each not in keep]
        deals = any(each.rank == RED3 for each in gone)
        self._removed = (*gone, *(each for each in self._removed if each not in back))
        self._add(sorted((wanted + new).elements(), key=hand_sort_key), sorts=deals)
        self._is_returning &= not back
        self.selected &= keep
        self.new_cards &= keep
        self.staged = tuple(held for held in self.staged if held in keep)
        self._order()

    def _add(self, cards: Iterable[Card], *, sorts: bool = False) -> None:
        """Add new cards at the right end.

        With `sorts` each card is inserted before the first card that is later in the
        usual order.
        """
        came = tuple(starmap(HandCard, enumerate(cards, self._next)))
        self._next += len(came)
        if not sorts:
            self._own_order += came
            return
        for new in came:
            keys = [hand_sort_key(held.card) for held in self._own_order]
            later = (i for i, key in enumerate(keys) if key > hand_sort_key(new.card))
            at = next(later, len(keys))
            self._own_order = (*self._own_order[:at], new, *self._own_order[at:])

    def _removal_rank(self, held: HandCard) -> int:
        away = 2 * (held in self.staged) + 4 * (held in self.picked)
        return away + (held in self.selected)

    def stage_cards(self, cards: tuple[Card, ...]) -> None:
        """Stage these cards and no others; of equal cards, those of the current drop
        and selected ones are staged first."""
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

    def mark_as_new(self, cards: tuple[Card, ...]) -> None:
        """Mark only these cards as new; of equal cards, those that were added last."""
        fresh = set()
        for card in cards:
            equal = [h for h in self._held_cards if h.card == card and h not in fresh]
            if equal:
                fresh.add(equal[-1])
        self.new_cards = frozenset(fresh)

    def sort_cards(self, sorting: Sorting, own_order: tuple[Card, ...] = ()) -> None:
        """Show the hand in another order; `own_order` is the player's own order."""
        self.sorting = sorting
        if sorting is not Sorting.OWN:
            self._sorting_of_deal = sorting
        if own_order and own_order != self.own_order:
            self._own_order = ()
            self._add(own_order)
            self._removed, self._is_returning = self._own_order, True
            self._is_arranged = True
        self._order()

    def move_cards(self, moved: Iterable[HandCard], before: HandCard | None) -> None:
        """Move cards to the left of the card `before`; None moves them to the right
        end."""
        before_move = self.cards
        if self.sorting is not Sorting.OWN:
            self._own_order = self._sort(self._own_order)
            self.sorting = Sorting.OWN
        going = [held for held in self._own_order if held in set(moved)]
        if before is None or before in going:
            before = self._after(before, going)
        rest = [held for held in self._own_order if held not in going]
        at = len(rest) if before is None else rest.index(before)
        self._own_order = (*rest[:at], *going, *rest[at:])
        self._order()
        self._is_arranged |= self.cards != before_move

    def _after(self, before: HandCard | None, going: list[HandCard]) -> HandCard | None:
        """Return the first card at or after `before` that is not among the moved cards
        `going`; None for the right end."""
        if before is None:
            return None
        right = self._own_order[self._own_order.index(before) :]
        return next((held for held in right if held not in going), None)

    def toggle_selection(self, hand_card: HandCard) -> None:
        self.selected ^= {hand_card}

    def select_rank(self, rank: Rank) -> None:
        """Add all cards of a rank that are not staged to the selection."""
        self.selected |= {held for held in self.unstaged_cards if held.rank == rank}

    def clear_selection(self) -> None:
        self.selected = frozenset()

    def _order(self) -> None:
        self.cards = self._sort(self._held_cards)

    def _sort(self, held: tuple[HandCard, ...]) -> tuple[HandCard, ...]:
        if self.sorting is Sorting.OWN:
            return held
        key = hand_sort_key if self.sorting is Sorting.RANK else suit_sort_key
        return tuple(sorted(held, key=lambda each: key(each.card)))


def _take_equal(cards: Iterable[HandCard], wanted: Counter[Card]) -> set[HandCard]:
    """Return the hand cards that are equal to the cards in `wanted`, each of which is
    counted once, and subtract them from `wanted`."""
    found = set()
    for held in cards:
        if wanted[held.card]:
            wanted[held.card] -= 1
            found.add(held)
    return found
