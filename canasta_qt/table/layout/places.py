"""Rectangles in the hand, the staging tray and the seat plates, without Qt and without
rules.
"""

from dataclasses import dataclass
from itertools import groupby
from typing import Final

from canasta_qt.look.tokens import CARD_RATIO
from canasta_qt.table.layout import melds
from canasta_qt.table.layout.zones import (
    RAISED_CARD_ROOM_RATIO,
    RANK_COLUMNS,
    SORT_BUTTON_GAP_PX,
    Rect,
    Zones,
    clamp,
    min_card_strip,
    plaque_width,
)

RANK_COLUMN_STEP_PX: Final = 9.0
"""Pixels from one card of a rank column down to the next."""


@dataclass(frozen=True, slots=True)
class HandPlace:
    """Top left corner of a hand card, and the index of its row or rank column."""

    x: float
    y: float
    row: int = 0


def hand_layout(zones: Zones, groups: tuple[int, ...]) -> tuple[HandPlace, ...]:
    """Return the place of every hand card; `groups` has the rank or suit of each
    card.
    """
    if zones.hand_rows == RANK_COLUMNS:
        return _rank_columns(zones, groups)
    rows = [groups] if zones.hand_rows == 1 else _two_rows(groups)
    places: list[HandPlace] = []
    for number, row in enumerate(rows):
        y = zones.hand.y + RAISED_CARD_ROOM_RATIO * zones.card_width
        y += number * 0.40 * zones.card_width * CARD_RATIO
        xs = _row(zones, row, len(groups))
        places += [HandPlace(x, y, number) for x in xs]
    return tuple(places)


def _hand_width(zones: Zones) -> float:
    """Return the width in pixels that the hand may have beside the sort button."""
    return zones.hand.w - zones.sort_button.w - SORT_BUTTON_GAP_PX


def hand_cards_rect(zones: Zones) -> Rect:
    """Return the rectangle of the hand without the sort button."""
    hand, width = zones.hand, _hand_width(zones)
    x = hand.x if zones.sort_button.x > hand.mid_x else hand.right - width
    return Rect(x, hand.y, width, hand.h)


def _left_end(zones: Zones, width: float) -> float:
    """Return the left end of cards of a total width, centred, clear of the sort
    button.
    """
    hand = zones.hand
    middle = hand.x + (hand.w - width) / 2
    if zones.sort_button.x > hand.mid_x:
        return min(middle, hand.x + _hand_width(zones) - width)
    return max(middle, hand.right - _hand_width(zones))


def _row(zones: Zones, groups: tuple[int, ...], cards: int) -> list[float]:
    """Return the left edges of the cards of one centred row, with gaps between
    groups.
    """
    card = zones.card_width
    if not groups:
        return []
    breaks = [i > 0 and groups[i] != groups[i - 1] for i in range(len(groups))]
    # Small cards need a wider strip, or the index would be unreadable.
    widest = max(min_card_strip(card), (0.52 if cards <= 16 else 0.44) * card)
    pitch = steps = air = 0.0
    for air in (1.0, 0.85, 0.70, 0.55, 0.45, 0.35):
        steps = max(1.0, len(groups) - 1 + air * sum(breaks))
        pitch = min(widest, (_hand_width(zones) - card) / steps)
        if pitch >= min_card_strip(card):
            break
    width = card + pitch * steps if len(groups) > 1 else card
    xs = [_left_end(zones, width)]
    for apart in breaks[1:]:
        xs.append(xs[-1] + pitch * (1 + air if apart else 1))
    return xs


