"""Values of the statistics, independent of files.

`figures` makes them from the database, `wording` and `windows` show them.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum
from math import sqrt
from typing import Final

from canasta_qt.advice import Mistake
from canasta_qt.cards import Card


class Result(StrEnum):
    """Result of a game for the person."""

    WON = "won"
    LOST = "lost"
    SHARED = "shared"
    """The person's side and another one both had the most points."""
    GIVEN_UP = "given_up"
    """The person did not play the game to its end, or a bot ended it for the person."""


class NameOrigin(StrEnum):
    """Source of the name of a ruleset."""

    LISTED = "listed"
    """A built-in ruleset; its goal may have been changed."""
    OWN = "own"
    """A custom ruleset."""
    CHANGED = "changed"
    """House rules without a name; the title is the title of the built-in ruleset."""


MIXED_LEVELS: Final = "mixed"
"""Value for the level of opponents who have different levels."""


@dataclass(frozen=True, slots=True)
class PlayedRules:
    """A ruleset of finished games."""

    key: str
    title: str
    name_origin: NameOrigin = NameOrigin.LISTED


@dataclass(frozen=True, slots=True)
class GameFilter:
    """Filter of games; an empty field includes all games."""

    ruleset_key: str = ""
    """Key of a ruleset."""
    opponents_level: str = ""
    """Level of all opponents, or `MIXED_LEVELS`."""


class LuckyCards(StrEnum):
    """Kinds of cards that are an advantage when dealt."""

    JOKERS = "jokers"
    RED_THREES = "red_threes"


@dataclass(frozen=True, slots=True)
class DealtLuckyCards:
    """Number of cards of a lucky kind dealt to the person, and the number expected by
    chance."""

    rounds: int
    number: int
    expected: float
    variance: float

    @property
    def standard_deviation(self) -> float:
        return sqrt(self.variance)


@dataclass(slots=True)
class RoundRow:
    """Figures of one side in one round."""

    is_own_side: bool
    """Whether the side is the person's own side."""
    points: int
    won: bool
    went_out: bool
    went_out_concealed: bool
    natural: int = 0
    mixed: int = 0
    sequence: int = 0
    wild: int = 0
    pure: int = 0
    red_threes: int = 0
    opening_turn: int | None = None
    """Number of the turn, from 1, in which the side opened; None if it did not."""
    pile_count: int = 0
    biggest_pile: int = 0
    special_hand: str = ""
    """Name of the special hand that was melded; empty if there was none."""


@dataclass(frozen=True, slots=True)
class PastGame:
    """A game that was played to the end or abandoned."""

    file: str
    """Path of the record below the folder of games: `finished/game-001.canasta`."""
    end_time: datetime
    """Time at which the game ended, in UTC."""
    played_rules: PlayedRules
    """Rules of the game with their present name; in the database they are text, with
    the name at that time."""
    names: tuple[str, ...]
    """Names by seat."""
    levels: tuple[str, ...]
    """Levels by seat; empty for a person."""
    player_seat: int
    side_count: int
    result: Result
    scores: tuple[int, ...]
    """Final scores by side."""
    round_count: int
    """Number of rounds played to their end."""
    hint_count: int = 0
    """Number of decisions for which a hint was shown."""
    undo_count: int = 0
    """Number of undone actions."""
    memory_aid_count: int = 0
    """Number of uses of memory aids."""
    bot_action_count: int = 0
    """Number of actions that a bot chose for the person."""
    opponents_level: str = ""
    """Level of all opponents, or `MIXED_LEVELS`."""
    first_deck: str = ""
    """First deck of the game; empty if the player chose the number of the deal."""
    rounds: tuple[RoundRow, ...] = ()
    """Finished rounds, with a row for each side."""
    dealt: dict[LuckyCards, DealtLuckyCards] = field(default_factory=dict)

    @property
    def own_side(self) -> int:
        return self.player_seat % self.side_count

    @property
    def partner_names(self) -> tuple[str, ...]:
        seats = range(self.own_side, len(self.names), self.side_count)
        return tuple(self.names[seat] for seat in seats if seat != self.player_seat)

    @property
    def own_score(self) -> int:
        return self.scores[self.own_side]

    @property
    def best_other_score(self) -> int:
        """Highest score of another side."""
        return max(
            total for side, total in enumerate(self.scores) if side != self.own_side
        )

    @property
    def opponent_seats(self) -> tuple[int, ...]:
        """Seats of the opponents, clockwise from the left of the person."""
        seats = len(self.names)
        around = ((self.player_seat + step) % seats for step in range(1, seats))
        return tuple(seat for seat in around if seat % self.side_count != self.own_side)


