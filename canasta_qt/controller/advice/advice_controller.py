"""Requests of the player for hints, analyses, reviews and reasons of bots.

Requests do not change the game; an accepted hint is played like a gesture of the
player.
"""

from dataclasses import replace
from functools import partial

from PySide6.QtCore import QObject, Signal

from canasta_qt.advice import Advice, Mistake
from canasta_qt.bots.messages import BotReply, RequestOptions
from canasta_qt.commands import Command
from canasta_qt.controller.advice.adviser import (
    Adviser,
    AdviserJob,
    Priority,
    RoundReview,
    advice_from_reply,
)
from canasta_qt.controller.advice.review import (
    ReviewedDecision,
    decisions_of_seat,
    decisions_of_viewer,
    record_with_advice,
    record_with_review,
    sorted_by_cost,
)
from canasta_qt.controller.bot_runner import BotRunner
from canasta_qt.controller.game_controller import GameController
from canasta_qt.controller.replay_frames import ReplayFrames
from canasta_qt.controller.session import Session
from canasta_qt.engine.legality import refusal
from canasta_qt.engine.state.actions import Action, AnswerPartner
from canasta_qt.engine.state.events import RoundStarted
from canasta_qt.engine.state.observation import Observation, mask_event, mask_position
from canasta_qt.engine.state.position import PLAY_PHASE, seat_to_act
from canasta_qt.gestures import Hint

MAX_EXPLAINED_TURNS = 2
"""Number of turns of each bot that can be explained."""


