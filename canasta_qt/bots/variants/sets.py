"""Melds of one rank and of wild cards after opening, planned together as one action."""

from typing import Final

from canasta_qt.bots.estimates.card_choice import meld_play
from canasta_qt.bots.estimates.values import values
from canasta_qt.bots.variants.hand_facts import HandFacts
from canasta_qt.bots.variants.sequences import (
    longest_consecutive_part,
    playable_extension,
)
from canasta_qt.cards import DEUCE, JOKER, NATURAL_RANK_COUNT, Card
from canasta_qt.engine.state.actions import MeldPlay
from canasta_qt.engine.state.melds import CANASTA_SIZE, MIN_MELD_SIZE, SET, Meld
from canasta_qt.rules.values import WildToCanasta

_IMPOSSIBLE_COUNT: Final = 99
_JOKERS_IN_DEUCES: Final = 2


class PlannedMeld:
    """A planned meld of one rank: an existing meld, and cards added from the hand."""

    __slots__ = (
        "before", "index", "naturals", "new_naturals", "new_wilds", "rank", "wilds",
    )  # fmt: skip

    def __init__(self, rank: int, before: Meld | None = None, index: int = -1) -> None:
        """Plan additions to an existing meld, or a new meld."""
        self.rank: Final = rank
        self.before: Final = before
        self.index: Final = index
        self.naturals: int = 0 if before is None else before.naturals
        self.wilds: int = 0 if before is None else before.wilds
        self.new_naturals: int = 0
        self.new_wilds: int = 0

    @property
    def size(self) -> int:
        """Number of cards of the planned meld."""
        return self.naturals + self.wilds

    @property
    def was_canasta(self) -> bool:
        """Whether the existing meld is already a canasta."""
        return self.before is not None and self.before.is_canasta


class LayPlan:
    """Planned melds: numbers of cards by rank, from which `plays` chooses cards."""

    def __init__(self, facts: HandFacts) -> None:
        self._facts: HandFacts = facts
        self._runs: list[MeldPlay] = []
        self._counts: list[int] = facts.hand[:]
        self._wild_meld: int = -1
        self._wild_cards: tuple[Card, ...] = ()
        self.room: int = facts.size if facts.has_foot else facts.size - 2
        self.wilds: int = facts.wilds
        self.melds: list[PlannedMeld] = [
            PlannedMeld(meld.rank, meld, index)
            for index, meld in enumerate(facts.melds)
            if meld.form == SET
        ]

    def add_run(self, index: int, cards: tuple[Card, ...]) -> None:
        """Plan cards for a sequence; `index` is -1 for a new one."""
        self._runs.append(meld_play(index, cards))
        self.room -= len(cards)
        for card in cards:
            self._counts[card] -= 1
            self._facts.reserved[card] -= 1

    def count_unplanned(self, rank: int) -> int:
        """Return the number of cards of a rank that neither this plan nor a sequence
        needs."""
        given, kept = self._counts, self._facts.reserved
        count = 0
        for card in range(rank * 4, rank * 4 + 4):
            count += given[card] - kept[card]
        for meld in self.melds:
            if meld.rank == rank:
                count -= meld.new_naturals
        return count

    def add_naturals(self, meld: PlannedMeld, count: int) -> None:
        meld.naturals += count
        meld.new_naturals += count
        self.room -= count

    def add_wilds(self, meld: PlannedMeld, count: int) -> None:
        meld.wilds += count
        meld.new_wilds += count
        self.wilds -= count
        self.room -= count

    def add_set(self, rank: int) -> PlannedMeld:
        self.melds.append(PlannedMeld(rank))
        return self.melds[-1]

    def add_wild_meld(self, index: int, deuces: int, jokers: int) -> None:
        """Plan a meld of wild cards alone; `index` is -1 for a new one."""
        cards = (
            *self._facts.cards_of_rank(DEUCE, deuces),
            *self._facts.cards_of_rank(JOKER, jokers),
        )
        self._wild_meld, self._wild_cards = index, cards
        self.wilds -= len(cards)
        self.room -= len(cards)

    def plays(self) -> tuple[MeldPlay, ...]:
        """Return the planned melds as plays."""
        made = list(self._runs)
        wilds = self._facts.wild_cards()
        if self._wild_cards:
            for card in self._wild_cards:
                wilds.remove(card)
            made.append(meld_play(self._wild_meld, self._wild_cards))
        left = self._counts[:]
        for meld in self.melds:
            chosen = self._take_cards(left, meld.rank, meld.new_naturals)
            cards = (*chosen, *[wilds.pop() for _ in range(meld.new_wilds)])
            if cards:
                made.append(meld_play(meld.index, cards))
        return tuple(made)

    def _take_cards(self, left: list[int], rank: int, count: int) -> list[Card]:
        """Remove `count` cards of a rank from `left`, cards of sequences only if
        necessary, and return them."""
        found: list[Card] = []
        if not count:
            return found
        for keeping in (True, False):
            for kind in range(rank * 4, rank * 4 + 4):
                spare = left[kind] - (self._facts.reserved[kind] if keeping else 0)
                take = min(spare, count - len(found))
                if take > 0:
                    found += [Card(kind)] * take
                    left[kind] = left[kind] - take
        return found


