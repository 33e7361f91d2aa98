"""How a hand opens: naturals first, then the cheapest wild cards that suffice."""

from __future__ import annotations

from dataclasses import dataclass

from canasta_qt.bots.estimates import values
from canasta_qt.bots.estimates.card_choice import of_rank, wild_cards
from canasta_qt.bots.estimates.ruleset_traits import Traits
from canasta_qt.cards import DEUCE, JOKER, NATURAL_RANKS, Card
from canasta_qt.engine.state.actions import MeldPlay, NewMeld


@dataclass(frozen=True, slots=True)
class Opening:
    """Ranks to lay and wild cards to use: pairs get one each, the rest goes on top."""

    triples: list[int]
    pairs: list[int]
    deuces: int
    jokers: int
    size: int


def find_opening(
    traits: Traits, ranks: list[int], need: int, budget: int, must: int
) -> Opening | None:
    """Choose what to lay to reach `need` points, or None.

    `ranks` are counts by rank, `must` a rank that has to be among the groups or -1.
    `budget` limits what the wild cards cost.
    """
    points = traits.points
    triples: list[int] = []
    pairs: list[int] = []
    total = 0
    for rank in range(NATURAL_RANKS - 1, -1, -1):
        count = ranks[rank]
        if count >= 3:
            triples.append(rank)
            total += count * points[rank]
        elif count == 2:
            pairs.append(rank)
    if total >= need and triples:
        return _naturals_only(points, ranks, need, triples, must)
    if not (ranks[DEUCE] or ranks[JOKER]):
        return None
    if len(pairs) > 1:
        pairs.sort(key=lambda rank: -points[rank])
    return _with_wilds(traits, ranks, need - total, budget, triples, pairs)


def _naturals_only(
    points: list[int], ranks: list[int], need: int, triples: list[int], must: int
) -> Opening:
    """Take the best groups until the minimum is reached; others can follow."""
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


def _with_wilds(
    traits: Traits,
    ranks: list[int],
    need: int,
    budget: int,
    triples: list[int],
    pairs: list[int],
) -> Opening | None:
    """Find the cheapest wild cards that make good for what the naturals lack."""
    points, costs = traits.points, values.INITIAL_MELD
    best = budget + 1
    found: Opening | None = None
    for jokers in range(ranks[JOKER] + 1):
        for deuces in range(ranks[DEUCE] + 1):
            wilds = jokers + deuces
            cost = jokers * costs.joker + deuces * costs.deuce
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
    traits: Traits, kinds: list[int], ranks: list[int], opening: Opening, top: int
) -> tuple[MeldPlay, ...]:
    """Make the plays of an opening; the group with the card `top` comes first."""
    wilds = wild_cards(kinds)
    jokers = [card for card in wilds if card >> 2 == JOKER][: opening.jokers]
    deuces = [card for card in wilds if card >> 2 == DEUCE][: opening.deuces]
    use = deuces + jokers
    groups: list[list[Card]] = []
    for rank in opening.pairs:
        groups.append([*of_rank(kinds, rank, 2), use.pop()])
    groups.extend(list(of_rank(kinds, rank, ranks[rank])) for rank in opening.triples)
    place = 0
    while use:
        group = groups[place % len(groups)]
        if sum([card >= NATURAL_RANKS * 4 for card in group]) < traits.max_wilds:
            group.append(use.pop())
        place += 1
    if top >= 0:
        groups.sort(key=lambda group: group[0] >> 2 != top >> 2)
    return tuple([NewMeld(tuple(group)) for group in groups])
