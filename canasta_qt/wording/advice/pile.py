"""What a pile has to do with it: why it is not taken, and what a discard does to it.

Whether a pile may be taken is asked of the rules, not read off the reason of a bot: a
bot says only that it does not take it.
"""

from __future__ import annotations

from typing import Final

from canasta_qt.advice import Advice
from canasta_qt.cards import Card, is_wild, rank_of
from canasta_qt.engine.generate import takes
from canasta_qt.engine.moves.taking_pile import pile_refusal
from canasta_qt.engine.state.actions import Discard
from canasta_qt.engine.state.facts import frozen_to, opening_minimum
from canasta_qt.engine.state.observation import Observation
from canasta_qt.engine.state.terms import class_of
from canasta_qt.translate import capital, figure, translate
from canasta_qt.wording.advice.texts import (
    CLOSED,
    DOES_NOT_OPEN,
    FEEDS,
    GROUNDS,
    HOLDS_NONE,
    HOLDS_ONE,
    NEEDED_LEAST,
    NO_PILE,
    NOTICED,
    STAYS_FROZEN,
    STOPS,
    YOU_HOLD_NONE,
    YOU_HOLD_ONE,
)
from canasta_qt.wording.advice.visible_facts import foe_with, never_taken
from canasta_qt.wording.cards import card_count, card_in_sentence, rank_name
from canasta_qt.wording.player_names import PlayerNames

NOT_TAKEN: Final = ("nothing_to_take", "pile_not_worth_it")
"""Grounds of drawing that ask why the pile is left."""
_DISCARDS: Final = (
    "safe_discard",
    "least_loss",
    "seemed_safe",
    "seemed_least",
    "stop_the_pile",
    "freeze_the_pile",
)


def not_taken_words(advice: Advice, people: PlayerNames) -> str:
    """Say why a seat leaves the pile: the rules, the hand, or the price."""
    observation = advice.observation
    position = observation.position
    refused = pile_refusal(position, observation.seat)
    if refused is not None:
        source = NO_PILE[refused.reason]
    elif not advice.may_show_hand:
        source = CLOSED[advice.explanation.reason]
    elif next(takes(position), None) is not None:
        source = GROUNDS["pile_not_worth_it"]
    else:
        source = _lacking(observation, people)
    top = position.pile[-1] if position.pile else None
    needed = opening_minimum(position, observation.side)
    words = translate("advice", source).format(
        card="" if top is None else card_in_sentence(top),
        rank="" if top is None else rank_name(rank_of(top)),
        pile=card_count(len(position.pile)),
        need=figure(max(needed, 0)),
    )
    return capital(words)


def _lacking(observation: Observation, people: PlayerNames) -> str:
    """What the hand lacks to take a pile that others might take."""
    position = observation.position
    held = position.ranks[observation.seat][rank_of(position.pile[-1])]
    own = observation.seat == people.viewer
    if held == 0:
        return YOU_HOLD_NONE if own else HOLDS_NONE
    opened = position.melds[observation.side]
    if held == 1 and (opened or frozen_to(position, observation.side)):
        return YOU_HOLD_ONE if own else HOLDS_ONE
    if not opened and _most_laid(observation) < opening_minimum(
        position, observation.side
    ):
        return DOES_NOT_OPEN
    return CLOSED["pile_not_worth_it"]


def _most_laid(observation: Observation) -> int:
    """Points of all that might be laid with the top card: more than melds allow.

    The openings that the rules list leave out some with many wild cards, so that a
    hand is only said to fall short where nothing could help it.
    """
    position = observation.position
    points, top = position.terms.points, position.pile[-1]
    counts = position.ranks[observation.seat]
    wilds = sum(is_wild(card) for card in observation.hand)
    anything = wilds > 1 or position.terms.melds.sequences
    alike = 2 if wilds else 3
    useful = [
        card
        for card in observation.hand
        if anything
        or is_wild(card)
        or rank_of(card) == rank_of(top)
        or counts[rank_of(card)] >= alike
    ]
    return points[top] + sum(points[card] for card in useful)


def discard_source(advice: Advice) -> str | None:
    """The sentence for what a discard does to the pile; None if it is another's."""
    action = advice.action
    if not isinstance(action, Discard) or advice.explanation.reason not in _DISCARDS:
        return None
    card = action.card
    if never_taken(advice.observation):
        return NEEDED_LEAST
    if (
        advice.explanation.reason == "least_loss"
        and foe_with(advice.observation, card) >= 0
    ):
        return FEEDS
    if advice.explanation.reason == "freeze_the_pile":
        return _freezing(advice.observation, card)
    if advice.explanation.reason == "stop_the_pile" and not _stops(
        advice.observation, card
    ):
        return NEEDED_LEAST
    return GROUNDS.get(advice.explanation.reason) or NOTICED[advice.explanation.reason]


def _stops(observation: Observation, card: Card) -> bool:
    return class_of(card) in observation.position.terms.pile.top_blocks


def _freezing(observation: Observation, card: Card) -> str:
    """What a wild discard does: it may freeze, stop, or change nothing."""
    position = observation.position
    pile = position.terms.pile
    if position.frozen or pile.pile_always_frozen:
        return STAYS_FROZEN
    if is_wild(card) and class_of(card) in pile.freezing_discards:
        return GROUNDS["freeze_the_pile"]
    return STOPS if _stops(observation, card) else NEEDED_LEAST