def plan_melds(facts: HandFacts) -> tuple[MeldPlay, ...]:
    """Return all melds that the policy plans in one action, after the side has
    opened."""
    plan = LayPlan(facts)
    if facts.rules.sequences:
        _lay_runs(facts, plan)
    _lay_sets(facts, plan)
    _spend_wilds(facts, plan)
    return plan.plays()


def _lay_runs(facts: HandFacts, plan: LayPlan) -> None:
    """Plan additions to sequences, and new sequences that are worth melding."""
    for project in facts.planned_sequences:
        if project.base >= 0:
            run = facts.melds[project.base]
            cards = playable_extension(project, run)
            if cards and len(cards) <= plan.room:
                plan.add_run(project.base, cards)
            continue
        part = longest_consecutive_part(project.cards)[:CANASTA_SIZE]
        least = max(
            3, facts.traits.short_run + values.MELDS.min_cards_beyond_short_sequence
        )
        enough = len(part) >= least
        if not facts.is_endgame or facts.traits.short_run:
            enough = (
                enough and project.card_count >= values.MELDS.min_planned_sequence_cards
            )
        if enough and len(part) <= plan.room:
            plan.add_run(-1, tuple(part))


def _lay_sets(facts: HandFacts, plan: LayPlan) -> None:
    """Plan natural cards for melds of their rank, and new melds that are worth
    beginning."""
    for rank in range(NATURAL_RANK_COUNT - 1, -1, -1):
        held = plan.count_unplanned(rank)
        if held <= 0:
            continue
        open_sets = [m for m in plan.melds if m.rank == rank and not m.was_canasta]
        if open_sets:
            _add_to_set(facts, plan, open_sets[0], held)
        elif held >= _least_new(facts, rank):
            _start_set(facts, plan, rank, held)
        else:
            _add_to_canasta(facts, plan, rank, held)


def _least_new(facts: HandFacts, rank: int) -> int:
    if facts.is_pure(rank):
        count = facts.ranks[rank]
        return 3 if facts.may_begin_pure_meld(rank, count) else _IMPOSSIBLE_COUNT
    return MIN_MELD_SIZE


def _add_to_set(facts: HandFacts, plan: LayPlan, meld: PlannedMeld, held: int) -> None:
    """Plan natural cards for an unfinished meld; a pair may be kept for a frozen
    pile."""
    count = min(held, plan.room)
    count = min(count, max(facts.max_set_size(meld.wilds) - meld.size, 0))
    finishes = meld.size + count >= CANASTA_SIZE
    hurries = facts.is_endgame or facts.has_foot
    keeps_pair = facts.rules.pile_always_frozen and not hurries and not finishes
    if keeps_pair and held >= 2 and meld.size <= 4:
        count = min(count, held - 2)
    if count > 0:
        plan.add_naturals(meld, count)


