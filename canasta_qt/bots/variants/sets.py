"""Sets and wild cards for a side that is open, gathered into one act."""

from __future__ import annotations

from typing import Final

from canasta_qt.bots.variants.hand_facts import View
from canasta_qt.cards import DEUCE, JOKER, NATURAL_RANKS, Card
from canasta_qt.engine.state.actions import AddToMeld, MeldPlay, NewMeld
from canasta_qt.engine.state.melds import CANASTA_SIZE, SET, Meld
from canasta_qt.rules.values import WildToCanasta

_STAY: Final = 2
"""Cards beyond the two that must that stay in hand when a set is begun."""
_STAY_HOARDING: Final = 9
"""The same where a set in hand takes piles that one on the table cannot."""
_NEVER: Final = 99
_MANY_WILDS: Final = 18
"""Wild cards of a table at which a canasta of them is within easy reach."""
_MANY_LAID: Final = 3
"""Wild cards that begin a meld of them there."""
_JOKERS_IN_DEUCES: Final = 2


class Heap:
    """A set as it would lie: what is on the table, and what the hand adds."""

    __slots__ = ("before", "index", "naturals", "rank", "wilds")

    def __init__(self, rank: int, index: int, before: Meld | None) -> None:
        """Begin with a meld of the side, or with nothing (`index` -1)."""
        self.rank: int = rank
        self.index: int = index
        self.before: Meld | None = before
        self.naturals: int = 0
        self.wilds: int = 0

    @property
    def all_naturals(self) -> int:
        """Natural cards it would hold."""
        return self.naturals + (0 if self.before is None else self.before.naturals)

    @property
    def all_wilds(self) -> int:
        """Wild cards it would hold."""
        return self.wilds + (0 if self.before is None else self.before.wilds)

    @property
    def size(self) -> int:
        """Cards it would hold."""
        return self.all_naturals + self.all_wilds

    @property
    def was_canasta(self) -> bool:
        """Whether it has its seven cards already."""
        return self.before is not None and self.before.canasta


class Plan:
    """A lay in the making; counts first, cards when all is settled."""

    __slots__ = ("_given", "_runs", "_view", "_wild_cards", "heaps", "room", "wilds")

    def __init__(self, view: View) -> None:
        """Start with nothing laid."""
        self._view: View = view
        self._runs: list[MeldPlay] = []
        self._given: list[int] = view.hand[:]
        self._wild_cards: tuple[int, int, int] = (-1, 0, 0)
        self.room: int = view.room
        self.wilds: int = view.wilds
        self.heaps: list[Heap] = [
            Heap(meld.rank, index, meld)
            for index, meld in enumerate(view.melds)
            if meld.form == SET
        ]

    def begin(self, cards: tuple[Card, ...]) -> None:
        """Begin a run."""
        self._runs.append(NewMeld(cards))
        self._use(cards)

    def add_cards(self, index: int, cards: tuple[Card, ...]) -> None:
        """Put cards onto a run."""
        self._runs.append(AddToMeld(index, cards))
        self._use(cards)

    def _use(self, cards: tuple[Card, ...]) -> None:
        self.room -= len(cards)
        for card in cards:
            self._given[card] -= 1
            self._view.kept[card] -= 1

    def held(self, rank: int) -> int:
        """Cards of a rank that are neither laid yet nor kept for a run."""
        first = rank * 4
        kept = sum(self._view.kept[first : first + 4])
        count = sum(self._given[first : first + 4]) - kept
        return count - sum([heap.naturals for heap in self.heaps if heap.rank == rank])

    def naturals(self, heap: Heap, count: int) -> None:
        """Add naturals to a set."""
        heap.naturals += count
        self.room -= count

    def wild(self, heap: Heap, count: int) -> None:
        """Add wild cards to a set."""
        heap.wilds += count
        self.wilds -= count
        self.room -= count

    def new_heap(self, rank: int) -> Heap:
        """Begin a set."""
        heap = Heap(rank, -1, None)
        self.heaps.append(heap)
        return heap

    def wild_meld(self, index: int, deuces: int, jokers: int) -> None:
        """Lay wild cards on their own: onto a meld, or as a new one."""
        self._wild_cards = (index, deuces, jokers)
        self.wilds -= deuces + jokers
        self.room -= deuces + jokers

    def plays(self) -> tuple[MeldPlay, ...]:
        """Turn the plan into plays."""
        made = list(self._runs)
        index, deuces, jokers = self._wild_cards
        wilds = self._view.wild_cards()
        if deuces or jokers:
            cards = (
                *self._view.cards(DEUCE, deuces),
                *self._view.cards(JOKER, jokers),
            )
            for card in cards:
                wilds.remove(card)
            made.append(NewMeld(cards) if index < 0 else AddToMeld(index, cards))
        left = self._given[:]
        for heap in self.heaps:
            chosen = self._picked(left, heap.rank, heap.naturals)
            extra = tuple([wilds.pop() for _ in range(heap.wilds)])
            whole = (*chosen, *extra)
            if whole:
                made.append(
                    NewMeld(whole) if heap.index < 0 else AddToMeld(heap.index, whole)
                )
        return tuple(made)

    def _picked(self, left: list[int], rank: int, count: int) -> list[Card]:
        """Take cards of a rank off a count by card, those kept for runs last."""
        found: list[Card] = []
        kinds = range(rank * 4, rank * 4 + 4)
        for keeping in (True, False):
            for kind in kinds:
                spare = left[kind] - (self._view.kept[kind] if keeping else 0)
                take = min(max(spare, 0), count - len(found))
                found += [Card(kind)] * take
                left[kind] -= take
        return found


