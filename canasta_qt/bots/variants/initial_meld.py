"""Initial melds in all rulesets, with sequences, pure ranks and complete canastas."""

from dataclasses import dataclass
from typing import Final

from canasta_qt.bots.estimates.outlook import may_round_end_soon, wild_cost_limit
from canasta_qt.bots.estimates.values import values
from canasta_qt.bots.variants.hand_facts import HandFacts
from canasta_qt.bots.variants.sequences import longest_consecutive_part
from canasta_qt.cards import DEUCE, JOKER, NATURAL_RANK_COUNT, UNKNOWN, Card
from canasta_qt.engine.state.actions import MeldPlay, NewMeld
from canasta_qt.engine.state.facts import opening_minimum
from canasta_qt.engine.state.melds import CANASTA_SIZE, MIN_MELD_SIZE, points_of_cards


class OpeningGroup:
    """One meld of an initial meld: natural cards, and the wild cards added."""

    __slots__ = ("max_wilds", "naturals", "points", "requires_wild", "wilds")

    def __init__(
        self, naturals: tuple[Card, ...], points: int, most: int, *, must: bool
    ) -> None:
        """Make a meld without wild cards; `points` is the value of the natural
        cards."""
        self.naturals: Final = naturals
        self.points: Final = points
        self.max_wilds: Final = most
        """Largest number of wild cards that can be added."""
        self.requires_wild: Final = must
        """Whether a wild card must be added: there are only two natural cards, or a
        pure canasta of the rank is unlikely."""
        self.wilds: list[Card] = []


@dataclass(frozen=True, slots=True)
class _OpeningGroups:
    """Melds of which an initial meld can be made."""

    facts: HandFacts
    minimum: int
    complete_groups: list[OpeningGroup]
    groups_without_wild: list[OpeningGroup]
    """Melds that need a wild card."""
    top_card_group: OpeningGroup | None
    """Meld that includes the top card of the pile, or None."""


def find_opening(facts: HandFacts, top: Card = UNKNOWN) -> tuple[MeldPlay, ...] | None:
    """Return an initial meld, the meld with the card `top` first; None if the hand has
    none.

    The hand must include the top card already.
    """
    need = opening_minimum(facts.position, facts.side)
    if need < 0 or facts.rules.canasta_meets_initial:
        whole = _whole_canasta(facts, need)
        if whole is not None and top < 0:
            return whole
        if need < 0:
            return None
    groups = _groups(facts, top)
    plays = _with_cheapest_wilds(facts, groups, need, top)
    if plays is None and facts.planned_sequences:
        facts.reserved = [0] * len(facts.reserved)
        groups = [
            group
            for group in _groups(facts, top)
            if len({card >> 2 for card in group.naturals}) == 1
        ]
        plays = _with_cheapest_wilds(facts, groups, need, top)
    return plays


def _whole_canasta(facts: HandFacts, need: int) -> tuple[MeldPlay, ...] | None:
    """Return a canasta of hand cards, which for `need` -2 is not mixed; None if the
    hand has none."""
    for project in facts.planned_sequences:
        part = longest_consecutive_part(project.cards)
        if len(part) >= CANASTA_SIZE:
            return (NewMeld(tuple(part[:CANASTA_SIZE])),)
    for rank in range(NATURAL_RANK_COUNT):
        if facts.ranks[rank] >= CANASTA_SIZE:
            most = min(facts.ranks[rank], facts.traits.cap)
            return (NewMeld(facts.cards_of_rank(rank, most)),)
    wilds = facts.wild_cards()
    enough = max(facts.traits.mixed_naturals, 1)
    if need != -2 and not facts.traits.no_wilds_to_open:
        for rank in range(NATURAL_RANK_COUNT):
            lack = CANASTA_SIZE - facts.ranks[rank]
            most = _max_wilds(facts, facts.ranks[rank])
            fits = lack <= min(len(wilds), most) and not facts.is_pure(rank)
            if facts.ranks[rank] >= enough and fits:
                return (NewMeld((*facts.cards_of_rank(rank, 99), *wilds[-lack:])),)
    if facts.traits.wild_value and len(wilds) >= CANASTA_SIZE:
        return (NewMeld(tuple(wilds[-CANASTA_SIZE:])),)
    return None


def _max_wilds(facts: HandFacts, naturals: int) -> int:
    return min(facts.traits.max_wilds, facts.traits.wild_ratio[naturals])


def _groups(facts: HandFacts, top: Card) -> list[OpeningGroup]:
    """Return planned sequences, and for each rank a meld or pair that may be begun; all
    without wild cards."""
    groups: list[OpeningGroup] = []
    short = facts.traits.short_run
    for project in facts.planned_sequences:
        part = longest_consecutive_part(project.cards)
        if project.base < 0 and len(part) >= max(3, short + 1) and top not in part:
            groups.append(_group(facts, tuple(part[:CANASTA_SIZE])))
    for rank in range(NATURAL_RANK_COUNT - 1, -1, -1):
        count = facts.count_unreserved(rank)
        if rank == top >> 2:
            count = facts.ranks[rank]
        if facts.position.closed_ranks[rank] or count < 2:
            continue
        strictness = facts.traits.pure[rank]
        hopeful = strictness and facts.may_begin_pure_meld(rank, count)
        if strictness == 1 and not hopeful:
            continue
        cards = facts.cards_of_rank(rank, min(count, facts.traits.cap))
        if top >= 0 and rank == top >> 2 and top not in cards:
            cards = (top, *cards[1:])
        most = 0 if strictness == 1 else _max_wilds(facts, len(cards))
        small = len(cards) < MIN_MELD_SIZE
        pure = strictness == 2 and not hopeful
        groups.append(_group(facts, cards, most, must=small or pure))
    return groups