def _start_set(facts: HandFacts, plan: LayPlan, rank: int, held: int) -> None:
    """Plan a new meld of all cards of a rank, if enough other cards remain in the
    hand."""
    lying = facts.rank_meld_indexes(rank)
    if lying and facts.terms.one_meld:
        _add_to_canasta(facts, plan, rank, held)
        return
    if facts.position.closed_ranks[rank] and not lying:
        return
    count = min(held, facts.traits.cap)
    stay = values.MELDS.min_cards_left
    if facts.traits.collects_wilds:
        stay = values.MELDS.min_cards_left_for_pair_takes
    hurries = facts.is_endgame or facts.has_foot or facts.traits.pile_never
    if hurries or count >= CANASTA_SIZE:
        stay = 0
    if count + max(stay - 2, 0) <= plan.room:
        plan.add_naturals(plan.add_set(rank), count)


def _add_to_canasta(facts: HandFacts, plan: LayPlan, rank: int, held: int) -> None:
    """Plan natural cards for a canasta, if there is no better use for them."""
    hoards = not facts.terms.one_meld and not facts.has_foot and not facts.is_endgame
    if hoards and held >= 2 and not facts.traits.pile_never:
        return
    for meld in plan.melds:
        if meld.rank != rank or not meld.was_canasta:
            continue
        count = min(held, plan.room, facts.max_set_size(meld.wilds) - meld.size)
        if count > 0:
            plan.add_naturals(meld, count)
            return


def _spend_wilds(facts: HandFacts, plan: LayPlan) -> None:
    """Plan wild cards: for a wild canasta, for mixed canastas, then for other melds."""
    if not plan.wilds or plan.room <= 0:
        return
    collecting = _wild_canasta(facts, plan)
    if not plan.wilds or plan.room <= 0:
        return
    if facts.terms.locks_deuces and facts.wild_meld_index() >= 0:
        return
    if not collecting or facts.is_threatened:
        _complete_canastas(facts, plan)
    too_many = plan.wilds >= facts.traits.wild_holding
    if facts.is_endgame or facts.has_foot:
        _use_spare_wilds(facts, plan, keep=0)
    elif too_many:
        _use_spare_wilds(facts, plan, keep=values.MELDS.min_wilds_kept)


def wants_wild_canasta(facts: HandFacts) -> bool:
    """Return whether wild cards are collected for a wild canasta."""
    if not facts.traits.wild_value:
        return False
    if facts.wild_meld_index() >= 0:
        return True
    if facts.position.closed_ranks[DEUCE]:
        return False
    # with many wild cards in the packs, all are collected from the start
    least = _first_wilds(facts)
    is_rich = least == values.MELDS.min_wilds_to_meld_if_easy
    return facts.wilds >= (1 if is_rich else least - 1)


def _first_wilds(facts: HandFacts) -> int:
    """Return the smallest number of wild cards with which a meld of wild cards is
    begun."""
    if facts.traits.deuces_as_rank:
        return CANASTA_SIZE
    if facts.rules.incomplete_wild_penalty:
        return CANASTA_SIZE - 1
    worths = values.MELDS
    is_rich = facts.traits.wild_value >= worths.valuable_wild_canasta_points
    if is_rich and facts.traits.all_wilds >= worths.min_wilds_for_easy_canasta:
        return worths.min_wilds_to_meld_if_easy
    return worths.min_wilds_to_meld


def _wild_canasta(facts: HandFacts, plan: LayPlan) -> bool:
    """Plan melds of wild cards alone; return whether wild cards are being collected."""
    if not wants_wild_canasta(facts):
        return False
    index = facts.wild_meld_index()
    lying = facts.melds[index].size if index >= 0 else 0
    most = min(CANASTA_SIZE - lying, plan.room)
    deuces, jokers = facts.ranks[DEUCE], facts.ranks[JOKER]
    if facts.traits.deuces_as_rank:
        had = 0 if index < 0 else sum(c >= JOKER * 4 for c in facts.melds[index].cards)
        jokers = min(jokers, _JOKERS_IN_DEUCES - had)
    deuces = min(deuces, most)
    jokers = min(jokers, most - deuces)
    number = deuces + jokers
    enough = number > 0 if index >= 0 else number >= _first_wilds(facts)
    unseen = facts.count_unseen(DEUCE) + facts.count_unseen(JOKER)
    scarce = unseen < CANASTA_SIZE - lying - number
    if not enough or (index < 0 and scarce and number < CANASTA_SIZE):
        return index >= 0 or not scarce
    is_begun_late = index < 0 and facts.is_endgame and number < CANASTA_SIZE
    if is_begun_late and facts.rules.incomplete_wild_penalty:
        return False
    plan.add_wild_meld(index, deuces, jokers)
    return True


