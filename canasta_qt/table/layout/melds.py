"""Places inside the meld rows, the pile and the fans of backs. No Qt, no rules."""

from dataclasses import dataclass
from itertools import accumulate, pairwise
from typing import Final

from canasta_qt.table.layout.zones import RATIO, Rect, Zones

WILD_SHIFT: Final = 0.27
"""Wild cards lie this much to the right of the naturals, in meld widths."""
ABOVE: Final = 9.0
"""Air between the top of a row and its cards."""
BELOW: Final = 14.0
"""Room at the foot of a row for half a pill."""
BELOW_RUN: Final = 4.0
"""Room below a sequence, whose pill lies higher on its front card."""
SQUARED: Final = 3
"""Cards that peep out under the top card of a canasta."""

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
BADGE_ROOM: Final = 76.0
"""Width of a badge with a usual word at text scale 1."""
PLAIN_ROOM: Final = 44.0
"""Width of a pill with a number alone at text scale 1, with some air."""
RUN_ROOM: Final = 74.0
"""Width of a pill that names the ends of a sequence at text scale 1."""
RUN_WHOLE: Final = 102.0
"""The same with the number of cards before them."""
RUN_BADGE: Final = 90.0
"""Width of the badge of a sequence at text scale 1."""
INDEX_STEP: Final = 0.34
"""A strip of this many meld widths shows rank and the beginning of the suit."""
RANK_STEP: Final = 0.335
"""A strip that shows the rank, also where small cards wear a large index; of a sequence
the front card shows the suit."""
SLOT_ROOM: Final = 44.0
"""Least width of the place for a new meld at the end of a row."""
CHIP_HIGH: Final = 24.0
CHIP_GAP: Final = 2.0
CHIP_ROOM: Final = 108.0
"""Size of a chip at text scale 1."""
CHIP_SCALES: Final = (1.4, 1.3, 1.2, 1.1)
"""Larger chips, where nothing but chips lies in a row."""
BACK_LEAST: Final = 14.0
"""Backs smaller than this are left out; the number stays."""
PILE_SHOWN: Final = 6
"""Cards of the pile that are drawn; the rest lies under them."""


@dataclass(frozen=True, slots=True)
class Column:
    """One meld: its place, how far below it each further card lies, where to press."""

    x: float
    y: float
    strip: float
    """The last of `steps`, shared out among the cards."""
    area: Rect
    steps: tuple[float, ...] = ()
    room: float = 0.0
    """Width that the columns beside it leave to its pill or badge."""
    card: float = 0.0
    """Width of its cards; those of a long sequence are smaller than others."""

    def step(self, number: int) -> float:
        """Return how far below the first a card lies."""
        return self.steps[number] if self.steps else number * self.strip


@dataclass(frozen=True, slots=True)
class Size:
    """What a column depends on; `behind` are further canastas on the same place."""

    count: int
    squared: bool = False
    wilds: int = 0
    run: bool = False
    behind: int = 0


def steps_down(count: int, room: float, meld: float, *, run: bool) -> tuple[float, ...]:
    """Return how far below the first each card of a column lies.

    Where room is short the rear cards close up first, so that those in front show
    their whole index; those of a run show their rank, and the first card does too.
    """
    full = 0.225 * RATIO * meld
    if count < 2:
        return (0.0,) * count
    if room >= full * (count - 1):
        return tuple(i * full for i in range(count))
    least = (RANK_STEP if run else INDEX_STEP) * meld
    whole = min(count - 1, int(max(0.0, room) / least + 0.001))
    hidden = count - 1 - whole
    if not hidden:
        return tuple(i * room / (count - 1) for i in range(count))
    close = min(3.0, max(0.0, room - whole * least) / hidden)
    gaps = [close] * hidden + [least] * whole
    if run and whole:
        gaps.insert(0, gaps.pop())
    return tuple(accumulate(gaps, initial=0.0))


def run_card(count: int, high: float, meld: float) -> float:
    """Return a width of cards that shows the rank of each in a sequence."""
    return min(meld, high / (RATIO + RANK_STEP * max(1, count - 1)))


