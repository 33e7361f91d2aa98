"""Places of the hand, in the staging tray and on seat plates. No Qt, no rules."""

from dataclasses import dataclass
from typing import Final

from canasta_qt.table.layout import melds
from canasta_qt.table.layout.zones import (
    COLUMNS,
    LIFT,
    RATIO,
    Rect,
    Zones,
    clamp,
    least_strip,
    plaque_width,
)

COLUMN_STEP: Final = 9.0
"""In rank columns each card lies this much below the one behind it."""


@dataclass(frozen=True, slots=True)
class HandPlace:
    """Top left corner of a card and the row it stands in."""

    x: float
    y: float
    row: int = 0


def hand_layout(zones: Zones, ranks: tuple[int, ...]) -> tuple[HandPlace, ...]:
    """Return the place of every hand card, from their ranks in the order they lie."""
    if zones.rows == COLUMNS:
        return _rank_columns(zones, ranks)
    rows = [ranks] if zones.rows == 1 else _cut(ranks)
    places: list[HandPlace] = []
    for number, row in enumerate(rows):
        y = zones.hand.y + LIFT * zones.card
        y += number * 0.40 * zones.card * RATIO
        xs = _row(zones, row, len(ranks))
        places += [HandPlace(x, y, number) for x in xs]
    return tuple(places)


def _row(zones: Zones, ranks: tuple[int, ...], cards: int) -> list[float]:
    """Return left edges of one row, centred; groups of a rank get extra air."""
    card = zones.card
    if not ranks:
        return []
    breaks = [i > 0 and ranks[i] != ranks[i - 1] for i in range(len(ranks))]
    # Small cards lie wider apart than large ones, or their strips would be unreadable.
    widest = max(least_strip(card), (0.52 if cards <= 16 else 0.44) * card)
    pitch = steps = air = 0.0
    for air in (1.0, 0.85, 0.70, 0.55, 0.45, 0.35):
        steps = max(1.0, len(ranks) - 1 + air * sum(breaks))
        pitch = min(widest, (zones.hand.w - card) / steps)
        if pitch >= least_strip(card):
            break
    width = card + pitch * steps if len(ranks) > 1 else card
    xs = [zones.hand.x + (zones.hand.w - width) / 2]
    for apart in breaks[1:]:
        xs.append(xs[-1] + pitch * (1 + air if apart else 1))
    return xs