class CountedCanastaKind(StrEnum):
    """Kinds of canastas that are counted separately."""

    NATURAL = "natural"
    MIXED = "mixed"
    SEQUENCE = "sequence"
    WILD = "wild"
    PURE = "pure"


@dataclass(frozen=True, slots=True)
class SideFigures:
    """Figures of sides in rounds; rates are from 0 to 1, and a figure without any data
    is None."""

    hands: int = 0
    """Number of rounds; a round is counted for each side that is included."""
    mean: float = 0.0
    best: int | None = None
    won: float = 0.0
    """Rate of rounds in which the side had more points than any other."""
    went_out: float = 0.0
    concealed: float = 0.0
    """Rate of rounds in which a player of the side went out concealed."""
    opened: float = 0.0
    opening_turn: float | None = None
    """Mean number of the turn, from 1, in which the side opened."""
    canastas: dict[CountedCanastaKind, float] = field(default_factory=dict)
    """Mean number of canastas in a round, by kind; kinds that never occurred are
    missing."""
    red_threes: float = 0.0
    piles: float = 0.0
    """Mean number of piles taken in a round."""
    biggest_pile: int | None = None
    special: int = 0
    """Number of special hands melded."""

    @property
    def mean_canastas(self) -> float:
        """Mean number of canastas of all kinds in a round."""
        return sum(self.canastas.values())


@dataclass(frozen=True, slots=True)
class Figures:
    """Figures of the games that a selection includes."""

    won: int = 0
    lost: int = 0
    shared: int = 0
    given_up: int = 0
    longest_streak: int = 0
    """Largest number of successive games won; abandoned games are left out."""
    streak: int = 0
    """Number of successive games won up to the last game."""
    mean_points: float | None = None
    """Mean final score of the person's side in games played to the end."""
    best_points: int | None = None
    with_hints: int = 0
    """Games played to the end with at least one hint."""
    with_undo: int = 0
    """Games played to the end with at least one undo."""
    with_aids: int = 0
    """Games played to the end in which memory aids were used."""
    dealt: dict[LuckyCards, DealtLuckyCards] = field(default_factory=dict)
    """Lucky cards dealt, without deals whose number the person chose."""
    with_bot: int = 0
    """Games played to the end in which a bot chose some actions for the person."""
    ours: SideFigures = field(default_factory=SideFigures)
    others: SideFigures = field(default_factory=SideFigures)

    @property
    def finished_games(self) -> int:
        return self.won + self.lost + self.shared

    @property
    def game_count(self) -> int:
        """Number of games, including abandoned ones."""
        return self.finished_games + self.given_up

    @property
    def win_rate(self) -> float | None:
        """Rate of games won among those played to the end; None if there are none."""
        return self.won / self.finished_games if self.finished_games else None


@dataclass(frozen=True, slots=True)
class Overview:
    """Content of the statistics window."""

    game_filter: GameFilter = field(default_factory=GameFilter)
    played_rules: Mapping[PlayedRules, int] = field(default_factory=dict)
    """Rulesets played with their number of games, the most frequent first."""
    levels: tuple[str, ...] = ()
    """Levels of opponents."""
    figures: Figures = field(default_factory=Figures)
    games: tuple[PastGame, ...] = ()
    """Games, the newest first."""


class HighlightKind(StrEnum):
    """Kinds of memorable moments, the rarest first."""

    SPECIAL = "special"
    CANASTA = "canasta"
    PILE = "pile"
    OUT = "out"
    ROUND = "round"
    """Many points of a side in a round."""
    LESSON = "lesson"
    """A mistake according to a review."""


@dataclass(frozen=True, slots=True)
class Highlight:
    """One memorable moment of a game."""

    highlight_kind: HighlightKind
    round_index: int
    """Index of the round in the record."""
    line_index: int
    """Index of the line in the round."""
    seat: int
    side: int
    points: int
    """Points gained; for a taken pile the number of its cards."""
    cards: tuple[Card, ...] = ()
    """Cards for the text; for a taken pile, the cards of the hand and then the top
    card."""
    kind_name: str = ""
    """Kind of the canasta, name of the special hand, or `concealed` for going out."""
    lead_points: int = 0
    """Lead of the side in the game after the round in points, if the moment is going
    out."""
    action_index: int = 0
    """Index of the action in the line."""
    mistake: Mistake | None = None
    """The mistake with its better action, if the moment is one."""
