"""Frames of a record: the states that a replay shows, forwards and backwards.

Frames depend only on the record, not on the game in the main window.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from canasta_qt.engine.state.actions import Action, LayDown, MeldPlay
from canasta_qt.engine.state.events import Event, RoundStarted
from canasta_qt.engine.state.observation import (
    SPECTATOR_SEAT,
    Observation,
    mask_event,
    observe,
    observe_as_spectator,
)
from canasta_qt.engine.state.position import OVER_PHASE, Position
from canasta_qt.notation.record import Record, ReplayError, ReplayMoment, replay_moments


@dataclass(frozen=True, slots=True)
class Frame:
    """State of the game after a deal, with `line_index` -1, or after one action of a
    line."""

    position: Position
    events: tuple[Event, ...] = ()
    """Events since the previous frame, hidden cards included."""
    line_index: int = -1
    action_index: int = 0
    """Index of the action in its line."""
    seat: int | None = None
    action: Action | None = None
    """The action played; None for a deal."""


class ReplayFrames:
    """Frames of every round of a record, as seen by one seat."""

    def __init__(self, record: Record, viewer: int = 0) -> None:
        """Play the record up to its end or its first illegal action."""
        self.record = record
        self.viewer = viewer
        self.stopped: ReplayError | None = None
        """Error that ends the record early; None if there is none."""
        self.moments: list[ReplayMoment] = []
        """The deals and lines of the record up to its first illegal action."""
        rounds: list[list[Frame]] = []
        try:
            for moment in replay_moments(record):
                self.moments.append(moment)
                if moment.line is None:
                    rounds.append([])
                rounds[-1] += _frames(moment)
        except ReplayError as error:
            self.stopped = error
        self._rounds = tuple(map(tuple, rounds))

    @property
    def round_count(self) -> int:
        """Number of rounds; fewer if there is an error in the record."""
        return len(self._rounds)

    def round_frames(self, round_index: int) -> tuple[Frame, ...]:
        """Return the frames of a round from its deal up to the first illegal action."""
        return self._rounds[round_index] if round_index < self.round_count else ()

    def round_events(self, round_index: int) -> tuple[Event, ...]:
        """Return all events of a round."""
        return self.events_until(round_index, len(self.round_frames(round_index)))

    def is_round_over(self, round_index: int) -> bool:
        """Return whether a round was played to its end, so that its hands may be
        shown."""
        frames = self.round_frames(round_index)
        return bool(frames) and frames[-1].position.phase == OVER_PHASE

    def events_until(self, round_index: int, index: int) -> tuple[Event, ...]:
        """Return the events of a round up to a frame."""
        shown = self.round_frames(round_index)[: index + 1]
        return tuple(event for frame in shown for event in frame.events)

    def observation(
        self, round_index: int, index: int, seat: int | None = None
    ) -> Observation:
        """Return the observation at a frame for the viewer or, if the round is over,
        for another seat; while hands are secret, that of a spectator."""
        position = self.round_frames(round_index)[index].position
        events = self.events_until(round_index, index)
        if self._is_covered(round_index):
            return observe_as_spectator(position, self.viewer, events)
        return observe(position, self._eyes(round_index, seat), events)

    def masked_events(
        self, round_index: int, index: int, seat: int | None = None
    ) -> tuple[Event, ...]:
        """Return the events of a frame as seen by the viewer or, if the round is over,
        by `seat`."""
        events = self.round_frames(round_index)[index].events
        eyes = self._eyes(round_index, seat)
        return tuple(mask_event(event, eyes) for event in events)

    def _eyes(self, round_index: int, seat: int | None) -> int:
        if self._is_covered(round_index):
            return SPECTATOR_SEAT
        if seat is not None and self.is_round_over(round_index):
            return seat
        return self.viewer

    def _is_covered(self, round_index: int) -> bool:
        """Return whether hands are secret: in an unfinished round with several people
        at one machine."""
        return self.record.has_several_people and not self.is_round_over(round_index)

    def is_turn_start(self, round_index: int, index: int) -> bool:
        """Return whether a turn starts at a frame; the first and the last frame of a
        round count as starts."""
        frames = self.round_frames(round_index)
        if index in (0, len(frames) - 1):
            return True
        return frames[index].position.turn != frames[index - 1].position.turn

    def find_frame(self, round_index: int, line: int, step: int) -> int | None:
        """Return the index of the frame before an action of a line; None if there is
        none."""
        for index, frame in enumerate(self.round_frames(round_index)):
            place = frame.line_index, frame.action_index
            if place == (line, step) and frame.action is not None:
                return index - 1
        return None

    def find_event(self, round_index: int, number: int) -> int:
        """Return the index of the frame before the event with this index in the round;
        0 if there is none."""
        found = -1
        for index, frame in enumerate(self.round_frames(round_index)):
            for event in frame.events:
                if isinstance(event, RoundStarted) or found >= 0:
                    found += 1
                if found >= number:
                    return max(index - 1, 0)
        return 0

    def combined_action(self, round_index: int, index: int) -> Action | None:
        """Return the action played after a frame, with the melds played directly after
        it; None if there is none."""
        after = self.round_frames(round_index)[index + 1 :]
        action = after[0].action if after else None
        if not isinstance(action, LayDown):
            return action
        plays: tuple[MeldPlay, ...] = ()
        for frame in after:
            if frame.line_index != after[0].line_index or not isinstance(
                frame.action, LayDown
            ):
                break
            plays += frame.action.plays
        return LayDown(plays)


def _frames(moment: ReplayMoment) -> Iterator[Frame]:
    """Yield the frame of a deal, or a frame for each action of a line."""
    line, number = moment.line, moment.line_index
    for index, (position, events) in enumerate(moment.steps):
        if line is None:
            yield Frame(position, tuple(events))
        else:
            action = line.steps[index].action
            yield Frame(position, tuple(events), number, index, line.seat, action)
