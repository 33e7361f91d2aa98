"""Counting of a round on the table: open hands, rings around cards, flying points.

The points of counted cards cover neither these cards nor the plate or label that names
them: over a meld they replace its count badge, on a plate they are in its line of
points.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import (
    QEasingCurve,
    QPoint,
    QPointF,
    QRectF,
    Qt,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QAbstractScrollArea

from canasta_qt.cards import Card
from canasta_qt.gestures import HAND_SPOT, Place, Spot
from canasta_qt.look.tokens import (
    CARD_RATIO,
    NAME_FONT,
    PILL_FONT,
    QUIET_TABLE_FONT,
    RING_COLOUR_WIDTH_PX,
    DurationMs,
)
from canasta_qt.overrides import override
from canasta_qt.table.items.animator import Flight
from canasta_qt.table.items.badges import PillItem
from canasta_qt.table.items.seat_plates import PlateItem
from canasta_qt.table.motion.playback import Playback
from canasta_qt.table.motion.timing import arc_position
from canasta_qt.table.paint import brushes as paint
from canasta_qt.table.paint.painted_item import number_animation
from canasta_qt.table.picture.placement import CardPlace
from canasta_qt.table.picture.table_state import sorted_hand
from canasta_qt.table.scene.scene import TableScene
from canasta_qt.translate import signed_text
from canasta_qt.windows.widgets.painted_widget import PaintedWidget

_NUMBER_HEIGHT: Final = 22.0
"""Height of a number, in pixels at text scale 1."""
_AIR: Final = 18.0
"""Sum of the left and right margin of a number, in pixels at text scale 1."""
_LOW: Final = 18.0
"""Height of a number on a card or a chip, in pixels at text scale 1."""
_LABEL_GAP: Final = 4.0
"""Pixels between a ring and the count badges of melds, which overlap the cards of the
melds."""
_COUNT_OVERLAP: Final = 12.0
"""Pixels by which the count of threes overlaps the ring above it."""
_CHIP_HEIGHT: Final = 42.0
"""Largest height in pixels of a ring around threes that are shown as a chip."""
_THREES_GAP: Final = 5.0
"""Pixels between threes with their text and the ring around them."""
_CARD_OVERLAP: Final = 2.0
"""Pixels by which a number overlaps the edge of cards."""
_MIN_CHIP_WIDTH: Final = 90.0
"""Smallest width in pixels of a chip that has room for a number before its count."""
_THREES: Final = (Place.BONUS, Place.ASIDE)
_MELDS: Final = (Place.MELD, Place.TOPPER)
_SMALL_FONT: Final = PILL_FONT._replace(size=11)
"""Font of a number that does not fit in the usual size."""


@dataclass(frozen=True, slots=True)
class CountMark:
    """A ring around counted cards, with their points for a side.

    `spot` is the spot of the cards, or the whole meld row of the side.
    `cards` are counted cards of the viewer's own hand, each with its points.
    """

    side: int
    points: int
    spot: Spot
    cards: tuple[tuple[Card, int], ...] = ()


class CountMarkRects:
    """Computes the rectangles of count marks from the items of a scene."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene

    def merge_marks(self, marks: tuple[CountMark, ...]) -> tuple[CountMark, ...]:
        """Merge marks in the same place, such as stacked canastas or the threes of a
        side.

        Marks whose cards are not visible become one mark of the row of their side.
        """
        sums: dict[object, CountMark] = {}
        for mark in map(self._visible_mark, marks):
            ring = self.ring_rect(mark)
            key = mark if mark.cards or ring is None else ring.getRect()
            found = sums.get(key, replace(mark, points=0))
            sums[key] = replace(found, points=found.points + mark.points)
        # Rows are last: their rings enclose those of cards.
        return tuple(sorted(sums.values(), key=lambda it: it.spot.place is Place.ROW))

    def _visible_mark(self, mark: CountMark) -> CountMark:
        if self.ring_rect(mark) is not None:
            return mark
        row = self._scene.table_state.side_spot(Place.ROW, mark.side)
        return replace(mark, spot=row)

    def ring_rect(self, mark: CountMark) -> QRectF | None:
        """Return the rectangle of the ring of a mark; None if its cards are not
        visible.
        """
        scene, home = self._scene, mark.spot
        if home.place is Place.ROW:
            return QRectF(*scene.picture.spot_rects[home])
        if home.place in (Place.SEAT, Place.HAND):
            plate = self._plate(home)
            return QRectF(*scene.status_line.rect) if plate is None else plate.ring_rect
        if home.place in _MELDS:
            column = scene.picture.column(home)
            if column is None:
                return None
            lines = column.line_count
            more = _LABEL_GAP * scene.brushes.text_scale if lines == 1 else 0
            ring = QRectF(*column.area).adjusted(0, 0, 0, more)
            label = self._label_of(home)
            return ring if label is None else self._widened_ring(ring, label)
        if home.place in _THREES:
            row = scene.row_item(mark.side)
            seen = None if row is None else row.threes_rect
            if row is None or seen is None:
                return None
            ring = QRectF(*seen.with_margin(_THREES_GAP))
            if not row.content.plaque_width and ring.height() > _CHIP_HEIGHT:
                ring.setBottom(
                    ring.bottom() + _COUNT_OVERLAP * scene.brushes.text_scale
                )
            return ring
        cards = self._cards_rect(home)
        return cards if home.place is not Place.FOOT else self._with_foot_label(cards)

    @staticmethod
    def _widened_ring(ring: QRectF, label: PillItem) -> QRectF:
        """Return a ring that is at least as wide as the count badge at its lower
        edge."""
        left = min(ring.left(), label.rect.x)
        right = max(ring.right(), label.rect.right)
        return QRectF(left, ring.top(), right - left, ring.height())

    def _with_foot_label(self, cards: QRectF | None) -> QRectF | None:
        """Return the bounds of cards, including the label of a foot that overlaps
        them."""
        for label in self._scene.fixtures.feet if cards else ():
            if cards and label.isVisible() and cards.intersects(QRectF(*label.rect)):
                cards = cards.united(QRectF(*label.rect.with_margin(_THREES_GAP)))
        return cards

    def number_rect(self, mark: CountMark) -> QRectF:
        """Return the rectangle for the points of a mark."""
        home, ring = mark.spot, self.ring_rect(mark) or QRectF()
        if home.place is Place.ROW:
            return self._pill(mark, ring.bottomRight() - QPointF(8, 8), right=True)
        if mark.cards:
            middle = QPointF(ring.center().x(), ring.bottom() + _NUMBER_HEIGHT)
            return self._pill(mark, middle)
        if home.place in _MELDS:
            return self._meld_number(mark, home)
        if home.place in _THREES:
            return self._threes_number(mark, ring)
        if home.place in (Place.SEAT, Place.HAND):
            return self._seat_number(mark, home, ring)
        # Below the index of small cards, and above the badge of large ones.
        low = max(0.6 * ring.height(), min(ring.height(), 2 * _NUMBER_HEIGHT))
        return self._number_over_edge(mark, ring.center().x(), ring.top() + low)

    def card_number_rect(self, place: CardPlace, points: int, last_y: float) -> QRectF:
        """Return the rectangle for the points of a hand card, above its visible part;
        the points cover at most a third of their own height of the card.

        Without room above, the rectangle is at the lower edge: in front of another row
        of the hand, and with large text below the status line. `last_y` is the y of the
        last row.
        """
        b = self._scene.brushes
        wide, _ = place.visible_size or (place.width, 0.0)
        room = min(
            wide - 2, b.text_width(PILL_FONT, signed_text(points)) + _AIR * b.text_scale
        )
        hand_y = self._scene.zones().hand.y
        first = place.rect.y < last_y or last_y <= hand_y + place.width
        high = _LOW * b.text_scale
        y = max(place.rect.y - high + 3, self._scene.status_line.rect.bottom)
        if not first or y > place.rect.y - 2 * high / 3:
            y = place.rect.bottom - high - 4
        return QRectF(place.rect.x + (wide - room) / 2, y, room, high)

    def _meld_number(self, mark: CountMark, home: Spot) -> QRectF:
        picture = self._scene.picture
        column = picture.column(home)
        assert column is not None, "a meld that is not seen is counted with its row"
        if not column.card_width:
            low = min(_LOW * self._scene.brushes.text_scale, column.area.h - 2)
            right = column.area.right - (34 if column.area.w >= _MIN_CHIP_WIDTH else 2)
            bottom = QPointF(right, column.area.mid_y + low / 2)
            pill = self._pill(mark, bottom, right=True)
            pill.setTop(pill.bottom() - low)
            return pill
        is_compact = picture.meld_row(mark.side).is_compact
        if is_compact or column.line_count > 1:
            count = self._label_of(home)
            if count is not None:
                at, right = count.rect, count.content.is_right_aligned
                x = at.right if right else at.mid_x
                pill = self._pill(mark, QPointF(x, at.bottom), right=right)
                return pill if right else pill.united(QRectF(*at))
        front = column.x + column.card_width / 2
        if column.strip_width:
            front = column.x + column.width - column.card_width / 2
        return self._number_over_edge(mark, front, column.y)

    def _label_of(self, home: Spot) -> PillItem | None:
        """Return the count badge of the meld at a spot, which stacked melds share; None
        without a badge."""
        column = self._scene.picture.column
        for pill in self._scene.fixtures.pills:
            spot = pill.content.spot
            if spot is None or spot.place is not Place.MELD or not pill.isVisible():
                continue
            if column(spot) == column(home):
                return pill
        return None

    def _threes_number(self, mark: CountMark, ring: QRectF) -> QRectF:
        """Return the rectangle for the points of threes: in the title line of the row,
        or over the threes."""
        row, b = self._scene.row_item(mark.side), self._scene.brushes
        assert row is not None, "threes that are not seen are counted with their row"
        if row.content.plaque_width:
            line, title = row.plaque_text().text_lines[0]
            end = line.left() + b.text_width(title.role, title.words) + _LABEL_GAP
            corner = QPointF(row.content.plaque_width - 4, line.bottom() - b.text_scale)
            pill = self._pill(mark, row.mapToScene(corner), right=True)
            pill.setTop(max(pill.top(), row.y() + line.top()))
            pill.setLeft(max(pill.left(), row.x() + end))
            if pill.width() >= b.text_width(_SMALL_FONT, signed_text(mark.points)) + 6:
                return pill
        elif ring.height() <= _CHIP_HEIGHT:
            bottom = ring.center().y() + _NUMBER_HEIGHT * b.text_scale / 2
            return self._pill(mark, QPointF(ring.right() - 34, bottom), right=True)
        return self._number_over_edge(mark, ring.center().x(), ring.top())

    def _seat_number(self, mark: CountMark, home: Spot, ring: QRectF) -> QRectF:
        scene, b, plate = self._scene, self._scene.brushes, self._plate(home)
        half = _NUMBER_HEIGHT * b.text_scale / 2
        if plate is None:
            right, now = ring.right(), scene.status_line
            if now.buttons and not scene.current_style.choices.left_handed:
                right = now.button_rect(now.buttons[0]).x
            bottom = QPointF(right - 12, ring.center().y() + half)
            return self._pill(mark, bottom, right=True)
        places = plate.content.places
        if not scene.table_state.position.size[home.index]:
            at = places.card_count_rect
            return self._pill(mark, QPointF(at.right, at.mid_y + half), right=True)
        names = places.names_rect
        middle = names.mid_y + b.line_height(NAME_FONT) / 2
        if b.line_height(NAME_FONT) + b.line_height(QUIET_TABLE_FONT) > names.h + 6:
            middle = names.mid_y
        pill = self._pill(mark, QPointF(names.x - 4, middle))
        pill.moveLeft(names.x - 4)
        pill.moveTop(min(middle - pill.height() / 2, ring.bottom() - pill.height() - 2))
        return pill

    def _number_over_edge(self, mark: CountMark, middle: float, top: float) -> QRectF:
        """Return the rectangle of a number that is centred on `middle` and ends just
        below the edge `top`."""
        return self._pill(mark, QPointF(middle, top + _CARD_OVERLAP))

    def _pill(self, mark: CountMark, bottom: QPointF, *, right: bool = False) -> QRectF:
        """Return the rectangle of a number above the point `bottom`.

        The point is the middle of the lower edge of the rectangle, or with `right` its
        right end.
        """
        b = self._scene.brushes
        wide = b.text_width(PILL_FONT, signed_text(mark.points)) + _AIR * b.text_scale
        pill = QRectF(0, 0, wide, _NUMBER_HEIGHT * b.text_scale)
        if right:
            pill.moveBottomRight(bottom)
        else:
            pill.moveCenter(QPointF(bottom.x(), bottom.y() - pill.height() / 2))
        pill.moveLeft(max(pill.left(), 14.0))
        return pill

    def _plate(self, home: Spot) -> PlateItem | None:
        found = self._scene.fixtures.numbers.get(home)
        return found if isinstance(found, PlateItem) else None

    def _cards_rect(self, home: Spot) -> QRectF | None:
        found = QRectF()
        for item in self._scene.card_items.items_at(home):
            if item.isVisible():
                x, y, wide, _ = item.pose
                found |= QRectF(x, y, wide, wide * CARD_RATIO)
        return None if found.isNull() else found


