"""Rectangles of meld rows, pile and fans of card backs, without Qt and without rules.

Melds are fanned sideways, so that every card shows its index. Where room is short,
these are reduced in turn: gaps and visible strips; card size, until two lines of melds
have room for the same size; then a second line, smaller cards; last, the longest
unfinished melds are folded.

Card size and lines should not change with every card that is melded. So there are few
card sizes, and a row reserves the width of `RESERVED_CARDS` for each meld, canastas
included.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import islice, product
from typing import Final

from canasta_qt.table.layout.zones import RATIO, Rect, pill_room

INDEX: Final = 0.27
"""Visible strip of a small covered card that shows its whole index, in card widths."""
EASY: Final = 0.36
"""Visible strip of a covered card with ample room, in card widths."""
EDGE: Final = 0.10
"""Visible strip of the covered cards of a folded meld, in card widths."""
LARGE_MELD_SHARE: Final = 0.80 / 0.64
SMALL_MELD_SHARE: Final = 0.62 / 0.64
"""Largest card width of melds over `meld` of `meld_row`: this on two lines, above on
one.
"""
RESERVED_CARDS: Final = 4.0
"""Number of fanned cards by meld for which a row reserves width."""
SIZE_STEP: Final = 0.85
"""Each card size of a row divided by the next larger one."""
ONE_LINE_SPACINGS: Final = ((EASY, 22.0), (0.31, 18.0), (INDEX, 16.0), (INDEX, 10.0))
"""Pairs of strip and gap on one line of melds, from ample width to little."""
TWO_LINE_SPACINGS: Final = (
    (0.60, 30.0),
    (0.50, 26.0),
    (0.43, 24.0),
    (EASY, 22.0),
    (0.31, 14.0),
)
"""Pairs of strip and gap on two lines of melds, from ample width to little."""
MIN_UNFOLDED_WIDTH: Final = 40.0
"""Card width in pixels below which melds are folded instead of made smaller."""
MIN_WIDTH_ON_TWO_LINES: Final = 30.0
"""Smallest card width on two lines, in pixels; lower rows have one line, or chips."""
WILD_CARD_RISE: Final = (0.075, 0.055)
"""Height by which wild cards are raised, in card heights: on one line, on two."""
CANASTA_EXTRA_WIDTH: Final = (14.0, 8.0)
"""Pixels that edges and gaps add to the width of a canasta: on one line, on two."""
CANASTA_EDGES: Final = 5
"""Number of card edges drawn under the top card of a canasta."""
CANASTA_EDGE_STEP: Final = (1.1, 0.7)
"""Pixels between two of those edges: on one line, on two."""
STACKED_CANASTA_STEP: Final = 9.0
"""Pixels of width for each further canasta of a rank, behind the first one."""
TOPPER_SHIFT: Final = 0.42
"""Distance of a red three to the right of the canasta it is set on, in card widths."""
PILL_WIDTHS: Final = ((34.0, 62.0), (26.0, 54.0))
"""Pixel widths of a count badge without and with wild cards at text scale 1: one line,
two.
"""
ROW_MARGIN: Final = 8.0
"""Pixels kept free at the right of the last meld."""
NEW_MELD_WIDTH: Final = 44.0
"""Pixels reserved for a new meld at the end of a row."""
MIN_NEW_MELD_WIDTH: Final = 24.0

_PILE_OFFSETS: Final = (
    (-2.0, 1.0, -2.5),
    (2.0, -1.0, 4.0),
    (-1.0, -1.0, -5.0),
    (1.5, 1.0, 2.5),
    (-1.5, 0.0, -3.5),
    (1.0, -1.0, 6.0),
)
CHIP_HEIGHT: Final = 24.0
CHIP_GAP: Final = 3.0
CHIP_WIDTH: Final = 108.0
"""Width of a chip in pixels at text scale 1."""
MAX_CHIP_WIDTH: Final = 140.0
"""Width in pixels at text scale 1 of chips that have a single column."""
CHIP_SCALES: Final = (1.4, 1.3, 1.2, 1.1)
"""Scales, largest first, tried for the chips of a row that has only chips."""
LOW_CHIP_SCALES: Final = (1.0, 0.92, 0.85, 0.78)
"""Scales, largest first, tried for chips in the part of the upper row of one of several
sides.
"""
MIN_CHIP_WIDTH: Final = 84.0
"""Width in pixels of rank, count and stars at text scale 1, with their gaps."""
MIN_BACK_WIDTH: Final = 14.0
"""Smallest width of a card back in pixels; below it only the number of cards is
shown.
"""
MAX_DRAWN_PILE_CARDS: Final = 6
"""Largest number of cards of the pile that are drawn; the others are below them."""


@dataclass(frozen=True, slots=True)
class MeldSize:
    """Properties of a meld on which its width depends.

    `canastas_behind` is the number of canastas behind the first one of a stack.
    """

    count: int
    is_squared: bool = False
    wilds: bool = False
    canastas_behind: int = 0
    has_topper: bool = False

    def width(self, card: float, share: float, lines: int, text: float) -> float:
        """Return the width in pixels: that of the cards, at least that of the count
        badge.

        `card` is the card width, `share` the visible strip in card widths, `text` the
        text scale.
        """
        pill = PILL_WIDTHS[lines - 1][self.wilds] * text
        if not self.is_squared:
            return max(pill, card * (1 + (self.count - 1) * share))
        beside = TOPPER_SHIFT * card if self.has_topper else 0.0
        return max(
            pill,
            card
            + CANASTA_EXTRA_WIDTH[lines - 1]
            + beside
            + STACKED_CANASTA_STEP * self.canastas_behind,
        )


@dataclass(frozen=True, slots=True)
class MeldColumn:
    """Place of a meld: corner of its first card, visible strip, and clickable area."""

    x: float
    y: float
    w: float
    strip: float
    area: Rect
    card: float = 0.0
    """Card width; 0 for a chip."""
    rise: float = 0.0
    """Pixels by which wild cards are raised."""
    room: float = 0.0
    """Pixels available to the count badge between its neighbours."""
    folded: bool = False
    lines: int = 1


@dataclass(frozen=True, slots=True)
class MeldRow:
    """Places of the melds of a side, with the card width and the number of lines
    used.
    """

    columns: tuple[MeldColumn, ...]
    card: float
    lines: int = 1
    folded: int = 0


@dataclass(frozen=True, slots=True)
class _Way:
    """One way to fit a row: card width, strip in card widths, gap, number of lines."""

    card: float
    share: float
    gap: float
    lines: int
    folded: int = 0


@lru_cache(maxsize=16)
def meld_row(
    room: Rect,
    meld: float,
    sizes: tuple[MeldSize, ...],
    text: float = 1.0,
    end: float = 0.0,
) -> MeldRow | None:
    """Return the places of the melds of a side; None if even folded melds do not fit.

    `meld` is the usual card width of melds at this table, `text` the text scale, `end`
    the width to leave at the end of the row if strips and gaps can be narrower for it.
    """
    if not sizes:
        return MeldRow((), 0.0)
    wide = room.w - ROW_MARGIN
    unfinished = sum(not size.is_squared for size in sizes)
    ways = tuple(_ways(room.h, meld, text, unfinished))
    for reserve in (True, False):
        for way in ways:
            widths = _widths(sizes, way, text)
            if reserve:
                widths = _with_reserve(widths, way)
            counts = _line_counts(wide, widths, way)
            if counts is not None:
                way = _widest((wide - end, wide), sizes, counts, way, text)
                columns = _columns(room, _in_lines(sizes, counts, way, text), way, text)
                return MeldRow(columns, way.card, way.lines, way.folded)
    return None


def own_row(
    room: Rect, meld: float, sizes: tuple[MeldSize, ...], text: float = 1.0
) -> MeldRow | None:
    """Like `meld_row`, but with strips and gaps that leave `NEW_MELD_WIDTH` if
    possible.
    """
    return meld_row(room, meld, sizes, text, NEW_MELD_WIDTH + ROW_MARGIN)


def squeezed_row(
    room: Rect, meld: float, sizes: tuple[MeldSize, ...], text: float
) -> MeldRow:
    """Return the places of melds that overlap, for a row where nothing else fits."""
    tall = (room.h - 10 - pill_room(text)) / RATIO
    way = _Way(min(MIN_UNFOLDED_WIDTH, meld, tall), EDGE, 6.0, 1)
    columns = _columns(room, _in_lines(sizes, [len(sizes)], way, text), way, text)
    last = columns[-1]
    step = min(1.0, (room.w - last.w - ROW_MARGIN) / max(1.0, last.x - room.x))
    moved = (
        replace(column, x=x, area=column.area._replace(x=x))
        for column in columns
        for x in (room.x + (column.x - room.x) * step,)
    )
    return MeldRow(tuple(moved), way.card, 1, len(sizes))


def new_meld_rect(room: Rect, row: MeldRow, gap: float = ROW_MARGIN) -> Rect:
    """Return the rectangle of a new meld, at the end of the line with most room.

    In a full row the rectangle is narrow, so that it does not cover the last index.
    """
    ends = {column.y: column for column in row.columns}
    last = min(ends.values(), key=lambda column: column.x + column.w)
    x = last.x + last.w + gap
    wide = min(row.card * (1 + 2 * EASY), room.right - x)
    if wide < MIN_NEW_MELD_WIDTH:
        x, wide = room.right - MIN_NEW_MELD_WIDTH, MIN_NEW_MELD_WIDTH
    return Rect(x, last.area.y, wide, last.area.h)


def _ways(high: float, meld: float, text: float, unfinished: int) -> Iterator[_Way]:
    """Yield the ways to fit melds into a row of height `high`, the most comfortable
    first.

    `unfinished` is the number of melds that are no canastas.
    """
    tall = (high - 10 - pill_room(text)) / RATIO
    card = min(LARGE_MELD_SHARE * meld, tall)
    if min(SMALL_MELD_SHARE * meld, tall) < MIN_WIDTH_ON_TWO_LINES:
        return
    half, lines = min((high - 9) / 2 / RATIO, SMALL_MELD_SHARE * meld), 2
    if half < MIN_WIDTH_ON_TWO_LINES:
        half, lines = min(MIN_UNFOLDED_WIDTH, card), 1
    while card > half:
        yield _Way(card, INDEX, 10.0, 1)
        card = max(half, card * SIZE_STEP)
    yield _Way(half, INDEX, 9.0, 1)
    least = min(MIN_UNFOLDED_WIDTH, half)
    card = half
    while card >= least:
        yield _Way(card, INDEX, 8.0, lines)
        card = max(least, card * SIZE_STEP) if card > least else 0.0
    for folded in range(1, unfinished + 1):
        yield _Way(least, INDEX, 6.0, lines, folded)


@dataclass(frozen=True, slots=True)
class _Laid:
    """A meld on its line: size, visible strip and width."""

    size: MeldSize
    share: float
    w: float


def _shares(sizes: tuple[MeldSize, ...], way: _Way) -> list[float]:
    """Return the visible strip of each meld in card widths; the longest are folded."""
    open_ones = (i for i, size in enumerate(sizes) if not size.is_squared)
    longest = sorted(open_ones, key=lambda i: -sizes[i].count)[: way.folded]
    return [EDGE if i in longest else way.share for i in range(len(sizes))]


def _widths(sizes: tuple[MeldSize, ...], way: _Way, text: float) -> list[float]:
    """Return the widths of melds."""
    return [
        size.width(way.card, share, way.lines, text)
        for size, share in zip(sizes, _shares(sizes, way), strict=True)
    ]


def _with_reserve(widths: list[float], way: _Way) -> list[float]:
    """Return the widths of melds, in proportion enlarged to what the row reserves."""
    reserved = way.card * (1 + (RESERVED_CARDS - 1) * way.share) * len(widths)
    factor = max(1.0, reserved / sum(widths))
    return [width * factor for width in widths]


def _line_counts(wide: float, widths: list[float], way: _Way) -> list[int] | None:
    """Distribute melds evenly over the lines; return the number of melds by line, or
    None if they do not fit.
    """
    if sum(widths) + way.gap * (len(widths) - way.lines) > wide * way.lines + 1:
        return None  # most ways fail here, and there are many
    even = sum(width + way.gap for width in widths) / way.lines
    counts, used = [0], 0.0
    for width in widths:
        past = used + width / 2 > even and len(counts) < way.lines
        if counts[-1] and (past or used + width > wide):
            counts.append(0)
            used = 0.0
        counts[-1] += 1
        used += width + way.gap
        if used - way.gap > wide:
            return None
    return counts if len(counts) <= way.lines else None


def _widest(
    widths: tuple[float, float],
    sizes: tuple[MeldSize, ...],
    counts: list[int],
    way: _Way,
    text: float,
) -> _Way:
    """Return a way with the widest strips and gaps for which the first of two widths
    has room, else the second.
    """
    spacings = ONE_LINE_SPACINGS if way.lines == 1 else TWO_LINE_SPACINGS
    for wide, (share, gap) in product(widths, () if way.folded else spacings):
        wider = replace(way, share=share, gap=gap)
        lines = _in_lines(sizes, counts, wider, text)
        used = (sum(each.w + gap for each in line) - gap for line in lines)
        if max(used) <= wide:
            return wider
    return way


def _in_lines(
    sizes: tuple[MeldSize, ...], counts: list[int], way: _Way, text: float
) -> list[list[_Laid]]:
    """Return the melds of each line, `counts` from the first on."""
    widths = _widths(sizes, way, text)
    laid = map(_Laid, sizes, _shares(sizes, way), widths)
    return [list(islice(laid, count)) for count in counts]


def _columns(
    room: Rect, lines: list[list[_Laid]], way: _Way, text: float
) -> tuple[MeldColumn, ...]:
    """Return the places of melds on their lines, with room for raised wild cards."""
    high = way.card * RATIO
    foot = pill_room(text) if way.lines == 1 else 0.0
    spare = room.h - way.lines * high - foot
    air = spare / (way.lines + 1)
    rise = min(WILD_CARD_RISE[way.lines - 1] * high, spare / way.lines)
    margin = min(5.0, way.gap / 2 - 0.5)
    columns = []
    for number, line in enumerate(lines):
        y = room.y + max(air, rise) * (number + 1) + high * number
        x = room.x
        for meld in line:
            left, wide = x - margin, meld.w + 2 * margin
            columns.append(
                MeldColumn(
                    x,
                    y,
                    meld.w,
                    0.0 if meld.size.is_squared else meld.share * way.card,
                    Rect(left, y - rise, wide, rise + high + foot),
                    way.card,
                    rise,
                    meld.w + way.gap - 2,
                    meld.share < INDEX,
                    way.lines,
                )
            )
            x += meld.w + way.gap
    return tuple(columns)


def chip_places(area: Rect, count: int, text: float) -> tuple[Rect, ...]:
    """Return the rectangles of chips in an area, column by column.

    Chips are wider if one column suffices.
    """
    high = CHIP_HEIGHT * text
    lines = max(1, int((area.h + CHIP_GAP) / (high + CHIP_GAP)))
    columns = max(1, -(-count // lines))
    most = MAX_CHIP_WIDTH if columns == 1 else CHIP_WIDTH
    wide = min(most * text, (area.w - 4 * (columns - 1)) / columns)
    return tuple(
        Rect(
            area.x + (i // lines) * (wide + 4),
            area.y + (i % lines) * (high + CHIP_GAP),
            wide,
            high,
        )
        for i in range(count)
    )


def chips_width(high: float, count: int, text: float) -> float:
    """Return the pixels that `count` chips of full width need in an area of height
    `high`.
    """
    lines = max(1, int((high + CHIP_GAP) / (CHIP_HEIGHT * text + CHIP_GAP)))
    return -(-count // lines) * (CHIP_WIDTH * text + 4)


def chip_scale(area: Rect, count: int, text: float) -> float:
    """Return the scale for chips in an area that has no cards."""
    fitting = (
        scale
        for scale in CHIP_SCALES
        if chips_width(area.h, count, text * scale) <= area.w
    )
    return next(fitting, 1.0)


def low_chip_scale(area: Rect, count: int, text: float) -> float:
    """Return the scale for chips that at full height would be too narrow."""
    for scale in LOW_CHIP_SCALES:
        places = chip_places(area, count, text * scale)
        if all(place.w >= MIN_CHIP_WIDTH * text * scale for place in places):
            return scale
    return LOW_CHIP_SCALES[-1]


def row_sections(row: Rect, count: int) -> tuple[Rect, ...]:
    """Divide the upper row equally among `count` other sides."""
    wide = (row.w - 8 * (count - 1)) / count
    return tuple(Rect(row.x + i * (wide + 8), row.y, wide, row.h) for i in range(count))


def pile_offset(number: int) -> tuple[float, float, float]:
    """Return x and y shift in pixels, and rotation in degrees, of a pile card as if
    dropped.

    `number` counts from the bottom of the pile.
    """
    return _PILE_OFFSETS[number % len(_PILE_OFFSETS)]


def stock_edges(count: int) -> int:
    """Return the number of card edges drawn under the top card of a stock of
    `count`.
    """
    return 9 if count > 60 else 6 if count > 20 else min(3, count - 1)


def fan_poses(
    area: Rect, back: float, count: int, limit: int
) -> list[tuple[float, float, float]]:
    """Return x, y and rotation of card backs from the left; [] if they do not fit."""
    shown = min(count, limit)
    if not shown or back < MIN_BACK_WIDTH or area.w < back:
        return []
    pitch = min(back * 0.34, (area.w - back) / max(1, shown - 1))
    places = []
    for i in range(shown):
        turn = (i - (shown - 1) / 2) * (10 / max(shown, 6)) if shown > 1 else 0.0
        places.append((area.x + i * pitch, area.y + abs(turn) * 0.35, turn))
    return places
