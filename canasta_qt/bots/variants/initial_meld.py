"""How a hand opens where openings have conditions: runs, pure ranks, whole canastas."""

from __future__ import annotations

from canasta_qt.bots.estimates import values
from canasta_qt.bots.estimates.outlook import initial_meld_budget, is_late
from canasta_qt.bots.variants.hand_facts import HandFacts
from canasta_qt.bots.variants.sequences import stretch
from canasta_qt.cards import DEUCE, JOKER, NATURAL_RANKS, UNKNOWN, Card
from canasta_qt.engine.state.actions import MeldPlay, NewMeld
from canasta_qt.engine.state.facts import opening_minimum
from canasta_qt.engine.state.melds import CANASTA_SIZE


class Group:
    """One meld of an opening: its natural cards and the wild ones given to it."""

    __slots__ = ("most", "must", "naturals", "wilds")

    def __init__(self, naturals: tuple[Card, ...], most: int, *, must: bool) -> None:
        """Keep the cards; `most` wild cards may join, one at least if it `must`."""
        self.naturals: tuple[Card, ...] = naturals
        self.most: int = most
        self.must: bool = must
        self.wilds: list[Card] = []


def opening_of(facts: HandFacts, top: Card = UNKNOWN) -> tuple[MeldPlay, ...] | None:
    """Find plays that open, the group with the card `top` first; None if none do.

    The hand must hold the top card already, if there is one.
    """
    need = opening_minimum(facts.position, facts.side)
    if need < 0 or facts.position.terms.opening.canasta_meets_initial:
        whole = _whole_canasta(facts, need)
        if whole is not None and top < 0:
            return whole
        if need < 0:
            return None
    groups = _groups(facts, top)
    plays = _shared(facts, groups, need, top)
    if plays is None and facts.projects:
        facts.kept = [0] * len(facts.kept)
        groups = [group for group in _groups(facts, top) if len(_ranks(group)) == 1]
        plays = _shared(facts, groups, need, top)
    return plays


def _ranks(group: Group) -> set[int]:
    return {card >> 2 for card in group.naturals}


def _whole_canasta(facts: HandFacts, need: int) -> tuple[MeldPlay, ...] | None:
    """A complete canasta laid from the hand, where it opens by itself."""
    for project in facts.projects:
        part = stretch(project.cards)
        if len(part) >= CANASTA_SIZE:
            return (NewMeld(tuple(part[:CANASTA_SIZE])),)
    for rank in range(NATURAL_RANKS):
        if facts.ranks[rank] >= CANASTA_SIZE:
            return (
                NewMeld(facts.cards(rank, min(facts.ranks[rank], facts.variant.cap))),
            )
    wilds = facts.wild_cards()
    enough = max(facts.traits.mixed_naturals, 1)
    if need != -2 and not facts.variant.no_wilds_to_open:
        for rank in range(NATURAL_RANKS):
            lack = CANASTA_SIZE - facts.ranks[rank]
            most = _most_wilds(facts, facts.ranks[rank])
            fits = lack <= min(len(wilds), most) and not facts.is_pure(rank)
            if facts.ranks[rank] >= enough and fits:
                return (NewMeld((*facts.cards(rank, 99), *wilds[-lack:])),)
    if facts.variant.wild_value and len(wilds) >= CANASTA_SIZE:
        return (NewMeld(tuple(wilds[-CANASTA_SIZE:])),)
    return None


def _most_wilds(facts: HandFacts, naturals: int) -> int:
    return min(facts.traits.max_wilds, facts.variant.wild_ratio[naturals])


def _groups(facts: HandFacts, top: Card) -> list[Group]:
    """Every group the naturals offer; pairs need a wild card."""
    groups: list[Group] = []
    short = facts.variant.short_run
    for project in facts.projects:
        part = stretch(project.cards)
        if project.base < 0 and len(part) >= max(3, short + 1) and top not in part:
            groups.append(Group(tuple(part[:CANASTA_SIZE]), 0, must=False))
    for rank in range(NATURAL_RANKS - 1, -1, -1):
        count = facts.free(rank)
        if rank == top >> 2:
            count = facts.ranks[rank]
        if facts.position.burnt[rank] or count < 2:
            continue
        strictness = facts.variant.pure[rank]
        hopeful = strictness and facts.may_begin_pure(rank, count)
        if strictness == 1 and not hopeful:
            continue
        cards = facts.cards(rank, min(count, facts.variant.cap))
        if top >= 0 and rank == top >> 2 and top not in cards:
            cards = (top, *cards[1:])
        most = 0 if strictness == 1 else _most_wilds(facts, len(cards))
        small = len(cards) < max(3, facts.position.terms.melds.min_meld_size)
        pure = strictness == 2 and not hopeful
        groups.append(Group(cards, most, must=small or pure))
    return groups


