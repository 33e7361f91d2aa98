"""A game with real cards, of which only the rounds are entered and counted."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from canasta_qt.engine.entered_score import Counts, entered_lines
from canasta_qt.engine.state.terms import Terms, terms_for
from canasta_qt.engine.winners import winners_by_total
from canasta_qt.rules.model import Ruleset
from canasta_qt.rules.values import Seating

MAX_ROUND_POINTS: Final = 99_999
"""Largest number of points of a round that is entered as one number."""


@dataclass(frozen=True, slots=True)
class EnteredRound:
    """A round by side: the numbers of its parts, or only the points."""

    parts: tuple[Counts, ...] = ()
    points: tuple[int, ...] = ()
    """Points by side; empty if parts were entered."""


@dataclass(frozen=True, slots=True)
class PaperGame:
    """Names by seat, the rules and the rounds of a game with real cards."""

    ruleset: Ruleset
    seating: Seating
    names: tuple[str, ...]
    first_dealer: int
    rounds: tuple[EnteredRound, ...] = ()

    @property
    def terms(self) -> Terms:
        """The rules for these players."""
        return terms_for(self.ruleset, len(self.names), self.seating)

    def with_round(self, index: int, entered: EnteredRound | None) -> PaperGame:
        """Return the game with a round added or corrected; with None, without it."""
        after = () if entered is None else (entered,)
        rounds = (*self.rounds[:index], *after, *self.rounds[index + 1 :])
        return replace(self, rounds=rounds)

    def points_of(self, entered: EnteredRound) -> tuple[int, ...]:
        """Return the points of a round by side."""
        if entered.points:
            return entered.points
        lines = entered_lines(self.terms, entered.parts)
        return tuple(sum(line.points for line in side) for side in lines)

    @property
    def points(self) -> tuple[tuple[int, ...], ...]:
        """Points of all rounds, by round and side."""
        return tuple(map(self.points_of, self.rounds))

    @property
    def running_totals(self) -> tuple[tuple[int, ...], ...]:
        """Scores by side before the first and after each round."""
        totals = [(0,) * self.terms.sides]
        for points in self.points:
            totals.append(tuple(map(sum, zip(totals[-1], points, strict=True))))
        return tuple(totals)

    @property
    def totals(self) -> tuple[int, ...]:
        """Scores by side after all rounds."""
        return self.running_totals[-1]

    @property
    def winners(self) -> tuple[int, ...]:
        """Sides that have won; empty while the game goes on."""
        if not self.rounds:
            return ()
        for side, counts in enumerate(self.rounds[-1].parts):
            if counts.get("instant_win"):
                return (side,)
        *_, before, totals = self.running_totals
        return winners_by_total(self.ruleset, len(self.rounds), totals, before)

    @property
    def next_dealer(self) -> int:
        """Seat that deals the next round; the seat after it plays first."""
        seat = self.first_dealer
        for _ in self.rounds:
            seat = self.terms.next_seat[seat]
        return seat