def _group(
    facts: HandFacts, cards: tuple[Card, ...], most: int = 0, *, must: bool = False
) -> OpeningGroup:
    points = facts.terms.points
    return OpeningGroup(cards, points_of_cards(cards, points), most, must=must)


def _with_cheapest_wilds(
    facts: HandFacts, groups: list[OpeningGroup], need: int, top: Card
) -> tuple[MeldPlay, ...] | None:
    """Return an initial meld, if possible without wild cards, else with the cheapest
    that suffice; or None."""
    lead = next((group for group in groups if top in group.naturals), None)
    if top >= 0 and lead is None:
        return None
    sure = [group for group in groups if not group.requires_wild]
    asking = [
        group
        for group in groups
        if group.requires_wild and (group.max_wilds or group is lead)
    ]
    offer = _OpeningGroups(facts, need, sure, asking, lead)
    total = sum([group.points for group in sure])
    if total >= need and sure and (lead is None or not lead.requires_wild):
        return _plays_of_groups(offer, _needed_groups(offer, total))
    traits = facts.traits
    if traits.no_wilds_to_open or not facts.wilds:
        return None
    if traits.natural_first and all(len(group.naturals) < 3 for group in groups):
        return None
    return _with_wilds(offer)


def _with_wilds(offer: _OpeningGroups) -> tuple[MeldPlay, ...] | None:
    """Return an initial meld with the cheapest twos and jokers; None if none that the
    bot can afford suffice."""
    facts, costs = offer.facts, values.INITIAL_MELD
    ways = sorted(
        (jokers * costs.joker_cost + deuces * costs.deuce_cost, jokers, deuces)
        for jokers in range(facts.ranks[JOKER] + 1)
        for deuces in range(facts.ranks[DEUCE] + 1)
        if jokers or deuces
    )
    budgets = costs.variant_max_wild_cost_by_need
    budget = wild_cost_limit(facts.position, facts.seat, offer.minimum, budgets)
    for cost, jokers, deuces in ways:
        if cost > budget:
            break
        chosen = _distribute_wilds(offer, deuces, jokers)
        if chosen is not None:
            return _plays_of_groups(offer, chosen)
    return None


def _distribute_wilds(
    offer: _OpeningGroups, deuces: int, jokers: int
) -> list[OpeningGroup] | None:
    """Return the complete melds and those that a wild card completes, with all these
    twos and jokers added; None if they are no legal initial meld.

    A wild card completes first the meld with the top card, then those with most points;
    the rest is added to any of these melds with room.
    """
    facts = offer.facts
    natural_first = facts.traits.natural_first
    use = [*facts.cards_of_rank(DEUCE, deuces), *facts.cards_of_rank(JOKER, jokers)]
    for group in (*offer.complete_groups, *offer.groups_without_wild):
        group.wilds = []
    asked = sorted(
        offer.groups_without_wild,
        key=lambda group: (
            group is not offer.top_card_group,
            len(group.naturals) < 3 and natural_first,
            -group.points,
        ),
    )
    for group, card in zip(asked, use, strict=False):
        group.wilds.append(card)
    chosen = [*offer.complete_groups, *asked[: len(use)]]
    del use[: len(asked)]
    for group in chosen:
        while use and len(group.wilds) < group.max_wilds and _takes_more(facts, group):
            group.wilds.append(use.pop(0))
    if use or (offer.top_card_group is not None and offer.top_card_group not in chosen):
        return None
    if natural_first and all(len(group.naturals) < 3 for group in chosen):
        return None
    points = facts.terms.points
    wild = sum([points[card] for group in chosen for card in group.wilds])
    return chosen if sum([g.points for g in chosen]) + wild >= offer.minimum else None


def _takes_more(facts: HandFacts, group: OpeningGroup) -> bool:
    """Return whether a meld is still legal with one more wild card."""
    size = len(group.naturals) + len(group.wilds) + 1
    enough = len(group.naturals) >= facts.traits.mixed_naturals
    return size <= facts.traits.mixed_cap and (size < CANASTA_SIZE or enough)


def _needed_groups(offer: _OpeningGroups, total: int) -> list[OpeningGroup]:
    """Return the complete melds without small ones that the minimum does not need,
    which can follow later.

    All of them if the round may end soon, or if the seat has a foot.
    """
    if (
        may_round_end_soon(offer.facts.position, offer.facts.seat)
        or offer.facts.has_foot
    ):
        return offer.complete_groups
    chosen = sorted(offer.complete_groups, key=lambda group: group.points)
    kept: list[OpeningGroup] = []
    for group in chosen:
        small = len(group.naturals) < values.INITIAL_MELD.min_unneeded_cards_of_rank
        if (
            total - group.points >= offer.minimum
            and group is not offer.top_card_group
            and small
        ):
            total -= group.points
        else:
            kept.append(group)
    return kept or chosen[-1:]


def _plays_of_groups(
    offer: _OpeningGroups, groups: list[OpeningGroup]
) -> tuple[MeldPlay, ...]:
    """Return the melds as plays: first the one with the top card, then pure ranks with
    wild cards, the order in which the engine judges them."""
    pure = offer.facts.traits.pure
    ordered = sorted(
        groups,
        key=lambda group: (
            group is not offer.top_card_group,
            not (group.wilds and pure[group.naturals[0] >> 2]),
        ),
    )
    return tuple([NewMeld((*group.naturals, *group.wilds)) for group in ordered])
