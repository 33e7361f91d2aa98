"""Layout of the table as a pure function of sizes and numbers of cards.

Lengths are logical pixels; there is no Qt, scene or rule in this module. `table_layout`
returns the bands of the table, the other functions the rectangles in a band.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final, NamedTuple

from canasta_qt.look.tokens import CARD_RATIO, rim_width

MIN_CARD_WIDTH_PX: Final = 48.0
MAX_CARD_WIDTH_PX: Final = 220.0
MIN_MELD_ROW_HEIGHT_PX: Final = 96.0
"""Smallest height in pixels of a meld row that shows six cards and their count
badge.
"""
MIN_MELD_CARD_WIDTH_PX: Final = 46.0
"""Card width of melds in pixels; if melds would be smaller, the cards of the hand
become smaller first."""
LARGE_TEXT_SCALE: Final = 1.3
"""Font factor above which text is called large."""
LEGIBLE_CARD_WIDTH_PX: Final = 60.0
LEGIBLE_MELD_CARD_WIDTH_PX: Final = 38.0
"""Card width of melds in pixels that is enough with large text, so that the hand does
not become smaller."""
LEGIBLE_NAMES_TABLE_WIDTH_PX: Final = 480.0
"""Table width in pixels at text scale 1; on a narrower table with large text the stock
becomes smaller."""
COUNT_BADGE_ROOM_PX: Final = 13.0
MAX_COUNT_BADGE_TEXT_SCALE: Final = 1.25
"""Largest text scale at which there is room for half a count badge below one line of
melds.
"""
RAISED_CARD_ROOM_RATIO: Final = 0.12
"""Room above the hand for a raised card, in card widths."""
LESSON_LINE_HEIGHT_PX: Final = 62.0
"""Height in pixels at text scale 1 of a status line with the text of a lesson."""
MAX_LESSON_LINE_RATIO: Final = 0.16
"""Largest height of a status line with the text of a lesson, divided by the height of
the table."""
SEVERAL_ROWS_CARD_SCALE: Final = 0.88
"""Factor on the card width of a hand in several rows."""
SORT_BUTTON_SIZE_PX: Final = 28.0
"""Width and height of the sort button, in pixels."""
SORT_BUTTON_GAP_PX: Final = 8.0
RANK_COLUMNS: Final = 3
"""Value of `Zones.hand_rows` for a hand with a column for each rank."""


class Rect(NamedTuple):
    """A rectangle in pixels: left, top, width, height."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        return self.x + self.w

    @property
    def bottom(self) -> float:
        return self.y + self.h

    @property
    def mid_x(self) -> float:
        return self.x + self.w / 2

    @property
    def mid_y(self) -> float:
        return self.y + self.h / 2

    def with_margin(self, margin: float) -> Rect:
        """Return the rectangle enlarged by `margin` pixels on all sides; a negative
        margin reduces it."""
        return Rect(
            self.x - margin, self.y - margin, self.w + 2 * margin, self.h + 2 * margin
        )

    def overlap_area(self, other: Rect) -> float:
        """Return the area that both rectangles have in common, in square pixels."""
        x, y, w, h = self
        left, top, width, height = other
        wide = min(x + w, left + width) - max(x, left)
        high = min(y + h, top + height) - max(y, top)
        return wide * high if wide > 0 < high else 0.0

    def contains(self, x: float, y: float) -> bool:
        return self.x <= x < self.right and self.y <= y < self.bottom


@dataclass(frozen=True, slots=True)
class LayoutInput:
    """Input of the layout: size of the view in pixels, number of seats, numbers of
    cards and groups of the player's hand, preferences."""

    width: float
    height: float
    seat_count: int = 4
    hand_size: int = 11
    group_count: int = 8
    """Number of runs of cards of equal rank in the hand."""
    card_size_factor: float = 1.0
    """Card size set in the preferences, 0.7 to 1.6."""
    has_feet: bool = False
    font_factor: float = 1.0
    """System font size over 10 pt, 1 to 2."""
    is_touch: bool = False
    """Whether buttons must be high enough for fingers."""
    is_left_handed: bool = False
    score_width: float = 0.0
    """Width of the score at the left of the top row; 0 while the side panel shows
    it.
    """
    has_lesson: bool = False
    """Whether the status line has the text of a lesson."""


