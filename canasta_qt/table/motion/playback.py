"""Playback of events as animation steps, the last of which shows the picture of an
observation."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QEasingCurve, QObject, Signal

from canasta_qt.cards import Card
from canasta_qt.engine.state.events import CanastaCompleted, Event, RoundStarted
from canasta_qt.engine.state.observation import Observation
from canasta_qt.gestures import EMPTY_DRAFT, Draft, Place, Spot
from canasta_qt.look.tokens import DurationMs
from canasta_qt.table.items.animator import Animator, Change, Flight, Motion, MotionStep
from canasta_qt.table.items.badges import PillItem
from canasta_qt.table.motion.animation_steps import (
    AnimationStep,
    Transition,
    animation_steps,
    drawn_cards,
)
from canasta_qt.table.motion.celebrations import celebration_motions
from canasta_qt.table.motion.effects import StepEffects
from canasta_qt.table.motion.timing import make_fading, set_timing
from canasta_qt.table.paint.painted_item import single_shot_timer
from canasta_qt.table.picture.table_state import (
    TableState,
    make_table_state,
    table_texts,
)
from canasta_qt.table.scene.scene import TableScene
from canasta_qt.wording.table.labels import PileWords


def _completed_spots(state: TableState, events: tuple[Event, ...]) -> Iterator[Spot]:
    """Yield the spots of melds that have become canastas in these events."""
    for event in events:
        if isinstance(event, CanastaCompleted):
            yield state.side_spot(Place.MELD, event.side, event.meld)


def _call_step(function: Callable[..., object], *values: object) -> MotionStep:
    """Return a step without motions that only calls a function."""

    def make_motions() -> Sequence[Motion]:
        function(*values)
        return ()

    return make_motions


def _show_at_end(pill: PillItem, progress: float) -> None:
    pill.setVisible(progress == 1.0)


def _bot_pause() -> Sequence[Motion]:
    return [Motion(duration_ms=DurationMs.BOT_PAUSE)]


class Playback(QObject):
    """Animates the scene from one observation to the next."""

    settled = Signal()
    """Emitted from the event loop when the last observation is shown and no card
    moves."""
    all_events_shown = Signal()
    """Emitted when all queued events are shown, before a slot of `settled` continues
    the game."""
    step_started = Signal(object)
    """Emitted with an `AnimationStep` when it begins, before the pause of the step."""
    flights_started = Signal(object)
    """Emitted with an `AnimationStep` when its cards begin to fly."""
    events_shown = Signal(object, object, object)
    """Emitted with the events that a step has shown, the later events of the same
    `play_events`, and the final observation."""
    picture_changed = Signal()
    """Emitted when cards or places have changed, so that outlines and focus must be
    updated."""

    paused_changed = Signal()
    """Emitted when the animations pause for an overlay, and when they resume."""

    def __init__(self, scene: TableScene, parent: QObject) -> None:
        super().__init__(parent)
        self.scene = scene
        self.is_skipping = False
        """Whether actions of other players are not animated until it is the player's
        turn.
        """
        self.is_visible = True
        """Whether the table is visible; a hidden table animates nothing."""
        self.animator = Animator(scene.card_items.place_card, self)
        self._readers: dict[object, bool] = {}
        """Open overlays that the player reads, during which the game pauses; True for
        overlays that pause animations at once."""
        self._last_state: TableState | None = None
        self._event_groups = 0
        self.is_dealing = False
        """Whether a deal is still being animated."""
        self._is_others = False
        """Whether the queue has steps of other players."""
        self._has_paused = False
        """Whether the queue ends with a pause after a turn of the player, so that the
        next player needs no other pause."""
        self._settled_timer = single_shot_timer(self, 0, self._send_settled)
        self.animator.settled.connect(self._on_shown)
        self._new_card_timer = single_shot_timer(
            self, DurationMs.NEW_CARD_LIGHT, self.clear_new_marks
        )
        unring = partial(scene.card_items.draw_rings, [])
        self._ring_timer = single_shot_timer(self, DurationMs.RESULT_RING, unring)

    @property
    def is_animating(self) -> bool:
        """Whether events are still being animated."""
        return self._event_groups > 0

    @property
    def is_instant(self) -> bool:
        """Whether results appear at once, without animation."""
        style = self.scene.current_style
        return style.duration_factor == 0 or self.is_skipping or not self.is_visible

    def clear(self) -> None:
        """Forget the shown game, so that the next game is not animated from its last
        picture."""
        self.animator.finish_motions()
        self._last_state = None
        self.scene.clear()

    def show(self, observation: Observation) -> None:
        """Show an observation without animation."""
        self.animator.finish_motions()
        self._last_state = make_table_state(observation)
        self.scene.show_observation(observation)
        self.picture_changed.emit()

    def play_events(self, events: tuple[Event, ...], observation: Observation) -> None:
        """Animate events, then show the observation that follows them."""
        end = make_table_state(observation)
        # A deal begins with all cards in the stock.
        deals = any(isinstance(event, RoundStarted) for event in events)
        self.is_skipping = self.is_skipping and not deals
        start = self._last_state or (end if deals else None)
        self._last_state = end
        others_turn = end.seat_on_turn != end.viewer
        if start is None or self.is_instant:
            self.animator.finish_motions()
            drawn = () if start is None or deals else drawn_cards(start, events, end)
            self._show_result(observation, drawn)
            self.events_shown.emit(events, (), observation)
            if deals:
                self.events_shown.emit((), (), observation)
            own = start is not None and start.seat_on_turn == self.scene.people.viewer
            if own and others_turn and not (deals or self.is_skipping):
                self._pause_for_undo()
            else:
                self._settled_timer.start()
            return
        self.animator.speed_factor = self.scene.current_style.duration_factor
        self.scene.card_items.unsealed |= set(_completed_spots(end, events))
        steps: list[MotionStep] = []
        rest: tuple[Event, ...] = ()
        shown = animation_steps(start, events, end)
        for move in reversed(shown):
            steps[:0] = self._steps(move, rest, observation)
            rest = move.events + rest
        self._event_groups += 1
        self.is_dealing |= deals
        theirs = shown[0].seat not in (None, end.viewer)
        self._is_others |= deals or theirs or others_turn
        if self._has_paused and _bot_pause in steps:
            steps.remove(_bot_pause)  # the undo pause has just ended
        ends_turn = any(move.next_seat is not None for move in shown)
        self._has_paused = ends_turn and not theirs
        steps.append(_call_step(self._on_group_shown, observation))
        if self._has_paused:
            steps.append(self._undo_pause)
        self.animator.play_groups(steps)

    def _pause_for_undo(self) -> None:
        """Queue a pause after a turn of the player; the player can undo the turn during
        the pause."""
        self._is_others, self.animator.speed_factor = True, 1.0
        self.animator.play_groups([self._undo_pause])

    def _undo_pause(self) -> Sequence[Motion]:
        """Return the pause after a turn of the player, which has the same length at all
        speeds."""
        speed = min(1.0, self.animator.speed_factor)
        return [Motion(duration_ms=DurationMs.UNDO_PERIOD / speed)]

    def finish_animations(self) -> None:
        """End all steps at once."""
        self.animator.finish_motions()

    def end_own_flights(self) -> bool:
        """End the flights of cards that the player has moved; return whether events are
        still animated.

        A flight that continued after a new layout would end at the old place of its
        card.
        """
        if not self.is_animating:
            self.finish_animations()
        return self.animator.is_busy

    def end_own_steps(self) -> None:
        """End the steps of the player's own actions, but not the steps of other
        players."""
        if not self._is_others:
            self.finish_animations()

    def relayout(self) -> None:
        """Place the player's own cards again; other cards may be in flight."""
        if not self.animator.is_busy:
            self.scene.relayout()
        else:
            landed = {flight.item: flight.place for flight in self.scene.show_hand()}
            for flight in self.animator.flights:
                flight.place = landed.get(flight.item, flight.place)
        self.picture_changed.emit()

    def set_paused(
        self, reader: object, *, is_held: bool, at_once: bool = False
    ) -> None:
        """Pause while the overlay `reader` is open; resume when no such overlay is
        open.

        Queued events are shown before the pause; with `at_once` only those of a turn
        that the player has ended.
        """
        if is_held is (reader in self._readers):
            return
        if is_held:
            self._readers[reader] = at_once
        else:
            del self._readers[reader]
        freezes = any(self._readers.values())
        self.animator.set_paused(is_held=bool(self._readers), at_once=freezes)
        if is_held and at_once and self._has_paused and self.animator.is_busy:
            self.finish_animations()
            self._pause_for_undo()
        if not self._readers and not self.animator.is_busy:
            self._settled_timer.start()
        self.paused_changed.emit()

    def skip_to_own_turn(self) -> None:
        """Show actions of other players without animation, until the player's turn or a
        deal.
        """
        self.is_skipping = True
        self.animator.finish_motions()

    def go_back(self, observation: Observation, draft: Draft = EMPTY_DRAFT) -> None:
        """Animate the return to an earlier observation, with these staged cards."""
        self.animator.finish_motions()
        self._last_state, self._has_paused = make_table_state(observation), False
        self.scene.draft = draft
        self.scene.set_texts(observation)
        self.scene.hand.replace_cards(self._last_state.hand, is_returning=True)
        flights = self.scene.apply_state(self._last_state)
        for flight in flights:
            flight.duration_ms = DurationMs.UNDO
        self.animate_flights(flights)

    def animate_flights(
        self, flights: list[Flight], *, springing: bool = False
    ) -> None:
        """Animate cards that the player has moved; with `springing` the cards were
        refused and return."""
        self.picture_changed.emit()
        if self.is_instant:
            self.scene.card_items.place_cards(flights)
            self._settled_timer.start()
            return
        if self.scene.current_style.has_reduced_motion:
            make_fading(flights)
        elif springing:
            for flight in flights:
                flight.duration_ms = DurationMs.SPRING_BACK
                flight.curve = QEasingCurve.Type.OutBack
        self.animator.speed_factor = self.scene.current_style.duration_factor
        motions = [*flights, *self._late_badges(flights)]
        self.animator.play_groups([lambda: motions])

    def _late_badges(self, flights: list[Flight]) -> Iterator[Change]:
        """Yield changes that show a badge at the end of the flights of its cards."""
        flown = [flight for flight in flights if flight.changes_spot]
        for pill in filter(PillItem.isVisible, self.scene.fixtures.pills):
            home = pill.content.spot
            ends = [f.end_time for f in flown if f.place.spot == home]
            if ends:
                show = partial(_show_at_end, pill)
                yield Change(show_progress=show, duration_ms=max(ends))

    def _steps(
        self, move: AnimationStep, rest: tuple[Event, ...], observation: Observation
    ) -> list[MotionStep]:
        """Return the motion steps of an animation step; `rest` are the events of later
        steps."""
        viewer = move.table_state.viewer
        visible = move.transition is Transition.TRAVEL
        theirs = move.seat is not None and move.seat != viewer
        steps = [_call_step(self.step_started.emit, move)]
        if theirs and visible:
            steps.append(_bot_pause)
        steps.append(partial(self._motions_of, move, observation))
        if move.transition is Transition.CLOSE:
            steps.append(partial(self._celebration, move, observation))
        steps.append(_call_step(self.events_shown.emit, move.events, rest, observation))
        return steps

    def _motions_of(
        self, move: AnimationStep, observation: Observation
    ) -> Sequence[Motion]:
        """Apply the picture at the end of a step; return the motions from the previous
        picture to this one."""
        self.flights_started.emit(move)
        # Staged cards fly to their melds from the tray.
        self.scene.draft = EMPTY_DRAFT
        effects, state = StepEffects(self.scene, move), move.table_state
        words = table_texts(observation, self.scene.people, self.scene.words)
        pile = PileWords() if move.is_dealing else words.pile_words
        self.scene.words = replace(words, acting_seat=None, pile_words=pile)
        flights = self.scene.apply_state(state, move.drawn)
        self.picture_changed.emit()
        if self.scene.current_style.has_reduced_motion:
            self._ring_results(flights)
            return make_fading(flights)
        return [*set_timing(flights, move), *effects.table_changes_during(flights)]

    def _celebration(
        self, move: AnimationStep, observation: Observation
    ) -> Sequence[Motion]:
        for home in _completed_spots(move.table_state, move.events):
            self.scene.card_items.show_seal(home)
        return celebration_motions(self.scene, move, observation)

    def _ring_results(self, flights: list[Flight]) -> None:
        """Draw rings around the cards that have changed their place, with reduced
        motion."""
        self.scene.card_items.draw_rings([f.item for f in flights if f.changes_spot])
        self._ring_timer.start()

    def _on_group_shown(self, observation: Observation) -> None:
        self._event_groups -= 1
        self._show_result(observation)
        if not self._event_groups:
            self.all_events_shown.emit()

    def _show_result(
        self, observation: Observation, drawn: tuple[Card, ...] = ()
    ) -> None:
        """Show the final observation; cards in `drawn` are marked as new."""
        self.scene.draft = EMPTY_DRAFT
        self.scene.show_observation(observation, drawn)
        if self.scene.hand.new_cards:
            self._new_card_timer.start()
        self.picture_changed.emit()

    def clear_new_marks(self) -> None:
        """Remove the light from new cards."""
        self._new_card_timer.stop()
        if self.scene.hand.new_cards:
            self.scene.hand.new_cards = frozenset()
            if not self.animator.is_busy:
                self.scene.relayout()

    def _on_shown(self) -> None:
        self.is_dealing = self._is_others = False
        self._settled_timer.start()

    def _send_settled(self) -> None:
        if not self.animator.is_busy and not self.animator.is_paused:
            self.settled.emit()
