"""Advice in sentences with numbers: what to do, why, and what it costs.

Everything said is read off what the adviser could see.  While somebody else's hand is
still played, nothing is said that only that hand tells.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from canasta_qt.advice import Advice
from canasta_qt.engine.generate import legal_actions
from canasta_qt.engine.state.actions import (
    Action,
    AddToMeld,
    Discard,
    LayDown,
    NewMeld,
    TakePile,
)
from canasta_qt.engine.state.observation import Observation
from canasta_qt.engine.state.position import partner_of
from canasta_qt.translate import figure, translate
from canasta_qt.wording.advice.action_text import deed_words
from canasta_qt.wording.advice.canastas import canastas_completed
from canasta_qt.wording.advice.comparison import compared_words, cost_words
from canasta_qt.wording.advice.oversights import noticed_words
from canasta_qt.wording.advice.pile import NOT_TAKEN, discard_source, not_taken_words
from canasta_qt.wording.advice.texts import (
    CANASTA_WITH_THE_PILE,
    CLOSED,
    COUNTS,
    GROUNDS,
    JOINS,
    LAST_CARD,
    NOBODY_LEFT,
    ONTO_MELD,
    OPENS_WITH_A_CANASTA,
    TO_THE_FOOT,
    WAYS_ON,
    YOU_STILL_HOLD,
    YOURS_ALLOW_IT,
    YOURS_TOO_HEAVY,
)
from canasta_qt.wording.advice.visible_facts import (
    fact_words,
    foe_with,
    laid_cards,
    next_seat,
    their_meld,
)
from canasta_qt.wording.cards import card_count, card_in_sentence, point_count
from canasta_qt.wording.player_names import PlayerNames

_LOW: Final = 12
"""Cards in a stock that is called low."""


@dataclass(frozen=True, slots=True)
class AdviceWords:
    """A piece of advice, to be shown part by part."""

    lead: str
    """What to do: a sentence, said in bold."""
    reason: str
    """Why, in at most two sentences."""
    compared: str = ""
    """How it compares with what comes next, in points; empty if nothing is known."""
    cost: str = ""
    """What speaks against it all the same, or what it gives up; often nothing."""
    alone: str = ""
    """Said where there is nothing to compare with."""

    @property
    def why(self) -> str:
        """The long answer."""
        parts = (self.compared or self.reason, self.alone, self.cost)
        return " ".join(part for part in parts if part)


def advice_words(advice: Advice, people: PlayerNames) -> AdviceWords:
    """Put advice into words."""
    lead = translate("advice", "{deed}.").format(
        deed=deed_words(advice.action, advice.observation)
    )
    reason = f"{_ground(advice, people)} {fact_words(advice, people)}".strip()
    compared = compared_words(advice)
    alone = "" if compared else _alone(advice)
    return AdviceWords(lead, reason, compared, cost_words(advice), alone)


def _alone(advice: Advice) -> str:
    """Say that there was no choice, or none worth thinking about."""
    if not advice.may_show_hand or advice.explanation.reason == "only_choice":
        return ""
    if _choices(advice.observation) < 2:
        return translate("advice", "Nothing else may be done.")
    return translate("advice", "Nothing else was worth weighing.")


def _choices(observation: Observation) -> int:
    """Count what may be done, as far as 2."""
    found = legal_actions(observation.position)
    return sum(1 for _ in zip(found, range(2), strict=False))


def _ground(advice: Advice, people: PlayerNames) -> str:
    noticed = noticed_words(advice, people)
    if noticed:
        return noticed
    if advice.explanation.reason in NOT_TAKEN:
        return not_taken_words(advice, people)
    if advice.explanation.reason == "complete_canasta":
        completed = canastas_completed(advice)
        if completed:
            return completed
    counts = _lays_out_threes(advice.action)
    return _filled(COUNTS if counts else _source(advice, people), advice, people)


def _filled(source: str, advice: Advice, people: PlayerNames) -> str:
    """Put the numbers and names of the position into a sentence."""
    observation, position = advice.observation, advice.observation.position
    thrown = isinstance(advice.action, Discard)  # it lies on the pile by then
    card = advice.explanation.cards[0] if advice.explanation.cards else None
    meld = ""
    if isinstance(advice.action, Discard):
        meld = _fed(advice.observation, advice.action, people)
    return translate("advice", source).format(
        card="" if card is None else card_in_sentence(card),
        need=figure(advice.explanation.need),
        held=card_count(advice.explanation.number),
        score=point_count(advice.explanation.number),
        pile=card_count(len(position.pile) + thrown),
        stock=card_count(len(position.stock)),
        points=point_count(_points_laid(advice)),
        next=people.name(next_seat(observation)),
        partner=people.inner(_partner(observation)),
        melds=meld,
    )


def _partner(observation: Observation) -> int:
    """The partner of whoever plays, who is asked or waits for an answer."""
    position = observation.position
    return partner_of(position.terms, position.turn)


def _source(advice: Advice, people: PlayerNames) -> str:
    """The sentence of the ground, or the one that fits this table better."""
    own = advice.may_show_hand and advice.observation.seat == people.viewer
    usual = (
        GROUNDS[advice.explanation.reason] if advice.may_show_hand else _closed(advice)
    )
    kind = type(advice.action).__name__
    match advice.explanation.reason:
        case "only_choice":
            return WAYS_ON.get(kind, usual)
        case "open" | "open_with_pile":
            return _opening(advice)
        case "take_with_pair" if _onto_meld(advice.action):
            return ONTO_MELD
        case "lay_cards" if not _points_laid(advice):
            return COUNTS if laid_cards(advice.action) else JOINS
        case "lay_all_late" if len(advice.observation.position.stock) >= _LOW:
            return NOBODY_LEFT
        case "go_out":
            return _going_out(advice)
        case "ask_first" if _partner(advice.observation) == people.viewer:
            return YOU_STILL_HOLD
        case "hands_allow_it" if own:
            return YOURS_ALLOW_IT
        case "hand_too_heavy" if own:
            return YOURS_TOO_HEAVY
        case _:
            return discard_source(advice) or usual


def _lays_out_threes(action: Action) -> bool:
    """Whether threes are laid beside the melds, each alone: no step to an end."""
    return isinstance(action, LayDown) and all(
        isinstance(play, NewMeld) and len(play.cards) == 1 for play in action.plays
    )


def _closed(advice: Advice) -> str:
    return CLOSED.get(advice.explanation.reason, GROUNDS[advice.explanation.reason])


def _opening(advice: Advice) -> str:
    """A minimum is points, or below zero a canasta; threes alone open nothing."""
    if advice.explanation.reason == "open_with_pile":
        return (
            GROUNDS["open_with_pile"]
            if advice.explanation.need >= 0
            else CANASTA_WITH_THE_PILE
        )
    if advice.explanation.need < 0:
        return OPENS_WITH_A_CANASTA if _points_laid(advice) else COUNTS
    return (
        COUNTS
        if advice.explanation.number < advice.explanation.need
        else GROUNDS["open"]
    )


def _onto_meld(action: Action) -> bool:
    """Whether a take goes to a meld that lies on the table."""
    return isinstance(action, TakePile) and isinstance(action.plays[0], AddToMeld)


def _going_out(advice: Advice) -> str:
    """The last cards end the hand, or bring the foot; all but one only nearly do."""
    observation, position = advice.observation, advice.observation.position
    if position.feet[observation.seat]:
        return TO_THE_FOOT
    laid = len(laid_cards(advice.action))
    if laid and position.size[observation.seat] - laid == 1:
        return LAST_CARD
    return GROUNDS["go_out"]


def _points_laid(advice: Advice) -> int:
    points = advice.observation.position.terms.points
    return sum(points[card] for card in laid_cards(advice.action))


def _fed(observation: Observation, discard: Discard, people: PlayerNames) -> str:
    """Name the meld a discard would feed; nothing if there is none."""
    if foe_with(observation, discard.card) < 0:
        return ""
    return their_meld(observation, discard.card, people)
