"""Picture of the table as data: place and appearance of every card of the game.

`compose_picture` makes a picture, the scene applies it. Cards that are hidden from the
viewer have no face.
"""

from dataclasses import dataclass, field
from enum import StrEnum
from math import cos, radians, sin
from typing import TypeAlias

from canasta_qt.cards import Card, Rank
from canasta_qt.gestures import Draft, Place, Spot
from canasta_qt.look.tokens import CARD_RATIO, Shadow
from canasta_qt.table.layout.melds import MeldColumn
from canasta_qt.table.layout.places import TrayLayout
from canasta_qt.table.layout.zones import Rect, Zones, bounding_rect
from canasta_qt.table.picture.hand_order import HandCard
from canasta_qt.table.picture.table_state import TableState


class CardRing(StrEnum):
    """Kind of ring around a card; a new card has a light at its lower edge instead."""

    NONE = "none"
    SELECTED = "selected"
    FRESH = "fresh"


Pose: TypeAlias = tuple[float, float, float, float]
"""x, y, width and rotation of a card; `x`, `y` is its upper left corner before the
rotation, which is in degrees."""


@dataclass(frozen=True, slots=True)
class CardPlace:
    """Place and appearance of one card; `x`, `y` is its upper left corner before the
    rotation."""

    spot: Spot
    face: Card | None
    x: float
    y: float
    width: float
    z: float
    rotation: float = 0.0
    is_shown: bool = True
    ring: CardRing = CardRing.NONE
    lift_height: float = 0.0
    seal: str | None = None
    """Kind of a canasta, on the top card of a canasta, which has a seal; None on other
    cards."""
    hand_card: HandCard | None = None
    """The card of the hand at this place, staged cards included; None for other
    cards."""
    visible_size: tuple[float, float] | None = None
    """Width and height of the part that neighbours do not cover; None if the whole card
    is visible."""
    shadow: Shadow = Shadow.REST
    """Shadow of the card; the lowest card of a pile has the shadow of the whole
    pile."""

    @property
    def pose(self) -> Pose:
        """Pose of the raised card."""
        return self.x, self.y, self.width, self.rotation

    @property
    def rect(self) -> Rect:
        """Rectangle of the raised card before the rotation."""
        return Rect(
            self.x, self.y - self.lift_height, self.width, self.width * CARD_RATIO
        )

    @property
    def bounds(self) -> Rect:
        """The smallest upright rectangle around the card, which may be rotated."""
        rect, turn = self.rect, radians(self.rotation)
        across, along = abs(sin(turn)), abs(cos(turn))
        wide = rect.w * along + rect.h * across
        high = rect.w * across + rect.h * along
        return Rect(rect.mid_x - wide / 2, rect.mid_y - high / 2, wide, high)

    @property
    def visible_rect(self) -> Rect:
        """Part of `rect` that neighbours do not cover."""
        rect = self.rect
        return Rect(rect.x, rect.y, *(self.visible_size or (rect.w, rect.h)))


@dataclass(frozen=True, slots=True)
class Pill:
    """Count badge at the lower edge of a meld, or points of a staged group."""

    x: float
    """X of the middle of the badge, or of the right end of a right-aligned one."""
    y: float
    count: int
    wild_card_count: int = 0
    required_count: int = 0
    """Required number of cards if there are too few; else 0."""
    canasta_kind: str | None = None
    """Kind of the canasta; None for other melds."""
    canasta_count: int = 1
    """Number of canastas that are counted together."""
    sequence_ends: tuple[Card, Card] | None = None
    """Lowest and highest card of a sequence; None for other melds."""
    named_rank: Rank | None = None
    """Rank of a folded meld, which the badge names; else None."""
    max_width: float = 0.0
    """Width in pixels between the badges of the neighbouring melds."""
    is_small: bool = False
    is_right_aligned: bool = False
    """Whether `x` is the right end of the badge."""
    spot: Spot | None = None
    """Spot of the counted meld or staged group."""


