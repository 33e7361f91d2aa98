"""What it means to take the pile: cards dropped on it, its top card dragged, a key."""

from __future__ import annotations

from canasta_qt.cards import Card
from canasta_qt.controller.gestures.auto_target import meld_to_join
from canasta_qt.controller.gestures.draft import Intent, action_of, played, staged
from canasta_qt.controller.gestures.from_hand import onto_staged
from canasta_qt.controller.gestures.prompts import take_choices, top_card
from canasta_qt.engine.legality import refusal
from canasta_qt.engine.moves.taking_pile import unmet_refusal
from canasta_qt.engine.state.actions import AddToMeld, TakePile
from canasta_qt.engine.state.melds import SET, WILDS, form_of
from canasta_qt.engine.state.observation import Observation
from canasta_qt.engine.state.position import DRAW_PHASE
from canasta_qt.engine.state.refusals import Reason, Refusal
from canasta_qt.gestures import (
    Draft,
    Place,
    Prompt,
    PromptKind,
    Spot,
    StagedGroup,
    TakeChoice,
)


def pile_dragged(observation: Observation, draft: Draft, target: Spot) -> Intent:
    """Take the pile by dragging its top card, asking how if there are ways."""
    top = top_card(observation)
    if top is None:
        return Refusal(Reason.PILE_IS_EMPTY)
    if observation.position.phase != DRAW_PHASE:
        return Refusal(Reason.ALREADY_DREW)
    if target.place is Place.MELD:
        return played(observation, TakePile((AddToMeld(target.index, (top,)),)))
    if target.place is Place.STAGED:
        return Refusal(Reason.TOP_CARD_UNUSED, cards=(top,))
    return take_intent(observation, draft)


def take_intent(observation: Observation, draft: Draft) -> Intent:
    """Take the pile without saying how: the only way, a question, or why not."""
    choices = take_choices(observation)
    if not choices:
        return _why_no_take(observation)
    return _one_or_ask(observation, draft, choices)


def take_dropped(
    observation: Observation, draft: Draft, cards: tuple[Card, ...]
) -> Intent:
    """Take with the cards dropped on the pile; too few of them are made up."""
    meant = _take_with(observation, draft, TakeChoice(cards, None))
    if not isinstance(meant, Refusal) or draft.takes_pile:
        return meant
    ranks = [card >> 2 for card in cards]
    fitting = tuple(
        choice
        for choice in take_choices(observation)
        if _holds([card >> 2 for card in choice.cards], ranks)
    )
    return _one_or_ask(observation, draft, fitting) if fitting else meant


def choice_intent(
    observation: Observation, draft: Draft, prompt: Prompt, row: int
) -> Intent:
    """Take the pile in the chosen way; a row out of range leaves it."""
    if not 0 <= row < len(prompt.choices):
        return draft
    return _take_with(observation, draft, prompt.choices[row])


def _one_or_ask(
    observation: Observation, draft: Draft, choices: tuple[TakeChoice, ...]
) -> Intent:
    if len(choices) == 1:
        return _take_with(observation, draft, choices[0])
    return Prompt(PromptKind.CHOOSE_TAKE, choices)


def _why_no_take(observation: Observation) -> Intent:
    """Word why no way exists, by trying the top card with all its like in hand."""
    top = top_card(observation)
    if top is None:
        return Refusal(Reason.PILE_IS_EMPTY)
    like = tuple(card for card in observation.hand if card >> 2 == top >> 2)[:2]
    group = StagedGroup(like, meld_to_join(observation, (*like, top)), top)
    refused = refusal(observation.position, action_of((group,)))
    return refused or unmet_refusal(observation.position, top)


def _take_with(observation: Observation, draft: Draft, choice: TakeChoice) -> Intent:
    """Take the pile with cards of the hand; an opening is staged, else played."""
    top = top_card(observation)
    if top is None:
        return Refusal(Reason.PILE_IS_EMPTY)
    if observation.position.phase != DRAW_PHASE:
        return Refusal(Reason.ALREADY_DREW)
    if draft.takes_pile:
        index = next(i for i, g in enumerate(draft.groups) if g.from_pile is not None)
        return onto_staged(observation, draft, choice.cards, index)
    group = StagedGroup(choice.cards, choice.meld, top)
    if observation.position.melds[observation.side] and not draft.groups:
        return played(observation, action_of((group,)))
    found = form_of(group.laid)
    if found is None or found[0] not in (SET, WILDS):
        return Refusal(Reason.UNEQUAL_RANKS, cards=choice.cards)
    return staged(observation, (group, *draft.groups))


def _holds(ranks: list[int], wanted: list[int]) -> bool:
    """Return whether ranks contain the wanted ones, with multiplicity."""
    return all(ranks.count(rank) >= wanted.count(rank) for rank in wanted)
