"""A game with real cards, of which the program only stores and counts the rounds."""

from __future__ import annotations

from dataclasses import dataclass, replace

from canasta_qt.engine.entered_score import EnteredRound, entered_points
from canasta_qt.engine.state.terms import Terms, terms_for
from canasta_qt.engine.winners import winners_by_total
from canasta_qt.rules.model import Ruleset
from canasta_qt.rules.values import Seating


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
        """Return the game with a round added or corrected; with None, the game without
        that round."""
        after = () if entered is None else (entered,)
        rounds = (*self.rounds[:index], *after, *self.rounds[index + 1 :])
        return replace(self, rounds=rounds)

    def points_of(self, entered: EnteredRound) -> tuple[int, ...]:
        """Return the points of a round by side."""
        return entered_points(self.terms, entered)

    @property
    def points(self) -> tuple[tuple[int, ...], ...]:
        """Points of all rounds, by round and side."""
        return tuple(map(self.points_of, self.rounds))

    @property
    def running_totals(self) -> tuple[tuple[int, ...], ...]:
        """Scores by side, before the first round and after each round."""
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
        """Sides that have won; () until the game ends."""
        if not self.rounds:
            return ()
        for side, counts in enumerate(self.rounds[-1]):
            if counts.get("instant_win"):
                return (side,)
        *_, before, totals = self.running_totals
        return winners_by_total(self.ruleset, len(self.rounds), totals, before)

    @property
    def next_dealer(self) -> int:
        """Seat that deals the next round; names are in the order of play."""
        return (self.first_dealer + len(self.rounds)) % len(self.names)
