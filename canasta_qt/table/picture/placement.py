"""The picture as data: place and look of every card of the game.

`compose` makes a picture, the scene applies it. Cards that the viewer cannot see have
no face.
"""

from dataclasses import dataclass, field
from enum import StrEnum
from typing import TypeAlias

from canasta_qt.cards import Card, Rank
from canasta_qt.gestures import Draft, Place, Spot
from canasta_qt.look.tokens import Shadow
from canasta_qt.table.layout.melds import MeldColumn
from canasta_qt.table.layout.places import TrayLayout
from canasta_qt.table.layout.zones import RATIO, Rect, Zones
from canasta_qt.table.picture.hand_order import HandCard
from canasta_qt.table.picture.table_state import TableState


class LocationKind(StrEnum):
    """Kinds of places of a card on the table."""

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
    """Outside the game: this ruleset has fewer packs than the scene has cards."""


@dataclass(frozen=True, slots=True)
class Location:
    """Place of a card; `owner` is a side or a seat, `index` a meld or group."""

    kind: LocationKind
    owner: int = 0
    index: int = 0


class CardRing(StrEnum):
    """Ring round a card; a new card has a light at its foot instead."""

    NONE = "none"
    SELECTED = "selected"
    FRESH = "fresh"


Pose: TypeAlias = tuple[float, float, float, float]
"""x, y, width and turn of a card; `x`, `y` is its corner before it is turned."""


@dataclass(frozen=True, slots=True)
class CardPlace:
    """Place and look of one card; `x`, `y` is its corner before it is turned."""

    location: Location
    face: Card | None
    x: float
    y: float
    width: float
    z: float
    turn: float = 0.0
    shown: bool = True
    ring: CardRing = CardRing.NONE
    lift: float = 0.0
    seal: str | None = None
    """Kind of the canasta whose seal is on the card."""
    hand_card: HandCard | None = None
    """The hand card at this place, in the hand and in the tray."""
    seen: tuple[float, float] | None = None
    """Size of the part not covered by neighbours; None: all of it."""
    shadow: Shadow = Shadow.REST
    """Shadow; the lowest card of a pile has that of the whole pile."""

    @property
    def pose(self) -> Pose:
        """Corner, width and turn."""
        return self.x, self.y, self.width, self.turn

    @property
    def rect(self) -> Rect:
        """Rectangle of the lifted card before the turn."""
        return Rect(self.x, self.y - self.lift, self.width, self.width * RATIO)

    @property
    def visible(self) -> Rect:
        """Part of `rect` that neighbours leave visible."""
        rect = self.rect
        return Rect(rect.x, rect.y, *(self.seen or (rect.w, rect.h)))


@dataclass(frozen=True, slots=True)
class Pill:
    """Count at the foot of a meld."""

    x: float
    """The middle of the pill, or with `ends_at` its right end."""
    y: float
    count: int
    wilds: int = 0
    required: int = 0
    """Required number of cards, while there are too few; else 0."""
    kind: str | None = None
    """Kind of the canasta, if the meld is one."""
    times: int = 1
    """Number of canastas in this place."""
    run: tuple[Card, Card] | None = None
    """Both ends of a sequence."""
    named: Rank | None = None
    """Rank of folded cards."""
    room: float = 0.0
    """Width between the neighbours."""
    small: bool = False
    ends_at: bool = False
    """Whether `x` is the right end."""
    location: Location | None = None
    """Origin of the counted meld."""

    @property
    def points(self) -> bool:
        """Whether the number is the points of staged cards."""
        return self.ends_at and not self.small


@dataclass(frozen=True, slots=True)
class Chip:
    """Melds or threes as a few signs, where there is no room for cards."""

    rect: Rect
    rank: Rank
    run: tuple[Card, Card] | None
    """Both ends of a sequence."""
    kind: str | None
    count: int
    wilds: int
    times: int = 1
    scale: float = 1.0
    """Scale relative to the usual size."""


@dataclass(frozen=True, slots=True)
class FootLabel:
    """Label of an unused foot, or number of cards of a packet set aside."""

    mid_x: float
    y: float
    count: int = 0
    """Number of cards; 0 on a foot, as other numbers are for the hand."""
    names: bool = False
    """Whether the label has a name; the first of several packets has one."""


@dataclass(frozen=True, slots=True)
class MeldRowPicture:
    """A meld row, or a part for one side; `compact` parts have the title on top."""

    rect: Rect
    side: int
    compact: bool
    columns: dict[int, MeldColumn] = field(default_factory=dict)
    """Columns by number of the meld."""
    bonus: Rect | None = None
    """Rectangle of the red threes, and black threes set aside."""
    free: Rect | None = None
    """Rectangle of a new meld."""

    def beside(self, gap: float) -> Rect:
        """Return the rectangle right of the melds of the row."""
        ends = [column.area.right + gap for column in self.columns.values()]
        left = max(ends, default=self.rect.x + 0.2 * self.rect.w)
        return Rect(left, self.rect.y, max(0.0, self.rect.right - left), self.rect.h)


@dataclass(slots=True)
class Picture:
    """Everything in the scene that depends on the cards.

    Composition fills the picture; afterwards it does not change.
    """

    zones: Zones
    table_state: TableState
    draft: Draft
    cards: list[CardPlace] = field(default_factory=list)
    pills: list[Pill] = field(default_factory=list)
    chips: list[Chip] = field(default_factory=list)
    feet: list[FootLabel] = field(default_factory=list)
    rows: list[MeldRowPicture] = field(default_factory=list)
    tray: TrayLayout | None = None
    fans: dict[int, float] = field(default_factory=dict)
    """Left end of the backs by seat."""
    spots: dict[Spot, Rect] = field(default_factory=dict)
    """Rectangles of drop targets and drag sources."""

    def row(self, side: int) -> MeldRowPicture:
        return next(row for row in self.rows if row.side == side)

    def plate(self, seat: int) -> Rect | None:
        """Return the plate of a seat; None for the viewer."""
        step = (seat - self.table_state.viewer) % self.table_state.seats
        return self.zones.plates[step - 1] if step else None


def location_of(state: TableState, spot: Spot) -> Location | None:
    """Return the origin of the cards of a spot; None without visible cards."""
    match spot.place:
        case Place.PILE:
            return Location(LocationKind.PILE)
        case Place.MELD:
            return Location(LocationKind.MELD, *state.place_of(spot.index))
        case Place.STAGED:
            return Location(LocationKind.STAGED, state.side, spot.index)
        case _:
            return None
