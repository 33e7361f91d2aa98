"""Places inside the staging tray. No Qt, no rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from canasta_qt.table.layout.melds import (
    ABOVE,
    WILD_SHIFT,
    Column,
    Size,
    run_card,
    steps_down,
)
from canasta_qt.table.layout.zones import RATIO, Rect, Table, plaque_width

TRAY_BLOCK: Final = 292.0
"""Width of the block with total and buttons at the right of the tray."""
TRAY_BELOW: Final = 34.0
"""What of the row's height cards in the tray leave free."""
BESIDE_TRAY: Final = 0.24
"""Part of the own row that a tray leaves to the melds."""


@dataclass(frozen=True, slots=True)
class Tray:
    """The staging tray: ground, groups, the free slot after them and the block."""

    ground: Rect
    groups: tuple[Column, ...]
    subtotals: tuple[Rect, ...]
    free: Rect
    block: Rect
    meld: float


def tray_layout(table: Table, groups: tuple[Size, ...], *, opened: bool) -> Tray:
    """Lay the tray over the own row.

    It fills the row while the side has not opened.  Later it is as wide as it must be
    and leaves some room for the melds, which stay places to let go on.
    """
    row = table.ours
    meld = table.meld
    block = TRAY_BLOCK * table.text
    left = row.x + plaque_width(table) + 8
    right = row.right - 10
    wanted = 24 + (len(groups) + 1) * 2.35 * meld + block
    if opened:
        left = max(left + BESIDE_TRAY * (right - left), right - wanted)
    ground = Rect(left, row.y + 8, right - left, row.h - 16)
    inner = ground.w - 24 - block
    pitch = min(2.35 * meld, (inner - meld * 1.3) / max(1, len(groups)))
    high = meld * RATIO
    columns, subtotals = [], []
    for i, size in enumerate(groups):
        x, y = ground.x + 24 + i * pitch, ground.y + ABOVE
        count, deep = size.count, row.h - TRAY_BELOW
        card = run_card(count, deep, meld) if size.run else meld
        steps = steps_down(count, deep - card * RATIO, card, run=size.run)
        strip = steps[-1] / (count - 1) if count > 1 else 0.0
        tall = card * RATIO + steps[-1]
        area = Rect(
            x - 6, y - 5, meld * (1 + WILD_SHIFT) + 12, min(tall + 10, ground.h - 6)
        )
        room = min(pitch - 6, meld + 44)
        middle = x + (meld - card) / 2
        columns.append(Column(middle, y, strip, area, steps, room, card))
        sub = x + meld * (1 + WILD_SHIFT) + 10
        subtotals.append(Rect(sub, y, max(0.0, x + pitch - sub - 4), high))
    x = ground.x + 24 + len(groups) * pitch
    free = Rect(x - 6, ground.y + 4, meld * (1 + WILD_SHIFT) + 12, ground.h - 8)
    at = Rect(ground.right - block, ground.y, block, ground.h)
    return Tray(ground, tuple(columns), tuple(subtotals), free, at, meld)
