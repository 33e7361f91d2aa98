"""What a gesture means: cards, where they come from and where they are let go.

Pure functions over an observation and a draft.  A target is lit exactly if `intent`
answers it with something else than a refusal, so hint and deed cannot disagree.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from canasta_qt.cards import Card
from canasta_qt.controller.gestures.addable_melds import meld_at, meld_numbers
from canasta_qt.controller.gestures.auto_target import (
    belongs,
    canasta_to_crown,
    joined_run,
    may_wait,
    meld_to_join,
    stray_three,
    unborn_refusal,
    uses_up,
)
from canasta_qt.controller.gestures.draft import (
    action_of,
    fits,
    group_rank,
    is_black_threes,
    make_draft,
    play_of,
    with_cards,
    without_cards,
)
from canasta_qt.controller.gestures.refusal_fixes import HOPELESS, STAGEABLE
from canasta_qt.controller.gestures.sequence_ends import (
    VAGUE,
    end_refusal,
    run_ends,
    wild_refusal,
)
from canasta_qt.controller.gestures.take_ways import take_choices, top_card
from canasta_qt.engine.legality import opens_before_taking, refusal
from canasta_qt.engine.moves.taking_pile import unmet_refusal
from canasta_qt.engine.moves.three_melds import is_bonus_lay
from canasta_qt.engine.state.actions import (
    DISCARDS,
    DRAW,
    Action,
    AddToMeld,
    JoinMelds,
    LayDown,
    MeldPlay,
    NewMeld,
    TakePile,
)
from canasta_qt.engine.state.melds import RUN, SET, WILDS, form_of
from canasta_qt.engine.state.observation import Observation
from canasta_qt.engine.state.position import DRAW_PHASE, PLAY_PHASE, actor
from canasta_qt.engine.state.refusals import Reason, Refusal
from canasta_qt.engine.transition import play
from canasta_qt.gestures import (
    OTHERS_TURN,
    Draft,
    Place,
    Prompt,
    PromptKind,
    Spot,
    StagedGroup,
)


@dataclass(frozen=True, slots=True)
class Played:
    """Actions to be played one after the other; the draft is empty afterwards."""

    actions: tuple[Action, ...]


Intent: TypeAlias = Played | Draft | Prompt | Refusal


def intent(
    observation: Observation,
    draft: Draft,
    cards: tuple[Card, ...],
    source: Spot,
    target: Spot,
) -> Intent:
    """Say what letting cards go on a place does, or why it may not be done."""
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
    """The cards that a gesture lays somewhere: those in the air, or the pile's top."""
    top = top_card(observation) if source.place is Place.PILE else None
    return cards if top is None else (top,)


def _intent(
    observation: Observation,
    draft: Draft,
    cards: tuple[Card, ...],
    source: Spot,
    target: Spot,
) -> Intent:
    if actor(observation.position) is None:
        return Refusal(Reason.ROUND_IS_OVER)
    if (
        actor(observation.position) != observation.seat
        or observation.position.turn != observation.seat
    ):
        theirs = observation.seat not in (
            actor(observation.position),
            observation.position.turn,
        )
        return Refusal(Reason.NOT_YOUR_DECISION, kind=OTHERS_TURN if theirs else "")
    if source.place is Place.STOCK:
        return _single(observation, DRAW)
    if source.place is Place.PILE:
        return _pile_dragged(observation, draft, target)
    if source.place is Place.STAGED and target.place is Place.HAND:
        return make_draft(observation, without_cards(draft.groups, cards))
    if source.place is Place.STAGED:
        return _restaged(observation, draft, cards, target)
    if source.place is Place.MELD:
        return _melds_joined(observation, source, target)
    return _hand_dropped(observation, draft, cards, target)


def _melds_joined(observation: Observation, source: Spot, target: Spot) -> Intent:
    """One of the own melds let go on another: the two become one if they may."""
    if target.place is not Place.MELD:
        return Refusal(Reason.CANNOT_JOIN)
    first, second = sorted((source.index, target.index))
    return _single(observation, LayDown((JoinMelds(first, second),)))


def _single(observation: Observation, action: Action) -> Intent:
    refused = refusal(observation.position, action)
    return Played((action,)) if refused is None else refused


def _hand_dropped(
    observation: Observation, draft: Draft, cards: tuple[Card, ...], target: Spot
) -> Intent:
    if not cards:
        throwing = (
            target.place is Place.PILE and observation.position.phase == PLAY_PHASE
        )
        return Refusal(Reason.DISCARD_ONE if throwing else Reason.NO_PLAYS, 0, 1)
    if target.place is Place.PILE:
        if observation.position.phase == DRAW_PHASE:
            return _take_dropped(observation, draft, cards)
        return _discard(observation, draft, cards)
    early = draft.takes_pile or opens_before_taking(observation.position)
    laying_threes = is_bonus_lay(observation.position.terms, (NewMeld(cards),))
    if observation.position.phase == DRAW_PHASE and not (early or laying_threes):
        return Refusal(Reason.DRAW_FIRST)
    if target.place is Place.STAGED:
        return _onto_staged(observation, draft, cards, target.index)
    if target.place is Place.MELD:
        return _onto_meld(observation, draft, cards, target.index)
    if target.place is Place.NEW_MELD:
        return _new_group(observation, draft, cards)
    return Refusal(Reason.NO_SUCH_MELD)


