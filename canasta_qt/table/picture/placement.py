"""The picture as data: where every card of the game lies and how it looks.

The scene only carries a picture out; `compose` makes it.  Cards the viewer cannot
see have no face.
"""

from dataclasses import dataclass, field
from enum import StrEnum
from typing import TypeAlias

from canasta_qt.cards import Card, Rank
from canasta_qt.gestures import Draft, Place, Spot
from canasta_qt.look.tokens import Shadow
from canasta_qt.table.layout.melds import Column
from canasta_qt.table.layout.places import Tray
from canasta_qt.table.layout.zones import RATIO, Rect, Zones
from canasta_qt.table.picture.hand_order import HandCard
from canasta_qt.table.picture.table_state import TableState


class HomeKind(StrEnum):
    """What a card belongs to."""

    HAND = "hand"
    STAGED = "staged"
    MELD = "meld"
    BONUS = "bonus"
    PILE = "pile"
    STOCK = "stock"
    SEAT = "seat"
    FOOT = "foot"
    TOPPER = "topper"
    """A red three set on a canasta; `index` is that of the meld."""
    ASIDE = "aside"
    """Black threes set aside from taken piles."""
    TALON = "talon"
    """Packets set aside at the deal, by `index`."""
    AWAY = "away"
    """Not in the game: the packs of this ruleset are smaller than the table's."""


@dataclass(frozen=True, slots=True)
class Origin:
    """What a card belongs to; `owner` is a side or a seat, `index` a meld or group."""

    kind: HomeKind
    owner: int = 0
    index: int = 0


class Ring(StrEnum):
    """The ring a card wears; one that has just come has light at its foot instead."""

    NONE = "none"
    SELECTED = "selected"
    FRESH = "fresh"


Pose: TypeAlias = tuple[float, float, float, float]
"""x, y, width and turn of a card; `x`, `y` is its corner before it is turned."""


@dataclass(frozen=True, slots=True)
class CardPlace:
    """One card of the picture; `x`, `y` is its corner before it is turned."""

    home: Origin
    face: Card | None
    x: float
    y: float
    width: float
    z: float
    turn: float = 0.0
    shown: bool = True
    ring: Ring = Ring.NONE
    lift: float = 0.0
    seal: str | None = None
    """The kind of canasta whose seal lies on it."""
    held: HandCard | None = None
    """The card of the hand it is, for cards in the hand and in the tray."""
    seen: tuple[float, float] | None = None
    """Width and height of what its neighbours leave of it; None: all of it."""
    shadow: Shadow = Shadow.REST
    """The lowest card of a pile casts that of the whole pile."""

    @property
    def pose(self) -> Pose:
        """How it lies."""
        return self.x, self.y, self.width, self.turn

    @property
    def rect(self) -> Rect:
        """Where it lies, unturned and lifted."""
        return Rect(self.x, self.y - self.lift, self.width, self.width * RATIO)

    @property
    def visible(self) -> Rect:
        """What its neighbours leave of where it lies."""
        rect = self.rect
        return Rect(rect.x, rect.y, *(self.seen or (rect.w, rect.h)))


@dataclass(frozen=True, slots=True)
class Pill:
    """The count at the foot of a meld."""

    x: float
    """Its middle, or its right end."""
    y: float
    count: int
    wilds: int = 0
    of: int = 0
    """How many cards it needs, while it has too few."""
    kind: str | None = None
    """What a canasta is called."""
    times: int = 1
    """How many canastas share the place."""
    run: tuple[Card, Card] | None = None
    """Ends of a sequence."""
    named: Rank | None = None
    """The rank of folded cards, which it names."""
    room: float = 0.0
    """Width that its neighbours leave it."""
    small: bool = False
    ends_at: bool = False
    """It ends at `x`."""
    home: Origin | None = None
    """The meld whose cards it counts."""

    @property
    def points(self) -> bool:
        """Whether it counts the points of cards that lie ready."""
        return self.ends_at and not self.small


@dataclass(frozen=True, slots=True)
class Chip:
    """Melds as a few signs, where there is no room for their cards; threes, too."""

    rect: Rect
    rank: Rank
    run: tuple[Card, Card] | None
    """Ends of a sequence."""
    kind: str | None
    count: int
    wilds: int
    times: int = 1
    scale: float = 1.0
    """How much larger or smaller than usual."""


@dataclass(frozen=True, slots=True)
class FootLabel:
    """The word on a waiting foot, or the number of cards of a packet set aside."""

    mid_x: float
    y: float
    count: int = 0
    """0 on a foot: numbers beside it count the hand."""
    names: bool = False
    """It says what it counts: the first of several packets does for all."""


@dataclass(frozen=True, slots=True)
class Row:
    """A meld row, or one side's part of it; `compact` has its title on top."""

    rect: Rect
    side: int
    compact: bool
    columns: dict[int, Column] = field(default_factory=dict)
    """By number of the meld."""
    bonus: Rect | None = None
    """Where its red threes lie, and black ones set aside."""
    free: Rect | None = None
    """Where a new meld would go."""

    def beside(self, gap: float) -> Rect:
        """Return what the melds leave of the row at its right end."""
        ends = [column.area.right + gap for column in self.columns.values()]
        left = max(ends, default=self.rect.x + 0.2 * self.rect.w)
        return Rect(left, self.rect.y, max(0.0, self.rect.right - left), self.rect.h)


@dataclass(slots=True)
class Picture:
    """Everything the scene shows that depends on the cards.

    The composition adds to it; afterwards nobody changes it.
    """

    zones: Zones
    table_state: TableState
    draft: Draft
    cards: list[CardPlace] = field(default_factory=list)
    pills: list[Pill] = field(default_factory=list)
    chips: list[Chip] = field(default_factory=list)
    feet: list[FootLabel] = field(default_factory=list)
    rows: list[Row] = field(default_factory=list)
    tray: Tray | None = None
    fans: dict[int, float] = field(default_factory=dict)
    """Where the backs of a seat begin, by seat."""
    spots: dict[Spot, Rect] = field(default_factory=dict)
    """Where cards may be let go or picked up."""

    def row(self, side: int) -> Row:
        """Return the row of a side."""
        return next(row for row in self.rows if row.side == side)

    def plate(self, seat: int) -> Rect | None:
        """Return the plate of a seat; the viewer has none."""
        step = (seat - self.table_state.viewer) % self.table_state.seats
        return self.zones.plates[step - 1] if step else None


def home_of(state: TableState, spot: Spot) -> Origin | None:
    """Return where the cards of a spot belong, if any lie there to be looked at."""
    match spot.place:
        case Place.PILE:
            return Origin(HomeKind.PILE)
        case Place.MELD:
            return Origin(HomeKind.MELD, *state.place_of(spot.index))
        case Place.STAGED:
            return Origin(HomeKind.STAGED, state.side, spot.index)
        case _:
            return None
