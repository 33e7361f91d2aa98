"""What a gesture means: cards, where they come from and where they are let go.

Pure functions over an observation and a draft.  A target is lit exactly if `intent`
answers it with something else than a refusal, so hint and deed cannot disagree.
"""

from __future__ import annotations

from canasta_qt.cards import Card
from canasta_qt.controller.gestures.addable_melds import (
    VAGUE,
    end_refusal,
    run_ends,
    wild_refusal,
)
from canasta_qt.controller.gestures.auto_target import joined_run, meld_to_join
from canasta_qt.controller.gestures.draft import (
    Intent,
    Played,
    action_of,
    make_draft,
    played,
    without_cards,
)
from canasta_qt.controller.gestures.from_hand import hand_dropped
from canasta_qt.controller.gestures.from_pile import pile_dragged, take_dropped
from canasta_qt.controller.gestures.prompts import top_card
from canasta_qt.engine.state.actions import DRAW, JoinMelds, LayDown
from canasta_qt.engine.state.observation import Observation
from canasta_qt.engine.state.position import DRAW_PHASE, actor
from canasta_qt.engine.state.refusals import Reason, Refusal
from canasta_qt.gestures import OTHERS_TURN, Draft, Place, Spot


def intent(
    observation: Observation,
    draft: Draft,
    cards: tuple[Card, ...],
    source: Spot,
    target: Spot,
) -> Intent:
    """Return what letting cards go on a place does, or why it may not be done."""
    meant = _intent(observation, draft, cards, source, target)
    laid = laid_cards(observation, cards, source)
    if target.end is None:
        ends = run_ends(observation, draft.groups, target)
        return wild_refusal(meant, ends, laid) or meant
    if isinstance(meant, Refusal) and meant.reason not in VAGUE:
        return meant
    ends = run_ends(observation, without_cards(draft.groups, laid), target)
    if ends is None or not laid:
        return Refusal(Reason.NO_SUCH_MELD)
    return end_refusal(ends, target.end, laid) or meant


def laid_cards(
    observation: Observation, cards: tuple[Card, ...], source: Spot
) -> tuple[Card, ...]:
    """Return the cards a gesture lays: those in the air, or the pile's top."""
    top = top_card(observation) if source.place is Place.PILE else None
    return cards if top is None else (top,)


def turn_refusal(observation: Observation) -> Refusal | None:
    """Return why the player may not do anything now, if it is not their turn."""
    acting, turn = actor(observation.position), observation.position.turn
    if acting is None:
        return Refusal(Reason.ROUND_IS_OVER)
    if acting == turn == observation.seat:
        return None
    theirs = observation.seat not in (acting, turn)
    return Refusal(Reason.NOT_YOUR_DECISION, kind=OTHERS_TURN if theirs else "")


def _intent(
    observation: Observation,
    draft: Draft,
    cards: tuple[Card, ...],
    source: Spot,
    target: Spot,
) -> Intent:
    refused = turn_refusal(observation)
    if refused is not None:
        return refused
    if source.place is Place.STOCK:
        return played(observation, DRAW)
    if source.place is Place.PILE:
        return pile_dragged(observation, draft, target)
    if source.place is Place.MELD:
        return _melds_joined(observation, source, target)
    if source.place is Place.STAGED:
        groups = without_cards(draft.groups, cards)
        if target.place is Place.STAGED and len(groups) < len(draft.groups):
            return Refusal(Reason.NO_SUCH_MELD)
        draft = make_draft(observation, groups)
        if target.place is Place.HAND:
            return draft
    taking = target.place is Place.PILE and observation.position.phase == DRAW_PHASE
    if cards and taking:
        return take_dropped(observation, draft, cards)
    return hand_dropped(observation, draft, cards, target)


def _melds_joined(observation: Observation, source: Spot, target: Spot) -> Intent:
    """Join one of the own melds to another on which it was let go, if they may."""
    if target.place is not Place.MELD:
        return Refusal(Reason.CANNOT_JOIN)
    first, second = sorted((source.index, target.index))
    return played(observation, LayDown((JoinMelds(first, second),)))


def meld_intent(
    observation: Observation, draft: Draft, cards: tuple[Card, ...]
) -> Intent:
    """Meld cards without pointing at a place: a few may go on with a sequence."""
    few = 0 < len(cards) < observation.position.terms.melds.min_meld_size
    if few and not draft.groups and meld_to_join(observation, cards) is None:
        number = joined_run(observation, cards)
        if number is not None:
            spot = Spot(Place.MELD, number)
            meant = intent(observation, draft, cards, Spot(Place.HAND), spot)
            if not isinstance(meant, Refusal):
                return meant
    return intent(observation, draft, cards, Spot(Place.HAND), Spot(Place.NEW_MELD))


def commit_intent(draft: Draft) -> Intent:
    """Play what lies ready."""
    if not draft.groups:
        return Refusal(Reason.NO_PLAYS)
    return draft.refusal or Played((action_of(draft.groups),))
