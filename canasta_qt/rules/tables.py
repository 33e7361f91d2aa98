"""Printed tables of the sources, by their names in rules.md 2.2."""

from typing import Final

from canasta_qt.cards import ACE, EIGHT, NATURAL_RANK_COUNT
from canasta_qt.rules.amounts import (
    MinimumRows,
    MinimumTable,
    ThreePoints,
    WildCanastaPoints,
    WildCanastaTable,
)

CANASTA_MINIMUM: Final = -1
"""Value in place of a minimum in points: the side opens with any complete canasta."""
NATURAL_CANASTA_MINIMUM: Final = -2
"""Value in place of a minimum in points: the side opens with a natural canasta, or a
better one."""

INITIAL_MINIMUM_TABLES: Final[dict[str, MinimumRows]] = {
    "IM1": ((None, 15), (0, 50), (1500, 90), (3000, 120)),
    "IM-SHORT": ((None, 0), (0, 50), (1500, 90), (3000, 120)),
    "IM1-N50": ((None, 50), (1500, 90), (3000, 120)),
    "IM-AM": ((None, 125), (3000, 155), (5000, 180)),
    "IM-SAMBA": ((None, 15), (0, 50), (1500, 90), (3000, 120), (7000, 150)),
    "IM-BRA": (
        (None, 15),
        (0, 50),
        (1500, 90),
        (3000, 120),
        (5000, 150),
        (7000, CANASTA_MINIMUM),
        (8000, 200),
        (9000, NATURAL_CANASTA_MINIMUM),
    ),
    "IM-CUB": ((None, 15), (0, 50), (1500, 90), (3000, 120), (5000, 150)),
    "IM-ITA": (
        (None, 15),
        (0, 50),
        (1500, 90),
        (3000, 120),
        (5000, 160),
        (7500, 180),
        (10000, 200),
    ),
    "IM-FAM": ((None, 15), (0, 50), (2000, 90), (4000, 120), (6000, 150), (8000, 180)),
    "IM-ROUND": ((1, 50), (2, 90), (3, 120), (4, 150)),
}
"""Minimums by name of the table, each after the first score or round for which it
applies; None is the first score of the lowest row."""

RED3_POINT_TABLES: Final[dict[str, tuple[int, ...]]] = {
    "none": (),
    "RT4": (100, 200, 300, 800),
    "RT6": (100, 200, 300, 400, 500, 1000),
    "RT8": (100, 200, 300, 400, 500, 600, 700, 1200),
    "RT-BRA": (100, 200, 300, 400, 1000, 1200),
    "RT-STEP": (100, 300, 500, 1000),
    "RT-ITA": (100, 200, 300, 800, 1000, 1200),
}
"""Points for one, two, three … red threes, by name of the table."""

WILD_CANASTA_POINT_TABLES: Final[dict[str, WildCanastaPoints]] = {
    "none": (0, 0, 0),
    "WC-AM": (3000, 2500, 2000),
    "WC-CUB": (4000, 3000, 2000),
    "WC-BOL": (2500, 2500, 2500),
    "WC-BRA": (2000, 2000, 2000),
    "WC-URU": (2000, 2000, 2000),
    "WC-ITA": (3000, 2000, 2000),
    "WC-FAM": (2000, 2000, 2000),
    "WC-BOAT": (1000, 1000, 1000),
}


DEUCE_POINTS: Final = 20
JOKER_POINTS: Final = 50
LIFT_BONUS_POINTS: Final = 100
"""Points for lifting exactly the cards that the deal needs."""


def natural_card_points(value_of_eights: int) -> list[int]:
    """Return the points of natural cards, by rank from 4 to A (rules.md 2.2, V1)."""
    points = [5 if rank < EIGHT else 10 for rank in range(NATURAL_RANK_COUNT)]
    points[EIGHT] = value_of_eights
    points[ACE] = 20
    return points


def minimum_rows(table: MinimumTable) -> MinimumRows:
    """Return the rows of a printed table by its name; rows in place of a name are
    returned unchanged."""
    return INITIAL_MINIMUM_TABLES[table] if isinstance(table, str) else table


def wild_canasta_points(table: WildCanastaTable) -> WildCanastaPoints:
    """Return the points of a printed table by its name; points in place of a name are
    returned unchanged."""
    return WILD_CANASTA_POINT_TABLES[table] if isinstance(table, str) else table


def red3_points_by_count(table: str | ThreePoints, threes: int) -> tuple[int, ...]:
    """Return the points for one, two, three … red threes, from a printed table or from
    other points; `threes` is the number of red threes in the packs."""
    if isinstance(table, str):
        return RED3_POINT_TABLES[table]
    return table.points_by_count(threes)


def initial_minimum(table: MinimumTable, basis: int) -> int:
    """Return the minimum of an initial meld, for a score or a round.

    The minimum may be `CANASTA_MINIMUM` or `NATURAL_CANASTA_MINIMUM`. Rounds after the
    last row have the minimum of the last row.
    """
    rows = minimum_rows(table)
    minimum = rows[0][1]
    for start, value in rows:
        if start is None or basis >= start:
            minimum = value
    return minimum


def red3_points(row: tuple[int, ...], count: int) -> int:
    """Return the points of `count` red threes: 100 for each three beyond the end of the
    table, 0 for an empty table."""
    if count == 0 or not row:
        return 0
    return row[min(count, len(row)) - 1] + 100 * max(0, count - len(row))
