"""The player's decisions of a hand, and what they cost by the adviser's judgement."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from math import hypot
from typing import Final

from canasta_qt.advice import Advice, Candidate, Mistake
from canasta_qt.controller.replay_frames import ReplayFrames
from canasta_qt.engine.state import actions
from canasta_qt.engine.state.actions import Action
from canasta_qt.engine.state.observation import Observation
from canasta_qt.engine.state.position import actor
from canasta_qt.notation.record import Record

MOST: Final = 3
"""Decisions that a review shows."""
LEAST: Final = 5
"""Points below which nobody would want to hear of it."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One decision of a hand: what its player saw, and what they did."""

    round: int
    line: int
    step: int
    turn: int
    observation: Observation
    played: Action
    deed: Action
    """The same, or everything laid from here on without anything else in between."""


def choices_of(record: Record, number: int, seat: int) -> list[Choice]:
    """List the decisions of a seat in a round that were decisions at all."""
    return choices_in(ReplayFrames(record, seat), number)


def choices_in(film: ReplayFrames, number: int) -> list[Choice]:
    """List the decisions of the viewer of a film in a round of it."""
    seat, frames = film.viewer, film.frames(number)
    found: list[Choice] = []
    turns = 0
    for index, frame in enumerate(frames[1:]):
        if frame.seat != seat or frame.action is None:
            continue
        before = frames[index]
        turns += frame.line != before.line and before.position.turn == seat
        lays = isinstance(frame.action, actions.LayDown)
        more = before.line == frame.line and isinstance(before.action, actions.LayDown)
        asked = actor(before.position) == seat
        if not asked or isinstance(frame.action, actions.Lift) or (lays and more):
            continue
        deed = film.deed(number, index) or frame.action
        place = (number, frame.line, frame.step, turns)
        found.append(
            Choice(*place, film.observation(number, index), frame.action, deed)
        )
    return found


def mistake_of(choice: Choice, advice: Advice) -> Mistake | None:
    """Return what a decision cost; None where it was as good, or cannot be compared."""
    if not advice.candidates:
        return None
    best = next((w for w in advice.candidates if w.action == advice.action), None)
    played = _weighed(choice, advice.candidates)
    if best is None or played is None or _key(best.action) == _key(played.action):
        return None
    cost = best.mean - played.mean
    error = hypot(best.error, played.error)
    if cost < LEAST or cost <= error:
        return None
    return Mistake(
        choice.round,
        choice.line,
        choice.step,
        choice.turn,
        choice.deed,
        advice,
        round(cost),
        round(error),
        played.features if _key(played.action) in _keys(choice) else (),
    )


def _weighed(choice: Choice, weighed: tuple[Candidate, ...]) -> Candidate | None:
    """Find what was played among what was weighed."""
    wanted = _keys(choice)
    fitting = [each for each in weighed if _key(each.action) in wanted]
    if not fitting and isinstance(choice.played, actions.Discard | actions.TakePile):
        # Only the best of its kind was weighed; what was played is worth no more.
        kind = type(choice.played)
        return next((each for each in weighed if isinstance(each.action, kind)), None)
    # What was laid at once is nearer to the whole plan than its first part.
    return max(fitting, key=lambda each: len(str(each.action)), default=None)


def _keys(choice: Choice) -> set[object]:
    return {_key(choice.played), _key(choice.deed)}


def _key(action: Action) -> object:
    """Equal for actions that differ in nothing that matters: suits, order of plays."""
    if isinstance(action, actions.Discard):
        return ("discard", action.card >> 2)
    if isinstance(action, actions.LayDown | actions.TakePile):
        ranks: Counter[object] = Counter()
        for play in action.plays:
            ranks.update(_places(play))
        return (type(action).__name__, frozenset(ranks.items()))
    return action


def _places(play: actions.MeldPlay) -> Iterable[object]:
    """List what a play does, card by card: to which meld, or to a new one."""
    if isinstance(play, actions.JoinMelds):
        return [("join", play.meld, play.other)]
    meld = play.meld if isinstance(play, actions.AddToMeld) else None
    return [(meld, card >> 2) for card in play.cards]


def worst(mistakes: Iterable[Mistake]) -> tuple[Mistake, ...]:
    """Keep the decisions that cost most, the dearest first.

    Cards that should have been laid are missed once in a turn, however often the
    player could still have laid them.
    """
    kept: dict[tuple[int, type[Action]], Mistake] = {}
    for mistake in sorted(mistakes, key=lambda mistake: -mistake.cost):
        kept.setdefault((mistake.turn, type(mistake.advice.action)), mistake)
    return tuple(kept.values())[:MOST]
