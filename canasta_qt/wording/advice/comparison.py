"""How an action compares with the next best, in points, and where they come from."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Final

from canasta_qt.advice import Advice, Candidate
from canasta_qt.cards import is_wild
from canasta_qt.engine.state.actions import Action, Discard, LayDown, cards_in
from canasta_qt.engine.state.terms import class_of
from canasta_qt.translate import capitalize, signed_text, tr, tr_n
from canasta_qt.wording.advice import texts
from canasta_qt.wording.advice.action_text import (
    action_words,
    canastas_completed,
    same_deed,
)
from canasta_qt.wording.advice.texts import FEATURES
from canasta_qt.wording.cards import card_in_sentence

TELLING: Final = 3.0
"""Points below which a feature is not mentioned."""
_STEP: Final = 5
"""Points to which a difference is rounded."""
_FEW: Final = 2
"""Plays of a move that a sentence names; a longer one is in the list of moves."""


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


def about(points: int) -> int:
    """Return points no more exactly than they are known, wherever they are told."""
    return max(_STEP, _STEP * round(points / _STEP))


def compared_words(advice: Advice) -> str:
    """Compare with the next best in points, and say what speaks against that."""
    found = rival(advice)
    if found is None:
        return ""
    own, other = found
    gap, error = difference(own, other)
    action = other.action
    if -gap > error:
        source = tr_n("Next best: {move}, about %n point(s) worse.", about(-gap))
    elif isinstance(action, Discard) and isinstance(advice.action, Discard):
        source = tr("{card} is about as good.")
        return source.format(card=capitalize(card_in_sentence(action.card)))
    elif isinstance(action, LayDown) and len(action.plays) > _FEW:
        return tr("Another way to meld is about as good.")
    else:
        source = tr("About as good: {move}.")
    move = action_words(action, advice.observation, "move", advice.action)
    text = source.format(move=move)
    if -gap <= error or not explains(other.features, gap):
        return text
    against = strongest(other.features, lambda points: points <= -TELLING, 1)
    return " ".join([text, *map(feature_words, against)])


def why_not_words(advice: Advice) -> tuple[str, Action] | None:
    """Word why a move that many would make is not advised; that move as well.

    None where none is more tempting than the one advised, or the next best is as good.
    """
    own = next((w for w in advice.candidates if w.action == advice.action), None)
    if own is None or not advice.determinizations or not advice.may_show_hand:
        return None
    tempting = max(advice.candidates, key=lambda w: _temptation(advice, w.action))
    if _temptation(advice, tempting.action) <= _temptation(advice, own.action):
        return None
    gap, error = difference(own, tempting)
    if -gap <= error:
        return None
    text, feature = tr("Not now: {move}. It costs too much."), ""
    losses = strongest(tempting.features, lambda points: points <= -TELLING, 1)
    if losses and explains(tempting.features, gap):
        feature = tr(losses[0][0])
        text = tr("Not now: {move}. It costs too much: {feature}.")
    move = action_words(tempting.action, advice.observation, "move", own.action)
    return text.format(move=move, feature=feature), tempting.action


def _temptation(advice: Advice, action: Action) -> int:
    """Rank what players do where they can: going out most, then melding, blocking."""
    observation = advice.observation
    position = observation.position
    if isinstance(action, LayDown):
        left = position.size[observation.seat] - len(cards_in(action.plays))
        if left <= 1 and not position.feet[observation.seat]:
            return 5
        if canastas_completed(replace(advice, action=action)):
            return 4
        return 2 if position.melds[observation.side] else 3
    if isinstance(action, Discard) and isinstance(advice.action, Discard):
        three = class_of(action.card) in position.terms.rules.top_blocks
        return int(three and not is_wild(action.card) and bool(position.pile))
    return 0


def cost_words(advice: Advice) -> str:
    """Word what the action gives up; empty where that is nothing."""
    if isinstance(advice.action, Discard) and is_wild(advice.action.card):
        return tr("It costs a wild card.")
    return ""


def explains(features: Iterable[tuple[str, float]], gap: float) -> bool:
    """Whether features together point where the difference does.

    A bot tells only the largest of them; what they leave out may be what decides.
    """
    return sum(points for _, points in features) * gap > 0


def strongest(
    features: Iterable[tuple[str, float]], wanted: Callable[[float], bool], most: int
) -> list[tuple[str, float]]:
    """The features that count most on one side: labels to be translated, and points.

    Those that people call by one name are added up first.
    """
    sums: dict[str, float] = {}
    for name, points in features:
        sums[FEATURES[name]] = sums.get(FEATURES[name], 0.0) + points
    chosen = [each for each in sums.items() if wanted(each[1])]
    return sorted(chosen, key=lambda each: -abs(each[1]))[:most]


def feature_words(feature: tuple[str, float]) -> str:
    """Write what a feature makes in points: `Canastas: −12.`"""
    source, points = feature
    words = tr("{feature}: {value}.")
    return capitalize(words.format(feature=tr(source), value=signed_text(points)))


def distinct(advice: Advice) -> tuple[Candidate, ...]:
    """The moves weighed that really differ: the one advised, then by value.

    Of moves that come to the same the one advised is kept.
    """
    kept: list[Candidate] = []
    for each in sorted(advice.candidates, key=lambda w: w.action != advice.action):
        if not any(same_deed(each.action, w.action, advice.observation) for w in kept):
            kept.append(each)
    return tuple(sorted(kept, key=lambda w: (w.action != advice.action, -w.mean)))


def worse_words(weighed: Candidate, advised: Candidate) -> str:
    """Word how a move compares with the one advised, which none is better than."""
    if weighed is advised:
        return tr("advised")
    gap, error = difference(advised, weighed)
    if -gap <= error:
        return tr("about as good")
    return tr_n("about %n point(s) worse", about(-gap))


def difference_words(weighed: Candidate, advised: Candidate) -> str:
    """Word what makes an action better or worse than the one advised; that has none.

    The parts add up to the difference.
    """
    gap, error = difference(advised, weighed)
    if weighed is advised or abs(gap) <= error or not explains(weighed.features, gap):
        return ""
    found = strongest(weighed.features, lambda points: abs(points) >= TELLING, 4)
    rest = gap - sum(round(points) for _, points in found)
    if abs(rest) >= TELLING:
        found.append((texts.THE_REST, rest))
    return " ".join(map(feature_words, found))
