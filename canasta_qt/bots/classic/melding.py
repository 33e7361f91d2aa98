"""Choice of melds in Classic: initial melds, additions, new melds, canastas.

An initial meld has natural cards, and as few and cheap wild cards as it needs.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from canasta_qt.bots.classic.going_out import plan_going_out, should_ask, should_go_out
from canasta_qt.bots.estimates.card_choice import meld_play, wild_cards
from canasta_qt.bots.estimates.outlook import may_round_end_soon, wild_cost_limit
from canasta_qt.bots.estimates.ruleset_traits import Traits, traits_of
from canasta_qt.bots.estimates.values import values
from canasta_qt.cards import DEUCE, JOKER, NATURAL_RANK_COUNT, Card, cards_of_rank
from canasta_qt.engine.moves.going_out_search import find_way_out
from canasta_qt.engine.state.actions import ASK, Action, LayDown, MeldPlay, NewMeld
from canasta_qt.engine.state.facts import opening_minimum
from canasta_qt.engine.state.melds import CANASTA_SIZE
from canasta_qt.engine.state.position import Position

if TYPE_CHECKING:
    from mypy_extensions import i64


def choose_melds(position: Position, seat: int) -> Action | None:
    """Return an action that melds, or the question to the partner; None if the seat is
    to discard."""
    if position.size[seat] < 2:
        # the round ends this turn, so the last card is melded if it fits
        plays = plan_going_out(position, seat)
        return LayDown(plays) if plays else None
    if position.partner_agreed:
        return _finish_after_yes(position, seat)
    if not position.partner_refused:
        plays = plan_going_out(position, seat)
        if plays is not None:
            if should_ask(position, seat):
                return ASK
            if should_go_out(position, seat):
                return LayDown(plays) if plays else None
    side = position.terms.side_of[seat]
    if not position.melds[side]:
        return _opening_action(position, seat, side)
    return _add(position, seat, side)


def _finish_after_yes(position: Position, seat: int) -> Action | None:
    """Return the melds with which the seat goes out, after the partner has said yes;
    None if it only discards."""
    plays = plan_going_out(position, seat)
    if plays is None:
        way = find_way_out(position, seat)
        assert way is not None, "a yes is asked for only with a way out"
        plays = way.plays
    return LayDown(plays) if plays else None


def _opening_action(position: Position, seat: int, side: int) -> Action | None:
    need = max(opening_minimum(position, side), 0)
    traits = traits_of(position.terms)
    ranks = position.ranks[seat]
    budget = wild_cost_limit(
        position, seat, need, values.INITIAL_MELD.max_wild_cost_by_need
    )
    opening = find_opening(traits, ranks, need, budget, -1)
    if opening is None or opening.size > position.size[seat] - 2:
        return None
    kinds = position.hands[seat]
    return LayDown(opening_plays(traits, kinds, ranks, opening, -1))


_NO_CARDS: Final = [0] * NATURAL_RANK_COUNT


class _LayPlan:
    """Cards to be melded in one action: natural and wild cards by rank."""

    __slots__ = ("empty", "is_mixed", "naturals", "room", "wilds")

    def __init__(self, room: int) -> None:
        """Make an empty plan for at most `room` cards."""
        self.room: int = room
        self.empty: bool = True
        self.is_mixed: bool = False
        self.naturals: list[int] = _NO_CARDS[:]
        self.wilds: list[int] = _NO_CARDS

    def add_meld(self, rank: int, naturals: int, wilds: int = 0) -> None:
        """Add cards of a rank to the plan, which must have room for them."""
        if naturals + wilds > 0:
            self.empty = False
            self.naturals[rank] = self.naturals[rank] + naturals
            if wilds:
                if not self.is_mixed:
                    self.is_mixed = True
                    self.wilds = _NO_CARDS[:]
                self.wilds[rank] = self.wilds[rank] + wilds
            self.room -= naturals + wilds


def _add(position: Position, seat: int, side: int) -> Action | None:
    """Return one action with all melds that the policy plans after the side has opened;
    None if it plans none."""
    ranks = position.ranks[seat]
    row = position.rank_meld[side]
    fits: i64 = 0
    sets: i64 = 0
    count: i64
    for rank in range(NATURAL_RANK_COUNT):
        count = ranks[rank]
        if count:
            if row[rank] >= 0:
                fits += 1
            elif count >= 3:
                sets += 1
    wilds = ranks[DEUCE] + ranks[JOKER]
    if not (fits or sets or wilds):
        return None
    plan = _LayPlan(position.size[seat] - 2)
    late = may_round_end_soon(position, seat)
    if fits:
        _add_to_melds(plan, ranks, row)
    if sets:
        _add_sets(plan, ranks, row, stay=0 if late else values.MELDS.min_cards_left - 2)
    if wilds and plan.room > 0:
        _lay_wilds(position, seat, plan, wilds, late=late)
    return None if plan.empty else _action_of_plan(position, seat, plan)


def _add_to_melds(plan: _LayPlan, ranks: list[int], row: list[int]) -> None:
    """Plan natural cards for melds of their rank."""
    for rank in range(NATURAL_RANK_COUNT):
        if row[rank] >= 0:
            plan.add_meld(rank, min(ranks[rank], plan.room))


def _add_sets(plan: _LayPlan, ranks: list[int], row: list[int], *, stay: int) -> None:
    """Plan new melds of three or more cards of a rank.

    `stay` is the number of other cards that must remain in the hand, except for a
    canasta.
    """
    for rank in range(NATURAL_RANK_COUNT):
        count = ranks[rank]
        if count >= 3 and row[rank] < 0:
            least = 0 if count >= CANASTA_SIZE else stay
            if count + least <= plan.room:
                plan.add_meld(rank, count)


def _lay_wilds(
    position: Position, seat: int, plan: _LayPlan, wilds: int, *, late: bool
) -> None:
    """Plan wild cards to complete canastas, then for new melds, or if `late` for any
    meld."""
    side = position.terms.side_of[seat]
    wilds -= _finish_canastas(position, side, plan, wilds, late=late)
    if wilds and late:
        _spend_wilds(position, seat, plan, wilds)
    elif wilds and position.canastas[side] >= position.terms.canastas_needed:
        _meld_pairs_with_wilds(position, seat, plan, wilds)


def _finish_canastas(
    position: Position, side: int, plan: _LayPlan, wilds: int, *, late: bool
) -> int:
    """Plan wild cards that complete canastas; return the number of canastas
    completed."""
    worths = values.MELDS
    traits = traits_of(position.terms)
    need = position.terms.canastas_needed - position.canastas[side]
    used = 0
    for lack in range(1, 4):
        if lack > wilds - used or lack > plan.room:
            break
        for meld in position.melds[side]:
            rank = meld.rank
            if meld.is_canasta or rank >= NATURAL_RANK_COUNT:
                continue
            naturals = meld.naturals + plan.naturals[rank]
            if CANASTA_SIZE - naturals - meld.wilds - plan.wilds[rank] != lack:
                continue
            if (
                lack + meld.wilds > traits.max_wilds
                or naturals < worths.min_naturals_to_complete
            ):
                continue
            if need <= 0 and not late and lack > worths.max_wilds_to_complete:
                continue
            if lack > wilds - used or lack > plan.room:
                break
            plan.add_meld(rank, 0, lack)
            used += lack
            need -= 1
    if wilds > used:
        spare = min(wilds - used, plan.room)
        # compiled, `min` of three is a slow call
        spare = min(spare, worths.max_wilds_per_turn)
        least = 0 if need > 0 else worths.min_meld_size_for_wilds
        used += _extend_incomplete_canasta(position, side, plan, spare, least)
    return used


def _extend_incomplete_canasta(
    position: Position, side: int, plan: _LayPlan, spare: int, cards: int
) -> int:
    """Plan wild cards for the largest meld of at least `cards` cards; return the number
    of wild cards planned."""
    most = traits_of(position.terms).max_wilds
    least = values.MELDS.min_naturals_to_complete
    for used in range(spare):
        largest, size = -1, cards - 1
        for meld in position.melds[side]:
            rank = meld.rank
            if meld.is_canasta or rank >= NATURAL_RANK_COUNT:
                continue
            naturals = meld.naturals + plan.naturals[rank]
            wilds = meld.wilds + plan.wilds[rank]
            fits = wilds < most and naturals >= least
            if fits and size < naturals + wilds < CANASTA_SIZE:
                largest, size = rank, naturals + wilds
        if largest < 0:
            return used
        plan.add_meld(largest, 0, 1)
    return spare


def _meld_pairs_with_wilds(
    position: Position, seat: int, plan: _LayPlan, wilds: int
) -> None:
    """Plan melds of a pair and a wild card, for a side that needs no more canastas.

    Cards of the rank in the pile are a reason against such a meld, as they may be taken
    later.
    """
    worths = values.MELDS
    points = traits_of(position.terms).points
    ranks = position.ranks[seat]
    row = position.rank_meld[position.terms.side_of[seat]]
    for rank in range(NATURAL_RANK_COUNT - 1, -1, -1):
        if not wilds or plan.room < 3:
            break
        if ranks[rank] != 2 or row[rank] >= 0:
            continue
        lying = sum([card >> 2 == rank for card in position.pile])
        worth = (
            worths.pair_meld_per_wild * wilds
            + worths.pair_meld_per_point * points[rank]
        )
        cost = (
            worths.pair_meld_per_card_left * (plan.room + 2)
            + worths.pair_meld_per_card_in_pile * lying
        )
        if worth > cost:
            plan.add_meld(rank, 2, 1)
            wilds -= 1


def _spend_wilds(position: Position, seat: int, plan: _LayPlan, wilds: int) -> None:
    """Plan wild cards when the round ends soon: first for pairs, then for any meld."""
    traits = traits_of(position.terms)
    side = position.terms.side_of[seat]
    ranks = position.ranks[seat]
    row = position.rank_meld[side]
    for rank in range(NATURAL_RANK_COUNT - 1, -1, -1):
        if wilds and ranks[rank] == 2 and row[rank] < 0 and plan.room >= 3:
            plan.add_meld(rank, 2, 1)
            wilds -= 1
    for meld in position.melds[side]:
        rank = meld.rank
        if not wilds or plan.room <= 0 or rank >= NATURAL_RANK_COUNT:
            break
        if meld.is_canasta and not meld.wilds:
            continue
        naturals = meld.naturals + plan.naturals[rank]
        most = traits.max_wilds - meld.wilds - plan.wilds[rank]
        if naturals < traits.mixed_naturals:
            size = naturals + meld.wilds + plan.wilds[rank]
            most = min(most, CANASTA_SIZE - 1 - size)
        give = min(most, wilds, plan.room)
        if give > 0:
            plan.add_meld(rank, 0, give)
            wilds -= give


def _action_of_plan(position: Position, seat: int, plan: _LayPlan) -> Action | None:
    """Return the planned action; None for an empty plan."""
    kinds = position.hands[seat]
    row = position.rank_meld[position.terms.side_of[seat]]
    plays: list[MeldPlay] = []
    wilds = wild_cards(kinds) if plan.is_mixed else []
    for rank in range(NATURAL_RANK_COUNT):
        naturals = plan.naturals[rank]
        extra = plan.wilds[rank]
        if not naturals and not extra:
            continue
        cards = cards_of_rank(kinds, rank, naturals)
        if extra:
            cards = (*cards, *[wilds.pop() for _ in range(extra)])
        plays.append(meld_play(row[rank], cards))
    return LayDown(tuple(plays)) if plays else None


class Opening:
    """A planned initial meld: the ranks of its melds and its wild cards, the first of
    which are added to the pairs."""

    __slots__ = ("deuces", "jokers", "pairs", "size", "triples")

    def __init__(
        self, triples: list[int], pairs: list[int], deuces: int, jokers: int, size: int
    ) -> None:
        """Plan an initial meld of `size` cards; `triples` and `pairs` are ranks."""
        self.triples: Final = triples
        self.pairs: Final = pairs
        self.deuces: Final = deuces
        self.jokers: Final = jokers
        self.size: Final = size


def find_opening(
    traits: Traits, ranks: list[int], min_points: int, budget: int, required_rank: int
) -> Opening | None:
    """Return an initial meld of at least `min_points` points, or None.

    `ranks` are the numbers of cards by rank; `required_rank` is a rank that must be
    melded, or -1. `budget` is the largest cost of the wild cards.
    """
    points = traits.points
    triples: list[int] = []
    pairs: list[int] = []
    total = 0
    for rank in range(NATURAL_RANK_COUNT - 1, -1, -1):
        count = ranks[rank]
        if count >= 3:
            triples.append(rank)
            total += count * points[rank]
        elif count == 2:
            pairs.append(rank)
    if total >= min_points and triples:
        return _opening_without_wilds(points, ranks, min_points, triples, required_rank)
    if not (ranks[DEUCE] or ranks[JOKER]):
        return None
    if len(pairs) > 1:
        pairs.sort(key=lambda rank: -points[rank])
    return _opening_with_wilds(
        traits, ranks, min_points - total, budget, triples, pairs
    )


def _opening_without_wilds(
    points: list[int], ranks: list[int], need: int, triples: list[int], must: int
) -> Opening:
    """Return ranks that together reach the minimum without wild cards: `must`, then
    those with most points.

    Other ranks can be melded later.
    """
    triples.sort(key=lambda rank: -points[rank] * ranks[rank])
    if must >= 0:
        triples.remove(must)
        triples.insert(0, must)
    chosen: list[int] = []
    size = 0
    for rank in triples:
        if need <= 0 and chosen:
            break
        chosen.append(rank)
        size += ranks[rank]
        need -= ranks[rank] * points[rank]
    return Opening(chosen, [], 0, 0, size)


def _opening_with_wilds(
    traits: Traits,
    ranks: list[int],
    need: int,
    budget: int,
    triples: list[int],
    pairs: list[int],
) -> Opening | None:
    """Return an initial meld with the cheapest wild cards that make up missing points;
    None if all of these cost more than `budget`."""
    points, costs = traits.points, values.INITIAL_MELD
    best = budget + 1
    found: Opening | None = None
    for jokers in range(ranks[JOKER] + 1):
        for deuces in range(ranks[DEUCE] + 1):
            wilds = jokers + deuces
            cost = jokers * costs.joker_cost + deuces * costs.deuce_cost
            if not wilds or cost >= best:
                continue
            used = min(wilds, len(pairs))
            groups = used + len(triples)
            if wilds > groups * traits.max_wilds:
                continue
            gained = jokers * points[JOKER] + deuces * points[DEUCE]
            gained += sum([2 * points[rank] for rank in pairs[:used]])
            if gained >= need:
                best = cost
                size = wilds + 2 * used + sum([ranks[rank] for rank in triples])
                found = Opening(triples, pairs[:used], deuces, jokers, size)
    return found


def opening_plays(
    traits: Traits, card_counts: list[int], ranks: list[int], opening: Opening, top: int
) -> tuple[MeldPlay, ...]:
    """Return the melds of an initial meld, the meld with the card `top` first."""
    wilds = wild_cards(card_counts)
    jokers = [card for card in wilds if card >> 2 == JOKER][: opening.jokers]
    deuces = [card for card in wilds if card >> 2 == DEUCE][: opening.deuces]
    use = deuces + jokers
    groups: list[list[Card]] = []
    for rank in opening.pairs:
        groups.append([*cards_of_rank(card_counts, rank, 2), use.pop()])
    groups.extend(
        list(cards_of_rank(card_counts, rank, ranks[rank])) for rank in opening.triples
    )
    place = 0
    while use:
        group = groups[place % len(groups)]
        if sum([card >= NATURAL_RANK_COUNT * 4 for card in group]) < traits.max_wilds:
            group.append(use.pop())
        place += 1
    if top >= 0:
        groups.sort(key=lambda group: group[0] >> 2 != top >> 2)
    return tuple([NewMeld(tuple(group)) for group in groups])
