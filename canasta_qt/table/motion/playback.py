"""Playback of events as animation steps, ending in the picture of the observation."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QEasingCurve, QObject, Signal

from canasta_qt.cards import Card
from canasta_qt.engine.state.events import CanastaCompleted, Event, RoundStarted
from canasta_qt.engine.state.observation import Observation
from canasta_qt.gestures import Draft
from canasta_qt.look.tokens import Duration
from canasta_qt.table.items.animator import Animator, Flight, Motion, Step
from canasta_qt.table.motion.effects import Effects
from canasta_qt.table.motion.event_moves import Manner, Move, moves
from canasta_qt.table.motion.moments import celebration
from canasta_qt.table.motion.timing import faded, timed
from canasta_qt.table.paint.painted_item import one_shot
from canasta_qt.table.picture.placement import HomeKind, Origin
from canasta_qt.table.picture.table_state import (
    TableState,
    read_table,
    table_words,
    without,
)
from canasta_qt.table.scene.scene import EMPTY_DRAFT, TableScene
from canasta_qt.wording.table.labels import PileWords


def _completed(events: tuple[Event, ...]) -> Iterator[Origin]:
    """Yield the melds that have become canastas."""
    for event in events:
        if isinstance(event, CanastaCompleted):
            yield Origin(HomeKind.MELD, event.side, event.meld)


def _still(does: Callable[..., object], *given: object) -> Step:
    """Return a step without motions that calls a function."""

    def make() -> Sequence[Motion]:
        does(*given)
        return ()

    return Step(make)


def _without_pause(steps: list[Step]) -> list[Step]:
    """Return steps without the first pause, which is over already."""
    first = next((step for step in steps if step.pause), None)
    return [Step(step.make) if step is first else step for step in steps]


class Playback(QObject):
    """Animation of the scene from one observation to the next."""

    settled = Signal()
    """The table shows the last observation; emitted from the event loop only."""
    arrived = Signal()
    """All known events are shown; emitted before any listener continues."""
    begun = Signal(object)
    """A step begins, perhaps with its pause: the `Move`."""
    leaving = Signal(object)
    """The cards of a step begin to fly: the `Move`."""
    shown = Signal(object, object, object)
    """Events with landed cards, later events of the same call, final observation."""
    changed = Signal()
    """Cards or places have changed: outlines and focus must be updated."""

    def __init__(self, scene: TableScene, parent: QObject) -> None:
        super().__init__(parent)
        self.scene = scene
        self.is_skipping = False
        """Whether other players are not animated until the player's turn."""
        self.is_visible = True
        """Whether the table is visible; a hidden one is not animated."""
        self.animator = Animator(scene.card_items.land, self)
        self._readers: frozenset[object] = frozenset()
        """Open overlays that the player reads; animations are paused."""
        self._planned: TableState | None = None
        self._untold = 0
        self.is_dealing = False
        """Whether a deal is still being animated."""
        self._is_others = False
        """Whether queued steps include those of other players."""
        self._has_paused = False
        """Whether the pause before the next player is over."""
        self._still = one_shot(self, 0, self._send_settled)
        self.animator.settled.connect(self._on_shown)
        self._sweep = one_shot(self, Duration.NEW_HELD, self.forget_new)
        unring = partial(scene.card_items.ring_items, [])
        self._results = one_shot(self, Duration.RESULT_RINGED, unring)

    @property
    def is_telling(self) -> bool:
        """Whether events are still being animated."""
        return self._untold > 0

    @property
    def is_instant(self) -> bool:
        """Whether results are shown without animation."""
        style = self.scene.style_now
        return style.speed == 0 or self.is_skipping or not self.is_visible

    def clear(self) -> None:
        """Clear the table; the next game does not animate from this one."""
        self.animator.flush()
        self._planned = None
        self.scene.clear()

    def show(self, observation: Observation) -> None:
        """Show an observation without animation."""
        self.animator.flush()
        self._planned = read_table(observation)
        self.scene.show_observation(observation)
        self.changed.emit()

    def advance(self, events: tuple[Event, ...], observation: Observation) -> None:
        """Animate events, then show exactly the observation."""
        end = read_table(observation)
        # A deal begins with all cards in the stock, whatever the table was before.
        deals = any(isinstance(event, RoundStarted) for event in events)
        if deals:
            self.is_skipping = False
        start = self._planned or (end if deals else None)
        self._planned = end
        if start is None or self.is_instant:
            self.animator.flush()
            before = end.hand if start is None or deals else start.hand
            self._arrive(observation, without(end.hand, before))
            self.shown.emit(events, (), observation)
            own = start is not None and start.turn == self.scene.people.viewer
            if own and end.turn != end.viewer and not (deals or self.is_skipping):
                self._leave_time()
            else:
                self._still.start()
            return
        self.animator.factor = self.scene.style_now.speed
        self.scene.card_items.unsealed |= set(_completed(events))
        steps: list[Step] = []
        rest: tuple[Event, ...] = ()
        shown = moves(start, events, end)
        for move in reversed(shown):
            steps[:0] = self._steps(move, rest, observation)
            rest = move.events + rest
        self._untold += 1
        self.is_dealing |= deals
        theirs = any(move.seat not in (None, end.viewer) for move in shown)
        self._is_others |= deals or theirs or end.turn != end.viewer
        if self._has_paused:
            steps = _without_pause(steps)
        self._has_paused = not theirs and any(
            move.passes_to is not None for move in shown
        )
        # The pause is the same at all speeds of the cards.
        time = Duration.TAKE_BACK / min(1.0, self.animator.factor)
        after = [Step(list, time)] if self._has_paused else []
        self.animator.play([*steps, _still(self._tell_end, observation), *after])

    def _leave_time(self) -> None:
        """Add a pause in which the player can take a turn back."""
        self._is_others, self.animator.factor = True, 1.0
        self.animator.play([Step(list, Duration.TAKE_BACK)])

    def flush(self) -> None:
        """Finish all steps at once."""
        self.animator.flush()

    def end_own_moves(self) -> bool:
        """Finish the player's own flights; return whether events are still animated.

        After a new layout a card that flies back would have an old goal.
        """
        if not self.is_telling:
            self.flush()
        return self.animator.busy

    def end_own_doing(self) -> None:
        """Finish the player's own steps; those of other players go on."""
        if not self._is_others:
            self.flush()

    def relayout(self) -> None:
        """Move the own cards to their places while other cards may be flying."""
        if not self.animator.busy:
            self.scene.relayout()
            return
        landed = {flight.item: flight.place for flight in self.scene.show_hand()}
        for flight in self.animator.flights:
            flight.place = landed.get(flight.item, flight.place)

    def hold(self, reader: object, *, is_held: bool) -> None:
        """Pause for an overlay that is read, or resume.

        A turn that the player has ended is animated to its end first.
        """
        if is_held is (reader in self._readers):
            return
        others = self._readers - {reader}
        self._readers = others | {reader} if is_held else others
        self.animator.hold(is_held=bool(self._readers))
        if is_held and self._has_paused and self.animator.busy:
            self.flush()
            self._leave_time()
        if not self._readers and not self.animator.busy:
            self._still.start()

    def skip(self) -> None:
        """Do not animate other players until the player's turn, or a deal."""
        self.is_skipping = True
        self.animator.flush()

    def go_back(self, observation: Observation, draft: Draft = EMPTY_DRAFT) -> None:
        """Animate the return to an earlier observation."""
        self.animator.flush()
        self._planned, self._has_paused = read_table(observation), False
        self.scene.draft = draft
        self.scene.learn(observation)
        self.scene.hand.bring_back(self._planned.hand)
        flights = self.scene.put_up(self._planned)
        for flight in flights:
            flight.duration = Duration.UNDO
        self.fly(flights)

    def fly(self, flights: list[Flight], *, springing: bool = False) -> None:
        """Animate cards that the player has moved."""
        self.changed.emit()
        if self.is_instant:
            self.scene.card_items.land_all(flights)
            self._still.start()
            return
        if self.scene.style_now.reduced_motion:
            faded(flights)
        elif springing:
            for flight in flights:
                flight.duration = Duration.SPRING_BACK
                flight.curve = QEasingCurve.Type.OutBack
        self.animator.factor = self.scene.style_now.speed
        self.animator.play([Step(make=lambda: flights)])

    def _steps(
        self, move: Move, rest: tuple[Event, ...], observation: Observation
    ) -> list[Step]:
        """Return the animation steps of a move."""
        viewer = move.table_state.viewer
        visible = move.manner is Manner.TRAVEL
        theirs = move.seat is not None and move.seat != viewer
        pause = Duration.BOT_PAUSE if theirs and visible else 0

        steps = [
            _still(self.begun.emit, move),
            Step(partial(self._changes, move, observation), pause),
        ]
        if move.manner is Manner.CLOSE:
            steps.append(Step(partial(self._celebration, move, observation)))
        if move.events:
            steps.append(_still(self.shown.emit, move.events, rest, observation))
        return steps

    def _changes(self, move: Move, observation: Observation) -> Sequence[Motion]:
        """Apply the picture after a move; return the motions towards it."""
        self.leaving.emit(move)
        # Staged cards fly to their melds from the tray.
        self.scene.draft = EMPTY_DRAFT
        effects, state = Effects(self.scene, move), move.table_state
        words = table_words(observation, self.scene.people, self.scene.words)
        pile = PileWords() if move.is_dealing else words.pile
        self.scene.words = replace(words, deciding=None, pile=pile)
        flights = self.scene.put_up(state, move.drawn)
        self.changed.emit()
        if self.scene.style_now.reduced_motion:
            self._ring_results(flights)
            return faded(flights)
        return [*timed(flights, move), *effects.of(flights)]

    def _celebration(self, move: Move, observation: Observation) -> Sequence[Motion]:
        for home in _completed(move.events):
            self.scene.card_items.seal(home)
        return celebration(self.scene, move, observation)

    def _ring_results(self, flights: list[Flight]) -> None:
        """Ring the changed cards in a step without animation."""
        self.scene.card_items.ring_items([f.item for f in flights if f.travels])
        self._results.start()

    def _tell_end(self, observation: Observation) -> None:
        self._untold -= 1
        self._arrive(observation)
        if not self._untold:
            self.arrived.emit()

    def _arrive(self, observation: Observation, drawn: tuple[Card, ...] = ()) -> None:
        """Show the final observation, whatever the steps have shown."""
        self.scene.draft = EMPTY_DRAFT
        self.scene.show_observation(observation)
        if drawn:
            self.scene.hand.mark_fresh(drawn)
            self.scene.relayout()
        if self.scene.hand.fresh:
            self._sweep.start()
        self.changed.emit()

    def forget_new(self) -> None:
        """Remove the light of new cards."""
        self._sweep.stop()
        if self.scene.hand.fresh:
            self.scene.hand.fresh = frozenset()
            if not self.animator.busy:
                self.scene.relayout()

    def _on_shown(self) -> None:
        self.is_dealing = self._is_others = False
        self._still.start()

    def _send_settled(self) -> None:
        if not self.animator.busy and not self.animator.is_held:
            self.settled.emit()
