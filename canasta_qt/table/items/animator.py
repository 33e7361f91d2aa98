"""Animation queue of the table: steps in sequence, the motions of a step in parallel.

At the end of a step every card is set to its exact place, so rounding errors do not add
up.
"""

from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QObject, Signal

from canasta_qt.cards import Card, is_wild
from canasta_qt.gestures import Spot
from canasta_qt.look.tokens import DurationMs
from canasta_qt.overrides import override
from canasta_qt.table.items.card_item import CardItem
from canasta_qt.table.picture.placement import CardPlace, Pose

OUT_CUBIC_EASING: Final = QEasingCurve.Type.OutCubic
FLIP_SHARE_OF_FLIGHT: Final = 0.6
"""Share of a flight during which a card turns over."""


@dataclass(kw_only=True)
class Motion:
    """A change with a delay and a duration, in milliseconds at speed factor 1.

    A plain `Motion`, of no subclass, changes nothing and is used as a pause.
    """

    delay_ms: float = 0.0
    duration_ms: float = 0.0
    curve: QEasingCurve.Type = OUT_CUBIC_EASING
    finished_callbacks: list[Callable[[], None]] = field(default_factory=list)
    """Functions called once, at the end of the motion."""
    is_finished: bool = False

    @property
    def end_time(self) -> float:
        """The end of the motion, in milliseconds from the beginning of its step."""
        return self.delay_ms + self.duration_ms

    def set_time(self, now: float) -> None:
        """Apply the motion at a time in milliseconds from the beginning of its step."""
        if self.is_finished:
            return
        self.is_finished = now >= self.end_time
        share = 1.0
        if not self.is_finished:
            share = max(0.0, now - self.delay_ms) / self.duration_ms
        self.set_progress(now, share, QEasingCurve(self.curve).valueForProgress(share))
        for arrive in self.finished_callbacks if self.is_finished else ():
            arrive()

    def set_progress(self, now: float, progress: float, eased_progress: float) -> None:
        """Show the change at a progress from 0 to 1.

        `progress` is the share of the duration, `eased_progress` the share of the
        change.
        """


@dataclass(kw_only=True)
class Change(Motion):
    """A motion of something other than a card, such as a count or a light.

    `show_progress` is called with the eased progress from 0 to 1.
    """

    show_progress: Callable[[float], None]

    @override
    def set_progress(self, now: float, progress: float, eased_progress: float) -> None:
        self.show_progress(eased_progress)


@dataclass(kw_only=True)
class Flight(Motion):
    """Motion of one card to its place."""

    item: CardItem
    place: CardPlace
    start_pose: Pose
    start_spot: Spot
    """Spot of the card before the flight."""
    turns_over: bool = False
    """Whether the card is turned over in flight."""
    edge_on_share: float = 0.5
    """Share of the time at which the turning card is seen from its edge."""
    old_face: Card | None = None
    old_z: float = 0.0
    hidden_until: float = 0.0
    """Time in the step, in milliseconds, before which the card is not drawn: other
    cards of the stock are drawn first."""
    lift_height: float = 0.0
    """Pixels by which the card is raised before it is fanned out."""
    fan_pose: Pose | None = None
    """Pose of the card in the fan of a taken pile, from which it flies to its place;
    None without a fan."""
    second_half_z: float | None = None
    """z value during the second half of the flight."""
    fades_in: bool = False
    """Whether the card fades in at its place instead of travelling."""

    def hide_until(self, until: float) -> None:
        """Hide the card until a time of the step, in milliseconds."""
        self.hidden_until = until
        self.item.setVisible(until <= 0)

    @property
    def is_wild(self) -> bool:
        """Whether the card is known, and wild."""
        return self.place.face is not None and is_wild(self.place.face)

    @property
    def changes_spot(self) -> bool:
        """Whether the card moves to another spot; false if it only moves aside."""
        return self.start_spot != self.place.spot

    @override
    def set_progress(self, now: float, progress: float, eased_progress: float) -> None:
        """Set pose, face and opacity of the card; a flip follows `progress`, the way
        `eased_progress`."""
        item, place = self.item, self.place
        if now < self.hidden_until:
            return
        if self.hidden_until:
            self.hide_until(0.0)
        if eased_progress >= 0.5:
            # Small and large cards differ in their indices; they change in flight.
            item.set_pixmap_width(place.width)
            if self.second_half_z is not None:
                item.setZValue(self.second_half_z)
        if progress >= 1.0:
            item.setZValue(place.z)
        end = place.pose
        if self.fades_in:
            item.set_pose(*end)
            item.set_marks(face=place.face)
            item.setOpacity(eased_progress)
            return
        item.set_pose(*interpolated_pose(self._pose_before(now), end, eased_progress))
        if self.turns_over:
            turned = (progress - self.edge_on_share) / FLIP_SHARE_OF_FLIGHT + 0.5
            turned = min(1.0, max(0.0, turned))
            item.set_flip(turned)
            item.set_marks(face=place.face if turned >= 0.5 else self.old_face)

    def _pose_before(self, now: float) -> Pose:
        """Return the pose from which the card flies at a time: its old pose, or in a
        fanned-out pile its pose on the way into the fan."""
        if self.fan_pose is None:
            return self.start_pose
        x, y, width, turn = self.start_pose
        lift = self.lift_height * min(1.0, now / DurationMs.PILE_LIFT)
        share = min(1.0, max(0.0, now - DurationMs.PILE_LIFT) / DurationMs.FAN_OUT)
        lifted, eased = (x, y - lift, width, turn), _FAN_EASING.valueForProgress(share)
        return interpolated_pose(lifted, self.fan_pose, eased)