@dataclass(frozen=True, slots=True)
class Chip:
    """Label in place of melds or threes that have no room as cards."""

    rect: Rect
    rank: Rank
    sequence_ends: tuple[Card, Card] | None
    """Lowest and highest card of a sequence; None for other melds."""
    canasta_kind: str | None
    count: int
    wild_card_count: int
    canasta_count: int = 1
    scale: float = 1.0
    """Factor on the usual size of a chip."""


@dataclass(frozen=True, slots=True)
class FootLabel:
    """Label of an unused foot, or number of cards in a packet set aside."""

    spot: Spot
    mid_x: float
    y: float
    card_count: int = 0
    """Number of cards; 0 for a foot, whose number is not shown."""
    has_name: bool = False
    """Whether the label has a name; of several packets only the first has one."""


@dataclass(frozen=True, slots=True)
class MeldRowPicture:
    """A meld row, or the part of the upper row that belongs to one of several other
    sides.

    Compact parts have their title above the melds.
    """

    rect: Rect
    side: int
    is_compact: bool
    columns: dict[int, MeldColumn] = field(default_factory=dict)
    """Columns by index of the meld."""
    threes_rect: Rect | None = None
    """Rectangle of red threes, and of black threes set aside."""
    new_meld_rect: Rect | None = None
    """Rectangle for a new meld."""

    def rect_beside_melds(self, gap: float) -> Rect:
        """Return the rectangle of the row at the right of its melds."""
        ends = [column.area.right + gap for column in self.columns.values()]
        left = max(ends, default=self.rect.x + 0.2 * self.rect.w)
        return Rect(left, self.rect.y, max(0.0, self.rect.right - left), self.rect.h)


@dataclass(slots=True)
class Picture:
    """Everything in the scene that depends on the cards.

    `compose_picture` fills in a new picture, which does not change afterwards.
    """

    zones: Zones
    table_state: TableState
    draft: Draft
    cards: list[CardPlace] = field(default_factory=list)
    pills: list[Pill] = field(default_factory=list)
    chips: list[Chip] = field(default_factory=list)
    foot_labels: list[FootLabel] = field(default_factory=list)
    meld_rows: list[MeldRowPicture] = field(default_factory=list)
    tray: TrayLayout | None = None
    fan_left_ends: dict[int, float] = field(default_factory=dict)
    """Left end of the fan of card backs, by seat."""
    spot_rects: dict[Spot, Rect] = field(default_factory=dict)
    """Rectangles of the places of the table, by spot."""

    def cards_at(self, *kinds: Place) -> list[CardPlace]:
        """Return the cards at some kinds of places in the order of `cards`; of the
        pile, the bottom card is first."""
        return [card for card in self.cards if card.spot.place in kinds]

    @property
    def hand_in_rows(self) -> list[CardPlace]:
        """The places of the cards of the hand, row by row from the left."""
        held = self.cards_at(Place.HAND)
        return sorted(held, key=lambda place: (place.y, place.x))

    def packet_rect(self, spot: Spot) -> Rect:
        """Return the bounds of stock or pile, outline and all visible cards
        included."""
        cards = [each for each in self.cards_at(spot.place) if each.is_shown]
        return bounding_rect([self.spot_rects[spot], *(card.bounds for card in cards)])

    @property
    def meld_areas(self) -> list[Rect]:
        """The areas of the melds of all sides."""
        columns = (row.columns.values() for row in self.meld_rows)
        return [column.area for each in columns for column in each]

    @property
    def plates(self) -> list[tuple[int, Rect]]:
        """The seats of the other players with their plates, in playing order."""
        state = self.table_state
        after = range(state.viewer + 1, state.viewer + state.terms.players)
        seats = (seat % state.terms.players for seat in after)
        return list(zip(seats, self.zones.plate_rects, strict=True))

    def meld_row(self, side: int) -> MeldRowPicture:
        return next(row for row in self.meld_rows if row.side == side)

    def column(self, spot: Spot) -> MeldColumn | None:
        """Return the column of a meld; None if the table has no such meld."""
        side, index = self.table_state.side_and_index(spot)
        return self.meld_row(side).columns.get(index)
