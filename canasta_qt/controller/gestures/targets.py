"""Where the cards in the air may go: every place asked once, at the pick-up."""

from __future__ import annotations

from dataclasses import replace

from canasta_qt.cards import RED3, Card
from canasta_qt.controller.gestures.addable_melds import meld_at, meld_numbers
from canasta_qt.controller.gestures.draft import group_rank, without_cards
from canasta_qt.controller.gestures.intents import Intent, Played, intent, laid_cards
from canasta_qt.controller.gestures.sequence_ends import end_spots, run_ends, staged_run
from canasta_qt.engine.moves.three_melds import is_bonus_lay
from canasta_qt.engine.state.actions import (
    Action,
    AddToMeld,
    LayDown,
    NewMeld,
    TakePile,
)
from canasta_qt.engine.state.melds import CANASTA_SIZE, RUN, grown
from canasta_qt.engine.state.observation import Observation
from canasta_qt.engine.state.refusals import Refusal
from canasta_qt.gestures import Deed, Draft, Place, Prompt, Spot, StagedGroup, Target
from canasta_qt.rules.values import Red3Mode


def targets(
    observation: Observation, draft: Draft, cards: tuple[Card, ...], source: Spot
) -> tuple[Target, ...]:
    """Say for every place what letting go there does, or why it may not be done.

    A sequence is asked as a whole and at both its ends.
    """
    laid = tuple(sorted(laid_cards(observation, cards, source)))
    lying = draft.groups
    if source.place is Place.STAGED:
        lying = without_cards(lying, cards)
    found = []
    for spot in _spots(observation, draft, source):
        meant = intent(observation, draft, cards, source, spot)
        target = _target(observation, draft, cards, spot, meant)
        run = None
        if laid:
            run = run_ends(observation, lying, spot) or staged_run(
                observation, lying, spot, laid
            )
        if run is not None:
            target = replace(target, run=run, cards=laid, rank=None)
        elif laid and laid[0] >> 2 == RED3:
            target = _crowning(observation, target, laid)
        if spot.place is Place.NEW_MELD and _lays_out(observation, laid, meant):
            target = replace(target, deed=Deed.LAY_OUT, cards=laid)
        if spot.place is Place.NEW_MELD and source.place is not Place.PILE:
            target = replace(target, joins=_joined(draft, lying, cards, meant))
        found.append(target)
    return tuple(found)


def _lays_out(observation: Observation, laid: tuple[Card, ...], meant: Intent) -> bool:
    """Say whether cards let go on free ground are threes that count by themselves."""
    laying = bool(laid) and is_bonus_lay(observation.position.terms, (NewMeld(laid),))
    return laying and isinstance(meant, Played)


def _joined(
    draft: Draft,
    lying: tuple[StagedGroup, ...],
    cards: tuple[Card, ...],
    meant: Intent,
) -> Spot | None:
    """The meld or staged group to which cards let go on free ground would go."""
    if isinstance(meant, Played):
        action = meant.actions[-1]
        first = action.plays[0] if isinstance(action, LayDown) else None
        if isinstance(first, NewMeld) and len(first.cards) > len(cards):
            return Spot(Place.STAGED)  # the one group there is; it is whole with them
        return Spot(Place.MELD, first.meld) if isinstance(first, AddToMeld) else None
    if not isinstance(meant, Draft) or len(lying) < len(draft.groups):
        return None
    for index, (old, new) in enumerate(zip(lying, meant.groups, strict=False)):
        if len(old.cards) < len(new.cards):
            return Spot(Place.STAGED, index)
    last = meant.groups[-1]
    return None if last.meld is None else Spot(Place.MELD, last.meld)


def _crowning(
    observation: Observation, target: Target, laid: tuple[Card, ...]
) -> Target:
    """A red three let go on a canasta, or on free ground for the first that may."""
    threes = observation.position.terms.threes.red3_mode
    places = (Place.MELD, Place.NEW_MELD)
    if threes is not Red3Mode.TOPPER or target.spot.place not in places:
        return target
    bonus = observation.position.terms.ruleset.bonuses.topper_bonus
    return replace(target, cards=laid, points=bonus, need=0)


def _spots(observation: Observation, draft: Draft, source: Spot) -> list[Spot]:
    """Places worth asking for cards from a source; the source itself is none."""
    if source.place is Place.STOCK:
        return [Spot(Place.HAND)]
    melds = meld_numbers(observation)
    own = [Spot(Place.MELD, index) for index in melds] + [Spot(Place.NEW_MELD)]
    if source.place is not Place.MELD:
        own += [end for index in melds for end in end_spots(observation, index)]
    staged = [
        Spot(Place.STAGED, index)
        for index in range(len(draft.groups))
        if source != Spot(Place.STAGED, index)
    ]
    if source.place is Place.PILE:
        return [Spot(Place.HAND), *own]
    if source.place is Place.STAGED:
        return [Spot(Place.HAND), *staged, *own]
    return [Spot(Place.PILE), *staged, *own]


def _target(
    observation: Observation,
    draft: Draft,
    cards: tuple[Card, ...],
    spot: Spot,
    answer: Intent,
) -> Target:
    deed = _deed(spot, answer)
    if isinstance(answer, Refusal):
        return Target(spot, deed, answer, rank=_rank_at(observation, draft, spot))
    if isinstance(answer, Draft):
        return Target(
            spot,
            deed,
            points=answer.total,
            need=answer.need,
            ready=answer.refusal is None,
            rank=_rank_at(observation, draft, spot),
        )
    if isinstance(answer, Prompt):
        return Target(spot, Deed.TAKE)
    action = answer.actions[-1]
    return Target(
        spot,
        _deed_of(observation, action, deed),
        points=sum(observation.position.terms.points[card] for card in cards),
        completes=_completes(observation, action),
        rank=_rank_at(observation, draft, spot),
    )


def _deed(spot: Spot, answer: Intent) -> Deed:
    if spot.place is Place.HAND:
        return Deed.UNSTAGE
    if spot.place is Place.PILE:
        return Deed.TAKE if isinstance(answer, Draft) else Deed.DISCARD
    if spot.place is Place.MELD:
        return Deed.ADD
    return Deed.STAGE if isinstance(answer, Draft) else Deed.NEW


def _deed_of(observation: Observation, action: Action, otherwise: Deed) -> Deed:
    if isinstance(action, TakePile):
        return Deed.TAKE
    if str(action) == "draw":
        return Deed.DRAW
    if otherwise is Deed.DISCARD and observation.position.size[observation.seat] == 1:
        return Deed.GO_OUT
    return otherwise


def _rank_at(observation: Observation, draft: Draft, spot: Spot) -> int | None:
    if spot.place is Place.MELD:
        meld = meld_at(observation, spot.index)
        return None if meld is None or meld.form == RUN else meld.rank
    if spot.place is Place.STAGED:
        return group_rank(draft.groups[spot.index])
    return None


def _completes(observation: Observation, action: Action) -> str | None:
    """Kind of canasta the action's first play makes, if it makes one."""
    if not isinstance(action, LayDown | TakePile):
        return None
    first = action.plays[0]
    meld = meld_at(observation, first.meld) if isinstance(first, AddToMeld) else None
    if meld is not None and isinstance(first, AddToMeld):
        if meld.canasta:
            return None
        return grown(meld, first.cards, observation.position.terms.points).kind
    if isinstance(first, NewMeld) and len(first.cards) >= CANASTA_SIZE:
        wild = any(44 <= card < 52 for card in first.cards)
        return "mixed" if wild else "natural"
    return None
