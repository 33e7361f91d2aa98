"""Targets of dragged cards; when a drag begins, the effects of all drops are
evaluated."""

from dataclasses import replace

from canasta_qt.cards import RED3, Card, is_wild, rank_of
from canasta_qt.controller.gestures.consequences import consequence_of_actions
from canasta_qt.controller.gestures.draft import (
    Intent,
    PlayIntent,
    Turn,
    action_of_groups,
    addable_meld_numbers,
    group_rank,
    groups_without_cards,
    meld_with_number,
    sequence_end_cards,
    sequence_end_spots,
    staged_run_ends,
)
from canasta_qt.controller.gestures.intents import drop_intent, played_cards
from canasta_qt.controller.gestures.laying import can_lay_out_threes, is_whole_hand
from canasta_qt.engine.state.actions import (
    DRAW,
    Action,
    AddToMeld,
    JoinMelds,
    LayDown,
    NewMeld,
    TakePile,
)
from canasta_qt.engine.state.melds import CANASTA_SIZE, RUN, meld_with_cards
from canasta_qt.engine.state.observation import Observation
from canasta_qt.engine.state.refusals import Reason, Refusal
from canasta_qt.gestures import (
    Consequence,
    Draft,
    DropAction,
    Place,
    Prompt,
    Spot,
    StagedGroup,
    Target,
)
from canasta_qt.rules.values import Red3Mode


def find_targets(
    turn: Turn, cards: tuple[Card, ...], source: Spot
) -> tuple[Target, ...]:
    """Return a target for every spot, with the effect of a drop or the refusal.

    A sequence is evaluated as a whole and at both ends.
    """
    observation = turn.observation
    laid = tuple(sorted(played_cards(observation, cards, source)))
    lying = turn.groups
    if source.place is Place.STAGED:
        lying = groups_without_cards(lying, cards)
    found = []
    for spot in _spots(turn, source):
        meant = drop_intent(turn, cards, source, spot)
        target = _target(turn, cards, spot, meant)
        run = None
        if laid:
            run = sequence_end_cards(observation, lying, spot) or staged_run_ends(
                observation, lying, spot, laid
            )
        if run is not None:
            target = replace(target, run_ends=run, cards=laid, rank=None)
        elif laid and laid[0] >> 2 == RED3:
            target = _topper_target(observation, target, laid)
        if spot.place is Place.NEW_MELD:
            if isinstance(meant, PlayIntent) and can_lay_out_threes(observation, laid):
                target = replace(target, drop_action=DropAction.LAY_OUT, cards=laid)
            if source.place is not Place.PILE or isinstance(meant, PlayIntent):
                target = replace(
                    target, joined_spot=_joined_spot(turn.draft, lying, cards, meant)
                )
        found.append(target)
    return tuple(found)


def _joined_spot(
    draft: Draft, lying: tuple[StagedGroup, ...], cards: tuple[Card, ...], meant: Intent
) -> Spot | None:
    """Return the spot of the meld or staged group to which cards dropped on free ground
    are added, or None."""
    if isinstance(meant, PlayIntent):
        action = meant.actions[-1]
        lays = isinstance(action, LayDown)
        first = action.plays[0] if isinstance(action, LayDown | TakePile) else None
        if lays and isinstance(first, NewMeld) and len(first.cards) > len(cards):
            return Spot(Place.STAGED)  # the cards complete the only group
        return Spot(Place.MELD, first.meld) if isinstance(first, AddToMeld) else None
    if not isinstance(meant, Draft) or len(lying) < len(draft.groups):
        return None
    for index, (old, new) in enumerate(zip(lying, meant.groups, strict=False)):
        if len(old.cards) < len(new.cards):
            return Spot(Place.STAGED, index)
    last = meant.groups[-1]
    return None if last.meld_index is None else Spot(Place.MELD, last.meld_index)


def _topper_target(
    observation: Observation, target: Target, laid: tuple[Card, ...]
) -> Target:
    """Return the target of a red three that is set on a canasta, with its bonus."""
    threes = observation.position.terms.rules.red3_mode
    places = (Place.MELD, Place.NEW_MELD)
    if threes is not Red3Mode.TOPPER or target.spot.place not in places:
        return target
    bonus = observation.position.terms.rules.topper_bonus
    return replace(target, cards=laid, points=bonus, opening_minimum=0)


