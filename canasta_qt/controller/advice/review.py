"""The player's decisions of a round, and their cost according to the adviser.

A review is saved in the record as marks of the mistakes, at each of which a replay can
stop. A mark has the data of the adviser, not sentences, so that it can be shown in any
language.
"""

from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from operator import attrgetter
from typing import Any, Final

from canasta_qt.advice import (
    FEATURE_NAMES,
    PUBLIC_REASONS,
    Advice,
    AdviceReason,
    Candidate,
    Explanation,
    Mistake,
)
from canasta_qt.cards import cards_text
from canasta_qt.controller.replay_frames import ReplayFrames
from canasta_qt.engine.legality import refusal
from canasta_qt.engine.state import actions
from canasta_qt.engine.state.actions import Action
from canasta_qt.engine.state.observation import Observation
from canasta_qt.engine.state.position import Position, seat_to_act
from canasta_qt.learning.grading import effect_key
from canasta_qt.notation.actions import parse_action
from canasta_qt.notation.cards import Snippet, read_cards
from canasta_qt.notation.errors import NotationError
from canasta_qt.notation.handing_over import deciding_players
from canasta_qt.notation.record import (
    ADVISED_FIELD,
    REVIEW_FIELD,
    Record,
    with_private_field,
)

MIN_MISTAKE_COST: Final = 5
"""Points of cost below which a decision is not reported as a mistake."""
MIN_WORLD_COUNT: Final = 16
"""Number of worlds below which standard errors are unreliable; only on slow machines an
evaluation has fewer."""
_SUSPICIOUS_STANDARD_ERRORS: Final = 1.0
"""Number of standard errors that a cost must exceed to be measured again, the same as
for a move that a comparison calls worse."""
_CONFIRMING_STANDARD_ERRORS: Final = 2.0
"""Number of standard errors that the cost of a mistake must exceed in the second
measurement, which compares only two moves."""


@dataclass(frozen=True, slots=True)
class ReviewedDecision:
    """A decision of a round: the observation and the action chosen."""

    round_index: int
    line_index: int
    action_index: int
    turn_number: int
    observation: Observation
    played_action: Action
    combined_action: Action
    """The action, joined with the melds played directly after it."""


def decisions_of_seat(
    record: Record, round_index: int, seat: int
) -> list[ReviewedDecision]:
    """Return the decisions made for a seat in a round, also those made by bots for a
    person."""
    return [choice for _, choice in _decisions(ReplayFrames(record, seat), round_index)]


def decisions_of_viewer(
    frames: ReplayFrames, round_index: int
) -> list[ReviewedDecision]:
    """Return the decisions in a round that the viewer made without following a hint,
    and not a bot in the viewer's place."""
    player = frames.record.players[frames.viewer]
    who = deciding_players(frames.record, round_index)
    advised = _advised_actions(frames.record, round_index)
    return [
        choice
        for index, choice in _decisions(frames, round_index)
        if who[index] == player and not _follows_hint(choice, advised.get(index))
    ]


def _advised_actions(record: Record, round_index: int) -> dict[int, Action]:
    """Return the actions advised by hints in a round, by the number of actions played
    before."""
    texts = record.rounds[round_index].private_fields.get(ADVISED_FIELD, {})
    with suppress(*_INVALID):
        return {int(step): parse_action(text) for step, text in texts.items()}
    return {}


def _follows_hint(choice: ReviewedDecision, advised: Action | None) -> bool:
    """Return whether the player's decision is the action that a hint advised; False
    without a hint."""
    if advised is None:
        return False
    suits = choice.observation.position.terms.rules.sequences
    played = effect_key(choice.combined_action, suits=suits)
    return played == effect_key(advised, suits=suits)


def _decisions(
    frames: ReplayFrames, number: int
) -> Iterator[tuple[int, ReviewedDecision]]:
    """Yield the viewer's decisions in a round, each after the index of the frame
    before it.

    Melds played directly after another meld are part of one decision.
    """
    seat, shown = frames.viewer, frames.round_frames(number)
    turns = 0
    for index, frame in enumerate(shown[1:]):
        if frame.seat != seat or frame.action is None:
            continue
        before = shown[index]
        turns += frame.line_index != before.line_index and before.position.turn == seat
        lays = isinstance(frame.action, actions.LayDown)
        more = before.line_index == frame.line_index and isinstance(
            before.action, actions.LayDown
        )
        asked = seat_to_act(before.position) == seat
        if not asked or isinstance(frame.action, actions.Lift) or (lays and more):
            continue
        combined = frames.combined_action(number, index) or frame.action
        place = (number, frame.line_index, frame.action_index, turns)
        seen = frames.observation(number, index)
        yield index, ReviewedDecision(*place, seen, frame.action, combined)


