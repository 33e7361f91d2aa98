"""Replay: the frames of a record, shown in a window.

A replay is independent of the game on the table and of its file.
"""

from dataclasses import replace
from functools import partial
from typing import Final

from PySide6.QtCore import QObject, QTimer

from canasta_qt.advice import Mistake
from canasta_qt.app.game.score_view import current_score, score_at_deal, show_step_score
from canasta_qt.app.game.table_page import connect_panel_and_table
from canasta_qt.commands import Command
from canasta_qt.controller.advice.adviser import Adviser, RoundReview
from canasta_qt.controller.advice.review import (
    decisions_of_viewer,
    marked_mistakes,
    mistakes_by_frame,
)
from canasta_qt.controller.replay_frames import ReplayFrames
from canasta_qt.engine.scoring import score_sheet
from canasta_qt.engine.state.events import Event, RoundStarted
from canasta_qt.engine.state.observation import SPECTATOR_SEAT, Observation
from canasta_qt.engine.state.position import OVER_PHASE
from canasta_qt.notation.record import PERSON, REVIEW_FIELD
from canasta_qt.storage.own_rulesets import with_saved_title
from canasta_qt.table.paint.table_style import TableStyle
from canasta_qt.table.view import TableView
from canasta_qt.translate import number_text, tr
from canasta_qt.windows.replay_window import ReplayPosition, ReplayWindow, ReviewState
from canasta_qt.windows.widgets.choices import Speed
from canasta_qt.wording.advice.card import review_card
from canasta_qt.wording.advice.sentences import review_summary
from canasta_qt.wording.errors import error_sentence
from canasta_qt.wording.player_names import PlayerNames
from canasta_qt.wording.ruleset_names import ruleset_title
from canasta_qt.wording.scores.count import sentences_beside

FRAME_PAUSE_MS: Final = 450
"""Milliseconds between two steps at normal speed, besides their animation."""


