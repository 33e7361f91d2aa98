"""The table as a pure function: sizes and counts in, rectangles out.

Lengths are logical pixels.  Nothing here knows Qt, a scene or a rule.  `table_layout`
gives the bands of the table, the other functions the places inside one band.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from canasta_qt.look.tokens import CARD_RATIO

RATIO: Final = CARD_RATIO
"""Card height over card width."""

CARD_LEAST: Final = 48.0
CARD_MOST: Final = 220.0
MELD_ROW_LEAST: Final = 96.0
"""Below this a meld row cannot show six cards and its pill."""
MELD_LEAST: Final = 46.0
"""Melds smaller than this make the hand give way."""
LIFT: Final = 0.12
"""Room above the hand for a raised card, in card widths."""
ROWS_SMALLER: Final = 0.88
"""Cards of a hand in several rows, against those in one."""
COLUMN_STEP: Final = 9.0
"""In rank columns each card lies this much below the one behind it."""
COLUMNS: Final = 3
"""`Table.rows` of a hand laid in rank columns."""


@dataclass(frozen=True, slots=True)
class Rect:
    """A rectangle: left, top, width, height."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        """The x just beyond it."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """The y just below it."""
        return self.y + self.h

    @property
    def mid_x(self) -> float:
        """The x of its middle."""
        return self.x + self.w / 2

    @property
    def mid_y(self) -> float:
        """The y of its middle."""
        return self.y + self.h / 2

    def grown(self, by: float) -> Rect:
        """The rectangle with a margin all round, which may be negative."""
        return Rect(self.x - by, self.y - by, self.w + 2 * by, self.h + 2 * by)

    def overlap(self, other: Rect) -> float:
        """Area common to both."""
        wide = min(self.right, other.right) - max(self.x, other.x)
        high = min(self.bottom, other.bottom) - max(self.y, other.y)
        return max(0.0, wide) * max(0.0, high)

    def holds(self, x: float, y: float) -> bool:
        """Whether a point lies in it."""
        return self.x <= x < self.right and self.y <= y < self.bottom


@dataclass(frozen=True, slots=True)
class Room:
    """What the layout depends on: the view's size, the seats and the player's hand."""

    width: float
    height: float
    seats: int = 4
    hand: int = 11
    groups: int = 8
    """How many ranks the hand holds."""
    factor: float = 1.0
    """The player's wish for card size, 0.7 to 1.6."""
    feet: bool = False
    text: float = 1.0
    """System font size over 10 pt, 1 to 2."""


@dataclass(frozen=True, slots=True)
class Table:
    """Card widths and bands of one table; `rows` 3 means rank columns."""

    card: float
    meld: float
    stock: float
    back: float
    pad: float
    gap: float
    text: float
    """Scale of all text on the table."""
    rows: int
    top: Rect
    theirs: Rect
    centre: Rect
    ours: Rect
    now: Rect
    hand: Rect
    stock_at: Rect
    pile_at: Rect
    plates: tuple[Rect, ...]
    """Seats clockwise from the viewer's left."""
    foot: Rect | None


def clamp(low: float, value: float, high: float) -> float:
    """The value, or the limit it passes; the lower limit wins."""
    return max(low, min(value, high))


def card_width(room: Room) -> float:
    """Width of a hand card as asked by the window and the player."""
    asked = min(room.width / 10.8, room.height / 8.0) * room.factor
    return clamp(CARD_LEAST, asked, CARD_MOST)


def text_scale(card: float) -> float:
    """Scale of text on the table for a width of hand cards in one row."""
    return clamp(1.0, card / 95, 1.4)


def plaque_width(table: Table) -> float:
    """Width of the plaque at the left of a meld row, air included."""
    return max(112 * table.text, clamp(104, 1.65 * table.meld, 150)) + 18


def seat_slots(seats: int) -> tuple[int, int, int]:
    """How many other seats sit left, across and right, clockwise from the left."""
    return {
        2: (0, 1, 0),
        3: (1, 0, 1),
        4: (1, 1, 1),
        5: (1, 2, 1),
        6: (1, 3, 1),
        7: (2, 2, 2),
        8: (2, 3, 2),
    }[seats]


