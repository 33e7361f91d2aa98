"""Own values in place of a printed table, as numbers that a window can edit."""

from dataclasses import dataclass
from typing import TypeAlias, cast

from canasta_qt.rules.amounts import AmountTable, MinimumRows, ThreePoints
from canasta_qt.rules.tables import RED3_POINT_TABLES, minimum_rows, wild_canasta_points
from canasta_qt.translate import number_text, tr, tr_n

_USUAL_MINIMUM = 50
"""Minimum in points of the first row, if a table has no row with points."""
_USUAL_STEP = 30
"""Points by which the minimum of a new row exceeds that of the last row."""
_USUAL_SCORE_STEP = 1500
"""Difference between the first score of a new row and that of the row before."""


@dataclass(frozen=True, slots=True)
class OwnThrees:
    """Fields for own points of red threes.

    Each number of threes in `counts_with_own_points` has points of its own.
    """

    counts_with_own_points: tuple[int, ...] = ()

    @property
    def field_titles(self) -> tuple[str, ...]:
        some = (
            tr_n("%n red three(s)", number) for number in self.counts_with_own_points
        )
        return (tr("Each red three"), *some, tr("All red threes together"))

    def field_values(self, value: object) -> tuple[int, ...]:
        """Return the numbers in the fields for a value of the parameter."""
        own = own_three_points(value)
        totals = dict(own.totals)
        some = (
            totals.get(number, number * own.each)
            for number in self.counts_with_own_points
        )
        return (own.each, *some, own.all)

    def value_of_fields(self, fields: tuple[int, ...]) -> object:
        """Return the value of the parameter for numbers in the fields."""
        each, *some, together = fields
        totals = zip(self.counts_with_own_points, some, strict=True)
        return ThreePoints(each, together, tuple(totals))


@dataclass(frozen=True, slots=True)
class OwnWildCanastas:
    """Fields for own points of wild canastas, by number of jokers."""

    @property
    def field_titles(self) -> tuple[str, ...]:
        return (
            tr("Seven twos"),
            tr("Four jokers and three twos"),
            tr("Any other wild canasta"),
        )

    def field_values(self, value: object) -> tuple[int, ...]:
        """Return the numbers in the fields for a value of the parameter."""
        return wild_canasta_points(cast("str", value))

    def value_of_fields(self, fields: tuple[int, ...]) -> object:
        """Return the value of the parameter for numbers in the fields."""
        return fields


@dataclass(frozen=True, slots=True)
class OwnMinimums:
    """Fields for own minimums of the initial meld, in rows with a first score or
    round."""

    by_round: bool

    def rows_of_value(self, value: object) -> MinimumRows:
        """Return the rows of a value, without rows whose minimum is not a number of
        points."""
        rows = minimum_rows(cast("str", value))
        kept = tuple((start, points) for start, points in rows if points >= 0)
        return kept or ((1 if self.by_round else None, _USUAL_MINIMUM),)

    def with_another_row(self, rows: MinimumRows) -> MinimumRows:
        """Return the rows with a further row, which begins above the last one."""
        start, points = rows[-1]
        if self.by_round:
            return (*rows, ((start or 0) + 1, points + _USUAL_STEP))
        after = 0 if start is None else start + _USUAL_SCORE_STEP
        return (*rows, (after, points + _USUAL_STEP))

    @property
    def start_title(self) -> str:
        """Return the title of the first score or round of a row."""
        return tr("From round") if self.by_round else tr("From score")

    def row_title(self, rows: MinimumRows, index: int) -> str:
        """Return the text of a row that is shown before its first score or round."""
        if rows[index][0] is not None:
            return self.start_title
        return below_edge_text(rows)


def below_edge_text(rows: MinimumRows) -> str:
    """Return the scores of the first row, which has no first score: those below the
    first score of the next row."""
    if len(rows) == 1:
        return tr("At any score")
    return tr("Below {edge}").format(edge=number_text(rows[1][0] or 0))


OwnNumbers: TypeAlias = OwnThrees | OwnWildCanastas
OwnValues: TypeAlias = OwnNumbers | OwnMinimums


def own_values_of(name: str, *shown: object) -> OwnValues | None:
    """Return the fields for own values of a parameter; None if it has only printed
    tables.

    The fields suit all values in `shown`; the last of these is the value in the
    ruleset.
    """
    if name == "wild_canasta_table":
        return OwnWildCanastas()
    if name == "red3_table":
        totals = (own_three_points(value).totals for value in shown)
        return OwnThrees(tuple(sorted({number for row in totals for number, _ in row})))
    if name == "initial_table":
        last = minimum_rows(cast("str", shown[-1])) if shown else ((None, 0),)
        return OwnMinimums(last[0][0] is not None)
    return None


def equals_printed_table(name: str, value: object, printed: object) -> bool:
    """Return whether own values of a parameter equal a printed table.

    False for a printed table by number of packs, which own values cannot express.
    """
    if isinstance(printed, AmountTable) or not isinstance(value, tuple | ThreePoints):
        return False
    match own_values_of(name, printed, value):
        case None:
            return False
        case OwnMinimums():
            return minimum_rows(cast("str", printed)) == value
        case numbers:
            return numbers.field_values(printed) == numbers.field_values(value)


def own_three_points(value: object) -> ThreePoints:
    """Return points of threes as own points; a printed table is converted.

    Of printed tables by number of packs, the first table is used.
    """
    if isinstance(value, ThreePoints):
        return value
    name = value.rows[0][1] if isinstance(value, AmountTable) else str(value)
    points = RED3_POINT_TABLES[name] or (0,)
    each = points[0]
    some = [(n, total) for n, total in enumerate(points[:-1], 1) if total != n * each]
    return ThreePoints(each, points[-1], tuple(some))
