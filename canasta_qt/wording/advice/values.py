"""Values of what was weighed, and the decisions of a review, in words."""

from __future__ import annotations

from dataclasses import dataclass

from canasta_qt.advice import AdviceReason, Candidate, Mistake
from canasta_qt.translate import figure, plural, translate
from canasta_qt.wording.advice.action_text import deed_beside, deed_inner
from canasta_qt.wording.advice.comparison import (
    TELLING,
    difference,
    explains,
    features_said,
    signed,
)
from canasta_qt.wording.advice.sentences import advice_words
from canasta_qt.wording.cards import point_count
from canasta_qt.wording.player_names import PlayerNames


def value_words(weighed: Candidate, advised: Candidate) -> tuple[str, str]:
    """Word a value, and how it compares with the move advised: `+97`, `−35 ± 14`.

    What is advised may be a little below another: by less than is certain.
    """
    value = signed(weighed.mean)
    if weighed is advised:
        return value, translate("advice", "advised")
    gap, error = difference(advised, weighed)
    text = translate("advice", "{value} ± {error}")
    return value, text.format(value=signed(gap), error=figure(error))


def difference_words(weighed: Candidate, advised: Candidate) -> str:
    """Say what makes an action better or worse than the one advised; that has none."""
    if weighed is advised:
        return ""
    gap, error = difference(advised, weighed)
    if abs(gap) <= error:
        return translate("advice", "Too close to the move advised to tell them apart.")
    if not explains(weighed.features, gap):
        return ""
    found = features_said(weighed.features, lambda points: abs(points) >= TELLING, 4)
    return translate("advice", "Against the move advised: {found}.").format(found=found)


@dataclass(frozen=True, slots=True)
class LapseWords:
    """A decision of a review: when, what was played, what was better, why."""

    heading: str
    played: str
    better: str
    why: str


def lapse_words(mistake: Mistake, people: PlayerNames) -> LapseWords:
    """Put a decision that cost points into words."""
    observation = mistake.advice.observation
    heading = translate(
        "advice", "Turn {turn}: cost about {points} (give or take {error})"
    )
    played = translate("advice", "You {deed}.")
    better = translate("advice", "Better: {deed}.")
    return LapseWords(
        heading.format(
            turn=figure(mistake.turn),
            points=point_count(mistake.cost),
            error=figure(max(1, mistake.error)),
        ),
        played.format(
            deed=deed_beside(
                mistake.played, mistake.advice.action, observation, done=True
            )
        ),
        better.format(deed=deed_inner(mistake.advice.action, observation)),
        _lapse_reason(mistake, people),
    )


def _lapse_reason(mistake: Mistake, people: PlayerNames) -> str:
    """Why the other was better: by what the played one loses against it."""
    losses = ""
    if explains(mistake.losses, -mistake.cost):
        losses = features_said(mistake.losses, lambda points: points <= -TELLING)
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
    """Say at the end of a game how often the adviser was asked."""
    if not count:
        return translate("advice", "No hint was asked for.")
    return plural(count).translate(
        "advice", "The adviser was asked in %n decision(s).", "", 1
    )
