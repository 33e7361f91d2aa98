"""Cards laid ready but not played: the groups of the staging strip, judged together.

A draft is a value; the engine hears of it only when it is played as one action.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from canasta_qt.cards import BLACK3, Card, Rank, is_wild, rank_of
from canasta_qt.controller.gestures.addable_melds import meld_at
from canasta_qt.engine.legality import refusal
from canasta_qt.engine.moves.validity import meld_refusal
from canasta_qt.engine.state.actions import (
    Action,
    AddToMeld,
    LayDown,
    MeldPlay,
    NewMeld,
    TakePile,
)
from canasta_qt.engine.state.facts import opening_minimum
from canasta_qt.engine.state.melds import RUN, form_of, grown, make_meld
from canasta_qt.engine.state.observation import Observation
from canasta_qt.gestures import Draft, StagedGroup

EMPTY = Draft()


def make_draft(observation: Observation, groups: Iterable[StagedGroup]) -> Draft:
    """Judge groups as one act: their total, why they may not be played, what would do.

    Empty groups are left out.
    """
    kept = tuple(
        _counted(observation, group)
        for group in groups
        if group.cards or group.from_pile is not None
    )
    if not kept:
        return EMPTY
    side = observation.side
    unopened = not observation.position.melds[side]
    need = max(0, opening_minimum(observation.position, side)) if unopened else 0
    total = sum(group.points for group in kept if is_meld(observation, group))
    refused = refusal(observation.position, action_of(kept))
    would_do = () if refused is None else _would_do(observation, kept)
    return Draft(kept, total, need, refused, would_do)


def is_meld(observation: Observation, group: StagedGroup) -> bool:
    """Say whether a staged group is a legal meld by itself; only such ones count."""
    terms = observation.position.terms
    held = group.cards if group.from_pile is None else (*group.cards, group.from_pile)
    before = None
    if group.meld is not None:
        before = meld_at(observation, group.meld)
        if before is None:
            return False
        meld = grown(before, held, terms.points)
    else:
        if form_of(held) is None:
            return False
        meld = make_meld(held, terms.points)
    if not observation.position.melds[observation.side]:
        meld = replace(meld, mixed_at_opening=meld.wilds > 0)
    return meld_refusal(terms, meld, before, ends=True) is None


def _counted(observation: Observation, group: StagedGroup) -> StagedGroup:
    points = observation.position.terms.points
    cards = group.cards if group.from_pile is None else (*group.cards, group.from_pile)
    total = sum(points[card] for card in cards)
    return StagedGroup(group.cards, group.meld, group.from_pile, total)


def action_of(groups: tuple[StagedGroup, ...]) -> Action:
    """The one action that plays the groups; the group with the top card goes first."""
    first = [group for group in groups if group.from_pile is not None]
    rest = [group for group in groups if group.from_pile is None]
    plays = tuple(play_of(group) for group in first + rest)
    return TakePile(plays) if first else LayDown(plays)


def play_of(group: StagedGroup) -> MeldPlay:
    """The one play that lays a group."""
    cards = group.cards if group.from_pile is None else (*group.cards, group.from_pile)
    return NewMeld(cards) if group.meld is None else AddToMeld(group.meld, cards)


def _would_do(
    observation: Observation, groups: tuple[StagedGroup, ...]
) -> tuple[tuple[Card, int], ...]:
    """Single hand cards, one of each rank, that would make the draft playable."""
    left = left_in_hand(observation, groups)
    found = []
    seen = set()
    for card in left:
        for index, group in enumerate(groups):
            if (card >> 2, index) in seen or not fits(observation, group, (card,)):
                continue
            seen.add((card >> 2, index))
            more = with_cards(groups, index, (card,))
            if refusal(observation.position, action_of(more)) is None:
                found.append((card, index))
    return tuple(found)


def left_in_hand(observation: Observation, groups: Iterable[StagedGroup]) -> list[Card]:
    """The hand without the cards lying in the strip."""
    left = observation.hand
    for group in groups:
        for card in group.cards:
            left.remove(card)
    return left


def group_rank(group: StagedGroup) -> Rank | None:
    """The natural rank of a staged group (or black three); None for wild cards only."""
    cards = group.cards if group.from_pile is None else (*group.cards, group.from_pile)
    for card in cards:
        if not is_wild(card):
            return rank_of(card)
    return None


def fits(observation: Observation, group: StagedGroup, cards: tuple[Card, ...]) -> bool:
    """Say whether cards and a staged group may mean one meld; legality comes later."""
    held = group.cards if group.from_pile is None else (*group.cards, group.from_pile)
    if group.meld is not None:
        meld = meld_at(observation, group.meld)
        held = held if meld is None else held + meld.cards
    found = form_of((*held, *cards))
    if found is None:
        return False
    return found[0] != RUN or observation.position.terms.melds.sequences


def with_cards(
    groups: tuple[StagedGroup, ...], index: int, cards: tuple[Card, ...]
) -> tuple[StagedGroup, ...]:
    """The groups with cards added to one of them."""
    group = groups[index]
    grown = StagedGroup((*group.cards, *cards), group.meld, group.from_pile)
    return (*groups[:index], grown, *groups[index + 1 :])


def without_cards(
    groups: tuple[StagedGroup, ...], cards: tuple[Card, ...]
) -> tuple[StagedGroup, ...]:
    """The groups after cards were taken back; a pile's group goes when it is empty."""
    waiting = list(cards)
    kept = []
    for group in groups:
        left = []
        for card in group.cards:
            if card in waiting:
                waiting.remove(card)
            else:
                left.append(card)
        if left:
            kept.append(StagedGroup(tuple(left), group.meld, group.from_pile))
        elif not group.cards:
            kept.append(group)
    return tuple(kept)


def is_black_threes(cards: tuple[Card, ...]) -> bool:
    """Say whether all cards are black threes."""
    return all(card >> 2 == BLACK3 for card in cards)
