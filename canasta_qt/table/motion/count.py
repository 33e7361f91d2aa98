"""A round is counted on the table: hands turned up, cards ringed, numbers that fly."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
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
from canasta_qt.look.tokens import PILL, RING_COLOUR, Duration
from canasta_qt.overrides import override
from canasta_qt.table.items.animator import Flight
from canasta_qt.table.motion.count_places import CountPlaces, Mark
from canasta_qt.table.motion.playback import Playback
from canasta_qt.table.motion.timing import on_arc
from canasta_qt.table.paint import brushes as paint
from canasta_qt.table.picture.placement import HomeKind, Origin
from canasta_qt.table.picture.table_state import sorted_hand
from canasta_qt.table.scene.scene import TableScene
from canasta_qt.translate import signed

_SHADE: Final = 3.0
"""The dark edge of rings and numbers reaches so far beyond them."""
_SMALL: Final = 11


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
        self._places = CountPlaces(scene)
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
        self.marks, self._goal = self._places.gathered(marks), goal
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
        more = _SHADE + RING_COLOUR
        for mark, area, pill in self._placed:
            if mark.cards:
                hand = self.scene.zones().hand.grown(24 * self.scene.brushes.text)
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

    def _place_of(self, mark: Mark) -> tuple[QRectF, QRectF]:
        """Return what a mark rings and where its number stands, as this widget has it.

        Each looks through the table: it is asked when cards lie otherwise, not for
        every picture.
        """
        origin, ring = self._origin(), self._places.ring(mark) or QRectF()
        return ring.translated(origin), self._places.number(mark).translated(origin)

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
            paint.ring(painter, area, radius, outline, dark)
        for mark, _, pill in self._placed:
            if not mark.cards:  # over the rings of the melds above
                self._number(painter, pill, mark.points)
        for mark, rect in self._flown:
            self._number(painter, rect, mark.points)
        painter.end()

    def _cards(self, painter: QPainter, mark: Mark) -> None:
        """Write what each card of the reader's hand costs above what is seen of it."""
        origin, points = self._origin(), dict(mark.cards)
        assert mark.home is not None, "cards lie somewhere"
        items = self.scene.card_items.at_home(mark.home)
        seen = [it.resting for it in items if it.isVisible() and it.resting is not None]
        last = max((place.y for place in seen), default=0.0)
        for place in seen:
            if place.face is not None:
                costs = points.get(place.face, 0)
                pill = self._places.of_card(place, costs, last)
                self._number(painter, pill.translated(origin), costs)

    def _number(self, painter: QPainter, rect: QRectF, points: int) -> None:
        b, palette = self.scene.brushes, self.scene.brushes.palette
        ground, ink = palette.brass, palette.brass_text
        if points <= 0:
            ground, ink = palette.refuse, palette.refuse_text
        edge = paint.Outline(palette.ring_dark, 1.5)
        paint.slab(painter, rect, rect.height() / 2, ground, edge)
        words, role = signed(points), PILL
        if b.width(role, words) > rect.width() - 4:
            role = PILL._replace(size=_SMALL)
        b.write(painter, rect, paint.Run(words, role, ink), paint.CENTRE, elide=False)