_FAN_EASING: Final = QEasingCurve(OUT_CUBIC_EASING)


def interpolated_pose(start: Pose, end: Pose, share: float) -> Pose:
    """Return the linear interpolation of two poses."""
    x, y, width, turn = (a + (b - a) * share for a, b in zip(start, end, strict=True))
    return x, y, width, turn


MotionStep: TypeAlias = Callable[[], Sequence[Motion]]
"""Function called when a step begins; its motions run in parallel."""


class Animator(QAbstractAnimation):
    """Runs steps one after the other; one clock drives all motions of a step."""

    settled = Signal()
    """Emitted when the queue is empty and every card is at its exact place."""

    def __init__(
        self, land: Callable[[CardItem, CardPlace], None], parent: QObject
    ) -> None:
        """Create an animator without steps; `land` sets a card to its exact place."""
        super().__init__(parent)
        self.speed_factor = 1.0
        self.is_paused = False
        """Whether appended steps do not begin until the animations resume."""
        self.land = land
        self.motions: Sequence[Motion] = ()
        self._steps: deque[MotionStep] = deque()
        self._length = 0
        self.finished.connect(self._next)

    @property
    def flights(self) -> list[Flight]:
        """Flights of the running step."""
        return [motion for motion in self.motions if isinstance(motion, Flight)]

    @property
    def is_busy(self) -> bool:
        """Whether a step is running or queued."""
        return self.state() is not self.State.Stopped or bool(self._steps)

    def play_groups(self, steps: list[MotionStep]) -> None:
        """Append steps to the queue; unless paused, begin the first if no step is
        running."""
        self._steps.extend(steps)
        if not self.is_paused:
            self._begin_next_step()

    def set_paused(self, *, is_held: bool, at_once: bool) -> None:
        """Pause or resume; without `at_once` the steps that are already queued still
        run."""
        self.is_paused = is_held
        if self.state() is not self.State.Stopped:
            freezes = is_held and at_once
            if freezes is not (self.state() is self.State.Paused):
                self.setPaused(freezes)
        elif not is_held:
            self._begin_next_step()

    def finish_motions(self) -> None:
        """End all steps at once, and set every card to its place."""
        if not self.is_busy:
            return
        self.stop()
        self._end_step()
        while self._steps:
            begin_step = self._steps.popleft()
            self.motions = begin_step()
            self._end_step()
        self.settled.emit()

    def _end_step(self) -> None:
        """End the running step: show the end of all its motions."""
        motions, self.motions = self.motions, ()
        for motion in motions:
            if isinstance(motion, Flight):
                self.land(motion.item, motion.place)
            elif not motion.is_finished:
                motion.set_progress(0.0, 1.0, 1.0)
            # break reference cycles of flights
            motion.finished_callbacks.clear()

    def _next(self) -> None:
        self._end_step()
        if self._steps:
            self._begin_next_step()
        else:
            self.settled.emit()

    def _begin_next_step(self) -> None:
        """Begin the next step, unless a step is running."""
        if not self._steps or self.state() is not self.State.Stopped:
            return
        begin_step = self._steps.popleft()
        if motions := begin_step():
            self._begin(motions, max(motion.end_time for motion in motions))
        else:
            self._next()

    def _begin(self, motions: Sequence[Motion], length: float) -> None:
        self.motions, self._length = motions, max(1, round(length * self.speed_factor))
        self.start()

    @override
    def duration(self) -> int:
        """Return the duration of the running step in milliseconds."""
        return self._length

    @override
    def updateCurrentTime(self, currentTime: int) -> None:
        """Apply all motions of the step at a time in milliseconds."""
        for motion in self.motions:
            motion.set_time(currentTime / self.speed_factor)