def find_mistake(decision: ReviewedDecision, advice: Advice) -> Mistake | None:
    """Return the suspected mistake in a decision; None if the decision cost nothing or
    was not evaluated."""
    if advice.world_count < MIN_WORLD_COUNT:
        return None  # too few worlds, or scores of rules instead of points
    suits = advice.observation.position.terms.rules.sequences
    best = _evaluation_of(advice.action, advice, suits=suits)
    played = _evaluation_of(decision.combined_action, advice, suits=suits)
    if best is None or played is None or best is played:
        return None
    cost = best.mean_points - played.mean_points
    if not _exceeds_error(cost, played, _SUSPICIOUS_STANDARD_ERRORS):
        return None
    return Mistake(
        decision.round_index,
        decision.line_index,
        decision.action_index,
        decision.turn_number,
        decision.combined_action,
        advice,
        round(cost),
        round(played.standard_error),
        played.features,
    )


def _exceeds_error(cost: float, played: Candidate, errors: float) -> bool:
    """Return whether a cost is at least that of a mistake, and more than `errors`
    standard errors."""
    return cost >= MIN_MISTAKE_COST and cost > errors * played.standard_error


def confirmed_mistake(
    mistake: Mistake, measured: tuple[Candidate, ...]
) -> Mistake | None:
    """Return a mistake with its cost in other worlds; None if it is uncertain in these
    worlds.

    `measured` are the evaluations of the better move and of the played one; empty if
    they were not evaluated. The first cost is an overestimate: the better move was
    chosen as the best of many, and the search ends early if its first worlds happen to
    have no rare disaster.
    """
    if not measured:
        return None
    best, played = measured
    cost = best.mean_points - played.mean_points
    if not _exceeds_error(cost, played, _CONFIRMING_STANDARD_ERRORS):
        return None
    return replace(
        mistake, cost=round(cost), standard_error=round(played.standard_error)
    )


def _evaluation_of(action: Action, advice: Advice, *, suits: bool) -> Candidate | None:
    """Return the evaluation of an action, or of an action with the same effect,
    preferably the advised one.

    None if no such action was evaluated; the review then reports no mistake.
    """
    key = effect_key(action, suits=suits)
    found = [w for w in advice.candidates if effect_key(w.action, suits=suits) == key]
    found.sort(key=lambda w: (w.action != advice.action, w.action != action))
    return found[0] if found else None


def sorted_by_cost(mistakes: Iterable[Mistake]) -> tuple[Mistake, ...]:
    """Return the mistakes, the most expensive first.

    If several mistakes in one turn missed the same kind of action, such as a meld, only
    the most expensive one is kept.
    """
    kept: dict[tuple[int, int, type[Action]], Mistake] = {}
    for each in sorted(mistakes, key=lambda mistake: -mistake.cost):
        kept.setdefault(
            (each.round_index, each.turn_number, type(each.advice.action)), each
        )
    return tuple(kept.values())


_FEATURES: Final = frozenset((*FEATURE_NAMES, "round_over"))
_MIN_LOSS: Final = 1.0
"""Smallest number of points of a feature that is saved in a mark."""
_MAX_POINTS: Final = 1_000_000
"""Absolute value from which a number makes a mark invalid."""


_INVALID: Final = (
    AttributeError, KeyError, NotationError, OverflowError, TypeError, ValueError,
)  # fmt: skip
"""Errors that a damaged mark can raise."""


def record_with_advice(record: Record, action: Action) -> Record:
    """Return the record with `action` as the advice of a hint for the next decision."""
    if not record.rounds:
        return record  # practice is not reviewed
    *rounds, last = record.rounds
    found = last.private_fields.get(ADVISED_FIELD)
    advised = dict(found) if isinstance(found, dict) else {}
    advised[str(sum(len(line.steps) for line in last.turns))] = str(action)
    last = with_private_field(last, ADVISED_FIELD, advised)
    return replace(record, rounds=(*rounds, last))