@dataclass(frozen=True)
class Zones:
    """Card widths and bands of a table.

    `hand_rows` is the number of rows of the hand, or `RANK_COLUMNS`.
    """

    layout_input: LayoutInput
    card_width: float
    margin: float
    """Margin of the table in pixels, wooden rim included."""
    gap: float
    text_scale: float
    """Scale of all text on the table."""
    hand_rows: int
    top_row: Rect
    other_rows: Rect
    centre: Rect
    own_row: Rect
    status_line: Rect
    hand: Rect

    @cached_property
    def meld_card_width(self) -> float:
        """Usual card width of melds, in pixels."""
        return min(
            usual_meld_card_width(self.layout_input)
            * (1 if self.hand_rows == 1 else 0.99),
            self.own_row.h / (CARD_RATIO + 0.80),
            (self.own_row.h - 29 - count_badge_room(self.text_scale)) / CARD_RATIO,
        )

    @cached_property
    def stock_card_width(self) -> float:
        """Card width of stock and pile in pixels; it is limited so that names on seat
        plates have room."""
        share, room = 0.84 if self.hand_rows == 1 else 0.95, self.layout_input
        legible_width = LEGIBLE_NAMES_TABLE_WIDTH_PX * room.font_factor
        if room.font_factor > LARGE_TEXT_SCALE and room.width < legible_width:
            share = 0.62
        return min(share * self.card_width, self.centre.h / CARD_RATIO)

    @property
    def back_width(self) -> float:
        """Card width of the card backs on seat plates."""
        return clamp(26, 0.36 * self.card_width, 64)

    @property
    def stock_rect(self) -> Rect:
        return self._centre_card_rect(-1.38)

    @property
    def pile_rect(self) -> Rect:
        return self._centre_card_rect(0.38)

    def _centre_card_rect(self, right: float) -> Rect:
        """Return the rectangle of a stock card whose middle is `right` card widths to
        the right of the middle of the table."""
        high = self.stock_card_width * CARD_RATIO
        x = self.layout_input.width / 2 + right * self.stock_card_width
        y = self.centre.y
        return Rect(x, y + (self.centre.h - high) / 2, self.stock_card_width, high)

    @property
    def foot_rect(self) -> Rect | None:
        """Rectangle of the player's own foot; None in games without feet."""
        if not self.layout_input.has_feet:
            return None
        wide = 0.62 * self.card_width
        y = self.hand.y + RAISED_CARD_ROOM_RATIO * self.card_width
        return Rect(self.margin + 8, y, wide, wide * CARD_RATIO)

    @property
    def sort_button(self) -> Rect:
        """Rectangle of the sort button, beside the hand."""
        hand, size = self.hand, sort_button_size(self.layout_input)
        x = hand.x if self.layout_input.is_left_handed else hand.right - size
        return Rect(x, hand.mid_y - size / 2, size, size)

    @cached_property
    def plate_rects(self) -> tuple[Rect, ...]:
        """Rectangles of the plates of the other seats, clockwise from the viewer's
        left.
        """
        room = self.layout_input
        top = self.top_row
        centre = self.centre
        text = self.text_scale
        left, across, right = seat_counts_left_across_right(room.seat_count)
        taken = 1.80 * self.stock_card_width + 24 + 146 * text + self.margin
        free = room.width / 2 - taken
        side = clamp(132 * min(room.font_factor, 1.5), free, 210 * text)
        tall = PLATE_HEAD_HEIGHT_PX * text + 1.05 * self.back_width * CARD_RATIO
        plates = _stack(left, Rect(self.margin, centre.y, side, centre.h), tall)[::-1]
        if across:
            most = (400 if room.seat_count == 2 else 330 if across == 1 else 340) * text
            left_free = room.score_width + 10 if room.score_width else 0.0
            width = min(most, (top.w - left_free - (across - 1) * 10) / across)
            x = (room.width - (width * across + 10 * (across - 1))) / 2
            # Beside many plates there must be room for the score.
            x = max(x, top.x + left_free)
            plates += [
                Rect(x + i * (width + 10), top.y, width, top.h) for i in range(across)
            ]
        x = room.width - self.margin - side
        return tuple(plates + _stack(right, Rect(x, centre.y, side, centre.h), tall))


