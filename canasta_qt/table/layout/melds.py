"""Rectangles of meld rows, pile and fans of card backs, without Qt and without rules.

Melds are fanned sideways, so that every card shows its index. In a row with little
room, these are reduced in turn: first gaps and visible strips; then the card size,
until two lines of melds have room for the same size; then there is a second line with
smaller cards; then the longest unfinished melds are folded; last, the cards of folded
melds get smaller.

Card size and lines should not change with every card that is melded. So there are few
card sizes, and a row reserves for each meld the width of `RESERVED_CARDS_PER_MELD`,
also for canastas.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import islice, product
from typing import Final

from canasta_qt.look.tokens import CARD_RATIO
from canasta_qt.table.layout.zones import Rect, clamp, count_badge_room

INDEX_STRIP_RATIO: Final = 0.27
"""Visible strip of a small covered card that shows its whole index, in card widths."""
AMPLE_STRIP_RATIO: Final = 0.36
"""Visible strip of a covered card with ample room, in card widths."""
FOLDED_STRIP_RATIO: Final = 0.10
"""Visible strip of the covered cards of a folded meld, in card widths."""
MAX_CARD_RATIO_ON_ONE_LINE: Final = 0.80 / 0.64
"""Largest card width of melds on one line, divided by their usual card width."""
MAX_CARD_RATIO_ON_TWO_LINES: Final = 0.62 / 0.64
"""Largest card width of melds on two lines, divided by their usual card width."""
RESERVED_CARDS_PER_MELD: Final = 4.0
"""Number of fanned cards by meld for which a row reserves width."""
CARD_SIZE_STEP_FACTOR: Final = 0.85
"""Ratio of each card size of a row to the next larger one."""
ONE_LINE_STRIPS_AND_GAPS: Final = (
    (AMPLE_STRIP_RATIO, 22.0),
    (0.31, 18.0),
    (INDEX_STRIP_RATIO, 16.0),
    (INDEX_STRIP_RATIO, 10.0),
)
"""Pairs of strip and gap on one line of melds, from ample width to little."""
TWO_LINE_STRIPS_AND_GAPS: Final = (
    (0.60, 30.0),
    (0.50, 26.0),
    (0.43, 24.0),
    (AMPLE_STRIP_RATIO, 22.0),
    (0.31, 14.0),
)
"""Pairs of strip and gap on two lines of melds, from ample width to little."""
MAX_EXTRA_GAP_PX: Final = 14.0
"""Pixels by which gaps grow in a row with width to spare; badges name canastas there.
"""
MIN_UNFOLDED_CARD_WIDTH_PX: Final = 40.0
"""Card width in pixels below which melds on two lines get smaller only after all are
folded.
"""
MIN_CARD_PX: Final = 26.0
"""Smallest card width on one line, in pixels."""
MIN_TWO_LINE_CARD_PX: Final = 28.0
"""Smallest card width on two lines, in pixels; lower rows have one line, or chips."""
WILD_CARD_RISE_RATIOS: Final = (0.075, 0.055)
"""Height by which wild cards are raised, in card heights: on one line, on two."""
CANASTA_EXTRA_WIDTHS_PX: Final = (14.0, 8.0)
"""Pixels that edges and gaps add to the width of a canasta: on one line, on two."""
CANASTA_EDGE_COUNT: Final = 5
"""Number of card edges drawn under the top card of a canasta."""
CANASTA_EDGE_STEPS_PX: Final = (1.1, 0.7)
"""Pixels between two card edges drawn under a canasta: on one line of melds, on two."""
STACKED_CANASTA_STEP_PX: Final = 9.0
"""Pixels of width for each further canasta of a rank, behind the first one."""
TOPPER_SHIFT_RATIO: Final = 0.42
"""Distance of a red three to the right of the canasta it is set on, in card widths."""
COUNT_BADGE_WIDTHS_PX: Final = ((34.0, 62.0), (26.0, 54.0))
"""Pixel widths of a count badge without and with wild cards at text scale 1: one line,
two.
"""
ROW_MARGIN_PX: Final = 8.0
"""Pixels kept free at the right of the last meld."""
NEW_MELD_WIDTH_PX: Final = 44.0
"""Pixels reserved for a new meld at the end of a row."""

PILE_OFFSETS: Final = (
    (-2.0, 1.0, -2.5),
    (2.0, -1.0, 4.0),
    (-1.0, -1.0, -5.0),
    (1.5, 1.0, 2.5),
    (-1.5, 0.0, -3.5),
    (1.0, -1.0, 6.0),
)
"""Shifts to the right and down in pixels, and rotations in degrees, of cards dropped
on the pile, from the bottom; they repeat.
"""
CHIP_HEIGHT_PX: Final = 24.0
CHIP_GAP_PX: Final = 3.0
"""Pixels between the chips of a column."""
CHIP_COLUMN_GAP_PX: Final = 4.0
CHIP_WIDTH_PX: Final = 108.0
"""Width of a chip in pixels at text scale 1."""
MAX_CHIP_WIDTH_PX: Final = 140.0
"""Width in pixels at text scale 1 of chips that have a single column."""
CHIP_SCALES: Final = (1.4, 1.3, 1.2, 1.1, 1.0)
"""Scales, largest first, tried for the chips of a row that has only chips."""
COMPACT_CHIP_SCALES: Final = (1.0, 0.92, 0.85, 0.78)
"""Scales, largest first, tried for chips in the part of the upper row of one of several
sides.
"""
MIN_CHIP_WIDTH_PX: Final = 84.0
"""Width in pixels of rank, count and stars at text scale 1, with their gaps."""
MIN_CARD_BACK_WIDTH_PX: Final = 14.0
"""Smallest width of a card back in pixels; below it only the number of cards is
shown.
"""
MAX_DRAWN_PILE_CARDS: Final = 6
"""Largest number of cards of the pile that are drawn; the others are below them."""


@dataclass(frozen=True, slots=True)
class MeldSize:
    """Properties of a meld that determine its width.

    `canastas_behind` is the number of canastas behind the first one of a stack.
    """

    card_count: int
    is_squared: bool = False
    has_wild_cards: bool = False
    canastas_behind: int = 0
    has_topper: bool = False

    def meld_width(
        self, card_width: float, strip: float, lines: int, text_scale: float
    ) -> float:
        """Return the width of a meld in pixels: that of its cards or of its count
        badge, whichever is larger.

        `strip` is the visible strip in card widths.
        """
        pill = COUNT_BADGE_WIDTHS_PX[lines - 1][self.has_wild_cards] * text_scale
        if not self.is_squared:
            return max(pill, card_width * (1 + (self.card_count - 1) * strip))
        beside = TOPPER_SHIFT_RATIO * card_width if self.has_topper else 0.0
        behind = STACKED_CANASTA_STEP_PX * self.canastas_behind
        extra = CANASTA_EXTRA_WIDTHS_PX[lines - 1]
        return max(pill, card_width + extra + beside + behind)


@dataclass(frozen=True, slots=True)
class MeldColumn:
    """Place of a meld: corner of its first card, visible strip, and clickable area."""

    x: float
    y: float
    width: float
    strip_width: float
    area: Rect
    card_width: float = 0.0
    """Card width; 0 for a chip."""
    wild_card_rise: float = 0.0
    """Pixels by which wild cards are raised."""
    badge_room: float = 0.0
    """Pixels available to the count badge between its neighbours."""
    is_folded: bool = False
    line_count: int = 1


@dataclass(frozen=True, slots=True)
class _RowSpacing:
    """A way to fit melds into a row: card width, strip in card widths, gap, number of
    lines, number of folded melds."""

    card_width: float
    strip: float
    gap: float
    line_count: int
    folded_count: int = 0


@lru_cache(maxsize=16)
def fit_meld_row(
    room: Rect,
    usual_width: float,
    sizes: tuple[MeldSize, ...],
    text_scale: float = 1.0,
    end_width: float = 0.0,
    *,
    reserves: bool = True,
) -> tuple[MeldColumn, ...] | None:
    """Return the places of the melds of a side; None if even folded melds do not fit.

    `usual_width` is the usual card width of melds at this table. `end_width` is left
    free at the end of the row, if narrower strips and gaps make that possible. With
    `reserves`, width for further cards is reserved while no meld is folded.
    """
    if not sizes:
        return ()
    wide = room.w - ROW_MARGIN_PX
    unfinished = sum(not size.is_squared for size in sizes)
    ways = tuple(_ways(room.h, usual_width, text_scale, unfinished))
    for reserve in (True, False)[not reserves :]:
        for way in ways:
            if reserve and way.folded_count:
                break  # no meld is folded for the reserve
            widths = _widths(sizes, way, text_scale)
            if reserve:
                widths = _with_reserve(widths, way)
            counts = _line_counts(wide, widths, way)
            if counts is not None:
                way = _widest((wide - end_width, wide), sizes, counts, way, text_scale)
                return _columns(room, sizes, counts, way, text_scale)
    return None


def fit_overlapping_meld_row(
    room: Rect, usual_width: float, sizes: tuple[MeldSize, ...], text_scale: float
) -> tuple[MeldColumn, ...]:
    """Return the places of overlapping melds, for a row into which they do not fit
    otherwise."""
    tall = (room.h - 10 - count_badge_room(text_scale)) / CARD_RATIO
    way = _RowSpacing(
        min(MIN_UNFOLDED_CARD_WIDTH_PX, usual_width, tall), FOLDED_STRIP_RATIO, 6.0, 1
    )
    columns = _columns(room, sizes, [len(sizes)], way, text_scale)
    last = columns[-1]
    step = min(1.0, (room.w - last.width - ROW_MARGIN_PX) / max(1.0, last.x - room.x))
    return tuple(
        replace(column, x=x, area=column.area._replace(x=x))
        for column in columns
        for x in (room.x + (column.x - room.x) * step,)
    )


def new_meld_rect(
    room: Rect, columns: tuple[MeldColumn, ...], gap: float = ROW_MARGIN_PX
) -> Rect:
    """Return the rectangle of a new meld, at the end of the line with most room.

    The rectangle is at least as wide as a card; in a full row it covers the last card
    except its index.
    """
    ends = {column.y: column for column in columns}
    last = min(ends.values(), key=lambda column: column.x + column.width)
    x = last.x + last.width + gap
    card = last.card_width
    wide = max(card, min(card * (1 + 2 * AMPLE_STRIP_RATIO), room.right - x))
    return Rect(min(x, room.right - wide), last.area.y, wide, last.area.h)


def _ways(
    high: float, meld: float, text: float, unfinished: int
) -> Iterator[_RowSpacing]:
    """Yield the ways to fit melds into a row of height `high`, those with large cards
    first.

    `unfinished` is the number of melds that are no canastas.
    """
    tall = (high - 10 - count_badge_room(text)) / CARD_RATIO
    card = min(max(MAX_CARD_RATIO_ON_ONE_LINE * meld, MIN_TWO_LINE_CARD_PX), tall)
    if card < MIN_CARD_PX:
        return
    half = min((high - 9) / 2 / CARD_RATIO, MAX_CARD_RATIO_ON_TWO_LINES * meld)
    lines = 2
    if half < MIN_TWO_LINE_CARD_PX:
        half, lines = min(MIN_UNFOLDED_CARD_WIDTH_PX, card), 1
    while card > half:
        yield _RowSpacing(card, INDEX_STRIP_RATIO, 10.0, 1)
        card = max(half, card * CARD_SIZE_STEP_FACTOR)
    yield _RowSpacing(half, INDEX_STRIP_RATIO, 9.0, 1)
    smallest = MIN_UNFOLDED_CARD_WIDTH_PX if lines == 2 else MIN_TWO_LINE_CARD_PX
    least = min(smallest, half)
    card = half
    while card >= least:
        yield _RowSpacing(card, INDEX_STRIP_RATIO, 8.0, lines)
        card = max(least, card * CARD_SIZE_STEP_FACTOR) if card > least else 0.0
    for folded in range(1, unfinished + 1):
        yield _RowSpacing(least, INDEX_STRIP_RATIO, 6.0, lines, folded)
    while least > MIN_TWO_LINE_CARD_PX:
        least = max(MIN_TWO_LINE_CARD_PX, least * CARD_SIZE_STEP_FACTOR)
        yield _RowSpacing(least, INDEX_STRIP_RATIO, 6.0, lines, unfinished)


def _strips(sizes: tuple[MeldSize, ...], way: _RowSpacing) -> list[float]:
    """Return the visible strip of each meld in card widths; the longest `folded_count`
    melds have the strip of folded melds."""
    open_ones = (i for i, size in enumerate(sizes) if not size.is_squared)
    longest = sorted(open_ones, key=lambda i: -sizes[i].card_count)[: way.folded_count]
    return [
        FOLDED_STRIP_RATIO if i in longest else way.strip for i in range(len(sizes))
    ]


def _widths(sizes: tuple[MeldSize, ...], way: _RowSpacing, text: float) -> list[float]:
    """Return the width of each meld in pixels, with the strips and card width of a
    way."""
    return [
        size.meld_width(way.card_width, share, way.line_count, text)
        for size, share in zip(sizes, _strips(sizes, way), strict=True)
    ]


def _with_reserve(widths: list[float], way: _RowSpacing) -> list[float]:
    """Return the widths of melds, enlarged in proportion up to the width that the row
    reserves for this number of melds."""
    reserved = (
        way.card_width * (1 + (RESERVED_CARDS_PER_MELD - 1) * way.strip) * len(widths)
    )
    factor = max(1.0, reserved / sum(widths))
    return [width * factor for width in widths]


def _line_counts(
    wide: float, widths: list[float], way: _RowSpacing
) -> list[int] | None:
    """Distribute melds evenly over the lines; return the number of melds of each line,
    or None if they do not fit."""
    even = sum(width + way.gap for width in widths) / way.line_count
    counts, used = [0], 0.0
    for width in widths:
        past = used + width / 2 > even and len(counts) < way.line_count
        if counts[-1] and (past or used + width > wide):
            counts.append(0)
            used = 0.0
        counts[-1] += 1
        used += width + way.gap
        if used - way.gap > wide:
            return None
    return counts if len(counts) <= way.line_count else None


def _widest(
    widths: tuple[float, float],
    sizes: tuple[MeldSize, ...],
    counts: list[int],
    way: _RowSpacing,
    text: float,
) -> _RowSpacing:
    """Return `way` with the widest strips and gaps at which the melds fit into the
    first of two widths, or else into the second.

    If they fit into neither, or melds are folded, return `way` unchanged.
    """
    spacings = (
        ONE_LINE_STRIPS_AND_GAPS if way.line_count == 1 else TWO_LINE_STRIPS_AND_GAPS
    )
    for wide, (share, gap) in product(widths, () if way.folded_count else spacings):
        wider = replace(way, strip=share, gap=gap)
        each = iter(_widths(sizes, wider, text))
        used = (sum(w + gap for w in islice(each, count)) - gap for count in counts)
        spare = wide - max(used)
        if spare >= 0:
            more = (spare - way.card_width) / len(sizes)
            return replace(wider, gap=gap + clamp(0, more, MAX_EXTRA_GAP_PX))
    return way


def _columns(
    room: Rect,
    sizes: tuple[MeldSize, ...],
    counts: list[int],
    way: _RowSpacing,
    text: float,
) -> tuple[MeldColumn, ...]:
    """Return the places of melds, `counts` on each line, with room for raised wild
    cards.
    """
    high = way.card_width * CARD_RATIO
    badge_room = count_badge_room(text) if way.line_count == 1 else 0.0
    spare = room.h - way.line_count * high - badge_room
    air = spare / (way.line_count + 1)
    rise = min(WILD_CARD_RISE_RATIOS[way.line_count - 1] * high, spare / way.line_count)
    margin = min(5.0, way.gap / 2 - 0.5)
    columns = []
    melds = zip(sizes, _strips(sizes, way), _widths(sizes, way, text), strict=True)
    for number, count in enumerate(counts):
        y = room.y + max(air, rise) * (number + 1) + high * number
        x = room.x
        for size, strip, width in islice(melds, count):
            left, wide = x - margin, width + 2 * margin
            columns.append(
                MeldColumn(
                    x,
                    y,
                    width,
                    0.0 if size.is_squared else strip * way.card_width,
                    Rect(left, y - rise, wide, rise + high + badge_room),
                    way.card_width,
                    rise,
                    width + way.gap - 2,
                    strip < INDEX_STRIP_RATIO,
                    way.line_count,
                )
            )
            x += width + way.gap
    return tuple(columns)


def chip_rects(area: Rect, count: int, text_scale: float) -> tuple[Rect, ...]:
    """Return the rectangles of chips in an area, column by column.

    Chips are wider if one column suffices.
    """
    high = CHIP_HEIGHT_PX * text_scale
    lines = max(1, int((area.h + CHIP_GAP_PX) / (high + CHIP_GAP_PX)))
    columns = max(1, -(-count // lines))
    most = MAX_CHIP_WIDTH_PX if columns == 1 else CHIP_WIDTH_PX
    gaps = CHIP_COLUMN_GAP_PX * (columns - 1)
    wide = min(most * text_scale, (area.w - gaps) / columns)
    return tuple(
        Rect(
            area.x + (i // lines) * (wide + CHIP_COLUMN_GAP_PX),
            area.y + (i % lines) * (high + CHIP_GAP_PX),
            wide,
            high,
        )
        for i in range(count)
    )


def chip_scale(area: Rect, count: int, text_scale: float, *, compact: bool) -> float:
    """Return the largest scale at which chips in an area have enough width: in a
    `compact` part of a row for rank, count and stars, otherwise for their usual width
    and a gap."""
    scales = COMPACT_CHIP_SCALES if compact else CHIP_SCALES
    least = MIN_CHIP_WIDTH_PX if compact else CHIP_WIDTH_PX
    if not compact:
        area = area._replace(w=area.w - CHIP_COLUMN_GAP_PX)
    for scale in scales:
        chip, *_ = chip_rects(area, count, text_scale * scale)
        if chip.w >= least * (text_scale * scale):
            return scale
    return scales[-1]


def split_row(row: Rect, count: int) -> tuple[Rect, ...]:
    """Divide the upper row equally among `count` other sides."""
    wide = (row.w - 8 * (count - 1)) / count
    return tuple(Rect(row.x + i * (wide + 8), row.y, wide, row.h) for i in range(count))


def stock_edge_count(count: int) -> int:
    """Return the number of card edges drawn under the top card of a stock of
    `count`.
    """
    return 9 if count > 60 else 6 if count > 20 else min(3, count - 1)


def fan_poses(
    area: Rect, back_width: float, count: int, limit: int
) -> list[tuple[float, float, float]]:
    """Return x, y and rotation of each card back of a fan, from the left; [] if they do
    not fit."""
    shown = min(count, limit)
    if not shown or back_width < MIN_CARD_BACK_WIDTH_PX or area.w < back_width:
        return []
    pitch = min(back_width * 0.34, (area.w - back_width) / max(1, shown - 1))
    places = []
    for i in range(shown):
        turn = (i - (shown - 1) / 2) * (10 / max(shown, 6)) if shown > 1 else 0.0
        places.append((area.x + i * pitch, area.y + abs(turn) * 0.35, turn))
    return places