def _two_rows(groups: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Divide the cards into two rows between two groups, as near the middle as
    possible.

    If the nearest end of a group is more than three cards from the middle, the cut is
    in the middle.
    """
    half = len(groups) / 2
    cuts = [i for i in range(1, len(groups)) if groups[i] != groups[i - 1]]
    cut = min(cuts, key=lambda i: abs(i - half)) if cuts else len(groups) // 2
    if abs(cut - half) > 3:
        cut = len(groups) // 2
    return [groups[:cut], groups[cut:]]


def _rank_columns(zones: Zones, groups: tuple[int, ...]) -> tuple[HandPlace, ...]:
    """Return the places in columns, one for each run of cards of the same rank."""
    card, raised = zones.card_width, RAISED_CARD_ROOM_RATIO * zones.card_width
    columns = [len(list(run)) for _, run in groupby(groups)]
    room = zones.hand.h - raised - card * CARD_RATIO
    step = min(RANK_COLUMN_STEP_PX, room / max(1, max(columns, default=1) - 1))
    gaps = max(0, len(columns) - 1)
    pitch = min((_hand_width(zones) - card) / max(1, gaps), card * 1.04)
    x0, y0 = _left_end(zones, card + pitch * gaps), zones.hand.y + raised
    return tuple(
        HandPlace(x0 + column * pitch, y0 + deep * step, column)
        for column, size in enumerate(columns)
        for deep in range(size)
    )


TRAY_TOTAL_WIDTH_PX: Final = 292.0
"""Width in pixels at text scale 1 of total and buttons, at the right of the tray."""
TRAY_SENTENCE_WIDTH_PX: Final = 140.0
"""Width in pixels at text scale 1 by which the total is wider where there is room, so
that the sentence beside the total has fewer lines.
"""
TRAY_CARD_SCALE: Final = 62 / 60
"""Card width in the tray divided by the usual card width of melds."""
TRAY_SLOT_WIDTH_PX: Final = 114.0
"""Width in pixels at text scale 1 of the free slot for a new group, with its gap."""
TRAY_GAP_PX: Final = 20.0
"""Pixels between staged groups, for their points and outlines."""
MELDS_BESIDE_TRAY_SHARE: Final = 0.24
"""Share of the own row that remains for the melds beside the tray."""


@dataclass(frozen=True, slots=True)
class TrayLayout:
    """The staging tray: background, groups, free slot at their right, and total."""

    background_rect: Rect
    group_columns: tuple[melds.MeldColumn, ...]
    new_group_rect: Rect
    total_rect: Rect


def tray_layout(
    zones: Zones, groups: tuple[melds.MeldSize, ...], *, opened: bool
) -> TrayLayout:
    """Return the layout of the staging tray, which covers the own row.

    Once the side has opened, the tray leaves a part of the row for the melds, which
    remain drop targets.
    """
    row, text = zones.own_row, zones.text_scale
    card = TRAY_CARD_SCALE * zones.meld_card_width
    left = row.x + plaque_width(zones) + 8
    right = row.right - 10
    block = min(TRAY_TOTAL_WIDTH_PX * text, 0.6 * (right - left))
    slot = TRAY_SLOT_WIDTH_PX * text
    laid = sum(
        size.meld_width(card, melds.AMPLE_STRIP_RATIO, 1, text) + TRAY_GAP_PX
        for size in groups
    )
    if opened:
        least = left + MELDS_BESIDE_TRAY_SHARE * (right - left)
        left = max(least, right - 32 - laid - slot - block)
    ground = Rect(left, row.y + 6, right - left, row.h - 12)
    at = Rect(ground.right - block, ground.y, block, ground.h)
    inner = Rect(left + 24, ground.y, at.x - left - 24, ground.h)
    tight = Rect(inner.x, inner.y, inner.w - slot, inner.h)
    usual = card / melds.MAX_CARD_RATIO_ON_ONE_LINE
    found = melds.fit_meld_row(tight, usual, groups, text, reserves=False)
    if found is None or any(column.is_folded for column in found):
        found = melds.fit_meld_row(inner, usual, groups, text, reserves=False)
    found = found or melds.fit_overlapping_meld_row(inner, usual, groups, text)
    free = melds.new_meld_rect(inner, found, TRAY_GAP_PX)
    wider = clamp(0, at.x - 24 - free.right, TRAY_SENTENCE_WIDTH_PX * text)
    total = Rect(at.x - wider, at.y, at.w + wider, at.h)
    return TrayLayout(ground, found, free, total)


MIN_VISIBLE_BACK_WIDTH_PX: Final = 22.0
"""Smallest visible width of a card back, in pixels."""
FAN_WIDTH_IN_BACKS: Final = 1.3
"""Width of a fan beside a portrait, in card backs; less where backs would be too small.
"""
_NUMBER: Final = 34.0
"""Width of two figures, in pixels at text scale 1."""


@dataclass(frozen=True, slots=True)
class PlatePlaces:
    """Rectangles on a seat plate; parts without a width are not drawn."""

    portrait_rect: Rect
    names_rect: Rect
    """Rectangle for two lines: the name and the line below it; on a low plate for
    one.
    """
    card_count_rect: Rect
    fan_rect: Rect
    back_width: float
    max_backs: int
    """Largest number of card backs in the fan."""
    foot_rect: Rect | None = None
    """Rectangle of an unused foot; None where only a text mentions the foot."""
    is_fan_beside_names: bool = False
    """Whether the fan is beside the names and so limits their width."""


NO_PLATE: Final = PlatePlaces(*(Rect(0, 0, 0, 0),) * 4, back_width=0.0, max_backs=0)


def plate_places(zones: Zones, plate: Rect, *, foot: bool = False) -> PlatePlaces:
    """Return the layout of a plate: the fan below the portrait, or below or beside the
    names.
    """
    k, x, y = zones.text_scale, plate.x, plate.y
    side, room = min(56 * k, 0.36 * plate.w), plate.right - 14
    if plate.w >= 140 * k:
        left = x + 18 + side
        back = min(1.05 * zones.back_width, (plate.h - 82 * k) / CARD_RATIO)
        if back >= MIN_VISIBLE_BACK_WIDTH_PX:
            face = Rect(x + 8, y + 7, side, side)
            names = Rect(left, y + 7 + side / 2 - 20 * k, room - left, 40 * k)
            corner = x + 16, y + 72 * k
            return _stacked_places(k, plate, (face, names), corner, back, foot=foot)
        beside = room - left - 8 - _NUMBER * k
        most = max(MIN_VISIBLE_BACK_WIDTH_PX, beside / FAN_WIDTH_IN_BACKS)
        back = min(zones.back_width, (plate.h - 50 * k - 10) / CARD_RATIO, most)
        if beside >= MIN_VISIBLE_BACK_WIDTH_PX <= back:
            face = Rect(x + 8, plate.mid_y - side / 2, side, side)
            names = Rect(left, y + 8, room - left, 40 * k)
            corner = left, y + 10 + 40 * k
            return _stacked_places(k, plate, (face, names), corner, back, foot=foot)
    elif plate.h >= 18 + 40 * k + MIN_VISIBLE_BACK_WIDTH_PX * CARD_RATIO:
        names = Rect(x + 12, y + 8, room - x - 10, 40 * k)
        high = plate.h - 18 - 40 * k
        side = (
            side if high >= side + 6 + MIN_VISIBLE_BACK_WIDTH_PX * CARD_RATIO else 0.0
        )
        face = Rect(x + 12, names.bottom + 2, side, side)
        back = min(zones.back_width, (high - face.h - 6) / CARD_RATIO, 0.4 * plate.w)
        corner = x + 14, face.bottom + 6
        return _stacked_places(k, plate, (face, names), corner, back, foot=False)
    if plate.w < 130 * k and plate.h >= 56 * k:
        names = Rect(x + 10, y + 6, plate.w - 16, 24 * k)
        side = min(side, plate.bottom - 10 - names.bottom)
        face = Rect(x + 8, names.bottom + 2, side, side)
        number = Rect(face.right, face.y, room - face.right, side)
        nothing = Rect(face.right, face.y, 0, 0)
        back, gap = side / CARD_RATIO, number.w - 24 * k  # 24: two figures
        packet = Rect(face.right + (gap - back) / 2, face.y, back, side)
        shown = packet if foot and gap >= back else None
        return PlatePlaces(face, names, number, nothing, zones.back_width, 0, shown)
    return _low_places(zones, plate, foot=foot)


def _stacked_places(
    k: float,
    plate: Rect,
    head: tuple[Rect, Rect],
    corner: tuple[float, float],
    back: float,
    *,
    foot: bool,
) -> PlatePlaces:
    """Return the layout of a plate with the fan below `head`, which is portrait and
    names, and the number at the right of the fan."""
    (x, y), high = corner, back * CARD_RATIO
    number = Rect(plate.right - 14 - _NUMBER * k, y, _NUMBER * k, high)
    packet, room = None, number.x - 8 - x
    if foot and room > 2 * back + 10:
        packet = Rect(number.x - 8 - back, y + 3, back, high)
        room -= back + 10
    return PlatePlaces(*head, number, Rect(x, y, room, high), back, 15, packet)


FACE_UP_STRIP_RATIO: Final = 0.30
"""Visible strip of a face-up card on a plate, in card widths."""


def face_up_fan_poses(
    places: PlatePlaces, plate: Rect, cards: int, text_scale: float
) -> tuple[Rect, float]:
    """Return the rectangle of the face-up cards on a plate, and their card width.

    The plate then shows no number of cards, and every card is visible. Part of the
    width remains for the names.
    """
    right = places.card_count_rect.right
    if places.foot_rect is not None and places.max_backs:
        right = places.foot_rect.x - 6
    left = places.names_rect.x
    top = places.names_rect.bottom + 6
    bottom = plate.bottom - 5
    if places.is_fan_beside_names:
        left, top = places.names_rect.x + 72 * text_scale, plate.y + 5
    elif not places.max_backs:
        left, top = places.portrait_rect.right + 4, places.portrait_rect.y
    shares = 1 + (cards - 1) * FACE_UP_STRIP_RATIO
    below = max(places.names_rect.bottom, places.portrait_rect.bottom) + 4
    if (
        places.max_backs
        and not places.is_fan_beside_names
        and right - places.fan_rect.x > right - left
    ):
        low = bottom - below
        if min(low / CARD_RATIO, (right - places.fan_rect.x) / shares) > min(
            (bottom - top) / CARD_RATIO, (right - left) / shares
        ):
            left, top = places.fan_rect.x, below
    back = min((bottom - top) / CARD_RATIO, (right - left) / shares)
    back = max(back, melds.MIN_CARD_BACK_WIDTH_PX)
    high = back * CARD_RATIO
    return Rect(left, (top + bottom - high) / 2, max(right - left, back), high), back


def speech_origin_rect(zones: Zones, step: int) -> Rect:
    """Return the rectangle beside which the speech bubble of a seat is placed.

    `step` counts seats clockwise from the player. The rectangle is the plate of the
    seat, or for the player, `step` 0, the left end of the hand.
    """
    line = zones.status_line
    hand = Rect(line.x + 90 * zones.text_scale, line.bottom + 16, 30, 0)
    return (hand, *zones.plate_rects)[step]


def _low_places(zones: Zones, plate: Rect, *, foot: bool) -> PlatePlaces:
    """Return the layout of a low plate, with all parts side by side; if the plate is
    also narrow, it has at most one card back."""
    k, x = zones.text_scale, plate.x
    back = min(zones.back_width, (plate.h - 14) / CARD_RATIO)
    wide = plate.w >= 50 + 190 * k + back + (back + 10 if foot else 0)
    edge, gap = (14, 8) if wide else (10, 5)
    side = min(plate.h + 4, 60 * k) if wide else min(plate.h - 8, 44 * k)
    if plate.w < 180 * k:
        side = 0.0
    face = Rect(x + (8 if wide else 6), plate.mid_y - side / 2, side, side)
    left = face.right + (10 if side and wide else 6)
    figures = _NUMBER * k if wide else 28 * k
    number = Rect(plate.right - edge - figures, plate.y, figures, plate.h)
    back = back if wide else min(back, 22 * k)
    right, packet = number.x - gap, None
    if foot and wide:
        right -= back
        packet = Rect(
            right, plate.mid_y - back * CARD_RATIO / 2 + 2, back, back * CARD_RATIO
        )
        right -= 10
    shows = right - left - back >= 45 * k
    room = right - left - 96 * k if wide else back if shows else 0.0
    fan = Rect(
        right - room, plate.mid_y - back * CARD_RATIO / 2, room, back * CARD_RATIO
    )
    high = min(40 * k, plate.h - 4)
    names = Rect(left, plate.mid_y - high / 2, fan.x - gap - left, high)
    most = 12 if room > back * 2.5 else 6 if wide else 1
    return PlatePlaces(
        face, names, number, fan, back, most, packet, is_fan_beside_names=True
    )
