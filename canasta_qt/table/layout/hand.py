"""The places of the hand: one row, two rows or rank columns. No Qt, no rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from canasta_qt.table.layout.zones import COLUMNS, LIFT, RATIO, Table, least_strip

COLUMN_STEP: Final = 9.0
"""In rank columns each card lies this much below the one behind it."""


@dataclass(frozen=True, slots=True)
class Place:
    """Top left corner of a card and the row it stands in."""

    x: float
    y: float
    row: int = 0


def hand_layout(table: Table, ranks: tuple[int, ...]) -> tuple[Place, ...]:
    """The place of every hand card, from their ranks in the order they lie."""
    if table.rows == COLUMNS:
        return _rank_columns(table, ranks)
    rows = [ranks] if table.rows == 1 else _cut(ranks)
    places: list[Place] = []
    for number, row in enumerate(rows):
        y = table.hand.y + LIFT * table.card
        y += number * 0.40 * table.card * RATIO
        xs = _row(table, row, len(ranks))
        places += [Place(x, y, number) for x in xs]
    return tuple(places)


def _row(table: Table, ranks: tuple[int, ...], cards: int) -> list[float]:
    """Left edges of one row, centred; groups of a rank get extra air."""
    card = table.card
    if not ranks:
        return []
    breaks = [i > 0 and ranks[i] != ranks[i - 1] for i in range(len(ranks))]
    # Small cards lie wider apart than large ones, or their strips would be unreadable.
    widest = max(least_strip(card), (0.52 if cards <= 16 else 0.44) * card)
    pitch = steps = air = 0.0
    for air in (1.0, 0.85, 0.70, 0.55, 0.45, 0.35):
        steps = max(1.0, len(ranks) - 1 + air * sum(breaks))
        pitch = min(widest, (table.hand.w - card) / steps)
        if pitch >= least_strip(card):
            break
    width = card + pitch * steps if len(ranks) > 1 else card
    xs = [table.hand.x + (table.hand.w - width) / 2]
    for apart in breaks[1:]:
        xs.append(xs[-1] + pitch * (1 + air if apart else 1))
    return xs


def _cut(ranks: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Two rows, cut between two ranks as near the middle as possible."""
    half = len(ranks) / 2
    cuts = [i for i in range(1, len(ranks)) if ranks[i] != ranks[i - 1]]
    cut = min(cuts, key=lambda i: abs(i - half)) if cuts else len(ranks) // 2
    if abs(cut - half) > 3:
        cut = len(ranks) // 2
    return [ranks[:cut], ranks[cut:]]


def _rank_columns(table: Table, ranks: tuple[int, ...]) -> tuple[Place, ...]:
    """One column a rank; a rank that comes again later begins a new column."""
    starts = [i for i in range(len(ranks)) if i == 0 or ranks[i] != ranks[i - 1]]
    columns = max(1, len(starts))
    tallest = max(
        (b - a for a, b in zip(starts, [*starts[1:], len(ranks)], strict=True)),
        default=1,
    )
    room = table.hand.h - LIFT * table.card - table.card * RATIO
    step = min(COLUMN_STEP, room / max(1, tallest - 1))
    pitch = (table.hand.w - table.card) / max(1, columns - 1)
    pitch = min(pitch, table.card * 1.04)
    x0 = table.hand.x + (table.hand.w - table.card - pitch * (columns - 1)) / 2
    places = []
    column = deep = 0
    for i in range(len(ranks)):
        column, deep = (column + 1, 0) if i and i in starts else (column, deep)
        y = table.hand.y + LIFT * table.card + deep * step
        places.append(Place(x0 + column * pitch, y, column))
        deep += 1
    return tuple(places)
