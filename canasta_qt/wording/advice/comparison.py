"""Comparison of an action with the next best one: points and their causes."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from canasta_qt.advice import Advice, Candidate
from canasta_qt.cards import BLACK3, Card, is_wild, rank_of
from canasta_qt.engine.state.actions import (
    Action,
    AskPartner,
    Discard,
    LayDown,
    TakePile,
    cards_of_action,
    cards_of_plays,
)
from canasta_qt.engine.state.observation import Observation
from canasta_qt.engine.state.terms import card_class
from canasta_qt.translate import capitalize, signed_text, tr, tr_n
from canasta_qt.wording.advice import texts
from canasta_qt.wording.advice.action_text import (
    action_text,
    are_equivalent,
    completed_canastas_text,
)
from canasta_qt.wording.advice.texts import FEATURE_TEXTS
from canasta_qt.wording.advice.visible_facts import is_pile_never_taken, played_cards
from canasta_qt.wording.cards import card_in_sentence

MIN_FEATURE_POINTS: Final = 3.0
"""Smallest number of points of a feature that is named as a cause."""
_STEP: Final = 5
"""Differences are rounded to multiples of this number of points."""
_MAX_MELDS: Final = 2
"""Largest number of melds of an action that is described inside a sentence."""
_MELDS: Final = FEATURE_TEXTS["points"]
_CANASTAS: Final = FEATURE_TEXTS["completes"]
_INITIAL_MELD: Final = FEATURE_TEXTS["opened"]
_GOING_OUT: Final = FEATURE_TEXTS["smallest"]
_WILD_CARDS: Final = FEATURE_TEXTS["jokers"]
_BLACK_THREES: Final = FEATURE_TEXTS["black_threes"]
_PILE: Final = FEATURE_TEXTS["can_take"]
_EQUAL_FOR_DISCARDS: Final = (_GOING_OUT, FEATURE_TEXTS["feet"])
"""Features that do not visibly differ between two discards."""
_MAX_CAUSES: Final = 2
"""Number of the strongest features, of which one is named as the cause."""
_GOES_OUT: Final = 5
"""Obviousness of going out, the largest value of `_obviousness`."""
_MAX_PARTS: Final = 4
"""Largest number of features that are named with their points."""


def best_alternative(advice: Advice) -> tuple[Candidate, Candidate] | None:
    """Return the evaluations of the advised action and of the next one in
    `distinct_candidates`.

    None if there was no search, or no different action was evaluated.
    """
    own = next((w for w in advice.candidates if w.action == advice.action), None)
    if own is None or not advice.world_count:
        return None
    others = distinct_candidates(advice)[1:]
    return (own, others[0]) if others else None


def points_difference(own: Candidate, other: Candidate) -> tuple[int, int]:
    """Return by how many points `other` is better than `own`, and the larger of their
    standard errors, at least 1.

    Points are rounded before the subtraction, so that the difference agrees with the
    points shown.
    """
    gap = round(other.mean_points) - round(own.mean_points)
    return gap, max(1, round(max(own.standard_error, other.standard_error)))


def rounded_points(points: int) -> int:
    """Return points rounded to the accuracy shown to players, but at least that
    accuracy."""
    return max(_STEP, _STEP * round(points / _STEP))


def comparison_text(advice: Advice) -> str:
    """Return a comparison with the next best action, and the reasons against that
    action."""
    found = best_alternative(advice)
    if found is None:
        return ""
    own, other = found
    gap, error = points_difference(own, other)
    action = other.action
    if -gap > error:
        source = tr_n(
            "Next best: {move}, about %n point(s) worse.", rounded_points(-gap)
        )
    elif isinstance(action, Discard) and isinstance(advice.action, Discard):
        source = tr("{card} is about as good.")
        return source.format(card=capitalize(card_in_sentence(action.card)))
    elif isinstance(action, LayDown) and len(action.plays) > _MAX_MELDS:
        return tr("Another way to meld is about as good.")
    else:
        source = tr("About as good: {move}.")
    move = action_text(action, advice.observation, "move", advice.action)
    text = source.format(move=move)
    if -gap <= error:
        return text
    return f"{text} {cause_texts(advice, action, other.features, gap)[1]}".strip()


def cause_texts(
    advice: Advice, action: Action, features: Iterable[tuple[str, float]], gap: int
) -> tuple[str, str]:
    """Return two sentences: why the advised action is better than `action`, and why
    `action` is worse; both are empty if no cause is known.

    `features` are those of `action`; `gap` is its points minus those of the advised
    action.
    """
    strong = strongest_features(features, advice.observation)
    labels = [label for label, points in strong if points < 0][:_MAX_CAUSES]
    if sum(points for _, points in features) * gap <= 0:
        labels = []  # together the small features outweigh the large ones
    if isinstance(advice.action, Discard) and isinstance(action, Discard):
        labels = [label for label in labels if label not in _EQUAL_FOR_DISCARDS]
        if is_wild(action.card) and not is_wild(advice.action.card):
            labels = [_WILD_CARDS]
    label = next((it for it in labels if _is_visible(it, advice, action)), "")
    better, worse = texts.CAUSE_TEXTS.get(label, ("", ""))
    return tr(better), tr(worse)


def _is_visible(label: str, advice: Advice, action: Action) -> bool:
    """Return whether the cards of the advised action and of a worse one agree with a
    cause.

    For example, an action that melds more cannot lead to fewer points from melds.
    """
    observation, both = advice.observation, (advice.action, action)
    if label in (_WILD_CARDS, _BLACK_THREES):
        better, worse = (
            sum(_class_of(card) == label for card in cards_of_action(it)) for it in both
        )
        return worse > better
    laid = [played_cards(it) for it in both]
    if label == _MELDS:
        points = observation.position.terms.points
        better, worse = (sum(points[card] for card in cards) for cards in laid)
        return worse <= better
    if label == _INITIAL_MELD and observation.position.melds[observation.side]:
        return False
    if label == _GOING_OUT and isinstance(action, TakePile):
        return True  # the hand grows
    if label in (_CANASTAS, _INITIAL_MELD, _GOING_OUT):
        return len(laid[1]) <= len(laid[0])
    return True


def _class_of(card: Card) -> str:
    """Return the label of the feature for which a card in the hand counts; empty for
    most cards."""
    if is_wild(card):
        return _WILD_CARDS
    return _BLACK_THREES if rank_of(card) == BLACK3 else ""


def why_not_words(advice: Advice) -> tuple[str, Action] | None:
    """Return a sentence on why a more obvious action is not advised, and that action.

    None without a search, while the hand is hidden, and if no other action is more
    obvious and for a visible cause worse. None also if the obvious action goes out, or
    the advised action asks the partner.
    """
    own = next((w for w in advice.candidates if w.action == advice.action), None)
    if own is None or not advice.world_count or not advice.may_show_hand:
        return None
    tempting = max(advice.candidates, key=lambda w: _obviousness(advice, w.action))
    obvious = _obviousness(advice, tempting.action)
    if isinstance(own.action, AskPartner) or obvious == _GOES_OUT:
        return None
    if obvious <= _obviousness(advice, own.action):
        return None
    gap, error = points_difference(own, tempting)
    if -gap <= error:
        return None
    move = action_text(tempting.action, advice.observation, "move", own.action)
    text = tr("Not now: {move}.").format(move=move)
    worse = cause_texts(advice, tempting.action, tempting.features, gap)[1]
    return (f"{text} {worse}", tempting.action) if worse else None


def _obviousness(advice: Advice, action: Action) -> int:
    """Return how obvious an action is to a player, from 0 to `_GOES_OUT`; completing a
    canasta is 4."""
    observation = advice.observation
    position = observation.position
    if isinstance(action, LayDown):
        left = position.size[observation.seat] - len(cards_of_plays(action.plays))
        if left <= 1 and not position.feet[observation.seat]:
            return _GOES_OUT
        if completed_canastas_text(replace(advice, action=action)):
            return 4
        return 2 if position.melds[observation.side] else 3
    if isinstance(action, Discard) and isinstance(advice.action, Discard):
        three = card_class(action.card) in position.terms.rules.top_blocks
        return int(three and not is_wild(action.card) and bool(position.pile))
    return 0


def cost_words(advice: Advice) -> str:
    """Return what the advised action costs: a wild card; empty if it costs nothing."""
    if isinstance(advice.action, Discard) and is_wild(advice.action.card):
        return tr("It costs a wild card.")
    return ""


def strongest_features(
    features: Iterable[tuple[str, float]], observation: Observation
) -> list[tuple[str, float]]:
    """Return the untranslated label and the points of each feature that is large enough
    to be named, the largest first.

    Features with the same label are added up before. Features that have no effect under
    the rules of the observation are left out.
    """
    terms, three = observation.position.terms, BLACK3 * 4
    ineffective = {
        _BLACK_THREES: not (terms.penalties[three] or terms.points[three]),
        _PILE: is_pile_never_taken(observation),
    }
    sums: dict[str, float] = {}
    for name, points in features:
        sums[FEATURE_TEXTS[name]] = sums.get(FEATURE_TEXTS[name], 0.0) + points
    chosen = [
        (label, points)
        for label, points in sums.items()
        if abs(points) >= MIN_FEATURE_POINTS and not ineffective.get(label)
    ]
    return sorted(chosen, key=lambda each: -abs(each[1]))


def feature_words(feature: tuple[str, float]) -> str:
    """Return a feature with its points: `Canastas: −12.`"""
    source, points = feature
    words = tr("{feature}: {value}.")
    return capitalize(words.format(feature=tr(source), value=signed_text(points)))


def distinct_candidates(advice: Advice) -> tuple[Candidate, ...]:
    """Return the evaluated actions: the advised one, those called about as good, then
    the others; each group is sorted by points.

    Of several equivalent actions only one is included, if possible the advised one.
    """
    kept: list[Candidate] = []
    for each in sorted(advice.candidates, key=lambda w: w.action != advice.action):
        if not any(
            are_equivalent(each.action, w.action, advice.observation) for w in kept
        ):
            kept.append(each)
    if not kept:
        return ()
    first = kept[0]
    kept.sort(
        key=lambda w: (w is not first, bool(loss_points(w, first)), -w.mean_points)
    )
    return tuple(kept)


def loss_points(weighed: Candidate, advised: Candidate) -> int:
    """Return by how many points an action is shown as worse than the advised one; 0 if
    the difference is within its standard error."""
    gap, error = points_difference(advised, weighed)
    return 0 if -gap <= error else rounded_points(-gap)


def loss_text(weighed: Candidate, advised: Candidate) -> str:
    """Return as text by how many points an action is worse than the advised one."""
    if weighed is advised:
        return tr("advised")
    points = loss_points(weighed, advised)
    if not points:
        return tr("about as good")
    return tr_n("about %n point(s) worse", points)


def difference_words(
    weighed: Candidate, advised: Candidate, observation: Observation
) -> str:
    """Return the features in which an action differs from the advised one, with points.

    Empty for the advised action, if the difference may be chance, and if the named
    features explain less than half of the shown loss.
    """
    gap = -loss_points(weighed, advised)
    if weighed is advised or not gap:
        return ""
    found = strongest_features(weighed.features, observation)[:_MAX_PARTS]
    rest = gap - sum(round(points) for _, points in found)
    if abs(rest) > abs(gap) / 2:
        return ""
    if abs(rest) >= MIN_FEATURE_POINTS:
        found.append((texts.OTHER_FEATURES_TEXT, rest))
    return " ".join(map(feature_words, found))
