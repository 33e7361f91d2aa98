"""The queue of moves: flights in parallel, step after step, at one speed.

Factor 0 shows results at once and never makes an animation.  At the end of a step
every card has exactly its place, so nothing adds up.
"""

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QObject, Signal
from typing_extensions import override

from canasta_qt.cards import Card
from canasta_qt.table.items.card_item import CardItem
from canasta_qt.table.picture.placement import CardPlace

OUT_CUBIC = QEasingCurve.Type.OutCubic


@dataclass
class Flight:
    """One card on its way to its place; times are milliseconds at factor 1."""

    item: CardItem
    place: CardPlace
    start: tuple[float, float, float, float]
    """x, y, width and turn it comes from."""
    delay: float = 0.0
    duration: float = 0.0
    flips: bool = False
    """It is turned over on its way."""
    old_face: Card | None = None
    hidden: bool = False
    """It is not seen before it leaves: the deck it lies in is drawn by others."""
    curve: QEasingCurve.Type = OUT_CUBIC
    fades: bool = False
    """It appears in its place instead of travelling there."""
    arrive: Callable[[], None] | None = None
    """Called once, when it has arrived."""


@dataclass
class Step:
    """Flights that begin together after a pause; made when the pause is over."""

    make: Callable[[], list[Flight]]
    pause: float = 0.0
    """Before anything changes; a player who is in a hurry skips it."""
    begin: Callable[[], None] = field(default=lambda: None)
    """Called when its turn comes, before the pause."""
    after: Callable[[], None] = field(default=lambda: None)


class Animator(QObject):
    """Plays steps one after the other."""

    settled = Signal()
    """The queue is empty and every card is in its place."""
    many_cards_moving = Signal(bool)
    """Many cards move, or no longer."""

    def __init__(
        self, land: Callable[[CardItem, CardPlace], None], parent: QObject
    ) -> None:
        """`land` puts a card exactly into its place."""
        super().__init__(parent)
        self.factor = 1.0
        self.made = 0
        """Number of animations made, for tests."""
        self.land = land
        self._steps: deque[Step] = deque()
        self._running: _StepAnimation | None = None

    @property
    def busy(self) -> bool:
        """Whether something moves or waits to."""
        return self._running is not None or bool(self._steps)

    def play(self, steps: list[Step]) -> None:
        """Add steps to the queue."""
        self._steps.extend(steps)
        if self._running is None:
            self._next()

    def flush(self) -> None:
        """Show the end of everything at once."""
        if not self.busy:
            return
        self._stop()
        while self._steps:
            step = self._steps.popleft()
            step.begin()
            for flight in step.make():
                self.land(flight.item, flight.place)
            step.after()
        self.settled.emit()

    def _stop(self) -> None:
        running, self._running = self._running, None
        if running is not None:
            running.stop()
            running.finish()
            running.deleteLater()
            self.many_cards_moving.emit(False)  # noqa: FBT003 - the signal's argument

    def _next(self) -> None:
        while self._steps:
            if self.factor == 0:
                self.flush()
                return
            step = self._steps.popleft()
            step.begin()
            if step.pause > 0:
                self._steps.appendleft(Step(step.make, after=step.after))
                self._start(Step(make=list, pause=step.pause), [])
                return
            flights = step.make()
            if flights:
                self._start(step, flights)
                return
            step.after()
        self.settled.emit()

    def _start(self, step: Step, flights: list[Flight]) -> None:
        self._running = _StepAnimation(self, step, flights)
        self.made += 1
        self._running.finished.connect(self._finished)
        self.many_cards_moving.emit(len(flights) > MANY)
        self._running.start()

    def _finished(self) -> None:
        if self._running is not None and self.sender() is self._running:
            self._stop()
            self._next()


MANY = 20
"""More cards than this in the air make painting the whole view the quicker way."""


class _StepAnimation(QAbstractAnimation):
    """Runs the flights of one step on one clock."""

    def __init__(self, animator: Animator, step: Step, flights: list[Flight]) -> None:
        super().__init__(animator)
        self._animator = animator
        self._step = step
        self._flights = flights
        factor = animator.factor
        ends = [(f.delay + f.duration) * factor for f in flights]
        self._length = max(1, round(max(ends, default=step.pause * factor)))
        self._curves = [QEasingCurve(flight.curve) for flight in flights]

    @override
    def duration(self) -> int:
        return self._length

    @override
    def updateCurrentTime(self, currentTime: int) -> None:
        factor = self._animator.factor or 1.0
        for flight, curve in zip(self._flights, self._curves, strict=True):
            passed = currentTime / factor - flight.delay
            if flight.hidden and passed >= 0:
                flight.hidden = False
                flight.item.setVisible(True)
            share = passed / flight.duration if flight.duration else 1.0
            move(flight, min(1.0, max(0.0, share)), curve)
            if share >= 1.0 and flight.arrive is not None:
                arrive, flight.arrive = flight.arrive, None
                arrive()

    def finish(self) -> None:
        """Land every card, however far the clock came."""
        for flight in self._flights:
            self._animator.land(flight.item, flight.place)
        self._step.after()


def move(flight: Flight, share: float, curve: QEasingCurve) -> None:
    """Put a card where it is after a share of its time."""
    eased = curve.valueForProgress(share)
    place = flight.place
    if flight.fades:
        flight.item.set_pose(place.x, place.y, place.width, place.turn)
        flight.item.show_face(place.face)
        flight.item.setOpacity(eased)
        return
    target = (place.x, place.y, place.width, place.turn)
    x, y, width, turn = (
        a + (b - a) * eased for a, b in zip(flight.start, target, strict=True)
    )
    flight.item.set_pose(x, y, width, turn)
    if flight.flips:
        flight.item.set_flip(share)
        flight.item.show_face(place.face if share >= 0.5 else flight.old_face)
