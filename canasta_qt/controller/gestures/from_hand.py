"""What it means to let cards of the hand go on a meld, the strip or free ground."""

from __future__ import annotations

from canasta_qt.cards import Card
from canasta_qt.controller.gestures.addable_melds import meld_at, meld_numbers
from canasta_qt.controller.gestures.auto_target import (
    belongs,
    canasta_to_crown,
    lays_out,
    may_wait,
    meld_to_join,
    stray_three,
    unborn_refusal,
    uses_up,
)
from canasta_qt.controller.gestures.draft import (
    STAGEABLE,
    Intent,
    Played,
    action_of,
    fits,
    group_rank,
    is_black_threes,
    played,
    staged,
    with_cards,
)
from canasta_qt.engine.legality import opens_before_taking, refusal
from canasta_qt.engine.state.actions import DISCARDS, LayDown, NewMeld
from canasta_qt.engine.state.melds import RUN, form_of
from canasta_qt.engine.state.observation import Observation
from canasta_qt.engine.state.position import DRAW_PHASE, PLAY_PHASE
from canasta_qt.engine.state.refusals import Reason, Refusal
from canasta_qt.engine.transition import play
from canasta_qt.gestures import Draft, Place, Spot, StagedGroup


def hand_dropped(
    observation: Observation, draft: Draft, cards: tuple[Card, ...], target: Spot
) -> Intent:
    """Return what hand cards let go on a place mean; the pile is not taken here."""
    position = observation.position
    if not cards:
        throwing = target.place is Place.PILE and position.phase == PLAY_PHASE
        return Refusal(Reason.DISCARD_ONE if throwing else Reason.NO_PLAYS, 0, 1)
    if target.place is Place.PILE:
        return _discard(observation, draft, cards)
    early = draft.takes_pile or opens_before_taking(position)
    if position.phase == DRAW_PHASE and not (early or lays_out(observation, cards)):
        return Refusal(Reason.DRAW_FIRST)
    if target.place is Place.STAGED:
        return onto_staged(observation, draft, cards, target.index)
    if target.place is Place.MELD:
        return _onto_meld(observation, draft, cards, target.index)
    if target.place is Place.NEW_MELD:
        return _on_free_ground(observation, draft, cards)
    return Refusal(Reason.NO_SUCH_MELD)


def _discard(observation: Observation, draft: Draft, cards: tuple[Card, ...]) -> Intent:
    """Throw one card; cards lying ready are laid first if they may be."""
    if len(cards) != 1:
        return Refusal(Reason.DISCARD_ONE, len(cards), 1)
    discard = DISCARDS[cards[0]]
    if not draft.groups:
        return played(observation, discard)
    if draft.refusal is not None:
        return draft.refusal
    lay = action_of(draft.groups)
    ahead = observation.position.copy()
    play(ahead, lay)
    return refusal(ahead, discard) or Played((lay, discard))


def _onto_meld(
    observation: Observation, draft: Draft, cards: tuple[Card, ...], number: int
) -> Intent:
    if meld_at(observation, number) is None:
        return Refusal(Reason.NO_SUCH_MELD, number, len(meld_numbers(observation)))
    group = StagedGroup(cards, number)
    if draft.groups:
        return staged(observation, (*draft.groups, group))
    return _played_or_staged(observation, group)


def _on_free_ground(
    observation: Observation, draft: Draft, cards: tuple[Card, ...]
) -> Intent:
    """Put cards onto a staged group or a meld of their rank, or begin a new one."""
    alone = LayDown((NewMeld(cards),))
    if lays_out(observation, cards):
        return played(observation, alone)
    crowned = canasta_to_crown(observation, cards)
    if crowned is not None:
        return _onto_meld(observation, draft, cards, crowned)
    stray = stray_three(observation, cards)
    if stray is not None:
        return stray
    for index, group in enumerate(draft.groups):
        if belongs(observation, group, cards):
            return onto_staged(observation, draft, cards, index)
    number = meld_to_join(observation, cards)
    if number is not None:
        return _onto_meld(observation, draft, cards, number)
    found = form_of(cards)
    sequences = observation.position.terms.melds.sequences
    if found is None or (found[0] == RUN and not sequences):
        return refusal(observation.position, alone) or Refusal(Reason.UNEQUAL_RANKS)
    group = StagedGroup(cards)
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
    if refused is not None and not may_wait(observation, group.cards):
        return refused
    if refused is None or refused.reason in STAGEABLE:
        return staged(observation, (group,), refused)
    return refused