class AdviceController(QObject):
    """Requests for hints, analyses, reasons and reviews in one game controller."""

    hint_changed = Signal(object)
    """Emitted with a `Hint` to show, or None when the shown hint is out of date."""
    advice_used = Signal()
    """Emitted before a hint is shown or an advised action is played, so that the
    selected cards are deselected."""
    analysis_changed = Signal(object)
    """Emitted with the `Advice` for the decision being analysed; None after that
    decision."""
    why_changed = Signal(int, object)
    """Emitted with a seat and its last turns, the oldest first; a turn is a tuple of
    `Advice`."""
    review_progressed = Signal(int, int)
    review_finished = Signal(object, int)
    """Emitted with the mistakes, the most expensive first, and the number of decisions
    not evaluated."""

    def __init__(
        self, controller: GameController, runner: BotRunner, adviser: Adviser
    ) -> None:
        """Connect to the game and to `runner`, whose replies give the bots' reasons."""
        super().__init__(controller)
        self._controller = controller
        self._adviser = adviser
        self._job: AdviserJob | None = None
        """The adviser's job in progress for a hint or an analysis."""
        self._hint: Hint | None = None
        self._advice: Advice | None = None
        self._plan: tuple[Action, ...] = ()
        """The action advised last in this turn, followed by the actions planned after
        it."""
        self._hinted_decision: tuple[Session, int, int] | None = None
        self._analysing = False
        self._advice_by_turn: dict[int, list[list[Advice]]] = {}
        self._reviewed: dict[int, tuple[tuple[Mistake, ...], int]] = {}
        """Mistakes of each reviewed round by its index, and the number of decisions not
        evaluated."""
        self._running_review: RoundReview | None = None
        self._requested_rounds: tuple[int, ...] = ()
        """Indexes of the rounds to review; `_queue` has the decisions of those not
        yet started."""
        self._queue: dict[int, list[ReviewedDecision]] = {}
        runner.replied.connect(self._on_bot_replied)
        controller.table_started.connect(self._on_table_started)
        controller.observation_shown.connect(self.cancel)
        controller.handed_over.connect(self.cancel)
        controller.advanced.connect(self._on_advanced)
        controller.undone.connect(self.cancel)

    @property
    def _turn_session(self) -> Session | None:
        """The session if the player must decide at present; otherwise None."""
        session = self._controller.session
        return session if session is not None and session.is_own_turn else None

    # Hints

    def on_command(self, command: Command) -> None:
        """Show a hint, or play or close the shown hint, as the command says."""
        match command:
            case Command.HINT if self._hint is None and self._turn_session is not None:
                self._show_or_ask()
            case Command.FOLLOW if self._hint is not None and self._hint.advice:
                self.play_action(self._hint.advice.action)
            case Command.CLOSE:
                self.close_hint()
            case _:
                pass

    def _show_or_ask(self) -> None:
        if self._advice is not None:
            self._show_hint(self._advice)
        else:
            self._set_hint(Hint())
            self._ask()

    def close_hint(self) -> None:
        """Close the hint, or cancel its computation."""
        if self._advice is None and not self._analysing:
            self._adviser.cancel(self._job)
        self._set_hint(None)

    def play_action(self, action: Action) -> None:
        """Play an action chosen from the advice."""
        if self._turn_session is not None:
            self.advice_used.emit()
            self._controller.play_action(action)

    def _set_hint(self, hint: Hint | None) -> None:
        if hint != self._hint:
            self._hint = hint
            self.hint_changed.emit(hint)

    def _show_hint(self, advice: Advice) -> None:
        self._record_hint(advice)
        self.advice_used.emit()
        self._set_hint(Hint(advice))

    def _record_hint(self, advice: Advice) -> None:
        """Count the present decision as one with a hint; further hints for it are not
        counted."""
        session = self._controller.session
        assert session is not None  # the player decides
        decision = (session, len(session.record.rounds), session.decision)
        if decision != self._hinted_decision:
            self._hinted_decision = decision
            session.record_hint()
            session.record = record_with_advice(session.record, advice.action)
            self._controller.save()

    # Analyses

    def on_analysis_requested(self) -> None:
        """List the legal actions with their values until `on_analysis_left` is called.

        The list is cleared when the decision has been made.
        """
        self._analysing = self._turn_session is not None
        self._show_analysis()

    def on_analysis_left(self) -> None:
        """Stop listing the legal actions."""
        self._analysing = False
        if self._hint is None and self._advice is None:
            self._adviser.cancel(self._job)

    def _show_analysis(self) -> None:
        if self._turn_session is None:
            return
        if self._advice is not None:
            self._record_hint(self._advice)
            self.analysis_changed.emit(self._advice)
        elif self._hint is None:
            self._ask()

    def _ask(self) -> None:
        self._adviser.cancel(self._job)
        seen = self._controller.observation
        # The steps of the plan that were played are no longer legal.
        steps = (step for step in self._plan if refusal(seen.position, step) is None)
        options = RequestOptions(thorough=True, planned_action=next(steps, None))
        self._job = AdviserJob(Priority.HINT, seen, self._on_replied, options)
        self._adviser.add_job(self._job)

    def _on_replied(self, reply: BotReply) -> None:
        job, self._job = self._job, None
        if job is None or self._turn_session is None:
            return
        advice = advice_from_reply(job.observation, reply)
        self._advice = advice
        if job.observation.position.phase == PLAY_PHASE:
            self._plan = (reply.action, *reply.planned_actions)
        if self._hint is not None:
            self._show_hint(advice)
        if self._analysing:
            self._record_hint(advice)
            self.analysis_changed.emit(advice)

    # Changes of the game

    def _on_table_started(self) -> None:
        self._advice_by_turn = {}
        self._plan = ()
        self._reviewed = {}
        self.stop_review()
        self.cancel()

    def _on_advanced(self, events: tuple[object, ...]) -> None:
        if any(isinstance(event, RoundStarted) for event in events):
            self._advice_by_turn = {}
        if self._turn_session is None:
            self._plan = ()
        self.cancel()

    def cancel(self) -> None:
        """Cancel the hint and the analysis, because their decision was made or undone,
        or another game is shown."""
        self._advice = None
        self._adviser.cancel(self._job)
        self._set_hint(None)
        if self._analysing:
            self._analysing = False
            self.analysis_changed.emit(None)

    # Reasons of bots

    def _on_bot_replied(self, reply: BotReply) -> None:
        session = self._controller.session
        if (
            session is None
            or reply.decision_number != session.decision
            or session.is_over
        ):
            return
        if self._controller.is_suspended:
            return
        seat = seat_to_act(session.position)
        assert seat is not None  # the round is not over
        full = advice_from_reply(session.observe(seat), reply)
        turns = self._advice_by_turn.setdefault(seat, [])
        begins = session.position.phase != PLAY_PHASE
        if begins or not turns or isinstance(reply.action, AnswerPartner):
            turns.append([])
        turns[-1].append(full)
        del turns[:-MAX_EXPLAINED_TURNS]

    def on_why_requested(self, seat: int) -> None:
        """Emit the reasons for the last turns of a bot, without its hand while the
        round is running."""
        session = self._controller.session
        if session is None or session.bot_level(seat) is None:
            return
        turns = self._advice_by_turn.get(seat) or recorded_decisions(session, seat)
        if not session.is_over:
            viewer = session.seats.viewer
            turns = [[public_advice(each, viewer) for each in turn] for turn in turns]
        self.why_changed.emit(seat, tuple(map(tuple, turns)))

    # Reviews

    def on_review_requested(self, first: int) -> None:
        """Review the player's decisions in all finished rounds from index `first`
        on."""
        session = self._controller.session
        if session is None or not session.is_over or not session.is_begun:
            return
        self.stop_review()
        record = session.record
        frames = ReplayFrames(record, session.seats.viewer)
        self._requested_rounds = tuple(range(len(record.rounds))[first:])
        known = {hand for hand, found in self._reviewed.items() if not found[1]}
        new = [hand for hand in self._requested_rounds if hand not in known]
        self._queue = {hand: decisions_of_viewer(frames, hand) for hand in new}
        self._review_next(sum(map(len, self._queue.values())))

    def _review_next(self, total: int) -> None:
        """Review the next queued round; after the last round emit the result."""
        if not self._queue:
            found = [self._reviewed[hand] for hand in self._requested_rounds]
            mistakes = sorted_by_cost(each for some, _ in found for each in some)
            self.review_finished.emit(
                mistakes, sum(unchecked for _, unchecked in found)
            )
            return
        before = total - sum(map(len, self._queue.values()))
        hand = next(iter(self._queue))
        self._running_review = RoundReview(
            self._adviser,
            self._queue.pop(hand),
            lambda done, _: self.review_progressed.emit(before + done, total),
            partial(self._on_reviewed, hand, total),
        )

    def stop_review(self) -> None:
        """Stop the review, because its window was closed or another game is shown."""
        if self._running_review is not None:
            self._running_review.stop()

    def _on_reviewed(
        self, hand: int, total: int, mistakes: tuple[Mistake, ...], unchecked: int
    ) -> None:
        session = self._controller.session
        if session is None:
            return
        self._reviewed[hand] = mistakes, unchecked
        if not unchecked:
            session.record = record_with_review(session.record, hand, mistakes)
            self._controller.save()
        self._review_next(total)


def public_advice(full: Advice, seat: int) -> Advice:
    """Return the advice of a bot, reduced to what another seat can see."""
    seen = full.observation
    history = tuple(mask_event(event, seat) for event in seen.history)
    common = Observation(mask_position(seen.position, seat), seen.seat, history)
    return replace(full, observation=common, candidates=(), may_show_hand=False)


def recorded_decisions(session: Session, seat: int) -> list[list[Advice]]:
    """Return a bot's turns in the present round, from the record of an opened game.

    The record has no weights, so the reasons are derived from the positions.
    """
    # Bots are imported only when one is needed.
    from canasta_qt.bots.rule_bots.explain import reason_for

    turns: dict[int, list[Advice]] = {}
    if not session.record.rounds:
        return []  # practice has no record
    for each in decisions_of_seat(session.record, len(session.record.rounds) - 1, seat):
        ground = reason_for(each.observation.position, each.combined_action)
        full = Advice(each.observation, each.combined_action, ground)
        turns.setdefault(each.turn_number, []).append(full)
    return list(turns.values())[-MAX_EXPLAINED_TURNS:]
