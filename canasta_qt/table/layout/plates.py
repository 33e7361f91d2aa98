"""Places on a seat plate: the fan of backs and the packet of a foot. No Qt."""

from __future__ import annotations

from typing import Final

from canasta_qt.table.layout.zones import RATIO, Rect, Table

FACES_AT_PLATE: Final = 84.0
"""Plates lower than this have the fan beside the name, higher ones below it."""


def low_plate(plate: Rect) -> bool:
    """Whether the fan stands beside the name because the plate is low."""
    return plate.h < FACES_AT_PLATE


def fan_area(table: Table, plate: Rect) -> tuple[Rect, float, int]:
    """Where a plate has room for its fan, the width of a back, and how many fit."""
    text = table.text
    if low_plate(plate):
        back = min(table.back, (plate.h - 12) / RATIO)
        name = 12 + 34 * text + 9 * text + 96 * text
        right = plate.right - 12 - 32 * text - 8
        y = plate.y + (plate.h - back * RATIO) / 2
        room = right - plate.x - name
        most = 12 if room > back * 2.5 else 6
        return Rect(plate.x + name, y, room, back * RATIO), back, most
    back = min(table.back * 1.15, (plate.h - 22 - 40 * text) / RATIO)
    y = plate.y + 15 + 40 * text
    right = plate.right - 14 - 30 * text - 10
    return Rect(plate.x + 14, y, right - plate.x - 14, back * RATIO), back, 15


def packet_rect(table: Table, plate: Rect) -> Rect:
    """Where the packet of a waiting foot lies on a plate."""
    area, back, _ = fan_area(table, plate)
    x = plate.right - 14 - back - 4
    return Rect(x, area.y + 2, back, back * RATIO)