def _cut(ranks: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Return two rows, cut between two ranks as near the middle as possible."""
    half = len(ranks) / 2
    cuts = [i for i in range(1, len(ranks)) if ranks[i] != ranks[i - 1]]
    cut = min(cuts, key=lambda i: abs(i - half)) if cuts else len(ranks) // 2
    if abs(cut - half) > 3:
        cut = len(ranks) // 2
    return [ranks[:cut], ranks[cut:]]


def _rank_columns(zones: Zones, ranks: tuple[int, ...]) -> tuple[HandPlace, ...]:
    """Return one column a rank; a rank that comes again later begins a new column."""
    starts = [i for i in range(len(ranks)) if i == 0 or ranks[i] != ranks[i - 1]]
    columns = max(1, len(starts))
    tallest = max(
        (b - a for a, b in zip(starts, [*starts[1:], len(ranks)], strict=True)),
        default=1,
    )
    room = zones.hand.h - LIFT * zones.card - zones.card * RATIO
    step = min(COLUMN_STEP, room / max(1, tallest - 1))
    pitch = (zones.hand.w - zones.card) / max(1, columns - 1)
    pitch = min(pitch, zones.card * 1.04)
    x0 = zones.hand.x + (zones.hand.w - zones.card - pitch * (columns - 1)) / 2
    places = []
    column = deep = 0
    for i in range(len(ranks)):
        column, deep = (column + 1, 0) if i and i in starts else (column, deep)
        y = zones.hand.y + LIFT * zones.card + deep * step
        places.append(HandPlace(x0 + column * pitch, y, column))
        deep += 1
    return tuple(places)


TRAY_BLOCK: Final = 292.0
"""Width of the block with total and buttons at the right of the tray."""
TRAY_MELD: Final = 62 / 60
"""Cards in the tray against the usual meld card."""
TRAY_SLOT: Final = 114.0
"""Width of the place for a new group, air included, at text scale 1."""
TRAY_GAP: Final = 20.0
"""Air between groups, for their points and their outlines."""
BESIDE_TRAY: Final = 0.24
"""Part of the own row that a tray leaves to the melds."""


@dataclass(frozen=True, slots=True)
class Tray:
    """The staging tray: ground, groups, the free slot after them and the block."""

    ground: Rect
    groups: tuple[melds.Column, ...]
    free: Rect
    block: Rect


def tray_layout(zones: Zones, groups: tuple[melds.Size, ...], *, opened: bool) -> Tray:
    """Lay the tray over the own row.

    It fills the row while the side has not opened.  Later it is as wide as it must be
    and leaves some room for the melds, which stay places to let go on.
    """
    row, text = zones.ours, zones.text
    card = TRAY_MELD * zones.meld
    left = row.x + plaque_width(zones) + 8
    right = row.right - 10
    block = min(TRAY_BLOCK * text, 0.6 * (right - left))
    slot = TRAY_SLOT * text
    laid = sum(size.width(card, melds.EASY, 1, text) + TRAY_GAP for size in groups)
    if opened:
        least = left + BESIDE_TRAY * (right - left)
        left = max(least, right - 32 - laid - slot - block)
    ground = Rect(left, row.y + 6, right - left, row.h - 12)
    at = Rect(ground.right - block, ground.y, block, ground.h)
    inner = Rect(left + 24, ground.y, at.x - left - 24, ground.h)
    tight = Rect(inner.x, inner.y, inner.w - slot, inner.h)
    usual = card / melds.BIG
    found = melds.meld_row(tight, usual, groups, text)
    if found is None or found.folded:
        found = melds.meld_row(inner, usual, groups, text)
    found = found or melds.squeezed_row(inner, usual, groups, text)
    free = melds.free_place(inner, found, TRAY_GAP)
    return Tray(ground, found.columns, free, at)


FAN_BELOW: Final = 100.0
"""Plates lower than this have the fan beside the name, higher ones below it."""
NARROW: Final = 150.0
"""Narrower plates have the portrait below the name, no second line and no fan."""


def low_plate(plate: Rect, text: float) -> bool:
    """Return whether the fan stands beside the name because the plate is low."""
    return plate.h < FAN_BELOW * text


def narrow_plate(plate: Rect, text: float) -> bool:
    """Return whether a name has no room beside a portrait, nor what a seat does."""
    return plate.w < NARROW * text


def medallion(plate: Rect, text: float) -> Rect:
    """Return where a plate has its portrait, which may reach over a low plate."""
    x = plate.x + 8
    if narrow_plate(plate, text):
        side = clamp(0, plate.h - 18 - 24 * text, 56 * text)
        return Rect(x, plate.bottom - 8 - side, side, side)
    if low_plate(plate, text):
        side = min(plate.h + 4, 60 * text)
        return Rect(x, plate.mid_y - side / 2, side, side)
    return Rect(x, plate.y + 7, 56 * text, 56 * text)


def voice(zones: Zones, step: int) -> Rect:
    """Return where words of the seat so many places to the left come from.

    That is its plate; for the player it is the left end of the hand.
    """
    hand = Rect(zones.now.x + 90 * zones.text, zones.now.bottom + 16, 30, 0)
    return (hand, *zones.plates)[step]


def fan_area(zones: Zones, plate: Rect) -> tuple[Rect, float, int]:
    """Return the room of a plate for its fan, the width and number of backs."""
    text = zones.text
    if narrow_plate(plate, text):
        face = medallion(plate, text)
        return Rect(face.right, face.y, 0, face.h), zones.back, 0
    if low_plate(plate, text):
        back = min(zones.back, (plate.h - 14) / RATIO)
        left = medallion(plate, text).right + 10 + 96 * text
        right = plate.right - 16 - 40 * text
        y = plate.y + (plate.h - back * RATIO) / 2
        most = 12 if right - left > back * 2.5 else 6
        return Rect(left, y, right - left, back * RATIO), back, most
    back = min(zones.back * 1.05, (plate.h - 82 * text) / RATIO)
    y, wide = plate.y + 72 * text, plate.w - 32 - 44 * text
    return Rect(plate.x + 16, y, wide, back * RATIO), back, 15


PACKET_FROM: Final = 260.0
"""On plates lower and narrower than this a waiting foot is only told."""


def packet_rect(zones: Zones, plate: Rect) -> Rect | None:
    """Return where the packet of a waiting foot lies on a plate, if it has room."""
    area, back, limit = fan_area(zones, plate)
    small = low_plate(plate, zones.text) and plate.w < PACKET_FROM * zones.text
    if small or not limit:
        return None
    x = plate.right - 14 - back - 4
    return Rect(x, area.y + 2, back, back * RATIO)