def _restaged(
    observation: Observation, draft: Draft, cards: tuple[Card, ...], target: Spot
) -> Intent:
    """Move staged cards to another place of the strip, or play them elsewhere."""
    groups = without_cards(draft.groups, cards)
    if target.place is Place.STAGED and len(groups) < len(draft.groups):
        return Refusal(Reason.NO_SUCH_MELD)
    return _hand_dropped(observation, make_draft(observation, groups), cards, target)


def _discard(observation: Observation, draft: Draft, cards: tuple[Card, ...]) -> Intent:
    """Throw one card; cards lying ready are laid first if they may be."""
    if len(cards) != 1:
        return Refusal(Reason.DISCARD_ONE, len(cards), 1)
    discard = DISCARDS[cards[0]]
    if not draft.groups:
        return _single(observation, discard)
    if draft.refusal is not None:
        return draft.refusal
    lay = action_of(draft.groups)
    ahead = observation.position.copy()
    play(ahead, lay)
    refused = refusal(ahead, discard)
    return Played((lay, discard)) if refused is None else refused


def _onto_meld(
    observation: Observation, draft: Draft, cards: tuple[Card, ...], index: int
) -> Intent:
    if meld_at(observation, index) is None:
        return Refusal(Reason.NO_SUCH_MELD, index, len(meld_numbers(observation)))
    if draft.groups:
        groups = (*draft.groups, StagedGroup(cards, index))
        return _staged(observation, groups)
    return _played_or_staged(observation, draft, AddToMeld(index, cards))


def _new_group(
    observation: Observation, draft: Draft, cards: tuple[Card, ...]
) -> Intent:
    """Cards on free ground: onto a staged group or a meld of the rank, or a new one."""
    laid = LayDown((NewMeld(cards),))
    if is_bonus_lay(observation.position.terms, laid.plays):
        return _single(observation, laid)
    crowned = canasta_to_crown(observation, cards)
    if crowned >= 0:
        return _onto_meld(observation, draft, cards, crowned)
    stray = stray_three(observation, cards)
    if stray is not None:
        return stray
    for index, group in enumerate(draft.groups):
        if belongs(observation, group, cards):
            return _onto_staged(observation, draft, cards, index)
    number = meld_to_join(observation, cards)
    if number >= 0:
        return _onto_meld(observation, draft, cards, number)
    found = form_of(cards)
    if found is None or (
        found[0] == RUN and not observation.position.terms.melds.sequences
    ):
        return _plain_refusal(observation, cards)
    if draft.groups or not observation.position.melds[observation.side]:
        meant: Intent = _staged(observation, (*draft.groups, StagedGroup(cards)))
    else:
        meant = _played_or_staged(observation, draft, NewMeld(cards))
    if not isinstance(meant, Draft):
        return meant
    return unborn_refusal(observation, cards) or meant


def meld_intent(
    observation: Observation, draft: Draft, cards: tuple[Card, ...]
) -> Intent:
    """Meld cards without pointing at a place: a few may go on with a sequence."""
    few = 0 < len(cards) < observation.position.terms.melds.min_meld_size
    if few and not draft.groups and meld_to_join(observation, cards) < 0:
        number = joined_run(observation, cards)
        spot = Spot(Place.MELD, number)
        meant = intent(observation, draft, cards, Spot(Place.HAND), spot)
        if number >= 0 and not isinstance(meant, Refusal):
            return meant
    return intent(observation, draft, cards, Spot(Place.HAND), Spot(Place.NEW_MELD))


def _plain_refusal(observation: Observation, cards: tuple[Card, ...]) -> Intent:
    refused = refusal(observation.position, LayDown((NewMeld(cards),)))
    return refused if refused is not None else Refusal(Reason.UNEQUAL_RANKS)


def _onto_staged(
    observation: Observation, draft: Draft, cards: tuple[Card, ...], index: int
) -> Intent:
    if not 0 <= index < len(draft.groups):
        return Refusal(Reason.NO_SUCH_MELD, index, len(draft.groups))
    group = draft.groups[index]
    if not fits(observation, group, cards):
        return Refusal(Reason.UNEQUAL_RANKS, rank=group_rank(group), cards=cards)
    groups = with_cards(draft.groups, index, cards)
    single = len(groups) == 1 and not draft.takes_pile
    if single and observation.position.melds[observation.side]:
        return _played_or_staged(
            observation, make_draft(observation, ()), play_of(groups[0])
        )
    return _staged(observation, groups)