def bounding_rect(rects: Sequence[Rect]) -> Rect:
    """Return the smallest rectangle around one or more rectangles."""
    left, top = min(each.x for each in rects), min(each.y for each in rects)
    right = max(each.right for each in rects)
    bottom = max(each.bottom for each in rects)
    return Rect(left, top, right - left, bottom - top)


def clamp(low: float, value: float, high: float) -> float:
    """Return the value limited to the range from `low` to `high`; if `low` is larger
    than `high`, return `low`."""
    return max(low, min(value, high))


RIM_OVERLAP_PX: Final = 4.0
"""Pixels of the table margin that the wooden rim may cover."""


def frame_width(layout_input: LayoutInput) -> float:
    """Return the width of the wooden rim without `RIM_OVERLAP_PX`."""
    return rim_width(layout_input.height) - RIM_OVERLAP_PX


def card_width(layout_input: LayoutInput) -> float:
    """Return the card width of the hand for the size of the window and the
    preferences.
    """
    wood = 2 * frame_width(layout_input)
    wide, high = layout_input.width - wood, layout_input.height - wood
    asked = min(wide / 10.8, high / 8.0) * layout_input.card_size_factor
    return clamp(MIN_CARD_WIDTH_PX, asked, MAX_CARD_WIDTH_PX)


def count_badge_room(text_scale: float) -> float:
    """Return the pixels below one line of melds for half a count badge."""
    return COUNT_BADGE_ROOM_PX * min(text_scale, MAX_COUNT_BADGE_TEXT_SCALE)


def plaque_width(zones: Zones) -> float:
    """Return the width of the plaque at the left of a meld row, with the gap beside
    it.
    """
    return (
        max(112 * zones.text_scale, clamp(104, 1.65 * zones.meld_card_width, 150)) + 18
    )


def seat_counts_left_across_right(seats: int) -> tuple[int, int, int]:
    """Return the numbers of other seats at the left, opposite and at the right."""
    return {
        2: (0, 1, 0),
        3: (1, 0, 1),
        4: (1, 1, 1),
        5: (1, 2, 1),
        6: (1, 3, 1),
        7: (2, 2, 2),
        8: (2, 3, 2),
    }[seats]


