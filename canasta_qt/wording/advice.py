"""Advice in sentences with numbers: what to do, why, and what it costs.

Everything said is read off what the adviser could see.  While somebody else's hand is
still played, nothing is said that only that hand tells.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from canasta_qt.cards import is_wild, rank_of
from canasta_qt.engine.actions import (
    Discard,
    TakePile,
)
from canasta_qt.engine.facts import top_blocked
from canasta_qt.engine.observation import Observation
from canasta_qt.gestures import Advice, Weighed
from canasta_qt.wording.advice_deeds import deed_inner, deed_words, hand_cards
from canasta_qt.wording.advice_noticed import noticed_words
from canasta_qt.wording.advice_seen import fact_words, laid_cards, next_seat
from canasta_qt.wording.advice_texts import (
    CLOSED,
    COUNTS,
    FEATURES,
    GROUNDS,
    NOBODY_LEFT,
    TO_THE_FOOT,
)
from canasta_qt.wording.cards import (
    card_count,
    card_in_sentence,
    cards_phrase,
    point_count,
    rank_name,
)
from canasta_qt.wording.people import People
from canasta_qt.wording.translate import (
    capital,
    enumerate_words,
    figure,
    translate,
)

TELLING: Final = 3.0
"""Points below which a feature is not mentioned."""
_FEATURES_SAID: Final = 2
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
    """What it gives up; empty where that is nothing."""

    @property
    def why(self) -> str:
        """The long answer."""
        alone = translate("advice", "Nothing else was worth weighing.")
        parts = (self.compared or f"{self.reason} {alone}", self.cost)
        return " ".join(part for part in parts if part)


def advice_words(advice: Advice, people: People) -> AdviceWords:
    """Put advice into words."""
    lead = translate("advice", "{deed}.").format(
        deed=deed_words(advice.action, advice.view)
    )
    reason = f"{_ground(advice, people)} {fact_words(advice, people)}".strip()
    return AdviceWords(lead, reason, _compared(advice), _cost(advice))


def _ground(advice: Advice, people: People) -> str:
    noticed = noticed_words(advice, people)
    if noticed:
        return noticed
    if advice.open_hand and advice.ground == "nothing_to_take":
        return _no_take(advice.view)
    source = _source(advice)
    position = advice.view.position
    thrown = isinstance(advice.action, Discard)  # it lies on the pile by then
    card = advice.cards[0] if advice.cards else None
    return translate("advice", source).format(
        card="" if card is None else card_in_sentence(card),
        number=figure(advice.number),
        need=figure(advice.need),
        held=card_count(advice.number),
        pile=card_count(len(position.pile) + thrown),
        stock=card_count(len(position.stock)),
        points=point_count(_points_laid(advice)),
        next=people.name(next_seat(advice.view)),
    )


def _source(advice: Advice) -> str:
    """The sentence of the ground, or the one that fits this table better."""
    position = advice.view.position
    if advice.ground == "go_out" and position.feet[advice.view.seat]:
        return TO_THE_FOOT
    if advice.ground == "lay_all_late" and len(position.stock) >= _LOW:
        return NOBODY_LEFT
    if advice.ground == "open" and advice.number < advice.need:
        return COUNTS
    if not advice.open_hand:
        return CLOSED.get(advice.ground, GROUNDS[advice.ground])
    return GROUNDS[advice.ground]


def _no_take(view: Observation) -> str:
    """Say what stands between a seat and the pile."""
    position = view.position
    if not position.pile:
        return translate("advice", "There is no pile to take.")
    top = position.pile[-1]
    if top < 0 or top_blocked(position):
        text = translate("advice", "{card} stops the pile.")
        return text.format(card=capital(card_in_sentence(top)))
    rank = rank_of(top)
    if position.ranks[view.seat][rank] == 0:
        text = translate("advice", "The hand holds no {rank} to take the pile with.")
        return text.format(rank=rank_name(rank))
    return translate("advice", GROUNDS["nothing_to_take"])


def _points_laid(advice: Advice) -> int:
    points = advice.view.position.terms.points
    return sum(points[card] for card in laid_cards(advice.action))


# What was weighed


def _rival(advice: Advice) -> tuple[Weighed, Weighed] | None:
    """The action itself and the best other one, as weighed in points."""
    own = next((w for w in advice.weighed if w.action == advice.action), None)
    other = next((w for w in advice.weighed if w.action != advice.action), None)
    if own is None or other is None or not advice.worlds:
        return None
    return own, other


def _compared(advice: Advice) -> str:
    """Compare with the next best in points, and say where they come from."""
    found = _rival(advice)
    if found is None:
        return ""
    own, other = found
    gap = round(own.mean - other.mean)
    deed = deed_inner(other.action, advice.view)
    if gap < 1:
        return translate(
            "advice", "To {deed} is as good: the figures differ by less than chance."
        ).format(deed=deed)
    text = translate(
        "advice",
        "Next best is to {deed}: {points} less (give or take {error}, from {worlds}"
        " sampled deals).",
    ).format(
        deed=deed,
        points=point_count(gap),
        worlds=figure(advice.worlds),
        error=figure(max(1, round(max(own.error, other.error)))),
    )
    losses = features_said(other.features, lambda points: points <= -TELLING)
    if not losses:
        return text
    because = translate("advice", "What makes the difference: {losses}.")
    return f"{text} {because.format(losses=losses)}"


def features_said(
    features: tuple[tuple[str, float], ...],
    wanted: Callable[[float], bool],
    most: int = _FEATURES_SAID,
) -> str:
    """The features that count most on one side: `mixed canastas (−12)`."""
    chosen = [each for each in features if wanted(each[1])][:most]
    words = [
        translate("advice", "{feature} ({points})").format(
            points=signed(points),
            feature=translate("advice", FEATURES[name]),
        )
        for name, points in chosen
    ]
    return enumerate_words(words)


def signed(value: float) -> str:
    """Write a difference: `+132`, `−35`, `0`."""
    number = round(value)
    return f"+{figure(number)}" if number > 0 else figure(number)


def _cost(advice: Advice) -> str:
    """Say what the action gives up."""
    found = _rival(advice)
    if found is not None and found[0].mean - found[1].mean >= 1:
        gains = features_said(found[1].features, lambda points: points >= TELLING, 1)
        if gains:
            return translate("advice", "What it costs: {gains}.").format(gains=gains)
    return _price(advice)


def _price(advice: Advice) -> str:
    """Cards that are given away by the action itself."""
    action, position = advice.action, advice.view.position
    if isinstance(action, Discard) and is_wild(action.card):
        return translate("advice", "It costs a wild card worth {points}.").format(
            points=point_count(position.terms.points[action.card])
        )
    if isinstance(action, TakePile):
        own = hand_cards(action.plays[0], advice.view)
        if own:
            return translate("advice", "It takes {cards} from the hand.").format(
                cards=cards_phrase(own)
            )
    return ""
