"""How good an answer is: by measurement against the best move known, never by opinion.

Points are taken in the same sampled worlds for both; what three standard errors do not
tell apart is as good.
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
from canasta_qt.notation.actions import Line, fits, parse_action
from canasta_qt.rules.model import Ruleset
from canasta_qt.rules.values import MatchEnd

LOOKS: Final = (200, 400, 800, 1600)
"""Numbers of worlds after which it is asked whether an answer is certain by now."""
SURE: Final = 3.0
"""Standard errors from which on a difference is certain."""
_USUAL_TARGET: Final = 5000
_BY_ROUNDS: Final = 2.0
"""Factor to the bands in games that a number of rounds ends."""
_ORDERS: Final = 120


class Grade(StrEnum):
    """How good an answer is; progress stores its value."""

    SOLVED = "solved"
    AS_GOOD = "as_good"
    PLAYABLE = "playable"
    COSTLY = "costly"
    GIFT = "gift"


_BELOW: Final = ((Grade.PLAYABLE, 25.0), (Grade.COSTLY, 60.0))
_SAME: Final = 5.0
"""Points up to which a move is as good, and below which the next grades end."""


@dataclass(frozen=True, slots=True)
class Measured:
    """Points that an answer gives up against the best move, and their error."""

    mean: float
    error: float
    worlds: int

    @property
    def certain(self) -> bool:
        """Whether the sign is certain, or nothing can make a difference."""
        return abs(self.mean) >= SURE * self.error

    def joined(self, other: Measured) -> Measured:
        """Put two measurements in different worlds together, as if made at once."""
        count = self.worlds + other.worlds
        gap = other.mean - self.mean
        squares = [m.error**2 * m.worlds * (m.worlds - 1) for m in (self, other)]
        spread = sum(squares) + gap**2 * self.worlds * other.worlds / count
        mean = self.mean + gap * other.worlds / count
        return Measured(mean, sqrt(spread / (count - 1) / count), count)


@dataclass(frozen=True, slots=True)
class Sequel:
    """A world that is typical of a difference, and what follows both moves in it.

    Every card of it is known.  The lines go up to and with the seat's next turn; there
    are none where what follows seems to contradict the difference.
    """

    position: Position
    best: tuple[Line, ...]
    played: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class Graded:
    """An answer, act by act, and what is known of it.

    An answer that was expected is the best move itself, whatever was measured; it is
    compared with the best of the moves that are known to be worse.
    """

    grade: Grade
    played: tuple[Action, ...]
    best: Action
    """What it is compared with."""
    measured: Measured | None = None
    sequel: Sequel | None = None
    is_expected: bool = False


def grade(measured: Measured, scale: float = 1.0) -> Grade:
    """Grade a measured answer; `scale` is the game's (`scale_of`)."""
    cost = measured.mean
    if cost < -SURE * measured.error:
        return Grade.SOLVED
    if cost <= max(SURE * measured.error, _SAME * scale):
        return Grade.AS_GOOD
    return next((each for each, end in _BELOW if cost < end * scale), Grade.GIFT)


def scale_of(ruleset: Ruleset) -> float:
    """Return what a point is worth less than in a game to 5,000."""
    target = ruleset.target_score
    if ruleset.match_end is MatchEnd.ROUNDS or not target:
        return _BY_ROUNDS
    return target / _USUAL_TARGET


def is_expected(acts: Sequence[Action], good: Sequence[str], *, suits: bool) -> bool:
    """Return whether an answer fits a pattern, whatever the order of its plays.

    Melds laid one after the other are one move; `suits` says whether suits matter.
    """
    deed = deed_of(acts)
    if any(fits(text, good) for text in _spellings(deed)):
        return True
    spelled = [parse_action(each) for each in good if "*" not in each]
    return comes_to(deed, suits=suits) in {comes_to(s, suits=suits) for s in spelled}


def deed_of(acts: Sequence[Action]) -> Action:
    """Return the first act, and everything laid in a row with it."""
    if not isinstance(acts[0], actions.LayDown):
        return acts[0]
    plays: tuple[actions.MeldPlay, ...] = ()
    for act in acts:
        if not isinstance(act, actions.LayDown):
            break
        plays += act.plays
    return actions.LayDown(plays)


def _spellings(deed: Action) -> Iterator[str]:
    """Write a move in every order of its plays, wild cards behind natural ones."""
    if not isinstance(deed, actions.LayDown | actions.TakePile):
        yield str(deed)
        return
    plays = [
        play
        if isinstance(play, actions.JoinMelds)
        else replace(play, cards=tuple(sorted(play.cards)))
        for play in deed.plays
    ]
    for order in islice(permutations(plays), _ORDERS):
        yield str(type(deed)(order))


def comes_to(action: Action, *, suits: bool) -> object:
    """Equal for actions that differ in nothing that matters, as the order of plays."""
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