def _spots(turn: Turn, source: Spot) -> list[Spot]:
    """Return the spots where cards from `source` may be dropped, without `source`."""
    if source.place is Place.STOCK:
        return [Spot(Place.HAND)]
    observation = turn.observation
    melds = addable_meld_numbers(observation)
    own = [Spot(Place.MELD, index) for index in melds] + [Spot(Place.NEW_MELD)]
    if source.place is not Place.MELD:
        own += [
            end for index in melds for end in sequence_end_spots(observation, index)
        ]
    if source.place is Place.PILE:
        return [Spot(Place.HAND), *own]
    groups = [Spot(Place.STAGED, index) for index in range(len(turn.groups))]
    staged = [spot for spot in groups if spot != source]
    away = Place.HAND if source.place is Place.STAGED else Place.PILE
    return [Spot(away), *staged, *own]


def _target(turn: Turn, cards: tuple[Card, ...], spot: Spot, meant: Intent) -> Target:
    if isinstance(meant, Prompt):
        return Target(spot, DropAction.TAKE)
    drop_action = _drop_action_at(cards, spot, meant)
    rank = _rank_at(turn, spot)
    if isinstance(meant, Refusal):
        return Target(spot, drop_action, meant, rank=rank)
    if isinstance(meant, Draft):
        counts = meant.points != turn.draft.points
        return Target(
            spot,
            drop_action,
            points=meant.points,
            opening_minimum=meant.opening_minimum if counts else 0,
            can_be_melded=meant.refusal is None,
            rank=rank,
            consequence=_opening_consequence(turn.observation, spot, meant),
        )
    action = meant.actions[-1]
    drop_action = _drop_action_of(turn.observation, action, cards, drop_action)
    if drop_action is DropAction.DISCARD and len(meant.actions) > 1:
        rank = rank_of(cards[0])
    return Target(
        spot,
        drop_action,
        points=sum(turn.position.terms.points[card] for card in cards),
        completed_canasta=_completed_canasta(turn.observation, action),
        rank=rank,
        consequence=consequence_of_actions(turn.observation, meant.actions),
    )


def _opening_consequence(
    observation: Observation, spot: Spot, meant: Draft
) -> Consequence | None:
    """Return the consequence of a staged take, even if the draft is below the minimum
    to open; None for other drafts."""
    refused = meant.refusal
    lacking = refused is not None and refused.reason is not Reason.OPENING_TOO_SMALL
    if spot.place is not Place.PILE or not meant.takes_pile or lacking:
        return None
    return consequence_of_actions(observation, (action_of_groups(meant.groups),))


def _drop_action_at(cards: tuple[Card, ...], spot: Spot, meant: Intent) -> DropAction:
    if spot.place is Place.HAND:
        return DropAction.UNSTAGE if cards else DropAction.TAKE
    if spot.place is Place.PILE:
        return DropAction.TAKE if isinstance(meant, Draft) else DropAction.DISCARD
    if spot.place is Place.MELD:
        return DropAction.ADD
    return DropAction.STAGE if isinstance(meant, Draft) else DropAction.NEW


def _drop_action_of(
    observation: Observation,
    action: Action,
    cards: tuple[Card, ...],
    otherwise: DropAction,
) -> DropAction:
    if isinstance(action, TakePile):
        return DropAction.TAKE
    if action == DRAW:
        return DropAction.DRAW
    if isinstance(action, LayDown) and isinstance(action.plays[0], JoinMelds):
        return DropAction.COMBINE
    if otherwise is DropAction.DISCARD and is_whole_hand(observation, cards):
        return DropAction.GO_OUT
    return otherwise


def _rank_at(turn: Turn, spot: Spot) -> int | None:
    if spot.place is Place.MELD:
        meld = meld_with_number(turn.observation, spot.index)
        return None if meld is None or meld.form == RUN else meld.rank
    if spot.place is Place.STAGED:
        return group_rank(turn.groups[spot.index])
    return None


def _completed_canasta(observation: Observation, action: Action) -> str | None:
    """Return the kind of canasta that the first play of an action completes; None if it
    completes none."""
    if not isinstance(action, LayDown | TakePile):
        return None
    first = action.plays[0]
    terms, kind = observation.position.terms, None
    if isinstance(first, AddToMeld):
        meld = meld_with_number(observation, first.meld)
        if meld is None or meld.is_canasta:
            return None
        kind = meld_with_cards(meld, first.cards, terms.points).canasta_kind
    elif isinstance(first, NewMeld) and len(first.cards) >= CANASTA_SIZE:
        kind = "mixed" if any(map(is_wild, first.cards)) else "natural"
    return None if kind is None else terms.kind_name(kind)
