"""The queue of moves: flights in parallel, step after step, at one speed.

Factor 0 shows results at once and never makes an animation.  At the end of a step
every card has exactly its place, so nothing adds up.
"""

from abc import abstractmethod
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QObject, QTimer, Signal

from canasta_qt.cards import Card
from canasta_qt.look.tokens import Duration
from canasta_qt.overrides import override
from canasta_qt.table.items.card_item import CardItem
from canasta_qt.table.picture.placement import CardPlace, Origin, Pose

OUT_CUBIC: Final = QEasingCurve.Type.OutCubic
FLIP_SHARE: Final = 0.6
"""Part of its time that a card takes to turn over."""


@dataclass(kw_only=True)
class Motion:
    """Something that changes over a time; times are milliseconds at factor 1."""

    delay: float = 0.0
    duration: float = 0.0
    curve: QEasingCurve.Type = OUT_CUBIC
    arrivals: list[Callable[[], None]] = field(default_factory=list)
    """Called once, at its end."""
    over: bool = False

    @property
    def end(self) -> float:
        """When it is over."""
        return self.delay + self.duration

    def pass_to(self, now: float) -> None:
        """Show it as it is so long after the beginning of its step."""
        if self.over:
            return
        self.over = now >= self.end
        share = 1.0 if self.over else max(0.0, now - self.delay) / self.duration
        self.show(now, share, QEasingCurve(self.curve).valueForProgress(share))
        for arrive in self.arrivals if self.over else ():
            arrive()

    @abstractmethod
    def show(self, now: float, share: float, eased: float) -> None:
        """Show it after a share of its time."""


@dataclass(kw_only=True)
class Change(Motion):
    """Something beside the cards that changes with them, from 0 to 1."""

    show_share: Callable[[float], None]

    @override
    def show(self, now: float, share: float, eased: float) -> None:
        """Show it after a share of its time."""
        self.show_share(eased)


@dataclass(kw_only=True)
class Flight(Motion):
    """One card on its way to its place."""

    item: CardItem
    place: CardPlace
    start: Pose
    origin: Origin
    """What it belonged to before."""
    flips: bool = False
    """It is turned over on its way."""
    edge: float = 0.5
    """The share of its time at which it stands on edge."""
    old_face: Card | None = None
    old_z: float = 0.0
    hidden: float = 0.0
    """Until when it is not seen: the deck it lies in is drawn by others."""
    lift: float = 0.0
    """How far it rises before it is fanned out."""
    fan: Pose | None = None
    """Its place in a fan, from which it leaves."""
    late_z: float | None = None
    """The layer in which it goes the second half of its way."""
    fades: bool = False
    """It appears in its place instead of travelling there."""

    def hide(self, until: float) -> None:
        """Let it be seen only from a time on."""
        self.hidden = until
        self.item.setVisible(until <= 0)

    @property
    def travels(self) -> bool:
        """Whether it comes from elsewhere; others only make room."""
        return self.origin != self.place.home

    @override
    def show(self, now: float, share: float, eased: float) -> None:
        """Put the card where it is after a share of its time."""
        item, place = self.item, self.place
        if now < self.hidden:
            return
        if self.hidden:
            self.hide(0.0)
        if eased >= 0.5:
            # A large card made small has another index: it changes in full flight.
            item.set_art(place.width)
            if self.late_z is not None:
                item.setZValue(self.late_z)
        if share >= 1.0:
            item.setZValue(place.z)
        end = place.pose
        if self.fades:
            item.set_pose(*end)
            item.mark(face=place.face)
            item.setOpacity(eased)
            return
        item.set_pose(*between(self._leaving(now), end, eased))
        if self.flips:
            turned = min(1.0, max(0.0, (share - self.edge) / FLIP_SHARE + 0.5))
            item.set_flip(turned)
            item.mark(face=place.face if turned >= 0.5 else self.old_face)

    def _leaving(self, now: float) -> Pose:
        """Return where it leaves from: its old place, or that in a fan."""
        if self.fan is None:
            return self.start
        x, y, width, turn = self.start
        lifted = x, y - self.lift * min(1.0, now / Duration.LIFT), width, turn
        share = min(1.0, max(0.0, now - Duration.LIFT) / Duration.FAN)
        return between(lifted, self.fan, _FANNING.valueForProgress(share))


_FANNING: Final = QEasingCurve(OUT_CUBIC)


def between(start: Pose, end: Pose, share: float) -> Pose:
    """Return the pose on the straight way from one to another."""
    x, y, width, turn = (a + (b - a) * share for a, b in zip(start, end, strict=True))
    return x, y, width, turn