def lay_sets(view: View, plan: Plan) -> None:
    """Put naturals onto sets, and begin sets that are worth it."""
    for rank in range(NATURAL_RANKS - 1, -1, -1):
        held = plan.held(rank)
        if held <= 0:
            continue
        open_heaps = [h for h in plan.heaps if h.rank == rank and not h.was_canasta]
        if open_heaps:
            _grow(view, plan, open_heaps[0], held)
        elif held >= _least_new(view, rank):
            _begin(view, plan, rank, held)
        else:
            _onto_canasta(view, plan, rank, held)


def _least_new(view: View, rank: int) -> int:
    if view.is_pure(rank):
        count = view.ranks[rank]
        return 3 if view.may_begin_pure(rank, count) else _NEVER
    return max(3, view.position.terms.melds.min_meld_size)


def _cap(view: View, heap: Heap) -> int:
    return view.wide.mixed_cap if heap.all_wilds else view.wide.cap


def _grow(view: View, plan: Plan, heap: Heap, held: int) -> None:
    """Naturals onto an unfinished set; a pair may stay to take a frozen pile."""
    count = min(held, plan.room, max(_cap(view, heap) - heap.size, 0))
    finishes = heap.size + count >= CANASTA_SIZE
    pair_counts = view.wide.frozen_always and not view.late and not view.feet
    if pair_counts and not finishes and held >= 2 and heap.size <= 4:
        count = min(count, held - 2)
    if count > 0:
        plan.naturals(heap, count)


def _begin(view: View, plan: Plan, rank: int, held: int) -> None:
    """Begin a set with all cards of the rank, as long as some stay in hand."""
    lying = view.lying(rank)
    if (lying and view.wide.one_meld) or (view.position.burnt[rank] and not lying):
        if lying:
            _onto_canasta(view, plan, rank, held)
        return
    count = min(held, view.wide.cap)
    stay = _STAY_HOARDING if view.wide.hoards else _STAY
    if view.late or view.feet or view.wide.pile_never:
        stay = 0
    if count + stay <= plan.room:
        plan.naturals(plan.new_heap(rank), count)


def _onto_canasta(view: View, plan: Plan, rank: int, held: int) -> None:
    """Naturals onto a finished canasta, where nothing better comes of them."""
    heaps = [heap for heap in plan.heaps if heap.rank == rank and heap.was_canasta]
    if not heaps:
        return
    hoards = not view.wide.one_meld and not view.feet and not view.late
    if hoards and held >= 2 and not view.wide.pile_never:
        return
    for heap in heaps:
        count = min(held, plan.room, max(_cap(view, heap) - heap.size, 0))
        if count > 0:
            plan.naturals(heap, count)
            return


# Wild cards


def spend_wilds(view: View, plan: Plan) -> None:
    """A wild canasta where it pays, then mixed canastas, then what is left to spend."""
    if not plan.wilds or plan.room <= 0:
        return
    collecting = _wild_canasta(view, plan)
    if not plan.wilds or plan.room <= 0:
        return
    if view.position.terms.locks_deuces and view.wild_meld() >= 0:
        return
    if not collecting or view.threatened:
        _finish(view, plan)
    too_many = plan.wilds >= view.wide.wild_holding
    if view.late or view.feet or too_many:
        _spend(view, plan, keep=0 if view.late or view.feet else 3)


def wants_wild_canasta(view: View) -> bool:
    """Say whether wild cards are collected for a canasta of their own."""
    if not view.wide.wild_value:
        return False
    if view.wild_meld() >= 0:
        return True
    if view.position.burnt[DEUCE]:
        return False
    # Where they are many, every one is kept for it from the first on.
    least = _first_wilds(view)
    return view.wilds > 0 if least == _MANY_LAID else view.wilds >= least - 1


