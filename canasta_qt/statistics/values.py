"""Values of the statistics, without files.

`figures` makes them from the database; `wording` and `windows` show them.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum
from math import sqrt
from typing import Final

from canasta_qt.cards import Card
from canasta_qt.engine.state.actions import Action
from canasta_qt.engine.state.observation import Observation


class Result(StrEnum):
    """Result of a game for the player."""

    WON = "won"
    LOST = "lost"
    SHARED = "shared"
    """Another side had as many points as the player's, and no side more."""
    GIVEN_UP = "given_up"
    """The game was not played to its end."""


class NameOrigin(StrEnum):
    """Origin of the name of rules."""

    LISTED = "listed"
    """A game of the list, perhaps with another goal."""
    OWN = "own"
    """A custom ruleset."""
    CHANGED = "changed"
    """House rules without a name; the title is that of the base game."""


MIXED_LEVELS: Final = "mixed"
"""Level of opponents who have different levels."""


@dataclass(frozen=True, slots=True)
class PlayedRules:
    """Rules played, as a filter shows them."""

    key: str
    title: str
    named: NameOrigin = NameOrigin.LISTED
    games: int = 0
    """Number of counted games with these rules."""


@dataclass(frozen=True, slots=True)
class Selection:
    """Filter of games; an empty text selects all."""

    rules: str = ""
    """Key of the rules."""
    level: str = ""
    """Level of the opponents, or `MIXED_LEVELS`."""


@dataclass(frozen=True, slots=True)
class PastGame:
    """A finished game."""

    file: str
    """Path of the record in the folder of games: `finished/game-001.canasta`."""
    ended: datetime
    """Time of the end, in UTC."""
    rules: PlayedRules
    names: tuple[str, ...]
    """Names by seat."""
    levels: tuple[str, ...]
    """Levels by seat; empty for a person."""
    seat: int
    sides: int
    result: Result
    scores: tuple[int, ...]
    """Totals by side."""
    hands: int
    """Number of rounds played to their end."""
    hints: int = 0
    """Number of decisions with a hint."""
    undos: int = 0
    """Number of undone actions."""
    aids: int = 0
    """Number of uses of memory aids."""
    stood_in: int = 0
    """Number of actions that a bot did for the player."""
    level: str = ""
    """Level of the opponents, or `MIXED_LEVELS`."""

    @property
    def side(self) -> int:
        """The player's side."""
        return self.seat % self.sides

    @property
    def mates(self) -> tuple[str, ...]:
        """Names of the partners."""
        seats = range(self.side, len(self.names), self.sides)
        return tuple(self.names[seat] for seat in seats if seat != self.seat)

    @property
    def points(self) -> int:
        return self.scores[self.side]

    @property
    def best_other(self) -> int:
        """The best total of another side."""
        return max(total for side, total in enumerate(self.scores) if side != self.side)

    @property
    def opponents(self) -> tuple[int, ...]:
        """Seats of the other sides, clockwise from the player's left."""
        seats = len(self.names)
        around = ((self.seat + step) % seats for step in range(1, seats))
        return tuple(seat for seat in around if seat % self.sides != self.side)


class CountedCanastaKind(StrEnum):
    """Kinds of canastas with figures of their own."""

    NATURAL = "natural"
    MIXED = "mixed"
    SEQUENCE = "sequence"
    WILD = "wild"
    PURE = "pure"


@dataclass(frozen=True, slots=True)
class SideFigures:
    """Figures of sides in rounds; rates are from 0 to 1, None means that it never
    happened."""

    hands: int = 0
    """Number of rounds, counted once for each side."""
    mean: float = 0.0
    best: int | None = None
    won: float = 0.0
    """Rate of rounds in which no other side had as many points."""
    went_out: float = 0.0
    concealed: float = 0.0
    """Rate of rounds in which a player of the side went out concealed."""
    opened: float = 0.0
    opening_turn: float | None = None
    """Mean turn of the player who opened, from 1, if the side opened."""
    canastas: dict[CountedCanastaKind, float] = field(default_factory=dict)
    """Number per round, without kinds that never occurred."""
    red_threes: float = 0.0
    piles: float = 0.0
    """Discard piles taken per round."""
    biggest_pile: int | None = None
    special: int = 0
    """Number of special hands melded."""

    @property
    def all_canastas(self) -> float:
        """Canastas of every kind per round."""
        return sum(self.canastas.values())


class LuckyCards(StrEnum):
    """Cards that are good to be dealt."""

    JOKERS = "jokers"
    RED_THREES = "red_threes"


@dataclass(frozen=True, slots=True)
class DealtLuckyCards:
    """Number of lucky cards dealt to the player, with its expectation."""

    rounds: int
    number: int
    expected: float
    variance: float

    @property
    def spread(self) -> float:
        """Standard deviation of the number."""
        return sqrt(self.variance)


@dataclass(frozen=True, slots=True)
class Figures:
    """Figures of a selection of games."""

    won: int = 0
    lost: int = 0
    shared: int = 0
    given_up: int = 0
    longest_streak: int = 0
    """Most games won in a row among those played to the end."""
    streak: int = 0
    """Number of games won since the last one not won."""
    mean_points: float | None = None
    """Mean points of the player's side in games played to the end."""
    best_points: int | None = None
    with_hints: int = 0
    """Games played to the end with at least one hint."""
    with_undo: int = 0
    """Games played to the end with at least one undo."""
    with_aids: int = 0
    """Games played to the end in which memory aids were used."""
    dealt: dict[LuckyCards, DealtLuckyCards] = field(default_factory=dict)
    """Lucky cards, without deals chosen by number."""
    with_bot: int = 0
    """Games played to the end in which a bot played for the player for a while."""
    ours: SideFigures = field(default_factory=SideFigures)
    others: SideFigures = field(default_factory=SideFigures)

    @property
    def finished(self) -> int:
        return self.won + self.lost + self.shared

    @property
    def games(self) -> int:
        """All finished games, given-up ones included."""
        return self.finished + self.given_up

    @property
    def win_rate(self) -> float | None:
        """Rate of games won among those played to the end."""
        return self.won / self.finished if self.finished else None


@dataclass(frozen=True, slots=True)
class Overview:
    """Contents of the statistics window."""

    selection: Selection = field(default_factory=Selection)
    rules: tuple[PlayedRules, ...] = ()
    """Rules played, most frequent first."""
    levels: tuple[str, ...] = ()
    """Levels of opponents."""
    figures: Figures = field(default_factory=Figures)
    games: tuple[PastGame, ...] = ()
    """Games, newest first."""


class HighlightKind(StrEnum):
    """Kinds of memorable moments, the rarest first."""

    SPECIAL = "special"
    CANASTA = "canasta"
    PILE = "pile"
    OUT = "out"
    ROUND = "round"
    """The points of a side in a round."""
    LESSON = "lesson"
    """A decision that cost points according to a review."""


@dataclass(frozen=True, slots=True)
class Highlight:
    """One memorable moment of a game."""

    feat: HighlightKind
    round: int
    """Index of the round in the record."""
    line: int
    """Index of the line in the round."""
    seat: int
    side: int
    points: int
    """Points gained; for a pile the number of its cards."""
    cards: tuple[Card, ...] = ()
    """Cards concerned; for a pile those of the hand, then its top card."""
    kind: str = ""
    """Kind of the canasta, name of the special hand, or `concealed`."""
    ahead: int = 0
    """For going out: the side's lead in the game after the round."""
    step: int = 0
    """Index of the step in the line."""
    better: Action | None = None
    """For a lesson: the better action."""
    seen: Observation | None = None
    """For a lesson: the view of the player."""
