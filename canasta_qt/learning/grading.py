"""Grades of answers, by their measured difference from the best known move.

Both moves are played in the same sampled worlds; a difference below three standard
errors is ignored.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from itertools import islice, permutations
from math import sqrt
from typing import Final

from canasta_qt.engine.state import actions
from canasta_qt.engine.state.actions import Action
from canasta_qt.engine.state.position import Position
from canasta_qt.notation.actions import Line, matches_pattern, parse_action
from canasta_qt.rules.model import Ruleset
from canasta_qt.rules.values import MatchEnd

WORLD_COUNTS: Final = (200, 400, 800, 1600)
"""Numbers of worlds at which the grading checks whether the difference is certain."""
CERTAINTY_STANDARD_ERRORS: Final = 3.0
"""Number of standard errors above which a difference is certain."""
_USUAL_TARGET: Final = 5000
"""Target score of a game in which the factor for the limits of grades is 1."""
_ROUNDS_FACTOR: Final = 2.0
"""Factor for the limits of grades in games with a fixed number of rounds."""
_MAX_ORDERS: Final = 120
"""Largest number of orders of the plays of an action that are compared."""


class Grade(StrEnum):
    """Grades of answers; the progress file stores the value."""

    SOLVED = "solved"
    AS_GOOD = "as_good"
    PLAYABLE = "playable"
    COSTLY = "costly"
    GIFT = "gift"


_GRADE_LIMITS: Final = ((Grade.PLAYABLE, 25.0), (Grade.COSTLY, 60.0))
_EQUAL_POINTS: Final = 5.0
"""Largest loss in points of a move that is graded as good as the best one; the limits
of other grades follow."""


@dataclass(frozen=True, slots=True)
class Measurement:
    """Loss of an answer against the best move in points, with its standard error."""

    mean_cost: float
    standard_error: float
    world_count: int

    @property
    def is_certain(self) -> bool:
        """Whether it is certain which of the two moves is better."""
        return abs(self.mean_cost) >= CERTAINTY_STANDARD_ERRORS * self.standard_error

    def combined_with(self, other: Measurement) -> Measurement:
        """Return the measurement over the worlds of both measurements, which must be
        different worlds."""
        count = self.world_count + other.world_count
        gap = other.mean_cost - self.mean_cost
        squares = [
            m.standard_error**2 * m.world_count * (m.world_count - 1)
            for m in (self, other)
        ]
        spread = sum(squares) + gap**2 * self.world_count * other.world_count / count
        mean = self.mean_cost + gap * other.world_count / count
        return Measurement(mean, sqrt(spread / (count - 1) / count), count)


@dataclass(frozen=True, slots=True)
class Sequel:
    """World in which the difference between two moves is typical, with the lines that
    follow each move.

    Every card is known. The lines end with the next turn of the seat; there are no
    lines if they would seem to contradict the difference.
    """

    position: Position
    best_lines: tuple[Line, ...]
    played_lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class GradedAnswer:
    """The actions of an answer, with its grade.

    An expected answer counts as the best move, whatever was measured; it is compared
    with the best of the moves known to be worse.
    """

    grade: Grade
    played_actions: tuple[Action, ...]
    best_action: Action
    """Move with which the answer is compared."""
    measurement: Measurement | None = None
    sequel: Sequel | None = None
    is_expected: bool = False


def grade_measurement(measurement: Measurement, scale: float = 1.0) -> Grade:
    """Return the grade for a measured difference; `scale` is the `grade_scale` of the
    ruleset."""
    cost = measurement.mean_cost
    if cost < -CERTAINTY_STANDARD_ERRORS * measurement.standard_error:
        return Grade.SOLVED
    if cost <= max(
        CERTAINTY_STANDARD_ERRORS * measurement.standard_error, _EQUAL_POINTS * scale
    ):
        return Grade.AS_GOOD
    return next((each for each, end in _GRADE_LIMITS if cost < end * scale), Grade.GIFT)


def grade_scale(ruleset: Ruleset) -> float:
    """Return the factor for the limits of grades in a ruleset, which is 1 for a game to
    5,000."""
    target = ruleset.target_score
    if ruleset.match_end is MatchEnd.ROUNDS or not target:
        return _ROUNDS_FACTOR
    return target / _USUAL_TARGET


def is_expected(
    played_actions: Sequence[Action], good_patterns: Sequence[str], *, suits: bool
) -> bool:
    """Return whether an answer matches one of the patterns, with its plays in any
    order.

    Consecutive melds are one move; `suits` is true if suits matter.
    """
    deed = first_action(played_actions)
    if any(matches_pattern(text, good_patterns) for text in _move_texts(deed)):
        return True
    spelled = [parse_action(each) for each in good_patterns if "*" not in each]
    return effect_key(deed, suits=suits) in {
        effect_key(s, suits=suits) for s in spelled
    }


def first_action(played_actions: Sequence[Action]) -> Action:
    """Return the first action, and all melds that directly follow it, as one action."""
    if not isinstance(played_actions[0], actions.LayDown):
        return played_actions[0]
    plays: tuple[actions.MeldPlay, ...] = ()
    for act in played_actions:
        if not isinstance(act, actions.LayDown):
            break
        plays += act.plays
    return actions.LayDown(plays)


def _move_texts(deed: Action) -> Iterator[str]:
    """Yield the text of an action for every order of its plays, with natural cards
    before wild cards."""
    if not isinstance(deed, actions.LayDown | actions.TakePile):
        yield str(deed)
        return
    plays = [
        play
        if isinstance(play, actions.JoinMelds)
        else replace(play, cards=tuple(sorted(play.cards)))
        for play in deed.plays
    ]
    for order in islice(permutations(plays), _MAX_ORDERS):
        yield str(type(deed)(order))


def effect_key(action: Action, *, suits: bool) -> object:
    """Return a key that is equal for actions that have the same effect."""
    less = 0 if suits else 2
    if isinstance(action, actions.Discard):
        return ("discard", action.card >> less)
    if not isinstance(action, actions.LayDown | actions.TakePile):
        return action
    places: Counter[object] = Counter()
    for play in action.plays:
        if isinstance(play, actions.JoinMelds):
            places[play] += 1
            continue
        meld = play.meld if isinstance(play, actions.AddToMeld) else None
        places.update((meld, card >> less) for card in play.cards)
    return (type(action).__name__, frozenset(places.items()))