def _played_or_staged(
    observation: Observation, draft: Draft, play_: MeldPlay
) -> Intent:
    """After the opening a legal drop is played at once.

    Black threes and a lay that uses up the hand wait for the player's word, and so
    do cards that others may still make legal.
    """
    action = LayDown((play_,))
    refused = refusal(observation.position, action)
    assert isinstance(play_, AddToMeld | NewMeld)  # melds are not joined by a drop
    meld = play_.meld if isinstance(play_, AddToMeld) else None
    group = StagedGroup(play_.cards, meld)
    ends = uses_up(observation, play_.cards)
    if refused is None and not ends and not is_black_threes(play_.cards):
        return Played((action,))
    if refused is not None and not may_wait(observation, play_.cards):
        return refused
    if refused is None or refused.reason in STAGEABLE:
        return _staged(observation, (*draft.groups, group), refused)
    return refused


def _staged(
    observation: Observation,
    groups: tuple[StagedGroup, ...],
    refused: Refusal | None = None,
) -> Intent:
    """Put groups into the strip, unless no further card could ever save them."""
    draft = make_draft(observation, groups)
    worst = draft.refusal
    if worst is not None and worst.reason in HOPELESS:
        return worst
    only_wilds = group_rank(groups[-1]) is None
    if refused is not None and worst is not None and only_wilds:
        return refused
    return draft


def _pile_dragged(observation: Observation, draft: Draft, target: Spot) -> Intent:
    """The top card of the pile was dragged: take it, asking how if there are ways."""
    top = top_card(observation)
    if top is None:
        return Refusal(Reason.PILE_IS_EMPTY)
    if observation.position.phase != DRAW_PHASE:
        return Refusal(Reason.ALREADY_DREW)
    if target.place is Place.MELD:
        return _single(observation, TakePile((AddToMeld(target.index, (top,)),)))
    if target.place is Place.STAGED:
        return Refusal(Reason.TOP_CARD_UNUSED, cards=(top,))
    return take_intent(observation, draft)


def take_intent(observation: Observation, draft: Draft) -> Intent:
    """Take the pile without saying how: the only way, a question, or why not."""
    choices = take_choices(observation)
    if not choices:
        return _why_no_take(observation)
    if len(choices) == 1:
        return _take_with(observation, draft, choices[0].cards, choices[0].meld)
    return Prompt(PromptKind.CHOOSE_TAKE, choices)


def _why_no_take(observation: Observation) -> Intent:
    """Word why no way exists, by trying the top card with all its like in hand."""
    top = top_card(observation)
    if top is None:
        return Refusal(Reason.PILE_IS_EMPTY)
    like = tuple(card for card in observation.hand if card >> 2 == top >> 2)[:2]
    number = meld_to_join(observation, (*like, top))
    laid = NewMeld((*like, top)) if number < 0 else AddToMeld(number, (*like, top))
    refused = refusal(observation.position, TakePile((laid,)))
    return refused or unmet_refusal(observation.position, top)


def _take_with(
    observation: Observation, draft: Draft, cards: tuple[Card, ...], meld: int | None
) -> Intent:
    """Take the pile with cards of the hand; an opening is staged, else played."""
    top = top_card(observation)
    if top is None:
        return Refusal(Reason.PILE_IS_EMPTY)
    if observation.position.phase != DRAW_PHASE:
        return Refusal(Reason.ALREADY_DREW)
    if draft.takes_pile:
        index = next(i for i, g in enumerate(draft.groups) if g.from_pile is not None)
        return _onto_staged(observation, draft, cards, index)
    group = StagedGroup(cards, meld, top)
    if observation.position.melds[observation.side] and not draft.groups:
        action = action_of((group,))
        return _single(observation, action)
    found = form_of((*cards, top))
    if found is None or found[0] not in (SET, WILDS):
        return Refusal(Reason.UNEQUAL_RANKS, cards=cards)
    return _staged(observation, (group, *draft.groups))


def _take_dropped(
    observation: Observation, draft: Draft, cards: tuple[Card, ...]
) -> Intent:
    """Take with the cards dropped on the pile; too few of them are made up."""
    meant = _take_with(observation, draft, cards, None)
    if not isinstance(meant, Refusal) or draft.takes_pile:
        return meant
    ranks = sorted(card >> 2 for card in cards)
    fitting = tuple(
        choice
        for choice in take_choices(observation)
        if _holds(sorted(card >> 2 for card in choice.cards), ranks)
    )
    if not fitting:
        return meant
    if len(fitting) == 1:
        return _take_with(observation, draft, fitting[0].cards, fitting[0].meld)
    return Prompt(PromptKind.CHOOSE_TAKE, fitting)


def _holds(ranks: list[int], wanted: list[int]) -> bool:
    """Say whether some ranks hold the wanted ones, each as often."""
    return all(ranks.count(rank) >= wanted.count(rank) for rank in wanted)


def commit_intent(draft: Draft) -> Intent:
    """Play what lies ready."""
    if not draft.groups:
        return Refusal(Reason.NO_PLAYS)
    if draft.refusal is not None:
        return draft.refusal
    return Played((action_of(draft.groups),))


def choice_intent(
    observation: Observation, draft: Draft, prompt: Prompt, row: int
) -> Intent:
    """Take the pile in the chosen way; a row out of range leaves it."""
    if not 0 <= row < len(prompt.choices):
        return draft
    choice = prompt.choices[row]
    return _take_with(observation, draft, choice.cards, choice.meld)