def row_columns(
    row: Rect, meld: float, left: float, sizes: tuple[Size, ...], text: float = 1.0
) -> tuple[Column, ...]:
    """Return columns of a row from `left`; they move together where there are many."""
    x = row.x + left
    room = row.w - left - 10
    gaps = _gaps(meld, room, sizes, text)
    columns = []
    rooms = _rooms(meld, row.right - x, gaps, sizes, text)
    last = meld * 1.44
    for size, gap, free in zip(sizes, [*gaps, last], rooms, strict=False):
        steps: tuple[float, ...] = ()
        card = meld
        if not size.squared:
            inner = row.h - ABOVE - (BELOW_RUN if size.run else BELOW)
            card = run_card(size.count, inner, meld) if size.run else meld
            steps = steps_down(size.count, inner - card * RATIO, card, run=size.run)
        strip = steps[-1] / (size.count - 1) if size.count > 1 and steps else 0.0
        area = Rect(x - 4, row.y + 4, min(gap, meld * 1.40), row.h - 8)
        at = x + (meld - card) / 2
        columns.append(Column(at, row.y + ABOVE, strip, area, steps, free, card))
        x += gap
    return tuple(columns)


def _rooms(
    meld: float, wide: float, gaps: list[float], sizes: tuple[Size, ...], text: float
) -> list[float]:
    """Return width for the pill or badge of each column, which stands in its middle.

    Beside a mark of a fixed width a sequence has what that leaves; two sequences side
    by side share what lies between them.
    """
    rooms = []
    for i, size in enumerate(sizes):
        free = [meld + 24.0] if i == 0 else []
        for at, gap in ((i - 1, gaps[i - 1 : i]), (i + 1, gaps[i : i + 1])):
            if not gap:
                continue
            other = sizes[at]
            fixed = not other.run or (other.squared and not size.squared)
            free.append(2 * gap[0] - _mark(other, text) - 6 if fixed else gap[0] - 3)
        if i == len(sizes) - 1:
            free.append(2 * (wide - sum(gaps)) - meld)
        rooms.append(max(0.0, min(free)))
    return rooms


def _mark(size: Size, text: float) -> float:
    """Return the least width of what stands at the foot of a column."""
    if size.squared:
        return (RUN_BADGE if size.run else BADGE_ROOM) * text
    if size.run:
        return RUN_ROOM * text
    return (PILL_ROOM if size.wilds else PLAIN_ROOM) * text


def columns_fit(meld: float, room: float, sizes: tuple[Size, ...], text: float) -> bool:
    """Return whether columns in a room leave each other's pill and badge to be read."""
    return not sizes or sum(_leasts(meld, sizes, text)) + _last(meld, sizes) <= room


def _gaps(
    meld: float, room: float, sizes: tuple[Size, ...], text: float
) -> list[float]:
    """From each column to the next: as wide as usual, or evenly less."""
    least = _leasts(meld, sizes, text)
    usual = [
        max(meld * 1.44, PILL_ROOM * text, each, _usual_run(one, other, text))
        for (one, other), each in zip(pairwise(sizes), least, strict=True)
    ]
    free = room - _last(meld, sizes)
    if sum(usual) <= free:
        return usual
    if (
        least and sum(least) > free
    ):  # nothing fits: the columns lie over one another evenly
        return [max(0.0, free) / len(least)] * len(least)
    clear = [min(b, max(a, meld + 6)) for a, b in zip(least, usual, strict=True)]
    if clear and sum(clear) > free:
        # What there is goes to the cards that others cover.
        return _between(least, clear, free)
    return _between(clear, usual, free)


def _between(low: list[float], high: list[float], total: float) -> list[float]:
    """Return lengths evenly on the way from low to high ones that come to a total."""
    spare = sum(high) - sum(low)
    share = (total - sum(low)) / spare if spare > 0 else 0.0
    return [a + (b - a) * share for a, b in zip(low, high, strict=True)]