@dataclass()
class Step:
    """Motions that begin together after a pause; made when the pause is over."""

    make: Callable[[], Sequence[Motion]]
    pause: float = 0.0
    """Before anything changes; a player who is in a hurry skips it."""


class Animator(QObject):
    """Plays steps one after the other."""

    settled = Signal()
    """The queue is empty and every card is in its place."""

    def __init__(
        self, land: Callable[[CardItem, CardPlace], None], parent: QObject
    ) -> None:
        """`land` puts a card exactly into its place."""
        super().__init__(parent)
        self.factor = 1.0
        self.is_held = False
        """Nothing goes on until it is let go."""
        self.made = 0
        """Number of animations made, for tests."""
        self.land = land
        self._steps: deque[Step] = deque()
        self._running: _StepAnimation | None = None
        self._between = QTimer(self, singleShot=True)
        """What has moved ends in one pass of the event loop, is told in another, and
        each step begins in one of its own: all together last too long."""
        self._between.timeout.connect(self._next)

    @property
    def flights(self) -> list[Flight]:
        """The cards that are moving now."""
        moving = () if self._running is None else self._running.motions
        return [motion for motion in moving if isinstance(motion, Flight)]

    @property
    def busy(self) -> bool:
        """Whether something moves or waits to."""
        return self._running is not None or bool(self._steps)

    @property
    def waits(self) -> bool:
        """Whether the next step begins in the next pass of the event loop."""
        return self._between.isActive()

    def play(self, steps: list[Step], *, at_once: bool = False) -> None:
        """Add steps to the queue; what tells them has taken its time already."""
        self._steps.extend(steps)
        if self._running is None and not self.waits and not self.is_held:
            if at_once:
                self._next()
            else:
                self._between.start()

    def hold(self, *, is_held: bool) -> None:
        """Stop where everything is, or go on from there."""
        self.is_held = is_held
        if self._running is not None:
            self._running.setPaused(is_held)
        elif is_held:
            self._between.stop()
        elif self._steps:
            self._between.start()

    def flush(self) -> None:
        """Show the end of everything at once."""
        if not self.busy:
            return
        self._stop()
        while self._steps:
            step = self._steps.popleft()
            self.finish(step.make())
        self.settled.emit()

    def go_on(self) -> None:
        """Begin what moves next after a step that has ended, if it has not begun."""
        while self._running is None and self._steps:
            self._between.stop()
            self._next()

    def finish(self, motions: Sequence[Motion]) -> None:
        """Show the end of everything, however far it came."""
        for motion in motions:
            if isinstance(motion, Flight):
                self.land(motion.item, motion.place)
            elif not motion.over:
                motion.show(0.0, 1.0, 1.0)
            # They may know the flights that know them.
            motion.arrivals.clear()

    def _stop(self) -> None:
        self._between.stop()
        running, self._running = self._running, None
        if running is not None:
            running.stop()
            self.finish(running.motions)
            running.deleteLater()

    def _next(self) -> None:
        if self.factor == 0:
            self.flush()
            return
        step = self._steps.popleft()
        if step.pause > 0:
            self._steps.appendleft(Step(step.make))
            self._start([], step.pause)
        elif motions := step.make():
            self._start(motions)
        else:
            self._end()

    def _end(self) -> None:
        """Leave what comes after a step to another pass of the event loop."""
        if self._steps and self._running is None:
            if not self.is_held:
                self._between.start()
        elif not self._steps:
            self.settled.emit()

    def _start(self, motions: Sequence[Motion], pause: float = 0.0) -> None:
        self._running = _StepAnimation(self, motions, pause)
        self.made += 1
        self._running.finished.connect(self._finished)
        self._running.start()
        if self.is_held:
            self._running.pause()

    def _finished(self) -> None:
        running = self._running
        if running is not None and self.sender() is running:
            self._stop()
            if running.moves:
                self._end()
            else:
                self._next()


class _StepAnimation(QAbstractAnimation):
    """Runs the motions of one step on one clock."""

    def __init__(
        self, animator: Animator, motions: Sequence[Motion], pause: float
    ) -> None:
        super().__init__(animator)
        self._animator = animator
        self.motions = motions
        self.moves = bool(motions)
        length = max((m.end for m in motions), default=pause) * animator.factor
        self._length = max(1, round(length))

    @override
    def duration(self) -> int:
        return self._length

    @override
    def updateCurrentTime(self, currentTime: int) -> None:
        now = currentTime / (self._animator.factor or 1.0)
        for motion in self.motions:
            motion.pass_to(now)