def hand_row_count(card_width: float, max_width: float, cards: int, groups: int) -> int:
    """Return the smallest number of rows in which the hand shows the index of every
    card.

    `max_width` is the width available to the hand. If two rows are too few, the result
    is `RANK_COLUMNS`.
    """
    need = min_card_strip(card_width)

    def hand_card_spacing(count: int, ranks: int) -> float:
        return (max_width - card_width) / max(1.0, count - 1 + 0.35 * max(0, ranks - 1))

    if cards <= 1 or hand_card_spacing(cards, groups) >= need:
        return 1
    if hand_card_spacing((cards + 1) // 2, (groups + 1) // 2) >= need * 0.96:
        return 2
    return RANK_COLUMNS


def min_card_strip(card_width: float) -> float:
    """Return the smallest visible strip of a covered card that shows its index, in
    pixels.
    """
    return max(22.0, 0.28 * card_width)


PLATE_HEAD_HEIGHT_PX: Final = 86.0
"""Height of portrait and gaps on a plate, in pixels, without the card backs."""


def table_layout(layout_input: LayoutInput) -> Zones:
    """Return the layout with the largest hand cards that leave enough room for the meld
    rows.

    If a hand is too long for two rows, its cards are first reduced to 0.72 of their
    preferred width; only then it gets rank columns.
    """
    asked = card = card_width(layout_input)
    least = min(MIN_MELD_CARD_WIDTH_PX, usual_meld_card_width(layout_input) - 1)
    if layout_input.card_size_factor > 1.0:
        # With larger hand cards, melds are larger, too.
        least = max(
            least,
            table_layout(replace(layout_input, card_size_factor=1.0)).meld_card_width,
        )
    while True:
        zones = _with_cards(layout_input, card)
        patient = zones.hand_rows < RANK_COLUMNS or card <= 0.72 * asked
        # Large text needs higher rows.
        high = MIN_MELD_ROW_HEIGHT_PX * max(1.0, 0.55 * zones.text_scale)
        fits = zones.own_row.h >= high and zones.meld_card_width >= least
        if (fits and patient) or card <= MIN_CARD_WIDTH_PX:
            return zones
        if (
            layout_input.font_factor > LARGE_TEXT_SCALE
            and card <= LEGIBLE_CARD_WIDTH_PX
            and zones.meld_card_width >= LEGIBLE_MELD_CARD_WIDTH_PX
        ):
            return zones
        card = max(MIN_CARD_WIDTH_PX, card - 2)


def usual_meld_card_width(layout_input: LayoutInput) -> float:
    """Return the usual card width of melds for the size of the window and the
    preferences.

    A card size above the default makes melds larger; smaller hand cards do not make
    melds smaller.
    """
    return 0.64 * card_width(
        replace(layout_input, card_size_factor=max(1.0, layout_input.card_size_factor))
    )


def sort_button_size(layout_input: LayoutInput) -> float:
    """Return the width and height of the sort button, in pixels."""
    return 44.0 if layout_input.is_touch else SORT_BUTTON_SIZE_PX


def _with_cards(room: LayoutInput, asked: float) -> Zones:
    wood = frame_width(room)
    high = room.height - 2 * wood
    large = room.font_factor > LARGE_TEXT_SCALE
    pad = wood + (8 if high < 660 or large else 12 if high < 900 else 16)
    gap = 5 if large else 6 if high < 660 else 8 if high < 900 else 12
    card = asked
    foot = 0.95 * card if room.has_feet else 0.0
    room_for = (
        room.width - 2 * pad - 16 - foot - sort_button_size(room) - SORT_BUTTON_GAP_PX
    )
    rows = hand_row_count(card, room_for, room.hand_size, room.group_count)
    if rows > 1:
        card *= SEVERAL_ROWS_CARD_SCALE
        foot *= SEVERAL_ROWS_CARD_SCALE
    hand = (
        card * CARD_RATIO * (1 if rows == 1 else 1.40) + RAISED_CARD_ROOM_RATIO * card
    )
    text = clamp(1.0, asked / 95, 1.4) * room.font_factor
    now = _status_line_height(room, card, text)
    top = max(clamp(50, 0.60 * card, 100), (33 if large else 42) * text)
    if not seat_counts_left_across_right(room.seat_count)[1] and not room.score_width:
        top = 0.0  # the top row has neither plates nor score
    rest = room.height - 2 * pad - hand - now - top - (5 if top else 4) * gap
    centre = clamp(max(104, 57 * text), 0.27 * rest, max(220, 1.35 * card))
    if seat_counts_left_across_right(room.seat_count)[0] > 1:
        centre = max(centre, 2 * 56 + 6)
    meld_row = (rest - centre) / 2
    bands, y = [], pad
    for height in (top, meld_row, centre, meld_row, now):
        bands.append(Rect(pad, y, room.width - 2 * pad, height))
        y += height + gap if height else 0.0
    x = pad + 8 + foot
    bands.append(Rect(x, y, room.width - x - pad - 8, room.height - pad - y))
    return Zones(room, card, pad, gap, text, rows, *bands)


def _status_line_height(room: LayoutInput, card: float, text: float) -> float:
    """Return the height of the status line for a card width and a text scale."""
    usual = clamp(44, 0.46 * card, 60)
    if room.font_factor > LARGE_TEXT_SCALE:
        usual *= min(1.5, room.font_factor)
        if room.has_lesson:
            most = MAX_LESSON_LINE_RATIO * room.height
            usual = max(usual, min(LESSON_LINE_HEIGHT_PX * text, most))
    return max(usual, 52 if room.is_touch else 0)


def _stack(count: int, within: Rect, most: float) -> list[Rect]:
    """Return the rectangles of `count` plates, one below the other and each at most
    `most` high, centred vertically in a rectangle."""
    high = min(most, (within.h - (count - 1) * 6) / max(1, count))
    top = within.mid_y - (count * (high + 6) - 6) / 2
    return [Rect(within.x, top + i * (high + 6), within.w, high) for i in range(count)]
