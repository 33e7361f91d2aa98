"""How an action compares with the next best, in points, and where they come from."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from canasta_qt.advice import Advice, Candidate
from canasta_qt.cards import is_wild
from canasta_qt.engine.state.actions import Discard, TakePile
from canasta_qt.translate import enumerate_words, figure, translate
from canasta_qt.wording.advice.action_text import deed_beside, hand_cards, same_deed
from canasta_qt.wording.advice.texts import FEATURES
from canasta_qt.wording.cards import cards_phrase, point_count

TELLING: Final = 3.0
"""Points below which a feature is not mentioned."""
_FEATURES_SAID: Final = 2


def rival(advice: Advice) -> tuple[Candidate, Candidate] | None:
    """Find the action itself and the best really other one, as weighed in points."""
    own = next((w for w in advice.candidates if w.action == advice.action), None)
    if own is None or not advice.determinizations:
        return None
    for other in advice.candidates:
        if not same_deed(other.action, own.action, advice.observation):
            return own, other
    return None


def difference(own: Candidate, other: Candidate) -> tuple[int, int]:
    """Points by which the other is better than the own, as shown, and their error.

    Both are rounded first, so that figures that stand side by side agree.
    """
    gap = round(other.mean) - round(own.mean)
    return gap, max(1, round(max(own.error, other.error)))


def compared_words(advice: Advice) -> str:
    """Compare with the next best in points, and say what speaks against that."""
    found = rival(advice)
    if found is None:
        return ""
    own, other = found
    gap, error = difference(own, other)
    if gap == 0:
        source = translate("advice", "To {deed} is worth as much ({worlds}).")
    elif gap > 0:
        source = translate(
            "advice",
            "To {deed} may be {points} better, but that is not certain (give or take"
            " {error}, {worlds}).",
        )
    elif -gap <= error:
        source = translate(
            "advice",
            "To {deed} is next, {points} less, but that is not certain (give or take"
            " {error}, {worlds}).",
        )
    else:
        source = translate(
            "advice",
            "Next best is to {deed}: {points} less (give or take {error}, {worlds}).",
        )
    text = source.format(
        deed=deed_beside(other.action, advice.action, advice.observation),
        points=point_count(abs(gap)),
        error=figure(error),
        worlds=worlds_words(advice.determinizations),
    )
    against = _features_of(found, lambda points: points <= -TELLING)
    if not against:
        return text
    because = translate("advice", "Against it: {losses}.")
    return f"{text} {because.format(losses=against)}"


def worlds_words(worlds: int) -> str:
    """Word what figures are made of: `from 192 sampled deals`."""
    words = translate("advice", "from {worlds} sampled deals")
    return words.format(worlds=figure(worlds))


def cost_words(advice: Advice) -> str:
    """Word what the action gives up; empty where that is nothing."""
    found = rival(advice)
    if found is not None:
        gains = _features_of(found, lambda points: points >= TELLING)
        if gains:
            return translate("advice", "For it: {gains}.").format(gains=gains)
    return _price(advice)


def _features_of(
    found: tuple[Candidate, Candidate], wanted: Callable[[float], bool]
) -> str:
    """What makes the other different, where it is worse for more than by chance."""
    own, other = found
    gap, error = difference(own, other)
    if -gap <= error or not explains(other.features, gap):
        return ""
    return features_said(other.features, wanted)


def explains(features: Iterable[tuple[str, float]], gap: float) -> bool:
    """Whether features together point where the difference does.

    A bot tells only the largest of them; what they leave out may be what decides.
    """
    return sum(points for _, points in features) * gap > 0


def features_said(
    features: Iterable[tuple[str, float]],
    wanted: Callable[[float], bool],
    most: int = _FEATURES_SAID,
) -> str:
    """The features that count most on one side: `canastas (−12)`.

    Those that people call by one name are added up first.
    """
    sums: dict[str, float] = {}
    for name, points in features:
        sums[FEATURES[name]] = sums.get(FEATURES[name], 0.0) + points
    chosen = [each for each in sums.items() if wanted(each[1])]
    chosen.sort(key=lambda each: -abs(each[1]))
    words = [
        translate("advice", "{feature} ({points})").format(
            points=signed(points), feature=translate("", source)
        )
        for source, points in chosen[:most]
    ]
    return enumerate_words(words)


def signed(value: float) -> str:
    """Write a difference: `+132`, `−35`, `0`."""
    number = round(value)
    return f"+{figure(number)}" if number > 0 else figure(number)


def _price(advice: Advice) -> str:
    """Cards that are given away by the action itself."""
    action, position = advice.action, advice.observation.position
    if isinstance(action, Discard) and is_wild(action.card):
        return translate("advice", "It costs a wild card worth {points}.").format(
            points=point_count(position.terms.points[action.card])
        )
    if isinstance(action, TakePile):
        own = hand_cards(action.plays[0], advice.observation)
        if own:
            return translate("advice", "It takes {cards} from the hand.").format(
                cards=cards_phrase(own)
            )
    return ""


def distinct(advice: Advice) -> tuple[Candidate, ...]:
    """The moves weighed without those that come to the same, best first.

    Of moves that come to the same the one advised is kept.
    """
    kept: list[Candidate] = []
    for each in sorted(advice.candidates, key=lambda w: w.action != advice.action):
        if not any(same_deed(each.action, w.action, advice.observation) for w in kept):
            kept.append(each)
    return tuple(sorted(kept, key=lambda w: (-w.mean, w.action != advice.action)))


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
    """Word what makes an action better or worse than the one advised; that has none."""
    if weighed is advised:
        return ""
    gap, error = difference(advised, weighed)
    if abs(gap) <= error:
        return translate("advice", "Too close to the move advised to tell them apart.")
    if not explains(weighed.features, gap):
        return ""
    found = features_said(weighed.features, lambda points: abs(points) >= TELLING, 4)
    return translate("advice", "Against the move advised: {found}.").format(found=found)
