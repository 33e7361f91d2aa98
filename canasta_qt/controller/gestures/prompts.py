"""Questions of the table: which way to take the pile, and others beside the play."""

from __future__ import annotations

from typing import Final

from canasta_qt.cards import DEUCE, JOKER, NATURAL_RANKS, Card, is_wild
from canasta_qt.controller.gestures.draft import meld_at, meld_numbers, play_of
from canasta_qt.engine.generate import takes
from canasta_qt.engine.legality import opens_before_taking, refusal
from canasta_qt.engine.moves.taking_pile import pile_refusal, unmet_refusal
from canasta_qt.engine.rounds import lift_range
from canasta_qt.engine.state.actions import TakePile
from canasta_qt.engine.state.facts import frozen_to
from canasta_qt.engine.state.melds import RUN, SET
from canasta_qt.engine.state.observation import Observation
from canasta_qt.engine.state.position import LIFT_PHASE
from canasta_qt.engine.state.refusals import Reason, Refusal
from canasta_qt.gestures import Place, Prompt, PromptKind, Spot, StagedGroup, TakeChoice
from canasta_qt.rules.values import InitialFromPile

PAIR: Final = 2

_OPENING: Final = (
    Reason.OPENING_TOO_SMALL,
    Reason.OPENING_NEEDS_CANASTA,
    Reason.OPENING_NATURALS_FROM_HAND,
    Reason.OPENING_CONDITION,
)
"""Refusals that further groups of the same take may cure."""


def question(observation: Observation) -> Prompt:
    """Return the partner's question: may I go out?"""
    return Prompt(PromptKind.ANSWER_PARTNER, asker=observation.position.turn)


def choice_before_play(observation: Observation) -> Prompt:
    """Return the question of a lift for a bonus, or which packet to keep."""
    position = observation.position
    if position.phase == LIFT_PHASE:
        return Prompt(
            PromptKind.LIFT,
            most=len(position.terms.deck),
            wanted=lift_range(position.terms),
        )
    return Prompt(PromptKind.KEEP_PACKET)


def top_card(observation: Observation) -> Card | None:
    """Return the top card of the pile, if there is one."""
    return observation.position.pile[-1] if observation.position.pile else None


def opens_first(observation: Observation) -> bool:
    """Return whether opening from the hand may let the side take the pile.

    That is where the hand must open first, and holds a pair of the top card.
    """
    top, ranks = top_card(observation), observation.position.ranks[observation.seat]
    near = top is not None and ranks[top >> 2] >= PAIR
    return near and opens_before_taking(observation.position)


def is_discard(observation: Observation, cards: tuple[Card, ...]) -> bool:
    """Return whether a card on the pile is too early a discard, and no try to take."""
    top = top_card(observation)
    if len(cards) != 1 or top is None or not observation.position.stock:
        return False
    meant = observation.hand if is_wild(cards[0]) else cards
    return top >> 2 not in {card >> 2 for card in meant}


def what_takes(observation: Observation, top: Card) -> Refusal:
    """Return what a take needs, or why nothing takes this pile."""
    position = observation.position
    needed = unmet_refusal(position, top)
    if frozen_to(position, observation.side):
        needed = Refusal(Reason.PILE_IS_FROZEN, cards=(top,))
    return pile_refusal(position, observation.seat) or needed


def take_choices(observation: Observation) -> tuple[TakeChoice, ...]:
    """Return the smallest ways to meet the top card that are legal now.

    Before the opening a way is listed if some opening begins with it.
    """
    top = top_card(observation)
    if top is None:
        return ()
    position = observation.position
    counts = position.terms.opening.initial_from_pile is InitialFromPile.TOP_COUNTS
    opened = bool(position.melds[observation.side])
    if not opened and counts and next(takes(position), None) is None:
        return ()
    return tuple(
        choice
        for choice in _ways(observation, top)
        if _allowed(observation, choice, top)
    )


def _allowed(observation: Observation, choice: TakeChoice, top: Card) -> bool:
    """Return whether a way is legal, or would be with more groups for the opening."""
    play = play_of(StagedGroup(choice.cards, choice.meld, top))
    refused = refusal(observation.position, TakePile((play,)))
    return refused is None or refused.reason in _OPENING


def _ways(observation: Observation, top: Card) -> list[TakeChoice]:
    """List the smallest ways to meet the top card, legal or not: pair, wild, meld."""
    like = [card for card in observation.hand if card >> 2 == top >> 2]
    choices = []
    if len(like) >= 2:
        choices.append(TakeChoice((like[0], like[1]), None))
    if len(like) > 2:
        choices.append(TakeChoice(tuple(like), None))
    if like and top >> 2 < NATURAL_RANKS:
        for rank in (DEUCE, JOKER):
            wild = next((card for card in observation.hand if card >> 2 == rank), None)
            if wild is not None:
                choices.append(TakeChoice((like[0], wild), None))
    one_meld = observation.position.terms.one_meld
    for index in meld_numbers(observation):
        meld = meld_at(observation, index)
        assert meld is not None, "numbers are those of melds"
        if meld.form == RUN:
            ends = meld.cards[0], meld.cards[-1]
            choices.append(TakeChoice((), index, ends))
        elif meld.form == SET and meld.rank == top >> 2:
            choices.append(TakeChoice((), index))
            if len(like) >= 2 and not one_meld:
                choices.append(TakeChoice((like[0], like[1]), index))
    return choices


def laid_cards(
    observation: Observation, cards: tuple[Card, ...], source: Spot
) -> tuple[Card, ...]:
    """Return the cards a gesture lays: those in the air, or the pile's top."""
    top = top_card(observation) if source.place is Place.PILE else None
    return cards if top is None else (top,)