class CountOverlay(PaintedWidget):
    """Overlay over table and side panel that paints the rings and numbers while a round
    is counted."""

    landed = Signal()
    """Emitted when all flying numbers have reached the score."""

    def __init__(self, scene: TableScene, playback: Playback) -> None:
        super().__init__(scene.views()[0])
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.scene, self.playback = scene, playback
        self.marks: tuple[CountMark, ...] = ()
        self._places = CountMarkRects(scene)
        self._goal: Callable[[int], QPoint] = lambda _: QPoint()
        self._share = 1.0
        self._clock = number_animation(self, (0.0, 1.0), 0, self._show_share)
        self._clock.finished.connect(self.landed)
        self.hide()

    @property
    def is_flying(self) -> bool:
        """Whether numbers are in flight."""
        return self._clock.state() is QVariantAnimation.State.Running

    @property
    def _view(self) -> QAbstractScrollArea:
        return self.scene.views()[0]

    def turn_up(
        self, hands: tuple[tuple[Card, ...], ...], feet: tuple[tuple[Card, ...], ...]
    ) -> None:
        """Turn up hand and unused foot of the other seats, one seat after the other in
        the order of play; then turn up the viewer's foot, and fan out the hand."""
        scene, state = self.scene, self.scene.table_state
        self.playback.finish_animations()
        shown = tuple(sorted_hand(hand) for hand in hands)
        own = shown[state.viewer] if state.is_hand_face_down else state.hand
        state = replace(state, open_hands=shown, hand=own, is_hand_face_down=False)
        state = replace(state, open_feet=tuple(map(sorted_hand, feet)))
        flights = scene.apply_state(state)
        kinds = (Place.SEAT, Place.FOOT)
        turning = [f for f in flights if f.place.spot.place in kinds]
        pace = DurationMs.TURN_UP_CARDS
        for i, flight in enumerate(turning):
            flight.duration_ms = pace.duration_ms
            flight.delay_ms = i * pace.card_delay_ms
        if not scene.current_style.has_reduced_motion:
            flights = [*flights, *self._own_hand_flights()]
        self.playback.animate_flights(flights)

    def _own_hand_flights(self) -> list[Flight]:
        """Return the flights that fan out the viewer's hand from a packet in the middle
        of the hand."""
        found = []
        items = self.scene.card_items.items_at(HAND_SPOT)
        places = [(it, it.rest_place) for it in items if it.rest_place is not None]
        xs = [place.x for _, place in places]
        for item, place in places:
            _, y, width, turn = place.pose
            start = (min(xs) + max(xs)) / 2, y, width, turn
            flight = Flight(
                item=item, place=place, start_pose=start, start_spot=HAND_SPOT
            )
            flight.duration_ms = DurationMs.TURN_UP_CARDS.duration_ms
            found.append(flight)
        return found

    def show_marks(
        self, marks: tuple[CountMark, ...], score_position: Callable[[int], QPoint]
    ) -> None:
        """Show the rings of marks; the numbers of the marks fly to the score of their
        side.

        `score_position` returns the position of the score of a side in screen pixels.
        Without animations `landed` is emitted at once.
        """
        self.marks, self._goal = self._places.merge_marks(marks), score_position
        self.refresh()
        self.show()
        self.raise_()
        style = self.scene.current_style
        self._clock.stop()
        if self.playback.is_instant or style.has_reduced_motion or not marks:
            self._show_share(1.0)
            self.landed.emit()
            return
        self._clock.setDuration(round(DurationMs.COUNT_FLIGHT * style.duration_factor))
        self._clock.start()

    def finish_flights(self) -> None:
        """Finish the flight of all numbers."""
        if self.is_flying:
            self._clock.stop()
            self._show_share(1.0)
            self.landed.emit()

    def clear(self) -> None:
        """Remove all marks."""
        self._clock.stop()
        self.marks = ()
        self.hide()

    def refresh(self) -> None:
        """Cover table and side panel, and repaint the marks after a new layout."""
        if self.marks:
            host = self._view.parentWidget() or self._view
            self.setParent(host)
            self.setGeometry(host.rect())
            self.update()

    def _show_share(self, share: float) -> None:
        self._share = share
        self.update()

    def _flying_rect(self, mark: CountMark, pill: QRectF) -> QRectF:
        """Return the present rectangle of a flying number that began at `pill`."""
        curve = QEasingCurve(QEasingCurve.Type.InOutQuad)
        end = QPointF(self.mapFromGlobal(self._goal(mark.side)))
        share, rect = curve.valueForProgress(self._share), QRectF(pill)
        rect.moveCenter(arc_position(pill.center(), end, share))
        return rect

    def _mark_rects(self, mark: CountMark) -> tuple[QRectF, QRectF]:
        """Return the rectangles of ring and number of a mark, in widget coordinates."""
        origin, ring = self._origin(), self._places.ring_rect(mark) or QRectF()
        return ring.translated(origin), self._places.number_rect(mark).translated(
            origin
        )

    def _origin(self) -> QPointF:
        corner = self._view.viewport().mapToGlobal(QPoint())
        return QPointF(self.mapFromGlobal(corner))

    @override
    def draw(self, painter: QPainter) -> None:
        """Paint rings and numbers; flying numbers are above all others."""
        b, dark, radius = self.scene.brushes, self.scene.brushes.palette.dark_ring, 8.0
        placed = [(mark, *self._mark_rects(mark)) for mark in self.marks]
        for mark, area, _ in placed:
            if mark.cards:
                self._draw_card_points(painter, mark)
                continue
            gains = mark.points > 0
            name = b.palette.brass if gains else b.palette.refusal
            outline = paint.Outline(name, RING_COLOUR_WIDTH_PX)
            paint.paint_ring(painter, area, radius, outline, dark)
        for mark, _, pill in placed:
            if not mark.cards:  # after all rings, which must not cover numbers
                self._number(painter, pill, mark.points)
        for mark, _, pill in placed if 0 < self._share < 1 else ():
            self._number(painter, self._flying_rect(mark, pill), mark.points)

    def _draw_card_points(self, painter: QPainter, mark: CountMark) -> None:
        """Paint the points of each counted card of the viewer's hand above the visible
        part of the card."""
        origin, points = self._origin(), dict(mark.cards)
        items = self.scene.card_items.items_at(mark.spot)
        places = [item.rest_place for item in items if item.isVisible()]
        seen = [place for place in places if place is not None]
        last = max((place.y for place in seen), default=0.0)
        for place in seen:
            if place.face is not None:
                costs = points.get(place.face, 0)
                pill = self._places.card_number_rect(place, costs, last)
                self._number(painter, pill.translated(origin), costs)

    def _number(self, painter: QPainter, rect: QRectF, points: int) -> None:
        b, palette = self.scene.brushes, self.scene.brushes.palette
        ground, ink = palette.brass, palette.brass_text
        if points <= 0:
            ground, ink = palette.refusal, palette.refusal_text
        words, role = signed_text(points), PILL_FONT
        if b.text_width(role, words) > rect.width() - 4:
            role = _SMALL_FONT
        run = paint.TextRun(words, role, ink)
        paint.paint_badge(painter, b, rect, run, ground)
