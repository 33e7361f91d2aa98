"""What games that are over come to: values of the statistics, and no files.

`storage` makes them from its database, `wording` and `windows` say and show them; none
of these knows the others.
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
    """How a game ended for the player."""

    WON = "won"
    LOST = "lost"
    SHARED = "shared"
    """Another side had as many points as the player's, and nobody more."""
    GIVEN_UP = "given_up"
    """It was not played to its end."""


class Named(StrEnum):
    """Where the name of some rules comes from."""

    LISTED = "listed"
    """They are a game of the list, perhaps to another goal."""
    OWN = "own"
    """They are kept under a name of the player's."""
    CHANGED = "changed"
    """House rules without a name; the title is that of the game they start from."""


MIXED_LEVELS: Final = "mixed"
"""Stands for the level of opponents who play on different ones."""


@dataclass(frozen=True, slots=True)
class Rules:
    """What was played, as a filter lists it."""

    key: str
    title: str
    named: Named = Named.LISTED
    games: int = 0
    """Games of them that are counted."""


@dataclass(frozen=True, slots=True)
class Selection:
    """Which games are counted; an empty text stands for all of them."""

    rules: str = ""
    """Key of the rules."""
    level: str = ""
    """Level of the opponents, or `MIXED_LEVELS`."""


@dataclass(frozen=True, slots=True)
class PastGame:
    """One game that is over."""

    file: str
    """Its record, below the folder of games: `finished/game-001.canasta`."""
    ended: datetime
    """In UTC."""
    rules: Rules
    names: tuple[str, ...]
    """By seat, as people read them."""
    levels: tuple[str, ...]
    """By seat; empty where a person sat."""
    seat: int
    sides: int
    result: Result
    scores: tuple[int, ...]
    """Totals by side."""
    hands: int
    """Hands played to their end."""
    hints: int = 0
    """Decisions in which the adviser was asked."""
    undos: int = 0
    """Actions taken back."""
    aids: int = 0
    """Looks at what the table remembers."""
    stood_in: int = 0
    """Actions that a bot did for the player."""
    level: str = ""
    """Of the opponents, or `MIXED_LEVELS`."""

    @property
    def side(self) -> int:
        """The player's side."""
        return self.seat % self.sides

    @property
    def mates(self) -> tuple[str, ...]:
        """Names of those who played on the player's side."""
        seats = range(self.side, len(self.names), self.sides)
        return tuple(self.names[seat] for seat in seats if seat != self.seat)

    @property
    def points(self) -> int:
        """The total of the player's side."""
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


class Kind(StrEnum):
    """The kinds of canastas that are counted apart."""

    NATURAL = "natural"
    MIXED = "mixed"
    SEQUENCE = "sequence"
    WILD = "wild"
    PURE = "pure"


@dataclass(frozen=True, slots=True)
class SideFigures:
    """What sides did in their hands; shares are of 1, `None` is “it never happened”."""

    hands: int = 0
    """How many hands were counted, once for each side."""
    mean: float = 0.0
    best: int | None = None
    won: float = 0.0
    """Share of hands in which no other side had as many points."""
    went_out: float = 0.0
    concealed: float = 0.0
    """Share of hands in which a player of the side went out concealed."""
    opened: float = 0.0
    opening_turn: float | None = None
    """The turn of the player who opened, counted from 1, where the side opened."""
    canastas: dict[Kind, float] = field(default_factory=dict)
    """A hand; kinds that nobody made are left out."""
    red_threes: float = 0.0
    piles: float = 0.0
    """Discard piles taken a hand."""
    biggest_pile: int | None = None
    special: int = 0
    """Special hands laid."""

    @property
    def all_canastas(self) -> float:
        """Canastas of every kind a hand."""
        return sum(self.canastas.values())


class Lucky(StrEnum):
    """Cards that everybody likes to be dealt."""

    JOKERS = "jokers"
    RED_THREES = "red_threes"


@dataclass(frozen=True, slots=True)
class Dealt:
    """How many cards of a kind the player was dealt, beside what chance would deal."""

    rounds: int
    number: int
    expected: float
    variance: float

    @property
    def spread(self) -> float:
        """By so much chance misses the expected number on average, up or down."""
        return sqrt(self.variance)


@dataclass(frozen=True, slots=True)
class Figures:
    """The figures of some games."""

    won: int = 0
    lost: int = 0
    shared: int = 0
    given_up: int = 0
    longest_streak: int = 0
    """Most games won one after the other among those played to the end."""
    streak: int = 0
    """Games won since the last one that was not."""
    mean_points: float | None = None
    """Of the player's side in games played to the end."""
    best_points: int | None = None
    with_hints: int = 0
    """Games played to the end in which the adviser was asked."""
    with_undo: int = 0
    """Games played to the end in which an action was taken back."""
    with_aids: int = 0
    """Games played to the end in which the player looked at what is out."""
    dealt: dict[Lucky, Dealt] = field(default_factory=dict)
    """Deals that the player asked for by number are left out."""
    with_bot: int = 0
    """Games played to the end in which a bot played for the player for a while."""
    ours: SideFigures = field(default_factory=SideFigures)
    others: SideFigures = field(default_factory=SideFigures)

    @property
    def finished(self) -> int:
        """Games played to the end."""
        return self.won + self.lost + self.shared

    @property
    def games(self) -> int:
        """All games that are over."""
        return self.finished + self.given_up

    @property
    def win_rate(self) -> float | None:
        """Share of the games played to the end that were won."""
        return self.won / self.finished if self.finished else None


@dataclass(frozen=True, slots=True)
class Overview:
    """Everything that is shown of the games at one time."""

    selection: Selection = field(default_factory=Selection)
    rules: tuple[Rules, ...] = ()
    """What has been played, most often first."""
    levels: tuple[str, ...] = ()
    """Levels that opponents have had."""
    figures: Figures = field(default_factory=Figures)
    games: tuple[PastGame, ...] = ()
    """The last one first."""


class Feat(StrEnum):
    """What makes a moment of a game worth remembering, the rarest first."""

    SPECIAL = "special"
    CANASTA = "canasta"
    PILE = "pile"
    OUT = "out"
    ROUND = "round"
    """A round in which a side was far ahead of all others."""
    LESSON = "lesson"
    """A decision that cost points, by a review."""


@dataclass(frozen=True, slots=True)
class Highlight:
    """One moment of a game."""

    feat: Feat
    round: int
    """Index of the round in the record."""
    line: int
    """Index of the line in the round."""
    seat: int
    side: int
    points: int
    """Points that it brought; of a pile the number of its cards."""
    cards: tuple[Card, ...] = ()
    """The cards it was done with; of a pile those of the hand, then its top card."""
    kind: str = ""
    """Kind of the canasta, name of the special hand, or `concealed`."""
    ahead: int = 0
    """Of going out: the side's lead in the game after the round."""
    step: int = 0
    """Index of the step in the line."""
    better: Action | None = None
    """Of a lesson: what should have been done instead."""
    seen: Observation | None = None
    """Of a lesson: what the player saw."""
