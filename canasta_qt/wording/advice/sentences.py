"""Advice in sentences with numbers: what to do, why, and what it costs.

Everything said is read off what the adviser could see.  While somebody else's hand is
still played, nothing is said that only that hand tells.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from canasta_qt.advice import Advice, AdviceReason, Mistake
from canasta_qt.cards import Card, rank_of
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
from canasta_qt.translate import capital, figure, plural, translate
from canasta_qt.wording import cards
from canasta_qt.wording.advice import action_text, comparison, texts, visible_facts
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
        deed=action_text.deed_words(advice.action, advice.observation)
    )
    reason = (
        f"{_ground(advice, people)} {visible_facts.fact_words(advice, people)}".strip()
    )
    compared = comparison.compared_words(advice)
    alone = "" if compared else _alone(advice)
    return AdviceWords(lead, reason, compared, comparison.cost_words(advice), alone)


def _alone(advice: Advice) -> str:
    """Word that there was no choice, or none worth thinking about."""
    only = advice.explanation.reason is AdviceReason.ONLY_CHOICE
    if only or not advice.may_show_hand:
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
    if advice.explanation.reason in visible_facts.NOT_TAKEN:
        return visible_facts.not_taken_words(advice, people)
    if advice.explanation.reason is AdviceReason.COMPLETE_CANASTA:
        completed = action_text.canastas_completed(advice)
        if completed:
            return completed
    counts = _lays_out_threes(advice.action)
    return _filled(texts.COUNTS if counts else _source(advice, people), advice, people)


def _filled(source: str, advice: Advice, people: PlayerNames) -> str:
    """Put the numbers and names of the position into a sentence."""
    observation, position = advice.observation, advice.observation.position
    why = advice.explanation
    thrown = isinstance(advice.action, Discard)  # it lies on the pile by then
    card = why.cards[0] if why.cards else None
    meld = ""
    if isinstance(advice.action, Discard):
        meld = _fed(observation, advice.action, people)
    return translate("", source).format(
        card="" if card is None else cards.card_in_sentence(card),
        need=figure(why.need),
        held=cards.card_count(why.number),
        score=cards.point_count(why.number),
        pile=cards.card_count(len(position.pile) + thrown),
        stock=cards.card_count(len(position.stock)),
        points=cards.point_count(_points_laid(advice)),
        next=people.name(visible_facts.next_seat(observation)),
        partner=people.inner(_partner(observation)),
        melds=meld,
    )


def _partner(observation: Observation) -> int:
    """Return the partner of the seat to act."""
    position = observation.position
    return partner_of(position.terms, position.turn)


def _source(advice: Advice, people: PlayerNames) -> str:
    """The sentence of the ground, or the one that fits this table better."""
    own = advice.may_show_hand and advice.observation.seat == people.viewer
    reason = advice.explanation.reason
    text = texts.SENTENCES[reason]
    stock = len(advice.observation.position.stock)
    usual = text.usual if advice.may_show_hand else text.closed or text.usual
    kind = type(advice.action).__name__
    match reason:
        case AdviceReason.ONLY_CHOICE:
            return texts.WAYS_ON.get(kind, usual)
        case AdviceReason.OPEN | AdviceReason.OPEN_WITH_PILE:
            return _opening(advice)
        case AdviceReason.TAKE_WITH_PAIR if _onto_meld(advice.action):
            return texts.ONTO_MELD
        case AdviceReason.LAY_CARDS if not _points_laid(advice):
            laid = visible_facts.laid_cards(advice.action)
            return texts.COUNTS if laid else texts.JOINS
        case AdviceReason.LAY_ALL_LATE if stock >= _LOW:
            return texts.NOBODY_LEFT
        case AdviceReason.GO_OUT:
            return _going_out(advice)
        case AdviceReason.ASK_FIRST if _partner(advice.observation) == people.viewer:
            return text.yours
        case AdviceReason.HANDS_ALLOW_IT if own:
            return text.yours
        case AdviceReason.HAND_TOO_HEAVY if own:
            return text.yours
        case _:
            return visible_facts.discard_source(advice) or usual


def _lays_out_threes(action: Action) -> bool:
    """Whether threes are laid beside the melds, each alone: no step to an end."""
    return isinstance(action, LayDown) and all(
        isinstance(play, NewMeld) and len(play.cards) == 1 for play in action.plays
    )


def _opening(advice: Advice) -> str:
    """A minimum is points, or below zero a canasta; threes alone open nothing."""
    why = advice.explanation
    usual = texts.SENTENCES[why.reason].usual
    if why.reason is AdviceReason.OPEN_WITH_PILE:
        return usual if why.need >= 0 else texts.CANASTA_WITH_THE_PILE
    if why.need < 0:
        return texts.OPENS_WITH_A_CANASTA if _points_laid(advice) else texts.COUNTS
    return texts.COUNTS if why.number < why.need else usual


def _onto_meld(action: Action) -> bool:
    """Whether a take goes to a meld that lies on the table."""
    return isinstance(action, TakePile) and isinstance(action.plays[0], AddToMeld)


def _going_out(advice: Advice) -> str:
    """The last cards end the hand, or bring the foot; all but one only nearly do."""
    observation, position = advice.observation, advice.observation.position
    if position.feet[observation.seat]:
        return texts.TO_THE_FOOT
    laid = len(visible_facts.laid_cards(advice.action))
    if laid and position.size[observation.seat] - laid == 1:
        return texts.LAST_CARD
    return texts.SENTENCES[AdviceReason.GO_OUT].usual


def _points_laid(advice: Advice) -> int:
    points = advice.observation.position.terms.points
    return sum(points[card] for card in visible_facts.laid_cards(advice.action))


def _fed(observation: Observation, discard: Discard, people: PlayerNames) -> str:
    """Name the meld a discard would feed; nothing if there is none."""
    if visible_facts.foe_with(observation, discard.card) < 0:
        return ""
    return visible_facts.their_meld(observation, discard.card, people)


def noticed_words(advice: Advice, people: PlayerNames) -> str:
    """Word what was noticed or overlooked; empty for one who notices everything."""
    why = advice.explanation
    if why.reason not in texts.NOTICED:
        return ""
    pile = len(advice.observation.position.pile) + isinstance(advice.action, Discard)
    card = why.cards[0] if why.cards else None
    own = why.cards[1:] if why.reason is AdviceReason.OVERLOOKED_PILE else ()
    feeds = card if why.reason is AdviceReason.OVERLOOKED_MELD else None
    holds = card if why.reason is AdviceReason.FORGOT_HAND else None
    source = _noticed_source(advice, people)
    words = translate("", source).format(
        card="" if card is None else cards.card_in_sentence(card),
        cards=cards.cards_phrase(own),
        pile=cards.card_count(pile),
        need=figure(why.need),
        next=people.inner(visible_facts.next_seat(advice.observation)),
        melds=""
        if feeds is None
        else visible_facts.their_meld(advice.observation, feeds, people),
        holder="" if holds is None else people.inner(why.need),
        held="" if holds is None else _held(why.number, holds),
    )
    return capital(words)


def _noticed_source(advice: Advice, people: PlayerNames) -> str:
    """The sentence of the reason, or the one that says more where that may be said."""
    why = advice.explanation
    text = texts.SENTENCES[why.reason]
    if isinstance(advice.action, Discard) and visible_facts.never_taken(
        advice.observation
    ):
        return texts.NEEDED_LEAST
    match why.reason:
        case AdviceReason.SAW_THE_PILE if why.need < 0:
            return texts.CANASTA_WITH_THE_PILE
        case AdviceReason.SAW_THE_PILE if why.need:
            return texts.SENTENCES[AdviceReason.OPEN_WITH_PILE].usual
        case AdviceReason.OVERLOOKED_PILE if advice.may_show_hand and why.cards:
            return texts.MISSED_TAKE if why.cards[1:] else texts.MISSED_JOIN
        case AdviceReason.FORGOT_HAND if why.need == people.viewer:
            return text.yours
        case _:
            return text.usual


def _held(number: int, card: Card) -> str:
    rank = rank_of(card)
    ranks = cards.rank_name(rank) if number == 1 else cards.rank_plural(rank)
    text = translate("advice", "{number} {ranks}")
    return text.format(number=cards.number_word(number), ranks=ranks)


@dataclass(frozen=True, slots=True)
class MistakeWords:
    """A decision of a review: when, what was played, what was better, why."""

    heading: str
    played: str
    better: str
    why: str


def mistake_words(mistake: Mistake, people: PlayerNames) -> MistakeWords:
    """Put a decision that cost points into words."""
    observation = mistake.advice.observation
    heading = translate(
        "advice", "Turn {turn}: cost about {points} (give or take {error})"
    )
    played = translate("advice", "You {deed}.")
    better = translate("advice", "Better: {deed}.")
    return MistakeWords(
        heading.format(
            turn=figure(mistake.turn),
            points=cards.point_count(mistake.cost),
            error=figure(max(1, mistake.error)),
        ),
        played.format(
            deed=action_text.deed_beside(
                mistake.played, mistake.advice.action, observation, done=True
            )
        ),
        better.format(deed=action_text.deed_inner(mistake.advice.action, observation)),
        _mistake_reason(mistake, people),
    )


def _mistake_reason(mistake: Mistake, people: PlayerNames) -> str:
    """Why the other was better: by what the played one loses against it."""
    losses = ""
    if comparison.explains(mistake.losses, -mistake.cost):
        losses = comparison.features_said(
            mistake.losses, lambda points: points <= -comparison.TELLING
        )
    if not losses:
        if mistake.advice.explanation.reason is AdviceReason.NOT_RECORDED:
            return ""
        return advice_words(mistake.advice, people).reason
    text = translate("advice", "What made the difference: {losses}.")
    return text.format(losses=losses)


def review_summary(count: int) -> str:
    """Sum a review up."""
    if not count:
        return translate(
            "advice", "No decision of yours cost anything that could be measured."
        )
    return plural(count).translate(
        "advice",
        "%n decision(s) of yours cost points, as the adviser judges, who knew no more"
        " than you did.",
        "",
        1,
    )


def hints_summary(count: int) -> str:
    """Word at the end of a game how often the adviser was asked."""
    if not count:
        return translate("advice", "No hint was asked for.")
    return plural(count).translate(
        "advice", "The adviser was asked in %n decision(s).", "", 1
    )
