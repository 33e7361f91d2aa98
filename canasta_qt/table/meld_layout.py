"""Places inside the meld rows, the pile and the fans of backs. No Qt, no rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from canasta_qt.table.layout import RATIO, Rect, Table, plaque_width

WILD_SHIFT: Final = 0.27
"""Wild cards lie this much to the right of the naturals, in meld widths."""
ABOVE: Final = 9.0
"""Air between the top of a row and its cards."""
BELOW: Final = 14.0
"""Room at the foot of a row for half a pill."""
SQUARED: Final = 3
"""Cards that peep out under the top card of a canasta."""
TRAY_BLOCK: Final = 292.0
"""Width of the block with total and buttons at the right of the tray."""

_PILE_OFFSETS: Final = (
    (-5.0, 3.0, -5.0),
    (4.0, -2.0, 4.0),
    (-2.0, -3.0, -3.0),
    (3.0, 2.0, 6.0),
    (-3.0, 1.0, 2.0),
    (2.0, -1.0, -4.0),
)
PILL_ROOM: Final = 70.0
"""Width of the widest pill at text scale 1, with some air."""
BACK_LEAST: Final = 14.0
"""Backs smaller than this are left out; the number stays."""
PILE_SHOWN: Final = 6
"""Cards of the pile that are drawn; the rest lies under them."""


@dataclass(frozen=True, slots=True)
class Column:
    """One meld: its place, the least width of a press on it and the strip per card."""

    x: float
    y: float
    strip: float
    area: Rect


def row_columns(
    row: Rect,
    meld: float,
    left: float,
    sizes: tuple[tuple[int, bool], ...],
    text: float = 1.0,
) -> tuple[Column, ...]:
    """Columns of a row from `left`; `sizes` are card count and whether squared up."""
    x0 = row.x + left
    room = row.w - left - 10
    wide = meld * (1 + WILD_SHIFT - 0.01)
    pitch = max(meld * 1.44, PILL_ROOM * text)
    if len(sizes) > 1:
        pitch = min(pitch, (room - wide) / (len(sizes) - 1))
    high = meld * RATIO
    inner = row.h - ABOVE - BELOW
    columns = []
    for i, (count, squared) in enumerate(sizes):
        strip = 0.0
        if not squared and count > 1:
            strip = min(0.225 * high, (inner - high) / (count - 1))
        x, y = x0 + i * pitch, row.y + ABOVE
        area = Rect(x - 4, row.y + 4, min(pitch, meld * 1.40), row.h - 8)
        columns.append(Column(x, y, strip, area))
    return tuple(columns)


def next_column(
    row: Rect, meld: float, columns: tuple[Column, ...], left: float
) -> Rect:
    """The place at the end of a row where a new meld would go, within the row."""
    x = columns[-1].x + meld * 1.44 if columns else row.x + left
    wide = meld * (1 + WILD_SHIFT)
    x = min(x, row.right - wide - 10)
    return Rect(x, row.y + ABOVE, wide, meld * RATIO)


def sections(row: Rect, count: int) -> tuple[Rect, ...]:
    """The upper row divided equally, one part for each other side."""
    wide = (row.w - 8 * (count - 1)) / count
    return tuple(Rect(row.x + i * (wide + 8), row.y, wide, row.h) for i in range(count))


def section_meld(table: Table, section: Rect) -> float:
    """Width of a meld card in a divided row, whose title stands on top."""
    return min(table.meld, (section.h - 35 - 52 * table.text) / RATIO)


def badge_rect(at: Column, meld: float, text: float, bottom: float) -> Rect:
    """The badge below a canasta, moved up over it where the row is low."""
    high = 40 * text
    y = min(at.y + meld * RATIO + 9, bottom - high - 3)
    return Rect(at.x - 5, y, meld + 16, high)


def pile_offset(depth: int, count: int) -> tuple[float, float, float]:
    """Shift and turn of a pile card `depth` below the top; the top lies straight."""
    if depth == 0:
        return 0.0, 0.0, 0.0
    return _PILE_OFFSETS[(count - depth) % len(_PILE_OFFSETS)]


def stock_edges(count: int) -> int:
    """How many edges the stock shows."""
    return 5 if count > 20 else 3 if count > 5 else min(count, 3)


@dataclass(frozen=True, slots=True)
class Fan:
    """Backs of a hand: places as x, y and turn, and their width."""

    width: float
    places: tuple[tuple[float, float, float], ...]


def fan(area: Rect, back: float, count: int, limit: int) -> Fan:
    """Fan `count` backs from the left of an area; none where one does not fit."""
    shown = min(count, limit)
    if not shown or back < BACK_LEAST or area.w < back:
        return Fan(max(back, BACK_LEAST), ())
    pitch = min(back * 0.34, (area.w - back) / max(1, shown - 1))
    places = []
    for i in range(shown):
        turn = (i - (shown - 1) / 2) * (10 / max(shown, 6)) if shown > 1 else 0.0
        places.append((area.x + i * pitch, area.y + abs(turn) * 0.35, turn))
    return Fan(back, tuple(places))


@dataclass(frozen=True, slots=True)
class Tray:
    """The staging tray: ground, groups, the free slot after them and the block."""

    ground: Rect
    groups: tuple[Column, ...]
    subtotals: tuple[Rect, ...]
    free: Rect
    block: Rect
    meld: float


def tray_layout(table: Table, groups: tuple[int, ...], *, opened: bool) -> Tray:
    """Lay the tray over the own row; `groups` are card counts.

    It fills the row while the side has not opened and is as wide as it must be later.
    """
    row = table.ours
    meld = table.meld
    block = TRAY_BLOCK * table.text
    left = row.x + plaque_width(table) + 8
    right = row.right - 10
    wanted = 24 + (len(groups) + 1) * 2.35 * meld + block
    if opened:
        left = max(left, right - wanted)
    ground = Rect(left, row.y + 8, right - left, row.h - 16)
    inner = ground.w - 24 - block
    pitch = min(2.35 * meld, (inner - meld * 1.3) / max(1, len(groups)))
    high = meld * RATIO
    columns, subtotals = [], []
    for i, count in enumerate(groups):
        x, y = ground.x + 24 + i * pitch, ground.y + ABOVE
        room = (row.h - 34 - high) / max(1, max(count, 4) - 1)
        strip = min(0.225 * high, room)
        tall = high + strip * (count - 1)
        area = Rect(
            x - 6, y - 5, meld * (1 + WILD_SHIFT) + 12, min(tall + 10, ground.h - 6)
        )
        columns.append(Column(x, y, strip, area))
        sub = x + meld * (1 + WILD_SHIFT) + 10
        subtotals.append(Rect(sub, y, max(0.0, x + pitch - sub - 4), high))
    x = ground.x + 24 + len(groups) * pitch
    free = Rect(x - 6, ground.y + 4, meld * (1 + WILD_SHIFT) + 12, ground.h - 8)
    at = Rect(ground.right - block, ground.y, block, ground.h)
    return Tray(ground, tuple(columns), tuple(subtotals), free, at, meld)