def record_with_review(
    record: Record, number: int, mistakes: tuple[Mistake, ...]
) -> Record:
    """Return the record with the mistakes of a round as marks, in the order of play."""
    rounds = list(record.rounds)
    ordered = sorted(mistakes, key=attrgetter("line_index", "action_index"))
    marks = [_mark(each) for each in ordered]
    rounds[number] = with_private_field(rounds[number], REVIEW_FIELD, marks)
    return replace(record, rounds=tuple(rounds))


def _mark(mistake: Mistake) -> dict[str, Any]:
    advice = mistake.advice
    why = advice.explanation
    return {
        "line": mistake.line_index + 1,
        "step": mistake.action_index + 1,
        "turn": mistake.turn_number,
        "better": str(advice.action),
        "cost": mistake.cost,
        "error": mistake.standard_error,
        "ground": str(why.reason),
        "number": why.count_or_points,
        "need": why.need_or_seat,
        "cards": cards_text(why.cards),
        "worlds": advice.world_count,
        "losses": {
            name: round(points, 1)
            for name, points in mistake.feature_losses
            if abs(points) >= _MIN_LOSS
        },
        "weighed": [_candidate_mark(each) for each in advice.candidates],
    }


def _candidate_mark(weighed: Candidate) -> dict[str, Any]:
    return {
        "action": str(weighed.action),
        "mean": round(weighed.mean_points, 1),
        "error": round(weighed.standard_error, 1),
    }


def marked_mistakes(frames: ReplayFrames, hand: int) -> dict[int, Mistake]:
    """Return the mistakes of a round that are marked in the record, by the index of
    their frame, in order of play.

    Damaged marks are left out.
    """
    if hand >= frames.round_count:
        return {}
    marks = frames.record.rounds[hand].private_fields.get(REVIEW_FIELD, ())
    found = []
    for mark in marks if isinstance(marks, list) else ():
        with suppress(*_INVALID):  # a damaged mark is left out
            found.append(_read_mark(frames, hand, mark))
    return mistakes_by_frame(frames, found)


def mistakes_by_frame(
    frames: ReplayFrames, mistakes: Iterable[Mistake]
) -> dict[int, Mistake]:
    """Return the mistakes of a review by the index of their frame, in order of play."""
    found = {
        frames.find_frame(each.round_index, each.line_index, each.action_index): each
        for each in mistakes
    }
    frames_found = sorted(index for index in found if index is not None)
    return {index: found[index] for index in frames_found}


def _read_mark(frames: ReplayFrames, hand: int, mark: Any) -> Mistake:
    """Return the mistake that a mark describes. Raises one of `_INVALID` if the mark is
    damaged."""
    line, step = _number(mark["line"]) - 1, _number(mark["step"]) - 1
    index = frames.find_frame(hand, line, step)
    combined = None if index is None else frames.combined_action(hand, index)
    shown = frames.round_frames(hand)
    if index is None or combined is None or shown[index + 1].seat != frames.viewer:
        raise ValueError(mark)
    position = shown[index].position
    advice = Advice(
        frames.observation(hand, index),
        _action(mark["better"], position),
        _explanation(mark),
        tuple(_candidate(each, position) for each in mark["weighed"]),
        _number(mark["worlds"]),
    )
    turn, cost, error = (_number(mark[name]) for name in ("turn", "cost", "error"))
    found = mark["losses"].items()
    losses = tuple((name, _points(loss)) for name, loss in found if name in _FEATURES)
    return Mistake(hand, line, step, turn, combined, advice, cost, error, losses)


def _explanation(mark: Any) -> Explanation:
    reason = AdviceReason[mark["ground"].upper()]
    if reason in PUBLIC_REASONS:
        raise ValueError(mark)
    numbers = _number(mark["number"]), _number(mark["need"])
    return Explanation(reason, *numbers, read_cards(Snippet(mark["cards"])))


def _number(value: Any) -> int:
    return int(_points(value))


def _points(value: Any) -> float:
    points = float(value)
    if not abs(points) < _MAX_POINTS:
        raise ValueError(value)
    return points


def _candidate(weighed: Any, position: Position) -> Candidate:
    action = _action(weighed["action"], position)
    return Candidate(action, _points(weighed["mean"]), _points(weighed["error"]))


def _action(text: str, position: Position) -> Action:
    """Return the action with a text in a mark; only legal actions are accepted."""
    action = parse_action(text)
    if refusal(position, action) is not None:
        raise ValueError(text)
    return action