class Replay(QObject):
    """Shows a record step by step in its own window."""

    def __init__(
        self,
        frames: ReplayFrames,
        window: ReplayWindow,
        table: TableView,
        display: tuple[TableStyle, Speed],
        adviser: Adviser,
    ) -> None:
        """Show the beginning of the first round."""
        super().__init__(window)
        self.frames = frames
        self.window = window
        self.table = table
        self.hand = 0
        self.index = 0
        self.is_playing = False
        self._open = False
        self.seat = frames.viewer
        """Seat from which the table is shown."""
        self._is_moving = False
        style, speed = display
        self._speed: Speed = Speed.FASTEST if speed is Speed.OFF else speed
        self._mistakes: dict[int, dict[int, Mistake]] = {}
        self.people = names_seen_from_seat(frames)
        self._title = ruleset_title(with_saved_title(frames.record.ruleset))
        self._adviser = adviser
        self._review: RoundReview | None = None
        """The running review of a round; its results are lost when the replay is
        closed."""
        self._review_progress = (0, 0)
        """Numbers of decisions analysed so far, and of all decisions."""
        self._reviewed = {
            hand
            for hand, played in enumerate(frames.record.rounds)
            if REVIEW_FIELD in played.private_fields
        }
        self._frame_timer = QTimer(self, singleShot=True)
        self._frame_timer.timeout.connect(self._advance)
        self._connect()
        window.bar.choose_pace(self._speed)
        self.set_style(style)
        self.show_frame(0, 0)

    def _connect(self) -> None:
        window, table, bar = self.window, self.table, self.window.bar
        table.playback.settled.connect(self._on_settled)
        table.playback.events_shown.connect(self._on_step_told)
        table.command_requested.connect(self._on_commanded)
        window.ends_requested.connect(self.go_to_start_or_end)
        connect_panel_and_table(window.area, table)
        log = window.area.panel.log
        log.replay_requested.connect(lambda _, event: self.go_to_event(event))
        window.closed.connect(self._on_closed)
        bar.play_requested.connect(self.play_or_pause)
        bar.step_requested.connect(self.step_by_action)
        bar.turn_requested.connect(self.step_by_turn)
        bar.round_requested.connect(self.go_to_round)
        bar.mark_requested.connect(self.go_to_marked_decision)
        bar.slider.valueChanged.connect(self.go_to_frame)
        bar.pace_chosen.connect(self.set_pace)
        bar.hands_requested.connect(self.show_hands)
        bar.seats.activated.connect(self.show_from_seat)
        bar.review.clicked.connect(self.start_or_stop_review)

    def set_style(self, style: TableStyle) -> None:
        """Set the style of the table; the speed in it is ignored, as the replay has a
        separate speed."""
        self._style = style
        self.table.set_style(
            replace(style, duration_factor=self._speed.duration_factor)
        )
        self.window.area.has_animations = not style.has_reduced_motion

    def set_pace(self, speed: Speed) -> None:
        """Set the speed of the replay."""
        self._speed = speed
        self.set_style(self._style)

    def show_from_seat(self, seat: int) -> None:
        """Show the table from a seat; in an unfinished round, `seat` is ignored and the
        table is shown from the player's seat."""
        self.seat = seat
        self.pause()
        self.show_frame(self.hand, self.index)

    def show_hands(self, shown: bool) -> None:  # noqa: FBT001 - the signal's
        """Show all hands of a finished round, or hide them."""
        self._open = shown
        self._show_hands()

    def start_or_stop_review(self) -> None:
        """Start the review of the shown round, or stop the running review."""
        if self._review is not None:
            self._cancel_review()
        elif self._review_state is ReviewState.POSSIBLE:
            choices = decisions_of_viewer(self.frames, self.hand)
            finish = partial(self._on_reviewed, self.hand)
            review = RoundReview(self._adviser, choices, self._on_progress, finish)
            if choices:
                self._review = review
        self._show_place()

    def _cancel_review(self) -> None:
        if self._review is not None:
            self._review.stop()
        self._review = None

    @property
    def _review_state(self) -> ReviewState:
        """State of the review of the shown round.

        An unfinished round is not reviewed: advice would be a hint, which is counted.
        """
        if self.frames.record.players[self.frames.viewer] != PERSON:
            return ReviewState.NOBODY
        if self._review is not None:
            return ReviewState.RUNNING
        if self.hand in self._reviewed:
            return ReviewState.DONE
        over = self.frames.is_round_over(self.hand)
        return ReviewState.POSSIBLE if over else ReviewState.TOO_EARLY

    def _on_progress(self, done: int, total: int) -> None:
        self._review_progress = done, total
        self._show_place()

    def _on_reviewed(
        self, hand: int, mistakes: tuple[Mistake, ...], unchecked: int
    ) -> None:
        """Mark the decisions that the review found."""
        self._review = None
        if not unchecked:
            self._reviewed.add(hand)
        self._mistakes[hand] = mistakes_by_frame(self.frames, mistakes)
        self._say(review_summary(len(mistakes), unchecked))
        self._show_place()

    def _say(self, words: str) -> None:
        self.table.status.show_no_game("", words)
        self.table.announcer.announce(words)

    def _on_closed(self) -> None:
        self._cancel_review()
        self.pause()

    def play_or_pause(self) -> None:
        """Play from this frame on, or pause."""
        if self.is_playing:
            self.pause()
            return
        if self.index == self._last_index:
            self.go_to_round(1)
        self.is_playing = self.index < self._last_index
        self._show_place()
        if self.is_playing and not self._is_moving:
            self._advance()

    def pause(self) -> None:
        """Stop playing from frame to frame."""
        self._frame_timer.stop()
        self.is_playing = False
        self._show_place()

    def step_by_action(self, direction: int) -> None:
        """Show the next action with an animation; for -1, show the state before the
        last action without an animation."""
        self.pause()
        self.table.playback.finish_animations()
        if direction > 0 and self.index < self._last_index:
            self._advance()
        elif direction < 0 and self.index > 0:
            self.show_frame(self.hand, self.index - 1)

    def step_by_turn(self, direction: int) -> None:
        """Show the beginning of the next turn; for -1, of the current turn, or if it is
        shown already of the previous turn."""
        index = self.index + direction
        while 0 < index < self._last_index and not self.frames.is_turn_start(
            self.hand, index
        ):
            index += direction
        self.go_to_frame(index)

    def go_to_frame(self, index: int) -> None:
        """Show the frame of this round at an index; an index out of range is
        limited."""
        self.show_frame(self.hand, min(max(index, 0), self._last_index))

    def go_to_event(self, number: int) -> None:
        """Show the frame before the event of this round at an index, and play on."""
        self.go_to_frame(self.frames.find_event(self.hand, number))
        self.play_or_pause()

    def go_to_start_or_end(self, direction: int) -> None:
        """Show the last frame of the round for 1, the first frame for -1."""
        self.go_to_frame(self._last_index if direction > 0 else 0)

    def go_to_round(self, direction: int) -> None:
        """Show the beginning of the next round; for -1, of the current round, or if it
        is shown already of the previous round."""
        if direction > 0:
            if self.hand < self.frames.round_count - 1:
                self.show_frame(self.hand + 1, 0)
            self._show_place()
        else:
            self.show_frame(self.hand if self.index else max(self.hand - 1, 0), 0)

    def go_to_marked_decision(self, direction: int) -> None:
        """Show the next marked decision of any round or, for -1, the previous one.

        If a review of the round has found no mistake, that is announced.
        """
        found = self._mark(direction)
        if found is not None:
            self.show_frame(*found)
        elif (
            not self.marked_mistakes(self.hand)
            and self._review_state is ReviewState.DONE
        ):
            self._say(review_summary(0))

    def show_frame(self, round_index: int, index: int) -> None:
        """Show a frame of a round without an animation."""
        self._frame_timer.stop()
        self.is_playing = self._is_moving = False
        self.hand, self.index = round_index, index
        if not self.frames.is_round_over(round_index):
            self.seat = self.frames.viewer
        self.people = names_seen_from_seat(self.frames, self.seat)
        observation = self._observation(index)
        self.table.start_table(self.people.names, self.people.viewer)
        self.table.scene().set_players(self.people)
        self.table.show_observation(observation)
        log = self.window.area.panel.log
        log.start_log(self.people)
        log.add_events(observation.history)
        self._on_arrived()
        if not self.table.advice.announcement:
            self.table.announcer.announce(
                self.table.scene().status_line.words.plain_text
            )

    def _advance(self) -> None:
        """Animate the next action."""
        self._frame_timer.stop()
        self.table.advice.show_hint(None)
        self._show_turn()  # updates the status line also if its animation was skipped
        self.index += 1
        self._is_moving = True
        seen = self.frames.masked_events(self.hand, self.index, self.seat)
        self.table.play_events(seen, self._observation(self.index))
        self._show_place()

    def _observation(self, index: int) -> Observation:
        return self.frames.observation(self.hand, index, self.seat)

    @property
    def _last_index(self) -> int:
        return len(self.frames.round_frames(self.hand)) - 1

    def marked_mistakes(self, round_index: int) -> dict[int, Mistake]:
        """Return the marked mistakes of a round, by the index of their frame."""
        if round_index not in self._mistakes:
            self._mistakes[round_index] = marked_mistakes(self.frames, round_index)
        return self._mistakes[round_index]

    def _mark(self, by: int) -> tuple[int, int] | None:
        """Return round and frame of the next marked decision or, for -1, of the
        previous one; None if there is none."""
        here = (self.hand, self.index)
        hands = range(self.frames.round_count)
        places = [(hand, at) for hand in hands for at in self.marked_mistakes(hand)]
        if by > 0:
            return next((place for place in places if place > here), None)
        return next((place for place in reversed(places) if place < here), None)

    def _on_settled(self) -> None:
        if self._is_moving:
            self._is_moving = False
            self._on_arrived()

    def _on_arrived(self) -> None:
        """Handle the end of an animation: show the turn, then stop at a mark or
        continue."""
        own = self.seat == self.frames.viewer
        mistake = self.marked_mistakes(self.hand).get(self.index) if own else None
        if mistake is not None or self.index == self._last_index:
            self.is_playing = False
        self._show_turn()
        self._show_standing()
        self._show_place()
        self._show_hands()
        self.table.advice.show_hint(None)
        if mistake is not None:
            card = review_card(mistake, self.people)
            better, more = mistake.advice.action, self._mark(1) is not None
            self.table.advice.show_mistake(card, better, more=more)
        if self.is_playing:
            self._frame_timer.start(round(FRAME_PAUSE_MS * self._speed.duration_factor))

    def _on_commanded(self, command: Command) -> None:
        """Continue from the marked decision at which the replay has stopped."""
        if command is Command.NEXT_MOMENT:
            self.go_to_marked_decision(1)
        elif command is Command.PLAY_ON:
            self.play_or_pause()

    def _show_turn(self) -> None:
        """Show the last turn in the status line; at the last frame of a damaged record,
        show why the replay ends there."""
        lines = self.table.context.turn_log.lines()
        words, seat = (lines[-1].text, lines[-1].seat) if lines else ("", None)
        error = self.frames.stopped
        last = self.hand == self.frames.round_count - 1
        if error is not None and last and self.index == self._last_index:
            text = tr("The replay ends here. {why}")
            words, seat = text.format(why=error_sentence(error)), None
        self.table.status.show_no_game("", words, seat)

    def _on_step_told(
        self,
        events: tuple[Event, ...],
        rest: tuple[Event, ...],
        observation: Observation,
    ) -> None:
        show_step_score(self.window.area, self.people, events, rest, observation)

    def _show_standing(self) -> None:
        observation = self._observation(self.index)
        position = self.frames.round_frames(self.hand)[self.index].position
        if position.phase == OVER_PHASE:
            sheet = score_sheet(position)
            shown = current_score(observation, self.people, sheet.total)
            shown = replace(shown, notes=sentences_beside(sheet, self.people))
        elif any(isinstance(event, RoundStarted) for event in observation.history[-1:]):
            shown = score_at_deal(observation, self.people)
        else:
            shown = current_score(observation, self.people)
        self.window.area.show_score(shown)

    def _show_place(self) -> None:
        place = ReplayPosition(
            round_index=self.hand,
            round_count=self.frames.round_count,
            frame_index=self.index,
            frame_count=self._last_index + 1,
            marked_frames=tuple(self.marked_mistakes(self.hand)),
            has_mark_before=self._mark(-1) is not None,
            has_mark_after=self._mark(1) is not None,
            is_playing=self.is_playing,
            is_round_over=self.frames.is_round_over(self.hand),
            player_names=tuple(map(self.people.name, range(len(self.people.names)))),
            seat=self.seat,
            review_state=self._review_state,
            review_progress=self._review_progress,
        )
        words = tr("Replay: {title}")
        title = words.format(title=self._title)
        self.window.show_position(place, title)

    def _show_hands(self) -> None:
        if not self._open or not self.frames.is_round_over(self.hand):
            self.window.show_hands(None)
            return
        position = self.frames.round_frames(self.hand)[self.index].position
        seats = position.terms.players
        order = [(self.seat + step) % seats for step in range(1, seats)]
        self.window.show_hands(
            [(self.people.name(seat), tuple(position.hand(seat))) for seat in order]
        )


def names_seen_from_seat(frames: ReplayFrames, seat: int | None = None) -> PlayerNames:
    """Return the names as seen from a seat; the viewer of the record is called “you”
    only at the viewer's own seat.

    If the viewer is a bot, or if several people played at one machine, no player is
    called “you”.
    """
    record = frames.record
    person = record.players[frames.viewer] == PERSON
    own = person and not record.has_several_people and seat in (None, frames.viewer)
    reader = frames.viewer if own else SPECTATOR_SEAT
    words = tr("Player {n}")
    seats = range(1, len(record.players) + 1)
    numbered = tuple(words.format(n=number_text(each)) for each in seats)
    names = record.names or numbered
    if reader < 0 and person and names[frames.viewer] == tr("You"):
        at = frames.viewer
        names = (*names[:at], numbered[at], *names[at + 1 :])
    terms = record.terms
    kinds, shared = terms.canasta_names, record.has_several_people
    return PlayerNames(names, reader, terms.sides, kinds, shared)
