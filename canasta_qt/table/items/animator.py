"""The queue of moves: flights in parallel, step after step, at one speed.

Factor 0 shows results at once and never makes an animation.  At the end of a step
every card has exactly its place, so nothing adds up.
"""

from abc import abstractmethod
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QObject, Signal

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


class Animator(QAbstractAnimation):
    """Plays steps one after the other; one clock moves everything of a step."""

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
        self.land = land
        self.motions: Sequence[Motion] = ()
        self._steps: deque[Step] = deque()
        self._length = 0
        self.finished.connect(self._next)

    @property
    def flights(self) -> list[Flight]:
        """The cards that are moving now."""
        return [motion for motion in self.motions if isinstance(motion, Flight)]

    @property
    def busy(self) -> bool:
        """Whether something moves or waits to."""
        return self.state() is not self.State.Stopped or bool(self._steps)

    def play(self, steps: list[Step]) -> None:
        """Add steps to the queue."""
        self._steps.extend(steps)
        self._go_on()

    def hold(self, *, is_held: bool) -> None:
        """Stop where everything is, or go on from there."""
        self.is_held = is_held
        if self.state() is not self.State.Stopped:
            self.setPaused(is_held)
        else:
            self._go_on()

    def flush(self) -> None:
        """Show the end of everything at once."""
        if not self.busy:
            return
        self.stop()
        self._land()
        while self._steps:
            self.motions = self._steps.popleft().make()
            self._land()
        self.settled.emit()

    def _land(self) -> None:
        """Show the end of what moves, however far it came."""
        motions, self.motions = self.motions, ()
        for motion in motions:
            if isinstance(motion, Flight):
                self.land(motion.item, motion.place)
            elif not motion.over:
                motion.show(0.0, 1.0, 1.0)
            # They may know the flights that know them.
            motion.arrivals.clear()

    def _next(self) -> None:
        self._land()
        if self._steps:
            self._go_on()
        else:
            self.settled.emit()

    def _go_on(self) -> None:
        """Begin the next step, unless one is under way or all is held."""
        if self.is_held or not self._steps or self.state() is not self.State.Stopped:
            return
        if self.factor == 0:
            self.flush()
            return
        step = self._steps.popleft()
        if step.pause > 0:
            self._steps.appendleft(Step(step.make))
            self._begin((), step.pause)
        elif motions := step.make():
            self._begin(motions, max(motion.end for motion in motions))
        else:
            self._next()

    def _begin(self, motions: Sequence[Motion], length: float) -> None:
        self.motions, self._length = motions, max(1, round(length * self.factor))
        self.start()

    @override
    def duration(self) -> int:
        """Return how long the step takes, in milliseconds."""
        return self._length

    @override
    def updateCurrentTime(self, currentTime: int) -> None:
        """Show the step as it is after a time."""
        for motion in self.motions:
            motion.pass_to(currentTime / (self.factor or 1.0))
