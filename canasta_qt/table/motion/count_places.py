"""Where a count rings what it counts, and where its numbers are written.

A number lies on no card that it counts and on no plate or label that says of what it
is: over a meld, in place of its count where there is no air, in the line of a plate
that says the same afterwards.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from canasta_qt.cards import Card
from canasta_qt.look.tokens import CARD_RATIO, PILL, SEAT_NAME, TABLE_QUIET
from canasta_qt.table.items.badges import PillItem
from canasta_qt.table.items.seat_plates import PlateItem
from canasta_qt.table.layout.melds import Column
from canasta_qt.table.layout.zones import Rect
from canasta_qt.table.picture.placement import CardPlace, HomeKind, Origin
from canasta_qt.table.scene.scene import TableScene
from canasta_qt.translate import signed

_HIGH: Final = 22.0
_AIR: Final = 18.0
"""Beside the figures of a number, at text scale 1."""
_LOW: Final = 18.0
_BELOW: Final = 4.0
"""Rings end below the counts of melds, which hang out below their cards."""
_COUNT: Final = 12.0
"""The count of threes hangs out below their ring so far."""
_CHIP: Final = 42.0
"""Threes whose ring is no higher lie under a chip."""
_ROUND: Final = 5.0
"""From threes and their words to the ring round them."""
_ONTO: Final = 2.0
"""A number over cards reaches so far onto their edge."""
_NARROW: Final = 90.0
"""Chips from this width on have room for a number before their count."""
_THREES: Final = (HomeKind.BONUS, HomeKind.ASIDE)
_MELDS: Final = (HomeKind.MELD, HomeKind.TOPPER)


@dataclass(frozen=True, slots=True)
class Mark:
    """Something that is counted, and its points for a side.

    Without a home it is the whole row of the side; `cards` are those of the reader's
    hand, each with its points.
    """

    side: int
    points: int
    home: Origin | None = None
    cards: tuple[tuple[Card, int], ...] = ()


class CountPlaces:
    """Finds the places of marks on a table, as its scene has them."""

    def __init__(self, scene: TableScene) -> None:
        """Look at a table that may change between two questions."""
        self._scene = scene

    def gathered(self, marks: tuple[Mark, ...]) -> tuple[Mark, ...]:
        """Add up what has one place: canastas behind one another, a side's threes.

        What is not seen at all is added up for the row of its side.
        """
        sums: dict[object, Mark] = {}
        for mark in marks:
            ring = self.ring(mark)
            seen = mark.home is not None and ring is not None
            key: object = mark if mark.cards else ("row", mark.side)
            if seen and not mark.cards and ring is not None:
                key = ring.getRect()
            found = sums.get(key, Mark(mark.side, 0, mark.home if seen else None))
            points = found.points + mark.points
            sums[key] = Mark(mark.side, points, found.home, mark.cards)
        # Rows come last: their rings lie round those of cards.
        return tuple(sorted(sums.values(), key=lambda mark: mark.home is None))

    def ring(self, mark: Mark) -> QRectF | None:
        """Return what is ringed; None where it is not seen."""
        scene, home = self._scene, mark.home
        if home is None:
            picture = scene.picture
            return None if picture is None else _rect(picture.row(mark.side).rect)
        if home.kind in (HomeKind.SEAT, HomeKind.HAND):
            plate = self._plate(home)
            return _rect(scene.now.rect if plate is None else plate.rect)
        if home.kind in _MELDS:
            column = self._column(home)
            if column is None:
                return None
            more = _BELOW * scene.brushes.text if column.lines == 1 else 0
            return _rect(column.area).adjusted(0, 0, 0, more)
        if home.kind in _THREES:
            row = scene.row_item(home.owner)
            seen = None if row is None else row.threes
            if row is None or seen is None:
                return None
            ring = _rect(seen.grown(_ROUND))
            if not row.look.plaque and ring.height() > _CHIP:
                ring.setBottom(ring.bottom() + _COUNT * scene.brushes.text)
            return ring
        cards = self._cards(home)
        return cards if home.kind is not HomeKind.FOOT else self._with_label(cards)

    def _with_label(self, cards: QRectF | None) -> QRectF | None:
        """Return cards with the count that lies on their edge."""
        for label in self._scene.fixtures.feet if cards else ():
            if cards and label.isVisible() and cards.intersects(_rect(label.rect)):
                cards = cards.united(_rect(label.rect.grown(_ROUND)))
        return cards

    def number(self, mark: Mark) -> QRectF:
        """Return where the points of a mark are written."""
        home, ring = mark.home, self.ring(mark) or QRectF()
        if home is None:
            return self._pill(mark, ring.bottomRight() - QPointF(8, 8), right=True)
        if mark.cards:
            middle = QPointF(ring.center().x(), ring.bottom() + _HIGH)
            return self._pill(mark, middle)
        if home.kind in _MELDS:
            return self._of_meld(mark, home)
        if home.kind in _THREES:
            return self._of_threes(mark, home, ring)
        if home.kind in (HomeKind.SEAT, HomeKind.HAND):
            return self._of_seat(mark, home, ring)
        return self._over(mark, ring.center().x(), ring.top() + 0.4 * ring.height())

    def of_card(self, place: CardPlace, points: int, last: float) -> QRectF:
        """Return where the points of a card of the hand are written.

        They stand over it, in the air of the hand; over a row in front of another
        there is none, and they stand at its foot. `last` is the y of the last row.
        """
        b = self._scene.brushes
        wide, _ = place.seen or (place.width, 0.0)
        room = min(wide - 2, b.width(PILL, signed(points)) + _AIR * b.text)
        first = place.rect.y < last or last <= self._scene.zones().hand.y + place.width
        high = _LOW * b.text
        y = place.rect.y - high + 3 if first else place.rect.bottom - high - 4
        return QRectF(place.rect.x + (wide - room) / 2, y, room, high)

    def _of_meld(self, mark: Mark, home: Origin) -> QRectF:
        column = self._column(home)
        assert column is not None, "a meld that is not seen is counted with its row"
        if not column.card:
            low = min(_LOW * self._scene.brushes.text, column.area.h - 2)
            right = column.area.right - (34 if column.area.w >= _NARROW else 2)
            pill = self._pill(mark, QPointF(right, column.area.mid_y), right=True)
            pill.setHeight(low)
            pill.moveCenter(QPointF(pill.center().x(), column.area.mid_y))
            return pill
        picture = self._scene.picture
        if column.lines > 1 or (picture and picture.row(home.owner).compact):
            counts = (p for p in self._scene.fixtures.pills if self._counts(p, column))
            for count in counts:
                at, right = count.rect, count.look.ends_at
                x = at.right if right else at.mid_x
                pill = self._pill(mark, QPointF(x, at.bottom), right=right)
                return pill if right else pill.united(_rect(at))
        front = column.x + column.card / 2
        if column.strip:
            front = column.x + column.w - column.card / 2
        return self._over(mark, front, column.y)

    @staticmethod
    def _counts(pill: PillItem, column: Column) -> bool:
        at = pill.rect
        inside = column.area.x - 8 <= at.mid_x <= column.area.right + 8
        return pill.isVisible() and inside and at.bottom <= column.area.bottom + 8

    def _of_threes(self, mark: Mark, home: Origin, ring: QRectF) -> QRectF:
        """Stand in the line of the title, clear of it, or over threes beside melds."""
        picture, row = self._scene.picture, self._scene.row_item(home.owner)
        if picture is None or row is None or picture.row(home.owner).compact:
            chip = row is not None and ring.height() <= _CHIP
            if chip:
                middle = QPointF(ring.right() - 34, ring.center().y())
                pill = self._pill(mark, middle, right=True)
                pill.moveCenter(QPointF(pill.center().x(), ring.center().y()))
                return pill
            return self._over(mark, ring.center().x(), ring.top())
        b, look = self._scene.brushes, row.look
        title = QRectF(*_sizes(row.written))
        end = title.left() + 18 + b.width(SEAT_NAME, look.title)
        pill = self._pill(mark, title.topLeft())
        right = row.x() + look.plaque - 4
        pill.moveRight(right)
        pill.moveTop(row.y() + 7 * b.text)
        if pill.left() < end:
            return self._over(mark, ring.center().x(), ring.top())
        return pill

    def _of_seat(self, mark: Mark, home: Origin, ring: QRectF) -> QRectF:
        b, plate, state = (
            self._scene.brushes,
            self._plate(home),
            self._scene.table_state,
        )
        if plate is None:
            middle = ring.center().y() + _HIGH * b.text / 2
            right = self._before_buttons(ring.right()) - 12
            return self._pill(mark, QPointF(right, middle), right=True)
        places = plate.look.places
        assert places is not None, "it is shown"
        if state is not None and not state.counts[home.owner]:
            at = places.number
            corner = QPointF(at.right, at.mid_y + _HIGH * b.text / 2)
            return self._pill(mark, corner, right=True)
        names = places.names
        middle = names.mid_y + b.line(SEAT_NAME) / 2
        if b.line(SEAT_NAME) + b.line(TABLE_QUIET) > names.h + 6:
            middle = names.mid_y
        pill = self._pill(mark, QPointF(names.x - 4, middle))
        pill.moveLeft(names.x - 4)
        pill.moveTop(min(middle - pill.height() / 2, ring.bottom() - pill.height() - 2))
        return pill

    def _before_buttons(self, right: float) -> float:
        """Return how far right a number may stand; the own line may end in buttons."""
        now = self._scene.now
        if now.buttons and not self._scene.style_now.left_handed:
            return now.x() + now.buttons[0].rect.left()
        return right

    def _over(self, mark: Mark, middle: float, top: float) -> QRectF:
        """Return a number on the edge of what begins at `top`."""
        return self._pill(mark, QPointF(middle, top + _ONTO))

    def _pill(self, mark: Mark, foot: QPointF, *, right: bool = False) -> QRectF:
        """Return a number whose foot is here: its middle, or its right end."""
        b = self._scene.brushes
        wide = b.width(PILL, signed(mark.points)) + _AIR * b.text
        pill = QRectF(0, 0, wide, _HIGH * b.text)
        if right:
            pill.moveBottomRight(foot)
        else:
            pill.moveCenter(QPointF(foot.x(), foot.y() - pill.height() / 2))
        pill.moveLeft(max(pill.left(), 14.0))
        return pill

    def _plate(self, home: Origin) -> PlateItem | None:
        seat = Origin(HomeKind.SEAT, home.owner)
        found = self._scene.fixtures.numbers.get(seat)
        return found if isinstance(found, PlateItem) else None

    def _column(self, home: Origin) -> Column | None:
        picture = self._scene.picture
        if picture is None:
            return None
        return picture.row(home.owner).columns.get(home.index)

    def _cards(self, home: Origin) -> QRectF | None:
        found = QRectF()
        for item in self._scene.card_items.at_home(home):
            if item.isVisible():
                x, y, wide, _ = item.pose
                found |= QRectF(x, y, wide, wide * CARD_RATIO)
        return None if found.isNull() else found


def _sizes(rect: Rect) -> tuple[float, float, float, float]:
    return rect.x, rect.y, rect.w, rect.h


def _rect(rect: Rect) -> QRectF:
    return QRectF(*_sizes(rect))