def _shared(
    facts: HandFacts, groups: list[Group], need: int, top: Card
) -> tuple[MeldPlay, ...] | None:
    """Add the cheapest wild cards that suffice, or None."""
    points = facts.position.terms.points
    sure = [group for group in groups if not group.must]
    asking = [group for group in groups if group.must and group.most]
    lead = _lead(groups, top)
    if top >= 0 and lead is None:
        return None
    if lead is not None and lead.must:
        asking = [lead, *[group for group in asking if group is not lead]]
    total = sum([points[card] for group in sure for card in group.naturals])
    leads = lead is not None and lead.must
    if total >= need and sure and not leads:
        return _made(facts, _fewest(facts, sure, need, lead), lead)
    if facts.variant.no_wilds_to_open or not facts.wilds:
        return None
    if facts.variant.natural_first and not any(
        len(group.naturals) >= 3 for group in groups
    ):
        return None
    return _with_wilds(facts, sure, asking, need, lead)


def _lead(groups: list[Group], top: Card) -> Group | None:
    for group in groups:
        if top >= 0 and top in group.naturals:
            return group
    return None


def _with_wilds(
    facts: HandFacts,
    sure: list[Group],
    asking: list[Group],
    need: int,
    lead: Group | None,
) -> tuple[MeldPlay, ...] | None:
    """Try every number of deuces and jokers, cheapest first."""
    costs = values.INITIAL_MELD
    ways = sorted(
        (jokers * costs.joker + deuces * costs.deuce, jokers, deuces)
        for jokers in range(facts.ranks[JOKER] + 1)
        for deuces in range(facts.ranks[DEUCE] + 1)
        if jokers or deuces
    )
    budgets = costs.variant_budgets
    budget = initial_meld_budget(facts.position, facts.seat, need, budgets)
    for cost, jokers, deuces in ways:
        if cost > budget:
            break
        chosen = _placed(facts, sure, asking, (deuces, jokers), need, lead)
        if chosen is not None:
            return _made(facts, chosen, lead)
    return None


def _placed(
    facts: HandFacts,
    sure: list[Group],
    asking: list[Group],
    wilds: tuple[int, int],
    need: int,
    lead: Group | None,
) -> list[Group] | None:
    """Put so many wild cards where they gain most: one to each pair, then on top."""
    points = facts.position.terms.points
    use = [*facts.cards(DEUCE, wilds[0]), *facts.cards(JOKER, wilds[1])]
    for group in (*sure, *asking):
        group.wilds = []
    asked = sorted(
        asking,
        key=lambda group: (
            group is not lead,
            len(group.naturals) < 3 and facts.variant.natural_first,
            -sum([points[card] for card in group.naturals]),
        ),
    )
    chosen = list(sure)
    for group in asked:
        if use:
            group.wilds.append(use.pop(0))
            chosen.append(group)
    for group in chosen:
        while use and len(group.wilds) < group.most:
            if not _takes_more(facts, group):
                break
            group.wilds.append(use.pop(0))
    if use or (lead is not None and lead not in chosen):
        return None
    if facts.variant.natural_first and all(len(g.naturals) < 3 for g in chosen):
        return None
    total = sum([points[card] for g in chosen for card in (*g.naturals, *g.wilds)])
    return chosen if total >= need else None


def _takes_more(facts: HandFacts, group: Group) -> bool:
    """Return whether one more wild card keeps a group legal."""
    size = len(group.naturals) + len(group.wilds) + 1
    enough = len(group.naturals) >= facts.traits.mixed_naturals
    return size <= facts.variant.mixed_cap and (size < CANASTA_SIZE or enough)


def _fewest(
    facts: HandFacts, sure: list[Group], need: int, lead: Group | None
) -> list[Group]:
    """Leave out groups the minimum does not need; they can follow."""
    if is_late(facts.position, facts.seat) or facts.feet:
        return sure
    points = facts.position.terms.points
    chosen = sorted(
        sure, key=lambda group: sum([points[card] for card in group.naturals])
    )
    total = sum([points[card] for group in chosen for card in group.naturals])
    kept: list[Group] = []
    for group in chosen:
        value = sum([points[card] for card in group.naturals])
        if (
            total - value >= need
            and group is not lead
            and len(group.naturals) < values.INITIAL_MELD.left_out
        ):
            total -= value
        else:
            kept.append(group)
    return kept or chosen[-1:]


def _made(
    facts: HandFacts, groups: list[Group], lead: Group | None
) -> tuple[MeldPlay, ...]:
    """Groups that are mixed only because they open come first: so they are judged."""
    pure = facts.variant.pure
    ordered = sorted(
        groups,
        key=lambda group: (
            group is not lead,
            not (group.wilds and pure[group.naturals[0] >> 2]),
        ),
    )
    return tuple([NewMeld((*group.naturals, *group.wilds)) for group in ordered])