def _usual_run(one: Size, other: Size, text: float) -> float:
    """From one column to the next where a sequence also says how long it is."""
    if not (one.run or other.run):
        return 0.0
    wide = [
        RUN_WHOLE * text if size.run and not size.squared else _mark(size, text)
        for size in (one, other)
    ]
    return sum(wide) / 2 + 3


def _last(meld: float, sizes: tuple[Size, ...]) -> float:
    """Return width that the last column takes."""
    if not sizes:
        return 0.0
    last = sizes[-1]
    if last.squared:
        return meld + 12 + 7.0 * last.behind
    return meld * (1 + (WILD_SHIFT if last.wilds else 0.0)) + 4


def _leasts(meld: float, sizes: tuple[Size, ...], text: float) -> list[float]:
    """Return the least distance from each column to the next one."""
    found = []
    for size, after in pairwise(sizes):
        least = max(0.62 * meld, (PILL_ROOM if size.wilds else PLAIN_ROOM) * text)
        if size.squared:
            wide = BADGE_ROOM + (18.0 if size.behind else 0.0)
            least = max(meld + 18, wide * text, meld + 10 + 7.0 * size.behind)
        elif after.squared:
            least += 10.0  # its badge reaches to the left
        if size.run or after.run:
            least = max(least, (_mark(size, text) + _mark(after, text)) / 2 + 3)
        found.append(least)
    return found


def chip_places(area: Rect, count: int, text: float) -> tuple[Rect, ...]:
    """Return chips that flow down an area, column by column; few of them are wider."""
    high = CHIP_HIGH * text
    lines = max(1, int((area.h + CHIP_GAP) / (high + CHIP_GAP)))
    columns = max(1, -(-count // lines))
    wide = min(CHIP_ROOM * text, (area.w - 4 * (columns - 1)) / columns)
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
    """Return width that chips of full width take in an area of this height."""
    lines = max(1, int((high + CHIP_GAP) / (CHIP_HIGH * text + CHIP_GAP)))
    return -(-count // lines) * (CHIP_ROOM * text + 4)


def chip_scale(area: Rect, count: int, text: float) -> float:
    """Return how much larger chips may be that have an area of their own."""
    fitting = (
        scale
        for scale in CHIP_SCALES
        if chips_width(area.h, count, text * scale) <= area.w
    )
    return next(fitting, 1.0)


def next_column(
    row: Rect, meld: float, columns: tuple[Column, ...], left: float
) -> Rect:
    """Return the place at the end of a row where a new meld would go, within the row.

    Where the row is full it is narrow, so that it does not cover the last meld.
    """
    x = columns[-1].x + meld * 1.44 if columns else row.x + left
    wide = meld * (1 + WILD_SHIFT)
    end = row.right - 10
    if x + wide > end:
        x = min(x, end - SLOT_ROOM)
        wide = end - x
    return Rect(x, row.y + ABOVE, wide, meld * RATIO)


def sections(row: Rect, count: int) -> tuple[Rect, ...]:
    """Return the upper row divided equally, one part for each other side."""
    wide = (row.w - 8 * (count - 1)) / count
    return tuple(Rect(row.x + i * (wide + 8), row.y, wide, row.h) for i in range(count))


def section_meld(zones: Zones, section: Rect) -> float:
    """Return width of a meld card in a divided row, whose title stands on top."""
    return min(zones.meld, (section.h - 35 - 52 * zones.text) / RATIO)


def badge_rect(at: Column, meld: float, text: float, bottom: float) -> Rect:
    """Return the badge below a canasta, moved up over it where the row is low."""
    high = 40 * text
    y = min(at.y + meld * RATIO + 9, bottom - high - 3)
    return Rect(at.x - 5, y, meld + 16, high)


def pile_offset(depth: int, count: int) -> tuple[float, float, float]:
    """Shift and turn of a pile card `depth` below the top; the top lies straight."""
    if depth == 0:
        return 0.0, 0.0, 0.0
    return _PILE_OFFSETS[(count - depth) % len(_PILE_OFFSETS)]


def stock_edges(count: int) -> int:
    """Return how many edges the stock shows."""
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