def _first_wilds(view: View) -> int:
    """Wild cards in hand from which on a meld of them is begun."""
    if view.wide.deuces_as_rank:
        return CANASTA_SIZE
    if view.wide.wild_penalty:
        return CANASTA_SIZE - 1
    scarce = view.wide.all_wilds < _MANY_WILDS or view.wide.wild_value < 2000
    return 5 if scarce else _MANY_LAID


def _wild_canasta(view: View, plan: Plan) -> bool:
    """Lay wild cards on their own; says whether they are being collected."""
    if not wants_wild_canasta(view):
        return False
    index = view.wild_meld()
    lying = view.melds[index].size if index >= 0 else 0
    most = min(CANASTA_SIZE - lying, plan.room)
    deuces, jokers = view.ranks[DEUCE], view.ranks[JOKER]
    if view.wide.deuces_as_rank:
        had = 0 if index < 0 else sum(c >= JOKER * 4 for c in view.melds[index].cards)
        jokers = min(jokers, _JOKERS_IN_DEUCES - had)
    deuces = min(deuces, most)
    jokers = min(jokers, most - deuces)
    number = deuces + jokers
    enough = number > 0 if index >= 0 else number >= _first_wilds(view)
    scarce = view.unseen_wilds() < CANASTA_SIZE - lying - number
    if not enough or (index < 0 and scarce and number < CANASTA_SIZE):
        return index >= 0 or not scarce
    if index < 0 and view.late and number < CANASTA_SIZE and view.wide.wild_penalty:
        return False
    plan.wild_meld(index, deuces, jokers)
    return True


def _most_wilds(view: View, heap: Heap) -> int:
    """Wild cards a set still takes without growing illegal."""
    if view.is_pure(heap.rank):
        mixed = heap.before is not None and heap.before.mixed_at_opening
        if not mixed:
            return 0
    if heap.was_canasta:
        rule = view.position.terms.melds.wild_to_canasta
        if rule is WildToCanasta.NONE or not heap.all_wilds:
            return 0
    limit = min(view.traits.max_wilds, view.wide.wild_ratio[heap.all_naturals])
    most = min(limit - heap.all_wilds, view.wide.mixed_cap - heap.size)
    if heap.all_naturals < view.traits.mixed_naturals:
        most = min(most, CANASTA_SIZE - 1 - heap.size)
    return max(most, 0)


def protected(view: View, plan: Plan) -> list[Heap]:
    """Sets that stay free of wild cards because clean canastas are still needed."""
    needed = view.wide.clean_needed
    clean = [heap for heap in plan.heaps if not heap.all_wilds]
    needed -= sum([heap.size >= CANASTA_SIZE for heap in clean])
    if needed <= 0:
        return []
    growing = [heap for heap in clean if heap.size < CANASTA_SIZE]
    growing.sort(key=lambda heap: -heap.size)
    return growing[:needed]


def _finish(view: View, plan: Plan) -> None:
    """Complete canastas with wild cards, those that need fewest first."""
    terms = view.position.terms
    need = terms.canastas_needed - view.position.canastas[view.side]
    safe = protected(view, plan)
    for lack in (1, 2, 3):
        for heap in plan.heaps:
            if heap in safe or CANASTA_SIZE - heap.size != lack:
                continue
            if lack > min(plan.wilds, plan.room, _most_wilds(view, heap)):
                continue
            if heap.all_naturals < view.traits.mixed_naturals:
                continue
            if need <= 0 and not view.late and lack > 2 and not view.wide.pile_never:
                continue
            if _better_clean(view, heap, lack):
                continue
            plan.wild(heap, lack)
            need -= 1


def _better_clean(view: View, heap: Heap, lack: int) -> bool:
    """Wait for the natural card that is worth much more than a wild one."""
    if heap.all_wilds or view.late or lack > 1:
        return False
    enough = view.position.canastas[view.side] >= view.position.terms.canastas_needed
    return enough and view.unseen_of(heap.rank) >= 3


def _spend(view: View, plan: Plan, keep: int) -> None:
    """Pairs with a wild card, then wild cards wherever they are allowed."""
    safe = protected(view, plan)
    for rank in range(NATURAL_RANKS - 1, -1, -1):
        if plan.wilds <= keep or plan.room < 3:
            break
        if plan.held(rank) != 2 or any(heap.rank == rank for heap in plan.heaps):
            continue
        barred = view.is_pure(rank) or view.position.burnt[rank]
        if barred or not view.wide.wild_ratio[2]:
            continue
        heap = plan.new_heap(rank)
        plan.naturals(heap, 2)
        plan.wild(heap, 1)
    order = sorted(plan.heaps, key=lambda heap: (not heap.all_wilds, -heap.size))
    for heap in order:
        if heap in safe or (heap.size >= CANASTA_SIZE and not heap.all_wilds):
            continue
        give = min(_most_wilds(view, heap), plan.wilds - keep, plan.room)
        if give > 0 and heap.size >= 3:
            plan.wild(heap, give)
