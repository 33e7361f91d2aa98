"""Compound values of rule parameters: amounts, conditions and penalties."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Generic, Literal, TypeAlias, TypeVar

from canasta_qt.rules.values import CanastaKind, Seating

Limit: TypeAlias = int | None
"""Largest number; None if there is no limit."""
RankPoints: TypeAlias = tuple[tuple[str, int], ...]


AmountKey: TypeAlias = Literal["players", "seating", "decks"]

_Value = TypeVar("_Value")


@dataclass(frozen=True, slots=True)
class AmountTable(Generic[_Value]):
    """Values by number of players, by seating or by number of packs, as rows of key and
    value."""

    key: AmountKey
    rows: tuple[tuple[Any, _Value], ...]

    def value_at(self, key: int | Seating) -> _Value | None:
        """Return the value for a number of players or a seating; None if there is
        none."""
        return dict(self.rows).get(key)

    def value_for_packs(self, packs: int) -> _Value:
        """Return the value of the last row whose number of packs is at most `packs`,
        else of the first row."""
        fitting = [value for least, value in self.rows if least <= packs]
        return fitting[-1] if fitting else self.rows[0][1]


class AmountFormula(StrEnum):
    """Amounts computed from the number of players or of packs."""

    PLAYERS_PLUS_1 = "players+1"
    CLAMP_4_6 = "clamp(players+1,4,6)"
    AT_LEAST_6 = "max(6,players+1)"
    TWICE_DECKS = "2*decks"


Amount: TypeAlias = int | AmountTable[int] | AmountFormula
"""A number `11`; a number by players `{2:15,4:11}` or by seating `{solo:2,pairs:5}`; or
a formula."""


def resolve_amount(amount: Amount, players: int, seating: Seating, decks: int) -> int:
    """Return an amount as a number; 0 if a table has no row for the players or the
    seating."""
    if isinstance(amount, int):
        return amount
    if isinstance(amount, AmountTable):
        return amount.value_at(players if amount.key == "players" else seating) or 0
    return {
        AmountFormula.PLAYERS_PLUS_1: players + 1,
        AmountFormula.CLAMP_4_6: max(4, min(players + 1, 6)),
        AmountFormula.AT_LEAST_6: max(6, players + 1),
        AmountFormula.TWICE_DECKS: 2 * decks,
    }[amount]


MinimumRows: TypeAlias = tuple[tuple[Limit, int], ...]
"""Minimums of the initial meld, each after the first score or round for which it
applies; None is the first score of the lowest row."""
WildCanastaPoints: TypeAlias = tuple[int, int, int]
"""Points of a canasta of seven twos, of four jokers and three twos, and of any other
mixture."""


@dataclass(frozen=True, slots=True)
class ThreePoints:
    """Points of red threes in place of a printed table: for each one, for all together,
    and for certain numbers of them."""

    each: int
    all: int
    totals: tuple[tuple[int, int], ...] = ()
    """Numbers of threes whose points are not the multiple of `each`, with the points
    for these numbers."""

    def points_by_count(self, threes: int) -> tuple[int, ...]:
        """Return the points for one, two, three … red threes, up to the number `threes`
        in the packs."""
        totals = {**dict(self.totals), threes: self.all}
        return tuple(totals.get(n, n * self.each) for n in range(1, threes + 1))


MinimumTable: TypeAlias = str | MinimumRows
"""Name of a table of minimums, or other rows."""
WildCanastaTable: TypeAlias = str | WildCanastaPoints
"""Name of a table of points of wild canastas, or other points."""
ThreeTable: TypeAlias = str | AmountTable[str] | ThreePoints
"""Name of a table, names by number of packs `{3:RT6,4:RT8}`, or other points.

With fewer packs than in the first row, the table of the first row is used.
"""


@dataclass(frozen=True, slots=True)
class KindCondition:
    """Condition of going out: at least `count` canastas of a kind.

    With `is_exact` and a `count` of 0, canastas of the kind do not count for going out.
    """

    kind: CanastaKind
    count: int
    is_exact: bool = False


KindConditions: TypeAlias = (
    tuple[KindCondition, ...] | AmountTable[tuple[KindCondition, ...]]
)
"""Conditions of going out, or such conditions for each seating."""


def going_out_condition_lists(
    kinds: KindConditions,
) -> tuple[tuple[KindCondition, ...], ...]:
    """Return all lists of conditions: one for each seating, or a single one."""
    if isinstance(kinds, AmountTable):
        return tuple(needs for _, needs in kinds.rows)
    return (kinds,)


@dataclass(frozen=True, slots=True)
class Holding:
    """Penalty for holding at least `min_count` cards of a rank: `7:3/1500` (three
    sevens)."""

    held_kind: str
    """Natural rank, as a letter of card notation, or `wild`."""
    min_count: int
    points: int


@dataclass(frozen=True, slots=True)
class ShortSequence:
    """Penalty for unfinished sequences of at most `max_length` cards."""

    max_length: int
    points: int
    per: str
    """Whether the penalty is for each `sequence`, or once for the `side`."""


SeatingMap: TypeAlias = tuple[tuple[int, tuple[Seating, ...]], ...]
"""Seatings by number of players, the default first."""
ShortSequencePenalty: TypeAlias = ShortSequence | None