def _max_wilds(facts: HandFacts, meld: PlannedMeld) -> int:
    """Return how many wild cards the rules allow to add to a meld."""
    was_mixed = meld.before is not None and meld.before.mixed_at_opening
    if facts.is_pure(meld.rank) and not was_mixed:
        return 0
    if meld.was_canasta:
        rule = facts.rules.wild_to_canasta
        if rule is WildToCanasta.NONE or not meld.wilds:
            return 0
    limit = min(facts.traits.max_wilds, facts.traits.wild_ratio[meld.naturals])
    most = min(limit - meld.wilds, facts.traits.mixed_cap - meld.size)
    if meld.naturals < facts.traits.mixed_naturals:
        most = min(most, CANASTA_SIZE - 1 - meld.size)
    return max(most, 0)


def _sets_without_wilds(facts: HandFacts, plan: LayPlan) -> list[PlannedMeld]:
    """Return melds that get no wild card, because natural canastas are still needed."""
    needed = facts.traits.clean_needed
    clean = [meld for meld in plan.melds if not meld.wilds]
    needed -= sum([meld.size >= CANASTA_SIZE for meld in clean])
    if needed <= 0:
        return []
    growing = [meld for meld in clean if meld.size < CANASTA_SIZE]
    growing.sort(key=lambda meld: -meld.size)
    return growing[:needed]


def _complete_canastas(facts: HandFacts, plan: LayPlan) -> None:
    """Plan wild cards that complete canastas, those with the fewest missing cards
    first."""
    terms = facts.position.terms
    need = terms.canastas_needed - facts.position.canastas[facts.side]
    safe = _sets_without_wilds(facts, plan)
    for lack in (1, 2, 3):
        for meld in plan.melds:
            if meld in safe or CANASTA_SIZE - meld.size != lack:
                continue
            if lack > min(plan.wilds, plan.room) or lack > _max_wilds(facts, meld):
                continue
            if meld.naturals < facts.traits.mixed_naturals:
                continue
            spare = need <= 0 and not (facts.is_endgame or facts.traits.pile_never)
            if spare and lack > values.MELDS.max_wilds_to_complete:
                continue
            if _waits_for_natural(facts, meld, lack):
                continue
            plan.add_wilds(meld, lack)
            need -= 1


def _waits_for_natural(facts: HandFacts, meld: PlannedMeld, lack: int) -> bool:
    """Return whether a canasta is not completed by wild cards, as natural cards may
    still be drawn."""
    if meld.wilds or facts.is_endgame or lack > 1:
        return False
    enough = facts.position.canastas[facts.side] >= facts.terms.canastas_needed
    return (
        enough
        and facts.count_unseen(meld.rank) >= values.MELDS.min_unseen_for_natural_canasta
    )


def _use_spare_wilds(facts: HandFacts, plan: LayPlan, keep: int) -> None:
    """Plan pairs with a wild card, then wild cards for any meld; `keep` wild cards
    remain in the hand."""
    safe = _sets_without_wilds(facts, plan)
    for rank in range(NATURAL_RANK_COUNT - 1, -1, -1):
        if plan.wilds <= keep or plan.room < 3:
            break
        if plan.count_unplanned(rank) != 2 or any(
            meld.rank == rank for meld in plan.melds
        ):
            continue
        barred = facts.is_pure(rank) or facts.position.closed_ranks[rank]
        if barred or not facts.traits.wild_ratio[2]:
            continue
        meld = plan.add_set(rank)
        plan.add_naturals(meld, 2)
        plan.add_wilds(meld, 1)
    for meld in sorted(plan.melds, key=lambda meld: (not meld.wilds, -meld.size)):
        if meld in safe or (meld.size >= CANASTA_SIZE and not meld.wilds):
            continue
        give = min(_max_wilds(facts, meld), plan.wilds - keep, plan.room)
        if give > 0 and meld.size >= 3:
            plan.add_wilds(meld, give)
