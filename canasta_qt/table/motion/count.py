"""A round is counted on the table: hands turned up, cards ringed, numbers that fly."""

from __future__ import annotations

from collections.abc import Callable, Iterator
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
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractScrollArea, QWidget

from canasta_qt.cards import Card
from canasta_qt.look.tokens import CARD_RATIO, PILL, RING_COLOUR, Duration
from canasta_qt.overrides import override
from canasta_qt.table.items.animator import Flight
from canasta_qt.table.motion.playback import Playback
from canasta_qt.table.motion.timing import on_arc
from canasta_qt.table.paint import brushes as paint
from canasta_qt.table.picture.placement import HomeKind, Origin
from canasta_qt.table.picture.table_state import sorted_hand
from canasta_qt.table.scene.scene import TableScene
from canasta_qt.translate import signed

_AROUND: Final = 6.0
"""From cards to the ring round them."""
_BADGE: Final = 12.0
"""How far the number of a meld hangs out below its cards."""
_HIGH: Final = 26.0
_LOW: Final = 20.0
_SMALL: Final = 90.0
"""Cards lower than this have lower numbers."""


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


class RoundCount(QWidget):
    """Lies over the table, and what stands beside it, while a round is counted."""

    landed = Signal()
    """The numbers have reached the score."""

    def __init__(self, scene: TableScene, playback: Playback) -> None:
        """Have nothing to count yet."""
        super().__init__(scene.views()[0])
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.scene, self.playback = scene, playback
        self.marks: tuple[Mark, ...] = ()
        self._placed: list[tuple[Mark, QRectF, QRectF]] = []
        """Marks with what their rings lie round, and where their numbers stand."""
        self._goal: Callable[[int], QPoint] = lambda _: QPoint()
        self._share = 1.0
        self._flown: list[tuple[Mark, QRectF]] = []
        """Where the numbers are that fly now."""
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.valueChanged.connect(self._show_share)
        self._clock.finished.connect(self.landed)
        self.hide()

    @property
    def flies(self) -> bool:
        """Whether numbers are still on their way."""
        return self._clock.state() is QVariantAnimation.State.Running

    @property
    def _view(self) -> QAbstractScrollArea:
        return self.scene.views()[0]

    def turn_up(self, hands: tuple[tuple[Card, ...], ...]) -> None:
        """Turn everybody's cards up, in the order of turns."""
        scene, state = self.scene, self.scene.table_state
        if state is None:
            return
        self.playback.flush()
        shown = tuple(sorted_hand(hand) for hand in hands)
        own = shown[state.viewer] if state.blind else state.hand
        state = replace(state, open_hands=shown, hand=own, blind=False)
        flights = scene.put_up(state)
        turning = [f for f in flights if f.place.home.kind is HomeKind.SEAT]
        pace = Duration.TURN_UP
        for number, flight in enumerate(turning):
            flight.duration, flight.delay = pace.duration, number * pace.apart
        opening = [] if scene.style_now.reduced_motion else self._opening(state.viewer)
        self.playback.fly([*flights, *opening])

    def _opening(self, viewer: int) -> list[Flight]:
        """Return how the reader's own hand fans open, from a packet in its middle."""
        home, found = Origin(HomeKind.HAND, viewer), []
        places = [
            (item, item.resting)
            for item in self.scene.card_items.at_home(home)
            if item.resting is not None
        ]
        xs = [place.x for _, place in places]
        for item, place in places:
            _, y, width, turn = place.pose
            start = (min(xs) + max(xs)) / 2, y, width, turn
            flight = Flight(item=item, place=place, start=start, origin=home)
            flight.duration = Duration.TURN_UP.duration
            found.append(flight)
        return found

    def show_marks(
        self, marks: tuple[Mark, ...], goal: Callable[[int], QPoint]
    ) -> None:
        """Ring what is counted and let its numbers fly; `goal` is on the screen.

        Where nothing is to move they have landed at once.
        """
        self.marks, self._goal = self._gathered(marks), goal
        self.refresh()
        self.show()
        self.raise_()
        style = self.scene.style_now
        self._clock.stop()
        if self.playback.is_instant or style.reduced_motion or not marks:
            self._show_share(1.0)
            self.landed.emit()
            return
        self._clock.setDuration(round(Duration.COUNT_FLIGHT * style.speed))
        self._clock.start()

    def _gathered(self, marks: tuple[Mark, ...]) -> tuple[Mark, ...]:
        """Add up for its row what cannot be told apart there."""
        seen = [mark for mark in marks if self._cards_at(mark) is not None]
        loose: dict[int, int] = {}
        for mark in marks:
            if mark not in seen:
                loose[mark.side] = loose.get(mark.side, 0) + mark.points
        return (*seen, *(Mark(side, points) for side, points in loose.items()))

    def finish(self) -> None:
        """Let numbers that still fly arrive."""
        if self.flies:
            self._clock.stop()
            self._show_share(1.0)
            self.landed.emit()

    def clear(self) -> None:
        """Count nothing any more."""
        self._clock.stop()
        self.marks = ()
        self._placed = []
        self.hide()

    def refresh(self) -> None:
        """Follow the table after it was laid out anew."""
        if not (self.marks or self._placed):
            return
        view = self._view
        host = view.parentWidget() or view
        if self.parentWidget() is not host:
            self.setParent(host)
        self.setGeometry(host.rect())
        self._update_marks()
        self._placed = [(mark, *self._place_of(mark)) for mark in self.marks]
        self._update_marks()

    def _update_marks(self) -> None:
        """Paint anew what is marked: the rest of the window is not painted with it."""
        more = _AROUND + RING_COLOUR + _BADGE * self.scene.brushes.text
        for mark, area, pill in self._placed:
            if mark.cards:
                hand = self.scene.zones().hand
                area = QRectF(hand.x, hand.y, hand.w, hand.h).translated(self._origin())
            for rect in (area, pill):
                self.update(rect.adjusted(-more, -more, more, more).toAlignedRect())

    def _show_share(self, share: float) -> None:
        before = self._flown
        self._share = share
        self._flown = list(self._flying())
        for _, rect in (*before, *self._flown):
            self.update(rect.adjusted(-3, -3, 3, 3).toAlignedRect())

    def _flying(self) -> Iterator[tuple[Mark, QRectF]]:
        """Yield where each number is on its way."""
        if not 0 < self._share < 1:
            return
        curve = QEasingCurve(QEasingCurve.Type.InOutQuad)
        u = curve.valueForProgress(self._share)
        sides = {mark.side for mark in self.marks}
        ends = {it: QPointF(self.mapFromGlobal(self._goal(it))) for it in sides}
        for mark, _, pill in self._placed:
            rect = QRectF(pill)
            rect.moveCenter(on_arc(pill.center(), ends[mark.side], u))
            yield mark, rect

    def area(self, mark: Mark) -> QRectF:
        """Return what the ring of a mark lies round, as the scene has it."""
        if (found := self._cards_at(mark)) is not None:
            return found
        rows = self.scene.picture.rows if self.scene.picture else []
        side = (row.rect for row in rows if row.side == mark.side)
        return next((QRectF(r.x, r.y, r.w, r.h) for r in side), QRectF())

    def _cards_at(self, mark: Mark) -> QRectF | None:
        """Return where the cards of a mark lie; None where they are not seen."""
        scene, home = self.scene, mark.home
        if home is None:
            return None
        if home.kind in (HomeKind.SEAT, HomeKind.HAND):
            plate = scene.fixtures.numbers.get(Origin(HomeKind.SEAT, home.owner))
            rect = scene.now.rect if plate is None else plate.rect
            return QRectF(rect.x, rect.y, rect.w, rect.h)
        found = QRectF()
        for item in scene.card_items.at_home(home):
            if item.isVisible():
                x, y, wide, _ = item.pose
                found |= QRectF(x, y, wide, wide * CARD_RATIO)
        return None if found.isNull() else found

    def _place_of(self, mark: Mark) -> tuple[QRectF, QRectF]:
        """Return what a mark means and where its number stands, as this widget has it.

        Each looks through all cards of the table: it is asked when they lie otherwise,
        not for every picture.
        """
        b, words = self.scene.brushes, signed(mark.points)
        area = self.area(mark).translated(self._origin())
        small = area.height() < _SMALL
        air, high = (12, _LOW) if small else (24, _HIGH)
        wide, high = b.width(PILL, words) + air * b.text, high * b.text
        pill = QRectF(0, 0, wide, high)
        pill.moveCenter(QPointF(area.center().x(), area.top() - high / 2))
        if mark.home is None:
            pill.moveBottomRight(area.bottomRight() - QPointF(8, 8))
        elif mark.home.kind is HomeKind.SEAT:
            right = self._before_buttons(mark.home, area.right())
            pill.moveCenter(QPointF(right - wide / 2 - 12, area.center().y()))
        elif mark.cards:
            pill.moveCenter(QPointF(area.center().x(), area.bottom() + high))
        pill.moveLeft(max(pill.left(), self._origin().x() + 14))
        return area, pill

    def _before_buttons(self, home: Origin, right: float) -> float:
        """Return how far right a number may stand; the own line may end in buttons."""
        now, own = self.scene.now, home not in self.scene.fixtures.numbers
        if own and now.buttons and not self.scene.style_now.left_handed:
            return self._origin().x() + now.x() + now.buttons[0].rect.left()
        return right

    def _origin(self) -> QPointF:
        corner = self._view.viewport().mapToGlobal(QPoint())
        return QPointF(self.mapFromGlobal(corner))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint rings and numbers, then what flies."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        b, dark, radius = self.scene.brushes, self.scene.brushes.palette.ring_dark, 8.0
        for mark, area, _ in self._placed:
            if mark.cards:
                self._cards(painter, mark)
                continue
            gains = mark.points > 0
            name = b.palette.brass if gains else b.palette.refuse
            outline = paint.Outline(name, RING_COLOUR)
            # On two shelves there is no air for more.
            small = mark.home is not None and area.height() < _SMALL
            air = _AROUND / 3 if small else _AROUND
            around = area.adjusted(-air, -air, air, air)
            if not small and mark.home and mark.home.kind is HomeKind.MELD:
                around.setBottom(around.bottom() + _BADGE * b.text)
            paint.ring(painter, around, radius, outline, dark)
        for mark, _, pill in self._placed:
            if not mark.cards:  # over the rings of the melds above
                self._number(painter, pill, mark.points)
        for mark, rect in self._flown:
            self._number(painter, rect, mark.points)
        painter.end()

    def _cards(self, painter: QPainter, mark: Mark) -> None:
        """Write what each card of the reader's hand costs on what is seen of it."""
        b, origin, points = self.scene.brushes, self._origin(), dict(mark.cards)
        assert mark.home is not None, "cards lie somewhere"
        for item in self.scene.card_items.at_home(mark.home):
            place = item.resting
            if place is None or place.face is None or not item.isVisible():
                continue
            wide, high = place.seen or (place.width, place.width * CARD_RATIO)
            words = points.get(place.face, 0)
            room = min(wide - 2, b.width(PILL, signed(words)) + 20 * b.text)
            pill = QRectF(0, 0, room, _HIGH * b.text)
            middle = QPointF(place.rect.x + wide / 2, place.rect.y + high / 2)
            pill.moveCenter(middle + origin)
            self._number(painter, pill, words)

    def _number(self, painter: QPainter, rect: QRectF, points: int) -> None:
        b, palette = self.scene.brushes, self.scene.brushes.palette
        ground, ink = palette.brass, palette.brass_text
        if points <= 0:
            ground, ink = palette.refuse, palette.refuse_text
        edge = paint.Outline(palette.ring_dark, 1.5)
        paint.slab(painter, rect, rect.height() / 2, ground, edge)
        words, role = signed(points), PILL
        if b.width(role, words) > rect.width() - 4:
            role = PILL._replace(size=11)
        b.write(painter, rect, paint.Run(words, role, ink), paint.CENTRE, elide=False)