def hand_rows(card: float, room_for: float, cards: int, groups: int) -> int:
    """Rows a hand needs so that a strip shows every index; 3 means rank columns."""
    need = least_strip(card)

    def pitch(count: int, ranks: int) -> float:
        return (room_for - card) / max(1.0, count - 1 + 0.35 * max(0, ranks - 1))

    if cards <= 1 or pitch(cards, groups) >= need:
        return 1
    if pitch((cards + 1) // 2, (groups + 1) // 2) >= need * 0.96:
        return 2
    return COLUMNS


def least_strip(card: float) -> float:
    """The narrowest strip of a covered card that still shows its index."""
    return max(22.0, 0.28 * card)


def table_layout(room: Room) -> Table:
    """Lay the table with the largest hand cards that leave both meld rows their least.

    A hand too long for two rows makes its cards smaller first, down to 0.72 of what
    was asked, and only then stands in rank columns.
    """
    asked = card = card_width(room)
    while True:
        table = _with_cards(room, card)
        patient = table.rows < COLUMNS or card <= 0.72 * asked
        if (_rows_fit(table) and patient) or card <= CARD_LEAST:
            return table
        card = max(CARD_LEAST, card - 2)


def _rows_fit(table: Table) -> bool:
    """Whether melds can be read; large text asks for higher rows."""
    least = MELD_ROW_LEAST * max(1.0, 0.9 * table.text)
    return table.ours.h >= least and table.meld >= MELD_LEAST


@dataclass(frozen=True, slots=True)
class _Sizes:
    """Sizes found for one width of card, before anything has a place."""

    card: float
    rows: int
    pad: float
    gap: float
    text: float
    foot: float
    hand: float
    now: float
    top: float
    centre: float
    meld_row: float


def _with_cards(room: Room, asked: float) -> Table:
    sizes = _sizes(room, asked)
    top, theirs, centre, ours, now, below = _bands(room, sizes)
    card, text = sizes.card, sizes.text
    one = sizes.rows == 1
    # A wish for small hand cards is no wish for melds that cannot be read.
    usual = card_width(replace(room, factor=max(1.0, room.factor)))
    large = max(card, min(usual, asked / min(1.0, room.factor)) * (card / asked))
    meld = min(
        (0.64 if one else 0.72) * large,
        sizes.meld_row / (RATIO + 0.80),
        (sizes.meld_row - 20 - 22 * text) / RATIO,
    )
    stock = min((0.84 if one else 0.95) * card, sizes.centre / RATIO)
    beside = sizes.pad + 8 + sizes.foot
    hand = Rect(beside, below.y, room.width - beside - sizes.pad - 8, below.h)
    high = stock * RATIO
    y = centre.y + (centre.h - high) / 2
    middle = room.width / 2
    foot = None
    if room.feet:
        wide = 0.62 * card
        foot = Rect(sizes.pad + 8, hand.y + LIFT * card, wide, wide * RATIO)
    return Table(
        card=card,
        meld=meld,
        stock=stock,
        back=clamp(26, 0.36 * card, 64),
        pad=sizes.pad,
        gap=sizes.gap,
        text=text,
        rows=sizes.rows,
        top=top,
        theirs=theirs,
        centre=centre,
        ours=ours,
        now=now,
        hand=hand,
        stock_at=Rect(middle - 1.38 * stock, y, stock, high),
        pile_at=Rect(middle + 0.38 * stock, y, stock, high),
        plates=_plates(room, sizes, stock, (top, centre)),
        foot=foot,
    )


def _sizes(room: Room, asked: float) -> _Sizes:
    high = room.height
    pad = 8 if high < 660 else 12 if high < 900 else 16
    gap = 6 if high < 660 else 8 if high < 900 else 12
    card = asked
    foot = 0.95 * card if room.feet else 0.0
    room_for = room.width - 2 * pad - 16 - foot
    rows = hand_rows(card, room_for, room.hand, room.groups)
    if rows > 1:
        card *= ROWS_SMALLER
        foot *= ROWS_SMALLER
    hand = card * RATIO * (1 if rows == 1 else 1.40) + LIFT * card
    text = text_scale(asked) * room.text
    now = clamp(44, 0.46 * card, 60)
    if room.text > 1.3:
        now *= 1.7
    top = max(clamp(50, 0.60 * card, 100), 46 * text)
    rest = high - 2 * pad - hand - now - top - 5 * gap
    centre = clamp(104, 0.27 * rest, max(220, 1.35 * card))
    if seat_slots(room.seats)[0] > 1:
        centre = max(centre, 2 * 56 + 6)
    meld_row = (rest - centre) / 2
    return _Sizes(card, rows, pad, gap, text, foot, hand, now, top, centre, meld_row)


def _bands(room: Room, sizes: _Sizes) -> list[Rect]:
    """The six bands from top to bottom; the last one is the hand, full width."""
    bands = []
    y = sizes.pad
    heights = (sizes.top, sizes.meld_row, sizes.centre, sizes.meld_row, sizes.now)
    for height in heights:
        bands.append(Rect(sizes.pad, y, room.width - 2 * sizes.pad, height))
        y += height + sizes.gap
    width = room.width - 2 * sizes.pad
    return [*bands, Rect(sizes.pad, y, width, room.height - sizes.pad - y)]


def _plates(
    room: Room, sizes: _Sizes, stock: float, bands: tuple[Rect, Rect]
) -> tuple[Rect, ...]:
    """Plates of the other seats, clockwise: left upwards, across, right downwards."""
    top, centre = bands
    left, across, right = seat_slots(room.seats)
    text = sizes.text
    free = room.width / 2 - 1.80 * stock - 24 - 146 * text - sizes.pad
    side = clamp(132, free, 210 * text)
    plates = _stack(left, Rect(sizes.pad, centre.y, side, centre.h))[::-1]
    if across:
        most = (400 if room.seats == 2 else 330 if across == 1 else 320) * text
        width = min(most, (top.w - (across - 1) * 10) / across)
        x = (room.width - (width * across + 10 * (across - 1))) / 2
        plates += [
            Rect(x + i * (width + 10), top.y, width, top.h) for i in range(across)
        ]
    x = room.width - sizes.pad - side
    return tuple(plates + _stack(right, Rect(x, centre.y, side, centre.h)))


def _stack(count: int, within: Rect) -> list[Rect]:
    """Plates above one another that fill a rectangle, from the top."""
    high = (within.h - (count - 1) * 6) / max(1, count)
    return [
        Rect(within.x, within.y + i * (high + 6), within.w, high) for i in range(count)
    ]


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
