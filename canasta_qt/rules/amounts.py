"""Values of rule parameters that have parts: amounts, conditions and penalties."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from canasta_qt.rules.values import CanastaKind, Seating

Limit: TypeAlias = int | None
"""A number, or none where there is no limit."""
RankPoints: TypeAlias = tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class ByPlayers:
    """An amount per number of players: `{2:15,3:13,4:11}`."""

    amounts: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class BySeating:
    """An amount per seating: `{solo:2,pairs:5}`."""

    amounts: tuple[tuple[Seating, int], ...]


class Formula(StrEnum):
    """Amounts computed from the number of players or packs."""

    PLAYERS_PLUS_1 = "players+1"
    CLAMP_4_6 = "clamp(players+1,4,6)"
    AT_LEAST_6 = "max(6,players+1)"
    TWICE_DECKS = "2*decks"


Amount: TypeAlias = int | ByPlayers | BySeating | Formula


@dataclass(frozen=True, slots=True)
class ByDecks:
    """A table from so many packs on: `{3:RT6,4:RT8}`; fewer take the first."""

    tables: tuple[tuple[int, str], ...]


TableName: TypeAlias = str | ByDecks


@dataclass(frozen=True, slots=True)
class KindCondition:
    """At least `count` canastas of a kind; `exactly` 0 means: do not count them."""

    kind: CanastaKind
    count: int
    exactly: bool = False


@dataclass(frozen=True, slots=True)
class KindsBySeating:
    """Going-out conditions per seating."""

    kinds: tuple[tuple[Seating, tuple[KindCondition, ...]], ...]


Kinds: TypeAlias = tuple[KindCondition, ...] | KindsBySeating


@dataclass(frozen=True, slots=True)
class Holding:
    """A penalty for holding at least `least` cards of `what`: `7:3/1500`."""

    what: str
    """A natural rank as in card text, or `wild`."""
    least: int
    points: int


@dataclass(frozen=True, slots=True)
class ShortSequence:
    """A penalty for unfinished sequences of at most `max_len` cards."""

    max_len: int
    points: int
    per: str
    """`sequence` or `side`."""


SeatingMap: TypeAlias = tuple[tuple[int, tuple[Seating, ...]], ...]
"""Seatings by number of players, the default first."""
ShortPenalty: TypeAlias = ShortSequence | None
