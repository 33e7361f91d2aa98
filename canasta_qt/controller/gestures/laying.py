"""Cards of the hand put on melds, on staged groups or on free ground."""

from __future__ import annotations

from canasta_qt.cards import Card
from canasta_qt.controller.gestures.auto_target import (
    belongs,
    canasta_to_crown,
    lays_out,
    meld_to_join,
    stray_three,
    unborn_refusal,
    uses_up,
)
from canasta_qt.controller.gestures.draft import (
    Intent,
    action_of,
    fits,
    group_rank,
    is_black_threes,
    make_draft,
    meld_at,
    meld_numbers,
    played,
    staged,
    with_cards,
)
from canasta_qt.engine.legality import refusal
from canasta_qt.engine.moves.taking_pile import draw_first
from canasta_qt.engine.moves.trial import mixture_refusal
from canasta_qt.engine.state import actions
from canasta_qt.engine.state.melds import RUN, form_of
from canasta_qt.engine.state.observation import Observation
from canasta_qt.engine.state.position import DRAW_PHASE
from canasta_qt.engine.state.refusals import Reason, Refusal
from canasta_qt.gestures import MELDING, Draft, Place, Spot, StagedGroup


def onto_meld(
    observation: Observation, draft: Draft, cards: tuple[Card, ...], number: int
) -> Intent:
    if meld_at(observation, number) is None:
        return Refusal(Reason.NO_SUCH_MELD, number, len(meld_numbers(observation)))
    group = StagedGroup(cards, number)
    if draft.groups:
        return staged(observation, (*draft.groups, group))
    return _played_or_staged(observation, group)


def on_free_ground(
    observation: Observation, draft: Draft, cards: tuple[Card, ...]
) -> Intent:
    """Put cards onto a staged group or a meld of their rank, or begin a new one."""
    alone = actions.LayDown((actions.NewMeld(cards),))
    if lays_out(observation, cards):
        return played(observation, alone)
    crowned = canasta_to_crown(observation, cards)
    if crowned is not None:
        return onto_meld(observation, draft, cards, crowned)
    stray = stray_three(observation, cards)
    if stray is not None:
        wild = stray.reason is Reason.WILDS_ALONE
        return (wild and _wilds_to_staged(observation, draft, cards)) or stray
    for index, group in enumerate(draft.groups):
        if belongs(observation, group, cards):
            return onto_staged(observation, draft, cards, index)
    number = meld_to_join(observation, cards)
    if number is not None:
        return onto_meld(observation, draft, cards, number)
    found = form_of(cards)
    sequences = observation.position.terms.rules.sequences
    if found is None or (found[0] == RUN and not sequences):
        return refusal(observation.position, alone) or Refusal(Reason.UNEQUAL_RANKS)
    return _new_group(observation, draft, cards)


def _wilds_to_staged(
    observation: Observation, draft: Draft, cards: tuple[Card, ...]
) -> Draft | None:
    """Add wild cards to the group of an opening that counts most with them.

    None where they may be meant for a meld that lies, or no group can take them.
    """
    if observation.position.melds[observation.side]:
        return None
    numbers = range(len(draft.groups))
    ways = (onto_staged(observation, draft, cards, index) for index in numbers)
    drafts = (way for way in ways if isinstance(way, Draft))
    return max(drafts, key=lambda way: way.total, default=None)


def _new_group(
    observation: Observation, draft: Draft, cards: tuple[Card, ...]
) -> Intent:
    """Begin a group of its own; before the draw only whole melds lie ready."""
    group = StagedGroup(cards)
    early = observation.position.phase == DRAW_PHASE and not draft.takes_pile
    if early and not make_draft(observation, (group,)).total:
        return draw_first(observation.position, MELDING)
    if draft.groups or not observation.position.melds[observation.side]:
        meant: Intent = staged(observation, (*draft.groups, group))
    else:
        meant = _played_or_staged(observation, group)
    if not isinstance(meant, Draft):
        return meant
    return unborn_refusal(observation, cards) or meant


def onto_staged(
    observation: Observation, draft: Draft, cards: tuple[Card, ...], index: int
) -> Intent:
    """Add cards to a staged group; it is played where nothing else waits."""
    if not 0 <= index < len(draft.groups):
        return Refusal(Reason.NO_SUCH_MELD, index, len(draft.groups))
    group = draft.groups[index]
    if not fits(observation, group, cards):
        together = mixture_refusal(observation.position.terms, (*group.laid, *cards))
        if together.reason is Reason.NOT_A_SEQUENCE:
            return together
        return Refusal(Reason.UNEQUAL_RANKS, rank=group_rank(group), cards=cards)
    groups = with_cards(draft.groups, index, cards)
    single = len(groups) == 1 and not draft.takes_pile
    if single and observation.position.melds[observation.side]:
        return _played_or_staged(observation, groups[0])
    return staged(observation, groups)


def _played_or_staged(observation: Observation, group: StagedGroup) -> Intent:
    """Play the only group at once where the side is open and that is legal.

    Black threes and a lay that uses up the hand wait for the player's word, and so
    do cards that others may still make legal.
    """
    meant = played(observation, action_of((group,)))
    refused = meant if isinstance(meant, Refusal) else None
    waits = uses_up(observation, group.cards) or is_black_threes(group.cards)
    if refused is None and not waits:
        return meant
    return staged(observation, (group,))


def melds_joined(observation: Observation, source: Spot, target: Spot) -> Intent:
    """Join one of the own melds to another on which it was let go, if they may."""
    if target.place is not Place.MELD:
        return Refusal(Reason.CANNOT_JOIN)
    first, second = sorted((source.index, target.index))
    return played(observation, actions.LayDown((actions.JoinMelds(first, second),)))
